//! The invitee's turn: from frames to an answer, and from an answer to the request for a reply.

use super::SessionMachine;
use super::held_replies::ReplyWait;
use crate::message::MAX_CHARACTERS;
use crate::ports::RemainingInterviewLimits;
use crate::session::answer::{HeardWords, InviteeAnswer};
use crate::session::backchannel::AnswerWeight;
use crate::session::clock::FRAME_MS;
use crate::session::effect::{FixedUtterance, PauseReason, SessionEffect, ShownSessionState};
use crate::session::frames::FrameArrival;
use crate::session::input::{RecognitionSegmentId, SpeechId};
use crate::session::speech::SpeechSource;
use crate::usage::reading_time_ms;

/// The most frames that may arrive together. With more, the delay would be noticeable, for example in the
/// state that the page shows.
const FRAMES_AT_ONCE: i64 = 4;

/// An answer that waits for its words, for its reply, or for the reply to be heard.
#[derive(Clone, Debug)]
pub(super) struct PendingReply {
    pub(super) answer: InviteeAnswer,
    /// How long the reply waits, by the words that are known; `None` if it need not.
    pub(super) wait: Option<ReplyWait>,
    pub(super) reply: Option<SpeechId>,
    /// How much of the reply has been heard.
    pub(super) heard_ms: i64,
}

impl SessionMachine {
    pub(super) fn receive_frame(&mut self, sequence: u32, score: f32) {
        // Frames that arrive after the connection was given up are sent again over the next one.
        if self.state == ShownSessionState::Paused(PauseReason::Disconnected) {
            return;
        }
        let expected = self.frames.next();
        let FrameArrival::New { lost } = self.frames.take(sequence) else {
            if sequence.checked_add(1) == Some(expected) {
                self.effects.push(SessionEffect::Acknowledge { next_sequence: expected });
            }
            return;
        };
        if lost > 0 {
            self.effects.push(SessionEffect::Gap { from: expected, to: sequence });
        }
        let span = self.clock.frame(lost);
        self.meter.frame(i64::from(lost) * FRAME_MS);
        let is_paused = matches!(self.state, ShownSessionState::Paused(_));
        if !(is_paused || self.is_muted) {
            self.effects.push(SessionEffect::Record { sequence, span });
        }
        // What is acknowledged is stored, so this comes after the record.
        let acknowledged = self.frames.acknowledge();
        self.effects.extend(acknowledged.map(|next_sequence| SessionEffect::Acknowledge { next_sequence }));
        if is_paused {
            return;
        }
        let score = if self.is_muted || span.start_ms < self.ignored_before_ms { 0.0 } else { score };
        let heard = self.segmenter.frame(span, score, &self.setup.turns);
        if let Some(speech) = heard.speech {
            self.meter.voice(speech.length_ms());
        }
    }

    pub(super) fn mute(&mut self) {
        self.is_muted = true;
        self.close_piece();
    }

    /// Takes a typed answer. It ends the turn, because it is complete when it is sent.
    pub(super) fn receive_typed(&mut self, text: String) {
        if text.trim().is_empty() || !self.is_attached || self.is_resent(&text) {
            return;
        }
        if matches!(self.state, ShownSessionState::Paused(_)) {
            self.resume(false);
        }
        self.meter.count_typed(reading_time_ms(&text));
        match self.state {
            ShownSessionState::Speaking if !self.is_closing() => self.interrupt(),
            ShownSessionState::Listening => self.cancel_speeches(),
            // Before the first question there is nothing to answer, so the text waits for the opening.
            ShownSessionState::Thinking if self.pending_reply.is_some() || self.last_question.is_some() => {
                self.reopen()
            }
            ShownSessionState::Speaking
            | ShownSessionState::Thinking
            | ShownSessionState::Paused(_)
            | ShownSessionState::Ended(_) => {}
        }
        self.close_piece();
        if self.answer.characters() + text.chars().count() > MAX_CHARACTERS {
            let full = std::mem::take(&mut self.answer);
            self.draft_answer(full, false);
        }
        self.answer.write(text, self.clock.now_ms());
    }

