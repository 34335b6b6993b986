//! Events, webhook endpoints, and the deliveries to them; claims of mails.

use colloquy_domain::event::{Event, EventWithBody};
use colloquy_domain::mail::{MailState, QueuedMail, QueuedMailFacts};
use colloquy_domain::ports::{
    DueClaim, DueEndpoint, DueMailSelection, Expedite, OrganizationScope, StorageError,
};
use colloquy_domain::webhook::{
    DeliveryFacts, DeliveryState, LEASE, WebhookDelivery, WebhookEndpoint, WebhookEndpointFacts,
};
use colloquy_domain::{EndpointId, EventId};
use jiff::Timestamp;

use super::{Tables, Undo, refuse_if};

impl Tables {
    pub fn claim_mails(&mut self, which: DueMailSelection<'_>, claim: DueClaim) -> Vec<QueuedMail> {
        let is_wanted = |mail: &&mut QueuedMail| match which {
            DueMailSelection::Oldest => true,
            DueMailSelection::These(ids) => ids.contains(&mail.id),
        };
        let is_due = |mail: &&mut QueuedMail| mail.state == MailState::Due && mail.due_at <= claim.now;
        let mut due: Vec<&mut QueuedMail> =
            self.mails.values_mut().filter(is_wanted).filter(is_due).collect();
        due.sort_by_key(|mail| (mail.due_at, mail.id));
        due.truncate(claim.limit);
        for mail in &mut due {
            let facts =
                QueuedMailFacts { attempts: mail.attempts + 1, due_at: claim.until, ..(***mail).clone() };
            **mail = QueuedMail::from_stored(facts, mail.revision().next());
        }
        due.into_iter().map(|mail| mail.clone()).collect()
    }
    pub(super) fn add_event(&mut self, event: Event) -> Result<Undo, StorageError> {
        match event.invitation_id {
            Some(invitation) => self.require_invitation(event.organization_id, invitation)?,
            None => self.require_organization(event.organization_id)?,
        }
        refuse_if(self.events.iter().any(|kept| kept.id == event.id), "an event with this id exists")?;
        let is_subscribed = |endpoint: &&WebhookEndpoint| {
            endpoint.organization_id == event.organization_id
                && endpoint.disabled.is_none()
                && endpoint.kinds.contains(&event.kind)
        };
        let subscribed = self.endpoints.values().filter(is_subscribed);
        let deliveries: Vec<_> =
            subscribed.map(|endpoint| WebhookDelivery::due(&event, endpoint.id)).collect();
        let id = event.id;
        self.events.push(event);
        for delivery in deliveries {
            self.deliveries.insert((delivery.endpoint_id, id), delivery);
        }
        Ok(Box::new(move |tables| {
            tables.events.pop();
            tables.deliveries.retain(|(_, event), _| *event != id);
        }))
    }

    pub(super) fn save_body(&mut self, event: EventId, body: String) -> Result<Undo, StorageError> {
        let has_no_body =
            self.events.iter().any(|kept| kept.id == event) && !self.bodies.contains_key(&event);
        if !has_no_body {
            return Err(StorageError::Conflict);
        }
        self.bodies.insert(event, body);
        Ok(Box::new(move |tables| drop(tables.bodies.remove(&event))))
    }

    pub(super) fn save_failing(
        &mut self,
        id: EndpointId,
        since: Option<Timestamp>,
    ) -> Result<Undo, StorageError> {
        let Some(kept) = self.endpoints.get_mut(&id) else { return Err(StorageError::Conflict) };
        let facts = WebhookEndpointFacts { failing_since: since, ..(**kept).clone() };
        let changed = WebhookEndpoint::from_stored(facts, kept.revision());
        let before = std::mem::replace(kept, changed);
        Ok(Box::new(move |tables| drop(tables.endpoints.insert(id, before))))
    }

    pub(super) fn require_event(&self, endpoint: EndpointId, event: EventId) -> Result<(), StorageError> {
        refuse_if(!self.endpoints.contains_key(&endpoint), "there is no such endpoint")?;
        refuse_if(!self.events.iter().any(|kept| kept.id == event), "there is no such event")
    }

