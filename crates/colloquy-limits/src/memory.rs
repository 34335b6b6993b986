//! A rate limiter in the memory of one process.

use std::collections::{BTreeSet, HashMap};
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use colloquy_domain::ports::{RateLimitStatus, RateLimiter};
use colloquy_domain::rate_limit::{RateLimitPolicy, SubjectRateLimitState};
use jiff::Timestamp;

/// The number of shards, each with a lock, so that requests of different subjects seldom wait for each other.
const SHARDS: usize = 64;

/// The most subjects in a shard, about 100 000 in total, so that a flood of unknown clients cannot use up the memory.
const MAX_SUBJECTS_A_SHARD: usize = 100_000 / SHARDS;

/// How many ended windows a new one removes. It is small, so that no request pays for all the others.
const SWEPT_AT_ONCE: usize = 4;

/// Counts the requests that this process gets.
#[derive(Debug)]
pub struct InMemoryRateLimiter {
    policy: RateLimitPolicy,
    /// Randomly keyed, so that an attacker cannot choose subjects that all fall into one shard.
    hasher: RandomState,
    shards: Vec<Mutex<Shard>>,
}

#[derive(Debug, Default)]
struct Shard {
    windows: HashMap<Arc<str>, SubjectRateLimitState>,
    /// The same windows, ordered by their end.
    by_end: BTreeSet<(i64, Arc<str>)>,
}

impl Shard {
    fn count(&mut self, policy: &RateLimitPolicy, subject: &str, now_ms: i64) -> SubjectRateLimitState {
        let stored = self.windows.get_mut(subject);
        let counted = policy.count(stored.as_deref().copied(), now_ms);
        match stored {
            Some(stored) if stored.ends_at_ms == counted.ends_at_ms => *stored = counted,
            _ => self.store(policy, subject, counted, now_ms),
        }
        counted
    }

    /// Stores a window that is new or has a new end.
    fn store(
        &mut self,
        policy: &RateLimitPolicy,
        subject: &str,
        counted: SubjectRateLimitState,
        now_ms: i64,
    ) {
        if let Some((subject, replaced)) = self.windows.remove_entry(subject) {
            self.by_end.remove(&(replaced.ends_at_ms, subject));
        }
        self.make_room(policy, now_ms);
        let subject: Arc<str> = subject.into();
        self.by_end.insert((counted.ends_at_ms, subject.clone()));
        self.windows.insert(subject, counted);
    }

    fn make_room(&mut self, policy: &RateLimitPolicy, now_ms: i64) {
        for _ in 0..SWEPT_AT_ONCE {
            let Some((_, soonest)) = self.by_end.first() else { return };
            if self.windows.len() < MAX_SUBJECTS_A_SHARD && policy.holds(&self.windows[soonest], now_ms) {
                break;
            }
            if let Some((_, subject)) = self.by_end.pop_first() {
                self.windows.remove(&subject);
            }
        }
        // If the clock was set back, windows from before are at the other end of the order.
        if self.by_end.last().is_some_and(|(_, latest)| !policy.holds(&self.windows[latest], now_ms))
            && let Some((_, subject)) = self.by_end.pop_last()
        {
            self.windows.remove(&subject);
        }
    }
}

impl InMemoryRateLimiter {
    pub fn new(requests_a_minute: u32) -> Self {
        InMemoryRateLimiter::with_policy(RateLimitPolicy::per_minute(requests_a_minute))
    }

    pub fn with_policy(policy: RateLimitPolicy) -> Self {
        let shards = (0..SHARDS).map(|_| Mutex::default()).collect();
        InMemoryRateLimiter { policy, hasher: RandomState::new(), shards }
    }

    pub(crate) fn count_now(&self, subject: &str, now_ms: i64) -> RateLimitStatus {
        let counted = self.shard_of(subject).count(&self.policy, subject, now_ms);
        self.policy.window(counted, now_ms)
    }

    pub(crate) fn peek_now(&self, subject: &str, now_ms: i64) -> RateLimitStatus {
        let stored = self.shard_of(subject).windows.get(subject).copied();
        self.policy.window(self.policy.count(stored, now_ms), now_ms)
    }

    /// Stores a count from the shared store.
    pub(crate) fn adopt(&self, subject: &str, counted: SubjectRateLimitState, now_ms: i64) {
        let mut shard = self.shard_of(subject);
        match shard.windows.get_mut(subject) {
            Some(stored) if stored.ends_at_ms == counted.ends_at_ms => *stored = counted,
            _ => shard.store(&self.policy, subject, counted, now_ms),
        }
    }

    fn shard_of(&self, subject: &str) -> MutexGuard<'_, Shard> {
        let shard = &self.shards[self.hasher.hash_one(subject) as usize % SHARDS];
        shard.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl RateLimiter for InMemoryRateLimiter {
    async fn count(&self, subject: &str, now: Timestamp) -> RateLimitStatus {
        self.count_now(subject, now.as_millisecond())
    }

    async fn peek(&self, subject: &str, now: Timestamp) -> RateLimitStatus {
        self.peek_now(subject, now.as_millisecond())
    }
}

#[cfg(test)]
mod tests;
