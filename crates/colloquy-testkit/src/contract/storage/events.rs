//! What webhooks tell of.

use std::sync::Arc;

use colloquy_domain::event::{Event, Kind};
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{Ids, Storage, Write};
use colloquy_domain::{EventId, InvitationId, OrganizationId};
use jiff::Timestamp;

use super::ground::{Ground, after};
use crate::sample;

impl Ground {
    fn new_event(&self, invitation: &Invitation) -> Event {
        sample::event(&self.ids, invitation, Kind::InterviewCompleted, sample::now())
    }

    async fn events(&self, invitation: InvitationId) -> Vec<Event> {
        self.storage.events_of(invitation).await.expect("the storage answers")
    }
}

pub async fn every_field_of_an_event_survives(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let invitation = ground.add_invitation(&ground.add_interview().await).await;
    let mut expected = Vec::new();
    for (kind, resumed) in Kind::ALL.iter().flat_map(|kind| [(*kind, false), (*kind, true)]) {
        let created_at = after(expected.len() as i64);
        let event = Event { kind, resumed, created_at, ..ground.new_event(&invitation) };
        ground.commit([Write::AddEvent(event.clone())]).await;
        expected.push(event);
        assert_eq!(ground.events(invitation.id).await, expected);
    }
}

/// Some have the same moment and some an earlier one: only the order of the writes tells them apart.
pub async fn events_are_in_the_order_of_their_writes_and_of_one_invitation(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let interview = ground.add_interview().await;
    let invitation = ground.new_invitation(&interview);
    let other = ground.add_invitation(&interview).await;
    let mut events: Vec<_> = (0..30).map(|_| ground.new_event(&invitation)).collect();
    // Ids must not decide.
    events.reverse();
    let of_other = ground.new_event(&other);
    let adds = |events: &[Event]| events.iter().cloned().map(Write::AddEvent).collect::<Vec<_>>();
    let first = [Write::AddInvitation(invitation.clone()), Write::AddEvent(of_other.clone())];
    ground.commit(first.into_iter().chain(adds(&events))).await;
    assert_eq!(ground.events(invitation.id).await, events);
    let earlier = Event { created_at: Timestamp::UNIX_EPOCH, ..ground.new_event(&invitation) };
    ground.commit(adds(std::slice::from_ref(&earlier))).await;
    events.push(earlier);
    assert_eq!(ground.events(invitation.id).await, events);
    assert_eq!(ground.events(other.id).await, [of_other]);
    assert_eq!(ground.events(ground.new_invitation(&interview).id).await, []);
}

pub async fn an_event_is_kept_with_its_unit_or_not_at_all(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let invitation = ground.add_invitation(&ground.add_interview().await).await;
    let mut started = invitation.clone();
    assert_eq!(started.start(after(1)).map(|_| ()), Ok(()));
    let save = Write::SaveInvitation(started);
    let event = ground.new_event(&invitation);
    let add = Write::AddEvent(event.clone());
    ground.commit([add.clone(), save.clone()]).await;
    assert_eq!(ground.events(invitation.id).await, std::slice::from_ref(&event));
    let late = || Write::AddEvent(ground.new_event(&invitation));
    ground.check_conflict([late(), save.clone()]).await;
    ground.check_conflict([save, late()]).await;
    ground.check_failed([late(), add.clone()]).await;
    ground.check_failed([add, late()]).await;
    let others_id = Event { id: event.id, ..ground.new_event(&invitation) };
    ground.check_failed([late(), Write::AddEvent(others_id), late()]).await;
    assert_eq!(ground.events(invitation.id).await, [event]);
}

pub async fn an_event_belongs_to_an_invitation(storage: Arc<dyn Storage>) {
    let ground = Ground::new(storage).await;
    let interview = ground.add_interview().await;
    let invitation = ground.add_invitation(&interview).await;
    let missing = ground.new_invitation(&interview);
    ground.check_failed([Write::AddEvent(ground.new_event(&missing))]).await;
    let organization_id = OrganizationId::from_uuid(ground.ids.next());
    let id = EventId::from_uuid(ground.ids.next());
    let of_nobody = Event { id, organization_id, ..ground.new_event(&invitation) };
    ground.check_failed([Write::AddEvent(of_nobody)]).await;
    let organization_id = ground.add_organization().await.id;
    let of_another = Event { organization_id, ..ground.new_event(&invitation) };
    ground.check_failed([Write::AddEvent(of_another)]).await;
    assert_eq!(ground.events(missing.id).await, []);
    assert_eq!(ground.events(invitation.id).await, []);
}
