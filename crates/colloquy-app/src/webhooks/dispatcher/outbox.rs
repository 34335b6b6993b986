//! Claims the due deliveries of one endpoint and attempts them.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::event::EventWithBody;
use colloquy_domain::ports::{DueClaim, OrganizationScope, StorageError, UnitOfWork, WebhookRequest, Write};
use colloquy_domain::webhook::{
    AttemptOutcome, DeliveryAttempt, DisabledReason, LEASE, WebhookDelivery, WebhookEndpoint,
};
use colloquy_domain::{EndpointId, SignedDuration};
use tokio::time::Instant;

use super::record_outcomes::AttemptedDelivery;
use super::{POLLS_PER_COUNT, WebhookOutbox, wake_endpoints};
use crate::delivery::{Dispatcher, Outbox};

pub(crate) struct ClaimedDelivery {
    delivery: WebhookDelivery,
    snapshot: EventWithBody,
    endpoint: Arc<WebhookEndpoint>,
}

#[async_trait]
impl Outbox for WebhookOutbox {
    const POLL_INTERVAL: Duration = Duration::from_millis(500);
    const LEASE: SignedDuration = LEASE;
    const MAX_OPEN_QUEUES: usize = 4_000;
    const MAX_IN_FLIGHT: usize = 800;
    const MAX_FAILING_IN_FLIGHT: usize = 200;
    const PREFETCH_LIMIT: usize = 400;
    const PARALLEL: usize = 50;
    const PARALLEL_IF_FAILING: usize = 5;
    const PREFETCH: usize = 50;

    type Queue = EndpointId;
    type Target = Option<WebhookEndpoint>;
    type Claimed = ClaimedDelivery;
    type Attempted = AttemptedDelivery;

    async fn poll(dispatcher: &Arc<Dispatcher<Self>>, number: u64) {
        wake_endpoints(dispatcher.clone(), OrganizationScope::All).await;
        if number.is_multiple_of(POLLS_PER_COUNT) {
            let outbox = &dispatcher.outbox;
            let due = outbox.storage.count_due(outbox.clock.now()).await;
            due.into_iter().for_each(|due| outbox.figures().due = due);
        }
    }

    async fn target(&self, endpoint: &EndpointId) -> Result<Option<WebhookEndpoint>, StorageError> {
        self.storage.endpoint(*endpoint).await
    }

    fn is_failing(endpoint: &Option<WebhookEndpoint>) -> bool {
        endpoint.as_ref().is_some_and(|endpoint| endpoint.failing_since.is_some())
    }

    async fn claim(
        &self,
        id: &EndpointId,
        endpoint: Option<WebhookEndpoint>,
        claim: DueClaim,
    ) -> Result<Vec<ClaimedDelivery>, StorageError> {
        let Some(endpoint) = endpoint.map(Arc::new) else { return Ok(Vec::new()) };
        let deliveries = self.storage.claim_deliveries(*id, claim).await?;
        let mut bodies = match self.bodies(&deliveries).await {
            Ok(bodies) => bodies,
            Err(error) => {
                // Without this, they would wait until their lease runs out, as after a crash.
                self.put_back_deliveries(*id, deliveries).await;
                return Err(error);
            }
        };
        let claimed = deliveries.into_iter().filter_map(|delivery| {
            let snapshot = bodies.remove(&delivery.event_id)?;
            Some(ClaimedDelivery { delivery, snapshot, endpoint: endpoint.clone() })
        });
        Ok(claimed.collect())
    }

    fn log_claim_failure(endpoint: &EndpointId, error: &StorageError) {
        tracing::warn!(%error, %endpoint, "webhook deliveries could not be claimed; retrying");
    }

    async fn attempt(&self, _: &EndpointId, claimed: ClaimedDelivery) -> AttemptedDelivery {
        let ClaimedDelivery { delivery, mut snapshot, endpoint } = claimed;
        let (at, began, body) = (self.clock.now(), Instant::now(), snapshot.body.take());
        let gone = body.is_none().then_some("what the event is about no longer exists");
        if let Some(reason) = drop_reason(&endpoint).or(gone) {
            let outcome = AttemptOutcome::Failed(reason.to_owned());
            return AttemptedDelivery { delivery, snapshot, attempt: None, outcome };
        }
        let call = WebhookRequest {
            id: snapshot.event.id.to_string(),
            at,
            url: endpoint.url.clone(),
            body: body.unwrap_or_default().into(),
            secrets: endpoint.secrets(at),
        };
        let answer = self.sender.send(&call).await;
        self.figures().attempts += 1;
        let duration_ms = i64::try_from(began.elapsed().as_millis()).unwrap_or(i64::MAX);
        let attempt = DeliveryAttempt::new(&delivery, at, duration_ms, answer);
        AttemptedDelivery { delivery, snapshot, outcome: attempt.outcome(), attempt: Some(attempt) }
    }

    fn is_failure(attempted: &AttemptedDelivery) -> bool {
        attempted.attempt.is_some() && attempted.outcome != AttemptOutcome::Delivered
    }

    async fn record_outcomes(&self, endpoint: &EndpointId, attempted: Vec<AttemptedDelivery>) -> bool {
        let (id, now) = (*endpoint, self.clock.now());
        let reached = || attempted.iter().filter(|one| one.attempt.is_some()).map(|one| &one.outcome);
        let is_gone = reached().any(|outcome| matches!(outcome, AttemptOutcome::Gone(_)));
        let is_reached = reached().next().is_some();
        let fails = is_reached && !reached().any(|outcome| *outcome == AttemptOutcome::Delivered);
        let units = attempted.into_iter().map(|one| self.outcome_unit(one, now)).collect();
        let is_changed = async {
            self.store(units).await?;
            if is_gone {
                return self.disable(id, DisabledReason::Gone).await;
            }
            let Some(endpoint) = self.storage.endpoint(id).await? else { return Ok(false) };
            if fails && endpoint.has_failed_for_too_long(now) {
                return self.disable(id, DisabledReason::Failing).await;
            }
            if is_reached && fails != endpoint.failing_since.is_some() {
                let write = Write::SaveFailing { endpoint_id: id, since: fails.then_some(now) };
                self.storage.commit(UnitOfWork::default().with(write)).await?;
            }
            Ok(fails)
        };
        is_changed.await.unwrap_or_else(|error: StorageError| {
            tracing::warn!(%error, %endpoint, "webhook outcomes could not be stored; sending again later");
            false
        })
    }

    async fn put_back(&self, endpoint: &EndpointId, claimed: Vec<ClaimedDelivery>) {
        self.put_back_deliveries(*endpoint, claimed.into_iter().map(|claimed| claimed.delivery).collect())
            .await;
    }
}

/// Returns why nothing is sent to a disabled endpoint.
fn drop_reason(endpoint: &WebhookEndpoint) -> Option<&'static str> {
    match endpoint.disabled?.why {
        DisabledReason::ByOrganization => Some("the endpoint was disabled"),
        DisabledReason::Gone => Some("the endpoint was disabled: it had answered 410 Gone"),
        DisabledReason::Failing => Some("the endpoint was disabled: it had failed for five days"),
        DisabledReason::Deleted => Some("the endpoint was deleted"),
    }
}
