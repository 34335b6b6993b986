use std::collections::HashSet;
use std::sync::Arc;

use colloquy_domain::event::{Event, EventKind, EventWithSnapshot};
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{DueEndpoint, EndpointScope, Expedite, Ids, PageRequest, Storage, Write};
use colloquy_domain::webhook::{
    BackoffJitter, DeliveryAttempt, DeliveryFacts, DeliveryState, EndpointFacts, LEASE, WebhookDelivery,
    WebhookEndpoint, WhyDisabled,
};
use colloquy_domain::{EndpointId, EventId, Revision};
use futures::future::join_all;

use super::fixture::{StorageFixture, after};
use crate::sample;

/// How long a claim holds here.
const LEASE_MS: i64 = 30_000;

/// An organization with an invitation and an endpoint.
struct Field {
    fixture: StorageFixture,
    invitation: Invitation,
    endpoint: WebhookEndpoint,
}

async fn field(storage: Arc<dyn Storage>) -> Field {
    let fixture = Arc::into_inner(StorageFixture::new(storage).await).expect("nobody else has it");
    let invitation = fixture.add_invitation(&fixture.add_interview().await).await;
    let endpoint = fixture.add_endpoint().await;
    Field { fixture, invitation, endpoint }
}

impl Field {
    /// A started interview, at a moment, with a delivery to the endpoint.
    async fn add_event(&self, ms: i64) -> EventId {
        let event = self.new_event(EventKind::InterviewStarted, ms);
        self.fixture.commit([Write::AddEvent(event.clone())]).await;
        event.id
    }

    fn new_event(&self, kind: EventKind, ms: i64) -> Event {
        sample::event(&self.fixture.ids, &self.invitation, kind, after(ms))
    }

    async fn claim(&self, now_ms: i64, limit: usize) -> Vec<WebhookDelivery> {
        let (now, until) = (after(now_ms), after(now_ms + LEASE_MS));
        let claimed = self.fixture.storage.claim_deliveries(self.endpoint.id, now, until, limit).await;
        claimed.expect("the storage answers")
    }

    async fn claim_ids(&self, now_ms: i64, limit: usize) -> Vec<EventId> {
        self.claim(now_ms, limit).await.iter().map(|delivery| delivery.event_id).collect()
    }

    async fn delivery_to(&self, endpoint: EndpointId, event: EventId) -> Option<WebhookDelivery> {
        self.fixture.storage.delivery(endpoint, event).await.expect("the storage answers")
    }

    async fn delivery(&self, event: EventId) -> WebhookDelivery {
        self.delivery_to(self.endpoint.id, event).await.expect("it is there")
    }

    async fn page(&self, after: Option<EventId>, limit: usize) -> Vec<EventId> {
        let page = self.fixture.storage.deliveries(self.endpoint.id, PageRequest { after, limit }).await;
        page.expect("the storage answers").iter().map(|delivery| delivery.event_id).collect()
    }

    async fn waiting(&self, whose: EndpointScope, now_ms: i64) -> Vec<DueEndpoint> {
        let mut waiting =
            self.fixture.storage.waiting(whose, after(now_ms)).await.expect("the storage answers");
        waiting.sort_by_key(|one| one.endpoint_id);
        waiting
    }

    async fn told(&self, events: &[EventId]) -> Vec<EventWithSnapshot> {
        let mut told = self.fixture.storage.told(events).await.expect("the storage answers");
        told.sort_by_key(|told| told.event.id);
        told
    }

    fn attempt(&self, event_id: EventId, number: i32) -> DeliveryAttempt {
        DeliveryAttempt {
            endpoint_id: self.endpoint.id,
            event_id,
            number,
            at: after(number.into()),
            duration_ms: 15_000,
            status: Some(503),
            error: Some("it's \\ \"late\"".to_owned()),
            answer: Some("<p>ä\r\n\t\u{1}</p>".to_owned()),
        }
    }

    async fn attempts(&self, events: &[EventId]) -> Vec<DeliveryAttempt> {
        self.fixture.storage.attempts(self.endpoint.id, events).await.expect("the storage answers")
    }
}

