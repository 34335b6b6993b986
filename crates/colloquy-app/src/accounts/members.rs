//! The members of an organization.

use colloquy_domain::account::Account;
use colloquy_domain::account::account_mail::{AccountMail, AccountMailPurpose};
use colloquy_domain::account::audit::{AuditAction, AuditActor};
use colloquy_domain::account::membership::{MemberRole, Membership, has_other_owner};
use colloquy_domain::account::one_time_link::{LinkPurpose, OneTimeLink};
use colloquy_domain::account::secret::AccountSecret;
use colloquy_domain::language::Language;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::text::Email;
use colloquy_domain::{AccountId, OneTimeLinkId, OrganizationId};

use super::audit_log::audited;
use super::browser_sessions::begin;
use super::set_up::new_account;
use super::sign_in::SigningInBrowser;
use super::{AccountError, AccountProblem, IssuedBrowserSession};
use crate::organizations::require_organization;
use crate::{Administrator, App, AppError, SeenRevision};

/// The members of an organization, and the links with which others can join.
pub struct OrganizationMembers {
    pub members: Vec<(Membership, Account)>,
    /// The links that still work, oldest first, one for each address, with its mail.
    pub invited: Vec<(OneTimeLink, Option<AccountMail>)>,
}

pub async fn list(app: &App, organization: OrganizationId) -> Result<OrganizationMembers, AppError> {
    let (now, members) = (app.clock.now(), app.storage.members(organization).await?);
    let mut invited: Vec<OneTimeLink> = Vec::new();
    for link in app.storage.open_links(organization).await? {
        // The links of mails come after the one that was shown.
        let is_first = invited.iter().all(|other| !is_for_same_person(&link.purpose, &other.purpose));
        if link.opens(now) && matches!(link.purpose, LinkPurpose::Join { .. }) && is_first {
            invited.push(link);
        }
    }
    let ids: Vec<OneTimeLinkId> = invited.iter().map(|link| link.id).collect();
    let mails = app.storage.mails_of_links(&ids).await?;
    let mail_of = |link: &OneTimeLink| mails.iter().find(|mail| mail.purpose.link_id() == Some(link.id));
    let with_mail = |link: OneTimeLink| {
        let mail = mail_of(&link).cloned();
        (link, mail)
    };
    Ok(OrganizationMembers { members, invited: invited.into_iter().map(with_mail).collect() })
}

/// Returns whether both links let the same person join.
fn is_for_same_person(one: &LinkPurpose, other: &LinkPurpose) -> bool {
    match (one, other) {
        (LinkPurpose::Join { email: one, .. }, LinkPurpose::Join { email: other, .. }) => {
            one.as_str().eq_ignore_ascii_case(other.as_str())
        }
        _ => false,
    }
}

/// Closes all links with which the same person can join: the one that was shown, and those that were mailed.
async fn close_links(
    app: &App,
    organization: OrganizationId,
    purpose: &LinkPurpose,
    unit: &mut UnitOfWork,
) -> Result<(), AppError> {
    let now = app.clock.now();
    for mut link in app.storage.open_links(organization).await? {
        if is_for_same_person(&link.purpose, purpose) {
            link.close(now);
            unit.push(Write::SaveOneTimeLink(link));
        }
    }
    Ok(())
}

