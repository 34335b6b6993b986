//! A mail that is due: a row of the outbox, written with the change that asks for it.

use std::ops::Deref;

use jiff::{SignedDuration, Timestamp};

use crate::ids::{InvitationId, MailId, OrganizationId};
use crate::log_entry::Actor;
use crate::revision::Revision;
use crate::text::Email;
use crate::unsubscription::{UnsubscribeSecret, UnsubscribeToken};
use crate::words::words;

/// How long one try may keep a mail to itself; a worker that dies gives it back after this.
pub const LEASE: SignedDuration = SignedDuration::from_secs(30);

/// A visitor's request mails an invitation's link at most once in this time.
pub const LINK_PAUSE: SignedDuration = SignedDuration::from_mins(10);

/// The pauses after the first, second, … failed try. When they are used up, about a day has gone.
const PAUSES_S: [i64; 9] = [10, 60, 300, 900, 3_600, 7_200, 14_400, 28_800, 28_800];

words! {
    Letter {
        Invitation = "invitation",
        Resumption = "resumption",
        /// A visitor of a share link has typed the address of an invitation that exists.
        Link = "link",
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
pub struct MailFacts {
    pub id: MailId,
    pub organization_id: OrganizationId,
    pub invitation_id: InvitationId,
    pub letter: Letter,
    pub to: Email,
    /// Missing in mails that were queued before mails had an unsubscribe link.
    pub unsubscribe_secret: Option<UnsubscribeSecret>,
    /// Who asked for it.
    pub actor: Actor,
    pub state: MailState,
    /// Tries begun so far.
    pub attempts: i32,
    /// When it may be claimed for a try.
    pub due_at: Timestamp,
    pub last_error: Option<String>,
    pub created_at: Timestamp,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mail {
    facts: MailFacts,
    revision: Revision,
}

impl Deref for Mail {
    type Target = MailFacts;

    fn deref(&self) -> &MailFacts {
        &self.facts
    }
}

impl Mail {
    pub fn due(
        (id, unsubscribe_secret): (MailId, UnsubscribeSecret),
        invitation: (OrganizationId, InvitationId),
        letter: Letter,
        to: Email,
        actor: Actor,
        now: Timestamp,
    ) -> Self {
        let facts = MailFacts {
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
            created_at: now,
        };
        Mail { facts, revision: Revision::FIRST }
    }

    pub fn from_stored(facts: MailFacts, revision: Revision) -> Self {
        Mail { facts, revision }
    }

    pub fn revision(&self) -> Revision {
        self.revision
    }

    /// What its unsubscribe link carries.
    pub fn unsubscribe_token(&self) -> Option<UnsubscribeToken> {
        self.unsubscribe_secret.map(|secret| UnsubscribeToken { mail_id: self.id, secret })
    }

    /// Who a try's outcome is logged for: the caller for the first, the system for the others.
    pub fn actor_of_try(&self) -> Actor {
        if self.attempts <= 1 { self.actor.clone() } else { Actor::system() }
    }

    /// Kept by the try that has it until a later moment. What is saved is read again as the next revision.
    pub fn renewed(&self, until: Timestamp) -> Self {
        Mail { facts: MailFacts { due_at: until, ..self.facts.clone() }, revision: self.revision }
    }

    /// Whether a try has told what becomes of it, be it for now.
    pub fn was_tried(&self) -> bool {
        self.state != MailState::Due || self.last_error.is_some()
    }

    pub fn sent(&mut self) {
        self.facts.state = MailState::Sent;
        self.facts.last_error = None;
    }

    /// Given up: refused for good, or no longer wanted.
    pub fn dropped(&mut self, reason: String) {
        self.facts.state = MailState::Failed;
        self.facts.last_error = Some(reason);
    }

    /// To be tried again after a pause that grows, or given up when the day is over.
    pub fn postponed(&mut self, reason: String, now: Timestamp) -> MailState {
        let pause = usize::try_from(self.attempts - 1).ok().and_then(|tries| PAUSES_S.get(tries));
        match pause {
            Some(pause) => {
                self.facts.due_at = now + SignedDuration::from_secs(*pause);
                self.facts.last_error = Some(reason);
            }
            None => self.dropped(reason),
        }
        self.state
    }
}
