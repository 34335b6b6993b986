use colloquy_app::invitee_pages::{self, InvitationStage};
use colloquy_app::{interviews, invitations};
use colloquy_domain::deadline::Deadline;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::mail::MailState;
use colloquy_domain::ports::Mails;
use colloquy_domain::{SignedDuration, Timestamp};
use serde_json::json;

use crate::world::{World, input};

const HOUR: SignedDuration = SignedDuration::from_hours(1);

fn in_hours(world: &World, hours: i32) -> Option<Deadline> {
    Some(Deadline::new(world.now() + HOUR * hours, world.now()).expect("it is in the future"))
}

async fn of_interview(world: &World, invitation: &Invitation, deadline: Option<Deadline>) {
    let id = invitation.interview_id;
    let set = interviews::deadline::set_deadline(&world.app, &world.caller, id, deadline).await;
    set.expect("the deadline is set");
}

async fn own(world: &World, invitation: &Invitation, deadline: Option<Deadline>) {
    let set = invitations::deadline::set_deadline(&world.app, &world.caller, invitation.id, deadline).await;
    set.expect("the deadline is set");
}

async fn page(world: &World, invitation: &Invitation) -> (InvitationStage, Option<Timestamp>, bool) {
    let page = invitee_pages::invitation(&world.app, &invitation.slug).await.expect("it is read");
    let page = page.expect("the page exists");
    (page.stage, page.deadline, page.may_decline)
}

#[tokio::test]
async fn an_invitation_can_be_started_until_its_own_deadline_or_that_of_the_interview() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Ready).await;
    let (start, overdue) = (world.now(), (InvitationStage::Overdue, None, false));
    let ready = |hours| (InvitationStage::Ready, Some(start + HOUR * hours), true);
    of_interview(&world, &invitation, in_hours(&world, 1)).await;
    assert_eq!(page(&world, &invitation).await, ready(1));
    world.pass(HOUR);
    assert_eq!(page(&world, &invitation).await, overdue);
    own(&world, &invitation, in_hours(&world, 1)).await;
    assert_eq!(page(&world, &invitation).await, ready(2));
    world.pass(HOUR);
    assert_eq!(page(&world, &invitation).await, overdue);
    own(&world, &invitation, None).await;
    of_interview(&world, &invitation, None).await;
    assert_eq!(page(&world, &invitation).await, (InvitationStage::Ready, None, true));
}

#[tokio::test]
async fn an_interview_that_has_started_or_was_reopened_is_held_after_the_deadline() {
    for (status, expected) in
        [(Status::InProgress, InvitationStage::InProgress), (Status::Reopened, InvitationStage::Reopened)]
    {
        let world = World::new().await;
        let invitation = world.invitation_in(status).await;
        of_interview(&world, &invitation, in_hours(&world, 1)).await;
        world.pass(HOUR);
        assert_eq!(page(&world, &invitation).await.0, expected);
    }
}

#[tokio::test]
async fn mails_name_the_deadline_and_are_not_sent_after_it() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Ready).await;
    of_interview(&world, &invitation, in_hours(&world, 1)).await;
    let sending = || input(json!({ "email": "grace@example.org" }));
    let send = async || {
        let sent = invitations::send::send(&world.app, &world.caller, invitation.id, sending()).await;
        sent.expect("it is accepted")
    };
    send().await;
    let deadlines: Vec<_> = world.mailer.delivered().iter().map(|letter| letter.deadline).collect();
    assert_eq!(deadlines, [Some(world.now() + HOUR)]);
    world.pass(HOUR);
    let late = send().await;
    let mail = world.storage.mail(late.mail_id.expect("a mail")).await.expect("it is read");
    assert_eq!(mail.expect("the mail exists").state, MailState::Failed);
    let error = world.stored_invitation(invitation.id).await.error.clone();
    assert_eq!(error.as_deref(), Some("not sent: the deadline has passed"));
    assert_eq!(world.mailer.delivered().len(), 1);
}

#[tokio::test]
async fn each_change_is_logged_once() {
    let world = World::new().await;
    let invitation = world.invitation_in(Status::Ready).await;
    let deadline = in_hours(&world, 1);
    for _ in 0..2 {
        of_interview(&world, &invitation, deadline).await;
        own(&world, &invitation, deadline).await;
    }
    let changed = || json!({ "changed": ["deadline"] });
    let mut log = world.log(invitation.interview_id).await;
    log.sort_by_key(|(event, _)| *event);
    assert_eq!(log, [("interview.updated", changed()), ("invitation.updated", changed())]);
}

#[tokio::test]
async fn only_the_own_organization_sets_a_deadline() {
    let world = World::new().await;
    let (app, deadline) = (&world.app, in_hours(&world, 1));
    let invitation = world.invitation_in(Status::Ready).await;
    world
        .check_owner(invitation.interview_id, async |caller, id| {
            interviews::deadline::set_deadline(app, &caller, id, deadline).await.map(|_| ())
        })
        .await;
    world
        .check_owner(invitation.id, async |caller, id| {
            invitations::deadline::set_deadline(app, &caller, id, deadline).await.map(|_| ())
        })
        .await;
}
