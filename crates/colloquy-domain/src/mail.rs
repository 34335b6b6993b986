//! A mail in the outbox: a row written in the same unit of work as the change that requests it.

use jiff::{SignedDuration, Timestamp};

use crate::ids::{InvitationId, MailId, OrganizationId};
use crate::log_entry::{Actor, ActorKind};
use crate::mail_report::MailReportKind;
use crate::revision::{TransitionOutcome, Versioned};
use crate::text::Email;
use crate::unsubscription::{UnsubscribeLinkSecret, UnsubscribeToken};
use crate::words::words;

/// The lease of one attempt. If a worker dies, its mail becomes due again after this time.
pub const LEASE: SignedDuration = SignedDuration::from_secs(30);

/// The minimum time between two mails of an invitation's link that visitors request.
pub const LINK_PAUSE: SignedDuration = SignedDuration::from_mins(10);

/// The delays in seconds after the first, second, … failed attempt. Together they cover about a day.
const PAUSES_S: [i64; 9] = [10, 60, 300, 900, 3_600, 7_200, 14_400, 28_800, 28_800];

/// Returns the delay after this many attempts, or `None` if there were enough.
pub(crate) fn pause_after(attempts: i32) -> Option<SignedDuration> {
    let pause = usize::try_from(attempts - 1).ok().and_then(|tries| PAUSES_S.get(tries));
    pause.map(|pause| SignedDuration::from_secs(*pause))
}

words! {
    Letter {
        Invitation = "invitation",
        Resumption = "resumption",
        /// Sent when a visitor of a share link enters the address of an existing invitation.
        Link = "link",
        /// Sent a day after an invitee has asked for it.
        Reminder = "reminder",
        /// Sent by the organization to an invitee who has not started.
        OrganizationReminder = "organizationReminder",
    }
}

words! {
    MailState {
        Due = "due",
        Sent = "sent",
        Failed = "failed",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueuedMailFacts {
    pub id: MailId,
    pub organization_id: OrganizationId,
    pub invitation_id: InvitationId,
    pub letter: Letter,
    pub to: Email,
    /// `None` in mails that were queued before mails had an unsubscribe link.
    pub unsubscribe_secret: Option<UnsubscribeLinkSecret>,
    /// Who requested the mail.
    pub actor: Actor,
    pub state: MailState,
    /// The number of attempts that have started.
    pub attempts: i32,
    /// The earliest time at which a worker may claim the mail.
    pub due_at: Timestamp,
    pub last_error: Option<String>,
    /// What was reported about the mail after it was accepted.
    pub report: Option<MailReportKind>,
    pub created_at: Timestamp,
}

pub type QueuedMail = Versioned<QueuedMailFacts>;

impl QueuedMail {
    pub fn due(
        (id, unsubscribe_secret): (MailId, UnsubscribeLinkSecret),
        invitation: (OrganizationId, InvitationId),
        letter: Letter,
        to: Email,
        actor: Actor,
        now: Timestamp,
    ) -> Self {
        let facts = QueuedMailFacts {
            id,
            organization_id: invitation.0,
            invitation_id: invitation.1,
            letter,
            to,
            unsubscribe_secret: Some(unsubscribe_secret),
            actor,
            state: MailState::Due,
            attempts: 0,
            due_at: now,
            last_error: None,
            report: None,
            created_at: now,
        };
        Versioned::new_unsaved(facts)
    }

    /// Sets the time before which a new mail is not sent.
    pub fn not_before(mut self, at: Timestamp) -> Self {
        self.facts.due_at = at;
        self
    }

    /// Returns the id that the mail has in every attempt. The host is that of the service's public address.
    pub fn message_id(&self, host: &str) -> String {
        format!("{}@{host}", self.id)
    }

    /// Returns the token in the mail's unsubscribe link.
    pub fn unsubscribe_token(&self) -> Option<UnsubscribeToken> {
        self.unsubscribe_secret.map(|secret| UnsubscribeToken { mail_id: self.id, secret })
    }

    /// Returns the actor for the log entry of an attempt: the caller for the first attempt, the system for
    /// later ones.
    pub fn actor_of_attempt(&self) -> Actor {
        if self.attempts <= 1 { self.actor.clone() } else { Actor::system() }
    }

    /// Returns the mail with its lease extended to a later time. Saving it stores the next revision.
    pub fn renewed(&self, until: Timestamp) -> Self {
        QueuedMail::from_stored(QueuedMailFacts { due_at: until, ..self.facts.clone() }, self.revision())
    }

    /// Returns a claimed mail without an attempt, so that it is due at once for any worker.
    pub fn put_back(&mut self, now: Timestamp) {
        self.facts.attempts -= 1;
        self.facts.due_at = now;
    }

    /// Returns a claimed mail without an attempt, because it must not be sent before this time.
    pub fn deferred(&mut self, until: Timestamp) {
        self.facts.attempts -= 1;
        self.facts.due_at = until;
    }

    /// Whether it is a reminder that the plan of the interview has sent, and no member.
    pub fn is_by_plan(&self) -> bool {
        self.letter == Letter::OrganizationReminder && self.actor.kind == ActorKind::System
    }

    /// Whether an attempt has had an outcome, even a temporary one.
    pub fn was_tried(&self) -> bool {
        self.state != MailState::Due || self.last_error.is_some()
    }

    /// Records a report. A mail has one, and a complaint may follow a soft bounce; reports arrive more than once.
    pub fn reported(&mut self, kind: MailReportKind) -> TransitionOutcome {
        let is_news = match self.report {
            None => true,
            Some(before) => kind.blocks() && !before.blocks(),
        };
        if !is_news {
            return TransitionOutcome::Unchanged;
        }
        self.facts.report = Some(kind);
        TransitionOutcome::Changed
    }

    pub fn sent(&mut self) {
        self.facts.state = MailState::Sent;
        self.facts.last_error = None;
    }

    /// Gives up on the mail: it was refused for good, or is no longer needed.
    pub fn dropped(&mut self, reason: String) {
        self.facts.state = MailState::Failed;
        self.facts.last_error = Some(reason);
    }

    /// Schedules a retry with growing delays, or gives up after about a day.
    pub fn postponed(&mut self, reason: String, now: Timestamp) -> MailState {
        match pause_after(self.attempts) {
            Some(pause) => {
                self.facts.due_at = now + pause;
                self.facts.last_error = Some(reason);
            }
            None => self.dropped(reason),
        }
        self.state
    }
}
