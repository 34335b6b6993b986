use colloquy_app::sessions::timeline::{TimelineEntry, timeline};
use colloquy_domain::invitation::Status;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::ports::{IdSource, Write};
use colloquy_domain::{InvitationId, LogEntryId, SignedDuration};
use colloquy_testkit::sample;

use crate::world::{World, refusal};

/// Describes an event in a word: the index of a message, or the type of a log entry.
fn shown(event: &TimelineEntry) -> String {
    match event {
        TimelineEntry::Said(message) => message.index.to_string(),
        TimelineEntry::Logged(entry) => entry.event.as_str().to_owned(),
    }
}

#[tokio::test]
async fn messages_and_log_entries_are_in_the_order_in_which_they_were_stored() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::InProgress).await;
    let other = world.invitation_in(Status::InProgress).await;
    let entry = |event, of: &colloquy_domain::invitation::Invitation| {
        let owner = (of.organization_id, of.interview_id);
        let id = LogEntryId::from_uuid(world.ids.next());
        let entry = LogEntry::of_interview(id, event, owner, Actor::invitee(of), world.now());
        Write::AddLogEntry(entry.about(of.id))
    };
    let message = |index| Write::AddMessage(sample::message(&*world.ids, &invitation, index, world.now()));
    world
        .store([
            entry(EventType::InvitationConsented, &invitation),
            entry(EventType::InvitationStarted, &invitation),
            entry(EventType::InvitationStarted, &other),
        ])
        .await;
    for index in [0, 2] {
        world.pass(SignedDuration::from_secs(9));
        world.store([message(index)]).await;
        world.pass(SignedDuration::from_secs(9));
        world.store([entry(EventType::InvitationTurnEnded, &invitation), message(index + 1)]).await;
    }
    world.pass(SignedDuration::from_secs(9));
    world.store([entry(EventType::InvitationDisconnected, &invitation)]).await;
    let found = timeline(&world.app, invitation.id).await.expect("it is read");
    assert_eq!(found.invitation.id, invitation.id);
    let turn = "invitation.turnEnded";
    assert_eq!(
        found.events.iter().map(shown).collect::<Vec<_>>(),
        [
            "invitation.consented",
            "invitation.started",
            "0",
            "1",
            turn,
            "2",
            "3",
            turn,
            "invitation.disconnected"
        ]
    );
}

#[tokio::test]
async fn a_long_log_is_read_completely() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::InProgress).await;
    let owner = (invitation.organization_id, invitation.interview_id);
    let entries = (0..2_000).map(|_| {
        let id = LogEntryId::from_uuid(world.ids.next());
        let event = EventType::InvitationTurnEnded;
        let entry = LogEntry::of_interview(id, event, owner, Actor::invitee(&invitation), world.now());
        Write::AddLogEntry(entry.about(invitation.id))
    });
    world.store(entries).await;
    let found = timeline(&world.app, invitation.id).await.expect("it is read");
    assert_eq!(found.events.len(), 2_000);
}

#[tokio::test]
async fn an_unknown_invitation_is_an_error() {
    let world = World::new().await;
    let id = InvitationId::from_uuid(world.ids.next());
    assert_eq!(refusal(timeline(&world.app, id).await.map(drop)), format!("Invitation {id} not found"));
}
