use std::collections::HashSet;
use std::sync::Arc;

use colloquy_domain::event::{Event, EventKind, EventWithBody};
use colloquy_domain::ports::{
    DueEndpoint, Expedite, IdSource, ListPageRequest, OrganizationScope, Storage, Write,
};
use colloquy_domain::webhook::{
    BackoffJitter, DeliveryAttempt, DeliveryFacts, DeliveryState, DisabledReason, LEASE, WebhookDelivery,
    WebhookEndpoint, WebhookEndpointFacts, WebhookResponseStatus,
};
use colloquy_domain::{EventId, Revision};
use futures::future::join_all;

use super::delivery_fixture::{DeliveryFixture, LEASE_MS, setup};
use super::fixture::after;
use crate::sample;

pub async fn an_event_is_due_for_each_subscribed_endpoint_and_no_other(storage: Arc<dyn Storage>) {
    let setup = setup(storage).await;
    let fixture = &setup.fixture;
    let another = fixture.add_organization().await;
    let foreign = sample::endpoint(&fixture.ids, another.id, sample::now());
    let facts = WebhookEndpointFacts {
        kinds: vec![EventKind::InterviewCompleted],
        ..(*fixture.new_endpoint()).clone()
    };
    let picky = WebhookEndpoint::from_stored(facts, Revision::FIRST);
    let mut disabled = fixture.new_endpoint();
    assert!(disabled.disable(DisabledReason::Failing, after(1)).is_made());
    let added = [&foreign, &picky, &disabled].map(|endpoint| Write::AddEndpoint(endpoint.clone()));
    fixture.commit(added).await;
    let (started, completed) =
        (setup.new_event(EventKind::InterviewStarted, 3), setup.new_event(EventKind::InterviewCompleted, 4));
    let test = Event::test(EventId::from_uuid(fixture.ids.next()), fixture.organization.id, after(5));
    let events = [&started, &completed, &test];
    fixture.commit(events.map(|event| Write::AddEvent(event.clone()))).await;
    for endpoint in [&setup.endpoint, &picky, &disabled, &foreign] {
        for event in events {
            let is_subscribed = endpoint.organization_id == event.organization_id
                && endpoint.disabled.is_none()
                && endpoint.kinds.contains(&event.kind);
            let expected = is_subscribed.then(|| WebhookDelivery::due(event, endpoint.id));
            assert_eq!(setup.delivery_to(endpoint.id, event.id).await, expected, "{event:?} {endpoint:?}");
        }
    }
    fixture.commit([Write::AddDelivery(WebhookDelivery::due(&test, disabled.id))]).await;
    assert!(setup.delivery_to(disabled.id, test.id).await.is_some());
}

pub async fn an_event_of_a_failed_unit_has_no_deliveries(storage: Arc<dyn Storage>) {
    let setup = setup(storage).await;
    let event = setup.new_event(EventKind::InterviewStarted, 0);
    let mut old = setup.endpoint.clone();
    assert!(old.disable(DisabledReason::Gone, after(1)).is_made());
    setup.fixture.commit([Write::SaveEndpoint(setup.endpoint.clone())]).await;
    setup.fixture.check_conflict([Write::AddEvent(event.clone()), Write::SaveEndpoint(old)]).await;
    assert_eq!(setup.delivery_to(setup.endpoint.id, event.id).await, None);
}

