use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::webhook::{DisabledReason, WebhookEndpoint};
use colloquy_domain::{EndpointId, OrganizationId};

use super::edit::edit;
use crate::{Administrator, App, AppError, SeenRevision};

/// Hides the endpoint and disables it. The row stays as long as its deliveries do.
pub async fn delete(
    app: &App,
    administrator: impl Into<Administrator<'_>>,
    organization: OrganizationId,
    id: EndpointId,
) -> Result<WebhookEndpoint, AppError> {
    edit(
        app,
        administrator,
        organization,
        id,
        (AuditAction::EndpointDeleted, SeenRevision::default()),
        |endpoint, now| endpoint.disable(DisabledReason::Deleted, now),
    )
    .await
}
