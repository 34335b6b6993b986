//! When the invitee's frames were recorded, on the caller's time. Live frames were recorded just now. Frames
//! that the page buffered during an outage arrive later, all at once.

use super::clock::FRAME_MS;

/// The page buffers this much audio while it has no connection.
const KEPT_BY_PAGE_MS: i64 = 30_000;

/// How often to check whether frames are catching up.
const WINDOW_MS: i64 = 1_000;

/// Frames that catch up by less than this within a window are live, however late they are.
const JITTER_MS: i64 = 100;

/// How late the frames of one window have arrived.
#[derive(Clone, Copy, Debug)]
struct Window {
    began_ms: i64,
    first_ms: i64,
    least_ms: i64,
}

#[derive(Clone, Debug, Default)]
pub(super) struct CaptureTimes {
    recorded_to_ms: Option<i64>,
    window: Option<Window>,
}

impl CaptureTimes {
    /// Returns the recording time of the newest frame's end.
    pub(super) fn recorded_to_ms(&self) -> Option<i64> {
        self.recorded_to_ms
    }

    /// Places a frame after the previous one and after `lost_ms` of lost audio. A frame cannot have been
    /// recorded before `from_ms`, earlier than the page can have buffered it, or after its arrival.
    pub(super) fn frame(&mut self, now_ms: i64, from_ms: i64, lost_ms: i64) {
        let earliest_ms = from_ms.max(now_ms - KEPT_BY_PAGE_MS);
        let before_ms = self.recorded_to_ms.unwrap_or(from_ms).max(earliest_ms);
        let end_ms = now_ms.min(before_ms + lost_ms.min(KEPT_BY_PAGE_MS) + FRAME_MS);
        self.recorded_to_ms = Some(end_ms + self.shift_ms(now_ms, now_ms - end_ms));
    }

    /// Returns how much later than estimated the frames were recorded. Unlike an outage, a microphone that
    /// stopped for a while leaves all later frames late; frames that stay late were recorded later than it
    /// seemed.
    fn shift_ms(&mut self, now_ms: i64, late_ms: i64) -> i64 {
        if let Some(window) = self.window.as_mut().filter(|window| now_ms - window.began_ms < WINDOW_MS) {
            window.least_ms = window.least_ms.min(late_ms);
            return 0;
        }
        let is_live = |window: &Window| window.first_ms - window.least_ms < JITTER_MS;
        let shift_ms = self.window.filter(is_live).map_or(0, |window| window.least_ms.min(late_ms));
        let rest_ms = late_ms - shift_ms;
        self.window = Some(Window { began_ms: now_ms, first_ms: rest_ms, least_ms: rest_ms });
        shift_ms
    }
}

#[cfg(test)]
mod tests;
