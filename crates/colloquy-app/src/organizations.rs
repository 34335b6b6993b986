//! Use cases of organizations, for the operator.

use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::input::Patch;
use colloquy_domain::logo::Logo;
use colloquy_domain::organization::{Organization, OrganizationUpdate};
use colloquy_domain::ports::{ActivityCounts, StorageError, UnitOfWork, Write};
use colloquy_domain::text::{KeyLabel, OrganizationName};
use colloquy_domain::usage::{Month, Usage};
use colloquy_domain::{
    Id, OrganizationId, SignedDuration, Timestamp, ViolationCode, ViolationReason, moment,
};
use uuid::Uuid;

use crate::accounts::audit_log::audited;
use crate::keys::{self, IssuedApiKey};
use crate::{App, AppError, SeenRevision, erasures};

/// The id of the first organization of a new installation. It is fixed, so that only one of several nodes that start at
/// once on an empty database creates the organization.
const FIRST: OrganizationId = Id::from_uuid(Uuid::from_u128(0x0000_0000_0000_7000_8000_0000_0000_0001));

pub async fn create(app: &App, name: OrganizationName) -> Result<Organization, AppError> {
    let organization = Organization::new(app.id(), name, app.clock.now());
    let unit = UnitOfWork::default().with(Write::AddOrganization(organization.clone()));
    app.storage.commit(unit).await?;
    Ok(organization)
}

pub async fn update(
    app: &App,
    administrator: &AuditActor,
    id: OrganizationId,
    update: OrganizationUpdate,
    seen: SeenRevision,
) -> Result<Organization, AppError> {
    save(app, administrator, id, (update, None), seen).await
}

/// Replaces the logo of an organization, or removes it.
pub async fn set_logo(
    app: &App,
    administrator: &AuditActor,
    id: OrganizationId,
    logo: Option<Logo>,
    seen: SeenRevision,
) -> Result<Organization, AppError> {
    let mut update = OrganizationUpdate::default();
    update.appearance.logo = logo.as_ref().map_or(Patch::Clear, |logo| Patch::Set(logo.hash()));
    let write = match logo {
        Some(logo) => Write::SaveLogo { organization_id: id, logo },
        None => Write::RemoveLogo(id),
    };
    save(app, administrator, id, (update, Some(write)), seen).await
}

/// Saves what the update changes, together with `write`.
async fn save(
    app: &App,
    administrator: &AuditActor,
    id: OrganizationId,
    (update, write): (OrganizationUpdate, Option<Write>),
    seen: SeenRevision,
) -> Result<Organization, AppError> {
    app.until_saved(id.uuid(), async || {
        let mut organization = require_open(app, id).await?;
        seen.require(&organization)?;
        if organization.update(&update).is_made() {
            let (action, name) = (AuditAction::OrganizationUpdated, organization.name.as_str());
            let mut unit = UnitOfWork::default()
                .with(audited(app, id, administrator, action, name))
                .with(Write::SaveOrganization(organization.clone()));
            write.clone().into_iter().for_each(|write| unit.push(write));
            app.storage.commit(unit).await?;
        }
        Ok(organization)
    })
    .await
}

/// Returns the usage of the present month and of those before it, the newest first.
pub async fn usage(app: &App, id: OrganizationId, months: usize) -> Result<Vec<(Month, Usage)>, AppError> {
    let (mut month, mut used) = (Month::of(app.clock.now()), Vec::new());
    for _ in 0..months {
        used.push((month, app.storage.usage(id, month).await?));
        month = month.before();
    }
    Ok(used)
}

/// Returns what happened today and on the days before it, the newest first. Days end at midnight UTC.
pub async fn activity(
    app: &App,
    id: OrganizationId,
    days: usize,
) -> Result<Vec<(Timestamp, ActivityCounts)>, AppError> {
    const DAY: SignedDuration = SignedDuration::from_hours(24);
    let (mut from, mut counted) = (moment::midnight(app.clock.now()), Vec::new());
    for _ in 0..days {
        counted.push((from, app.storage.activity(id, from, from + DAY).await?));
        from -= DAY;
    }
    Ok(counted)
}

pub(crate) async fn require_organization(app: &App, id: OrganizationId) -> Result<Organization, AppError> {
    app.storage.organization(id).await?.ok_or_else(|| AppError::missing(id))
}

/// Returns an organization whose erasure was not requested. An erasure runs once, so what is stored about invitees after it
/// could not be erased.
pub(crate) async fn require_open(app: &App, id: OrganizationId) -> Result<Organization, AppError> {
    let organization = require_organization(app, id).await?;
    match is_erased(app, id).await? {
        false => Ok(organization),
        true => {
            let message = format!("Organization {id} was erased and stays closed. Create another one.");
            Err(ViolationReason::new(ViolationCode::Custom, message).at([]).into())
        }
    }
}

/// Whether the erasure of an organization was requested, also if it is not complete.
pub(crate) async fn is_erased(app: &App, id: OrganizationId) -> Result<bool, AppError> {
    Ok(erasures::of_target(app, id, id.uuid()).await?.is_some())
}

pub async fn list(app: &App) -> Result<Vec<Organization>, AppError> {
    Ok(app.storage.organizations().await?)
}

/// Creates an organization and its first key in an empty database. Returns `None` if an organization exists.
pub async fn create_first(
    app: &App,
    name: OrganizationName,
    label: KeyLabel,
) -> Result<Option<IssuedApiKey>, AppError> {
    if !app.storage.organizations().await?.is_empty() {
        return Ok(None);
    }
    let organization = Organization::new(FIRST, name, app.clock.now());
    let issued = keys::draw(app, organization.id, label);
    let unit = UnitOfWork::default()
        .with(Write::AddOrganization(organization))
        .with(Write::AddKey(issued.key.clone()));
    match app.storage.commit(unit).await {
        Ok(()) => Ok(Some(issued)),
        // Another node was first, so its organization stands.
        Err(StorageError::Failed(_)) if app.storage.organization(FIRST).await?.is_some() => Ok(None),
        Err(error) => Err(error.into()),
    }
}
