//! Finds out that a voice which was taken for the invitee's is not.

/// How far below its loudest recent level a voice is if the invitee has fallen silent and someone else is heard.
const DROP: f32 = 10.0;
/// How fast the loudest level is forgotten, in decibels for each frame: 3 dB in a second.
const FADE: f32 = 0.06;
/// The frames of lower voice after which it is someone else. The invitee's soft words are between louder ones.
const DROPPED_FRAMES: usize = 50;
/// How many lower frames a louder one outweighs.
const OUTWEIGHED: usize = 4;

/// The voiced frames against the interviewer after which a voice is not the invitee's, because by then the interviewer
/// would have let them speak.
const UNANSWERED_FRAMES: usize = 200;

/// What speaks against a voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Someone else continues where the invitee stopped.
    SomeoneElse,
    /// It was never the invitee.
    NeverInvitee,
}

#[derive(Default)]
pub struct VoiceDoubts {
    loudest: f32,
    lower: Vec<f32>,
    /// The levels of voiced frames since an answer was last expected.
    unanswered: Vec<f32>,
}

impl VoiceDoubts {
    /// Begins with the first level of a voice.
    pub fn begin(&mut self, level: f32) {
        self.loudest = level;
        self.lower.clear();
    }

    /// Adds a voiced frame. Returns what is wrong with the voice, and the levels of the frames that are not the
    /// invitee's.
    pub fn add(&mut self, level: f32, is_answer_expected: bool) -> Option<(Doubt, Vec<f32>)> {
        self.loudest = level.max(self.loudest - FADE);
        if level < self.loudest - DROP {
            self.lower.push(level);
        } else {
            self.lower.truncate(self.lower.len().saturating_sub(OUTWEIGHED));
        }
        if is_answer_expected {
            self.unanswered.clear();
        } else {
            self.unanswered.push(level);
        }
        if self.unanswered.len() >= UNANSWERED_FRAMES {
            return Some((Doubt::NeverInvitee, std::mem::take(&mut self.unanswered)));
        }
        let is_someone_else = self.lower.len() >= DROPPED_FRAMES;
        is_someone_else.then(|| (Doubt::SomeoneElse, std::mem::take(&mut self.lower)))
    }
}
