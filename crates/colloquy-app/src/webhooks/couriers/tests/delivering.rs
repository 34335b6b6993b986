use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::event::{Kind, READ_WITHIN};
use colloquy_domain::invitation::EndReason;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::ports::{
    Clock, Deliveries, Hurried, Ids, News, Storage, UnitOfWork, WebhookWriter, Write,
};
use colloquy_domain::webhook::{DeliveryState, Endpoint, LEASE, Outcome, SigningSecret};
use colloquy_domain::{EventId, Id, SignedDuration};
use colloquy_testkit::{MemoryStorage, SeededRandomness};
use tokio::time::timeout;

use super::ground::Ground;

#[tokio::test]
async fn what_is_delivered_is_logged_and_never_sent_again() {
    let ground = Ground::new().await;
    let endpoint = ground.add_endpoint("a.example").await;
    let event = ground.start().await;
    ground.work().await;
    ground.work_after(SignedDuration::from_hours(24)).await;
    let calls = ground.sender.calls();
    assert_eq!(calls.iter().map(|call| call.id.clone()).collect::<Vec<_>>(), [event.to_string()]);
    assert_eq!(calls[0].secrets, std::slice::from_ref(&endpoint.secret));
    assert_eq!(ground.delivery(&endpoint, event).await.state, DeliveryState::Delivered);
    assert_eq!(ground.log().await, [(EventType::WebhookDelivered, 1)]);
}

#[tokio::test]
async fn a_receiver_that_fails_is_tried_at_the_promised_times_and_a_sound_one_beside_it_at_once() {
    let ground = Ground::new().await;
    let (broken, sound) = (ground.add_endpoint("a.example").await, ground.add_endpoint("b.example").await);
    ground.sender.answer(&broken.url, 500);
    let event = ground.start().await;
    let mut pauses_s = Vec::new();
    ground.work().await;
    loop {
        let delivery = ground.delivery(&broken, event).await;
        if delivery.state != DeliveryState::Due {
            break;
        }
        let pause = delivery.due_at.duration_since(ground.clock.now());
        pauses_s.push(pause.as_secs_f64());
        let fresh = ground.start().await;
        ground.work().await;
        assert_eq!(ground.delivery(&sound, fresh).await.state, DeliveryState::Delivered);
        let before = ground.attempts(&broken, event).await.len();
        ground.work_after(pause - SignedDuration::from_millis(1)).await;
        assert_eq!(ground.attempts(&broken, event).await.len(), before, "tried before its time");
        ground.work_after(SignedDuration::from_millis(1)).await;
        assert_eq!(ground.attempts(&broken, event).await.len(), before + 1, "not tried in its time");
    }
    let promised = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].map(f64::from);
    assert_eq!(pauses_s.len(), promised.len(), "{pauses_s:?}");
    for (pause_s, promised_s) in pauses_s.iter().zip(promised) {
        assert!((promised_s..=promised_s * 1.1).contains(pause_s), "{pause_s} s for {promised_s} s");
    }
    let attempts = ground.attempts(&broken, event).await;
    assert_eq!(
        attempts.iter().map(|attempt| attempt.number).collect::<Vec<_>>(),
        (1..=10).collect::<Vec<_>>()
    );
    for attempt in &attempts {
        assert_eq!((attempt.status, attempt.answer.as_deref()), (Some(500), Some("answer 500")));
    }
    let of_event = ground.sender.calls_to(&broken.url);
    let of_event: Vec<_> = of_event.iter().filter(|call| call.id == event.to_string()).collect();
    assert_eq!(of_event.len(), 10);
    assert!(of_event.iter().all(|call| call.body == of_event[0].body));
    assert!(ground.log().await.contains(&(EventType::WebhookFailed, 10)));
    let given_up = ground.delivery(&broken, event).await;
    assert_eq!(given_up.last_error.as_deref(), Some("the endpoint answered 500"));
}

#[tokio::test]
async fn all_endpoints_and_all_tries_are_told_the_same_also_when_the_invitation_changes() {
    let ground = Ground::new().await;
    let (first, second) = (ground.add_endpoint("a.example").await, ground.add_endpoint("b.example").await);
    ground.sender.answer(&first.url, 500);
    ground.start().await;
    ground.work().await;
    let mut renamed = ground.invitation.clone();
    assert!(renamed.rename(None, ground.clock.now()).is_made());
    ground.commit([Write::SaveInvitation(renamed)]).await;
    ground.work_after(SignedDuration::from_secs(6)).await;
    let bodies = [ground.sender.calls_to(&first.url), ground.sender.calls_to(&second.url)].concat();
    assert_eq!(bodies.len(), 3);
    assert!(bodies.iter().all(|call| call.body == bodies[0].body && !call.body.is_empty()));
}

