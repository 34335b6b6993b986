//! Claims and attempts mails to people who work in the console. Each attempt stores the hash of a new secret before it
//! sends the link.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::account::Account;
use colloquy_domain::account::account_mail::{AccountMail, AccountMailPurpose};
use colloquy_domain::account::one_time_link::{LinkPurpose, OneTimeLink};
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::ports::{
    AccountLetter, AccountLetterKind, Clock, DueClaim, IdSource, Mailer, Randomness, Storage, StorageError,
    UnitOfWork, Write,
};
use colloquy_domain::text::Email;
use colloquy_domain::{Id, OneTimeLinkId, SignedDuration};
use tokio::time::timeout;

use crate::LinkBuilder;
use crate::delivery::{Dispatcher, Outbox, commit};
use crate::mails::{ATTEMPT_TIMEOUT, RENEWAL_INTERVAL, SendOutcome};

/// All mails to accounts, and what sending them needs.
pub(crate) struct AccountMailOutbox {
    pub storage: Arc<dyn Storage>,
    pub clock: Arc<dyn Clock>,
    pub ids: Arc<dyn IdSource>,
    pub randomness: Arc<dyn Randomness>,
    pub mailer: Arc<dyn Mailer>,
    pub links: LinkBuilder,
}

/// The only queue.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct DueAccountMails;

/// A mail that can be sent, and the writes that make its link work.
struct PreparedMail {
    letter: AccountLetter,
    unit: UnitOfWork,
}

/// A mail with its outcome, or `None` if it is attempted again after its lease.
type AttemptedMail = Option<(AccountMail, SendOutcome)>;

#[async_trait]
impl Outbox for AccountMailOutbox {
    const POLL_INTERVAL: Duration = Duration::from_secs(1);
    const LEASE: SignedDuration = colloquy_domain::mail::LEASE;
    const MAX_OPEN_QUEUES: usize = 1;
    const MAX_IN_FLIGHT: usize = 4;
    const PARALLEL: usize = Self::MAX_IN_FLIGHT;

    type Queue = DueAccountMails;
    type Target = ();
    type Claimed = AccountMail;
    type Attempted = AttemptedMail;

    async fn poll(dispatcher: &Arc<Dispatcher<Self>>, _: u64) {
        dispatcher.wake(DueAccountMails);
    }

    async fn target(&self, _: &DueAccountMails) -> Result<(), StorageError> {
        Ok(())
    }

    /// Claims each mail by saving it, which only one worker can.
    async fn claim(
        &self,
        _: &DueAccountMails,
        (): (),
        claim: DueClaim,
    ) -> Result<Vec<AccountMail>, StorageError> {
        let mut claimed = Vec::new();
        for mut mail in self.storage.due_account_mails(claim.now, claim.limit).await? {
            mail.claim(claim.until);
            match self.storage.commit(saving(&mail)).await {
                Ok(()) => claimed.push(mail.saved()),
                Err(StorageError::Conflict) => {}
                Err(error) if claimed.is_empty() => return Err(error),
                Err(_) => break,
            }
        }
        Ok(claimed)
    }

    fn log_claim_failure(_: &DueAccountMails, error: &StorageError) {
        tracing::warn!(%error, "due mails to accounts could not be claimed; they will be polled again");
    }

    async fn attempt(&self, _: &DueAccountMails, mail: AccountMail) -> AttemptedMail {
        let id = mail.id;
        match self.send(mail).await {
            Ok(attempted) => Some(attempted),
            Err(error) => {
                tracing::warn!(%error, mail = %id, "a mail to an account could not be attempted; trying again later");
                None
            }
        }
    }

    /// Stores each outcome alone, because a mail that another worker has claimed meanwhile must not keep the others.
    async fn record_outcomes(&self, _: &DueAccountMails, attempted: Vec<AttemptedMail>) -> bool {
        for (mut mail, outcome) in attempted.into_iter().flatten() {
            match outcome {
                SendOutcome::Sent => mail.sent(),
                SendOutcome::Later(reason) => mail.postponed(reason, self.clock.now()),
                SendOutcome::Refused(reason) | SendOutcome::Unwanted(reason) => mail.dropped(reason),
            }
            if mail.last_error.is_some() {
                // The reason may have an address, which the log must not.
                tracing::info!(mail = %mail.id, state = mail.state.as_str(), "a mail to an account was not sent");
            }
            if let Err(error) = commit(&*self.storage, saving(&mail)).await {
                tracing::warn!(%error, mail = %mail.id, "mail outcome could not be stored; sending again later");
            }
        }
        false
    }

    async fn put_back(&self, _: &DueAccountMails, mails: Vec<AccountMail>) {
        for mut mail in mails {
            mail.put_back(self.clock.now());
            if let Err(error) = commit(&*self.storage, saving(&mail)).await {
                tracing::warn!(%error, "a mail to an account could not be put back; waiting for its lease");
            }
        }
    }
}

fn saving(mail: &AccountMail) -> UnitOfWork {
    UnitOfWork::default().with(Write::SaveAccountMail(mail.clone()))
}

impl AccountMailOutbox {
    async fn send(&self, mut mail: AccountMail) -> Result<(AccountMail, SendOutcome), StorageError> {
        let PreparedMail { letter, unit } = match self.prepare(&mail).await? {
            Ok(prepared) => prepared,
            Err(reason) => return Ok((mail, SendOutcome::Unwanted(reason.to_owned()))),
        };
        // The link works before it is sent. A conflict means that the link to join was used or withdrawn meanwhile.
        mail.renew(self.clock.now() + Self::LEASE);
        self.storage.commit(unit.with(Write::SaveAccountMail(mail.clone()))).await?;
        self.deliver_renewing(mail.saved(), &letter).await
    }

