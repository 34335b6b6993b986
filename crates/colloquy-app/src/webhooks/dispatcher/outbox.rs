//! Claims the due deliveries of one endpoint and attempts them.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use colloquy_domain::event::EventWithSnapshot;
use colloquy_domain::ports::{DueClaim, StorageError, WebhookRequest};
use colloquy_domain::webhook::{DeliveryAttempt, LEASE, WebhookDelivery, WebhookEndpoint, WhyDisabled};
use colloquy_domain::{EndpointId, Timestamp};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use super::DispatcherShared;
use super::endpoint_queue::{PARALLEL, PARALLEL_IF_FAILING};
use super::record_outcomes::AttemptedDelivery;

/// What a queue asks for when it claims deliveries.
#[derive(Clone, Copy)]
pub(super) struct ClaimRequest {
    /// How many attempts the endpoint was allowed in parallel at the last claim.
    pub parallel: usize,
    /// How many attempts could start now.
    pub free: usize,
    /// How many claimed deliveries are ready already.
    pub ready: usize,
    /// How many deliveries to hold ready beyond those that can start, counting those that are ready already.
    pub prefetch: usize,
}

#[derive(Default)]
pub(super) struct ClaimedDelivery {
    pub ready: Vec<ReadyDelivery>,
    /// Deliveries that must not be sent any more.
    pub dropped: Vec<AttemptedDelivery>,
    pub permits: Option<OwnedSemaphorePermit>,
    /// How many attempts the endpoint is allowed in parallel.
    pub parallel: usize,
    pub is_more: bool,
}

/// A delivery that is claimed and not attempted yet.
pub(super) struct ReadyDelivery {
    delivery: WebhookDelivery,
    snapshot: EventWithSnapshot,
    body: String,
    endpoint: Arc<WebhookEndpoint>,
    pub claimed_at: Timestamp,
    /// Held while the delivery counts towards the prefetch limit.
    _prefetch_permit: Option<OwnedSemaphorePermit>,
}

impl ReadyDelivery {
    pub fn into_delivery(self) -> WebhookDelivery {
        self.delivery
    }

    pub async fn attempt(
        self,
        shared: Arc<DispatcherShared>,
        permit: OwnedSemaphorePermit,
    ) -> AttemptedDelivery {
        let ReadyDelivery { delivery, snapshot, body, endpoint, .. } = self;
        let (at, began) = (shared.clock.now(), Instant::now());
        let call = WebhookRequest {
            id: snapshot.event.id.to_string(),
            at,
            url: endpoint.url.clone(),
            body: body.into(),
            secrets: endpoint.secrets(at),
        };
        let answer = shared.sender.send(&call).await;
        drop(permit);
        shared.counters.attempts.fetch_add(1, Ordering::Relaxed);
        let duration_ms = i64::try_from(began.elapsed().as_millis()).unwrap_or(i64::MAX);
        let attempt = DeliveryAttempt::new(&delivery, at, duration_ms, answer);
        AttemptedDelivery::answered(delivery, snapshot, attempt)
    }
}

impl DispatcherShared {
    /// Claims the deliveries that have permits, and those that the queue prefetches.
    pub(super) async fn claim(self: Arc<Self>, id: EndpointId, request: ClaimRequest) -> ClaimedDelivery {
        self.try_claim(id, request).await.unwrap_or_else(|error| {
            tracing::warn!(%error, endpoint = %id, "webhook deliveries could not be claimed; retrying");
            ClaimedDelivery { parallel: request.parallel, ..ClaimedDelivery::default() }
        })
    }

    async fn try_claim(
        &self,
        id: EndpointId,
        request: ClaimRequest,
    ) -> Result<ClaimedDelivery, StorageError> {
        let nothing = ClaimedDelivery { parallel: request.parallel, ..ClaimedDelivery::default() };
        let Some(endpoint) = self.storage.endpoint(id).await? else { return Ok(nothing) };
        let is_failing = endpoint.failing_since.is_some();
        let parallel = if is_failing { PARALLEL_IF_FAILING } else { PARALLEL };
        let permits = self
            .acquire_permits((parallel + request.free).saturating_sub(request.parallel), is_failing)
            .await;
        let startable =
            permits.as_ref().map_or(0, OwnedSemaphorePermit::num_permits).saturating_sub(request.ready);
        let prefetch = if is_failing { 0 } else { request.prefetch.saturating_sub(request.ready) };
        let mut prefetch_permits = acquire_up_to(&self.prefetch_permits, prefetch);
        let limit = startable + prefetch_permits.as_ref().map_or(0, OwnedSemaphorePermit::num_permits);
        if limit == 0 {
            return Ok(ClaimedDelivery { permits, parallel, is_more: true, ..nothing });
        }
        let now = self.clock.now();
        let deliveries =
            self.storage.claim_deliveries(id, DueClaim { now, until: now + LEASE, limit }).await?;
        let is_more = deliveries.len() == limit;
        let mut bodies = match self.bodies(&deliveries).await {
            Ok(bodies) => bodies,
            Err(error) => {
                // Without this, they would wait until their lease runs out, as after a crash.
                self.put_back(id, deliveries).await;
                return Err(error);
            }
        };
        let (mut ready, mut dropped) = (Vec::new(), Vec::new());
        let endpoint = Arc::new(endpoint);
        for delivery in deliveries {
            let Some(mut snapshot) = bodies.remove(&delivery.event_id) else { continue };
            match (drop_reason(&endpoint), snapshot.body.take()) {
                (None, Some(body)) => {
                    let prefetched = prefetch_permits.as_mut().filter(|_| ready.len() >= startable);
                    let _prefetch_permit = prefetched.and_then(|prefetch_permits| prefetch_permits.split(1));
                    let endpoint = endpoint.clone();
                    ready.push(ReadyDelivery {
                        delivery,
                        snapshot,
                        body,
                        endpoint,
                        claimed_at: now,
                        _prefetch_permit,
                    });
                }
                (reason, _) => {
                    let reason = reason.unwrap_or("what the event is about no longer exists");
                    dropped.push(AttemptedDelivery::dropped(delivery, snapshot, reason));
                }
            }
        }
        Ok(ClaimedDelivery { ready, dropped, permits, parallel, is_more })
    }

    pub(super) fn permits(&self, is_failing: bool) -> &Arc<Semaphore> {
        if is_failing { &self.failing_permits } else { &self.permits }
    }

    /// Waits for one permit and takes more that are free, up to `most` in total.
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

/// Takes the permits that are free, up to `most`, without waiting.
fn acquire_up_to(permits: &Arc<Semaphore>, most: usize) -> Option<OwnedSemaphorePermit> {
    let count = permits.available_permits().min(most);
    permits.clone().try_acquire_many_owned(count as u32).ok()
}

/// Returns why nothing is sent to a disabled endpoint.
fn drop_reason(endpoint: &WebhookEndpoint) -> Option<&'static str> {
    match endpoint.disabled?.why {
        WhyDisabled::ByOrganization => Some("the endpoint was disabled"),
        WhyDisabled::Gone => Some("the endpoint was disabled: it had answered 410 Gone"),
        WhyDisabled::Failing => Some("the endpoint was disabled: it had failed for five days"),
        WhyDisabled::Deleted => Some("the endpoint was deleted"),
    }
}
