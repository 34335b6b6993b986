//! Stores the outcomes of attempts: all in one unit of work, or each alone if another node has taken one over.

use std::sync::atomic::Ordering;
use std::time::Duration;

use colloquy_domain::event::EventWithSnapshot;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::ports::{Expedite, StorageError, UnitOfWork, Write};
use colloquy_domain::webhook::{
    AttemptOutcome, BackoffJitter, DeliveryAttempt, DeliveryState, WebhookDelivery, WebhookEndpoint,
    WhyDisabled,
};
use colloquy_domain::{EndpointId, Id, LogEntryId, Timestamp};
use serde_json::json;
use tokio::time::{Instant, sleep};

use super::DispatcherShared;

/// How long storing outcomes is retried while the database is unavailable. After that, the deliveries are sent again.
const STORE_TIMEOUT: Duration = Duration::from_secs(20);

const STORE_RETRY_INTERVAL: Duration = Duration::from_millis(500);

/// A delivery with the outcome of its attempt.
pub(super) struct AttemptedDelivery {
    delivery: WebhookDelivery,
    snapshot: EventWithSnapshot,
    /// `None` if the delivery was dropped without an attempt.
    attempt: Option<DeliveryAttempt>,
    outcome: AttemptOutcome,
    is_dropped: bool,
}

impl AttemptedDelivery {
    pub fn answered(
        delivery: WebhookDelivery,
        snapshot: EventWithSnapshot,
        attempt: DeliveryAttempt,
    ) -> Self {
        let outcome = attempt.outcome();
        let is_dropped = matches!(outcome, AttemptOutcome::Gone(_));
        AttemptedDelivery { delivery, snapshot, attempt: Some(attempt), outcome, is_dropped }
    }

    /// Gives up a delivery without an attempt.
    pub fn dropped(delivery: WebhookDelivery, snapshot: EventWithSnapshot, reason: &str) -> Self {
        let outcome = AttemptOutcome::Failed(reason.to_owned());
        AttemptedDelivery { delivery, snapshot, attempt: None, outcome, is_dropped: true }
    }

    pub fn is_delivered(&self) -> bool {
        self.outcome == AttemptOutcome::Delivered
    }

    pub fn took_at_most(&self, time: Duration) -> bool {
        let took_ms = self.attempt.as_ref().map(|attempt| attempt.duration_ms);
        took_ms.is_some_and(|took_ms| i128::from(took_ms) <= time.as_millis() as i128)
    }
}

impl DispatcherShared {
    /// Stores the outcomes of attempts. Returns whether the endpoint must be read again, because it is disabled or
    /// fails.
    pub(super) async fn record_outcomes(
        &self,
        endpoint: EndpointId,
        attempted: Vec<AttemptedDelivery>,
    ) -> bool {
        let now = self.clock.now();
        let reached: Vec<&AttemptOutcome> =
            attempted.iter().filter(|one| one.attempt.is_some()).map(|one| &one.outcome).collect();
        let is_gone = reached.iter().any(|outcome| matches!(outcome, AttemptOutcome::Gone(_)));
        let takes = reached.iter().any(|outcome| **outcome == AttemptOutcome::Delivered);
        let fails = !takes && !reached.is_empty();
        let units: Vec<UnitOfWork> = attempted.into_iter().map(|one| self.outcome_unit(one, now)).collect();
        let stored = self.store(units).await;
        let disabled = async {
            stored?;
            if is_gone {
                return self.disable(endpoint, WhyDisabled::Gone).await;
            }
            let Some(endpoint) = self.storage.endpoint(endpoint).await? else { return Ok(false) };
            if fails && endpoint.has_failed_for_too_long(now) {
                return self.disable(endpoint.id, WhyDisabled::Failing).await;
            }
            self.record_failing(&endpoint, takes, fails.then_some(now)).await.map(|()| fails)
        };
        disabled.await.unwrap_or_else(|error: StorageError| {
            tracing::warn!(%error, %endpoint, "webhook outcomes could not be stored; sending again later");
            false
        })
    }

    /// Makes claimed deliveries due again for any node. If that cannot be stored, they become due when their lease
    /// ends.
    pub(super) async fn put_back(&self, endpoint: EndpointId, deliveries: Vec<WebhookDelivery>) {
        let now = self.clock.now();
        let units = deliveries.into_iter().map(|mut delivery| {
            delivery.put_back(now);
            UnitOfWork::default().with(Write::SaveDelivery(delivery))
        });
        if let Err(error) = self.store(units.collect()).await {
            tracing::warn!(%error, %endpoint, "deliveries could not be put back; waiting for their lease");
        }
    }