/// Creates a link with which a person can join, and mails another one. Earlier links for the same address stop working.
pub async fn invite(
    app: &App,
    administrator: impl Into<Administrator<'_>>,
    organization: OrganizationId,
    (email, role): (&str, MemberRole),
    language: Language,
) -> Result<AccountSecret, AccountError> {
    let administrator = administrator.into();
    let email = Email::parse(email.trim()).map_err(|_| AccountProblem::Email)?;
    let is_same = |other: &Email| other.as_str().eq_ignore_ascii_case(email.as_str());
    let members = app.storage.members(organization).await?;
    if members.iter().any(|(_, account)| is_same(&account.email)) {
        return Err(AccountProblem::AlreadyMember.into());
    }
    let invited = app.until_saved(organization.uuid(), async || {
        let (now, secret) = (app.clock.now(), AccountSecret::draw(&*app.randomness));
        let mut unit = UnitOfWork::default();
        let purpose = LinkPurpose::Join { organization_id: organization, email: email.clone(), role };
        close_links(app, organization, &purpose, &mut unit).await?;
        let link = OneTimeLink::new(app.id(), secret.hash(), purpose, now);
        let id = link.id;
        let mail = app.account_mail(AccountMailPurpose::Join { link_id: id }, &email, language);
        unit.push(Write::AddOneTimeLink(link));
        mail.into_iter().for_each(|mail| unit.push(mail));
        unit.push(audited(
            app,
            organization,
            administrator.actor,
            AuditAction::MemberInvited,
            email.as_str(),
        ));
        administrator.commit(app, unit, || vec![id.uuid()]).await?;
        Ok(secret)
    });
    let secret = invited.await?;
    app.account_mail_dispatcher.wake();
    Ok(secret)
}

/// Makes a link to join stop working. Withdrawing it again changes nothing.
pub async fn withdraw(
    app: &App,
    administrator: &AuditActor,
    organization: OrganizationId,
    id: OneTimeLinkId,
) -> Result<(), AppError> {
    app.until_saved(id.uuid(), async || {
        let link = app.storage.one_time_link_by_id(id).await?;
        let link = link.filter(|link| link.purpose.organization_id() == Some(organization));
        let link = link.ok_or_else(|| AppError::missing(id))?;
        let LinkPurpose::Join { email, .. } = link.purpose.clone() else { return Err(AppError::missing(id)) };
        if link.closed_at.is_some() {
            return Ok(());
        }
        let mut unit = UnitOfWork::default();
        close_links(app, organization, &link.purpose, &mut unit).await?;
        let action = AuditAction::MemberInvitationWithdrawn;
        unit.push(audited(app, organization, administrator, action, email.as_str()));
        Ok(app.storage.commit(unit).await?)
    })
    .await
}

/// An invitation to join, as its page shows it.
pub struct MemberInvitation {
    pub organization: Organization,
    pub email: Email,
    pub role: MemberRole,
    /// Whether the address has an account, with which the person has to sign in.
    pub has_account: bool,
}

/// Returns what a link invites to, if the link works.
pub async fn page(app: &App, secret: &AccountSecret) -> Result<Option<MemberInvitation>, AppError> {
    let Some((_, organization, email, role)) = open_link(app, secret).await? else { return Ok(None) };
    let organization = require_organization(app, organization).await?;
    let has_account = app.storage.account_by_email(&email).await?.is_some();
    Ok(Some(MemberInvitation { organization, email, role, has_account }))
}

type OpenLink = (OneTimeLink, OrganizationId, Email, MemberRole);

async fn open_link(app: &App, secret: &AccountSecret) -> Result<Option<OpenLink>, AppError> {
    let link = app.storage.one_time_link(secret.hash()).await?;
    let Some(link) = link.filter(|link| link.opens(app.clock.now())) else { return Ok(None) };
    match link.purpose.clone() {
        LinkPurpose::Join { organization_id, email, role } => Ok(Some((link, organization_id, email, role))),
        LinkPurpose::SetUp { .. } | LinkPurpose::ResetPassword { .. } => Ok(None),
    }
}

