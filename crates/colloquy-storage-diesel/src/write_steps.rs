//! Translates a unit of work into steps. Each step is one statement, and most change one row.

use std::collections::HashMap;

use colloquy_domain::erasure::ErasableRows;
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::mail_report::MailReportKind;
use colloquy_domain::ports::{Expedite, NoteWrite, PasskeyWrite, UnitOfWork, Write};
use colloquy_domain::{InterviewId, Revision};
use jiff::Timestamp;

use crate::rows::{
    AccountIdentityRow, AccountMailRow, AccountRow, ApiKeyRow, AttemptRow, AuditEntryRow, BrowserSessionRow,
    DeliveryRow, EndpointRow, ErasureRow, EventRow, GuideRow, IdempotencyRecordRow, InterviewRow,
    InvitationRow, LogoRow, MailRow, MembershipRow, MessageRow, NewLogEntryRow, NoteRow, NoteTagRow,
    OneTimeLinkRow, OrganizationRow, PasskeyRow, ReportedRecipientRow, RetentionRunRow, RetentionSettingsRow,
    ServiceSecretRow, SessionRunRow, ShareLinkRow, UnsubscriptionRow, UsageIncrementRow,
    UsedPasskeyChallengeRow, VisitRow, stored_id,
};
use crate::sql_types::{StoredId, StoredMoment};

/// One statement. `Save…` carries the revision that the stored row must still have; the new row has the next one.
#[derive(Debug)]
pub enum WriteStep {
    AddOrganization(OrganizationRow),
    SaveOrganization(OrganizationRow, i64),
    SaveLogo(LogoRow),
    RemoveLogo(StoredId),
    AddAccount(AccountRow),
    SaveAccount(AccountRow, i64),
    AddAccountIdentity(AccountIdentityRow),
    /// The issuer and the subject.
    RemoveAccountIdentity(String, String),
    Passkey(PasskeyWriteStep),
    Note(NoteWriteStep),
    AddMembership(MembershipRow),
    SaveMembership(MembershipRow, i64),
    RemoveMembership(StoredId, StoredId),
    AddBrowserSession(BrowserSessionRow),
    SaveBrowserSession(BrowserSessionRow, i64),
    RemoveBrowserSession(StoredId),
    AddOneTimeLink(OneTimeLinkRow),
    SaveOneTimeLink(OneTimeLinkRow, i64),
    AddAccountMail(AccountMailRow),
    SaveAccountMail(AccountMailRow, i64),
    AddAuditEntry(AuditEntryRow),
    AddKey(ApiKeyRow),
    SaveKey(ApiKeyRow, i64),
    AddInterview(InterviewRow),
    SaveInterview(InterviewRow, i64),
    KeepInterview(StoredId, i64),
    AddInvitation(InvitationRow),
    SaveInvitation(InvitationRow, i64),
    AddMessage(MessageRow),
    SaveMessage(MessageRow),
    AddSessionRun(SessionRunRow),
    SaveSessionRun(SessionRunRow, i64),
    AddUsage(UsageIncrementRow),
    /// An entry of an interview that the same unit adds.
    AddLogEntry(NewLogEntryRow),
    /// An entry of an interview that already has entries.
    AppendLogEntry(NewLogEntryRow),
    AddEvent(EventRow),
    FanOut(EventRow, StoredMoment),
    SaveEventBody(StoredId, String),
    AddEndpoint(EndpointRow),
    SaveEndpoint(EndpointRow, i64),
    SaveKeyUse(StoredId, StoredMoment),
    SaveFailing(StoredId, Option<StoredMoment>),
    AddDelivery(DeliveryRow),
    SaveDelivery(DeliveryRow, i64),
    ExpediteInvitation(StoredId, StoredMoment),
    ExpediteEndpoint(StoredId, StoredMoment),
    AddAttempt(AttemptRow),
    AddMail(MailRow),
    SaveMail(MailRow, i64),
    AddGuide(GuideRow),
    SaveGuide(GuideRow),
    AddUnsubscription(UnsubscriptionRow),
    RemoveUnsubscription(StoredId, [u8; 32]),
    CountMailReport(ReportedRecipientRow),
    ForgetMailReports(StoredId, [u8; 32]),
    AddShareLink(ShareLinkRow),
    SaveShareLink(ShareLinkRow, i64),
    AddVisit(VisitRow),
    AddIdempotencyRecord(IdempotencyRecordRow),
    SaveIdempotencyRecord(IdempotencyRecordRow, i64),
    AddSecret(ServiceSecretRow),
    AddErasure(ErasureRow),
    SaveErasure(ErasureRow, i64),
    Erase(EraseStep),
    AddRetentionSettings(RetentionSettingsRow),
    SaveRetentionSettings(RetentionSettingsRow, i64),
    AddRetentionRun(RetentionRunRow),
    SaveRetentionRun(RetentionRunRow, i64),
    ForgetBefore(StoredMoment),
    ForgetDeliveriesBefore(StoredMoment),
}

