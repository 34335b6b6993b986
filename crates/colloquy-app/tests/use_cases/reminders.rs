use colloquy_app::invitations::remind::remind_tomorrow;
use colloquy_app::invitations::send;
use colloquy_app::invitee_pages::{self, ReminderOffer};
use colloquy_app::{interviews, invitations};
use colloquy_domain::SignedDuration;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::log_entry::Actor;
use serde_json::json;

use crate::world::{World, input};

const A_DAY: SignedDuration = SignedDuration::from_hours(24);

/// Stores an invitation that was mailed to its invitee.
async fn mailed(world: &World) -> Invitation {
    let invitation = world.invitation_in(Status::Ready).await;
    let sending = input(json!({ "email": "grace@example.org" }));
    send::send(&world.app, &world.caller, invitation.id, sending).await.expect("it is sent");
    world.stored_invitation(invitation.id).await
}

async fn remind(world: &World, invitation: &Invitation) {
    remind_tomorrow(&world.app, &invitation.slug).await.expect("it is requested");
}

async fn offer(world: &World, invitation: &Invitation) -> Option<ReminderOffer> {
    let page = invitee_pages::invitation(&world.app, &invitation.slug).await.expect("it is read");
    page.expect("the page exists").reminder
}

#[tokio::test]
async fn a_reminder_is_queued_once_for_the_next_day_and_logged_for_the_invitee() {
    let world = World::new().await;
    let invitation = mailed(&world).await;
    assert_eq!(offer(&world, &invitation).await, Some(ReminderOffer::Tomorrow));
    let at = world.now() + A_DAY;
    world.in_one_commit(remind(&world, &invitation)).await;
    world.without_effect(remind(&world, &invitation)).await;
    assert_eq!(offer(&world, &invitation).await, Some(ReminderOffer::Waiting { at }));
    let entries = world.entries(invitation.interview_id).await;
    let reminders: Vec<_> =
        entries.iter().filter(|entry| entry.data == json!({ "remindAt": format!("{at:.3}") })).collect();
    assert_eq!(reminders.len(), 1, "{entries:?}");
    assert_eq!(reminders[0].actor, Actor::invitee(&invitation));
    assert!(world.stored_invitation(invitation.id).await.sent, "the outcome of its own mail stays");
}

#[tokio::test]
async fn nobody_is_reminded_at_an_address_that_was_not_mailed_or_of_what_is_over() {
    let world = World::new().await;
    let not_mailed = world.invitation_in(Status::Ready).await;
    let cancelled = mailed(&world).await;
    invitations::cancel::cancel(&world.app, &world.caller, cancelled.id).await.expect("it is cancelled");
    let archived = mailed(&world).await;
    let interview = archived.interview_id;
    interviews::archive::archive(&world.app, &world.caller, interview).await.expect("it is archived");
    for invitation in [not_mailed, cancelled, archived] {
        assert_eq!(offer(&world, &invitation).await, None);
        world.without_effect(remind(&world, &invitation)).await;
    }
}
