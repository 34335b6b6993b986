//! Active time: the time in which either side is heard, or a typed answer is read. It is measured on the
//! caller's time, each moment at most once, so it never grows faster than time passes.

use super::capture_times::CaptureTimes;
use super::clock::TimeSpan;

/// Playback reports arrive at most this late, so older spans are final.
const REMEMBERED_MS: i64 = 600_000;

#[derive(Clone, Debug)]
pub(super) struct ActiveTimeMeter {
    total_ms: i64,
    unreported_ms: i64,
    max_ms: Option<i64>,
    /// A limit was reached, and nothing counts any longer.
    is_closed: bool,
    /// The time between the last save of the interview and the first call.
    idle_ms: i64,
    /// Nothing before this time counts. Unknown before the first call.
    from_ms: Option<i64>,
    now_ms: i64,
    /// When the previous message ended.
    message_end_ms: i64,
    capture: CaptureTimes,
    /// The counted spans, in order and disjoint.
    counted: Vec<TimeSpan>,
}

impl ActiveTimeMeter {
    /// Creates a meter. `total_ms` was counted before, of at most `max_ms`.
    pub(super) fn new(total_ms: i64, max_ms: Option<i64>, idle_ms: i64) -> Self {
        ActiveTimeMeter {
            total_ms,
            unreported_ms: 0,
            max_ms,
            is_closed: false,
            idle_ms: idle_ms.max(0),
            from_ms: None,
            now_ms: 0,
            message_end_ms: i64::MIN,
            capture: CaptureTimes::default(),
            counted: Vec::new(),
        }
    }

    pub(super) fn total_ms(&self) -> i64 {
        self.total_ms
    }

    /// Advances to the caller's time, which never goes backwards here.
    pub(super) fn pass(&mut self, elapsed_ms: i64) {
        self.now_ms = elapsed_ms;
        self.from_ms.get_or_insert(elapsed_ms.saturating_sub(self.idle_ms));
    }

    /// Records that a frame of the invitee's audio arrived, after `lost_ms` of audio that never will.
    pub(super) fn frame(&mut self, lost_ms: i64) {
        self.capture.frame(self.now_ms, self.first_ms(), lost_ms);
    }

    /// Counts `length_ms` of voice that ends with the newest frame.
    pub(super) fn voice(&mut self, length_ms: i64) {
        let end_ms = self.capture.recorded_to_ms().unwrap_or(self.now_ms);
        self.count_span(TimeSpan::new(end_ms - length_ms, end_ms));
    }

    /// Counts a typed answer. It cannot have been written before the previous message ended.
    pub(super) fn count_typed(&mut self, reading_ms: i64) {
        let began_ms = self.now_ms.saturating_sub(reading_ms).max(self.message_end_ms);
        self.count_span(TimeSpan::new(began_ms, self.now_ms));
        self.message_ended();
    }

    pub(super) fn message_ended(&mut self) {
        self.message_end_ms = self.now_ms;
    }

    /// Stops counting, because a limit was reached: what is said afterwards is free.
    pub(super) fn close(&mut self) {
        self.is_closed = true;
    }

    /// Counts again, because the limit is not reached after all.
    pub(super) fn reopen(&mut self) {
        self.is_closed = false;
    }

    /// Returns the time counted since the last call.
    pub(super) fn take_unreported_ms(&mut self) -> i64 {
        std::mem::take(&mut self.unreported_ms)
    }

    fn first_ms(&self) -> i64 {
        self.from_ms.unwrap_or(self.now_ms)
    }

    /// Counts those parts of a span, on the caller's time, that have not been counted for either side.
    pub(super) fn count_span(&mut self, span: TimeSpan) {
        let from_ms = self.first_ms();
        let span = TimeSpan::new(span.start_ms.max(from_ms), span.end_ms.min(self.now_ms));
        if self.is_closed || span.length_ms() == 0 {
            return;
        }
        let first = self.counted.partition_point(|other| other.end_ms < span.start_ms);
        let last = self.counted.partition_point(|other| other.start_ms <= span.end_ms);
        let touched = self.counted.drain(first..last);
        let (mut joined, mut counted_ms) = (span, 0);
        for other in touched {
            joined = joined.joined(other);
            counted_ms += other.length_ms();
        }
        self.counted.insert(first, joined);
        let new_ms = joined.length_ms() - counted_ms;
        let left_ms = self.max_ms.map_or(new_ms, |max_ms| (max_ms - self.total_ms).max(0));
        let new_ms = new_ms.min(left_ms);
        self.total_ms += new_ms;
        self.unreported_ms += new_ms;
        self.forget();
    }

    /// Drops old spans. Dropped spans look like silence, so nothing before their end counts any longer.
    fn forget(&mut self) {
        let old = self.counted.partition_point(|other| other.end_ms < self.now_ms - REMEMBERED_MS);
        let closed_to_ms = self.counted[..old].last().map(|last| last.end_ms);
        self.counted.drain(..old);
        self.from_ms = self.from_ms.max(closed_to_ms);
    }
}

#[cfg(test)]
mod tests;
