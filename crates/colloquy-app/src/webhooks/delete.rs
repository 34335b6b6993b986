use colloquy_domain::webhook::{Endpoint, WhyDisabled};
use colloquy_domain::{EndpointId, OrganizationId};

use super::edit::edit;
use crate::{App, AppError};

/// It is shown no more, and kept no longer than deliveries to it are.
pub async fn delete(app: &App, organization: OrganizationId, id: EndpointId) -> Result<Endpoint, AppError> {
    edit(app, organization, id, |endpoint, now| endpoint.disable(WhyDisabled::Deleted, now)).await
}