#[tokio::test]
async fn a_completed_interview_is_told_when_it_is_read_and_at_the_latest_after_ten_minutes() {
    let ground = Ground::new().await;
    let endpoint = ground.add_endpoint("a.example").await;
    let (read, unread) =
        (ground.new_event(Kind::InterviewCompleted), ground.new_event(Kind::InterviewCompleted));
    ground.commit([Write::AddEvent(read.clone())]).await;
    ground.work_after(SignedDuration::from_secs(60)).await;
    assert!(ground.sender.calls().is_empty());
    let (which, now) = (Hurried::OfInvitation(ground.invitation.id), ground.clock.now());
    ground.commit([Write::Hurry { which, now }, Write::AddEvent(unread.clone())]).await;
    ground.work().await;
    assert_eq!(ground.delivery(&endpoint, read.id).await.state, DeliveryState::Delivered);
    assert_eq!(ground.sender.calls().len(), 1);
    ground.work_after(READ_WITHIN - SignedDuration::from_secs(61)).await;
    assert_eq!(ground.sender.calls().len(), 1);
    ground.work_after(SignedDuration::from_secs(1)).await;
    assert_eq!(ground.delivery(&endpoint, unread.id).await.state, DeliveryState::Delivered);
}

#[tokio::test]
async fn an_end_is_told_as_it_was_though_the_interview_was_resumed_since() {
    let ground = Ground::with_writer(|_| Arc::new(EndWriter)).await;
    let endpoint = ground.add_endpoint("a.example").await;
    let (now, mut invitation) = (ground.clock.now(), ground.invitation.clone());
    invitation.start(now).expect("it starts");
    invitation.end(EndReason::InviteeEnded, now).expect("it ends");
    let owner = (invitation.organization_id, invitation.interview_id);
    let (id, event) = (Id::from_uuid(ground.ids.next()), EventType::InvitationCompleted);
    let entry = LogEntry::of_interview(id, event, owner, Actor::system(), now).about(invitation.id);
    let entry = entry.with(serde_json::json!({ "endReason": "inviteeEnded" }));
    let event = ground.new_event(Kind::InterviewCompleted);
    invitation.reactivate(now).expect("it is reopened");
    invitation.start(now).expect("it starts again");
    let (which, saved) = (Hurried::OfInvitation(invitation.id), Write::SaveInvitation(invitation));
    ground.commit([saved, Write::AddLogEntry(entry), Write::AddEvent(event.clone())]).await;
    ground.commit([Write::Hurry { which, now }]).await;
    ground.work().await;
    let told = format!("inviteeEnded true {now}");
    assert_eq!(ground.sender.calls_to(&endpoint.url)[0].body, told);
}

/// Writes the end alone.
struct EndWriter;

impl WebhookWriter for EndWriter {
    fn body(&self, news: &News) -> String {
        let invitation = &news.subject.as_ref().expect("a subject").invitation;
        let (reason, at) =
            (invitation.end_reason.expect("it ended"), invitation.completed_at.expect("it ended"));
        format!("{} {} {at}", reason.as_str(), invitation.incomplete)
    }
}

#[tokio::test]
async fn a_receiver_that_stalls_holds_up_no_other() {
    let ground = Ground::new().await;
    let (slow, quick) = (ground.add_endpoint("a.example").await, ground.add_endpoint("b.example").await);
    ground.sender.stall(&slow.url);
    ground.start_many(300).await;
    ground.look().await;
    ground.sender.until_begun(350).await;
    assert_eq!(ground.sender.calls_to(&quick.url).len(), 300);
    assert_eq!(ground.sender.calls_to(&slow.url).len(), 50);
    ground.sender.release();
    ground.work().await;
    assert_eq!(ground.sender.calls_to(&slow.url).len(), 300);
    assert_eq!(ground.log().await.len(), 600);
}

#[tokio::test]
async fn a_receiver_that_failed_gets_five_at_a_time_until_it_takes_one() {
    let ground = Ground::new().await;
    let endpoint = ground.add_endpoint("a.example").await;
    ground.sender.answer(&endpoint.url, 500);
    ground.start().await;
    ground.work().await;
    ground.sender.answer(&endpoint.url, 200);
    ground.sender.stall(&endpoint.url);
    ground.start_many(20).await;
    ground.look().await;
    ground.sender.until_begun(6).await;
    ground.look().await;
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    assert_eq!(ground.sender.most_under_way(), 5);
    ground.sender.release();
    ground.work().await;
    assert_eq!(ground.endpoint(endpoint.id).await.failing_since, None);
    assert_eq!(ground.sender.calls().len(), 21);
}

