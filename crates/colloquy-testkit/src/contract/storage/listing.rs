use std::sync::Arc;

use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{EndReason, Invitation, Status};
use colloquy_domain::ports::{
    InterviewFilter, InterviewListPosition, InterviewOrder, InterviewWithInvitationCounts,
    InvitationStatusCounts, ListPageRequest, ListedInterview, Storage, Write,
};
use colloquy_domain::text::Intro;
use colloquy_domain::{InterviewId, Timestamp, TransitionOutcome};

use super::fixture::{ACTIVE, ARCHIVED, StorageFixture, after};
use crate::sample;

pub async fn listing_never_crosses_organizations(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let other = fixture.add_organization().await;
    let mut expected = (Vec::new(), Vec::new());
    for _ in 0..3 {
        expected.0.insert(0, fixture.add_interview().await.id);
        let foreign = sample::interview(&fixture.ids, other.id, sample::now());
        expected.1.insert(0, foreign.id);
        fixture.commit([Write::AddInterview(foreign)]).await;
    }
    let page = ListPageRequest { after: None, limit: 10 };
    let foreign = fixture.list(other.id, ACTIVE, page).await;
    let foreign: Vec<_> = foreign.iter().map(|listed| listed.interview.id).collect();
    assert_eq!((fixture.page(ACTIVE, None, 10).await, foreign), expected);
    let nobody = colloquy_domain::OrganizationId::from_uuid(expected.0[0].uuid());
    assert_eq!(fixture.list(nobody, ACTIVE, page).await, []);
}

/// Some interviews have the same time and some have later ones; ids grow with both.
pub async fn listing_is_newest_first(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut expected = Vec::new();
    for number in 0..12 {
        let created_at = after(number / 3);
        let interview = sample::interview(&fixture.ids, fixture.organization.id, created_at);
        expected.insert(0, interview.id);
        fixture.commit([Write::AddInterview(interview)]).await;
    }
    assert_eq!(fixture.page(ACTIVE, None, 100).await, expected);
    assert_eq!(fixture.page(ACTIVE, None, 5).await, expected[..5]);
}

/// Reads the list in pages of three, runs `between` after each page, and returns everything that it saw.
async fn walk(fixture: &StorageFixture, between: impl AsyncFn(&[InterviewId])) -> Vec<InterviewId> {
    let (mut seen, mut after) = (Vec::new(), None);
    loop {
        let page = fixture.page(ACTIVE, after, 3).await;
        let Some(last) = page.last() else { return seen };
        after = Some(*last);
        between(&page).await;
        seen.extend(page);
        assert!(seen.len() <= 30, "the pages do not end: {seen:?}");
    }
}

pub async fn pages_cover_every_interview_once(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut expected = fixture.add_interviews(10).await;
    expected.reverse();
    assert_eq!(walk(&fixture, async |_| ()).await, expected);
}

pub async fn pages_cover_every_interview_once_while_rows_are_added(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut expected = fixture.add_interviews(10).await;
    expected.reverse();
    let add = async |_: &[InterviewId]| {
        fixture.add_interviews(2).await;
    };
    assert_eq!(walk(&fixture, add).await, expected);
}

pub async fn paging_continues_after_an_interview_that_was_archived_meanwhile(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut expected = fixture.add_interviews(10).await;
    expected.reverse();
    let archive = async |page: &[InterviewId]| {
        for id in page {
            archive_interview(&fixture, *id).await;
        }
    };
    assert_eq!(walk(&fixture, archive).await, expected);
    assert_eq!(fixture.page(ARCHIVED, None, 100).await, expected);
}

async fn archive_interview(fixture: &StorageFixture, id: InterviewId) {
    let mut interview = fixture.interview(id).await.expect("it was added");
    assert_eq!(interview.archive(after(1)), TransitionOutcome::Changed);
    fixture.commit([Write::SaveInterview(interview)]).await;
}

pub async fn archived_interviews_are_listed_only_on_request(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let ids = fixture.add_interviews(4).await;
    archive_interview(&fixture, ids[1]).await;
    archive_interview(&fixture, ids[3]).await;
    assert_eq!(fixture.page(ACTIVE, None, 10).await, [ids[2], ids[0]]);
    assert_eq!(fixture.page(ARCHIVED, None, 10).await, [ids[3], ids[1]]);
    let mut restored = fixture.interview(ids[3]).await.expect("it was added");
    assert_eq!(restored.restore(after(2)), TransitionOutcome::Changed);
    fixture.commit([Write::SaveInterview(restored)]).await;
    assert_eq!(fixture.page(ACTIVE, None, 10).await, [ids[3], ids[2], ids[0]]);
    assert_eq!(fixture.page(ARCHIVED, None, 10).await, [ids[1]]);
}

