use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::erasure::Erasure;
use colloquy_domain::event::{ANALYSIS_WAIT, Event, EventKind};
use colloquy_domain::invitation::EndReason;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::ports::{
    Clock, Deliveries, DueClaim, EventWithSubject, Expedite, IdSource, Storage, UnitOfWork,
    WebhookSerializer, Write,
};
use colloquy_domain::webhook::{AttemptOutcome, DeliveryState, LEASE, SigningSecret, WebhookResponseStatus};
use colloquy_domain::{Id, SignedDuration};
use colloquy_testkit::{InMemoryStorage, SeededRandomness};
use tokio::time::timeout;

use super::fixture::DispatcherFixture;

#[tokio::test]
async fn logs_a_delivery_and_never_sends_it_again() {
    let fixture = DispatcherFixture::new().await;
    let endpoint = fixture.add_endpoint("a.example").await;
    let event = fixture.start().await;
    fixture.work().await;
    fixture.work_after(SignedDuration::from_hours(24)).await;
    let calls = fixture.sender.calls();
    assert_eq!(calls.iter().map(|call| call.id.clone()).collect::<Vec<_>>(), [event.to_string()]);
    assert_eq!(calls[0].secrets, std::slice::from_ref(&endpoint.secret));
    assert_eq!(fixture.delivery(&endpoint, event).await.state, DeliveryState::Delivered);
    assert_eq!(fixture.log().await, [(EventType::WebhookDelivered, 1)]);
}

#[tokio::test]
async fn retries_a_failing_endpoint_at_the_documented_times_and_does_not_delay_a_healthy_one() {
    let fixture = DispatcherFixture::new().await;
    let (broken, sound) = (fixture.add_endpoint("a.example").await, fixture.add_endpoint("b.example").await);
    fixture.sender.answer(&broken.url, 500);
    let event = fixture.start().await;
    let mut pauses_s = Vec::new();
    fixture.work().await;
    loop {
        let delivery = fixture.delivery(&broken, event).await;
        if delivery.state != DeliveryState::Due {
            break;
        }
        let pause = delivery.due_at.duration_since(fixture.clock.now());
        pauses_s.push(pause.as_secs_f64());
        let fresh = fixture.start().await;
        fixture.work().await;
        assert_eq!(fixture.delivery(&sound, fresh).await.state, DeliveryState::Delivered);
        let before = fixture.attempts(&broken, event).await.len();
        fixture.work_after(pause - SignedDuration::from_millis(1)).await;
        assert_eq!(fixture.attempts(&broken, event).await.len(), before, "attempted before its time");
        fixture.work_after(SignedDuration::from_millis(1)).await;
        assert_eq!(fixture.attempts(&broken, event).await.len(), before + 1, "not attempted in its time");
    }
    let promised = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].map(f64::from);
    assert_eq!(pauses_s.len(), promised.len(), "{pauses_s:?}");
    for (pause_s, promised_s) in pauses_s.iter().zip(promised) {
        assert!((promised_s..=promised_s * 1.1).contains(pause_s), "{pause_s} s for {promised_s} s");
    }
    let attempts = fixture.attempts(&broken, event).await;
    assert_eq!(
        attempts.iter().map(|attempt| attempt.number).collect::<Vec<_>>(),
        (1..=10).collect::<Vec<_>>()
    );
    for attempt in &attempts {
        let expected = (Some(WebhookResponseStatus(500)), Some("answer 500"));
        assert_eq!((attempt.status, attempt.answer.as_deref()), expected);
    }
    let of_event = fixture.sender.calls_to(&broken.url);
    let of_event: Vec<_> = of_event.iter().filter(|call| call.id == event.to_string()).collect();
    assert_eq!(of_event.len(), 10);
    assert!(of_event.iter().all(|call| call.body == of_event[0].body));
    assert!(fixture.log().await.contains(&(EventType::WebhookFailed, 10)));
    let given_up = fixture.delivery(&broken, event).await;
    assert_eq!(given_up.last_error.as_deref(), Some("the endpoint answered 500"));
}

