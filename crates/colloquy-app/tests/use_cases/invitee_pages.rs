//! What an invitee does with a link: opening it, consenting, and joining the interview.

use colloquy_app::invitee_pages::{InvitationStage, invitation, opened};
use colloquy_app::sessions::{ConsentRejection, InterviewJoinRefused, ShownConsent, admits, consent, join};
use colloquy_domain::SignedDuration;
use colloquy_domain::event::EventKind;
use colloquy_domain::input::Patch;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::log_entry::ActorKind;
use colloquy_domain::organization::UsageCap;
use colloquy_domain::ports::Write;
use colloquy_domain::slug::Slug;
use colloquy_testkit::{SeededRandomness, sample};
use serde_json::json;

use crate::generators::SHOWN_VERSION;
use crate::world::World;

fn unknown() -> Slug {
    Slug::draw(&SeededRandomness::new(99))
}

async fn archive_interview(world: &World, invitation: &Invitation) {
    let id = invitation.interview_id;
    colloquy_app::interviews::archive::archive(&world.app, &world.caller, id).await.expect("it is archived");
}

/// Stores that the invitee has consented.
async fn agreed(world: &World, invitation: &Invitation) {
    world.store([Write::AddSessionRun(sample::session_run(invitation, world.now()))]).await;
}

mod opening {
    use super::*;

    async fn stage(world: &World, slug: &Slug) -> Option<InvitationStage> {
        let page = world.without_effect(invitation(&world.app, slug)).await.expect("an answer");
        page.map(|page| page.stage)
    }

    #[tokio::test]
    async fn the_page_shows_the_stage_of_the_invitation_and_changes_nothing() {
        for (status, expected) in [
            (Status::Ready, InvitationStage::Ready),
            (Status::InProgress, InvitationStage::InProgress),
            (Status::Completed, InvitationStage::Completed),
            (Status::Reopened, InvitationStage::Reopened),
            (Status::Cancelled, InvitationStage::Closed),
        ] {
            let world = World::new().await;
            let slug = world.invitation_in(status).await.slug.clone();
            assert_eq!(stage(&world, &slug).await, Some(expected), "{status:?}");
        }
    }

    #[tokio::test]
    async fn there_is_no_page_for_an_unknown_link() {
        assert_eq!(stage(&World::new().await, &unknown()).await, None);
    }

    #[tokio::test]
    async fn the_first_visit_is_logged_for_the_invitee_in_one_commit() {
        let world = World::new().await;
        let before = world.invitation_in(Status::Ready).await;
        world.in_one_commit(opened(&world.app, &before.slug)).await;
        let after = world.stored_invitation(before.id).await;
        assert_eq!((after.opened_at, after.updated_at), (Some(world.now()), before.updated_at));
        let [entry] = &world.entries(before.interview_id).await[..] else { panic!("one entry") };
        assert_eq!((entry.event.as_str(), entry.actor.kind), ("invitation.opened", ActorKind::Invitee));
    }

    #[tokio::test]
    async fn further_visits_change_nothing() {
        let world = World::new().await;
        let slug = world.invitation_in(Status::Ready).await.slug.clone();
        let is_first = async || {
            let page = invitation(&world.app, &slug).await.expect("an answer").expect("a page");
            page.is_first
        };
        assert!(is_first().await);
        opened(&world.app, &slug).await;
        assert!(!is_first().await);
        world.without_effect(opened(&world.app, &slug)).await;
    }
}

mod consenting {
    use super::*;

    fn shown(version: &str) -> ShownConsent {
        ShownConsent { version: version.to_owned(), language: None }
    }

    async fn given(world: &World, slug: &Slug) -> Result<(), ConsentRejection> {
        consent(&world.app, slug, &shown(SHOWN_VERSION)).await.expect("an answer")
    }

