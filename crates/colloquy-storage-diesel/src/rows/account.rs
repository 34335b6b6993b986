use colloquy_domain::account::audit::{AuditAction, AuditActor, AuditEntry};
use colloquy_domain::account::browser_session::{BrowserSession, BrowserSessionFacts};
use colloquy_domain::account::identity::{AccountIdentity, IdentityKey};
use colloquy_domain::account::membership::{MemberRole, Membership, MembershipFacts};
use colloquy_domain::account::one_time_link::{LinkPurpose, OneTimeLink, OneTimeLinkFacts};
use colloquy_domain::account::password::PasswordHash;
use colloquy_domain::account::secret::AccountSecretHash;
use colloquy_domain::account::{Account, AccountFacts};
use colloquy_domain::language::Language;
use colloquy_domain::revision::Revision;
use colloquy_domain::text::{AccountName, Email};
use diesel::prelude::*;

use super::{Columns, UnreadableValue, id, moment, stored_id, stored_moment};
use crate::schema::{
    account_identities, accounts, audit_entries, browser_sessions, memberships, one_time_links,
};
use crate::sql_types::{StoredId, StoredMoment};

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = accounts, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct AccountRow {
    pub id: StoredId,
    pub email: String,
    pub name: String,
    pub password_hash: String,
    pub is_operator: bool,
    pub language: Option<String>,
    pub created_at: StoredMoment,
    pub revision: i64,
}

impl AccountRow {
    pub fn new(account: &Account, revision: Revision) -> Self {
        AccountRow {
            id: stored_id(account.id),
            email: account.email.as_str().to_owned(),
            name: account.name.as_str().to_owned(),
            password_hash: account.password.0.clone(),
            is_operator: account.is_operator,
            language: account.language.map(|language| language.as_str().to_owned()),
            created_at: StoredMoment(account.created_at),
            revision: revision.number(),
        }
    }
}

impl TryFrom<AccountRow> for Account {
    type Error = UnreadableValue;

    fn try_from(row: AccountRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("accounts");
        let word = |word: String| columns.word("language", &word, Language::from_word);
        let facts = AccountFacts {
            id: id(row.id),
            email: columns.read("email", Email::from_text(row.email))?,
            name: columns.read("name", AccountName::from_text(row.name))?,
            password: PasswordHash(row.password_hash),
            is_operator: row.is_operator,
            language: row.language.map(word).transpose()?,
            created_at: row.created_at.0,
        };
        Ok(Account::from_stored(facts, Revision::from_stored(row.revision)))
    }
}

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = account_identities, treat_none_as_default_value = false)]
pub struct AccountIdentityRow {
    pub issuer: String,
    pub subject: String,
    pub account_id: StoredId,
    pub linked_at: StoredMoment,
}

impl From<&AccountIdentity> for AccountIdentityRow {
    fn from(linked: &AccountIdentity) -> Self {
        AccountIdentityRow {
            issuer: linked.key.issuer.clone(),
            subject: linked.key.subject.clone(),
            account_id: stored_id(linked.account_id),
            linked_at: StoredMoment(linked.linked_at),
        }
    }
}

impl TryFrom<AccountIdentityRow> for AccountIdentity {
    type Error = UnreadableValue;

    fn try_from(row: AccountIdentityRow) -> Result<Self, UnreadableValue> {
        Ok(AccountIdentity {
            key: IdentityKey { issuer: row.issuer, subject: row.subject },
            account_id: id(row.account_id),
            linked_at: row.linked_at.0,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = memberships, primary_key(account_id, organization_id))]
#[diesel(treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct MembershipRow {
    pub account_id: StoredId,
    pub organization_id: StoredId,
    pub role: String,
    pub created_at: StoredMoment,
    pub revision: i64,
}

impl MembershipRow {
    pub fn new(membership: &Membership, revision: Revision) -> Self {
        MembershipRow {
            account_id: stored_id(membership.account_id),
            organization_id: stored_id(membership.organization_id),
            role: membership.role.as_str().to_owned(),
            created_at: StoredMoment(membership.created_at),
            revision: revision.number(),
        }
    }
}

impl TryFrom<MembershipRow> for Membership {
    type Error = UnreadableValue;

    fn try_from(row: MembershipRow) -> Result<Self, UnreadableValue> {
        let facts = MembershipFacts {
            account_id: id(row.account_id),
            organization_id: id(row.organization_id),
            role: Columns("memberships").word("role", &row.role, MemberRole::from_word)?,
            created_at: row.created_at.0,
        };
        Ok(Membership::from_stored(facts, Revision::from_stored(row.revision)))
    }
}

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = browser_sessions, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct BrowserSessionRow {
    pub id: StoredId,
    pub account_id: StoredId,
    pub secret: Vec<u8>,
    pub user_agent: String,
    pub created_at: StoredMoment,
    pub used_at: StoredMoment,
    pub revision: i64,
}

impl BrowserSessionRow {
    pub fn new(session: &BrowserSession, revision: Revision) -> Self {
        BrowserSessionRow {
            id: stored_id(session.id),
            account_id: stored_id(session.account_id),
            secret: session.secret.0.to_vec(),
            user_agent: session.user_agent.clone(),
            created_at: StoredMoment(session.created_at),
            used_at: StoredMoment(session.used_at),
            revision: revision.number(),
        }
    }
}

impl TryFrom<BrowserSessionRow> for BrowserSession {
    type Error = UnreadableValue;

