//! The page of a person's own account.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::accounts::identities::{self, IdentityError};
use colloquy_app::accounts::{AccountError, AccountProblem, browser_sessions, passwords, profile};
use colloquy_domain::BrowserSessionId;
use colloquy_languages::console::{AccountProblemTexts, AccountTexts, SetUpTexts};
use colloquy_languages::console_access::{LanguageChoiceTexts, ProviderSignInTexts};

use super::edit_interview::Choice;
use super::language;
use super::passkeys::{self, PasskeySection};
use super::provider;
use crate::device;
use crate::frame::ConsoleFrame;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::routes;
use crate::text::{FormError, ShownTime};
use crate::timed_text::TimedText;

struct DeviceRow {
    id: String,
    name: String,
    is_this: bool,
    since: ShownTime,
    used: ShownTime,
}

/// The link with the identity provider of the service.
struct IdentitySection {
    texts: &'static ProviderSignInTexts,
    heading: String,
    explanation: TimedText,
    is_linked: bool,
    has_password: bool,
}

#[derive(Template)]
#[template(path = "account.html")]
struct AccountPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static AccountTexts,
    fields: &'static SetUpTexts,
    problems: &'static AccountProblemTexts,
    name: String,
    email: &'p str,
    language: &'static LanguageChoiceTexts,
    languages: Vec<Choice>,
    devices: Vec<DeviceRow>,
    identity: Option<IdentitySection>,
    /// The texts for an account without a password.
    no_password: Option<&'static ProviderSignInTexts>,
    token: String,
    passkeys: Option<PasskeySection>,
    is_password_changed: bool,
    /// Says that a passkey was added.
    passkey_added: Option<&'static str>,
    error: Option<FormError>,
}

impl AccountPage<'_> {
    fn error_of(&self, field: &str) -> Option<&str> {
        self.error.as_ref().filter(|error| error.field == field).map(|error| error.text.as_str())
    }

    fn has_other_devices(&self) -> bool {
        self.devices.len() > 1
    }
}

pub async fn show(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    page(request, StatusCode::OK, None).await
}

/// Returns the section about the identity provider, if the service has one.
async fn identity_section(request: &ConsoleRequest<'_>) -> Result<Option<IdentitySection>, ConsoleProblem> {
    let (person, texts) = (request.person()?, &request.texts.access.provider);
    let Some(heading) = provider::named(request, texts.heading) else { return Ok(None) };
    let linked = identities::linked(request.app, person.account.id).await?;
    let explanation = match &linked {
        Some(linked) => TimedText::new(texts.linked, linked.linked_at, request.language),
        None => provider::named(request, texts.not_linked).unwrap_or_default().as_str().into(),
    };
    let has_password = !person.account.password.is_none();
    Ok(Some(IdentitySection { texts, heading, explanation, is_linked: linked.is_some(), has_password }))
}

pub async fn page(
    request: &ConsoleRequest<'_>,
    status: StatusCode,
    error: Option<FormError>,
) -> Result<HttpResponse, ConsoleProblem> {
    let (person, texts) = (request.person()?, &request.texts.account);
    let sessions = browser_sessions::list(request.app, person.account.id).await?;
    let rows = sessions.iter().rev().map(|session| DeviceRow {
        id: session.id.to_string(),
        name: device::name(&session.user_agent, texts),
        is_this: session.id == person.session.id,
        since: ShownTime::new(session.created_at, request.language),
        used: ShownTime::new(session.used_at, request.language),
    });
    let entered = error.as_ref().filter(|error| error.field == "name").map(|_| request.form.value("name"));
    let page = AccountPage {
        frame: ConsoleFrame::new(request, texts.heading.to_owned()).with_scripts(&["passkeys.js"]),
        texts,
        fields: &request.texts.set_up,
        problems: &request.texts.problems,
        name: entered.unwrap_or(person.account.name.as_str()).to_owned(),
        email: person.account.email.as_str(),
        language: &request.texts.access.language,
        languages: language::of_account(request),
        devices: rows.collect(),
        identity: identity_section(request).await?,
        no_password: person.account.password.is_none().then_some(&request.texts.access.provider),
        token: request.form_token().unwrap_or_default(),
        passkeys: passkeys::section(request).await?,
        is_password_changed: request.query("password").is_some(),
        passkey_added: request.query("passkey").map(|_| request.texts.access.passkeys.added),
        error,
    };
    Ok(response::page(status, &page))
}

async fn refused(request: &ConsoleRequest<'_>, error: AccountError) -> Result<HttpResponse, ConsoleProblem> {
    let problem = match error {
        AccountError::Refused(problem) => problem,
        AccountError::Failed(error) => return Err(error.into()),
    };
    let error = match problem {
        AccountProblem::WrongCredentials => {
            let text = request.texts.problems.wrong_password.to_owned();
            FormError { field: "present", text }
        }
        problem => FormError::of(problem, &request.texts.problems).ok_or(ConsoleProblem::BadForm)?,
    };
    page(request, StatusCode::BAD_REQUEST, Some(error)).await
}

pub async fn rename(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let account = request.person()?.account.id;
    match profile::rename(request.app, account, request.form.value("name")).await {
        Ok(()) => Ok(response::redirect("/app/account?saved")),
        Err(error) => refused(request, error).await,
    }
}

pub async fn change_password(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let (person, form) = (request.person()?, &request.form);
    let (present, new) = (form.value("present"), form.value("password"));
    let (passwords, language) = ((present, new), request.language);
    match passwords::change(request.app, &person.account, person.session.id, passwords, language).await {
        Ok(()) => Ok(response::redirect("/app/account?password")),
        Err(error) => refused(request, error).await,
    }
}

pub async fn end_session(
    request: &ConsoleRequest<'_>,
    id: BrowserSessionId,
) -> Result<HttpResponse, ConsoleProblem> {
    browser_sessions::end(request.app, request.person()?.account.id, id).await?;
    Ok(response::redirect(routes::ACCOUNT))
}

pub async fn end_other_sessions(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let person = request.person()?;
    browser_sessions::end_others(request.app, person.account.id, person.session.id).await?;
    Ok(response::redirect(routes::ACCOUNT))
}

/// Removes the link with the identity provider. The page has no such form for an account without a password.
pub async fn unlink(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    match identities::unlink(request.app, request.person()?.account.id).await {
        Ok(()) => Ok(response::redirect("/app/account?saved")),
        Err(IdentityError::Refused(_)) => Err(ConsoleProblem::BadForm),
        Err(IdentityError::Failed(error)) => Err(error.into()),
    }
}
