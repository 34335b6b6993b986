//! Voice activity by the net of the crate `earshot`.

use colloquy_domain::ports::VoiceActivityDetector;
use earshot::Detector;

/// What the net takes at once: 16 ms.
pub(crate) const BLOCK: usize = 256;

/// What is never louder than this, 78 dB below the loudest, is nobody's voice.
const INAUDIBLE: u16 = 4;

/// After so many blocks in which nothing can be heard, half a second, the net changes little any more, and is not asked about
/// more of them: microphones that are muted, or close by themselves between words, send nothing else for half of an
/// interview.
const RESTING_BLOCKS: usize = 32;

/// For one stream of sound.
pub struct Earshot {
    detector: Box<Detector>,
    inaudible_blocks: usize,
    /// Less than a block that came after the last one.
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
        let is_inaudible = block.iter().all(|sample| sample.unsigned_abs() <= INAUDIBLE);
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
        // A word that ends in one of two blocks was there.
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
