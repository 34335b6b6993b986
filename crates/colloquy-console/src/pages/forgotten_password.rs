//! The page on which a person requests a mail with a link for a new password.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::accounts::{AccountError, AccountProblem, passwords};
use colloquy_languages::console::{AccountProblemTexts, SignInTexts};
use colloquy_languages::console_access::ForgottenPasswordTexts;
use colloquy_languages::fill;

use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text::FormError;

/// What the page shows.
enum ForgottenPasswordView {
    Form(Option<FormError>),
    Sent,
    NoMail,
}

#[derive(Template)]
#[template(path = "forgotten_password.html")]
struct ForgottenPasswordPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static ForgottenPasswordTexts,
    fields: &'static SignInTexts,
    problems: &'static AccountProblemTexts,
    email: &'p str,
    view: ForgottenPasswordView,
}

pub fn show(request: &ConsoleRequest<'_>) -> HttpResponse {
    let view = match (request.app.mails_accounts(), request.query("sent")) {
        (false, _) => ForgottenPasswordView::NoMail,
        (true, Some(_)) => ForgottenPasswordView::Sent,
        (true, None) => ForgottenPasswordView::Form(None),
    };
    page(request, StatusCode::OK, view)
}

fn page(request: &ConsoleRequest<'_>, status: StatusCode, view: ForgottenPasswordView) -> HttpResponse {
    let (texts, frame_texts) = (&request.texts.access.forgotten, &request.texts.frame);
    let title = match &view {
        ForgottenPasswordView::Form(Some(_)) => fill(frame_texts.error_title, &[("title", texts.heading)]),
        ForgottenPasswordView::Sent => texts.sent_heading.to_owned(),
        ForgottenPasswordView::Form(None) | ForgottenPasswordView::NoMail => texts.heading.to_owned(),
    };
    let page = ForgottenPasswordPage {
        frame: ConsoleFrame { menu: None, ..ConsoleFrame::new(request, title) },
        texts,
        fields: &request.texts.sign_in,
        problems: &request.texts.problems,
        email: request.form.value("email"),
        view,
    };
    response::page(status, &page)
}

/// Answers the same whether or not an account has the address.
pub async fn submit(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    if !request.app.mails_accounts() {
        return Ok(page(request, StatusCode::OK, ForgottenPasswordView::NoMail));
    }
    let (email, client) = (request.form.value("email"), request.sender().address);
    match passwords::request_link(request.app, email, client, request.language).await {
        Ok(()) => Ok(response::redirect("/app/forgotten-password?sent")),
        Err(AccountError::Refused(problem)) => {
            let status = match problem {
                AccountProblem::TooManyAttempts { .. } => StatusCode::TOO_MANY_REQUESTS,
                _ => StatusCode::BAD_REQUEST,
            };
            let error = FormError::of(problem, &request.texts.problems);
            Ok(page(request, status, ForgottenPasswordView::Form(error)))
        }
        Err(AccountError::Failed(error)) => Err(error.into()),
    }
}
