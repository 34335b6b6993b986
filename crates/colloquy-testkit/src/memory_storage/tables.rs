mod accounts;
mod attention;
mod erasures;
mod interviews;
mod invitation_list;
mod maintenance;
mod notes;
mod outbox;
mod passkeys;
mod recipients;
mod rows;

use std::collections::BTreeMap;

use colloquy_domain::account::Account;
use colloquy_domain::account::account_mail::AccountMail;
use colloquy_domain::account::audit::AuditEntry;
use colloquy_domain::account::browser_session::BrowserSession;
use colloquy_domain::account::identity::{AccountIdentity, IdentityKey};
use colloquy_domain::account::membership::Membership;
use colloquy_domain::account::one_time_link::OneTimeLink;
use colloquy_domain::api_key::ApiKey;
use colloquy_domain::erasure::Erasure;
use colloquy_domain::event::Event;
use colloquy_domain::guide::StoredGuide;
use colloquy_domain::idempotency::{IdempotencyRecord, IdempotencyRecordId};
use colloquy_domain::interview::Interview;
use colloquy_domain::invitation::{Invitation, Status};
use colloquy_domain::log_entry::LogEntry;
use colloquy_domain::logo::Logo;
use colloquy_domain::mail::QueuedMail;
use colloquy_domain::mail_report::ReportedRecipient;
use colloquy_domain::message::Message;
use colloquy_domain::note::Note;
use colloquy_domain::organization::Organization;
use colloquy_domain::ports::{InvitationStatusCounts, ListPageRequest, StorageError, Write};
use colloquy_domain::retention::{RetentionRun, RetentionScope, RetentionSettings};
use colloquy_domain::service_secret::{SecretName, ServiceSigningKey};
use colloquy_domain::session_run::SessionRun;
use colloquy_domain::share_link::{ShareLink, ShareLinkVisit};
use colloquy_domain::unsubscription::{RecipientHash, Unsubscription};
use colloquy_domain::usage::{Month, Usage};
use colloquy_domain::webhook::{DeliveryAttempt, WebhookDelivery, WebhookEndpoint};
use colloquy_domain::{
    AccountId, AccountMailId, ApiKeyId, AuditEntryId, BrowserSessionId, EndpointId, ErasureId, EventId,
    InterviewId, InvitationId, MailId, MessageId, NoteId, OneTimeLinkId, OrganizationId, VisitId,
};
use jiff::Timestamp;
use uuid::Uuid;

use rows::{add, refuse_if, remove, save};

#[derive(Clone, Debug, Default)]
pub(super) struct Tables {
    pub organizations: BTreeMap<OrganizationId, Organization>,
    pub accounts: BTreeMap<AccountId, Account>,
    pub passkeys: passkeys::PasskeyTables,
    pub notes: BTreeMap<NoteId, Note>,
    pub account_identities: BTreeMap<IdentityKey, AccountIdentity>,
    pub memberships: BTreeMap<(AccountId, OrganizationId), Membership>,
    pub browser_sessions: BTreeMap<BrowserSessionId, BrowserSession>,
    pub one_time_links: BTreeMap<OneTimeLinkId, OneTimeLink>,
    pub account_mails: BTreeMap<AccountMailId, AccountMail>,
    pub audit_entries: BTreeMap<AuditEntryId, AuditEntry>,
    pub keys: BTreeMap<ApiKeyId, ApiKey>,
    pub interviews: BTreeMap<InterviewId, Interview>,
    pub guides: BTreeMap<InterviewId, StoredGuide>,
    pub invitations: BTreeMap<InvitationId, Invitation>,
    pub messages: BTreeMap<MessageId, Message>,
    pub session_runs: BTreeMap<InvitationId, SessionRun>,
    pub usage: BTreeMap<(OrganizationId, Month), Usage>,
    pub mails: BTreeMap<MailId, QueuedMail>,
    pub logos: BTreeMap<OrganizationId, Logo>,
    pub unsubscriptions: BTreeMap<(OrganizationId, RecipientHash), Unsubscription>,
    pub reported_recipients: BTreeMap<(OrganizationId, RecipientHash), ReportedRecipient>,
    pub share_links: BTreeMap<InterviewId, ShareLink>,
    pub visits: BTreeMap<VisitId, ShareLinkVisit>,
    pub idempotency_records: BTreeMap<IdempotencyRecordId, IdempotencyRecord>,
    pub secrets: BTreeMap<SecretName, ServiceSigningKey>,
    pub erasures: BTreeMap<ErasureId, Erasure>,
    pub retention_settings: BTreeMap<Uuid, RetentionSettings>,
    pub retention_runs: BTreeMap<Uuid, RetentionRun>,
    pub log: Vec<LogEntry>,
    pub events: Vec<Event>,
    pub bodies: BTreeMap<EventId, String>,
    pub endpoints: BTreeMap<EndpointId, WebhookEndpoint>,
    pub deliveries: BTreeMap<(EndpointId, EventId), WebhookDelivery>,
    pub attempts: BTreeMap<(EndpointId, EventId, i32), DeliveryAttempt>,
}

