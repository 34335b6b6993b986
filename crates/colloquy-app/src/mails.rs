//! The outbox of mails: tried at once after the change that asks for them, and again, by whichever node has the
//! time, until they are taken over or given up.

mod outcome;
mod worker;

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

/// How long an answer waits for the mails that it asked for.
const ANSWER_WAITS: Duration = Duration::from_secs(5);

/// How long one try may take: some servers look at a mail for long before they take it.
const TRY_LIMIT: Duration = Duration::from_secs(180);

/// How long tries that are under way may go on when the service stops.
const FINISH_LIMIT: Duration = Duration::from_secs(20);

/// Mails that one delivery hands over at the same time.
const PARALLEL: usize = 8;

/// Deliveries of single answers that are under way at the same time.
const DELIVERIES: usize = 64;

/// How often a worker looks for mails that have become due.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// A worker leaves a mail that has just become due to the answer that waits for it.
const GRACE: SignedDuration = SignedDuration::from_secs(2);

/// How often an answer looks what became of a mail that another worker has taken.
const LOOK_AGAIN: Duration = Duration::from_millis(50);

impl App {
    /// A new mail of an invitation, due at once.
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
    /// Bounds the parallel hand-overs of all deliveries together. A mail is claimed by a free hand only, so that its
    /// lease is not spent waiting for one.
    max_in_flight: Arc<Semaphore>,
    /// Bounds the deliveries that answers wait for; beyond, mails are left to the worker.
    deliveries: Arc<Semaphore>,
    /// The mails that are being tried, each as it was last claimed.
    in_hand: Mutex<HashMap<MailId, Mail>>,
    /// Whether nothing more is to be begun.
    closing: watch::Sender<bool>,
    /// Where deliveries run: threads that serve requests end before they do.
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
        let (max_in_flight, deliveries) =
            (Arc::new(Semaphore::new(PARALLEL)), Arc::new(Semaphore::new(DELIVERIES)));
        let runtime = tokio::runtime::Handle::current();
        let closing = watch::Sender::new(false);
        MailDispatcher(Arc::new(MailWorker {
            storage,
            clock,
            ids,
            mailer,
            links,
            max_in_flight,
            deliveries,
            in_hand: Mutex::default(),
            closing,
            runtime,
        }))
    }

    /// Tries these new mails, and answers the invitations whose mail was tried within the time that an answer waits.
    /// The tries go on after that.
    pub(crate) async fn deliver_now(&self, mails: &[Mail]) -> HashMap<InvitationId, Invitation> {
        let (tell, mut told) = tokio::sync::mpsc::channel(mails.len().max(1));
        if let Ok(delivery) = self.0.deliveries.clone().try_acquire_owned() {
            let worker = self.0.clone();
            let ids: Vec<MailId> = mails.iter().map(|mail| mail.id).collect();
            self.0.runtime.spawn(async move {
                let _delivery = delivery;
                worker.deliver(MailClaim::These(&ids), worker.clock.now(), Some(tell)).await;
            });
        } else {
            drop(tell);
        }
        let mut tried = HashMap::new();
        let collect = async {
            while let Some(invitation) = told.recv().await {
                tried.insert(invitation.id, invitation);
            }
            self.look_up(mails, &mut tried).await;
        };
        // What is still under way after this is answered as not sent yet.
        let _ = timeout(ANSWER_WAITS, collect).await;
        tried
    }

    /// Waits for the mails that other workers have taken.
    async fn look_up(&self, mails: &[Mail], tried: &mut HashMap<InvitationId, Invitation>) {
        for mail in mails.iter().filter(|mail| !tried.contains_key(&mail.invitation_id)).collect::<Vec<_>>() {
            loop {
                match self.0.storage.mail(mail.id).await {
                    Ok(Some(mail)) if mail.was_tried() => break,
                    Ok(Some(_)) => sleep(LOOK_AGAIN).await,
                    Ok(None) | Err(_) => return,
                }
            }
            match self.0.storage.invitation(mail.invitation_id).await {
                Ok(Some(invitation)) => drop(tried.insert(invitation.id, invitation)),
                Ok(None) | Err(_) => return,
            }
        }
    }

    /// Delivers what is due until `stop` is done; then finishes what is under way, for a try that is cut off would be
    /// made again.
    pub async fn work_until(self, stop: impl Future<Output = ()>) {
        let worker = self.clone();
        let work = tokio::spawn(async move { worker.work().await });
        stop.await;
        self.0.closing.send_replace(true);
        let finished = async {
            let _ = work.await;
            drop(self.0.deliveries.acquire_many(DELIVERIES as u32).await);
            drop(self.0.max_in_flight.acquire_many(PARALLEL as u32).await);
        };
        let _ = timeout(FINISH_LIMIT, finished).await;
    }

    async fn work(&self) {
        let mut closing = self.0.closing.subscribe();
        while !*closing.borrow() {
            let due = self.0.clock.now() - GRACE;
            self.0.deliver(MailClaim::Oldest, due, None).await;
            let _ = timeout(LOOK_EVERY, closing.wait_for(|closing| *closing)).await;
        }
    }
}

#[cfg(test)]
mod tests;
