//! A microphone through an interview: questions with only the background, and answers in it.

use colloquy_domain::ports::VoiceActivityDetector;
use colloquy_domain::session::TurnPolicy;

use super::corpus::{Background, Dice, FRAME, NEAR_LEVEL, Sound, at_level, in_background, pause, samples};
use crate::sound::RATE;
use crate::vad::Earshot;

const FRAME_SECONDS: f32 = FRAME as f32 / RATE as f32;

pub struct Scene {
    pub background: Background,
    /// How many decibels the invitee is louder than the background.
    pub ratio: f32,
    pub questions: usize,
    pub seed: u32,
}

/// One question and its answer.
pub struct Turn {
    /// The frames of the question, and those from the answer's first voice to its last.
    question: (usize, usize),
    answer: (usize, usize),
    end: usize,
}

pub struct Rehearsal {
    pub samples: Vec<i16>,
    /// Whether a frame has the invitee's voice.
    has_voice: Vec<bool>,
    pub turns: Vec<Turn>,
}

/// What a detector made of one turn.
#[derive(Debug, Default)]
pub struct TurnOutcome {
    /// The voiced frames in the question.
    pub interruption_frames: usize,
    /// The share of the invitee's voiced frames that were detected.
    pub kept: f32,
    /// The share of the background's frames that were taken for the invitee.
    pub wrong: f32,
    /// The time from the end of the answer until the silence after it was long enough.
    pub end_seconds: Option<f32>,
    /// The frames that were recognized.
    pub piece: (usize, usize),
}

pub fn is_voiced(detector: &mut dyn VoiceActivityDetector, frame: &[i16]) -> bool {
    detector.score(frame) >= TurnPolicy::default().voiced_score
}

impl Rehearsal {
    pub fn new<'a>(scene: &Scene, answers: impl IntoIterator<Item = &'a Sound>) -> Self {
        let mut dice = Dice::new(scene.seed);
        let (mut near, mut marks) = (Sound::new(), Vec::new());
        for answer in answers.into_iter().take(scene.questions) {
            let began = near.len() / FRAME;
            near.extend(pause(dice.between(4.0, 7.0)));
            let asked = near.len() / FRAME;
            near.extend(pause(dice.between(0.6, 1.5)));
            near.extend(at_level(answer, NEAR_LEVEL));
            near.extend(pause(3.0));
            near.truncate(near.len() / FRAME * FRAME);
            marks.push((began, asked, near.len() / FRAME));
        }
        let mut alone = Earshot::default();
        let has_voice: Vec<bool> =
            samples(&near).chunks_exact(FRAME).map(|frame| is_voiced(&mut alone, frame)).collect();
        let turn = |(began, asked, end): (usize, usize, usize)| {
            let voiced = || (asked..end).filter(|at| has_voice[*at]);
            let first = voiced().next().expect("the answer has a voice");
            let last = voiced().next_back().expect("the answer has a voice");
            Turn { question: (began, asked), answer: (first, last), end }
        };
        let turns = marks.into_iter().map(turn).collect();
        let level = NEAR_LEVEL - scene.ratio;
        let mixed = in_background(&near, scene.background, level, &mut dice);
        Rehearsal { samples: samples(&mixed), has_voice, turns }
    }

    pub fn run(&self, detector: &mut dyn VoiceActivityDetector) -> Vec<TurnOutcome> {
        self.turns.iter().map(|turn| self.run_turn(turn, detector)).collect()
    }

    fn run_turn(&self, turn: &Turn, detector: &mut dyn VoiceActivityDetector) -> TurnOutcome {
        let policy = TurnPolicy::default();
        let needed = (policy.soft_silence_ms as f32 / 1_000.0 / FRAME_SECONDS) as usize;
        let mut outcome = TurnOutcome::default();
        let (mut silent, mut kept, mut said, mut wrong, mut around) = (0, 0, 0, 0, 0);
        let (mut first_voiced, mut last_voiced) = (None, 0);
        for at in turn.question.0..turn.end {
            let is_answering = at >= turn.question.1 && outcome.end_seconds.is_none();
            detector.expect_answer(is_answering);
            let is_voiced = is_voiced(detector, &self.samples[at * FRAME..][..FRAME]);
            let is_around = at + 10 < turn.answer.0 || at > turn.answer.1 + 15;
            outcome.interruption_frames += usize::from(is_voiced && at < turn.question.1);
            (around, wrong) = (around + u32::from(is_around), wrong + u32::from(is_around && is_voiced));
            (said, kept) =
                (said + u32::from(self.has_voice[at]), kept + u32::from(self.has_voice[at] && is_voiced));
            silent = if is_voiced { 0 } else { silent + 1 };
            if is_voiced && is_answering {
                first_voiced = first_voiced.or(Some(at));
                last_voiced = at;
            }
            if is_answering && first_voiced.is_some() && at > turn.answer.1 && silent >= needed {
                outcome.end_seconds = Some((at - turn.answer.1) as f32 * FRAME_SECONDS);
                let before = (policy.pre_roll_ms as f32 / 1_000.0 / FRAME_SECONDS) as usize;
                outcome.piece = (first_voiced.unwrap_or(at).saturating_sub(before), last_voiced + needed);
            }
        }
        outcome.kept = kept as f32 / said as f32;
        outcome.wrong = wrong as f32 / around as f32;
        outcome
    }
}
