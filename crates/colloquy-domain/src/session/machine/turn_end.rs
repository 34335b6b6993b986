//! The end of the invitee's turn, decided by three signals: silence, the words so far, and the turn detector.

use super::SessionMachine;
use super::turns::PendingReply;
use crate::session::answer::{HeardWords, InviteeAnswer};
use crate::session::backchannel::AnswerWeight;
use crate::session::completeness::{Completeness, completeness};
use crate::session::effect::ShownSessionState;
use crate::session::turn_timings::TurnEndReason;

/// From this probability on, the turn detector confirms words that are finished.
const FINISHED: f32 = 0.5;
/// Below this probability, the turn detector says that more will follow. One in eight complete answers scores below it,
/// but most answers that break off do. Between the two, it says nothing.
const UNFINISHED: f32 = 0.2;

/// What the words so far say about whether more follow.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReadWords {
    completeness: Completeness,
    is_empty: bool,
    /// Whether the recognizer is sure of the last ones.
    are_sure: bool,
}

impl SessionMachine {
    /// Whether the invitee is answering.
    pub(super) fn is_answering(&self) -> bool {
        let is_speaking = self.segmenter.piece().is_some() && !self.is_voice_noise;
        is_speaking || !(self.answer.is_empty() || self.waits_for_more())
    }

    /// Whether everything so far was said during the question, so that the answer to it is still to come.
    fn waits_for_more(&self) -> bool {
        let ended_ms = self.answer.span().map_or(0, |span| span.end_ms);
        !self.answer.has_typed() && ended_ms < self.answer_from_ms
    }

    pub(super) fn check_turn(&mut self) {
        if self.state != ShownSessionState::Listening {
            return;
        }
        if let Some(piece) = self.segmenter.piece() {
            let began_ms = self.answer.span().map_or(piece.voice.start_ms, |span| span.start_ms);
            if self.clock.now_ms() - began_ms >= self.setup.turns.answer_max_ms {
                let rest = self.segmenter.split();
                self.recognize(rest);
                self.answer.is_full = true;
                return self.end_turn(TurnEndReason::TooLong);
            }
            if self.silence_ms() < self.setup.turns.cut_pause_ms || piece.voice.end_ms < self.answer_from_ms {
                return;
            }
        } else if self.answer.is_empty() {
            return;
        } else if self.waits_for_more() {
            return self.forget_backchannels();
        } else if self.answer.has_typed() {
            return self.end_turn(TurnEndReason::Typed);
        }
        let (wanted_ms, reason) = match self.words_so_far() {
            Some(heard) => {
                let words = self.read_words(&heard);
                self.thinking_silence(words, self.voiced_ms())
            }
            None => (self.silence_before_words_ms(), TurnEndReason::BeforeWords),
        };
        if self.silence_ms() >= wanted_ms {
            self.end_turn(reason);
        }
    }

    /// Forgets what was said during the question, if it only shows that the invitee listened.
    fn forget_backchannels(&mut self) {
        let weight = self.answer.weight(self.setup.language);
        if self.answer.is_settled() && !self.answer.has_failed() && weight != AnswerWeight::Words {
            self.answer = InviteeAnswer::default();
        }
    }

    /// Returns how much voice the answer has so far, with the open piece.
    pub(super) fn voiced_ms(&self) -> i64 {
        self.answer.voiced_ms() + self.segmenter.piece().map_or(0, |piece| piece.voiced_ms)
    }

    /// Returns the silence after which the page shows that the interviewer thinks. The reply may wait longer.
    pub(super) fn thinking_silence(&self, words: ReadWords, voiced_ms: i64) -> (i64, TurnEndReason) {
        let (wanted_ms, reason) = self.wanted_silence(words, voiced_ms);
        match reason {
            TurnEndReason::Unfinished | TurnEndReason::AskedForTime => (wanted_ms, reason),
            _ => (wanted_ms.min(self.setup.turns.thinking_silence_max_ms), reason),
        }
    }

    /// Reads words. Those of the last time are not read again, because a pause asks for them with each frame.
    pub(super) fn read_words(&mut self, heard: &HeardWords) -> ReadWords {
        let known = self.newest_reading.take().filter(|(text, _)| *text == heard.text);
        let (text, completeness) =
            known.unwrap_or_else(|| (heard.text.clone(), completeness(&heard.text, self.setup.language)));
        let read = ReadWords { completeness, is_empty: text.is_empty(), are_sure: heard.are_sure };
        self.newest_reading = Some((text, completeness));
        read
    }

