//! Handing mails over: by a bounded number of hands, each with a claim that lasts as long as its try.

use std::collections::HashMap;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::mail::{LEASE, Mail};
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{InvitationLetter, MailClaim, MailerError, StorageError, UnitOfWork, Write};
use colloquy_domain::unsubscription::{UNSUBSCRIBED, UnsubscribedRecipient};
use colloquy_domain::{MailId, Timestamp};
use tokio::sync::OwnedSemaphorePermit;
use tokio::sync::mpsc::Sender;
use tokio::time::timeout;

use super::outcome::{self, SendOutcome};
use super::{MailWorker, TRY_LIMIT};

/// How often a try that takes long says that it still has its mail; well before the lease ends.
const RENEW_EVERY: Duration = Duration::from_secs(10);

impl MailWorker {
    /// Claims and begins tries until nothing of the claim is due at `due`. A hand is free again as soon as its own
    /// try is over, so a slow one holds up no other.
    pub(super) async fn deliver(
        self: &Arc<Self>,
        claim: MailClaim<'_>,
        due: Timestamp,
        tell: Option<Sender<Invitation>>,
    ) {
        while let Some(max_in_flight) = self.free_hands().await
            && !*self.closing.borrow()
        {
            let until = self.clock.now() + LEASE;
            let mails = match self.storage.claim_mails(claim, due, until, max_in_flight.len()).await {
                Ok(mails) if mails.is_empty() => return,
                Ok(mails) => mails,
                Err(error) => return tracing::warn!(%error, "due mails could not be claimed"),
            };
            for (mail, hand) in mails.into_iter().zip(max_in_flight) {
                let id = mail.id;
                // A clock that was set forward lets a mail fall due while it is in our hands.
                if self.in_hand().insert(id, mail.clone()).is_some() {
                    continue;
                }
                let (worker, tell) = (self.clone(), tell.clone());
                self.runtime.spawn(async move {
                    let tried = worker.attempt(mail).await;
                    worker.in_hand().remove(&id);
                    drop(hand);
                    if let Some((tell, invitation)) = tell.zip(tried) {
                        // Nobody listens any more when the answer has gone out: the outcome is stored all the same.
                        drop(tell.try_send(invitation));
                    }
                });
            }
        }
    }

    fn in_hand(&self) -> MutexGuard<'_, HashMap<MailId, Mail>> {
        self.in_hand.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The mail as it is stored now, if nobody else has taken it.
    pub(super) async fn still_ours(&self, mail: &Mail) -> Result<Option<Mail>, StorageError> {
        let attempts = self.in_hand().get(&mail.id).map_or(mail.attempts, |newest| newest.attempts);
        let stored = self.storage.mail(mail.id).await?;
        Ok(stored.filter(|stored| stored.attempts == attempts))
    }

    /// Waits for one hand, and takes what others are free.
    async fn free_hands(&self) -> Option<Vec<OwnedSemaphorePermit>> {
        let mut max_in_flight = vec![self.max_in_flight.clone().acquire_owned().await.ok()?];
        while let Ok(hand) = self.max_in_flight.clone().try_acquire_owned() {
            max_in_flight.push(hand);
        }
        Some(max_in_flight)
    }

    async fn attempt(&self, mail: Mail) -> Option<Invitation> {
        let id = mail.id;
        match self.hand_over(mail).await {
            Ok(invitation) => invitation,
            Err(error) => {
                tracing::warn!(%error, mail = %id, "a mail's outcome could not be stored; it will be tried again");
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
        self.settle(mail, invitation, outcome).await.map(Some)
    }

    /// Hands a mail over, and meanwhile keeps others from taking it.
    async fn deliver_renewing(
        &self,
        mut mail: Mail,
        letter: &InvitationLetter,
    ) -> Result<(Mail, SendOutcome), StorageError> {
        let delivery = self.deliver_one(letter);
        tokio::pin!(delivery);
        loop {
            match timeout(RENEW_EVERY, &mut delivery).await {
                Ok(outcome) => return Ok((mail, outcome)),
                Err(_) => {
                    let renewed = mail.renewed(self.clock.now() + LEASE);
                    let unit = UnitOfWork::default().with(Write::SaveMail(renewed));
                    match self.storage.commit(unit).await {
                        // It may be back before the lease ends.
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
        match timeout(TRY_LIMIT, self.mailer.deliver(letter)).await {
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
