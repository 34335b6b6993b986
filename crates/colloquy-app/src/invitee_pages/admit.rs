//! Which invitation a visitor of a share link gets, and whether they get to see it.

use colloquy_domain::Timestamp;
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, InvitationSource, Status};
use colloquy_domain::log_entry::{Actor, EventType, LogEntry};
use colloquy_domain::mail::{LINK_PAUSE, Letter, Mail};
use colloquy_domain::ports::{UnitOfWork, Write};
use colloquy_domain::share_link::{ShareLink, ShareLinkClosed};
use colloquy_domain::slug::Slug;

use super::enter::EnteredContact;
use super::visit_counters::VisitCounterKeys;
use super::visitor_token::{self, VisitorToken};
use crate::{App, AppError};

pub(super) enum ShareLinkAdmission {
    Invited { invitation: Slug, token: Option<VisitorToken> },
    LinkMailed,
    TooMany,
    Closed { why: ShareLinkClosed, opens_at: Option<Timestamp> },
}

/// Gives the visitor a new invitation, or has the link of an existing one mailed to the person whose address was typed.
///
/// The visitor learns nothing of an existing invitation but that there is one. Its state, and whether a mail goes out
/// now, change neither the answer nor, noticeably, the time it takes: both cases commit one unit of work, and the mail is
/// left to the outbox. Both count as visits, so the caps of the link also bound the mails that it sends.
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
    if interview.visibility.is_archived() {
        return Ok(ShareLinkAdmission::Closed { why: ShareLinkClosed::Disabled, opens_at: None });
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
    let counted = if theirs.is_some() { link.revisited(now) } else { link.used(now) };
    if let Err(why) = counted {
        return Ok(ShareLinkAdmission::Closed { why, opens_at: link.opens_next(now) });
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

/// Nothing was said in an invitation that is ready and has no consent, so the browser that created it may open it again.
async fn opens_directly(
    app: &App,
    theirs: &Invitation,
    token: Option<&str>,
    now: Timestamp,
) -> Result<bool, AppError> {
    let Some(token) = token.filter(|_| theirs.status == Status::Ready) else { return Ok(false) };
    Ok(visitor_token::is_for(app, token, theirs.id, now).await?
        && app.storage.session_run(theirs.id).await?.is_none())
}

/// The mail with the link, unless one was written a moment ago. Two visitors at once do not get two: each saves the share
/// link, so one of them runs again and finds the other's.
async fn link_mail(app: &App, theirs: &Invitation, now: Timestamp) -> Result<Option<Mail>, AppError> {
    let Some(email) = theirs.email.clone() else { return Ok(None) };
    let newest = app.storage.newest_link_mail(theirs.id).await?;
    if newest.is_some_and(|newest| now.duration_since(newest.created_at) < LINK_PAUSE) {
        return Ok(None);
    }
    let whose = (theirs.organization_id, theirs.id);
    // Anybody can type an address, so nobody is named as the one who asked.
    Ok(Some(app.new_mail(whose, Letter::Link, email, Actor::system(), now)))
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
    unit.push(Write::KeepInterview(interview));
    unit.push(Write::AddLogEntry(entry.about(invitation.id)));
    unit.push(Write::AddInvitation(invitation));
}
