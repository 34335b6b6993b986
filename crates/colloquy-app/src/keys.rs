//! Use cases of API keys.

use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::api_key::{ApiKey, ApiKeySecret};
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::text::KeyLabel;
use colloquy_domain::{ApiKeyId, OrganizationId, Timestamp};

use crate::accounts::audit_log;
use crate::organizations::{require_open, require_organization};
use crate::{Administrator, App, AppError};

/// A new key with its secret, which cannot be shown again.
pub struct IssuedApiKey {
    pub key: ApiKey,
    pub secret: ApiKeySecret,
}

pub async fn create(
    app: &App,
    administrator: impl Into<Administrator<'_>>,
    organization: OrganizationId,
    label: KeyLabel,
    expires_at: Option<Timestamp>,
) -> Result<IssuedApiKey, AppError> {
    let administrator = administrator.into();
    let mut issued = draw(app, organization, label);
    if let Some(expires_at) = expires_at {
        issued.key = issued.key.expiring(expires_at)?;
    }
    require_open(app, organization).await?;
    let entry = audited(app, &issued.key, administrator.actor, AuditAction::KeyCreated);
    let mut unit = UnitOfWork::default().with(Write::AddKey(issued.key.clone())).with(entry);
    revoke_lost(app, administrator, &mut unit).await?;
    administrator.commit(app, unit, || vec![issued.key.id.uuid()]).await?;
    Ok(issued)
}

/// Revokes the key of an earlier attempt whose response was lost. Its secret was never shown, and only its hash is stored.
async fn revoke_lost(
    app: &App,
    administrator: Administrator<'_>,
    unit: &mut UnitOfWork,
) -> Result<(), AppError> {
    for id in administrator.made().unwrap_or_default() {
        if let Some(mut key) = app.storage.key(ApiKeyId::from_uuid(*id)).await?
            && key.revoke(app.clock.now()).is_made()
        {
            unit.push(audited(app, &key, administrator.actor, AuditAction::KeyRevoked));
            unit.push(Write::SaveKey(key));
        }
    }
    Ok(())
}

pub async fn list(app: &App, organization: OrganizationId) -> Result<Vec<ApiKey>, AppError> {
    require_organization(app, organization).await?;
    Ok(app.storage.keys(organization).await?)
}

/// Revokes a key. Revoking it again changes nothing. Only keys of the organization are found, if one is given.
pub async fn revoke(
    app: &App,
    administrator: &AuditActor,
    organization: Option<OrganizationId>,
    id: ApiKeyId,
) -> Result<ApiKey, AppError> {
    app.until_saved(id.uuid(), async || {
        let key = app.storage.key(id).await?;
        let is_theirs = |key: &ApiKey| organization.is_none_or(|owner| key.organization_id == owner);
        let mut key = key.filter(is_theirs).ok_or_else(|| AppError::missing(id))?;
        if key.revoke(app.clock.now()).is_made() {
            let entry = audited(app, &key, administrator, AuditAction::KeyRevoked);
            app.storage.commit(UnitOfWork::default().with(Write::SaveKey(key.clone())).with(entry)).await?;
        }
        Ok(key)
    })
    .await
}

fn audited(app: &App, key: &ApiKey, administrator: &AuditActor, action: AuditAction) -> Write {
    audit_log::audited(app, key.organization_id, administrator, action, key.label.as_str())
}

pub(crate) fn draw(app: &App, organization: OrganizationId, label: KeyLabel) -> IssuedApiKey {
    let secret = ApiKeySecret::draw(&*app.randomness);
    let key = ApiKey::new(app.id(), organization, label, &secret, app.clock.now());
    IssuedApiKey { key, secret }
}
