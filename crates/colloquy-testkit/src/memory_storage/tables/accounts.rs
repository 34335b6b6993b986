//! Uses of keys; what the foreign keys and unique columns of accounts reject, and what maintenance removes.

use colloquy_domain::account::account_mail::AccountMail;
use colloquy_domain::account::identity::{AccountIdentity, IdentityKey};
use colloquy_domain::account::one_time_link::OneTimeLink;
use colloquy_domain::api_key::{ApiKey, ApiKeyFacts};
use colloquy_domain::mail::MailState;
use colloquy_domain::ports::{StorageError, Write};
use colloquy_domain::{AccountId, ApiKeyId, OrganizationId, Timestamp};

use super::rows::refuse_if;
use super::{Tables, Undo};

impl Tables {
    pub(super) fn save_key_use(&mut self, id: ApiKeyId, at: Timestamp) -> Result<Undo, StorageError> {
        let Some(kept) = self.keys.get_mut(&id) else { return Err(StorageError::Conflict) };
        let facts = ApiKeyFacts { last_used_at: Some(at), ..(**kept).clone() };
        let changed = ApiKey::from_stored(facts, kept.revision());
        let before = std::mem::replace(kept, changed);
        Ok(Box::new(move |tables| drop(tables.keys.insert(id, before))))
    }

    pub(super) fn check_account_constraints(&self, write: &Write) -> Result<(), StorageError> {
        match write {
            Write::AddAccount(new) => {
                let address = new.email.as_str();
                let taken =
                    self.accounts.values().any(|kept| kept.email.as_str().eq_ignore_ascii_case(address));
                refuse_if(taken, "an account with this address exists")
            }
            Write::AddAccountIdentity(new) => {
                self.require_both(Some(new.account_id), None)?;
                let is_taken = |kept: &AccountIdentity| {
                    kept.key == new.key
                        || (kept.account_id == new.account_id && kept.key.issuer == new.key.issuer)
                };
                let taken = self.account_identities.values().any(is_taken);
                refuse_if(taken, "the identity is linked, or the account has another one")
            }
            Write::AddMembership(new) => self.require_both(Some(new.account_id), Some(new.organization_id)),
            Write::AddBrowserSession(new) => {
                self.require_both(Some(new.account_id), None)?;
                let taken = self.browser_sessions.values().any(|kept| kept.secret == new.secret);
                refuse_if(taken, "a session with this secret exists")
            }
            Write::AddOneTimeLink(new) => {
                self.require_both(new.purpose.account_id(), new.purpose.organization_id())?;
                let taken = self.one_time_links.values().any(|kept| kept.secret == new.secret);
                refuse_if(taken, "a link with this secret exists")
            }
            Write::AddAccountMail(new) => {
                let has_link = new.purpose.link_id().is_none_or(|id| self.one_time_links.contains_key(&id));
                refuse_if(!has_link, "there is no such link")
            }
            Write::AddAuditEntry(new) => self.require_both(None, Some(new.organization_id)),
            _ => Ok(()),
        }
    }

    pub(super) fn add_account_identity(&mut self, new: AccountIdentity) -> Undo {
        let key = new.key.clone();
        self.account_identities.insert(new.key.clone(), new);
        Box::new(move |tables| drop(tables.account_identities.remove(&key)))
    }

    pub(super) fn remove_account_identity(&mut self, key: IdentityKey) -> Undo {
        let before = self.account_identities.remove(&key);
        Box::new(move |tables| tables.account_identities.extend(before.map(|before| (key, before))))
    }

    /// Removes settled mails from before a given time.
    pub(super) fn forget_account_mails(&mut self, moment: Timestamp, which: impl Fn(&AccountMail) -> bool) {
        self.account_mails
            .retain(|_, mail| mail.created_at >= moment || mail.state == MailState::Due || !which(mail));
    }

    /// Removes links with the mails that carry them.
    pub(super) fn forget_links(&mut self, is_meant: impl Fn(&OneTimeLink) -> bool) {
        self.one_time_links.retain(|_, link| !is_meant(link));
        let links = &self.one_time_links;
        self.account_mails.retain(|_, mail| mail.purpose.link_id().is_none_or(|id| links.contains_key(&id)));
    }

    /// Removes an account with its sessions, its links and the mails to it.
    pub(super) fn forget_account(&mut self, id: AccountId) {
        self.forget_links(|link| link.purpose.account_id() == Some(id));
        self.browser_sessions.retain(|_, session| session.account_id != id);
        self.account_identities.retain(|_, linked| linked.account_id != id);
        self.forget_passkeys_of(id);
        if let Some(account) = self.accounts.remove(&id) {
            let address = account.email.as_str();
            self.account_mails.retain(|_, mail| !mail.to.as_str().eq_ignore_ascii_case(address));
        }
    }

    fn require_both(
        &self,
        account: Option<AccountId>,
        organization: Option<OrganizationId>,
    ) -> Result<(), StorageError> {
        let has_account = account.is_none_or(|id| self.accounts.contains_key(&id));
        refuse_if(!has_account, "there is no such account")?;
        organization.map_or(Ok(()), |id| self.require_organization(id))
    }
}
