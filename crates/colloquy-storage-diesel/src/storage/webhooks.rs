//! Events, webhook endpoints, and deliveries to them.

use async_trait::async_trait;
use colloquy_domain::event::{Event, EventWithBody};
use colloquy_domain::ids::{EndpointId, EventId, InterviewId, InvitationId, OrganizationId};
use colloquy_domain::ports::{
    Deliveries, DueClaim, DueEndpoint, Endpoints, Events, ListPageRequest, OrganizationScope, StorageError,
};
use colloquy_domain::webhook::{DeliveryAttempt, WebhookDelivery, WebhookEndpoint};
use jiff::Timestamp;

use super::super::{Store, queries};
use super::{all_parsed, parsed};
use crate::rows::stored_id;
use crate::sql_types::{StoredId, StoredMoment};

fn stored(events: &[EventId]) -> Vec<StoredId> {
    events.iter().copied().map(stored_id).collect()
}

#[async_trait]
impl Events for Store {
    async fn events_of(&self, invitation: InvitationId) -> Result<Vec<Event>, StorageError> {
        self.all(move |conn| Box::pin(queries::events_of(conn, stored_id(invitation)))).await
    }

    async fn events_with_snapshots(&self, events: &[EventId]) -> Result<Vec<EventWithBody>, StorageError> {
        let ids = stored(events);
        let rows = self.read(move |conn| Box::pin(queries::events_with_snapshots(conn, ids.clone()))).await?;
        let events = rows.into_iter().map(|(event, body, interview)| {
            let interview_id = interview.map(|id| InterviewId::from_uuid(id.0));
            Ok(EventWithBody { event: parsed(event)?, interview_id, body })
        });
        events.collect()
    }
}

#[async_trait]
impl Endpoints for Store {
    async fn endpoint(&self, id: EndpointId) -> Result<Option<WebhookEndpoint>, StorageError> {
        self.one(move |conn| Box::pin(queries::endpoint(conn, stored_id(id)))).await
    }

    async fn endpoints(&self, organization: OrganizationId) -> Result<Vec<WebhookEndpoint>, StorageError> {
        self.all(move |conn| Box::pin(queries::endpoints(conn, stored_id(organization)))).await
    }
}

#[async_trait]
impl Deliveries for Store {
    async fn delivery(
        &self,
        endpoint: EndpointId,
        event: EventId,
    ) -> Result<Option<WebhookDelivery>, StorageError> {
        let (endpoint, event) = (stored_id(endpoint), stored_id(event));
        self.one(move |conn| Box::pin(queries::delivery(conn, endpoint, event))).await
    }

    async fn deliveries(
        &self,
        endpoint: EndpointId,
        page: ListPageRequest<EventId>,
    ) -> Result<Vec<WebhookDelivery>, StorageError> {
        let (endpoint, after) = (stored_id(endpoint), page.after.map(stored_id));
        self.all(move |conn| Box::pin(queries::deliveries(conn, endpoint, after, page.limit))).await
    }

    async fn attempts(
        &self,
        endpoint: EndpointId,
        events: &[EventId],
    ) -> Result<Vec<DeliveryAttempt>, StorageError> {
        let (endpoint, ids) = (stored_id(endpoint), stored(events));
        self.all(move |conn| Box::pin(queries::attempts(conn, endpoint, ids.clone()))).await
    }

    async fn waiting(
        &self,
        scope: OrganizationScope,
        now: Timestamp,
    ) -> Result<Vec<DueEndpoint>, StorageError> {
        let organization = match scope {
            OrganizationScope::All => None,
            OrganizationScope::Organization(id) => Some(stored_id(id)),
        };
        let now = StoredMoment(now);
        let rows = self.read(move |conn| Box::pin(queries::waiting(conn, organization, now))).await?;
        let waiting = rows.into_iter().filter_map(|(id, since)| {
            Some(DueEndpoint { endpoint_id: EndpointId::from_uuid(id.0), since: since?.0 })
        });
        Ok(waiting.collect())
    }

    async fn claim_deliveries(
        &self,
        endpoint: EndpointId,
        claim: DueClaim,
    ) -> Result<Vec<WebhookDelivery>, StorageError> {
        all_parsed(self.claim_delivery_rows(stored_id(endpoint), claim).await?)
    }

    async fn count_due(&self, now: Timestamp) -> Result<i64, StorageError> {
        let now = StoredMoment(now);
        self.read(move |conn| Box::pin(queries::count_due(conn, now))).await
    }
}
