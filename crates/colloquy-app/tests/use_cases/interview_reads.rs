use colloquy_app::interviews::{archive, get, list, logs, restore};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{InvitationDetails, Status};
use colloquy_domain::ports::{InterviewFilter, ListPageRequest, Write};
use colloquy_domain::{InterviewId, SignedDuration};

use crate::world::{World, everything};

const SECOND: SignedDuration = SignedDuration::from_secs(1);

mod list_interviews {
    use super::*;

    const ACTIVE: InterviewFilter = InterviewFilter { archived: false, updated_since: None };

    async fn listed(
        world: &World,
        filter: InterviewFilter,
        page: ListPageRequest<InterviewId>,
    ) -> (Vec<InterviewId>, bool) {
        let page = list::list(&world.app, &world.caller, filter, page).await.expect("a page");
        (page.rows.iter().map(|listed| listed.interview.id).collect(), page.more)
    }

    #[tokio::test]
    async fn lists_the_newest_first_and_continues_after_the_last_of_a_page() {
        let world = World::new().await;
        let [first, second, third] =
            [world.interview().await.id, world.interview().await.id, world.interview().await.id];
        let page = ListPageRequest { after: None, limit: 2 };
        assert_eq!(listed(&world, ACTIVE, page).await, (vec![third, second], true));
        let page = ListPageRequest { after: Some(second), limit: 2 };
        assert_eq!(listed(&world, ACTIVE, page).await, (vec![first], false));
    }

    #[tokio::test]
    async fn lists_archived_interviews_only_on_request() {
        let world = World::new().await;
        let (active, archived) = (world.interview().await.id, world.interview().await.id);
        archive::archive(&world.app, &world.caller, archived).await.expect("it is archived");
        assert_eq!(listed(&world, ACTIVE, everything()).await, (vec![active], false));
        let filter = InterviewFilter { archived: true, ..ACTIVE };
        assert_eq!(listed(&world, filter, everything()).await, (vec![archived], false));
    }

    #[tokio::test]
    async fn lists_no_interview_of_another_organization() {
        let world = World::new().await;
        world.interview().await;
        let page = list::list(&world.app, &world.stranger, ACTIVE, everything()).await.expect("a page");
        assert_eq!(page.rows.len(), 0);
    }

    #[tokio::test]
    async fn lists_what_has_changed_since_a_moment_that_is_included() {
        let world = World::new().await;
        world.interview().await;
        world.pass(SECOND);
        let since = world.now();
        let changed = world.interview().await.id;
        let filter = InterviewFilter { updated_since: Some(since), ..ACTIVE };
        assert_eq!(listed(&world, filter, everything()).await, (vec![changed], false));
    }

    #[tokio::test]
    async fn counts_the_invitations_of_each_status_without_archived_ones() {
        let world = World::new().await;
        let interview = world.interview().await;
        let mut archived = world.invitation_to(&interview).await;
        archived.archive(world.now());
        let mut cancelled = world.invitation_to(&interview).await;
        cancelled.cancel(world.now()).expect("it is ready");
        world.store([Write::SaveInvitation(archived), Write::SaveInvitation(cancelled)]).await;
        world.invitation_to(&interview).await;
        let page = list::list(&world.app, &world.caller, ACTIVE, everything()).await.expect("a page");
        let counts = page.rows[0].counts;
        assert_eq!([Status::Ready, Status::Cancelled].map(|status| counts.of(status)), [1, 1]);
    }
}

mod get_interview {
    use super::*;

    async fn got(world: &World, interview: &Interview) -> (Vec<InvitationDetails>, bool, i64) {
        let view = get::get(&world.app, &world.caller, interview.id).await.expect("an interview");
        let live = get::live(&world.app, &world.caller, &view).await.expect("a count");
        (view.invitations, view.more, live)
    }

    #[tokio::test]
    async fn refuses_interviews_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.interview().await.id;
        world.check_owner(id, async |caller, id| get::get(&world.app, &caller, id).await.map(drop)).await;
    }

    #[tokio::test]
    async fn returns_cancelled_invitations_which_are_not_live_but_no_archived_ones() {
        let world = World::new().await;
        let interview = world.interview().await;
        let (ready, mut cancelled) =
            (world.invitation_to(&interview).await, world.invitation_to(&interview).await);
        let mut archived = world.invitation_to(&interview).await;
        cancelled.cancel(world.now()).expect("it is ready");
        archived.archive(world.now());
        world.store([Write::SaveInvitation(cancelled.clone()), Write::SaveInvitation(archived)]).await;
        assert_eq!(
            got(&world, &interview).await,
            (vec![cancelled.details.clone(), ready.details.clone()], false, 1)
        );
    }

    #[tokio::test]
    async fn returns_the_newest_hundred_invitations_and_counts_all() {
        let world = World::new().await;
        let interview = world.interview().await;
        let oldest = world.invitation_to(&interview).await;
        for _ in 0..100 {
            world.invitation_to(&interview).await;
        }
        let (invitations, more, live) = got(&world, &interview).await;
        assert_eq!(
            (invitations.len(), invitations.contains(&oldest.details), more, live),
            (100, false, true, 101)
        );
    }

    #[tokio::test]
    async fn returns_an_archived_interview() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let archived = archive::archive(&world.app, &world.caller, id).await.expect("it is archived");
        let view = get::get(&world.app, &world.caller, id).await.expect("an interview");
        assert_eq!(view.interview.visibility, archived.visibility);
    }
}

mod list_interview_logs {
    use super::*;

    #[tokio::test]
    async fn refuses_interviews_that_are_not_the_callers() {
        let world = World::new().await;
        let id = world.interview().await.id;
        let call = async |caller, id| logs::logs(&world.app, &caller, id, everything()).await.map(drop);
        world.check_owner(id, call).await;
    }

    #[tokio::test]
    async fn lists_the_entries_of_the_interview_and_its_invitations_newest_first() {
        let world = World::new().await;
        let invitation = world.invitation_in(Status::Ready).await;
        let (app, caller, id) = (&world.app, &world.caller, invitation.interview_id);
        archive::archive(app, caller, id).await.expect("it is archived");
        colloquy_app::invitations::cancel::cancel(app, caller, invitation.id).await.expect("it is cancelled");
        restore::restore(app, caller, id).await.expect("it is restored");
        let page = ListPageRequest { after: None, limit: 2 };
        let first = logs::logs(app, caller, id, page).await.expect("a page");
        let page = ListPageRequest { after: first.entries.last().map(|(position, _)| *position), limit: 2 };
        let last = logs::logs(app, caller, id, page).await.expect("a page");
        let both = first.entries.iter().chain(&last.entries).map(|(_, entry)| entry.event.as_str());
        let expected = ["interview.restored", "invitation.cancelled", "interview.archived"];
        assert_eq!(both.collect::<Vec<_>>(), expected);
        assert_eq!((first.more, last.more), (true, false));
    }
}
