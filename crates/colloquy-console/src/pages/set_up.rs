//! The page on which the first person sets an organization up.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::accounts::AccountError;
use colloquy_app::accounts::set_up::{self, SetUpFormInput};
use colloquy_domain::account::secret::AccountSecret;
use colloquy_languages::console::{AccountProblemTexts, JoinOrganizationTexts, SetUpTexts};
use colloquy_languages::fill;

use crate::destination;
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
    join: &'static JoinOrganizationTexts,
    /// With which account the person is signed in.
    as_account: Option<String>,
    token: String,
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
    let shown = page(request, StatusCode::OK, organization.name.as_str(), None);
    // A person who has an account signs in and comes back.
    Ok(if request.signed_in().is_none() { destination::remember(request, shown) } else { shown })
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
    let join = &request.texts.join;
    let as_account = request.signed_in().map(|person| person.account.email.as_str());
    let as_account = as_account.map(|email| fill(join.as_account, &[("email", email)]));
    let token = request.form_token().unwrap_or_default();
    let page =
        SetUpPage { frame, texts, problems, organization, name, email, join, as_account, token, error };
    response::page(status, &page)
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
    let done = match request.signed_in() {
        // The form of a person who is signed in acts in the name of that person.
        Some(_) if !request.has_sent_token() => return Err(ConsoleProblem::OutdatedForm),
        Some(person) => set_up::set_up_as(request.app, secret, first.organization, &person.account)
            .await
            .map(|organization| response::redirect(&routes::overview(organization))),
        None => set_up::set_up(request.app, secret, first, request.sender())
            .await
            .map(|session| destination::signed_in(request, routes::ROOT, &session.secret)),
    };
    match done {
        Ok(response) => Ok(response),
        Err(AccountError::Refused(problem)) => {
            let error = FormError::of(problem, &request.texts.problems).ok_or(ConsoleProblem::LinkClosed)?;
            Ok(page(request, StatusCode::BAD_REQUEST, form.value("organization"), Some(error)))
        }
        Err(AccountError::Failed(error)) => Err(error.into()),
    }
}
