use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::webhook::{SigningSecret, WebhookEndpoint};
use colloquy_domain::{EndpointId, OrganizationId, TransitionOutcome};

use super::edit::edit;
use crate::{App, AppError, SeenRevision};

/// Gives the endpoint a new secret. Requests are signed with the previous one as well for a day.
pub async fn rotate(
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
        (AuditAction::SecretRotated, SeenRevision::default()),
        |endpoint, now| {
            endpoint.rotate(SigningSecret::draw(&*app.randomness), now);
            TransitionOutcome::Changed
        },
    )
    .await
}
