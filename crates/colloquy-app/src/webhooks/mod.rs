//! Telling an organization's endpoints of what happens: its endpoints, a file for each verb, and the couriers that
//! deliver.

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

use colloquy_domain::webhook::WebhookEndpoint;
use colloquy_domain::{EndpointId, Fault, OrganizationId, ViolationCode};

use crate::{App, AppError};

/// The organization's endpoint of this id.
async fn owned(app: &App, organization: OrganizationId, id: EndpointId) -> Result<WebhookEndpoint, AppError> {
    let endpoint = app.storage.endpoint(id).await?.filter(|endpoint| !endpoint.is_deleted());
    let endpoint = endpoint.ok_or_else(|| AppError::missing(id))?;
    match endpoint.organization_id == organization {
        true => Ok(endpoint),
        false => Err(AppError::foreign(id)),
    }
}

/// One that something can be sent to.
async fn enabled(
    app: &App,
    organization: OrganizationId,
    id: EndpointId,
) -> Result<WebhookEndpoint, AppError> {
    let endpoint = owned(app, organization, id).await?;
    match endpoint.disabled {
        None => Ok(endpoint),
        Some(_) => {
            Err(Fault::new(ViolationCode::Custom, "The endpoint is disabled").at_field("disabled").into())
        }
    }
}
