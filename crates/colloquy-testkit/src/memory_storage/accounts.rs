//! The ports of the people who work in the console.

use async_trait::async_trait;
use colloquy_domain::account::Account;
use colloquy_domain::account::account_mail::{AccountMail, AccountMailPurpose};
use colloquy_domain::account::audit::AuditEntry;
use colloquy_domain::account::browser_session::BrowserSession;
use colloquy_domain::account::identity::{AccountIdentity, IdentityKey};
use colloquy_domain::account::membership::Membership;
use colloquy_domain::account::one_time_link::{LinkPurpose, OneTimeLink};
use colloquy_domain::account::passkey::{CredentialId, Passkey, UsedPasskeyChallenge};
use colloquy_domain::account::secret::AccountSecretHash;
use colloquy_domain::mail::MailState;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{
    AccountMails, Accounts, AuditLog, BrowserSessions, ListPageRequest, Memberships, OneTimeLinks, Passkeys,
    StorageError,
};
use colloquy_domain::text::Email;
use colloquy_domain::{
    AccountId, AccountMailId, AuditEntryId, BrowserSessionId, OneTimeLinkId, OrganizationId, Timestamp,
};

use super::InMemoryStorage;

#[async_trait]
impl Accounts for InMemoryStorage {
    async fn account(&self, id: AccountId) -> Result<Option<Account>, StorageError> {
        Ok(self.tables()?.accounts.get(&id).cloned())
    }

    async fn account_by_email(&self, email: &Email) -> Result<Option<Account>, StorageError> {
        let is_theirs = |account: &&Account| account.email.as_str().eq_ignore_ascii_case(email.as_str());
        Ok(self.tables()?.accounts.values().find(is_theirs).cloned())
    }

    async fn account_by_identity(&self, key: &IdentityKey) -> Result<Option<Account>, StorageError> {
        let tables = self.tables()?;
        let linked = tables.account_identities.get(key);
        Ok(linked.and_then(|linked| tables.accounts.get(&linked.account_id)).cloned())
    }

    async fn account_identities(&self, account: AccountId) -> Result<Vec<AccountIdentity>, StorageError> {
        let tables = self.tables()?;
        let theirs = tables.account_identities.values().filter(|linked| linked.account_id == account);
        Ok(theirs.cloned().collect())
    }
}

#[async_trait]
impl Memberships for InMemoryStorage {
    async fn memberships(&self, account: AccountId) -> Result<Vec<(Membership, Organization)>, StorageError> {
        let tables = self.tables()?;
        let theirs = tables.memberships.values().filter(|membership| membership.account_id == account);
        let with_organization = |membership: &Membership| {
            (membership.clone(), tables.organizations[&membership.organization_id].clone())
        };
        Ok(theirs.map(with_organization).collect())
    }

    async fn members(
        &self,
        organization: OrganizationId,
    ) -> Result<Vec<(Membership, Account)>, StorageError> {
        let tables = self.tables()?;
        let its = tables.memberships.values().filter(|membership| membership.organization_id == organization);
        let with_account =
            |membership: &Membership| (membership.clone(), tables.accounts[&membership.account_id].clone());
        Ok(its.map(with_account).collect())
    }
}

#[async_trait]
impl BrowserSessions for InMemoryStorage {
    async fn browser_session(
        &self,
        secret: AccountSecretHash,
    ) -> Result<Option<(BrowserSession, Account)>, StorageError> {
        let tables = self.tables()?;
        let found = tables.browser_sessions.values().find(|session| session.secret == secret);
        Ok(found.map(|session| (session.clone(), tables.accounts[&session.account_id].clone())))
    }

    async fn browser_session_by_id(
        &self,
        id: BrowserSessionId,
    ) -> Result<Option<BrowserSession>, StorageError> {
        Ok(self.tables()?.browser_sessions.get(&id).cloned())
    }

    async fn browser_sessions(&self, account: AccountId) -> Result<Vec<BrowserSession>, StorageError> {
        let tables = self.tables()?;
        let theirs = tables.browser_sessions.values().filter(|session| session.account_id == account);
        Ok(theirs.cloned().collect())
    }
}

#[async_trait]
impl OneTimeLinks for InMemoryStorage {
    async fn one_time_link(&self, secret: AccountSecretHash) -> Result<Option<OneTimeLink>, StorageError> {
        Ok(self.tables()?.one_time_links.values().find(|link| link.secret == secret).cloned())
    }

