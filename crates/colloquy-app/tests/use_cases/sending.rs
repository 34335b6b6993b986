use colloquy_app::{interviews, invitations};
use colloquy_domain::SignedDuration;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::log_entry::ActorKind;
use colloquy_domain::mail::{Letter, MailState};
use colloquy_domain::ports::{MailerError, Write};
use serde_json::json;

use crate::world::{World, input, refusal};

mod send_invitation {
    use colloquy_app::AppError;
    use colloquy_app::invitations::send;

    use super::*;

    async fn sent(world: &World, invitation: &Invitation, email: &str) -> Result<Invitation, AppError> {
        send::send(&world.app, &world.caller, invitation.id, input(json!({ "email": email }))).await
    }

    #[tokio::test]
    async fn refuses_invitations_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.invitation_in(Status::Ready).await.id;
        let sending = || input(json!({ "email": "grace@example.org" }));
        let call = async |caller, id| send::send(&world.app, &caller, id, sending()).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn refuses_every_status_but_ready_and_reopened() {
        for status in [Status::InProgress, Status::Completed, Status::Cancelled] {
            let world = World::new().await;
            let invitation = world.invitation_in(status).await;
            let refused = world.without_effect(sent(&world, &invitation, "grace@example.org")).await;
            let present = status.as_str();
            let expected =
                format!("status custom: the invitation is {present}; this is allowed from READY or REOPENED");
            assert_eq!(refusal(refused), expected);
        }
    }

    #[tokio::test]
    async fn an_archived_interview_or_invitation_is_refused_before_the_status() {
        let world = World::new().await;
        let mut invitation = world.invitation_in(Status::Completed).await;
        invitation.archive(world.now());
        world.store([Write::SaveInvitation(invitation.clone())]).await;
        let refused = world.without_effect(sent(&world, &invitation, "grace@example.org")).await;
        assert_eq!(refusal(refused), "archived custom: the invitation is archived; restore it first");
        let id = invitation.interview_id;
        interviews::archive::archive(&world.app, &world.caller, id).await.expect("it is archived");
        let refused = world.without_effect(sent(&world, &invitation, "grace@example.org")).await;
        assert_eq!(refusal(refused), "archived custom: The interview is archived; restore it first");
    }

    #[tokio::test(start_paused = true)]
    async fn commits_the_new_address_and_the_mail_together() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Ready).await;
        world.in_one_commit(sent(&world, &invitation, "grace@example.org")).await.expect("it is accepted");
        let stored = world.stored_invitation(invitation.id).await;
        let mail = world.mail_of(invitation.id).await.expect("a mail");
        assert_eq!(stored.email.as_ref().map(|email| email.as_str()), Some("grace@example.org"));
        assert_eq!((mail.state, Some(&mail.to), stored.sent), (MailState::Due, stored.email.as_ref(), false));
        assert_eq!(world.log(invitation.interview_id).await, [], "only the outcome is logged");
    }

    #[tokio::test]
    async fn mails_the_link_and_logs_that_it_was_sent_for_the_caller() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Ready).await;
        let after = sent(&world, &invitation, "grace@example.org").await.expect("it is sent");
        assert_eq!((after.sent, after.sent_at, after.error.as_deref()), (true, Some(world.now()), None));
        let [letter] = &world.mailer.delivered()[..] else { panic!("one mail") };
        assert_eq!((letter.letter, letter.to.as_str()), (Letter::Invitation, "grace@example.org"));
        assert_eq!(letter.link, world.app.links.invitation(&invitation.slug));
        let [entry] = &world.entries(invitation.interview_id).await[..] else { panic!("one entry") };
        assert_eq!((entry.event.as_str(), entry.actor.kind), ("invitation.sent", ActorKind::ApiKey));
        assert_eq!(entry.data, json!({ "email": "grace@example.org" }));
    }

    #[tokio::test]
    async fn a_reopened_interview_gets_a_mail_that_asks_to_resume_it() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Reopened).await;
        let after = sent(&world, &invitation, "ada@example.org").await.expect("it is sent");
        assert_eq!(world.mailer.delivered()[0].letter, Letter::Resumption);
        assert_eq!(after.status, Status::Reopened);
    }

    #[tokio::test]
    async fn a_refused_mail_shows_in_the_error_and_the_log() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Ready).await;
        world.mailer.answer(MailerError::Refused("no such mailbox".to_owned()));
        let after = sent(&world, &invitation, "grace@example.org").await.expect("it is accepted");
        assert_eq!((after.sent, after.error.as_deref()), (false, Some("no such mailbox")));
        let failed = json!({ "email": "grace@example.org", "reason": "no such mailbox" });
        assert_eq!(world.log(invitation.interview_id).await, [("invitation.sendFailed", failed)]);
    }

    #[tokio::test]
    async fn sending_again_sends_another_mail() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Ready).await;
        for _ in 0..2 {
            sent(&world, &invitation, "ada@example.org").await.expect("it is sent");
        }
        assert_eq!(world.delivered_to(), ["ada@example.org", "ada@example.org"]);
        let entry = ("invitation.sent", json!({ "email": "ada@example.org" }));
        assert_eq!(world.log(invitation.interview_id).await, vec![entry; 2]);
    }
}

