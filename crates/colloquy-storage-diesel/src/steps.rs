//! A unit of work as rows: one step is one statement, and most change one row.

use std::collections::HashMap;

use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::ports::{Hurried, UnitOfWork, Write};
use colloquy_domain::{InterviewId, Revision};
use jiff::Timestamp;

use crate::rows::{
    ApiKeyRow, AttemptRow, DeliveryRow, EndpointRow, EventRow, InterviewRow, InvitationRow, MailRow,
    MessageRow, NewLogEntryRow, OrganizationRow, ReplayRow, ServiceSecretRow, ShareLinkRow, SittingRow,
    UnsubscriptionRow, UsageRow, VisitRow,
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
    /// The first entries of an interview that the same unit adds.
    AddLogEntry(NewLogEntryRow),
    /// An entry of an interview that has some.
    AppendLogEntry(NewLogEntryRow),
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
    AddUnsubscription(UnsubscriptionRow),
    RemoveUnsubscription(StoredId, [u8; 32]),
    AddShareLink(ShareLinkRow),
    SaveShareLink(ShareLinkRow, i64),
    AddVisit(VisitRow),
    AddReplay(ReplayRow),
    SaveReplay(ReplayRow, i64),
    AddSecret(ServiceSecretRow),
    ForgetBefore(StoredMoment),
    ForgetDeliveriesBefore(StoredMoment),
}

impl Step {
    fn of(write: &Write) -> Self {
        match write {
            Write::AddOrganization(organization) => {
                Step::AddOrganization(OrganizationRow::new(organization, organization.revision))
            }
            Write::SaveOrganization(organization) => saved(
                organization.revision,
                |next| OrganizationRow::new(organization, next),
                Step::SaveOrganization,
            ),
            Write::AddKey(key) => Step::AddKey(ApiKeyRow::new(key, key.revision)),
            Write::SaveKey(key) => saved(key.revision, |next| ApiKeyRow::new(key, next), Step::SaveKey),
            Write::AddInterview(interview) => {
                Step::AddInterview(InterviewRow::new(interview, interview.revision()))
            }
            Write::SaveInterview(interview) => {
                saved(interview.revision(), |next| InterviewRow::new(interview, next), Step::SaveInterview)
            }
            Write::KeepInterview(interview) => {
                Step::KeepInterview(StoredId(interview.id.uuid()), interview.revision().number())
            }
            Write::AddInvitation(invitation) => {
                Step::AddInvitation(InvitationRow::new(invitation, invitation.revision()))
            }
            Write::SaveInvitation(invitation) => saved(
                invitation.revision(),
                |next| InvitationRow::new(invitation, next),
                Step::SaveInvitation,
            ),
            Write::AddMessage(message) => Step::AddMessage(message.into()),
            Write::SaveMessage(message) => Step::SaveMessage(message.into()),
            Write::AddSitting(sitting) => Step::AddSitting(SittingRow::new(sitting, sitting.revision())),
            Write::SaveSitting(sitting) => {
                saved(sitting.revision(), |next| SittingRow::new(sitting, next), Step::SaveSitting)
            }
            Write::AddUsage { organization_id, month, active_ms } => {
                Step::AddUsage(UsageRow::new(*organization_id, *month, *active_ms))
            }
            Write::AddLogEntry(entry) => Step::AppendLogEntry(entry.into()),
            Write::AddEvent(event) => Step::AddEvent(event.into()),
            Write::SaveBody { event_id, body } => Step::SaveBody(StoredId(event_id.uuid()), body.clone()),
            Write::AddEndpoint(new) => Step::AddEndpoint(EndpointRow::new(new, new.revision())),
            Write::SaveEndpoint(endpoint) => {
                saved(endpoint.revision(), |next| EndpointRow::new(endpoint, next), Step::SaveEndpoint)
            }
            Write::SaveFailing { endpoint_id, since } => {
                Step::SaveFailing(StoredId(endpoint_id.uuid()), since.map(StoredMoment))
            }
            Write::AddDelivery(new) => Step::AddDelivery(DeliveryRow::new(new, new.revision())),
            Write::SaveDelivery(delivery) => {
                saved(delivery.revision(), |next| DeliveryRow::new(delivery, next), Step::SaveDelivery)
            }
            Write::Hurry { which, now } => Step::hurry(*which, StoredMoment(*now)),
            Write::AddAttempt(attempt) => Step::AddAttempt(attempt.into()),
            Write::AddMail(mail) => Step::AddMail(MailRow::new(mail, mail.revision())),
            Write::SaveMail(mail) => saved(mail.revision(), |next| MailRow::new(mail, next), Step::SaveMail),
            Write::AddUnsubscription(new) => Step::AddUnsubscription(new.into()),
            Write::RemoveUnsubscription { organization_id, recipient } => {
                Step::RemoveUnsubscription(StoredId(organization_id.uuid()), recipient.0)
            }
            Write::AddShareLink(link) => Step::AddShareLink(ShareLinkRow::new(link, link.revision())),
            Write::SaveShareLink(link) => {
                saved(link.revision(), |next| ShareLinkRow::new(link, next), Step::SaveShareLink)
            }
            Write::AddVisit(visit) => Step::AddVisit(visit.into()),
            Write::AddReplay(replay) => Step::AddReplay(ReplayRow::new(replay, replay.revision)),
            Write::SaveReplay(replay) => {
                saved(replay.revision, |next| ReplayRow::new(replay, next), Step::SaveReplay)
            }
            Write::AddSecret(secret) => Step::AddSecret(secret.into()),
            Write::ForgetBefore(moment) => Step::ForgetBefore(StoredMoment(*moment)),
            Write::ForgetDeliveriesBefore(moment) => Step::ForgetDeliveriesBefore(StoredMoment(*moment)),
        }
    }

    fn hurry(which: Hurried, now: StoredMoment) -> Self {
        match which {
            Hurried::OfInvitation(id) => Step::HurryOfInvitation(StoredId(id.uuid()), now),
            Hurried::OfEndpoint(id) => Step::HurryOfEndpoint(StoredId(id.uuid()), now),
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

fn saved<R>(read: Revision, row: impl FnOnce(Revision) -> R, step: fn(R, i64) -> Step) -> Step {
    step(row(read.next()), read.number())
}

/// The logs that a unit adds to.
#[derive(Default)]
struct Logs(HashMap<InterviewId, Log>);

#[derive(Default)]
struct Log {
    /// The unit adds the interview too, so the database has no entry of it.
    is_new: bool,
    latest: Option<Timestamp>,
}

impl Logs {
    fn begin(&mut self, interview_id: InterviewId) {
        self.0.entry(interview_id).or_default().is_new = true;
    }

    /// Times do not decrease within the unit.
    fn add(&mut self, entry: &LogEntry) -> Step {
        let log = self.0.entry(entry.interview_id).or_default();
        let time = log.latest.map_or(entry.created_at, |latest| latest.max(entry.created_at));
        log.latest = Some(time);
        let row = NewLogEntryRow { created_at: StoredMoment(time), ..entry.into() };
        if log.is_new { Step::AddLogEntry(row) } else { Step::AppendLogEntry(row) }
    }
}

pub fn steps(unit: &UnitOfWork) -> Vec<Step> {
    let mut logs = Logs::default();
    let mut step = |write: &Write| match write {
        Write::AddLogEntry(entry) => logs.add(entry),
        Write::AddInterview(interview) => {
            logs.begin(interview.id);
            Step::of(write)
        }
        _ => Step::of(write),
    };
    unit.writes().iter().flat_map(|write| [Some(step(write)), Step::besides(write)]).flatten().collect()
}
