//! How far the removal has come in the invitations of an organization or an interview.

use std::collections::BTreeMap;

use jiff::{SignedDuration, Timestamp};

use super::{RetentionKind, RetentionScope};
use crate::ids::{InterviewId, InvitationId};
use crate::revision::Versioned;

/// The lease of a node on a run. If the node dies, any node continues after this time.
pub const LEASE: SignedDuration = SignedDuration::from_secs(30);

/// The pause until the next run of the same settings.
pub const RUN_PAUSE: SignedDuration = SignedDuration::from_mins(10);

/// The pause after a failed step, for example while the media store is away.
pub const RETRY_PAUSE: SignedDuration = SignedDuration::from_secs(60);

/// An invitation in the order in which invitations have ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RetentionPosition {
    pub ended_at: Timestamp,
    pub invitation_id: InvitationId,
}

/// An invitation that has ended, as a run finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndedInvitation {
    pub position: RetentionPosition,
    pub interview_id: InterviewId,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetentionRunFacts {
    pub scope: RetentionScope,
    /// The earliest time at which a node may claim the next steps.
    pub due_at: Timestamp,
    /// For each kind, the last invitation from which it was removed.
    pub positions: BTreeMap<RetentionKind, RetentionPosition>,
}

pub type RetentionRun = Versioned<RetentionRunFacts>;

impl RetentionRun {
    pub fn new(scope: RetentionScope, now: Timestamp) -> Self {
        Versioned::new_unsaved(RetentionRunFacts { scope, due_at: now, positions: BTreeMap::new() })
    }

    /// Takes the lease on the next steps, or postpones them.
    pub fn due(&mut self, at: Timestamp) {
        self.facts.due_at = at;
    }

    pub fn position(&self, kind: RetentionKind) -> Option<RetentionPosition> {
        self.positions.get(&kind).copied()
    }

    /// Records that a kind has been removed from an invitation and all that ended before it.
    pub fn pass(&mut self, kind: RetentionKind, position: RetentionPosition) {
        let passed = self.facts.positions.entry(kind).or_insert(position);
        *passed = position.max(*passed);
    }
}