mod reactivate_invitation {
    use colloquy_app::AppError;
    use colloquy_app::invitations::reactivate;
    use colloquy_domain::event::EventKind;
    use colloquy_domain::invitation::NewInvitation;
    use colloquy_testkit::sample;

    use super::*;

    async fn reactivated(world: &World, invitation: &Invitation, mail: bool) -> Result<Invitation, AppError> {
        let reactivation = input(json!({ "sendEmail": mail }));
        reactivate::reactivate(&world.app, &world.caller, invitation.id, reactivation).await
    }

    #[tokio::test]
    async fn refuses_invitations_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.invitation_in(Status::Cancelled).await.id;
        let reactivation = || input(json!({}));
        let call = async |caller, id| {
            reactivate::reactivate(&world.app, &caller, id, reactivation()).await.map(drop)
        };
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn refuses_every_status_but_cancelled_and_completed() {
        for status in [Status::Ready, Status::InProgress, Status::Reopened] {
            let world = World::new().await;
            let invitation = world.invitation_in(status).await;
            let refused = world.without_effect(reactivated(&world, &invitation, true)).await;
            let present = status.as_str();
            let expected = format!(
                "status custom: the invitation is {present}; this is allowed from CANCELLED or COMPLETED"
            );
            assert_eq!(refusal(refused), expected);
        }
    }

    #[tokio::test]
    async fn commits_a_ready_invitation_that_remembers_its_cancellation() {
        let world = World::new().await;
        let before = world.invitation_in(Status::Cancelled).await;
        world.in_one_commit(reactivated(&world, &before, false)).await.expect("it is reactivated");
        let after = world.stored_invitation(before.id).await;
        assert_eq!((after.status, after.deactivated_at), (Status::Ready, None));
        assert_eq!((after.cancelled_at, after.reopened_at), (before.cancelled_at, None));
        assert_eq!(world.log(before.interview_id).await, [("invitation.reactivated", json!({}))]);
        assert_eq!(world.mailer.tried(), [], "no mail was asked for");
    }

    #[tokio::test]
    async fn commits_a_reopened_invitation_with_the_time() {
        let world = World::new().await;
        let before = world.invitation_in(Status::Completed).await;
        world.pass(SignedDuration::from_secs(1));
        world.in_one_commit(reactivated(&world, &before, false)).await.expect("it is reopened");
        let after = world.stored_invitation(before.id).await;
        assert_eq!((after.status, after.reopened_at), (Status::Reopened, Some(world.now())));
        assert_eq!(after.completed_at, before.completed_at, "it stays until the interview starts again");
        assert_eq!(world.log(before.interview_id).await, [("invitation.reopened", json!({}))]);
    }

    #[tokio::test]
    async fn the_event_of_a_reopened_interview_waits_for_no_analysis_any_longer() {
        let world = World::new().await;
        let (endpoint, invitation) = (world.endpoint().await, world.invitation_in(Status::Completed).await);
        let event = sample::event(&*world.ids, &invitation, EventKind::InterviewCompleted, world.now());
        world.store([Write::AddEvent(event)]).await;
        assert!(world.deliveries(endpoint.id).await[0].due_at > world.now());
        world.in_one_commit(reactivated(&world, &invitation, false)).await.expect("it is reopened");
        assert_eq!(world.deliveries(endpoint.id).await[0].due_at, world.now());
    }

    #[tokio::test]
    async fn mails_the_link_on_request_in_the_words_for_its_status() {
        for (status, letter) in
            [(Status::Cancelled, Letter::Invitation), (Status::Completed, Letter::Resumption)]
        {
            let world = World::new().await;
            let invitation = world.invitation_in(status).await;
            let after = reactivated(&world, &invitation, true).await.expect("it is reactivated");
            assert_eq!((after.sent, world.mailer.delivered()[0].letter), (true, letter));
            let log = world.log(invitation.interview_id).await;
            assert_eq!(log[1..], [("invitation.sent", json!({ "email": "ada@example.org" }))]);
        }
    }

    #[tokio::test]
    async fn without_an_address_the_error_and_the_log_say_that_no_mail_was_sent() {
        let world = World::new().await;
        let (app, caller, interview) = (&world.app, &world.caller, world.interview().await);
        let nobody = NewInvitation { name: None, email: None };
        let invitation = invitations::create::create(app, caller, interview.id, nobody).await.expect("one");
        invitations::cancel::cancel(app, caller, invitation.id).await.expect("it is cancelled");
        let after = world.in_one_commit(reactivated(&world, &invitation, true)).await.expect("it is ready");
        let reason = "not sent: the invitation has no email address";
        assert_eq!((after.status, after.error.as_deref()), (Status::Ready, Some(reason)));
        let failed = json!({ "email": null, "reason": reason });
        let log = world.log(interview.id).await;
        assert_eq!(log[2..], [("invitation.reactivated", json!({})), ("invitation.sendFailed", failed)]);
    }

    #[tokio::test]
    async fn in_an_archived_interview_the_error_says_that_no_mail_was_sent() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Completed).await;
        let id = invitation.interview_id;
        interviews::archive::archive(&world.app, &world.caller, id).await.expect("it is archived");
        let after = reactivated(&world, &invitation, true).await.expect("it is reopened");
        let error = Some("not sent: the interview is archived");
        assert_eq!((after.status, after.error.as_deref()), (Status::Reopened, error));
        assert_eq!(world.mailer.tried(), []);
    }
}
