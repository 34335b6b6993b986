//! The ports of the people who work in the console.

use async_trait::async_trait;
use jiff::Timestamp;

use super::{ListPageRequest, StorageError};
use crate::account::Account;
use crate::account::account_mail::AccountMail;
use crate::account::audit::AuditEntry;
use crate::account::browser_session::BrowserSession;
use crate::account::identity::{AccountIdentity, IdentityKey};
use crate::account::membership::Membership;
use crate::account::one_time_link::OneTimeLink;
use crate::account::secret::AccountSecretHash;
use crate::ids::{AccountId, AccountMailId, AuditEntryId, BrowserSessionId, OneTimeLinkId, OrganizationId};
use crate::organization::Organization;
use crate::text::Email;

#[async_trait]
pub trait Accounts: Send + Sync {
    async fn account(&self, id: AccountId) -> Result<Option<Account>, StorageError>;

    /// Returns the account with this address. The comparison ignores letter case.
    async fn account_by_email(&self, email: &Email) -> Result<Option<Account>, StorageError>;

    /// Returns the account that an identity is linked with.
    async fn account_by_identity(&self, key: &IdentityKey) -> Result<Option<Account>, StorageError>;

    /// Returns the identities of an account, in the order of their issuers.
    async fn account_identities(&self, account: AccountId) -> Result<Vec<AccountIdentity>, StorageError>;
}

#[async_trait]
pub trait Memberships: Send + Sync {
    /// Returns the organizations that a person is a member of, with the membership, oldest organization first.
    async fn memberships(&self, account: AccountId) -> Result<Vec<(Membership, Organization)>, StorageError>;

    /// Returns the people of an organization, with their membership, oldest account first.
    async fn members(&self, organization: OrganizationId)
    -> Result<Vec<(Membership, Account)>, StorageError>;
}

#[async_trait]
pub trait BrowserSessions: Send + Sync {
    /// Returns the session with this secret and the account, even if the session has expired.
    async fn browser_session(
        &self,
        secret: AccountSecretHash,
    ) -> Result<Option<(BrowserSession, Account)>, StorageError>;

    async fn browser_session_by_id(
        &self,
        id: BrowserSessionId,
    ) -> Result<Option<BrowserSession>, StorageError>;

    /// Returns a person's sessions, including expired ones, oldest first.
    async fn browser_sessions(&self, account: AccountId) -> Result<Vec<BrowserSession>, StorageError>;
}

#[async_trait]
pub trait OneTimeLinks: Send + Sync {
    /// Returns the link with this secret, even if it was used or has expired.
    async fn one_time_link(&self, secret: AccountSecretHash) -> Result<Option<OneTimeLink>, StorageError>;

    async fn one_time_link_by_id(&self, id: OneTimeLinkId) -> Result<Option<OneTimeLink>, StorageError>;

    /// Returns an organization's links to set it up or to join it that are not closed, oldest first.
    async fn open_links(&self, organization: OrganizationId) -> Result<Vec<OneTimeLink>, StorageError>;

    /// Returns the links with which the person with this address can join organizations, if they are not closed, oldest
    /// first. The comparison ignores letter case.
    async fn open_links_to_join(&self, email: &Email) -> Result<Vec<OneTimeLink>, StorageError>;

    /// Returns a person's links to choose a new password that are not closed, oldest first.
    async fn open_password_links(&self, account: AccountId) -> Result<Vec<OneTimeLink>, StorageError>;
}

#[async_trait]
pub trait AccountMails: Send + Sync {
    async fn account_mail(&self, id: AccountMailId) -> Result<Option<AccountMail>, StorageError>;

    /// Returns up to `limit` mails that are due, oldest first.
    async fn due_account_mails(&self, now: Timestamp, limit: usize)
    -> Result<Vec<AccountMail>, StorageError>;

    /// Returns the newest mail for a new password to this address, in any state. The comparison ignores letter case.
    async fn newest_password_mail(&self, to: &Email) -> Result<Option<AccountMail>, StorageError>;

    /// Returns the mails of these links to join, in any state, oldest first.
    async fn mails_of_links(&self, links: &[OneTimeLinkId]) -> Result<Vec<AccountMail>, StorageError>;
}

#[async_trait]
pub trait AuditLog: Send + Sync {
    /// Returns an organization's entries, newest first. The cost of a page does not depend on its position.
    async fn audit_entries(
        &self,
        organization: OrganizationId,
        page: ListPageRequest<AuditEntryId>,
    ) -> Result<Vec<AuditEntry>, StorageError>;
}
