//! The outbox of mails: tried at once after the change that asks for them, and again, by whichever node has the
//! time, until they are taken over or given up.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::mail::{LEASE, Mail, MailState};
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{
    Claim, Clock, Ids, InvitationLetter, Mailer, MailerError, Storage, StorageError, UnitOfWork, Write,
};
use colloquy_domain::{Id, InvitationId, LogEntryId, MailId, SignedDuration, Timestamp};
use serde_json::json;
use tokio::sync::mpsc::Sender;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{Instant, sleep, timeout};

use crate::Links;

/// How long an answer waits for the mails that it asked for.
const ANSWER_WAITS: Duration = Duration::from_secs(5);

/// How long one try may take: some servers look at a mail for long before they take it.
const TRY_LIMIT: Duration = Duration::from_secs(180);

/// How often a try that takes long says that it still has its mail; well before the lease ends.
const RENEW_EVERY: Duration = Duration::from_secs(10);

/// How long an outcome is tried to be stored while the database is away. After that the mail goes again.
const STORE_FOR: Duration = Duration::from_secs(25);

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
    hands: Arc<Semaphore>,
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
        let (hands, deliveries) = (Arc::new(Semaphore::new(PARALLEL)), Arc::new(Semaphore::new(DELIVERIES)));
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
                office.deliver(Claim::These(&ids), office.clock.now(), Some(tell)).await;
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
            drop(self.0.hands.acquire_many(PARALLEL as u32).await);
        };
        let _ = timeout(FINISH_LIMIT, finished).await;
    }

    async fn work(&self) {
        let mut closing = self.0.closing.subscribe();
        while !*closing.borrow() {
            let due = self.0.clock.now() - GRACE;
            self.0.deliver(Claim::Oldest, due, None).await;
            let _ = timeout(LOOK_EVERY, closing.wait_for(|closing| *closing)).await;
        }
    }
}

impl Office {
    /// Claims and begins tries until nothing of the claim is due at `due`. A hand is free again as soon as its own
    /// try is over, so a slow one holds up no other.
    async fn deliver(self: &Arc<Self>, claim: Claim<'_>, due: Timestamp, tell: Option<Sender<Invitation>>) {
        while let Some(hands) = self.free_hands().await
            && !*self.closing.borrow()
        {
            let until = self.clock.now() + LEASE;
            let mails = match self.storage.claim_mails(claim, due, until, hands.len()).await {
                Ok(mails) if mails.is_empty() => return,
                Ok(mails) => mails,
                Err(error) => return tracing::warn!(%error, "due mails could not be claimed"),
            };
            for (mail, hand) in mails.into_iter().zip(hands) {
                let (office, tell) = (self.clone(), tell.clone());
                self.runtime.spawn(async move {
                    let tried = office.attempt(mail).await;
                    drop(hand);
                    if let Some((tell, invitation)) = tell.zip(tried) {
                        // Nobody listens any more when the answer has gone out: the outcome is stored all the same.
                        drop(tell.try_send(invitation));
                    }
                });
            }
        }
    }