#[tokio::test]
async fn sends_the_same_body_to_all_endpoints_and_in_all_attempts_when_the_invitation_changes() {
    let fixture = DispatcherFixture::new().await;
    let (first, second) = (fixture.add_endpoint("a.example").await, fixture.add_endpoint("b.example").await);
    fixture.sender.answer(&first.url, 500);
    fixture.start().await;
    fixture.work().await;
    let mut renamed = fixture.invitation.clone();
    assert!(renamed.rename(None, fixture.clock.now()).is_made());
    fixture.commit([Write::SaveInvitation(renamed)]).await;
    fixture.work_after(SignedDuration::from_secs(6)).await;
    let bodies = [fixture.sender.calls_to(&first.url), fixture.sender.calls_to(&second.url)].concat();
    assert_eq!(bodies.len(), 3);
    assert!(bodies.iter().all(|call| call.body == bodies[0].body && !call.body.is_empty()));
}

#[tokio::test]
async fn reports_a_completed_interview_when_it_is_analysed_or_after_ten_minutes() {
    let fixture = DispatcherFixture::new().await;
    let endpoint = fixture.add_endpoint("a.example").await;
    let (analyzed, unanalyzed) =
        (fixture.new_event(EventKind::InterviewCompleted), fixture.new_event(EventKind::InterviewCompleted));
    fixture.commit([Write::AddEvent(analyzed.clone())]).await;
    fixture.work_after(SignedDuration::from_secs(60)).await;
    assert!(fixture.sender.calls().is_empty());
    let (which, now) = (Expedite::OfInvitation(fixture.invitation.id), fixture.clock.now());
    fixture.commit([Write::Expedite { which, now }, Write::AddEvent(unanalyzed.clone())]).await;
    fixture.work().await;
    assert_eq!(fixture.delivery(&endpoint, analyzed.id).await.state, DeliveryState::Delivered);
    assert_eq!(fixture.sender.calls().len(), 1);
    fixture.work_after(ANALYSIS_WAIT - SignedDuration::from_secs(61)).await;
    assert_eq!(fixture.sender.calls().len(), 1);
    fixture.work_after(SignedDuration::from_secs(1)).await;
    assert_eq!(fixture.delivery(&endpoint, unanalyzed.id).await.state, DeliveryState::Delivered);
}

#[tokio::test]
async fn reports_the_original_end_of_an_interview_that_was_resumed_since() {
    let fixture = DispatcherFixture::with_writer(|_| Arc::new(EndWriter)).await;
    let endpoint = fixture.add_endpoint("a.example").await;
    let (now, mut invitation) = (fixture.clock.now(), fixture.invitation.clone());
    invitation.start(now).expect("it starts");
    invitation.end(EndReason::InviteeEnded, now).expect("it ends");
    let owner = (invitation.organization_id, invitation.interview_id);
    let (id, event) = (Id::from_uuid(fixture.ids.next()), EventType::InvitationCompleted);
    let entry = LogEntry::of_interview(id, event, owner, Actor::system(), now).about(invitation.id);
    let entry = entry.with(serde_json::json!({ "endReason": "inviteeEnded" }));
    let event = fixture.new_event(EventKind::InterviewCompleted);
    invitation.reactivate(now).expect("it is reopened");
    invitation.start(now).expect("it starts again");
    let (which, saved) = (Expedite::OfInvitation(invitation.id), Write::SaveInvitation(invitation));
    fixture.commit([saved, Write::AddLogEntry(entry), Write::AddEvent(event.clone())]).await;
    fixture.commit([Write::Expedite { which, now }]).await;
    fixture.work().await;
    let expected = format!("inviteeEnded true {now}");
    assert_eq!(fixture.sender.calls_to(&endpoint.url)[0].body, expected);
}

/// Writes only how and when the interview ended.
struct EndWriter;

impl WebhookSerializer for EndWriter {
    fn body(&self, snapshot: &EventWithSubject) -> String {
        let invitation = &snapshot.subject.as_ref().expect("a subject").invitation;
        let (reason, at) =
            (invitation.end_reason.expect("it ended"), invitation.completed_at.expect("it ended"));
        format!("{} {} {at}", reason.as_str(), invitation.incomplete)
    }

