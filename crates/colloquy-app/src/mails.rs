//! The outbox of mails: tried at once after the change that asks for them, and again, by whichever node has the
//! time, until they are taken over or given up.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::mail::{LEASE, Mail, MailState};
use colloquy_domain::ports::{
    Claim, Clock, Ids, InvitationLetter, Mailer, MailerError, Storage, StorageError, UnitOfWork, Write,
};
use colloquy_domain::{Id, InvitationId, LogEntryId, MailId, SignedDuration, Timestamp};
use futures::{StreamExt, stream};
use serde_json::json;
use tokio::sync::{Semaphore, SemaphorePermit, watch};

use crate::Links;

/// How long an answer waits for the mails that it asked for.
const ANSWER_WAITS: Duration = Duration::from_secs(5);

/// How long one try may take: less than the lease, so that no other worker takes the mail meanwhile.
const TRY_LIMIT: Duration = Duration::from_secs(20);

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

#[derive(Clone)]
pub struct Post(Arc<Office>);

struct Office {
    storage: Arc<dyn Storage>,
    clock: Arc<dyn Clock>,
    ids: Arc<dyn Ids>,
    mailer: Arc<dyn Mailer>,
    links: Links,
    /// Bounds the parallel hand-overs of all deliveries together. A mail is claimed by a free hand only, so that its
    /// lease is not spent waiting for one.
    hands: Semaphore,
    /// Bounds the deliveries that answers wait for; beyond, mails are left to the worker.
    deliveries: Arc<Semaphore>,
    /// Whether nothing more is to be begun.
    closing: watch::Sender<bool>,
    /// Where deliveries run: threads that serve requests end before they do.
    runtime: tokio::runtime::Handle,
}

impl Post {
    pub(crate) fn new(
        storage: Arc<dyn Storage>,
        clock: Arc<dyn Clock>,
        ids: Arc<dyn Ids>,
        mailer: Arc<dyn Mailer>,
        links: Links,
    ) -> Self {
        let (hands, deliveries) = (Semaphore::new(PARALLEL), Arc::new(Semaphore::new(DELIVERIES)));
        let runtime = tokio::runtime::Handle::current();
        let closing = watch::Sender::new(false);
        Post(Arc::new(Office { storage, clock, ids, mailer, links, hands, deliveries, closing, runtime }))
    }