    pub(super) fn recognized(&mut self, segment: RecognitionSegmentId, heard: Option<HeardWords>) {
        let text = heard.as_ref().map(|heard| heard.text.as_str());
        if self.settle_probe(segment, text) || self.settle_watch(segment, heard.as_ref()) {
            return;
        }
        if self.settle_early_words(segment, heard.as_ref()) {
            return;
        }
        let heard = heard.map(|heard| HeardWords { text: self.without_echo(segment, &heard.text), ..heard });
        let drafted = self.drafts.iter_mut().filter_map(|draft| draft.answer_mut());
        let pending_reply = self.pending_reply.iter_mut().map(|pending_reply| &mut pending_reply.answer);
        let settled = drafted
            .chain(pending_reply)
            .chain([&mut self.answer])
            .find_map(|answer| answer.settle(segment, heard.as_ref()));
        if self.pending_reply.as_ref().is_some_and(|pending| pending.reply.is_none()) {
            self.read_pending_answer();
        }
        match (settled, heard) {
            (Some(span), Some(heard)) => self.compare_split_words(span, &heard.text),
            (Some(span), None) => self.effects.push(SessionEffect::Unrecognized { span }),
            (None, _) => {}
        }
    }

    /// Returns how many frames may arrive together, at least one. Before the last of them nothing is decided
    /// that anyone waits for, and each wake-up of the session has a cost.
    pub fn frames_at_once(&self) -> usize {
        // While no frames arrive, other inputs would wait for them.
        if !self.clock.has_frames()
            || matches!(self.state, ShownSessionState::Paused(_))
            || self.suspended.is_some()
        {
            return 1;
        }
        let policy = &self.setup.turns;
        let decided_in_ms = match self.segmenter.piece() {
            None if self.answer.is_empty() && self.interruption.is_none() => {
                let begins_in_ms = self.segmenter.begins_in_ms(policy);
                self.silent_for_ms().map_or(begins_in_ms, |silent_ms| silent_ms.min(begins_in_ms))
            }
            // Once the pause is long enough to be examined, each frame may end the turn.
            Some(piece) if self.state == ShownSessionState::Listening => {
                let length_ms = piece.span.length_ms();
                let pause_ms = policy.cut_pause_ms - self.silence_ms();
                pause_ms.min(policy.segment_max_ms - length_ms).min(self.watched_in_ms(piece))
            }
            _ => 0,
        };
        usize::try_from((decided_in_ms + FRAME_MS - 1) / FRAME_MS)
            .unwrap_or(1)
            .clamp(1, FRAMES_AT_ONCE as usize)
    }

    pub(super) fn check_thinking(&mut self) {
        if self.state != ShownSessionState::Thinking {
            return;
        }
        let Some(pending_reply) = &self.pending_reply else { return };
        if let Some(piece) = self.segmenter.piece().filter(|_| !self.is_voice_noise) {
            let voiced_ms = piece.voiced_ms + self.answer.voiced_ms();
            let enough_ms = if pending_reply.reply.is_some() { self.setup.turns.barge_in_ms } else { 1 };
            if voiced_ms >= enough_ms && !pending_reply.answer.is_full {
                self.note_pause();
                return self.reopen();
            }
        }
        if pending_reply.reply.is_none() && pending_reply.answer.is_settled() {
            let is_over = self.is_turn_over(pending_reply);
            // The words, which arrived late, show that more is to follow.
            return if is_over { self.weigh_answer() } else { self.reopen() };
        }
        self.check_filler();
    }

    fn check_filler(&mut self) {
        let waited_ms = self.clock.now_ms() - self.thinking_since_ms;
        let is_asked = self.pending_reply.as_ref().is_some_and(|pending_reply| pending_reply.reply.is_some());
        // Before the words are known, the invitee may still be in the middle of a sentence.
        let is_over = is_asked || self.silence_ms() >= self.setup.turns.hard_silence_ms;
        let is_due = is_over
            && waited_ms >= self.setup.turns.filler_after_ms
            && self.turns_since_filler >= self.setup.turns.filler_every_turns
            && self.segmenter.piece().is_none()
            && self.speeches.front().is_none_or(|reply| !reply.has_started() && !reply.is_ready());
        if is_due {
            self.turns_since_filler = 0;
            self.say(FixedUtterance::Filler);
            self.speeches.rotate_right(1);
        }
    }

