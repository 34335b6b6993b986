//! One webhook endpoint: its deliveries with what the receiver answered, and what owners do with it.

use actix_web::HttpResponse;
use askama::Template;
use colloquy_app::webhooks::deliveries::{DeliveryWithAttempts, deliveries};
use colloquy_app::webhooks::{self, delete, disable, enable, replay, rotate, test, update};
use colloquy_app::{Administrator, AppError, SeenRevision};
use colloquy_domain::ports::ListPageRequest;
use colloquy_domain::webhook::{DeliveryAttempt, DeliveryState};
use colloquy_domain::{EndpointId, EventId, Id};
use colloquy_languages::console_webhooks::WebhookTexts;
use colloquy_languages::fill;

use super::ROWS;
use super::webhook_endpoints::{
    EndpointStatusBadge, EnteredEndpoint, IssuedSigningSecret, event_name, read, refusal,
};
use crate::confirmation::{self, ConfirmationQuestion};
use crate::edit_conflict::{EditConflict, status_and_title};
use crate::frame::ConsoleFrame;
use crate::once;
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;
use crate::response;
use crate::text::ShownTime;
use crate::timed_text::TimedText;

struct ShownAttempt {
    result: String,
    class: &'static str,
    details: TimedText,
    response: Option<String>,
}

struct ShownDelivery {
    event_id: String,
    event: &'static str,
    time: ShownTime,
    class: &'static str,
    status: TimedText,
    attempts: Vec<ShownAttempt>,
    /// The body of the request.
    body: Option<String>,
    may_replay: bool,
}

#[derive(Template)]
#[template(path = "webhook_endpoint.html")]
struct EndpointPage<'p> {
    frame: ConsoleFrame<'p>,
    texts: &'static WebhookTexts,
    list_path: String,
    path: String,
    token: String,
    address: String,
    description: Option<String>,
    status: EndpointStatusBadge,
    is_enabled: bool,
    made: Option<IssuedSigningSecret>,
    entered: EnteredEndpoint,
    rows: Vec<ShownDelivery>,
    is_first: bool,
    next: Option<String>,
}

pub async fn show(request: &ConsoleRequest<'_>, id: EndpointId) -> Result<HttpResponse, ConsoleProblem> {
    page(request, id, None, None, None).await
}

async fn page(
    request: &ConsoleRequest<'_>,
    id: EndpointId,
    made: Option<IssuedSigningSecret>,
    sent: Option<EnteredEndpoint>,
    conflict: Option<EditConflict>,
) -> Result<HttpResponse, ConsoleProblem> {
    let (texts, organization) = (&request.texts.webhooks, request.organization()?);
    let endpoint = webhooks::get(request.app, organization, id).await?;
    let after: Option<EventId> = request.query("after").and_then(|id| Id::parse(&id).ok());
    // One more than the page shows says whether there is another page.
    let mut found =
        deliveries(request.app, organization, id, ListPageRequest { after, limit: ROWS + 1 }).await?;
    let has_more = found.len() > ROWS;
    found.truncate(ROWS);
    let next = found.last().filter(|_| has_more).map(|last| format!("?after={}", last.delivery.event_id));
    let is_enabled = endpoint.disabled.is_none();
    let is_faulty = sent.as_ref().is_some_and(|sent| sent.error.is_some());
    let (status, title) = status_and_title(request, endpoint.url.as_str(), is_faulty, conflict.as_ref());
    let stored = EnteredEndpoint::stored(request, &endpoint);
    let frame = ConsoleFrame::new(request, title).with_scripts(&["copy.js"]);
    let frame = if made.is_some() { frame.after_form(request) } else { frame };
    let frame = frame.with_edit(request, &stored.fields(texts), conflict);
    let entered = sent.unwrap_or(stored);
    let list_path = format!("/app/organizations/{organization}/webhooks");
    let page = EndpointPage {
        frame,
        texts,
        path: format!("{list_path}/{id}"),
        list_path,
        token: request.form_token().unwrap_or_default(),
        address: endpoint.url.as_str().to_owned(),
        description: endpoint.description.as_ref().map(|text| text.as_str().to_owned()),
        status: EndpointStatusBadge::new(request, &endpoint),
        is_enabled,
        made,
        entered,
        rows: found.into_iter().map(|found| row(request, found, is_enabled)).collect(),
        is_first: after.is_none(),
        next,
    };
    Ok(response::page(status, &page))
}

fn row(request: &ConsoleRequest<'_>, found: DeliveryWithAttempts, is_enabled: bool) -> ShownDelivery {
    let (texts, delivery) = (&request.texts.webhooks, found.delivery);
    let (class, status) = match delivery.state {
        DeliveryState::Delivered => ("is-delivered", texts.delivered.into()),
        DeliveryState::Failed => ("is-failed", texts.failed.into()),
        DeliveryState::Due if delivery.failures == 0 => ("is-pending", texts.waiting.into()),
        DeliveryState::Due => {
            ("is-retrying", TimedText::new(texts.next_attempt, delivery.due_at, request.language))
        }
    };
    ShownDelivery {
        event_id: delivery.event_id.to_string(),
        event: event_name(delivery.kind, texts),
        time: ShownTime::new(delivery.created_at, request.language),
        class,
        status,
        attempts: found.attempts.into_iter().map(|attempt| attempt_row(request, attempt)).collect(),
        body: found.body,
        may_replay: is_enabled && (delivery.state != DeliveryState::Due || delivery.failures > 0),
    }
}

