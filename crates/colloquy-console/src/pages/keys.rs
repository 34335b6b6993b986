//! API keys.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use colloquy_app::{Administrator, AppError, keys};
use colloquy_domain::api_key::ApiKey;
use colloquy_domain::text::KeyLabel;
use colloquy_domain::{ApiKeyId, SignedDuration, Timestamp};
use colloquy_languages::console::KeyListTexts;
use colloquy_languages::fill;

use super::edit_interview::Choice;
use crate::confirmation::{self, ConfirmationQuestion};
use crate::frame::ConsoleFrame;
use crate::once;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text::ShownTime;

struct KeyRow {
    id: String,
    label: String,
    last_four: String,
    class: &'static str,
    status: &'static str,
    is_active: bool,
    created: ShownTime,
    expires: Option<ShownTime>,
    used: Option<ShownTime>,
}

/// A key that was just created.
struct NewKey {
    heading: String,
    key: String,
    command: String,
}

#[derive(Template)]
#[template(path = "keys.html")]
struct KeyListPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static KeyListTexts,
    rows: Vec<KeyRow>,
    made: Option<NewKey>,
    path: String,
    label: &'p str,
    lifetimes: Vec<Choice>,
    token: String,
    error: Option<&'static str>,
}

pub async fn list(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    page(request, StatusCode::OK, None, None).await
}

async fn page(
    request: &ConsoleRequest<'_>,
    status: StatusCode,
    made: Option<NewKey>,
    error: Option<&'static str>,
) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, organization) = (&request.texts.keys, request.organization()?);
    let (keys, now) = (keys::list(request.app, organization).await?, request.app.clock.now());
    let title = match error {
        Some(_) => fill(request.texts.frame.error_title, &[("title", texts.heading)]),
        None => texts.heading.to_owned(),
    };
    let frame = ConsoleFrame::new(request, title).with_scripts(&["copy.js"]);
    let page = KeyListPage {
        frame: if made.is_some() { frame.after_form(request) } else { frame },
        texts,
        rows: keys.iter().map(|key| row(request, key, now)).collect(),
        made,
        path: format!("/app/organizations/{organization}/keys"),
        label: if error.is_some() { request.form.value("label") } else { "" },
        lifetimes: lifetimes(request, if error.is_some() { request.form.value("days") } else { "" }),
        token: request.form_token().unwrap_or_default(),
        error,
    };
    Ok(response::page(status, &page))
}

/// Returns after how many days a key can expire.
fn lifetimes(request: &ConsoleRequest<'_>, chosen: &str) -> Vec<Choice> {
    let texts = &request.texts.keys;
    let all = [("", texts.unlimited), ("30", texts.days_30), ("90", texts.days_90), ("365", texts.days_365)];
    let choice = |(value, text): (&str, &str)| Choice {
        value: value.to_owned(),
        text: text.to_owned(),
        is_chosen: value == chosen,
    };
    all.map(choice).into()
}

fn row(request: &ConsoleRequest<'_>, key: &ApiKey, now: Timestamp) -> KeyRow {
    let texts = &request.texts.keys;
    let (class, status) = match key.revoked_at {
        Some(_) => ("is-revoked", texts.revoked),
        None if key.opens(now) => ("is-active", texts.active),
        None => ("is-expired", texts.expired),
    };
    KeyRow {
        id: key.id.to_string(),
        label: key.label.as_str().to_owned(),
        last_four: key.last_four.clone(),
        class,
        status,
        is_active: key.opens(now),
        created: ShownTime::new(key.created_at, request.language),
        expires: ShownTime::optional(key.expires_at, request.language),
        used: ShownTime::optional(key.last_used_at, request.language),
    }
}

/// Creates a key and shows it. The response is not a redirection, because the key cannot be shown again.
pub async fn create(request: &ConsoleRequest<'_>) -> Result<HttpResponse, ConsoleProblem> {
    let texts = &request.texts.keys;
    let label = request.form.value("label").trim();
    let Some(label) = KeyLabel::parse(label).ok() else {
        return page(request, StatusCode::BAD_REQUEST, None, Some(texts.invalid_label)).await;
    };
    let days: Option<i64> = match request.form.value("days") {
        "" => None,
        days => {
            Some(days.parse().ok().filter(|days| (1..=3_650).contains(days)).ok_or(ConsoleProblem::BadForm)?)
        }
    };
    let expires_at = days.map(|days| request.app.clock.now() + SignedDuration::from_hours(24 * days));
    let heading = fill(texts.made, &[("label", label.as_str())]);
    let (administrator, organization) = (request.administrator()?, request.organization()?);
    let created = once::secret(request, async |caller| {
        let administrator = Administrator::with_key_of(&administrator, caller);
        let issued = keys::create(request.app, administrator, organization, label.clone(), expires_at);
        Ok::<_, AppError>(issued.await?.secret.reveal().to_owned())
    });
    let key = created.await??;
    let base = request.app.links.base();
    let command = format!("curl {base}/v1/interviews \\\n  -H 'Authorization: Bearer {key}'");
    page(request, StatusCode::OK, Some(NewKey { heading, key, command }), None).await
}

pub async fn revoke(request: &ConsoleRequest<'_>, id: ApiKeyId) -> Result<HttpResponse, ConsoleProblem> {
    let (administrator, organization) = (request.administrator()?, request.organization()?);
    let keys = keys::list(request.app, organization).await?;
    let key = keys.iter().find(|key| key.id == id).ok_or(ConsoleProblem::NotFound)?;
    let texts = &request.texts.confirmations;
    let question = ConfirmationQuestion {
        heading: texts.revoke_key,
        text: fill(texts.revoke_key_lead, &[("name", key.label.as_str())]),
        button: request.texts.keys.revoke,
        back: format!("/app/organizations/{organization}/keys"),
    };
    if let Some(page) = confirmation::ask(request, question) {
        return Ok(page);
    }
    keys::revoke(request.app, &administrator, Some(organization), id).await?;
    Ok(response::redirect(&format!("/app/organizations/{organization}/keys?saved")))
}