/// A step that concerns passkeys.
#[derive(Debug)]
pub enum PasskeyWriteStep {
    Add(PasskeyRow),
    Save(PasskeyRow, i64),
    Remove(StoredId),
    UseChallenge(UsedPasskeyChallengeRow),
}

impl From<&PasskeyWrite> for PasskeyWriteStep {
    fn from(write: &PasskeyWrite) -> Self {
        match write {
            PasskeyWrite::Add(new) => PasskeyWriteStep::Add(PasskeyRow::new(new, new.revision())),
            PasskeyWrite::Save(passkey) => {
                let read = passkey.revision();
                PasskeyWriteStep::Save(PasskeyRow::new(passkey, read.next()), read.number())
            }
            PasskeyWrite::Remove(id) => PasskeyWriteStep::Remove(stored_id(*id)),
            PasskeyWrite::UseChallenge(used) => PasskeyWriteStep::UseChallenge(used.into()),
        }
    }
}

/// A step that concerns notes.
#[derive(Debug)]
pub enum NoteWriteStep {
    Add(NoteRow, Vec<NoteTagRow>),
    Save(NoteRow, Vec<NoteTagRow>, i64),
    Remove(StoredId),
}

impl From<&NoteWrite> for NoteWriteStep {
    fn from(write: &NoteWrite) -> Self {
        match write {
            NoteWrite::Add(new) => {
                NoteWriteStep::Add(NoteRow::new(new, new.revision()), NoteTagRow::all_of(new))
            }
            NoteWrite::Save(note) => {
                let read = note.revision();
                NoteWriteStep::Save(NoteRow::new(note, read.next()), NoteTagRow::all_of(note), read.number())
            }
            NoteWrite::Remove(id) => NoteWriteStep::Remove(stored_id(*id)),
        }
    }
}

/// A step that removes rows. Ids of organizations come first.
#[derive(Clone, Copy, Debug)]
pub enum EraseStep {
    Rows(StoredId, ErasableRows),
    MessageAudio(StoredId),
    Invitation(StoredId, StoredId),
    Interview(StoredId, StoredId),
    Access(StoredId),
    Organization(StoredId),
}

