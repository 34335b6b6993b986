//! Replies that are ready and wait. A brief statement can be a whole answer or the beginning of a longer one, and neither
//! words nor voice tell which. So the page shows as quickly as ever that the interviewer thinks and the reply is
//! prepared, but it is not heard before the invitee has had a moment to go on.

use super::SessionMachine;
use super::turns::PendingReply;
use crate::session::completeness::is_brief_statement;
use crate::session::effect::ShownSessionState;
use crate::session::speech::InterviewerSpeech;

/// What the answers so far say about this invitee's pauses.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LearnedPauses {
    /// How often the interviewer took a pause for the end of an answer.
    pub(super) hasty_replies: i64,
    /// How many brief statements have been whole answers since then.
    brief_answers: i64,
}

impl SessionMachine {
    /// Whether the reply has to wait, because the invitee may continue or has just started to speak.
    pub(super) fn holds_reply(&self) -> bool {
        let is_waiting =
            self.speeches.front().is_some_and(|speech: &InterviewerSpeech| !speech.has_started());
        if self.state != ShownSessionState::Thinking || !is_waiting || self.is_muted || self.is_voice_noise {
            return false;
        }
        let Some(pending_reply) = self.pending_reply.as_ref().filter(|pending| !pending.answer.is_full)
        else {
            return false;
        };
        let now_ms = self.clock.now_ms();
        let policy = &self.setup.turns;
        // By then, a voice has withdrawn the reply, or it was a cough.
        let heard_by_ms = policy.barge_in_ms + policy.hangover_ms;
        let is_voice_new =
            self.segmenter.voice_start_ms().is_some_and(|begun_ms| now_ms < begun_ms + heard_by_ms);
        is_voice_new || (self.is_brief(pending_reply) && now_ms < self.held_until_ms(pending_reply))
    }

    fn held_until_ms(&self, pending_reply: &PendingReply) -> i64 {
        let policy = &self.setup.turns;
        let shorter_ms =
            self.learned_pauses.brief_answers.min(policy.brief_answers_max) * policy.brief_answer_ms;
        let said_until_ms = pending_reply.answer.span().map_or(0, |span| span.end_ms);
        said_until_ms + policy.brief_silence_ms - shorter_ms
    }

    fn is_brief(&self, pending_reply: &PendingReply) -> bool {
        let answer = &pending_reply.answer;
        !(answer.has_typed() || answer.has_failed())
            && is_brief_statement(&answer.text(), self.setup.language)
    }

    /// Learns that the invitee's brief statements are whole answers, so that the next reply comes sooner.
    pub(super) fn note_whole_answer(&mut self) {
        if self.pending_reply.as_ref().is_some_and(|pending_reply| self.is_brief(pending_reply)) {
            self.learned_pauses.brief_answers += 1;
        }
    }

    /// Learns that the invitee pauses for longer than it waited.
    pub(super) fn note_haste(&mut self) {
        let hasty_replies = self.learned_pauses.hasty_replies + 1;
        self.learned_pauses = LearnedPauses { hasty_replies, brief_answers: 0 };
    }
}
