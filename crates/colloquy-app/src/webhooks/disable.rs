use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::webhook::{DisabledReason, WebhookEndpoint};
use colloquy_domain::{EndpointId, OrganizationId};

use super::edit::edit;
use crate::{App, AppError, SeenRevision};

/// Stops sending to the endpoint and gives up the deliveries that are waiting for it.
pub async fn disable(
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
        (AuditAction::EndpointDisabled, SeenRevision::default()),
        |endpoint, now| endpoint.disable(DisabledReason::ByOrganization, now),
    )
    .await
}
