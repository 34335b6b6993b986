use colloquy_domain::OrganizationId;
use colloquy_domain::webhook::WebhookEndpoint;

use crate::{App, AppError};

/// Lists the organization's endpoints, oldest first.
pub async fn list(app: &App, organization: OrganizationId) -> Result<Vec<WebhookEndpoint>, AppError> {
    match app.storage.organization(organization).await? {
        Some(_) => Ok(app.storage.endpoints(organization).await?),
        None => Err(AppError::missing(organization)),
    }
}
