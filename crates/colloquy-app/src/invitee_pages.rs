//! The pages behind links, for invitees and for visitors of share links.

mod admit;
mod consent_state;
mod enter;
mod visit_counters;
mod visitor_token;

use std::net::IpAddr;

use colloquy_domain::Timestamp;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::Status;
use colloquy_domain::log_entry::EventType;
use colloquy_domain::logo::{Logo, LogoHash};
use colloquy_domain::organization::{Appearance, Organization};
use colloquy_domain::ports::{SpeechUnavailable, UnitOfWork, Write};
use colloquy_domain::retention::{RetentionPeriods, RetentionScope};
use colloquy_domain::share_link::{Ask, ShareLink, ShareLinkClosed};
use colloquy_domain::slug::Slug;
use colloquy_domain::text::{Intro, Locale, OrganizationName, PersonName, Title};

use serde_json::json;

use crate::invitation_stage::invitation_stage;
use crate::invitations::decline::may_decline;
use crate::sessions::logged;
use crate::{App, AppError, retention};

pub use colloquy_domain::invitation::{InvitationStage, ReminderOffer};
pub use consent_state::{ConsentState, DataAfterWithdrawal};
pub use enter::enter;
pub use visitor_token::ShareLinkVisitorToken;

/// What both kinds of page show about an interview.
pub struct InterviewDescription {
    pub organization_name: OrganizationName,
    pub appearance: Appearance,
    pub title: Option<Title>,
    pub intro: Option<Intro>,
    pub locale: Locale,
}

pub struct InvitationPageContent {
    pub subject: InterviewDescription,
    pub name: Option<PersonName>,
    pub stage: InvitationStage,
    pub limits: InterviewLimits,
    /// Until when the interview can be started, if it has not been.
    pub deadline: Option<Timestamp>,
    /// How long the answers are kept.
    pub kept: RetentionPeriods,
    pub may_decline: bool,
    /// The reminder that the invitee can have, or has asked for.
    pub reminder: Option<ReminderOffer>,
    /// Whether the time zone of the browser would help to remind the invitee at a good hour.
    pub asks_time_zone: bool,
    pub consent: ConsentState,
    /// Whether this is the first visit to the link.
    pub is_first: bool,
    /// Why speech recognition is not available, if it is not.
    pub speech_unavailable: Option<SpeechUnavailable>,
}

/// The limits of an interview.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InterviewLimits {
    pub max_minutes: Option<i64>,
    pub max_responses: Option<i64>,
}

/// Returns the page of an invitation, or `None` if it does not exist.
pub async fn invitation(app: &App, slug: &Slug) -> Result<Option<InvitationPageContent>, AppError> {
    let Some(invitation) = app.storage.invitation_by_slug(slug).await? else { return Ok(None) };
    let Some(interview) = app.storage.interview(invitation.interview_id).await? else { return Ok(None) };
    let Some(organization) = app.storage.organization(interview.organization_id).await? else {
        return Ok(None);
    };
    let session_run = app.storage.session_run(invitation.id).await?;
    let stage = invitation_stage(app, &invitation, &interview, &organization, session_run.as_ref()).await?;
    let consent = consent_state::consent_state(app, &invitation, &organization, session_run.as_ref()).await?;
    let limits = InterviewLimits {
        max_minutes: interview.max_minutes.map(|limit| limit.get()),
        max_responses: interview.max_responses.map(|limit| limit.get()),
    };
    let scope = RetentionScope::Interview(interview.organization_id, interview.id);
    let kept = retention::periods(app, scope).await?;
    let speech_unavailable = app.recognizer.supports(&interview.locale).err();
    let is_closed =
        matches!(stage, InvitationStage::Closed | InvitationStage::Overdue | InvitationStage::Withdrawn);
    let may_decline = !is_closed && may_decline(&invitation);
    let reminder = invitation.reminder_offer(&interview, app.clock.now()).filter(|_| may_decline);
    let (name, is_first) = (invitation.name.clone(), invitation.opened_at.is_none());
    Ok(Some(InvitationPageContent {
        subject: subject(organization, &interview),
        name,
        stage,
        limits,
        deadline: invitation.deadline_for(&interview).filter(|_| stage == InvitationStage::Ready),
        kept,
        may_decline,
        reminder,
        asks_time_zone: interview.reminder_plan.is_some()
            && invitation.status == Status::Ready
            && invitation.time_zone.is_none(),
        consent,
        is_first,
        speech_unavailable,
    }))
}

