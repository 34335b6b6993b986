use colloquy_app::interviews::{archive, create, restore, update};
use colloquy_domain::SignedDuration;
use colloquy_domain::interview::{InterviewUpdate, NewInterview};
use colloquy_domain::invitation::Status;
use colloquy_domain::log_entry::ActorKind;
use colloquy_domain::mail::MailState;
use colloquy_domain::ports::Interviews;
use serde_json::{Value, json};

use crate::world::{World, input, refusal, voices};

const SECOND: SignedDuration = SignedDuration::from_secs(1);

mod create_interview {
    use colloquy_domain::input::Patch;
    use colloquy_domain::ports::MailerError;
    use colloquy_domain::text::{FirstMessage, Intro, Locale, PersonName, Title};
    use colloquy_testkit::sample;

    use super::*;

    /// Returns an input with all texts, so that none is generated.
    fn written(more: Value) -> NewInterview {
        let mut whole = json!({
            "prompt": "Ask how the first week went.",
            "title": "The first week",
            "intro": "Hello, this takes ten minutes.",
            "firstMessage": "How was your first week?",
        });
        whole.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        input(whole)
    }

    fn for_two() -> NewInterview {
        written(json!({ "invitees": [
            { "name": "Ada", "email": "ada@example.org" },
            { "email": "grace@example.org" },
        ] }))
    }

    #[tokio::test]
    async fn creates_one_ready_invitation_without_a_mail_if_there_are_no_invitees() {
        let world = World::new().await;
        let new = written(json!({ "email": "ada@example.org", "invitees": [] }));
        let created = create::create(&world.app, &world.caller, new).await.expect("an interview");
        let [invitation] = &created.invitations[..] else { panic!("{:?}", created.invitations) };
        assert_eq!(world.stored_interview(created.interview.id).await, created.interview);
        assert_eq!(world.stored_invitation(invitation.id).await, *invitation);
        assert_eq!((invitation.status, invitation.mail_id, invitation.sent), (Status::Ready, None, false));
        assert_eq!(invitation.email, Some(sample::email()));
        assert_eq!(world.mailer.tried(), []);
    }

    #[tokio::test(start_paused = true)]
    async fn commits_the_interview_its_invitations_their_mails_and_the_log_together() {
        let world = World::new().await;
        let creation = create::create(&world.app, &world.caller, for_two());
        let id = world.in_one_commit(creation).await.expect("an interview").interview.id;
        let view = world.storage.interview_view(id).await.expect("it is read").expect("it is stored");
        let names = view.invitations.iter().rev().map(|one| one.name.as_ref().map(PersonName::as_str));
        assert_eq!(names.collect::<Vec<_>>(), [Some("Ada"), None]);
        for invitation in &view.invitations {
            let mail = world.mail_of(invitation.id).await.expect("a mail");
            assert_eq!((mail.state, Some(&mail.to)), (MailState::Due, invitation.email.as_ref()));
        }
        let log = world.log(id).await;
        let created = json!({ "invitations": 2, "generated": {} });
        assert_eq!(log[0], ("interview.created", created));
        assert_eq!(log[1..], [("invitation.created", json!({})), ("invitation.created", json!({}))]);
        assert!(world.entries(id).await.iter().all(|entry| entry.actor.kind == ActorKind::ApiKey));
    }

    #[tokio::test]
    async fn mails_each_invitee_and_returns_them_in_the_order_of_the_input() {
        let world = World::new().await;
        let created = create::create(&world.app, &world.caller, for_two()).await.expect("an interview");
        let returned =
            created.invitations.iter().map(|invitation| (invitation.email.as_ref(), invitation.sent));
        let returned: Vec<_> =
            returned.map(|(email, sent)| (email.map(|email| email.as_str()), sent)).collect();
        assert_eq!(returned, [(Some("ada@example.org"), true), (Some("grace@example.org"), true)]);
        let mut delivered_to = world.delivered_to();
        delivered_to.sort();
        assert_eq!(delivered_to, ["ada@example.org", "grace@example.org"]);
        let log = world.log(created.interview.id).await;
        assert!(log.contains(&("invitation.sent", json!({ "email": "grace@example.org" }))), "{log:?}");
    }

    #[tokio::test]
    async fn a_refused_mail_stops_nothing_and_shows_in_the_error() {
        let world = World::new().await;
        world.mailer.answer(MailerError::Refused("no such mailbox".to_owned()));
        let created = create::create(&world.app, &world.caller, for_two()).await.expect("an interview");
        for invitation in &created.invitations {
            assert_eq!((invitation.sent, invitation.error.as_deref()), (false, Some("no such mailbox")));
        }
        let log = world.log(created.interview.id).await;
        let failed = json!({ "email": "ada@example.org", "reason": "no such mailbox" });
        assert!(log.contains(&("invitation.sendFailed", failed)), "{log:?}");
    }

    #[tokio::test]
    async fn generates_the_missing_texts_and_logs_their_origin() {
        let world = World::new().await;
        let new = input(json!({ "prompt": "Ask how the first week went.", "intro": "My own words." }));
        let created = create::create(&world.app, &world.caller, new).await.expect("an interview").interview;
        let texts = [
            created.title.as_ref().map(Title::as_str),
            created.intro.as_ref().map(Intro::as_str),
            created.first_message.as_ref().map(FirstMessage::as_str),
        ];
        assert_eq!(texts, [Some("Title by model"), Some("My own words."), Some("Question by model")]);
        let (_, data) = &world.log(created.id).await[0];
        let origins = data["generated"].as_object().expect("the origins");
        assert_eq!((origins.len(), &origins["title"]["provider"]), (2, &json!("model")));
        assert_eq!(origins["firstMessage"]["provider"], "model");
    }

