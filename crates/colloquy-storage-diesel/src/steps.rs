//! A unit of work as rows: one step is one statement that changes one row.

use colloquy_domain::ports::{UnitOfWork, Write};

use crate::rows::{
    ApiKeyRow, EventRow, InterviewRow, InvitationRow, MailRow, MessageRow, NewLogEntryRow, OrganizationRow,
    ReplayRow, ShareLinkRow, SittingRow, UsageRow, VisitRow,
};
use crate::sql_types::{StoredId, StoredMoment};

/// `Save…` carries the revision that must still be the stored one; its row has the next.
#[derive(Debug)]
pub enum Step {
    AddOrganization(OrganizationRow),
    SaveOrganization(OrganizationRow, i64),
    AddKey(ApiKeyRow),
    SaveKey(ApiKeyRow, i64),
    AddInterview(InterviewRow),
    SaveInterview(InterviewRow, i64),
    KeepInterview(StoredId, i64),
    AddInvitation(InvitationRow),
    SaveInvitation(InvitationRow, i64),
    AddMessage(MessageRow),
    SaveMessage(MessageRow),
    AddSitting(SittingRow),
    SaveSitting(SittingRow, i64),
    AddUsage(UsageRow),
    AddLogEntry(NewLogEntryRow),
    AddEvent(EventRow),
    AddMail(MailRow),
    SaveMail(MailRow, i64),
    AddShareLink(ShareLinkRow),
    SaveShareLink(ShareLinkRow, i64),
    AddVisit(VisitRow),
    AddReplay(ReplayRow),
    SaveReplay(ReplayRow, i64),
    ForgetBefore(StoredMoment),
}

impl Step {
    fn of(write: &Write) -> Self {
        match write {
            Write::AddOrganization(organization) => {
                Step::AddOrganization(OrganizationRow::new(organization, organization.revision))
            }
            Write::SaveOrganization(organization) => {
                let read = organization.revision;
                Step::SaveOrganization(OrganizationRow::new(organization, read.next()), read.number())
            }
            Write::AddKey(key) => Step::AddKey(ApiKeyRow::new(key, key.revision)),
            Write::SaveKey(key) => {
                Step::SaveKey(ApiKeyRow::new(key, key.revision.next()), key.revision.number())
            }
            Write::AddInterview(interview) => {
                Step::AddInterview(InterviewRow::new(interview, interview.revision()))
            }
            Write::SaveInterview(interview) => {
                let read = interview.revision();
                Step::SaveInterview(InterviewRow::new(interview, read.next()), read.number())
            }
            Write::KeepInterview(interview) => {
                Step::KeepInterview(StoredId(interview.id.uuid()), interview.revision().number())
            }
            Write::AddInvitation(invitation) => {
                Step::AddInvitation(InvitationRow::new(invitation, invitation.revision()))
            }
            Write::SaveInvitation(invitation) => {
                let read = invitation.revision();
                Step::SaveInvitation(InvitationRow::new(invitation, read.next()), read.number())
            }
            Write::AddMessage(message) => Step::AddMessage(message.into()),
            Write::SaveMessage(message) => Step::SaveMessage(message.into()),
            Write::AddSitting(sitting) => Step::AddSitting(SittingRow::new(sitting, sitting.revision())),
            Write::SaveSitting(sitting) => {
                let read = sitting.revision();
                Step::SaveSitting(SittingRow::new(sitting, read.next()), read.number())
            }
            Write::AddUsage { organization_id, month, active_ms } => {
                Step::AddUsage(UsageRow::new(*organization_id, *month, *active_ms))
            }
            Write::AddLogEntry(entry) => Step::AddLogEntry(entry.into()),
            Write::AddEvent(event) => Step::AddEvent(event.into()),
            Write::AddMail(mail) => Step::AddMail(MailRow::new(mail, mail.revision())),
            Write::SaveMail(mail) => {
                Step::SaveMail(MailRow::new(mail, mail.revision().next()), mail.revision().number())
            }
            Write::AddShareLink(link) => Step::AddShareLink(ShareLinkRow::new(link, link.revision())),
            Write::SaveShareLink(link) => {
                let read = link.revision();
                Step::SaveShareLink(ShareLinkRow::new(link, read.next()), read.number())
            }
            Write::AddVisit(visit) => Step::AddVisit(visit.into()),
            Write::AddReplay(replay) => Step::AddReplay(ReplayRow::new(replay, replay.revision)),
            Write::SaveReplay(replay) => {
                let read = replay.revision;
                Step::SaveReplay(ReplayRow::new(replay, read.next()), read.number())
            }
            Write::ForgetBefore(moment) => Step::ForgetBefore(StoredMoment(*moment)),
        }
    }
}

pub fn steps(unit: &UnitOfWork) -> Vec<Step> {
    unit.writes().iter().map(Step::of).collect()
}
