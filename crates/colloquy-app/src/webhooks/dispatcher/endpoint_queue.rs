//! The deliveries to one endpoint: a limited number in parallel, and a few prefetched for the permits that become free
//! next.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::{EndpointId, SignedDuration};
use futures::FutureExt;
use tokio::sync::{Notify, OwnedSemaphorePermit};
use tokio::task::{JoinError, JoinSet};

use super::DispatcherShared;
use super::outbox::{ClaimRequest, ClaimedDelivery, ReadyDelivery};
use super::record_outcomes::AttemptedDelivery;

/// The most attempts in flight to one endpoint.
pub(super) const PARALLEL: usize = 50;

/// The most attempts in flight to an endpoint whose last attempt failed.
pub(super) const PARALLEL_IF_FAILING: usize = 5;

/// How many deliveries are claimed beyond that, so that no permit waits for a claim. Only endpoints whose last response
/// came within [`FAST_RESPONSE`] have deliveries prefetched.
pub(super) const PREFETCH: usize = 50;
const FAST_RESPONSE: Duration = Duration::from_secs(1);

/// The smallest number of deliveries worth a claim, unless permits are idle.
const MIN_CLAIM: usize = PREFETCH / 2;

/// A claimed delivery starts within this time or is put back. The rest of the lease is for the attempt and for storing
/// its outcome.
const READY_TIMEOUT: SignedDuration = SignedDuration::from_secs(5);

/// The most attempts whose outcome is not stored yet, including those in flight.
const UNSTORED_LIMIT: usize = 2 * PARALLEL;

pub(super) struct EndpointQueue {
    shared: Arc<DispatcherShared>,
    endpoint: EndpointId,
    wakeup: Arc<Notify>,
    _open: OwnedSemaphorePermit,
    /// Whether there may be due deliveries that are not claimed.
    is_more: bool,
    claiming: JoinSet<ClaimedDelivery>,
    /// How many attempts the endpoint was allowed in parallel at the last claim.
    parallel: usize,
    ready: VecDeque<ReadyDelivery>,
    /// Permits for the attempts that start next.
    permits: Option<OwnedSemaphorePermit>,
    attempts: JoinSet<AttemptedDelivery>,
    ended: Vec<AttemptedDelivery>,
    storing: JoinSet<Stored>,
    being_stored: usize,
    responds_fast: bool,
    /// Whether an attempt has failed and the outcome, which may lower the endpoint's limit, is not stored yet.
    has_unstored_failure: bool,
}

/// What a storing task has written.
enum Stored {
    /// The outcomes of attempts. `is_changed` says whether the endpoint must be read again.
    Outcomes {
        is_changed: bool,
    },
    PutBack,
}

impl Drop for EndpointQueue {
    fn drop(&mut self) {
        let mut queues = self.shared.queues();
        if queues.get(&self.endpoint).is_some_and(|wakeup| Arc::ptr_eq(wakeup, &self.wakeup)) {
            queues.remove(&self.endpoint);
        }
    }
}

impl EndpointQueue {
    pub fn new(
        shared: Arc<DispatcherShared>,
        endpoint: EndpointId,
        wakeup: Arc<Notify>,
        open: OwnedSemaphorePermit,
    ) -> Self {
        EndpointQueue {
            shared,
            endpoint,
            wakeup,
            _open: open,
            is_more: true,
            claiming: JoinSet::new(),
            parallel: PARALLEL,
            ready: VecDeque::new(),
            permits: None,
            attempts: JoinSet::new(),
            ended: Vec::new(),
            storing: JoinSet::new(),
            being_stored: 0,
            responds_fast: false,
            has_unstored_failure: false,
        }
    }

    /// Sends deliveries until nothing more is due. Claims, attempts and stores run concurrently. Attempts that end
    /// during a store are stored together by the next one.
    pub async fn serve(mut self) {
        loop {
            self.store_ended();
            self.start_ready();
            self.claim_more();
            if self.is_idle() {
                if self.close_unless_woken() {
                    return;
                }
                self.is_more = true;
                continue;
            }
            tokio::select! {
                Some(attempted) = self.attempts.join_next() => self.on_attempted(attempted),
                Some(claimed) = self.claiming.join_next() => self.on_claimed(claimed),
                Some(stored) = self.storing.join_next() => self.on_stored(stored),
                () = self.wakeup.notified() => self.is_more = true,
            }
        }
    }

    fn is_idle(&self) -> bool {
        let has_tasks = !(self.attempts.is_empty() && self.claiming.is_empty() && self.storing.is_empty());
        !has_tasks && self.ready.is_empty()
    }

