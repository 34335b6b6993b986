//! What a detector learns about the levels around a microphone, and the level that it therefore requires of a voice.

use std::collections::VecDeque;

use crate::levels::{RecentLevels, level_of, power_of};

/// The frames in a second.
const SECOND: f32 = 50.0;

/// The share of the background that a voice must exceed, and by how many decibels at least. A question that is
/// interrupted by a television costs more than the first syllable of an interruption.
const NEARLY_ALL: f32 = 0.95;
const ABOVE_BACKGROUND_IN_ANSWER: f32 = 1.0;
const ABOVE_BACKGROUND: f32 = 2.5;
/// The same as a share of the distance between the background and the usual level of the invitee's voice, if both are
/// known. An answer has soft words, which count.
const DISTANCE_IN_ANSWER: f32 = 0.25;
const DISTANCE: f32 = 0.5;
/// The frames with other voices that make them a background, and how long they do.
const BACKGROUND_FRAMES: f32 = 15.0;
const BACKGROUND_HALF_LIFE: f32 = 7.0 * SECOND;

/// How far below its usual level the invitee's voice may begin, even without any background. People lean back while
/// they answer.
const BELOW_USUAL_IN_ANSWER: f32 = 14.0;
const BELOW_USUAL: f32 = 9.0;
/// How far below these levels the voice may be after its beginning: syllables differ, and voices fade.
const CONTINUES_BELOW: f32 = 3.0;
const BELOW_USUAL_ONCE_BEGUN: f32 = 20.0;
/// The frames after which the usual level is known, and those over which it is averaged.
const KNOWN_FRAMES: f32 = 30.0;
const USUAL_FRAMES: f32 = 3.0 * SECOND;
/// A voice that is this much louder than the usual one is learned faster, because the usual one was then not the
/// invitee's.
const MUCH_LOUDER: f32 = 6.0;
const FASTER: f32 = 6.0;

/// The level that a voice must have to interrupt before the invitee has ever been heard: someone at the microphone has
/// it, and a television in the room seldom does.
const NEAR_VOICE_DB: f32 = -38.0;
/// How far such a voice is above what was heard just before, so that voices which last from the beginning do not
/// count.
const ABOVE_QUIET: f32 = 12.0;
const QUIET_SHARE: f32 = 0.25;
/// The frames that must be heard before any voice can interrupt: half a second.
const QUIET_FRAMES: f32 = 25.0;
const QUIET_HALF_LIFE: f32 = 4.0 * SECOND;

/// The frames that must be heard before the level between the words of an answer is known.
const PAUSE_FRAMES: f32 = 2.0 * SECOND;
const PAUSE_HALF_LIFE: f32 = 5.0 * SECOND;

/// The frames after which a sound becomes background. If it turns out to be the beginning of the invitee's voice until
/// then, it does not.
const PENDING_FRAMES: usize = 30;

/// The frames of rejected voice after which the usual level is no longer believed: the invitee has moved away.
const WRONG_USUAL_FRAMES: f32 = SECOND;
/// The same for the background, if the rejected voice has nearly the usual level: the background was the invitee. A voice
/// that is lower, but could be an invitee who leans back, needs four times as long.
const WRONG_BACKGROUND_FRAMES: f32 = 0.6 * SECOND;
const NEARLY_USUAL: f32 = 4.0;
const LOWER_COUNTS: f32 = 0.25;
/// The same for the background while no usual level is known.
const UNHEARD_FRAMES: f32 = 6.0 * SECOND;
/// A voice below this level is too far away to be someone who has moved.
const FAR_VOICE_DB: f32 = -55.0;
/// What a frame without a rejected voice takes back of these counts.
const TAKEN_BACK: f32 = 0.5;

