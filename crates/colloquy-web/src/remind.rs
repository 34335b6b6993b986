//! The pages on which an invitee asks for a reminder.

use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use colloquy_app::invitations::remind::remind_tomorrow;
use colloquy_app::invitee_pages::{self, InvitationPageContent, ReminderOffer};
use colloquy_app::{App, AppError};
use colloquy_domain::language::Language;
use colloquy_domain::moment;
use colloquy_domain::slug::Slug;
use colloquy_languages::reminder::ReminderTexts;

use crate::page::{self, PageFrame};
use crate::page_subject::InviteePageInterview;
use crate::problem::{self, PageProblem};
use crate::protection::protect_form;
use crate::words::fill;
use crate::{InviteePages, invitation};

/// Asks for confirmation: programs that scan mails follow links and must not ask for a reminder for anybody.
#[derive(Template)]
#[template(path = "remind.html")]
struct ReminderPage {
    frame: PageFrame,
    shown: InviteePageInterview,
    words: &'static ReminderTexts,
    /// When the reminder comes, if the invitee has asked for it.
    waiting: Option<String>,
    /// The path of the invitation.
    path: String,
}

/// What the page of the invitation says about reminders.
pub enum ReminderLine {
    /// The path of the page that offers one.
    Offer(String),
    /// When the one comes that the invitee has asked for.
    Waiting(String),
}

/// Returns what the page of the invitation says about reminders.
pub fn line(slug: &Slug, offer: ReminderOffer, language: Language) -> ReminderLine {
    match offer {
        ReminderOffer::Tomorrow => ReminderLine::Offer(format!("/i/{}/remind", slug.as_str())),
        ReminderOffer::Waiting { at } => {
            let time = moment::written(at, language);
            ReminderLine::Waiting(fill(language.tables().reminder.waiting, &[("time", &time)]))
        }
    }
}

/// Asks, or queues the reminder if the form was sent. `too_many` is as in [`InviteePages::answer`].
pub async fn answer(
    pages: &InviteePages,
    slug: &Slug,
    request: &HttpRequest,
    too_many: Option<u32>,
    language: Language,
) -> HttpResponse {
    if *request.method() != Method::POST {
        return show(slug, invitee_pages::invitation(&pages.app, slug).await, language);
    }
    if let Some(retry_after_s) = too_many {
        return problem::answer(PageProblem::TooMany { retry_after_s }, language);
    }
    if !pages.is_same_origin(request) {
        return problem::answer(PageProblem::ForeignForm, language);
    }
    show(slug, reminded(&pages.app, slug).await, language)
}

async fn reminded(app: &App, slug: &Slug) -> Result<Option<InvitationPageContent>, AppError> {
    remind_tomorrow(app, slug).await?;
    invitee_pages::invitation(app, slug).await
}

/// Returns the page that asks, or that says when the reminder comes, or the page of the invitation if none can be offered.
fn show(
    slug: &Slug,
    found: Result<Option<InvitationPageContent>, AppError>,
    language: Language,
) -> HttpResponse {
    let (content, offer) = match found {
        Ok(Some(content)) => match content.reminder {
            Some(offer) => (content, offer),
            None => return invitation::answer(slug, Ok(Some(content)), language),
        },
        found => return invitation::answer(slug, found, language),
    };
    let shown = InviteePageInterview::of(&content.subject);
    let words = &shown.language.tables().reminder;
    let waiting = match line(slug, offer, shown.language) {
        ReminderLine::Offer(_) => None,
        ReminderLine::Waiting(sentence) => Some(sentence),
    };
    let notice = if waiting.is_some() { &words.done } else { &words.question };
    let frame = shown.frame(notice.heading).with_form();
    let path = format!("/i/{}", slug.as_str());
    let mut response = page::answer(StatusCode::OK, &ReminderPage { frame, shown, words, waiting, path });
    protect_form(response.headers_mut());
    response
}

#[cfg(test)]
mod tests;
