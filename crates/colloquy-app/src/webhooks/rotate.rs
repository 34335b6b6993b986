use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::webhook::{SigningSecret, WebhookEndpoint};
use colloquy_domain::{EndpointId, OrganizationId, TransitionOutcome};

use super::edit::edit;
use super::owned;
use crate::{Administrator, App, AppError, SeenRevision};

/// Gives the endpoint a new secret. Requests are signed with the previous one as well for a day.
pub async fn rotate(
    app: &App,
    administrator: impl Into<Administrator<'_>>,
    organization: OrganizationId,
    id: EndpointId,
) -> Result<WebhookEndpoint, AppError> {
    let administrator = administrator.into();
    if administrator.made().is_some() {
        return owned(app, organization, id).await;
    }
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
