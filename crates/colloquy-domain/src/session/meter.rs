//! Active time: what is heard of either side, once.

use super::clock::Span;

/// Reports of playback come at most this late, so spans older than this are closed.
const REMEMBERED_MS: i64 = 600_000;

#[derive(Clone, Debug, Default)]
pub(super) struct Meter {
    total_ms: i64,
    untold_ms: i64,
    /// In order and apart from each other.
    heard: Vec<Span>,
}

impl Meter {
    pub(super) fn from(total_ms: i64) -> Self {
        Meter { total_ms, ..Meter::default() }
    }

    pub(super) fn total_ms(&self) -> i64 {
        self.total_ms
    }

    /// Something was heard. What was counted for the other side at the same time is not counted again.
    pub(super) fn heard(&mut self, span: Span) {
        if span.length_ms() == 0 {
            return;
        }
        let first = self.heard.partition_point(|other| other.end_ms < span.start_ms);
        let last = self.heard.partition_point(|other| other.start_ms <= span.end_ms);
        let touched = self.heard.drain(first..last);
        let (mut joined, mut counted_ms) = (span, 0);
        for other in touched {
            joined = joined.joined(other);
            counted_ms += other.length_ms();
        }
        self.heard.insert(first, joined);
        self.count(joined.length_ms() - counted_ms);
        let old = self.heard.partition_point(|other| other.end_ms < joined.end_ms - REMEMBERED_MS);
        self.heard.drain(..old);
    }

    /// A typed answer was read.
    pub(super) fn read(&mut self, reading_ms: i64) {
        self.count(reading_ms);
    }

    /// A further session's clock begins anew.
    pub(super) fn restart(&mut self) {
        self.heard.clear();
    }

    /// What was counted since it was last told.
    pub(super) fn tell(&mut self) -> i64 {
        std::mem::take(&mut self.untold_ms)
    }

    fn count(&mut self, active_ms: i64) {
        self.total_ms += active_ms;
        self.untold_ms += active_ms;
    }
}

#[cfg(test)]
mod tests;
