use std::sync::Arc;

use colloquy_domain::OrganizationId;
use colloquy_domain::ports::{Storage, Write};
use colloquy_domain::unsubscription::{Recipient, Unsubscription};
use uuid::Uuid;

use super::ground::{Ground, after};

fn add(organization_id: OrganizationId, recipient: Recipient, ms: i64) -> Write {
    Write::AddUnsubscription(Unsubscription { organization_id, recipient, created_at: after(ms) })
}

impl Ground {
    async fn is_unsubscribed(&self, organization: OrganizationId, recipient: Recipient) -> bool {
        self.storage.is_unsubscribed(organization, recipient).await.expect("the storage answers")
    }
}

pub async fn an_unsubscription_counts_for_one_organization_and_one_recipient(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let (own, other) = (ground.organization.id, ground.add_organization().await.id);
    let (ada, grace) = (Recipient([1; 32]), Recipient([2; 32]));
    assert!(!ground.is_unsubscribed(own, ada).await);
    ground.commit([add(own, ada, 0)]).await;
    assert!(ground.is_unsubscribed(own, ada).await);
    assert!(!ground.is_unsubscribed(own, grace).await && !ground.is_unsubscribed(other, ada).await);
    ground.commit([add(other, ada, 0), add(own, grace, 0)]).await;
    assert!(ground.is_unsubscribed(own, grace).await && ground.is_unsubscribed(other, ada).await);
}

pub async fn unsubscribing_and_resubscribing_can_be_repeated(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let (own, other) = (ground.organization.id, ground.add_organization().await.id);
    let recipient = Recipient(std::array::from_fn(|place| place as u8));
    let remove = || Write::RemoveUnsubscription { organization_id: own, recipient };
    ground.commit([remove()]).await;
    ground.commit([add(own, recipient, 0), add(own, recipient, 1)]).await;
    ground.commit([add(own, recipient, 2), add(other, recipient, 2)]).await;
    assert!(ground.is_unsubscribed(own, recipient).await);
    ground.commit([remove()]).await;
    ground.commit([remove()]).await;
    assert!(!ground.is_unsubscribed(own, recipient).await && ground.is_unsubscribed(other, recipient).await);
}

/// It takes effect with its unit: neither of the two stays when another write of the unit fails.
pub async fn an_unsubscription_takes_effect_with_its_unit(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let own = ground.organization.id;
    let (ada, grace) = (Recipient([1; 32]), Recipient([2; 32]));
    ground.commit([add(own, grace, 0)]).await;
    let duplicate = Write::AddOrganization(ground.organization.clone());
    let remove = Write::RemoveUnsubscription { organization_id: own, recipient: grace };
    ground.check_failed([add(own, ada, 0), remove, duplicate]).await;
    assert!(!ground.is_unsubscribed(own, ada).await && ground.is_unsubscribed(own, grace).await);
    let nobodys = OrganizationId::from_uuid(Uuid::max());
    ground.check_failed([add(nobodys, ada, 0)]).await;
}