    #[tokio::test]
    async fn refuses_an_unknown_link_and_a_text_that_was_never_shown() {
        let world = World::new().await;
        let slug = world.invitation_in(Status::Ready).await.slug.clone();
        let refused = world.without_effect(given(&world, &unknown())).await;
        assert_eq!(refused, Err(ConsentRejection::Missing));
        let never_shown = shown("1999-01");
        let refused = world.without_effect(consent(&world.app, &slug, &never_shown)).await;
        assert_eq!(refused.expect("an answer"), Err(ConsentRejection::UnknownVersion));
    }

    #[tokio::test]
    async fn refuses_an_invitation_that_is_closed() {
        for status in [Status::Completed, Status::Cancelled] {
            let world = World::new().await;
            let slug = world.invitation_in(status).await.slug.clone();
            let refused = world.without_effect(given(&world, &slug)).await;
            assert_eq!(refused, Err(ConsentRejection::Closed), "{status:?}");
        }
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Ready).await;
        archive_interview(&world, &invitation).await;
        let refused = world.without_effect(given(&world, &invitation.slug)).await;
        assert_eq!(refused, Err(ConsentRejection::Closed));
    }

    #[tokio::test]
    async fn commits_the_consent_with_its_exact_text_in_the_log() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Ready).await;
        assert_eq!(world.in_one_commit(given(&world, &invitation.slug)).await, Ok(()));
        let session_run = world.session_run(invitation.id).await.expect("a session run");
        let stored = (session_run.consent.version.as_str(), session_run.consent.at, session_run.session);
        assert_eq!(stored, (SHOWN_VERSION, world.now(), 0));
        let text = "Lovelace & Co. may record me (en)";
        let data = json!({ "version": SHOWN_VERSION, "language": "en", "text": text });
        assert_eq!(world.log(invitation.interview_id).await, [("invitation.consented", data)]);
        assert_eq!(world.stored_invitation(invitation.id).await.status, Status::Ready, "it has not started");
    }

    #[tokio::test]
    async fn a_reopened_interview_asks_again_and_renews_the_consent() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Reopened).await;
        agreed(&world, &invitation).await;
        world.pass(SignedDuration::from_secs(1));
        assert_eq!(world.in_one_commit(given(&world, &invitation.slug)).await, Ok(()));
        let session_run = world.session_run(invitation.id).await.expect("a session run");
        assert_eq!(session_run.consent.at, world.now());
        assert_eq!(world.log(invitation.interview_id).await.len(), 1);
    }

    #[tokio::test]
    async fn the_first_consent_still_applies_to_an_interview_in_progress() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::InProgress).await;
        agreed(&world, &invitation).await;
        assert_eq!(world.without_effect(given(&world, &invitation.slug)).await, Ok(()));
    }
}

mod joining {
    use super::*;

    /// Joins, and leaves again if that was allowed. Returns why it was refused.
    async fn joined(world: &World, slug: &Slug) -> Result<(), InterviewJoinRefused> {
        join(&world.app, slug, Box::new(|_| {})).await.expect("an answer").map(drop)
    }

    /// Checks that neither a check nor a join gets past this refusal, and that neither changes anything.
    async fn check_refused(world: &World, slug: &Slug, expected: InterviewJoinRefused) {
        let checked = world.without_effect(admits(&world.app, slug)).await.expect("an answer");
        assert_eq!(checked, Err(expected));
        assert_eq!(world.without_effect(joined(world, slug)).await, Err(expected));
    }

    #[tokio::test]
    async fn refuses_an_unknown_link() {
        check_refused(&World::new().await, &unknown(), InterviewJoinRefused::Missing).await;
    }

