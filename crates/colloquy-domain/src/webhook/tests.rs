use jiff::{SignedDuration, Timestamp};
use uuid::Uuid;

use super::*;
use crate::event::{Event, EventKind};
use crate::ids::Id;
use crate::ports::WebhookResponse;
use crate::text::EndpointUrl;

/// A source of identical bytes.
struct Always(u8);

impl Randomness for Always {
    fn fill(&self, bytes: &mut [u8]) {
        bytes.fill(self.0);
    }
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(second).expect("a moment")
}

fn secret(byte: u8) -> SigningSecret {
    SigningSecret::draw(&Always(byte))
}

fn endpoint() -> WebhookEndpoint {
    let url = EndpointUrl::parse("https://example.org/hook").expect("a URL");
    let new = NewWebhookEndpoint { url, kinds: OFFERED.to_vec(), description: None };
    WebhookEndpoint::new(Id::from_uuid(Uuid::from_u128(1)), Id::from_uuid(Uuid::nil()), new, secret(1), at(0))
}

fn delivery() -> WebhookDelivery {
    let event = Event::test(Id::from_uuid(Uuid::from_u128(2)), Id::from_uuid(Uuid::nil()), at(0));
    WebhookDelivery::due(&event, endpoint().id)
}

fn tried(status: Option<u16>) -> DeliveryAttempt {
    let answer = match status {
        Some(status) => {
            WebhookResponse::Answered { status: WebhookResponseStatus(status), body: String::new() }
        }
        None => WebhookResponse::Unanswered("nobody is there".to_owned()),
    };
    DeliveryAttempt::new(&delivery(), at(0), 1, answer)
}

#[test]
fn a_secret_is_parsed_from_what_it_reveals_and_not_printed() {
    let secret = secret(7);
    assert_eq!(SigningSecret::parse(&secret.reveal()), Some(secret.clone()));
    assert_eq!(format!("{secret:?}"), "SigningSecret(…)");
}

#[test]
fn rejects_a_secret_that_is_too_short() {
    let short = SigningSecret(vec![7; 23]).reveal();
    assert_eq!(SigningSecret::parse(&short), None);
    assert_eq!(SigningSecret::parse("whsec_%%%"), None);
}

/// Returns the times of all failures until the delivery is given up.
fn failures(jitter: BackoffJitter) -> Vec<i64> {
    let (mut delivery, mut moments) = (delivery(), Vec::new());
    while delivery.state == DeliveryState::Due {
        moments.push(delivery.due_at.as_millisecond());
        delivery.postponed("busy".to_owned(), delivery.due_at, jitter);
    }
    moments
}

#[test]
fn a_delivery_has_ten_attempts_with_the_documented_delays() {
    let moments = failures(BackoffJitter::NONE);
    let pauses_s: Vec<i64> = moments.windows(2).map(|pair| (pair[1] - pair[0]) / 1_000).collect();
    let hours = [2, 5, 10, 14, 20, 24].map(|hours| hours * 3_600);
    assert_eq!(pauses_s, [&[5, 5 * 60, 30 * 60], &hours[..]].concat());
}

#[test]
fn jitter_lengthens_a_delay_by_at_most_a_tenth() {
    let (least, most) =
        (failures(BackoffJitter::draw(&Always(0))), failures(BackoffJitter::draw(&Always(255))));
    assert_eq!(least, failures(BackoffJitter::NONE));
    let tenth_more: Vec<i64> = least.iter().map(|moment| moment + moment / 10).collect();
    assert_eq!(most, tenth_more);
    let between = failures(BackoffJitter::draw(&Always(100)));
    assert!(least[9] < between[9] && between[9] < most[9], "{between:?}");
}

#[test]
fn replays_a_delivery_only_if_no_attempt_can_be_in_progress() {
    for (due_s, is_made) in [(9, false), (9 + 60, false), (9 + 61, true)] {
        let facts = DeliveryFacts { due_at: at(due_s), ..(*delivery()).clone() };
        let mut waiting = WebhookDelivery::from_stored(facts, delivery().revision());
        assert_eq!(waiting.replay(at(9)).is_made(), is_made, "due at {due_s} s");
        assert_eq!(waiting.due_at, if is_made { at(9) } else { at(due_s) });
    }
}

