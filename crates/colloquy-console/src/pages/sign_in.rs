//! Signing in and out.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::accounts::sign_in::{self, SignInCredentials};
use colloquy_app::accounts::{AccountError, AccountProblem};
use colloquy_languages::console::{AccountProblemTexts, SignInTexts};
use colloquy_languages::console_passkeys::PasskeyTexts;
use colloquy_languages::fill;

use super::{passkeys, provider};
use crate::destination;
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::routes;
use crate::text::FormError;

#[derive(Template)]
#[template(path = "sign_in.html")]
struct SignInPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static SignInTexts,
    problems: &'static AccountProblemTexts,
    email: &'p str,
    /// The button of the identity provider, if there is one.
    provider: Option<String>,
    /// The texts of passkeys, if the service has them.
    passkeys: Option<&'static PasskeyTexts>,
    error: Option<FormError>,
}

pub fn show(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    match request.signed_in() {
        Some(_) => Ok(response::redirect(&request.home())),
        None => Ok(page(request, StatusCode::OK, None)),
    }
}

/// Shows the form, with the reason why a person is not signed in.
pub fn page(request: &ConsoleRequest<'_>, status: StatusCode, error: Option<FormError>) -> HttpResponse {
    let (texts, frame_texts) = (&request.texts.sign_in, &request.texts.frame);
    let title = match error {
        Some(_) => fill(frame_texts.error_title, &[("title", texts.heading)]),
        None => texts.heading.to_owned(),
    };
    let frame = ConsoleFrame { menu: None, ..ConsoleFrame::new(request, title) };
    let page = SignInPage {
        frame: frame.with_scripts(&["passkeys.js"]),
        texts,
        problems: &request.texts.problems,
        email: request.form.value("email"),
        provider: provider::button(request),
        passkeys: passkeys::button(request),
        error,
    };
    response::page(status, &page)
}

pub async fn submit(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let credentials =
        SignInCredentials { email: request.form.value("email"), password: request.form.value("password") };
    match sign_in::sign_in(request.app, credentials, request.sender()).await {
        Ok(session) => Ok(destination::after_sign_in(request, &session.secret)),
        Err(AccountError::Refused(problem)) => {
            let status = match problem {
                AccountProblem::TooManyAttempts { .. } => StatusCode::TOO_MANY_REQUESTS,
                _ => StatusCode::UNAUTHORIZED,
            };
            Ok(page(request, status, FormError::of(problem, &request.texts.problems)))
        }
        Err(AccountError::Failed(error)) => Err(error.into()),
    }
}

pub async fn sign_out(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    if let Some(secret) = request.secret() {
        sign_in::sign_out(request.app, secret).await?;
    }
    Ok(response::with_session(response::redirect(routes::SIGN_IN), request, None))
}
