use colloquy_domain::webhook::{WebhookEndpoint, WhyDisabled};
use colloquy_domain::{EndpointId, OrganizationId};

use super::edit::edit;
use crate::{App, AppError};

/// Nothing is sent there any more, and what waits for it is given up.
pub async fn disable(
    app: &App,
    organization: OrganizationId,
    id: EndpointId,
) -> Result<WebhookEndpoint, AppError> {
    edit(app, organization, id, |endpoint, now| endpoint.disable(WhyDisabled::ByOrganization, now)).await
}
