//! Use cases of the people who work in the console: how they get in, and what they may do.

pub mod audit_log;
pub mod browser_sessions;
pub mod identities;
pub mod mails;
pub mod members;
pub mod passkeys;
pub mod passwords;
pub mod profile;
pub mod set_up;
pub mod sign_in;

use colloquy_domain::account::password::RefusedPassword;
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::ports::StorageError;

use crate::AppError;
use crate::idempotency::IdempotentCallError;

/// What is wrong with what a person entered, in the order of the fields of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum AccountProblem {
    /// The link was used, was withdrawn or has expired, or it never existed.
    #[error("this link does not work any more")]
    LinkClosed,
    #[error("an organization needs a name of at most 200 characters")]
    OrganizationName,
    #[error("a name needs between 1 and 200 characters")]
    Name,
    #[error("this is not a mail address")]
    Email,
    #[error("an account with this address exists")]
    EmailTaken,
    #[error("this person is a member already")]
    AlreadyMember,
    #[error("the address or the password is wrong")]
    WrongCredentials,
    #[error("too many attempts; try again in {retry_after_s} seconds")]
    TooManyAttempts { retry_after_s: u32 },
    #[error(transparent)]
    Password(#[from] RefusedPassword),
    #[error("an organization needs at least one owner")]
    LastOwner,
}

#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    #[error(transparent)]
    Refused(#[from] AccountProblem),
    #[error(transparent)]
    Failed(#[from] AppError),
}

impl IdempotentCallError for AccountError {
    fn is_repeated(&self) -> bool {
        matches!(self, AccountError::Failed(error) if error.is_repeated())
    }
}

impl From<StorageError> for AccountError {
    fn from(error: StorageError) -> Self {
        AccountError::Failed(error.into())
    }
}

/// A session that was just created, with the secret for the browser's cookie.
pub struct IssuedBrowserSession {
    pub secret: AccountSecret,
}