/// Creates an account for the person whom a link invites, and signs the person in.
pub async fn join(
    app: &App,
    secret: &AccountSecret,
    (name, password): (&str, &str),
    sender: SigningInBrowser<'_>,
) -> Result<IssuedBrowserSession, AccountError> {
    let (.., email, _) = open_link(app, secret).await?.ok_or(AccountProblem::LinkClosed)?;
    let account = new_account(app, name, email.as_str(), password).await?;
    let joined = app.until_saved(account.id.uuid(), async || {
        if app.storage.account_by_email(&account.email).await?.is_some() {
            return Ok(Err(AccountProblem::EmailTaken));
        }
        let added = UnitOfWork::default().with(Write::AddAccount(account.clone()));
        let Some(mut unit) = joining(app, secret, &account, added).await? else {
            return Ok(Err(AccountProblem::LinkClosed));
        };
        let session = begin(app, account.id, sender.user_agent, sender.previous, &mut unit).await?;
        app.storage.commit(unit).await?;
        Ok(Ok(session))
    });
    Ok(joined.await??)
}

/// Makes a person who is signed in a member. The link must be for the address of the account.
pub async fn join_as(app: &App, secret: &AccountSecret, account: &Account) -> Result<(), AccountError> {
    let joined = app.until_saved(account.id.uuid(), async || {
        let Some(unit) = joining(app, secret, account, UnitOfWork::default()).await? else {
            return Ok(Err(AccountProblem::LinkClosed));
        };
        app.storage.commit(unit).await?;
        Ok(Ok(()))
    });
    Ok(joined.await??)
}

/// Adds the writes that make the account a member to a unit of work. Returns `None` if the link is not for the account.
async fn joining(
    app: &App,
    secret: &AccountSecret,
    account: &Account,
    mut unit: UnitOfWork,
) -> Result<Option<UnitOfWork>, AppError> {
    let Some((link, organization, email, role)) = open_link(app, secret).await? else { return Ok(None) };
    if !email.as_str().eq_ignore_ascii_case(account.email.as_str()) {
        return Ok(None);
    }
    let now = app.clock.now();
    close_links(app, organization, &link.purpose, &mut unit).await?;
    let members = app.storage.members(organization).await?;
    if members.iter().all(|(_, member)| member.id != account.id) {
        let administrator = AuditActor::Account { id: account.id, email: email.as_str().to_owned() };
        let action = AuditAction::MemberJoined;
        unit.push(audited(app, organization, &administrator, action, email.as_str()));
        unit.push(Write::AddMembership(Membership::new(account.id, organization, role, now)));
    }
    Ok(Some(unit))
}

/// Gives a member another role, or removes the member if there is none.
pub async fn change_role(
    app: &App,
    administrator: impl Into<Administrator<'_>>,
    organization: OrganizationId,
    member: AccountId,
    role: Option<MemberRole>,
    seen: SeenRevision,
) -> Result<(), AccountError> {
    let administrator = administrator.into();
    let changed = app.until_saved(organization.uuid(), async || {
        let owner = require_organization(app, organization).await?;
        let members = app.storage.members(organization).await?;
        let found = members.iter().find(|(_, account)| account.id == member);
        let (mut membership, account) = found.cloned().ok_or_else(|| AppError::missing(member))?;
        seen.require(&membership)?;
        let is_demoted = membership.role == MemberRole::Owner && role != Some(MemberRole::Owner);
        if is_demoted && !has_other_owner(members.iter().map(|(membership, _)| membership), member) {
            return Ok(Err(AccountProblem::LastOwner));
        }
        // Saving the organization makes concurrent changes conflict, so two owners cannot remove each other.
        let mut unit = UnitOfWork::default().with(Write::SaveOrganization(owner));
        let action = match role {
            Some(role) if !membership.change_role(role).is_made() => return Ok(Ok(())),
            Some(_) => {
                unit.push(Write::SaveMembership(membership));
                AuditAction::MemberRoleChanged
            }
            None => {
                unit.push(Write::RemoveMembership { account_id: member, organization_id: organization });
                AuditAction::MemberRemoved
            }
        };
        unit.push(audited(app, organization, administrator.actor, action, account.email.as_str()));
        administrator.commit(app, unit, || vec![member.uuid()]).await?;
        Ok(Ok(()))
    });
    Ok(changed.await??)
}
