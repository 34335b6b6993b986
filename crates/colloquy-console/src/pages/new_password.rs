//! The page on which a person with a link chooses a new password.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::accounts::{AccountError, passwords};
use colloquy_domain::account::secret::AccountSecret;
use colloquy_languages::console::{AccountProblemTexts, NewPasswordTexts, SetUpTexts};
use colloquy_languages::fill;

use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::routes;
use crate::text::FormError;

#[derive(Template)]
#[template(path = "new_password.html")]
struct NewPasswordPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static NewPasswordTexts,
    fields: &'static SetUpTexts,
    problems: &'static AccountProblemTexts,
    lead: String,
    email: String,
    error: Option<FormError>,
}

pub async fn show(
    request: &ConsoleRequest<'_>,
    secret: &AccountSecret,
) -> Result<HttpResponse, ConsoleProblem> {
    page(request, secret, StatusCode::OK, None).await
}

async fn page(
    request: &ConsoleRequest<'_>,
    secret: &AccountSecret,
    status: StatusCode,
    error: Option<FormError>,
) -> Result<HttpResponse, ConsoleProblem> {
    let account = passwords::account_of_link(request.app, secret).await?.ok_or(ConsoleProblem::LinkClosed)?;
    let (texts, email) = (&request.texts.new_password, account.email.as_str());
    let page = NewPasswordPage {
        frame: ConsoleFrame { menu: None, ..ConsoleFrame::new(request, texts.heading.to_owned()) },
        texts,
        fields: &request.texts.set_up,
        problems: &request.texts.problems,
        lead: fill(texts.lead, &[("email", email)]),
        email: email.to_owned(),
        error,
    };
    Ok(response::page(status, &page))
}

pub async fn submit(
    request: &ConsoleRequest<'_>,
    secret: &AccountSecret,
) -> Result<HttpResponse, ConsoleProblem> {
    let password = request.form.value("password");
    match passwords::reset(request.app, secret, password, request.sender(), request.language).await {
        Ok(session) => {
            Ok(response::with_session(response::redirect(routes::ROOT), request, Some(&session.secret)))
        }
        Err(AccountError::Refused(problem)) => {
            let error = FormError::of(problem, &request.texts.problems).ok_or(ConsoleProblem::LinkClosed)?;
            page(request, secret, StatusCode::BAD_REQUEST, Some(error)).await
        }
        Err(AccountError::Failed(error)) => Err(error.into()),
    }
}
