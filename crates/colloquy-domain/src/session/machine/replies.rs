//! A reply until it has been heard for a moment: so long it can be withdrawn, and the times are measured.

use super::SessionMachine;
use crate::session::effect::{SessionEffect, ShownSessionState};
use crate::session::input::SpeechId;
use crate::session::speech::InterviewerSpeech;
use crate::session::turn_timings::{TurnEndReason, TurnTimings};

/// A page that does not report what was heard has heard the reply after this much longer.
const UNREPORTED_MS: i64 = 2_000;

/// The times of the current turn, and what has happened since the last one that was reported.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TurnEvidence {
    current: Option<TurnTimings>,
    interruptions: u32,
    withdrawals: u32,
}

impl SessionMachine {
    /// Makes the answer and its reply final once the reply was heard for a moment.
    pub(super) fn check_reply_heard(&mut self) {
        let Some(pending_reply) =
            self.pending_reply.as_ref().filter(|_| self.state == ShownSessionState::Speaking)
        else {
            return;
        };
        let Some(reply) = self.speeches.front() else { return self.confirm_reply() };
        // A greeting may come before the reply.
        if !reply.is_message() || !reply.has_started() {
            return;
        }
        let withdrawn_ms = self.setup.turns.withdrawn_ms;
        let played_ms = reply.played_for_ms(self.clock.elapsed_ms());
        let is_shown = reply.playback().is_none();
        let is_heard = pending_reply.heard_ms >= withdrawn_ms || played_ms >= withdrawn_ms + UNREPORTED_MS;
        if is_shown || (is_heard && !self.may_be_continued()) {
            self.confirm_reply();
        }
    }

    /// Whether a voice that began early enough to withdraw the reply has not been understood yet.
    fn may_be_continued(&self) -> bool {
        let is_speaking = self.segmenter.piece().is_some() && !self.is_voice_noise;
        let is_undecided = is_speaking || !self.answer.is_settled();
        is_undecided && self.is_continued()
    }

    /// Whether the invitee began to continue before the reply was heard for a moment.
    fn is_continued(&self) -> bool {
        let Some(pending_reply) = &self.pending_reply else { return false };
        let open = self.segmenter.piece().map(|piece| piece.voice);
        let said = self.answer.span();
        let began_ms = said.or(open).map_or(self.clock.now_ms(), |span| span.start_ms);
        let reply_ms = self.speeches.front().and_then(InterviewerSpeech::span).map(|span| span.start_ms);
        let is_early = reply_ms.is_none_or(|reply_ms| began_ms < reply_ms + self.setup.turns.withdrawn_ms);
        is_early && !pending_reply.answer.is_full
    }

    /// Drafts the answer whose reply is heard. From now on, what the invitee says is another answer.
    pub(super) fn confirm_reply(&mut self) {
        self.report_timings();
        self.note_whole_answer();
        if let Some(pending_reply) = self.pending_reply.take() {
            self.resends.rule_out();
            self.draft_answer(pending_reply.answer, false);
        }
    }

    /// Withdraws the reply if the invitee continued before it was heard for a moment. Then what is said now
    /// belongs to the same answer. Returns whether it was withdrawn.
    pub(super) fn withdraw_reply(&mut self) -> bool {
        if self.state != ShownSessionState::Speaking || !self.is_continued() {
            return false;
        }
        let reply = self.speeches.front().cloned();
        self.note_haste();
        self.reopen();
        // Playback reports on their way still count as active time.
        self.cut_off = reply;
        self.evidence.withdrawals += 1;
        self.invitee_silence.begin(self.clock.now_ms());
        true
    }

    pub(super) fn begin_timings(&mut self, ended_by: TurnEndReason) {
        let now_ms = self.clock.now_ms();
        self.evidence.current = Some(TurnTimings {
            speech_ended_ms: self.answer.span().map_or(now_ms, |span| span.end_ms),
            turn_ended_ms: now_ms,
            recognized_ms: None,
            replied_ms: None,
            heard_ms: None,
            interruptions: 0,
            withdrawals: 0,
            ended_by,
        });
    }

    pub(super) fn note_interruption(&mut self) {
        self.evidence.interruptions += 1;
    }

    pub(super) fn note_recognized(&mut self) {
        let now_ms = self.clock.now_ms();
        if let Some(turn) = &mut self.evidence.current {
            turn.recognized_ms.get_or_insert(now_ms);
        }
    }

    /// Notes the first sentence of the reply to the current turn.
    pub(super) fn note_sentence(&mut self, speech: SpeechId) {
        let now_ms = self.clock.now_ms();
        let is_reply =
            self.pending_reply.as_ref().is_some_and(|pending_reply| pending_reply.reply == Some(speech));
        if let Some(turn) = self.evidence.current.as_mut().filter(|_| is_reply) {
            turn.replied_ms.get_or_insert(now_ms);
        }
    }

    /// Notes that this much more of a message was heard, from this moment on. A page may still report on a message before
    /// the reply, which was cut off.
    pub(super) fn note_heard(&mut self, message: SpeechId, start_ms: i64, more_ms: i64) {
        let is_reply = |reply: SpeechId| message >= reply;
        let Some(pending_reply) =
            self.pending_reply.as_mut().filter(|pending| pending.reply.is_some_and(is_reply))
        else {
            return;
        };
        pending_reply.heard_ms += more_ms;
        if let Some(turn) = &mut self.evidence.current {
            turn.heard_ms.get_or_insert(start_ms);
        }
    }

    /// Reports the times of the current turn, once.
    pub(super) fn report_timings(&mut self) {
        if let Some(turn) = self.evidence.current.take().filter(|turn| turn.recognized_ms.is_some()) {
            let TurnEvidence { interruptions, withdrawals, .. } = std::mem::take(&mut self.evidence);
            self.effects.push(SessionEffect::TurnTimed(TurnTimings { interruptions, withdrawals, ..turn }));
        }
    }
}
