use std::sync::Arc;

use colloquy_domain::OrganizationId;
use colloquy_domain::logo::{Logo, LogoType};
use colloquy_domain::ports::{Storage, Write};
use uuid::Uuid;

use super::fixture::StorageFixture;
use crate::sample;

fn save(organization_id: OrganizationId, logo: &Logo) -> Write {
    Write::SaveLogo { organization_id, logo: logo.clone() }
}

impl StorageFixture {
    async fn logo(&self, logo: &Logo) -> Option<Logo> {
        self.storage.logo(logo.hash()).await.expect("the storage answers")
    }
}

pub async fn a_logo_is_found_by_its_hash_until_it_is_replaced(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let own = fixture.organization.id;
    let first = sample::logo();
    let second = Logo { media_type: LogoType::WebP, content: (0..=255).collect() };
    assert_eq!(fixture.logo(&first).await, None);
    fixture.commit([save(own, &first)]).await;
    assert_eq!(fixture.logo(&first).await, Some(first.clone()));
    assert_eq!(fixture.logo(&second).await, None);
    fixture.commit([save(own, &second)]).await;
    assert_eq!((fixture.logo(&first).await, fixture.logo(&second).await), (None, Some(second)));
}

pub async fn a_logo_of_several_organizations_stays_until_none_has_it(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (own, other) = (fixture.organization.id, fixture.add_organization().await.id);
    let logo = sample::logo();
    fixture.commit([save(own, &logo), save(other, &logo)]).await;
    fixture.commit([Write::RemoveLogo(own)]).await;
    assert_eq!(fixture.logo(&logo).await, Some(logo.clone()));
    fixture.commit([Write::RemoveLogo(other), Write::RemoveLogo(other)]).await;
    assert_eq!(fixture.logo(&logo).await, None);
}

/// If another write of the unit fails, neither a new logo nor the removal takes effect.
pub async fn a_logo_changes_with_its_unit(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (own, logo) = (fixture.organization.id, sample::logo());
    let duplicate = || Write::AddOrganization(fixture.organization.clone());
    fixture.check_failed([save(own, &logo), duplicate()]).await;
    assert_eq!(fixture.logo(&logo).await, None);
    fixture.commit([save(own, &logo)]).await;
    fixture.check_failed([Write::RemoveLogo(own), duplicate()]).await;
    assert_eq!(fixture.logo(&logo).await, Some(logo.clone()));
    fixture.check_failed([save(OrganizationId::from_uuid(Uuid::max()), &logo)]).await;
}
