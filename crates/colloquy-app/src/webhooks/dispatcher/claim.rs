//! Claiming what is due to one endpoint, and trying it.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use colloquy_domain::event::EventWithSnapshot;
use colloquy_domain::ports::{StorageError, WebhookRequest};
use colloquy_domain::webhook::{DeliveryAttempt, LEASE, WebhookDelivery, WebhookEndpoint, WhyDisabled};
use colloquy_domain::{EndpointId, Timestamp};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use super::DispatcherShared;
use super::endpoint_queue::{PARALLEL, PARALLEL_IF_FAILING};
use super::record_outcomes::AttemptedDelivery;

/// What a lane wants.
#[derive(Clone, Copy)]
pub(super) struct ClaimRequest {
    /// As the endpoint was when last claimed for.
    pub parallel: usize,
    /// How many of these could begin now.
    pub free: usize,
    /// What it has already.
    pub ready: usize,
    /// How many it wants to have, with what is ready, when no more can begin.
    pub ahead: usize,
}

#[derive(Default)]
pub(super) struct ClaimedDelivery {
    pub ready: Vec<ReadyDelivery>,
    /// Not to be sent any more.
    pub dropped: Vec<AttemptedDelivery>,
    pub max_in_flight: Option<OwnedSemaphorePermit>,
    /// How many tries the endpoint deserves at the same time.
    pub parallel: usize,
    pub is_more: bool,
}

/// Claimed and not begun.
pub(super) struct ReadyDelivery {
    delivery: WebhookDelivery,
    told: EventWithSnapshot,
    body: String,
    endpoint: Arc<WebhookEndpoint>,
    pub claimed_at: Timestamp,
    /// Of those that there are for what is claimed ahead.
    _place: Option<OwnedSemaphorePermit>,
}

impl ReadyDelivery {
    pub fn into_delivery(self) -> WebhookDelivery {
        self.delivery
    }

    pub async fn attempt(
        self,
        shared: Arc<DispatcherShared>,
        hand: OwnedSemaphorePermit,
    ) -> AttemptedDelivery {
        let ReadyDelivery { delivery, told, body, endpoint, .. } = self;
        let (at, began) = (shared.clock.now(), Instant::now());
        let call = WebhookRequest {
            id: told.event.id.to_string(),
            at,
            url: endpoint.url.clone(),
            body: body.into(),
            secrets: endpoint.secrets(at),
        };
        let answer = shared.sender.send(&call).await;
        drop(hand);
        shared.counters.attempts.fetch_add(1, Ordering::Relaxed);
        let duration_ms = i64::try_from(began.elapsed().as_millis()).unwrap_or(i64::MAX);
        let attempt = DeliveryAttempt::new(&delivery, at, duration_ms, answer);
        AttemptedDelivery::answered(delivery, told, attempt)
    }
}

impl DispatcherShared {
    /// Takes what there are hands for, and what is wanted ahead.
    pub(super) async fn claim(self: Arc<Self>, id: EndpointId, wish: ClaimRequest) -> ClaimedDelivery {
        self.claimed(id, wish).await.unwrap_or_else(|error| {
            tracing::warn!(%error, endpoint = %id, "due deliveries cannot be begun");
            ClaimedDelivery { parallel: wish.parallel, ..ClaimedDelivery::default() }
        })
    }

    async fn claimed(&self, id: EndpointId, wish: ClaimRequest) -> Result<ClaimedDelivery, StorageError> {
        let nothing = ClaimedDelivery { parallel: wish.parallel, ..ClaimedDelivery::default() };
        let Some(endpoint) = self.storage.endpoint(id).await? else { return Ok(nothing) };
        let is_failing = endpoint.failing_since.is_some();
        let parallel = if is_failing { PARALLEL_IF_FAILING } else { PARALLEL };
        let max_in_flight =
            self.free_hands((parallel + wish.free).saturating_sub(wish.parallel), is_failing).await;
        let for_hands =
            max_in_flight.as_ref().map_or(0, OwnedSemaphorePermit::num_permits).saturating_sub(wish.ready);
        let ahead = if is_failing { 0 } else { wish.ahead.saturating_sub(wish.ready) };
        let mut places = some_of(&self.places, ahead);
        let limit = for_hands + places.as_ref().map_or(0, OwnedSemaphorePermit::num_permits);
        if limit == 0 {
            return Ok(ClaimedDelivery { max_in_flight, parallel, is_more: true, ..nothing });
        }
        let now = self.clock.now();
        let deliveries = self.storage.claim_deliveries(id, now, now + LEASE, limit).await?;
        let is_more = deliveries.len() == limit;
        let mut bodies = match self.bodies(&deliveries).await {
            Ok(bodies) => bodies,
            Err(error) => {
                // They would wait for as long as if this process had died.
                self.put_back(id, deliveries).await;
                return Err(error);
            }
        };
        let (mut ready, mut dropped) = (Vec::new(), Vec::new());
        let endpoint = Arc::new(endpoint);
        for delivery in deliveries {
            let Some(mut told) = bodies.remove(&delivery.event_id) else { continue };
            match (why_not(&endpoint), told.body.take()) {
                (None, Some(body)) => {
                    let place = places.as_mut().filter(|_| ready.len() >= for_hands);
                    let _place = place.and_then(|places| places.split(1));
                    let endpoint = endpoint.clone();
                    ready.push(ReadyDelivery { delivery, told, body, endpoint, claimed_at: now, _place });
                }
                (reason, _) => {
                    let reason = reason.unwrap_or("there is nothing to tell of any more");
                    dropped.push(AttemptedDelivery::dropped(delivery, told, reason));
                }
            }
        }
        Ok(ClaimedDelivery { ready, dropped, max_in_flight, parallel, is_more })
    }

    pub(super) fn max_in_flight(&self, is_failing: bool) -> &Arc<Semaphore> {
        if is_failing { &self.hands_for_failing } else { &self.max_in_flight }
    }

    /// Waits for one, and takes what others are free, up to a number.
    async fn free_hands(&self, most: usize, is_failing: bool) -> Option<OwnedSemaphorePermit> {
        if most == 0 {
            return None;
        }
        let max_in_flight = self.max_in_flight(is_failing);
        let mut taken = max_in_flight.clone().acquire_owned().await.ok()?;
        if let Some(others) = some_of(max_in_flight, most - 1) {
            taken.merge(others);
        }
        Some(taken)
    }
}

/// What is free, up to a number.
fn some_of(permits: &Arc<Semaphore>, most: usize) -> Option<OwnedSemaphorePermit> {
    let count = permits.available_permits().min(most);
    permits.clone().try_acquire_many_owned(count as u32).ok()
}

/// Why nothing is sent to an endpoint any more.
fn why_not(endpoint: &WebhookEndpoint) -> Option<&'static str> {
    match endpoint.disabled?.why {
        WhyDisabled::ByOrganization => Some("the endpoint was disabled"),
        WhyDisabled::Gone => Some("the endpoint was disabled: it had answered 410 Gone"),
        WhyDisabled::Failing => Some("the endpoint was disabled: it had taken nothing for five days"),
        WhyDisabled::Deleted => Some("the endpoint was deleted"),
    }
}
