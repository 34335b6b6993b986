//! The deliveries to one endpoint: as many at the same time as it deserves, and a few at hand for the hands that become
//! free next.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::{EndpointId, SignedDuration};
use futures::FutureExt;
use tokio::sync::{Notify, OwnedSemaphorePermit};
use tokio::task::{JoinError, JoinSet};

use super::DispatcherShared;
use super::claim::{ClaimRequest, ClaimedDelivery, ReadyDelivery};
use super::record_outcomes::AttemptedDelivery;

/// Tries under way to an endpoint.
pub(super) const PARALLEL: usize = 50;

/// To one that has last failed.
pub(super) const PARALLEL_IF_FAILING: usize = 5;

/// What is claimed beyond that, so that no hand waits for a claim, where the last answer came within this time.
pub(super) const AHEAD: usize = 50;
const SOON: Duration = Duration::from_secs(1);

/// Fewer are not worth a claim, unless hands are idle.
const CLAIM_WORTH: usize = AHEAD / 2;

/// What was claimed is begun within this time or put back: a try and storing what came of it have the rest of the lease.
const FRESH: SignedDuration = SignedDuration::from_secs(5);

/// Tries whose outcome is not stored yet, those under way among them.
const UNSTORED: usize = 2 * PARALLEL;

pub(super) struct EndpointQueue {
    shared: Arc<DispatcherShared>,
    endpoint: EndpointId,
    wakeup: Arc<Notify>,
    _open: OwnedSemaphorePermit,
    /// Whether more may be due than is claimed.
    is_more: bool,
    claiming: JoinSet<ClaimedDelivery>,
    /// As the endpoint was when last claimed for.
    parallel: usize,
    ready: VecDeque<ReadyDelivery>,
    /// For those that are begun next.
    max_in_flight: Option<OwnedSemaphorePermit>,
    tries: JoinSet<AttemptedDelivery>,
    ended: Vec<AttemptedDelivery>,
    storing: JoinSet<Stored>,
    being_stored: usize,
    answers_soon: bool,
    /// One has failed, and it is not stored yet what the endpoint deserves now.
    is_doubtful: bool,
}

/// What has been stored.
enum Stored {
    /// What became of tries, and whether the endpoint is another one now.
    Outcomes {
        is_changed: bool,
    },
    PutBack,
}

impl Drop for EndpointQueue {
    fn drop(&mut self) {
        let mut lanes = self.shared.lanes();
        if lanes.get(&self.endpoint).is_some_and(|wakeup| Arc::ptr_eq(wakeup, &self.wakeup)) {
            lanes.remove(&self.endpoint);
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
            max_in_flight: None,
            tries: JoinSet::new(),
            ended: Vec::new(),
            storing: JoinSet::new(),
            being_stored: 0,
            answers_soon: false,
            is_doubtful: false,
        }
    }

    /// Until nothing more is due. Claiming, trying and storing go on beside each other; what ends while outcomes are
    /// stored is stored with what ends next.
    pub async fn serve(mut self) {
        loop {
            self.store_ended();
            self.begin_ready();
            self.claim_more();
            if self.is_idle() {
                if self.closes() {
                    return;
                }
                self.is_more = true;
                continue;
            }
            tokio::select! {
                Some(tried) = self.tries.join_next() => self.take(tried),
                Some(claimed) = self.claiming.join_next() => self.receive(claimed),
                Some(stored) = self.storing.join_next() => self.note(stored),
                () = self.wakeup.notified() => self.is_more = true,
            }
        }
    }

    fn is_idle(&self) -> bool {
        let has_tasks = !(self.tries.is_empty() && self.claiming.is_empty() && self.storing.is_empty());
        !has_tasks && self.ready.is_empty()
    }

    /// Unless somebody has rung meanwhile.
    fn closes(&self) -> bool {
        let mut lanes = self.shared.lanes();
        let is_over = self.shared.is_closing() || self.wakeup.notified().now_or_never().is_none();
        if is_over {
            lanes.remove(&self.endpoint);
        }
        is_over
    }

