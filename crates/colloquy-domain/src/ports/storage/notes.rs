//! The port of notes.

use async_trait::async_trait;

use super::{ListPageRequest, StorageError};
use crate::ids::{InterviewId, InvitationId, NoteId};
use crate::note::{Note, TagCount};
use crate::text::NoteTag;

#[async_trait]
pub trait Notes: Send + Sync {
    async fn note(&self, id: NoteId) -> Result<Option<Note>, StorageError>;

    /// Returns the notes of an invitation, oldest first.
    async fn notes(&self, invitation: InvitationId) -> Result<Vec<Note>, StorageError>;

    /// Returns an interview's notes, or those with a tag, newest first. The comparison of tags ignores letter case. The cost
    /// of a page does not depend on its position.
    async fn interview_notes(
        &self,
        interview: InterviewId,
        tag: Option<&NoteTag>,
        page: ListPageRequest<NoteId>,
    ) -> Result<Vec<Note>, StorageError>;

    /// Returns up to `limit` tags of an interview's notes, the most frequent first, then in order of the alphabet.
    async fn tags(&self, interview: InterviewId, limit: usize) -> Result<Vec<TagCount>, StorageError>;
}

/// A write that concerns notes.
#[derive(Clone, Debug, PartialEq)]
pub enum NoteWrite {
    Add(Note),
    Save(Note),
    /// Has no effect if there is no such note.
    Remove(NoteId),
}
