use colloquy_app::invitations::{archive, cancel, complete, restore, send};
use colloquy_domain::SignedDuration;
use colloquy_domain::event::EventKind;
use colloquy_domain::invitation::{EndReason, Invitation, Status};
use colloquy_domain::log_entry::Actor;
use colloquy_domain::mail::MailState;
use colloquy_domain::ports::{MailerError, Mails, Write};
use colloquy_testkit::sample;
use serde_json::json;

use crate::world::{World, input, refusal};

/// Checks that a command is refused in every other status, without any effect.
async fn check_allowed_only_from(
    allowed: Status,
    call: impl AsyncFn(&World, &Invitation) -> Result<Invitation, colloquy_app::AppError>,
) {
    for status in Status::ALL.iter().filter(|status| **status != allowed) {
        let world = World::new().await;
        let invitation = world.invitation_in(*status).await;
        let refused = world.without_effect(call(&world, &invitation)).await;
        let (present, from) = (status.as_str(), allowed.as_str());
        let expected = format!("status custom: the invitation is {present}; this is allowed from {from}");
        assert_eq!(refusal(refused), expected);
    }
}

/// Stores an invitation whose mail is still waiting, because the mail server was busy.
async fn with_waiting_mail(world: &World) -> Invitation {
    let invitation = world.invitation_in(Status::Ready).await;
    world.mailer.answer(MailerError::Later("busy".to_owned()));
    let sending = input(json!({ "email": "grace@example.org" }));
    send::send(&world.app, &world.caller, invitation.id, sending).await.expect("it is accepted")
}

/// Checks that a command has withdrawn the waiting mail and has logged that.
async fn check_withdrawn(world: &World, before: &Invitation, reason: &str) {
    let mail = world.storage.mail(before.mail_id.expect("a mail")).await.expect("it is read");
    assert_eq!(mail.expect("the mail exists").state, MailState::Failed);
    let after = world.stored_invitation(before.id).await;
    assert_eq!((after.mail_id, after.error.as_deref()), (None, Some(reason)));
    let failed = json!({ "email": "grace@example.org", "reason": reason });
    assert_eq!(world.log(before.interview_id).await[1..], [("invitation.sendFailed", failed)]);
}

mod decline_invitation {
    use colloquy_app::invitations::decline::decline;
    use colloquy_domain::slug::Slug;

    use super::*;

    #[tokio::test]
    async fn cancels_a_ready_invitation_for_the_invitee_and_withdraws_its_mail() {
        let world = World::new().await;
        let before = with_waiting_mail(&world).await;
        assert_eq!(decline(&world.app, &before.slug).await.expect("it is declined"), Some(true));
        check_withdrawn(&world, &before, "not sent: the invitee has declined").await;
        assert_eq!(world.stored_invitation(before.id).await.status, Status::Cancelled);
        assert_eq!(
            world.log(before.interview_id).await[0],
            ("invitation.cancelled", json!({ "declined": true }))
        );
        let entries = world.entries(before.interview_id).await;
        assert!(entries.iter().all(|entry| entry.actor == Actor::invitee(&before)), "{entries:?}");
        let again = world.without_effect(decline(&world.app, &before.slug)).await;
        assert_eq!(again.expect("it is read"), Some(false));
    }

    #[tokio::test]
    async fn changes_nothing_once_the_interview_has_begun() {
        for status in Status::ALL.iter().filter(|status| **status != Status::Ready) {
            let world = World::new().await;
            let invitation = world.invitation_in(*status).await;
            let declined = world.without_effect(decline(&world.app, &invitation.slug)).await;
            assert_eq!(declined.expect("it is read"), Some(false), "{status:?}");
        }
    }

    #[tokio::test]
    async fn finds_no_invitation_behind_an_unknown_link() {
        let world = World::new().await;
        let unknown = Slug::draw(&*world.app.randomness);
        assert_eq!(decline(&world.app, &unknown).await.expect("it is read"), None);
    }
}

mod cancel_invitation {
    use super::*;

    #[tokio::test]
    async fn refuses_invitations_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.invitation_in(Status::Ready).await.id;
        let call = async |caller, id| cancel::cancel(&world.app, &caller, id).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn refuses_every_status_but_ready() {
        let call = async |world: &World, invitation: &Invitation| {
            cancel::cancel(&world.app, &world.caller, invitation.id).await
        };
        check_allowed_only_from(Status::Ready, call).await;
    }

    #[tokio::test]
    async fn commits_the_deactivated_invitation_with_a_log_entry() {
        let world = World::new().await;
        let id = world.invitation_in(Status::Ready).await.id;
        world.in_one_commit(cancel::cancel(&world.app, &world.caller, id)).await.expect("it is cancelled");
        let after = world.stored_invitation(id).await;
        let now = Some(world.now());
        assert_eq!((after.status, after.cancelled_at, after.deactivated_at), (Status::Cancelled, now, now));
        assert_eq!(world.log(after.interview_id).await, [("invitation.cancelled", json!({}))]);
    }

    #[tokio::test]
    async fn withdraws_the_mail_that_is_still_waiting_in_the_same_commit() {
        let world = World::new().await;
        let invitation = with_waiting_mail(&world).await;
        let call = cancel::cancel(&world.app, &world.caller, invitation.id);
        world.in_one_commit(call).await.expect("it is cancelled");
        check_withdrawn(&world, &invitation, "not sent: the invitation was cancelled").await;
    }
}

