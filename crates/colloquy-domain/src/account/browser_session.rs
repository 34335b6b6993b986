//! A browser in which a person is signed in.

use jiff::{SignedDuration, Timestamp};

use super::secret::AccountSecretHash;
use crate::ids::{AccountId, BrowserSessionId};
use crate::revision::{TransitionOutcome, Versioned};

/// How long a session lasts without a request.
pub const MAX_IDLE_TIME: SignedDuration = SignedDuration::from_hours(24);

/// How long a session lasts at most.
pub const MAX_SESSION_AGE: SignedDuration = SignedDuration::from_hours(14 * 24);

/// How often the time of the last request is saved, so that reading a page seldom writes.
const SAVED_EVERY: SignedDuration = SignedDuration::from_mins(5);

/// The sessions that one person can have. Signing in again ends the one that was unused for the longest time.
pub const MOST_SESSIONS: usize = 20;

/// The stored part of a browser's description of itself.
const USER_AGENT_CHARS: usize = 300;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrowserSessionFacts {
    pub id: BrowserSessionId,
    pub account_id: AccountId,
    pub secret: AccountSecretHash,
    /// What the browser says that it is.
    pub user_agent: String,
    pub created_at: Timestamp,
    /// The time of a recent request, up to five minutes before the last one.
    pub used_at: Timestamp,
}

pub type BrowserSession = Versioned<BrowserSessionFacts>;

impl BrowserSession {
    pub fn new(
        id: BrowserSessionId,
        account_id: AccountId,
        secret: AccountSecretHash,
        user_agent: &str,
        now: Timestamp,
    ) -> Self {
        let user_agent =
            user_agent.chars().filter(|char| !char.is_control()).take(USER_AGENT_CHARS).collect();
        Versioned::new_unsaved(BrowserSessionFacts {
            id,
            account_id,
            secret,
            user_agent,
            created_at: now,
            used_at: now,
        })
    }

    /// Whether the session has ended, because it was not used for long or has lasted as long as it may.
    pub fn has_expired(&self, now: Timestamp) -> bool {
        now >= self.used_at + MAX_IDLE_TIME || now >= self.created_at + MAX_SESSION_AGE
    }

    /// Notes a request. It has to be saved only now and then.
    pub fn note_use(&mut self, now: Timestamp) -> TransitionOutcome {
        if now < self.used_at + SAVED_EVERY {
            return TransitionOutcome::Unchanged;
        }
        self.facts.used_at = now;
        TransitionOutcome::Changed
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    fn session() -> BrowserSession {
        let (id, account) = (BrowserSessionId::from_uuid(Uuid::nil()), AccountId::from_uuid(Uuid::nil()));
        BrowserSession::new(id, account, AccountSecretHash([1; 32]), "Browser\n1.0", Timestamp::UNIX_EPOCH)
    }

    fn after(duration: SignedDuration) -> Timestamp {
        Timestamp::UNIX_EPOCH + duration
    }

    #[test]
    fn a_session_ends_a_day_after_its_last_request() {
        let mut session = session();
        let second = SignedDuration::from_secs(1);
        assert!(!session.has_expired(after(MAX_IDLE_TIME - second)));
        assert!(session.has_expired(after(MAX_IDLE_TIME)));
        assert!(session.note_use(after(MAX_IDLE_TIME - second)).is_made());
        assert!(!session.has_expired(after(MAX_IDLE_TIME + MAX_IDLE_TIME - second - second)));
    }

    #[test]
    fn a_session_in_use_ends_after_two_weeks() {
        let mut session = session();
        for hour in (1..=14 * 24).step_by(12) {
            session.note_use(after(SignedDuration::from_hours(hour)));
        }
        assert!(!session.has_expired(after(MAX_SESSION_AGE - SignedDuration::from_secs(1))));
        assert!(session.has_expired(after(MAX_SESSION_AGE)));
    }

    #[test]
    fn requests_within_five_minutes_need_no_write() {
        let mut session = session();
        let five = SignedDuration::from_mins(5);
        assert!(!session.note_use(after(five - SignedDuration::from_secs(1))).is_made());
        assert!(session.note_use(after(five)).is_made());
        assert_eq!(session.used_at, after(five));
    }

    #[test]
    fn the_description_of_a_browser_is_one_line() {
        assert_eq!(session().user_agent, "Browser1.0");
    }
}
