//! One queue: a limited number of attempts in parallel, and a few deliveries prefetched for the permits that become free
//! next.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::ports::{DueClaim, StorageError};
use colloquy_domain::{SignedDuration, Timestamp};
use futures::FutureExt;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::task::{JoinError, JoinSet};
use tokio::time::Instant;

use super::{Dispatcher, Outbox};

/// Only queues whose last attempt took no longer than this prefetch.
const FAST_RESPONSE: Duration = Duration::from_secs(1);

/// The smallest number of deliveries worth a claim, unless permits are idle.
const MIN_CLAIM: usize = 25;

/// A claimed delivery starts within this time or is put back. The rest of the lease is for the attempt and for storing
/// its outcome.
const READY_TIMEOUT: SignedDuration = SignedDuration::from_secs(5);

/// A target that was read longer ago is read again before a claim.
const TARGET_AGE: Duration = Duration::from_millis(100);

struct DeliveryQueue<O: Outbox> {
    dispatcher: Arc<Dispatcher<O>>,
    /// Released before the queue's name, which may hold a permit that lets another queue open.
    _open: OwnedSemaphorePermit,
    queue: O::Queue,
    wakeup: Arc<Notify>,
    /// Whether there may be due deliveries that are not claimed.
    is_more: bool,
    claiming: JoinSet<Result<QueueClaim<O>, StorageError>>,
    /// Whether the queue was failing at the last claim.
    is_failing: bool,
    ready: VecDeque<ReadyDelivery<O>>,
    /// Permits for the attempts that start next.
    permits: Option<OwnedSemaphorePermit>,
    attempts: JoinSet<(O::Attempted, Duration)>,
    ended: Vec<O::Attempted>,
    /// Stores outcomes and returns whether the target must be read again, or puts back and returns `None`.
    storing: JoinSet<Option<bool>>,
    being_stored: usize,
    responds_fast: bool,
    /// Whether an attempt has failed and the outcome, which may lower the queue's limit, is not stored yet.
    has_unstored_failure: bool,
    /// Whether the claim in flight may have read a target that has changed since.
    is_claim_outdated: bool,
}

/// A delivery that is claimed and not attempted yet.
struct ReadyDelivery<O: Outbox> {
    claimed: O::Claimed,
    claimed_at: Timestamp,
    /// Held while the delivery counts towards the prefetch limit.
    prefetch_permit: Option<OwnedSemaphorePermit>,
}

/// What a queue asks for when it claims.
#[derive(Clone, Copy)]
struct ClaimRequest {
    /// How many of the attempts that the queue may have in flight could not start now.
    taken: usize,
    /// How many claimed deliveries are ready already.
    ready: usize,
    /// How many deliveries to hold ready beyond the ones that can start, counting the ones that are ready already.
    prefetch: usize,
}

struct QueueClaim<O: Outbox> {
    ready: Vec<ReadyDelivery<O>>,
    permits: Option<OwnedSemaphorePermit>,
    is_failing: bool,
    is_more: bool,
}

/// Serves a queue until nothing more is due.
pub(super) async fn serve<O: Outbox>(
    dispatcher: Arc<Dispatcher<O>>,
    queue: O::Queue,
    wakeup: Arc<Notify>,
    open: OwnedSemaphorePermit,
) {
    let queue = DeliveryQueue {
        dispatcher,
        _open: open,
        queue,
        wakeup,
        is_more: true,
        claiming: JoinSet::new(),
        is_failing: false,
        ready: VecDeque::new(),
        permits: None,
        attempts: JoinSet::new(),
        ended: Vec::new(),
        storing: JoinSet::new(),
        being_stored: 0,
        responds_fast: false,
        has_unstored_failure: false,
        is_claim_outdated: false,
    };
    queue.serve().await;
}

impl<O: Outbox> Drop for DeliveryQueue<O> {
    fn drop(&mut self) {
        let mut queues = self.dispatcher.queues();
        if queues.get(&self.queue).is_some_and(|wakeup| Arc::ptr_eq(wakeup, &self.wakeup)) {
            queues.remove(&self.queue);
        }
    }
}

impl<O: Outbox> DeliveryQueue<O> {
    /// Claims, attempts and stores run concurrently. Attempts that end during a store are stored together by the next
    /// one.
    async fn serve(mut self) {
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
        let mut queues = self.dispatcher.queues();
        let is_over = self.dispatcher.is_draining() || self.wakeup.notified().now_or_never().is_none();
        if is_over {
            queues.remove(&self.queue);
        }
        is_over
    }

