//! Passkeys: adding and removing them, and signing in with them.

mod ceremony;

use std::net::IpAddr;

use colloquy_domain::account::account_mail::AccountMailPurpose;
use colloquy_domain::account::audit::AuditAction;
use colloquy_domain::account::passkey::{
    CredentialId, MOST_PASSKEYS, Passkey, PasskeyCredential, PasskeySite, RECENT_SIGN_IN,
    UsedPasskeyChallenge,
};
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::language::Language;
use colloquy_domain::ports::{
    PasskeyOwner, PasskeyVerifier, PasskeyVerifierError as VerifierError, PasskeyWrite, StorageError,
    UnitOfWork, Write,
};
use colloquy_domain::text::PasskeyName;
use colloquy_domain::{AccountId, PasskeyId};

use super::browser_sessions::{SignedInPerson, begin as begin_session};
use super::identities::push_audited;
use super::passwords::require_account;
use super::sign_in::{SigningInBrowser, check_password, count_failure, retry_after_s};
use super::{AccountError, AccountProblem, IssuedBrowserSession};
use crate::{App, AppError};

use ceremony::{CeremonyPurpose, OpenCeremony};

/// Why a passkey is not added, or a person not signed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasskeyProblem {
    #[error("this service has no passkeys")]
    NoPasskeys,
    #[error("passkeys need a host name")]
    NoHostName,
    #[error("a passkey needs a name of 1 to 100 characters")]
    Name,
    #[error("the password is wrong")]
    WrongPassword,
    /// The account has no password, and its person signed in a while ago.
    #[error("sign in again before adding or removing a passkey")]
    SignInAgain,
    #[error("too many attempts; try again in {retry_after_s} seconds")]
    TooManyAttempts { retry_after_s: u32 },
    #[error("an account has at most {MOST_PASSKEYS} passkeys")]
    TooMany,
    /// The ceremony was begun in another browser or too long ago, or was completed before.
    #[error("this was not begun here, or has expired")]
    Outdated,
    #[error("the device has a passkey for an account already")]
    Known,
    #[error("the response of the device proves nothing")]
    NotProven,
    #[error("no account has this passkey")]
    Unknown,
}

