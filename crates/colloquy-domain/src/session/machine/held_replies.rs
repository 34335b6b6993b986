//! Replies that are ready and wait. A statement can be a whole answer or the beginning of a longer one, the more so if it
//! is brief, and neither words nor voice tell which. So the page shows as quickly as ever that the interviewer thinks
//! and the reply is prepared, but it is not heard before the invitee has had a moment to go on.

use super::SessionMachine;
use super::turns::PendingReply;
use crate::session::answer::InviteeAnswer;
use crate::session::completeness::{asks_for_fact, statement_words};
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
        is_voice_new || now_ms < self.held_until_ms(&pending_reply.answer)
    }

    /// Returns how long no reply to the last answer may be heard, or `None` if it may.
    pub(super) fn silent_for_ms(&self) -> Option<i64> {
        let pending = self.pending_reply.as_ref().filter(|_| self.state == ShownSessionState::Thinking)?;
        let left_ms = self.held_until_ms(&pending.answer) - self.clock.now_ms();
        (left_ms > 0).then_some(left_ms)
    }

    fn held_until_ms(&self, answer: &InviteeAnswer) -> i64 {
        if !is_understood(answer) {
            return 0;
        }
        let policy = &self.setup.turns;
        let shorter_ms =
            self.learned_pauses.brief_answers.min(policy.brief_answers_max) * policy.brief_answer_ms;
        let lessons_ms = self.learned_pauses.hasty_replies.min(policy.lessons_max) * policy.lesson_ms;
        let said_until_ms = answer.span().map_or(0, |span| span.end_ms);
        let moment_ms = (self.moment_to_go_on_ms(answer) - shorter_ms).max(lessons_ms);
        said_until_ms + policy.reply_silence_ms + moment_ms
    }

    /// Returns how much longer the reply waits after a statement that may be the beginning of a longer one. Who has
    /// paused already, or was asked for a fact, less probably continues.
    fn moment_to_go_on_ms(&self, answer: &InviteeAnswer) -> i64 {
        let (policy, language) = (&self.setup.turns, self.setup.language);
        let Some(words) = statement_words(&answer.text(), language) else { return 0 };
        let is_fact_wanted =
            self.last_question.as_ref().is_some_and(|question| asks_for_fact(question, language));
        let is_likely_whole = is_fact_wanted || answer.longest_gap_ms() >= policy.agreed_silence_ms;
        let silence_ms = if is_likely_whole { policy.brief_silence_ms } else { policy.first_silence_ms };
        let words_left = (policy.long_words - words as i64).clamp(0, policy.long_words - policy.brief_words);
        (silence_ms - policy.reply_silence_ms) * words_left / (policy.long_words - policy.brief_words)
    }

    /// Learns that the invitee's brief statements are whole answers, so that the next reply comes sooner.
    pub(super) fn note_whole_answer(&mut self) {
        let is_brief = |pending: &PendingReply| {
            is_understood(&pending.answer) && self.moment_to_go_on_ms(&pending.answer) > 0
        };
        if self.pending_reply.as_ref().is_some_and(is_brief) {
            self.learned_pauses.brief_answers += 1;
        }
    }

    /// Learns that the invitee pauses for longer than it waited.
    pub(super) fn note_haste(&mut self) {
        let hasty_replies = self.learned_pauses.hasty_replies + 1;
        self.learned_pauses = LearnedPauses { hasty_replies, brief_answers: 0 };
    }
}

/// Whether the answer was spoken, and its words are known.
fn is_understood(answer: &InviteeAnswer) -> bool {
    !(answer.has_typed() || answer.has_failed())
}
