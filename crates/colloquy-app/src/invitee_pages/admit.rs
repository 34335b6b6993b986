//! Decides which invitation a visitor of a share link gets, and whether the visitor may see it.

use colloquy_domain::Timestamp;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, InvitationSource};
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::mail::{LINK_PAUSE, Letter, QueuedMail};
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::share_link::{ShareLink, ShareLinkClosed};
use colloquy_domain::slug::Slug;

use super::enter::EnteredContact;
use super::visit_counters::VisitCounterKeys;
use super::visitor_token::{self, ShareLinkVisitorToken};
use crate::{App, AppError};

pub(super) enum ShareLinkAdmission {
    Invited { invitation: Slug, token: Option<ShareLinkVisitorToken> },
    LinkMailed,
    TooMany,
    Closed { why: ShareLinkClosed, opens_at: Option<Timestamp> },
}

/// Gives the visitor a new invitation, or mails the link of an existing one to the address that was entered.
///
/// The visitor learns only that an invitation exists. Its state, and whether a mail is sent now, do not change the
/// response or, noticeably, the response time: both cases commit one unit of work, and the outbox sends the mail. Both
/// count as visits, so the caps of the link also limit the mails that it sends.
pub(super) async fn admit(
    app: &App,
    mut link: ShareLink,
    person: &EnteredContact,
    visitors: &VisitCounterKeys,
    token: Option<&str>,
) -> Result<ShareLinkAdmission, AppError> {
    let now = app.clock.now();
    let interview = app.storage.interview(link.interview_id).await?;
    let interview = interview.ok_or_else(|| AppError::missing(link.interview_id))?;
    if let Err(why) = link.require_window(interview.availability(), now) {
        let opens_at = link.opens_next(interview.availability(), now);
        return Ok(ShareLinkAdmission::Closed { why, opens_at });
    }
    let known_by = person.email.as_ref().filter(|_| link.dedupe_by_contact);
    let theirs = match known_by {
        Some(email) => app.storage.invitation_of_visitor(link.interview_id, email).await?,
        None => None,
    };
    if let Some(theirs) = &theirs
        && opens_directly(app, theirs, token, now).await?
    {
        return Ok(ShareLinkAdmission::Invited { invitation: theirs.slug.clone(), token: None });
    }
    if visitors.have_come_too_often(app, &link, now).await? {
        return Ok(ShareLinkAdmission::TooMany);
    }
    let counted = match theirs {
        Some(_) => link.revisited(interview.availability(), now),
        None => link.used(interview.availability(), now),
    };
    if let Err(why) = counted {
        let opens_at = link.opens_next(interview.availability(), now);
        return Ok(ShareLinkAdmission::Closed { why, opens_at });
    }
    let mut unit = visit(app, link, visitors, now);
    if let Some(theirs) = theirs {
        if let Some(mail) = link_mail(app, &theirs, now).await? {
            unit.push(Write::AddMail(mail));
        }
        app.storage.commit(unit).await?;
        return Ok(ShareLinkAdmission::LinkMailed);
    }
    let invitation = invitation(app, &interview, person, now);
    let token = match known_by {
        Some(_) => Some(visitor_token::issue(app, invitation.id, now).await?),
        None => None,
    };
    let slug = invitation.slug.clone();
    add(app, interview, invitation, &mut unit);
    app.storage.commit(unit).await?;
    Ok(ShareLinkAdmission::Invited { invitation: slug, token })
}

/// Returns whether the browser that created an invitation may open it again. It may while nothing was said in it.
async fn opens_directly(
    app: &App,
    theirs: &Invitation,
    token: Option<&str>,
    now: Timestamp,
) -> Result<bool, AppError> {
    let Some(token) = token else { return Ok(false) };
    Ok(visitor_token::is_for(app, token, theirs.id, now).await?
        && theirs.is_untouched(app.storage.session_run(theirs.id).await?.as_ref()))
}

/// Returns a mail with the link, unless one was created a moment ago. Concurrent visitors do not cause two mails: both
/// save the share link, so one of them conflicts, runs again, and finds the mail of the other.
async fn link_mail(app: &App, theirs: &Invitation, now: Timestamp) -> Result<Option<QueuedMail>, AppError> {
    let Some(email) = theirs.email.clone() else { return Ok(None) };
    let newest = app.storage.newest_link_mail(theirs.id).await?;
    if newest.is_some_and(|newest| now.duration_since(newest.created_at) < LINK_PAUSE) {
        return Ok(None);
    }
    let addressee = (theirs.organization_id, theirs.id);
    // Anyone can enter an address, so the log names the system as the actor.
    Ok(Some(app.new_mail(addressee, Letter::Link, email, Actor::system(), now)))
}

fn visit(app: &App, link: ShareLink, visitors: &VisitCounterKeys, now: Timestamp) -> UnitOfWork {
    let visits = visitors.visits(app, &link, now);
    let mut unit = UnitOfWork::default().with(Write::SaveShareLink(link));
    visits.into_iter().for_each(|visit| unit.push(Write::AddVisit(visit)));
    unit
}

fn invitation(app: &App, interview: &Interview, person: &EnteredContact, now: Timestamp) -> Invitation {
    let (owner, slug) = ((interview.organization_id, interview.id), Slug::draw(&*app.randomness));
    Invitation::ready(app.id(), owner, slug, InvitationSource::Share, now)
        .for_person(person.name.clone(), person.email.clone())
}

fn add(app: &App, interview: Interview, invitation: Invitation, unit: &mut UnitOfWork) {
    let (owner, now) = ((interview.organization_id, interview.id), invitation.created_at);
    let actor = Actor::invitee(&invitation);
    let entry = LogEntry::of_interview(app.id(), EventType::InvitationCreated, owner, actor, now);
    let entry = entry.about(invitation.id);
    unit.push(Write::KeepInterview(interview));
    unit.push(Write::AddInvitation(invitation));
    unit.push(Write::AddLogEntry(entry));
}