impl WriteStep {
    fn of(write: &Write) -> Self {
        match write {
            Write::AddOrganization(organization) => {
                WriteStep::AddOrganization(OrganizationRow::new(organization, organization.revision()))
            }
            Write::SaveOrganization(organization) => saved(
                organization.revision(),
                |next| OrganizationRow::new(organization, next),
                WriteStep::SaveOrganization,
            ),
            Write::SaveLogo { organization_id, logo } => {
                WriteStep::SaveLogo(LogoRow::new(*organization_id, logo))
            }
            Write::RemoveLogo(organization) => WriteStep::RemoveLogo(StoredId(organization.uuid())),
            Write::AddAccount(new) => WriteStep::AddAccount(AccountRow::new(new, new.revision())),
            Write::SaveAccount(account) => {
                saved(account.revision(), |next| AccountRow::new(account, next), WriteStep::SaveAccount)
            }
            Write::AddAccountIdentity(new) => WriteStep::AddAccountIdentity(AccountIdentityRow::from(new)),
            Write::RemoveAccountIdentity(key) => {
                WriteStep::RemoveAccountIdentity(key.issuer.clone(), key.subject.clone())
            }
            Write::Passkey(write) => WriteStep::Passkey(write.into()),
            Write::Note(write) => WriteStep::Note(write.into()),
            Write::AddMembership(new) => WriteStep::AddMembership(MembershipRow::new(new, new.revision())),
            Write::SaveMembership(membership) => saved(
                membership.revision(),
                |next| MembershipRow::new(membership, next),
                WriteStep::SaveMembership,
            ),
            Write::RemoveMembership { account_id, organization_id } => {
                WriteStep::RemoveMembership(StoredId(account_id.uuid()), StoredId(organization_id.uuid()))
            }
            Write::AddBrowserSession(new) => {
                WriteStep::AddBrowserSession(BrowserSessionRow::new(new, new.revision()))
            }
            Write::SaveBrowserSession(session) => saved(
                session.revision(),
                |next| BrowserSessionRow::new(session, next),
                WriteStep::SaveBrowserSession,
            ),
            Write::RemoveBrowserSession(id) => WriteStep::RemoveBrowserSession(StoredId(id.uuid())),
            Write::AddOneTimeLink(new) => WriteStep::AddOneTimeLink(OneTimeLinkRow::new(new, new.revision())),
            Write::SaveOneTimeLink(link) => {
                saved(link.revision(), |next| OneTimeLinkRow::new(link, next), WriteStep::SaveOneTimeLink)
            }
            Write::AddAccountMail(new) => WriteStep::AddAccountMail(AccountMailRow::new(new, new.revision())),
            Write::SaveAccountMail(mail) => {
                saved(mail.revision(), |next| AccountMailRow::new(mail, next), WriteStep::SaveAccountMail)
            }
            Write::AddAuditEntry(entry) => WriteStep::AddAuditEntry(entry.into()),
            Write::AddKey(key) => WriteStep::AddKey(ApiKeyRow::new(key, key.revision())),
            Write::SaveKey(key) => {
                saved(key.revision(), |next| ApiKeyRow::new(key, next), WriteStep::SaveKey)
            }
            Write::AddInterview(interview) => {
                WriteStep::AddInterview(InterviewRow::new(interview, interview.revision()))
            }
            Write::SaveInterview(interview) => saved(
                interview.revision(),
                |next| InterviewRow::new(interview, next),
                WriteStep::SaveInterview,
            ),
            Write::KeepInterview(interview) => {
                WriteStep::KeepInterview(StoredId(interview.id.uuid()), interview.revision().number())
            }
            Write::AddInvitation(invitation) => {
                WriteStep::AddInvitation(InvitationRow::new(invitation, invitation.revision()))
            }
            Write::SaveInvitation(invitation) => saved(
                invitation.revision(),
                |next| InvitationRow::new(invitation, next),
                WriteStep::SaveInvitation,
            ),
            Write::AddMessage(message) => WriteStep::AddMessage(message.into()),
            Write::SaveMessage(message) => WriteStep::SaveMessage(message.into()),
            Write::AddSessionRun(session_run) => {
                WriteStep::AddSessionRun(SessionRunRow::new(session_run, session_run.revision()))
            }
            Write::SaveSessionRun(session_run) => saved(
                session_run.revision(),
                |next| SessionRunRow::new(session_run, next),
                WriteStep::SaveSessionRun,
            ),
            Write::AddUsage { organization_id, month, active_ms } => {
                WriteStep::AddUsage(UsageIncrementRow::new(*organization_id, *month, *active_ms))
            }
            Write::AddLogEntry(entry) => WriteStep::AppendLogEntry(entry.into()),
            Write::AddEvent(event) => WriteStep::AddEvent(event.into()),
            Write::SaveEventBody { event_id, body } => {
                WriteStep::SaveEventBody(StoredId(event_id.uuid()), body.clone())
            }
            Write::AddEndpoint(new) => WriteStep::AddEndpoint(EndpointRow::new(new, new.revision())),
            Write::SaveEndpoint(endpoint) => {
                saved(endpoint.revision(), |next| EndpointRow::new(endpoint, next), WriteStep::SaveEndpoint)
            }
            Write::SaveKeyUse { key_id, at } => {
                WriteStep::SaveKeyUse(StoredId(key_id.uuid()), StoredMoment(*at))
            }
            Write::SaveFailing { endpoint_id, since } => {
                WriteStep::SaveFailing(StoredId(endpoint_id.uuid()), since.map(StoredMoment))
            }
            Write::AddDelivery(new) => WriteStep::AddDelivery(DeliveryRow::new(new, new.revision())),
            Write::SaveDelivery(delivery) => {
                saved(delivery.revision(), |next| DeliveryRow::new(delivery, next), WriteStep::SaveDelivery)
            }
            Write::Expedite { which, now } => WriteStep::expedite(*which, StoredMoment(*now)),
            Write::AddAttempt(attempt) => WriteStep::AddAttempt(attempt.into()),
            Write::AddMail(mail) => WriteStep::AddMail(MailRow::new(mail, mail.revision())),
            Write::SaveMail(mail) => {
                saved(mail.revision(), |next| MailRow::new(mail, next), WriteStep::SaveMail)
            }
            Write::AddGuide(guide) => WriteStep::AddGuide(guide.into()),
            Write::SaveGuide(guide) => WriteStep::SaveGuide(guide.into()),
            Write::AddUnsubscription(new) => WriteStep::AddUnsubscription(new.into()),
            Write::RemoveUnsubscription { organization_id, recipient } => {
                WriteStep::RemoveUnsubscription(StoredId(organization_id.uuid()), recipient.0)
            }
            Write::CountMailReport { organization_id, recipient, kind, at } => {
                WriteStep::CountMailReport(ReportedRecipientRow {
                    organization_id: StoredId(organization_id.uuid()),
                    recipient: recipient.0.to_vec(),
                    block: kind.blocks().then(|| kind.as_str().to_owned()),
                    soft_bounces: i64::from(*kind == MailReportKind::SoftBounce),
                    changed_at: StoredMoment(*at),
                })
            }
            Write::ForgetMailReports { organization_id, recipient } => {
                WriteStep::ForgetMailReports(StoredId(organization_id.uuid()), recipient.0)
            }
            Write::AddShareLink(link) => WriteStep::AddShareLink(ShareLinkRow::new(link, link.revision())),
            Write::SaveShareLink(link) => {
                saved(link.revision(), |next| ShareLinkRow::new(link, next), WriteStep::SaveShareLink)
            }
            Write::AddVisit(visit) => WriteStep::AddVisit(visit.into()),
            Write::AddIdempotencyRecord(record) => {
                WriteStep::AddIdempotencyRecord(IdempotencyRecordRow::new(record, record.revision))
            }
            Write::SaveIdempotencyRecord(record) => saved(
                record.revision,
                |next| IdempotencyRecordRow::new(record, next),
                WriteStep::SaveIdempotencyRecord,
            ),
            Write::AddSecret(secret) => WriteStep::AddSecret(secret.into()),
            Write::AddErasure(new) => WriteStep::AddErasure(ErasureRow::new(new, new.revision())),
            Write::SaveErasure(erasure) => {
                saved(erasure.revision(), |next| ErasureRow::new(erasure, next), WriteStep::SaveErasure)
            }
            Write::AddRetentionSettings(new) => {
                WriteStep::AddRetentionSettings(RetentionSettingsRow::new(new, new.revision()))
            }
            Write::SaveRetentionSettings(settings) => saved(
                settings.revision(),
                |next| RetentionSettingsRow::new(settings, next),
                WriteStep::SaveRetentionSettings,
            ),
            Write::AddRetentionRun(new) => {
                WriteStep::AddRetentionRun(RetentionRunRow::new(new, new.revision()))
            }
            Write::SaveRetentionRun(run) => {
                saved(run.revision(), |next| RetentionRunRow::new(run, next), WriteStep::SaveRetentionRun)
            }
            Write::EraseRows { invitation_id, rows } => {
                WriteStep::Erase(EraseStep::Rows(stored_id(*invitation_id), *rows))
            }
            Write::RemoveMessageAudio(id) => WriteStep::Erase(EraseStep::MessageAudio(stored_id(*id))),
            Write::EraseInvitation { organization_id, invitation_id } => WriteStep::Erase(
                EraseStep::Invitation(stored_id(*organization_id), stored_id(*invitation_id)),
            ),
            Write::EraseInterview { organization_id, interview_id } => {
                WriteStep::Erase(EraseStep::Interview(stored_id(*organization_id), stored_id(*interview_id)))
            }
            Write::EraseAccess(id) => WriteStep::Erase(EraseStep::Access(stored_id(*id))),
            Write::EraseOrganization(id) => WriteStep::Erase(EraseStep::Organization(stored_id(*id))),
            Write::ForgetBefore(moment) => WriteStep::ForgetBefore(StoredMoment(*moment)),
            Write::ForgetDeliveriesBefore(moment) => WriteStep::ForgetDeliveriesBefore(StoredMoment(*moment)),
        }
    }

