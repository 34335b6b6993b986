//! The pages on which an invitee says that they do not want to take part.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::AppError;
use colloquy_app::invitee_pages::InvitationPageContent;
use colloquy_domain::language::Language;
use colloquy_domain::slug::Slug;
use colloquy_languages::page::PageNotice;

use crate::invitation;
use crate::page::{self, PageFrame};
use crate::page_subject::InviteePageInterview;
use crate::problem::{self, PageProblem};
use crate::protection::protect_form;

/// Asks for confirmation: programs that scan mails follow links and must not decline for anybody.
#[derive(Template)]
#[template(path = "decline.html")]
struct Question {
    frame: PageFrame,
    shown: InviteePageInterview,
    notice: &'static PageNotice,
    button: &'static str,
    back: &'static str,
    /// The path of the invitation.
    path: String,
}

#[derive(Template)]
#[template(path = "unsubscribed.html")]
struct Declined {
    frame: PageFrame,
    shown: InviteePageInterview,
    notice: &'static PageNotice,
}

/// Returns the page that asks, or the page of the invitation if it is too late to decline.
pub fn question(
    slug: &Slug,
    found: Result<Option<InvitationPageContent>, AppError>,
    language: Language,
) -> HttpResponse {
    let content = match found {
        Ok(Some(content)) if content.may_decline => content,
        found => return invitation::answer(slug, found, language),
    };
    let shown = InviteePageInterview::of(&content.subject);
    let words = &shown.words.decline;
    let frame = shown.frame(words.question.heading).with_form();
    let path = format!("/i/{}", slug.as_str());
    let (notice, button, back) = (&words.question, words.button, words.back);
    let mut response = page::answer(StatusCode::OK, &Question { frame, shown, notice, button, back, path });
    protect_form(response.headers_mut());
    response
}

/// Returns the page after declining. `found` is the invitation as it was before.
pub fn declined(
    slug: &Slug,
    found: Result<Option<InvitationPageContent>, AppError>,
    outcome: Result<Option<bool>, AppError>,
    language: Language,
) -> HttpResponse {
    let content = match (found, outcome) {
        (Ok(Some(content)), Ok(Some(true))) => content,
        (found, Ok(Some(_))) => return invitation::answer(slug, found, language),
        (_, Ok(None)) => return problem::answer(PageProblem::NotFound, language),
        (_, Err(error)) => return problem::failed(&error, language),
    };
    let shown = InviteePageInterview::of(&content.subject);
    let notice = &shown.words.decline.done;
    let frame = shown.frame(notice.heading);
    page::answer(StatusCode::OK, &Declined { frame, shown, notice })
}

#[cfg(test)]
mod tests;
