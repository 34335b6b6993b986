//! Passwords of accounts.

use colloquy_domain::account::Account;
use colloquy_domain::account::one_time_link::{LinkPurpose, OneTimeLink};
use colloquy_domain::account::password::{NewPassword, PasswordHash};
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::text::Email;
use colloquy_domain::{AccountId, BrowserSessionId};

use super::browser_sessions::{begin, removal};
use super::sign_in::SigningInBrowser;
use super::{AccountError, AccountProblem, IssuedBrowserSession};
use crate::{App, AppError};

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

/// Creates a link with which a person who has forgotten the password chooses another one. Returns `None` if no account
/// has the address.
pub async fn create_link(app: &App, email: &Email) -> Result<Option<AccountSecret>, AppError> {
    let Some(account) = app.storage.account_by_email(email).await? else { return Ok(None) };
    let secret = AccountSecret::draw(&*app.randomness);
    let purpose = LinkPurpose::ResetPassword { account_id: account.id };
    let link = OneTimeLink::new(app.id(), secret.hash(), purpose, app.clock.now());
    app.storage.commit(UnitOfWork::default().with(Write::AddOneTimeLink(link))).await?;
    Ok(Some(secret))
}

/// Returns the account for which a link chooses a password, if the link works.
pub async fn account_of_link(app: &App, secret: &AccountSecret) -> Result<Option<Account>, AppError> {
    match open_link(app, secret).await? {
        Some((_, id)) => Ok(Some(require_account(app, id).await?)),
        None => Ok(None),
    }
}

async fn open_link(app: &App, secret: &AccountSecret) -> Result<Option<(OneTimeLink, AccountId)>, AppError> {
    let link = app.storage.one_time_link(secret.hash()).await?;
    let link = link.filter(|link| link.opens(app.clock.now()));
    Ok(link.and_then(|link| link.purpose.account_id().map(|id| (link, id))))
}

/// Sets the password of the person who has a link, and signs the person in. All other sessions end.
pub async fn reset(
    app: &App,
    secret: &AccountSecret,
    new: &str,
    sender: SigningInBrowser<'_>,
) -> Result<IssuedBrowserSession, AccountError> {
    // The slow hash comes after the link is checked, so that strangers cannot request hashes.
    let account = account_of_link(app, secret).await?.ok_or(AccountProblem::LinkClosed)?;
    let hash = hashed(app, new, &account.email).await?;
    let reset = app.until_saved(account.id.uuid(), async || {
        let Some((mut link, id)) = open_link(app, secret).await? else {
            return Ok(Err(AccountProblem::LinkClosed));
        };
        link.close(app.clock.now());
        let mut account = require_account(app, id).await?;
        account.change_password(hash.clone());
        let mut unit = removal(app.storage.browser_sessions(id).await?);
        unit.push(Write::SaveOneTimeLink(link));
        unit.push(Write::SaveAccount(account));
        let session = begin(app, id, sender.user_agent, sender.previous, &mut unit).await?;
        app.storage.commit(unit).await?;
        Ok(Ok(session))
    });
    Ok(reset.await??)
}

pub(super) async fn require_account(app: &App, id: AccountId) -> Result<Account, AppError> {
    app.storage.account(id).await?.ok_or_else(|| AppError::missing(id))
}
