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
    /// Somebody else saved first: read again and decide anew.
    #[error("the stored revision has moved on")]
    Conflict,
    /// The database does not answer, or takes no writes. It may work later; a write may still have taken effect.
    #[error("the database cannot be used at the moment")]
    Unavailable(#[source] Box<dyn Error + Send + Sync>),
    #[error("the database failed")]
    Failed(#[source] Box<dyn Error + Send + Sync>),
}

/// One write of a unit of work. `Add…` inserts; `Save…` replaces what has the revision that was read, or is a
/// [`StorageError::Conflict`]; `Keep…` changes nothing, and is a conflict too if that revision is not the stored one.
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
    /// Replaces the message of this id; it has no revision of its own and is saved beside its invitation.
    SaveMessage(Message),
    /// Fails if the invitation has one.
    AddSessionRun(SessionRun),
    /// A conflict means that somebody else holds it now.
    SaveSessionRun(SessionRun),
    /// Adds to what the organization has used in the month, whoever else does so at the same time.
    AddUsage {
        organization_id: OrganizationId,
        month: Month,
        active_ms: i64,
    },
    /// An entry is never earlier than those before it in its interview's log: it takes their latest time if that is later
    /// than its own.
    AddLogEntry(LogEntry),
    /// With a delivery to each endpoint of its organization that wants to be told of it and is not disabled.
    AddEvent(Event),
    /// What endpoints are told; a conflict if somebody has said it already.
    SaveBody {
        event_id: EventId,
        body: String,
    },
    AddEndpoint(WebhookEndpoint),
    SaveEndpoint(WebhookEndpoint),
    /// Changes what is known of an endpoint's failures and nothing else, so that it has no revision.
    SaveFailing {
        endpoint_id: EndpointId,
        since: Option<Timestamp>,
    },
    AddDelivery(WebhookDelivery),
    SaveDelivery(WebhookDelivery),
    /// Makes deliveries due that wait for a later moment.
    Hurry {
        which: Expedite,
        now: Timestamp,
    },
    AddAttempt(DeliveryAttempt),
    AddMail(Mail),
    SaveMail(Mail),
    /// Changes nothing if the recipient has unsubscribed already.
    AddUnsubscription(Unsubscription),
    /// Changes nothing if the recipient has not unsubscribed.
    RemoveUnsubscription {
        organization_id: OrganizationId,
        recipient: UnsubscribedRecipient,
    },
    AddShareLink(ShareLink),
    SaveShareLink(ShareLink),
    AddVisit(ShareLinkVisit),
    AddIdempotencyRecord(IdempotencyRecord),
    SaveIdempotencyRecord(IdempotencyRecord),
    /// Fails if there is one of this name.
    AddSecret(ServiceSecret),
    /// Removes idempotency_records and visits from before a moment, some hundred of them at most.
    ForgetBefore(Timestamp),
    /// Removes deliveries that were settled before a moment with their tries, then events that old which nobody waits
    /// for, and deleted endpoints that have no delivery; some hundred of each at most.
    ForgetDeliveriesBefore(Timestamp),
}

/// Writes that take effect together or not at all. It is a plain list, so nothing waits and nothing is locked
/// until [`Storage::commit`], and one that is dropped leaves no trace.
#[derive(Clone, Debug, Default, PartialEq)]
#[must_use = "a unit of work does nothing until it is committed"]
pub struct UnitOfWork {
    writes: Vec<Write>,
}

impl UnitOfWork {
    /// Makes room for so many more, so that hundreds need not be moved again and again.
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

/// A part of a list, newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageRequest<T> {
    /// The last one of the page before.
    pub after: Option<T>,
    pub limit: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InterviewFilter {
    pub archived: bool,
    /// Only those changed at this moment or later.
    pub updated_since: Option<Timestamp>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvitationFilter {
    pub archived: bool,
    pub status: Option<Status>,
}

/// How many invitations, not counting archived ones, are in each state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StatusCounts([i64; Status::ALL.len()]);

impl StatusCounts {
    pub fn of(self, status: Status) -> i64 {
        self.0[status as usize]
    }

    pub fn add(&mut self, status: Status, count: i64) {
        self.0[status as usize] += count;
    }

    /// Live ones: cancelled invitations are deactivated, all others are not.
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
    /// Those not archived, newest first, [`InterviewView::INVITATIONS`] of them at most.
    pub invitations: Vec<Invitation>,
    /// Whether there are further ones.
    pub more: bool,
}

impl InterviewView {
    pub const INVITATIONS: usize = 100;
}

#[derive(Clone, Debug, PartialEq)]
pub struct InvitationView {
    pub invitation: Invitation,
    /// The transcript, in its order.
    pub messages: Vec<Message>,
}

/// A key with the organization that it opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyHolder {
    pub key: ApiKey,
    pub organization: Organization,
}

/// Which due mails a worker takes.
#[derive(Clone, Copy, Debug)]
pub enum MailClaim<'a> {
    /// The oldest of all.
    Oldest,
    These(&'a [MailId]),
}

#[async_trait]
pub trait Organizations: Send + Sync {
    async fn organization(&self, id: OrganizationId) -> Result<Option<Organization>, StorageError>;

