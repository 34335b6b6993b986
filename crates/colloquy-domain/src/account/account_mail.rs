//! Mails to people who work in the console: a row written together with the change that requests the mail. It has no
//! secret. Each attempt draws one, so that only hashes of secrets are stored.

use colloquy_languages::Language;
use jiff::{SignedDuration, Timestamp};

use crate::ids::{AccountMailId, OneTimeLinkId};
use crate::mail::{MailState, pause_after};
use crate::revision::Versioned;
use crate::text::Email;

/// How long a request for a new password is worth a mail. A later mail would surprise its recipient.
const PASSWORD_REQUEST_LIFETIME: SignedDuration = SignedDuration::from_hours(1);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountMailPurpose {
    /// A link to choose a new password, for a visitor who entered the address. Perhaps no account has it.
    NewPassword,
    /// A link to join an organization, beside the link that was shown to the person who invites.
    Join { link_id: OneTimeLinkId },
    /// The notice that the password was changed.
    PasswordChanged,
    /// The notice that a passkey was added.
    PasskeyAdded,
}

impl AccountMailPurpose {
    pub fn link_id(&self) -> Option<OneTimeLinkId> {
        match self {
            AccountMailPurpose::Join { link_id } => Some(*link_id),
            AccountMailPurpose::NewPassword
            | AccountMailPurpose::PasswordChanged
            | AccountMailPurpose::PasskeyAdded => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountMailFacts {
    pub id: AccountMailId,
    pub purpose: AccountMailPurpose,
    pub to: Email,
    pub language: Language,
    pub state: MailState,
    /// The number of attempts that have started.
    pub attempts: i32,
    /// The earliest time at which a worker may claim the mail.
    pub due_at: Timestamp,
    pub last_error: Option<String>,
    pub created_at: Timestamp,
}

pub type AccountMail = Versioned<AccountMailFacts>;

impl AccountMail {
    pub fn due(
        id: AccountMailId,
        purpose: AccountMailPurpose,
        to: Email,
        language: Language,
        now: Timestamp,
    ) -> Self {
        Versioned::new_unsaved(AccountMailFacts {
            id,
            purpose,
            to,
            language,
            state: MailState::Due,
            attempts: 0,
            due_at: now,
            last_error: None,
            created_at: now,
        })
    }

    /// Starts an attempt. Saving the mail admits only one of several workers.
    pub fn claim(&mut self, until: Timestamp) {
        self.facts.attempts += 1;
        self.facts.due_at = until;
    }

    /// Extends the lease of an attempt.
    pub fn renew(&mut self, until: Timestamp) {
        self.facts.due_at = until;
    }

    /// Returns a claimed mail without an attempt.
    pub fn put_back(&mut self, now: Timestamp) {
        self.facts.attempts -= 1;
        self.facts.due_at = now;
    }

    /// Whether the mail is too late for its recipient.
    pub fn is_outdated(&self, now: Timestamp) -> bool {
        self.purpose == AccountMailPurpose::NewPassword && now >= self.created_at + PASSWORD_REQUEST_LIFETIME
    }

    pub fn sent(&mut self) {
        self.facts.state = MailState::Sent;
        self.facts.last_error = None;
    }

    pub fn dropped(&mut self, reason: String) {
        self.facts.state = MailState::Failed;
        self.facts.last_error = Some(reason);
    }

    /// Schedules a retry with growing delays, or gives up after about a day.
    pub fn postponed(&mut self, reason: String, now: Timestamp) {
        match pause_after(self.attempts) {
            Some(pause) => {
                self.facts.due_at = now + pause;
                self.facts.last_error = Some(reason);
            }
            None => self.dropped(reason),
        }
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    fn mail(purpose: AccountMailPurpose) -> AccountMail {
        let to = Email::parse("ada@example.org").expect("an address");
        let id = AccountMailId::from_uuid(Uuid::nil());
        AccountMail::due(id, purpose, to, Language::English, Timestamp::UNIX_EPOCH)
    }

    #[test]
    fn a_mail_is_retried_for_a_day_and_then_given_up() {
        let (mut mail, mut now) = (mail(AccountMailPurpose::PasswordChanged), Timestamp::UNIX_EPOCH);
        while mail.state == MailState::Due {
            now = mail.due_at;
            mail.claim(now + SignedDuration::from_secs(30));
            mail.postponed("busy".to_owned(), now);
        }
        let after = now.duration_since(Timestamp::UNIX_EPOCH);
        assert!((20..30).contains(&after.as_hours()), "{after}");
        assert_eq!((mail.attempts, mail.last_error.as_deref()), (10, Some("busy")));
    }

    #[test]
    fn only_a_request_for_a_new_password_becomes_outdated() {
        let hour = Timestamp::UNIX_EPOCH + SignedDuration::from_hours(1);
        assert!(!mail(AccountMailPurpose::NewPassword).is_outdated(hour - SignedDuration::from_secs(1)));
        assert!(mail(AccountMailPurpose::NewPassword).is_outdated(hour));
        assert!(!mail(AccountMailPurpose::PasswordChanged).is_outdated(hour));
    }
}
