use colloquy_domain::invitation::Sentiment;
use colloquy_domain::media::MediaName;
use colloquy_domain::message::{Message, Role};
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, stored_id};
use crate::schema::messages;
use crate::sql_types::{StoredId, StoredJson, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = messages, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct MessageRow {
    pub id: StoredId,
    pub organization_id: StoredId,
    pub invitation_id: StoredId,
    pub place: i32,
    pub role: String,
    pub content: String,
    pub sentiment: Option<String>,
    pub insights: Option<StoredJson>,
    pub created_at: StoredMoment,
    pub offset_ms: i64,
    pub duration_ms: i64,
    pub interrupted: bool,
    pub audio: Option<String>,
    pub typed: bool,
    pub session: i32,
}

impl From<&Message> for MessageRow {
    fn from(message: &Message) -> Self {
        MessageRow {
            id: stored_id(message.id),
            organization_id: stored_id(message.organization_id),
            invitation_id: stored_id(message.invitation_id),
            place: message.index,
            role: message.role.as_str().to_owned(),
            content: message.content.clone(),
            sentiment: message.sentiment.map(|sentiment| sentiment.as_str().to_owned()),
            insights: message.insights.clone().map(StoredJson::new),
            created_at: StoredMoment(message.created_at),
            offset_ms: message.offset_ms,
            duration_ms: message.duration_ms,
            interrupted: message.interrupted,
            audio: message.audio.as_ref().map(|name| name.as_str().to_owned()),
            typed: message.typed,
            session: message.session,
        }
    }
}

impl TryFrom<MessageRow> for Message {
    type Error = UnreadableValue;

    fn try_from(row: MessageRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("messages");
        Ok(Message {
            id: id(row.id),
            organization_id: id(row.organization_id),
            invitation_id: id(row.invitation_id),
            index: row.place,
            role: columns.word("role", &row.role, Role::from_word)?,
            content: row.content,
            sentiment: columns.optional("sentiment", row.sentiment, |word| {
                Sentiment::from_word(&word).ok_or("unknown word")
            })?,
            insights: row.insights.map(|document| document.0),
            created_at: row.created_at.0,
            offset_ms: row.offset_ms,
            duration_ms: row.duration_ms,
            interrupted: row.interrupted,
            audio: columns
                .optional("audio", row.audio, |name| MediaName::parse(&name).ok_or("not a media name"))?,
            typed: row.typed,
            session: row.session,
        })
    }
}
