use colloquy_app::invitations::{create, create_many, get, list, logs, update};
use colloquy_app::{AppError, interviews};
use colloquy_domain::InvitationId;
use colloquy_domain::invitation::{InvitationSource, InvitationUpdate, NewInvitation, Status};
use colloquy_domain::invitees::NewInvitations;
use colloquy_domain::mail::MailState;
use colloquy_domain::ports::{InvitationFilter, ListPageRequest, Write};
use colloquy_testkit::sample;
use serde_json::json;

use crate::world::{World, everything, input, refusal};

const ARCHIVED: &str = "archived custom: The interview is archived; restore it first";

mod create_invitation {
    use super::*;

    fn for_ada() -> NewInvitation {
        input(json!({ "name": "Ada", "email": "ada@example.org" }))
    }

    #[tokio::test]
    async fn refuses_interviews_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = async |caller, id| create::create(&world.app, &caller, id, for_ada()).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn refuses_an_archived_interview() {
        let world = World::new().await;
        let id = world.interview().await.id;
        interviews::archive::archive(&world.app, &world.caller, id).await.expect("it is archived");
        let refused = world.without_effect(create::create(&world.app, &world.caller, id, for_ada())).await;
        assert_eq!(refusal(refused), ARCHIVED);
    }

    #[tokio::test]
    async fn commits_a_ready_invitation_with_a_log_entry_and_mails_nothing() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = create::create(&world.app, &world.caller, id, for_ada());
        let created = world.in_one_commit(call).await.expect("an invitation");
        let stored = world.stored_invitation(created.id).await;
        assert_eq!(stored, created);
        assert_eq!((stored.status, stored.source), (Status::Ready, InvitationSource::Direct));
        assert_eq!((stored.email.clone(), stored.mail_id), (Some(sample::email()), None));
        assert_eq!(world.log(id).await, [("invitation.created", json!({}))]);
        assert_eq!(world.mailer.tried(), []);
    }

    #[tokio::test]
    async fn needs_neither_a_name_nor_an_address() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let new = input(json!({}));
        let created = create::create(&world.app, &world.caller, id, new).await.expect("an invitation");
        assert_eq!((created.name.clone(), created.email.clone()), (None, None));
    }
}

mod create_invitations {
    use colloquy_domain::ports::MailerError;

    use super::*;

    fn for_two() -> NewInvitations {
        input(json!({ "invitees": [{ "email": "b@example.org" }, { "email": "a@example.org" }] }))
    }

    #[tokio::test]
    async fn refuses_interviews_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call =
            async |caller, id| create_many::create_many(&world.app, &caller, id, for_two()).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn refuses_an_archived_interview() {
        let world = World::new().await;
        let id = world.interview().await.id;
        interviews::archive::archive(&world.app, &world.caller, id).await.expect("it is archived");
        let call = create_many::create_many(&world.app, &world.caller, id, for_two());
        assert_eq!(refusal(world.without_effect(call).await), ARCHIVED);
    }

    #[tokio::test(start_paused = true)]
    async fn commits_the_invitations_their_mails_and_the_log_together() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = create_many::create_many(&world.app, &world.caller, id, for_two());
        let created = world.in_one_commit(call).await.expect("two invitations");
        for invitation in &created {
            let mail = world.mail_of(invitation.id).await.expect("a mail");
            assert_eq!((mail.state, Some(&mail.to)), (MailState::Due, invitation.email.as_ref()));
        }
        assert_eq!(world.log(id).await, vec![("invitation.created", json!({})); 2]);
    }

    #[tokio::test]
    async fn returns_the_invitations_in_the_order_of_the_input_with_the_outcome_of_their_mails() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = create_many::create_many(&world.app, &world.caller, id, for_two());
        let created = call.await.expect("two invitations");
        let created = created.iter().map(|one| (one.email.as_ref().map(|email| email.as_str()), one.sent));
        assert_eq!(
            created.collect::<Vec<_>>(),
            [(Some("b@example.org"), true), (Some("a@example.org"), true)]
        );
        assert_eq!(world.delivered_to().len(), 2);
    }

    #[tokio::test]
    async fn a_mail_server_that_is_busy_stops_nothing_and_shows_in_the_error() {
        let world = World::new().await;
        let id = world.interview().await.id;
        world.mailer.answer(MailerError::Later("busy".to_owned()));
        let call = create_many::create_many(&world.app, &world.caller, id, for_two());
        for invitation in call.await.expect("two invitations") {
            assert_eq!((invitation.sent, invitation.error.as_deref()), (false, Some("busy")));
            let mail = world.mail_of(invitation.id).await.expect("a mail");
            assert_eq!(mail.state, MailState::Due, "it is sent later");
        }
    }
}

mod list_invitations {
    use super::*;

    const ALL: InvitationFilter = InvitationFilter { archived: false, status: None };

    async fn listed(
        world: &World,
        interview: colloquy_domain::InterviewId,
        filter: InvitationFilter,
        page: ListPageRequest<InvitationId>,
    ) -> (Vec<InvitationId>, bool) {
        let page = list::list(&world.app, &world.caller, interview, filter, page).await.expect("a page");
        (page.rows.iter().map(|invitation| invitation.id).collect(), page.more)
    }

    #[tokio::test]
    async fn refuses_interviews_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = async |caller, id| list::list(&world.app, &caller, id, ALL, everything()).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn lists_the_newest_first_and_continues_after_the_last_of_a_page() {
        let world = World::new().await;
        let interview = world.interview().await;
        let [first, second, third] = [
            world.invitation_to(&interview).await.id,
            world.invitation_to(&interview).await.id,
            world.invitation_to(&interview).await.id,
        ];
        let page = ListPageRequest { after: None, limit: 2 };
        assert_eq!(listed(&world, interview.id, ALL, page).await, (vec![third, second], true));
        let page = ListPageRequest { after: Some(second), limit: 2 };
        assert_eq!(listed(&world, interview.id, ALL, page).await, (vec![first], false));
    }

