//! The pieces of an answer: where it is cut for recognition, and what is found out in its pauses.

use super::SessionMachine;
use crate::session::answer::{AnswerWords, HeardWords, InviteeAnswer};
use crate::session::clock::TimeSpan;
use crate::session::effect::{SessionEffect, ShownSessionState};
use crate::session::input::RecognitionSegmentId;
use crate::session::speech_segmenter::SpeechSegment;

/// The turn detector judges at most this much sound before a pause.
const JUDGED_MS: i64 = 8_000;

/// What is known about the invitee's newest pause.
#[derive(Clone, Debug)]
pub(super) struct AnswerPause {
    segment: RecognitionSegmentId,
    /// The end of the voice before the pause. Further voice makes all of this out of date.
    voice_end_ms: i64,
    /// The words of the open piece, recognized before it is known whether the piece ends here. They save the
    /// time of recognition if it does.
    early_words: Option<AnswerWords>,
    /// The probability that the invitee has finished, once the turn detector has judged it.
    finished: Option<f32>,
}

/// The early recognitions of the open piece. They are limited, because most are in vain.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct EarlyRecognition {
    /// The one whose result has not arrived, unless the answer already waits for it.
    running: Option<RecognitionSegmentId>,
    /// How much voice the piece had at the last one.
    voiced_ms: Option<i64>,
}

impl SessionMachine {
    /// Returns how long the invitee has been silent. Missing frames also count as silence after a while.
    pub(super) fn silence_ms(&self) -> i64 {
        let stalled_ms = self.clock.stalled_ms();
        let is_gone = stalled_ms >= self.setup.turns.hard_silence_ms;
        self.segmenter.silence_ms() + if is_gone { stalled_ms } else { 0 }
    }

    /// Sends what was said to recognition, in pieces of suitable length.
    pub(super) fn cut_pieces(&mut self) {
        let Some(piece) = self.segmenter.piece() else {
            self.is_voice_noise = false;
            return;
        };
        if self.current_pause().is_none() {
            self.cancel_early_recognition();
        }
        let policy = &self.setup.turns;
        let silence_ms = self.silence_ms();
        // While the interviewer speaks, the words are needed soon, to decide whether they interrupt it.
        let is_long =
            piece.span.length_ms() >= policy.segment_min_ms || self.state != ShownSessionState::Listening;
        let is_paused = silence_ms >= policy.cut_pause_ms;
        if (is_paused && is_long) || silence_ms >= policy.soft_silence_ms {
            self.close_piece();
        } else if is_paused {
            self.examine_pause(piece, silence_ms);
        } else if piece.span.length_ms() >= policy.segment_max_ms {
            let end_ms = piece.span.end_ms;
            let piece = self.segmenter.split();
            self.recognize(piece);
            self.watch_after(end_ms);
        }
    }

    /// Recognizes and judges the open piece in a pause, in case the turn ends here.
    fn examine_pause(&mut self, piece: SpeechSegment, silence_ms: i64) {
        let voice_end_ms = piece.voice.end_ms;
        if self.pause.as_ref().is_none_or(|pause| pause.voice_end_ms != voice_end_ms) {
            self.begin_pause(piece);
        }
        let policy = &self.setup.turns;
        let is_much = self
            .early_recognition
            .voiced_ms
            .is_none_or(|before_ms| piece.voiced_ms - before_ms >= policy.early_every_ms);
        let elapsed_ms = self.clock.elapsed_ms();
        let is_due = !self.is_recognizing_early() && (is_much || silence_ms >= policy.early_pause_ms);
        let until_ms = elapsed_ms + self.setup.engines.recognition_ms;
        if let Some(pause) = self.pause.as_mut().filter(|pause| is_due && pause.early_words.is_none()) {
            pause.early_words = Some(AnswerWords::Awaited { until_ms });
            let segment = pause.segment;
            self.early_recognition =
                EarlyRecognition { running: Some(segment), voiced_ms: Some(piece.voiced_ms) };
            // The longer span has the words of the watched one as well.
            self.cancel_watch();
            self.effects.push(SessionEffect::Recognize { segment, span: piece.span });
        }
    }

    /// Notes a new pause and has the turn detector judge it.
    fn begin_pause(&mut self, piece: SpeechSegment) -> RecognitionSegmentId {
        let segment = self.new_segment();
        let voice_end_ms = piece.voice.end_ms;
        self.pause = Some(AnswerPause { segment, voice_end_ms, early_words: None, finished: None });
        if self.state == ShownSessionState::Listening {
            let end_ms = piece.span.end_ms;
            let answer_ms = self.answer.audio_start_ms().unwrap_or(piece.span.start_ms);
            let span = TimeSpan::new(answer_ms.max(end_ms - JUDGED_MS), end_ms);
            self.effects.push(SessionEffect::JudgeTurn { segment, span });
        }
        segment
    }

    /// Returns the start of the audio by which the turn detector may still judge the answer.
    pub(super) fn judged_from_ms(&self) -> Option<i64> {
        let pending_reply = self.pending_reply.iter().map(|pending_reply| &pending_reply.answer);
        let began_ms = pending_reply.chain([&self.answer]).filter_map(InviteeAnswer::audio_start_ms).min()?;
        Some(began_ms.max(self.clock.now_ms() - JUDGED_MS))
    }

