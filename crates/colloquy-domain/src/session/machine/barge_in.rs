//! Interruptions: when the interviewer falls silent because the invitee speaks, and when it continues after a noise.

use super::SessionMachine;
use crate::session::backchannel::{AnswerWeight, weigh};
use crate::session::completeness::words;
use crate::session::effect::{SessionEffect, ShownSessionState};
use crate::session::input::RecognitionSegmentId;
use crate::session::speech::InterviewerSpeech;

/// A voice during the interviewer's turn, as long as it is not known whether it interrupts.
#[derive(Clone, Copy, Debug)]
pub(super) struct PossibleInterruption {
    /// When the interviewer falls silent if the voice lasts so long and no more is known about it.
    tolerated_to_ms: i64,
    /// Since when the interviewer has been silent because of it.
    silent_since_ms: Option<i64>,
    probe: Option<RecognitionSegmentId>,
    /// The end of the newest probe on the session's clock.
    probed_to_ms: i64,
    probe_due_ms: i64,
    /// What the newest probe found.
    found: Option<ProbedWords>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ProbedWords {
    /// A backchannel, or the interviewer's own words.
    Harmless,
    Interrupting,
}

/// The time between two probes of the same voice while the interviewer speaks.
const PROBE_EVERY_MS: i64 = 300;
/// The time between two probes in the silence. The first one comes sooner, because the voice has lasted for a while.
const PROBE_IN_SILENCE_EVERY_MS: i64 = 500;
const PROBE_IN_SILENCE_AFTER_MS: i64 = 200;
/// After this many noises during one speech, only words interrupt it.
const FALSE_ALARMS_MAX: u32 = 2;

/// Fewer words of what is being played say nothing: the invitee may also begin with "the" or "what".
const ECHOED_WORDS: usize = 3;
/// A question that lacks as many words has not been understood. They take about a second.
const UNHEARD_WORDS: usize = 3;

impl SessionMachine {
    pub(super) fn check_barge_in(&mut self) {
        if self.state != ShownSessionState::Speaking || self.is_closing() {
            return;
        }
        let barge_in_ms = self.setup.turns.barge_in_ms;
        let has_words = self.answer.weight(self.setup.language) == AnswerWeight::Words;
        if self.voiced_ms() >= barge_in_ms && has_words {
            return self.interrupt();
        }
        let piece = self.segmenter.piece();
        match self.interruption {
            None => {
                let is_voice = piece.is_some_and(|piece| piece.voiced_ms >= barge_in_ms);
                if is_voice && !self.is_voice_noise && self.false_alarms < FALSE_ALARMS_MAX {
                    self.notice_voice();
                }
            }
            Some(interruption) => match (interruption.silent_since_ms, piece) {
                (Some(since_ms), _) => self.check_doubt(interruption, since_ms),
                (None, Some(piece)) => self.check_voice(interruption, piece.voice.end_ms),
                // It was short. Its words are recognized as those of an answer.
                (None, None) => {
                    self.end_interruption();
                }
            },
        }
    }

    fn notice_voice(&mut self) {
        let now_ms = self.clock.now_ms();
        self.interruption = Some(PossibleInterruption {
            tolerated_to_ms: now_ms + self.setup.turns.unknown_voice_ms,
            silent_since_ms: None,
            probe: None,
            probed_to_ms: now_ms,
            probe_due_ms: now_ms,
            found: None,
        });
        let elapsed_ms = self.clock.elapsed_ms();
        let heard_ms = self.speeches.front().map_or(0, |speech| speech.played_for_ms(elapsed_ms));
        if heard_ms < self.setup.turns.trusted_voice_ms { self.fall_silent() } else { self.send_probe() }
    }

    /// Falls silent if the voice has interrupting words, or if it lasts longer than a backchannel.
    fn check_voice(&mut self, interruption: PossibleInterruption, voice_end_ms: i64) {
        let is_interruption = interruption.found == Some(ProbedWords::Interrupting);
        if is_interruption || voice_end_ms >= interruption.tolerated_to_ms {
            self.fall_silent();
        } else if interruption.probe.is_none() && voice_end_ms >= interruption.probe_due_ms {
            self.send_probe();
        }
    }

    /// Decides, in the silence, whether someone is speaking.
    fn check_doubt(&mut self, interruption: PossibleInterruption, since_ms: i64) {
        let policy = &self.setup.turns;
        let age_ms = self.clock.now_ms() - since_ms;
        let is_over = age_ms >= policy.doubt_ms && self.segmenter.piece().is_none();
        if interruption.found == Some(ProbedWords::Interrupting) {
            self.interrupt();
        } else if age_ms >= policy.doubt_max_ms || is_over {
            self.resume_speaking();
        } else if self.clock.now_ms() >= interruption.probe_due_ms && interruption.probe.is_none() {
            self.send_probe();
        }
    }