    /// Sends a mail, and renews its lease meanwhile so that no other worker claims it.
    async fn deliver_renewing(
        &self,
        mut mail: AccountMail,
        letter: &AccountLetter,
    ) -> Result<(AccountMail, SendOutcome), StorageError> {
        let mut delivery = pin!(timeout(ATTEMPT_TIMEOUT, self.mailer.deliver_to_account(letter)));
        loop {
            if let Ok(delivered) = timeout(RENEWAL_INTERVAL, &mut delivery).await {
                return Ok((mail, SendOutcome::of(delivered)));
            }
            let mut renewed = mail.clone();
            renewed.renew(self.clock.now() + Self::LEASE);
            match self.storage.commit(saving(&renewed)).await {
                Ok(()) => mail = renewed.saved(),
                // The database may be available again before the lease ends.
                Err(StorageError::Unavailable(_)) => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Returns the letter of a mail, or why it must not be sent.
    async fn prepare(&self, mail: &AccountMail) -> Result<Result<PreparedMail, &'static str>, StorageError> {
        if mail.is_outdated(self.clock.now()) {
            return Ok(Err("not sent: the request is too old"));
        }
        match mail.purpose {
            AccountMailPurpose::NewPassword => self.new_password(mail).await,
            AccountMailPurpose::Join { link_id } => self.join(mail, link_id).await,
            AccountMailPurpose::PasswordChanged => {
                self.notice(mail, AccountLetterKind::PasswordChanged, self.links.forgotten_password()).await
            }
            AccountMailPurpose::PasskeyAdded => {
                self.notice(mail, AccountLetterKind::PasskeyAdded, self.links.account()).await
            }
        }
    }

    /// Returns a letter that reports a change. Its link contains no secret.
    async fn notice(
        &self,
        mail: &AccountMail,
        kind: AccountLetterKind,
        link: String,
    ) -> Result<Result<PreparedMail, &'static str>, StorageError> {
        let account = self.storage.account_by_email(&mail.to).await?;
        let prepared = |account: Account| {
            let letter = self.letter(mail, kind, Some(&account), link);
            PreparedMail { letter, unit: UnitOfWork::default() }
        };
        Ok(account.map(prepared).ok_or("not sent: no account has this address"))
    }

    async fn new_password(
        &self,
        mail: &AccountMail,
    ) -> Result<Result<PreparedMail, &'static str>, StorageError> {
        let Some(account) = self.storage.account_by_email(&mail.to).await? else {
            return Ok(Err("not sent: no account has this address"));
        };
        let secret = AccountSecret::draw(&*self.randomness);
        let purpose = LinkPurpose::ResetPassword { account_id: account.id };
        let link = OneTimeLink::new(Id::from_uuid(self.ids.next()), secret.hash(), purpose, self.clock.now());
        let url = self.links.new_password(&secret);
        let letter = self.letter(mail, AccountLetterKind::NewPassword, Some(&account), url);
        // Saving the account makes a change of its password at the same time conflict, which closes the account's links.
        let unit = UnitOfWork::default().with(Write::AddOneTimeLink(link)).with(Write::SaveAccount(account));
        Ok(Ok(PreparedMail { letter, unit }))
    }

    async fn join(
        &self,
        mail: &AccountMail,
        link_id: OneTimeLinkId,
    ) -> Result<Result<PreparedMail, &'static str>, StorageError> {
        let now = self.clock.now();
        let shown = self.storage.one_time_link_by_id(link_id).await?.filter(|link| link.opens(now));
        let Some(shown) = shown else {
            return Ok(Err("not sent: the link was used or withdrawn, or it has expired"));
        };
        let organization = match shown.purpose.organization_id() {
            Some(id) => self.storage.organization(id).await?,
            None => None,
        };
        let Some(organization) = organization else {
            return Ok(Err("not sent: the organization does not exist"));
        };
        let secret = AccountSecret::draw(&*self.randomness);
        let link = shown.with_new_secret(Id::from_uuid(self.ids.next()), secret.hash(), now);
        let url = self.links.join(&secret);
        let mut letter = self.letter(mail, AccountLetterKind::Join(organization.name.clone()), None, url);
        // Someone who has an account may have chosen another language than the person who invites.
        let invited = self.storage.account_by_email(&mail.to).await?;
        letter.language = invited.and_then(|account| account.language).unwrap_or(letter.language);
        // Saving the shown link makes its use or withdrawal at the same time conflict.
        let unit =
            UnitOfWork::default().with(Write::AddOneTimeLink(link)).with(Write::SaveOneTimeLink(shown));
        Ok(Ok(PreparedMail { letter, unit }))
    }

    /// Mails go to the stored address of an account, not to the one that a visitor entered, in the language that its
    /// person has chosen.
    fn letter(
        &self,
        mail: &AccountMail,
        kind: AccountLetterKind,
        account: Option<&Account>,
        link: String,
    ) -> AccountLetter {
        let to: &Email = account.map_or(&mail.to, |account| &account.email);
        AccountLetter {
            message_id: format!("{}@{}", mail.id, self.links.host()),
            kind,
            to: to.clone(),
            name: account.map(|account| account.name.clone()),
            link,
            language: account.and_then(|account| account.language).unwrap_or(mail.language),
        }
    }
}