    pub(super) fn close_piece(&mut self) {
        let piece = self.segmenter.close();
        self.recognize(piece);
    }

    /// Adds a piece to the answer, with its words if they were recognized early.
    pub(super) fn recognize(&mut self, piece: Option<SpeechSegment>) {
        self.early_recognition.voiced_ms = None;
        // A piece that a split has just started may contain no voice.
        let Some(piece) = piece.filter(|piece| piece.voiced_ms > 0) else { return };
        let is_paused = self.silence_ms() >= self.setup.turns.cut_pause_ms;
        let pause = self.pause.as_mut().filter(|pause| pause.voice_end_ms == piece.voice.end_ms);
        let (segment, early_words) = match pause {
            Some(pause) => (pause.segment, pause.early_words.take()),
            None if is_paused => (self.begin_pause(piece), None),
            // The piece ends in the middle of the voice, which says nothing about the end of the turn.
            None => (self.new_segment(), None),
        };
        if matches!(early_words, Some(AnswerWords::Awaited { .. })) {
            self.early_recognition.running = None;
        }
        self.cancel_early_recognition();
        self.cancel_watch();
        let Some(words) = early_words else {
            let until_ms = self.clock.elapsed_ms() + self.setup.engines.recognition_ms;
            self.answer.say(segment, piece, AnswerWords::Awaited { until_ms });
            self.effects.push(SessionEffect::Recognize { segment, span: piece.span });
            return;
        };
        if matches!(words, AnswerWords::Failed) {
            self.effects.push(SessionEffect::Unrecognized { span: piece.span });
        }
        self.answer.say(segment, piece, words);
    }

    /// Stores the words of the open piece. Returns whether the segment was an early recognition that the answer
    /// does not wait for.
    pub(super) fn settle_early_words(
        &mut self,
        segment: RecognitionSegmentId,
        heard: Option<&HeardWords>,
    ) -> bool {
        if self.early_recognition.running != Some(segment) {
            return false;
        }
        self.early_recognition.running = None;
        let voice = self.segmenter.piece().map(|piece| piece.voice);
        let words = match (heard, voice) {
            (Some(heard), Some(voice)) => {
                let text = self.unless_echo(voice, &heard.text).to_owned();
                AnswerWords::Known(HeardWords { text, ..*heard })
            }
            _ => AnswerWords::Failed,
        };
        let newest = self.pause.as_mut().filter(|pause| pause.segment == segment);
        let Some(AnswerPause { voice_end_ms, early_words: Some(early_words), .. }) = newest else {
            return true;
        };
        let voice_end_ms = *voice_end_ms;
        *early_words = words.clone();
        if let AnswerWords::Known(heard) = words {
            self.compare_words(segment, &heard, voice_end_ms);
        }
        true
    }

    pub(super) fn is_recognizing_early(&self) -> bool {
        self.early_recognition.running.is_some()
    }

    /// Cancels the early recognition that is running, because the piece continues or has ended elsewhere.
    fn cancel_early_recognition(&mut self) {
        if let Some(segment) = self.early_recognition.running.take() {
            self.effects.push(SessionEffect::CancelRecognition { segment });
        }
    }

    /// Returns when the voice before the newest pause ended.
    pub(super) fn pause_end_ms(&self) -> Option<i64> {
        self.pause.as_ref().map(|pause| pause.voice_end_ms)
    }

    pub(super) fn forget_pause(&mut self) {
        self.pause = None;
    }

    /// Stores a judgement about the newest pause. Those about earlier ones are out of date.
    pub(super) fn turn_judged(&mut self, segment: RecognitionSegmentId, finished: f32) {
        if let Some(pause) = self.pause.as_mut().filter(|pause| pause.segment == segment) {
            pause.finished = finished.is_finite().then_some(finished.clamp(0.0, 1.0));
        }
    }

    /// Returns the probability that the invitee has finished, if it was judged in this pause.
    pub(super) fn judged_finished(&self) -> Option<f32> {
        self.current_pause()?.finished
    }

    /// Returns the words of the answer with those of the open piece, once all are known.
    pub(super) fn words_so_far(&self) -> Option<HeardWords> {
        if !self.answer.is_settled() {
            return None;
        }
        if self.segmenter.piece().is_none() {
            return Some(self.answer.heard());
        }
        match self.current_pause()?.early_words.as_ref()? {
            AnswerWords::Awaited { .. } => None,
            AnswerWords::Known(words) => Some(self.answer.heard().followed_by(words)),
            AnswerWords::Failed => Some(self.answer.heard()),
        }
    }

    fn current_pause(&self) -> Option<&AnswerPause> {
        let voice_end_ms = self.segmenter.voice_end_ms();
        self.pause.as_ref().filter(|pause| Some(pause.voice_end_ms) == voice_end_ms)
    }

    /// Requests recognition of a span outside the answer, only to learn whether it contains words.
    pub(super) fn probe(&mut self, span: TimeSpan) -> RecognitionSegmentId {
        let segment = self.new_segment();
        self.effects.push(SessionEffect::Recognize { segment, span });
        segment
    }
}
