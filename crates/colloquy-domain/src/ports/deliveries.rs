use async_trait::async_trait;
use jiff::Timestamp;

use super::{PageRequest, StorageError};
use crate::ids::{EndpointId, EventId, InvitationId, OrganizationId};
use crate::webhook::{DeliveryAttempt, WebhookDelivery, WebhookEndpoint};

/// Which deliveries are not to wait any longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expedite {
    /// Those of its events that nobody has tried yet: there is no more to be waited for.
    OfInvitation(InvitationId),
    /// Those that wait for another try for longer than a claim lasts.
    OfEndpoint(EndpointId),
}

/// An endpoint that something is due for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueEndpoint {
    pub endpoint_id: EndpointId,
    /// When the first of it fell due.
    pub since: Timestamp,
}

/// Whose endpoints are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndpointScope {
    All,
    Organization(OrganizationId),
}

#[async_trait]
pub trait Endpoints: Send + Sync {
    /// Deleted ones too, as long as there are deliveries to them.
    async fn endpoint(&self, id: EndpointId) -> Result<Option<WebhookEndpoint>, StorageError>;

    /// An organization's endpoints without deleted ones, oldest first.
    async fn endpoints(&self, organization: OrganizationId) -> Result<Vec<WebhookEndpoint>, StorageError>;
}

#[async_trait]
pub trait Deliveries: Send + Sync {
    async fn delivery(
        &self,
        endpoint: EndpointId,
        event: EventId,
    ) -> Result<Option<WebhookDelivery>, StorageError>;

    /// An endpoint's deliveries, those of the newest events first. A page costs the same wherever it is.
    async fn deliveries(
        &self,
        endpoint: EndpointId,
        page: PageRequest<EventId>,
    ) -> Result<Vec<WebhookDelivery>, StorageError>;

    /// The tries of these events at one endpoint, in their order.
    async fn attempts(
        &self,
        endpoint: EndpointId,
        events: &[EventId],
    ) -> Result<Vec<DeliveryAttempt>, StorageError>;

    /// The endpoints that something is due for at `now`. What it costs grows with the endpoints, not with what is due.
    async fn waiting(&self, whose: EndpointScope, now: Timestamp) -> Result<Vec<DueEndpoint>, StorageError>;

    /// Takes up to `limit` deliveries to an endpoint that are due at `now`, and makes them due again at `until`. Each is
    /// given to one claimer only, with its tries counted up. What it costs grows with the limit alone.
    async fn claim_deliveries(
        &self,
        endpoint: EndpointId,
        now: Timestamp,
        until: Timestamp,
        limit: usize,
    ) -> Result<Vec<WebhookDelivery>, StorageError>;

    /// How many deliveries are due at `now`.
    async fn count_due(&self, now: Timestamp) -> Result<i64, StorageError>;
}