    async fn one_time_link_by_id(&self, id: OneTimeLinkId) -> Result<Option<OneTimeLink>, StorageError> {
        Ok(self.tables()?.one_time_links.get(&id).cloned())
    }

    async fn open_links(&self, organization: OrganizationId) -> Result<Vec<OneTimeLink>, StorageError> {
        let is_open = |link: &&OneTimeLink| {
            link.closed_at.is_none() && link.purpose.organization_id() == Some(organization)
        };
        Ok(self.tables()?.one_time_links.values().filter(is_open).cloned().collect())
    }

    async fn open_links_to_join(&self, email: &Email) -> Result<Vec<OneTimeLink>, StorageError> {
        let is_theirs = |link: &&OneTimeLink| match &link.purpose {
            LinkPurpose::Join { email: invited, .. } => {
                link.closed_at.is_none() && invited.as_str().eq_ignore_ascii_case(email.as_str())
            }
            LinkPurpose::SetUp { .. } | LinkPurpose::ResetPassword { .. } => false,
        };
        Ok(self.tables()?.one_time_links.values().filter(is_theirs).cloned().collect())
    }

    async fn open_password_links(&self, account: AccountId) -> Result<Vec<OneTimeLink>, StorageError> {
        let is_open =
            |link: &&OneTimeLink| link.closed_at.is_none() && link.purpose.account_id() == Some(account);
        Ok(self.tables()?.one_time_links.values().filter(is_open).cloned().collect())
    }
}

#[async_trait]
impl AccountMails for InMemoryStorage {
    async fn account_mail(&self, id: AccountMailId) -> Result<Option<AccountMail>, StorageError> {
        Ok(self.tables()?.account_mails.get(&id).cloned())
    }

    async fn due_account_mails(
        &self,
        now: Timestamp,
        limit: usize,
    ) -> Result<Vec<AccountMail>, StorageError> {
        let tables = self.tables()?;
        let is_due = |mail: &&AccountMail| mail.state == MailState::Due && mail.due_at <= now;
        let mut due: Vec<_> = tables.account_mails.values().filter(is_due).cloned().collect();
        due.sort_by_key(|mail| (mail.due_at, mail.id));
        due.truncate(limit);
        Ok(due)
    }

    async fn newest_password_mail(&self, to: &Email) -> Result<Option<AccountMail>, StorageError> {
        let is_theirs = |mail: &&AccountMail| {
            mail.purpose == AccountMailPurpose::NewPassword
                && mail.to.as_str().eq_ignore_ascii_case(to.as_str())
        };
        Ok(self.tables()?.account_mails.values().rfind(is_theirs).cloned())
    }

    async fn mails_of_links(&self, links: &[OneTimeLinkId]) -> Result<Vec<AccountMail>, StorageError> {
        let is_wanted =
            |mail: &&AccountMail| mail.purpose.link_id().is_some_and(|link| links.contains(&link));
        Ok(self.tables()?.account_mails.values().filter(is_wanted).cloned().collect())
    }
}

#[async_trait]
impl AuditLog for InMemoryStorage {
    async fn audit_entries(
        &self,
        organization: OrganizationId,
        page: ListPageRequest<AuditEntryId>,
    ) -> Result<Vec<AuditEntry>, StorageError> {
        let tables = self.tables()?;
        let is_wanted = |entry: &&AuditEntry| {
            entry.organization_id == organization && page.after.is_none_or(|after| entry.id < after)
        };
        Ok(tables.audit_entries.values().rev().filter(is_wanted).take(page.limit).cloned().collect())
    }
}

#[async_trait]
impl Passkeys for InMemoryStorage {
    async fn passkey_by_credential(
        &self,
        credential: &CredentialId,
    ) -> Result<Option<Passkey>, StorageError> {
        let tables = self.tables()?;
        Ok(tables.passkeys.passkeys.values().find(|passkey| passkey.credential.id == *credential).cloned())
    }

    async fn passkeys(&self, account: AccountId) -> Result<Vec<Passkey>, StorageError> {
        let tables = self.tables()?;
        let theirs = tables.passkeys.passkeys.values().filter(|passkey| passkey.account_id == account);
        Ok(theirs.cloned().collect())
    }

    async fn used_passkey_challenge(
        &self,
        hash: [u8; 32],
    ) -> Result<Option<UsedPasskeyChallenge>, StorageError> {
        Ok(self.tables()?.passkeys.used_challenges.get(&hash).cloned())
    }
}