/// Logs the first visit to the link. The page is shown even if that fails.
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
        tracing::warn!(%error, "the first visit to a link could not be logged");
    }
}

/// Returns a logo that an organization has at present.
pub async fn logo(app: &App, hash: LogoHash) -> Result<Option<Logo>, AppError> {
    Ok(app.storage.logo(hash).await?)
}

pub(crate) fn subject(organization: Organization, interview: &Interview) -> InterviewDescription {
    InterviewDescription {
        organization_name: organization.name.clone(),
        appearance: organization.appearance.clone(),
        title: interview.title.clone(),
        intro: interview.intro.clone(),
        locale: interview.locale.clone(),
    }
}

pub struct ShareLinkPageContent {
    pub subject: InterviewDescription,
    pub ask_name: Ask,
    pub ask_email: Ask,
    pub asks_code: bool,
    /// When the link opens next, if it is closed and that is known.
    pub opens_at: Option<Timestamp>,
    /// Why the link is closed, if it is.
    pub closed: Option<ShareLinkClosed>,
}

/// Returns the page of a share link, or `None` if it does not exist.
pub async fn share(app: &App, slug: &Slug) -> Result<Option<ShareLinkPageContent>, AppError> {
    let Some(link) = app.storage.share_link_by_slug(slug).await? else { return Ok(None) };
    let Some(interview) = app.storage.interview(link.interview_id).await? else { return Ok(None) };
    page(app, &link, &interview).await
}

async fn page(
    app: &App,
    link: &ShareLink,
    interview: &Interview,
) -> Result<Option<ShareLinkPageContent>, AppError> {
    let now = app.clock.now();
    let organization = app.storage.organization(interview.organization_id).await?;
    Ok(organization.map(|organization| ShareLinkPageContent {
        subject: subject(organization, interview),
        ask_name: link.ask_name,
        ask_email: link.ask_email,
        asks_code: link.access_code_hash.is_some(),
        opens_at: link.opens_next(interview.availability(), now),
        closed: link.require_open(interview.availability(), now).err(),
    }))
}

/// What a visitor has entered into the form. Fields that the form does not ask for are ignored.
#[derive(Clone, Debug, Default)]
pub struct ShareLinkFormInput {
    pub name: String,
    pub email: String,
    pub access_code: String,
}

/// A problem with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareLinkVisitFormError {
    NameMissing,
    NameTooLong,
    EmailMissing,
    EmailInvalid,
    /// Only addresses of certain domains are admitted.
    EmailDomain,
    AccessCodeWrong,
    /// Too many wrong access codes, from this client or for this link.
    TooManyTries {
        retry_after_s: u32,
    },
    /// The daily limit of visits from one address is reached.
    TooManyToday,
}

/// The browser that sent a form.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShareLinkFormBrowser<'a> {
    pub address: Option<IpAddr>,
    /// The visitor token that the browser sends, if it has one.
    pub token: Option<&'a str>,
}

pub enum VisitorAdmissionOutcome {
    /// The visitor's invitation, and a token with which the same browser may open it again before the interview starts.
    Admitted { invitation: Slug, token: Option<ShareLinkVisitorToken> },
    /// The address already has an invitation. Its link is mailed to that address, or was mailed a moment ago. The
    /// visitor who entered the address does not see it.
    LinkMailed(ShareLinkPageContent),
    /// The entry has at least one problem. The form is shown again, with the entry.
    Refused(ShareLinkPageContent, Vec<ShareLinkVisitFormError>),
    /// The link is closed. Its page says why.
    Closed(ShareLinkPageContent),
}
