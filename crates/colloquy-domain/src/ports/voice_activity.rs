/// Distinguishes the invitee's speech from other sounds. It depends on the audio it has processed, so each stream needs a
/// detector of its own. Detectors that have processed the same audio, with the same expectations, give the same scores.
pub trait VoiceActivityDetector: Send {
    /// Returns the probability, from 0 to 1, that this frame contains speech. Below 0.5, it more likely does
    /// not; silence soon scores below that, also after speech. Frames must be consecutive, of 20 ms at 16 kHz,
    /// which is 320 samples.
    fn score(&mut self, frame: &[i16]) -> f32;

    /// Says whether the invitee is expected to speak in the frames that follow. If not, a detector can learn from
    /// them what the background sounds like. A new detector expects an answer.
    fn expect_answer(&mut self, _is_expected: bool) {}

    /// Returns by how many decibels the invitee's voice is louder than what is heard between their words, if the detector
    /// knows both.
    fn voice_above_background_db(&self) -> Option<f32> {
        None
    }
}
