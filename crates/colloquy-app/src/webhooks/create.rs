use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::webhook::{MAX_ENDPOINTS, NewWebhookEndpoint, OFFERED, SigningSecret, WebhookEndpoint};
use colloquy_domain::{EndpointId, OrganizationId, ViolationCode, ViolationReason, Violations};

use super::{audited, owned};
use crate::organizations::require_open;
use crate::{Administrator, App, AppError};

/// Creates an endpoint. Its secret is shown only now and after a rotation.
pub async fn create(
    app: &App,
    administrator: impl Into<Administrator<'_>>,
    organization: OrganizationId,
    new: NewWebhookEndpoint,
) -> Result<WebhookEndpoint, AppError> {
    let administrator = administrator.into();
    if let Some([made, ..]) = administrator.made() {
        return owned(app, organization, EndpointId::from_uuid(*made)).await;
    }
    check(app, &new)?;
    app.until_saved(organization.uuid(), async || {
        let owner = require_open(app, organization).await?;
        if app.storage.endpoints(organization).await?.len() >= MAX_ENDPOINTS {
            let message = format!("An organization has at most {MAX_ENDPOINTS} endpoints");
            return Err(ViolationReason::new(ViolationCode::TooBig, message).at([]).into());
        }
        let secret = SigningSecret::draw(&*app.randomness);
        let endpoint = WebhookEndpoint::new(app.id(), organization, new.clone(), secret, app.clock.now());
        // Saving the organization makes concurrent creations conflict, so the second one counts the first.
        let unit = UnitOfWork::default()
            .with(Write::SaveOrganization(owner))
            .with(Write::AddEndpoint(endpoint.clone()))
            .with(audited(app, &endpoint, administrator.actor, AuditAction::EndpointCreated));
        administrator.commit(app, unit, || vec![endpoint.id.uuid()]).await?;
        Ok(endpoint)
    })
    .await
}

/// Checks what an organization has chosen for an endpoint.
pub(super) fn check(app: &App, new: &NewWebhookEndpoint) -> Result<(), AppError> {
    let mut faults = Violations::default();
    if let Err(reason) = app.webhook_dispatcher.accepts(&new.url) {
        faults.push(ViolationReason::new(ViolationCode::Custom, reason).at_field("url"));
    }
    if !new.kinds.iter().any(|kind| OFFERED.contains(kind)) {
        faults
            .push(ViolationReason::new(ViolationCode::TooSmall, "Name at least one event").at_field("types"));
    }
    if faults.is_empty() { Ok(()) } else { Err(AppError::Refused(faults)) }
}