    fn store_ended(&mut self) {
        if !self.ended.is_empty() && self.being_stored == 0 {
            let (dispatcher, queue, ended) =
                (self.dispatcher.clone(), self.queue.clone(), std::mem::take(&mut self.ended));
            self.being_stored = ended.len();
            self.storing.spawn(async move { Some(dispatcher.outbox.record_outcomes(&queue, ended).await) });
        }
    }

    /// Returns how many attempts may start now. At most twice as many as may be in flight are not stored yet.
    fn free_slots(&self) -> usize {
        let unstored = self.attempts.len() + self.ended.len() + self.being_stored;
        let parallel = parallel::<O>(self.is_failing);
        parallel.saturating_sub(self.attempts.len()).min((2 * O::PARALLEL).saturating_sub(unstored))
    }

    fn start_ready(&mut self) {
        let claimed_since = self.dispatcher.clock.now() - READY_TIMEOUT;
        let is_stale = self.ready.front().is_some_and(|ready| ready.claimed_at < claimed_since);
        if is_stale || self.dispatcher.is_draining() {
            self.put_back();
        }
        if !self.has_unstored_failure {
            for _ in 0..self.free_slots().min(self.ready.len()) {
                let Some(permit) = self.permit() else { break };
                if let Some(ready) = self.ready.pop_front() {
                    self.start(ready, permit);
                }
            }
        }
        if self.ready.is_empty() {
            self.permits = None;
        }
    }

    fn start(&mut self, ready: ReadyDelivery<O>, permit: OwnedSemaphorePermit) {
        let (dispatcher, queue) = (self.dispatcher.clone(), self.queue.clone());
        self.attempts.spawn(async move {
            let began = Instant::now();
            let attempted = dispatcher.outbox.attempt(&queue, ready.claimed).await;
            // While attempts are slow, the permits that they keep also limit what is prefetched.
            drop((permit, ready.prefetch_permit));
            (attempted, began.elapsed())
        });
    }

    fn permit(&mut self) -> Option<OwnedSemaphorePermit> {
        let permit = self.permits.as_mut().and_then(|permits| permits.split(1));
        permit.or_else(|| self.dispatcher.permits(self.is_failing).clone().try_acquire_owned().ok())
    }

    fn put_back(&mut self) {
        if !self.ready.is_empty() {
            let (dispatcher, queue) = (self.dispatcher.clone(), self.queue.clone());
            let unstarted = self.ready.drain(..).map(|ready| ready.claimed).collect();
            self.storing.spawn(async move {
                dispatcher.outbox.put_back(&queue, unstarted).await;
                None
            });
        }
    }

    fn claim_more(&mut self) {
        if !self.claiming.is_empty() || self.has_unstored_failure || self.dispatcher.is_draining() {
            return;
        }
        let (free, ready) = (self.free_slots(), self.ready.len());
        let available = self.dispatcher.prefetch_permits.available_permits();
        let prefetches = self.responds_fast && !self.is_failing;
        let prefetch = if prefetches { O::PREFETCH.min(ready + available) } else { 0 };
        let is_worth_it = free + prefetch >= ready + MIN_CLAIM || free > ready;
        // Deliveries are ready and slots are free, so only permits are missing.
        let lacks_permits = free > 0 && ready > 0;
        if lacks_permits || (self.is_more && is_worth_it) {
            self.is_more = false;
            let taken = parallel::<O>(self.is_failing) - free;
            let request = ClaimRequest { taken, ready, prefetch };
            self.claiming.spawn(self.dispatcher.clone().claim(self.queue.clone(), request));
        }
    }

    fn on_attempted(&mut self, attempted: Result<(O::Attempted, Duration), JoinError>) {
        let more = std::iter::from_fn(|| self.attempts.try_join_next());
        for (attempted, duration) in std::iter::once(attempted).chain(more).filter_map(Result::ok) {
            self.has_unstored_failure |= O::is_failure(&attempted);
            self.responds_fast = duration <= FAST_RESPONSE;
            self.ended.push(attempted);
        }
    }

