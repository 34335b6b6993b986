//! Passwords of accounts.

use colloquy_domain::account::Account;
use colloquy_domain::account::password::{NewPassword, PasswordHash};
use colloquy_domain::ports::Write;
use colloquy_domain::text::Email;
use colloquy_domain::{AccountId, BrowserSessionId};

use super::browser_sessions::removal;
use super::{AccountError, AccountProblem};
use crate::App;

/// Hashes a password that a person has chosen, if it is accepted.
pub(super) async fn hashed(app: &App, password: &str, email: &Email) -> Result<PasswordHash, AccountError> {
    let password = NewPassword::parse(password, email).map_err(AccountProblem::from)?;
    let hash = app.passwords.hash(&*app.randomness, password.reveal().to_owned()).await?;
    Ok(PasswordHash(hash))
}

/// Changes the password of a person who knows the present one, and ends all other sessions: whoever else is signed in
/// may be the reason for the change.
pub async fn change(
    app: &App,
    account: &Account,
    session: BrowserSessionId,
    present: &str,
    new: &str,
) -> Result<(), AccountError> {
    super::sign_in::check_password(app, account.email.as_str(), Some(account), present, None).await?;
    let hash = hashed(app, new, &account.email).await?;
    let changed = app.until_saved(account.id.uuid(), async || {
        let mut account = require_account(app, account.id).await?;
        account.change_password(hash.clone());
        let sessions = app.storage.browser_sessions(account.id).await?;
        let others = sessions.into_iter().filter(|other| other.id != session);
        Ok(app.storage.commit(removal(others).with(Write::SaveAccount(account))).await?)
    });
    Ok(changed.await?)
}

pub(super) async fn require_account(app: &App, id: AccountId) -> Result<Account, crate::AppError> {
    app.storage.account(id).await?.ok_or_else(|| crate::AppError::missing(id))
}
