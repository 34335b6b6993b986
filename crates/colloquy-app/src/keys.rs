//! Use cases of API keys, for the operator.

use colloquy_domain::api_key::{ApiKey, ApiKeySecret};
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::text::KeyLabel;
use colloquy_domain::{ApiKeyId, OrganizationId, Timestamp};

use crate::organizations::require_organization;
use crate::{App, AppError};

/// A new key with its secret, which cannot be shown again.
pub struct IssuedApiKey {
    pub key: ApiKey,
    pub secret: ApiKeySecret,
}

pub async fn create(
    app: &App,
    organization: OrganizationId,
    label: KeyLabel,
    expires_at: Option<Timestamp>,
) -> Result<IssuedApiKey, AppError> {
    let mut issued = draw(app, organization, label);
    if let Some(expires_at) = expires_at {
        issued.key = issued.key.expiring(expires_at)?;
    }
    require_organization(app, organization).await?;
    app.storage.commit(UnitOfWork::default().with(Write::AddKey(issued.key.clone()))).await?;
    Ok(issued)
}

pub async fn list(app: &App, organization: OrganizationId) -> Result<Vec<ApiKey>, AppError> {
    require_organization(app, organization).await?;
    Ok(app.storage.keys(organization).await?)
}

/// Revokes a key. Revoking it again changes nothing.
pub async fn revoke(app: &App, id: ApiKeyId) -> Result<ApiKey, AppError> {
    app.until_saved(id.uuid(), async || {
        let mut key = app.storage.key(id).await?.ok_or_else(|| AppError::missing(id))?;
        if key.revoke(app.clock.now()).is_made() {
            app.storage.commit(UnitOfWork::default().with(Write::SaveKey(key.clone()))).await?;
        }
        Ok(key)
    })
    .await
}

pub(crate) fn draw(app: &App, organization: OrganizationId, label: KeyLabel) -> IssuedApiKey {
    let secret = ApiKeySecret::draw(&*app.randomness);
    let key = ApiKey::new(app.id(), organization, label, &secret, app.clock.now());
    IssuedApiKey { key, secret }
}
