//! Signing in through an identity provider.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use colloquy_app::accounts::AccountProblem;
use colloquy_app::accounts::identities::{self, IdentityError, IdentityProblem, IdentityProviderCallback};
use colloquy_languages::fill;

use super::sign_in;
use crate::cookie;
use crate::destination;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text::FormError;

/// Returns a text with the name of the provider, if the service has one.
pub fn named(request: &ConsoleRequest<'_>, text: &str) -> Option<String> {
    let provider = request.app.sign_in_provider()?;
    Some(fill(text, &[("provider", &provider.name)]))
}

pub fn button(request: &ConsoleRequest<'_>) -> Option<String> {
    named(request, request.texts.access.provider.button)
}

/// Leads to the provider. A link leads here and not a form, because the policy of the page confines forms to this
/// service, even their redirections.
pub async fn begin(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    match identities::begin(request.app, request.sender().address).await {
        Ok(begun) => {
            let cookie = cookie::written_attempt(Some(&begun.attempt), request.app.links.is_encrypted());
            Ok(response::with_cookie(response::redirect(&begun.url), cookie))
        }
        Err(error) => refused(request, error),
    }
}

/// Receives the person whom the provider leads back. The cookie of the attempt is removed in any case.
pub async fn complete(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let is_encrypted = request.app.links.is_encrypted();
    let attempt = cookie::attempt(request.http.headers(), is_encrypted);
    let query = |name| request.query(name).unwrap_or_default();
    let (state, code, issuer) = (query("state"), query("code"), request.query("iss"));
    let answer = IdentityProviderCallback {
        attempt: attempt.as_ref(),
        state: &state,
        code: &code,
        issuer: issuer.as_deref(),
    };
    let page = match identities::complete(request.app, answer, request.sender()).await {
        Ok(session) => destination::after_sign_in(request, &session.secret),
        Err(error) => refused(request, error)?,
    };
    Ok(response::with_cookie(page, cookie::written_attempt(None, is_encrypted)))
}

/// Shows the page for signing in with the reason.
fn refused(request: &ConsoleRequest<'_>, error: IdentityError) -> Result<HttpResponse, ConsoleProblem> {
    let problem = match error {
        IdentityError::Refused(problem) => problem,
        IdentityError::Failed(error) => return Err(error.into()),
    };
    let texts = &request.texts.access.provider;
    let (status, text) = match problem {
        IdentityProblem::NoProvider => return Err(ConsoleProblem::NotFound),
        IdentityProblem::TooManyAttempts { retry_after_s } => {
            let problem = AccountProblem::TooManyAttempts { retry_after_s };
            let error = FormError::of(problem, &request.texts.problems);
            return Ok(sign_in::page(request, StatusCode::TOO_MANY_REQUESTS, error));
        }
        IdentityProblem::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, texts.unavailable),
        IdentityProblem::OtherAttempt => (StatusCode::BAD_REQUEST, texts.other_attempt),
        IdentityProblem::NotSignedIn => (StatusCode::UNAUTHORIZED, texts.not_signed_in),
        IdentityProblem::NotProven => (StatusCode::UNAUTHORIZED, texts.not_proven),
        IdentityProblem::EmailNotVerified => (StatusCode::FORBIDDEN, texts.email_not_verified),
        IdentityProblem::OtherDomain => (StatusCode::FORBIDDEN, texts.other_domain),
        IdentityProblem::OtherIdentity => (StatusCode::FORBIDDEN, texts.other_identity),
        IdentityProblem::Stranger => (StatusCode::FORBIDDEN, texts.stranger),
        IdentityProblem::NoPassword => (StatusCode::BAD_REQUEST, texts.password_first),
    };
    let text = named(request, text).unwrap_or_default();
    Ok(sign_in::page(request, status, Some(FormError { field: "", text })))
}
