//! How requests of one subject are counted, wherever the counts are stored.

use crate::ports::RateLimitWindow;

const MINUTE_MS: i64 = 60_000;

/// How many requests a subject has, and what follows when they are used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimitPolicy {
    pub limit: u32,
    pub window_ms: i64,
    /// Set where failures are counted instead of requests.
    pub waits: Option<FailureWaits>,
}

/// The waits of a subject that fails too often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FailureWaits {
    pub first_ms: i64,
    /// Waits double up to this one, so that no subject is locked out for good.
    pub longest_ms: i64,
}

/// What is stored of a subject, and whether its latest request was within the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedRequest {
    pub requests: u32,
    pub ends_at_ms: i64,
    /// The latest wait; it ends one window before `ends_at_ms`. Zero before the first one.
    pub wait_ms: i64,
    pub allowed: bool,
}

impl RateLimitPolicy {
    /// A fixed window of a minute, which begins with the first request.
    pub const fn per_minute(limit: u32) -> Self {
        RateLimitPolicy { limit, window_ms: MINUTE_MS, waits: None }
    }

    /// As many failures in a window; from the last of them on, each failure begins a wait that is twice as long as the
    /// one before. A window without a failure after the wait forgets all of them.
    pub const fn failures(limit: u32, window_ms: i64, waits: FailureWaits) -> Self {
        RateLimitPolicy { limit, window_ms, waits: Some(waits) }
    }

    /// Counts one request, or one failure, after what is stored of its subject. A failure during a wait changes nothing.
    pub fn count(&self, stored: Option<CountedRequest>, now_ms: i64) -> CountedRequest {
        let fresh = CountedRequest {
            requests: 0,
            ends_at_ms: now_ms.saturating_add(self.window_ms),
            wait_ms: 0,
            allowed: true,
        };
        let mut counted = stored.filter(|stored| self.holds(stored, now_ms)).unwrap_or(fresh);
        let is_waiting = counted.wait_ms > 0 && now_ms < counted.ends_at_ms - self.window_ms;
        if !is_waiting {
            counted.requests = counted.requests.saturating_add(1);
        }
        let Some(waits) = self.waits else {
            counted.allowed = counted.requests <= self.limit;
            return counted;
        };
        counted.allowed = !is_waiting;
        if counted.allowed && counted.requests >= self.limit {
            let doubled = counted.wait_ms.saturating_mul(2);
            counted.wait_ms = if doubled == 0 { waits.first_ms } else { doubled.min(waits.longest_ms) };
            counted.ends_at_ms = now_ms + counted.wait_ms + self.window_ms;
        }
        counted
    }

    /// Whether the counts are still valid. Requests may arrive a little out of order. A window that begins more than
    /// its own length ahead is left over from before the clock was set back, and would lock its subject out that long.
    pub fn holds(&self, stored: &CountedRequest, now_ms: i64) -> bool {
        let longest_ms = stored.wait_ms + 2 * self.window_ms;
        (1..=longest_ms).contains(&stored.ends_at_ms.saturating_sub(now_ms))
    }

    /// What a caller is told about its window.
    pub fn window(&self, counted: CountedRequest, now_ms: i64) -> RateLimitWindow {
        let (end_ms, longest_ms) = match self.waits {
            Some(waits) if !counted.allowed => (counted.ends_at_ms - self.window_ms, waits.longest_ms),
            Some(waits) => (counted.ends_at_ms, waits.longest_ms + self.window_ms),
            None => (counted.ends_at_ms, self.window_ms),
        };
        // A clock that was set back must not promise more than the longest time there is.
        let left_ms = (end_ms - now_ms).clamp(1, longest_ms);
        RateLimitWindow {
            limit: self.limit,
            remaining: self.limit.saturating_sub(counted.requests),
            reset_s: left_ms.unsigned_abs().div_ceil(1_000) as u32,
            allowed: counted.allowed,
        }
    }
}
