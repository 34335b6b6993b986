//! Distinguishes the invitee's voice from other voices around the microphone.
//!
//! The model of [`Earshot`] finds all voices. The invitee is the person nearest to the microphone,
//! so their voice is the loudest: louder than what is heard while the interviewer speaks, and about as loud as their
//! voice in earlier answers. In a quiet room, the scores are those of the model.

mod doubt;
mod learned;

use colloquy_domain::ports::VoiceActivityDetector;

use crate::levels::LevelMeter;
use crate::vad::Earshot;
use doubt::{OtherSpeakerDetector, SpeakerDoubt};
use learned::LearnedLevels;

/// The score from which on a frame has a voice.
const VOICE_SCORE: f32 = 0.5;
/// The score from which on a frame may have one, which is enough to learn the level of the background.
const MAYBE_VOICE: f32 = 0.3;
/// The score of a frame with a voice that is not the invitee's.
const OTHER_VOICE: f32 = 0.25;

/// The frames with enough level that begin the invitee's voice, and how many may be missing between them. Voices in the
/// background reach the level only for a moment.
const BEGINNING_FRAMES: u32 = 4;
const GAP_FRAMES: u32 = 3;
/// The frames without the voice after which it has to begin again.
const ENDING_FRAMES: u32 = 16;
/// The frames without it after which it is no longer granted the lower level of a voice that continues, beside other
/// voices. Otherwise a television would continue an answer from one of its louder words to the next.
const CONTINUING_FRAMES: u32 = 6;
/// The frames after its end from which nothing is learned, because rooms reverberate.
const REVERBERATION_FRAMES: u32 = 20;

/// Scores one stream of sound from an invitee's microphone.
pub struct NearVoiceDetector {
    voices: Earshot,
    meter: LevelMeter,
    learned: LearnedLevels,
    doubts: OtherSpeakerDetector,
    /// Whether the invitee is being heard.
    is_open: bool,
    beginning: u32,
    missing: u32,
    frames_closed: u32,
}

impl Default for NearVoiceDetector {
    fn default() -> Self {
        NearVoiceDetector {
            voices: Earshot::default(),
            meter: LevelMeter::default(),
            learned: LearnedLevels::default(),
            doubts: OtherSpeakerDetector::default(),
            is_open: false,
            beginning: 0,
            missing: 0,
            frames_closed: REVERBERATION_FRAMES,
        }
    }
}

impl NearVoiceDetector {
    /// Returns whether a frame has the invitee's voice.
    fn is_near(&mut self, has_voice: bool, level: f32) -> bool {
        let continues = self.missing < CONTINUING_FRAMES || !self.learned.has_background();
        let required = self.learned.required(self.is_open && continues);
        let is_near = has_voice && required.is_none_or(|required| level >= required);
        self.missing = if is_near { 0 } else { self.missing + 1 };
        if self.is_open {
            self.is_open = self.missing < ENDING_FRAMES && !(is_near && self.is_doubted(level));
            return is_near && self.is_open;
        }
        if self.missing > GAP_FRAMES {
            self.beginning = 0;
        }
        self.beginning += u32::from(is_near);
        if self.beginning >= required.map_or(1, |_| BEGINNING_FRAMES) {
            (self.is_open, self.beginning) = (true, 0);
            self.doubts.begin(level);
        }
        self.is_open
    }

    /// Returns whether the voice turns out not to be the invitee's, and corrects what was learned from it.
    fn is_doubted(&mut self, level: f32) -> bool {
        let Some((doubt, levels)) = self.doubts.add(level, self.learned.is_answer_expected()) else {
            return false;
        };
        if doubt == SpeakerDoubt::NeverInvitee {
            self.learned.forget_voice();
        }
        self.learned.correct(levels);
        true
    }

    fn learn(&mut self, level: f32, score: f32, is_near: bool) {
        if self.is_open {
            self.frames_closed = 0;
            self.learned.discard_pending();
            if is_near {
                self.learned.learn_voice(level);
            }
            return;
        }
        self.frames_closed += 1;
        if self.frames_closed >= REVERBERATION_FRAMES {
            self.frames_closed = REVERBERATION_FRAMES;
            self.learned.learn_background(level, score >= MAYBE_VOICE);
            self.learned.reconsider(level, score >= VOICE_SCORE);
        }
    }
}

impl VoiceActivityDetector for NearVoiceDetector {
    fn score(&mut self, frame: &[i16]) -> f32 {
        let score = self.voices.score(frame);
        let level = self.meter.level(frame);
        let has_voice = score >= VOICE_SCORE;
        let is_near = self.is_near(has_voice, level);
        self.learn(level, score, is_near);
        if has_voice && !is_near { OTHER_VOICE } else { score }
    }

    fn expect_answer(&mut self, is_expected: bool) {
        self.learned.expect_answer(is_expected);
    }

    fn voice_above_background_db(&self) -> Option<f32> {
        self.learned.above_pauses()
    }
}

#[cfg(test)]
mod tests;
