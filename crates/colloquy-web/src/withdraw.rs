//! The pages on which an invitee withdraws their consent.

use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use colloquy_app::invitations::withdraw_consent::withdraw_consent;
use colloquy_app::invitee_pages::{self, ConsentState, DataAfterWithdrawal, InvitationPageContent};
use colloquy_app::{App, AppError};
use colloquy_domain::language::Language;
use colloquy_domain::organization::WithdrawalPolicy;
use colloquy_domain::slug::Slug;
use colloquy_languages::page::PageNotice;
use colloquy_languages::withdrawal::WithdrawalTexts;

use crate::page::{self, PageFrame};
use crate::page_subject::InviteePageInterview;
use crate::problem::{self, PageProblem};
use crate::protection::protect_form;
use crate::{InviteePages, invitation};

/// Asks for confirmation: programs that scan mails follow links and must not withdraw for anybody.
#[derive(Template)]
#[template(path = "withdraw.html")]
struct Question {
    frame: PageFrame,
    shown: InviteePageInterview,
    words: &'static WithdrawalTexts,
    /// What happens to what is stored.
    meaning: String,
    /// The path of the invitation.
    path: String,
}

/// Returns the path of the page, if there is consent to withdraw.
pub fn path(slug: &Slug, consent: ConsentState) -> Option<String> {
    consent.may_withdraw().then(|| path_of(slug))
}

pub fn path_of(slug: &Slug) -> String {
    format!("/i/{}/withdraw", slug.as_str())
}

/// Asks, or withdraws the consent if the form was sent. `too_many` is as in [`InviteePages::answer`].
pub async fn answer(
    pages: &InviteePages,
    slug: &Slug,
    request: &HttpRequest,
    too_many: Option<u32>,
    language: Language,
) -> HttpResponse {
    if *request.method() != Method::POST {
        return question(slug, invitee_pages::invitation(&pages.app, slug).await, language);
    }
    if let Some(retry_after_s) = too_many {
        return problem::answer(PageProblem::TooMany { retry_after_s }, language);
    }
    if !pages.is_same_origin(request) {
        return problem::answer(PageProblem::ForeignForm, language);
    }
    invitation::answer(slug, withdrawn(&pages.app, slug).await, language)
}

/// Withdraws the consent, and returns the page of the invitation after that.
async fn withdrawn(app: &App, slug: &Slug) -> Result<Option<InvitationPageContent>, AppError> {
    withdraw_consent(app, slug).await?;
    invitee_pages::invitation(app, slug).await
}

/// Returns the page that asks, or the page of the invitation if there is nothing to withdraw.
fn question(
    slug: &Slug,
    found: Result<Option<InvitationPageContent>, AppError>,
    language: Language,
) -> HttpResponse {
    let (content, policy) = match found {
        Ok(Some(content)) => match content.consent {
            ConsentState::Given(policy) => (content, policy),
            _ => return invitation::answer(slug, Ok(Some(content)), language),
        },
        found => return invitation::answer(slug, found, language),
    };
    let shown = InviteePageInterview::of(&content.subject);
    let words = &shown.language.tables().withdrawal;
    let meaning = shown.say(match policy {
        WithdrawalPolicy::AskFirst => words.asks_first,
        WithdrawalPolicy::EraseAtOnce => words.erases_at_once,
    });
    let frame = shown.frame(words.question.heading).with_form();
    let path = format!("/i/{}", slug.as_str());
    let mut response = page::answer(StatusCode::OK, &Question { frame, shown, words, meaning, path });
    protect_form(response.headers_mut());
    response
}

/// Returns what the page of an invitation says after a withdrawal.
pub fn notice(consent: ConsentState, language: Language) -> &'static PageNotice {
    let words = &language.tables().withdrawal;
    match consent {
        ConsentState::Withdrawn(DataAfterWithdrawal::BeingErased) => &words.being_erased,
        ConsentState::Withdrawn(DataAfterWithdrawal::Kept) => &words.kept,
        _ => &words.undecided,
    }
}

#[cfg(test)]
mod tests;