    /// Closes the queue, unless a wakeup has arrived meanwhile. Returns whether it is closed.
    fn close_unless_woken(&self) -> bool {
        let mut queues = self.shared.queues();
        let is_over = self.shared.is_draining() || self.wakeup.notified().now_or_never().is_none();
        if is_over {
            queues.remove(&self.endpoint);
        }
        is_over
    }

    fn store_ended(&mut self) {
        if !self.ended.is_empty() && self.being_stored == 0 {
            let (shared, endpoint, ended) =
                (self.shared.clone(), self.endpoint, std::mem::take(&mut self.ended));
            self.being_stored = ended.len();
            self.storing.spawn(async move {
                Stored::Outcomes { is_changed: shared.record_outcomes(endpoint, ended).await }
            });
        }
    }

    /// Returns how many attempts may start now.
    fn free_slots(&self) -> usize {
        let unstored = self.attempts.len() + self.ended.len() + self.being_stored;
        self.parallel.saturating_sub(self.attempts.len()).min(UNSTORED_LIMIT.saturating_sub(unstored))
    }

    fn start_ready(&mut self) {
        let claimed_since = self.shared.clock.now() - READY_TIMEOUT;
        let is_stale = self.ready.front().is_some_and(|ready| ready.claimed_at < claimed_since);
        if is_stale || self.shared.is_draining() {
            self.put_back();
        }
        if !self.has_unstored_failure {
            for _ in 0..self.free_slots().min(self.ready.len()) {
                let Some(permit) = self.permit() else { break };
                let ready = self.ready.pop_front().map(|ready| ready.attempt(self.shared.clone(), permit));
                ready.map(|attempt| self.attempts.spawn(attempt));
            }
        }
        if self.ready.is_empty() {
            self.permits = None;
        }
    }

    fn permit(&mut self) -> Option<OwnedSemaphorePermit> {
        let permit = self.permits.as_mut().and_then(|permits| permits.split(1));
        permit.or_else(|| self.shared.permits(self.parallel < PARALLEL).clone().try_acquire_owned().ok())
    }

    fn put_back(&mut self) {
        if !self.ready.is_empty() {
            let (shared, endpoint) = (self.shared.clone(), self.endpoint);
            let unstarted = self.ready.drain(..).map(ReadyDelivery::into_delivery).collect();
            self.storing.spawn(async move {
                shared.put_back(endpoint, unstarted).await;
                Stored::PutBack
            });
        }
    }

    fn claim_more(&mut self) {
        if !self.claiming.is_empty() || self.has_unstored_failure || self.shared.is_draining() {
            return;
        }
        let (free, ready) = (self.free_slots(), self.ready.len());
        let available = self.shared.prefetch_permits.available_permits();
        let prefetch =
            if self.responds_fast && self.parallel == PARALLEL { PREFETCH.min(ready + available) } else { 0 };
        let is_worth_it = free + prefetch >= ready + MIN_CLAIM || free > ready;
        // Deliveries are ready and slots are free, so only permits are missing.
        let lacks_permits = free > 0 && ready > 0;
        if lacks_permits || (self.is_more && is_worth_it) {
            self.is_more = false;
            let request = ClaimRequest { parallel: self.parallel, free, ready, prefetch };
            self.claiming.spawn(self.shared.clone().claim(self.endpoint, request));
        }
    }

    fn on_attempted(&mut self, attempted: Result<AttemptedDelivery, JoinError>) {
        let more = std::iter::from_fn(|| self.attempts.try_join_next());
        let ended: Vec<AttemptedDelivery> =
            std::iter::once(attempted).chain(more).filter_map(Result::ok).collect();
        self.has_unstored_failure |= ended.iter().any(|attempted| !attempted.is_delivered());
        if let Some(last) = ended.last() {
            self.responds_fast = last.took_at_most(FAST_RESPONSE);
        }
        self.ended.extend(ended);
    }

    fn on_claimed(&mut self, claimed: Result<ClaimedDelivery, JoinError>) {
        let Ok(claimed) = claimed else { return };
        self.is_more |= claimed.is_more;
        self.parallel = claimed.parallel;
        self.permits = claimed.permits;
        self.ready.extend(claimed.ready);
        self.ended.extend(claimed.dropped);
    }

    fn on_stored(&mut self, stored: Result<Stored, JoinError>) {
        if let Ok(Stored::PutBack) = stored {
            self.is_more = true;
            return;
        }
        self.being_stored = 0;
        self.has_unstored_failure = false;
        if let Ok(Stored::Outcomes { is_changed: true }) = stored {
            self.put_back();
            self.is_more = true;
        }
    }
}
