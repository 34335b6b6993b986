use colloquy_domain::event::Event;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::webhook::WebhookDelivery;
use colloquy_domain::{EndpointId, OrganizationId};

use super::enabled;
use crate::{App, AppError};

/// Sends a test event to the endpoint. The outcome appears in the endpoint's deliveries.
pub async fn test(
    app: &App,
    organization: OrganizationId,
    id: EndpointId,
) -> Result<WebhookDelivery, AppError> {
    let endpoint = enabled(app, organization, id).await?;
    let event = Event::test(app.id(), organization, app.clock.now());
    let delivery = WebhookDelivery::due(&event, endpoint.id);
    let unit = UnitOfWork::default().with(Write::AddEvent(event)).with(Write::AddDelivery(delivery.clone()));
    app.storage.commit(unit).await?;
    app.webhook_dispatcher.wake(organization);
    Ok(delivery)
}
