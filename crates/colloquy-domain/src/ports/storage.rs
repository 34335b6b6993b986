use std::error::Error;

use async_trait::async_trait;
use jiff::Timestamp;

use super::deliveries::{Deliveries, Endpoints, Expedite};
use crate::api_key::{ApiKey, ApiKeyHash};
use crate::event::{Event, EventWithSnapshot};
use crate::idempotency::{IdempotencyRecord, IdempotencyRecordId};
use crate::ids::{
    ApiKeyId, EndpointId, EventId, InterviewId, InvitationId, MailId, MessageId, OrganizationId,
};
use crate::interview::Interview;
use crate::invitation::{Invitation, Status};
use crate::log_entry::LogEntry;
use crate::mail::Mail;
use crate::message::Message;
use crate::organization::Organization;
use crate::service_secret::{SecretName, ServiceSecret};
use crate::session_run::SessionRun;
use crate::share_link::{ShareLink, ShareLinkVisit, ShareLinkVisitor};
use crate::slug::Slug;
use crate::text::Email;
use crate::unsubscription::{UnsubscribedRecipient, Unsubscription};
use crate::usage::{Month, Usage};
use crate::webhook::{DeliveryAttempt, WebhookDelivery, WebhookEndpoint};

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

/// One write in a unit of work. `Add…` inserts. `Save…` replaces the revision that was read, or fails with
/// [`StorageError::Conflict`]. `Keep…` changes nothing, and conflicts if the revision that was read is no
/// longer stored.
#[derive(Clone, Debug, PartialEq)]
pub enum Write {
    AddOrganization(Organization),
    SaveOrganization(Organization),
    AddKey(ApiKey),
    SaveKey(ApiKey),
    AddInterview(Interview),
    SaveInterview(Interview),
    KeepInterview(Interview),
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
    SaveBody {
        event_id: EventId,
        body: String,
    },
    AddEndpoint(WebhookEndpoint),
    SaveEndpoint(WebhookEndpoint),
    /// Changes only the failure state of an endpoint, so it needs no revision.
    SaveFailing {
        endpoint_id: EndpointId,
        since: Option<Timestamp>,
    },
    AddDelivery(WebhookDelivery),
    SaveDelivery(WebhookDelivery),
    /// Makes deliveries due now that would be due later.
    Hurry {
        which: Expedite,
        now: Timestamp,
    },
    AddAttempt(DeliveryAttempt),
    AddMail(Mail),
    SaveMail(Mail),
    /// Has no effect if the recipient has already unsubscribed.
    AddUnsubscription(Unsubscription),
    /// Has no effect if the recipient has not unsubscribed.
    RemoveUnsubscription {
        organization_id: OrganizationId,
        recipient: UnsubscribedRecipient,
    },
    AddShareLink(ShareLink),
    SaveShareLink(ShareLink),
    AddVisit(ShareLinkVisit),
    AddIdempotencyRecord(IdempotencyRecord),
    SaveIdempotencyRecord(IdempotencyRecord),
    /// Fails if a secret of this name exists.
    AddSecret(ServiceSecret),
    /// Removes idempotency records and visits from before a given time, a few hundred at most.
    ForgetBefore(Timestamp),
    /// Removes deliveries that were settled before a given time, with their attempts. Then removes events of
    /// that age without deliveries, and deleted endpoints without deliveries. Removes a few hundred of each
    /// at most.
    ForgetDeliveriesBefore(Timestamp),
}

/// Writes that take effect together or not at all. It is a plain list, so nothing waits and nothing is locked
/// until [`Storage::commit`], and dropping it leaves no trace.
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

