use std::ops::Deref;

use jiff::{SignedDuration, Timestamp};

use super::SigningSecret;
use crate::event::EventKind;
use crate::ids::{EndpointId, OrganizationId};
use crate::revision::{Revision, TransitionOutcome};
use crate::text::{EndpointDescription, EndpointUrl};
use crate::words::words;

/// The most that an organization has.
pub const MAX_ENDPOINTS: usize = 20;

/// What an endpoint can ask for; tests come in any case.
pub const OFFERED: [EventKind; 2] = [EventKind::InterviewStarted, EventKind::InterviewCompleted];

/// How long the secret before a rotation is still signed with.
const OVERLAP: SignedDuration = SignedDuration::from_hours(24);

/// An endpoint that has failed for so long, and has taken nothing, is asked no more.
const PATIENCE: SignedDuration = SignedDuration::from_hours(5 * 24);

words! {
    WhyDisabled {
        ByOrganization = "byOrganization",
        /// It has answered 410.
        Gone = "gone",
        /// It has taken nothing for five days.
        Failing = "failing",
        /// It is shown no more, and kept only as long as deliveries to it are.
        Deleted = "deleted",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndpointDisabled {
    pub at: Timestamp,
    pub why: WhyDisabled,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviousSecret {
    pub secret: SigningSecret,
    pub until: Timestamp,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndpointFacts {
    pub id: EndpointId,
    pub organization_id: OrganizationId,
    pub url: EndpointUrl,
    /// What it wants to be told of.
    pub kinds: Vec<EventKind>,
    pub description: Option<EndpointDescription>,
    pub secret: SigningSecret,
    pub previous_secret: Option<PreviousSecret>,
    pub disabled: Option<EndpointDisabled>,
    /// Since when every try has failed.
    pub failing_since: Option<Timestamp>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// What the organization says of a new one.
#[derive(Clone, Debug)]
pub struct NewWebhookEndpoint {
    pub url: EndpointUrl,
    pub kinds: Vec<EventKind>,
    pub description: Option<EndpointDescription>,
}

/// Where an organization wants to be told of what happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookEndpoint {
    facts: EndpointFacts,
    revision: Revision,
}

impl Deref for WebhookEndpoint {
    type Target = EndpointFacts;

    fn deref(&self) -> &EndpointFacts {
        &self.facts
    }
}

impl WebhookEndpoint {
    pub fn new(
        id: EndpointId,
        organization_id: OrganizationId,
        new: NewWebhookEndpoint,
        secret: SigningSecret,
        now: Timestamp,
    ) -> Self {
        let facts = EndpointFacts {
            id,
            organization_id,
            url: new.url,
            kinds: OFFERED.into_iter().filter(|kind| new.kinds.contains(kind)).collect(),
            description: new.description,
            secret,
            previous_secret: None,
            disabled: None,
            failing_since: None,
            created_at: now,
            updated_at: now,
        };
        WebhookEndpoint { facts, revision: Revision::FIRST }
    }

    pub fn from_stored(facts: EndpointFacts, revision: Revision) -> Self {
        WebhookEndpoint { facts, revision }
    }

    pub fn revision(&self) -> Revision {
        self.revision
    }

    pub fn is_deleted(&self) -> bool {
        self.disabled.is_some_and(|disabled| disabled.why == WhyDisabled::Deleted)
    }

    /// What a delivery is signed with now, the present one first.
    pub fn secrets(&self, now: Timestamp) -> Vec<SigningSecret> {
        let previous = self.previous_secret.iter().filter(|previous| now < previous.until);
        std::iter::once(&self.secret).chain(previous.map(|previous| &previous.secret)).cloned().collect()
    }

    /// The secret so far is signed with for another day; one before that no more.
    pub fn rotate(&mut self, secret: SigningSecret, now: Timestamp) {
        let before = std::mem::replace(&mut self.facts.secret, secret);
        self.facts.previous_secret = Some(PreviousSecret { secret: before, until: now + OVERLAP });
        self.facts.updated_at = now;
    }

    /// What it was first disabled for stays, unless it is deleted.
    pub fn disable(&mut self, why: WhyDisabled, now: Timestamp) -> TransitionOutcome {
        let is_final = why == WhyDisabled::Deleted && !self.is_deleted();
        if self.disabled.is_some() && !is_final {
            return TransitionOutcome::Nothing;
        }
        self.facts.disabled = Some(EndpointDisabled { at: now, why });
        self.facts.updated_at = now;
        TransitionOutcome::Made
    }

    pub fn enable(&mut self, now: Timestamp) -> TransitionOutcome {
        if self.disabled.is_none() || self.is_deleted() {
            return TransitionOutcome::Nothing;
        }
        self.facts.disabled = None;
        self.facts.failing_since = None;
        self.facts.updated_at = now;
        TransitionOutcome::Made
    }

    /// Whether a further failure now is one too many.
    pub fn has_failed_for_too_long(&self, now: Timestamp) -> bool {
        self.failing_since.is_some_and(|since| now.duration_since(since) >= PATIENCE)
    }
}
