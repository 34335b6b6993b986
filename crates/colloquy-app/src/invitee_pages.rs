//! What people see who follow a link: an invitee, or a visitor of a share link.

mod admit;
mod enter;
mod visit_counters;
mod visitor_token;

use std::net::IpAddr;

use colloquy_domain::Timestamp;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::log_entry::EventType;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{SpeechUnavailable, UnitOfWork, Write};
use colloquy_domain::share_link::{Ask, ShareLink, ShareLinkClosed};
use colloquy_domain::slug::Slug;
use colloquy_domain::text::{Intro, Locale, OrganizationName, PersonName, Title};

use serde_json::json;

use crate::organizations::has_room;
use crate::sessions::logged;
use crate::{App, AppError};

pub use enter::enter;
pub use visitor_token::VisitorToken;

/// What both kinds of page say of an interview.
pub struct InterviewDescription {
    pub organization_name: OrganizationName,
    pub title: Option<Title>,
    pub intro: Option<Intro>,
    pub locale: Locale,
}

/// What an invitation's link leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvitationStage {
    Ready,
    /// Opened again by the organization after it was completed.
    Reopened,
    InProgress,
    Completed,
    /// It could be started, but the organization has used up what it has set for the month.
    Capped,
    /// Cancelled, or archived with its interview or without.
    Closed,
}

pub struct InvitationPage {
    pub subject: InterviewDescription,
    pub name: Option<PersonName>,
    pub stage: InvitationStage,
    pub limits: InterviewLimits,
    /// Whether nobody has followed the link before.
    pub is_first: bool,
    /// Why spoken answers are not understood at present, if so.
    pub speech_unavailable: Option<SpeechUnavailable>,
}

/// What an interview takes at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InterviewLimits {
    pub max_minutes: Option<i64>,
    pub max_responses: Option<i64>,
}

/// `None` when there is no such invitation.
pub async fn invitation(app: &App, slug: &Slug) -> Result<Option<InvitationPage>, AppError> {
    let Some(invitation) = app.storage.invitation_by_slug(slug).await? else { return Ok(None) };
    let Some(interview) = app.storage.interview(invitation.interview_id).await? else { return Ok(None) };
    let Some(organization) = app.storage.organization(interview.organization_id).await? else {
        return Ok(None);
    };
    let stage = stage(app, &invitation, &interview, &organization).await?;
    let limits = InterviewLimits {
        max_minutes: interview.max_minutes.map(|limit| limit.get()),
        max_responses: interview.max_responses.map(|limit| limit.get()),
    };
    let speech_unavailable = app.recognizer.knows(&interview.locale).err();
    let (name, is_first) = (invitation.name.clone(), invitation.opened_at.is_none());
    Ok(Some(InvitationPage {
        subject: subject(organization, &interview),
        name,
        stage,
        limits,
        is_first,
        speech_unavailable,
    }))
}

async fn stage(
    app: &App,
    invitation: &Invitation,
    interview: &Interview,
    organization: &Organization,
) -> Result<InvitationStage, AppError> {
    Ok(match invitation.status {
        _ if invitation.visibility.is_archived() => InvitationStage::Closed,
        // In an archived interview a session that is under way ends normally, and what is over can be told.
        Status::InProgress => {
            let seen_at =
                app.storage.session_run(invitation.id).await?.map(|session_run| session_run.seen_at);
            let resume_time = organization.resume_time.duration();
            match invitation.is_abandoned(seen_at, app.clock.now(), resume_time) {
                // A sweep is about to say so.
                true => InvitationStage::Completed,
                false => InvitationStage::InProgress,
            }
        }
        Status::Completed => InvitationStage::Completed,
        Status::Cancelled => InvitationStage::Closed,
        _ if interview.visibility.is_archived() => InvitationStage::Closed,
        _ if !has_room(app, organization).await? => InvitationStage::Capped,
        Status::Ready => InvitationStage::Ready,
        Status::Reopened => InvitationStage::Reopened,
    })
}

