use async_trait::async_trait;
use jiff::Timestamp;
use uuid::Uuid;

use super::StorageError;
use crate::ids::OrganizationId;
use crate::retention::{EndedInvitation, RetentionPosition, RetentionRun, RetentionScope, RetentionSettings};

/// How long things are kept, and what has been kept for long enough.
#[async_trait]
pub trait Retention: Send + Sync {
    /// Returns the settings that these organizations and interviews have, in any order.
    async fn retention_settings(&self, scopes: &[Uuid]) -> Result<Vec<RetentionSettings>, StorageError>;

    /// Returns up to `limit` scopes of an organization that have settings, in order of their ids, after a given one.
    async fn retention_scopes(
        &self,
        organization: OrganizationId,
        after: Option<Uuid>,
        limit: usize,
    ) -> Result<Vec<RetentionSettings>, StorageError>;

    async fn retention_run(&self, scope: Uuid) -> Result<Option<RetentionRun>, StorageError>;

    /// Returns up to `limit` runs that are due, oldest first.
    async fn due_retention_runs(
        &self,
        now: Timestamp,
        limit: usize,
    ) -> Result<Vec<RetentionRun>, StorageError>;

    /// Returns up to `limit` invitations that ended after a position and not later than a given time, in the order in which
    /// they ended. Those of an organization include the ones of interviews with settings of their own.
    async fn ended_invitations(
        &self,
        scope: RetentionScope,
        after: Option<RetentionPosition>,
        until: Timestamp,
        limit: usize,
    ) -> Result<Vec<EndedInvitation>, StorageError>;
}
