use colloquy_domain::webhook::{Endpoint, SigningSecret};
use colloquy_domain::{Change, EndpointId, OrganizationId};

use super::edit::edit;
use crate::{App, AppError};

/// A new secret; the one so far is signed with beside it for a day.
pub async fn rotate(app: &App, organization: OrganizationId, id: EndpointId) -> Result<Endpoint, AppError> {
    edit(app, organization, id, |endpoint, now| {
        endpoint.rotate(SigningSecret::draw(&*app.randomness), now);
        Change::Made
    })
    .await
}
