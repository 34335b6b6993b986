//! A unit of work as rows: one step is one statement that changes one row.

use colloquy_domain::ports::{UnitOfWork, Write};

use crate::rows::{ApiKeyRow, InterviewRow, InvitationRow, MailRow, NewLogEntryRow, OrganizationRow};

/// `Save…` carries the revision that must still be the stored one; its row has the next.
#[derive(Debug)]
pub enum Step {
    AddOrganization(OrganizationRow),
    AddKey(ApiKeyRow),
    SaveKey(ApiKeyRow, i64),
    AddInterview(InterviewRow),
    SaveInterview(InterviewRow, i64),
    AddInvitation(InvitationRow),
    SaveInvitation(InvitationRow, i64),
    AddLogEntry(NewLogEntryRow),
    AddMail(MailRow),
    SaveMail(MailRow, i64),
}

impl Step {
    fn of(write: &Write) -> Self {
        match write {
            Write::AddOrganization(organization) => Step::AddOrganization(organization.into()),
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
            Write::AddInvitation(invitation) => {
                Step::AddInvitation(InvitationRow::new(invitation, invitation.revision()))
            }
            Write::SaveInvitation(invitation) => {
                let read = invitation.revision();
                Step::SaveInvitation(InvitationRow::new(invitation, read.next()), read.number())
            }
            Write::AddLogEntry(entry) => Step::AddLogEntry(entry.into()),
            Write::AddMail(mail) => Step::AddMail(MailRow::new(mail, mail.revision())),
            Write::SaveMail(mail) => {
                Step::SaveMail(MailRow::new(mail, mail.revision().next()), mail.revision().number())
            }
        }
    }
}

pub fn steps(unit: &UnitOfWork) -> Vec<Step> {
    unit.writes().iter().map(Step::of).collect()
}
