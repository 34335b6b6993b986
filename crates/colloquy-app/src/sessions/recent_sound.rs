//! The invitee's newest sound, for recognition.

use std::collections::VecDeque;

use colloquy_domain::ports::Pcm;
use colloquy_domain::session::{FRAME_MS, SAMPLE_RATE, TimeSpan};

use super::AudioFrame;

/// How much sound is kept. A segment lasts at most 20 s, and a voice starts before it is detected.
const KEPT_MS: i64 = 24_000;

/// The newest frames with their positions on the session's clock.
#[derive(Default)]
pub struct RecentInviteeAudio(VecDeque<(i64, Box<AudioFrame>)>);

impl RecentInviteeAudio {
    pub fn keep(&mut self, start_ms: i64, samples: Box<AudioFrame>) {
        self.0.push_back((start_ms, samples));
        self.forget_before(start_ms - KEPT_MS);
    }

    /// Drops all sound, because the clock of a further session starts at 0.
    pub fn restart(&mut self) {
        self.0.clear();
    }

    pub fn forget_before(&mut self, ms: i64) {
        while self.0.front().is_some_and(|(start_ms, _)| start_ms + FRAME_MS <= ms) {
            self.0.pop_front();
        }
        if self.0.capacity() > 4 * self.0.len() + 64 {
            self.0.shrink_to_fit();
        }
    }

    /// Returns the sound of the span, with silence where frames are missing.
    pub fn of(&self, span: TimeSpan) -> Pcm {
        let place = |ms: i64| (ms * i64::from(SAMPLE_RATE) / 1_000) as usize;
        let mut samples = vec![0; place(span.length_ms())];
        for (start_ms, frame) in &self.0 {
            if *start_ms + FRAME_MS <= span.start_ms || *start_ms >= span.end_ms {
                continue;
            }
            let skipped = place((span.start_ms - start_ms).max(0));
            let at = place((start_ms - span.start_ms).max(0));
            let wanted = &frame[skipped.min(frame.len())..];
            let count = wanted.len().min(samples.len().saturating_sub(at));
            samples[at..at + count].copy_from_slice(&wanted[..count]);
        }
        Pcm { rate: SAMPLE_RATE, samples }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(value: i16) -> Box<AudioFrame> {
        Box::new([value; size_of::<AudioFrame>() / 2])
    }

    #[test]
    fn returns_frames_at_their_positions_with_silence_between() {
        let mut sound = RecentInviteeAudio::default();
        for (start_ms, value) in [(0, 1), (20, 2), (60, 3)] {
            sound.keep(start_ms, frame(value));
        }
        let heard = sound.of(TimeSpan::new(10, 70)).samples;
        let parts = [(160, 1), (320, 2), (320, 0), (160, 3)];
        let expected: Vec<i16> =
            parts.into_iter().flat_map(|(count, value)| std::iter::repeat_n(value, count)).collect();
        assert_eq!(heard, expected);
    }

    #[test]
    fn old_sound_is_forgotten() {
        let mut sound = RecentInviteeAudio::default();
        for number in 0..10_000 {
            sound.keep(number * FRAME_MS, frame(1));
        }
        assert!(sound.0.len() as i64 <= KEPT_MS / FRAME_MS + 1);
        assert!(sound.of(TimeSpan::new(0, 1_000)).samples.iter().all(|sample| *sample == 0));
        sound.forget_before(10_000 * FRAME_MS);
        assert_eq!(sound.0.len(), 0);
    }
}