/// Undoes one write.
type Undo = Box<dyn FnOnce(&mut Tables)>;

impl Tables {
    pub fn commit(&mut self, writes: Vec<Write>) -> Result<(), StorageError> {
        let mut undos = Vec::with_capacity(writes.len());
        for write in writes {
            match self.apply(write) {
                Ok(undo) => undos.push(undo),
                Err(error) => {
                    undos.into_iter().rev().for_each(|undo| undo(self));
                    return Err(error);
                }
            }
        }
        Ok(())
    }

    fn apply(&mut self, write: Write) -> Result<Undo, StorageError> {
        macro_rules! add {
            ($table:ident[$id:expr], $new:expr) => {
                add(self, |tables| &mut tables.$table, $id, $new)
            };
        }
        macro_rules! save {
            ($table:ident[$id:expr], $changed:expr) => {
                save(self, |tables| &mut tables.$table, $id, $changed)
            };
        }
        self.check_constraints(&write)?;
        match write {
            Write::AddOrganization(new) => add!(organizations[new.id], new),
            Write::SaveOrganization(changed) => save!(organizations[changed.id], changed),
            Write::SaveLogo { organization_id, logo } => {
                Ok(self.change(|tables| drop(tables.logos.insert(organization_id, logo))))
            }
            Write::RemoveLogo(organization) => Ok(remove(self, |tables| &mut tables.logos, organization)),
            Write::AddAccount(new) => add!(accounts[new.id], new),
            Write::SaveAccount(changed) => save!(accounts[changed.id], changed),
            Write::AddAccountIdentity(new) => Ok(self.add_account_identity(new)),
            Write::RemoveAccountIdentity(key) => Ok(self.remove_account_identity(key)),
            Write::Passkey(write) => self.apply_to_passkeys(write),
            Write::Note(write) => self.apply_to_notes(write),
            Write::AddMembership(new) => add!(memberships[(new.account_id, new.organization_id)], new),
            Write::SaveMembership(changed) => {
                save!(memberships[(changed.account_id, changed.organization_id)], changed)
            }
            Write::RemoveMembership { account_id, organization_id } => {
                Ok(remove(self, |tables| &mut tables.memberships, (account_id, organization_id)))
            }
            Write::AddBrowserSession(new) => add!(browser_sessions[new.id], new),
            Write::SaveBrowserSession(changed) => save!(browser_sessions[changed.id], changed),
            Write::RemoveBrowserSession(id) => Ok(remove(self, |tables| &mut tables.browser_sessions, id)),
            Write::AddOneTimeLink(new) => add!(one_time_links[new.id], new),
            Write::SaveOneTimeLink(changed) => save!(one_time_links[changed.id], changed),
            Write::AddAccountMail(new) => add!(account_mails[new.id], new),
            Write::SaveAccountMail(changed) => save!(account_mails[changed.id], changed),
            Write::AddAuditEntry(new) => add!(audit_entries[new.id], new),
            Write::AddKey(new) => add!(keys[new.id], new),
            Write::SaveKey(changed) => save!(keys[changed.id], changed),
            Write::SaveKeyUse { key_id, at } => self.save_key_use(key_id, at),
            Write::AddInterview(new) => add!(interviews[new.id], new),
            Write::SaveInterview(changed) => save!(interviews[changed.id], changed),
            Write::KeepInterview(read) => self.keep_interview(&read),
            Write::AddInvitation(new) => add!(invitations[new.id], new),
            Write::SaveInvitation(changed) => save!(invitations[changed.id], changed),
            Write::AddMessage(new) => add!(messages[new.id], new),
            Write::SaveMessage(changed) => self.save_message(changed),
            Write::AddSessionRun(new) => add!(session_runs[new.invitation_id], new),
            Write::SaveSessionRun(changed) => save!(session_runs[changed.invitation_id], changed),
            Write::AddUsage { organization_id, month, active_ms } => {
                self.add_usage((organization_id, month), active_ms)
            }
            Write::AddLogEntry(entry) => self.add_log_entry(entry),
            Write::AddEvent(event) => self.add_event(event),
            Write::SaveEventBody { event_id, body } => self.save_body(event_id, body),
            Write::AddEndpoint(new) => add!(endpoints[new.id], new),
            Write::SaveEndpoint(changed) => save!(endpoints[changed.id], changed),
            Write::SaveFailing { endpoint_id, since } => self.save_failing(endpoint_id, since),
            Write::AddDelivery(new) => add!(deliveries[(new.endpoint_id, new.event_id)], new),
            Write::SaveDelivery(changed) => {
                save!(deliveries[(changed.endpoint_id, changed.event_id)], changed)
            }
            Write::Expedite { which, now } => Ok(self.expedite(which, now)),
            Write::AddAttempt(new) => add!(attempts[(new.endpoint_id, new.event_id, new.number)], new),
            Write::AddMail(new) => add!(mails[new.id], new),
            Write::SaveMail(changed) => save!(mails[changed.id], changed),
            Write::AddGuide(new) => add!(guides[new.interview_id], new),
            Write::SaveGuide(guide) => Ok(self.save_guide(guide)),
            Write::AddUnsubscription(new) => Ok(self.add_unsubscription(new)),
            Write::RemoveUnsubscription { organization_id, recipient } => {
                Ok(self.remove_unsubscription((organization_id, recipient)))
            }
            Write::CountMailReport { organization_id, recipient, kind, .. } => {
                Ok(self.count_mail_report((organization_id, recipient), kind))
            }
            Write::ForgetMailReports { organization_id, recipient } => {
                Ok(self.forget_mail_reports((organization_id, recipient)))
            }
            Write::AddShareLink(new) => add!(share_links[new.interview_id], new),
            Write::SaveShareLink(changed) => save!(share_links[changed.interview_id], changed),
            Write::AddVisit(new) => add!(visits[new.id], new),
            Write::AddIdempotencyRecord(new) => add!(idempotency_records[new.id], new),
            Write::SaveIdempotencyRecord(changed) => save!(idempotency_records[changed.id], changed),
            Write::AddSecret(new) => add!(secrets[new.name], new),
            Write::AddErasure(new) => add!(erasures[new.id], new),
            Write::SaveErasure(changed) => save!(erasures[changed.id], changed),
            Write::EraseRows { invitation_id, rows } => Ok(self.erase_rows(invitation_id, rows)),
            Write::RemoveMessageAudio(id) => Ok(self.remove_message_audio(id)),
            Write::AddRetentionSettings(new) => add!(retention_settings[new.scope.id()], new),
            Write::SaveRetentionSettings(changed) => save!(retention_settings[changed.scope.id()], changed),
            Write::AddRetentionRun(new) => add!(retention_runs[new.scope.id()], new),
            Write::SaveRetentionRun(changed) => save!(retention_runs[changed.scope.id()], changed),
            Write::EraseInvitation { organization_id, invitation_id } => {
                Ok(self.erase_invitation(organization_id, invitation_id))
            }
            Write::EraseInterview { organization_id, interview_id } => {
                self.erase_interview(organization_id, interview_id)
            }
            Write::EraseAccess(id) => Ok(self.erase_access(id)),
            Write::EraseOrganization(id) => Ok(self.erase_organization(id)),
            Write::ForgetBefore(moment) => Ok(self.forget_before(moment)),
            Write::ForgetDeliveriesBefore(moment) => Ok(self.forget_deliveries_before(moment)),
        }
    }

