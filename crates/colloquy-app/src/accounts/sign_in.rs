//! Signing in with an address and a password.

use std::net::IpAddr;

use colloquy_domain::account::Account;
use colloquy_domain::account::password::PasswordHash;
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::address_group::ClientAddressGroup;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::text::Email;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::browser_sessions::{begin, removal};
use super::{AccountError, AccountProblem, IssuedBrowserSession};
use crate::{App, AppError};

/// The address and the password of the form, as they were entered.
pub struct SignInCredentials<'a> {
    pub email: &'a str,
    pub password: &'a str,
}

/// The browser that sent a form.
#[derive(Clone, Copy, Debug, Default)]
pub struct SigningInBrowser<'a> {
    pub address: Option<IpAddr>,
    pub user_agent: &'a str,
    /// The session that the browser had before.
    pub previous: Option<&'a AccountSecret>,
}

/// Starts a session if the address and the password belong together.
pub async fn sign_in(
    app: &App,
    credentials: SignInCredentials<'_>,
    sender: SigningInBrowser<'_>,
) -> Result<IssuedBrowserSession, AccountError> {
    let email = credentials.email.trim();
    let account = match Email::parse(email) {
        Ok(email) => app.storage.account_by_email(&email).await?,
        Err(_) => None,
    };
    check_password(app, email, account.as_ref(), credentials.password, sender.address).await?;
    let checked = account.ok_or(AccountProblem::WrongCredentials)?;
    let started = app.until_saved(checked.id.uuid(), async || {
        // The check may have waited. Meanwhile, the password may have changed, which ends the sessions that exist then.
        let stored = app.storage.account(checked.id).await?;
        let Some(account) = stored.filter(|stored| stored.password == checked.password) else {
            return Ok(Err(AccountProblem::WrongCredentials));
        };
        let mut unit = UnitOfWork::default();
        let session = begin(app, account.id, sender.user_agent, sender.previous, &mut unit).await?;
        // Saving the account makes a change of its password on another node conflict.
        app.storage.commit(unit.with(Write::SaveAccount(account))).await?;
        Ok(Ok(session))
    });
    Ok(started.await??)
}

/// Ends the session of the browser that sent this secret.
pub async fn sign_out(app: &App, secret: &AccountSecret) -> Result<(), AppError> {
    let found = app.storage.browser_session(secret.hash()).await?;
    Ok(app.storage.commit(removal(found.map(|(session, _)| session))).await?)
}

/// Returns how long a client has to wait that has sent too much that proves nothing.
pub(super) async fn retry_after_s(app: &App, client: Option<IpAddr>) -> Option<u32> {
    let client = client.map(ClientAddressGroup::of);
    let window = app.attempts.passwords.peek("", client, app.clock.now()).await;
    (!window.allowed).then_some(window.reset_s)
}

/// Counts a sign-in without a password that proves nothing, as wrong passwords are counted.
pub(super) async fn count_failure(app: &App, client: Option<IpAddr>) {
    let client = client.map(ClientAddressGroup::of);
    app.attempts.passwords.count("", client, app.clock.now()).await;
}

/// Checks a password. Wrong ones are counted by client and by address. After too many, no password is checked, not even
/// the right one, so that guessing cannot continue.
pub(super) async fn check_password(
    app: &App,
    email: &str,
    account: Option<&Account>,
    password: &str,
    client: Option<IpAddr>,
) -> Result<(), AccountError> {
    let digest = Sha256::digest(email.to_ascii_lowercase());
    let subject: String = digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    let client = client.map(ClientAddressGroup::of);
    let refusal = async || {
        let now = app.clock.now();
        let of_account = app.attempts.account_passwords.peek(&subject, now).await;
        let of_client = app.attempts.passwords.peek("", client, now).await;
        let refused = [of_account, of_client].into_iter().filter(|window| !window.allowed);
        let retry_after_s = refused.map(|window| window.reset_s).max();
        retry_after_s.map(|retry_after_s| AccountProblem::TooManyAttempts { retry_after_s })
    };
    // Refuses a flood of guesses before they queue up.
    if let Some(refused) = refusal().await {
        return Err(refused.into());
    }
    // Passwords of one address are checked one after the other, so that each guess is counted before the next is
    // checked.
    let queue = Uuid::from_slice(&digest[..16]).unwrap_or_default();
    let checked = app.entity_locks.with_lock(queue, async {
        if let Some(refused) = refusal().await {
            return Ok(Some(refused));
        }
        // Without an account the same work is done, so that the time of a response does not reveal which addresses have one.
        let hash = account.map_or_else(PasswordHash::none, |account| account.password.clone());
        if app.passwords.matches(password.to_owned(), hash.0).await? {
            return Ok(None);
        }
        let now = app.clock.now();
        app.attempts.account_passwords.count(&subject, now).await;
        app.attempts.passwords.count("", client, now).await;
        Ok(Some(AccountProblem::WrongCredentials))
    });
    match checked.await? {
        Some(problem) => Err(problem.into()),
        None => Ok(()),
    }
}