fn since(moment: Timestamp, archived: bool) -> InterviewFilter {
    InterviewFilter { archived, updated_since: Some(moment) }
}

pub async fn updated_since_is_inclusive(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let ids = fixture.add_interviews(3).await;
    let mut changed = fixture.interview(ids[0]).await.expect("it was added");
    changed.set_intro(sample::generated(sample::text(Intro::parse, "Welcome.")), after(1));
    fixture.commit([Write::SaveInterview(changed)]).await;
    assert_eq!(fixture.page(since(after(0), false), None, 10).await, [ids[2], ids[1], ids[0]]);
    assert_eq!(fixture.page(since(after(1), false), None, 10).await, [ids[0]]);
    assert_eq!(fixture.page(since(after(2), false), None, 10).await, []);
}

pub async fn updated_since_combines_with_pages_and_the_archived_filter(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let ids = fixture.add_interviews(6).await;
    for id in [ids[0], ids[2], ids[4], ids[5]] {
        archive_interview(&fixture, id).await;
    }
    let filter = since(after(1), true);
    assert_eq!(fixture.page(filter, None, 2).await, [ids[5], ids[4]]);
    assert_eq!(fixture.page(filter, Some(ids[4]), 2).await, [ids[2], ids[0]]);
    assert_eq!(fixture.page(filter, Some(ids[0]), 2).await, []);
    assert_eq!(fixture.page(since(after(1), false), None, 10).await, []);
}

/// Creates an invitation in a given status.
fn invitation_in(fixture: &StorageFixture, interview: &Interview, status: Status) -> Invitation {
    let mut invitation = fixture.new_invitation(interview);
    match status {
        Status::Ready => (),
        Status::Cancelled => assert_eq!(invitation.cancel(after(1)), Ok(())),
        Status::InProgress | Status::Completed | Status::Reopened => {
            invitation.start(after(1)).expect("it is ready");
        }
    }
    if matches!(status, Status::Completed | Status::Reopened) {
        invitation.end(EndReason::Finished, after(2)).expect("it is in progress");
    }
    if status == Status::Reopened {
        invitation.reactivate(after(3)).expect("it is completed");
    }
    assert_eq!(invitation.status, status);
    invitation
}

async fn listed(fixture: &StorageFixture) -> Vec<ListedInterview> {
    fixture.list(fixture.organization.id, ACTIVE, ListPageRequest { after: None, limit: 10 }).await
}

/// One invitation is ready, two are in progress, three are completed, …, and as many of each are archived.
pub async fn counts_exclude_archived_invitations(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (first, second) = (fixture.add_interview().await, fixture.add_interview().await);
    let mut expected = InvitationStatusCounts::default();
    for (count, &status) in (1..).zip(Status::ALL) {
        for _ in 0..count {
            let shown = invitation_in(&fixture, &first, status);
            let mut archived = invitation_in(&fixture, &first, status);
            assert_eq!(archived.archive(after(9)), TransitionOutcome::Changed);
            fixture.commit([Write::AddInvitation(shown), Write::AddInvitation(archived)]).await;
        }
        expected.add(status, count);
    }
    let counts: Vec<_> =
        listed(&fixture).await.into_iter().map(|listed| (listed.interview, listed.counts)).collect();
    assert_eq!(
        counts,
        [(second.details.clone(), InvitationStatusCounts::default()), (first.details.clone(), expected)]
    );
    assert_eq!(counts[1].1.live(), 10, "five of the fifteen are cancelled");
}

/// Archiving an interview does not hide it from those who read it by its id.
pub async fn an_interview_is_read_with_its_counts_archived_or_not(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (mut interview, other) = (fixture.add_interview().await, fixture.add_interview().await);
    fixture.add_invitation(&other).await;
    let mut expected = InvitationStatusCounts::default();
    for &status in Status::ALL {
        fixture.commit([Write::AddInvitation(invitation_in(&fixture, &interview, status))]).await;
        expected.add(status, 1);
    }
    for _ in 0..2 {
        let read = fixture.storage.interview_with_counts(interview.id).await.expect("the storage answers");
        assert_eq!(
            read,
            Some(InterviewWithInvitationCounts { interview: interview.clone(), counts: expected })
        );
        interview.archive(after(1));
        fixture.commit([Write::SaveInterview(interview.clone())]).await;
        interview = interview.saved();
    }
    let missing = InterviewId::from_uuid(fixture.organization.id.uuid());
    let read = fixture.storage.interview_with_counts(missing).await.expect("the storage answers");
    assert_eq!(read, None);
}

