//! Webhooks: the use cases of endpoints, one file for each verb, and the dispatcher that sends events to them.

pub mod create;
pub mod delete;
pub mod deliveries;
pub mod disable;
pub mod dispatcher;
mod edit;
pub mod enable;
pub mod list;
pub mod replay;
pub mod rotate;
pub mod test;
pub mod update;

use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::ports::Write;
use colloquy_domain::webhook::WebhookEndpoint;
use colloquy_domain::{EndpointId, OrganizationId, ViolationCode, ViolationReason};

use crate::accounts::audit_log;
use crate::{App, AppError};

/// Returns the organization's endpoint with this id.
async fn owned(app: &App, organization: OrganizationId, id: EndpointId) -> Result<WebhookEndpoint, AppError> {
    let endpoint = app.storage.endpoint(id).await?.filter(|endpoint| !endpoint.is_deleted());
    let endpoint = endpoint.ok_or_else(|| AppError::missing(id))?;
    match endpoint.organization_id == organization {
        true => Ok(endpoint),
        false => Err(AppError::foreign(id)),
    }
}

/// Returns an endpoint of the organization.
pub async fn get(
    app: &App,
    organization: OrganizationId,
    id: EndpointId,
) -> Result<WebhookEndpoint, AppError> {
    owned(app, organization, id).await
}

fn audited(app: &App, endpoint: &WebhookEndpoint, administrator: &AuditActor, action: AuditAction) -> Write {
    audit_log::audited(app, endpoint.organization_id, administrator, action, endpoint.url.as_str())
}

/// Returns the organization's endpoint with this id, which must be enabled.
async fn enabled(
    app: &App,
    organization: OrganizationId,
    id: EndpointId,
) -> Result<WebhookEndpoint, AppError> {
    let endpoint = owned(app, organization, id).await?;
    match endpoint.disabled {
        None => Ok(endpoint),
        Some(_) => Err(ViolationReason::new(ViolationCode::Custom, "The endpoint is disabled")
            .at_field("disabled")
            .into()),
    }
}
