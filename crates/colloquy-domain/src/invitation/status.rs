//! The values in which the state of an invitation is reported.

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
    /// How an invitation was created.
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
    /// Whether the interview stopped before the interviewer had finished.
    pub fn leaves_incomplete(self) -> bool {
        matches!(self, EndReason::InviteeEnded | EndReason::Abandoned)
    }
}

/// The result of starting an interview.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterviewStartOutcome {
    /// The interview starts for the first time, which is announced as an event.
    First,
    /// A reopened interview continues.
    Again,
}

/// The result of resuming a paused interview.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResumedSessionKind {
    SameSession,
    FurtherSession,
}
