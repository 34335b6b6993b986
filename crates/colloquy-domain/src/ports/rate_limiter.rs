use async_trait::async_trait;
use jiff::Timestamp;

/// The state of a subject's window after a request was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimitStatus {
    pub limit: u32,
    /// Requests left in this window; 0 for the last allowed request and for all that follow.
    pub remaining: u32,
    /// Whole seconds until the window ends, at least 1.
    pub reset_s: u32,
    pub allowed: bool,
}

/// Counts requests by subject. The [`RateLimitPolicy`](crate::rate_limit::RateLimitPolicy) of the limiter
/// decides how: in fixed windows that begin with a subject's first request, or as failures followed by waits.
#[async_trait]
pub trait RateLimiter: Send + Sync {
    /// Counts one request, or one failure, of `subject`.
    async fn count(&self, subject: &str, now: Timestamp) -> RateLimitStatus;

    /// Returns what `count` would return, without counting.
    async fn peek(&self, subject: &str, now: Timestamp) -> RateLimitStatus;
}