    /// Returns the silence that ends a turn with these words after so much voice, and what decided it.
    pub(super) fn wanted_silence(&self, words: ReadWords, voiced_ms: i64) -> (i64, TurnEndReason) {
        let policy = &self.setup.turns;
        let ReadWords { completeness, is_empty, are_sure } = words;
        let (agreed_ms, alone_ms, doubtful_ms) = match completeness {
            // Nothing is lost by waiting for words that were not understood so far.
            _ if is_empty => (policy.open_silence_ms, policy.doubtful_silence_ms, policy.probable_silence_ms),
            Completeness::Finished if !are_sure => {
                (policy.soft_silence_ms, policy.open_silence_ms, policy.doubtful_silence_ms)
            }
            Completeness::Finished => {
                let alone_ms = policy.soft_silence_ms + self.patience_ms(voiced_ms);
                (policy.agreed_silence_ms, alone_ms, policy.doubtful_silence_ms)
            }
            Completeness::Open => (policy.soft_silence_ms, policy.open_silence_ms, policy.hard_silence_ms),
            Completeness::ProbablyUnfinished => {
                (policy.probable_silence_ms, policy.hard_silence_ms, policy.hard_silence_ms)
            }
            // A voice can fall as at the end of a sentence, and the words still leave no doubt that it continues.
            Completeness::Unfinished => return (policy.hard_silence_ms, TurnEndReason::Unfinished),
            Completeness::AsksForTime => return (policy.asked_silence_ms, TurnEndReason::AskedForTime),
        };
        let judged = self.judged_finished();
        let wanted_ms = match judged {
            None => alone_ms,
            Some(finished) if finished >= FINISHED => {
                between(alone_ms, agreed_ms, (finished - FINISHED) / (1.0 - FINISHED))
            }
            Some(finished) if finished < UNFINISHED => between(doubtful_ms, alone_ms, finished / UNFINISHED),
            Some(_) => alone_ms,
        };
        let reason = match completeness {
            _ if judged.is_some_and(|finished| finished < UNFINISHED) => TurnEndReason::Doubtful,
            Completeness::Open | Completeness::ProbablyUnfinished => TurnEndReason::Open,
            _ => TurnEndReason::Finished,
        };
        (wanted_ms, reason)
    }

    /// Returns how much longer a pause of someone who has been talking for long may be: they also need time
    /// to think.
    fn patience_ms(&self, voiced_ms: i64) -> i64 {
        let policy = &self.setup.turns;
        let long_ms = voiced_ms - policy.segment_min_ms;
        (long_ms / 20).clamp(0, policy.patience_max_ms)
    }

    /// Returns the silence after which the page shows that the interviewer thinks, although the words are not
    /// known. They may still show that the turn is not over, and then the session listens again.
    fn silence_before_words_ms(&self) -> i64 {
        let policy = &self.setup.turns;
        let is_doubtful = self.judged_finished().is_some_and(|finished| finished < UNFINISHED);
        if is_doubtful { policy.open_silence_ms } else { policy.soft_silence_ms }
    }

    /// Whether the turn is over by the words that have arrived since it ended.
    pub(super) fn is_turn_over(&self, pending: &PendingReply) -> bool {
        // An answer without a wait was typed, or its words are not known.
        let Some(wait) = pending.wait else { return true };
        pending.answer.is_full
            || self.is_voice_noise
            || self.silence_ms() >= self.thinking_silence(wait.words, wait.voiced_ms).0
    }

    pub(super) fn end_turn(&mut self, reason: TurnEndReason) {
        self.close_piece_of_turn(reason);
        self.cancel_speeches();
        self.begin_timings(reason);
        let answer = std::mem::take(&mut self.answer);
        self.pending_reply = Some(PendingReply { answer, wait: None, reply: None, heard_ms: 0 });
        self.read_pending_answer();
        self.state = ShownSessionState::Thinking;
        self.thinking_since_ms = self.clock.now_ms();
    }

    /// Closes the open piece, unless its voice continues: after a full answer, or because it is noise.
    fn close_piece_of_turn(&mut self, reason: TurnEndReason) {
        if !matches!(reason, TurnEndReason::TooLong | TurnEndReason::NoNewWords) {
            self.close_piece();
        }
    }

    /// Reopens the answer, because the invitee had not finished.
    pub(super) fn reopen(&mut self) {
        self.cancel_speeches();
        let more = std::mem::take(&mut self.answer);
        if let Some(pending_reply) = self.pending_reply.take() {
            self.answer = pending_reply.answer;
        }
        self.answer.append(more);
        self.take_back_limit();
        self.answer_from_ms = 0;
        self.returning = None;
        self.state = ShownSessionState::Listening;
    }
}

/// Returns the value at `share` (0 to 1) of the way from one time to another.
fn between(from_ms: i64, to_ms: i64, share: f32) -> i64 {
    from_ms + ((to_ms - from_ms) as f32 * share) as i64
}