pub async fn every_field_of_a_delivery_and_its_attempts_survives(storage: Arc<dyn Storage>) {
    let setup = setup(storage).await;
    let (first, second) = (setup.add_event(0).await, setup.add_event(0).await);
    let delivery = setup.delivery(first).await;
    let facts = DeliveryFacts {
        state: DeliveryState::Failed,
        attempts: 11,
        failures: 10,
        due_at: after(1),
        settled_at: Some(after(2)),
        last_error: Some("it's \\ \"gone\"".to_owned()),
        ..(*delivery).clone()
    };
    let saved = WebhookDelivery::from_stored(facts.clone(), delivery.revision());
    check_saved(&setup, saved).await;
    let bare = DeliveryAttempt { status: None, error: None, answer: None, ..setup.attempt(first, 1) };
    let full = [setup.attempt(first, 2), setup.attempt(second, 1)];
    let all = [bare, full[0].clone(), full[1].clone()];
    setup.fixture.commit(all.clone().map(Write::AddAttempt)).await;
    assert_eq!(setup.attempts(&[second, first]).await, all);
    assert_eq!(setup.attempts(&[second]).await, [full[1].clone()]);
    assert_eq!(setup.attempts(&[]).await, []);
    setup.fixture.check_failed([Write::AddAttempt(full[0].clone())]).await;
    let many = (10..110).map(|number| DeliveryAttempt {
        status: (number % 3 == 0).then_some(WebhookResponseStatus(200)),
        error: (number % 3 == 1).then(|| number.to_string()),
        answer: (number % 2 == 0).then(|| number.to_string()),
        ..setup.attempt(second, number)
    });
    setup.fixture.commit(many.clone().map(Write::AddAttempt)).await;
    assert_eq!(setup.attempts(&[second]).await[1..], many.collect::<Vec<_>>());
    let of_nothing = EventId::from_uuid(setup.fixture.ids.next());
    setup.fixture.check_failed([Write::AddAttempt(setup.attempt(of_nothing, 1))]).await;
}

async fn check_saved(setup: &DeliveryFixture, saved: WebhookDelivery) {
    setup.fixture.commit([Write::SaveDelivery(saved.clone())]).await;
    let stored = setup.delivery(saved.event_id).await;
    assert_eq!((&*stored, stored.revision()), (&*saved, saved.revision().next()));
    setup.fixture.check_conflict([Write::SaveDelivery(saved)]).await;
}

pub async fn the_body_of_an_event_is_stored_once(storage: Arc<dyn Storage>) {
    let setup = setup(storage).await;
    let event = setup.new_event(EventKind::InterviewStarted, 0);
    let test = Event::test(EventId::from_uuid(setup.fixture.ids.next()), event.organization_id, after(1));
    setup.fixture.commit([&event, &test].map(|event| Write::AddEvent(event.clone()))).await;
    let say = |event: &Event, body: &str| Write::SaveEventBody { event_id: event.id, body: body.to_owned() };
    setup.fixture.commit([say(&event, "{\"ä\": \"it's\"}")]).await;
    setup.fixture.check_conflict([say(&test, "2"), say(&event, "2")]).await;
    let stored = [
        EventWithBody {
            interview_id: Some(setup.invitation.interview_id),
            body: Some("{\"ä\": \"it's\"}".to_owned()),
            event: event.clone(),
        },
        EventWithBody { event: test.clone(), interview_id: None, body: None },
    ];
    assert_eq!(
        setup.snapshots(&[test.id, event.id, EventId::from_uuid(setup.fixture.ids.next())]).await,
        stored
    );
    assert_eq!(setup.snapshots(&[]).await, []);
}

