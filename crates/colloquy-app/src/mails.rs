//! The outbox of mails. A mail is attempted right after the change that asks for it. Workers of any node retry it until
//! a mail server accepts it or it is given up.

mod no_longer_wanted;
mod outbox;
mod outcome;
mod refused_recipient;

use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::Actor;
use colloquy_domain::mail::{Letter, QueuedMail};
use colloquy_domain::ports::{Clock, IdSource, Mailer, Storage, StorageError};
use colloquy_domain::text::Email;
use colloquy_domain::unsubscription::UnsubscribeLinkSecret;
use colloquy_domain::{InvitationId, MailId, OrganizationId, SignedDuration, Timestamp};
use tokio::sync::mpsc::Sender;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};

use crate::delivery::Dispatcher;
use crate::{App, LinkBuilder};
pub(crate) use no_longer_wanted::CONSENT_WITHDRAWN;
pub(crate) use outbox::{ATTEMPT_TIMEOUT, RENEWAL_INTERVAL};
pub(crate) use outcome::SendOutcome;
pub(crate) use refused_recipient::refused_recipient;

/// How long a response waits for the mails that its request asked for.
const RESPONSE_WAIT: Duration = Duration::from_secs(5);

/// The most requests whose mails are being sent at the same time. Mails of further requests are left to the worker.
const MAX_REQUESTS: usize = 64;

/// How often a request polls the outcome of a mail that another worker has claimed.
const OUTCOME_POLL_INTERVAL: Duration = Duration::from_millis(50);

impl App {
    /// Creates a mail for an invitation, due at once.
    pub(crate) fn new_mail(
        &self,
        invitation: (OrganizationId, InvitationId),
        letter: Letter,
        to: Email,
        actor: Actor,
        now: Timestamp,
    ) -> QueuedMail {
        let identity = (self.id(), UnsubscribeLinkSecret::draw(&*self.randomness));
        QueuedMail::due(identity, invitation, letter, to, actor, now)
    }
}

#[derive(Clone)]
pub struct MailDispatcher(Arc<Dispatcher<MailOutbox>>);

/// All mails, and what sending them needs.
struct MailOutbox {
    storage: Arc<dyn Storage>,
    clock: Arc<dyn Clock>,
    ids: Arc<dyn IdSource>,
    mailer: Arc<dyn Mailer>,
    links: LinkBuilder,
    /// The mails that are being attempted, each as it was last claimed.
    in_progress: Mutex<HashMap<MailId, QueuedMail>>,
    request_permits: Arc<Semaphore>,
}

/// Which due mails a queue sends.
#[derive(Clone, PartialEq, Eq, Hash)]
enum MailQueue {
    /// Mails that have been due for at least this long, oldest first.
    DueFor(SignedDuration),
    Requested(Arc<MailRequest>),
}

/// The new mails of a request that waits for them.
struct MailRequest {
    mails: Vec<MailId>,
    /// Reports the invitations whose mail was attempted. It is closed together with the queue.
    sender: Sender<Invitation>,
    _permit: OwnedSemaphorePermit,
}

impl PartialEq for MailRequest {
    fn eq(&self, other: &Self) -> bool {
        self.mails == other.mails
    }
}

impl Eq for MailRequest {}

impl Hash for MailRequest {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.mails.hash(state);
    }
}

impl MailDispatcher {
    pub(crate) fn new(
        storage: Arc<dyn Storage>,
        clock: Arc<dyn Clock>,
        ids: Arc<dyn IdSource>,
        mailer: Arc<dyn Mailer>,
        links: LinkBuilder,
    ) -> Self {
        let request_permits = Arc::new(Semaphore::new(MAX_REQUESTS));
        let in_progress = Mutex::default();
        let outbox =
            MailOutbox { storage, clock: clock.clone(), ids, mailer, links, in_progress, request_permits };
        MailDispatcher(Dispatcher::new(outbox, clock))
    }

    /// Attempts these new mails. Returns the invitations whose mail was attempted within the time that a response
    /// waits. Later attempts continue in the background.
    pub(crate) async fn deliver_now(&self, mails: &[QueuedMail]) -> HashMap<InvitationId, Invitation> {
        let mut tried = HashMap::new();
        let (sender, mut receiver) = tokio::sync::mpsc::channel(mails.len().max(1));
        let permit = self.0.outbox.request_permits.clone().try_acquire_owned().ok();
        let request = permit.map(|_permit| {
            let mails = mails.iter().map(|mail| mail.id).collect();
            MailQueue::Requested(Arc::new(MailRequest { mails, sender, _permit }))
        });
        request.into_iter().for_each(|queue| self.0.wake(queue));
        let collect = async {
            while let Some(invitation) = receiver.recv().await {
                tried.insert(invitation.id, invitation);
            }
            let missing = mails.iter().filter(|mail| !tried.contains_key(&mail.invitation_id));
            for mail in missing.collect::<Vec<_>>() {
                let Some(invitation) = self.tried_by_other_worker(mail).await else { return };
                tried.insert(invitation.id, invitation);
            }
        };
        // The response reports mails that are still in flight as not sent yet.
        let _ = timeout(RESPONSE_WAIT, collect).await;
        tried
    }

    /// Waits for a mail that another worker has claimed.
    async fn tried_by_other_worker(&self, mail: &QueuedMail) -> Option<Invitation> {
        let storage = &self.0.outbox.storage;
        while !storage.mail(mail.id).await.ok()??.was_tried() {
            sleep(OUTCOME_POLL_INTERVAL).await;
        }
        storage.invitation(mail.invitation_id).await.ok()?
    }

    /// Sends due mails until `stop` resolves. Then waits for the attempts in flight.
    pub async fn work_until(self, stop: impl Future<Output = ()>) {
        self.0.work_until(stop).await;
    }
}

impl MailOutbox {
    fn in_progress(&self) -> MutexGuard<'_, HashMap<MailId, QueuedMail>> {
        self.in_progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the mail as it is stored now, if no other worker has claimed it.
    async fn still_ours(&self, mail: &QueuedMail) -> Result<Option<QueuedMail>, StorageError> {
        let attempts = self.in_progress().get(&mail.id).map_or(mail.attempts, |newest| newest.attempts);
        let stored = self.storage.mail(mail.id).await?;
        Ok(stored.filter(|stored| stored.attempts == attempts))
    }
}

#[cfg(test)]
mod tests;