    pub(super) fn expedite(&mut self, which: Expedite, now: Timestamp) -> Undo {
        let before = self.deliveries.clone();
        let events = &self.events;
        let is_of = |event: EventId, invitation| {
            events.iter().any(|kept| kept.id == event && kept.invitation_id == Some(invitation))
        };
        let due = self.deliveries.values_mut().filter(|delivery| delivery.state == DeliveryState::Due);
        for delivery in due {
            let is_expedited = match which {
                Expedite::OfInvitation(id) => {
                    is_of(delivery.event_id, id) && delivery.attempts == 0 && delivery.due_at > now
                }
                Expedite::OfEndpoint(id) => delivery.endpoint_id == id && delivery.due_at > now + LEASE,
            };
            if is_expedited {
                let facts = DeliveryFacts { due_at: now, ..(**delivery).clone() };
                *delivery = WebhookDelivery::from_stored(facts, delivery.revision().next());
            }
        }
        Box::new(move |tables| tables.deliveries = before)
    }

    pub(super) fn forget_deliveries_before(&mut self, moment: Timestamp) -> Undo {
        let before =
            (self.deliveries.clone(), self.attempts.clone(), self.events.clone(), self.endpoints.clone());
        let mails_before = self.account_mails.clone();
        self.forget_account_mails(moment, |_| true);
        self.deliveries.retain(|_, delivery| delivery.settled_at.is_none_or(|at| at >= moment));
        let kept = &self.deliveries;
        self.attempts.retain(|(endpoint, event, _), _| kept.contains_key(&(*endpoint, *event)));
        self.events.retain(|event| {
            event.created_at >= moment || kept.values().any(|delivery| delivery.event_id == event.id)
        });
        self.endpoints.retain(|id, endpoint| {
            !endpoint.is_deleted() || kept.values().any(|delivery| delivery.endpoint_id == *id)
        });
        Box::new(move |tables| {
            (tables.deliveries, tables.attempts, tables.events, tables.endpoints) = before;
            tables.account_mails = mails_before;
        })
    }

    pub fn events_with_snapshots(&self, ids: &[EventId]) -> Vec<EventWithBody> {
        let with_body = |event: &Event| {
            let invitation = event.invitation_id.and_then(|id| self.invitations.get(&id));
            EventWithBody {
                event: event.clone(),
                interview_id: invitation.map(|invitation| invitation.interview_id),
                body: self.bodies.get(&event.id).cloned(),
            }
        };
        self.events.iter().filter(|event| ids.contains(&event.id)).map(with_body).collect()
    }

    pub fn waiting(&self, scope: OrganizationScope, now: Timestamp) -> Vec<DueEndpoint> {
        let is_wanted = |endpoint: &&WebhookEndpoint| match scope {
            OrganizationScope::All => true,
            OrganizationScope::Organization(id) => endpoint.organization_id == id,
        };
        let first_due = |endpoint: &WebhookEndpoint| {
            let queue = self.due(now).filter(|delivery| delivery.endpoint_id == endpoint.id);
            let since = queue.map(|delivery| delivery.due_at).min()?;
            Some(DueEndpoint { endpoint_id: endpoint.id, since })
        };
        self.endpoints.values().filter(is_wanted).filter_map(first_due).collect()
    }

    pub fn due(&self, now: Timestamp) -> impl Iterator<Item = &WebhookDelivery> {
        let is_due =
            move |delivery: &&WebhookDelivery| delivery.state == DeliveryState::Due && delivery.due_at <= now;
        self.deliveries.values().filter(is_due)
    }

    pub fn claim_deliveries(&mut self, endpoint: EndpointId, claim: DueClaim) -> Vec<WebhookDelivery> {
        let mut due: Vec<WebhookDelivery> =
            self.due(claim.now).filter(|delivery| delivery.endpoint_id == endpoint).cloned().collect();
        due.sort_by_key(|delivery| (delivery.due_at, delivery.event_id));
        due.truncate(claim.limit);
        for delivery in &mut due {
            let facts = DeliveryFacts {
                attempts: delivery.attempts + 1,
                due_at: claim.until,
                ..(**delivery).clone()
            };
            *delivery = WebhookDelivery::from_stored(facts, delivery.revision().next());
            self.deliveries.insert((endpoint, delivery.event_id), delivery.clone());
        }
        due.sort_by_key(|delivery| delivery.event_id);
        due
    }
}
