use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::webhook::{NewWebhookEndpoint, WebhookEndpoint};
use colloquy_domain::{EndpointId, OrganizationId};

use super::create::check;
use super::edit::edit;
use crate::{App, AppError, SeenRevision};

/// Changes the address, the events and the purpose of an endpoint. Its secret stays, and deliveries that are waiting go
/// to the new address.
pub async fn update(
    app: &App,
    administrator: &AuditActor,
    organization: OrganizationId,
    id: EndpointId,
    new: &NewWebhookEndpoint,
    seen: SeenRevision,
) -> Result<WebhookEndpoint, AppError> {
    check(app, new)?;
    edit(app, administrator, organization, id, (AuditAction::EndpointUpdated, seen), |endpoint, now| {
        endpoint.update(new, now)
    })
    .await
}
