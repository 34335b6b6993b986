//! What the invitee and their connection do.

use super::{Utterance, World};
use crate::session::{FRAME_MS, SessionInput, ShownSessionState};

impl World {
    pub(in super::super) fn silence(&mut self, length_ms: i64) {
        for _ in 0..length_ms / FRAME_MS {
            self.step(0.0);
        }
    }

    /// Whether the session is neither ended nor ending.
    pub(in super::super) fn is_taking_input(&self) -> bool {
        self.session.takes_frame(self.sequence)
    }

    /// Hears the loudspeaker for a moment, if it plays long enough.
    pub(in super::super) fn echo(&mut self) {
        let left_ms = self.player.sent_ms - self.player.heard_ms;
        let is_playing = self.player.playback.is_some() && self.player.heard_ms > 0;
        if self.state() == ShownSessionState::Speaking && is_playing && left_ms > 600 {
            let text = self.playing.clone();
            self.say(&text, 400);
            self.silence(300);
        }
    }

    /// Produces a voice without words.
    pub(in super::super) fn noise(&mut self, length_ms: i64) {
        for _ in 0..length_ms / FRAME_MS {
            self.step(1.0);
        }
    }

    /// Says this text without a pause for `length_ms`. Returns the sequence numbers of its frames.
    pub(in super::super) fn say(&mut self, text: &str, length_ms: i64) -> std::ops::Range<u32> {
        let frames = (length_ms / FRAME_MS) as u32;
        let first = self.sequence;
        self.said.push(Utterance { text: text.to_owned(), first, frames });
        self.noise(length_ms);
        first..first + frames
    }

    /// Loses frames.
    pub(in super::super) fn lose(&mut self, frames: u32) {
        self.sequence += frames;
        self.elapsed_ms += i64::from(frames) * FRAME_MS;
    }

    /// Sends the last frames again.
    pub(in super::super) fn repeat_frames(&mut self, frames: u32) {
        for sequence in self.sequence.saturating_sub(frames)..self.sequence {
            self.give(SessionInput::Frame { sequence, score: 1.0 });
        }
    }

    /// Lets time pass without frames and playback, with a tick every `every_ms`.
    pub(in super::super) fn ticks(&mut self, length_ms: i64, every_ms: i64) {
        let end_ms = self.elapsed_ms + length_ms;
        while self.elapsed_ms < end_ms {
            self.elapsed_ms += every_ms;
            self.deliver();
            self.give(SessionInput::Tick);
        }
    }

    /// Lets time pass without any input.
    pub(in super::super) fn pass(&mut self, length_ms: i64) {
        self.elapsed_ms += length_ms;
        self.deliver();
    }
}