    /// Rejects what the foreign keys and unique columns of a database would reject.
    fn check_constraints(&self, write: &Write) -> Result<(), StorageError> {
        match write {
            Write::AddKey(new) => {
                self.require_organization(new.organization_id)?;
                let taken = self.keys.values().any(|kept| kept.hash == new.hash);
                refuse_if(taken, "a key with this hash exists")
            }
            Write::AddInterview(new) => self.require_organization(new.organization_id),
            Write::AddInvitation(new) => {
                self.require_interview(new.organization_id, new.interview_id)?;
                let taken = self.invitations.values().any(|kept| kept.slug == new.slug);
                refuse_if(taken, "an invitation with this slug exists")
            }
            Write::AddMessage(new) => {
                self.require_invitation(new.organization_id, new.invitation_id)?;
                let is_taken =
                    |kept: &Message| kept.invitation_id == new.invitation_id && kept.index == new.index;
                refuse_if(self.messages.values().any(is_taken), "a message with this index exists")
            }
            Write::AddSessionRun(new) => self.require_invitation(new.organization_id, new.invitation_id),
            Write::AddEndpoint(new) => self.require_organization(new.organization_id),
            Write::AddDelivery(new) => self.require_event(new.endpoint_id, new.event_id),
            Write::AddAttempt(new) => {
                let exists = self.deliveries.contains_key(&(new.endpoint_id, new.event_id));
                refuse_if(!exists, "there is no such delivery")
            }
            Write::AddMail(new) => self.require_invitation(new.organization_id, new.invitation_id),
            Write::AddGuide(guide) | Write::SaveGuide(guide) => {
                refuse_if(!self.interviews.contains_key(&guide.interview_id), "there is no such interview")
            }
            Write::AddUnsubscription(new) => self.require_organization(new.organization_id),
            Write::SaveLogo { organization_id, .. } => self.require_organization(*organization_id),
            Write::CountMailReport { organization_id, .. } => self.require_organization(*organization_id),
            Write::AddErasure(new) => {
                self.require_organization(new.organization_id)?;
                let is_taken = |kept: &Erasure| kept.target.id() == new.target.id();
                refuse_if(self.erasures.values().any(is_taken), "an erasure of this target exists")
            }
            Write::AddRetentionSettings(new) => match new.scope {
                RetentionScope::Organization(id) => self.require_organization(id),
                RetentionScope::Interview(owner, id) => self.require_interview(owner, id),
            },
            Write::AddRetentionRun(new) => {
                let exist = self.retention_settings.contains_key(&new.scope.id());
                refuse_if(!exist, "there are no such settings")
            }
            Write::AddShareLink(new) => {
                self.require_interview(new.organization_id, new.interview_id)?;
                let taken = self.share_links.values().any(|kept| kept.slug == new.slug);
                refuse_if(taken, "a share link with this slug exists")
            }
            Write::AddVisit(new) => {
                refuse_if(!self.interviews.contains_key(&new.interview_id), "there is no such interview")
            }
            Write::AddIdempotencyRecord(new) => self.require_organization(new.organization_id),
            _ => self.check_account_constraints(write),
        }
    }

