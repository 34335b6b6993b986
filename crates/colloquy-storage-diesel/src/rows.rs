//! The rows of the tables. Writing a row names every field. Reading one parses every field again, so that the rest of
//! the program only holds valid values, even if something else wrote the row.

mod account;
mod account_mail;
mod api_key;
mod erasure;
mod event;
mod guide;
mod idempotency_record;
mod interview;
mod invitation;
mod log_entry;
mod logo;
mod mail;
mod message;
mod note;
mod organization;
mod passkey;
mod reported_recipient;
mod retention;
mod search;
mod service_secret;
mod session_run;
mod share_link;
mod unsubscription;
mod webhook;

pub use account::{
    AccountIdentityRow, AccountRow, AuditEntryRow, BrowserSessionRow, MembershipRow, OneTimeLinkRow,
};
pub use account_mail::{AccountMailRow, NEW_PASSWORD};
pub use api_key::ApiKeyRow;
pub use erasure::ErasureRow;
pub use event::EventRow;
pub use guide::GuideRow;
pub use idempotency_record::IdempotencyRecordRow;
pub use interview::{InterviewDetailsRow, InterviewRow};
pub use invitation::{InvitationDetailsRow, InvitationRow};
pub use log_entry::{LogEntryRow, NewLogEntryRow};
pub use logo::LogoRow;
pub use mail::MailRow;
pub use message::MessageRow;
pub use note::{NoteRow, NoteTagRow, TagCountRow};
pub use organization::OrganizationRow;
pub use passkey::{PasskeyRow, UsedPasskeyChallengeRow};
pub use reported_recipient::ReportedRecipientRow;
pub use retention::{RetentionRunRow, RetentionSettingsRow};
pub use search::SearchedInvitationRow;
pub use service_secret::ServiceSecretRow;
pub use session_run::{SessionRunRow, UsageIncrementRow};
pub use share_link::{ShareLinkRow, VisitRow};
pub use unsubscription::UnsubscriptionRow;
pub use webhook::{AttemptRow, DeliveryRow, EndpointRow};

use colloquy_domain::ids::{Id, IdKind};
use jiff::Timestamp;

use crate::sql_types::{StoredId, StoredMoment};

/// A stored value that does not parse.
#[derive(Debug, thiserror::Error)]
#[error("the stored {table}.{column} cannot be read: {reason}")]
pub struct UnreadableValue {
    table: &'static str,
    column: &'static str,
    reason: String,
}

/// Parses the columns of the named table. Errors name the table and the column.
#[derive(Clone, Copy)]
struct Columns(&'static str);

impl Columns {
    fn read<T, E: ToString>(&self, column: &'static str, value: Result<T, E>) -> Result<T, UnreadableValue> {
        value.map_err(|reason| UnreadableValue { table: self.0, column, reason: reason.to_string() })
    }

    fn word<T>(
        &self,
        column: &'static str,
        word: &str,
        from_word: fn(&str) -> Option<T>,
    ) -> Result<T, UnreadableValue> {
        self.read(column, from_word(word).ok_or_else(|| format!("unknown word {word:?}")))
    }

    fn optional<S, T, E: ToString>(
        &self,
        column: &'static str,
        value: Option<S>,
        parse: impl FnOnce(S) -> Result<T, E>,
    ) -> Result<Option<T>, UnreadableValue> {
        self.read(column, value.map(parse).transpose())
    }
}

/// Parses rows of a queue that all organizations share. A row that cannot be read is logged and left out, so that the
/// others do not wait for it.
pub fn readable<R, T: TryFrom<R, Error = UnreadableValue>>(rows: Vec<R>) -> Vec<T> {
    let read = |row: R| T::try_from(row).inspect_err(|error| tracing::error!(%error, "a row is left out"));
    rows.into_iter().filter_map(|row| read(row).ok()).collect()
}

pub fn stored_id<K: IdKind>(id: Id<K>) -> StoredId {
    StoredId(id.uuid())
}

fn id<K: IdKind>(stored: StoredId) -> Id<K> {
    Id::from_uuid(stored.0)
}

fn stored_moment(moment: Option<Timestamp>) -> Option<StoredMoment> {
    moment.map(StoredMoment)
}

fn moment(stored: Option<StoredMoment>) -> Option<Timestamp> {
    stored.map(|moment| moment.0)
}
