//! Windows kept in the memory of one process.

use std::collections::{BTreeSet, HashMap};
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use colloquy_domain::ports::{RateLimiter, Window};
use jiff::Timestamp;

const WINDOW_MS: i64 = 60_000;

/// Requests of different subjects seldom wait for each other.
const SHARDS: usize = 64;

/// Subjects that a shard remembers, about 100 000 in all, so that a flood of strangers cannot use up the memory.
const MAX_SUBJECTS_A_SHARD: usize = 100_000 / SHARDS;

/// Windows that a new one sweeps away, if they are over: few, so that no request pays for all the others.
const SWEPT_AT_ONCE: usize = 4;

/// A fixed window of a minute for each subject.
#[derive(Debug)]
pub struct MemoryLimiter {
    limit: u32,
    /// Its secret keeps strangers from choosing subjects that all meet in one shard.
    hasher: RandomState,
    shards: Vec<Mutex<Shard>>,
}

#[derive(Debug, Default)]
struct Shard {
    windows: HashMap<Arc<str>, Counted>,
    /// The same windows, the one ending soonest first.
    by_end: BTreeSet<(i64, Arc<str>)>,
}

#[derive(Clone, Copy, Debug)]
struct Counted {
    ends_at_ms: i64,
    requests: u32,
}

impl Counted {
    /// Requests may arrive a little out of order. A window that begins more than a minute ahead is left over from
    /// before the clock was set back, and would shut its subject out for as long.
    fn holds_at(&self, now_ms: i64) -> bool {
        (1..=2 * WINDOW_MS).contains(&self.ends_at_ms.saturating_sub(now_ms))
    }
}

impl Shard {
    fn count(&mut self, subject: &str, now_ms: i64) -> Counted {
        match self.windows.get_mut(subject) {
            Some(counted) if counted.holds_at(now_ms) => {
                counted.requests = counted.requests.saturating_add(1);
                *counted
            }
            _ => self.begin(subject, now_ms),
        }
    }

    /// What counting would come to.
    fn peek(&self, subject: &str, now_ms: i64) -> Counted {
        match self.windows.get(subject) {
            Some(counted) if counted.holds_at(now_ms) => {
                Counted { requests: counted.requests.saturating_add(1), ..*counted }
            }
            _ => Counted { ends_at_ms: now_ms.saturating_add(WINDOW_MS), requests: 1 },
        }
    }

    fn begin(&mut self, subject: &str, now_ms: i64) -> Counted {
        if let Some((subject, counted)) = self.windows.remove_entry(subject) {
            self.by_end.remove(&(counted.ends_at_ms, subject));
        }
        self.make_room(now_ms);
        let subject: Arc<str> = subject.into();
        let counted = Counted { ends_at_ms: now_ms.saturating_add(WINDOW_MS), requests: 1 };
        self.by_end.insert((counted.ends_at_ms, subject.clone()));
        self.windows.insert(subject, counted);
        counted
    }

    fn make_room(&mut self, now_ms: i64) {
        for _ in 0..SWEPT_AT_ONCE {
            let Some((_, soonest)) = self.by_end.first() else { return };
            if self.windows.len() < MAX_SUBJECTS_A_SHARD && self.windows[soonest].holds_at(now_ms) {
                break;
            }
            if let Some((_, subject)) = self.by_end.pop_first() {
                self.windows.remove(&subject);
            }
        }
        // What is left over from before the clock was set back stands at the other end.
        if self.by_end.last().is_some_and(|(_, latest)| !self.windows[latest].holds_at(now_ms))
            && let Some((_, subject)) = self.by_end.pop_last()
        {
            self.windows.remove(&subject);
        }
    }
}

impl MemoryLimiter {
    pub fn new(requests_a_minute: u32) -> Self {
        let shards = (0..SHARDS).map(|_| Mutex::default()).collect();
        MemoryLimiter { limit: requests_a_minute, hasher: RandomState::new(), shards }
    }

    fn shard_of(&self, subject: &str) -> &Mutex<Shard> {
        &self.shards[self.hasher.hash_one(subject) as usize % SHARDS]
    }
}

impl MemoryLimiter {
    fn window(&self, counted: Counted, now_ms: i64) -> Window {
        // A clock that was set back must not promise a window longer than any is.
        let left_ms = (counted.ends_at_ms - now_ms).clamp(1, WINDOW_MS);
        Window {
            limit: self.limit,
            remaining: self.limit.saturating_sub(counted.requests),
            reset_s: left_ms.unsigned_abs().div_ceil(1_000) as u32,
            allowed: counted.requests <= self.limit,
        }
    }
}

#[async_trait]
impl RateLimiter for MemoryLimiter {
    async fn count(&self, subject: &str, now: Timestamp) -> Window {
        let now_ms = now.as_millisecond();
        let shard = self.shard_of(subject);
        let counted = shard.lock().unwrap_or_else(PoisonError::into_inner).count(subject, now_ms);
        self.window(counted, now_ms)
    }

    async fn peek(&self, subject: &str, now: Timestamp) -> Window {
        let now_ms = now.as_millisecond();
        let shard = self.shard_of(subject).lock().unwrap_or_else(PoisonError::into_inner);
        self.window(shard.peek(subject, now_ms), now_ms)
    }
}

#[cfg(test)]
mod tests;
