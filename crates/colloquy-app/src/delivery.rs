//! The engine that delivers mails and webhooks: it claims what is due, attempts it and records the outcomes. It owns the
//! permits, leases, wakeups and the stop. An [`Outbox`] says what to claim, how to attempt it and how to record it.

mod queue;

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::SignedDuration;
use colloquy_domain::ports::{Clock, DueClaim, Storage, StorageError, UnitOfWork};
use tokio::sync::{Notify, Semaphore, watch};
use tokio::time::{Instant, sleep, timeout};

/// How long a stopping service waits for attempts in flight.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(20);

/// How long storing is retried while the database is unavailable. After that, deliveries are sent again.
const STORE_TIMEOUT: Duration = Duration::from_secs(25);

const STORE_RETRY_INTERVAL: Duration = Duration::from_millis(500);

/// The deliveries of one kind, in queues that do not delay each other. A kind whose queues neither fail nor prefetch
/// leaves out the limits for that.
#[async_trait]
pub(crate) trait Outbox: Sized + Send + Sync + 'static {
    const POLL_INTERVAL: Duration;
    /// How long a claim lasts. If a node dies, what it claimed becomes due again after this time.
    const LEASE: SignedDuration;
    /// The most queues that are served at the same time. Others wait.
    const MAX_OPEN_QUEUES: usize;
    /// The most attempts in flight on this node, in healthy and in failing queues. The limits are separate, so failing
    /// queues never take permits from healthy ones.
    const MAX_IN_FLIGHT: usize;
    const MAX_FAILING_IN_FLIGHT: usize = 0;
    /// The most deliveries that all queues together claim ahead of their attempts.
    const PREFETCH_LIMIT: usize = 0;
    /// The most attempts in flight in one queue, if it is healthy and if it fails.
    const PARALLEL: usize;
    const PARALLEL_IF_FAILING: usize = 0;
    /// How many deliveries a queue claims beyond that, so that no permit waits for a claim.
    const PREFETCH: usize = 0;

    type Queue: Clone + Eq + Hash + Send + Sync;
    /// What a queue reads before each claim.
    type Target: Send;
    type Claimed: Send;
    type Attempted: Send;

    /// Wakes the queues in which something is due. Polls are numbered from zero.
    async fn poll(dispatcher: &Arc<Dispatcher<Self>>, number: u64);

    async fn target(&self, queue: &Self::Queue) -> Result<Self::Target, StorageError>;

    fn is_failing(_: &Self::Target) -> bool {
        false
    }

    /// Claims deliveries, in the order in which they are attempted.
    async fn claim(
        &self,
        queue: &Self::Queue,
        target: Self::Target,
        claim: DueClaim,
    ) -> Result<Vec<Self::Claimed>, StorageError>;

    /// Logs that nothing could be claimed. The next wakeup or poll claims again.
    fn log_claim_failure(queue: &Self::Queue, error: &StorageError);

    async fn attempt(&self, queue: &Self::Queue, claimed: Self::Claimed) -> Self::Attempted;

    /// Whether the queue may be failing. It then starts no attempts until the outcome is stored.
    fn is_failure(_: &Self::Attempted) -> bool {
        false
    }

    /// Stores the outcomes of attempts. Returns whether the target must be read again before further attempts.
    async fn record_outcomes(&self, queue: &Self::Queue, attempted: Vec<Self::Attempted>) -> bool;

    /// Makes claimed deliveries due again for any node. If that cannot be stored, their lease runs out.
    async fn put_back(&self, queue: &Self::Queue, claimed: Vec<Self::Claimed>);
}

/// The stage of a dispatcher's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DispatcherState {
    Idle,
    Running,
    /// Attempts in flight finish, and no new ones start.
    Draining,
}

