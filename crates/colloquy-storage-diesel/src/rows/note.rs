use colloquy_domain::note::{Note, NoteContent, NoteFacts, TagCount};
use colloquy_domain::revision::Revision;
use colloquy_domain::text::{NoteTag, NoteText};
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, moment, stored_id, stored_moment};
use crate::schema::{note_tags, notes};
use crate::sql_types::{StoredId, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = notes, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct NoteRow {
    pub id: StoredId,
    pub organization_id: StoredId,
    pub interview_id: StoredId,
    pub invitation_id: StoredId,
    pub message_id: Option<StoredId>,
    pub author_id: StoredId,
    pub content: String,
    /// A JSON array.
    pub tags: String,
    pub created_at: StoredMoment,
    pub changed_at: Option<StoredMoment>,
    pub revision: i64,
}

impl NoteRow {
    pub fn new(note: &Note, revision: Revision) -> Self {
        let tags: Vec<&str> = note.content.tags.iter().map(NoteTag::as_str).collect();
        NoteRow {
            id: stored_id(note.id),
            organization_id: stored_id(note.organization_id),
            interview_id: stored_id(note.interview_id),
            invitation_id: stored_id(note.invitation_id),
            message_id: note.message_id.map(stored_id),
            author_id: stored_id(note.author_id),
            content: note.content.text.as_str().to_owned(),
            tags: serde_json::Value::from(tags).to_string(),
            created_at: StoredMoment(note.created_at),
            changed_at: stored_moment(note.changed_at),
            revision: revision.number(),
        }
    }
}

impl TryFrom<NoteRow> for Note {
    type Error = UnreadableValue;

    fn try_from(row: NoteRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("notes");
        let tags: Vec<String> = columns.read("tags", serde_json::from_str(&row.tags))?;
        let tags: Result<Vec<NoteTag>, _> = tags.into_iter().map(NoteTag::from_text).collect();
        let facts = NoteFacts {
            id: id(row.id),
            organization_id: id(row.organization_id),
            interview_id: id(row.interview_id),
            invitation_id: id(row.invitation_id),
            message_id: row.message_id.map(id),
            author_id: id(row.author_id),
            content: NoteContent {
                text: columns.read("content", NoteText::from_text(row.content))?,
                tags: columns.read("tags", tags)?,
            },
            created_at: row.created_at.0,
            changed_at: moment(row.changed_at),
        };
        Ok(Note::from_stored(facts, Revision::from_stored(row.revision)))
    }
}

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = note_tags, treat_none_as_default_value = false)]
pub struct NoteTagRow {
    pub interview_id: StoredId,
    pub tag_key: String,
    pub note_id: StoredId,
    pub tag: String,
}

impl NoteTagRow {
    pub fn all_of(note: &Note) -> Vec<Self> {
        let row = |tag: &NoteTag| NoteTagRow {
            interview_id: stored_id(note.interview_id),
            tag_key: tag.key(),
            note_id: stored_id(note.id),
            tag: tag.as_str().to_owned(),
        };
        note.content.tags.iter().map(row).collect()
    }
}

/// A tag, and how many notes have it.
pub struct TagCountRow(pub Option<String>, pub i64);

impl TryFrom<TagCountRow> for TagCount {
    type Error = UnreadableValue;

    fn try_from(TagCountRow(tag, count): TagCountRow) -> Result<Self, UnreadableValue> {
        let tag = Columns("note_tags").read("tag", tag.ok_or("a group is empty"))?;
        Ok(TagCount { tag, count })
    }
}
