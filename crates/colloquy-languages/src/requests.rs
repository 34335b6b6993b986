//! What invitees ask for about the conversation itself: a moment to think, to be let finish, to continue later.

use serde::Serialize;

/// Patterns in the notation of [`crate::intents::AnswerPatterns`] without classes, and the replies.
#[derive(Serialize)]
pub struct ConversationRequests {
    /// A moment to think, or for something else: "hang on, the doorbell".
    pub wait: &'static str,
    /// What people say right after that: "my son is crying", "I have to let someone in".
    pub interruptions: &'static str,
    /// The invitee was interrupted: "I wasn't finished".
    pub interrupted: &'static str,
    /// The invitee wants to continue at another time, or has to.
    pub later: &'static str,
    /// "Are you still there?"
    pub presence: &'static str,
    /// The invitee would rather type.
    pub writing: &'static str,
    /// The invitee would rather read what the interviewer says.
    pub reading: &'static str,
    /// "Do I have to answer that?"
    pub voluntary: &'static str,
    /// The invitee wants answers deleted.
    pub withdrawal: &'static str,
    pub formal: ConversationRequestReplies,
    pub informal: ConversationRequestReplies,
}

impl ConversationRequests {
    pub fn replies(&self, is_informal: bool) -> &ConversationRequestReplies {
        if is_informal { &self.informal } else { &self.formal }
    }
}

#[derive(Serialize)]
pub struct ConversationRequestReplies {
    pub wait: &'static str,
    pub interrupted: &'static str,
    pub later: &'static str,
    pub presence: &'static str,
    pub writing: &'static str,
    pub reading: &'static str,
    pub voluntary: &'static str,
    pub withdrawal: &'static str,
}