#[tokio::test]
async fn what_a_dead_node_held_is_sent_after_its_lease_with_the_same_id() {
    let ground = Ground::new().await;
    let endpoint = ground.add_endpoint("a.example").await;
    let (event, now) = (ground.start().await, ground.clock.now());
    let claimed = ground.storage.claim_deliveries(endpoint.id, now, now + LEASE, 10).await;
    assert_eq!(claimed.map(|claimed| claimed.len()).expect("it is claimed"), 1);
    ground.work_after(LEASE - SignedDuration::from_secs(1)).await;
    assert!(ground.sender.calls().is_empty());
    ground.work_after(SignedDuration::from_secs(1)).await;
    assert_eq!(ground.sender.calls()[0].id, event.to_string());
    let numbers: Vec<i32> = ground.attempts(&endpoint, event).await.iter().map(|one| one.number).collect();
    assert_eq!(numbers, [2], "the first was the dead one's");
}

#[tokio::test]
async fn an_outcome_that_was_taken_over_spoils_no_other() {
    let ground = Ground::new().await;
    let endpoint = ground.add_endpoint("a.example").await;
    ground.sender.stall(&endpoint.url);
    let (first, second) = (ground.start().await, ground.start().await);
    ground.look().await;
    ground.sender.until_begun(2).await;
    let stolen = ground.delivery(&endpoint, first).await;
    ground.commit([Write::SaveDelivery(stolen)]).await;
    ground.sender.release();
    ground.work().await;
    assert_eq!(ground.delivery(&endpoint, second).await.state, DeliveryState::Delivered);
    assert_eq!(ground.delivery(&endpoint, first).await.state, DeliveryState::Due);
    assert_eq!(ground.log().await, [(EventType::WebhookDelivered, 1)]);
}

#[tokio::test]
async fn outcomes_wait_for_a_database_that_is_away() {
    let ground = Ground::new().await;
    let endpoint = ground.add_endpoint("a.example").await;
    ground.sender.stall(&endpoint.url);
    let event = ground.start().await;
    ground.look().await;
    ground.sender.until_begun(1).await;
    ground.storage.set_available(false);
    ground.sender.release();
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    ground.storage.set_available(true);
    ground.work().await;
    assert_eq!(ground.delivery(&endpoint, event).await.state, DeliveryState::Delivered);
    assert_eq!(ground.sender.calls().len(), 1);
}

/// The database goes while something is written.
struct Interrupted(Arc<MemoryStorage>);

impl WebhookWriter for Interrupted {
    fn body(&self, _: &News) -> String {
        self.0.set_available(false);
        "{}".to_owned()
    }
}

#[tokio::test]
async fn what_was_claimed_and_cannot_be_written_is_put_back_for_the_next_look() {
    let ground = Ground::with_writer(|storage| Arc::new(Interrupted(storage))).await;
    let endpoint = ground.add_endpoint("a.example").await;
    let event = ground.start().await;
    ground.look().await;
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    ground.storage.set_available(true);
    assert_eq!(ground.delivery(&endpoint, event).await.attempts, 1, "it is claimed");
    let is_put_back = async {
        while ground.delivery(&endpoint, event).await.attempts > 0 {
            tokio::task::yield_now().await;
        }
    };
    timeout(Duration::from_secs(20), is_put_back).await.expect("it is put back");
    assert_eq!(ground.delivery(&endpoint, event).await.due_at, ground.clock.now());
    assert!(ground.sender.calls().is_empty());
}

#[tokio::test]
async fn a_commit_is_followed_at_once_and_a_stop_finishes_what_is_under_way() {
    let ground = Ground::new().await;
    let endpoint = ground.add_endpoint("a.example").await;
    ground.sender.stall(&endpoint.url);
    let event = ground.start().await;
    ground.couriers.ring(endpoint.organization_id);
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert!(ground.sender.calls().is_empty(), "nobody works yet");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let working = tokio::spawn(ground.couriers.clone().work_until(async { drop(stopped.await) }));
    ground.sender.until_begun(1).await;
    let second = ground.start().await;
    ground.couriers.ring(endpoint.organization_id);
    ground.sender.until_begun(2).await;
    drop(stop);
    while !ground.couriers.0.is_closing() {
        tokio::task::yield_now().await;
    }
    let late = ground.start().await;
    ground.couriers.ring(endpoint.organization_id);
    ground.sender.release();
    working.await.expect("it ends");
    for event in [event, second] {
        assert_eq!(ground.delivery(&endpoint, event).await.state, DeliveryState::Delivered);
    }
    assert_eq!(ground.delivery(&endpoint, late).await.attempts, 0);
}

