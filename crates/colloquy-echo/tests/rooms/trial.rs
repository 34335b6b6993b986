//! A microphone in a room where a loudspeaker plays sentences and, at times, a person speaks.

use colloquy_domain::ports::{EchoCanceller, REFERENCE_LEAD_MS};
use earshot::Detector;

use super::{Noise, Room, loudspeaker, through};

pub const FRAME: usize = 320;

/// A person in the room.
#[derive(Clone)]
pub struct Near {
    pub from_ms: usize,
    pub voice: Vec<i16>,
}

#[derive(Clone, Debug)]
pub struct Trial {
    pub room: Room,
    pub echo_db: f32,
    pub delay_ms: usize,
    pub drive: f32,
    /// The amplitude of the noise.
    pub noise: f32,
    pub drift_ppm: f64,
}

/// What was heard of one sentence.
#[derive(Default)]
pub struct Heard {
    pub microphone: Vec<i16>,
    pub cleaned: Vec<i16>,
    /// The likelihood of echo and the voice-activity score of each frame.
    pub frames: Vec<(f32, f32)>,
}

impl Heard {
    pub fn is_voiced(&self, frame: usize) -> bool {
        let (likelihood, score) = self.frames[frame];
        score * (1.0 - likelihood) >= 0.5
    }

    pub fn voiced_ms(&self) -> usize {
        (0..self.frames.len()).filter(|frame| self.is_voiced(*frame)).count() * 20
    }

    /// When this much voice has been heard after a moment, relative to it. Pauses of a quarter of a second start again.
    pub fn voice_after(&self, from_ms: usize, needed_ms: usize) -> Option<usize> {
        let (mut voiced, mut quiet) = (0, 0);
        for frame in from_ms / 20..self.frames.len() {
            if self.is_voiced(frame) {
                voiced += 20;
                quiet = 0;
            } else {
                quiet += 20;
            }
            if quiet > 700 {
                voiced = 0;
            }
            if voiced >= needed_ms {
                return Some((frame + 1) * 20 - from_ms);
            }
        }
        None
    }
}

/// Scores frames as the service does.
pub struct Scores(Box<Detector>, Vec<i16>, f32);

impl Scores {
    pub fn new() -> Self {
        Scores(Detector::default_boxed(), Vec::new(), 0.0)
    }

    pub fn score(&mut self, frame: &[i16]) -> f32 {
        self.1.extend_from_slice(frame);
        let whole = self.1.len() / 256 * 256;
        let scores = self.1[..whole].chunks_exact(256).map(|block| self.0.predict_i16(block));
        if let Some(score) = scores.reduce(f32::max) {
            self.2 = score;
        }
        self.1.drain(..whole);
        self.2
    }
}

/// Plays a sentence. The canceller gets a start that is wrong by `error_ms`.
pub fn hear(
    canceller: &mut impl EchoCanceller,
    vad: &mut Scores,
    trial: &Trial,
    played: &[i16],
    error_ms: i64,
    near: Option<&Near>,
    noise: &mut Noise,
) -> Heard {
    let start = 16_000 / 10;
    let length = start + played.len() + 8_000 + trial.delay_ms * 16;
    let mut microphone: Vec<f32> = (0..length).map(|_| noise.next() * trial.noise).collect();
    let echo = through(&loudspeaker(played, trial.drive), &trial.room.response());
    let gain = 10_f32.powf(trial.echo_db / 20.0);
    let offset = start + trial.delay_ms * 16;
    let step = 1.0 + trial.drift_ppm * 1e-6;
    for (at, place) in microphone[offset..].iter_mut().enumerate() {
        let source = at as f64 * step;
        let (index, rest) = (source as usize, source.fract() as f32);
        if let (Some(one), Some(other)) = (echo.get(index), echo.get(index + 1)) {
            *place += (one * (1.0 - rest) + other * rest) * gain;
        }
    }
    if let Some(near) = near {
        for (place, sample) in microphone[start + near.from_ms * 16..].iter_mut().zip(&near.voice) {
            *place += f32::from(*sample);
        }
    }
    let lead = (REFERENCE_LEAD_MS + error_ms) * 16 - start as i64;
    let mut heard = Heard::default();
    canceller.rest();
    for (number, frame) in microphone.chunks_exact(FRAME).enumerate() {
        let mut frame: Vec<i16> = frame.iter().map(|x| x.clamp(-32_768.0, 32_767.0) as i16).collect();
        let at = |index: usize| usize::try_from((number * FRAME + index) as i64 + lead).ok();
        let reference: Vec<i16> =
            (0..FRAME).map(|index| at(index).and_then(|at| played.get(at)).copied().unwrap_or(0)).collect();
        heard.microphone.extend_from_slice(&frame);
        let likelihood = canceller.clean(&mut frame, &reference);
        heard.cleaned.extend_from_slice(&frame);
        heard.frames.push((likelihood, vad.score(&frame)));
    }
    heard
}
