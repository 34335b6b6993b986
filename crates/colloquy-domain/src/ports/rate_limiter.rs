use async_trait::async_trait;
use jiff::Timestamp;

/// What is left of a subject's window after a request was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimitWindow {
    pub limit: u32,
    /// Requests left in this window; 0 for the last one that is allowed and for all beyond.
    pub remaining: u32,
    /// Whole seconds until the window ends, at least 1.
    pub reset_s: u32,
    pub allowed: bool,
}

/// Counts requests by subject, as the [`RateLimitPolicy`](crate::rate_limit::Policy) that the limiter was made with says: in fixed
/// windows, which begin with a subject's first request, or as failures that are followed by waits.
#[async_trait]
pub trait RateLimiter: Send + Sync {
    /// Counts one request, or one failure, of `subject`.
    async fn count(&self, subject: &str, now: Timestamp) -> RateLimitWindow;

    /// What counting would answer; nothing is counted.
    async fn peek(&self, subject: &str, now: Timestamp) -> RateLimitWindow;
}