pub async fn an_event_is_due_for_each_endpoint_that_wants_it_and_no_other(storage: Arc<dyn Storage>) {
    let field = field(storage).await;
    let fixture = &field.fixture;
    let another = fixture.add_organization().await;
    let foreign = sample::endpoint(&fixture.ids, another.id, sample::now());
    let facts =
        EndpointFacts { kinds: vec![EventKind::InterviewCompleted], ..(*fixture.new_endpoint()).clone() };
    let picky = WebhookEndpoint::from_stored(facts, Revision::FIRST);
    let mut disabled = fixture.new_endpoint();
    assert!(disabled.disable(WhyDisabled::Failing, after(1)).is_made());
    let added = [&foreign, &picky, &disabled].map(|endpoint| Write::AddEndpoint(endpoint.clone()));
    fixture.commit(added).await;
    let (started, completed) =
        (field.new_event(EventKind::InterviewStarted, 3), field.new_event(EventKind::InterviewCompleted, 4));
    let test = Event::test(EventId::from_uuid(fixture.ids.next()), fixture.organization.id, after(5));
    let events = [&started, &completed, &test];
    fixture.commit(events.map(|event| Write::AddEvent(event.clone()))).await;
    for endpoint in [&field.endpoint, &picky, &disabled, &foreign] {
        for event in events {
            let is_told = endpoint.organization_id == event.organization_id
                && endpoint.disabled.is_none()
                && endpoint.kinds.contains(&event.kind);
            let expected = is_told.then(|| WebhookDelivery::due(event, endpoint.id));
            assert_eq!(field.delivery_to(endpoint.id, event.id).await, expected, "{event:?} {endpoint:?}");
        }
    }
    fixture.commit([Write::AddDelivery(WebhookDelivery::due(&test, disabled.id))]).await;
    assert!(field.delivery_to(disabled.id, test.id).await.is_some());
}

pub async fn an_event_of_a_unit_that_fails_is_due_for_nobody(storage: Arc<dyn Storage>) {
    let field = field(storage).await;
    let event = field.new_event(EventKind::InterviewStarted, 0);
    let mut old = field.endpoint.clone();
    assert!(old.disable(WhyDisabled::Gone, after(1)).is_made());
    field.fixture.commit([Write::SaveEndpoint(field.endpoint.clone())]).await;
    field.fixture.check_conflict([Write::AddEvent(event.clone()), Write::SaveEndpoint(old)]).await;
    assert_eq!(field.delivery_to(field.endpoint.id, event.id).await, None);
}

pub async fn every_field_of_a_delivery_and_its_attempts_survives(storage: Arc<dyn Storage>) {
    let field = field(storage).await;
    let (first, second) = (field.add_event(0).await, field.add_event(0).await);
    let delivery = field.delivery(first).await;
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
    check_saved(&field, saved).await;
    let bare = DeliveryAttempt { status: None, error: None, answer: None, ..field.attempt(first, 1) };
    let full = [field.attempt(first, 2), field.attempt(second, 1)];
    let all = [bare, full[0].clone(), full[1].clone()];
    field.fixture.commit(all.clone().map(Write::AddAttempt)).await;
    assert_eq!(field.attempts(&[second, first]).await, all);
    assert_eq!(field.attempts(&[second]).await, [full[1].clone()]);
    assert_eq!(field.attempts(&[]).await, []);
    field.fixture.check_failed([Write::AddAttempt(full[0].clone())]).await;
    let many = (10..110).map(|number| DeliveryAttempt {
        status: (number % 3 == 0).then_some(200),
        error: (number % 3 == 1).then(|| number.to_string()),
        answer: (number % 2 == 0).then(|| number.to_string()),
        ..field.attempt(second, number)
    });
    field.fixture.commit(many.clone().map(Write::AddAttempt)).await;
    assert_eq!(field.attempts(&[second]).await[1..], many.collect::<Vec<_>>());
    let of_nothing = EventId::from_uuid(field.fixture.ids.next());
    field.fixture.check_failed([Write::AddAttempt(field.attempt(of_nothing, 1))]).await;
}

async fn check_saved(field: &Field, saved: WebhookDelivery) {
    field.fixture.commit([Write::SaveDelivery(saved.clone())]).await;
    let stored = field.delivery(saved.event_id).await;
    assert_eq!((&*stored, stored.revision()), (&*saved, saved.revision().next()));
    field.fixture.check_conflict([Write::SaveDelivery(saved)]).await;
}