    #[tokio::test]
    async fn lists_one_status_or_the_archived_ones_on_request() {
        let world = World::new().await;
        let interview = world.interview().await;
        let ready = world.invitation_to(&interview).await;
        let (mut cancelled, mut archived) =
            (world.invitation_to(&interview).await, world.invitation_to(&interview).await);
        cancelled.cancel(world.now()).expect("it is ready");
        archived.archive(world.now());
        world
            .store([Write::SaveInvitation(cancelled.clone()), Write::SaveInvitation(archived.clone())])
            .await;
        let of = async |filter| listed(&world, interview.id, filter, everything()).await.0;
        assert_eq!(of(ALL).await, [cancelled.id, ready.id]);
        assert_eq!(of(InvitationFilter { status: Some(Status::Ready), ..ALL }).await, [ready.id]);
        assert_eq!(of(InvitationFilter { archived: true, ..ALL }).await, [archived.id]);
    }
}

mod get_invitation {
    use super::*;

    #[tokio::test]
    async fn refuses_invitations_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.invitation_in(Status::Ready).await.id;
        world.check_owner(id, async |caller, id| get::get(&world.app, &caller, id).await.map(drop)).await;
        world.check_owner(id, async |caller, id| get::whole(&world.app, &caller, id).await.map(drop)).await;
    }

    #[tokio::test]
    async fn returns_the_start_of_the_transcript_in_order_and_says_that_it_continues() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Completed).await;
        let messages: Vec<_> =
            (0..101).map(|index| sample::message(&*world.ids, &invitation, index, world.now())).collect();
        world.store(messages.iter().rev().cloned().map(Write::AddMessage)).await;
        let start = get::get(&world.app, &world.caller, invitation.id).await.expect("an invitation");
        assert_eq!((start.view.invitation, start.more), (invitation.clone(), true));
        assert_eq!(start.view.messages, messages[..100]);
        let whole = get::whole(&world.app, &world.caller, invitation.id).await.expect("an invitation");
        assert_eq!(whole.messages, messages);
    }
}

mod update_invitation {
    use super::*;

    fn named(name: Option<&str>) -> InvitationUpdate {
        input(json!({ "name": name }))
    }

    #[tokio::test]
    async fn refuses_invitations_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.invitation_in(Status::Ready).await.id;
        let call = async |caller, id| update::update(&world.app, &caller, id, named(None)).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn commits_the_name_with_a_log_entry_in_every_status() {
        for status in Status::ALL {
            let world = World::new().await;
            let before = world.invitation_in(*status).await;
            for name in [Some("Grace"), None] {
                let call = update::update(&world.app, &world.caller, before.id, named(name));
                world.in_one_commit(call).await.expect("it is renamed");
                let after = world.stored_invitation(before.id).await;
                assert_eq!((after.name.as_ref().map(|name| name.as_str()), after.status), (name, *status));
            }
            let entry = ("invitation.updated", json!({ "changed": ["name"] }));
            assert_eq!(world.log(before.interview_id).await, vec![entry; 2]);
        }
    }

    #[tokio::test]
    async fn the_present_name_changes_nothing() {
        let world = World::new().await;
        let id = world.invitation_in(Status::Ready).await.id;
        let call = update::update(&world.app, &world.caller, id, named(Some("Ada")));
        world.without_effect(call).await.expect("it stays as it is");
    }
}

mod list_invitation_logs {
    use super::*;

    async fn rename(world: &World, id: InvitationId, name: &str) -> Result<(), AppError> {
        update::update(&world.app, &world.caller, id, input(json!({ "name": name }))).await.map(drop)
    }

    #[tokio::test]
    async fn refuses_invitations_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.invitation_in(Status::Ready).await.id;
        let call = async |caller, id| logs::logs(&world.app, &caller, id, everything()).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn lists_only_the_entries_of_the_invitation_newest_first() {
        let world = World::new().await;
        let interview = world.interview().await;
        let [one, other] =
            [world.invitation_to(&interview).await.id, world.invitation_to(&interview).await.id];
        for (id, name) in [(one, "Grace"), (other, "Grace"), (one, "Mary")] {
            rename(&world, id, name).await.expect("it is renamed");
        }
        let page = logs::logs(&world.app, &world.caller, one, everything()).await.expect("a page");
        let about: Vec<_> = page.entries.iter().map(|(_, entry)| entry.invitation_id).collect();
        assert_eq!((about, page.more), (vec![Some(one); 2], false));
        assert!(page.entries[0].0 > page.entries[1].0, "the newest is first");
    }

    #[tokio::test]
    async fn continues_after_the_last_entry_of_a_page() {
        let world = World::new().await;
        let id = world.invitation_in(Status::Ready).await.id;
        for name in ["Grace", "Mary"] {
            rename(&world, id, name).await.expect("it is renamed");
        }
        let page = |after| ListPageRequest { after, limit: 1 };
        let first = logs::logs(&world.app, &world.caller, id, page(None)).await.expect("a page");
        let after = first.entries.last().map(|(position, _)| *position);
        let last = logs::logs(&world.app, &world.caller, id, page(after)).await.expect("a page");
        assert_eq!((first.entries.len(), first.more, last.entries.len(), last.more), (1, true, 1, false));
    }
}
