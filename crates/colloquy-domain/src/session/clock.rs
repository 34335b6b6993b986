//! The session's clock, and spans on it.

/// The sample rate of the audio that the invitee's page sends.
pub const SAMPLE_RATE: u32 = 16_000;
pub const FRAME_SAMPLES: u32 = 320;
pub const FRAME_MS: i64 = 20;

/// A frame later than this is missing, and the caller's time advances the clock instead.
const STALL_MS: i64 = 200;
/// A larger jump in sequence numbers is a mistake of the page, not lost audio.
const GAP_MAX_MS: i64 = 30_000;

/// The time from `start_ms` up to `end_ms` on the session's clock.
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
    /// How far the clock has advanced without frames since the last one.
    stalled_ms: i64,
    /// The caller's time at the first call.
    began_ms: Option<i64>,
    /// How far lost frames have advanced the clock.
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

    /// Whether frames are arriving without a stall.
    pub(super) fn has_frames(&self) -> bool {
        self.frame_elapsed_ms.is_some() && self.stalled_ms == 0
    }

    /// Restarts the clock for a further session.
    pub(super) fn restart(&mut self) {
        self.now_ms = 0;
    }

    /// Advances to the caller's time, which never goes backwards here.
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

    /// Lets the caller's time pass while nothing is heard.
    pub(super) fn wait(&mut self, elapsed_ms: i64) {
        let elapsed_ms = self.elapsed_ms.unwrap_or(elapsed_ms).max(elapsed_ms);
        self.elapsed_ms = Some(elapsed_ms);
        self.frame_elapsed_ms = Some(elapsed_ms);
    }

    /// Returns the span of a frame. Frames lost before it take time too, unless the stall has already counted
    /// that time.
    pub(super) fn frame(&mut self, lost_frames: u32) -> TimeSpan {
        let lost_ms = (i64::from(lost_frames) * FRAME_MS).min(GAP_MAX_MS);
        // Sequence numbers alone must not make time pass: all gaps together last no longer than the time that
        // has passed.
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