pub async fn counts_follow_a_saved_status(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let mut invitation = fixture.add_invitation(&interview).await;
    assert_eq!(invitation.cancel(after(1)), Ok(()));
    fixture.commit([Write::SaveInvitation(invitation)]).await;
    let counts = listed(&fixture).await[0].counts;
    let of = [counts.of(Status::Ready), counts.of(Status::Cancelled), counts.live()];
    assert_eq!(of, [0, 1, 0]);
}

pub async fn counts_follow_an_invitation_to_its_erasure(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let (mut invitation, other) =
        (fixture.add_invitation(&interview).await, fixture.add_invitation(&interview).await);
    let mut counts = Vec::new();
    for archived in [true, false] {
        let outcome = if archived { invitation.archive(after(1)) } else { invitation.restore(after(2)) };
        assert_eq!(outcome, TransitionOutcome::Changed);
        fixture.commit([Write::SaveInvitation(invitation.clone())]).await;
        invitation = invitation.saved();
        counts.push(listed(&fixture).await[0].counts.of(Status::Ready));
    }
    let organization_id = fixture.organization.id;
    for invitation_id in [invitation.id, other.id] {
        fixture.commit([Write::EraseInvitation { organization_id, invitation_id }]).await;
        counts.push(listed(&fixture).await[0].counts.of(Status::Ready));
    }
    assert_eq!(counts, [1, 2, 1, 0]);
    fixture.commit([Write::EraseInterview { organization_id, interview_id: interview.id }]).await;
    assert_eq!(listed(&fixture).await, []);
}

pub async fn a_view_has_no_archived_invitations_and_lists_newest_first(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (interview, other) = (fixture.add_interview().await, fixture.add_interview().await);
    let mut expected = Vec::new();
    for (number, &status) in Status::ALL.iter().cycle().take(10).enumerate() {
        let mut invitation = invitation_in(&fixture, &interview, status);
        if number % 3 == 0 {
            assert_eq!(invitation.archive(after(9)), TransitionOutcome::Changed);
        } else {
            expected.insert(0, invitation.details.clone());
        }
        let foreign = fixture.new_invitation(&other);
        fixture.commit([Write::AddInvitation(invitation), Write::AddInvitation(foreign)]).await;
    }
    let view = fixture.view(interview.id).await.expect("it was added");
    assert_eq!((&view.interview, view.invitations), (&interview.details, expected));
}

pub async fn an_archived_interview_can_be_viewed(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let id = fixture.add_interview().await.id;
    archive_interview(&fixture, id).await;
    let view = fixture.view(id).await.expect("it was added");
    let interview = fixture.interview(id).await.expect("it is stored");
    assert_eq!((&view.interview, view.invitations), (&interview.details, vec![]));
}

pub async fn interviews_are_listed_in_each_order_a_page_at_a_time(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let organization = fixture.add_organization().await.id;
    let mut made = Vec::new();
    for changed in [30, 10, 30, 20] {
        let mut facts = sample::interview_facts(&fixture.ids, organization, after(0));
        facts.title = None;
        let mut interview = Interview::new(facts);
        fixture.commit([Write::AddInterview(interview.clone())]).await;
        assert!(interview.archive(after(changed)).is_made());
        fixture.commit([Write::SaveInterview(interview.clone())]).await;
        made.push(interview.id);
    }
    let hidden = sample::interview(&fixture.ids, organization, after(0));
    fixture.commit([Write::AddInterview(hidden)]).await;
    let [first, second, third, fourth] = made[..] else { panic!("four were made") };
    for (order, expected) in [
        (InterviewOrder::Newest, [fourth, third, second, first]),
        (InterviewOrder::Oldest, [first, second, third, fourth]),
        (InterviewOrder::Changed, [third, first, fourth, second]),
    ] {
        let (mut listed, mut after) = (Vec::new(), None);
        for _ in 0..expected.len() {
            let page = ListPageRequest { after, limit: 1 };
            let found = fixture.storage.ordered_interviews(organization, true, order, page).await;
            let found = found.expect("the storage answers").pop().expect("one more").interview;
            after = Some(InterviewListPosition { id: found.id, updated_at: found.updated_at });
            listed.push(found.id);
        }
        assert_eq!(listed, expected, "{order:?}");
        let rest = ListPageRequest { after, limit: 9 };
        let rest = fixture.storage.ordered_interviews(organization, true, order, rest).await;
        assert_eq!(rest.expect("the storage answers"), []);
    }
}