/// Serves the queues of an outbox, each in a task of its own.
pub(crate) struct Dispatcher<O: Outbox> {
    pub outbox: O,
    clock: Arc<dyn Clock>,
    permits: Arc<Semaphore>,
    failing_permits: Arc<Semaphore>,
    prefetch_permits: Arc<Semaphore>,
    /// The open queues, each with the wakeup that signals that more may be due.
    queues: Mutex<HashMap<O::Queue, Arc<Notify>>>,
    queue_permits: Arc<Semaphore>,
    state: watch::Sender<DispatcherState>,
    /// Where queues run, because the threads that serve requests end before the queues do.
    runtime: tokio::runtime::Handle,
}

impl<O: Outbox> Dispatcher<O> {
    pub fn new(outbox: O, clock: Arc<dyn Clock>) -> Arc<Self> {
        Arc::new(Dispatcher {
            outbox,
            clock,
            permits: Arc::new(Semaphore::new(O::MAX_IN_FLIGHT)),
            failing_permits: Arc::new(Semaphore::new(O::MAX_FAILING_IN_FLIGHT)),
            prefetch_permits: Arc::new(Semaphore::new(O::PREFETCH_LIMIT)),
            queues: Mutex::default(),
            queue_permits: Arc::new(Semaphore::new(O::MAX_OPEN_QUEUES)),
            state: watch::Sender::new(DispatcherState::Idle),
            runtime: tokio::runtime::Handle::current(),
        })
    }

    /// Sends what is due until `stop` resolves. Then waits for the attempts in flight, because an attempt that is cut
    /// off is repeated later.
    pub async fn work_until(self: Arc<Self>, stop: impl Future<Output = ()>) {
        self.state.send_replace(DispatcherState::Running);
        let work = self.runtime.spawn(self.clone().work());
        stop.await;
        self.state.send_replace(DispatcherState::Draining);
        let finished = async {
            let _ = work.await;
            self.queues().values().for_each(|wakeup| wakeup.notify_one());
            self.until_all_closed().await;
        };
        let _ = timeout(DRAIN_TIMEOUT, finished).await;
    }

    async fn work(self: Arc<Self>) {
        let mut state = self.state.subscribe();
        for number in 0.. {
            if self.is_draining() {
                return;
            }
            O::poll(&self, number).await;
            let _ =
                timeout(O::POLL_INTERVAL, state.wait_for(|state| *state == DispatcherState::Draining)).await;
        }
    }

    pub async fn until_all_closed(&self) {
        drop(self.queue_permits.acquire_many(O::MAX_OPEN_QUEUES as u32).await);
    }

    pub fn is_draining(&self) -> bool {
        *self.state.borrow() == DispatcherState::Draining
    }

    /// Runs a task unless the dispatcher is idle or draining.
    pub fn spawn_if_running(&self, task: impl Future<Output = ()> + Send + 'static) {
        if *self.state.borrow() == DispatcherState::Running {
            self.runtime.spawn(task);
        }
    }

    /// Opens the queue, or wakes it if it is open.
    pub fn wake(self: &Arc<Self>, queue: O::Queue) {
        let mut queues = self.queues();
        if let Some(wakeup) = queues.get(&queue) {
            return wakeup.notify_one();
        }
        if let Ok(open) = self.queue_permits.clone().try_acquire_owned()
            && !self.is_draining()
        {
            let wakeup = Arc::new(Notify::new());
            queues.insert(queue.clone(), wakeup.clone());
            self.runtime.spawn(queue::serve(self.clone(), queue, wakeup, open));
        }
    }

    fn queues(&self) -> MutexGuard<'_, HashMap<O::Queue, Arc<Notify>>> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Commits a unit, and retries for a while if the database is unavailable.
pub(crate) async fn commit(storage: &dyn Storage, unit: UnitOfWork) -> Result<(), StorageError> {
    let deadline = Instant::now() + STORE_TIMEOUT;
    loop {
        match storage.commit(unit.clone()).await {
            Err(StorageError::Unavailable(_)) if Instant::now() < deadline => {
                sleep(STORE_RETRY_INTERVAL).await
            }
            stored => return stored,
        }
    }
}
