//! Writes, and the units in which they take effect.

use jiff::Timestamp;

use super::super::deliveries::Expedite;
use super::notes::NoteWrite;
use super::passkeys::PasskeyWrite;
use crate::account::Account;
use crate::account::account_mail::AccountMail;
use crate::account::audit::AuditEntry;
use crate::account::browser_session::BrowserSession;
use crate::account::identity::{AccountIdentity, IdentityKey};
use crate::account::membership::Membership;
use crate::account::one_time_link::OneTimeLink;
use crate::api_key::ApiKey;
use crate::erasure::{ErasableRows, Erasure};
use crate::event::Event;
use crate::guide::StoredGuide;
use crate::idempotency::IdempotencyRecord;
use crate::ids::{
    AccountId, ApiKeyId, BrowserSessionId, EndpointId, EventId, InterviewId, InvitationId, OrganizationId,
};
use crate::interview::Interview;
use crate::invitation::Invitation;
use crate::log_entry::LogEntry;
use crate::logo::Logo;
use crate::mail::QueuedMail;
use crate::mail_report::MailReportKind;
use crate::message::Message;
use crate::organization::Organization;
use crate::retention::{RetentionRun, RetentionSettings};
use crate::service_secret::ServiceSigningKey;
use crate::session_run::SessionRun;
use crate::share_link::{ShareLink, ShareLinkVisit};
use crate::unsubscription::{RecipientHash, Unsubscription};
use crate::usage::Month;
use crate::webhook::{DeliveryAttempt, WebhookDelivery, WebhookEndpoint};

