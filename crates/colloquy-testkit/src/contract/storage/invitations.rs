//! Finding and listing invitations and their messages.

use std::sync::Arc;

use colloquy_domain::input::{Patch, PositiveInteger};
use colloquy_domain::interview::{ArchiveStatus, Interview};
use colloquy_domain::invitation::{Invitation, InvitationFacts, InvitationSource, Sentiment, Status};
use colloquy_domain::media::MediaName;
use colloquy_domain::message::{Message, Role};
use colloquy_domain::organization::{OrganizationUpdate, ResumeWindow, WithdrawalPolicy};
use colloquy_domain::ports::{InterviewWithInvitations, InvitationFilter, ListPageRequest, Storage, Write};
use colloquy_domain::text::{Email, Locale};
use colloquy_domain::{InvitationId, Revision};
use serde_json::json;

use super::fixture::{StorageFixture, after};
use crate::sample::{self, text};

const SHOWN: InvitationFilter = InvitationFilter { archived: false, status: None };

async fn page(
    fixture: &StorageFixture,
    interview: &Interview,
    filter: InvitationFilter,
    after: Option<InvitationId>,
    limit: usize,
) -> Vec<InvitationId> {
    let page = ListPageRequest { after, limit };
    let rows = fixture.storage.invitations(interview.id, filter, page).await.expect("the storage answers");
    rows.iter().map(|invitation| invitation.id).collect()
}

/// Adds an invitation with changed facts.
async fn add_with(
    fixture: &StorageFixture,
    interview: &Interview,
    change: impl FnOnce(&mut InvitationFacts),
) -> Invitation {
    let mut facts = (*fixture.new_invitation(interview)).clone();
    change(&mut facts);
    let invitation = Invitation::from_stored(facts, Revision::FIRST);
    fixture.commit([Write::AddInvitation(invitation.clone())]).await;
    invitation
}

pub async fn invitations_of_one_interview_are_listed_newest_first(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (interview, other) = (fixture.add_interview().await, fixture.add_interview().await);
    let mut expected = Vec::new();
    for _ in 0..5 {
        expected.insert(0, fixture.add_invitation(&interview).await.id);
        fixture.add_invitation(&other).await;
    }
    assert_eq!(page(&fixture, &interview, SHOWN, None, 100).await, expected);
    assert_eq!(page(&fixture, &interview, SHOWN, None, 2).await, expected[..2]);
    assert_eq!(page(&fixture, &interview, SHOWN, Some(expected[1]), 2).await, expected[2..4]);
    assert_eq!(page(&fixture, &interview, SHOWN, Some(expected[4]), 2).await, []);
}

pub async fn invitations_are_listed_by_status_and_separately_if_archived(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let mut by_status = Vec::new();
    for status in Status::ALL {
        let shown = add_with(&fixture, &interview, |facts| facts.status = *status).await;
        let archived = add_with(&fixture, &interview, |facts| {
            facts.status = *status;
            facts.visibility = ArchiveStatus::Archived { at: after(1) };
        });
        by_status.push((*status, shown.id, archived.await.id));
    }
    for (status, shown, archived) in &by_status {
        let filter = |archived| InvitationFilter { archived, status: Some(*status) };
        assert_eq!(page(&fixture, &interview, filter(false), None, 10).await, [*shown]);
        assert_eq!(page(&fixture, &interview, filter(true), None, 10).await, [*archived]);
    }
    let mut archived: Vec<_> = by_status.iter().map(|(_, _, archived)| *archived).collect();
    archived.reverse();
    let filter = InvitationFilter { archived: true, status: None };
    assert_eq!(page(&fixture, &interview, filter, None, 10).await, archived);
}

pub async fn an_invitation_is_found_by_its_slug(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let invitation = fixture.add_invitation(&interview).await;
    let found = fixture.storage.invitation_by_slug(&invitation.slug).await.expect("the storage answers");
    assert_eq!(found.as_ref(), Some(&invitation));
    let other = fixture.new_invitation(&interview).slug.clone();
    assert_eq!(fixture.storage.invitation_by_slug(&other).await.expect("the storage answers"), None);
}

