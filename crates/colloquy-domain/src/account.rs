//! Accounts: the people who work in the console, their roles in organizations, and how they sign in.

pub mod account_mail;
pub mod audit;
pub mod browser_session;
pub mod id_token;
pub mod identity;
pub mod membership;
pub mod one_time_link;
pub mod passkey;
pub mod password;
pub mod secret;
pub mod sign_in_attempt;

use jiff::Timestamp;

use crate::ids::AccountId;
use crate::language::Language;
use crate::revision::{TransitionOutcome, Versioned};
use crate::text::{AccountName, Email};

use password::PasswordHash;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountFacts {
    pub id: AccountId,
    /// The address that the person signs in with. No two accounts have the same one, in any letter case.
    pub email: Email,
    pub name: AccountName,
    pub password: PasswordHash,
    /// Whether the person runs the service, and may see its state. Only the command line says so.
    pub is_operator: bool,
    /// The language that the person has chosen for the console and for mails. Without one, it is that of the browser.
    pub language: Option<Language>,
    pub created_at: Timestamp,
}

pub type Account = Versioned<AccountFacts>;

impl Account {
    pub fn new(
        id: AccountId,
        email: Email,
        name: AccountName,
        password: PasswordHash,
        now: Timestamp,
    ) -> Self {
        Versioned::new_unsaved(AccountFacts {
            id,
            email,
            name,
            password,
            is_operator: false,
            language: None,
            created_at: now,
        })
    }

    pub fn set_operator(&mut self, is_operator: bool) {
        self.facts.is_operator = is_operator;
    }

    pub fn rename(&mut self, name: AccountName) -> TransitionOutcome {
        if self.name == name {
            return TransitionOutcome::Unchanged;
        }
        self.facts.name = name;
        TransitionOutcome::Changed
    }

    pub fn choose_language(&mut self, language: Option<Language>) -> TransitionOutcome {
        if self.language == language {
            return TransitionOutcome::Unchanged;
        }
        self.facts.language = language;
        TransitionOutcome::Changed
    }

    pub fn change_password(&mut self, password: PasswordHash) {
        self.facts.password = password;
    }
}
