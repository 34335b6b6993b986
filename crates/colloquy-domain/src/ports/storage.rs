mod accounts;
mod activity;
mod erasures;
mod mail_reports;
mod notes;
mod passkeys;
mod reminders;
mod retention;
mod search;
mod unit_of_work;
mod views;

use std::error::Error;

use async_trait::async_trait;
use jiff::Timestamp;

use super::deliveries::{Deliveries, Endpoints};
use crate::api_key::{ApiKey, ApiKeyHash};
use crate::event::{Event, EventWithBody};
use crate::guide::StoredGuide;
use crate::idempotency::{IdempotencyRecord, IdempotencyRecordId};
use crate::ids::{ApiKeyId, EventId, InterviewId, InvitationId, MailId, MessageId, OrganizationId};
use crate::interview::Interview;
use crate::invitation::Invitation;
use crate::log_entry::LogEntry;
use crate::logo::{Logo, LogoHash};
use crate::mail::QueuedMail;
use crate::message::Message;
use crate::organization::Organization;
use crate::service_secret::{SecretName, ServiceSigningKey};
use crate::session_run::SessionRun;
use crate::share_link::{ShareLink, VisitorNetworkHash};
use crate::slug::Slug;
use crate::text::Email;
use crate::unsubscription::RecipientHash;
use crate::usage::{Month, Usage};

pub use accounts::{AccountMails, Accounts, AuditLog, BrowserSessions, Memberships, OneTimeLinks};
pub use activity::{Activity, ActivityCounts};
pub use erasures::Erasures;
pub use mail_reports::ReportedRecipients;
pub use notes::{NoteWrite, Notes};
pub use passkeys::{PasskeyWrite, Passkeys};
pub use reminders::{InvitationAwaitingReminder, Reminders};
pub use retention::Retention;
pub use search::{InvitationSearch, SearchedInvitation};
pub use unit_of_work::{UnitOfWork, Write};
pub use views::{
    ApiKeyWithOrganization, AttentionReason, DueClaim, DueMailSelection, InterviewFilter,
    InterviewListPosition, InterviewOrder, InterviewWithInvitationCounts, InterviewWithInvitations,
    InvitationFilter, InvitationStatusCounts, InvitationWithMessages, ListPageRequest, ListedInterview,
};

