use async_trait::async_trait;
use jiff::Timestamp;
use uuid::Uuid;

use super::StorageError;
use crate::erasure::{ErasedCounts, Erasure, ErasureTarget};
use crate::ids::{ErasureId, InterviewId, InvitationId, OrganizationId};
use crate::invitation::Invitation;
use crate::mail::QueuedMail;
use crate::text::Email;

/// Erasures and what they have to find.
#[async_trait]
pub trait Erasures: Send + Sync {
    /// Returns the erasure of an invitation, an interview or an organization, also after this is gone.
    async fn erasure_of(&self, target: Uuid) -> Result<Option<Erasure>, StorageError>;

    /// Returns up to `limit` erasures that are not complete and due, oldest first.
    async fn due_erasures(&self, now: Timestamp, limit: usize) -> Result<Vec<Erasure>, StorageError>;

    /// Returns those of the invitations for which an erasure exists.
    async fn erased_among(&self, invitations: &[InvitationId]) -> Result<Vec<InvitationId>, StorageError>;

    /// Returns up to `limit` invitations of an interview, or interviews of an organization, for which no erasure exists.
    async fn parts_without_erasure(
        &self,
        target: ErasureTarget,
        limit: usize,
    ) -> Result<Vec<ErasureTarget>, StorageError>;

    /// Whether an interview still has invitations, or an organization interviews, or a part of it an erasure that is not
    /// complete.
    async fn has_parts(&self, target: ErasureTarget) -> Result<bool, StorageError>;

    /// Returns up to `limit` erasures of an organization or of one interview, the newest first, before a given one.
    async fn erasures(
        &self,
        organization: OrganizationId,
        interview: Option<InterviewId>,
        before: Option<ErasureId>,
        limit: usize,
    ) -> Result<Vec<Erasure>, StorageError>;

    /// Counts the rows that an invitation has. Recordings are not in the database.
    async fn rows_of(&self, invitation: InvitationId) -> Result<ErasedCounts, StorageError>;

    async fn mails_of(&self, invitation: InvitationId) -> Result<Vec<QueuedMail>, StorageError>;

    /// Returns up to `limit` invitations of an organization that have this address or were mailed to it, the oldest
    /// first. The comparison ignores letter case.
    async fn invitations_of_person(
        &self,
        organization: OrganizationId,
        email: &Email,
        limit: usize,
    ) -> Result<Vec<InvitationId>, StorageError>;

    /// Returns up to `limit` invitations of an organization, archived or not, whose invitees have withdrawn their consent and
    /// about which it has not decided, the longest waiting first. The cost grows only with `limit`.
    async fn undecided_withdrawals(
        &self,
        organization: OrganizationId,
        limit: usize,
    ) -> Result<Vec<Invitation>, StorageError>;

    /// Clears what the database's own files still hold of deleted rows, as far as the service controls that.
    async fn purge_deleted(&self) -> Result<(), StorageError>;
}
