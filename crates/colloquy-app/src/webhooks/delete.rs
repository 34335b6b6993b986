use colloquy_domain::webhook::{WebhookEndpoint, WhyDisabled};
use colloquy_domain::{EndpointId, OrganizationId};

use super::edit::edit;
use crate::{App, AppError};

/// It is shown no more, and kept no longer than deliveries to it are.
pub async fn delete(
    app: &App,
    organization: OrganizationId,
    id: EndpointId,
) -> Result<WebhookEndpoint, AppError> {
    edit(app, organization, id, |endpoint, now| endpoint.disable(WhyDisabled::Deleted, now)).await
}