    #[tokio::test]
    async fn the_rules_write_the_texts_if_the_model_fails() {
        let world = World::new().await;
        world.model.fail();
        let new = input(json!({ "prompt": "Ask how the first week went." }));
        let created = create::create(&world.app, &world.caller, new).await.expect("an interview").interview;
        assert_eq!(created.title.as_ref().map(|title| title.as_str()), Some("Title by rules"));
        assert_eq!(world.log(created.id).await[0].1["generated"]["intro"]["provider"], "rules");
    }

    async fn check_language(world: &World, more: Value, locale: &str, voice: &str) {
        let created = create::create(&world.app, &world.caller, written(more)).await.expect("an interview");
        let voices = voices();
        let chosen = voices.iter().find(|one| one.id == created.interview.voice_id);
        assert_eq!((created.interview.locale.as_str(), chosen.map(|one| &*one.name)), (locale, Some(voice)));
    }

    #[tokio::test]
    async fn a_missing_locale_or_voice_is_that_of_the_organization_then_of_the_language() {
        let mut world = World::new().await;
        let denise = voices()[0].id;
        check_language(&world, json!({}), "en", "Alice").await;
        check_language(&world, json!({ "locale": "de-AT" }), "de-AT", "Clara").await;
        world
            .configure(|update| {
                update.default_locale = Patch::Set(sample::text(Locale::parse, "de"));
                update.default_voice_id = Patch::Set(denise);
            })
            .await;
        check_language(&world, json!({}), "de", "Denise").await;
        check_language(&world, json!({ "voiceId": voices()[1].id.to_string() }), "de", "Bob").await;
    }

    #[tokio::test]
    async fn sends_nothing_if_the_interview_cannot_be_stored() {
        let world = World::new().await;
        world.storage.set_writable(false);
        let refused = world.without_effect(create::create(&world.app, &world.caller, for_two())).await;
        assert_eq!(refusal(refused), "the database is not available");
    }
}

mod update_interview {
    use super::*;

    fn limits() -> InterviewUpdate {
        input(json!({ "maxMinutes": 10, "locale": "de", "title": "The first month" }))
    }

    #[tokio::test]
    async fn refuses_interviews_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = async |caller, id| update::update(&world.app, &caller, id, limits()).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn commits_the_changed_settings_with_a_log_entry_that_names_them() {
        let world = World::new().await;
        let before = world.interview().await;
        world.pass(SECOND);
        let call = update::update(&world.app, &world.caller, before.id, limits());
        world.in_one_commit(call).await.expect("it is updated");
        let after = world.stored_interview(before.id).await;
        assert_eq!((after.max_minutes.map(|limit| limit.get()), after.locale.as_str()), (Some(10), "de"));
        assert_eq!((&after.prompt, after.updated_at), (&before.prompt, world.now()));
        let changed = json!({ "changed": ["title", "locale", "maxMinutes"] });
        assert_eq!(world.log(before.id).await, [("interview.updated", changed)]);
    }

    #[tokio::test]
    async fn the_present_values_and_an_empty_update_change_nothing() {
        let world = World::new().await;
        let id = world.interview().await.id;
        update::update(&world.app, &world.caller, id, limits()).await.expect("it is updated");
        for repeated in [limits(), input(json!({}))] {
            let call = update::update(&world.app, &world.caller, id, repeated);
            world.without_effect(call).await.expect("it stays as it is");
        }
    }

    #[tokio::test]
    async fn updates_an_archived_interview() {
        let world = World::new().await;
        let id = world.interview().await.id;
        archive::archive(&world.app, &world.caller, id).await.expect("it is archived");
        let view = update::update(&world.app, &world.caller, id, limits()).await.expect("it is updated");
        assert_eq!(view.interview.max_minutes.map(|limit| limit.get()), Some(10));
    }
}

mod archive_interview {
    use super::*;

    #[tokio::test]
    async fn refuses_interviews_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = async |caller, id| archive::archive(&world.app, &caller, id).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn commits_the_time_with_a_log_entry_and_keeps_the_invitations() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Ready).await;
        let id = invitation.interview_id;
        world.in_one_commit(archive::archive(&world.app, &world.caller, id)).await.expect("it is archived");
        assert_eq!(world.stored_interview(id).await.visibility.archived_at(), Some(world.now()));
        assert_eq!(world.log(id).await, [("interview.archived", json!({}))]);
        assert_eq!(world.stored_invitation(invitation.id).await, invitation);
    }

    #[tokio::test]
    async fn archiving_again_returns_the_first_time_and_changes_nothing() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let first = archive::archive(&world.app, &world.caller, id).await.expect("it is archived");
        let again = world.without_effect(archive::archive(&world.app, &world.caller, id)).await;
        assert_eq!(again.expect("it is archived").visibility, first.visibility);
    }
}

mod restore_interview {
    use super::*;

    #[tokio::test]
    async fn refuses_interviews_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = async |caller, id| restore::restore(&world.app, &caller, id).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn commits_the_active_interview_with_a_log_entry() {
        let world = World::new().await;
        let id = world.interview().await.id;
        archive::archive(&world.app, &world.caller, id).await.expect("it is archived");
        world.in_one_commit(restore::restore(&world.app, &world.caller, id)).await.expect("it is restored");
        assert_eq!(world.stored_interview(id).await.visibility.archived_at(), None);
        assert_eq!(world.log(id).await[1..], [("interview.restored", json!({}))]);
    }

    #[tokio::test]
    async fn restoring_an_active_interview_changes_nothing() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = restore::restore(&world.app, &world.caller, id);
        world.without_effect(call).await.expect("it stays active");
    }
}
