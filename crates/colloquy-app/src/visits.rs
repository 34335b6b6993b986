//! What people see who follow a link: an invitee, or a visitor of a share link.

mod enter;

use colloquy_domain::Timestamp;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Status;
use colloquy_domain::ports::Unready;
use colloquy_domain::share_link::{Ask, Closed, ShareLink};
use colloquy_domain::slug::Slug;
use colloquy_domain::text::{Intro, Locale, OrganizationName, PersonName, Title};

use crate::{App, AppError};

pub use enter::enter;

/// What both kinds of page say of an interview.
pub struct Subject {
    pub organization_name: OrganizationName,
    pub title: Option<Title>,
    pub intro: Option<Intro>,
    pub locale: Locale,
}

/// What an invitation's link leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Ready,
    /// Opened again by the organization after it was completed.
    Reopened,
    InProgress,
    Completed,
    /// Cancelled, or archived with its interview or without.
    Closed,
}

pub struct InvitationPage {
    pub subject: Subject,
    pub name: Option<PersonName>,
    pub stage: Stage,
    pub limits: Limits,
    /// Why spoken answers are not understood at present, if so.
    pub deaf: Option<Unready>,
}

/// What an interview takes at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    pub max_minutes: Option<i64>,
    pub max_responses: Option<i64>,
}

/// `None` when there is no such invitation.
pub async fn invitation(app: &App, slug: &Slug) -> Result<Option<InvitationPage>, AppError> {
    let Some(invitation) = app.storage.invitation_by_slug(slug).await? else { return Ok(None) };
    let Some(interview) = app.storage.interview(invitation.interview_id).await? else { return Ok(None) };
    let Some(subject) = subject(app, &interview).await? else { return Ok(None) };
    let stage = match invitation.status {
        _ if invitation.visibility.is_archived() => Stage::Closed,
        // In an archived interview a session that is under way ends normally, and what is over can be told.
        Status::InProgress => Stage::InProgress,
        Status::Completed => Stage::Completed,
        _ if interview.visibility.is_archived() => Stage::Closed,
        Status::Ready => Stage::Ready,
        Status::Reopened => Stage::Reopened,
        Status::Cancelled => Stage::Closed,
    };
    let limits = Limits {
        max_minutes: interview.max_minutes.map(|limit| limit.get()),
        max_responses: interview.max_responses.map(|limit| limit.get()),
    };
    let deaf = app.recognizer.knows(&interview.locale).err();
    Ok(Some(InvitationPage { subject, name: invitation.name.clone(), stage, limits, deaf }))
}

async fn subject(app: &App, interview: &Interview) -> Result<Option<Subject>, AppError> {
    let organization = app.storage.organization(interview.organization_id).await?;
    Ok(organization.map(|organization| Subject {
        organization_name: organization.name,
        title: interview.title.clone(),
        intro: interview.intro.clone(),
        locale: interview.locale.clone(),
    }))
}

pub struct SharePage {
    pub subject: Subject,
    pub ask_name: Ask,
    pub ask_email: Ask,
    pub asks_code: bool,
    /// When it opens, if it is not open yet.
    pub opens_at: Option<Timestamp>,
    /// Why nobody is let in at present.
    pub closed: Option<Closed>,
}

/// `None` when there is no such link.
pub async fn share(app: &App, slug: &Slug) -> Result<Option<SharePage>, AppError> {
    let Some(link) = app.storage.share_link_by_slug(slug).await? else { return Ok(None) };
    let Some(interview) = app.storage.interview(link.interview_id).await? else { return Ok(None) };
    page(app, &link, &interview).await
}

async fn page(app: &App, link: &ShareLink, interview: &Interview) -> Result<Option<SharePage>, AppError> {
    let closed = match interview.visibility.is_archived() {
        true => Some(Closed::Disabled),
        false => link.require_open(app.clock.now()).err(),
    };
    Ok(subject(app, interview).await?.map(|subject| SharePage {
        subject,
        ask_name: link.ask_name,
        ask_email: link.ask_email,
        asks_code: link.access_code_hash.is_some(),
        opens_at: link.opens_at.filter(|_| closed == Some(Closed::NotYet)),
        closed,
    }))
}

/// What a visitor has put into the form. Fields that the form did not ask for are ignored.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    pub name: String,
    pub email: String,
    pub access_code: String,
}

/// What is wrong with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Complaint {
    NameMissing,
    NameTooLong,
    EmailMissing,
    EmailInvalid,
    /// Only addresses of certain domains are let in.
    EmailDomain,
    AccessCodeWrong,
    /// Too many wrong access codes from here; try again in a minute.
    TooManyTries,
    /// As many as may come from one address on one day have come.
    TooManyToday,
}

pub enum Entered {
    /// The visitor's invitation.
    Admitted(Slug),
    /// At least one complaint; the form is shown again, with what was put in.
    Refused(SharePage, Vec<Complaint>),
    /// The link is not open; its page says why.
    Closed(SharePage),
}
