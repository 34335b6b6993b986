//! Signing in through an identity provider, and the identities with which accounts are linked.

use std::net::IpAddr;
use std::sync::Arc;

use colloquy_domain::account::Account;
use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::account::identity::{AccountIdentity, ProvenIdentity, SignInEmailDomains};
use colloquy_domain::account::membership::Membership;
use colloquy_domain::account::one_time_link::{LinkPurpose, OneTimeLink};
use colloquy_domain::account::password::PasswordHash;
use colloquy_domain::account::sign_in_attempt::SignInAttempt;
use colloquy_domain::ports::{
    AuthorizationGrant, IdentityProvider, IdentityProviderError, UnitOfWork, Write,
};
use colloquy_domain::text::Email;
use colloquy_domain::{AccountId, OrganizationId};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::IssuedBrowserSession;
use super::audit_log::audited;
use super::browser_sessions::begin as begin_session;
use super::passwords::require_account;
use super::sign_in::{SigningInBrowser, count_failure, retry_after_s};
use crate::{App, AppError};

/// The identity provider of the service, as the operator has set it up.
#[derive(Clone)]
pub struct SignInProvider {
    pub provider: Arc<dyn IdentityProvider>,
    /// What people call it.
    pub name: String,
    pub domains: SignInEmailDomains,
}

/// Why a person is not signed in through the provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IdentityProblem {
    #[error("this service has no identity provider")]
    NoProvider,
    #[error("too many attempts; try again in {retry_after_s} seconds")]
    TooManyAttempts { retry_after_s: u32 },
    #[error("the provider cannot be reached")]
    Unavailable,
    /// This browser did not begin the attempt, or began it too long ago.
    #[error("the attempt was not begun in this browser, or has expired")]
    OtherAttempt,
    /// The person has turned back, or the provider does not let the person in.
    #[error("the provider did not sign the person in")]
    NotSignedIn,
    #[error("the provider did not prove who the person is")]
    NotProven,
    #[error("the provider has not verified the address")]
    EmailNotVerified,
    #[error("addresses of this domain may not sign in through the provider")]
    OtherDomain,
    /// The address is that of an account that another person at the provider signs in to.
    #[error("the account is linked with another identity")]
    OtherIdentity,
    #[error("there is no account with this address, and nobody has invited it")]
    Stranger,
    #[error("without a password, nothing else opens the account")]
    NoPassword,
}

#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    #[error(transparent)]
    Refused(#[from] IdentityProblem),
    #[error(transparent)]
    Failed(#[from] AppError),
}

/// How a provider sends a person back.
#[derive(Clone, Copy, Default)]
pub struct IdentityProviderCallback<'r> {
    /// The attempt that the browser began.
    pub attempt: Option<&'r SignInAttempt>,
    pub state: &'r str,
    /// Empty if the person was not signed in.
    pub code: &'r str,
    pub issuer: Option<&'r str>,
}

/// An attempt that begins.
pub struct BegunProviderSignIn {
    /// What the browser keeps.
    pub attempt: SignInAttempt,
    /// Where the browser continues.
    pub url: String,
}

/// Begins an attempt to sign in. Nothing is stored.
pub async fn begin(app: &App, client: Option<IpAddr>) -> Result<BegunProviderSignIn, IdentityError> {
    let provider = require_provider(app)?;
    check_attempts(app, client).await?;
    let now = app.clock.now();
    let attempt = SignInAttempt::begin(&*app.randomness, now);
    let callback = app.links.sign_in_callback();
    let url = provider.provider.authorization_url(&attempt, &callback, now).await;
    let url = url.map_err(|error| problem_of(provider, &error))?;
    Ok(BegunProviderSignIn { attempt, url })
}

/// Signs the person in whom the provider sends back. The first time, links the person with the account that has the
/// address, or creates it if members have invited the address.
pub async fn complete(
    app: &App,
    response: IdentityProviderCallback<'_>,
    sender: SigningInBrowser<'_>,
) -> Result<IssuedBrowserSession, IdentityError> {
    let provider = require_provider(app)?;
    check_attempts(app, sender.address).await?;
    let signed_in = signed_in(app, provider, response, sender).await;
    if let Err(IdentityError::Refused(problem)) = &signed_in
        && is_suspicious(*problem)
    {
        count_failure(app, sender.address).await;
    }
    signed_in
}