#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// Someone else saved first: read again and decide again.
    #[error("a newer revision is stored")]
    Conflict,
    /// The database does not respond or does not accept writes. It may work later; the write may have taken
    /// effect.
    #[error("the database is unavailable")]
    Unavailable(#[source] Box<dyn Error + Send + Sync>),
    #[error("the database failed")]
    Failed(#[source] Box<dyn Error + Send + Sync>),
}

#[async_trait]
pub trait Organizations: Send + Sync {
    async fn organization(&self, id: OrganizationId) -> Result<Option<Organization>, StorageError>;

    /// Returns all organizations, oldest first.
    async fn organizations(&self) -> Result<Vec<Organization>, StorageError>;

    /// Returns a logo that an organization has at present.
    async fn logo(&self, hash: LogoHash) -> Result<Option<Logo>, StorageError>;
}

#[async_trait]
pub trait ApiKeys: Send + Sync {
    async fn key_by_hash(&self, hash: ApiKeyHash) -> Result<Option<ApiKeyWithOrganization>, StorageError>;

    async fn key(&self, id: ApiKeyId) -> Result<Option<ApiKey>, StorageError>;

    /// Returns an organization's keys, including revoked and expired ones, oldest first.
    async fn keys(&self, organization: OrganizationId) -> Result<Vec<ApiKey>, StorageError>;
}

#[async_trait]
pub trait Interviews: Send + Sync {
    async fn interview(&self, id: InterviewId) -> Result<Option<Interview>, StorageError>;

    /// Returns the interview's guide, even if its prompt has changed since.
    async fn guide(&self, interview: InterviewId) -> Result<Option<StoredGuide>, StorageError>;

    async fn interview_view(&self, id: InterviewId)
    -> Result<Option<InterviewWithInvitations>, StorageError>;

    /// Returns an interview, archived or not, with the counts of its invitations that are not archived.
    async fn interview_with_counts(
        &self,
        id: InterviewId,
    ) -> Result<Option<InterviewWithInvitationCounts>, StorageError>;

    /// Returns an organization's interviews, newest first. The cost of a page does not depend on its
    /// position.
    async fn interviews(
        &self,
        organization: OrganizationId,
        filter: InterviewFilter,
        page: ListPageRequest<InterviewId>,
    ) -> Result<Vec<ListedInterview>, StorageError>;

    /// Returns an organization's interviews that are archived, or those that are not, in an order. The cost of a page does
    /// not depend on its position.
    async fn ordered_interviews(
        &self,
        organization: OrganizationId,
        archived: bool,
        order: InterviewOrder,
        page: ListPageRequest<InterviewListPosition>,
    ) -> Result<Vec<ListedInterview>, StorageError>;

    /// Returns an interview's log, including the entries of its invitations, newest first.
    async fn interview_log(
        &self,
        id: InterviewId,
        page: ListPageRequest<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError>;
}

#[async_trait]
pub trait Invitations: Send + Sync {
    async fn invitation(&self, id: InvitationId) -> Result<Option<Invitation>, StorageError>;

    async fn invitation_view(&self, id: InvitationId)
    -> Result<Option<InvitationWithMessages>, StorageError>;

    async fn invitation_by_slug(&self, slug: &Slug) -> Result<Option<Invitation>, StorageError>;

    /// Returns the newest invitation that a visitor of the share link with this address was given, unless it
    /// is archived. The comparison ignores letter case.
    async fn invitation_of_visitor(
        &self,
        interview: InterviewId,
        email: &Email,
    ) -> Result<Option<Invitation>, StorageError>;

    /// Returns an interview's invitations, newest first. The cost of a page does not depend on its position.
    async fn invitations(
        &self,
        interview: InterviewId,
        filter: InvitationFilter,
        page: ListPageRequest<InvitationId>,
    ) -> Result<Vec<Invitation>, StorageError>;

    /// Returns an invitation's log, newest first.
    async fn invitation_log(
        &self,
        id: InvitationId,
        page: ListPageRequest<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError>;

    /// Returns a page of a transcript, in order; `after` is the index of the last message of the previous
    /// page.
    async fn messages(
        &self,
        invitation: InvitationId,
        page: ListPageRequest<i32>,
    ) -> Result<Vec<Message>, StorageError>;

    async fn message(&self, id: MessageId) -> Result<Option<Message>, StorageError>;
}

#[async_trait]
pub trait SessionRuns: Send + Sync {
    async fn session_run(&self, invitation: InvitationId) -> Result<Option<SessionRun>, StorageError>;

    /// Returns up to `limit` interviews in progress, of all organizations, archived or not, whose invitees
    /// have been away for longer than the resume time. The cost grows only with the number of interviews in
    /// progress.
    async fn abandoned(&self, now: Timestamp, limit: usize) -> Result<Vec<InvitationId>, StorageError>;

    /// Returns up to `limit` interviews in progress of an organization that are not archived, newest invitations first.
    /// The cost grows only with the number of interviews in progress.
    async fn running(
        &self,
        organization: OrganizationId,
        limit: usize,
    ) -> Result<Vec<Invitation>, StorageError>;

    /// Returns up to `limit` unarchived invitations of an organization that need attention for this reason since then,
    /// latest first. The cost grows only with `limit`.
    async fn needing_attention(
        &self,
        organization: OrganizationId,
        reason: AttentionReason,
        since: Timestamp,
        limit: usize,
    ) -> Result<Vec<Invitation>, StorageError>;

    /// Returns up to `limit` completed interviews of all organizations that ended before the given time and
    /// have not been analysed (`insights_origin` is `None`), oldest first. The cost grows only with the
    /// number of such interviews.
    async fn unanalyzed(
        &self,
        completed_before: Timestamp,
        limit: usize,
    ) -> Result<Vec<InvitationId>, StorageError>;
}

#[async_trait]
pub trait Events: Send + Sync {
    /// Returns the events of one invitation, in the order in which they were written.
    async fn events_of(&self, invitation: InvitationId) -> Result<Vec<Event>, StorageError>;

    /// Returns these events with their bodies, in any order.
    async fn events_with_snapshots(&self, events: &[EventId]) -> Result<Vec<EventWithBody>, StorageError>;
}

#[async_trait]
pub trait UsageRecords: Send + Sync {
    /// Returns the organization's usage in a month; zero if nothing was added.
    async fn usage(&self, organization: OrganizationId, month: Month) -> Result<Usage, StorageError>;
}

#[async_trait]
pub trait ShareLinks: Send + Sync {
    async fn share_link(&self, interview: InterviewId) -> Result<Option<ShareLink>, StorageError>;

    async fn share_link_by_slug(&self, slug: &Slug) -> Result<Option<ShareLink>, StorageError>;

    /// Returns how often this visitor was admitted by an interview's link since the given time.
    async fn visits(
        &self,
        interview: InterviewId,
        visitor: VisitorNetworkHash,
        since: Timestamp,
    ) -> Result<i64, StorageError>;
}

#[async_trait]
pub trait IdempotencyRecords: Send + Sync {
    async fn idempotency_record(
        &self,
        id: IdempotencyRecordId,
    ) -> Result<Option<IdempotencyRecord>, StorageError>;
}

#[async_trait]
pub trait Mails: Send + Sync {
    async fn mail(&self, id: MailId) -> Result<Option<QueuedMail>, StorageError>;

    /// Returns the newest mail of type [`Letter::Link`](crate::mail::Letter::Link) for this invitation, in
    /// any state.
    async fn newest_link_mail(&self, invitation: InvitationId) -> Result<Option<QueuedMail>, StorageError>;

    /// Returns how many mails to invitees are due.
    async fn count_due_mails(&self, now: Timestamp) -> Result<i64, StorageError>;

    /// Returns how many mails to the invitees of an interview are still to be sent, also those that are retried later.
    async fn count_waiting_mails(
        &self,
        organization: OrganizationId,
        interview: InterviewId,
    ) -> Result<i64, StorageError>;

    /// Claims due mails. Only one claimer gets each of them, with its attempts counted up.
    async fn claim_mails(
        &self,
        which: DueMailSelection<'_>,
        claim: DueClaim,
    ) -> Result<Vec<QueuedMail>, StorageError>;
}

#[async_trait]
pub trait Unsubscriptions: Send + Sync {
    /// Whether this recipient has unsubscribed from mails of this organization.
    async fn is_unsubscribed(
        &self,
        organization: OrganizationId,
        recipient: RecipientHash,
    ) -> Result<bool, StorageError>;
}

#[async_trait]
pub trait ServiceSigningKeys: Send + Sync {
    async fn secret(&self, name: SecretName) -> Result<Option<ServiceSigningKey>, StorageError>;
}

/// The complete store.
#[async_trait]
pub trait Storage:
    Organizations
    + Accounts
    + Memberships
    + BrowserSessions
    + OneTimeLinks
    + AccountMails
    + AuditLog
    + Passkeys
    + Notes
    + Reminders
    + Activity
    + ApiKeys
    + Interviews
    + Invitations
    + InvitationSearch
    + SessionRuns
    + Events
    + Endpoints
    + Deliveries
    + UsageRecords
    + ShareLinks
    + Mails
    + Unsubscriptions
    + ReportedRecipients
    + Erasures
    + Retention
    + IdempotencyRecords
    + ServiceSigningKeys
{
    /// Applies the writes together and in order. `Ok` means that they are on disk.
    async fn commit(&self, unit: UnitOfWork) -> Result<(), StorageError>;

    /// Checks that the database responds.
    async fn ping(&self) -> Result<(), StorageError>;

    /// Checks that writes take effect. Performs at most one test write per second, however often it is
    /// called.
    async fn check_writes(&self) -> Result<(), StorageError>;
}
