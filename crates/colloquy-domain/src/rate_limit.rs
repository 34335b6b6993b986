//! The rules for counting the requests of a subject, independent of where the counts are stored.

use crate::ports::RateLimitStatus;

const MINUTE_MS: i64 = 60_000;

/// The number of requests a subject may make, and what happens when they are used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimitPolicy {
    pub limit: u32,
    pub window_ms: i64,
    /// Set if failures are counted instead of requests.
    pub waits: Option<FailureLockoutPolicy>,
}

/// The waits imposed on a subject that fails too often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FailureLockoutPolicy {
    pub first_ms: i64,
    /// The longest wait. Waits double up to this one, so that no subject is locked out for good.
    pub longest_ms: i64,
}

/// The stored counts of a subject, and whether its latest request was within the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SubjectRateLimitState {
    pub requests: u32,
    pub ends_at_ms: i64,
    /// The latest wait, which ends one window before `ends_at_ms`. Zero before the first wait.
    pub wait_ms: i64,
    pub allowed: bool,
}

impl RateLimitPolicy {
    /// Creates a policy with a fixed window of one minute that begins with the first request.
    pub const fn per_minute(limit: u32) -> Self {
        RateLimitPolicy { limit, window_ms: MINUTE_MS, waits: None }
    }

    /// Creates a policy that allows `limit` failures in a window. From the last of them on, each failure
    /// starts a wait twice as long as the one before. A window without failures after a wait resets the
    /// count.
    pub const fn failures(limit: u32, window_ms: i64, waits: FailureLockoutPolicy) -> Self {
        RateLimitPolicy { limit, window_ms, waits: Some(waits) }
    }

    /// Counts one request or failure, given the stored counts of its subject. A failure during a wait changes
    /// nothing.
    pub fn count(&self, stored: Option<SubjectRateLimitState>, now_ms: i64) -> SubjectRateLimitState {
        let fresh = SubjectRateLimitState {
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

    /// Whether the stored counts are still valid. Requests may arrive slightly out of order. A window that
    /// begins more than its own length in the future dates from before the clock was set back, and would lock
    /// its subject out for that long.
    pub fn holds(&self, stored: &SubjectRateLimitState, now_ms: i64) -> bool {
        let longest_ms = stored.wait_ms + 2 * self.window_ms;
        (1..=longest_ms).contains(&stored.ends_at_ms.saturating_sub(now_ms))
    }

    /// Returns what a caller learns about its window.
    pub fn window(&self, counted: SubjectRateLimitState, now_ms: i64) -> RateLimitStatus {
        let (end_ms, longest_ms) = match self.waits {
            Some(waits) if !counted.allowed => (counted.ends_at_ms - self.window_ms, waits.longest_ms),
            Some(waits) => (counted.ends_at_ms, waits.longest_ms + self.window_ms),
            None => (counted.ends_at_ms, self.window_ms),
        };
        // After the clock was set back, the reported time must not exceed the longest possible one.
        let left_ms = (end_ms - now_ms).clamp(1, longest_ms);
        RateLimitStatus {
            limit: self.limit,
            remaining: self.limit.saturating_sub(counted.requests),
            reset_s: left_ms.unsigned_abs().div_ceil(1_000) as u32,
            allowed: counted.allowed,
        }
    }
}
