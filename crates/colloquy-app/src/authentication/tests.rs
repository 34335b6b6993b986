use std::net::Ipv4Addr;

use colloquy_domain::api_key::ApiKey;
use colloquy_domain::ports::{ApiKeys, UnitOfWork, Write};
use colloquy_testkit::{EndlessMinuteRateLimiter, InMemoryStorage, ManualClock, SeededIdSource, sample};

use super::*;

const ADDRESS: Option<IpAddr> = Some(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)));
const ELSEWHERE: Option<IpAddr> = Some(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 2)));

/// How many unknown keys an address may send in these tests.
const LIMIT: u32 = 3;

struct AuthenticatorFixture {
    storage: Arc<InMemoryStorage>,
    clock: Arc<ManualClock>,
    authenticator: Authenticator,
    key: ApiKey,
    secret: ApiKeySecret,
}

impl AuthenticatorFixture {
    async fn new() -> Self {
        let (ids, now) = (SeededIdSource::new(1), sample::now());
        let (storage, clock) = (Arc::new(InMemoryStorage::default()), Arc::new(ManualClock::at(now)));
        let organization = sample::organization(&ids, now);
        let secret = sample::secret(&ids);
        let key = sample::key(&ids, organization.id, &secret, now);
        let unit =
            UnitOfWork::default().with(Write::AddOrganization(organization)).with(Write::AddKey(key.clone()));
        storage.commit(unit).await.expect("the samples can be stored");
        let authenticator = Authenticator::new(
            storage.clone(),
            clock.clone(),
            AddressRateLimits::new(LIMIT, EndlessMinuteRateLimiter::new),
        );
        AuthenticatorFixture { storage, clock, authenticator, key, secret }
    }

    async fn opens(&self) -> bool {
        let admission =
            self.authenticator.admit(self.secret.reveal(), ADDRESS).await.expect("the storage answers");
        admission.admitted().is_some_and(|caller| caller.actor().id == Some(self.key.id.uuid()))
    }

    /// Sends a key that this service has not issued. Returns whether the window of the address allows it.
    async fn is_allowed(&self, number: u64, address: Option<IpAddr>) -> bool {
        let unknown = sample::secret(&SeededIdSource::new(1_000 + number));
        match self.authenticator.admit(unknown.reveal(), address).await.expect("the storage answers") {
            ApiKeyCheck::Unknown(window) => window.allowed,
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
async fn refuses_a_key_within_a_second_of_its_revocation() {
    let fixture = AuthenticatorFixture::new().await;
    assert!(fixture.opens().await);
    fixture.revoke().await;
    fixture.clock.advance(SignedDuration::from_millis(999));
    assert!(!fixture.opens().await);
}

#[tokio::test]
async fn does_not_report_a_bad_key_when_the_storage_is_unavailable() {
    let fixture = AuthenticatorFixture::new().await;
    fixture.storage.set_available(false);
    let refused = fixture.authenticator.admit(fixture.secret.reveal(), ADDRESS).await;
    assert!(matches!(refused, Err(AppError::Unavailable(_))), "{refused:?}");
}

#[tokio::test]
async fn a_cached_key_expires_on_time() {
    let mut fixture = AuthenticatorFixture::new().await;
    let end = fixture.clock.now() + SignedDuration::from_millis(500);
    fixture.secret = sample::secret(&SeededIdSource::new(2));
    fixture.key =
        sample::key(&SeededIdSource::new(3), fixture.key.organization_id, &fixture.secret, sample::now())
            .expiring(end)
            .expect("a time in the future");
    let unit = UnitOfWork::default().with(Write::AddKey(fixture.key.clone()));
    fixture.storage.commit(unit).await.expect("it is stored");
    assert!(fixture.opens().await);
    fixture.clock.set(end);
    assert!(!fixture.opens().await);
}

#[tokio::test]
async fn refuses_a_malformed_key_without_a_lookup() {
    let fixture = AuthenticatorFixture::new().await;
    fixture.storage.set_available(false);
    for key in ["", "clq_", "nonsense", &fixture.secret.reveal()[1..]] {
        assert!(
            matches!(fixture.authenticator.admit(key, ADDRESS).await, Ok(ApiKeyCheck::Malformed)),
            "{key}"
        );
    }
}

#[tokio::test]
async fn does_not_look_up_invented_keys_beyond_the_limit_of_their_address() {
    let fixture = AuthenticatorFixture::new().await;
    fixture.use_up(ADDRESS).await;
    fixture.storage.set_available(false);
    for number in 10..20 {
        assert!(!fixture.is_allowed(number, ADDRESS).await);
    }
    fixture.storage.set_available(true);
    assert!(fixture.is_allowed(20, ELSEWHERE).await);
}

#[tokio::test]
async fn does_not_look_up_an_unknown_key_again() {
    let fixture = AuthenticatorFixture::new().await;
    assert!(fixture.is_allowed(0, ADDRESS).await);
    fixture.storage.set_available(false);
    assert!(fixture.is_allowed(0, ADDRESS).await);
    // Each request counts all the same.
    assert!(fixture.is_allowed(0, ADDRESS).await);
    assert!(!fixture.is_allowed(0, ADDRESS).await);
}

#[tokio::test]
async fn admits_a_recently_valid_key_despite_invented_keys_from_its_address() {
    let fixture = AuthenticatorFixture::new().await;
    let admission =
        fixture.authenticator.admit(fixture.secret.reveal(), ELSEWHERE).await.expect("the storage answers");
    assert!(admission.admitted().is_some());
    fixture.use_up(ADDRESS).await;
    assert!(!fixture.is_allowed(10, ADDRESS).await);
    assert!(fixture.opens().await);
    // After a second, the key must be looked up again. A day later, it is no longer known to have been valid.
    fixture.clock.advance(SignedDuration::from_secs(2));
    assert!(fixture.opens().await);
    fixture.clock.advance(SignedDuration::from_hours(24));
    assert!(!fixture.opens().await);
}

#[tokio::test]
async fn a_valid_key_that_is_first_seen_from_a_guessing_address_must_wait() {
    let fixture = AuthenticatorFixture::new().await;
    fixture.use_up(ADDRESS).await;
    assert!(!fixture.opens().await);
    let admission =
        fixture.authenticator.admit(fixture.secret.reveal(), ELSEWHERE).await.expect("the storage answers");
    assert!(admission.admitted().is_some());
    assert!(fixture.opens().await, "it is known now");
}

#[tokio::test]
async fn a_revoked_key_counts_as_an_unknown_one() {
    let fixture = AuthenticatorFixture::new().await;
    assert!(fixture.opens().await);
    fixture.revoke().await;
    fixture.clock.advance(SignedDuration::from_secs(1));
    for attempt in 0..=LIMIT {
        match fixture
            .authenticator
            .admit(fixture.secret.reveal(), ELSEWHERE)
            .await
            .expect("the storage answers")
        {
            ApiKeyCheck::Unknown(window) => assert_eq!(window.allowed, attempt < LIMIT),
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn stores_the_use_of_a_key_once_in_ten_minutes() {
    let fixture = AuthenticatorFixture::new().await;
    let begin = fixture.clock.now();
    for (minute, stored) in [(0, 0), (9, 0), (10, 10), (19, 10), (25, 25)] {
        fixture.clock.set(begin + SignedDuration::from_mins(minute));
        assert!(fixture.opens().await);
        tokio::task::yield_now().await;
        let keys = fixture.storage.keys(fixture.key.organization_id).await.expect("the storage answers");
        assert_eq!(keys[0].last_used_at, Some(begin + SignedDuration::from_mins(stored)), "at {minute}");
    }
}
