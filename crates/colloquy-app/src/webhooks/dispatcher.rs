//! Sends due deliveries, with one queue for each endpoint. The node that commits an event starts sending right away. A
//! worker of any node sends the rest.

mod endpoint_queue;
mod outbox;
mod record_outcomes;
mod snapshots;

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use colloquy_domain::ports::{
    Clock, EndpointScope, Ids, Randomness, Storage, WebhookSender, WebhookSerializer,
};
use colloquy_domain::text::EndpointUrl;
use colloquy_domain::{EndpointId, OrganizationId};
use tokio::sync::{Notify, Semaphore, watch};
use tokio::time::timeout;

use endpoint_queue::EndpointQueue;

/// How often a worker polls for due deliveries.
const POLL_INTERVAL: Duration = Duration::from_millis(500);

/// How many polls share one count of due deliveries, because counting takes longer the more there are.
const POLLS_PER_COUNT: u64 = 20;

/// How long a stopping service waits for attempts in flight. Every attempt times out earlier than this.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(20);

/// The most attempts in flight to healthy endpoints, and to endpoints whose last attempt failed. The limits are
/// separate, so failing endpoints never take permits from healthy ones.
const MAX_IN_FLIGHT: usize = 800;
const MAX_FAILING_IN_FLIGHT: usize = 200;

/// The most deliveries that all queues together claim ahead of their attempts and hold in memory.
const PREFETCH_LIMIT: usize = 400;

/// The most endpoints that are served at the same time. Others wait.
const MAX_OPEN_QUEUES: usize = 4_000;

#[derive(Clone)]
pub struct WebhookDispatcher(Arc<DispatcherShared>);

struct DispatcherShared {
    dependencies: DispatcherDependencies,
    permits: Arc<Semaphore>,
    failing_permits: Arc<Semaphore>,
    prefetch_permits: Arc<Semaphore>,
    /// The open queues, each with the wakeup that signals that more deliveries may be due.
    queues: Mutex<HashMap<EndpointId, Arc<Notify>>>,
    queue_permits: Arc<Semaphore>,
    counters: DeliveryCounters,
    state: watch::Sender<DispatcherState>,
    /// Where queues run, because the threads that serve requests end before the queues do.
    runtime: tokio::runtime::Handle,
}

/// The stage of a dispatcher's life. It sends only while it is running: a command that only writes never starts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DispatcherState {
    Idle,
    Running,
    /// Attempts in flight finish, and no new ones start.
    Draining,
}

#[derive(Default)]
struct DeliveryCounters {
    delivered: AtomicU64,
    failed: AtomicU64,
    attempts: AtomicU64,
    due: AtomicI64,
    oldest_due_ms: AtomicI64,
}

/// What this node has sent since its start, and what was due for all nodes at the last poll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DispatcherFigures {
    pub delivered: u64,
    /// Deliveries that were given up.
    pub failed: u64,
    pub attempts: u64,
    pub due: i64,
    /// How long the oldest due delivery has been due.
    pub oldest_due_ms: i64,
}

/// What a [`WebhookDispatcher`] is built from.
pub struct DispatcherDependencies {
    pub storage: Arc<dyn Storage>,
    pub clock: Arc<dyn Clock>,
    pub ids: Arc<dyn Ids>,
    pub randomness: Arc<dyn Randomness>,
    pub sender: Arc<dyn WebhookSender>,
    pub writer: Arc<dyn WebhookSerializer>,
}

impl WebhookDispatcher {
    pub(crate) fn new(dependencies: DispatcherDependencies) -> Self {
        WebhookDispatcher(Arc::new(DispatcherShared {
            dependencies,
            permits: Arc::new(Semaphore::new(MAX_IN_FLIGHT)),
            failing_permits: Arc::new(Semaphore::new(MAX_FAILING_IN_FLIGHT)),
            prefetch_permits: Arc::new(Semaphore::new(PREFETCH_LIMIT)),
            queues: Mutex::default(),
            queue_permits: Arc::new(Semaphore::new(MAX_OPEN_QUEUES)),
            counters: DeliveryCounters::default(),
            state: watch::Sender::new(DispatcherState::Idle),
            runtime: tokio::runtime::Handle::current(),
        }))
    }

