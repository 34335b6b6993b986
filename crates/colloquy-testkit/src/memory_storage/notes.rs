use std::collections::BTreeMap;

use async_trait::async_trait;
use colloquy_domain::note::{Note, TagCount};
use colloquy_domain::ports::{ListPageRequest, Notes, StorageError};
use colloquy_domain::text::NoteTag;
use colloquy_domain::{InterviewId, InvitationId, NoteId};

use super::InMemoryStorage;

fn has_tag(note: &Note, key: &str) -> bool {
    note.content.tags.iter().any(|tag| tag.key() == key)
}

#[async_trait]
impl Notes for InMemoryStorage {
    async fn note(&self, id: NoteId) -> Result<Option<Note>, StorageError> {
        Ok(self.tables()?.notes.get(&id).cloned())
    }

    async fn notes(&self, invitation: InvitationId) -> Result<Vec<Note>, StorageError> {
        let tables = self.tables()?;
        Ok(tables.notes.values().filter(|note| note.invitation_id == invitation).cloned().collect())
    }

    async fn interview_notes(
        &self,
        interview: InterviewId,
        tag: Option<&NoteTag>,
        page: ListPageRequest<NoteId>,
    ) -> Result<Vec<Note>, StorageError> {
        let tables = self.tables()?;
        let is_wanted = |note: &&Note| {
            note.interview_id == interview
                && page.after.is_none_or(|after| note.id < after)
                && tag.is_none_or(|tag| has_tag(note, &tag.key()))
        };
        Ok(tables.notes.values().rev().filter(is_wanted).take(page.limit).cloned().collect())
    }

    async fn tags(&self, interview: InterviewId, limit: usize) -> Result<Vec<TagCount>, StorageError> {
        let tables = self.tables()?;
        let of_interview = tables.notes.values().filter(|note| note.interview_id == interview);
        let mut tags: BTreeMap<String, Vec<&str>> = BTreeMap::new();
        for tag in of_interview.flat_map(|note| &note.content.tags) {
            tags.entry(tag.key()).or_default().push(tag.as_str());
        }
        let count = |written: Vec<&str>| {
            let first = written.iter().min().copied().unwrap_or_default();
            TagCount { tag: first.to_owned(), count: written.len() as i64 }
        };
        let mut counts: Vec<TagCount> = tags.into_values().map(count).collect();
        counts.sort_by_key(|tag| std::cmp::Reverse(tag.count));
        counts.truncate(limit);
        Ok(counts)
    }
}
