use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::webhook::WebhookEndpoint;
use colloquy_domain::{EndpointId, OrganizationId};

use super::edit::edit;
use crate::{App, AppError, SeenRevision};

/// Sends new events to the endpoint again. Deliveries that were given up meanwhile can be replayed.
pub async fn enable(
    app: &App,
    administrator: &AuditActor,
    organization: OrganizationId,
    id: EndpointId,
) -> Result<WebhookEndpoint, AppError> {
    edit(
        app,
        administrator,
        organization,
        id,
        (AuditAction::EndpointEnabled, SeenRevision::default()),
        |endpoint, now| endpoint.enable(now),
    )
    .await
}
