/// Removes from a microphone's sound what a loudspeaker plays. It learns the way from the loudspeaker to the
/// microphone, so each connection needs a canceller of its own, and keeps it from one playback to the next.
pub trait EchoCanceller: Send {
    /// Cleans a frame of 20 ms at 16 kHz, which is 320 samples, in place. `reference` has as many samples: what is
    /// played [`REFERENCE_LEAD_MS`] after this frame, as far as that is known. Frames must be consecutive, see
    /// [`EchoCanceller::rest`].
    ///
    /// Returns the probability, from 0 to 1, that what is left of the frame is echo. Before the canceller has found
    /// the echo, it cannot remove it; then the frame is unchanged, and this tells whether it is worth listening to.
    fn clean(&mut self, frame: &mut [i16], reference: &[i16]) -> f32;

    /// Tells that the next frame does not follow the last one. What was learnt remains.
    fn rest(&mut self);
}

/// How far the reference runs ahead of the microphone. It is only roughly known when a page plays a sound, and the
/// estimate may be too late by this much.
pub const REFERENCE_LEAD_MS: i64 = 200;
