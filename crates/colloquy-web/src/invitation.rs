//! The page that an invitation's link leads to.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::AppError;
use colloquy_app::visits::{InvitationPage, Stage};
use colloquy_domain::language::Language;

use crate::page::{self, Frame};
use crate::problem::{self, Problem};
use crate::shown::{Shown, line};
use crate::words::{Notice, Words};

/// An interview that can be taken.
#[derive(Template)]
#[template(path = "invitation.html")]
struct Open {
    frame: Frame,
    shown: Shown,
    greeting: String,
    opening: String,
    recorded: String,
    contact: String,
}

/// An interview that cannot.
#[derive(Template)]
#[template(path = "invitation_done.html")]
struct Done {
    frame: Frame,
    shown: Shown,
    notice: &'static Notice,
}

/// `language` is for what does not belong to any interview.
pub fn answer(found: Result<Option<InvitationPage>, AppError>, language: Language) -> HttpResponse {
    match found {
        Ok(Some(invitation)) => show(&invitation),
        Ok(None) => problem::answer(Problem::NotFound, language),
        Err(error) => problem::failed(&error, language),
    }
}

fn show(invitation: &InvitationPage) -> HttpResponse {
    let words = Words::of(invitation.subject.locale.language());
    match invitation.stage {
        Stage::Ready => open(invitation, words.invited),
        Stage::Reopened => open(invitation, words.reopened),
        Stage::InProgress => open(invitation, words.in_progress),
        Stage::Completed => done(invitation, &words.completed),
        Stage::Closed => done(invitation, &words.invitation_closed),
    }
}

fn open(invitation: &InvitationPage, opening: &str) -> HttpResponse {
    let shown = Shown::of(&invitation.subject);
    let name = invitation.name.as_ref().map(|name| line(name.as_str())).unwrap_or_default();
    let greeting = if name.is_empty() { shown.words.greeting } else { shown.words.greeting_named };
    let page = Open {
        frame: Frame::new(shown.language, shown.title.clone(), shown.head()),
        greeting: shown.say_to(&name, greeting),
        opening: shown.say(opening),
        recorded: shown.say(shown.words.recorded),
        contact: shown.say(shown.words.contact),
        shown,
    };
    page::answer(StatusCode::OK, &page)
}

fn done(invitation: &InvitationPage, notice: &'static Notice) -> HttpResponse {
    let shown = Shown::of(&invitation.subject);
    let frame = Frame::new(shown.language, notice.heading.to_owned(), shown.head());
    page::answer(StatusCode::OK, &Done { frame, shown, notice })
}

#[cfg(test)]
mod tests;
