use jiff::Timestamp;

use super::WebhookDelivery;
use crate::ids::{EndpointId, EventId};
use crate::ports::WebhookResponse;

/// The HTTP status that an endpoint responded with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WebhookResponseStatus(pub u16);

impl WebhookResponseStatus {
    fn is_success(self) -> bool {
        (200..300).contains(&self.0)
    }

    /// Whether the endpoint asks for no further deliveries.
    fn is_gone(self) -> bool {
        self.0 == 410
    }
}

/// How much of a response body is stored.
pub const RESPONSE_KEPT_BYTES: usize = 4 * 1_024;

/// One delivery attempt and its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeliveryAttempt {
    pub endpoint_id: EndpointId,
    pub event_id: EventId,
    /// The number of the attempt, from 1. A missing number was in progress when its node died.
    pub number: i32,
    pub at: Timestamp,
    pub duration_ms: i64,
    pub status: Option<WebhookResponseStatus>,
    /// Why there is no status.
    pub error: Option<String>,
    /// The beginning of the response body.
    pub answer: Option<String>,
}

/// What an attempt means for the delivery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttemptOutcome {
    Delivered,
    /// The endpoint no longer accepts deliveries.
    Gone(String),
    Failed(String),
}

impl DeliveryAttempt {
    pub fn new(delivery: &WebhookDelivery, at: Timestamp, duration_ms: i64, answer: WebhookResponse) -> Self {
        let (status, error, answer) = match answer {
            WebhookResponse::Answered { status, body } => (Some(status), None, Some(beginning(&body))),
            WebhookResponse::Unanswered(reason) => (None, Some(reason), None),
        };
        DeliveryAttempt {
            endpoint_id: delivery.endpoint_id,
            event_id: delivery.event_id,
            number: delivery.attempts,
            at,
            duration_ms,
            status,
            error,
            answer,
        }
    }

    pub fn outcome(&self) -> AttemptOutcome {
        match self.status {
            Some(status) if status.is_success() => AttemptOutcome::Delivered,
            Some(status) if status.is_gone() => {
                AttemptOutcome::Gone("the endpoint answered 410 Gone".to_owned())
            }
            Some(status) => AttemptOutcome::Failed(format!("the endpoint answered {}", status.0)),
            None => AttemptOutcome::Failed(self.error.clone().unwrap_or_default()),
        }
    }
}

/// Returns the beginning of a body, in a form that every database can store.
fn beginning(body: &str) -> String {
    body[..body.floor_char_boundary(RESPONSE_KEPT_BYTES)].replace('\0', "\u{fffd}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_the_beginning_of_a_body_without_cutting_a_character() {
        assert_eq!(beginning(&"é".repeat(4_000)).len(), RESPONSE_KEPT_BYTES);
        assert_eq!(beginning(&format!("a{}", "é".repeat(4_000))).len(), RESPONSE_KEPT_BYTES - 1);
        assert_eq!(beginning("a\0b"), "a\u{fffd}b");
    }
}