pub async fn many_deliveries_are_saved_together_or_not_at_all(storage: Arc<dyn Storage>) {
    let setup = setup(storage).await;
    let events: Vec<Event> = (0..60).map(|_| setup.new_event(EventKind::InterviewStarted, 0)).collect();
    setup.fixture.commit(events.iter().map(|event| Write::AddEvent(event.clone()))).await;
    let say = |event: &Event| Write::SaveEventBody { event_id: event.id, body: format!("'{}\\\"", event.id) };
    setup.fixture.commit(events[1..].iter().map(say)).await;
    setup.fixture.check_conflict(events.iter().map(say)).await;
    let ids: Vec<EventId> = events.iter().map(|event| event.id).collect();
    for (stored, event) in setup.snapshots(&ids).await.iter().zip(&events) {
        let said = (event.id != ids[0]).then(|| format!("'{}\\\"", event.id));
        assert_eq!((&stored.event, &stored.body), (event, &said));
    }
    let mut claimed = setup.claim(0, 60).await;
    for (place, delivery) in claimed.iter_mut().enumerate() {
        match place % 3 {
            0 => delivery.delivered(after(1)),
            1 => delivery.postponed(format!("{place}'s"), after(1), BackoffJitter::NONE),
            _ => delivery.dropped(format!("{place}'s"), after(1)),
        }
    }
    let save = |delivery: &WebhookDelivery| Write::SaveDelivery(delivery.clone());
    setup.fixture.commit(claimed[1..].iter().map(save)).await;
    for delivery in &claimed[1..] {
        let stored = setup.delivery(delivery.event_id).await;
        assert_eq!((&*stored, stored.revision()), (&**delivery, delivery.revision().next()));
    }
    let again = claimed[1..].iter().map(|delivery| {
        let mut facts = (**delivery).clone();
        facts.failures += 1;
        WebhookDelivery::from_stored(facts, delivery.revision().next())
    });
    let one_is_stale = again.enumerate().map(|(place, again)| match place {
        30 => save(&claimed[1 + place]),
        _ => save(&again),
    });
    setup.fixture.check_conflict(one_is_stale).await;
    for delivery in &claimed[1..] {
        assert_eq!(*setup.delivery(delivery.event_id).await, **delivery);
    }
}

pub async fn a_delivery_has_one_claimer_until_its_lease_ends(storage: Arc<dyn Storage>) {
    let setup = setup(storage).await;
    let event = setup.add_event(10).await;
    assert_eq!(setup.claim(9, 10).await, []);
    let before = setup.delivery(event).await;
    let claimed = setup.claim(10, 10).await;
    let facts = DeliveryFacts { attempts: 1, due_at: after(10 + LEASE_MS), ..(*before).clone() };
    assert_eq!(claimed, [WebhookDelivery::from_stored(facts, before.revision().next())]);
    assert_eq!(setup.claim(9 + LEASE_MS, 10).await, []);
    assert_eq!(setup.claim_ids(10 + LEASE_MS, 10).await, [event]);
    let [mut stale] = claimed.try_into().expect("there is one");
    stale.delivered(after(20));
    setup.fixture.check_conflict([Write::SaveDelivery(stale)]).await;
    let mut again = setup.claim(10 + 2 * LEASE_MS, 10).await.pop().expect("it is due");
    again.delivered(after(20));
    setup.fixture.commit([Write::SaveDelivery(again)]).await;
    assert_eq!(setup.claim(1_000_000_000, 10).await, []);
}

pub async fn the_oldest_due_deliveries_of_an_endpoint_are_claimed_first(storage: Arc<dyn Storage>) {
    let setup = setup(storage).await;
    let mut ids = Vec::new();
    for due_ms in [40, 10, 30, 20, 50] {
        ids.push(setup.add_event(due_ms).await);
    }
    let other = setup.fixture.add_endpoint().await;
    let elsewhere = setup.add_event(0).await;
    assert_eq!(setup.claim_ids(45, 2).await, [ids[1], elsewhere]);
    assert_eq!(setup.claim_ids(45, 1).await, [ids[3]]);
    assert_eq!(setup.claim_ids(45, 10).await, [ids[0], ids[2]]);
    assert_eq!(setup.delivery_to(other.id, elsewhere).await.map(|delivery| delivery.attempts), Some(0));
    assert_eq!(setup.delivery_to(other.id, ids[0]).await, None, "the endpoint was added later");
}

