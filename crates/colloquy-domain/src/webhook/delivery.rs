use jiff::{SignedDuration, Timestamp};

use crate::event::{Event, EventKind};
use crate::ids::{EndpointId, EventId, OrganizationId};
use crate::ports::Randomness;
use crate::revision::{TransitionOutcome, Versioned};
use crate::words::words;

/// The lease of one attempt. If a worker dies, its delivery becomes due again after this time.
pub const LEASE: SignedDuration = SignedDuration::from_secs(60);

/// The delays in seconds after the first, second, … failed attempt. Together they cover about three days.
const PAUSES_S: [i64; 9] = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

words! {
    DeliveryState {
        Due = "due",
        Delivered = "delivered",
        Failed = "failed",
    }
}

/// Lengthens a delay by up to a tenth, so that deliveries that failed together are not retried together.
#[derive(Clone, Copy, Debug)]
pub struct BackoffJitter(u16);

impl BackoffJitter {
    pub const NONE: BackoffJitter = BackoffJitter(0);

    pub fn draw(randomness: &dyn Randomness) -> Self {
        let mut bytes = [0; 2];
        randomness.fill(&mut bytes);
        BackoffJitter(u16::from_le_bytes(bytes))
    }

    fn lengthen(self, pause_s: i64) -> SignedDuration {
        let tenth_ms = pause_s * 100;
        SignedDuration::from_millis(pause_s * 1_000 + tenth_ms * i64::from(self.0) / i64::from(u16::MAX))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeliveryFacts {
    pub endpoint_id: EndpointId,
    pub event_id: EventId,
    pub organization_id: OrganizationId,
    /// The kind of the event.
    pub kind: EventKind,
    pub state: DeliveryState,
    /// The number of attempts that have started.
    pub attempts: i32,
    /// Failed attempts since it was last made due by anything but a failure.
    pub failures: i32,
    /// The earliest time at which a worker may claim the delivery.
    pub due_at: Timestamp,
    /// When it was delivered or given up.
    pub settled_at: Option<Timestamp>,
    pub last_error: Option<String>,
    /// When the event was created.
    pub created_at: Timestamp,
}

/// The delivery of one event to one endpoint.
pub type WebhookDelivery = Versioned<DeliveryFacts>;

impl WebhookDelivery {
    pub fn due(event: &Event, endpoint_id: EndpointId) -> Self {
        let facts = DeliveryFacts {
            endpoint_id,
            event_id: event.id,
            organization_id: event.organization_id,
            kind: event.kind,
            state: DeliveryState::Due,
            attempts: 0,
            failures: 0,
            due_at: event.due_at(),
            settled_at: None,
            last_error: None,
            created_at: event.created_at,
        };
        Versioned::new_unsaved(facts)
    }

    pub fn delivered(&mut self, now: Timestamp) {
        self.facts.last_error = None;
        self.settle(DeliveryState::Delivered, now);
    }

    /// Gives up on the delivery: its retries are used up, or it is no longer needed.
    pub fn dropped(&mut self, reason: String, now: Timestamp) {
        self.facts.last_error = Some(reason);
        self.settle(DeliveryState::Failed, now);
    }

    /// Schedules a retry with growing delays, or gives up after the last one.
    pub fn postponed(&mut self, reason: String, now: Timestamp, jitter: BackoffJitter) {
        let pause = usize::try_from(self.failures).ok().and_then(|failures| PAUSES_S.get(failures));
        self.facts.failures += 1;
        match pause {
            Some(pause_s) => {
                self.facts.due_at = now + jitter.lengthen(*pause_s);
                self.facts.last_error = Some(reason);
            }
            None => self.dropped(reason, now),
        }
    }

    /// Returns a claimed delivery without an attempt, so that it is due at once for any worker.
    pub fn put_back(&mut self, now: Timestamp) {
        self.facts.attempts -= 1;
        self.facts.due_at = now;
    }

    /// Makes the delivery due at once, with all retries ahead of it. A delivery that is due within a lease
    /// stays unchanged: an attempt may be in progress, and there would be two.
    pub fn replay(&mut self, now: Timestamp) -> TransitionOutcome {
        if self.state == DeliveryState::Due && self.due_at <= now + LEASE {
            return TransitionOutcome::Unchanged;
        }
        self.facts.state = DeliveryState::Due;
        self.facts.failures = 0;
        self.facts.due_at = now;
        self.facts.settled_at = None;
        TransitionOutcome::Changed
    }

    fn settle(&mut self, state: DeliveryState, now: Timestamp) {
        self.facts.state = state;
        self.facts.settled_at = Some(now);
    }
}