    fn expedite(which: Expedite, now: StoredMoment) -> Self {
        match which {
            Expedite::OfInvitation(id) => WriteStep::ExpediteInvitation(StoredId(id.uuid()), now),
            Expedite::OfEndpoint(id) => WriteStep::ExpediteEndpoint(StoredId(id.uuid()), now),
        }
    }

    /// Returns the step that a write needs in addition: a new event is fanned out to the endpoints.
    fn follow_up(write: &Write) -> Option<Self> {
        match write {
            Write::AddEvent(event) => Some(WriteStep::FanOut(event.into(), StoredMoment(event.due_at()))),
            _ => None,
        }
    }
}

fn saved<R>(read: Revision, row: impl FnOnce(Revision) -> R, step: fn(R, i64) -> WriteStep) -> WriteStep {
    step(row(read.next()), read.number())
}

/// The logs that a unit adds entries to.
#[derive(Default)]
struct Logs(HashMap<InterviewId, Log>);

#[derive(Default)]
struct Log {
    /// Whether the unit also adds the interview, so that the database has no entries of it.
    is_new: bool,
    latest: Option<Timestamp>,
}

impl Logs {
    fn begin(&mut self, interview_id: InterviewId) {
        self.0.entry(interview_id).or_default().is_new = true;
    }

    /// Returns the step for an entry. Times do not decrease within the unit.
    fn add(&mut self, entry: &LogEntry) -> WriteStep {
        let log = self.0.entry(entry.interview_id).or_default();
        let time = log.latest.map_or(entry.created_at, |latest| latest.max(entry.created_at));
        log.latest = Some(time);
        let row = NewLogEntryRow { created_at: StoredMoment(time), ..entry.into() };
        if log.is_new { WriteStep::AddLogEntry(row) } else { WriteStep::AppendLogEntry(row) }
    }
}

pub fn steps(unit: &UnitOfWork) -> Vec<WriteStep> {
    let mut logs = Logs::default();
    let mut step = |write: &Write| match write {
        Write::AddLogEntry(entry) => logs.add(entry),
        Write::AddInterview(interview) => {
            logs.begin(interview.id);
            WriteStep::of(write)
        }
        _ => WriteStep::of(write),
    };
    unit.writes()
        .iter()
        .flat_map(|write| [Some(step(write)), WriteStep::follow_up(write)])
        .flatten()
        .collect()
}