/// One page of a list, newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageRequest<T> {
    /// The last item of the previous page.
    pub after: Option<T>,
    pub limit: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InterviewFilter {
    pub archived: bool,
    /// Includes only interviews changed at this time or later.
    pub updated_since: Option<Timestamp>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvitationFilter {
    pub archived: bool,
    pub status: Option<Status>,
}

/// The number of invitations in each status, without archived ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StatusCounts([i64; Status::ALL.len()]);

impl StatusCounts {
    pub fn of(self, status: Status) -> i64 {
        self.0[status as usize]
    }

    pub fn add(&mut self, status: Status, count: i64) {
        self.0[status as usize] += count;
    }

    /// Returns the number of live invitations. Only cancelled invitations are deactivated.
    pub fn live(self) -> i64 {
        self.0.iter().sum::<i64>() - self.of(Status::Cancelled)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedInterview {
    pub interview: Interview,
    pub counts: StatusCounts,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InterviewView {
    pub interview: Interview,
    /// The newest invitations that are not archived, at most [`InterviewView::INVITATIONS`].
    pub invitations: Vec<Invitation>,
    /// Whether there are more.
    pub more: bool,
}

impl InterviewView {
    pub const INVITATIONS: usize = 100;
}

#[derive(Clone, Debug, PartialEq)]
pub struct InvitationView {
    pub invitation: Invitation,
    /// The transcript, in order.
    pub messages: Vec<Message>,
}

/// An API key with the organization that it gives access to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyHolder {
    pub key: ApiKey,
    pub organization: Organization,
}

/// A claim of at most `limit` rows that are due at `now`. It makes them due again at `until`, when its lease
/// ends.
#[derive(Clone, Copy, Debug)]
pub struct DueClaim {
    pub now: Timestamp,
    pub until: Timestamp,
    pub limit: usize,
}

/// Selects the due mails that a worker claims.
#[derive(Clone, Copy, Debug)]
pub enum MailClaim<'a> {
    /// The oldest mails of all.
    Oldest,
    These(&'a [MailId]),
}

#[async_trait]
pub trait Organizations: Send + Sync {
    async fn organization(&self, id: OrganizationId) -> Result<Option<Organization>, StorageError>;

    /// Returns all organizations, oldest first.
    async fn organizations(&self) -> Result<Vec<Organization>, StorageError>;
}

#[async_trait]
pub trait ApiKeys: Send + Sync {
    async fn key_by_hash(&self, hash: ApiKeyHash) -> Result<Option<KeyHolder>, StorageError>;

    async fn key(&self, id: ApiKeyId) -> Result<Option<ApiKey>, StorageError>;

    /// Returns an organization's keys, including revoked and expired ones, oldest first.
    async fn keys(&self, organization: OrganizationId) -> Result<Vec<ApiKey>, StorageError>;
}

#[async_trait]
pub trait Interviews: Send + Sync {
    async fn interview(&self, id: InterviewId) -> Result<Option<Interview>, StorageError>;

    async fn interview_view(&self, id: InterviewId) -> Result<Option<InterviewView>, StorageError>;

    /// Returns an organization's interviews, newest first. The cost of a page does not depend on its
    /// position.
    async fn interviews(
        &self,
        organization: OrganizationId,
        filter: InterviewFilter,
        page: PageRequest<InterviewId>,
    ) -> Result<Vec<ListedInterview>, StorageError>;

    /// Returns an interview's log, including the entries of its invitations, newest first.
    async fn interview_log(
        &self,
        id: InterviewId,
        page: PageRequest<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError>;
}

#[async_trait]
pub trait Invitations: Send + Sync {
    async fn invitation(&self, id: InvitationId) -> Result<Option<Invitation>, StorageError>;

    async fn invitation_view(&self, id: InvitationId) -> Result<Option<InvitationView>, StorageError>;

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
        page: PageRequest<InvitationId>,
    ) -> Result<Vec<Invitation>, StorageError>;

    /// Returns an invitation's log, newest first.
    async fn invitation_log(
        &self,
        id: InvitationId,
        page: PageRequest<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError>;

    /// Returns a page of a transcript, in order; `after` is the index of the last message of the previous
    /// page.
    async fn messages(
        &self,
        invitation: InvitationId,
        page: PageRequest<i32>,
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

    /// Returns up to `limit` completed interviews of all organizations that ended before the given time and
    /// have not been analysed (`insights_origin` is `None`), oldest first. The cost grows only with the
    /// number of such interviews.
    async fn unread(
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
    async fn told(&self, events: &[EventId]) -> Result<Vec<EventWithSnapshot>, StorageError>;
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
        visitor: ShareLinkVisitor,
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
    async fn mail(&self, id: MailId) -> Result<Option<Mail>, StorageError>;

    /// Returns the newest mail of type [`Letter::Link`](crate::mail::Letter::Link) for this invitation, in
    /// any state.
    async fn newest_link_mail(&self, invitation: InvitationId) -> Result<Option<Mail>, StorageError>;

    /// Claims due mails. Only one claimer gets each of them, with its attempts counted up.
    async fn claim_mails(&self, which: MailClaim<'_>, claim: DueClaim) -> Result<Vec<Mail>, StorageError>;
}

#[async_trait]
pub trait Unsubscriptions: Send + Sync {
    /// Whether this recipient has unsubscribed from mails of this organization.
    async fn is_unsubscribed(
        &self,
        organization: OrganizationId,
        recipient: UnsubscribedRecipient,
    ) -> Result<bool, StorageError>;
}

#[async_trait]
pub trait ServiceSecrets: Send + Sync {
    async fn secret(&self, name: SecretName) -> Result<Option<ServiceSecret>, StorageError>;
}

/// The complete store.
#[async_trait]
pub trait Storage:
    Organizations
    + ApiKeys
    + Interviews
    + Invitations
    + SessionRuns
    + Events
    + Endpoints
    + Deliveries
    + UsageRecords
    + ShareLinks
    + Mails
    + Unsubscriptions
    + IdempotencyRecords
    + ServiceSecrets
{
    /// Applies the writes together and in order. `Ok` means that they are on disk.
    async fn commit(&self, unit: UnitOfWork) -> Result<(), StorageError>;

    /// Checks that the database responds.
    async fn ping(&self) -> Result<(), StorageError>;

    /// Checks that writes take effect. Performs at most one test write per second, however often it is
    /// called.
    async fn check_writes(&self) -> Result<(), StorageError>;
}
