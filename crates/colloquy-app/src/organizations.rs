//! Use cases of organizations, for the operator.

use colloquy_domain::input::Patch;
use colloquy_domain::organization::{Organization, ResumeTime, UsageCap};
use colloquy_domain::ports::{StorageError, UnitOfWork, Write};
use colloquy_domain::text::{Email, KeyLabel, Locale, OrganizationName, SystemPrompt};
use colloquy_domain::{Id, OrganizationId, Revision, VoiceId};
use uuid::Uuid;

use crate::keys::{self, IssuedApiKey};
use crate::{App, AppError};

/// The id of the first organization of a new installation. It is fixed, so that only one of several nodes that start at
/// once on an empty database creates the organization.
const FIRST: OrganizationId = Id::from_uuid(Uuid::from_u128(0x0000_0000_0000_7000_8000_0000_0000_0001));

pub async fn create(app: &App, name: OrganizationName) -> Result<Organization, AppError> {
    let organization = new(app.id(), name, app);
    let unit = UnitOfWork::default().with(Write::AddOrganization(organization.clone()));
    app.storage.commit(unit).await?;
    Ok(organization)
}

/// The changes to an organization. Absent fields stay unchanged.
#[derive(Clone, Debug, Default)]
pub struct OrganizationUpdate {
    pub name: Option<OrganizationName>,
    pub default_locale: Patch<Locale>,
    pub default_voice_id: Patch<VoiceId>,
    pub reply_to: Patch<Email>,
    pub system_prompt: Patch<SystemPrompt>,
    pub resume_time: Option<ResumeTime>,
    pub cap: Patch<UsageCap>,
}

pub async fn update(
    app: &App,
    id: OrganizationId,
    update: OrganizationUpdate,
) -> Result<Organization, AppError> {
    app.until_saved(id.uuid(), async || {
        let before = app.storage.organization(id).await?.ok_or_else(|| AppError::missing(id))?;
        let mut organization = before.clone();
        organization.name = update.name.clone().unwrap_or(organization.name);
        update.default_locale.apply(&mut organization.default_locale);
        update.default_voice_id.apply(&mut organization.default_voice_id);
        update.reply_to.apply(&mut organization.reply_to);
        update.system_prompt.apply(&mut organization.system_prompt);
        update.cap.apply(&mut organization.cap);
        organization.resume_time = update.resume_time.unwrap_or(organization.resume_time);
        if organization != before {
            let unit = UnitOfWork::default().with(Write::SaveOrganization(organization.clone()));
            app.storage.commit(unit).await?;
        }
        Ok(organization)
    })
    .await
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
    let organization = new(FIRST, name, app);
    let issued = keys::draw(app, organization.id, label, None);
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

fn new(id: OrganizationId, name: OrganizationName, app: &App) -> Organization {
    Organization {
        id,
        name,
        default_locale: None,
        default_voice_id: None,
        reply_to: None,
        system_prompt: None,
        resume_time: ResumeTime::default(),
        cap: None,
        created_at: app.clock.now(),
        revision: Revision::FIRST,
    }
}