mod complete_invitation {
    use super::*;

    #[tokio::test]
    async fn refuses_invitations_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.invitation_in(Status::Reopened).await.id;
        let call = async |caller, id| complete::complete(&world.app, &caller, id).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn refuses_every_status_but_reopened() {
        let call = async |world: &World, invitation: &Invitation| {
            complete::complete(&world.app, &world.caller, invitation.id).await
        };
        check_allowed_only_from(Status::Reopened, call).await;
    }

    #[tokio::test]
    async fn commits_the_end_and_the_new_analysis_with_their_log_entries() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Reopened).await;
        let messages = (0..4).map(|index| sample::message(&*world.ids, &invitation, index, world.now()));
        world.store(messages.map(Write::AddMessage)).await;
        world.pass(SignedDuration::from_secs(1));
        let call = complete::complete(&world.app, &world.caller, invitation.id);
        world.in_one_commit(call).await.expect("it is completed");
        let after = world.stored_invitation(invitation.id).await;
        let end = (after.status, after.end_reason, after.completed_at);
        assert_eq!(end, (Status::Completed, Some(EndReason::CompletedByOrganization), Some(world.now())));
        assert_eq!((after.incomplete, after.summary.as_deref()), (false, Some("2 answers")));
        let generated = after.insights_origin.as_ref().map(|origin| origin.to_json());
        let expected = [
            ("invitation.completed", json!({ "endReason": "completedByOrganization" })),
            ("insights.generated", json!({ "messages": 4, "generated": generated })),
        ];
        assert_eq!(world.log(after.interview_id).await, expected);
    }

    #[tokio::test]
    async fn announces_the_end_to_the_endpoints_in_the_same_commit() {
        let world = World::new().await;
        let (endpoint, invitation) = (world.endpoint().await, world.invitation_in(Status::Reopened).await);
        let call = complete::complete(&world.app, &world.caller, invitation.id);
        world.in_one_commit(call).await.expect("it is completed");
        let [event] = &world.events(invitation.id).await[..] else { panic!("one event") };
        assert_eq!((event.kind, event.resumed), (EventKind::InterviewCompleted, true));
        let [delivery] = &world.deliveries(endpoint.id).await[..] else { panic!("one delivery") };
        assert_eq!((delivery.event_id, delivery.due_at), (event.id, world.now()), "it is due at once");
    }
}

mod archive_invitation {
    use super::*;

    #[tokio::test]
    async fn refuses_invitations_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.invitation_in(Status::Ready).await.id;
        let call = async |caller, id| archive::archive(&world.app, &caller, id).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn commits_the_time_with_a_log_entry_and_keeps_the_status() {
        for status in Status::ALL {
            let world = World::new().await;
            let id = world.invitation_in(*status).await.id;
            let call = archive::archive(&world.app, &world.caller, id);
            world.in_one_commit(call).await.expect("it is archived");
            let after = world.stored_invitation(id).await;
            assert_eq!((after.visibility.archived_at(), after.status), (Some(world.now()), *status));
            assert_eq!(world.log(after.interview_id).await, [("invitation.archived", json!({}))]);
        }
    }

    #[tokio::test]
    async fn withdraws_the_mail_that_is_still_waiting_in_the_same_commit() {
        let world = World::new().await;
        let invitation = with_waiting_mail(&world).await;
        let call = archive::archive(&world.app, &world.caller, invitation.id);
        world.in_one_commit(call).await.expect("it is archived");
        check_withdrawn(&world, &invitation, "not sent: the invitation was archived").await;
    }

    #[tokio::test]
    async fn archiving_again_returns_the_first_time_and_changes_nothing() {
        let world = World::new().await;
        let id = world.invitation_in(Status::Ready).await.id;
        let first = archive::archive(&world.app, &world.caller, id).await.expect("it is archived");
        let again = world.without_effect(archive::archive(&world.app, &world.caller, id)).await;
        assert_eq!(again.expect("it is archived").visibility, first.visibility);
    }
}

mod restore_invitation {
    use super::*;

    #[tokio::test]
    async fn refuses_invitations_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.invitation_in(Status::Ready).await.id;
        let call = async |caller, id| restore::restore(&world.app, &caller, id).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn commits_the_active_invitation_with_a_log_entry_and_keeps_the_status() {
        let world = World::new().await;
        let before = world.invitation_in(Status::Cancelled).await;
        archive::archive(&world.app, &world.caller, before.id).await.expect("it is archived");
        let call = restore::restore(&world.app, &world.caller, before.id);
        world.in_one_commit(call).await.expect("it is restored");
        let after = world.stored_invitation(before.id).await;
        assert_eq!((after.visibility.archived_at(), after.status), (None, Status::Cancelled));
        assert_eq!(world.log(after.interview_id).await[1..], [("invitation.restored", json!({}))]);
    }

    #[tokio::test]
    async fn restoring_an_active_invitation_changes_nothing() {
        let world = World::new().await;
        let id = world.invitation_in(Status::Ready).await.id;
        let call = restore::restore(&world.app, &world.caller, id);
        world.without_effect(call).await.expect("it stays active");
    }
}
