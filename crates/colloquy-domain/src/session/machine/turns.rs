//! The invitee's turn: from frames to an answer, and from the answer to the question of what to reply.

use super::Session;
use crate::message::MAX_CHARACTERS;
use crate::ports::RemainingLimits;
use crate::session::answer::InviteeAnswer;
use crate::session::backchannel::AnswerWeight;
use crate::session::clock::{FRAME_MS, TimeSpan};
use crate::session::effect::{FixedSpeech, PauseReason, SessionEffect, SessionState};
use crate::session::frames::FrameArrival;
use crate::session::input::{SegmentId, SpeechId};
use crate::session::speech::SpeechSource;
use crate::session::speech_segmenter::SpeechSegment;
use crate::usage::reading_time_ms;

/// More would be noticed where time passes, as on the page that is told how the interview stands.
const FRAMES_AT_ONCE: i64 = 4;

/// An answer that is waiting for its words or for its reply.
#[derive(Clone, Debug)]
pub(super) struct PendingReply {
    pub(super) answer: InviteeAnswer,
    pub(super) reply: Option<SpeechId>,
}

impl Session {
    pub(super) fn hear(&mut self, sequence: u32, score: f32) {
        // Frames that come after the connection was given up come again over the next one.
        if self.state == SessionState::Paused(PauseReason::Disconnected) {
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
        let acknowledged = self.frames.acknowledge();
        self.effects.extend(acknowledged.map(|next_sequence| SessionEffect::Acknowledge { next_sequence }));
        if matches!(self.state, SessionState::Paused(_)) {
            return;
        }
        if !self.is_muted {
            self.effects.push(SessionEffect::Record { sequence, span });
        }
        let score = if self.is_muted || span.start_ms < self.deaf_to_ms { 0.0 } else { score };
        let heard = self.hearing.frame(span, score, &self.setup.turns);
        if let Some(speech) = heard.speech {
            self.meter.voice(speech.length_ms());
        }
    }

    pub(super) fn mute(&mut self) {
        self.is_muted = true;
        self.close_piece();
    }

    /// A written answer ends the turn: nobody sends half of one.
    pub(super) fn read(&mut self, text: String) {
        if text.trim().is_empty() || !self.is_attached {
            return;
        }
        if matches!(self.state, SessionState::Paused(_)) {
            self.resume(false);
        }
        self.meter.read(reading_time_ms(&text));
        match self.state {
            SessionState::Speaking if !self.is_closing() => self.interrupt(),
            SessionState::Listening => self.cancel_speeches(),
            // Without a question yet there is nothing to answer: it waits for the opening.
            SessionState::Thinking if self.asked.is_some() || self.last_question.is_some() => self.reopen(),
            SessionState::Speaking
            | SessionState::Thinking
            | SessionState::Paused(_)
            | SessionState::Ended(_) => {}
        }
        self.close_piece();
        if self.answer.characters() + text.chars().count() > MAX_CHARACTERS {
            let full = std::mem::take(&mut self.answer);
            self.draft_answer(full, false);
        }
        self.answer.write(text, self.clock.now_ms());
    }

    pub(super) fn recognized(&mut self, segment: SegmentId, text: Option<&str>) {
        if self.settle_probe(segment, text) {
            return;
        }
        let drafted = self.drafts.iter_mut().filter_map(|draft| draft.answer_mut());
        let asked = self.asked.iter_mut().map(|asked| &mut asked.answer);
        let mut all = drafted.chain(asked).chain([&mut self.answer]);
        let settled = all.find_map(|answer| answer.settle(segment, text));
        if let (Some(span), None) = (settled, text) {
            self.effects.push(SessionEffect::Unrecognized { span });
        }
    }

    /// How long the invitee has been silent. Frames that stay away for long are silence as well.
    fn silence_ms(&self) -> i64 {
        let stalled_ms = self.clock.stalled_ms();
        let is_gone = stalled_ms >= self.setup.turns.hard_silence_ms;
        self.hearing.silence_ms() + if is_gone { stalled_ms } else { 0 }
    }

    /// How many frames may be handed over together, at least one: before the last of them nothing is decided that somebody
    /// waits for, and each time that the session is woken costs something.
    pub fn frames_at_once(&self) -> usize {
        // Where none come, others than frames would wait for them.
        if !self.clock.has_frames() || matches!(self.state, SessionState::Paused(_)) || self.aside.is_some() {
            return 1;
        }
        let (policy, longest_ms) = (&self.setup.turns, FRAMES_AT_ONCE * FRAME_MS);
        let decided_in_ms = match self.hearing.piece() {
            None if self.answer.is_empty() && self.doubt.is_none() => self.hearing.begins_in_ms(policy),
            Some(piece) if self.state == SessionState::Listening => {
                let length_ms = piece.span.length_ms();
                let may_be_cut = length_ms + longest_ms >= policy.segment_min_ms;
                let pause_ms = if may_be_cut { policy.cut_pause_ms } else { policy.soft_silence_ms };
                (pause_ms - self.silence_ms()).min(policy.segment_max_ms - length_ms)
            }
            _ => 0,
        };
        usize::try_from((decided_in_ms + FRAME_MS - 1) / FRAME_MS)
            .unwrap_or(1)
            .clamp(1, FRAMES_AT_ONCE as usize)
    }

    /// Hands what was said to recognition, in pieces that suit it.
    pub(super) fn cut_pieces(&mut self) {
        let Some(piece) = self.hearing.piece() else {
            self.is_voice_excused = false;
            return;
        };
        let policy = &self.setup.turns;
        let silence_ms = self.silence_ms();
        // Beside the interviewer's voice the words are wanted soon, to know whether they interrupt it.
        let is_long =
            piece.span.length_ms() >= policy.segment_min_ms || self.state != SessionState::Listening;
        let is_paused = is_long && silence_ms >= policy.cut_pause_ms;
        if is_paused || silence_ms >= policy.soft_silence_ms {
            self.close_piece();
        } else if piece.span.length_ms() >= policy.segment_max_ms {
            let piece = self.hearing.split();
            self.recognize(piece);
        }
    }

    pub(super) fn close_piece(&mut self) {
        let piece = self.hearing.close();
        self.recognize(piece);
    }

    fn recognize(&mut self, piece: Option<SpeechSegment>) {
        // A piece that was only just begun by a split may have no voice.
        let Some(piece) = piece.filter(|piece| piece.voiced_ms > 0) else { return };
        let segment = self.new_segment();
        let until_ms = self.clock.elapsed_ms() + self.setup.engines.recognition_ms;
        self.answer.say(segment, piece, until_ms);
        self.effects.push(SessionEffect::Recognize { segment, span: piece.span });
    }

    /// Whether the invitee's turn is under way.
    pub(super) fn is_answering(&self) -> bool {
        self.hearing.piece().is_some() || !(self.answer.is_empty() || self.waits_for_more())
    }

    /// Whether what there is was said into the question, so that the answer to it is still to come.
    fn waits_for_more(&self) -> bool {
        let ended_ms = self.answer.span().map_or(0, |span| span.end_ms);
        !self.answer.has_typed() && ended_ms < self.heed_from_ms
    }

    pub(super) fn mind_turn(&mut self) {
        if self.state != SessionState::Listening {
            return;
        }
        if let Some(piece) = self.hearing.piece() {
            let begun_ms = self.answer.span().map_or(piece.voice.start_ms, |span| span.start_ms);
            if self.clock.now_ms() - begun_ms >= self.setup.turns.answer_max_ms {
                let rest = self.hearing.split();
                self.recognize(rest);
                self.answer.is_full = true;
                self.end_turn();
            }
            return;
        }
        if self.answer.is_empty() {
            return;
        }
        if self.waits_for_more() {
            let language = self.setup.language;
            if self.answer.is_settled()
                && !self.answer.has_failed()
                && self.answer.weight(language) != AnswerWeight::Words
            {
                self.answer = InviteeAnswer::default();
            }
            return;
        }
        let (policy, silence_ms) = (&self.setup.turns, self.silence_ms());
        let wanted_ms = if !self.answer.is_settled() {
            policy.hard_silence_ms
        } else if self.answer.sounds_finished() {
            // Whoever has been talking for long is thinking, too.
            let long_ms = self.answer.voiced_ms() - policy.segment_min_ms;
            let patience_ms = (long_ms / 20).clamp(0, policy.patience_max_ms);
            policy.soft_silence_ms + patience_ms
        } else {
            policy.long_silence_ms
        };
        if self.answer.has_typed() || silence_ms >= wanted_ms {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        self.cancel_speeches();
        self.asked = Some(PendingReply { answer: std::mem::take(&mut self.answer), reply: None });
        self.state = SessionState::Thinking;
        self.thinking_since_ms = self.clock.now_ms();
    }

    /// The invitee was not through.
    fn reopen(&mut self) {
        self.cancel_speeches();
        let more = std::mem::take(&mut self.answer);
        if let Some(asked) = self.asked.take() {
            self.answer = asked.answer;
        }
        self.answer.go_on(more);
        self.heed_from_ms = 0;
        self.state = SessionState::Listening;
    }

    pub(super) fn mind_thinking(&mut self) {
        if self.state != SessionState::Thinking {
            return;
        }
        let Some(asked) = &self.asked else { return };
        if let Some(piece) = self.hearing.piece() {
            let voiced_ms = piece.voiced_ms + self.answer.voiced_ms();
            let enough_ms = if asked.reply.is_some() { self.setup.turns.barge_in_ms } else { 1 };
            if voiced_ms >= enough_ms && !asked.answer.is_full {
                return self.reopen();
            }
        }
        if asked.reply.is_none() && asked.answer.is_settled() {
            return self.weigh_answer();
        }
        self.mind_filler();
    }

    fn mind_filler(&mut self) {
        let waited_ms = self.clock.now_ms() - self.thinking_since_ms;
        let is_due = waited_ms >= self.setup.turns.filler_after_ms
            && self.turns_since_filler >= self.setup.turns.filler_every_turns
            && self.hearing.piece().is_none()
            && self.speeches.front().is_none_or(|reply| !reply.has_begun() && !reply.is_ready());
        if is_due {
            self.turns_since_filler = 0;
            self.say(FixedSpeech::Filler);
            self.speeches.rotate_right(1);
        }
    }

    /// The words of an answer are known: is it one?
    fn weigh_answer(&mut self) {
        let Some(asked) = self.asked.take() else { return };
        let answer = asked.answer;
        match answer.weight(self.setup.language) {
            AnswerWeight::Words | AnswerWeight::Agreement => {
                self.meter.message_ended();
                self.ask(answer);
            }
            AnswerWeight::Hum | AnswerWeight::Nothing if answer.has_failed() => {
                self.meter.message_ended();
                self.draft_answer(answer, false);
                self.effects.push(SessionEffect::OfferTyping);
                self.say(FixedSpeech::Unrecognized);
            }
            // Noise does not cancel the reply to the answer that was handed over.
            AnswerWeight::Hum | AnswerWeight::Nothing if self.owes_reply => {
                self.ask(InviteeAnswer::default())
            }
            AnswerWeight::Nothing if answer.voiced_ms() >= self.setup.turns.asks_again_after_ms => {
                self.ask_again()
            }
            AnswerWeight::Hum | AnswerWeight::Nothing => self.state = SessionState::Listening,
        }
    }

    fn ask_again(&mut self) {
        if !self.has_asked_again {
            self.has_asked_again = true;
            self.say(FixedSpeech::SayAgain);
        } else if !self.has_offered_typing {
            self.offer_typing();
        } else {
            self.state = SessionState::Listening;
        }
    }

    pub(super) fn offer_typing(&mut self) {
        self.has_offered_typing = true;
        self.effects.push(SessionEffect::OfferTyping);
        self.say(FixedSpeech::OfferTyping);
    }

    /// Has the interviewer reply; with nothing left, its reply is the last thing that is said.
    pub(super) fn ask(&mut self, answer: InviteeAnswer) {
        self.has_asked_again = false;
        self.has_offered_typing = false;
        self.turns_since_filler = self.turns_since_filler.saturating_add(1);
        // One that was handed over is counted already.
        let responses = self.responses_with_drafts() + i64::from(!answer.is_empty());
        self.reach_limits(responses);
        let conversation = self.conversation_with(&answer);
        let remaining = self.remaining_limits(responses);
        let speech = self.queue(SpeechSource::Interviewer, self.limit.is_some());
        self.effects.push(SessionEffect::Ask { speech, conversation, remaining });
        self.asked = Some(PendingReply { answer, reply: Some(speech) });
    }

    /// The reply that is being found is not wanted any more, another one is.
    pub(super) fn ask_anew(&mut self) {
        self.cancel_speeches();
        if let Some(asked) = self.asked.take() {
            self.ask(asked.answer);
        }
    }

    fn remaining_limits(&self, responses: i64) -> RemainingLimits {
        RemainingLimits {
            active_ms: self.setup.max_active_ms.map(|max| (max - self.meter.total_ms()).max(0)),
            responses: self.setup.max_responses.map(|max| (max - responses).max(0)),
        }
    }

    /// What is to be recognized beside the answer's pieces, only to know whether there are words in it.
    pub(super) fn probe(&mut self, span: TimeSpan) -> SegmentId {
        let segment = self.new_segment();
        self.effects.push(SessionEffect::Recognize { segment, span });
        segment
    }
}
