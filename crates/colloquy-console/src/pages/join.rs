//! The page on which a person joins an organization.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::accounts::AccountError;
use colloquy_app::accounts::members::{self, MemberInvitation};
use colloquy_domain::account::secret::AccountSecret;
use colloquy_languages::console::{AccountProblemTexts, JoinOrganizationTexts, SetUpTexts};
use colloquy_languages::fill;

use super::provider;
use crate::destination;
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::routes;
use crate::text::{self, FormError};

/// What the person has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum JoinStep {
    CreateAccount,
    SignInFirst,
    /// The person is signed in with the invited address.
    Confirm,
    /// The person is signed in with another address.
    SignOutFirst,
}

#[derive(Template)]
#[template(path = "join.html")]
struct JoinPage<'p> {
    frame: ConsoleFrame<'p>,
    heading: String,
    lead: String,
    explanation: String,
    step: JoinStep,
    texts: &'static JoinOrganizationTexts,
    fields: &'static SetUpTexts,
    sign_out: &'static str,
    problems: &'static AccountProblemTexts,
    email: String,
    name: &'p str,
    token: String,
    /// The button of the identity provider, if there is one.
    provider: Option<String>,
    error: Option<FormError>,
}

impl JoinPage<'_> {
    fn error_of(&self, field: &str) -> Option<&str> {
        self.error.as_ref().filter(|error| error.field == field).map(|error| error.text.as_str())
    }
}

fn step(request: &ConsoleRequest<'_>, invitation: &MemberInvitation) -> JoinStep {
    match request.signed_in() {
        Some(person) => {
            let address = person.account.email.as_str();
            match address.eq_ignore_ascii_case(invitation.email.as_str()) {
                true => JoinStep::Confirm,
                false => JoinStep::SignOutFirst,
            }
        }
        None if invitation.has_account => JoinStep::SignInFirst,
        None => JoinStep::CreateAccount,
    }
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
    let invitation = members::page(request.app, secret).await?.ok_or(ConsoleProblem::LinkClosed)?;
    let (texts, email) = (&request.texts.join, invitation.email.as_str());
    let role = text::role(invitation.role, &request.texts.frame);
    let heading = fill(texts.heading, &[("organization", invitation.organization.name.as_str())]);
    let step = step(request, &invitation);
    let explanation = match step {
        JoinStep::CreateAccount => String::new(),
        JoinStep::SignInFirst => fill(texts.sign_in_first, &[("email", email)]),
        JoinStep::Confirm => fill(texts.as_account, &[("email", email)]),
        JoinStep::SignOutFirst => texts.other_account.to_owned(),
    };
    let frame = ConsoleFrame { menu: None, ..ConsoleFrame::new(request, heading.clone()) };
    let page = JoinPage {
        frame,
        heading,
        lead: fill(texts.lead, &[("role", role), ("email", email)]),
        explanation,
        step,
        texts,
        fields: &request.texts.set_up,
        sign_out: request.texts.frame.sign_out,
        problems: &request.texts.problems,
        email: email.to_owned(),
        name: request.form.value("name"),
        token: request.form_token().unwrap_or_default(),
        provider: provider::button(request),
        error,
    };
    let shown = response::page(status, &page);
    // After signing in, the person comes back.
    let comes_back = matches!(step, JoinStep::SignInFirst | JoinStep::SignOutFirst);
    Ok(if comes_back { destination::remember(request, shown) } else { shown })
}

pub async fn submit(
    request: &ConsoleRequest<'_>,
    secret: &AccountSecret,
) -> Result<HttpResponse, ConsoleProblem> {
    let invitation = members::page(request.app, secret).await?.ok_or(ConsoleProblem::LinkClosed)?;
    let overview = routes::overview(invitation.organization.id);
    let joined = match request.signed_in() {
        // The form of a person who is signed in acts in the name of that person.
        Some(_) if !request.has_sent_token() => return Err(ConsoleProblem::OutdatedForm),
        Some(person) => members::join_as(request.app, secret, &person.account).await.map(|()| None),
        None => {
            let entered = (request.form.value("name"), request.form.value("password"));
            members::join(request.app, secret, entered, request.sender()).await.map(Some)
        }
    };
    match joined {
        Ok(Some(session)) => Ok(destination::signed_in(request, &overview, &session.secret)),
        Ok(None) => Ok(response::redirect(&overview)),
        Err(AccountError::Refused(problem)) => {
            let error = FormError::of(problem, &request.texts.problems).ok_or(ConsoleProblem::LinkClosed)?;
            page(request, secret, StatusCode::BAD_REQUEST, Some(error)).await
        }
        Err(AccountError::Failed(error)) => Err(error.into()),
    }
}