pub struct LearnedLevels {
    is_answer_expected: bool,
    /// Up to which level a voice may count as background during this answer, if the background was known when the
    /// answer began.
    drift_max: Option<f32>,
    usual_power: f32,
    usual_frames: f32,
    /// The levels of voices that were not the invitee's.
    background: RecentLevels,
    /// All levels while the invitee's voice was not heard.
    quiet: RecentLevels,
    /// All levels between the words of answers, when no loudspeaker plays.
    pauses: RecentLevels,
    /// The levels that may become background, or `None` where there was no voice.
    pending: VecDeque<Option<f32>>,
    frames_below_usual: f32,
    frames_in_background: f32,
}

impl Default for LearnedLevels {
    fn default() -> Self {
        LearnedLevels {
            is_answer_expected: true,
            drift_max: None,
            usual_power: 0.0,
            usual_frames: 0.0,
            background: RecentLevels::new(BACKGROUND_HALF_LIFE),
            quiet: RecentLevels::new(QUIET_HALF_LIFE),
            pauses: RecentLevels::new(PAUSE_HALF_LIFE),
            pending: VecDeque::with_capacity(PENDING_FRAMES + 1),
            frames_below_usual: 0.0,
            frames_in_background: 0.0,
        }
    }
}

impl LearnedLevels {
    pub fn is_answer_expected(&self) -> bool {
        self.is_answer_expected
    }

    pub fn expect_answer(&mut self, is_expected: bool) {
        if is_expected && !self.is_answer_expected {
            self.drift_max = self.background().map(|background| background + ABOVE_BACKGROUND);
        }
        self.is_answer_expected = is_expected;
    }

    /// Returns the level that the invitee's voice must have to begin, or to continue after that. `None` means
    /// that any level will do.
    pub fn required(&self, has_begun: bool) -> Option<f32> {
        let below = if has_begun { CONTINUES_BELOW } else { 0.0 };
        let by_background = self.required_by_background().map(|level| level - below);
        let otherwise = match self.usual() {
            Some(usual) if has_begun => usual - BELOW_USUAL_ONCE_BEGUN,
            Some(usual) if self.is_answer_expected => usual - BELOW_USUAL_IN_ANSWER,
            Some(usual) => usual - BELOW_USUAL,
            None if has_begun || self.is_answer_expected => return by_background,
            None => match self.quiet.quantile(QUIET_SHARE, QUIET_FRAMES) {
                Some(quiet) => (quiet + ABOVE_QUIET).max(NEAR_VOICE_DB),
                None => f32::INFINITY,
            },
        };
        Some(by_background.map_or(otherwise, |level| level.max(otherwise)))
    }

    fn usual(&self) -> Option<f32> {
        (self.usual_frames >= KNOWN_FRAMES).then(|| level_of(self.usual_power))
    }

    /// Returns by how many decibels the usual voice is above the level between the words.
    pub fn above_pauses(&self) -> Option<f32> {
        Some(self.usual()? - self.pauses.quantile(0.5, PAUSE_FRAMES)?)
    }

    /// Whether there are other voices.
    pub fn has_background(&self) -> bool {
        self.background().is_some()
    }

    fn background(&self) -> Option<f32> {
        self.background.quantile(NEARLY_ALL, BACKGROUND_FRAMES)
    }

    fn required_by_background(&self) -> Option<f32> {
        let background = self.background()?;
        let Some(usual) = self.usual() else { return Some(background + ABOVE_BACKGROUND) };
        let distance = usual - background;
        Some(match self.is_answer_expected {
            true => background + (distance * DISTANCE_IN_ANSWER).max(ABOVE_BACKGROUND_IN_ANSWER),
            false => background + (distance * DISTANCE).max(ABOVE_BACKGROUND),
        })
    }

    /// Takes back what is pending, because it was the beginning of the invitee's voice.
    pub fn discard_pending(&mut self) {
        self.pending.clear();
    }

