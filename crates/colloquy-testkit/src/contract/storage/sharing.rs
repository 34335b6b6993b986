//! Share links, their visitors, service secrets and idempotency records.

use std::sync::Arc;

use colloquy_domain::input::PositiveInteger;
use colloquy_domain::ports::{Storage, Write};
use colloquy_domain::service_secret::{SecretName, ServiceSigningKey};
use colloquy_domain::share_link::{
    Ask, DailyVisits, ShareLink, ShareLinkEmailDomains, ShareLinkFacts, ShareLinkVisit, VisitorNetworkHash,
};
use colloquy_domain::{Revision, VisitId};
use uuid::Uuid;

use super::fixture::{StorageFixture, after};
use crate::sample;

fn full(facts: ShareLinkFacts) -> ShareLinkFacts {
    ShareLinkFacts {
        enabled: true,
        ask_name: Ask::Required,
        ask_email: Ask::Off,
        max_per_day: PositiveInteger::new(7).ok(),
        opens_at: Some(after(10)),
        closes_at: Some(after(20)),
        dedupe_by_contact: true,
        access_code_hash: Some("$hash$".into()),
        allowed_email_domains: ShareLinkEmailDomains::parse(" example.org, B.co").expect("domains"),
        usage_count: 3,
        visits: DailyVisits { day: after(40), count: 2 },
        updated_at: after(30),
        ..facts
    }
}

pub async fn every_field_of_a_share_link_survives(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let empty = sample::share_link(&fixture.ids, &interview, after(1));
    fixture.commit([Write::AddShareLink(empty.clone())]).await;
    let uncapped = ShareLinkFacts { max_per_day: None, ..(*empty).clone() };
    for (number, facts) in (1..).zip([full((*empty).clone()), uncapped, (*empty).clone()]) {
        let save = ShareLink::from_stored(facts.clone(), Revision::from_stored(number));
        fixture.commit([Write::SaveShareLink(save.clone())]).await;
        fixture.check_conflict([Write::SaveShareLink(save)]).await;
        let expected = ShareLink::from_stored(facts, Revision::from_stored(number + 1));
        let by_interview = fixture.storage.share_link(interview.id).await.expect("the storage answers");
        let by_slug = fixture.storage.share_link_by_slug(&expected.slug).await.expect("the storage answers");
        assert_eq!((by_interview.as_ref(), by_slug.as_ref()), (Some(&expected), Some(&expected)));
    }
}

pub async fn an_interview_has_one_share_link(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let link = || Write::AddShareLink(sample::share_link(&fixture.ids, &interview, after(1)));
    assert_eq!(fixture.storage.share_link(interview.id).await.expect("the storage answers"), None);
    fixture.commit([link()]).await;
    fixture.check_failed([link()]).await;
}

pub async fn visits_are_counted_by_link_visitor_and_time(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (interview, other) = (fixture.add_interview().await, fixture.add_interview().await);
    let visit = |interview_id, visitor: u8, ms| {
        let id = VisitId::from_uuid(colloquy_domain::ports::IdSource::next(&fixture.ids));
        Write::AddVisit(ShareLinkVisit {
            id,
            interview_id,
            visitor: VisitorNetworkHash([visitor; 32]),
            created_at: after(ms),
        })
    };
    fixture
        .commit([
            visit(interview.id, 1, 0),
            visit(interview.id, 1, 5),
            visit(interview.id, 1, 6),
            visit(interview.id, 2, 6),
            visit(other.id, 1, 6),
        ])
        .await;
    let count = async |visitor: u8, ms| {
        let visitor = VisitorNetworkHash([visitor; 32]);
        fixture.storage.visits(interview.id, visitor, after(ms)).await.expect("the storage answers")
    };
    assert_eq!((count(1, 0).await, count(1, 5).await, count(1, 7).await), (3, 2, 0));
    assert_eq!((count(2, 0).await, count(3, 0).await), (1, 0));
}

/// Processes that start at the same time must agree on the secret of the first one.
pub async fn a_secret_is_added_once_and_stored(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    for (number, name) in (1..).zip(SecretName::ALL) {
        assert_eq!(fixture.storage.secret(*name).await.expect("the storage answers"), None);
        let secret = |first| ServiceSigningKey { name: *name, value: [first; 32], created_at: after(number) };
        fixture.commit([Write::AddSecret(secret(0xf0))]).await;
        fixture.check_failed([Write::AddSecret(secret(0x0f))]).await;
        let kept = fixture.storage.secret(*name).await.expect("the storage answers");
        assert_eq!(kept, Some(secret(0xf0)));
    }
}

pub async fn every_field_of_an_idempotency_record_survives(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut record = sample::idempotency_record(fixture.organization.id, "one", after(1));
    record.created_ids = vec![Uuid::max(), Uuid::nil()];
    assert_eq!(fixture.storage.idempotency_record(record.id).await.expect("the storage answers"), None);
    fixture.commit([Write::AddIdempotencyRecord(record.clone())]).await;
    assert_eq!(
        fixture.storage.idempotency_record(record.id).await.expect("the storage answers"),
        Some(record.clone())
    );
    record.response = Some("[\"\u{1F388}\"]".into());
    fixture.commit([Write::SaveIdempotencyRecord(record.clone())]).await;
    fixture.check_conflict([Write::SaveIdempotencyRecord(record.clone())]).await;
    record.revision = record.revision.next();
    assert_eq!(
        fixture.storage.idempotency_record(record.id).await.expect("the storage answers"),
        Some(record)
    );
}

/// The second of two units with the same idempotency key leaves no trace.
pub async fn an_idempotency_record_is_added_once(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let record = sample::idempotency_record(fixture.organization.id, "one", after(1));
    fixture.commit([Write::AddIdempotencyRecord(record.clone())]).await;
    let interview = fixture.new_interview();
    fixture.check_failed([Write::AddInterview(interview.clone()), Write::AddIdempotencyRecord(record)]).await;
    assert_eq!(fixture.interview(interview.id).await, None);
}

pub async fn old_records_and_visits_are_removed_and_no_others(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let (old, young) = (
        sample::idempotency_record(fixture.organization.id, "old", after(4)),
        sample::idempotency_record(fixture.organization.id, "young", after(5)),
    );
    let visit = |ms| {
        let id = VisitId::from_uuid(colloquy_domain::ports::IdSource::next(&fixture.ids));
        Write::AddVisit(ShareLinkVisit {
            id,
            interview_id: interview.id,
            visitor: VisitorNetworkHash([1; 32]),
            created_at: after(ms),
        })
    };
    fixture.commit([visit(4), visit(5)]).await;
    fixture.commit([old.clone(), young.clone()].map(Write::AddIdempotencyRecord)).await;
    fixture.commit([Write::ForgetBefore(after(5))]).await;
    assert_eq!(fixture.storage.idempotency_record(old.id).await.expect("the storage answers"), None);
    assert_eq!(fixture.storage.idempotency_record(young.id).await.expect("the storage answers"), Some(young));
    let visits = fixture.storage.visits(interview.id, VisitorNetworkHash([1; 32]), after(0)).await;
    assert_eq!(visits.expect("the storage answers"), 1);
    fixture.commit([Write::ForgetBefore(after(5))]).await;
}