    #[tokio::test]
    async fn refuses_an_invitee_who_has_not_consented() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Ready).await;
        check_refused(&world, &invitation.slug, InterviewJoinRefused::NotConsented).await;
    }

    #[tokio::test]
    async fn refuses_a_cancelled_completed_or_archived_invitation() {
        for status in [Status::Cancelled, Status::Completed] {
            let world = World::new().await;
            let invitation = world.invitation_in(status).await;
            agreed(&world, &invitation).await;
            check_refused(&world, &invitation.slug, InterviewJoinRefused::Closed).await;
        }
        let world = World::new().await;
        let mut invitation = world.invitation_in(Status::Ready).await;
        agreed(&world, &invitation).await;
        invitation.archive(world.now());
        world.store([Write::SaveInvitation(invitation.clone())]).await;
        check_refused(&world, &invitation.slug, InterviewJoinRefused::Closed).await;
    }

    #[tokio::test]
    async fn refuses_to_start_in_an_archived_interview() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Ready).await;
        agreed(&world, &invitation).await;
        archive_interview(&world, &invitation).await;
        check_refused(&world, &invitation.slug, InterviewJoinRefused::Closed).await;
    }

    #[tokio::test]
    async fn refuses_to_start_when_the_cap_of_the_month_is_used_up() {
        let mut world = World::new().await;
        world.configure(|update| update.cap = Patch::Set(sample::text(UsageCap::parse, "0"))).await;
        let invitation = world.invitation_in(Status::Ready).await;
        agreed(&world, &invitation).await;
        check_refused(&world, &invitation.slug, InterviewJoinRefused::Capped).await;
    }

    #[tokio::test]
    async fn refuses_to_resume_after_the_resume_time() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::InProgress).await;
        agreed(&world, &invitation).await;
        world.pass(SignedDuration::from_hours(25));
        check_refused(&world, &invitation.slug, InterviewJoinRefused::Closed).await;
    }

    #[tokio::test]
    async fn the_first_join_commits_the_start_its_lease_and_its_event_together() {
        let world = World::new().await;
        let (endpoint, invitation) = (world.endpoint().await, world.invitation_in(Status::Ready).await);
        agreed(&world, &invitation).await;
        assert_eq!(world.in_one_commit(joined(&world, &invitation.slug)).await, Ok(()));
        let after = world.stored_invitation(invitation.id).await;
        assert_eq!((after.status, after.started_at), (Status::InProgress, Some(world.now())));
        let session_run = world.session_run(invitation.id).await.expect("a session run");
        assert_eq!((session_run.lease_holder.is_some(), session_run.session), (true, 1));
        let (event, data) = &world.log(invitation.interview_id).await[0];
        assert_eq!((*event, &data["session"]), ("invitation.started", &json!(1)));
        let [event] = &world.events(invitation.id).await[..] else { panic!("one event") };
        assert_eq!((event.kind, event.resumed), (EventKind::InterviewStarted, false));
        assert_eq!(world.deliveries(endpoint.id).await[0].event_id, event.id);
    }

    #[tokio::test]
    async fn a_reopened_interview_starts_again_without_an_event() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Reopened).await;
        agreed(&world, &invitation).await;
        assert_eq!(world.in_one_commit(joined(&world, &invitation.slug)).await, Ok(()));
        let after = world.stored_invitation(invitation.id).await;
        assert_eq!((after.status, after.started_at), (Status::InProgress, invitation.started_at));
        assert_eq!((after.end_reason, after.completed_at, after.incomplete), (None, None, false));
        assert_eq!(after.reopened_at, invitation.reopened_at);
        assert_eq!(world.events(invitation.id).await, []);
    }

    #[tokio::test]
    async fn an_interrupted_interview_resumes_in_a_further_session() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::InProgress).await;
        agreed(&world, &invitation).await;
        world.pass(SignedDuration::from_hours(1));
        assert_eq!(world.in_one_commit(joined(&world, &invitation.slug)).await, Ok(()));
        let (event, data) = &world.log(invitation.interview_id).await[0];
        assert_eq!((*event, &data["session"]), ("invitation.resumed", &json!(2)));
        assert_eq!(world.events(invitation.id).await, []);
    }
}
