//! The words that an invitation's state is told in.

use crate::words::words;

words! {
    Status {
        Ready = "READY",
        InProgress = "IN_PROGRESS",
        Completed = "COMPLETED",
        Reopened = "REOPENED",
        Cancelled = "CANCELLED",
    }
}

words! {
    /// How an invitation came to be.
    InvitationSource {
        Direct = "direct",
        Share = "share",
    }
}

words! {
    EndReason {
        Finished = "finished",
        MaxMinutes = "maxMinutes",
        MaxResponses = "maxResponses",
        InviteeEnded = "inviteeEnded",
        Abandoned = "abandoned",
        CompletedByOrganization = "completedByOrganization",
    }
}

words! {
    Sentiment {
        Positive = "positive",
        Neutral = "neutral",
        Negative = "negative",
    }
}

impl EndReason {
    /// Whether the interview stopped before the interviewer was through with it.
    pub fn leaves_incomplete(self) -> bool {
        matches!(self, EndReason::InviteeEnded | EndReason::Abandoned)
    }
}

/// What starting did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartOutcome {
    /// The interview starts for the first time, which is announced.
    First,
    /// A reopened interview goes on.
    Again,
}

/// What coming back to a paused interview did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResumeOutcome {
    SameSession,
    FurtherSession,
}
