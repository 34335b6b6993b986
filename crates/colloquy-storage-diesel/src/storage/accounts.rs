//! The people who work in the console.

use async_trait::async_trait;
use colloquy_domain::account::Account;
use colloquy_domain::account::account_mail::AccountMail;
use colloquy_domain::account::audit::AuditEntry;
use colloquy_domain::account::browser_session::BrowserSession;
use colloquy_domain::account::identity::{AccountIdentity, IdentityKey};
use colloquy_domain::account::membership::Membership;
use colloquy_domain::account::one_time_link::OneTimeLink;
use colloquy_domain::account::passkey::{CredentialId, Passkey, UsedPasskeyChallenge};
use colloquy_domain::account::secret::AccountSecretHash;
use colloquy_domain::ids::{
    AccountId, AccountMailId, AuditEntryId, BrowserSessionId, OneTimeLinkId, OrganizationId,
};
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{
    AccountMails, Accounts, AuditLog, BrowserSessions, ListPageRequest, Memberships, OneTimeLinks, Passkeys,
    StorageError,
};
use colloquy_domain::text::Email;
use jiff::Timestamp;

use super::super::{Store, queries};
use super::parsed;
use crate::rows::stored_id;
use crate::sql_types::StoredMoment;

#[async_trait]
impl Accounts for Store {
    async fn account(&self, id: AccountId) -> Result<Option<Account>, StorageError> {
        self.one(move |conn| Box::pin(queries::account(conn, stored_id(id)))).await
    }

    async fn account_by_email(&self, email: &Email) -> Result<Option<Account>, StorageError> {
        let email = email.as_str().to_ascii_lowercase();
        self.one(move |conn| Box::pin(queries::account_by_email(conn, email.clone()))).await
    }

    async fn account_by_identity(&self, key: &IdentityKey) -> Result<Option<Account>, StorageError> {
        let (issuer, subject) = (key.issuer.clone(), key.subject.clone());
        self.one(move |conn| Box::pin(queries::account_by_identity(conn, issuer.clone(), subject.clone())))
            .await
    }

    async fn account_identities(&self, account: AccountId) -> Result<Vec<AccountIdentity>, StorageError> {
        self.all(move |conn| Box::pin(queries::account_identities_of(conn, stored_id(account)))).await
    }
}

#[async_trait]
impl Memberships for Store {
    async fn memberships(&self, account: AccountId) -> Result<Vec<(Membership, Organization)>, StorageError> {
        let rows = self.read(move |conn| Box::pin(queries::memberships_of(conn, stored_id(account)))).await?;
        rows.into_iter()
            .map(|(membership, organization)| Ok((parsed(membership)?, parsed(organization)?)))
            .collect()
    }

    async fn members(
        &self,
        organization: OrganizationId,
    ) -> Result<Vec<(Membership, Account)>, StorageError> {
        let rows = self.read(move |conn| Box::pin(queries::members(conn, stored_id(organization)))).await?;
        rows.into_iter().map(|(membership, account)| Ok((parsed(membership)?, parsed(account)?))).collect()
    }
}

#[async_trait]
impl BrowserSessions for Store {
    async fn browser_session(
        &self,
        secret: AccountSecretHash,
    ) -> Result<Option<(BrowserSession, Account)>, StorageError> {
        let rows = self.read(move |conn| Box::pin(queries::browser_session(conn, secret.0))).await?;
        let Some((session, account)) = rows else { return Ok(None) };
        Ok(Some((parsed(session)?, parsed(account)?)))
    }

    async fn browser_session_by_id(
        &self,
        id: BrowserSessionId,
    ) -> Result<Option<BrowserSession>, StorageError> {
        self.one(move |conn| Box::pin(queries::browser_session_by_id(conn, stored_id(id)))).await
    }

    async fn browser_sessions(&self, account: AccountId) -> Result<Vec<BrowserSession>, StorageError> {
        self.all(move |conn| Box::pin(queries::browser_sessions_of(conn, stored_id(account)))).await
    }
}

#[async_trait]
impl OneTimeLinks for Store {
    async fn one_time_link(&self, secret: AccountSecretHash) -> Result<Option<OneTimeLink>, StorageError> {
        self.one(move |conn| Box::pin(queries::one_time_link(conn, secret.0))).await
    }

    async fn one_time_link_by_id(&self, id: OneTimeLinkId) -> Result<Option<OneTimeLink>, StorageError> {
        self.one(move |conn| Box::pin(queries::one_time_link_by_id(conn, stored_id(id)))).await
    }

    async fn open_links(&self, organization: OrganizationId) -> Result<Vec<OneTimeLink>, StorageError> {
        self.all(move |conn| Box::pin(queries::open_links(conn, stored_id(organization)))).await
    }

    async fn open_links_to_join(&self, email: &Email) -> Result<Vec<OneTimeLink>, StorageError> {
        let email = email.as_str().to_ascii_lowercase();
        self.all(move |conn| Box::pin(queries::open_links_to_join(conn, email.clone()))).await
    }

    async fn open_password_links(&self, account: AccountId) -> Result<Vec<OneTimeLink>, StorageError> {
        self.all(move |conn| Box::pin(queries::open_password_links(conn, stored_id(account)))).await
    }
}

#[async_trait]
impl AccountMails for Store {
    async fn account_mail(&self, id: AccountMailId) -> Result<Option<AccountMail>, StorageError> {
        self.one(move |conn| Box::pin(queries::account_mail(conn, stored_id(id)))).await
    }

    async fn due_account_mails(
        &self,
        now: Timestamp,
        limit: usize,
    ) -> Result<Vec<AccountMail>, StorageError> {
        self.all(move |conn| Box::pin(queries::due_account_mails(conn, StoredMoment(now), limit))).await
    }

    async fn newest_password_mail(&self, to: &Email) -> Result<Option<AccountMail>, StorageError> {
        let to = to.as_str().to_ascii_lowercase();
        self.one(move |conn| Box::pin(queries::newest_password_mail(conn, to.clone()))).await
    }

    async fn mails_of_links(&self, links: &[OneTimeLinkId]) -> Result<Vec<AccountMail>, StorageError> {
        let links: Vec<_> = links.iter().copied().map(stored_id).collect();
        self.all(move |conn| Box::pin(queries::mails_of_links(conn, links.clone()))).await
    }
}

#[async_trait]
impl AuditLog for Store {
    async fn audit_entries(
        &self,
        organization: OrganizationId,
        page: ListPageRequest<AuditEntryId>,
    ) -> Result<Vec<AuditEntry>, StorageError> {
        let (organization, after) = (stored_id(organization), page.after.map(stored_id));
        self.all(move |conn| Box::pin(queries::audit_entries(conn, organization, after, page.limit))).await
    }
}

#[async_trait]
impl Passkeys for Store {
    async fn passkey_by_credential(
        &self,
        credential: &CredentialId,
    ) -> Result<Option<Passkey>, StorageError> {
        let id = credential.0.clone();
        self.one(move |conn| Box::pin(queries::passkey_by_credential(conn, id.clone()))).await
    }

    async fn passkeys(&self, account: AccountId) -> Result<Vec<Passkey>, StorageError> {
        self.all(move |conn| Box::pin(queries::passkeys_of(conn, stored_id(account)))).await
    }

    async fn used_passkey_challenge(
        &self,
        hash: [u8; 32],
    ) -> Result<Option<UsedPasskeyChallenge>, StorageError> {
        self.one(move |conn| Box::pin(queries::used_passkey_challenge(conn, hash))).await
    }
}