    fn erased(&self, _: &Event, _: &Erasure) -> String {
        String::new()
    }
}

#[tokio::test]
async fn a_stalled_endpoint_does_not_delay_others() {
    let fixture = DispatcherFixture::new().await;
    let (slow, quick) = (fixture.add_endpoint("a.example").await, fixture.add_endpoint("b.example").await);
    fixture.sender.stall(&slow.url);
    fixture.start_many(300).await;
    fixture.poll().await;
    fixture.sender.until_begun(350).await;
    assert_eq!(fixture.sender.calls_to(&quick.url).len(), 300);
    assert_eq!(fixture.sender.calls_to(&slow.url).len(), 50);
    fixture.sender.release();
    fixture.work().await;
    assert_eq!(fixture.sender.calls_to(&slow.url).len(), 300);
    assert_eq!(fixture.log().await.len(), 600);
}

#[tokio::test]
async fn limits_a_failing_endpoint_to_five_attempts_in_parallel_until_one_succeeds() {
    let fixture = DispatcherFixture::new().await;
    let endpoint = fixture.add_endpoint("a.example").await;
    fixture.sender.answer(&endpoint.url, 500);
    fixture.start().await;
    fixture.work().await;
    fixture.sender.answer(&endpoint.url, 200);
    fixture.sender.stall(&endpoint.url);
    fixture.start_many(20).await;
    fixture.poll().await;
    fixture.sender.until_begun(6).await;
    fixture.poll().await;
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    assert_eq!(fixture.sender.most_under_way(), 5);
    fixture.sender.release();
    fixture.work().await;
    assert_eq!(fixture.endpoint(endpoint.id).await.failing_since, None);
    assert_eq!(fixture.sender.calls().len(), 21);
}

#[tokio::test]
async fn sends_deliveries_of_a_dead_node_after_their_lease_with_the_same_id() {
    let fixture = DispatcherFixture::new().await;
    let endpoint = fixture.add_endpoint("a.example").await;
    let (event, now) = (fixture.start().await, fixture.clock.now());
    let claim = DueClaim { now, until: now + LEASE, limit: 10 };
    let claimed = fixture.storage.claim_deliveries(endpoint.id, claim).await;
    assert_eq!(claimed.map(|claimed| claimed.len()).expect("it is claimed"), 1);
    fixture.work_after(LEASE - SignedDuration::from_secs(1)).await;
    assert!(fixture.sender.calls().is_empty());
    fixture.work_after(SignedDuration::from_secs(1)).await;
    assert_eq!(fixture.sender.calls()[0].id, event.to_string());
    let numbers: Vec<i32> = fixture.attempts(&endpoint, event).await.iter().map(|one| one.number).collect();
    assert_eq!(numbers, [2], "the dead node made the first attempt");
}

#[tokio::test]
async fn a_conflicting_outcome_does_not_prevent_others_from_being_stored() {
    let fixture = DispatcherFixture::new().await;
    let endpoint = fixture.add_endpoint("a.example").await;
    fixture.sender.stall(&endpoint.url);
    let (first, second) = (fixture.start().await, fixture.start().await);
    fixture.poll().await;
    fixture.sender.until_begun(2).await;
    let stolen = fixture.delivery(&endpoint, first).await;
    fixture.commit([Write::SaveDelivery(stolen)]).await;
    fixture.sender.release();
    fixture.work().await;
    assert_eq!(fixture.delivery(&endpoint, second).await.state, DeliveryState::Delivered);
    assert_eq!(fixture.delivery(&endpoint, first).await.state, DeliveryState::Due);
    assert_eq!(fixture.log().await, [(EventType::WebhookDelivered, 1)]);
}

#[tokio::test]
async fn outcomes_wait_while_the_database_is_unavailable() {
    let fixture = DispatcherFixture::new().await;
    let endpoint = fixture.add_endpoint("a.example").await;
    fixture.sender.stall(&endpoint.url);
    let event = fixture.start().await;
    fixture.poll().await;
    fixture.sender.until_begun(1).await;
    fixture.storage.set_available(false);
    fixture.sender.release();
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    fixture.storage.set_available(true);
    fixture.work().await;
    assert_eq!(fixture.delivery(&endpoint, event).await.state, DeliveryState::Delivered);
    assert_eq!(fixture.sender.calls().len(), 1);
}