    /// All of them, oldest first.
    async fn organizations(&self) -> Result<Vec<Organization>, StorageError>;
}

#[async_trait]
pub trait ApiKeys: Send + Sync {
    async fn key_by_hash(&self, hash: ApiKeyHash) -> Result<Option<KeyHolder>, StorageError>;

    async fn key(&self, id: ApiKeyId) -> Result<Option<ApiKey>, StorageError>;

    /// An organization's keys, revoked and expired ones too, oldest first.
    async fn keys(&self, organization: OrganizationId) -> Result<Vec<ApiKey>, StorageError>;
}

#[async_trait]
pub trait Interviews: Send + Sync {
    async fn interview(&self, id: InterviewId) -> Result<Option<Interview>, StorageError>;

    async fn interview_view(&self, id: InterviewId) -> Result<Option<InterviewView>, StorageError>;

    /// One organization's interviews, newest first. A page costs the same wherever it is.
    async fn interviews(
        &self,
        organization: OrganizationId,
        filter: InterviewFilter,
        page: PageRequest<InterviewId>,
    ) -> Result<Vec<ListedInterview>, StorageError>;

    /// An interview's log with its invitations' entries, newest first.
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

    /// The newest invitation that a share link's visitor of this address was given, unless it is archived. Letter case
    /// makes no difference.
    async fn invitation_of_visitor(
        &self,
        interview: InterviewId,
        email: &Email,
    ) -> Result<Option<Invitation>, StorageError>;

    /// An interview's invitations, newest first. A page costs the same wherever it is.
    async fn invitations(
        &self,
        interview: InterviewId,
        filter: InvitationFilter,
        page: PageRequest<InvitationId>,
    ) -> Result<Vec<Invitation>, StorageError>;

    /// Newest first.
    async fn invitation_log(
        &self,
        id: InvitationId,
        page: PageRequest<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError>;

    /// A part of a transcript, in its order; `after` is the index of the message before it.
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

    /// Up to `limit` interviews in progress, of all organizations and archived or not, that nobody has taken for
    /// longer than they can be gone on with. What it costs grows with the interviews in progress alone.
    async fn abandoned(&self, now: Timestamp, limit: usize) -> Result<Vec<InvitationId>, StorageError>;

    /// Up to `limit` completed interviews, of all organizations, whose transcript nobody has read (`insights_origin` is
    /// none) though they ended before that moment. Oldest first. What it costs grows with those alone.
    async fn unread(
        &self,
        completed_before: Timestamp,
        limit: usize,
    ) -> Result<Vec<InvitationId>, StorageError>;
}

#[async_trait]
pub trait Events: Send + Sync {
    /// Those of one invitation, in the order in which they were written.
    async fn events_of(&self, invitation: InvitationId) -> Result<Vec<Event>, StorageError>;

    /// These, in any order.
    async fn told(&self, events: &[EventId]) -> Result<Vec<EventWithSnapshot>, StorageError>;
}

#[async_trait]
pub trait UsageRecords: Send + Sync {
    /// Nothing, where nothing was added.
    async fn usage(&self, organization: OrganizationId, month: Month) -> Result<Usage, StorageError>;
}

#[async_trait]
pub trait ShareLinks: Send + Sync {
    async fn share_link(&self, interview: InterviewId) -> Result<Option<ShareLink>, StorageError>;

    async fn share_link_by_slug(&self, slug: &Slug) -> Result<Option<ShareLink>, StorageError>;

    /// How often this visitor of an interview's link was let in since a moment.
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

    /// The newest mail of [`Letter::Link`](crate::mail::Letter::Link) of this invitation, whatever became of it.
    async fn newest_link_mail(&self, invitation: InvitationId) -> Result<Option<Mail>, StorageError>;

    /// Takes up to `limit` mails that are due at `now`, and makes them due again at `until`. Each is given to one
    /// claimer only, with its tries counted up.
    async fn claim_mails(
        &self,
        claim: MailClaim<'_>,
        now: Timestamp,
        until: Timestamp,
        limit: usize,
    ) -> Result<Vec<Mail>, StorageError>;
}

#[async_trait]
pub trait Unsubscriptions: Send + Sync {
    /// Whether this recipient wants no more mails of this organization.
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

/// All that is kept.
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
    /// Makes the writes take effect together, in their order. `Ok` means that they are on disk.
    async fn commit(&self, unit: UnitOfWork) -> Result<(), StorageError>;

    /// Whether the database answers.
    async fn ping(&self) -> Result<(), StorageError>;

    /// Whether writes take effect. Writes at most once a second to find out, however often it is called.
    async fn check_writes(&self) -> Result<(), StorageError>;
}
