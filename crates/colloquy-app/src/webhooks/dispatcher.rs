//! Delivering what is due, each endpoint in a lane of its own. Right after a commit the node that made it begins;
//! what it does not get to, a worker of any node takes up.

mod claim;
mod endpoint_queue;
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

/// How often a worker looks for what has become due.
const LOOK_EVERY: Duration = Duration::from_millis(500);

/// Counting takes longer the more there is.
const LOOKS_TO_A_COUNT: u64 = 20;

/// How long tries that are under way may go on when the service stops; a try ends by itself before.
const FINISH_LIMIT: Duration = Duration::from_secs(20);

/// Tries that are under way at the same time, to endpoints that take what they get and to those that have last failed.
/// The latter never have the hands of the former.
const HANDS: usize = 800;
const HANDS_FOR_FAILING: usize = 200;

/// What all lanes together have claimed ahead: it waits in memory.
const PLACES: usize = 400;

/// Endpoints that are served at the same time; others wait for their turn.
const LANES: usize = 4_000;

#[derive(Clone)]
pub struct WebhookDispatcher(Arc<DispatcherShared>);

struct DispatcherShared {
    equipment: DispatcherDependencies,
    max_in_flight: Arc<Semaphore>,
    hands_for_failing: Arc<Semaphore>,
    places: Arc<Semaphore>,
    /// Those that are open, each with the bell that says there may be more to do.
    lanes: Mutex<HashMap<EndpointId, Arc<Notify>>>,
    open_lanes: Arc<Semaphore>,
    counters: DeliveryCounters,
    shift: watch::Sender<DispatcherState>,
    /// Where lanes run: threads that serve requests end before they do.
    runtime: tokio::runtime::Handle,
}

/// Couriers deliver between the begin and the end of their work. A command that only writes leaves it to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DispatcherState {
    Before,
    Working,
    /// Nothing more is to be begun.
    Closing,
}

#[derive(Default)]
struct DeliveryCounters {
    delivered: AtomicU64,
    failed: AtomicU64,
    attempts: AtomicU64,
    due: AtomicI64,
    oldest_due_ms: AtomicI64,
}

/// What this node has done since its start, and what all of them have before them, as it was when last looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DispatcherFigures {
    pub delivered: u64,
    /// Given up.
    pub failed: u64,
    pub attempts: u64,
    pub due: i64,
    /// How long the first of what is due has been so.
    pub oldest_due_ms: i64,
}

/// What couriers work with.
pub struct DispatcherDependencies {
    pub storage: Arc<dyn Storage>,
    pub clock: Arc<dyn Clock>,
    pub ids: Arc<dyn Ids>,
    pub randomness: Arc<dyn Randomness>,
    pub sender: Arc<dyn WebhookSender>,
    pub writer: Arc<dyn WebhookSerializer>,
}

impl WebhookDispatcher {
    pub(crate) fn new(equipment: DispatcherDependencies) -> Self {
        WebhookDispatcher(Arc::new(DispatcherShared {
            equipment,
            max_in_flight: Arc::new(Semaphore::new(HANDS)),
            hands_for_failing: Arc::new(Semaphore::new(HANDS_FOR_FAILING)),
            places: Arc::new(Semaphore::new(PLACES)),
            lanes: Mutex::default(),
            open_lanes: Arc::new(Semaphore::new(LANES)),
            counters: DeliveryCounters::default(),
            shift: watch::Sender::new(DispatcherState::Before),
            runtime: tokio::runtime::Handle::current(),
        }))
    }

    /// Whether an endpoint may have this address. The reason may be shown to the organization.
    pub(crate) fn accepts(&self, url: &EndpointUrl) -> Result<(), String> {
        self.0.sender.accepts(url)
    }

    /// Something may have become due for an organization's endpoints.
    pub(crate) fn wake(&self, organization: OrganizationId) {
        if *self.0.shift.borrow() == DispatcherState::Working {
            let shared = self.0.clone();
            self.0.runtime.spawn(async move { shared.look(EndpointScope::Organization(organization)).await });
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

    /// Delivers what is due until `stop` is done; then finishes what is under way, for a try that is cut off would be
    /// made again.
    pub async fn work_until(self, stop: impl Future<Output = ()>) {
        let shared = self.0.clone();
        self.0.shift.send_replace(DispatcherState::Working);
        let work = self.0.runtime.spawn(async move { shared.work().await });
        stop.await;
        self.0.shift.send_replace(DispatcherState::Closing);
        let finished = async {
            let _ = work.await;
            self.0.lanes().values().for_each(|wakeup| wakeup.notify_one());
            drop(self.0.open_lanes.acquire_many(LANES as u32).await);
        };
        let _ = timeout(FINISH_LIMIT, finished).await;
    }
}

impl Deref for DispatcherShared {
    type Target = DispatcherDependencies;

    fn deref(&self) -> &DispatcherDependencies {
        &self.equipment
    }
}

impl DispatcherShared {
    async fn work(self: &Arc<Self>) {
        let mut shift = self.shift.subscribe();
        for look in 0_u64.. {
            if self.is_closing() {
                return;
            }
            self.look(EndpointScope::All).await;
            if look.is_multiple_of(LOOKS_TO_A_COUNT) {
                let due = self.storage.count_due(self.clock.now()).await;
                due.into_iter().for_each(|due| self.counters.due.store(due, Ordering::Relaxed));
            }
            let _ = timeout(LOOK_EVERY, shift.wait_for(|shift| *shift == DispatcherState::Closing)).await;
        }
    }

    fn is_closing(&self) -> bool {
        *self.shift.borrow() == DispatcherState::Closing
    }

    /// Opens a lane for each endpoint that something is due for.
    async fn look(self: &Arc<Self>, whose: EndpointScope) {
        let now = self.clock.now();
        match self.storage.waiting(whose, now).await {
            Ok(waiting) => {
                waiting.iter().for_each(|waiting| self.wake(waiting.endpoint_id));
                if whose == EndpointScope::All {
                    let oldest = waiting.iter().map(|waiting| now.duration_since(waiting.since)).max();
                    let oldest_ms = oldest.map_or(0, |oldest| oldest.as_millis() as i64);
                    self.counters.oldest_due_ms.store(oldest_ms, Ordering::Relaxed);
                }
            }
            Err(error) => tracing::warn!(%error, "what is due for endpoints cannot be read"),
        }
    }

    fn wake(self: &Arc<Self>, endpoint: EndpointId) {
        let mut lanes = self.lanes();
        if let Some(wakeup) = lanes.get(&endpoint) {
            return wakeup.notify_one();
        }
        let Ok(open) = self.open_lanes.clone().try_acquire_owned() else { return };
        if self.is_closing() {
            return;
        }
        let wakeup = Arc::new(Notify::new());
        lanes.insert(endpoint, wakeup.clone());
        let queue = EndpointQueue::new(self.clone(), endpoint, wakeup, open);
        self.runtime.spawn(queue.serve());
    }

    fn lanes(&self) -> MutexGuard<'_, HashMap<EndpointId, Arc<Notify>>> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;
