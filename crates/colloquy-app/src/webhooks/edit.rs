use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::ports::{Expedite, UnitOfWork, Write};
use colloquy_domain::webhook::WebhookEndpoint;
use colloquy_domain::{EndpointId, OrganizationId, Timestamp, TransitionOutcome};

use super::{audited, owned};
use crate::{Administrator, App, AppError, SeenRevision};

/// Applies a change to the organization's endpoint and saves it if anything changed. If the endpoint is disabled, gives
/// up its waiting deliveries at once.
pub(super) async fn edit(
    app: &App,
    administrator: impl Into<Administrator<'_>>,
    organization: OrganizationId,
    id: EndpointId,
    (action, seen): (AuditAction, SeenRevision),
    mut change: impl FnMut(&mut WebhookEndpoint, Timestamp) -> TransitionOutcome,
) -> Result<WebhookEndpoint, AppError> {
    let administrator = administrator.into();
    app.until_saved(id.uuid(), async || {
        let (mut endpoint, now) = (owned(app, organization, id).await?, app.clock.now());
        seen.require(&endpoint)?;
        if change(&mut endpoint, now).is_made() {
            let mut unit = UnitOfWork::default().with(Write::SaveEndpoint(endpoint.clone())).with(audited(
                app,
                &endpoint,
                administrator.actor,
                action,
            ));
            if endpoint.disabled.is_some() {
                unit.push(Write::Expedite { which: Expedite::OfEndpoint(id), now });
            }
            administrator.commit(app, unit, || vec![id.uuid()]).await?;
            app.webhook_dispatcher.wake(organization);
        }
        Ok(endpoint)
    })
    .await
}