pub async fn a_visitor_is_found_by_address_in_any_letter_case(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (interview, other) = (fixture.add_interview().await, fixture.add_interview().await);
    let visitor = |interview: Interview| {
        let fixture = fixture.clone();
        async move {
            let change = |facts: &mut InvitationFacts| {
                facts.source = InvitationSource::Share;
                facts.email = Some(text(Email::parse, "Ada@Example.org"));
            };
            add_with(&fixture, &interview, change).await
        }
    };
    let find = async |interview: &Interview, email: &str| {
        let email = text(Email::parse, email);
        let found = fixture.storage.invitation_of_visitor(interview.id, &email).await;
        found.expect("the storage answers").map(|invitation| invitation.id)
    };
    add_with(&fixture, &interview, |facts| facts.email = Some(text(Email::parse, "ada@example.org"))).await;
    assert_eq!(find(&interview, "ada@example.org").await, None);
    visitor(interview.clone()).await;
    let newest = visitor(interview.clone()).await;
    assert_eq!(find(&interview, "aDA@example.ORG").await, Some(newest.id));
    assert_eq!(find(&interview, "ad@example.org").await, None);
    assert_eq!(find(&other, "ada@example.org").await, None);
    let mut archived = newest.clone();
    assert!(archived.archive(after(1)).is_made());
    fixture.commit([Write::SaveInvitation(archived)]).await;
    assert_ne!(find(&interview, "ada@example.org").await, Some(newest.id));
}

pub async fn an_invitation_log_has_only_its_own_entries(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let (one, other) = (fixture.add_invitation(&interview).await, fixture.add_invitation(&interview).await);
    let mut expected = Vec::new();
    for _ in 0..3 {
        let entry = fixture.new_log_entry(&interview).about(one.id);
        expected.insert(0, entry.clone());
        let foreign = fixture.new_log_entry(&interview).about(other.id);
        let general = fixture.new_log_entry(&interview);
        fixture.commit([entry, foreign, general].map(Write::AddLogEntry)).await;
    }
    let read = async |after, limit| {
        let page = ListPageRequest { after, limit };
        fixture.storage.invitation_log(one.id, page).await.expect("the storage answers")
    };
    let all = read(None, 10).await;
    assert_eq!(all.iter().map(|(_, entry)| entry.clone()).collect::<Vec<_>>(), expected);
    assert_eq!(read(None, 2).await, all[..2]);
    assert_eq!(read(Some(all[1].0), 2).await, all[2..]);
}

fn full_message(message: Message) -> Message {
    Message {
        role: Role::User,
        content: " \u{1F388} \"said\" \r\n".repeat(1_000),
        sentiment: Some(Sentiment::Positive),
        insights: Some(json!({ "keySentence": "said" })),
        offset_ms: 86_400_000_000,
        duration_ms: 0,
        interrupted: true,
        audio: MediaName::parse("recordings/a/0.ogg"),
        typed: true,
        session: 7,
        ..message
    }
}

pub async fn a_transcript_is_in_order_and_every_field_survives(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let (one, other) = (fixture.add_invitation(&interview).await, fixture.add_invitation(&interview).await);
    let message = |invitation, index| sample::message(&fixture.ids, invitation, index, after(1));
    let (second, first) = (full_message(message(&one, 1)), message(&one, 0));
    fixture.commit([second.clone(), message(&other, 0), first.clone()].map(Write::AddMessage)).await;
    let view = fixture.storage.invitation_view(one.id).await.expect("the storage answers");
    let view = view.expect("it was added");
    assert_eq!((view.invitation, view.messages), (one, vec![first, second.clone()]));
    let found = fixture.storage.message(second.id).await.expect("the storage answers");
    assert_eq!(found, Some(second));
}

pub async fn a_transcript_can_be_read_in_pages(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let (one, other) = (fixture.add_invitation(&interview).await, fixture.add_invitation(&interview).await);
    let message = |invitation, index| sample::message(&fixture.ids, invitation, index, after(1));
    let messages: Vec<Message> = (0..5).map(|index| message(&one, index)).collect();
    fixture.commit(messages.iter().rev().cloned().map(Write::AddMessage)).await;
    fixture.commit([Write::AddMessage(message(&other, 3))]).await;
    let part = async |after, limit| {
        let read = fixture.storage.messages(one.id, ListPageRequest { after, limit }).await;
        read.expect("the storage answers")
    };
    assert_eq!(part(None, 3).await, messages[..3]);
    assert_eq!(part(Some(2), 3).await, messages[3..]);
    assert_eq!(part(Some(4), 3).await, []);
}

