//! Removes the interviewer's voice from the microphone's sound, while something is played and as long as it echoes.

use std::sync::Arc;

use colloquy_domain::ports::{EchoCanceller, Pcm};
use colloquy_domain::session::FRAME_SAMPLES;

use super::AudioFrame;
use super::echo_reference::EchoReference;
use crate::EchoCancellerFactory;

/// The echo cancelling of a session. The canceller exists from the first playback of a connection to its end.
#[derive(Default)]
pub struct SessionEchoCanceller {
    /// `None` if echo cancelling is off.
    factory: Option<Arc<EchoCancellerFactory>>,
    canceller: Option<Box<dyn EchoCanceller>>,
    reference: EchoReference,
    /// The frame that follows the last one that was cleaned.
    next: Option<u32>,
}

impl SessionEchoCanceller {
    pub fn new(factory: Option<Arc<EchoCancellerFactory>>) -> Self {
        SessionEchoCanceller { factory, ..SessionEchoCanceller::default() }
    }

    /// Notes that a sentence was sent to the page.
    pub fn play(&mut self, utterance: u32, sound: &Arc<Pcm>) {
        if self.factory.is_some() {
            self.reference.play(utterance, sound.clone());
        }
    }

    /// Notes that the page was asked to stop.
    pub fn clear(&mut self) {
        self.reference.clear();
    }

    /// Notes a report of the page.
    pub fn heard(&mut self, utterance: u32, ms: i64, ended: bool) {
        self.reference.heard(utterance, ms, ended);
    }

    /// Notes that a page is connected, whose next frame is expected to have this number.
    pub fn connect(&mut self, next: u32) {
        self.reference.connect(position(next));
    }

    /// Notes that a new frame has arrived, whether it will be cleaned or not.
    pub fn receive(&mut self, sequence: u32) {
        if self.factory.is_some() {
            self.reference.receive(position(sequence));
        }
    }

    /// Forgets the room, because the next connection may come from another one.
    pub fn disconnect(&mut self) {
        self.canceller = None;
        self.next = None;
    }

    /// Cleans a frame that was just received. Returns the probability that what is left of it is echo.
    pub fn clean(&mut self, sequence: u32, frame: &mut AudioFrame) -> f32 {
        let Some(factory) = &self.factory else { return 0.0 };
        if !self.reference.may_echo() {
            self.next = None;
            return 0.0;
        }
        let canceller = self.canceller.get_or_insert_with(|| factory());
        if self.next != Some(sequence) {
            canceller.rest();
        }
        self.next = sequence.checked_add(1);
        let mut reference = [0; FRAME_SAMPLES as usize];
        self.reference.fill(position(sequence), &mut reference);
        canceller.clean(frame, &reference)
    }
}

/// Returns where a frame starts, in samples of the microphone.
fn position(sequence: u32) -> i64 {
    i64::from(sequence) * i64::from(FRAME_SAMPLES)
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::time::Duration;

    use super::*;

    const FRAME: usize = FRAME_SAMPLES as usize;

    /// Removes exactly the reference, and counts.
    #[derive(Default)]
    struct Counts {
        made: AtomicUsize,
        rests: AtomicUsize,
        references: Mutex<Vec<i16>>,
    }

    struct Subtraction(Arc<Counts>);

    impl EchoCanceller for Subtraction {
        fn clean(&mut self, frame: &mut [i16], reference: &[i16]) -> f32 {
            let mut references = self.0.references.lock().expect("no other test");
            references.extend_from_slice(reference);
            frame.fill(0);
            0.25
        }

        fn rest(&mut self) {
            self.0.rests.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn cleaner() -> (SessionEchoCanceller, Arc<Counts>) {
        let counts = Arc::new(Counts::default());
        let made = counts.clone();
        let factory = move || {
            made.made.fetch_add(1, Ordering::Relaxed);
            Box::new(Subtraction(made.clone())) as Box<dyn EchoCanceller>
        };
        (SessionEchoCanceller::new(Some(Arc::new(factory))), counts)
    }

    fn sound(ms: usize) -> Arc<Pcm> {
        Arc::new(Pcm { rate: 16_000, samples: vec![1_000; ms * 16] })
    }

    /// Cleans these frames and returns how many were changed.
    async fn clean(cleaner: &mut SessionEchoCanceller, frames: std::ops::Range<u32>) -> usize {
        let mut changed = 0;
        for sequence in frames {
            let mut frame = [7; FRAME];
            tokio::time::advance(Duration::from_millis(20)).await;
            cleaner.receive(sequence);
            let likelihood = cleaner.clean(sequence, &mut frame);
            changed += usize::from(frame != [7; FRAME]);
            assert_eq!(likelihood > 0.0, frame != [7; FRAME]);
        }
        changed
    }

    #[tokio::test(start_paused = true)]
    async fn cleans_only_while_something_is_played_and_may_echo() {
        let (mut cleaner, counts) = cleaner();
        assert_eq!(clean(&mut cleaner, 0..100).await, 0, "nothing has been played");
        assert_eq!(counts.made.load(Ordering::Relaxed), 0);
        cleaner.play(1, &sound(1_000));
        let changed = clean(&mut cleaner, 100..400).await;
        assert!((100..150).contains(&changed), "{changed} frames of 20 ms for a second of sound");
        assert_eq!(counts.made.load(Ordering::Relaxed), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn one_canceller_serves_all_playbacks_of_a_connection() {
        let (mut cleaner, counts) = cleaner();
        for round in 0..3 {
            cleaner.play(round + 1, &sound(200));
            clean(&mut cleaner, round * 200..(round + 1) * 200).await;
        }
        assert_eq!(counts.made.load(Ordering::Relaxed), 1);
        assert_eq!(counts.rests.load(Ordering::Relaxed), 3, "a new beginning after each pause");
        cleaner.disconnect();
        cleaner.play(4, &sound(200));
        clean(&mut cleaner, 600..700).await;
        assert_eq!(counts.made.load(Ordering::Relaxed), 2, "another room");
    }

    #[tokio::test(start_paused = true)]
    async fn lost_frames_are_a_new_beginning() {
        let (mut cleaner, counts) = cleaner();
        cleaner.play(1, &sound(2_000));
        clean(&mut cleaner, 0..20).await;
        clean(&mut cleaner, 23..40).await;
        assert_eq!(counts.rests.load(Ordering::Relaxed), 2);
    }

    #[tokio::test(start_paused = true)]
    async fn nothing_is_cleaned_if_it_is_off() {
        let mut cleaner = SessionEchoCanceller::default();
        cleaner.play(1, &sound(1_000));
        assert_eq!(clean(&mut cleaner, 0..50).await, 0);
    }
}