    fn store_ended(&mut self) {
        if !self.ended.is_empty() && self.being_stored == 0 {
            let (shared, endpoint, ended) =
                (self.shared.clone(), self.endpoint, std::mem::take(&mut self.ended));
            self.being_stored = ended.len();
            self.storing
                .spawn(async move { Stored::Outcomes { is_changed: shared.settle(endpoint, ended).await } });
        }
    }

    /// How many may be begun now.
    fn free(&self) -> usize {
        let unstored = self.tries.len() + self.ended.len() + self.being_stored;
        self.parallel.saturating_sub(self.tries.len()).min(UNSTORED.saturating_sub(unstored))
    }

    fn begin_ready(&mut self) {
        let fresh_since = self.shared.clock.now() - FRESH;
        let is_stale = self.ready.front().is_some_and(|ready| ready.claimed_at < fresh_since);
        if is_stale || self.shared.is_closing() {
            self.put_back();
        }
        if !self.is_doubtful {
            for _ in 0..self.free().min(self.ready.len()) {
                let Some(hand) = self.hand() else { break };
                let ready = self.ready.pop_front().map(|ready| ready.attempt(self.shared.clone(), hand));
                ready.map(|attempt| self.tries.spawn(attempt));
            }
        }
        if self.ready.is_empty() {
            self.max_in_flight = None;
        }
    }

    fn hand(&mut self) -> Option<OwnedSemaphorePermit> {
        let hand = self.max_in_flight.as_mut().and_then(|max_in_flight| max_in_flight.split(1));
        hand.or_else(|| self.shared.max_in_flight(self.parallel < PARALLEL).clone().try_acquire_owned().ok())
    }

    fn put_back(&mut self) {
        if !self.ready.is_empty() {
            let (shared, endpoint) = (self.shared.clone(), self.endpoint);
            let unbegun = self.ready.drain(..).map(ReadyDelivery::into_delivery).collect();
            self.storing.spawn(async move {
                shared.put_back(endpoint, unbegun).await;
                Stored::PutBack
            });
        }
    }

    fn claim_more(&mut self) {
        if !self.claiming.is_empty() || self.is_doubtful || self.shared.is_closing() {
            return;
        }
        let (free, ready) = (self.free(), self.ready.len());
        let places = self.shared.places.available_permits();
        let ahead =
            if self.answers_soon && self.parallel == PARALLEL { AHEAD.min(ready + places) } else { 0 };
        let is_worth_it = free + ahead >= ready + CLAIM_WORTH || free > ready;
        // What is ready and free to be begun has no hand.
        let lacks_hands = free > 0 && ready > 0;
        if lacks_hands || (self.is_more && is_worth_it) {
            self.is_more = false;
            let wish = ClaimRequest { parallel: self.parallel, free, ready, ahead };
            self.claiming.spawn(self.shared.clone().claim(self.endpoint, wish));
        }
    }

    fn take(&mut self, tried: Result<AttemptedDelivery, JoinError>) {
        let more = std::iter::from_fn(|| self.tries.try_join_next());
        let ended: Vec<AttemptedDelivery> =
            std::iter::once(tried).chain(more).filter_map(Result::ok).collect();
        self.is_doubtful |= ended.iter().any(|tried| !tried.is_delivered());
        if let Some(last) = ended.last() {
            self.answers_soon = last.took_at_most(SOON);
        }
        self.ended.extend(ended);
    }

    fn receive(&mut self, claimed: Result<ClaimedDelivery, JoinError>) {
        let Ok(claimed) = claimed else { return };
        self.is_more |= claimed.is_more;
        self.parallel = claimed.parallel;
        self.max_in_flight = claimed.max_in_flight;
        self.ready.extend(claimed.ready);
        self.ended.extend(claimed.dropped);
    }

    fn note(&mut self, stored: Result<Stored, JoinError>) {
        if let Ok(Stored::PutBack) = stored {
            self.is_more = true;
            return;
        }
        self.being_stored = 0;
        self.is_doubtful = false;
        if let Ok(Stored::Outcomes { is_changed: true }) = stored {
            self.put_back();
            self.is_more = true;
        }
    }
}
