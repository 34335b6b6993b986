//! An organization with an invitation, and a dispatcher whose clock and endpoints the test controls.

use std::sync::{Arc, Mutex};

use colloquy_domain::event::{Event, EventKind};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::EventType;
use colloquy_domain::ports::{
    Clock, Deliveries, Endpoints, Interviews, ListPageRequest, OrganizationScope, Storage, UnitOfWork,
    WebhookSerializer, Write,
};
use colloquy_domain::text::EndpointUrl;
use colloquy_domain::webhook::{DeliveryAttempt, WebhookDelivery, WebhookEndpoint, WebhookEndpointFacts};
use colloquy_domain::{EndpointId, EventId, SignedDuration};
use colloquy_testkit::{
    DebugWebhookSerializer, FakeWebhookSender, InMemoryStorage, ManualClock, SeededIdSource,
    SeededRandomness, sample,
};

use super::super::{WebhookDispatcher, WebhookOutbox, wake_endpoints};

pub struct DispatcherFixture {
    pub storage: Arc<InMemoryStorage>,
    pub clock: Arc<ManualClock>,
    pub ids: Arc<SeededIdSource>,
    pub sender: Arc<FakeWebhookSender>,
    pub webhook_dispatcher: WebhookDispatcher,
    pub interview: Interview,
    pub invitation: Invitation,
}

impl DispatcherFixture {
    pub async fn new() -> Self {
        DispatcherFixture::with_writer(|_| Arc::new(DebugWebhookSerializer)).await
    }

    pub async fn with_writer(
        writer: impl FnOnce(Arc<InMemoryStorage>) -> Arc<dyn WebhookSerializer>,
    ) -> Self {
        let (ids, now) = (Arc::new(SeededIdSource::new(1)), sample::now());
        let storage = Arc::new(InMemoryStorage::default());
        let (clock, sender) = (Arc::new(ManualClock::at(now)), Arc::new(FakeWebhookSender::default()));
        let organization = sample::organization(&*ids, now);
        let interview = sample::interview(&*ids, organization.id, now);
        let invitation = sample::invitation(&*ids, &interview, now);
        let webhook_dispatcher = WebhookDispatcher::new(WebhookOutbox {
            storage: storage.clone(),
            clock: clock.clone(),
            ids: ids.clone(),
            randomness: Arc::new(SeededRandomness::new(1)),
            sender: sender.clone(),
            writer: writer(storage.clone()),
            figures: Mutex::default(),
        });
        let fixture =
            DispatcherFixture { storage, clock, ids, sender, webhook_dispatcher, interview, invitation };
        fixture
            .commit([
                Write::AddOrganization(organization),
                Write::AddInterview(fixture.interview.clone()),
                Write::AddInvitation(fixture.invitation.clone()),
            ])
            .await;
        fixture
    }

    pub async fn commit(&self, writes: impl IntoIterator<Item = Write>) {
        let unit = writes.into_iter().fold(UnitOfWork::default(), UnitOfWork::with);
        self.storage.commit(unit).await.expect("the unit is in order");
    }

    pub async fn add_endpoint(&self, host: &str) -> WebhookEndpoint {
        let new = sample::endpoint(&*self.ids, self.interview.organization_id, self.clock.now());
        let url = sample::text(EndpointUrl::parse, &format!("https://{host}/hook"));
        let endpoint =
            WebhookEndpoint::from_stored(WebhookEndpointFacts { url, ..(*new).clone() }, new.revision());
        self.commit([Write::AddEndpoint(endpoint.clone())]).await;
        endpoint
    }

    pub fn new_event(&self, kind: EventKind) -> Event {
        sample::event(&*self.ids, &self.invitation, kind, self.clock.now())
    }

    pub async fn start(&self) -> EventId {
        let event = self.new_event(EventKind::InterviewStarted);
        self.commit([Write::AddEvent(event.clone())]).await;
        event.id
    }

    pub async fn start_many(&self, count: usize) {
        self.commit((0..count).map(|_| Write::AddEvent(self.new_event(EventKind::InterviewStarted)))).await;
    }

    /// Starts sending due deliveries, as a worker's poll does.
    pub async fn poll(&self) {
        wake_endpoints(self.webhook_dispatcher.0.clone(), OrganizationScope::All).await;
    }

    /// Sends due deliveries and waits for all of them.
    pub async fn work(&self) {
        self.poll().await;
        self.webhook_dispatcher.0.until_all_closed().await;
    }

    pub async fn work_after(&self, pause: SignedDuration) {
        self.clock.advance(pause);
        self.work().await;
    }

    pub async fn endpoint(&self, id: EndpointId) -> WebhookEndpoint {
        self.storage.endpoint(id).await.expect("it is read").expect("it is there")
    }

    pub async fn delivery(&self, endpoint: &WebhookEndpoint, event: EventId) -> WebhookDelivery {
        let delivery = self.storage.delivery(endpoint.id, event).await;
        delivery.expect("it is read").expect("it is there")
    }

    pub async fn attempts(&self, endpoint: &WebhookEndpoint, event: EventId) -> Vec<DeliveryAttempt> {
        self.storage.attempts(endpoint.id, &[event]).await.expect("they are read")
    }

    /// Returns the logged events, oldest first, each with its number of attempts.
    pub async fn log(&self) -> Vec<(EventType, i64)> {
        let page = ListPageRequest { after: None, limit: 1_000 };
        let log = self.storage.interview_log(self.interview.id, page).await.expect("it is read");
        let line =
            |entry: &colloquy_domain::log_entry::LogEntry| (entry.event, entry.data["attempts"].as_i64());
        log.iter()
            .rev()
            .map(|(_, entry)| line(entry))
            .map(|(event, attempts)| (event, attempts.unwrap_or(0)))
            .collect()
    }
}
