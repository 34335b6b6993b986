use colloquy_domain::api_key::ApiKey;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_testkit::{FixedClock, MemoryStorage, SeededIds, sample};

use super::*;

struct Door {
    storage: Arc<MemoryStorage>,
    clock: Arc<FixedClock>,
    gate: Gate,
    key: ApiKey,
    secret: Secret,
}

impl Door {
    async fn new() -> Self {
        let (ids, now) = (SeededIds::new(1), sample::now());
        let (storage, clock) = (Arc::new(MemoryStorage::default()), Arc::new(FixedClock::at(now)));
        let organization = sample::organization(&ids, now);
        let secret = sample::secret(&ids);
        let key = sample::key(&ids, organization.id, &secret, now);
        let unit =
            UnitOfWork::default().with(Write::AddOrganization(organization)).with(Write::AddKey(key.clone()));
        storage.commit(unit).await.expect("the samples can be stored");
        let gate = Gate::new(storage.clone(), clock.clone());
        Door { storage, clock, gate, key, secret }
    }

    async fn opens(&self) -> bool {
        let caller = self.gate.admit(self.secret.reveal()).await.expect("the storage answers");
        caller.is_some_and(|caller| caller.actor().id == Some(self.key.id.uuid()))
    }

    async fn revoke(&self) {
        let mut key = self.key.clone();
        key.revoke(self.clock.now());
        self.storage.commit(UnitOfWork::default().with(Write::SaveKey(key))).await.expect("it is saved");
    }
}

#[tokio::test]
async fn a_key_opens_until_a_second_after_its_revocation() {
    let door = Door::new().await;
    assert!(door.opens().await);
    door.revoke().await;
    door.clock.advance(SignedDuration::from_millis(999));
    assert!(!door.opens().await);
}

#[tokio::test]
async fn a_storage_that_is_away_is_no_reason_to_call_a_key_bad() {
    let door = Door::new().await;
    door.storage.set_available(false);
    let refused = door.gate.admit(door.secret.reveal()).await;
    assert!(matches!(refused, Err(AppError::Unavailable(_))), "{refused:?}");
}

#[tokio::test]
async fn a_remembered_key_expires_to_the_moment() {
    let mut door = Door::new().await;
    let end = door.clock.now() + SignedDuration::from_millis(500);
    door.secret = sample::secret(&SeededIds::new(2));
    door.key = sample::key(&SeededIds::new(3), door.key.organization_id, &door.secret, sample::now())
        .expiring(Some(end));
    let unit = UnitOfWork::default().with(Write::AddKey(door.key.clone()));
    door.storage.commit(unit).await.expect("it is stored");
    assert!(door.opens().await);
    door.clock.set(end);
    assert!(!door.opens().await);
}

#[tokio::test]
async fn a_malformed_key_is_refused_without_a_look_up() {
    let door = Door::new().await;
    door.storage.set_available(false);
    for key in ["", "clq_", "nonsense", &door.secret.reveal()[1..]] {
        assert!(door.gate.admit(key).await.is_ok_and(|caller| caller.is_none()), "{key}");
    }
}