pub async fn what_an_event_says_is_said_once(storage: Arc<dyn Storage>) {
    let field = field(storage).await;
    let event = field.new_event(EventKind::InterviewStarted, 0);
    let test = Event::test(EventId::from_uuid(field.fixture.ids.next()), event.organization_id, after(1));
    field.fixture.commit([&event, &test].map(|event| Write::AddEvent(event.clone()))).await;
    let say = |event: &Event, body: &str| Write::SaveBody { event_id: event.id, body: body.to_owned() };
    field.fixture.commit([say(&event, "{\"ä\": \"it's\"}")]).await;
    field.fixture.check_conflict([say(&test, "2"), say(&event, "2")]).await;
    let told = [
        EventWithSnapshot {
            interview_id: Some(field.invitation.interview_id),
            body: Some("{\"ä\": \"it's\"}".to_owned()),
            event: event.clone(),
        },
        EventWithSnapshot { event: test.clone(), interview_id: None, body: None },
    ];
    assert_eq!(field.told(&[test.id, event.id, EventId::from_uuid(field.fixture.ids.next())]).await, told);
    assert_eq!(field.told(&[]).await, []);
}

pub async fn many_deliveries_are_saved_together_or_not_at_all(storage: Arc<dyn Storage>) {
    let field = field(storage).await;
    let events: Vec<Event> = (0..60).map(|_| field.new_event(EventKind::InterviewStarted, 0)).collect();
    field.fixture.commit(events.iter().map(|event| Write::AddEvent(event.clone()))).await;
    let say = |event: &Event| Write::SaveBody { event_id: event.id, body: format!("'{}\\\"", event.id) };
    field.fixture.commit(events[1..].iter().map(say)).await;
    field.fixture.check_conflict(events.iter().map(say)).await;
    let ids: Vec<EventId> = events.iter().map(|event| event.id).collect();
    for (told, event) in field.told(&ids).await.iter().zip(&events) {
        let said = (event.id != ids[0]).then(|| format!("'{}\\\"", event.id));
        assert_eq!((&told.event, &told.body), (event, &said));
    }
    let mut claimed = field.claim(0, 60).await;
    for (place, delivery) in claimed.iter_mut().enumerate() {
        match place % 3 {
            0 => delivery.delivered(after(1)),
            1 => delivery.postponed(format!("{place}'s"), after(1), BackoffJitter::NONE),
            _ => delivery.dropped(format!("{place}'s"), after(1)),
        }
    }
    let save = |delivery: &WebhookDelivery| Write::SaveDelivery(delivery.clone());
    field.fixture.commit(claimed[1..].iter().map(save)).await;
    for delivery in &claimed[1..] {
        let stored = field.delivery(delivery.event_id).await;
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
    field.fixture.check_conflict(one_is_stale).await;
    for delivery in &claimed[1..] {
        assert_eq!(*field.delivery(delivery.event_id).await, **delivery);
    }
}

pub async fn a_delivery_is_claimed_by_one_until_its_lease_ends(storage: Arc<dyn Storage>) {
    let field = field(storage).await;
    let event = field.add_event(10).await;
    assert_eq!(field.claim(9, 10).await, []);
    let before = field.delivery(event).await;
    let claimed = field.claim(10, 10).await;
    let facts = DeliveryFacts { attempts: 1, due_at: after(10 + LEASE_MS), ..(*before).clone() };
    assert_eq!(claimed, [WebhookDelivery::from_stored(facts, before.revision().next())]);
    assert_eq!(field.claim(9 + LEASE_MS, 10).await, []);
    assert_eq!(field.claim_ids(10 + LEASE_MS, 10).await, [event]);
    let [mut stale] = claimed.try_into().expect("there is one");
    stale.delivered(after(20));
    field.fixture.check_conflict([Write::SaveDelivery(stale)]).await;
    let mut again = field.claim(10 + 2 * LEASE_MS, 10).await.pop().expect("it is due");
    again.delivered(after(20));
    field.fixture.commit([Write::SaveDelivery(again)]).await;
    assert_eq!(field.claim(1_000_000_000, 10).await, []);
}

pub async fn the_oldest_due_deliveries_of_an_endpoint_are_claimed_first(storage: Arc<dyn Storage>) {
    let field = field(storage).await;
    let mut ids = Vec::new();
    for due_ms in [40, 10, 30, 20, 50] {
        ids.push(field.add_event(due_ms).await);
    }
    let other = field.fixture.add_endpoint().await;
    let elsewhere = field.add_event(0).await;
    assert_eq!(field.claim_ids(45, 2).await, [ids[1], elsewhere]);
    assert_eq!(field.claim_ids(45, 1).await, [ids[3]]);
    assert_eq!(field.claim_ids(45, 10).await, [ids[0], ids[2]]);
    assert_eq!(field.delivery_to(other.id, elsewhere).await.map(|delivery| delivery.attempts), Some(0));
    assert_eq!(field.delivery_to(other.id, ids[0]).await, None, "it is younger");
}

/// An empty answer may come while another claimer holds what is left, so what was given is compared at the end.
pub async fn two_claimers_never_get_the_same_delivery(storage: Arc<dyn Storage>) {
    let field = Arc::new(field(storage).await);
    let events = (0..200).map(|_| Write::AddEvent(field.new_event(EventKind::InterviewStarted, 0)));
    field.fixture.commit(events).await;
    async fn claim_all(field: Arc<Field>) -> Vec<EventId> {
        let mut claimed = Vec::new();
        loop {
            match field.claim_ids(0, 7).await {
                taken if taken.is_empty() => return claimed,
                taken => claimed.extend(taken),
            }
        }
    }
    let workers: Vec<_> = (0..6).map(|_| tokio::spawn(claim_all(field.clone()))).collect();
    let outcomes = join_all(workers).await;
    let mut claimed: Vec<_> =
        outcomes.into_iter().flat_map(|outcome| outcome.expect("the worker ends")).collect();
    claimed.extend(claim_all(field.clone()).await);
    assert_eq!(claimed.len(), 200);
    assert_eq!(claimed.into_iter().collect::<HashSet<_>>().len(), 200);
}

pub async fn endpoints_that_something_is_due_for_are_known_with_its_moment(storage: Arc<dyn Storage>) {
    let field = field(storage).await;
    assert_eq!(field.waiting(EndpointScope::All, 1_000).await, []);
    field.add_event(30).await;
    let first = field.add_event(20).await;
    let (own, later) =
        (EndpointScope::Organization(field.fixture.organization.id), field.fixture.add_endpoint().await);
    field.add_event(40).await;
    assert_eq!(field.waiting(own, 19).await, []);
    let waiting = |endpoint: &WebhookEndpoint, ms| DueEndpoint { endpoint_id: endpoint.id, since: after(ms) };
    assert_eq!(field.waiting(own, 20).await, [waiting(&field.endpoint, 20)]);
    let both = [waiting(&field.endpoint, 20), waiting(&later, 40)];
    assert_eq!(field.waiting(own, 40).await, both);
    assert_eq!(field.waiting(EndpointScope::All, 40).await, both);
    let other = field.fixture.add_organization().await.id;
    assert_eq!(field.waiting(EndpointScope::Organization(other), 40).await, []);
    let counted = async |ms| field.fixture.storage.count_due(after(ms)).await.expect("the storage answers");
    assert_eq!([counted(19).await, counted(20).await, counted(40).await], [0, 1, 4]);
    assert_eq!(field.claim_ids(25, 10).await, [first]);
    assert_eq!(field.waiting(own, 35).await, [waiting(&field.endpoint, 30)]);
    assert_eq!(counted(40).await, 3);
}

pub async fn what_is_hurried_to_a_later_moment_is_due_then(storage: Arc<dyn Storage>) {
    let field = field(storage).await;
    let completed = field.new_event(EventKind::InterviewCompleted, 0);
    field.fixture.commit([Write::AddEvent(completed.clone())]).await;
    let which = Expedite::OfInvitation(field.invitation.id);
    for ms in [5_000, 9_000] {
        field.fixture.commit([Write::Hurry { which, now: after(ms) }]).await;
        assert_eq!(field.delivery(completed.id).await.due_at, after(5_000), "nothing is put off");
    }
    assert_eq!(field.claim_ids(4_999, 10).await, []);
    assert_eq!(field.claim_ids(5_000, 10).await, [completed.id]);
}

pub async fn what_is_hurried_is_due_at_once(storage: Arc<dyn Storage>) {
    let field = field(storage).await;
    let another = field.fixture.add_invitation(&field.fixture.add_interview().await).await;
    let completed = field.new_event(EventKind::InterviewCompleted, 0);
    let of_another = sample::event(&field.fixture.ids, &another, EventKind::InterviewCompleted, after(0));
    field.fixture.commit([&completed, &of_another].map(|event| Write::AddEvent(event.clone()))).await;
    assert_eq!(field.claim(1_000, 10).await, []);
    let which = Expedite::OfInvitation(field.invitation.id);
    field.fixture.commit([Write::Hurry { which, now: after(1_000) }]).await;
    let mut claimed = field.claim(1_000, 10).await;
    assert_eq!(claimed.iter().map(|delivery| delivery.event_id).collect::<Vec<_>>(), [completed.id]);
    field.fixture.commit([Write::Hurry { which, now: after(1_001) }]).await;
    assert_eq!(field.claim(1_001, 10).await, [], "somebody has it");
    // A pause that a claim could be is left alone, a longer one is not.
    let now = after(1_000);
    let which = Expedite::OfEndpoint(field.endpoint.id);
    let [delivery] = claimed.as_mut_slice() else { panic!("{claimed:?}") };
    delivery.postponed("busy".to_owned(), now, BackoffJitter::NONE);
    field.fixture.commit([Write::SaveDelivery(delivery.clone()), Write::Hurry { which, now }]).await;
    assert_eq!(field.claim_ids(1_000, 10).await, [of_another.id]);
    let mut delivery = field.delivery(completed.id).await;
    delivery.postponed("busy".to_owned(), now + LEASE, BackoffJitter::NONE);
    field.fixture.commit([Write::SaveDelivery(delivery), Write::Hurry { which, now }]).await;
    assert_eq!(field.claim_ids(1_000, 10).await, [completed.id]);
}

pub async fn deliveries_are_listed_newest_first_in_pages(storage: Arc<dyn Storage>) {
    let field = field(storage).await;
    let mut ids = Vec::new();
    for _ in 0..5 {
        ids.insert(0, field.add_event(0).await);
    }
    let elsewhere = field.fixture.add_endpoint().await;
    assert_eq!(field.page(None, 10).await, ids);
    assert_eq!(field.page(None, 2).await, ids[..2]);
    assert_eq!(field.page(Some(ids[1]), 2).await, ids[2..4]);
    assert_eq!(field.page(Some(ids[4]), 2).await, []);
    let page = field.fixture.storage.deliveries(elsewhere.id, PageRequest { after: None, limit: 10 }).await;
    assert_eq!(page.expect("the storage answers"), []);
}

pub async fn old_deliveries_are_forgotten_with_their_attempts_and_events(storage: Arc<dyn Storage>) {
    let field = field(storage).await;
    let (old, young, due) = (field.add_event(0).await, field.add_event(0).await, field.add_event(0).await);
    for (event, settled_ms) in [(old, 100), (young, 200)] {
        let mut delivery = field.delivery(event).await;
        delivery.delivered(after(settled_ms));
        let attempt = Write::AddAttempt(field.attempt(event, 1));
        field.fixture.commit([Write::SaveDelivery(delivery), attempt]).await;
    }
    field.fixture.commit([Write::ForgetDeliveriesBefore(after(200))]).await;
    assert_eq!(field.page(None, 10).await, [due, young]);
    assert_eq!(field.attempts(&[old, young]).await, [field.attempt(young, 1)]);
    let told = field.told(&[old, young, due]).await;
    assert_eq!(told.iter().map(|told| told.event.id).collect::<Vec<_>>(), [young, due]);
    let mut deleted = field.endpoint.clone();
    assert!(deleted.disable(WhyDisabled::Deleted, after(1)).is_made());
    field.fixture.commit([Write::SaveEndpoint(deleted), Write::ForgetDeliveriesBefore(after(300))]).await;
    assert!(field.fixture.endpoint(field.endpoint.id).await.is_some(), "something is due for it");
    let mut dropped = field.delivery(due).await;
    dropped.dropped("deleted".to_owned(), after(250));
    field.fixture.commit([Write::SaveDelivery(dropped), Write::ForgetDeliveriesBefore(after(300))]).await;
    assert_eq!(field.fixture.endpoint(field.endpoint.id).await, None);
    assert_eq!(field.told(&[young, due]).await, []);
}
