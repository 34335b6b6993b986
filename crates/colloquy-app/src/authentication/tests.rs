use std::net::Ipv4Addr;

use colloquy_domain::api_key::ApiKey;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_testkit::{EndlessMinute, FixedClock, InMemoryStorage, SeededIds, sample};

use super::*;

const ADDRESS: Option<IpAddr> = Some(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)));
const ELSEWHERE: Option<IpAddr> = Some(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 2)));

/// Unknown keys that an address may send in these tests.
const LIMIT: u32 = 3;

struct Door {
    storage: Arc<InMemoryStorage>,
    clock: Arc<FixedClock>,
    authenticator: Authenticator,
    key: ApiKey,
    secret: ApiKeySecret,
}

impl Door {
    async fn new() -> Self {
        let (ids, now) = (SeededIds::new(1), sample::now());
        let (storage, clock) = (Arc::new(InMemoryStorage::default()), Arc::new(FixedClock::at(now)));
        let organization = sample::organization(&ids, now);
        let secret = sample::secret(&ids);
        let key = sample::key(&ids, organization.id, &secret, now);
        let unit =
            UnitOfWork::default().with(Write::AddOrganization(organization)).with(Write::AddKey(key.clone()));
        storage.commit(unit).await.expect("the samples can be stored");
        let authenticator =
            Authenticator::new(storage.clone(), clock.clone(), AddressLimits::new(LIMIT, EndlessMinute::new));
        Door { storage, clock, authenticator, key, secret }
    }

    async fn opens(&self) -> bool {
        let admission =
            self.authenticator.admit(self.secret.reveal(), ADDRESS).await.expect("the storage answers");
        admission.admitted().is_some_and(|caller| caller.actor().id == Some(self.key.id.uuid()))
    }

    /// Sends a key that this service has not issued; whether the window of its address allows that.
    async fn is_allowed(&self, number: u64, address: Option<IpAddr>) -> bool {
        let unknown = sample::secret(&SeededIds::new(1_000 + number));
        match self.authenticator.admit(unknown.reveal(), address).await.expect("the storage answers") {
            KeyCheck::Unknown(window) => window.allowed,
            other => panic!("{other:?}"),
        }
    }

    async fn use_up(&self, address: Option<IpAddr>) {
        for number in 0..u64::from(LIMIT) {
            assert!(self.is_allowed(number, address).await);
        }
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
    let refused = door.authenticator.admit(door.secret.reveal(), ADDRESS).await;
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
        assert!(matches!(door.authenticator.admit(key, ADDRESS).await, Ok(KeyCheck::Malformed)), "{key}");
    }
}

#[tokio::test]
async fn made_up_keys_beyond_the_limit_of_their_address_cost_no_lookup() {
    let door = Door::new().await;
    door.use_up(ADDRESS).await;
    door.storage.set_available(false);
    for number in 10..20 {
        assert!(!door.is_allowed(number, ADDRESS).await);
    }
    door.storage.set_available(true);
    assert!(door.is_allowed(20, ELSEWHERE).await);
}

#[tokio::test]
async fn a_key_that_was_not_found_is_not_looked_up_again() {
    let door = Door::new().await;
    assert!(door.is_allowed(0, ADDRESS).await);
    door.storage.set_available(false);
    assert!(door.is_allowed(0, ADDRESS).await);
    // It counts all the same.
    assert!(door.is_allowed(0, ADDRESS).await);
    assert!(!door.is_allowed(0, ADDRESS).await);
}

#[tokio::test]
async fn a_key_that_was_valid_is_admitted_despite_made_up_keys_from_its_address() {
    let door = Door::new().await;
    let admission =
        door.authenticator.admit(door.secret.reveal(), ELSEWHERE).await.expect("the storage answers");
    assert!(admission.admitted().is_some());
    door.use_up(ADDRESS).await;
    assert!(!door.is_allowed(10, ADDRESS).await);
    assert!(door.opens().await);
    // After a second it has to be looked up, and a day later it is seen for the first time.
    door.clock.advance(SignedDuration::from_secs(2));
    assert!(door.opens().await);
    door.clock.advance(SignedDuration::from_hours(24));
    assert!(!door.opens().await);
}

#[tokio::test]
async fn a_valid_key_that_is_seen_first_from_an_address_that_guesses_has_to_wait() {
    let door = Door::new().await;
    door.use_up(ADDRESS).await;
    assert!(!door.opens().await);
    let admission =
        door.authenticator.admit(door.secret.reveal(), ELSEWHERE).await.expect("the storage answers");
    assert!(admission.admitted().is_some());
    assert!(door.opens().await, "it is known now");
}

#[tokio::test]
async fn a_revoked_key_counts_as_an_unknown_one() {
    let door = Door::new().await;
    assert!(door.opens().await);
    door.revoke().await;
    door.clock.advance(SignedDuration::from_secs(1));
    for attempt in 0..=LIMIT {
        match door.authenticator.admit(door.secret.reveal(), ELSEWHERE).await.expect("the storage answers") {
            KeyCheck::Unknown(window) => assert_eq!(window.allowed, attempt < LIMIT),
            other => panic!("{other:?}"),
        }
    }
}
