use jiff::{SignedDuration, Timestamp};

use super::SigningSecret;
use crate::event::EventKind;
use crate::ids::{EndpointId, OrganizationId};
use crate::revision::{TransitionOutcome, Versioned};
use crate::text::{EndpointDescription, EndpointUrl};
use crate::words::words;

/// The maximum number of endpoints of an organization.
pub const MAX_ENDPOINTS: usize = 20;

/// The events that an endpoint can subscribe to. Test events are always sent.
pub const OFFERED: [EventKind; 4] = [
    EventKind::InterviewStarted,
    EventKind::InterviewCompleted,
    EventKind::InvitationErased,
    EventKind::InvitationBounced,
];

/// Those that an endpoint gets if no one chooses.
pub const SUBSCRIBED_BY_DEFAULT: [EventKind; 2] =
    [EventKind::InterviewStarted, EventKind::InterviewCompleted];

/// How long the previous secret still signs after a rotation.
const OVERLAP: SignedDuration = SignedDuration::from_hours(24);

/// An endpoint that has only failed for this long is disabled.
const DISABLE_AFTER: SignedDuration = SignedDuration::from_hours(5 * 24);

words! {
    DisabledReason {
        ByOrganization = "byOrganization",
        /// It responded that it accepts no further deliveries.
        Gone = "gone",
        /// It has accepted nothing for five days.
        Failing = "failing",
        /// It is no longer listed, and is stored only as long as there are deliveries to it.
        Deleted = "deleted",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndpointDisablement {
    pub at: Timestamp,
    pub why: DisabledReason,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviousSecret {
    pub secret: SigningSecret,
    pub until: Timestamp,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookEndpointFacts {
    pub id: EndpointId,
    pub organization_id: OrganizationId,
    pub url: EndpointUrl,
    /// The events that it is subscribed to.
    pub kinds: Vec<EventKind>,
    pub description: Option<EndpointDescription>,
    pub secret: SigningSecret,
    pub previous_secret: Option<PreviousSecret>,
    pub disabled: Option<EndpointDisablement>,
    /// The time since which every attempt has failed.
    pub failing_since: Option<Timestamp>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// The attributes that an organization chooses for an endpoint.
#[derive(Clone, Debug)]
pub struct NewWebhookEndpoint {
    pub url: EndpointUrl,
    pub kinds: Vec<EventKind>,
    pub description: Option<EndpointDescription>,
}

impl NewWebhookEndpoint {
    fn offered_kinds(&self) -> Vec<EventKind> {
        OFFERED.into_iter().filter(|kind| self.kinds.contains(kind)).collect()
    }
}

/// A URL to which an organization's events are delivered.
pub type WebhookEndpoint = Versioned<WebhookEndpointFacts>;

impl WebhookEndpoint {
    pub fn new(
        id: EndpointId,
        organization_id: OrganizationId,
        new: NewWebhookEndpoint,
        secret: SigningSecret,
        now: Timestamp,
    ) -> Self {
        let kinds = new.offered_kinds();
        let facts = WebhookEndpointFacts {
            id,
            organization_id,
            url: new.url,
            kinds,
            description: new.description,
            secret,
            previous_secret: None,
            disabled: None,
            failing_since: None,
            created_at: now,
            updated_at: now,
        };
        Versioned::new_unsaved(facts)
    }

    /// Changes what the organization has chosen. A new URL has not failed yet.
    pub fn update(&mut self, new: &NewWebhookEndpoint, now: Timestamp) -> TransitionOutcome {
        let kinds = new.offered_kinds();
        let is_same = self.url == new.url && self.kinds == kinds && self.description == new.description;
        if is_same || self.is_deleted() {
            return TransitionOutcome::Unchanged;
        }
        if self.url != new.url {
            self.facts.url = new.url.clone();
            self.facts.failing_since = None;
        }
        self.facts.kinds = kinds;
        self.facts.description = new.description.clone();
        self.facts.updated_at = now;
        TransitionOutcome::Changed
    }

    /// Returns whether the endpoint misses events, although its organization has not disabled it.
    pub fn needs_attention(&self) -> bool {
        match self.disabled {
            Some(disabled) => matches!(disabled.why, DisabledReason::Gone | DisabledReason::Failing),
            None => self.failing_since.is_some(),
        }
    }

    pub fn is_deleted(&self) -> bool {
        self.disabled.is_some_and(|disabled| disabled.why == DisabledReason::Deleted)
    }

    /// Returns the secrets that sign a delivery now, the current one first.
    pub fn secrets(&self, now: Timestamp) -> Vec<SigningSecret> {
        let previous = self.previous_secret.iter().filter(|previous| now < previous.until);
        std::iter::once(&self.secret).chain(previous.map(|previous| &previous.secret)).cloned().collect()
    }

    /// Replaces the secret. The previous one also signs for another day; older ones no longer do.
    pub fn rotate(&mut self, secret: SigningSecret, now: Timestamp) {
        let before = std::mem::replace(&mut self.facts.secret, secret);
        self.facts.previous_secret = Some(PreviousSecret { secret: before, until: now + OVERLAP });
        self.facts.updated_at = now;
    }

    /// Disables the endpoint. The first reason is kept, unless the endpoint is deleted.
    pub fn disable(&mut self, why: DisabledReason, now: Timestamp) -> TransitionOutcome {
        let is_final = why == DisabledReason::Deleted && !self.is_deleted();
        if self.disabled.is_some() && !is_final {
            return TransitionOutcome::Unchanged;
        }
        self.facts.disabled = Some(EndpointDisablement { at: now, why });
        self.facts.updated_at = now;
        TransitionOutcome::Changed
    }

    pub fn enable(&mut self, now: Timestamp) -> TransitionOutcome {
        if self.disabled.is_none() || self.is_deleted() {
            return TransitionOutcome::Unchanged;
        }
        self.facts.disabled = None;
        self.facts.failing_since = None;
        self.facts.updated_at = now;
        TransitionOutcome::Changed
    }

    /// Whether the endpoint has failed for so long that it should be disabled after another failure.
    pub fn has_failed_for_too_long(&self, now: Timestamp) -> bool {
        self.failing_since.is_some_and(|since| now.duration_since(since) >= DISABLE_AFTER)
    }
}
