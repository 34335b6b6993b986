//! The outbox of mails. A mail is attempted right after the change that asks for it. Workers of any node retry it until
//! a mail server accepts it or it is given up.

mod outbox;
mod outcome;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::Actor;
use colloquy_domain::mail::{Letter, Mail};
use colloquy_domain::ports::{Clock, Ids, MailClaim, Mailer, Storage};
use colloquy_domain::text::Email;
use colloquy_domain::unsubscription::UnsubscribeSecret;
use colloquy_domain::{InvitationId, MailId, OrganizationId, SignedDuration, Timestamp};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};

use crate::{App, Links};

/// How long a response waits for the mails that its request asked for.
const RESPONSE_WAIT: Duration = Duration::from_secs(5);

/// The timeout of one attempt. Some servers check a mail for a long time before they accept it.
const ATTEMPT_TIMEOUT: Duration = Duration::from_secs(180);

/// How long a stopping service waits for attempts in flight.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(20);

/// The most attempts in flight on this node.
const PARALLEL: usize = 8;

/// The most requests whose mails are being sent at the same time.
const DELIVERIES: usize = 64;

/// How often a worker polls for due mails.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

/// How long a worker leaves a due mail to the request that waits for it.
const GRACE: SignedDuration = SignedDuration::from_secs(2);

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
    ) -> Mail {
        let identity = (self.id(), UnsubscribeSecret::draw(&*self.randomness));
        Mail::due(identity, invitation, letter, to, actor, now)
    }
}

#[derive(Clone)]
pub struct MailDispatcher(Arc<MailWorker>);

struct MailWorker {
    storage: Arc<dyn Storage>,
    clock: Arc<dyn Clock>,
    ids: Arc<dyn Ids>,
    mailer: Arc<dyn Mailer>,
    links: Links,
    /// Limits the attempts in flight. A worker claims a mail only when it has a permit, so the lease does not run out
    /// while the mail waits for one.
    permits: Arc<Semaphore>,
    /// Limits the requests that wait for their mails. Mails of further requests are left to the worker.
    deliveries: Arc<Semaphore>,
    /// The mails that are being attempted, each as it was last claimed.
    in_progress: Mutex<HashMap<MailId, Mail>>,
    /// Whether the service is stopping, so that no new attempts start.
    draining: watch::Sender<bool>,
    /// Where attempts run, because the threads that serve requests end before the attempts do.
    runtime: tokio::runtime::Handle,
}

impl MailDispatcher {
    pub(crate) fn new(
        storage: Arc<dyn Storage>,
        clock: Arc<dyn Clock>,
        ids: Arc<dyn Ids>,
        mailer: Arc<dyn Mailer>,
        links: Links,
    ) -> Self {
        let (permits, deliveries) =
            (Arc::new(Semaphore::new(PARALLEL)), Arc::new(Semaphore::new(DELIVERIES)));
        let runtime = tokio::runtime::Handle::current();
        let draining = watch::Sender::new(false);
        MailDispatcher(Arc::new(MailWorker {
            storage,
            clock,
            ids,
            mailer,
            links,
            permits,
            deliveries,
            in_progress: Mutex::default(),
            draining,
            runtime,
        }))
    }

    /// Attempts these new mails. Returns the invitations whose mail was attempted within the time that a response
    /// waits. Later attempts continue in the background.
    pub(crate) async fn deliver_now(&self, mails: &[Mail]) -> HashMap<InvitationId, Invitation> {
        let (sender, mut receiver) = tokio::sync::mpsc::channel(mails.len().max(1));
        if let Ok(delivery) = self.0.deliveries.clone().try_acquire_owned() {
            let worker = self.0.clone();
            let ids: Vec<MailId> = mails.iter().map(|mail| mail.id).collect();
            self.0.runtime.spawn(async move {
                let _delivery = delivery;
                worker.deliver(MailClaim::These(&ids), worker.clock.now(), Some(sender)).await;
            });
        } else {
            drop(sender);
        }
        let mut tried = HashMap::new();
        let collect = async {
            while let Some(invitation) = receiver.recv().await {
                tried.insert(invitation.id, invitation);
            }
            self.wait_for_other_workers(mails, &mut tried).await;
        };
        // The response reports mails that are still in flight as not sent yet.
        let _ = timeout(RESPONSE_WAIT, collect).await;
        tried
    }

    /// Waits for the mails that other workers have claimed.
    async fn wait_for_other_workers(&self, mails: &[Mail], tried: &mut HashMap<InvitationId, Invitation>) {
        for mail in mails.iter().filter(|mail| !tried.contains_key(&mail.invitation_id)).collect::<Vec<_>>() {
            loop {
                match self.0.storage.mail(mail.id).await {
                    Ok(Some(mail)) if mail.was_tried() => break,
                    Ok(Some(_)) => sleep(OUTCOME_POLL_INTERVAL).await,
                    Ok(None) | Err(_) => return,
                }
            }
            match self.0.storage.invitation(mail.invitation_id).await {
                Ok(Some(invitation)) => drop(tried.insert(invitation.id, invitation)),
                Ok(None) | Err(_) => return,
            }
        }
    }

    /// Sends due mails until `stop` resolves. Then waits for the attempts in flight, because an attempt that is cut off
    /// is repeated later.
    pub async fn work_until(self, stop: impl Future<Output = ()>) {
        let worker = self.clone();
        let work = tokio::spawn(async move { worker.work().await });
        stop.await;
        self.0.draining.send_replace(true);
        let finished = async {
            let _ = work.await;
            drop(self.0.deliveries.acquire_many(DELIVERIES as u32).await);
            drop(self.0.permits.acquire_many(PARALLEL as u32).await);
        };
        let _ = timeout(DRAIN_TIMEOUT, finished).await;
    }

    async fn work(&self) {
        let mut draining = self.0.draining.subscribe();
        while !*draining.borrow() {
            let due = self.0.clock.now() - GRACE;
            self.0.deliver(MailClaim::Oldest, due, None).await;
            let _ = timeout(POLL_INTERVAL, draining.wait_for(|draining| *draining)).await;
        }
    }
}

#[cfg(test)]
mod tests;