/// Whether a client that causes this again and again is stopped, like one that guesses passwords.
fn is_suspicious(problem: IdentityProblem) -> bool {
    match problem {
        IdentityProblem::OtherAttempt
        | IdentityProblem::NotProven
        | IdentityProblem::EmailNotVerified
        | IdentityProblem::OtherDomain
        | IdentityProblem::OtherIdentity
        | IdentityProblem::Stranger => true,
        IdentityProblem::NoProvider
        | IdentityProblem::TooManyAttempts { .. }
        | IdentityProblem::Unavailable
        | IdentityProblem::NotSignedIn
        | IdentityProblem::NoPassword => false,
    }
}

fn require_provider(app: &App) -> Result<&SignInProvider, IdentityProblem> {
    app.sign_in_provider().ok_or(IdentityProblem::NoProvider)
}

async fn check_attempts(app: &App, client: Option<IpAddr>) -> Result<(), IdentityProblem> {
    match retry_after_s(app, client).await {
        Some(retry_after_s) => Err(IdentityProblem::TooManyAttempts { retry_after_s }),
        None => Ok(()),
    }
}

/// Logs why the provider does not sign a person in, which the page does not say.
fn problem_of(provider: &SignInProvider, error: &IdentityProviderError) -> IdentityProblem {
    let issuer = provider.provider.issuer();
    match error {
        IdentityProviderError::Unavailable(_) => {
            tracing::warn!(%issuer, %error, "cannot sign people in through the identity provider");
            IdentityProblem::Unavailable
        }
        IdentityProviderError::Refused(_) => {
            tracing::warn!(%issuer, %error, "refused a sign-in through the identity provider");
            IdentityProblem::NotProven
        }
    }
}

async fn signed_in(
    app: &App,
    provider: &SignInProvider,
    response: IdentityProviderCallback<'_>,
    sender: SigningInBrowser<'_>,
) -> Result<IssuedBrowserSession, IdentityError> {
    let now = app.clock.now();
    let is_own = |attempt: &&SignInAttempt| !attempt.has_expired(now) && attempt.state() == response.state;
    let attempt = response.attempt.filter(is_own);
    let attempt = attempt.ok_or(IdentityProblem::OtherAttempt)?;
    if response.code.is_empty() {
        return Err(IdentityProblem::NotSignedIn.into());
    }
    let callback = app.links.sign_in_callback();
    let grant = AuthorizationGrant {
        code: response.code,
        issuer: response.issuer,
        attempt,
        redirect_url: &callback,
        now,
    };
    let proven = provider.provider.identity(grant).await;
    let proven = proven.map_err(|error| problem_of(provider, &error))?;
    let email = proven.verified_email();
    if !provider.domains.allow(email.as_ref()) {
        let is_verified = email.is_some();
        let problem =
            if is_verified { IdentityProblem::OtherDomain } else { IdentityProblem::EmailNotVerified };
        return Err(problem.into());
    }
    let started = app.until_saved(lock_of(&proven), async || {
        let mut unit = UnitOfWork::default();
        let account = match account_of(app, &proven, email.as_ref(), &mut unit).await? {
            Ok(account) => account,
            Err(problem) => return Ok(Err(problem)),
        };
        let session = begin_session(app, account, sender.user_agent, sender.previous, &mut unit).await?;
        app.storage.commit(unit).await?;
        Ok(Ok(session))
    });
    Ok(started.await??)
}

/// Returns the id under which sign-ins of the same person are serialized.
fn lock_of(proven: &ProvenIdentity) -> Uuid {
    let hash =
        Sha256::new().chain_update(&proven.key.issuer).chain_update([0]).chain_update(&proven.key.subject);
    Uuid::from_slice(&hash.finalize()[..16]).unwrap_or_default()
}