    /// Waits for one hand, and takes what others are free.
    async fn free_hands(&self) -> Option<Vec<OwnedSemaphorePermit>> {
        let mut hands = vec![self.hands.clone().acquire_owned().await.ok()?];
        while let Ok(hand) = self.hands.clone().try_acquire_owned() {
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
        let interview = self.storage.interview(invitation.interview_id).await?;
        let organization = self.storage.organization(invitation.organization_id).await?;
        let Some((interview, organization)) = interview.zip(organization) else { return Ok(None) };
        let (mail, outcome) = match unwanted(&mail, &invitation, &interview) {
            Some(reason) => (mail, Outcome::Unwanted(reason)),
            None => {
                let letter = self.letter(&mail, &invitation, &interview, organization);
                self.deliver_renewing(mail, &letter).await?
            }
        };
        let stored_by = Instant::now() + STORE_FOR;
        loop {
            match self.settle(mail.clone(), invitation.clone(), &outcome).await {
                Err(StorageError::Unavailable(_)) if Instant::now() < stored_by => sleep(LOOK_EVERY).await,
                settled => return settled.map(Some),
            }
        }
    }

    /// Hands a mail over, and meanwhile keeps others from taking it.
    async fn deliver_renewing(
        &self,
        mut mail: Mail,
        letter: &InvitationLetter,
    ) -> Result<(Mail, Outcome), StorageError> {
        let delivery = self.deliver_one(letter);
        tokio::pin!(delivery);
        loop {
            match timeout(RENEW_EVERY, &mut delivery).await {
                Ok(outcome) => return Ok((mail, outcome)),
                Err(_) => {
                    let renewed = mail.renewed(self.clock.now() + LEASE);
                    let unit = UnitOfWork::default().with(Write::SaveMail(renewed.clone()));
                    match self.storage.commit(unit).await {
                        Ok(()) => mail = Mail::from_stored((*renewed).clone(), renewed.revision().next()),
                        // It may be back before the lease ends.
                        Err(StorageError::Unavailable(_)) => {}
                        Err(error) => return Err(error),
                    }
                }
            }
        }
    }

    async fn deliver_one(&self, letter: &InvitationLetter) -> Outcome {
        match timeout(TRY_LIMIT, self.mailer.deliver(letter)).await {
            Ok(Ok(())) => Outcome::Sent,
            Ok(Err(MailerError::Refused(reason))) => Outcome::Refused(reason),
            Ok(Err(MailerError::Later(reason))) => Outcome::Later(reason),
            Err(_) => Outcome::Later("The mail server did not answer in time".to_owned()),
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
            locale: interview.locale.clone(),
        }
    }

    /// Stores what became of a try. The invitation may be changed by others meanwhile; the mail is ours until the
    /// lease ends, so a conflict that goes on means that we have lost it.
    async fn settle(
        &self,
        mail: Mail,
        mut invitation: Invitation,
        outcome: &Outcome,
    ) -> Result<Invitation, StorageError> {
        const ATTEMPTS: usize = 20;
        let actor = mail.actor_of_try();
        for _ in 1..ATTEMPTS {
            let (unit, after) = self.settlement(mail.clone(), invitation.clone(), actor.clone(), outcome);
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
        outcome: &Outcome,
    ) -> (UnitOfWork, Invitation) {
        let now = self.clock.now();
        let email = mail.to.clone();
        match outcome {
            Outcome::Sent => {
                mail.sent();
                invitation.mailed(now);
            }
            Outcome::Refused(reason) | Outcome::Unwanted(reason) => mail.dropped(reason.clone()),
            Outcome::Later(reason) => drop(mail.postponed(reason.clone(), now)),
        }
        // Where the invitation has another address by now, this mail's fate is none of its own.
        let is_its_own = invitation.email.as_ref() == Some(&email);
        if let Some(reason) = outcome.reason().filter(|_| is_its_own) {
            invitation.mail_failed(reason.to_owned(), now);
        }
        let logged = match mail.state {
            MailState::Sent => Some((EventType::InvitationSent, json!({ "email": email.as_str() }))),
            MailState::Failed => {
                let data = json!({ "email": email.as_str(), "reason": outcome.reason() });
                Some((EventType::InvitationSendFailed, data))
            }
            MailState::Due => None,
        };
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

/// What became of a try.
enum Outcome {
    Sent,
    /// Trying again is of no use.
    Refused(String),
    Later(String),
    /// It is not to be sent any more.
    Unwanted(String),
}

impl Outcome {
    fn reason(&self) -> Option<&str> {
        match self {
            Outcome::Sent => None,
            Outcome::Refused(reason) | Outcome::Later(reason) | Outcome::Unwanted(reason) => Some(reason),
        }
    }
}

/// Why a mail is not to be sent any more.
fn unwanted(mail: &Mail, invitation: &Invitation, interview: &Interview) -> Option<String> {
    if invitation.email.as_ref() != Some(&mail.to) {
        return Some("not sent: the invitation has another email address by now".to_owned());
    }
    if interview.visibility.is_archived() {
        return Some("not sent: the interview is archived".to_owned());
    }
    invitation.require_mailable().err().map(|refusal| format!("not sent: {refusal}"))
}

#[cfg(test)]
mod tests;
