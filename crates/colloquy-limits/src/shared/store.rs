//! What limiters ask of the shared store, within a time that no request notices.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use colloquy_domain::rate_limit::{CountedRequest, RateLimitPolicy};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::connection::StoreAddress;
use super::driver::Driver;
use super::tls::{StoreTls, UnusableStore};
use super::url::LimitsUrl;

/// How long a request waits for the store. A store that is slower is not used until it is fast again.
const ANSWER_LIMIT: Duration = Duration::from_millis(50);

/// Questions that may wait for the connection. More than these come only if the store is too slow anyway.
const QUEUE_LENGTH: usize = 4_096;

/// One request to count, or to look at.
pub struct CountCommand {
    pub key: String,
    pub policy: RateLimitPolicy,
    pub now_ms: i64,
    pub is_peek: bool,
}

/// A question, and where its answer goes. The answer is dropped if there is none.
pub struct PendingCommand {
    pub count: CountCommand,
    pub answer: oneshot::Sender<CountedRequest>,
}

/// Whether the store answers, and what happened since the start.
#[derive(Debug, Default)]
pub struct StoreState {
    pub is_up: AtomicBool,
    pub outages: AtomicU64,
    fallbacks: AtomicU64,
}

/// The figures that metrics show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoreFigures {
    pub is_up: bool,
    /// How often the store became unreachable.
    pub outages: u64,
    /// Requests that were counted in memory instead.
    pub fallbacks: u64,
}

/// A shared store. It has one connection, which all limiters and threads of this process use at the same time.
pub struct SharedStore {
    questions: mpsc::Sender<PendingCommand>,
    state: Arc<StoreState>,
    answer_limit: Duration,
}

impl SharedStore {
    /// Connects, and waits until that has succeeded or failed once. A store that cannot be reached is no error: it is
    /// tried again in the background.
    pub async fn open(url: LimitsUrl) -> Result<Self, UnusableStore> {
        SharedStore::open_within(url, ANSWER_LIMIT).await
    }

    /// The same with another limit for answers.
    pub(super) async fn open_within(url: LimitsUrl, answer_limit: Duration) -> Result<Self, UnusableStore> {
        let encryption = StoreTls::of(&url)?;
        let (questions, received) = mpsc::channel(QUEUE_LENGTH);
        let (tried, first_attempt) = oneshot::channel();
        let state = Arc::new(StoreState::default());
        let driver = Driver::new(StoreAddress { url, encryption, answer_limit }, received, state.clone());
        // A thread of its own, so that a busy server does not look like a slow store.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| UnusableStore(error.to_string()))?;
        std::thread::Builder::new()
            .name("limits".to_owned())
            .spawn(move || runtime.block_on(driver.run(tried)))
            .map_err(|error| UnusableStore(error.to_string()))?;
        let _ = first_attempt.await;
        Ok(SharedStore { questions, state, answer_limit })
    }

    pub fn figures(&self) -> StoreFigures {
        StoreFigures {
            is_up: self.state.is_up.load(Ordering::Relaxed),
            outages: self.state.outages.load(Ordering::Relaxed),
            fallbacks: self.state.fallbacks.load(Ordering::Relaxed),
        }
    }

    /// What the store says; `None` if it does not answer in time.
    pub(super) async fn ask(&self, count: impl FnOnce() -> CountCommand) -> Option<CountedRequest> {
        let answered = match self.state.is_up.load(Ordering::Acquire) {
            true => self.answer(count()).await,
            false => None,
        };
        if answered.is_none() {
            self.state.fallbacks.fetch_add(1, Ordering::Relaxed);
        }
        answered
    }

    async fn answer(&self, count: CountCommand) -> Option<CountedRequest> {
        let (answer, answered) = oneshot::channel();
        self.questions.try_send(PendingCommand { count, answer }).ok()?;
        timeout(self.answer_limit, answered).await.ok()?.ok()
    }
}
