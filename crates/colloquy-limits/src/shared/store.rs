//! Runs the commands of limiters in the shared store, within a time that does not delay requests noticeably.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use colloquy_domain::rate_limit::{RateLimitPolicy, SubjectRateLimitState};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::connection::RateLimitStoreAddress;
use super::driver::RateLimitStoreConnectionTask;
use super::tls::{RateLimitStoreSetupError, RateLimitStoreTls};
use super::url::RedisUrl;

/// How long a request waits for the store. A slower store is not used until it is fast again.
const REPLY_LIMIT: Duration = Duration::from_millis(50);

/// How many commands may wait for the connection. There are more only if the store is too slow anyway.
const QUEUE_LENGTH: usize = 4_096;

/// A command to count one request, or to peek at its window.
pub struct RedisCountCommand {
    pub key: String,
    pub policy: RateLimitPolicy,
    pub now_ms: i64,
    pub is_peek: bool,
}

/// A command, and where its reply goes. The sender is dropped if there is no reply.
pub struct PendingRedisCount {
    pub count: RedisCountCommand,
    pub reply: oneshot::Sender<SubjectRateLimitState>,
}

/// Whether the store is available, and counters since the start.
#[derive(Debug, Default)]
pub struct RateLimitStoreHealth {
    pub is_up: AtomicBool,
    pub outages: AtomicU64,
    fallbacks: AtomicU64,
}

/// What the metrics show of the shared store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimitStoreMetrics {
    pub is_up: bool,
    /// How often the store became unreachable.
    pub outages: u64,
    /// How many requests were counted in memory instead.
    pub fallbacks: u64,
}

/// A shared store. It has one connection, which all limiters and threads of this process use at the same time.
pub struct RateLimitStore {
    commands: mpsc::Sender<PendingRedisCount>,
    state: Arc<RateLimitStoreHealth>,
    reply_limit: Duration,
}

impl RateLimitStore {
    /// Connects, and waits until the first attempt has succeeded or failed. A store that cannot be reached is not an
    /// error: connecting is retried in the background.
    pub async fn open(url: RedisUrl) -> Result<Self, RateLimitStoreSetupError> {
        RateLimitStore::open_within(url, REPLY_LIMIT).await
    }

    /// Does the same with another limit for replies.
    pub(super) async fn open_within(
        url: RedisUrl,
        reply_limit: Duration,
    ) -> Result<Self, RateLimitStoreSetupError> {
        let encryption = RateLimitStoreTls::of(&url)?;
        let (commands, received) = mpsc::channel(QUEUE_LENGTH);
        let (attempted, first_attempt) = oneshot::channel();
        let state = Arc::new(RateLimitStoreHealth::default());
        let driver = RateLimitStoreConnectionTask::new(
            RateLimitStoreAddress { url, encryption, reply_limit },
            received,
            state.clone(),
        );
        // The driver has a thread of its own, so that a busy server does not look like a slow store.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| RateLimitStoreSetupError(error.to_string()))?;
        std::thread::Builder::new()
            .name("limits".to_owned())
            .spawn(move || runtime.block_on(driver.run(attempted)))
            .map_err(|error| RateLimitStoreSetupError(error.to_string()))?;
        let _ = first_attempt.await;
        Ok(RateLimitStore { commands, state, reply_limit })
    }

    pub fn figures(&self) -> RateLimitStoreMetrics {
        RateLimitStoreMetrics {
            is_up: self.state.is_up.load(Ordering::Relaxed),
            outages: self.state.outages.load(Ordering::Relaxed),
            fallbacks: self.state.fallbacks.load(Ordering::Relaxed),
        }
    }

    /// Counts in the store. Returns `None` if the store does not reply in time.
    pub(super) async fn ask(
        &self,
        count: impl FnOnce() -> RedisCountCommand,
    ) -> Option<SubjectRateLimitState> {
        let counted = match self.state.is_up.load(Ordering::Acquire) {
            true => self.run(count()).await,
            false => None,
        };
        if counted.is_none() {
            self.state.fallbacks.fetch_add(1, Ordering::Relaxed);
        }
        counted
    }

    async fn run(&self, count: RedisCountCommand) -> Option<SubjectRateLimitState> {
        let (reply, received) = oneshot::channel();
        self.commands.try_send(PendingRedisCount { count, reply }).ok()?;
        timeout(self.reply_limit, received).await.ok()?.ok()
    }
}