    fn keep_interview(&self, read: &Interview) -> Result<Undo, StorageError> {
        let kept = self.interviews.get(&read.id);
        match kept.is_some_and(|kept| kept.revision() == read.revision()) {
            true => Ok(Box::new(|_| ())),
            false => Err(StorageError::Conflict),
        }
    }

    fn save_message(&mut self, message: Message) -> Result<Undo, StorageError> {
        let id = message.id;
        let Some(kept) = self.messages.get_mut(&id) else { return Err(StorageError::Conflict) };
        let before = std::mem::replace(kept, message);
        Ok(Box::new(move |tables| {
            tables.messages.insert(id, before);
        }))
    }

    fn save_guide(&mut self, guide: StoredGuide) -> Undo {
        let of = guide.interview_id;
        let before = self.guides.insert(of, guide);
        Box::new(move |tables| {
            tables.guides.remove(&of);
            tables.guides.extend(before.map(|before| (of, before)));
        })
    }

    fn add_usage(&mut self, of: (OrganizationId, Month), active_ms: i64) -> Result<Undo, StorageError> {
        self.require_organization(of.0)?;
        refuse_if(active_ms < 0, "usage cannot decrease")?;
        self.usage.entry(of).or_default().active_ms += active_ms;
        Ok(Box::new(move |tables| {
            if let Some(usage) = tables.usage.get_mut(&of) {
                usage.active_ms -= active_ms;
            }
        }))
    }

