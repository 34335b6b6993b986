//! Claims and attempts mails. An attempt renews its claim for as long as it takes.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::mail::{LEASE, QueuedMail};
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{DueClaim, DueMailSelection, InvitationLetter, StorageError, UnitOfWork, Write};
use colloquy_domain::{MailId, SignedDuration, Timestamp};
use tokio::time::timeout;

use super::no_longer_wanted::{BEING_ERASED, hours_begin, is_being_erased, no_longer_wanted};
use super::outcome::{HandedOver, SendOutcome};
use super::{MAX_REQUESTS, MailOutbox, MailQueue, refused_recipient};
use crate::delivery::{Dispatcher, Outbox, commit};

/// The timeout of one attempt. Some servers check a mail for a long time before they accept it.
pub(crate) const ATTEMPT_TIMEOUT: Duration = Duration::from_secs(180);

/// How often a long attempt renews the lease of its mail, well before it ends.
pub(crate) const RENEWAL_INTERVAL: Duration = Duration::from_secs(10);

/// How long a worker leaves a due mail to the request that waits for it.
const REQUEST_GRACE_PERIOD: SignedDuration = SignedDuration::from_secs(2);

#[async_trait]
impl Outbox for MailOutbox {
    const POLL_INTERVAL: Duration = Duration::from_secs(1);
    const LEASE: SignedDuration = LEASE;
    /// One queue for each request, and one for all other mails.
    const MAX_OPEN_QUEUES: usize = MAX_REQUESTS + 1;
    const MAX_IN_FLIGHT: usize = 8;
    const PARALLEL: usize = Self::MAX_IN_FLIGHT;

    type Queue = MailQueue;
    type Target = ();
    type Claimed = QueuedMail;
    type Attempted = ();

    async fn poll(dispatcher: &Arc<Dispatcher<Self>>, _: u64) {
        dispatcher.wake(MailQueue::DueFor(REQUEST_GRACE_PERIOD));
    }

    async fn target(&self, _: &MailQueue) -> Result<(), StorageError> {
        Ok(())
    }

    async fn claim(
        &self,
        queue: &MailQueue,
        (): (),
        claim: DueClaim,
    ) -> Result<Vec<QueuedMail>, StorageError> {
        let (which, now) = match queue {
            MailQueue::DueFor(time) => (DueMailSelection::Oldest, claim.now - *time),
            MailQueue::Requested(request) => (DueMailSelection::These(&request.mails), claim.now),
        };
        let mut mails = self.storage.claim_mails(which, DueClaim { now, ..claim }).await?;
        // If the clock was set forward, a mail can become due again while its attempt is in flight.
        mails.retain(|mail| self.in_progress().insert(mail.id, mail.clone()).is_none());
        Ok(mails)
    }

    fn log_claim_failure(_: &MailQueue, error: &StorageError) {
        tracing::warn!(%error, "due mails could not be claimed; they will be polled again");
    }

    /// Also stores the outcome, each alone, unlike the outcomes of webhooks. It changes an invitation, which others may
    /// change meanwhile, and must not wait for another mail's outcome until its lease ends.
    async fn attempt(&self, queue: &MailQueue, mail: QueuedMail) {
        let in_progress = MailInProgress { outbox: self, id: mail.id };
        let result = self.hand_over(mail).await;
        self.record_outcome(queue, in_progress, result).await;
    }

    async fn record_outcomes(&self, _: &MailQueue, _: Vec<()>) -> bool {
        false
    }

    /// Puts each mail back alone, because one that was withdrawn meanwhile must not keep the others.
    async fn put_back(&self, _: &MailQueue, mails: Vec<QueuedMail>) {
        for mut mail in mails {
            self.in_progress().remove(&mail.id);
            mail.put_back(self.clock.now());
            let unit = UnitOfWork::default().with(Write::SaveMail(mail));
            if let Err(error) = commit(&*self.storage, unit).await {
                tracing::warn!(%error, "a mail could not be put back; waiting for its lease");
            }
        }
    }
}

/// A mail whose attempt is in flight. It ends with the attempt, even if that panics.
pub(super) struct MailInProgress<'a> {
    outbox: &'a MailOutbox,
    pub id: MailId,
}

impl Drop for MailInProgress<'_> {
    fn drop(&mut self) {
        self.outbox.in_progress().remove(&self.id);
    }
}

