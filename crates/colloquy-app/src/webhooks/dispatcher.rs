//! Sends events to endpoints, with one queue for each endpoint. The node that commits an event starts sending right
//! away. A worker of any node sends the rest.

mod outbox;
mod record_outcomes;
mod snapshots;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use colloquy_domain::OrganizationId;
use colloquy_domain::ports::{
    Clock, IdSource, OrganizationScope, Randomness, Storage, WebhookSender, WebhookSerializer,
};
use colloquy_domain::text::EndpointUrl;

use crate::delivery::Dispatcher;

/// How many polls share one count of due deliveries, because counting takes longer the more there are.
const POLLS_PER_COUNT: u64 = 20;

/// Sends only while it is running: a command that only writes never starts it.
#[derive(Clone)]
pub struct WebhookDispatcher(Arc<Dispatcher<WebhookOutbox>>);

/// The deliveries to all endpoints, and what sending them needs.
pub(crate) struct WebhookOutbox {
    pub storage: Arc<dyn Storage>,
    pub clock: Arc<dyn Clock>,
    pub ids: Arc<dyn IdSource>,
    pub randomness: Arc<dyn Randomness>,
    pub sender: Arc<dyn WebhookSender>,
    pub writer: Arc<dyn WebhookSerializer>,
    pub figures: Mutex<WebhookDeliveryMetrics>,
}

/// What this node has sent since its start, and what was due for all nodes at the last poll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WebhookDeliveryMetrics {
    pub delivered: u64,
    /// Deliveries that were given up.
    pub failed: u64,
    pub attempts: u64,
    pub due: i64,
    /// How long the oldest due delivery has been due.
    pub oldest_due_ms: i64,
}

impl WebhookDispatcher {
    pub(crate) fn new(outbox: WebhookOutbox) -> Self {
        let clock = outbox.clock.clone();
        WebhookDispatcher(Dispatcher::new(outbox, clock))
    }

    /// Checks that an endpoint may have this URL. The reason may be shown to the organization.
    pub(crate) fn accepts(&self, url: &EndpointUrl) -> Result<(), String> {
        self.0.outbox.sender.accepts(url)
    }

    /// Polls the endpoints of an organization now, because a commit may have made deliveries due.
    pub(crate) fn wake(&self, organization: OrganizationId) {
        let scope = OrganizationScope::Organization(organization);
        self.0.spawn_if_running(wake_endpoints(self.0.clone(), scope));
    }

    pub fn figures(&self) -> WebhookDeliveryMetrics {
        *self.0.outbox.figures()
    }

    /// Sends due deliveries until `stop` resolves. Then waits for the attempts in flight.
    pub async fn work_until(self, stop: impl Future<Output = ()>) {
        self.0.work_until(stop).await;
    }
}

impl WebhookOutbox {
    fn figures(&self) -> MutexGuard<'_, WebhookDeliveryMetrics> {
        self.figures.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Wakes the queue of each endpoint with due deliveries.
async fn wake_endpoints(dispatcher: Arc<Dispatcher<WebhookOutbox>>, scope: OrganizationScope) {
    let outbox = &dispatcher.outbox;
    let now = outbox.clock.now();
    let waiting = match outbox.storage.waiting(scope, now).await {
        Ok(waiting) => waiting,
        Err(error) => {
            return tracing::warn!(%error, "due webhook deliveries could not be read; polling continues");
        }
    };
    waiting.iter().for_each(|waiting| dispatcher.wake(waiting.endpoint_id));
    if scope == OrganizationScope::All {
        let oldest = waiting.iter().map(|waiting| now.duration_since(waiting.since)).max();
        outbox.figures().oldest_due_ms = oldest.map_or(0, |oldest| oldest.as_millis() as i64);
    }
}

#[cfg(test)]
mod tests;
