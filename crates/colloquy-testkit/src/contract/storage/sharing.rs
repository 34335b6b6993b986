//! Share links, their visitors, and calls that are not done twice.

use std::sync::Arc;

use colloquy_domain::input::Limit;
use colloquy_domain::ports::{Storage, Write};
use colloquy_domain::service_secret::{SecretName, ServiceSecret};
use colloquy_domain::share_link::{
    AllowedDomains, Ask, DayVisits, ShareLink, ShareLinkFacts, Visit, Visitor,
};
use colloquy_domain::{Revision, VisitId};
use uuid::Uuid;

use super::ground::{Ground, after};
use crate::sample;

fn full(facts: ShareLinkFacts) -> ShareLinkFacts {
    ShareLinkFacts {
        enabled: true,
        ask_name: Ask::Required,
        ask_email: Ask::Off,
        max_per_day: Limit::new(7).ok(),
        opens_at: Some(after(10)),
        closes_at: Some(after(20)),
        dedupe_by_contact: true,
        access_code_hash: Some("$hash$".into()),
        allowed_email_domains: AllowedDomains::parse(" example.org, B.co").expect("domains"),
        usage_count: 3,
        visits: DayVisits { day: after(40), count: 2 },
        updated_at: after(30),
        ..facts
    }
}

pub async fn every_field_of_a_share_link_survives(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let interview = ground.add_interview().await;
    let empty = sample::share_link(&ground.ids, &interview, after(1));
    ground.commit([Write::AddShareLink(empty.clone())]).await;
    let uncapped = ShareLinkFacts { max_per_day: None, ..(*empty).clone() };
    for (number, facts) in (1..).zip([full((*empty).clone()), uncapped, (*empty).clone()]) {
        let save = ShareLink::from_stored(facts.clone(), Revision::from_stored(number));
        ground.commit([Write::SaveShareLink(save.clone())]).await;
        ground.check_conflict([Write::SaveShareLink(save)]).await;
        let expected = ShareLink::from_stored(facts, Revision::from_stored(number + 1));
        let by_interview = ground.storage.share_link(interview.id).await.expect("the storage answers");
        let by_slug = ground.storage.share_link_by_slug(&expected.slug).await.expect("the storage answers");
        assert_eq!((by_interview.as_ref(), by_slug.as_ref()), (Some(&expected), Some(&expected)));
    }
}

pub async fn an_interview_has_one_share_link(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let interview = ground.add_interview().await;
    let link = || Write::AddShareLink(sample::share_link(&ground.ids, &interview, after(1)));
    assert_eq!(ground.storage.share_link(interview.id).await.expect("the storage answers"), None);
    ground.commit([link()]).await;
    ground.check_failed([link()]).await;
}

pub async fn visits_are_counted_by_link_visitor_and_time(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let (interview, other) = (ground.add_interview().await, ground.add_interview().await);
    let visit = |interview_id, visitor: u8, ms| {
        let id = VisitId::from_uuid(colloquy_domain::ports::Ids::next(&ground.ids));
        Write::AddVisit(Visit { id, interview_id, visitor: Visitor([visitor; 32]), created_at: after(ms) })
    };
    ground
        .commit([
            visit(interview.id, 1, 0),
            visit(interview.id, 1, 5),
            visit(interview.id, 1, 6),
            visit(interview.id, 2, 6),
            visit(other.id, 1, 6),
        ])
        .await;
    let count = async |visitor: u8, ms| {
        let visitor = Visitor([visitor; 32]);
        ground.storage.visits(interview.id, visitor, after(ms)).await.expect("the storage answers")
    };
    assert_eq!((count(1, 0).await, count(1, 5).await, count(1, 7).await), (3, 2, 0));
    assert_eq!((count(2, 0).await, count(3, 0).await), (1, 0));
}

/// Processes that start at the same time must agree on the secret of the first.
pub async fn a_secret_is_added_once_and_survives(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    for (number, name) in (1..).zip(SecretName::ALL) {
        assert_eq!(ground.storage.secret(*name).await.expect("the storage answers"), None);
        let secret = |first| ServiceSecret { name: *name, value: [first; 32], created_at: after(number) };
        ground.commit([Write::AddSecret(secret(0xf0))]).await;
        ground.check_failed([Write::AddSecret(secret(0x0f))]).await;
        let kept = ground.storage.secret(*name).await.expect("the storage answers");
        assert_eq!(kept, Some(secret(0xf0)));
    }
}

pub async fn every_field_of_a_replay_survives(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let mut replay = sample::replay(ground.organization.id, "one", after(1));
    replay.made = vec![Uuid::max(), Uuid::nil()];
    assert_eq!(ground.storage.replay(replay.id).await.expect("the storage answers"), None);
    ground.commit([Write::AddReplay(replay.clone())]).await;
    assert_eq!(ground.storage.replay(replay.id).await.expect("the storage answers"), Some(replay.clone()));
    replay.answer = Some("[\"\u{1F388}\"]".into());
    ground.commit([Write::SaveReplay(replay.clone())]).await;
    ground.check_conflict([Write::SaveReplay(replay.clone())]).await;
    replay.revision = replay.revision.next();
    assert_eq!(ground.storage.replay(replay.id).await.expect("the storage answers"), Some(replay));
}

/// The second of two units with one key leaves no trace.
pub async fn a_call_is_remembered_once(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let replay = sample::replay(ground.organization.id, "one", after(1));
    ground.commit([Write::AddReplay(replay.clone())]).await;
    let interview = ground.new_interview();
    ground.check_failed([Write::AddInterview(interview.clone()), Write::AddReplay(replay)]).await;
    assert_eq!(ground.interview(interview.id).await, None);
}

pub async fn what_is_old_is_forgotten_and_the_rest_is_not(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let interview = ground.add_interview().await;
    let (old, young) = (
        sample::replay(ground.organization.id, "old", after(4)),
        sample::replay(ground.organization.id, "young", after(5)),
    );
    let visit = |ms| {
        let id = VisitId::from_uuid(colloquy_domain::ports::Ids::next(&ground.ids));
        Write::AddVisit(Visit {
            id,
            interview_id: interview.id,
            visitor: Visitor([1; 32]),
            created_at: after(ms),
        })
    };
    ground.commit([visit(4), visit(5)]).await;
    ground.commit([old.clone(), young.clone()].map(Write::AddReplay)).await;
    ground.commit([Write::ForgetBefore(after(5))]).await;
    assert_eq!(ground.storage.replay(old.id).await.expect("the storage answers"), None);
    assert_eq!(ground.storage.replay(young.id).await.expect("the storage answers"), Some(young));
    let visits = ground.storage.visits(interview.id, Visitor([1; 32]), after(0)).await;
    assert_eq!(visits.expect("the storage answers"), 1);
    ground.commit([Write::ForgetBefore(after(5))]).await;
}
