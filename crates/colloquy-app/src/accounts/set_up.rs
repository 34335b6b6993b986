//! Setting up the console: the first person of an organization.

use colloquy_domain::OrganizationId;
use colloquy_domain::account::Account;
use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::account::membership::{MemberRole, Membership};
use colloquy_domain::account::one_time_link::{LinkPurpose, OneTimeLink};
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::organization::{Organization, OrganizationUpdate};
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::text::{AccountName, Email, OrganizationName};

use super::audit_log::audited;
use super::browser_sessions::begin;
use super::passwords::hashed;
use super::sign_in::SigningInBrowser;
use super::{AccountError, AccountProblem, IssuedBrowserSession};
use crate::organizations::{is_erased, require_open};
use crate::{App, AppError};

/// What the first person enters.
pub struct SetUpFormInput<'a> {
    pub organization: &'a str,
    pub name: &'a str,
    pub email: &'a str,
    pub password: &'a str,
}

/// Creates a link with which the first person sets the organization up. Links that were created before stop working.
/// Returns `None` if the organization has members already.
pub async fn create_link(app: &App, organization: OrganizationId) -> Result<Option<AccountSecret>, AppError> {
    app.until_saved(organization.uuid(), async || {
        let owner = require_open(app, organization).await?;
        if !app.storage.members(organization).await?.is_empty() {
            return Ok(None);
        }
        let (now, secret) = (app.clock.now(), AccountSecret::draw(&*app.randomness));
        // Saving the organization makes a concurrent set-up conflict.
        let mut unit = UnitOfWork::default().with(Write::SaveOrganization(owner));
        for mut link in app.storage.open_links(organization).await? {
            if matches!(link.purpose, LinkPurpose::SetUp { .. }) {
                link.close(now);
                unit.push(Write::SaveOneTimeLink(link));
            }
        }
        let purpose = LinkPurpose::SetUp { organization_id: organization };
        unit.push(Write::AddOneTimeLink(OneTimeLink::new(app.id(), secret.hash(), purpose, now)));
        app.storage.commit(unit).await?;
        Ok(Some(secret))
    })
    .await
}

/// Returns the organization that a link sets up, if the link works.
pub async fn page(app: &App, secret: &AccountSecret) -> Result<Option<Organization>, AppError> {
    let Some((_, organization)) = open_link(app, secret).await? else { return Ok(None) };
    app.storage.organization(organization).await.map_err(AppError::from)
}

async fn open_link(
    app: &App,
    secret: &AccountSecret,
) -> Result<Option<(OneTimeLink, OrganizationId)>, AppError> {
    let link = app.storage.one_time_link(secret.hash()).await?;
    let Some(link) = link.filter(|link| link.opens(app.clock.now())) else { return Ok(None) };
    match link.purpose {
        LinkPurpose::SetUp { organization_id } if is_erased(app, organization_id).await? => Ok(None),
        LinkPurpose::SetUp { organization_id } => Ok(Some((link, organization_id))),
        LinkPurpose::Join { .. } | LinkPurpose::ResetPassword { .. } => Ok(None),
    }
}

/// Creates the account of the first person, who becomes the owner of the organization and is signed in.
pub async fn set_up(
    app: &App,
    secret: &AccountSecret,
    first: SetUpFormInput<'_>,
    sender: SigningInBrowser<'_>,
) -> Result<IssuedBrowserSession, AccountError> {
    // The slow hash comes after the link is checked, so that strangers cannot request hashes.
    open_link(app, secret).await?.ok_or(AccountProblem::LinkClosed)?;
    let name =
        OrganizationName::parse(first.organization.trim()).map_err(|_| AccountProblem::OrganizationName)?;
    let account = new_account(app, first.name, first.email, first.password).await?;
    let created = app.until_saved(account.id.uuid(), async || {
        if open_link(app, secret).await?.is_none() {
            return Ok(Err(AccountProblem::LinkClosed));
        }
        if app.storage.account_by_email(&account.email).await?.is_some() {
            return Ok(Err(AccountProblem::EmailTaken));
        }
        let added = UnitOfWork::default().with(Write::AddAccount(account.clone()));
        let Some((_, mut unit)) = owning(app, secret, &name, &account, added).await? else {
            return Ok(Err(AccountProblem::LinkClosed));
        };
        let session = begin(app, account.id, sender.user_agent, sender.previous, &mut unit).await?;
        app.storage.commit(unit).await?;
        Ok(Ok(session))
    });
    Ok(created.await??)
}

/// Makes a person who is signed in the owner of the organization, and returns it.
pub async fn set_up_as(
    app: &App,
    secret: &AccountSecret,
    organization: &str,
    account: &Account,
) -> Result<OrganizationId, AccountError> {
    let name = OrganizationName::parse(organization.trim()).map_err(|_| AccountProblem::OrganizationName)?;
    let owned = app.until_saved(account.id.uuid(), async || {
        let Some((organization, unit)) = owning(app, secret, &name, account, UnitOfWork::default()).await?
        else {
            return Ok(Err(AccountProblem::LinkClosed));
        };
        app.storage.commit(unit).await?;
        Ok(Ok(organization))
    });
    Ok(owned.await??)
}

/// Adds the writes that name the organization and make the account its owner. Returns `None` if the link does not work.
async fn owning(
    app: &App,
    secret: &AccountSecret,
    name: &OrganizationName,
    account: &Account,
    mut unit: UnitOfWork,
) -> Result<Option<(OrganizationId, UnitOfWork)>, AppError> {
    let Some((mut link, id)) = open_link(app, secret).await? else { return Ok(None) };
    let (mut organization, now) = (require_open(app, id).await?, app.clock.now());
    organization.update(&OrganizationUpdate { name: Some(name.clone()), ..OrganizationUpdate::default() });
    link.close(now);
    let administrator = AuditActor::Account { id: account.id, email: account.email.as_str().to_owned() };
    let entry = audited(app, id, &administrator, AuditAction::OrganizationSetUp, name.as_str());
    unit.push(Write::SaveOneTimeLink(link));
    unit.push(Write::SaveOrganization(organization));
    unit.push(Write::AddMembership(Membership::new(account.id, id, MemberRole::Owner, now)));
    unit.push(entry);
    Ok(Some((id, unit)))
}

/// Makes an account of what a person entered.
pub(super) async fn new_account(
    app: &App,
    name: &str,
    email: &str,
    password: &str,
) -> Result<Account, AccountError> {
    let name = AccountName::parse(name.trim()).map_err(|_| AccountProblem::Name)?;
    let email = Email::parse(email.trim()).map_err(|_| AccountProblem::Email)?;
    let password = hashed(app, password, &email).await?;
    Ok(Account::new(app.id(), email, name, password, app.clock.now()))
}