    /// Decides, once the words are known, whether they are an answer.
    fn weigh_answer(&mut self) {
        let Some(pending_reply) = self.pending_reply.take() else { return };
        let mut answer = pending_reply.answer;
        answer.drop_last_hums(self.setup.language);
        let weight = answer.weight(self.setup.language);
        if matches!(weight, AnswerWeight::Hum | AnswerWeight::Agreement)
            && !(answer.has_typed() || answer.has_failed())
            && let Some(question) = self.cut_off_question()
        {
            // It was mistaken for an interruption.
            self.cut_off = None;
            return self.say(FixedUtterance::Question(question));
        }
        match weight {
            AnswerWeight::Words | AnswerWeight::Agreement => {
                self.meter.message_ended();
                self.request_reply(answer);
            }
            AnswerWeight::Hum | AnswerWeight::Nothing if answer.has_failed() => {
                self.meter.message_ended();
                self.draft_answer(answer, false);
                self.effects.push(SessionEffect::OfferTyping);
                self.say(FixedUtterance::Unrecognized);
            }
            // Noise does not cancel the reply to an answer that was handed over.
            AnswerWeight::Hum | AnswerWeight::Nothing if self.owes_reply => {
                self.request_reply(InviteeAnswer::default())
            }
            AnswerWeight::Nothing if answer.voiced_ms() >= self.setup.turns.asks_again_after_ms => {
                self.ask_to_repeat()
            }
            AnswerWeight::Hum | AnswerWeight::Nothing => self.state = ShownSessionState::Listening,
        }
    }

    fn ask_to_repeat(&mut self) {
        if !self.has_asked_to_repeat {
            self.has_asked_to_repeat = true;
            self.say(FixedUtterance::SayAgain);
        } else if !self.has_offered_typing {
            self.offer_typing();
        } else {
            self.state = ShownSessionState::Listening;
        }
    }

    pub(super) fn offer_typing(&mut self) {
        self.has_offered_typing = true;
        self.effects.push(SessionEffect::OfferTyping);
        self.say(FixedUtterance::OfferTyping);
    }

    /// Requests a reply. If nothing remains of the limits, the reply is the last thing that is said.
    pub(super) fn request_reply(&mut self, answer: InviteeAnswer) {
        self.note_recognized();
        self.has_asked_to_repeat = false;
        self.has_offered_typing = false;
        self.turns_since_filler = self.turns_since_filler.saturating_add(1);
        // An answer that was handed over is already counted.
        let responses = self.responses_with_drafts() + i64::from(!answer.is_empty());
        self.reach_limits(responses);
        let conversation = self.conversation_with(&answer);
        let remaining = self.remaining_limits(responses);
        let speech = self.queue(SpeechSource::Interviewer, self.limit.is_some());
        let are_words_sure = answer.are_words_sure();
        self.effects.push(SessionEffect::Ask { speech, conversation, remaining, are_words_sure });
        self.pending_reply = Some(PendingReply { answer, wait: None, reply: Some(speech), heard_ms: 0 });
        self.read_pending_answer();
        self.interpret_answer(speech);
    }

    /// Cancels the pending reply and requests another one.
    pub(super) fn request_another_reply(&mut self) {
        self.cancel_speeches();
        if let Some(pending_reply) = self.pending_reply.take() {
            self.request_reply(pending_reply.answer);
        }
    }

    fn remaining_limits(&self, responses: i64) -> RemainingInterviewLimits {
        RemainingInterviewLimits {
            active_ms: self.setup.max_active_ms.map(|max| (max - self.meter.total_ms()).max(0)),
            responses: self.setup.max_responses.map(|max| (max - responses).max(0)),
        }
    }
}
