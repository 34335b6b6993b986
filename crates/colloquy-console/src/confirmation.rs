//! The question before an action that cannot be undone. Its form repeats the one that was sent, so it works without scripts.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use crate::form::TOKEN;
use crate::frame::ConsoleFrame;
use crate::request::ConsoleRequest;
use crate::response;

/// The field by which a form says that the person has confirmed.
const CONFIRMED: &str = "confirmed";

pub struct ConfirmationQuestion {
    pub heading: &'static str,
    /// Says what happens, and to what.
    pub text: String,
    /// The button that does it.
    pub button: &'static str,
    /// Where the person returns who does not confirm.
    pub back: String,
}

#[derive(Template)]
#[template(path = "confirmation.html")]
struct ConfirmationPage<'p> {
    frame: ConsoleFrame<'p>,
    question: ConfirmationQuestion,
    cancel: &'static str,
    path: &'p str,
    fields: Vec<(&'p str, &'p str)>,
    token: String,
}

pub fn is_confirmed(request: &ConsoleRequest<'_>) -> bool {
    !request.form.value(CONFIRMED).is_empty()
}

/// Returns the page with the question, until the form says that the person has confirmed.
pub fn ask(request: &ConsoleRequest<'_>, question: ConfirmationQuestion) -> Option<HttpResponse> {
    if is_confirmed(request) {
        return None;
    }
    Some(page(request, question))
}

/// Returns the page with the question.
pub fn page(request: &ConsoleRequest<'_>, question: ConfirmationQuestion) -> HttpResponse {
    let page = ConfirmationPage {
        frame: ConsoleFrame::new(request, question.heading.to_owned()),
        question,
        cancel: request.texts.editing.interview.cancel,
        path: request.http.path(),
        fields: request.form.fields().filter(|(name, _)| *name != TOKEN).collect(),
        token: request.form_token().unwrap_or_default(),
    };
    response::page(StatusCode::OK, &page)
}
