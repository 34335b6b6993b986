use std::collections::HashMap;

use colloquy_domain::ports::ListPageRequest;
use colloquy_domain::webhook::{DeliveryAttempt, WebhookDelivery};
use colloquy_domain::{EndpointId, EventId, OrganizationId};

use super::owned;
use crate::{App, AppError};

pub struct DeliveryWithAttempts {
    pub delivery: WebhookDelivery,
    /// Oldest first.
    pub attempts: Vec<DeliveryAttempt>,
    /// What is sent, once it was first sent and until it is no longer kept.
    pub body: Option<String>,
}

/// Lists the deliveries to an endpoint, those of the newest events first.
pub async fn deliveries(
    app: &App,
    organization: OrganizationId,
    id: EndpointId,
    page: ListPageRequest<EventId>,
) -> Result<Vec<DeliveryWithAttempts>, AppError> {
    owned(app, organization, id).await?;
    let deliveries = app.storage.deliveries(id, page).await?;
    with_attempts(app, id, deliveries).await
}

/// Returns the delivery of one event to an endpoint.
pub async fn delivery(
    app: &App,
    organization: OrganizationId,
    id: EndpointId,
    event: EventId,
) -> Result<DeliveryWithAttempts, AppError> {
    owned(app, organization, id).await?;
    let delivery = app.storage.delivery(id, event).await?.ok_or_else(|| AppError::missing(event))?;
    with_attempts(app, id, vec![delivery]).await?.pop().ok_or_else(|| AppError::missing(event))
}

async fn with_attempts(
    app: &App,
    id: EndpointId,
    deliveries: Vec<WebhookDelivery>,
) -> Result<Vec<DeliveryWithAttempts>, AppError> {
    let events: Vec<EventId> = deliveries.iter().map(|delivery| delivery.event_id).collect();
    let mut attempts = app.storage.attempts(id, &events).await?;
    let bodies = app.storage.events_with_snapshots(&events).await?.into_iter();
    let mut bodies: HashMap<EventId, Option<String>> =
        bodies.map(|sent| (sent.event.id, sent.body)).collect();
    let logged = deliveries.into_iter().map(|delivery| {
        let of_delivery = |attempt: &mut DeliveryAttempt| attempt.event_id == delivery.event_id;
        let body = bodies.remove(&delivery.event_id).flatten();
        DeliveryWithAttempts { attempts: attempts.extract_if(.., of_delivery).collect(), body, delivery }
    });
    Ok(logged.collect())
}
