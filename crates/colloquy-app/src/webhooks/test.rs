use colloquy_domain::event::Event;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::webhook::Delivery;
use colloquy_domain::{EndpointId, OrganizationId};

use super::enabled;
use crate::{App, AppError};

/// Sends an event that tells of nothing. What came of it is in the endpoint's deliveries.
pub async fn test(app: &App, organization: OrganizationId, id: EndpointId) -> Result<Delivery, AppError> {
    let endpoint = enabled(app, organization, id).await?;
    let event = Event::test(app.id(), organization, app.clock.now());
    let delivery = Delivery::due(&event, endpoint.id);
    let unit = UnitOfWork::default().with(Write::AddEvent(event)).with(Write::AddDelivery(delivery.clone()));
    app.storage.commit(unit).await?;
    app.couriers.ring(organization);
    Ok(delivery)
}
