/// Tells speech from other sounds. It remembers what it heard before, so each stream of sound has its own.
pub trait VoiceActivityDetector: Send {
    /// How likely somebody speaks in this frame, from 0 to 1. Frames follow each other and are 20 ms at 16 kHz each, which
    /// is 320 samples.
    fn score(&mut self, frame: &[i16]) -> f32;
}