/// One write in a unit of work. `Add…` inserts. `Save…` replaces the revision that was read, or fails with
/// [`StorageError::Conflict`](super::StorageError::Conflict). `Keep…` changes nothing, and conflicts if the revision that was read is no
/// longer stored.
#[derive(Clone, Debug, PartialEq)]
pub enum Write {
    AddOrganization(Organization),
    SaveOrganization(Organization),
    /// Replaces the logo of the organization.
    SaveLogo {
        organization_id: OrganizationId,
        logo: Logo,
    },
    /// Has no effect if the organization has no logo.
    RemoveLogo(OrganizationId),
    /// Fails if an account has the same address.
    AddAccount(Account),
    SaveAccount(Account),
    /// Fails if the identity is linked, or if the account has another one of the same issuer.
    AddAccountIdentity(AccountIdentity),
    /// Has no effect if the identity is not linked.
    RemoveAccountIdentity(IdentityKey),
    Passkey(PasskeyWrite),
    Note(NoteWrite),
    AddMembership(Membership),
    SaveMembership(Membership),
    /// Has no effect if the person is not a member.
    RemoveMembership {
        account_id: AccountId,
        organization_id: OrganizationId,
    },
    AddBrowserSession(BrowserSession),
    SaveBrowserSession(BrowserSession),
    /// Has no effect if the session does not exist.
    RemoveBrowserSession(BrowserSessionId),
    AddOneTimeLink(OneTimeLink),
    SaveOneTimeLink(OneTimeLink),
    AddAccountMail(AccountMail),
    /// A conflict means that another worker has claimed it.
    SaveAccountMail(AccountMail),
    AddAuditEntry(AuditEntry),
    AddKey(ApiKey),
    SaveKey(ApiKey),
    AddInterview(Interview),
    SaveInterview(Interview),
    KeepInterview(Interview),
    /// Adds the guide of a new interview.
    AddGuide(StoredGuide),
    /// Adds the guide of an interview, or replaces the one that it has.
    SaveGuide(StoredGuide),
    AddInvitation(Invitation),
    SaveInvitation(Invitation),
    AddMessage(Message),
    /// Replaces the message with this id. Messages have no revision; they are saved together with their
    /// invitation.
    SaveMessage(Message),
    /// Fails if the invitation already has one.
    AddSessionRun(SessionRun),
    /// A conflict means that another holder has it now.
    SaveSessionRun(SessionRun),
    /// Adds to the organization's usage in the month. Concurrent additions do not conflict.
    AddUsage {
        organization_id: OrganizationId,
        month: Month,
        active_ms: i64,
    },
    /// Log entries stay in order of time: if an earlier entry in the interview's log has a later time, the
    /// new one takes that time.
    AddLogEntry(LogEntry),
    /// Also adds a delivery to each enabled endpoint of the organization that has subscribed to this kind of
    /// event.
    AddEvent(Event),
    /// Stores the body that endpoints receive. Conflicts if the event already has one.
    SaveEventBody {
        event_id: EventId,
        body: String,
    },
    AddEndpoint(WebhookEndpoint),
    SaveEndpoint(WebhookEndpoint),
    /// Changes only the time at which a key was last used, so it needs no revision.
    SaveKeyUse {
        key_id: ApiKeyId,
        at: Timestamp,
    },
    /// Changes only the failure state of an endpoint, so it needs no revision.
    SaveFailing {
        endpoint_id: EndpointId,
        since: Option<Timestamp>,
    },
    AddDelivery(WebhookDelivery),
    SaveDelivery(WebhookDelivery),
    /// Makes deliveries due now that would be due later.
    Expedite {
        which: Expedite,
        now: Timestamp,
    },
    AddAttempt(DeliveryAttempt),
    AddMail(QueuedMail),
    SaveMail(QueuedMail),
    /// Has no effect if the recipient has already unsubscribed.
    AddUnsubscription(Unsubscription),
    /// Has no effect if the recipient has not unsubscribed.
    RemoveUnsubscription {
        organization_id: OrganizationId,
        recipient: RecipientHash,
    },
    /// Counts a report about a mail to this recipient, and keeps the first one that blocks the address.
    CountMailReport {
        organization_id: OrganizationId,
        recipient: RecipientHash,
        kind: MailReportKind,
        at: Timestamp,
    },
    /// Has no effect if nothing was reported.
    ForgetMailReports {
        organization_id: OrganizationId,
        recipient: RecipientHash,
    },
    AddShareLink(ShareLink),
    SaveShareLink(ShareLink),
    AddVisit(ShareLinkVisit),
    AddIdempotencyRecord(IdempotencyRecord),
    SaveIdempotencyRecord(IdempotencyRecord),
    /// Fails if a secret of this name exists.
    AddSecret(ServiceSigningKey),
    /// Fails if there already is one of the same target.
    AddErasure(Erasure),
    SaveErasure(Erasure),
    /// Removes a few hundred rows of an invitation.
    EraseRows {
        invitation_id: InvitationId,
        rows: ErasableRows,
    },
    /// Removes the names of recordings from the messages of an invitation.
    RemoveMessageAudio(InvitationId),
    /// Removes an invitation with all rows that belong to it, and the stored responses that contain it. Usage remains.
    EraseInvitation {
        organization_id: OrganizationId,
        invitation_id: InvitationId,
    },
    /// Removes an interview with its log, guide, share link and retention settings, and the stored responses that contain it. Fails if it has
    /// invitations.
    EraseInterview {
        organization_id: OrganizationId,
        interview_id: InterviewId,
    },
    /// Removes keys, endpoints, open links and memberships of an organization, and accounts that belong to no other.
    EraseAccess(OrganizationId),
    /// Removes what is left of an organization without interviews. Its row, its usage and its erasures remain.
    EraseOrganization(OrganizationId),
    /// Fails if the organization or the interview already has some.
    AddRetentionSettings(RetentionSettings),
    SaveRetentionSettings(RetentionSettings),
    /// Requires its settings.
    AddRetentionRun(RetentionRun),
    /// A conflict means that another node has taken it over.
    SaveRetentionRun(RetentionRun),
    /// Removes idempotency records, visits, settled mails for new passwords and used challenges of passkeys from before a
    /// given time, a few hundred of each at most.
    ForgetBefore(Timestamp),
    /// Removes deliveries that were settled before a given time, with their attempts. Then removes events of
    /// that age without deliveries, deleted endpoints without deliveries, and settled mails to accounts of that
    /// age. Removes a few hundred of each at most.
    ForgetDeliveriesBefore(Timestamp),
}

/// Writes that take effect together or not at all. It is a plain list, so nothing waits and nothing is locked
/// until [`Storage::commit`](super::Storage::commit), and dropping it leaves no trace.
#[derive(Clone, Debug, Default, PartialEq)]
#[must_use = "a unit of work does nothing until it is committed"]
pub struct UnitOfWork {
    writes: Vec<Write>,
}

impl UnitOfWork {
    /// Reserves space for this many further writes, to avoid repeated reallocation.
    pub fn reserve(&mut self, more: usize) {
        self.writes.reserve(more);
    }

    pub fn push(&mut self, write: Write) {
        self.writes.push(write);
    }

    pub fn with(mut self, write: Write) -> Self {
        self.push(write);
        self
    }

    pub fn writes(&self) -> &[Write] {
        &self.writes
    }

    pub fn into_writes(self) -> Vec<Write> {
        self.writes
    }
}
