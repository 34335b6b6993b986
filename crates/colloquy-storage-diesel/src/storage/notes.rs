use async_trait::async_trait;
use colloquy_domain::ids::{InterviewId, InvitationId, NoteId};
use colloquy_domain::note::{Note, TagCount};
use colloquy_domain::ports::{ListPageRequest, Notes, StorageError};
use colloquy_domain::text::NoteTag;

use super::super::{Store, queries};
use crate::rows::stored_id;

#[async_trait]
impl Notes for Store {
    async fn note(&self, id: NoteId) -> Result<Option<Note>, StorageError> {
        self.one(move |conn| Box::pin(queries::note(conn, stored_id(id)))).await
    }

    async fn notes(&self, invitation: InvitationId) -> Result<Vec<Note>, StorageError> {
        self.all(move |conn| Box::pin(queries::notes_of(conn, stored_id(invitation)))).await
    }

    async fn interview_notes(
        &self,
        interview: InterviewId,
        tag: Option<&NoteTag>,
        page: ListPageRequest<NoteId>,
    ) -> Result<Vec<Note>, StorageError> {
        let (key, before) = (tag.map(NoteTag::key), page.after.map(stored_id));
        self.all(move |conn| {
            Box::pin(queries::interview_notes(conn, stored_id(interview), key.clone(), before, page.limit))
        })
        .await
    }

    async fn tags(&self, interview: InterviewId, limit: usize) -> Result<Vec<TagCount>, StorageError> {
        self.all(move |conn| Box::pin(queries::tags(conn, stored_id(interview), limit))).await
    }
}
