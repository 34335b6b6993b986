use colloquy_domain::OrganizationId;
use colloquy_domain::webhook::WebhookEndpoint;

use crate::organizations::require_organization;
use crate::{App, AppError};

/// Lists the organization's endpoints, oldest first.
pub async fn list(app: &App, organization: OrganizationId) -> Result<Vec<WebhookEndpoint>, AppError> {
    require_organization(app, organization).await?;
    Ok(app.storage.endpoints(organization).await?)
}
