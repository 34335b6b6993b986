use std::error::Error;

use async_trait::async_trait;
use jiff::Timestamp;

use crate::api_key::{ApiKey, KeyHash};
use crate::ids::{ApiKeyId, InterviewId, InvitationId, MailId, OrganizationId};
use crate::interview::Interview;
use crate::invitation::{Invitation, Status};
use crate::log_entry::LogEntry;
use crate::mail::Mail;
use crate::organization::Organization;

#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// Somebody else saved first: read again and decide anew.
    #[error("the stored revision has moved on")]
    Conflict,
    /// It may work later; a write may still have taken effect.
    #[error("the database cannot be reached")]
    Unavailable(#[source] Box<dyn Error + Send + Sync>),
    #[error("the database failed")]
    Failed(#[source] Box<dyn Error + Send + Sync>),
}

/// One write of a unit of work. `Add…` inserts; `Save…` replaces what has the revision that was read, or is a
/// [`StorageError::Conflict`].
#[derive(Clone, Debug, PartialEq)]
pub enum Write {
    AddOrganization(Organization),
    AddKey(ApiKey),
    SaveKey(ApiKey),
    AddInterview(Interview),
    SaveInterview(Interview),
    AddInvitation(Invitation),
    SaveInvitation(Invitation),
    AddLogEntry(LogEntry),
    AddMail(Mail),
    SaveMail(Mail),
}

/// Writes that take effect together or not at all. It is a plain list, so nothing waits and nothing is locked
/// until [`Storage::commit`], and one that is dropped leaves no trace.
#[derive(Clone, Debug, Default, PartialEq)]
#[must_use = "a unit of work does nothing until it is committed"]
pub struct UnitOfWork {
    writes: Vec<Write>,
}

impl UnitOfWork {
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
pub struct Page<T> {
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
    /// Those not archived, newest first.
    pub invitations: Vec<Invitation>,
}

/// A key with the organization that it opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyHolder {
    pub key: ApiKey,
    pub organization: Organization,
}

/// Which due mails a worker takes.
#[derive(Clone, Copy, Debug)]
pub enum Claim<'a> {
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
pub trait Keys: Send + Sync {
    async fn key_by_hash(&self, hash: KeyHash) -> Result<Option<KeyHolder>, StorageError>;

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
        page: Page<InterviewId>,
    ) -> Result<Vec<ListedInterview>, StorageError>;

    /// An interview's log with its invitations' entries, newest first.
    async fn interview_log(
        &self,
        id: InterviewId,
        page: Page<i64>,
    ) -> Result<Vec<(i64, LogEntry)>, StorageError>;
}

#[async_trait]
pub trait Invitations: Send + Sync {
    async fn invitation(&self, id: InvitationId) -> Result<Option<Invitation>, StorageError>;
}

#[async_trait]
pub trait Mails: Send + Sync {
    async fn mail(&self, id: MailId) -> Result<Option<Mail>, StorageError>;

    /// Takes up to `limit` mails that are due at `now`, and makes them due again at `until`. Each is given to one
    /// claimer only, with its tries counted up.
    async fn claim_mails(
        &self,
        claim: Claim<'_>,
        now: Timestamp,
        until: Timestamp,
        limit: usize,
    ) -> Result<Vec<Mail>, StorageError>;
}

/// All that is kept.
#[async_trait]
pub trait Storage: Organizations + Keys + Interviews + Invitations + Mails {
    /// Makes the writes take effect together, in their order. `Ok` means that they are on disk.
    async fn commit(&self, unit: UnitOfWork) -> Result<(), StorageError>;

    /// Whether the database answers.
    async fn ping(&self) -> Result<(), StorageError>;
}