#[test]
fn a_replayed_delivery_has_all_its_retries_again() {
    let mut delivery = delivery();
    while delivery.state == DeliveryState::Due {
        delivery.postponed("busy".to_owned(), at(5), BackoffJitter::NONE);
    }
    assert_eq!((delivery.settled_at, delivery.last_error.as_deref()), (Some(at(5)), Some("busy")));
    assert!(delivery.replay(at(9)).is_made());
    assert_eq!((delivery.state, delivery.due_at, delivery.settled_at), (DeliveryState::Due, at(9), None));
    delivery.postponed("busy".to_owned(), at(9), BackoffJitter::NONE);
    assert_eq!(delivery.due_at, at(14));
    delivery.delivered(at(14));
    assert_eq!((delivery.state, delivery.last_error.clone()), (DeliveryState::Delivered, None));
}

#[test]
fn only_2xx_responses_are_success() {
    for status in [200, 201, 204, 299] {
        assert_eq!(tried(Some(status)).outcome(), AttemptOutcome::Delivered);
    }
    for status in [100, 199, 300, 301, 308, 400, 404, 409, 411, 429, 500, 503] {
        assert!(
            matches!(tried(Some(status)).outcome(), AttemptOutcome::Failed(reason) if reason.contains(&status.to_string()))
        );
    }
    assert!(matches!(tried(Some(410)).outcome(), AttemptOutcome::Gone(_)));
    assert_eq!(tried(None).outcome(), AttemptOutcome::Failed("nobody is there".to_owned()));
}

#[test]
fn after_a_rotation_both_secrets_sign_for_a_day() {
    let mut endpoint = endpoint();
    endpoint.rotate(secret(2), at(0));
    let day = 24 * 60 * 60;
    assert_eq!(endpoint.secrets(at(day - 1)), [secret(2), secret(1)]);
    assert_eq!(endpoint.secrets(at(day)), [secret(2)]);
    endpoint.rotate(secret(3), at(10));
    assert_eq!(endpoint.secrets(at(10)), [secret(3), secret(2)]);
}

#[test]
fn an_endpoint_stays_disabled_for_its_first_reason_until_it_is_enabled() {
    let mut endpoint = endpoint();
    assert!(endpoint.disable(DisabledReason::Gone, at(1)).is_made());
    assert!(!endpoint.disable(DisabledReason::ByOrganization, at(2)).is_made());
    assert_eq!(endpoint.disabled, Some(EndpointDisablement { at: at(1), why: DisabledReason::Gone }));
    assert!(endpoint.enable(at(3)).is_made() && !endpoint.enable(at(4)).is_made());
    assert_eq!((endpoint.disabled, endpoint.updated_at), (None, at(3)));
}

#[test]
fn a_deleted_endpoint_stays_deleted() {
    let mut endpoint = endpoint();
    assert!(endpoint.disable(DisabledReason::ByOrganization, at(1)).is_made());
    assert!(endpoint.disable(DisabledReason::Deleted, at(2)).is_made());
    assert!(!endpoint.disable(DisabledReason::Deleted, at(3)).is_made() && !endpoint.enable(at(3)).is_made());
    assert!(endpoint.is_deleted());
}

#[test]
fn five_days_of_failures_are_too_long() {
    let facts = WebhookEndpointFacts { failing_since: Some(at(10)), ..(*endpoint()).clone() };
    let failing = WebhookEndpoint::from_stored(facts, endpoint().revision());
    let five_days = SignedDuration::from_hours(5 * 24);
    assert!(!failing.has_failed_for_too_long(at(9) + five_days));
    assert!(failing.has_failed_for_too_long(at(10) + five_days));
    assert!(!endpoint().has_failed_for_too_long(at(10) + five_days));
}

#[test]
fn a_completed_interview_waits_for_the_analysis_of_its_transcript() {
    let event = |kind| Event {
        kind,
        ..Event::test(Id::from_uuid(Uuid::from_u128(2)), Id::from_uuid(Uuid::nil()), at(0))
    };
    assert_eq!(event(EventKind::InterviewStarted).due_at(), at(0));
    assert_eq!(event(EventKind::InterviewCompleted).due_at(), at(600));
}
