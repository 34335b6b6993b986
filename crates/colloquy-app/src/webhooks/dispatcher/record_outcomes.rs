//! Stores the outcomes of attempts: all in one unit of work, or each alone if another node has taken one over.

use colloquy_domain::event::EventWithBody;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::ports::{Expedite, StorageError, UnitOfWork, Write};
use colloquy_domain::webhook::{
    AttemptOutcome, BackoffJitter, DeliveryAttempt, DeliveryState, DisabledReason, WebhookDelivery,
};
use colloquy_domain::{EndpointId, Id, LogEntryId, Timestamp};
use serde_json::json;

use super::WebhookOutbox;
use crate::delivery::commit;

/// A delivery with the outcome of its attempt.
pub(crate) struct AttemptedDelivery {
    pub delivery: WebhookDelivery,
    pub snapshot: EventWithBody,
    /// `None` if the delivery was dropped without an attempt.
    pub attempt: Option<DeliveryAttempt>,
    pub outcome: AttemptOutcome,
}

impl WebhookOutbox {
    pub(super) async fn put_back_deliveries(&self, endpoint: EndpointId, deliveries: Vec<WebhookDelivery>) {
        let now = self.clock.now();
        let units = deliveries.into_iter().map(|mut delivery| {
            delivery.put_back(now);
            UnitOfWork::default().with(Write::SaveDelivery(delivery))
        });
        if let Err(error) = self.store(units.collect()).await {
            tracing::warn!(%error, %endpoint, "deliveries could not be put back; waiting for their lease");
        }
    }

    /// Disables the endpoint and makes its waiting deliveries due, so that they are given up at once.
    pub(super) async fn disable(&self, id: EndpointId, why: DisabledReason) -> Result<bool, StorageError> {
        loop {
            let now = self.clock.now();
            let Some(mut endpoint) = self.storage.endpoint(id).await? else { return Ok(false) };
            if !endpoint.disable(why, now).is_made() {
                return Ok(true);
            }
            let unit = UnitOfWork::default().with(Write::SaveEndpoint(endpoint));
            let expedite = Write::Expedite { which: Expedite::OfEndpoint(id), now };
            match self.storage.commit(unit.with(expedite)).await {
                Err(StorageError::Conflict) => continue,
                stored => stored?,
            }
            tracing::warn!(endpoint = %id, why = why.as_str(), "a webhook endpoint was disabled");
            return Ok(true);
        }
    }

    pub(super) async fn store(&self, units: Vec<UnitOfWork>) -> Result<(), StorageError> {
        let mut all: Vec<Write> = units.iter().flat_map(|unit| unit.writes()).cloned().collect();
        // Writes of one kind are adjacent, so that one statement can write them.
        all.sort_by_key(|write| match write {
            Write::SaveDelivery(_) => 0,
            Write::AddAttempt(_) => 1,
            _ => 2,
        });
        match commit(&*self.storage, all.into_iter().fold(UnitOfWork::default(), UnitOfWork::with)).await {
            Err(StorageError::Conflict | StorageError::Failed(_)) if units.len() > 1 => {
                for unit in units {
                    if let Err(error) = commit(&*self.storage, unit).await {
                        tracing::warn!(%error, "an outcome was not stored; another node has the delivery");
                    }
                }
                Ok(())
            }
            stored => stored,
        }
    }

    pub(super) fn outcome_unit(&self, attempted: AttemptedDelivery, now: Timestamp) -> UnitOfWork {
        let AttemptedDelivery { mut delivery, snapshot, attempt, outcome } = attempted;
        match (outcome, &attempt) {
            (AttemptOutcome::Delivered, _) => delivery.delivered(now),
            (AttemptOutcome::Failed(reason), Some(_)) => {
                delivery.postponed(reason, now, BackoffJitter::draw(&*self.randomness));
            }
            (AttemptOutcome::Failed(reason) | AttemptOutcome::Gone(reason), _) => {
                delivery.dropped(reason, now)
            }
        }
        let mut unit = UnitOfWork::default().with(Write::SaveDelivery(delivery.clone()));
        attempt.into_iter().for_each(|attempt| unit.push(Write::AddAttempt(attempt)));
        let event = match delivery.state {
            DeliveryState::Due => return unit,
            DeliveryState::Delivered => {
                self.figures().delivered += 1;
                EventType::WebhookDelivered
            }
            DeliveryState::Failed => {
                self.figures().failed += 1;
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
        snapshot: &EventWithBody,
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
