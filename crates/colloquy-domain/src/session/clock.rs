//! The session's clock, and spans on it.

/// Of the sound that the invitee's side sends.
pub const SAMPLE_RATE: u32 = 16_000;
pub const FRAME_SAMPLES: u32 = 320;
pub const FRAME_MS: i64 = 20;

/// Frames that come later than this are missed: from here on the caller's time moves the clock.
const STALL_MS: i64 = 200;
/// A side that skips more than this has lost its count, not its sound.
const GAP_MAX_MS: i64 = 30_000;

/// From `start_ms` up to `end_ms` on the session's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeSpan {
    pub start_ms: i64,
    pub end_ms: i64,
}

impl TimeSpan {
    pub fn new(start_ms: i64, end_ms: i64) -> Self {
        TimeSpan { start_ms, end_ms: end_ms.max(start_ms) }
    }

    pub fn length_ms(self) -> i64 {
        self.end_ms - self.start_ms
    }

    pub(super) fn joined(self, other: TimeSpan) -> TimeSpan {
        TimeSpan { start_ms: self.start_ms.min(other.start_ms), end_ms: self.end_ms.max(other.end_ms) }
    }
}

#[derive(Clone, Debug)]
pub(super) struct SessionClock {
    now_ms: i64,
    elapsed_ms: Option<i64>,
    frame_elapsed_ms: Option<i64>,
    /// How far it went without frames since the last one.
    stalled_ms: i64,
    /// The caller's time when it was first known.
    began_ms: Option<i64>,
    /// How much frames that never came have moved it.
    skipped_ms: i64,
}

impl SessionClock {
    pub(super) fn at(now_ms: i64) -> Self {
        SessionClock {
            now_ms,
            elapsed_ms: None,
            frame_elapsed_ms: None,
            stalled_ms: 0,
            began_ms: None,
            skipped_ms: 0,
        }
    }

    pub(super) fn now_ms(&self) -> i64 {
        self.now_ms
    }

    pub(super) fn elapsed_ms(&self) -> i64 {
        self.elapsed_ms.unwrap_or(0)
    }

    pub(super) fn stalled_ms(&self) -> i64 {
        self.stalled_ms
    }

    /// Whether frames come, and came just now.
    pub(super) fn has_frames(&self) -> bool {
        self.frame_elapsed_ms.is_some() && self.stalled_ms == 0
    }

    /// A further session counts from its own beginning.
    pub(super) fn restart(&mut self) {
        self.now_ms = 0;
    }

    /// The caller's time, which never runs backwards here.
    pub(super) fn pass(&mut self, elapsed_ms: i64) {
        let before_ms = self.elapsed_ms.unwrap_or(elapsed_ms);
        let elapsed_ms = elapsed_ms.max(before_ms);
        let counted_ms = self.frame_elapsed_ms.map_or(before_ms, |at| before_ms.max(at + STALL_MS));
        let moved_ms = (elapsed_ms - counted_ms).max(0);
        self.now_ms += moved_ms;
        self.stalled_ms += moved_ms;
        self.elapsed_ms = Some(elapsed_ms);
        self.began_ms.get_or_insert(elapsed_ms);
    }

    /// The caller's time passes, and nothing is heard.
    pub(super) fn wait(&mut self, elapsed_ms: i64) {
        let elapsed_ms = self.elapsed_ms.unwrap_or(elapsed_ms).max(elapsed_ms);
        self.elapsed_ms = Some(elapsed_ms);
        self.frame_elapsed_ms = Some(elapsed_ms);
    }

    /// Where a frame lies. What was lost before it is time too, unless that has been counted while it did not come.
    pub(super) fn frame(&mut self, lost_frames: u32) -> TimeSpan {
        let lost_ms = (i64::from(lost_frames) * FRAME_MS).min(GAP_MAX_MS);
        // Numbers alone must not make time pass: all gaps together are no longer than the time that has passed.
        let passed_ms = self.elapsed_ms().saturating_sub(self.began_ms.unwrap_or(0));
        let left_ms = (passed_ms + GAP_MAX_MS - self.skipped_ms).max(0);
        let moved_ms = (lost_ms - self.stalled_ms).clamp(0, left_ms);
        self.skipped_ms += moved_ms;
        self.now_ms += moved_ms;
        let start_ms = self.now_ms;
        self.now_ms += FRAME_MS;
        self.stalled_ms = 0;
        self.frame_elapsed_ms = self.elapsed_ms;
        TimeSpan::new(start_ms, self.now_ms)
    }
}

#[cfg(test)]
mod tests;