    /// Checks that an endpoint may have this URL. The reason may be shown to the organization.
    pub(crate) fn accepts(&self, url: &EndpointUrl) -> Result<(), String> {
        self.0.sender.accepts(url)
    }

    /// Polls the endpoints of an organization now, because a commit may have made deliveries due.
    pub(crate) fn wake(&self, organization: OrganizationId) {
        if *self.0.state.borrow() == DispatcherState::Running {
            let shared = self.0.clone();
            self.0.runtime.spawn(async move { shared.poll(EndpointScope::Organization(organization)).await });
        }
    }

    pub fn figures(&self) -> DispatcherFigures {
        let DeliveryCounters { delivered, failed, attempts, due, oldest_due_ms } = &self.0.counters;
        DispatcherFigures {
            delivered: delivered.load(Ordering::Relaxed),
            failed: failed.load(Ordering::Relaxed),
            attempts: attempts.load(Ordering::Relaxed),
            due: due.load(Ordering::Relaxed),
            oldest_due_ms: oldest_due_ms.load(Ordering::Relaxed),
        }
    }

    /// Sends due deliveries until `stop` resolves. Then waits for the attempts in flight, because an attempt that is
    /// cut off is repeated later.
    pub async fn work_until(self, stop: impl Future<Output = ()>) {
        let shared = self.0.clone();
        self.0.state.send_replace(DispatcherState::Running);
        let work = self.0.runtime.spawn(async move { shared.work().await });
        stop.await;
        self.0.state.send_replace(DispatcherState::Draining);
        let finished = async {
            let _ = work.await;
            self.0.queues().values().for_each(|wakeup| wakeup.notify_one());
            drop(self.0.queue_permits.acquire_many(MAX_OPEN_QUEUES as u32).await);
        };
        let _ = timeout(DRAIN_TIMEOUT, finished).await;
    }
}

impl Deref for DispatcherShared {
    type Target = DispatcherDependencies;

    fn deref(&self) -> &DispatcherDependencies {
        &self.dependencies
    }
}

impl DispatcherShared {
    async fn work(self: &Arc<Self>) {
        let mut state = self.state.subscribe();
        for poll in 0_u64.. {
            if self.is_draining() {
                return;
            }
            self.poll(EndpointScope::All).await;
            if poll.is_multiple_of(POLLS_PER_COUNT) {
                let due = self.storage.count_due(self.clock.now()).await;
                due.into_iter().for_each(|due| self.counters.due.store(due, Ordering::Relaxed));
            }
            let _ = timeout(POLL_INTERVAL, state.wait_for(|state| *state == DispatcherState::Draining)).await;
        }
    }

    fn is_draining(&self) -> bool {
        *self.state.borrow() == DispatcherState::Draining
    }

    /// Opens a queue for each endpoint with due deliveries.
    async fn poll(self: &Arc<Self>, scope: EndpointScope) {
        let now = self.clock.now();
        match self.storage.waiting(scope, now).await {
            Ok(waiting) => {
                waiting.iter().for_each(|waiting| self.wake(waiting.endpoint_id));
                if scope == EndpointScope::All {
                    let oldest = waiting.iter().map(|waiting| now.duration_since(waiting.since)).max();
                    let oldest_ms = oldest.map_or(0, |oldest| oldest.as_millis() as i64);
                    self.counters.oldest_due_ms.store(oldest_ms, Ordering::Relaxed);
                }
            }
            Err(error) => {
                tracing::warn!(%error, "due webhook deliveries could not be read; polling continues")
            }
        }
    }

    fn wake(self: &Arc<Self>, endpoint: EndpointId) {
        let mut queues = self.queues();
        if let Some(wakeup) = queues.get(&endpoint) {
            return wakeup.notify_one();
        }
        let Ok(open) = self.queue_permits.clone().try_acquire_owned() else { return };
        if self.is_draining() {
            return;
        }
        let wakeup = Arc::new(Notify::new());
        queues.insert(endpoint, wakeup.clone());
        let queue = EndpointQueue::new(self.clone(), endpoint, wakeup, open);
        self.runtime.spawn(queue.serve());
    }

    fn queues(&self) -> MutexGuard<'_, HashMap<EndpointId, Arc<Notify>>> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;
