use std::ops::Deref;

use jiff::{SignedDuration, Timestamp};

use crate::event::{Event, EventKind};
use crate::ids::{EndpointId, EventId, OrganizationId};
use crate::ports::Randomness;
use crate::revision::{Revision, TransitionOutcome};
use crate::words::words;

/// How long one try may keep a delivery to itself; a worker that dies gives it back after this.
pub const LEASE: SignedDuration = SignedDuration::from_secs(60);

/// The pauses after the first, second, … failed try. When they are used up, about three days have gone.
const PAUSES_S: [i64; 9] = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

words! {
    DeliveryState {
        Due = "due",
        Delivered = "delivered",
        Failed = "failed",
    }
}

/// A share of a tenth, by which a pause is longer, so that those who failed together do not come back together.
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
    /// The event's.
    pub kind: EventKind,
    pub state: DeliveryState,
    /// Tries begun so far.
    pub attempts: i32,
    /// Failed tries since it was last made due by something else than a failure.
    pub failures: i32,
    /// When it may be claimed for a try.
    pub due_at: Timestamp,
    /// When it was delivered or given up.
    pub settled_at: Option<Timestamp>,
    pub last_error: Option<String>,
    /// The event's.
    pub created_at: Timestamp,
}

/// One event on its way to one endpoint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookDelivery {
    facts: DeliveryFacts,
    revision: Revision,
}

impl Deref for WebhookDelivery {
    type Target = DeliveryFacts;

    fn deref(&self) -> &DeliveryFacts {
        &self.facts
    }
}

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
        WebhookDelivery { facts, revision: Revision::FIRST }
    }

    pub fn from_stored(facts: DeliveryFacts, revision: Revision) -> Self {
        WebhookDelivery { facts, revision }
    }

    pub fn revision(&self) -> Revision {
        self.revision
    }

    pub fn delivered(&mut self, now: Timestamp) {
        self.facts.last_error = None;
        self.settle(DeliveryState::Delivered, now);
    }

    /// Given up, or no longer wanted.
    pub fn dropped(&mut self, reason: String, now: Timestamp) {
        self.facts.last_error = Some(reason);
        self.settle(DeliveryState::Failed, now);
    }

    /// To be tried again after a pause that grows, or given up after the last.
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

    /// Claimed and not tried: due at once for whoever gets to it.
    pub fn put_back(&mut self, now: Timestamp) {
        self.facts.attempts -= 1;
        self.facts.due_at = now;
    }

    /// Due at once, with all its tries before it. One that falls due within a lease is left alone: somebody may be trying
    /// it, and would then not be the only one.
    pub fn replay(&mut self, now: Timestamp) -> TransitionOutcome {
        if self.state == DeliveryState::Due && self.due_at <= now + LEASE {
            return TransitionOutcome::Nothing;
        }
        self.facts.state = DeliveryState::Due;
        self.facts.failures = 0;
        self.facts.due_at = now;
        self.facts.settled_at = None;
        TransitionOutcome::Made
    }

    fn settle(&mut self, state: DeliveryState, now: Timestamp) {
        self.facts.state = state;
        self.facts.settled_at = Some(now);
    }
}
