//! Finds out that a voice which was taken for the invitee's is not.

/// How far below its loudest recent level a voice is if the invitee has fallen silent and someone else is heard.
const LEVEL_DROP_DB: f32 = 10.0;
/// How fast the loudest level is forgotten, in decibels for each frame: 3 dB in a second.
const FADE_DB_PER_FRAME: f32 = 0.06;
/// The frames of lower voice after which it is someone else. The invitee's soft words are between louder ones.
const DROPPED_FRAMES: usize = 50;
/// How many lower frames a louder one outweighs.
const OUTWEIGHED_FRAMES: usize = 4;

/// The voiced frames against the interviewer after which a voice is not the invitee's, because by then the interviewer
/// would have let them speak.
const UNANSWERED_FRAMES: usize = 200;

/// What speaks against a voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpeakerDoubt {
    /// Someone else continues where the invitee stopped.
    SomeoneElse,
    /// It was never the invitee.
    NeverInvitee,
}

#[derive(Default)]
pub struct OtherSpeakerDetector {
    loudest: f32,
    lower: Vec<f32>,
    /// How many of the lower frames came before a louder one. They are the invitee's soft words.
    before_louder: usize,
    /// The levels of voiced frames since an answer was last expected.
    unanswered: Vec<f32>,
}

impl OtherSpeakerDetector {
    /// Begins with the first level of a voice.
    pub fn begin(&mut self, level: f32) {
        self.loudest = level;
        self.lower.clear();
        self.before_louder = 0;
    }

    /// Adds a voiced frame. Returns what is wrong with the voice, and the levels of the frames that are not the
    /// invitee's.
    pub fn add(&mut self, level: f32, is_answer_expected: bool) -> Option<(SpeakerDoubt, Vec<f32>)> {
        self.loudest = level.max(self.loudest - FADE_DB_PER_FRAME);
        if level < self.loudest - LEVEL_DROP_DB {
            self.lower.push(level);
        } else {
            self.lower.truncate(self.lower.len().saturating_sub(OUTWEIGHED_FRAMES));
            self.before_louder = self.lower.len();
        }
        if is_answer_expected {
            self.unanswered.clear();
        } else {
            self.unanswered.push(level);
        }
        if self.unanswered.len() >= UNANSWERED_FRAMES {
            return Some((SpeakerDoubt::NeverInvitee, std::mem::take(&mut self.unanswered)));
        }
        let is_someone_else = self.lower.len() >= DROPPED_FRAMES;
        is_someone_else.then(|| {
            let someone_elses = self.lower.split_off(std::mem::take(&mut self.before_louder));
            self.lower.clear();
            (SpeakerDoubt::SomeoneElse, someone_elses)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_invitees_soft_words_are_not_what_someone_else_says() {
        let mut doubts = OtherSpeakerDetector::default();
        doubts.begin(-24.0);
        // The invitee's soft words outnumber the louder ones, and then someone else talks.
        let word = [[-24.0; 1].as_slice(), &[-36.0; 7]].concat();
        let invitee = word.repeat(8).into_iter().chain([-24.0]);
        let mut corrected = invitee.chain([-44.0; 60]).filter_map(|level| doubts.add(level, true));
        let (doubt, levels) = corrected.next().expect("the lower voice is noticed");
        assert_eq!(doubt, SpeakerDoubt::SomeoneElse);
        assert!(levels.iter().all(|level| *level == -44.0), "{levels:?}");
        assert!(!levels.is_empty());
    }
}
