//! Reminders that wait for the mail server, and are not sent in the end.

use std::sync::Arc;
use std::time::Duration;

use colloquy_app::App;
use colloquy_domain::ports::MailerError;
use colloquy_domain::reminder_plan::MOST_REMINDERS;
use serde_json::Value;

use super::*;

fn daily(reminders: usize) -> Option<ReminderPlan> {
    plan(&vec![1; reminders], (0, 24), "UTC")
}

fn busy() -> MailerError {
    MailerError::Later("busy".to_owned())
}

/// Lets a node attempt the mails that are due an hour later.
async fn attempt_due(world: &World) {
    world.pass(HOUR);
    let app = App::new((**world.app).clone(), world.app.voices.clone(), world.app.links.clone());
    let stop = tokio::time::sleep(Duration::from_millis(1_500));
    Arc::new(app).mail_dispatcher.clone().work_until(stop).await;
}

/// Stores an invitation whose first reminder waits, because the mail server is busy.
async fn with_waiting_reminder(world: &World, plan: Option<ReminderPlan>) -> Invitation {
    let invitation = mailed(world, plan).await;
    world.pass(HOUR * 24);
    world.mailer.answer(busy());
    remind_all_due(&world.app).await.expect("it is queued");
    attempt_due(world).await;
    assert_eq!(states(world, &invitation).await, [MailState::Due]);
    invitation
}

/// Returns the states of the reminders, oldest first.
async fn states(world: &World, invitation: &Invitation) -> Vec<MailState> {
    let mut mails = world.storage.mails_of(invitation.id).await.expect("the storage answers");
    mails.retain(|mail| mail.letter == Letter::OrganizationReminder);
    mails.sort_by_key(|mail| mail.created_at);
    mails.iter().map(|mail| mail.state).collect()
}

/// Returns what the log says about reminders, oldest first.
async fn logged(world: &World, invitation: &Invitation) -> Vec<(&'static str, Value)> {
    let mut log = world.log(invitation.interview_id).await;
    log.retain(|(_, data)| data["letter"] == "organizationReminder");
    log
}

#[derive(Clone, Copy, Debug)]
enum PassingReason {
    NoPlan,
    Deadline,
    ArchivedInvitation,
    ArchivedInterview,
    Cancelled,
}

impl PassingReason {
    const ALL: [Self; 5] =
        [Self::NoPlan, Self::Deadline, Self::ArchivedInvitation, Self::ArchivedInterview, Self::Cancelled];

    async fn begin(self, world: &World, invitation: &Invitation) {
        let (app, caller, id) = (&world.app, &world.caller, invitation.id);
        match self {
            Self::NoPlan => set(world, invitation, None).await,
            Self::Deadline => set_deadline(world, invitation, Some(world.now() + HOUR / 2)).await,
            Self::ArchivedInvitation => {
                invitations::archive::archive(app, caller, id).await.expect("it is archived");
            }
            Self::ArchivedInterview => {
                let interview = invitation.interview_id;
                interviews::archive::archive(app, caller, interview).await.expect("it is archived");
            }
            Self::Cancelled => {
                invitations::cancel::cancel(app, caller, id).await.expect("it is cancelled");
            }
        }
    }

    async fn end(self, world: &World, invitation: &Invitation) {
        let (app, caller, id) = (&world.app, &world.caller, invitation.id);
        match self {
            Self::NoPlan => set(world, invitation, daily(1)).await,
            Self::Deadline => set_deadline(world, invitation, None).await,
            Self::ArchivedInvitation => {
                invitations::restore::restore(app, caller, id).await.expect("it is restored");
            }
            Self::ArchivedInterview => {
                let interview = invitation.interview_id;
                interviews::restore::restore(app, caller, interview).await.expect("it is restored");
            }
            Self::Cancelled => {
                let without_mail = input(json!({ "sendEmail": false }));
                let reactivated = invitations::reactivate::reactivate(app, caller, id, without_mail).await;
                reactivated.expect("it is reactivated");
            }
        }
    }
}

async fn set_deadline(world: &World, invitation: &Invitation, at: Option<Timestamp>) {
    let mut stored = world.stored_invitation(invitation.id).await;
    let deadline = at.map(|at| Deadline::new(at, world.now()).expect("it is in the future"));
    assert!(stored.set_deadline(deadline, world.now()).is_made());
    world.store([Write::SaveInvitation(stored)]).await;
}

