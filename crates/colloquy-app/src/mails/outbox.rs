//! Sends mails with a limited number of attempts in flight. An attempt renews its claim for as long as it takes.

use std::collections::HashMap;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::mail::{LEASE, Mail};
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{
    DueClaim, InvitationLetter, MailClaim, MailerError, StorageError, UnitOfWork, Write,
};
use colloquy_domain::unsubscription::{UNSUBSCRIBED, UnsubscribedRecipient};
use colloquy_domain::{MailId, Timestamp};
use tokio::sync::OwnedSemaphorePermit;
use tokio::sync::mpsc::Sender;
use tokio::time::timeout;

use super::outcome::{self, SendOutcome};
use super::{ATTEMPT_TIMEOUT, MailWorker};

/// How often a long attempt renews the lease of its mail, well before it ends.
const RENEWAL_INTERVAL: Duration = Duration::from_secs(10);

impl MailWorker {
    /// Claims mails and starts attempts until nothing in the claim is due at `due`. Each attempt releases its permit
    /// when it ends, so a slow one does not delay others.
    pub(super) async fn deliver(
        self: &Arc<Self>,
        claim: MailClaim<'_>,
        due: Timestamp,
        sender: Option<Sender<Invitation>>,
    ) {
        while let Some(permits) = self.acquire_permits().await
            && !*self.draining.borrow()
        {
            let terms = DueClaim { now: due, until: self.clock.now() + LEASE, limit: permits.len() };
            let mails = match self.storage.claim_mails(claim, terms).await {
                Ok(mails) if mails.is_empty() => return,
                Ok(mails) => mails,
                Err(error) => {
                    return tracing::warn!(%error, "due mails could not be claimed; they will be polled again");
                }
            };
            for (mail, permit) in mails.into_iter().zip(permits) {
                let id = mail.id;
                // If the clock was set forward, a mail can become due again while its attempt is in flight.
                if self.in_progress().insert(id, mail.clone()).is_some() {
                    continue;
                }
                let (worker, sender) = (self.clone(), sender.clone());
                self.runtime.spawn(async move {
                    let tried = worker.attempt(mail).await;
                    worker.in_progress().remove(&id);
                    drop(permit);
                    if let Some((sender, invitation)) = sender.zip(tried) {
                        // The receiver is gone once the response has been sent. The outcome is stored all the same.
                        drop(sender.try_send(invitation));
                    }
                });
            }
        }
    }

    fn in_progress(&self) -> MutexGuard<'_, HashMap<MailId, Mail>> {
        self.in_progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the mail as it is stored now, if no other worker has claimed it.
    pub(super) async fn still_ours(&self, mail: &Mail) -> Result<Option<Mail>, StorageError> {
        let attempts = self.in_progress().get(&mail.id).map_or(mail.attempts, |newest| newest.attempts);
        let stored = self.storage.mail(mail.id).await?;
        Ok(stored.filter(|stored| stored.attempts == attempts))
    }

    /// Waits for one permit and takes all others that are free.
    async fn acquire_permits(&self) -> Option<Vec<OwnedSemaphorePermit>> {
        let mut permits = vec![self.permits.clone().acquire_owned().await.ok()?];
        while let Ok(permit) = self.permits.clone().try_acquire_owned() {
            permits.push(permit);
        }
        Some(permits)
    }

    async fn attempt(&self, mail: Mail) -> Option<Invitation> {
        let id = mail.id;
        match self.hand_over(mail).await {
            Ok(invitation) => invitation,
            Err(error) => {
                tracing::warn!(%error, mail = %id, "mail outcome could not be stored; sending again later");
                None
            }
        }
    }

    async fn hand_over(&self, mail: Mail) -> Result<Option<Invitation>, StorageError> {
        let Some(invitation) = self.storage.invitation(mail.invitation_id).await? else { return Ok(None) };
        let interview = self.storage.interview(invitation.interview_id).await?;
        let organization = self.storage.organization(invitation.organization_id).await?;
        let Some((interview, organization)) = interview.zip(organization) else { return Ok(None) };
        let recipient = UnsubscribedRecipient::new(organization.id, &mail.to);
        let is_unsubscribed = self.storage.is_unsubscribed(organization.id, recipient).await?;
        let unwanted = outcome::unwanted(&mail, &invitation, &interview);
        let (mail, outcome) = match unwanted.or_else(|| is_unsubscribed.then(|| UNSUBSCRIBED.to_owned())) {
            Some(reason) => (mail, SendOutcome::Unwanted(reason)),
            None => {
                let letter = self.letter(&mail, &invitation, &interview, organization);
                self.deliver_renewing(mail, &letter).await?
            }
        };
        self.record_outcome(mail, invitation, outcome).await.map(Some)
    }

    /// Sends a mail, and renews its lease meanwhile so that no other worker claims it.
    async fn deliver_renewing(
        &self,
        mut mail: Mail,
        letter: &InvitationLetter,
    ) -> Result<(Mail, SendOutcome), StorageError> {
        let delivery = self.deliver_one(letter);
        tokio::pin!(delivery);
        loop {
            match timeout(RENEWAL_INTERVAL, &mut delivery).await {
                Ok(outcome) => return Ok((mail, outcome)),
                Err(_) => {
                    let renewed = mail.renewed(self.clock.now() + LEASE);
                    let unit = UnitOfWork::default().with(Write::SaveMail(renewed));
                    match self.storage.commit(unit).await {
                        // The database may be available again before the lease ends.
                        Err(StorageError::Unavailable(_)) => continue,
                        Err(error @ StorageError::Failed(_)) => return Err(error),
                        Ok(()) | Err(StorageError::Conflict) => {}
                    }
                    match self.still_ours(&mail).await {
                        Ok(Some(stored)) => mail = stored,
                        Ok(None) => return Err(StorageError::Conflict),
                        Err(StorageError::Unavailable(_)) => {}
                        Err(error) => return Err(error),
                    }
                }
            }
        }
    }

    async fn deliver_one(&self, letter: &InvitationLetter) -> SendOutcome {
        match timeout(ATTEMPT_TIMEOUT, self.mailer.deliver(letter)).await {
            Ok(Ok(())) => SendOutcome::Sent,
            Ok(Err(MailerError::Refused(reason))) => SendOutcome::Refused(reason),
            Ok(Err(MailerError::Later(reason))) => SendOutcome::Later(reason),
            Err(_) => SendOutcome::Later("The mail server did not answer in time".to_owned()),
        }
    }

    fn letter(
        &self,
        mail: &Mail,
        invitation: &Invitation,
        interview: &Interview,
        organization: Organization,
    ) -> InvitationLetter {
        InvitationLetter {
            message_id: format!("{}@{}", mail.id, self.links.host()),
            letter: mail.letter,
            to: mail.to.clone(),
            reply_to: organization.reply_to,
            name: invitation.name.clone(),
            organization_name: organization.name,
            interview_title: interview.title.clone(),
            intro: interview.intro.clone(),
            link: self.links.invitation(&invitation.slug),
            unsubscribe_link: mail.unsubscribe_token().map(|token| self.links.unsubscribe(&token)),
            locale: interview.locale.clone(),
        }
    }
}
