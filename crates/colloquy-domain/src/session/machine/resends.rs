//! Typed answers that a page sends again after it has reconnected. It does so until it sees the answer in the
//! transcript, so an answer that arrived but is not committed yet would come twice.

use super::SessionMachine;
use crate::message::Role;
use crate::ports::ConversationTurn;
use crate::session::answer::InviteeAnswer;
use crate::session::speech::InterviewerSpeech;

/// Which typed answers a page may send again.
#[derive(Clone, Debug, Default)]
pub(super) struct TypedResends {
    /// The typed texts of the last message, if it is the invitee's.
    committed: Vec<String>,
    /// The page has reconnected, and nothing has been said since.
    are_possible: bool,
}

impl TypedResends {
    /// Another process may have committed the last answer, typed or not.
    pub(super) fn after(conversation: &[ConversationTurn]) -> Self {
        let last = conversation.last().filter(|turn| turn.role == Role::User);
        TypedResends {
            committed: last.map(|turn| turn.text.clone()).into_iter().collect(),
            are_possible: false,
        }
    }

    /// Notes the typed texts of a message.
    pub(super) fn commit(&mut self, typed: Vec<String>) {
        self.committed = typed;
    }

    /// From now on, an equal text is another answer.
    pub(super) fn rule_out(&mut self) {
        self.are_possible = false;
    }
}

impl SessionMachine {
    /// Expects that the page sends its last typed answer again, unless the invitee was hearing the next question.
    pub(super) fn expect_resends(&mut self, was_speaking: bool) {
        let has_message = self.speeches.front().is_some_and(InterviewerSpeech::is_message);
        self.resends.are_possible = !(was_speaking && has_message && self.pending_reply.is_none());
    }

    /// Whether a typed answer has arrived before. The page sends it again at most once for each connection.
    pub(super) fn is_resent(&mut self, text: &str) -> bool {
        if !std::mem::take(&mut self.resends.are_possible) {
            return false;
        }
        let is_equal = |known: &str| known.trim() == text.trim();
        let drafted = self.drafts.iter().filter_map(|draft| draft.answer());
        let pending_reply = self.pending_reply.iter().map(|pending_reply| &pending_reply.answer);
        let mut held = drafted.chain(pending_reply).chain([&self.answer]);
        held.clone().flat_map(InviteeAnswer::typed).any(is_equal)
            || (held.all(InviteeAnswer::is_wordless)
                && self.resends.committed.iter().any(|known| is_equal(known)))
    }
}
