//! Erasing an invitation, an interview or an organization with everything that is stored about its invitees.

use jiff::{SignedDuration, Timestamp};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::ids::{ErasureId, InterviewId, InvitationId, OrganizationId};
use crate::ports::LONGEST_PUT;
use crate::revision::Versioned;

/// The lease of a node on an erasure. If the node dies, any node continues after this time.
pub const LEASE: SignedDuration = SignedDuration::from_secs(30);

/// How long an interview must be quiet before it is erased, so that its node has stopped and its audio is complete.
pub const QUIET_FOR: SignedDuration = SignedDuration::from_secs(15);

/// How long after the first time audio is removed once more, so that every node has removed what it still holds of it, and an
/// upload that was in progress is found. An erasure is complete only then.
pub const SETTLE_FOR: SignedDuration = SignedDuration::from_secs(40);

const _: () = assert!(SETTLE_FOR.as_secs() > LONGEST_PUT.as_secs() as i64);

/// The pause after a failed attempt, for example while the media store is away.
pub const RETRY_PAUSE: SignedDuration = SignedDuration::from_secs(10);

/// The pause until the invitations of an interview, or the interviews of an organization, are looked at again.
pub const PARTS_PAUSE: SignedDuration = SignedDuration::from_secs(1);

/// How long nodes may still accept a key of an organization after its keys are gone.
pub const KEYS_REMEMBERED_FOR: SignedDuration = SignedDuration::from_secs(60);

/// What an erasure removes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErasureTarget {
    Invitation(InterviewId, InvitationId),
    /// With its invitations, its share link and its log.
    Interview(InterviewId),
    /// With its interviews, keys, endpoints and members. Its id, and what it has used, remain.
    Organization(OrganizationId),
}

impl ErasureTarget {
    /// Returns the id of what is erased.
    pub fn id(self) -> Uuid {
        match self {
            ErasureTarget::Invitation(_, id) => id.uuid(),
            ErasureTarget::Interview(id) => id.uuid(),
            ErasureTarget::Organization(id) => id.uuid(),
        }
    }

    pub fn interview_id(self) -> Option<InterviewId> {
        match self {
            ErasureTarget::Invitation(id, _) | ErasureTarget::Interview(id) => Some(id),
            ErasureTarget::Organization(_) => None,
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            ErasureTarget::Invitation(..) => "invitation",
            ErasureTarget::Interview(_) => "interview",
            ErasureTarget::Organization(_) => "organization",
        }
    }
}

/// Rows of an invitation that one step removes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErasableRows {
    /// With the notes about them.
    Messages,
    LogEntries,
    Mails,
    /// Webhook deliveries with their attempts, then the events with their bodies.
    Events,
}

/// How much an erasure found. The numbers identify no one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ErasedCounts {
    pub invitations: i64,
    pub messages: i64,
    pub log_entries: i64,
    pub mails: i64,
    pub webhook_deliveries: i64,
    pub recordings: i64,
}

impl ErasedCounts {
    /// Adds what a step found. A step that is repeated after a crash adds only what the first one has left.
    #[must_use]
    pub fn plus(self, more: Self) -> Self {
        ErasedCounts {
            invitations: self.invitations + more.invitations,
            messages: self.messages + more.messages,
            log_entries: self.log_entries + more.log_entries,
            mails: self.mails + more.mails,
            webhook_deliveries: self.webhook_deliveries + more.webhook_deliveries,
            recordings: self.recordings + more.recordings,
        }
    }
}

/// What is stored of an erasure. It stays as the receipt, and names no person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErasureFacts {
    pub id: ErasureId,
    pub organization_id: OrganizationId,
    pub target: ErasureTarget,
    pub requested_at: Timestamp,
    /// The earliest time at which a node may claim the next step.
    pub due_at: Timestamp,
    pub erased: ErasedCounts,
    /// When everything was gone. Never set before that.
    pub completed_at: Option<Timestamp>,
}

pub type Erasure = Versioned<ErasureFacts>;

impl Erasure {
    pub fn requested(
        id: ErasureId,
        organization_id: OrganizationId,
        target: ErasureTarget,
        now: Timestamp,
    ) -> Self {
        Versioned::new_unsaved(ErasureFacts {
            id,
            organization_id,
            target,
            requested_at: now,
            due_at: now,
            erased: ErasedCounts::default(),
            completed_at: None,
        })
    }

    /// Takes the lease on the next steps, or postpones them.
    pub fn due(&mut self, at: Timestamp) {
        self.facts.due_at = at;
    }

    pub fn found(&mut self, more: ErasedCounts) {
        self.facts.erased = self.facts.erased.plus(more);
    }

    pub fn complete(&mut self, now: Timestamp) {
        self.facts.completed_at = Some(now);
    }

    pub fn is_complete(&self) -> bool {
        self.completed_at.is_some()
    }

    /// Returns the SHA-256 of what the receipt says, in hexadecimal digits, once the erasure is complete.
    pub fn digest(&self) -> Option<String> {
        let ErasureFacts { id, organization_id, target, requested_at, .. } = &**self;
        let ErasedCounts { invitations, messages, log_entries, mails, webhook_deliveries, recordings } =
            self.erased;
        let (word, target, completed_at) = (target.word(), target.id(), self.completed_at?);
        let text = format!(
            "{id}\n{organization_id}\n{word}\n{target}\n{requested_at}\n{completed_at}\n{invitations}\n\
             {messages}\n{log_entries}\n{mails}\n{webhook_deliveries}\n{recordings}\n"
        );
        Some(Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect())
    }
}