/// Makes the database unavailable while a body is written.
struct Interrupted(Arc<InMemoryStorage>);

impl WebhookSerializer for Interrupted {
    fn body(&self, _: &EventWithSubject) -> String {
        self.0.set_available(false);
        "{}".to_owned()
    }

    fn erased(&self, _: &Event, _: &Erasure) -> String {
        String::new()
    }
}

#[tokio::test]
async fn puts_back_claimed_deliveries_whose_bodies_cannot_be_stored() {
    let fixture = DispatcherFixture::with_writer(|storage| Arc::new(Interrupted(storage))).await;
    let endpoint = fixture.add_endpoint("a.example").await;
    let event = fixture.start().await;
    fixture.poll().await;
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    fixture.storage.set_available(true);
    assert_eq!(fixture.delivery(&endpoint, event).await.attempts, 1, "it is claimed");
    let is_put_back = async {
        while fixture.delivery(&endpoint, event).await.attempts > 0 {
            tokio::task::yield_now().await;
        }
    };
    timeout(Duration::from_secs(20), is_put_back).await.expect("it is put back");
    assert_eq!(fixture.delivery(&endpoint, event).await.due_at, fixture.clock.now());
    assert!(fixture.sender.calls().is_empty());
}

#[tokio::test]
async fn sends_right_after_a_commit_and_finishes_attempts_in_flight_on_stop() {
    let fixture = DispatcherFixture::new().await;
    let endpoint = fixture.add_endpoint("a.example").await;
    fixture.sender.stall(&endpoint.url);
    let event = fixture.start().await;
    fixture.webhook_dispatcher.wake(endpoint.organization_id);
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert!(fixture.sender.calls().is_empty(), "the dispatcher is not running yet");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let working = tokio::spawn(fixture.webhook_dispatcher.clone().work_until(async { drop(stopped.await) }));
    fixture.sender.until_begun(1).await;
    let second = fixture.start().await;
    fixture.webhook_dispatcher.wake(endpoint.organization_id);
    fixture.sender.until_begun(2).await;
    drop(stop);
    while !fixture.webhook_dispatcher.0.is_draining() {
        tokio::task::yield_now().await;
    }
    let late = fixture.start().await;
    fixture.webhook_dispatcher.wake(endpoint.organization_id);
    fixture.sender.release();
    working.await.expect("it ends");
    for event in [event, second] {
        assert_eq!(fixture.delivery(&endpoint, event).await.state, DeliveryState::Delivered);
    }
    assert_eq!(fixture.delivery(&endpoint, late).await.attempts, 0);
}

#[tokio::test]
async fn signs_with_both_secrets_after_a_rotation() {
    let fixture = DispatcherFixture::new().await;
    let mut endpoint = fixture.add_endpoint("a.example").await;
    let (before, new) = (endpoint.secret.clone(), SigningSecret::draw(&SeededRandomness::new(7)));
    endpoint.rotate(new.clone(), fixture.clock.now());
    fixture
        .storage
        .commit(UnitOfWork::default().with(Write::SaveEndpoint(endpoint)))
        .await
        .expect("it is saved");
    fixture.start().await;
    fixture.work().await;
    assert_eq!(fixture.sender.calls()[0].secrets, [new, before]);
}

#[tokio::test]
async fn stores_a_failed_attempt_with_its_reason() {
    let fixture = DispatcherFixture::new().await;
    let endpoint = fixture.add_endpoint("a.example").await;
    fixture.sender.answer(&endpoint.url, 301);
    let event = fixture.start().await;
    fixture.work().await;
    let attempts = fixture.attempts(&endpoint, event).await;
    assert_eq!(attempts[0].outcome(), AttemptOutcome::Failed("the endpoint answered 301".to_owned()));
    assert_eq!(fixture.webhook_dispatcher.figures().attempts, 1);
    assert_eq!(
        (fixture.webhook_dispatcher.figures().delivered, fixture.webhook_dispatcher.figures().failed),
        (0, 0)
    );
}
