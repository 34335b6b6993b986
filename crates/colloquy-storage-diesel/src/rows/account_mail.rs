use colloquy_domain::account::account_mail::{AccountMail, AccountMailFacts, AccountMailPurpose};
use colloquy_domain::language::Language;
use colloquy_domain::mail::MailState;
use colloquy_domain::revision::Revision;
use colloquy_domain::text::Email;
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, stored_id};
use crate::schema::account_mails;
use crate::sql_types::{StoredId, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = account_mails, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct AccountMailRow {
    pub id: StoredId,
    pub purpose: String,
    pub link_id: Option<StoredId>,
    pub to_address: String,
    pub language: String,
    pub state: String,
    pub attempts: i32,
    pub due_at: StoredMoment,
    pub last_error: Option<String>,
    pub created_at: StoredMoment,
    pub revision: i64,
}

pub const NEW_PASSWORD: &str = "newPassword";
const JOIN: &str = "join";
const PASSWORD_CHANGED: &str = "passwordChanged";
const PASSKEY_ADDED: &str = "passkeyAdded";

impl AccountMailRow {
    pub fn new(mail: &AccountMail, revision: Revision) -> Self {
        let purpose = match mail.purpose {
            AccountMailPurpose::NewPassword => NEW_PASSWORD,
            AccountMailPurpose::Join { .. } => JOIN,
            AccountMailPurpose::PasswordChanged => PASSWORD_CHANGED,
            AccountMailPurpose::PasskeyAdded => PASSKEY_ADDED,
        };
        AccountMailRow {
            id: stored_id(mail.id),
            purpose: purpose.to_owned(),
            link_id: mail.purpose.link_id().map(stored_id),
            to_address: mail.to.as_str().to_owned(),
            language: mail.language.as_str().to_owned(),
            state: mail.state.as_str().to_owned(),
            attempts: mail.attempts,
            due_at: StoredMoment(mail.due_at),
            last_error: mail.last_error.clone(),
            created_at: StoredMoment(mail.created_at),
            revision: revision.number(),
        }
    }
}

impl TryFrom<AccountMailRow> for AccountMail {
    type Error = UnreadableValue;

    fn try_from(row: AccountMailRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("account_mails");
        let purpose = match (row.purpose.as_str(), row.link_id) {
            (NEW_PASSWORD, None) => AccountMailPurpose::NewPassword,
            (JOIN, Some(link)) => AccountMailPurpose::Join { link_id: id(link) },
            (PASSWORD_CHANGED, None) => AccountMailPurpose::PasswordChanged,
            (PASSKEY_ADDED, None) => AccountMailPurpose::PasskeyAdded,
            _ => columns.read("purpose", Err("the columns do not belong together"))?,
        };
        let facts = AccountMailFacts {
            id: id(row.id),
            purpose,
            to: columns.read("to_address", Email::from_text(row.to_address))?,
            language: columns.word("language", &row.language, Language::from_word)?,
            state: columns.word("state", &row.state, MailState::from_word)?,
            attempts: row.attempts,
            due_at: row.due_at.0,
            last_error: row.last_error,
            created_at: row.created_at.0,
        };
        Ok(AccountMail::from_stored(facts, Revision::from_stored(row.revision)))
    }
}
