//! A rate limiter that several nodes share, in a Redis or Valkey server.

mod connection;
mod driver;
mod resp;
mod store;
mod tls;
mod url;

use std::sync::Arc;

use async_trait::async_trait;
use colloquy_domain::ports::{RateLimitStatus, RateLimiter};
use colloquy_domain::rate_limit::RateLimitPolicy;
use jiff::Timestamp;

use crate::InMemoryRateLimiter;
use store::RedisCountCommand;
pub use store::{RateLimitStore, RateLimitStoreMetrics};
pub use tls::RateLimitStoreSetupError;
pub use url::{InvalidRateLimitsUrl, RedisUrl};

/// Counts in the shared store, or in memory while the store is unavailable. The memory is kept up to date with the
/// store, so a subject that has used up its window does not get a new one when an outage begins.
pub struct SharedRateLimiter {
    store: Arc<RateLimitStore>,
    /// Distinguishes the subjects of this limiter from those of others in the store.
    name: &'static str,
    policy: RateLimitPolicy,
    local: InMemoryRateLimiter,
}

impl SharedRateLimiter {
    pub fn new(store: Arc<RateLimitStore>, name: &'static str, policy: RateLimitPolicy) -> Self {
        SharedRateLimiter { store, name, policy, local: InMemoryRateLimiter::with_policy(policy) }
    }

    fn command(&self, subject: &str, now_ms: i64, is_peek: bool) -> RedisCountCommand {
        let key = format!("colloquy:{}:{subject}", self.name);
        RedisCountCommand { key, policy: self.policy, now_ms, is_peek }
    }
}

#[async_trait]
impl RateLimiter for SharedRateLimiter {
    async fn count(&self, subject: &str, now: Timestamp) -> RateLimitStatus {
        let now_ms = now.as_millisecond();
        match self.store.ask(|| self.command(subject, now_ms, false)).await {
            Some(counted) => {
                self.local.adopt(subject, counted, now_ms);
                self.policy.window(counted, now_ms)
            }
            None => self.local.count_now(subject, now_ms),
        }
    }

    async fn peek(&self, subject: &str, now: Timestamp) -> RateLimitStatus {
        let now_ms = now.as_millisecond();
        match self.store.ask(|| self.command(subject, now_ms, true)).await {
            Some(counted) => self.policy.window(counted, now_ms),
            None => self.local.peek_now(subject, now_ms),
        }
    }
}

#[cfg(test)]
mod tests;
