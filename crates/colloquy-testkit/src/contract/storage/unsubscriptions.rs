use std::sync::Arc;

use colloquy_domain::OrganizationId;
use colloquy_domain::ports::{Storage, Write};
use colloquy_domain::unsubscription::{RecipientHash, Unsubscription};
use uuid::Uuid;

use super::fixture::{StorageFixture, after};

fn add(organization_id: OrganizationId, recipient: RecipientHash, ms: i64) -> Write {
    Write::AddUnsubscription(Unsubscription { organization_id, recipient, created_at: after(ms) })
}

impl StorageFixture {
    async fn is_unsubscribed(&self, organization: OrganizationId, recipient: RecipientHash) -> bool {
        self.storage.is_unsubscribed(organization, recipient).await.expect("the storage answers")
    }
}

pub async fn an_unsubscription_applies_to_one_organization_and_one_recipient(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (own, other) = (fixture.organization.id, fixture.add_organization().await.id);
    let (ada, grace) = (RecipientHash([1; 32]), RecipientHash([2; 32]));
    assert!(!fixture.is_unsubscribed(own, ada).await);
    fixture.commit([add(own, ada, 0)]).await;
    assert!(fixture.is_unsubscribed(own, ada).await);
    assert!(!fixture.is_unsubscribed(own, grace).await && !fixture.is_unsubscribed(other, ada).await);
    fixture.commit([add(other, ada, 0), add(own, grace, 0)]).await;
    assert!(fixture.is_unsubscribed(own, grace).await && fixture.is_unsubscribed(other, ada).await);
}

pub async fn unsubscribing_and_resubscribing_can_be_repeated(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (own, other) = (fixture.organization.id, fixture.add_organization().await.id);
    let recipient = RecipientHash(std::array::from_fn(|place| place as u8));
    let remove = || Write::RemoveUnsubscription { organization_id: own, recipient };
    fixture.commit([remove()]).await;
    fixture.commit([add(own, recipient, 0), add(own, recipient, 1)]).await;
    fixture.commit([add(own, recipient, 2), add(other, recipient, 2)]).await;
    assert!(fixture.is_unsubscribed(own, recipient).await);
    fixture.commit([remove()]).await;
    fixture.commit([remove()]).await;
    assert!(
        !fixture.is_unsubscribed(own, recipient).await && fixture.is_unsubscribed(other, recipient).await
    );
}

/// If another write of the unit fails, neither the addition nor the removal takes effect.
pub async fn an_unsubscription_takes_effect_with_its_unit(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let own = fixture.organization.id;
    let (ada, grace) = (RecipientHash([1; 32]), RecipientHash([2; 32]));
    fixture.commit([add(own, grace, 0)]).await;
    let duplicate = Write::AddOrganization(fixture.organization.clone());
    let remove = Write::RemoveUnsubscription { organization_id: own, recipient: grace };
    fixture.check_failed([add(own, ada, 0), remove, duplicate]).await;
    assert!(!fixture.is_unsubscribed(own, ada).await && fixture.is_unsubscribed(own, grace).await);
    let nobodys = OrganizationId::from_uuid(Uuid::max());
    fixture.check_failed([add(nobodys, ada, 0)]).await;
}
