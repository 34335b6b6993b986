//! Windows that several nodes share, in a server that speaks the protocol of Redis (Redis or Valkey).

mod connection;
mod driver;
mod resp;
mod store;
mod tls;
mod url;

use std::sync::Arc;

use async_trait::async_trait;
use colloquy_domain::ports::{RateLimitWindow, RateLimiter};
use colloquy_domain::rate_limit::RateLimitPolicy;
use jiff::Timestamp;

use crate::MemoryLimiter;
use store::CountCommand;
pub use store::{SharedStore, StoreFigures};
pub use tls::UnusableStore;
pub use url::{InvalidLimitsUrl, LimitsUrl};

/// Counts in the shared store, and in memory while the store cannot be reached. The memory follows what the store
/// says, so a subject that has used up its window does not get another one when the store goes away.
pub struct SharedLimiter {
    store: Arc<SharedStore>,
    /// What distinguishes its subjects from those of other limiters in the store.
    name: &'static str,
    policy: RateLimitPolicy,
    local: MemoryLimiter,
}

impl SharedLimiter {
    pub fn new(store: Arc<SharedStore>, name: &'static str, policy: RateLimitPolicy) -> Self {
        SharedLimiter { store, name, policy, local: MemoryLimiter::with_policy(policy) }
    }

    fn question(&self, subject: &str, now_ms: i64, is_peek: bool) -> CountCommand {
        let key = format!("colloquy:{}:{subject}", self.name);
        CountCommand { key, policy: self.policy, now_ms, is_peek }
    }
}

#[async_trait]
impl RateLimiter for SharedLimiter {
    async fn count(&self, subject: &str, now: Timestamp) -> RateLimitWindow {
        let now_ms = now.as_millisecond();
        match self.store.ask(|| self.question(subject, now_ms, false)).await {
            Some(counted) => {
                self.local.adopt(subject, counted, now_ms);
                self.policy.window(counted, now_ms)
            }
            None => self.local.count_now(subject, now_ms),
        }
    }

    async fn peek(&self, subject: &str, now: Timestamp) -> RateLimitWindow {
        let now_ms = now.as_millisecond();
        match self.store.ask(|| self.question(subject, now_ms, true)).await {
            Some(counted) => self.policy.window(counted, now_ms),
            None => self.local.peek_now(subject, now_ms),
        }
    }
}

#[cfg(test)]
mod tests;