pub async fn an_interview_is_read_with_its_newest_invitations(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let (interview, other) = (fixture.add_interview().await, fixture.add_interview().await);
    let mut added = Vec::new();
    for number in 0..=InterviewWithInvitations::INVITATIONS {
        let view = fixture.view(interview.id).await.expect("it was added");
        assert_eq!((view.invitations.len(), view.more), (number, false));
        added.insert(0, fixture.add_invitation(&interview).await.details.clone());
    }
    fixture.add_invitation(&other).await;
    let view = fixture.view(interview.id).await.expect("it was added");
    assert!(view.more);
    assert_eq!(view.invitations, added[..InterviewWithInvitations::INVITATIONS]);
}

pub async fn saving_a_message_writes_every_field_and_requires_that_it_exists(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let invitation = fixture.add_invitation(&interview).await;
    let message = sample::message(&fixture.ids, &invitation, 0, after(1));
    fixture.check_conflict([Write::SaveMessage(message.clone())]).await;
    fixture.commit([Write::AddMessage(message.clone())]).await;
    for saved in [full_message(message.clone()), message] {
        fixture.commit([Write::SaveMessage(saved.clone())]).await;
        assert_eq!(fixture.storage.message(saved.id).await.expect("the storage answers"), Some(saved));
    }
}

pub async fn no_two_messages_of_an_invitation_share_a_position(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let invitation = fixture.add_invitation(&interview).await;
    let message = || Write::AddMessage(sample::message(&fixture.ids, &invitation, 0, after(1)));
    fixture.commit([message()]).await;
    fixture.check_failed([message()]).await;
}

pub async fn keeping_an_interview_requires_its_revision_and_changes_nothing(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let read = fixture.add_interview().await;
    fixture.commit([Write::KeepInterview(read.clone())]).await;
    assert_eq!(fixture.interview(read.id).await.as_ref(), Some(&read));
    let mut archived = read.clone();
    assert!(archived.archive(after(1)).is_made());
    fixture.commit([Write::SaveInterview(archived)]).await;
    let invitation = fixture.new_invitation(&read);
    let unit = [Write::AddInvitation(invitation.clone()), Write::KeepInterview(read)];
    fixture.check_conflict(unit).await;
    assert_eq!(fixture.invitation(invitation.id).await, None);
}

pub async fn saving_an_organization_writes_every_field(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let mut organization = fixture.organization.clone();
    let update = OrganizationUpdate {
        reply_to: Patch::Set(text(Email::parse, "office@example.org")),
        default_locale: Patch::Set(text(Locale::parse, "pt-BR")),
        resume_time: Some(ResumeWindow::SHORTEST),
        withdrawal_policy: Some(WithdrawalPolicy::EraseAtOnce),
        ..OrganizationUpdate::default()
    };
    assert!(organization.update(&update).is_made());
    fixture.commit([Write::SaveOrganization(organization.clone())]).await;
    fixture.check_conflict([Write::SaveOrganization(organization.clone())]).await;
    let kept = fixture.storage.organization(organization.id).await.expect("the storage answers");
    assert_eq!(kept, Some(organization.saved()));
}

pub async fn the_largest_numbers_of_a_share_link_survive(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let link = sample::share_link(&fixture.ids, &interview, after(1));
    let mut facts = (*link).clone();
    facts.max_interviews = PositiveInteger::new(PositiveInteger::MAX).ok();
    facts.max_per_day = PositiveInteger::new(PositiveInteger::MAX).ok();
    facts.max_per_ip_per_day = PositiveInteger::new(1).ok();
    facts.visits.count = PositiveInteger::MAX;
    facts.usage_count = PositiveInteger::MAX;
    let link = colloquy_domain::share_link::ShareLink::from_stored(facts, Revision::FIRST);
    fixture.commit([Write::AddShareLink(link.clone())]).await;
    assert_eq!(fixture.storage.share_link(interview.id).await.expect("the storage answers"), Some(link));
}