fn attempt_row(request: &ConsoleRequest<'_>, attempt: DeliveryAttempt) -> ShownAttempt {
    let texts = &request.texts.webhooks;
    let duration = attempt.duration_ms.to_string();
    let is_success = attempt.status.is_some_and(|status| (200..300).contains(&status.0));
    ShownAttempt {
        result: match attempt.status {
            Some(status) => format!("HTTP {}", status.0),
            None => texts.no_response.to_owned(),
        },
        class: if is_success { "is-delivered" } else { "is-failed" },
        details: TimedText::filled(
            texts.attempt_details,
            attempt.at,
            &[("duration", &duration)],
            request.language,
        ),
        response: attempt.error.or(attempt.answer).filter(|text| !text.trim().is_empty()),
    }
}

/// Returns to the page of the endpoint.
fn back(
    request: &ConsoleRequest<'_>,
    id: EndpointId,
    query: &'static str,
) -> Result<HttpResponse, ConsoleProblem> {
    let organization = request.organization()?;
    Ok(response::redirect(&format!("/app/organizations/{organization}/webhooks/{id}{query}")))
}

/// Changes the address, the events and the purpose.
pub async fn save(request: &ConsoleRequest<'_>, id: EndpointId) -> Result<HttpResponse, ConsoleProblem> {
    let organization = request.organization()?;
    let stored = webhooks::get(request.app, organization, id).await?;
    let (sent, conflict) = EnteredEndpoint::sent(request).merged(request, &stored);
    let changed = match read(request, &sent) {
        Ok(changed) => changed,
        Err(error) => return page(request, id, None, Some(sent.with(error)), None).await,
    };
    if conflict.is_some() {
        return page(request, id, None, Some(sent), conflict).await;
    }
    let (administrator, seen) = (request.administrator()?, SeenRevision::of(&stored));
    match update::update(request.app, &administrator, organization, id, &changed, seen).await {
        Ok(_) => back(request, id, "?saved"),
        Err(AppError::Refused(violations)) => {
            let error = refusal(&violations, &request.texts.webhooks);
            page(request, id, None, Some(sent.with(error)), None).await
        }
        Err(error) => Err(error.into()),
    }
}

pub async fn send_test(request: &ConsoleRequest<'_>, id: EndpointId) -> Result<HttpResponse, ConsoleProblem> {
    test::test(request.app, request.organization()?, id).await?;
    back(request, id, "")
}

pub async fn enable(request: &ConsoleRequest<'_>, id: EndpointId) -> Result<HttpResponse, ConsoleProblem> {
    enable::enable(request.app, &request.administrator()?, request.organization()?, id).await?;
    back(request, id, "?saved")
}

pub async fn disable(request: &ConsoleRequest<'_>, id: EndpointId) -> Result<HttpResponse, ConsoleProblem> {
    disable::disable(request.app, &request.administrator()?, request.organization()?, id).await?;
    back(request, id, "?saved")
}

/// Gives the endpoint a new secret and shows it. The response is not a redirection, because the secret cannot be shown
/// again.
pub async fn rotate(request: &ConsoleRequest<'_>, id: EndpointId) -> Result<HttpResponse, ConsoleProblem> {
    let organization = request.organization()?;
    let administrator = request.administrator()?;
    let rotated = once::answer(request, async |caller| {
        let administrator = Administrator::with_key_of(&administrator, caller);
        rotate::rotate(request.app, administrator, organization, id).await.map(|_| String::new())
    });
    rotated.await??;
    let endpoint = webhooks::get(request.app, organization, id).await?;
    let next = format!("/app/organizations/{organization}/webhooks/{id}");
    let hint = request.texts.webhooks.rotated_hint;
    let made = IssuedSigningSecret { secret: endpoint.secret.reveal(), hint, next };
    page(request, id, Some(made), None, None).await
}

pub async fn delete(request: &ConsoleRequest<'_>, id: EndpointId) -> Result<HttpResponse, ConsoleProblem> {
    let organization = request.organization()?;
    if confirmation::is_confirmed(request) {
        let administrator = request.administrator()?;
        return once::run(request, async |caller| {
            let administrator = Administrator::with_key_of(&administrator, caller);
            delete::delete(request.app, administrator, organization, id).await?;
            Ok(format!("/app/organizations/{organization}/webhooks?saved"))
        })
        .await;
    }
    let endpoint = webhooks::get(request.app, organization, id).await?;
    let texts = &request.texts.confirmations;
    let question = ConfirmationQuestion {
        heading: texts.delete_endpoint,
        text: fill(texts.delete_endpoint_lead, &[("address", endpoint.url.as_str())]),
        button: request.texts.webhooks.delete,
        back: format!("/app/organizations/{organization}/webhooks/{id}"),
    };
    Ok(confirmation::page(request, question))
}

pub async fn replay(
    request: &ConsoleRequest<'_>,
    id: EndpointId,
    event: EventId,
) -> Result<HttpResponse, ConsoleProblem> {
    replay::replay(request.app, request.organization()?, id, event).await?;
    back(request, id, "")
}