impl MailOutbox {
    async fn hand_over(&self, mail: QueuedMail) -> Result<HandedOver, StorageError> {
        let Some(invitation) = self.storage.invitation(mail.invitation_id).await? else { return Ok(None) };
        let interview = self.storage.interview(invitation.interview_id).await?;
        let organization = self.storage.organization(invitation.organization_id).await?;
        let Some((interview, organization)) = interview.zip(organization) else { return Ok(None) };
        let refused = refused_recipient(&*self.storage, organization.id, &mail.to).await?;
        let now = self.clock.now();
        let unwanted = match is_being_erased(&*self.storage, &invitation).await? {
            true => Some(SendOutcome::Refused(BEING_ERASED.to_owned())),
            false => {
                let reason = no_longer_wanted(&mail, &invitation, &interview, now);
                // A refused recipient stays refused after the other reason has passed.
                reason.map(if refused.is_some() { SendOutcome::Refused } else { SendOutcome::Unwanted })
            }
        };
        let unwanted = unwanted.or_else(|| refused.map(|reason| SendOutcome::Refused(reason.to_owned())));
        if unwanted.is_none()
            && let Some(begin) = hours_begin(&mail, &invitation, &interview, now)
        {
            return self.defer(mail, begin).await.map(|()| None);
        }
        let (mail, outcome) = match unwanted {
            Some(outcome) => (mail, outcome),
            None => {
                let has_consent = self.has_consent(&invitation).await?;
                let letter = self.letter(&mail, &invitation, &interview, organization, has_consent);
                self.deliver_renewing(mail, &letter).await?
            }
        };
        Ok(Some((mail, invitation, outcome)))
    }

    /// Makes a mail due at a later time, without an attempt.
    async fn defer(&self, mut mail: QueuedMail, until: Timestamp) -> Result<(), StorageError> {
        mail.deferred(until);
        match commit(&*self.storage, UnitOfWork::default().with(Write::SaveMail(mail))).await {
            // It was withdrawn meanwhile.
            Err(StorageError::Conflict) => Ok(()),
            stored => stored,
        }
    }

    /// Sends a mail, and renews its lease meanwhile so that no other worker claims it.
    async fn deliver_renewing(
        &self,
        mut mail: QueuedMail,
        letter: &InvitationLetter,
    ) -> Result<(QueuedMail, SendOutcome), StorageError> {
        let mut delivery = pin!(timeout(ATTEMPT_TIMEOUT, self.mailer.deliver(letter)));
        loop {
            if let Ok(delivered) = timeout(RENEWAL_INTERVAL, &mut delivery).await {
                return Ok((mail, SendOutcome::of(delivered)));
            }
            let renewed = Write::SaveMail(mail.renewed(self.clock.now() + LEASE));
            let stored = match self.storage.commit(UnitOfWork::default().with(renewed)).await {
                Ok(()) | Err(StorageError::Conflict) => self.still_ours(&mail).await,
                Err(error) => Err(error),
            };
            match stored {
                Ok(Some(stored)) => mail = stored,
                Ok(None) => return Err(StorageError::Conflict),
                // The database may be available again before the lease ends.
                Err(StorageError::Unavailable(_)) => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Whether the invitee has given a consent that can be withdrawn.
    async fn has_consent(&self, invitation: &Invitation) -> Result<bool, StorageError> {
        let may_have_consented = invitation.withdrawal.is_none();
        Ok(may_have_consented && self.storage.session_run(invitation.id).await?.is_some())
    }

    fn letter(
        &self,
        mail: &QueuedMail,
        invitation: &Invitation,
        interview: &Interview,
        organization: Organization,
        has_consent: bool,
    ) -> InvitationLetter {
        InvitationLetter {
            message_id: mail.message_id(self.links.host()),
            letter: mail.letter,
            to: mail.to.clone(),
            reply_to: organization.reply_to.clone(),
            name: invitation.name.clone(),
            organization_name: organization.name.clone(),
            appearance: organization.appearance.clone(),
            interview_title: interview.title.clone(),
            intro: interview.intro.clone(),
            deadline: invitation.deadline_for(interview).filter(|_| invitation.status == Status::Ready),
            link: self.links.invitation(&invitation.slug),
            unsubscribe_link: mail.unsubscribe_token().map(|token| self.links.unsubscribe(&token)),
            withdrawal_link: has_consent.then(|| self.links.withdrawal(&invitation.slug)),
            locale: interview.locale.clone(),
        }
    }
}
