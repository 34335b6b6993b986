//! Replies that are ready and wait. A statement can be a whole answer or the beginning of a longer one, the more so if it
//! is brief, and neither words nor voice tell which. So the page shows as quickly as ever that the interviewer thinks
//! and the reply is prepared, but it is not heard before the invitee has had a moment to go on.

use super::SessionMachine;
use super::turn_end::ReadWords;
use super::turns::PendingReply;
use crate::session::answer::InviteeAnswer;
use crate::session::completeness::{asks_for_fact, statement_words, words};
use crate::session::effect::{SessionEffect, ShownSessionState};
use crate::session::input::SpeechId;
use crate::session::speech::InterviewerSpeech;

/// What the answers so far say about this invitee's pauses.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LearnedPauses {
    /// How many replies were heard in a pause.
    hasty_replies: i64,
    /// How many statements without a pause have been whole answers since the last pause.
    whole_answers: i64,
}

/// What the words of an answer say about the silence before its reply. They do not change while it waits.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReplyWait {
    said_until_ms: i64,
    pub(super) voiced_ms: i64,
    pub(super) words: ReadWords,
    /// How much longer the reply waits than the usual silence, because the invitee may continue.
    moment_to_go_on_ms: i64,
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
        is_voice_new || now_ms < self.held_until_ms(pending_reply)
    }

    /// Returns how long no reply to the last answer may be heard, or `None` if it may.
    pub(super) fn silent_for_ms(&self) -> Option<i64> {
        let pending = self.pending_reply.as_ref().filter(|_| self.state == ShownSessionState::Thinking)?;
        let left_ms = self.held_until_ms(pending) - self.clock.now_ms();
        (left_ms > 0).then_some(left_ms)
    }

    fn held_until_ms(&self, pending: &PendingReply) -> i64 {
        let Some(wait) = pending.wait else { return 0 };
        let policy = &self.setup.turns;
        let whole_answers = self.learned_pauses.whole_answers.min(policy.whole_answers_max);
        let hasty_replies = self.learned_pauses.hasty_replies.min(policy.patience_steps_max);
        let patience_ms = if whole_answers < policy.whole_answers_max {
            hasty_replies * policy.patience_step_ms
        } else {
            0
        };
        let moment_ms = wait.moment_to_go_on_ms - whole_answers * policy.whole_answer_ms;
        let silence_ms = policy.reply_silence_ms + moment_ms.max(patience_ms);
        wait.said_until_ms + silence_ms.max(self.wanted_silence(wait.words, wait.voiced_ms).0)
    }

    /// Reads what the words of the last answer say about the silence before its reply. They are read when they arrive,
    /// and not for each frame.
    pub(super) fn read_pending_answer(&mut self) {
        let Some(mut pending) = self.pending_reply.take() else { return };
        pending.wait = self.wait_for(&pending.answer);
        self.pending_reply = Some(pending);
    }

    /// Returns how long the reply to this answer waits, or `None` if it need not.
    fn wait_for(&mut self, answer: &InviteeAnswer) -> Option<ReplyWait> {
        if answer.has_typed() || answer.has_failed() {
            return None;
        }
        Some(ReplyWait {
            said_until_ms: answer.span().map_or(0, |span| span.end_ms),
            voiced_ms: answer.voiced_ms(),
            words: self.read_words(&answer.heard()),
            moment_to_go_on_ms: self.moment_to_go_on_ms(answer),
        })
    }

    /// Has the answer interpreted if its reply waits for more, because a refusal or an "I don't know" is whole although it
    /// is brief.
    pub(super) fn interpret_answer(&mut self, speech: SpeechId) {
        let Some(pending) = &self.pending_reply else { return };
        let is_statement = pending.wait.is_some_and(|wait| wait.moment_to_go_on_ms > 0);
        if is_statement && pending.answer.are_words_sure() {
            let text = pending.answer.text();
            self.effects.push(SessionEffect::InterpretAnswer { speech, text });
        }
    }

    /// Lets the reply begin after the usual silence if its answer is whole.
    pub(super) fn answer_interpreted(&mut self, speech: SpeechId, is_whole: bool) {
        let pending = self.pending_reply.as_mut().filter(|pending| pending.reply == Some(speech));
        if let Some(wait) = pending.and_then(|pending| pending.wait.as_mut()).filter(|_| is_whole) {
            wait.moment_to_go_on_ms = 0;
        }
    }

    /// Returns how much longer the reply waits after a statement that may be the beginning of a longer one. Who has
    /// paused already, or was asked for a fact, less probably continues.
    fn moment_to_go_on_ms(&self, answer: &InviteeAnswer) -> i64 {
        let (policy, language) = (&self.setup.turns, self.setup.language);
        let text = answer.text();
        // Words that were hardly understood do not show whether they are a statement.
        let unsure_words = (!answer.are_words_sure()).then(|| words(&text).len());
        let is_fact_wanted =
            self.last_question.as_ref().is_some_and(|question| asks_for_fact(question, language));
        let stated_words = || statement_words(&text, language, is_fact_wanted);
        let Some(words) = unsure_words.or_else(stated_words) else { return 0 };
        let (silence_ms, long_words) = if answer.paused_within_sentence(policy.pause_ms, language) {
            (policy.resumed_silence_ms, policy.resumed_words)
        } else if is_fact_wanted {
            (policy.fact_silence_ms, policy.resumed_words)
        } else {
            (policy.first_silence_ms, policy.long_words)
        };
        let words_left = (long_words - words as i64).clamp(0, long_words - policy.brief_words);
        (silence_ms - policy.reply_silence_ms) * words_left / (long_words - policy.brief_words)
    }

    fn has_paused(&self, answer: &InviteeAnswer) -> bool {
        answer.longest_pause_ms() >= self.setup.turns.pause_ms
    }

    /// Learns that the invitee's statements are whole answers, so that the next reply comes sooner. An answer with a
    /// pause says the contrary.
    pub(super) fn note_whole_answer(&mut self) {
        let is_held = |pending: &PendingReply| {
            let is_statement = pending.wait.is_some_and(|wait| wait.moment_to_go_on_ms > 0);
            is_statement && !self.has_paused(&pending.answer)
        };
        if self.pending_reply.as_ref().is_some_and(is_held) {
            self.learned_pauses.whole_answers += 1;
        }
    }

    /// Learns that the invitee pauses before an answer is whole.
    pub(super) fn note_pause(&mut self) {
        self.learned_pauses.whole_answers = 0;
    }

    /// Learns that the invitee pauses for longer than the reply waited.
    pub(super) fn note_haste(&mut self) {
        self.note_pause();
        self.learned_pauses.hasty_replies += 1;
    }
}
