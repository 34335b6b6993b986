use colloquy_domain::ports::{ListPageRequest, UnitOfWork, Write};
use colloquy_domain::webhook::{DeliveryState, WebhookDelivery};
use colloquy_domain::{EndpointId, EventId, OrganizationId, Timestamp};

use super::enabled;
use crate::{App, AppError};

/// How many deliveries one commit makes due again.
const AT_ONCE: usize = 200;

/// Makes a delivery due now. One that was delivered or given up gets all its attempts again. One that waits for a retry
/// is attempted at once, unless an attempt may be in flight.
pub async fn replay(
    app: &App,
    organization: OrganizationId,
    id: EndpointId,
    event: EventId,
) -> Result<WebhookDelivery, AppError> {
    enabled(app, organization, id).await?;
    app.until_saved(id.uuid(), async || {
        let mut delivery = app.storage.delivery(id, event).await?.ok_or_else(|| AppError::missing(event))?;
        if delivery.replay(app.clock.now()).is_made() {
            app.storage.commit(UnitOfWork::default().with(Write::SaveDelivery(delivery.clone()))).await?;
            app.webhook_dispatcher.wake(organization);
        }
        Ok(delivery)
    })
    .await
}

/// Replays every finished delivery of events since a moment, and returns how many there were.
pub async fn replay_since(
    app: &App,
    organization: OrganizationId,
    id: EndpointId,
    since: Timestamp,
) -> Result<usize, AppError> {
    enabled(app, organization, id).await?;
    let (mut after, mut count) = (None, 0);
    loop {
        let page = ListPageRequest { after, limit: AT_ONCE };
        let (seen, replayed) = app
            .until_saved(id.uuid(), async || replay_page(app, organization, id, page, since).await)
            .await?;
        count += replayed;
        match seen {
            Some(last) => after = Some(last),
            None => return Ok(count),
        }
    }
}

/// Replays one page. Returns the last event of the page if more may follow, and how many deliveries were replayed.
async fn replay_page(
    app: &App,
    organization: OrganizationId,
    id: EndpointId,
    page: ListPageRequest<EventId>,
    since: Timestamp,
) -> Result<(Option<EventId>, usize), AppError> {
    let mut deliveries = app.storage.deliveries(id, page).await?;
    let last = deliveries.last().filter(|last| last.created_at >= since).map(|last| last.event_id);
    deliveries.retain(|delivery| delivery.created_at >= since && delivery.state != DeliveryState::Due);
    let (now, count) = (app.clock.now(), deliveries.len());
    let mut unit = UnitOfWork::default();
    for mut delivery in deliveries {
        if delivery.replay(now).is_made() {
            unit.push(Write::SaveDelivery(delivery));
        }
    }
    app.storage.commit(unit).await?;
    app.webhook_dispatcher.wake(organization);
    Ok((last, count))
}
