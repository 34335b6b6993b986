//! The page on which the first person sets an organization up.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::accounts::AccountError;
use colloquy_app::accounts::set_up::{self, SetUpFormInput};
use colloquy_domain::account::secret::AccountSecret;
use colloquy_languages::console::{AccountProblemTexts, SetUpTexts};
use colloquy_languages::fill;

use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::routes;
use crate::text::FormError;

#[derive(Template)]
#[template(path = "set_up.html")]
struct SetUpPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static SetUpTexts,
    problems: &'static AccountProblemTexts,
    organization: &'p str,
    name: &'p str,
    email: &'p str,
    error: Option<FormError>,
}

impl SetUpPage<'_> {
    fn error_of(&self, field: &str) -> Option<&str> {
        self.error.as_ref().filter(|error| error.field == field).map(|error| error.text.as_str())
    }
}

pub async fn show(
    request: &ConsoleRequest<'_>,
    secret: &AccountSecret,
) -> Result<HttpResponse, ConsoleProblem> {
    let organization = set_up::page(request.app, secret).await?.ok_or(ConsoleProblem::LinkClosed)?;
    Ok(page(request, StatusCode::OK, organization.name.as_str(), None))
}

fn page(
    request: &ConsoleRequest<'_>,
    status: StatusCode,
    organization: &str,
    error: Option<FormError>,
) -> HttpResponse {
    let (texts, problems) = (&request.texts.set_up, &request.texts.problems);
    let title = match error {
        Some(_) => fill(request.texts.frame.error_title, &[("title", texts.heading)]),
        None => texts.heading.to_owned(),
    };
    let frame = ConsoleFrame { menu: None, ..ConsoleFrame::new(request, title) };
    let (name, email) = (request.form.value("name"), request.form.value("email"));
    response::page(status, &SetUpPage { frame, texts, problems, organization, name, email, error })
}

pub async fn submit(
    request: &ConsoleRequest<'_>,
    secret: &AccountSecret,
) -> Result<HttpResponse, ConsoleProblem> {
    let form = &request.form;
    let first = SetUpFormInput {
        organization: form.value("organization"),
        name: form.value("name"),
        email: form.value("email"),
        password: form.value("password"),
    };
    match set_up::set_up(request.app, secret, first, request.sender()).await {
        Ok(session) => {
            Ok(response::with_session(response::redirect(routes::ROOT), request, Some(&session.secret)))
        }
        Err(AccountError::Refused(problem)) => {
            let error = FormError::of(problem, &request.texts.problems).ok_or(ConsoleProblem::LinkClosed)?;
            Ok(page(request, StatusCode::BAD_REQUEST, form.value("organization"), Some(error)))
        }
        Err(AccountError::Failed(error)) => Err(error.into()),
    }
}