    /// Learns from a frame with the invitee's voice.
    pub fn learn_voice(&mut self, level: f32) {
        let is_much_louder = self.usual().is_some_and(|usual| level > usual + MUCH_LOUDER);
        self.usual_frames = (self.usual_frames + 1.0).min(USUAL_FRAMES);
        let over_frames = self.usual_frames / if is_much_louder { FASTER } else { 1.0 };
        self.usual_power += (power_of(level) - self.usual_power) / over_frames.max(1.0);
        (self.frames_below_usual, self.frames_in_background) = (0.0, 0.0);
    }

    /// Learns from a frame without the invitee's voice, which may have another one.
    pub fn learn_background(&mut self, level: f32, may_have_voice: bool) {
        self.quiet.add(Some(level));
        if self.is_answer_expected {
            self.pauses.add(Some(level));
        }
        self.pending.push_back(may_have_voice.then_some(level));
        if self.pending.len() <= PENDING_FRAMES {
            return;
        }
        let learned = self.pending.pop_front().flatten();
        self.background.add(learned.filter(|level| !self.is_answer_expected || self.is_drift(*level)));
    }

    /// Learns that this was the background, although it was taken for the invitee's voice.
    pub fn correct(&mut self, levels: impl IntoIterator<Item = f32>) {
        self.pending.clear();
        for level in levels {
            self.background.add(Some(level));
        }
    }

    /// Forgets the usual level.
    pub fn forget_voice(&mut self) {
        (self.usual_frames, self.frames_below_usual) = (0.0, 0.0);
    }

    /// Whether a level in an answer is that of the known background, which changes slowly. Otherwise an invitee who is
    /// not heard would become background. The limit does not rise with the background during an answer, because a low
    /// voice would raise both step by step.
    fn is_drift(&self, level: f32) -> bool {
        self.usual().is_some() && self.drift_max.is_some_and(|most| level <= most)
    }

    /// Forgets what prevents a voice from being heard in an answer for too long.
    pub fn reconsider(&mut self, level: f32, has_voice: bool) {
        if !(self.is_answer_expected && has_voice) {
            for frames in [&mut self.frames_below_usual, &mut self.frames_in_background] {
                *frames = (*frames - TAKEN_BACK).max(0.0);
            }
            return;
        }
        let (usual, by_background) = (self.usual(), self.required_by_background());
        let is_in_background = by_background.is_some_and(|required| level < required);
        if is_in_background {
            self.frames_in_background += match usual {
                Some(usual) if level < usual - BELOW_USUAL_IN_ANSWER => 0.0,
                Some(usual) if level < usual - NEARLY_USUAL => LOWER_COUNTS,
                _ => 1.0,
            };
        }
        if !is_in_background
            && level >= FAR_VOICE_DB
            && usual.is_some_and(|usual| level < usual - BELOW_USUAL_IN_ANSWER)
        {
            self.frames_below_usual += 1.0;
        }
        if self.frames_below_usual >= WRONG_USUAL_FRAMES {
            self.forget_voice();
        }
        if self.frames_in_background >= usual.map_or(UNHEARD_FRAMES, |_| WRONG_BACKGROUND_FRAMES) {
            self.background.forget();
            self.drift_max = None;
            self.frames_in_background = 0.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_low_voice_in_an_answer_does_not_raise_the_background_step_by_step() {
        let mut learned = LearnedLevels::default();
        (0..150).for_each(|_| learned.learn_voice(-24.0));
        learned.expect_answer(false);
        (0..200).for_each(|_| learned.learn_background(-45.0, true));
        let before = learned.background().expect("it is known");
        learned.expect_answer(true);
        // The invitee speaks with a low voice, whose levels differ from syllable to syllable.
        for frame in 0..2_000 {
            learned.learn_background(-46.0 + (frame % 12) as f32, true);
            learned.expect_answer(true);
        }
        let after = learned.background().expect("it is known");
        assert!(after <= before + ABOVE_BACKGROUND + STEP, "from {before} to {after} dB");
    }

    /// The resolution of the learned levels.
    const STEP: f32 = 2.0;
}