    pub(super) fn has_fallen_silent(&self) -> bool {
        self.interruption.is_some_and(|interruption| interruption.silent_since_ms.is_some())
    }

    /// Falls silent. Words that were found in the first moment count only if they are found again: in so short a sound,
    /// recognizers also find words that nobody said.
    fn fall_silent(&mut self) {
        let playback = self.speeches.front().and_then(InterviewerSpeech::playback);
        self.effects.extend(playback.map(|playback| SessionEffect::Clear { playback }));
        let now_ms = self.clock.now_ms();
        if let Some(interruption) = &mut self.interruption {
            let outdated = interruption.probe.take();
            let cancel = |segment| SessionEffect::CancelRecognition { segment };
            self.effects.extend(outdated.map(cancel));
            interruption.silent_since_ms = Some(now_ms);
            interruption.probe_due_ms = now_ms + PROBE_IN_SILENCE_AFTER_MS;
            interruption.found = None;
        }
    }

    fn send_probe(&mut self) {
        let Some(piece) = self.segmenter.piece() else { return };
        let probe = self.probe(piece.span);
        let now_ms = self.clock.now_ms();
        if let Some(interruption) = &mut self.interruption {
            let is_silent = interruption.silent_since_ms.is_some();
            let every_ms = if is_silent { PROBE_IN_SILENCE_EVERY_MS } else { PROBE_EVERY_MS };
            interruption.probe = Some(probe);
            interruption.probed_to_ms = piece.voice.end_ms;
            interruption.probe_due_ms = now_ms + every_ms;
        }
    }

    /// Uses the words of a probe to decide a possible interruption. Returns whether the segment was a probe.
    pub(super) fn settle_probe(&mut self, segment: RecognitionSegmentId, text: Option<&str>) -> bool {
        let (language, harmless_voice_ms) = (self.setup.language, self.setup.turns.harmless_voice_ms);
        let voice = self.segmenter.piece().map(|piece| piece.voice);
        let is_echo = text.zip(voice).is_some_and(|(text, voice)| self.is_own_voice(voice, text));
        let Some(interruption) =
            self.interruption.as_mut().filter(|interruption| interruption.probe == Some(segment))
        else {
            return false;
        };
        interruption.probe = None;
        let is_long = text.is_some_and(|text| words(text).len() >= ECHOED_WORDS);
        interruption.found = match text.map(|text| weigh(text, language)) {
            None | Some(AnswerWeight::Nothing) => None,
            Some(AnswerWeight::Words) if !is_echo => Some(ProbedWords::Interrupting),
            Some(AnswerWeight::Words) if !is_long => None,
            Some(_) => {
                interruption.tolerated_to_ms = interruption.probed_to_ms + harmless_voice_ms;
                Some(ProbedWords::Harmless)
            }
        };
        true
    }

    /// Resumes speaking after a false alarm: the sentence is said again.
    fn resume_speaking(&mut self) {
        self.end_interruption();
        self.is_voice_noise = true;
        self.false_alarms += 1;
        if let Some(speech) = self.speeches.front_mut() {
            speech.rewind();
        }
    }

    /// Ends the doubt about a voice, and the probe of it. Returns whether the interviewer had fallen silent.
    pub(super) fn end_interruption(&mut self) -> bool {
        let Some(interruption) = self.interruption.take() else { return false };
        let outdated = interruption.probe.map(|segment| SessionEffect::CancelRecognition { segment });
        self.effects.extend(outdated);
        interruption.silent_since_ms.is_some()
    }

    /// Gives the turn to the invitee. What was heard by then counts as said.
    pub(super) fn interrupt(&mut self) {
        if self.withdraw_reply() {
            return;
        }
        self.note_interruption();
        self.returning = None;
        self.confirm_reply();
        self.stop_speeches();
        self.state = ShownSessionState::Listening;
        self.answer_from_ms = 0;
        self.invitee_silence.begin(self.clock.now_ms());
    }

    /// Returns the last question if the invitee has interrupted it so early that a "yes" cannot be the answer.
    pub(super) fn cut_off_question(&self) -> Option<String> {
        let cut_off = self.cut_off.as_ref().filter(|speech| speech.is_message() || speech.is_repetition())?;
        let heard = words(&cut_off.heard_text(false)).len();
        let is_early = words(&cut_off.full_text()).len() >= heard + UNHEARD_WORDS;
        self.last_question.clone().filter(|_| is_early)
    }
}
