//! The events that webhooks report.

use std::sync::Arc;

use colloquy_domain::event::{Event, EventKind};
use colloquy_domain::invitation::Invitation;
use colloquy_domain::ports::{IdSource, Storage, Write};
use colloquy_domain::{EventId, InvitationId, OrganizationId};
use jiff::Timestamp;

use super::fixture::{StorageFixture, after};
use crate::sample;

impl StorageFixture {
    fn new_event(&self, invitation: &Invitation) -> Event {
        sample::event(&self.ids, invitation, EventKind::InterviewCompleted, sample::now())
    }

    async fn events(&self, invitation: InvitationId) -> Vec<Event> {
        self.storage.events_of(invitation).await.expect("the storage answers")
    }
}

pub async fn every_field_of_an_event_survives(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let invitation = fixture.add_invitation(&fixture.add_interview().await).await;
    let mut expected = Vec::new();
    for (kind, resumed) in EventKind::ALL.iter().flat_map(|kind| [(*kind, false), (*kind, true)]) {
        let created_at = after(expected.len() as i64);
        let event = Event { kind, resumed, created_at, ..fixture.new_event(&invitation) };
        fixture.commit([Write::AddEvent(event.clone())]).await;
        expected.push(event);
        assert_eq!(fixture.events(invitation.id).await, expected);
    }
}

/// Some events have the same time and one has an earlier one, so only the order of the writes distinguishes
/// them.
pub async fn events_of_an_invitation_are_in_the_order_of_their_writes(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let invitation = fixture.new_invitation(&interview);
    let other = fixture.add_invitation(&interview).await;
    let mut events: Vec<_> = (0..30).map(|_| fixture.new_event(&invitation)).collect();
    // The order must not depend on ids.
    events.reverse();
    let of_other = fixture.new_event(&other);
    let adds = |events: &[Event]| events.iter().cloned().map(Write::AddEvent).collect::<Vec<_>>();
    let first = [Write::AddInvitation(invitation.clone()), Write::AddEvent(of_other.clone())];
    fixture.commit(first.into_iter().chain(adds(&events))).await;
    assert_eq!(fixture.events(invitation.id).await, events);
    let earlier = Event { created_at: Timestamp::UNIX_EPOCH, ..fixture.new_event(&invitation) };
    fixture.commit(adds(std::slice::from_ref(&earlier))).await;
    events.push(earlier);
    assert_eq!(fixture.events(invitation.id).await, events);
    assert_eq!(fixture.events(other.id).await, [of_other]);
    assert_eq!(fixture.events(fixture.new_invitation(&interview).id).await, []);
}

pub async fn an_event_is_stored_with_its_unit_or_not_at_all(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let invitation = fixture.add_invitation(&fixture.add_interview().await).await;
    let mut started = invitation.clone();
    assert_eq!(started.start(after(1)).map(|_| ()), Ok(()));
    let save = Write::SaveInvitation(started);
    let event = fixture.new_event(&invitation);
    let add = Write::AddEvent(event.clone());
    fixture.commit([add.clone(), save.clone()]).await;
    assert_eq!(fixture.events(invitation.id).await, std::slice::from_ref(&event));
    let late = || Write::AddEvent(fixture.new_event(&invitation));
    fixture.check_conflict([late(), save.clone()]).await;
    fixture.check_conflict([save, late()]).await;
    fixture.check_failed([late(), add.clone()]).await;
    fixture.check_failed([add, late()]).await;
    let others_id = Event { id: event.id, ..fixture.new_event(&invitation) };
    fixture.check_failed([late(), Write::AddEvent(others_id), late()]).await;
    assert_eq!(fixture.events(invitation.id).await, [event]);
}

pub async fn an_event_belongs_to_an_invitation(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let invitation = fixture.add_invitation(&interview).await;
    let missing = fixture.new_invitation(&interview);
    fixture.check_failed([Write::AddEvent(fixture.new_event(&missing))]).await;
    let organization_id = OrganizationId::from_uuid(fixture.ids.next());
    let id = EventId::from_uuid(fixture.ids.next());
    let of_nobody = Event { id, organization_id, ..fixture.new_event(&invitation) };
    fixture.check_failed([Write::AddEvent(of_nobody)]).await;
    let organization_id = fixture.add_organization().await.id;
    let of_another = Event { organization_id, ..fixture.new_event(&invitation) };
    fixture.check_failed([Write::AddEvent(of_another)]).await;
    assert_eq!(fixture.events(missing.id).await, []);
    assert_eq!(fixture.events(invitation.id).await, []);
}
