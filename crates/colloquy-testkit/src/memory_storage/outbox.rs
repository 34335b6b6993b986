//! What webhooks tell of, endpoints, and deliveries to them.

use async_trait::async_trait;
use colloquy_domain::event::{Event, Told};
use colloquy_domain::ports::{Deliveries, Endpoints, Events, Page, StorageError, Waiting, Whose};
use colloquy_domain::webhook::{Attempt, Delivery, Endpoint};
use colloquy_domain::{EndpointId, EventId, InvitationId, OrganizationId};
use jiff::Timestamp;

use super::MemoryStorage;

#[async_trait]
impl Events for MemoryStorage {
    async fn events_of(&self, invitation: InvitationId) -> Result<Vec<Event>, StorageError> {
        let shelves = self.shelves()?;
        let is_of = |event: &&Event| event.invitation_id == Some(invitation);
        Ok(shelves.events.iter().filter(is_of).cloned().collect())
    }

    async fn told(&self, events: &[EventId]) -> Result<Vec<Told>, StorageError> {
        Ok(self.shelves()?.told(events))
    }
}

#[async_trait]
impl Endpoints for MemoryStorage {
    async fn endpoint(&self, id: EndpointId) -> Result<Option<Endpoint>, StorageError> {
        Ok(self.shelves()?.endpoints.get(&id).cloned())
    }

    async fn endpoints(&self, organization: OrganizationId) -> Result<Vec<Endpoint>, StorageError> {
        let shelves = self.shelves()?;
        let is_shown =
            |endpoint: &&Endpoint| endpoint.organization_id == organization && !endpoint.is_deleted();
        Ok(shelves.endpoints.values().filter(is_shown).cloned().collect())
    }
}

#[async_trait]
impl Deliveries for MemoryStorage {
    async fn delivery(&self, endpoint: EndpointId, event: EventId) -> Result<Option<Delivery>, StorageError> {
        Ok(self.shelves()?.deliveries.get(&(endpoint, event)).cloned())
    }

    async fn deliveries(
        &self,
        endpoint: EndpointId,
        page: Page<EventId>,
    ) -> Result<Vec<Delivery>, StorageError> {
        let shelves = self.shelves()?;
        let wanted = |delivery: &&Delivery| {
            delivery.endpoint_id == endpoint && page.after.is_none_or(|after| delivery.event_id < after)
        };
        Ok(shelves.deliveries.values().rev().filter(wanted).take(page.limit).cloned().collect())
    }

    async fn attempts(&self, endpoint: EndpointId, events: &[EventId]) -> Result<Vec<Attempt>, StorageError> {
        let shelves = self.shelves()?;
        let is_of =
            |attempt: &&Attempt| attempt.endpoint_id == endpoint && events.contains(&attempt.event_id);
        Ok(shelves.attempts.values().filter(is_of).cloned().collect())
    }

    async fn waiting(&self, whose: Whose, now: Timestamp) -> Result<Vec<Waiting>, StorageError> {
        Ok(self.shelves()?.waiting(whose, now))
    }

    async fn claim_deliveries(
        &self,
        endpoint: EndpointId,
        now: Timestamp,
        until: Timestamp,
        limit: usize,
    ) -> Result<Vec<Delivery>, StorageError> {
        Ok(self.shelves()?.claim_deliveries(endpoint, now, until, limit))
    }

    async fn count_due(&self, now: Timestamp) -> Result<i64, StorageError> {
        Ok(self.shelves()?.due(now).count() as i64)
    }
}
