use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::webhook::{Endpoint, MAX_ENDPOINTS, NewEndpoint, OFFERED, SigningSecret};
use colloquy_domain::{Code, Fault, OrganizationId, Violations};

use crate::{App, AppError};

/// A new endpoint. Its secret is shown this once, and after a rotation.
pub async fn create(app: &App, organization: OrganizationId, new: NewEndpoint) -> Result<Endpoint, AppError> {
    check(app, &new)?;
    app.until_saved(organization.uuid(), async || {
        let owner = app.storage.organization(organization).await?;
        let owner = owner.ok_or_else(|| AppError::missing(organization))?;
        if app.storage.endpoints(organization).await?.len() >= MAX_ENDPOINTS {
            let message = format!("An organization has at most {MAX_ENDPOINTS} endpoints");
            return Err(Fault::new(Code::TooBig, message).at([]).into());
        }
        let secret = SigningSecret::draw(&*app.randomness);
        let endpoint = Endpoint::new(app.id(), organization, new.clone(), secret, app.clock.now());
        // Of two that are created at once, the second finds the first when it is counted.
        let unit = UnitOfWork::default()
            .with(Write::SaveOrganization(owner))
            .with(Write::AddEndpoint(endpoint.clone()));
        app.storage.commit(unit).await?;
        Ok(endpoint)
    })
    .await
}

fn check(app: &App, new: &NewEndpoint) -> Result<(), AppError> {
    let mut faults = Violations::default();
    if let Err(reason) = app.couriers.accepts(&new.url) {
        faults.push(Fault::new(Code::Custom, reason).at_field("url"));
    }
    if !new.kinds.iter().any(|kind| OFFERED.contains(kind)) {
        faults.push(Fault::new(Code::TooSmall, "Name at least one event").at_field("types"));
    }
    if faults.is_empty() { Ok(()) } else { Err(AppError::Refused(faults)) }
}
