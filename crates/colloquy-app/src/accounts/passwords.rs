//! Passwords of accounts.

use std::net::IpAddr;

use colloquy_domain::account::Account;
use colloquy_domain::account::account_mail::AccountMailPurpose;
use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::account::one_time_link::{LinkPurpose, OneTimeLink};
use colloquy_domain::account::password::{NewPassword, PasswordHash};
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::address_group::ClientAddressGroup;
use colloquy_domain::language::Language;
use colloquy_domain::mail::LINK_PAUSE;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::text::Email;
use colloquy_domain::{AccountId, BrowserSessionId};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::browser_sessions::{begin, removal};
use super::identities::push_audited;
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
    (present, new): (&str, &str),
    language: Language,
) -> Result<(), AccountError> {
    super::sign_in::check_password(app, account.email.as_str(), Some(account), present, None).await?;
    let hash = hashed(app, new, &account.email).await?;
    let changed = app.until_saved(account.id.uuid(), async || {
        let mut stored = require_account(app, account.id).await?;
        // Someone who knows only the old password must not replace a new one.
        if stored.password != account.password {
            return Ok(Err(AccountProblem::WrongCredentials));
        }
        stored.change_password(hash.clone());
        let sessions = app.storage.browser_sessions(account.id).await?;
        let others = sessions.into_iter().filter(|other| other.id != session);
        let mut unit = removal(others);
        push_change(app, stored, language, &mut unit).await?;
        Ok(Ok(app.storage.commit(unit).await?))
    });
    changed.await??;
    app.account_mail_dispatcher.wake();
    Ok(())
}

/// Adds the writes that belong to a changed password: links to choose another one close, the person
/// gets a mail, and the audit logs get an entry.
async fn push_change(
    app: &App,
    account: Account,
    language: Language,
    unit: &mut UnitOfWork,
) -> Result<(), AppError> {
    let now = app.clock.now();
    for mut link in app.storage.open_password_links(account.id).await? {
        link.close(now);
        unit.push(Write::SaveOneTimeLink(link));
    }
    let notice = app.account_mail(AccountMailPurpose::PasswordChanged, &account.email, language);
    notice.into_iter().for_each(|notice| unit.push(notice));
    let memberships = app.storage.memberships(account.id).await?;
    let organizations = memberships.iter().map(|(membership, _)| membership.organization_id).collect();
    push_audited(app, &account, organizations, AuditAction::PasswordChanged, unit);
    unit.push(Write::SaveAccount(account));
    Ok(())
}

/// Requests a mail with a link to choose a new password. Neither the outcome nor its time depends on whether an account
/// has the address: that is looked up when the mail is sent. One address gets at most one mail in ten minutes.
pub async fn request_link(
    app: &App,
    email: &str,
    client: Option<IpAddr>,
    language: Language,
) -> Result<(), AccountError> {
    let email = Email::parse(email.trim()).map_err(|_| AccountProblem::Email)?;
    let now = app.clock.now();
    let mut counted = app.attempts.password_mails.count("", client.map(ClientAddressGroup::of), now).await;
    if counted.allowed {
        counted = app.attempts.all_password_mails.count("all", now).await;
    }
    if !counted.allowed {
        return Err(AccountProblem::TooManyAttempts { retry_after_s: counted.reset_s }.into());
    }
    // Requests for the same address wait for each other, so that only the first one stores a mail.
    let requested = app.until_saved(lock_of(&email), async || {
        let newest = app.storage.newest_password_mail(&email).await?;
        if newest.is_some_and(|newest| now < newest.created_at + LINK_PAUSE) {
            return Ok(());
        }
        let mail = app.account_mail(AccountMailPurpose::NewPassword, &email, language);
        if let Some(mail) = mail {
            app.storage.commit(UnitOfWork::default().with(mail)).await?;
        }
        Ok(())
    });
    requested.await?;
    app.account_mail_dispatcher.wake();
    Ok(())
}

/// Returns the id under which requests for an address are serialized.
fn lock_of(email: &Email) -> Uuid {
    let hash = Sha256::digest(email.as_str().to_lowercase());
    Uuid::from_slice(&hash[..16]).unwrap_or_default()
}

/// Creates a link with which a person who has forgotten the password chooses another one. Returns `None` if no account
/// has the address.
pub async fn create_link(app: &App, email: &Email) -> Result<Option<AccountSecret>, AppError> {
    let Some(found) = app.storage.account_by_email(email).await? else { return Ok(None) };
    app.until_saved(found.id.uuid(), async || {
        let account = require_account(app, found.id).await?;
        let secret = AccountSecret::draw(&*app.randomness);
        let purpose = LinkPurpose::ResetPassword { account_id: account.id };
        let link = OneTimeLink::new(app.id(), secret.hash(), purpose, app.clock.now());
        // Saving the account makes a change of its password at the same time conflict, which closes the account's links.
        let unit = UnitOfWork::default().with(Write::AddOneTimeLink(link)).with(Write::SaveAccount(account));
        app.storage.commit(unit).await?;
        Ok(Some(secret))
    })
    .await
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
    language: Language,
) -> Result<IssuedBrowserSession, AccountError> {
    // The slow hash comes after the link is checked, so that strangers cannot request hashes.
    let account = account_of_link(app, secret).await?.ok_or(AccountProblem::LinkClosed)?;
    let hash = hashed(app, new, &account.email).await?;
    let reset = app.until_saved(account.id.uuid(), async || {
        let Some((_, id)) = open_link(app, secret).await? else {
            return Ok(Err(AccountProblem::LinkClosed));
        };
        let mut account = require_account(app, id).await?;
        account.change_password(hash.clone());
        let mut unit = removal(app.storage.browser_sessions(id).await?);
        // This also closes the link that was used.
        push_change(app, account, language, &mut unit).await?;
        let session = begin(app, id, sender.user_agent, sender.previous, &mut unit).await?;
        app.storage.commit(unit).await?;
        Ok(Ok(session))
    });
    let session = reset.await??;
    app.account_mail_dispatcher.wake();
    Ok(session)
}

pub(super) async fn require_account(app: &App, id: AccountId) -> Result<Account, AppError> {
    app.storage.account(id).await?.ok_or_else(|| AppError::missing(id))
}
