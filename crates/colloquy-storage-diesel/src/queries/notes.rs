//! Notes and their tags.

use diesel::dsl::{count_star, min};
use diesel::{ExpressionMethods, QueryDsl, QueryResult, SelectableHelper};

use super::super::{Conn, RunQueryDsl};
use crate::fragments::update;
use crate::limits::LiteralSqlLimit;
use crate::rows::{NoteRow, NoteTagRow, TagCountRow};
use crate::schema::{note_tags, notes};
use crate::sql_types::StoredId;
use crate::write_steps::NoteWriteStep;

pub async fn note(mut conn: Conn<'_>, id: StoredId) -> QueryResult<Option<NoteRow>> {
    Ok(notes::table.find(id).select(NoteRow::as_select()).load(&mut conn).await?.pop())
}

pub async fn notes_of(mut conn: Conn<'_>, invitation: StoredId) -> QueryResult<Vec<NoteRow>> {
    let query = notes::table
        .filter(notes::invitation_id.eq(invitation))
        .order(notes::id)
        .select(NoteRow::as_select());
    query.load(&mut conn).await
}

/// Returns the newest notes of an interview before a given one. Ids grow with time.
pub async fn interview_notes(
    mut conn: Conn<'_>,
    interview: StoredId,
    tag_key: Option<String>,
    before: Option<StoredId>,
    limit: usize,
) -> QueryResult<Vec<NoteRow>> {
    let before = before.unwrap_or(StoredId(uuid::Uuid::max()));
    let Some(tag_key) = tag_key else {
        let query = notes::table
            .filter(notes::interview_id.eq(interview))
            .filter(notes::id.lt(before))
            .order(notes::id.desc())
            .select(NoteRow::as_select());
        let mut rows = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
        rows.truncate(limit);
        return Ok(rows);
    };
    let query = note_tags::table
        .filter(note_tags::interview_id.eq(interview))
        .filter(note_tags::tag_key.eq(tag_key))
        .filter(note_tags::note_id.lt(before))
        .order(note_tags::note_id.desc())
        .select(note_tags::note_id);
    let mut ids: Vec<StoredId> = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    ids.truncate(limit);
    let query = notes::table.filter(notes::id.eq_any(ids)).order(notes::id.desc());
    query.select(NoteRow::as_select()).load(&mut conn).await
}

pub async fn tags(mut conn: Conn<'_>, interview: StoredId, limit: usize) -> QueryResult<Vec<TagCountRow>> {
    let query = note_tags::table
        .filter(note_tags::interview_id.eq(interview))
        .group_by(note_tags::tag_key)
        .order((count_star().desc(), note_tags::tag_key))
        .select((min(note_tags::tag), count_star()));
    let rows: Vec<(Option<String>, i64)> = LiteralSqlLimit::new(query, limit).load(&mut conn).await?;
    Ok(rows.into_iter().take(limit).map(|(tag, count)| TagCountRow(tag, count)).collect())
}

/// As [`super::apply`].
pub async fn apply_to_notes(mut conn: Conn<'_>, step: &NoteWriteStep) -> QueryResult<usize> {
    match step {
        NoteWriteStep::Add(row, tags) => {
            let added = diesel::insert_into(notes::table).values(row).execute(&mut conn).await?;
            add_tags(conn, tags).await?;
            Ok(added)
        }
        NoteWriteStep::Save(row, tags, read) => {
            let as_read = notes::table.filter(notes::id.eq(&row.id)).filter(notes::revision.eq(*read));
            let saved = update(as_read, row).execute(&mut conn).await?;
            let of_note = note_tags::table
                .filter(note_tags::interview_id.eq(row.interview_id))
                .filter(note_tags::note_id.eq(row.id));
            diesel::delete(of_note).execute(&mut conn).await?;
            add_tags(conn, tags).await?;
            Ok(saved)
        }
        NoteWriteStep::Remove(id) => {
            diesel::delete(notes::table.find(*id)).execute(&mut conn).await.map(|_| 1)
        }
    }
}

async fn add_tags(mut conn: Conn<'_>, tags: &[NoteTagRow]) -> QueryResult<()> {
    for tag in tags {
        diesel::insert_into(note_tags::table).values(tag).execute(&mut conn).await?;
    }
    Ok(())
}

/// Removes the notes of an invitation. The database removes their tags with them.
pub async fn erase_notes_of(mut conn: Conn<'_>, invitation: StoredId) -> QueryResult<usize> {
    diesel::delete(notes::table.filter(notes::invitation_id.eq(invitation))).execute(&mut conn).await
}
