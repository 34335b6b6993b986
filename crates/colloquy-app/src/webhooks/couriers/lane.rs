//! The deliveries to one endpoint: as many at the same time as it deserves, and none that wait in memory.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use colloquy_domain::EndpointId;
use colloquy_domain::event::Told;
use colloquy_domain::ports::{StorageError, WebhookCall};
use colloquy_domain::webhook::{Attempt, Delivery, Endpoint, LEASE, WhyDisabled};
use futures::FutureExt;
use tokio::sync::{Notify, OwnedSemaphorePermit};
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::Depot;
use super::settle::Tried;

/// Tries under way to an endpoint.
const PARALLEL: usize = 50;

/// To one that has last failed.
const PARALLEL_IF_FAILING: usize = 5;

pub(super) struct Lane {
    depot: Arc<Depot>,
    endpoint: EndpointId,
    bell: Arc<Notify>,
    _open: OwnedSemaphorePermit,
    tries: JoinSet<Tried>,
}

impl Drop for Lane {
    fn drop(&mut self) {
        let mut lanes = self.depot.lanes();
        if lanes.get(&self.endpoint).is_some_and(|bell| Arc::ptr_eq(bell, &self.bell)) {
            lanes.remove(&self.endpoint);
        }
    }
}

impl Lane {
    pub fn new(
        depot: Arc<Depot>,
        endpoint: EndpointId,
        bell: Arc<Notify>,
        open: OwnedSemaphorePermit,
    ) -> Self {
        Lane { depot, endpoint, bell, _open: open, tries: JoinSet::new() }
    }

    /// Until nothing more is due. What ends while outcomes are stored, and others begun, is stored with what ends next.
    pub async fn serve(mut self) {
        let mut is_more = true;
        loop {
            if is_more {
                is_more = self.begin_more().await;
            }
            if self.tries.is_empty() {
                if !is_more || self.depot.is_closing() {
                    if self.closes() {
                        return;
                    }
                    is_more = true;
                }
                continue;
            }
            tokio::select! {
                Some(tried) = self.tries.join_next() => {
                    let mut all = vec![tried];
                    all.extend(std::iter::from_fn(|| self.tries.try_join_next()));
                    let tried = all.into_iter().filter_map(Result::ok).collect();
                    let (depot, endpoint) = (self.depot.clone(), self.endpoint);
                    let begin = async { is_more && self.begin_more().await };
                    let (may_be_more, is_changed) = futures::join!(begin, depot.settle(endpoint, tried));
                    is_more = may_be_more || is_changed;
                }
                () = self.bell.notified() => is_more = true,
            }
        }
    }

    /// Unless somebody has rung meanwhile.
    fn closes(&self) -> bool {
        let mut lanes = self.depot.lanes();
        let is_over = self.depot.is_closing() || self.bell.notified().now_or_never().is_none();
        if is_over {
            lanes.remove(&self.endpoint);
        }
        is_over
    }

    async fn begin_more(&mut self) -> bool {
        if self.depot.is_closing() {
            return false;
        }
        self.begin().await.unwrap_or_else(|error| {
            tracing::warn!(%error, endpoint = %self.endpoint, "due deliveries cannot be begun");
            false
        })
    }

    /// Claims what there are hands for and begins it. Whether there may be more.
    async fn begin(&mut self) -> Result<bool, StorageError> {
        if self.tries.len() >= PARALLEL {
            return Ok(true);
        }
        let depot = self.depot.clone();
        let Some(endpoint) = depot.storage.endpoint(self.endpoint).await? else { return Ok(false) };
        let is_failing = endpoint.failing_since.is_some();
        let parallel = if is_failing { PARALLEL_IF_FAILING } else { PARALLEL };
        let free = parallel.saturating_sub(self.tries.len());
        if free == 0 {
            return Ok(true);
        }
        let Some(mut hands) = depot.free_hands(free, is_failing).await else { return Ok(false) };
        let (now, wanted) = (depot.clock.now(), hands.num_permits());
        let claimed = depot.storage.claim_deliveries(self.endpoint, now, now + LEASE, wanted).await?;
        let is_more = claimed.len() == wanted;
        let mut dropped = Vec::new();
        for (delivery, told) in depot.with_bodies(claimed).await? {
            match why_not(&endpoint, &told) {
                Some(reason) => dropped.push(Tried::dropped(delivery, told, reason)),
                None => {
                    let hand = hands.split(1);
                    self.tries.spawn(attempt(depot.clone(), delivery, told, endpoint.clone(), hand));
                }
            }
        }
        if !dropped.is_empty() {
            depot.settle(self.endpoint, dropped).await;
        }
        Ok(is_more)
    }
}

/// Why a delivery is not to be sent any more.
fn why_not(endpoint: &Endpoint, told: &Told) -> Option<&'static str> {
    match endpoint.disabled.map(|disabled| disabled.why) {
        Some(WhyDisabled::ByOrganization) => Some("the endpoint was disabled"),
        Some(WhyDisabled::Gone) => Some("the endpoint was disabled: it had answered 410 Gone"),
        Some(WhyDisabled::Failing) => Some("the endpoint was disabled: it had taken nothing for five days"),
        Some(WhyDisabled::Deleted) => Some("the endpoint was deleted"),
        None if told.body.is_none() => Some("there is nothing to tell of any more"),
        None => None,
    }
}

async fn attempt(
    depot: Arc<Depot>,
    delivery: Delivery,
    told: Told,
    endpoint: Endpoint,
    hand: Option<OwnedSemaphorePermit>,
) -> Tried {
    let (at, began) = (depot.clock.now(), Instant::now());
    let call = WebhookCall {
        id: told.event.id.to_string(),
        at,
        url: endpoint.url.clone(),
        body: told.body.clone().unwrap_or_default().into(),
        secrets: endpoint.secrets(at),
    };
    let answer = depot.sender.send(&call).await;
    drop(hand);
    depot.counters.attempts.fetch_add(1, Ordering::Relaxed);
    let duration_ms = i64::try_from(began.elapsed().as_millis()).unwrap_or(i64::MAX);
    let attempt = Attempt::new(&delivery, at, duration_ms, answer);
    Tried::answered(delivery, told, attempt)
}

impl Depot {
    /// Waits for one, and takes what others are free, up to a number.
    async fn free_hands(&self, most: usize, is_failing: bool) -> Option<OwnedSemaphorePermit> {
        let hands = if is_failing { &self.hands_for_failing } else { &self.hands };
        let mut taken = hands.clone().acquire_owned().await.ok()?;
        let others = hands.available_permits().min(most - 1);
        if let Ok(others) = hands.clone().try_acquire_many_owned(others as u32) {
            taken.merge(others);
        }
        Some(taken)
    }
}
