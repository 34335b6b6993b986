//! Notes about transcripts and messages.

use colloquy_app::AppError;
use colloquy_app::notes::{self, NoteProblem, NotingMember};
use colloquy_domain::account::Account;
use colloquy_domain::account::membership::MemberRole;
use colloquy_domain::account::password::PasswordHash;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::message::Message;
use colloquy_domain::note::{MOST_NOTES, Note, NoteContent};
use colloquy_domain::ports::{IdSource, ListPageRequest, Notes, Write};
use colloquy_domain::text::{AccountName, Email, NoteTag};
use colloquy_domain::{AccountId, InvitationId, MessageId};
use colloquy_testkit::sample;

use crate::world::{World, everything};

fn content(text: &str, tags: &str) -> NoteContent {
    NoteContent::new(text, tags).expect("a valid note")
}

/// An interview in progress with one message.
async fn transcript(world: &World) -> (Invitation, Message) {
    let invitation = world.invitation_in(Status::InProgress).await;
    let message = sample::message(&*world.ids, &invitation, 0, world.now());
    world.store([Write::AddMessage(message.clone())]).await;
    (invitation, message)
}

async fn member(world: &World, role: MemberRole) -> NotingMember {
    let email = sample::text(Email::parse, &format!("{}@example.org", role.as_str()));
    let (id, name) = (AccountId::from_uuid(world.ids.next()), sample::text(AccountName::parse, "Ada"));
    let account = Account::new(id, email, name, PasswordHash::none(), world.now());
    world.store([Write::AddAccount(account.clone())]).await;
    NotingMember { account: account.id, role }
}

async fn add(
    world: &World,
    by: NotingMember,
    invitation: InvitationId,
    message: Option<MessageId>,
    tags: &str,
) -> Result<Note, NoteProblem> {
    notes::add(&world.app, &world.caller, by, invitation, message, content("", tags)).await
}

#[tokio::test]
async fn a_note_about_a_message_is_shown_with_its_author_until_the_account_is_gone() {
    let world = World::new().await;
    let (invitation, message) = transcript(&world).await;
    let ada = member(&world, MemberRole::Member).await;
    let note = add(&world, ada, invitation.id, Some(message.id), "price").await.expect("it is added");
    let gone = NotingMember { account: AccountId::from_uuid(world.ids.next()), role: MemberRole::Member };
    add(&world, gone, invitation.id, None, "team").await.expect("it is added");
    let found = notes::of_invitation(&world.app, &world.caller, invitation.id).await.expect("it is read");
    let authors: Vec<_> = found.iter().map(|note| note.author.as_ref().map(AccountName::as_str)).collect();
    assert_eq!(authors, [Some("Ada"), None]);
    assert_eq!(found.first().map(|found| &found.note), Some(&note));
    let tag = sample::text(NoteTag::parse, "PRICE");
    let id = invitation.interview_id;
    let listed = notes::of_interview(&world.app, &world.caller, id, Some(&tag), everything()).await;
    let listed = listed.expect("it is read");
    let subjects: Vec<_> = listed.notes.iter().map(|listed| listed.message.as_ref()).collect();
    assert_eq!((subjects, listed.more, listed.tags.len()), (vec![Some(&message)], false, 2));
}

#[tokio::test]
async fn authors_change_their_notes_and_owners_remove_those_of_others() {
    let world = World::new().await;
    let (invitation, _) = transcript(&world).await;
    let author = member(&world, MemberRole::Member).await;
    let owner = member(&world, MemberRole::Owner).await;
    let other = NotingMember { account: owner.account, role: MemberRole::Member };
    let note = add(&world, author, invitation.id, None, "a").await.expect("it is added");
    let change = async |by| notes::change(&world.app, &world.caller, by, note.id, content("b", "")).await;
    let remove = async |by| notes::remove(&world.app, &world.caller, by, note.id).await;
    assert!(matches!(world.without_effect(change(owner)).await, Err(NoteProblem::NotAllowed)));
    assert!(matches!(world.without_effect(remove(other)).await, Err(NoteProblem::NotAllowed)));
    let changed = change(author).await.expect("it is changed");
    assert_eq!((&changed.content, changed.changed_at), (&content("b", ""), Some(world.now())));
    remove(owner).await.expect("it is removed");
    assert_eq!(world.storage.note(note.id).await.expect("the storage answers"), None);
    assert!(matches!(change(author).await, Err(NoteProblem::App(AppError::Missing { .. }))));
}

#[tokio::test]
async fn notes_are_about_what_was_said_in_this_interview() {
    let world = World::new().await;
    let author = member(&world, MemberRole::Member).await;
    let ((invitation, _), (_, message)) = (transcript(&world).await, transcript(&world).await);
    let silent = world.invitation_in(Status::InProgress).await;
    for (id, message) in [(invitation.id, Some(message.id)), (silent.id, None)] {
        let added = world.without_effect(add(&world, author, id, message, "a")).await;
        assert!(matches!(added, Err(NoteProblem::App(AppError::Missing { .. }))));
    }
}

#[tokio::test]
async fn a_transcript_has_a_limited_number_of_notes() {
    let world = World::new().await;
    let author = member(&world, MemberRole::Member).await;
    let (invitation, _) = transcript(&world).await;
    for _ in 0..MOST_NOTES {
        add(&world, author, invitation.id, None, "a").await.expect("it is added");
    }
    let added = world.without_effect(add(&world, author, invitation.id, None, "a")).await;
    assert!(matches!(added, Err(NoteProblem::TooMany)));
    let (id, first) = (invitation.interview_id, ListPageRequest { after: None, limit: 2 });
    let page = notes::of_interview(&world.app, &world.caller, id, None, first).await.expect("it is read");
    assert_eq!((page.notes.len(), page.more, page.tags.first().map(|tag| tag.count)), (2, true, Some(500)));
}

#[tokio::test]
async fn another_organization_has_no_access_to_notes() {
    let world = World::new().await;
    let author = member(&world, MemberRole::Owner).await;
    let (invitation, _) = transcript(&world).await;
    let note = add(&world, author, invitation.id, None, "a").await.expect("it is added");
    let (app, stranger) = (&world.app, &world.stranger);
    let added = notes::add(app, stranger, author, invitation.id, None, content("", "a")).await;
    let changed = notes::change(app, stranger, author, note.id, content("", "b")).await;
    let removed = notes::remove(app, stranger, author, note.id).await;
    for refused in [added, changed, removed] {
        assert!(matches!(refused, Err(NoteProblem::App(AppError::Foreign { .. }))));
    }
    let read = notes::get(app, stranger, note.id).await;
    assert!(matches!(read, Err(AppError::Foreign { .. })));
    let of_invitation = notes::of_invitation(app, stranger, invitation.id).await;
    assert!(matches!(of_invitation, Err(AppError::Foreign { .. })));
    let of_interview = notes::of_interview(app, stranger, invitation.interview_id, None, everything()).await;
    assert!(matches!(of_interview, Err(AppError::Foreign { .. })));
}
