//! Events, webhook endpoints, and the deliveries to them.

use async_trait::async_trait;
use colloquy_domain::event::{Event, EventWithBody};
use colloquy_domain::ports::{
    Deliveries, DueClaim, DueEndpoint, Endpoints, Events, ListPageRequest, OrganizationScope, StorageError,
};
use colloquy_domain::webhook::{DeliveryAttempt, WebhookDelivery, WebhookEndpoint};
use colloquy_domain::{EndpointId, EventId, InvitationId, OrganizationId};
use jiff::Timestamp;

use super::InMemoryStorage;

#[async_trait]
impl Events for InMemoryStorage {
    async fn events_of(&self, invitation: InvitationId) -> Result<Vec<Event>, StorageError> {
        let tables = self.tables()?;
        let is_of = |event: &&Event| event.invitation_id == Some(invitation);
        Ok(tables.events.iter().filter(is_of).cloned().collect())
    }

    async fn events_with_snapshots(&self, events: &[EventId]) -> Result<Vec<EventWithBody>, StorageError> {
        Ok(self.tables()?.events_with_snapshots(events))
    }
}

#[async_trait]
impl Endpoints for InMemoryStorage {
    async fn endpoint(&self, id: EndpointId) -> Result<Option<WebhookEndpoint>, StorageError> {
        Ok(self.tables()?.endpoints.get(&id).cloned())
    }

    async fn endpoints(&self, organization: OrganizationId) -> Result<Vec<WebhookEndpoint>, StorageError> {
        let tables = self.tables()?;
        let is_shown =
            |endpoint: &&WebhookEndpoint| endpoint.organization_id == organization && !endpoint.is_deleted();
        Ok(tables.endpoints.values().filter(is_shown).cloned().collect())
    }
}

#[async_trait]
impl Deliveries for InMemoryStorage {
    async fn delivery(
        &self,
        endpoint: EndpointId,
        event: EventId,
    ) -> Result<Option<WebhookDelivery>, StorageError> {
        Ok(self.tables()?.deliveries.get(&(endpoint, event)).cloned())
    }

    async fn deliveries(
        &self,
        endpoint: EndpointId,
        page: ListPageRequest<EventId>,
    ) -> Result<Vec<WebhookDelivery>, StorageError> {
        let tables = self.tables()?;
        let wanted = |delivery: &&WebhookDelivery| {
            delivery.endpoint_id == endpoint && page.after.is_none_or(|after| delivery.event_id < after)
        };
        Ok(tables.deliveries.values().rev().filter(wanted).take(page.limit).cloned().collect())
    }

    async fn attempts(
        &self,
        endpoint: EndpointId,
        events: &[EventId],
    ) -> Result<Vec<DeliveryAttempt>, StorageError> {
        let tables = self.tables()?;
        let is_of = |attempt: &&DeliveryAttempt| {
            attempt.endpoint_id == endpoint && events.contains(&attempt.event_id)
        };
        Ok(tables.attempts.values().filter(is_of).cloned().collect())
    }

    async fn waiting(
        &self,
        scope: OrganizationScope,
        now: Timestamp,
    ) -> Result<Vec<DueEndpoint>, StorageError> {
        Ok(self.tables()?.waiting(scope, now))
    }

    async fn claim_deliveries(
        &self,
        endpoint: EndpointId,
        claim: DueClaim,
    ) -> Result<Vec<WebhookDelivery>, StorageError> {
        Ok(self.tables()?.claim_deliveries(endpoint, claim))
    }

    async fn count_due(&self, now: Timestamp) -> Result<i64, StorageError> {
        Ok(self.tables()?.due(now).count() as i64)
    }
}