/// Logs that somebody has followed the link for the first time. A page is shown whether that can be done or not.
pub async fn opened(app: &App, slug: &Slug) {
    let logged = async {
        let Some(id) = app.storage.invitation_by_slug(slug).await?.map(|found| found.id) else {
            return Ok(());
        };
        app.until_saved(id.uuid(), async || {
            let Some(mut invitation) = app.storage.invitation(id).await? else { return Ok(()) };
            let now = app.clock.now();
            if invitation.open(now).is_made() {
                let entry = logged(app.id(), &invitation, EventType::InvitationOpened, json!({}), now);
                let unit = UnitOfWork::default().with(Write::SaveInvitation(invitation)).with(entry);
                app.storage.commit(unit).await?;
            }
            Ok(())
        })
        .await
    };
    let logged: Result<(), AppError> = logged.await;
    if let Err(error) = logged {
        tracing::warn!(%error, "that a link was followed is not logged");
    }
}

pub(crate) fn subject(organization: Organization, interview: &Interview) -> InterviewDescription {
    InterviewDescription {
        organization_name: organization.name,
        title: interview.title.clone(),
        intro: interview.intro.clone(),
        locale: interview.locale.clone(),
    }
}

pub struct SharePage {
    pub subject: InterviewDescription,
    pub ask_name: Ask,
    pub ask_email: Ask,
    pub asks_code: bool,
    /// When it opens, or opens again, if it is not open and that is known.
    pub opens_at: Option<Timestamp>,
    /// Why nobody is let in at present.
    pub closed: Option<ShareLinkClosed>,
}

/// `None` when there is no such link.
pub async fn share(app: &App, slug: &Slug) -> Result<Option<SharePage>, AppError> {
    let Some(link) = app.storage.share_link_by_slug(slug).await? else { return Ok(None) };
    let Some(interview) = app.storage.interview(link.interview_id).await? else { return Ok(None) };
    page(app, &link, &interview).await
}

async fn page(app: &App, link: &ShareLink, interview: &Interview) -> Result<Option<SharePage>, AppError> {
    let now = app.clock.now();
    let (closed, opens_at) = match interview.visibility.is_archived() {
        true => (Some(ShareLinkClosed::Disabled), None),
        false => (link.require_open(now).err(), link.opens_next(now)),
    };
    let organization = app.storage.organization(interview.organization_id).await?;
    Ok(organization.map(|organization| SharePage {
        subject: subject(organization, interview),
        ask_name: link.ask_name,
        ask_email: link.ask_email,
        asks_code: link.access_code_hash.is_some(),
        opens_at,
        closed,
    }))
}

/// What a visitor has put into the form. Fields that the form did not ask for are ignored.
#[derive(Clone, Debug, Default)]
pub struct VisitorEntry {
    pub name: String,
    pub email: String,
    pub access_code: String,
}

/// What is wrong with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryProblem {
    NameMissing,
    NameTooLong,
    EmailMissing,
    EmailInvalid,
    /// Only addresses of certain domains are let in.
    EmailDomain,
    AccessCodeWrong,
    /// Too many wrong access codes, from here or of this link.
    TooManyTries {
        retry_after_s: u32,
    },
    /// As many as may come from one address on one day have come.
    TooManyToday,
}

/// The browser that sent a form.
#[derive(Clone, Copy, Debug, Default)]
pub struct Browser<'a> {
    pub address: Option<IpAddr>,
    /// The visitor token that it was given earlier, if it sends one.
    pub token: Option<&'a str>,
}

pub enum EnterOutcome {
    /// The visitor's invitation, and what lets the same browser open it again as long as nothing was said in it.
    Admitted { invitation: Slug, token: Option<VisitorToken> },
    /// There is an invitation for the address already. Its link is mailed to that address, or was a moment ago; the
    /// visitor who typed the address does not see it.
    LinkMailed(SharePage),
    /// At least one complaint; the form is shown again, with what was put in.
    Refused(SharePage, Vec<EntryProblem>),
    /// The link is not open; its page says why.
    Closed(SharePage),
}
