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
    Source {
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
