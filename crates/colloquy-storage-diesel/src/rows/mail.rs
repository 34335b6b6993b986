use colloquy_domain::log_entry::{Actor, ActorKind};
use colloquy_domain::mail::{Letter, MailState, QueuedMail, QueuedMailFacts};
use colloquy_domain::mail_report::MailReportKind;
use colloquy_domain::revision::Revision;
use colloquy_domain::text::Email;
use colloquy_domain::unsubscription::UnsubscribeLinkSecret;
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, stored_id};
use crate::schema::mails;
use crate::sql_types::{StoredId, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = mails, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct MailRow {
    pub id: StoredId,
    pub organization_id: StoredId,
    pub invitation_id: StoredId,
    pub letter: String,
    pub to_address: String,
    pub actor_kind: String,
    pub actor_id: Option<StoredId>,
    pub actor_label: Option<String>,
    pub state: String,
    pub attempts: i32,
    pub due_at: StoredMoment,
    pub last_error: Option<String>,
    pub created_at: StoredMoment,
    pub revision: i64,
    pub unsubscribe_secret: Option<Vec<u8>>,
    pub report: Option<String>,
}

impl MailRow {
    pub fn new(mail: &QueuedMail, revision: Revision) -> Self {
        MailRow {
            id: stored_id(mail.id),
            organization_id: stored_id(mail.organization_id),
            invitation_id: stored_id(mail.invitation_id),
            letter: mail.letter.as_str().to_owned(),
            to_address: mail.to.as_str().to_owned(),
            actor_kind: mail.actor.kind.as_str().to_owned(),
            actor_id: mail.actor.id.map(StoredId),
            actor_label: mail.actor.label.clone(),
            state: mail.state.as_str().to_owned(),
            attempts: mail.attempts,
            due_at: StoredMoment(mail.due_at),
            last_error: mail.last_error.clone(),
            created_at: StoredMoment(mail.created_at),
            revision: revision.number(),
            unsubscribe_secret: mail.unsubscribe_secret.map(|secret| secret.bytes().to_vec()),
            report: mail.report.map(|report| report.as_str().to_owned()),
        }
    }
}

impl TryFrom<MailRow> for QueuedMail {
    type Error = UnreadableValue;

    fn try_from(row: MailRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("mails");
        let facts = QueuedMailFacts {
            id: id(row.id),
            organization_id: id(row.organization_id),
            invitation_id: id(row.invitation_id),
            letter: columns.word("letter", &row.letter, Letter::from_word)?,
            to: columns.read("to_address", Email::from_text(row.to_address))?,
            unsubscribe_secret: columns.optional("unsubscribe_secret", row.unsubscribe_secret, |bytes| {
                UnsubscribeLinkSecret::from_bytes(&bytes).ok_or("not 16 bytes")
            })?,
            actor: Actor {
                kind: columns.word("actor_kind", &row.actor_kind, ActorKind::from_word)?,
                id: row.actor_id.map(|actor| actor.0),
                label: row.actor_label,
            },
            state: columns.word("state", &row.state, MailState::from_word)?,
            attempts: row.attempts,
            due_at: row.due_at.0,
            last_error: row.last_error,
            report: columns.optional("report", row.report, |word| {
                MailReportKind::from_word(&word).ok_or("unknown word")
            })?,
            created_at: row.created_at.0,
        };
        Ok(QueuedMail::from_stored(facts, Revision::from_stored(row.revision)))
    }
}
