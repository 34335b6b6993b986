use std::sync::Arc;

use colloquy_domain::TransitionOutcome;
use colloquy_domain::ports::{ApiKeyWithOrganization, Storage, Write};

use super::fixture::{StorageFixture, after};
use crate::sample;

pub async fn ping_succeeds(storage: Arc<dyn Storage>) {
    storage.ping().await.expect("the database answers");
}

pub async fn a_key_is_found_by_its_hash_with_its_organization(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    for organization in [fixture.organization.clone(), fixture.add_organization().await] {
        let secret = sample::secret(&fixture.ids);
        let mut key = sample::key(&fixture.ids, organization.id, &secret, sample::now());
        assert_eq!(key.revoke(after(1)), TransitionOutcome::Changed);
        fixture.commit([Write::AddKey(key.clone())]).await;
        let found = fixture.storage.key_by_hash(secret.hash()).await.expect("the storage answers");
        assert_eq!(found, Some(ApiKeyWithOrganization { key, organization }), "a revoked key is found too");
    }
}

pub async fn an_organizations_keys_are_listed_oldest_first(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let other = fixture.add_organization().await;
    let mut expected = Vec::new();
    for number in 0..6 {
        let owner = if number % 2 == 0 { fixture.organization.id } else { other.id };
        let secret = sample::secret(&fixture.ids);
        let mut key = sample::key(&fixture.ids, owner, &secret, after(number));
        if number == 2 {
            assert_eq!(key.revoke(after(10)), TransitionOutcome::Changed);
        }
        if number == 4 {
            key = key.expiring(after(number + 1)).expect("a time in the future");
        }
        fixture.commit([Write::AddKey(key.clone())]).await;
        if owner == fixture.organization.id {
            expected.push(key);
        }
    }
    let keys = fixture.storage.keys(fixture.organization.id).await.expect("the storage answers");
    assert_eq!(keys, expected);
}

pub async fn organizations_are_listed_oldest_first(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut expected = vec![fixture.organization.clone()];
    for number in 1..5 {
        let organization = sample::organization(&fixture.ids, after(number));
        fixture.commit([Write::AddOrganization(organization.clone())]).await;
        expected.push(organization);
    }
    assert_eq!(fixture.storage.organizations().await.expect("the storage answers"), expected);
}