    fn try_from(row: BrowserSessionRow) -> Result<Self, UnreadableValue> {
        let facts = BrowserSessionFacts {
            id: id(row.id),
            account_id: id(row.account_id),
            secret: secret(Columns("browser_sessions"), row.secret)?,
            user_agent: row.user_agent,
            created_at: row.created_at.0,
            used_at: row.used_at.0,
        };
        Ok(BrowserSession::from_stored(facts, Revision::from_stored(row.revision)))
    }
}

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = one_time_links, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct OneTimeLinkRow {
    pub id: StoredId,
    pub secret: Vec<u8>,
    pub purpose: String,
    pub organization_id: Option<StoredId>,
    pub account_id: Option<StoredId>,
    pub email: Option<String>,
    pub role: Option<String>,
    pub created_at: StoredMoment,
    pub expires_at: StoredMoment,
    pub closed_at: Option<StoredMoment>,
    pub revision: i64,
}

const SET_UP: &str = "setUp";
const JOIN: &str = "join";
const RESET_PASSWORD: &str = "resetPassword";

impl OneTimeLinkRow {
    pub fn new(link: &OneTimeLink, revision: Revision) -> Self {
        let (purpose, email, role) = match &link.purpose {
            LinkPurpose::SetUp { .. } => (SET_UP, None, None),
            LinkPurpose::Join { email, role, .. } => (JOIN, Some(email), Some(role)),
            LinkPurpose::ResetPassword { .. } => (RESET_PASSWORD, None, None),
        };
        OneTimeLinkRow {
            id: stored_id(link.id),
            secret: link.secret.0.to_vec(),
            purpose: purpose.to_owned(),
            organization_id: link.purpose.organization_id().map(stored_id),
            account_id: link.purpose.account_id().map(stored_id),
            email: email.map(|email| email.as_str().to_owned()),
            role: role.map(|role| role.as_str().to_owned()),
            created_at: StoredMoment(link.created_at),
            expires_at: StoredMoment(link.expires_at),
            closed_at: stored_moment(link.closed_at),
            revision: revision.number(),
        }
    }
}

impl TryFrom<OneTimeLinkRow> for OneTimeLink {
    type Error = UnreadableValue;

    fn try_from(row: OneTimeLinkRow) -> Result<Self, UnreadableValue> {
        let columns = Columns("one_time_links");
        let email = columns.optional("email", row.email, Email::from_text)?;
        let role =
            row.role.as_deref().map(|role| columns.word("role", role, MemberRole::from_word)).transpose()?;
        let purpose = match (row.purpose.as_str(), row.organization_id, row.account_id, email, role) {
            (SET_UP, Some(organization), None, None, None) => {
                LinkPurpose::SetUp { organization_id: id(organization) }
            }
            (JOIN, Some(organization), None, Some(email), Some(role)) => {
                LinkPurpose::Join { organization_id: id(organization), email, role }
            }
            (RESET_PASSWORD, None, Some(account), None, None) => {
                LinkPurpose::ResetPassword { account_id: id(account) }
            }
            _ => columns.read("purpose", Err("the columns do not belong together"))?,
        };
        let facts = OneTimeLinkFacts {
            id: id(row.id),
            secret: secret(columns, row.secret)?,
            purpose,
            created_at: row.created_at.0,
            expires_at: row.expires_at.0,
            closed_at: moment(row.closed_at),
        };
        Ok(OneTimeLink::from_stored(facts, Revision::from_stored(row.revision)))
    }
}

#[derive(Clone, Debug, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = audit_entries, treat_none_as_default_value = false)]
pub struct AuditEntryRow {
    pub id: StoredId,
    pub organization_id: StoredId,
    pub account_id: Option<StoredId>,
    pub account_email: Option<String>,
    pub action: String,
    pub subject: String,
    pub created_at: StoredMoment,
}

impl From<&AuditEntry> for AuditEntryRow {
    fn from(entry: &AuditEntry) -> Self {
        let (account_id, account_email) = match &entry.actor {
            AuditActor::Operator => (None, None),
            AuditActor::Account { id, email } => (Some(stored_id(*id)), Some(email.clone())),
        };
        AuditEntryRow {
            id: stored_id(entry.id),
            organization_id: stored_id(entry.organization_id),
            account_id,
            account_email,
            action: entry.action.as_str().to_owned(),
            subject: entry.subject.clone(),
            created_at: StoredMoment(entry.created_at),
        }
    }
}

impl TryFrom<AuditEntryRow> for AuditEntry {
    type Error = UnreadableValue;

    fn try_from(row: AuditEntryRow) -> Result<Self, UnreadableValue> {
        Ok(AuditEntry {
            id: id(row.id),
            organization_id: id(row.organization_id),
            actor: match (row.account_id, row.account_email) {
                (Some(account), Some(email)) => AuditActor::Account { id: id(account), email },
                _ => AuditActor::Operator,
            },
            action: Columns("audit_entries").word("action", &row.action, AuditAction::from_word)?,
            subject: row.subject,
            created_at: row.created_at.0,
        })
    }
}

fn secret(columns: Columns, stored: Vec<u8>) -> Result<AccountSecretHash, UnreadableValue> {
    Ok(AccountSecretHash(columns.read("secret", stored.try_into().map_err(|_| "not 32 bytes"))?))
}
