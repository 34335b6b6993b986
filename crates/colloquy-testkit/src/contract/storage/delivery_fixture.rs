//! The fixture of the cases about deliveries: an organization with an invitation and an endpoint.

use std::sync::Arc;

use colloquy_domain::event::{Event, EventKind, EventWithBody};
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{DueClaim, DueEndpoint, ListPageRequest, OrganizationScope, Storage, Write};
use colloquy_domain::webhook::{DeliveryAttempt, WebhookDelivery, WebhookEndpoint, WebhookResponseStatus};
use colloquy_domain::{EndpointId, EventId};

use super::fixture::{StorageFixture, after};
use crate::sample;

/// The length of a lease in these tests.
pub(super) const LEASE_MS: i64 = 30_000;

/// An organization with an invitation and an endpoint.
pub(super) struct DeliveryFixture {
    pub fixture: StorageFixture,
    pub invitation: Invitation,
    pub endpoint: WebhookEndpoint,
}

pub(super) async fn setup(storage: Arc<dyn Storage>) -> DeliveryFixture {
    let fixture = Arc::into_inner(StorageFixture::new(storage).await).expect("it is not shared");
    let invitation = fixture.add_invitation(&fixture.add_interview().await).await;
    let endpoint = fixture.add_endpoint().await;
    DeliveryFixture { fixture, invitation, endpoint }
}

impl DeliveryFixture {
    /// Adds the event of a started interview, with a delivery to the endpoint.
    pub async fn add_event(&self, ms: i64) -> EventId {
        let event = self.new_event(EventKind::InterviewStarted, ms);
        self.fixture.commit([Write::AddEvent(event.clone())]).await;
        event.id
    }

    pub fn new_event(&self, kind: EventKind, ms: i64) -> Event {
        sample::event(&self.fixture.ids, &self.invitation, kind, after(ms))
    }

    pub async fn claim(&self, now_ms: i64, limit: usize) -> Vec<WebhookDelivery> {
        let claim = DueClaim { now: after(now_ms), until: after(now_ms + LEASE_MS), limit };
        let claimed = self.fixture.storage.claim_deliveries(self.endpoint.id, claim).await;
        claimed.expect("the storage answers")
    }

    pub async fn claim_ids(&self, now_ms: i64, limit: usize) -> Vec<EventId> {
        self.claim(now_ms, limit).await.iter().map(|delivery| delivery.event_id).collect()
    }

    pub async fn delivery_to(&self, endpoint: EndpointId, event: EventId) -> Option<WebhookDelivery> {
        self.fixture.storage.delivery(endpoint, event).await.expect("the storage answers")
    }

    pub async fn delivery(&self, event: EventId) -> WebhookDelivery {
        self.delivery_to(self.endpoint.id, event).await.expect("it exists")
    }

    pub async fn page(&self, after: Option<EventId>, limit: usize) -> Vec<EventId> {
        let page = self.fixture.storage.deliveries(self.endpoint.id, ListPageRequest { after, limit }).await;
        page.expect("the storage answers").iter().map(|delivery| delivery.event_id).collect()
    }

    pub async fn waiting(&self, scope: OrganizationScope, now_ms: i64) -> Vec<DueEndpoint> {
        let mut waiting =
            self.fixture.storage.waiting(scope, after(now_ms)).await.expect("the storage answers");
        waiting.sort_by_key(|one| one.endpoint_id);
        waiting
    }

    pub async fn snapshots(&self, events: &[EventId]) -> Vec<EventWithBody> {
        let mut stored =
            self.fixture.storage.events_with_snapshots(events).await.expect("the storage answers");
        stored.sort_by_key(|stored| stored.event.id);
        stored
    }

    pub fn attempt(&self, event_id: EventId, number: i32) -> DeliveryAttempt {
        DeliveryAttempt {
            endpoint_id: self.endpoint.id,
            event_id,
            number,
            at: after(number.into()),
            duration_ms: 15_000,
            status: Some(WebhookResponseStatus(503)),
            error: Some("it's \\ \"late\"".to_owned()),
            answer: Some("<p>ä\r\n\t\u{1}</p>".to_owned()),
        }
    }

    pub async fn attempts(&self, events: &[EventId]) -> Vec<DeliveryAttempt> {
        self.fixture.storage.attempts(self.endpoint.id, events).await.expect("the storage answers")
    }
}
