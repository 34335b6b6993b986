//! What webhooks tell of, endpoints, and deliveries to them.

use colloquy_domain::event::{Event, Told};
use colloquy_domain::ports::{Hurried, StorageError, Waiting, Whose};
use colloquy_domain::webhook::{Delivery, DeliveryFacts, DeliveryState, Endpoint, EndpointFacts, LEASE};
use colloquy_domain::{EndpointId, EventId};
use jiff::Timestamp;

use super::{Shelves, Undo, refuse_if};

impl Shelves {
    pub(super) fn add_event(&mut self, event: Event) -> Result<Undo, StorageError> {
        match event.invitation_id {
            Some(invitation) => self.require_invitation(event.organization_id, invitation)?,
            None => self.require_organization(event.organization_id)?,
        }
        refuse_if(self.events.iter().any(|kept| kept.id == event.id), "an event with this id exists")?;
        let wants = |endpoint: &&Endpoint| {
            endpoint.organization_id == event.organization_id
                && endpoint.disabled.is_none()
                && endpoint.kinds.contains(&event.kind)
        };
        let wanting = self.endpoints.values().filter(wants);
        let deliveries: Vec<_> = wanting.map(|endpoint| Delivery::due(&event, endpoint.id)).collect();
        let id = event.id;
        self.events.push(event);
        for delivery in deliveries {
            self.deliveries.insert((delivery.endpoint_id, id), delivery);
        }
        Ok(Box::new(move |shelves| {
            shelves.events.pop();
            shelves.deliveries.retain(|(_, event), _| *event != id);
        }))
    }

    pub(super) fn save_body(&mut self, event: EventId, body: String) -> Result<Undo, StorageError> {
        let is_untold = self.events.iter().any(|kept| kept.id == event) && !self.bodies.contains_key(&event);
        if !is_untold {
            return Err(StorageError::Conflict);
        }
        self.bodies.insert(event, body);
        Ok(Box::new(move |shelves| drop(shelves.bodies.remove(&event))))
    }

    pub(super) fn save_failing(
        &mut self,
        id: EndpointId,
        since: Option<Timestamp>,
    ) -> Result<Undo, StorageError> {
        let Some(kept) = self.endpoints.get_mut(&id) else { return Err(StorageError::Conflict) };
        let facts = EndpointFacts { failing_since: since, ..(**kept).clone() };
        let noted = Endpoint::from_stored(facts, kept.revision());
        let before = std::mem::replace(kept, noted);
        Ok(Box::new(move |shelves| drop(shelves.endpoints.insert(id, before))))
    }

    pub(super) fn require_event(&self, endpoint: EndpointId, event: EventId) -> Result<(), StorageError> {
        refuse_if(!self.endpoints.contains_key(&endpoint), "there is no such endpoint")?;
        refuse_if(!self.events.iter().any(|kept| kept.id == event), "there is no such event")
    }

    pub(super) fn hurry(&mut self, which: Hurried, now: Timestamp) -> Undo {
        let before = self.deliveries.clone();
        let events = &self.events;
        let is_of = |event: EventId, invitation| {
            events.iter().any(|kept| kept.id == event && kept.invitation_id == Some(invitation))
        };
        let due = self.deliveries.values_mut().filter(|delivery| delivery.state == DeliveryState::Due);
        for delivery in due {
            let is_hurried = match which {
                Hurried::OfInvitation(id) => {
                    is_of(delivery.event_id, id) && delivery.attempts == 0 && delivery.due_at > now
                }
                Hurried::OfEndpoint(id) => delivery.endpoint_id == id && delivery.due_at > now + LEASE,
            };
            if is_hurried {
                let facts = DeliveryFacts { due_at: now, ..(**delivery).clone() };
                *delivery = Delivery::from_stored(facts, delivery.revision().next());
            }
        }
        Box::new(move |shelves| shelves.deliveries = before)
    }

    pub(super) fn forget_deliveries_before(&mut self, moment: Timestamp) -> Undo {
        let before =
            (self.deliveries.clone(), self.attempts.clone(), self.events.clone(), self.endpoints.clone());
        self.deliveries.retain(|_, delivery| delivery.settled_at.is_none_or(|at| at >= moment));
        let kept = &self.deliveries;
        self.attempts.retain(|(endpoint, event, _), _| kept.contains_key(&(*endpoint, *event)));
        self.events.retain(|event| {
            event.created_at >= moment || kept.values().any(|delivery| delivery.event_id == event.id)
        });
        self.endpoints.retain(|id, endpoint| {
            !endpoint.is_deleted() || kept.values().any(|delivery| delivery.endpoint_id == *id)
        });
        Box::new(move |shelves| {
            (shelves.deliveries, shelves.attempts, shelves.events, shelves.endpoints) = before;
        })
    }

    pub fn told(&self, ids: &[EventId]) -> Vec<Told> {
        let told = |event: &Event| {
            let invitation = event.invitation_id.and_then(|id| self.invitations.get(&id));
            Told {
                event: event.clone(),
                interview_id: invitation.map(|invitation| invitation.interview_id),
                body: self.bodies.get(&event.id).cloned(),
            }
        };
        self.events.iter().filter(|event| ids.contains(&event.id)).map(told).collect()
    }

    pub fn waiting(&self, whose: Whose, now: Timestamp) -> Vec<Waiting> {
        let is_wanted = |endpoint: &&Endpoint| match whose {
            Whose::All => true,
            Whose::Organization(id) => endpoint.organization_id == id,
        };
        let first_due = |endpoint: &Endpoint| {
            let queue = self.due(now).filter(|delivery| delivery.endpoint_id == endpoint.id);
            let since = queue.map(|delivery| delivery.due_at).min()?;
            Some(Waiting { endpoint_id: endpoint.id, since })
        };
        self.endpoints.values().filter(is_wanted).filter_map(first_due).collect()
    }

    pub fn due(&self, now: Timestamp) -> impl Iterator<Item = &Delivery> {
        let is_due =
            move |delivery: &&Delivery| delivery.state == DeliveryState::Due && delivery.due_at <= now;
        self.deliveries.values().filter(is_due)
    }

    pub fn claim_deliveries(
        &mut self,
        endpoint: EndpointId,
        now: Timestamp,
        until: Timestamp,
        limit: usize,
    ) -> Vec<Delivery> {
        let mut due: Vec<Delivery> =
            self.due(now).filter(|delivery| delivery.endpoint_id == endpoint).cloned().collect();
        due.sort_by_key(|delivery| (delivery.due_at, delivery.event_id));
        due.truncate(limit);
        for delivery in &mut due {
            let facts =
                DeliveryFacts { attempts: delivery.attempts + 1, due_at: until, ..(**delivery).clone() };
            *delivery = Delivery::from_stored(facts, delivery.revision().next());
            self.deliveries.insert((endpoint, delivery.event_id), delivery.clone());
        }
        due.sort_by_key(|delivery| delivery.event_id);
        due
    }
}