/// A receiver takes a hundred and then stalls: fifty more are under way, and fifty at hand.
async fn stalled_later() -> (Ground, Endpoint, Vec<EventId>) {
    let ground = Ground::new().await;
    let endpoint = ground.add_endpoint("a.example").await;
    ground.sender.stall_after(&endpoint.url, 100);
    let mut events = Vec::new();
    for _ in 0..300 {
        events.push(ground.start().await);
    }
    ground.look().await;
    ground.sender.until_begun(150).await;
    for _ in 0..1_000 {
        tokio::task::yield_now().await;
    }
    (ground, endpoint, events)
}

async fn claimed(ground: &Ground, endpoint: &Endpoint, events: &[EventId]) -> usize {
    let mut claimed = 0;
    for event in events {
        let delivery = ground.delivery(endpoint, *event).await;
        claimed += usize::from(delivery.state == DeliveryState::Due && delivery.attempts == 1);
    }
    claimed
}

#[tokio::test]
async fn no_more_is_claimed_ahead_than_a_stop_puts_back() {
    let (ground, endpoint, events) = stalled_later().await;
    assert_eq!(ground.sender.most_under_way(), 50);
    assert_eq!(claimed(&ground, &endpoint, &events).await, 100);
    let working = tokio::spawn(ground.couriers.clone().work_until(async {}));
    while claimed(&ground, &endpoint, &events).await > 50 {
        tokio::task::yield_now().await;
    }
    ground.sender.release();
    working.await.expect("it ends");
    for (place, event) in events.iter().enumerate() {
        let delivery = ground.delivery(&endpoint, *event).await;
        let state = if place < 150 { DeliveryState::Delivered } else { DeliveryState::Due };
        assert_eq!((delivery.state, delivery.attempts), (state, i32::from(place < 150)), "{place}");
        assert!(delivery.due_at <= ground.clock.now() || place < 150, "{place} is claimed by nobody");
    }
    assert_eq!(ground.sender.calls().len(), 150);
}

#[tokio::test]
async fn what_waits_too_long_for_a_hand_is_put_back() {
    let (ground, endpoint, events) = stalled_later().await;
    ground.clock.advance(SignedDuration::from_secs(6));
    ground.sender.release();
    ground.sender.stall_after(&endpoint.url, 150);
    ground.sender.until_begun(200).await;
    let put_back = ground.delivery(&endpoint, events[150]).await;
    assert_eq!((put_back.attempts, put_back.due_at), (0, ground.clock.now()), "it was not put back");
    ground.sender.release();
    ground.work().await;
    assert_eq!(ground.log().await, vec![(EventType::WebhookDelivered, 1); 300]);
}

#[tokio::test]
async fn after_a_rotation_a_call_has_both_secrets() {
    let ground = Ground::new().await;
    let mut endpoint = ground.add_endpoint("a.example").await;
    let (before, new) = (endpoint.secret.clone(), SigningSecret::draw(&SeededRandomness::new(7)));
    endpoint.rotate(new.clone(), ground.clock.now());
    ground
        .storage
        .commit(UnitOfWork::default().with(Write::SaveEndpoint(endpoint)))
        .await
        .expect("it is saved");
    ground.start().await;
    ground.work().await;
    assert_eq!(ground.sender.calls()[0].secrets, [new, before]);
}

#[tokio::test]
async fn what_no_answer_came_to_is_kept_with_its_reason() {
    let ground = Ground::new().await;
    let endpoint = ground.add_endpoint("a.example").await;
    ground.sender.answer(&endpoint.url, 301);
    let event = ground.start().await;
    ground.work().await;
    let attempts = ground.attempts(&endpoint, event).await;
    assert_eq!(attempts[0].outcome(), Outcome::Failed("the endpoint answered 301".to_owned()));
    assert_eq!(ground.couriers.figures().attempts, 1);
    assert_eq!((ground.couriers.figures().delivered, ground.couriers.figures().failed), (0, 0));
}