    /// Tries these new mails, and answers the invitations whose mail was tried within the time that an answer waits.
    /// The tries go on after that.
    pub(crate) async fn deliver_now(&self, mails: &[Mail]) -> HashMap<InvitationId, Invitation> {
        let (tell, mut told) = tokio::sync::mpsc::channel(mails.len().max(1));
        if let Ok(delivery) = self.0.deliveries.clone().try_acquire_owned() {
            let office = self.0.clone();
            let ids: Vec<MailId> = mails.iter().map(|mail| mail.id).collect();
            self.0.runtime.spawn(async move {
                let _delivery = delivery;
                // Nobody listens any more when the answer has gone out: the outcome is stored all the same.
                let tried = |invitation| drop(tell.try_send(invitation));
                office.deliver(Claim::These(&ids), office.clock.now(), tried).await;
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
        let _ = tokio::time::timeout(ANSWER_WAITS, collect).await;
        tried
    }

    /// Waits for the mails that other workers have taken.
    async fn look_up(&self, mails: &[Mail], tried: &mut HashMap<InvitationId, Invitation>) {
        for mail in mails {
            while !tried.contains_key(&mail.invitation_id) {
                match self.0.storage.invitation(mail.invitation_id).await {
                    Ok(Some(invitation)) if invitation.sent_at.is_some() || invitation.error.is_some() => {
                        tried.insert(invitation.id, invitation);
                    }
                    Ok(Some(_)) => tokio::time::sleep(LOOK_AGAIN).await,
                    Ok(None) | Err(_) => return,
                }
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
        };
        let _ = tokio::time::timeout(TRY_LIMIT, finished).await;
    }

    async fn work(&self) {
        let mut closing = self.0.closing.subscribe();
        while !*closing.borrow() {
            let due = self.0.clock.now() - GRACE;
            self.0.deliver(Claim::Oldest, due, |_| ()).await;
            let _ = tokio::time::timeout(LOOK_EVERY, closing.wait_for(|closing| *closing)).await;
        }
    }
}

impl Office {
    /// Claims and tries until nothing of the claim was due at `due`.
    async fn deliver(&self, claim: Claim<'_>, due: Timestamp, tried: impl Fn(Invitation)) {
        while let Some(mut hands) = self.free_hands().await
            && !*self.closing.borrow()
        {
            let until = self.clock.now() + LEASE;
            let mails = match self.storage.claim_mails(claim, due, until, hands.len()).await {
                Ok(mails) if mails.is_empty() => return,
                Ok(mails) => mails,
                Err(error) => return tracing::warn!(%error, "due mails could not be claimed"),
            };
            hands.truncate(mails.len());
            let tries = stream::iter(mails).map(|mail| self.attempt(mail)).buffer_unordered(PARALLEL);
            tries.for_each(async |invitation| invitation.into_iter().for_each(&tried)).await;
        }
    }

    /// Waits for one hand, and takes what others are free.
    async fn free_hands(&self) -> Option<Vec<SemaphorePermit<'_>>> {
        let mut hands = vec![self.hands.acquire().await.ok()?];
        while let Ok(hand) = self.hands.try_acquire() {
            hands.push(hand);
        }
        Some(hands)
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
        let outcome = match invitation.require_mailable() {
            Err(refusal) => Err(MailerError::Refused(format!("not sent: {refusal}"))),
            Ok(()) => match self.letter(&mail, &invitation).await? {
                None => return Ok(None),
                Some(letter) => {
                    tokio::time::timeout(TRY_LIMIT, self.mailer.deliver(&letter)).await.unwrap_or_else(|_| {
                        Err(MailerError::Later("the mail server did not answer in time".into()))
                    })
                }
            },
        };
        self.settle(mail, invitation, outcome).await.map(Some)
    }

    async fn letter(
        &self,
        mail: &Mail,
        invitation: &Invitation,
    ) -> Result<Option<InvitationLetter>, StorageError> {
        let interview = self.storage.interview(invitation.interview_id).await?;
        let organization = self.storage.organization(invitation.organization_id).await?;
        let Some((interview, organization)) = interview.zip(organization) else { return Ok(None) };
        Ok(Some(InvitationLetter {
            message_id: format!("{}@{}", mail.id, self.links.host()),
            letter: mail.letter,
            to: mail.to.clone(),
            reply_to: None,
            name: invitation.name.clone(),
            organization_name: organization.name,
            interview_title: interview.title.clone(),
            intro: interview.intro.clone(),
            link: self.links.invitation(&invitation.slug),
            locale: interview.locale.clone(),
        }))
    }

    /// Stores what became of a try. The invitation may be changed by others meanwhile; the mail is ours until the
    /// lease ends, so a conflict that goes on means that we have lost it.
    async fn settle(
        &self,
        mail: Mail,
        mut invitation: Invitation,
        outcome: Result<(), MailerError>,
    ) -> Result<Invitation, StorageError> {
        const ATTEMPTS: usize = 20;
        let actor = mail.actor_of_try();
        for _ in 1..ATTEMPTS {
            let (unit, after) = self.settlement(mail.clone(), invitation.clone(), actor.clone(), &outcome);
            match self.storage.commit(unit).await {
                Ok(()) => return Ok(after),
                Err(StorageError::Conflict) => {
                    match self.storage.invitation(invitation.id).await? {
                        Some(fresh) => invitation = fresh,
                        None => break,
                    };
                }
                Err(error) => return Err(error),
            }
        }
        Err(StorageError::Conflict)
    }

    fn settlement(
        &self,
        mut mail: Mail,
        mut invitation: Invitation,
        actor: Actor,
        outcome: &Result<(), MailerError>,
    ) -> (UnitOfWork, Invitation) {
        let now = self.clock.now();
        let mut logged = None;
        match outcome {
            Ok(()) => {
                mail.sent();
                invitation.mailed(now);
                logged = Some((EventType::InvitationSent, json!({ "email": mail.to.as_str() })));
            }
            Err(MailerError::Refused(reason)) => mail.dropped(reason.clone()),
            Err(MailerError::Later(reason)) => {
                mail.postponed(reason.clone(), now);
            }
        }
        if let Err(MailerError::Refused(reason) | MailerError::Later(reason)) = outcome {
            invitation.mail_failed(reason.clone(), now);
            if mail.state == MailState::Failed {
                let data = json!({ "email": mail.to.as_str(), "reason": reason });
                logged = Some((EventType::InvitationSendFailed, data));
            }
        }
        let mut unit =
            UnitOfWork::default().with(Write::SaveMail(mail)).with(Write::SaveInvitation(invitation.clone()));
        if let Some((event, data)) = logged {
            let id: LogEntryId = Id::from_uuid(self.ids.next());
            let owner = (invitation.organization_id, invitation.interview_id);
            let entry = LogEntry::of_interview(id, event, owner, actor, now).about(invitation.id);
            unit.push(Write::AddLogEntry(entry.with(data)));
        }
        (unit, invitation)
    }
}

#[cfg(test)]
mod tests;