    /// Stores since when the endpoint has been failing, if that has changed.
    async fn record_failing(
        &self,
        endpoint: &WebhookEndpoint,
        takes: bool,
        failed_at: Option<Timestamp>,
    ) -> Result<(), StorageError> {
        let since = match endpoint.failing_since {
            Some(_) if takes => None,
            None if failed_at.is_some() => failed_at,
            _ => return Ok(()),
        };
        let write = Write::SaveFailing { endpoint_id: endpoint.id, since };
        self.storage.commit(UnitOfWork::default().with(write)).await
    }

    /// Disables the endpoint and makes its waiting deliveries due, so that they are given up at once.
    async fn disable(&self, id: EndpointId, why: WhyDisabled) -> Result<bool, StorageError> {
        loop {
            let now = self.clock.now();
            let Some(mut endpoint) = self.storage.endpoint(id).await? else { return Ok(false) };
            if !endpoint.disable(why, now).is_made() {
                return Ok(true);
            }
            let unit = UnitOfWork::default()
                .with(Write::SaveEndpoint(endpoint))
                .with(Write::Hurry { which: Expedite::OfEndpoint(id), now });
            match self.storage.commit(unit).await {
                Err(StorageError::Conflict) => {}
                stored => {
                    stored?;
                    tracing::warn!(endpoint = %id, why = why.as_str(), "a webhook endpoint was disabled");
                    return Ok(true);
                }
            }
        }
    }

    async fn store(&self, units: Vec<UnitOfWork>) -> Result<(), StorageError> {
        let mut all: Vec<Write> = units.iter().flat_map(|unit| unit.writes()).cloned().collect();
        // Writes of one kind are adjacent, so that one statement can write them.
        all.sort_by_key(|write| match write {
            Write::SaveDelivery(_) => 0,
            Write::AddAttempt(_) => 1,
            _ => 2,
        });
        match self.commit(all.into_iter().fold(UnitOfWork::default(), UnitOfWork::with)).await {
            Err(StorageError::Conflict | StorageError::Failed(_)) if units.len() > 1 => {
                for unit in units {
                    if let Err(error) = self.commit(unit).await {
                        tracing::warn!(%error, "an outcome was not stored; another node has the delivery");
                    }
                }
                Ok(())
            }
            stored => stored,
        }
    }

    /// Commits the unit, and retries for a while if the database is unavailable.
    async fn commit(&self, unit: UnitOfWork) -> Result<(), StorageError> {
        let stored_by = Instant::now() + STORE_TIMEOUT;
        loop {
            match self.storage.commit(unit.clone()).await {
                Err(StorageError::Unavailable(_)) if Instant::now() < stored_by => {
                    sleep(STORE_RETRY_INTERVAL).await
                }
                stored => return stored,
            }
        }
    }

    fn outcome_unit(&self, attempted: AttemptedDelivery, now: Timestamp) -> UnitOfWork {
        let AttemptedDelivery { mut delivery, snapshot, attempt, outcome, is_dropped } = attempted;
        let reason = match outcome {
            AttemptOutcome::Delivered => None,
            AttemptOutcome::Gone(reason) | AttemptOutcome::Failed(reason) => Some(reason),
        };
        match reason {
            None => delivery.delivered(now),
            Some(reason) if is_dropped => delivery.dropped(reason, now),
            Some(reason) => delivery.postponed(reason, now, BackoffJitter::draw(&*self.randomness)),
        }
        let mut unit = UnitOfWork::default().with(Write::SaveDelivery(delivery.clone()));
        attempt.into_iter().for_each(|attempt| unit.push(Write::AddAttempt(attempt)));
        let event = match delivery.state {
            DeliveryState::Due => return unit,
            DeliveryState::Delivered => {
                self.counters.delivered.fetch_add(1, Ordering::Relaxed);
                EventType::WebhookDelivered
            }
            DeliveryState::Failed => {
                self.counters.failed.fetch_add(1, Ordering::Relaxed);
                EventType::WebhookFailed
            }
        };
        self.entry(&delivery, &snapshot, event, now).into_iter().for_each(|entry| unit.push(entry));
        unit
    }

    /// Returns the log entry for the interview that the event is about. A test event is about none.
    fn entry(
        &self,
        delivery: &WebhookDelivery,
        snapshot: &EventWithSnapshot,
        event: EventType,
        now: Timestamp,
    ) -> Option<Write> {
        let (interview, invitation) = snapshot.interview_id.zip(snapshot.event.invitation_id)?;
        let id: LogEntryId = Id::from_uuid(self.ids.next());
        let owner = (delivery.organization_id, interview);
        let entry = LogEntry::of_interview(id, event, owner, Actor::system(), now).about(invitation);
        let mut data = json!({
            "endpointId": delivery.endpoint_id.to_string(),
            "eventId": delivery.event_id.to_string(),
            "event": delivery.kind.as_str(),
            "attempts": delivery.attempts,
        });
        if let Some(reason) = &delivery.last_error {
            data["reason"] = json!(reason);
        }
        Some(Write::AddLogEntry(entry.with(data)))
    }
}