/// Returns the account of a person, and adds the writes that link it, or create it, to a unit of work.
async fn account_of(
    app: &App,
    proven: &ProvenIdentity,
    email: Option<&Email>,
    unit: &mut UnitOfWork,
) -> Result<Result<AccountId, IdentityProblem>, AppError> {
    if let Some(account) = app.storage.account_by_identity(&proven.key).await? {
        return Ok(Ok(account.id));
    }
    // From here on the address decides, so it must be the person's.
    let Some(email) = email else { return Ok(Err(IdentityProblem::EmailNotVerified)) };
    let (account, organizations) = match app.storage.account_by_email(email).await? {
        Some(account) => {
            let linked = app.storage.account_identities(account.id).await?;
            // The provider may have given the address of one person to another.
            if linked.iter().any(|linked| linked.key.issuer == proven.key.issuer) {
                return Ok(Err(IdentityProblem::OtherIdentity));
            }
            let memberships = app.storage.memberships(account.id).await?;
            let organizations =
                memberships.iter().map(|(membership, _)| membership.organization_id).collect();
            (account, organizations)
        }
        None => match invited(app, proven, email, unit).await? {
            Some(created) => created,
            None => return Ok(Err(IdentityProblem::Stranger)),
        },
    };
    let linked =
        AccountIdentity { key: proven.key.clone(), account_id: account.id, linked_at: app.clock.now() };
    unit.push(Write::AddAccountIdentity(linked));
    push_audited(app, &account, organizations, AuditAction::IdentityLinked, unit);
    Ok(Ok(account.id))
}

/// Creates an account without a password for a person whom members have invited, and accepts the invitations.
async fn invited(
    app: &App,
    proven: &ProvenIdentity,
    email: &Email,
    unit: &mut UnitOfWork,
) -> Result<Option<(Account, Vec<OrganizationId>)>, AppError> {
    let (now, mut links) = (app.clock.now(), app.storage.open_links_to_join(email).await?);
    links.retain(|link: &OneTimeLink| link.opens(now));
    let Some(name) = proven.account_name(email).filter(|_| !links.is_empty()) else { return Ok(None) };
    let account = Account::new(app.id(), email.clone(), name, PasswordHash::none(), now);
    unit.push(Write::AddAccount(account.clone()));
    let mut organizations = Vec::new();
    for mut link in links {
        link.close(now);
        // The links of mails are for the same organization as the one that was shown.
        if let LinkPurpose::Join { organization_id, role, .. } = link.purpose
            && !organizations.contains(&organization_id)
        {
            organizations.push(organization_id);
            unit.push(Write::AddMembership(Membership::new(account.id, organization_id, role, now)));
        }
        unit.push(Write::SaveOneTimeLink(link));
    }
    push_audited(app, &account, organizations.clone(), AuditAction::MemberJoined, unit);
    Ok(Some((account, organizations)))
}

/// Adds an entry to the audit log of each organization.
pub(super) fn push_audited(
    app: &App,
    account: &Account,
    organizations: Vec<OrganizationId>,
    action: AuditAction,
    unit: &mut UnitOfWork,
) {
    let email = account.email.as_str();
    let actor = AuditActor::Account { id: account.id, email: email.to_owned() };
    for organization in organizations {
        unit.push(audited(app, organization, &actor, action, email));
    }
}

/// Returns the identity with which the account is linked at the provider of the service.
pub async fn linked(app: &App, account: AccountId) -> Result<Option<AccountIdentity>, AppError> {
    let Some(provider) = app.sign_in_provider() else { return Ok(None) };
    let linked = app.storage.account_identities(account).await?;
    Ok(linked.into_iter().find(|linked| linked.key.issuer == provider.provider.issuer()))
}

/// Removes the link between the account and its identity at the provider. Removing it again changes nothing. The account
/// needs a password, with which the person signs in from then on.
pub async fn unlink(app: &App, account: AccountId) -> Result<(), IdentityError> {
    let unlinked = app.until_saved(account.uuid(), async || {
        let account = require_account(app, account).await?;
        let Some(linked) = linked(app, account.id).await? else { return Ok(Ok(())) };
        if account.password.is_none() {
            return Ok(Err(IdentityProblem::NoPassword));
        }
        let mut unit = UnitOfWork::default().with(Write::RemoveAccountIdentity(linked.key));
        let memberships = app.storage.memberships(account.id).await?;
        let organizations = memberships.iter().map(|(membership, _)| membership.organization_id).collect();
        push_audited(app, &account, organizations, AuditAction::IdentityUnlinked, &mut unit);
        Ok(Ok(app.storage.commit(unit).await?))
    });
    Ok(unlinked.await??)
}