/// A claim may return nothing while another claimer holds the rest, so the results are compared at the end.
pub async fn two_claimers_never_get_the_same_delivery(storage: Arc<dyn Storage>) {
    let setup = Arc::new(setup(storage).await);
    let events = (0..200).map(|_| Write::AddEvent(setup.new_event(EventKind::InterviewStarted, 0)));
    setup.fixture.commit(events).await;
    async fn claim_all(setup: Arc<DeliveryFixture>) -> Vec<EventId> {
        let mut claimed = Vec::new();
        loop {
            match setup.claim_ids(0, 7).await {
                taken if taken.is_empty() => return claimed,
                taken => claimed.extend(taken),
            }
        }
    }
    let workers: Vec<_> = (0..6).map(|_| tokio::spawn(claim_all(setup.clone()))).collect();
    let outcomes = join_all(workers).await;
    let mut claimed: Vec<_> =
        outcomes.into_iter().flat_map(|outcome| outcome.expect("the worker ends")).collect();
    claimed.extend(claim_all(setup.clone()).await);
    assert_eq!(claimed.len(), 200);
    assert_eq!(claimed.into_iter().collect::<HashSet<_>>().len(), 200);
}

pub async fn endpoints_with_due_deliveries_are_found_with_the_earliest_due_time(storage: Arc<dyn Storage>) {
    let setup = setup(storage).await;
    assert_eq!(setup.waiting(OrganizationScope::All, 1_000).await, []);
    setup.add_event(30).await;
    let first = setup.add_event(20).await;
    let (own, later) =
        (OrganizationScope::Organization(setup.fixture.organization.id), setup.fixture.add_endpoint().await);
    setup.add_event(40).await;
    assert_eq!(setup.waiting(own, 19).await, []);
    let waiting = |endpoint: &WebhookEndpoint, ms| DueEndpoint { endpoint_id: endpoint.id, since: after(ms) };
    assert_eq!(setup.waiting(own, 20).await, [waiting(&setup.endpoint, 20)]);
    let both = [waiting(&setup.endpoint, 20), waiting(&later, 40)];
    assert_eq!(setup.waiting(own, 40).await, both);
    assert_eq!(setup.waiting(OrganizationScope::All, 40).await, both);
    let other = setup.fixture.add_organization().await.id;
    assert_eq!(setup.waiting(OrganizationScope::Organization(other), 40).await, []);
    let counted = async |ms| setup.fixture.storage.count_due(after(ms)).await.expect("the storage answers");
    assert_eq!([counted(19).await, counted(20).await, counted(40).await], [0, 1, 4]);
    assert_eq!(setup.claim_ids(25, 10).await, [first]);
    assert_eq!(setup.waiting(own, 35).await, [waiting(&setup.endpoint, 30)]);
    assert_eq!(counted(40).await, 3);
}

pub async fn deliveries_expedited_to_a_later_time_are_due_then(storage: Arc<dyn Storage>) {
    let setup = setup(storage).await;
    let completed = setup.new_event(EventKind::InterviewCompleted, 0);
    setup.fixture.commit([Write::AddEvent(completed.clone())]).await;
    let which = Expedite::OfInvitation(setup.invitation.id);
    for ms in [5_000, 9_000] {
        setup.fixture.commit([Write::Expedite { which, now: after(ms) }]).await;
        assert_eq!(setup.delivery(completed.id).await.due_at, after(5_000), "nothing is postponed");
    }
    assert_eq!(setup.claim_ids(4_999, 10).await, []);
    assert_eq!(setup.claim_ids(5_000, 10).await, [completed.id]);
}

