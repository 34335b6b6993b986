//! Notes and their tags.

use std::sync::Arc;

use colloquy_domain::erasure::ErasableRows;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::note::{Note, NoteContent};
use colloquy_domain::ports::{IdSource, ListPageRequest, NoteWrite, Storage, Write};
use colloquy_domain::text::NoteTag;
use colloquy_domain::{AccountId, InterviewId, NoteId};
use uuid::Uuid;

use super::fixture::{StorageFixture, after};
use crate::sample::{self, text};

fn content(text: &str, tags: &str) -> NoteContent {
    NoteContent::new(text, tags).expect("a valid note")
}

impl StorageFixture {
    pub(super) fn new_note(&self, invitation: &Invitation, written: &str, tags: &str) -> Note {
        let of = (invitation.organization_id, invitation.interview_id, invitation.id);
        let (id, author) = (NoteId::from_uuid(self.ids.next()), AccountId::from_uuid(Uuid::max()));
        Note::new(id, of, None, author, content(written, tags), sample::now())
    }

    async fn add_note(&self, invitation: &Invitation, written: &str, tags: &str) -> Note {
        let note = self.new_note(invitation, written, tags);
        self.commit([Write::Note(NoteWrite::Add(note.clone()))]).await;
        note
    }

    async fn notes_of(&self, invitation: &Invitation) -> Vec<Note> {
        self.storage.notes(invitation.id).await.expect("the storage answers")
    }

    async fn found(&self, interview: InterviewId, tag: Option<&str>, after: Option<NoteId>) -> Vec<NoteId> {
        let (tag, page) = (tag.map(|tag| text(NoteTag::parse, tag)), ListPageRequest { after, limit: 2 });
        let notes = self.storage.interview_notes(interview, tag.as_ref(), page).await;
        notes.expect("the storage answers").iter().map(|note| note.id).collect()
    }

    async fn tags(&self, interview: InterviewId, limit: usize) -> Vec<(String, i64)> {
        let counts = self.storage.tags(interview, limit).await.expect("the storage answers");
        counts.into_iter().map(|tag| (tag.tag, tag.count)).collect()
    }
}

pub async fn every_field_of_a_note_survives(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let invitation = fixture.add_invitation(&interview).await;
    let message = sample::message(&fixture.ids, &invitation, 0, after(1));
    fixture.commit([Write::AddMessage(message.clone())]).await;
    let about_all = fixture.add_note(&invitation, "", "a, \u{c4}rger \u{1F469}").await;
    let of = (invitation.organization_id, invitation.interview_id, invitation.id);
    let (id, author) = (NoteId::from_uuid(fixture.ids.next()), AccountId::from_uuid(Uuid::max()));
    let mut note = Note::new(id, of, Some(&message), author, content("two\nlines", ""), sample::now());
    fixture.commit([Write::Note(NoteWrite::Add(note.clone()))]).await;
    assert_eq!(fixture.notes_of(&invitation).await, [about_all.clone(), note.clone()]);
    note.change(content("changed", "b"), after(5));
    let save = Write::Note(NoteWrite::Save(note.clone()));
    fixture.commit([save.clone()]).await;
    fixture.check_conflict([save]).await;
    let read = fixture.storage.note(id).await.expect("the storage answers");
    assert_eq!(read, Some(note.saved()));
    for _ in 0..2 {
        fixture.commit([Write::Note(NoteWrite::Remove(id))]).await;
    }
    assert_eq!(fixture.notes_of(&invitation).await, [about_all]);
}

pub async fn notes_of_an_interview_are_found_by_their_tags(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let invitation = fixture.add_invitation(&interview).await;
    let other = fixture.add_invitation(&fixture.add_interview().await).await;
    fixture.add_note(&other, "", "price").await;
    let first = fixture.add_note(&invitation, "", "price, Team").await;
    let mut second = fixture.add_note(&invitation, "", "Price").await;
    let third = fixture.add_note(&invitation, "untagged", "").await;
    let interview = interview.id;
    assert_eq!(fixture.found(interview, None, None).await, [third.id, second.id]);
    assert_eq!(fixture.found(interview, None, Some(second.id)).await, [first.id]);
    assert_eq!(fixture.found(interview, Some("PRICE"), None).await, [second.id, first.id]);
    assert_eq!(fixture.found(interview, Some("price"), Some(second.id)).await, [first.id]);
    assert_eq!(fixture.found(interview, Some("pric"), None).await, []);
    let (price, team) = (("Price".to_owned(), 2), ("Team".to_owned(), 1));
    assert_eq!(fixture.tags(interview, 9).await, [price.clone(), team.clone()]);
    assert_eq!(fixture.tags(interview, 1).await, [price]);
    second.change(content("", "team"), after(5));
    fixture.commit([Write::Note(NoteWrite::Save(second.clone()))]).await;
    assert_eq!(fixture.found(interview, Some("team"), None).await, [second.id, first.id]);
    assert_eq!(fixture.tags(interview, 9).await, [("Team".to_owned(), 2), ("price".to_owned(), 1)]);
    fixture.commit([Write::Note(NoteWrite::Remove(first.id))]).await;
    assert_eq!(fixture.tags(interview, 9).await, [("team".to_owned(), 1)]);
}

pub async fn notes_are_erased_with_the_transcript(storage: Arc<dyn Storage>) {
    let fixture = StorageFixture::new(storage).await;
    let interview = fixture.add_interview().await;
    let invitation = fixture.add_invitation(&interview).await;
    let (organization_id, invitation_id) = (invitation.organization_id, invitation.id);
    let rows = Write::EraseRows { invitation_id, rows: ErasableRows::Messages };
    for erase in [rows, Write::EraseInvitation { organization_id, invitation_id }] {
        fixture.add_note(&invitation, "", "price").await;
        fixture.commit([erase]).await;
        assert_eq!(fixture.notes_of(&invitation).await, []);
        assert_eq!(fixture.tags(interview.id, 9).await, []);
    }
    fixture.check_failed([Write::Note(NoteWrite::Add(fixture.new_note(&invitation, "late", "")))]).await;
}
