//! Voice activity by the net of the crate `earshot`.

use colloquy_domain::ports::VoiceActivity;
use earshot::Detector;

/// What the net takes at once: 16 ms.
pub(crate) const BLOCK: usize = 256;

/// For one stream of sound.
pub struct Earshot {
    detector: Box<Detector>,
    /// Less than a block that came after the last one.
    rest: Vec<i16>,
    last: f32,
}

impl Default for Earshot {
    fn default() -> Self {
        Earshot { detector: Detector::default_boxed(), rest: Vec::with_capacity(2 * BLOCK), last: 0.0 }
    }
}

impl VoiceActivity for Earshot {
    fn score(&mut self, frame: &[i16]) -> f32 {
        self.rest.extend_from_slice(frame);
        let whole = self.rest.len() / BLOCK * BLOCK;
        let scores = self.rest[..whole].chunks_exact(BLOCK).map(|block| self.detector.predict_i16(block));
        // A word that ends in one of two blocks was there.
        if let Some(score) = scores.reduce(f32::max) {
            self.last = score.clamp(0.0, 1.0);
        }
        self.rest.drain(..whole);
        self.last
    }
}

#[cfg(test)]
mod tests;