    fn on_claimed(&mut self, claimed: Result<Result<QueueClaim<O>, StorageError>, JoinError>) {
        match claimed {
            Ok(Ok(claimed)) => {
                self.is_more |= claimed.is_more;
                self.is_failing = claimed.is_failing;
                self.permits = claimed.permits;
                self.ready.extend(claimed.ready);
            }
            Ok(Err(error)) => O::log_claim_failure(&self.queue, &error),
            Err(_) => {}
        }
        if std::mem::take(&mut self.is_claim_outdated) {
            self.put_back();
            self.is_more = true;
        }
    }

    fn on_stored(&mut self, stored: Result<Option<bool>, JoinError>) {
        let is_put_back = matches!(stored, Ok(None));
        let must_read_target = matches!(stored, Ok(Some(true)));
        if !is_put_back {
            self.being_stored = 0;
            // Attempts that failed during the store are not in it.
            self.has_unstored_failure = self.ended.iter().any(O::is_failure);
        }
        if must_read_target {
            self.put_back();
            // A claim in flight may have read the target before the outcome changed it.
            self.is_claim_outdated = !self.claiming.is_empty();
        }
        self.is_more |= is_put_back || must_read_target;
    }
}

/// Returns how many attempts a queue may have in flight.
fn parallel<O: Outbox>(is_failing: bool) -> usize {
    if is_failing { O::PARALLEL_IF_FAILING } else { O::PARALLEL }
}

impl<O: Outbox> Dispatcher<O> {
    /// Claims the deliveries that have permits, and the ones that the queue prefetches.
    async fn claim(
        self: Arc<Self>,
        queue: O::Queue,
        request: ClaimRequest,
    ) -> Result<QueueClaim<O>, StorageError> {
        let mut target = self.outbox.target(&queue).await?;
        let is_failing = O::is_failing(&target);
        let free = parallel::<O>(is_failing).saturating_sub(request.taken);
        let began = Instant::now();
        let permits = self.acquire_permits(free, is_failing).await;
        if began.elapsed() > TARGET_AGE {
            // It may have been disabled, deleted or changed during the wait.
            target = self.outbox.target(&queue).await?;
            if O::is_failing(&target) != is_failing {
                return Ok(QueueClaim {
                    ready: Vec::new(),
                    permits: None,
                    is_failing: !is_failing,
                    is_more: true,
                });
            }
        }
        let startable = count(&permits).saturating_sub(request.ready);
        let prefetch = if is_failing { 0 } else { request.prefetch.saturating_sub(request.ready) };
        let mut prefetch_permits = acquire_up_to(&self.prefetch_permits, prefetch);
        let (now, limit) = (self.clock.now(), startable + count(&prefetch_permits));
        let claim = DueClaim { now, until: now + O::LEASE, limit };
        let claimed = match limit > 0 && !self.is_draining() {
            true => self.outbox.claim(&queue, target, claim).await?,
            false => Vec::new(),
        };
        let is_more = claimed.len() == limit;
        let ready = claimed.into_iter().enumerate().map(|(place, claimed)| {
            let prefetched = prefetch_permits.as_mut().filter(|_| place >= startable);
            let prefetch_permit = prefetched.and_then(|permits| permits.split(1));
            ReadyDelivery { claimed, claimed_at: now, prefetch_permit }
        });
        Ok(QueueClaim { ready: ready.collect(), permits, is_failing, is_more })
    }

    fn permits(&self, is_failing: bool) -> &Arc<Semaphore> {
        if is_failing { &self.failing_permits } else { &self.permits }
    }

    /// Waits for one permit and takes more that are free, up to `most` in total. Permits come before the claim, so its
    /// lease does not run out while it waits for them.
    async fn acquire_permits(&self, most: usize, is_failing: bool) -> Option<OwnedSemaphorePermit> {
        if most == 0 {
            return None;
        }
        let permits = self.permits(is_failing);
        let mut taken = permits.clone().acquire_owned().await.ok()?;
        if let Some(others) = acquire_up_to(permits, most - 1) {
            taken.merge(others);
        }
        Some(taken)
    }
}

fn count(permits: &Option<OwnedSemaphorePermit>) -> usize {
    permits.as_ref().map_or(0, OwnedSemaphorePermit::num_permits)
}

/// Takes the permits that are free, up to `most`, without waiting.
fn acquire_up_to(permits: &Arc<Semaphore>, most: usize) -> Option<OwnedSemaphorePermit> {
    let count = permits.available_permits().min(most);
    permits.clone().try_acquire_many_owned(count as u32).ok()
}

#[cfg(test)]
mod tests;
