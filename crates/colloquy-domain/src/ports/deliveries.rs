use async_trait::async_trait;
use jiff::Timestamp;

use super::{DueClaim, ListPageRequest, StorageError};
use crate::ids::{EndpointId, EventId, InvitationId, OrganizationId};
use crate::webhook::{DeliveryAttempt, WebhookDelivery, WebhookEndpoint};

/// Selects the deliveries to make due now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expedite {
    /// Deliveries of its events that have not been attempted yet: nothing is left to wait for.
    OfInvitation(InvitationId),
    /// Deliveries that wait for a retry for longer than a lease.
    OfEndpoint(EndpointId),
}

/// An endpoint with deliveries that are due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueEndpoint {
    pub endpoint_id: EndpointId,
    /// When the first of them became due.
    pub since: Timestamp,
}

/// The organizations whose endpoints are included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrganizationScope {
    All,
    Organization(OrganizationId),
}

#[async_trait]
pub trait Endpoints: Send + Sync {
    /// Returns an endpoint. Deleted endpoints are included as long as they have deliveries.
    async fn endpoint(&self, id: EndpointId) -> Result<Option<WebhookEndpoint>, StorageError>;

    /// Returns an organization's endpoints, without deleted ones, oldest first.
    async fn endpoints(&self, organization: OrganizationId) -> Result<Vec<WebhookEndpoint>, StorageError>;
}

#[async_trait]
pub trait Deliveries: Send + Sync {
    async fn delivery(
        &self,
        endpoint: EndpointId,
        event: EventId,
    ) -> Result<Option<WebhookDelivery>, StorageError>;

    /// Returns an endpoint's deliveries, newest events first. The cost of a page does not depend on its
    /// position.
    async fn deliveries(
        &self,
        endpoint: EndpointId,
        page: ListPageRequest<EventId>,
    ) -> Result<Vec<WebhookDelivery>, StorageError>;

    /// Returns the attempts to deliver these events to one endpoint, in order.
    async fn attempts(
        &self,
        endpoint: EndpointId,
        events: &[EventId],
    ) -> Result<Vec<DeliveryAttempt>, StorageError>;

    /// Returns the endpoints with deliveries due at `now`. The cost grows with the number of endpoints, not
    /// of deliveries.
    async fn waiting(
        &self,
        scope: OrganizationScope,
        now: Timestamp,
    ) -> Result<Vec<DueEndpoint>, StorageError>;

    /// Claims due deliveries to an endpoint. Only one claimer gets each of them, with its attempts counted
    /// up. The cost grows only with the limit.
    async fn claim_deliveries(
        &self,
        endpoint: EndpointId,
        claim: DueClaim,
    ) -> Result<Vec<WebhookDelivery>, StorageError>;

    /// Returns the number of deliveries due at `now`.
    async fn count_due(&self, now: Timestamp) -> Result<i64, StorageError>;
}