#[tokio::test(start_paused = true)]
async fn a_reminder_that_was_not_sent_for_a_reason_that_passes_comes_later_and_once() {
    for reason in PassingReason::ALL {
        let world = World::new().await;
        let invitation = with_waiting_reminder(&world, daily(1)).await;
        reason.begin(&world, &invitation).await;
        world.mailer.accept();
        attempt_due(&world).await;
        assert_eq!(states(&world, &invitation).await, [MailState::Failed], "{reason:?}");
        reason.end(&world, &invitation).await;
        pass_days(&world, 10).await;
        assert_eq!(states(&world, &invitation).await, [MailState::Failed, MailState::Sent], "{reason:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn no_reminder_follows_one_that_could_not_be_delivered() {
    let address = sample::text(Email::parse, ADDRESS);
    for reason in ["refused", "given up", "unsubscribed", "unsubscribed without a plan"] {
        let world = World::new().await;
        let invitation = with_waiting_reminder(&world, daily(MOST_REMINDERS)).await;
        if reason == "refused" {
            world.mailer.answer(MailerError::Refused("no such mailbox".to_owned()));
        }
        let is_unsubscribed = reason.starts_with("unsubscribed");
        if is_unsubscribed {
            let set = unsubscriptions::set(&world.app, world.organization(), &address, true);
            set.await.expect("it is stored");
        }
        if reason.ends_with("without a plan") {
            set(&world, &invitation, None).await;
        }
        for _ in 0..40 {
            attempt_due(&world).await;
        }
        if is_unsubscribed {
            let set = unsubscriptions::set(&world.app, world.organization(), &address, false);
            set.await.expect("it is stored");
        }
        world.mailer.accept();
        if reason.ends_with("without a plan") {
            set(&world, &invitation, daily(MOST_REMINDERS)).await;
        }
        pass_days(&world, 6).await;
        assert_eq!(states(&world, &invitation).await, [MailState::Failed], "{reason}");
        let stored = world.stored_invitation(invitation.id).await;
        assert!(stored.sent, "the outcome of its own mail stays");
    }
}

#[tokio::test(start_paused = true)]
async fn a_reminder_whose_place_a_mail_of_a_member_takes_is_logged_as_not_sent() {
    for sends_invitation in [false, true] {
        let world = World::new().await;
        let invitation = with_waiting_reminder(&world, daily(1)).await;
        world.mailer.accept();
        match sends_invitation {
            true => mail(&world, &invitation).await,
            false => {
                let reminded = remind::remind(&world.app, &world.caller, invitation.id).await;
                reminded.expect("it is queued");
            }
        }
        let reason = "not sent: a member has sent a later mail";
        let data = json!({ "email": ADDRESS, "letter": "organizationReminder", "reason": reason });
        assert_eq!(logged(&world, &invitation).await, [("invitation.sendFailed", data)]);
        let entries = world.entries(invitation.interview_id).await;
        let failed = entries.iter().find(|entry| entry.data["reason"] == reason).expect("an entry");
        assert_eq!((failed.actor.clone(), failed.invitation_id), (world.caller.actor(), Some(invitation.id)));
    }
}

#[tokio::test(start_paused = true)]
async fn who_is_mailed_as_the_invitation_is_reactivated_gets_no_reminder_that_waited() {
    let world = World::new().await;
    let invitation = with_waiting_reminder(&world, daily(1)).await;
    let (app, caller, id) = (&world.app, &world.caller, invitation.id);
    invitations::cancel::cancel(app, caller, id).await.expect("it is cancelled");
    let with_mail = input(json!({ "sendEmail": true }));
    invitations::reactivate::reactivate(app, caller, id, with_mail).await.expect("it is reactivated");
    world.mailer.accept();
    attempt_due(&world).await;
    let letters: Vec<_> = world.mailer.delivered().iter().map(|letter| letter.letter).collect();
    assert_eq!(letters, [Letter::Invitation, Letter::Invitation]);
    assert_eq!(logged(&world, &invitation).await.len(), 1);
}
