//! A unit of work as rows: one step is one statement, and most change one row.

use colloquy_domain::ports::{Hurried, UnitOfWork, Write};

use crate::rows::{
    ApiKeyRow, AttemptRow, DeliveryRow, EndpointRow, EventRow, InterviewRow, InvitationRow, MailRow,
    MessageRow, NewLogEntryRow, OrganizationRow, ReplayRow, ShareLinkRow, SittingRow, UsageRow, VisitRow,
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
    FanOut(EventRow, StoredMoment),
    SaveBody(StoredId, String),
    AddEndpoint(EndpointRow),
    SaveEndpoint(EndpointRow, i64),
    SaveFailing(StoredId, Option<StoredMoment>),
    AddDelivery(DeliveryRow),
    SaveDelivery(DeliveryRow, i64),
    HurryOfInvitation(StoredId, StoredMoment),
    HurryOfEndpoint(StoredId, StoredMoment),
    AddAttempt(AttemptRow),
    AddMail(MailRow),
    SaveMail(MailRow, i64),
    AddShareLink(ShareLinkRow),
    SaveShareLink(ShareLinkRow, i64),
    AddVisit(VisitRow),
    AddReplay(ReplayRow),
    SaveReplay(ReplayRow, i64),
    ForgetBefore(StoredMoment),
    ForgetDeliveriesBefore(StoredMoment),
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
            Write::SaveBody { event_id, body } => Step::SaveBody(StoredId(event_id.uuid()), body.clone()),
            Write::AddEndpoint(endpoint) => {
                Step::AddEndpoint(EndpointRow::new(endpoint, endpoint.revision()))
            }
            Write::SaveEndpoint(endpoint) => {
                let read = endpoint.revision();
                Step::SaveEndpoint(EndpointRow::new(endpoint, read.next()), read.number())
            }
            Write::SaveFailing { endpoint_id, since } => {
                Step::SaveFailing(StoredId(endpoint_id.uuid()), since.map(StoredMoment))
            }
            Write::AddDelivery(delivery) => {
                Step::AddDelivery(DeliveryRow::new(delivery, delivery.revision()))
            }
            Write::SaveDelivery(delivery) => {
                let read = delivery.revision();
                Step::SaveDelivery(DeliveryRow::new(delivery, read.next()), read.number())
            }
            Write::Hurry { which: Hurried::OfInvitation(id), now } => {
                Step::HurryOfInvitation(StoredId(id.uuid()), StoredMoment(*now))
            }
            Write::Hurry { which: Hurried::OfEndpoint(id), now } => {
                Step::HurryOfEndpoint(StoredId(id.uuid()), StoredMoment(*now))
            }
            Write::AddAttempt(attempt) => Step::AddAttempt(attempt.into()),
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
            Write::ForgetDeliveriesBefore(moment) => Step::ForgetDeliveriesBefore(StoredMoment(*moment)),
        }
    }

    /// What a write does besides.
    fn besides(write: &Write) -> Option<Self> {
        match write {
            Write::AddEvent(event) => Some(Step::FanOut(event.into(), StoredMoment(event.due_at()))),
            _ => None,
        }
    }
}

pub fn steps(unit: &UnitOfWork) -> Vec<Step> {
    unit.writes().iter().flat_map(|write| [Some(Step::of(write)), Step::besides(write)]).flatten().collect()
}
