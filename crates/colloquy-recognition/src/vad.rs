//! Voice activity detection by the model of the crate `earshot`.

use colloquy_domain::ports::VoiceActivityDetector;
use earshot::Detector;

/// The samples that the model takes at once: 16 ms.
pub(crate) const BLOCK: usize = 256;

/// A block that is never louder than this, 78 dB below full scale, has no voice.
const INAUDIBLE_LEVEL: u16 = 4;

/// The inaudible blocks in a row, half a second, after which the model is no longer run. By then its state hardly
/// changes. This saves much work: a microphone that is muted or has a noise gate sends silence for half of an
/// interview.
const RESTING_BLOCKS: usize = 32;

/// Scores one stream of sound.
pub struct Earshot {
    detector: Box<Detector>,
    inaudible_blocks: usize,
    /// Samples after the last whole block.
    rest: Vec<i16>,
    last: f32,
}

impl Default for Earshot {
    fn default() -> Self {
        Earshot {
            detector: Detector::default_boxed(),
            inaudible_blocks: 0,
            rest: Vec::with_capacity(2 * BLOCK),
            last: 0.0,
        }
    }
}

impl Earshot {
    fn listen(&mut self, block: &[i16]) -> f32 {
        let is_inaudible = block.iter().all(|sample| sample.unsigned_abs() <= INAUDIBLE_LEVEL);
        self.inaudible_blocks = if is_inaudible { self.inaudible_blocks + 1 } else { 0 };
        match self.inaudible_blocks > RESTING_BLOCKS {
            true => 0.0,
            false => self.detector.predict_i16(block).clamp(0.0, 1.0),
        }
    }
}

impl VoiceActivityDetector for Earshot {
    fn score(&mut self, frame: &[i16]) -> f32 {
        let mut heard = std::mem::take(&mut self.rest);
        heard.extend_from_slice(frame);
        let whole = heard.len() / BLOCK * BLOCK;
        let scores = heard[..whole].chunks_exact(BLOCK).map(|block| self.listen(block));
        // The highest score counts: a frame has speech if one of its blocks has.
        if let Some(score) = scores.reduce(f32::max) {
            self.last = score;
        }
        heard.drain(..whole);
        self.rest = heard;
        self.last
    }
}

#[cfg(test)]
mod tests;