    fn add_log_entry(&mut self, mut entry: LogEntry) -> Result<Undo, StorageError> {
        self.require_interview(entry.organization_id, entry.interview_id)?;
        if let Some(invitation_id) = entry.invitation_id {
            self.require_invitation(entry.organization_id, invitation_id)?;
        }
        refuse_if(self.log.iter().any(|kept| kept.id == entry.id), "a log entry with this id exists")?;
        let before = self.log.iter().rev().find(|kept| kept.interview_id == entry.interview_id);
        entry.created_at = before.map_or(entry.created_at, |kept| kept.created_at.max(entry.created_at));
        // The databases store the names of a document in alphabetical order.
        entry.data.sort_all_objects();
        self.log.push(entry);
        Ok(Box::new(|tables| {
            tables.log.pop();
        }))
    }

    pub(super) fn require_organization(&self, id: OrganizationId) -> Result<(), StorageError> {
        refuse_if(!self.organizations.contains_key(&id), "there is no such organization")
    }

    fn require_interview(&self, owner: OrganizationId, id: InterviewId) -> Result<(), StorageError> {
        let interview = self.interviews.get(&id);
        let exists = interview.is_some_and(|interview| interview.organization_id == owner);
        refuse_if(!exists, "the organization has no such interview")
    }

    fn require_invitation(&self, owner: OrganizationId, id: InvitationId) -> Result<(), StorageError> {
        let invitation = self.invitations.get(&id);
        let exists = invitation.is_some_and(|invitation| invitation.organization_id == owner);
        refuse_if(!exists, "the organization has no such invitation")
    }

    /// Returns an interview's invitations, without archived ones, oldest first.
    pub fn invitations_shown(&self, id: InterviewId) -> impl DoubleEndedIterator<Item = &Invitation> {
        let is_shown = move |invitation: &&Invitation| {
            invitation.interview_id == id && !invitation.visibility.is_archived()
        };
        self.invitations.values().filter(is_shown)
    }

    pub fn running(&self, organization: OrganizationId, limit: usize) -> Vec<Invitation> {
        let is_running = |invitation: &&Invitation| {
            invitation.organization_id == organization
                && invitation.status == Status::InProgress
                && !invitation.visibility.is_archived()
        };
        self.invitations.values().rev().filter(is_running).take(limit).cloned().collect()
    }

    pub fn unanalyzed(&self, completed_before: Timestamp, limit: usize) -> Vec<InvitationId> {
        let is_unanalyzed = |invitation: &&Invitation| {
            invitation.status == Status::Completed
                && invitation.insights_origin.is_none()
                && invitation.withdrawal.is_none()
                && invitation.completed_at.is_some_and(|at| at < completed_before)
        };
        let mut unanalyzed: Vec<_> = self.invitations.values().filter(is_unanalyzed).collect();
        unanalyzed.sort_by_key(|invitation| invitation.completed_at);
        unanalyzed.into_iter().take(limit).map(|invitation| invitation.id).collect()
    }

    /// Returns a page of the log, newest first, each entry with its position.
    pub fn log_page(
        &self,
        page: ListPageRequest<i64>,
        is_wanted: impl Fn(&LogEntry) -> bool,
    ) -> Vec<(i64, LogEntry)> {
        let numbered = (1..)
            .zip(&self.log)
            .filter(|(number, entry)| is_wanted(entry) && page.after.is_none_or(|after| *number < after));
        let mut entries: Vec<_> = numbered.map(|(number, entry)| (number, entry.clone())).collect();
        entries.reverse();
        entries.truncate(page.limit);
        entries
    }

    pub fn counts(&self, id: InterviewId) -> InvitationStatusCounts {
        let mut counts = InvitationStatusCounts::default();
        self.invitations_shown(id).for_each(|invitation| counts.add(invitation.status, 1));
        counts
    }
}