#[derive(Debug, thiserror::Error)]
pub enum PasskeyVerifierError {
    #[error(transparent)]
    Refused(#[from] PasskeyProblem),
    #[error(transparent)]
    Failed(#[from] AppError),
}

impl From<StorageError> for PasskeyVerifierError {
    fn from(error: StorageError) -> Self {
        PasskeyVerifierError::Failed(error.into())
    }
}

/// What a page needs to ask a device for a passkey.
pub struct BegunPasskeyCeremony {
    /// For the browser, as JSON.
    pub options: String,
    /// What the page sends back with the response of the device.
    pub ceremony: String,
}

/// A sign-in that begins.
pub struct BegunPasskeySignIn {
    pub ceremony: BegunPasskeyCeremony,
    /// What the browser keeps, so that no other can complete the sign-in.
    pub browser: AccountSecret,
}

/// What a page sends back.
#[derive(Clone, Copy)]
pub struct PasskeyResponse<'r> {
    pub ceremony: &'r str,
    /// The response of the device, as JSON.
    pub response: &'r str,
}

/// Returns a person's passkeys, oldest first.
pub async fn list(app: &App, account: AccountId) -> Result<Vec<Passkey>, AppError> {
    Ok(app.storage.passkeys(account).await?)
}

/// Whether the person has to enter the password to add or remove a passkey.
pub fn needs_password(app: &App, person: &SignedInPerson) -> bool {
    app.clock.now() >= person.session.created_at + RECENT_SIGN_IN
}

/// Checks that the person has just signed in, or knows the password. Someone who finds an open browser does not, and must
/// neither add a passkey nor remove one.
async fn confirm_person(
    app: &App,
    person: &SignedInPerson,
    password: &str,
) -> Result<(), PasskeyVerifierError> {
    if !needs_password(app, person) {
        return Ok(());
    }
    let account = &person.account;
    if account.password.is_none() {
        return Err(PasskeyProblem::SignInAgain.into());
    }
    let checked = check_password(app, account.email.as_str(), Some(account), password, None).await;
    checked.map_err(password_problem)
}

/// Begins to add a passkey for the person of this session.
pub async fn begin_registration(
    app: &App,
    person: &SignedInPerson,
    site: &PasskeySite,
    (name, password): (&str, &str),
) -> Result<BegunPasskeyCeremony, PasskeyVerifierError> {
    let account = &person.account;
    let name = PasskeyName::parse(name.trim()).map_err(|_| PasskeyProblem::Name)?;
    confirm_person(app, person, password).await?;
    let existing = app.storage.passkeys(account.id).await?;
    if existing.len() >= MOST_PASSKEYS {
        return Err(PasskeyProblem::TooMany.into());
    }
    let existing: Vec<CredentialId> =
        existing.into_iter().map(|passkey| passkey.credential.id.clone()).collect();
    let owner = PasskeyOwner { id: account.id, email: account.email.as_str(), name: account.name.as_str() };
    let begun = require_verifier(app)?.begin_registration(site, owner, &existing).map_err(problem_of)?;
    let purpose = CeremonyPurpose::Registration { session_id: person.session.id, name };
    let ceremony = OpenCeremony { purpose, state: begun.state }.sign(app).await?;
    Ok(BegunPasskeyCeremony { options: begun.options, ceremony })
}

fn password_problem(error: AccountError) -> PasskeyVerifierError {
    match error {
        AccountError::Refused(AccountProblem::TooManyAttempts { retry_after_s }) => {
            PasskeyProblem::TooManyAttempts { retry_after_s }.into()
        }
        AccountError::Refused(_) => PasskeyProblem::WrongPassword.into(),
        AccountError::Failed(error) => error.into(),
    }
}

fn require_verifier(app: &App) -> Result<&dyn PasskeyVerifier, PasskeyProblem> {
    app.passkeys.as_deref().ok_or(PasskeyProblem::NoPasskeys)
}

/// Logs why a device proves nothing, which the page does not say.
fn problem_of(error: VerifierError) -> PasskeyProblem {
    match error {
        VerifierError::Host(_) => PasskeyProblem::NoHostName,
        VerifierError::Refused(_) => {
            tracing::warn!(%error, "refused the response of a passkey");
            PasskeyProblem::NotProven
        }
    }
}

/// Adds the passkey that a device has created, if the same session has begun it. The person gets a mail.
pub async fn complete_registration(
    app: &App,
    person: &SignedInPerson,
    site: &PasskeySite,
    response: PasskeyResponse<'_>,
    language: Language,
) -> Result<(), PasskeyVerifierError> {
    let ceremony = OpenCeremony::open(app, response.ceremony).await?.ok_or(PasskeyProblem::Outdated)?;
    let name = match ceremony.purpose {
        CeremonyPurpose::Registration { session_id, name } if session_id == person.session.id => name,
        _ => return Err(PasskeyProblem::Outdated.into()),
    };
    let verified = require_verifier(app)?.complete_registration(site, &ceremony.state, response.response);
    let credential = verified.map_err(problem_of)?;
    let account = person.account.id;
    let added = app.until_saved(account.uuid(), async || {
        let used = UsedPasskeyChallenge::new(&ceremony.state, app.clock.now());
        if let Some(problem) = refusal(app, account, &credential, &used).await? {
            return Ok(Err(problem));
        }
        let account = require_account(app, account).await?;
        if has_ended(app, person).await? {
            return Ok(Err(PasskeyProblem::Outdated));
        }
        let passkey = Passkey::new(app.id(), account.id, name.clone(), credential.clone(), app.clock.now());
        let mut unit = UnitOfWork::default()
            .with(Write::Passkey(PasskeyWrite::UseChallenge(used)))
            .with(Write::Passkey(PasskeyWrite::Add(passkey)));
        let memberships = app.storage.memberships(account.id).await?;
        let organizations = memberships.iter().map(|(membership, _)| membership.organization_id).collect();
        push_audited(app, &account, organizations, AuditAction::PasskeyAdded, &mut unit);
        let notice = app.account_mail(AccountMailPurpose::PasskeyAdded, &account.email, language);
        notice.into_iter().for_each(|notice| unit.push(notice));
        // Saving the account makes a change of its password at the same time conflict, which ends the session.
        Ok(Ok(app.storage.commit(unit.with(Write::SaveAccount(account))).await?))
    });
    added.await??;
    app.account_mail_dispatcher.wake();
    Ok(())
}

/// Whether the session of a person has ended since the request began, for example by a new password. Read it after the
/// account that the same unit saves.
async fn has_ended(app: &App, person: &SignedInPerson) -> Result<bool, AppError> {
    Ok(app.storage.browser_session_by_id(person.session.id).await?.is_none())
}

/// Returns why a new passkey cannot be added, as the stored rows are now.
async fn refusal(
    app: &App,
    account: AccountId,
    credential: &PasskeyCredential,
    used: &UsedPasskeyChallenge,
) -> Result<Option<PasskeyProblem>, AppError> {
    if app.storage.used_passkey_challenge(used.hash).await?.is_some() {
        return Ok(Some(PasskeyProblem::Outdated));
    }
    if app.storage.passkeys(account).await?.len() >= MOST_PASSKEYS {
        return Ok(Some(PasskeyProblem::TooMany));
    }
    let known = app.storage.passkey_by_credential(&credential.id).await?;
    Ok(known.map(|_| PasskeyProblem::Known))
}

/// Removes one of the person's passkeys. Removing it again changes nothing.
pub async fn remove(
    app: &App,
    person: &SignedInPerson,
    id: PasskeyId,
    password: &str,
) -> Result<(), PasskeyVerifierError> {
    confirm_person(app, person, password).await?;
    let account = person.account.id;
    let removed = app.until_saved(account.uuid(), async || {
        let account = require_account(app, account).await?;
        if has_ended(app, person).await? {
            return Ok(Err(PasskeyProblem::SignInAgain));
        }
        let passkeys = app.storage.passkeys(account.id).await?;
        if !passkeys.iter().any(|passkey| passkey.id == id) {
            return Ok(Ok(()));
        }
        let mut unit = UnitOfWork::default().with(Write::Passkey(PasskeyWrite::Remove(id)));
        let memberships = app.storage.memberships(account.id).await?;
        let organizations = memberships.iter().map(|(membership, _)| membership.organization_id).collect();
        push_audited(app, &account, organizations, AuditAction::PasskeyRemoved, &mut unit);
        Ok(Ok(app.storage.commit(unit.with(Write::SaveAccount(account))).await?))
    });
    Ok(removed.await??)
}

async fn check_attempts(app: &App, client: Option<IpAddr>) -> Result<(), PasskeyProblem> {
    match retry_after_s(app, client).await {
        Some(retry_after_s) => Err(PasskeyProblem::TooManyAttempts { retry_after_s }),
        None => Ok(()),
    }
}

/// Begins a sign-in. Nothing is stored. `known` is the secret that the browser keeps from a sign-in that it began before,
/// perhaps in another tab.
pub async fn begin_sign_in(
    app: &App,
    site: &PasskeySite,
    client: Option<IpAddr>,
    known: Option<&AccountSecret>,
) -> Result<BegunPasskeySignIn, PasskeyVerifierError> {
    check_attempts(app, client).await?;
    let begun = require_verifier(app)?.begin_sign_in(site).map_err(problem_of)?;
    let browser = known.cloned().unwrap_or_else(|| AccountSecret::draw(&*app.randomness));
    let purpose = CeremonyPurpose::SignIn { browser: browser.hash() };
    let ceremony = OpenCeremony { purpose, state: begun.state }.sign(app).await?;
    Ok(BegunPasskeySignIn { ceremony: BegunPasskeyCeremony { options: begun.options, ceremony }, browser })
}

/// Signs in the person whose passkey has signed the response, in the browser that began. A client whose responses prove
/// nothing is stopped after a while, like one that guesses passwords.
pub async fn complete_sign_in(
    app: &App,
    site: &PasskeySite,
    response: PasskeyResponse<'_>,
    sender: SigningInBrowser<'_>,
    browser: Option<&AccountSecret>,
) -> Result<IssuedBrowserSession, PasskeyVerifierError> {
    check_attempts(app, sender.address).await?;
    let signed_in = signed_in(app, site, response, sender, browser).await;
    if let Err(PasskeyVerifierError::Refused(_)) = &signed_in {
        count_failure(app, sender.address).await;
    }
    signed_in
}

async fn signed_in(
    app: &App,
    site: &PasskeySite,
    PasskeyResponse { ceremony, response }: PasskeyResponse<'_>,
    sender: SigningInBrowser<'_>,
    browser: Option<&AccountSecret>,
) -> Result<IssuedBrowserSession, PasskeyVerifierError> {
    let browser = browser.ok_or(PasskeyProblem::Outdated)?.hash();
    let ceremony = OpenCeremony::open(app, ceremony).await?;
    let ceremony = ceremony.filter(|ceremony| ceremony.purpose == CeremonyPurpose::SignIn { browser });
    let ceremony = ceremony.ok_or(PasskeyProblem::Outdated)?;
    let verifier = require_verifier(app)?;
    let id = verifier.claimed_credential(response).map_err(problem_of)?;
    let found = app.storage.passkey_by_credential(&id).await?.ok_or(PasskeyProblem::Unknown)?;
    let started = app.until_saved(found.account_id.uuid(), async || {
        let now = app.clock.now();
        let used = UsedPasskeyChallenge::new(&ceremony.state, now);
        if app.storage.used_passkey_challenge(used.hash).await?.is_some() {
            return Ok(Err(PasskeyProblem::Outdated));
        }
        let Some(mut passkey) = app.storage.passkey_by_credential(&id).await? else {
            return Ok(Err(PasskeyProblem::Unknown));
        };
        let owner = passkey.account_id;
        let verified = verifier.complete_sign_in(site, &ceremony.state, response, owner, &passkey.credential);
        let state = match verified {
            Ok(state) => state,
            Err(error) => return Ok(Err(problem_of(error))),
        };
        passkey.note_use(state, now);
        // Saving the passkey makes a second response to the same challenge conflict.
        let mut unit = UnitOfWork::default()
            .with(Write::Passkey(PasskeyWrite::Save(passkey)))
            .with(Write::Passkey(PasskeyWrite::UseChallenge(used)));
        let session = begin_session(app, owner, sender.user_agent, sender.previous, &mut unit).await?;
        app.storage.commit(unit).await?;
        Ok(Ok(session))
    });
    Ok(started.await??)
}
