//! Passkeys: on the page of an account, and for signing in.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::ORIGIN;
use colloquy_app::accounts::AccountProblem;
use colloquy_app::accounts::passkeys::{
    self, BegunPasskeyCeremony, BegunPasskeySignIn, PasskeyProblem, PasskeyResponse, PasskeyVerifierError,
};
use colloquy_domain::PasskeyId;
use colloquy_domain::account::passkey::{MOST_PASSKEYS, PasskeySite};
use colloquy_domain::account::secret::AccountSecret;
use colloquy_languages::console_passkeys::PasskeyTexts;
use colloquy_languages::fill;
use serde_json::{Value, json};

use super::{account, sign_in};
use crate::cookie;
use crate::destination;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text::{FormError, ShownTime};

pub struct ListedPasskey {
    pub id: String,
    pub name: String,
    pub created: ShownTime,
    pub used: Option<ShownTime>,
}

/// The part of the account's page.
pub struct PasskeySection {
    pub texts: &'static PasskeyTexts,
    pub rows: Vec<ListedPasskey>,
    /// Whether the forms have a field for the password.
    pub needs_password: bool,
}

/// Returns the texts of the button for signing in, if the service has passkeys.
pub fn button(request: &ConsoleRequest<'_>) -> Option<&'static PasskeyTexts> {
    request.app.has_passkeys().then_some(&request.texts.access.passkeys)
}

/// Returns the section about passkeys, if the service has them.
pub async fn section(request: &ConsoleRequest<'_>) -> Result<Option<PasskeySection>, ConsoleProblem> {
    let Some(texts) = button(request) else { return Ok(None) };
    let person = request.person()?;
    let rows =
        passkeys::list(request.app, person.account.id).await?.into_iter().map(|passkey| ListedPasskey {
            id: passkey.id.to_string(),
            name: passkey.name.as_str().to_owned(),
            created: ShownTime::new(passkey.created_at, request.language),
            used: ShownTime::optional(passkey.used_at, request.language),
        });
    let has_password = !person.account.password.is_none();
    let needs_password = has_password && passkeys::needs_password(request.app, person);
    Ok(Some(PasskeySection { texts, rows: rows.collect(), needs_password }))
}

/// Returns the site of the page that sent the request. Its origin is the service's own, or the request is refused.
fn site(request: &ConsoleRequest<'_>) -> Result<PasskeySite, ConsoleProblem> {
    let origin = request.header(ORIGIN).ok_or(ConsoleProblem::OutdatedForm)?;
    request.app.links.passkey_site(origin, request.host()).ok_or(ConsoleProblem::OutdatedForm)
}

/// Returns the status and the text for a problem.
fn shown(
    request: &ConsoleRequest<'_>,
    problem: PasskeyProblem,
) -> Result<(StatusCode, String), ConsoleProblem> {
    let (texts, problems) = (&request.texts.access.passkeys, &request.texts.problems);
    let (status, text) = match problem {
        PasskeyProblem::NoPasskeys => return Err(ConsoleProblem::NotFound),
        PasskeyProblem::TooManyAttempts { retry_after_s } => {
            let error = FormError::of(AccountProblem::TooManyAttempts { retry_after_s }, problems);
            let text = error.map(|error| error.text).unwrap_or_default();
            return Ok((StatusCode::TOO_MANY_REQUESTS, text));
        }
        PasskeyProblem::TooMany => {
            let most = MOST_PASSKEYS.to_string();
            return Ok((StatusCode::BAD_REQUEST, fill(texts.too_many, &[("most", &most)])));
        }
        PasskeyProblem::NoHostName => (StatusCode::BAD_REQUEST, texts.no_host_name),
        PasskeyProblem::Name => (StatusCode::BAD_REQUEST, texts.name_problem),
        PasskeyProblem::WrongPassword => (StatusCode::BAD_REQUEST, problems.wrong_password),
        PasskeyProblem::SignInAgain => (StatusCode::FORBIDDEN, texts.sign_in_again),
        PasskeyProblem::Outdated => (StatusCode::BAD_REQUEST, texts.outdated),
        PasskeyProblem::Known => (StatusCode::BAD_REQUEST, texts.known),
        PasskeyProblem::NotProven if request.signed_in().is_some() => {
            (StatusCode::BAD_REQUEST, texts.refused)
        }
        PasskeyProblem::NotProven => (StatusCode::UNAUTHORIZED, texts.not_proven),
        PasskeyProblem::Unknown => (StatusCode::UNAUTHORIZED, texts.unknown),
    };
    Ok((status, text.to_owned()))
}

/// Returns the options for the browser, or the text that the page shows.
fn begun(
    request: &ConsoleRequest<'_>,
    begun: Result<BegunPasskeyCeremony, PasskeyVerifierError>,
) -> Result<HttpResponse, ConsoleProblem> {
    let (status, body) = match begun {
        Ok(BegunPasskeyCeremony { options, ceremony }) => {
            let options: Value = serde_json::from_str(&options).map_err(|error| {
                tracing::error!(%error, "the options of a passkey are not JSON");
                ConsoleProblem::Failed
            })?;
            (StatusCode::OK, json!({ "options": options, "ceremony": ceremony }))
        }
        Err(PasskeyVerifierError::Refused(problem)) => {
            let (status, text) = shown(request, problem)?;
            (status, json!({ "error": text }))
        }
        Err(PasskeyVerifierError::Failed(error)) => return Err(error.into()),
    };
    Ok(response::json(status, &body))
}

pub async fn begin_registration(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let (site, form) = (site(request)?, &request.form);
    let entered = (form.value("name"), form.value("present"));
    let outcome = passkeys::begin_registration(request.app, request.person()?, &site, entered).await;
    begun(request, outcome)
}

fn sent<'r>(request: &'r ConsoleRequest<'_>) -> PasskeyResponse<'r> {
    PasskeyResponse { ceremony: request.form.value("ceremony"), response: request.form.value("response") }
}

pub async fn complete_registration(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let (site, person) = (site(request)?, request.person()?);
    let (app, language) = (request.app, request.language);
    match passkeys::complete_registration(app, person, &site, sent(request), language).await {
        Ok(()) => Ok(response::redirect("/app/account?passkey")),
        Err(error) => refused(request, error).await,
    }
}

/// Shows the page of the account with the reason.
async fn refused(
    request: &ConsoleRequest<'_>,
    error: PasskeyVerifierError,
) -> Result<HttpResponse, ConsoleProblem> {
    match error {
        PasskeyVerifierError::Refused(problem) => {
            let (status, text) = shown(request, problem)?;
            account::page(request, status, Some(FormError { field: "", text })).await
        }
        PasskeyVerifierError::Failed(error) => Err(error.into()),
    }
}

pub async fn remove(request: &ConsoleRequest<'_>, id: PasskeyId) -> Result<HttpResponse, ConsoleProblem> {
    match passkeys::remove(request.app, request.person()?, id, request.form.value("present")).await {
        Ok(()) => Ok(response::redirect("/app/account?saved")),
        Err(error) => refused(request, error).await,
    }
}

/// Returns the secret of the browser that began a sign-in.
fn browser(request: &ConsoleRequest<'_>) -> Option<AccountSecret> {
    cookie::passkey_browser(request.http.headers(), request.app.links.is_encrypted())
}

pub async fn begin_sign_in(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let (site, known) = (site(request)?, browser(request));
    let address = request.sender().address;
    match passkeys::begin_sign_in(request.app, &site, address, known.as_ref()).await {
        Ok(BegunPasskeySignIn { ceremony, browser }) => {
            let cookie = cookie::written_passkey_browser(&browser, request.app.links.is_encrypted());
            Ok(response::with_cookie(begun(request, Ok(ceremony))?, cookie))
        }
        Err(error) => begun(request, Err(error)),
    }
}

pub async fn complete_sign_in(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let (site, browser) = (site(request)?, browser(request));
    let (response, sender) = (sent(request), request.sender());
    match passkeys::complete_sign_in(request.app, &site, response, sender, browser.as_ref()).await {
        Ok(session) => Ok(destination::after_sign_in(request, &session.secret)),
        Err(PasskeyVerifierError::Refused(problem)) => {
            let (status, text) = shown(request, problem)?;
            Ok(sign_in::page(request, status, Some(FormError { field: "", text })))
        }
        Err(PasskeyVerifierError::Failed(error)) => Err(error.into()),
    }
}