pub async fn expedited_deliveries_are_due_at_once(storage: Arc<dyn Storage>) {
    let setup = setup(storage).await;
    let another = setup.fixture.add_invitation(&setup.fixture.add_interview().await).await;
    let completed = setup.new_event(EventKind::InterviewCompleted, 0);
    let of_another = sample::event(&setup.fixture.ids, &another, EventKind::InterviewCompleted, after(0));
    setup.fixture.commit([&completed, &of_another].map(|event| Write::AddEvent(event.clone()))).await;
    assert_eq!(setup.claim(1_000, 10).await, []);
    let which = Expedite::OfInvitation(setup.invitation.id);
    setup.fixture.commit([Write::Expedite { which, now: after(1_000) }]).await;
    let mut claimed = setup.claim(1_000, 10).await;
    assert_eq!(claimed.iter().map(|delivery| delivery.event_id).collect::<Vec<_>>(), [completed.id]);
    setup.fixture.commit([Write::Expedite { which, now: after(1_001) }]).await;
    assert_eq!(setup.claim(1_001, 10).await, [], "it is claimed");
    // A delay that may be a lease is left alone; a longer one is not.
    let now = after(1_000);
    let which = Expedite::OfEndpoint(setup.endpoint.id);
    let [delivery] = claimed.as_mut_slice() else { panic!("{claimed:?}") };
    delivery.postponed("busy".to_owned(), now, BackoffJitter::NONE);
    setup.fixture.commit([Write::SaveDelivery(delivery.clone()), Write::Expedite { which, now }]).await;
    assert_eq!(setup.claim_ids(1_000, 10).await, [of_another.id]);
    let mut delivery = setup.delivery(completed.id).await;
    delivery.postponed("busy".to_owned(), now + LEASE, BackoffJitter::NONE);
    setup.fixture.commit([Write::SaveDelivery(delivery), Write::Expedite { which, now }]).await;
    assert_eq!(setup.claim_ids(1_000, 10).await, [completed.id]);
}

pub async fn deliveries_are_listed_newest_first_in_pages(storage: Arc<dyn Storage>) {
    let setup = setup(storage).await;
    let mut ids = Vec::new();
    for _ in 0..5 {
        ids.insert(0, setup.add_event(0).await);
    }
    let elsewhere = setup.fixture.add_endpoint().await;
    assert_eq!(setup.page(None, 10).await, ids);
    assert_eq!(setup.page(None, 2).await, ids[..2]);
    assert_eq!(setup.page(Some(ids[1]), 2).await, ids[2..4]);
    assert_eq!(setup.page(Some(ids[4]), 2).await, []);
    let page =
        setup.fixture.storage.deliveries(elsewhere.id, ListPageRequest { after: None, limit: 10 }).await;
    assert_eq!(page.expect("the storage answers"), []);
}

pub async fn old_deliveries_are_removed_with_their_attempts_and_events(storage: Arc<dyn Storage>) {
    let setup = setup(storage).await;
    let (old, young, due) = (setup.add_event(0).await, setup.add_event(0).await, setup.add_event(0).await);
    for (event, settled_ms) in [(old, 100), (young, 200)] {
        let mut delivery = setup.delivery(event).await;
        delivery.delivered(after(settled_ms));
        let attempt = Write::AddAttempt(setup.attempt(event, 1));
        setup.fixture.commit([Write::SaveDelivery(delivery), attempt]).await;
    }
    setup.fixture.commit([Write::ForgetDeliveriesBefore(after(200))]).await;
    assert_eq!(setup.page(None, 10).await, [due, young]);
    assert_eq!(setup.attempts(&[old, young]).await, [setup.attempt(young, 1)]);
    let stored = setup.snapshots(&[old, young, due]).await;
    assert_eq!(stored.iter().map(|stored| stored.event.id).collect::<Vec<_>>(), [young, due]);
    let mut deleted = setup.endpoint.clone();
    assert!(deleted.disable(DisabledReason::Deleted, after(1)).is_made());
    setup.fixture.commit([Write::SaveEndpoint(deleted), Write::ForgetDeliveriesBefore(after(300))]).await;
    assert!(setup.fixture.endpoint(setup.endpoint.id).await.is_some(), "it has a delivery that is due");
    let mut dropped = setup.delivery(due).await;
    dropped.dropped("deleted".to_owned(), after(250));
    setup.fixture.commit([Write::SaveDelivery(dropped), Write::ForgetDeliveriesBefore(after(300))]).await;
    assert_eq!(setup.fixture.endpoint(setup.endpoint.id).await, None);
    assert_eq!(setup.snapshots(&[young, due]).await, []);
}
