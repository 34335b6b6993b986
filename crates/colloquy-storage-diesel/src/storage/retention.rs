use async_trait::async_trait;
use colloquy_domain::ids::OrganizationId;
use colloquy_domain::ports::{Retention, StorageError};
use colloquy_domain::retention::{
    EndedInvitation, RetentionPosition, RetentionRun, RetentionScope, RetentionSettings,
};
use jiff::Timestamp;
use uuid::Uuid;

use super::super::{Store, queries::retention};
use crate::rows::{readable, stored_id};
use crate::sql_types::{StoredId, StoredMoment};

#[async_trait]
impl Retention for Store {
    async fn retention_settings(&self, scopes: &[Uuid]) -> Result<Vec<RetentionSettings>, StorageError> {
        let ids: Vec<StoredId> = scopes.iter().copied().map(StoredId).collect();
        self.all(move |conn| Box::pin(retention::settings(conn, ids.clone()))).await
    }

    async fn retention_scopes(
        &self,
        organization: OrganizationId,
        after: Option<Uuid>,
        limit: usize,
    ) -> Result<Vec<RetentionSettings>, StorageError> {
        let (organization, after) = (stored_id(organization), after.map(StoredId));
        self.all(move |conn| Box::pin(retention::scopes(conn, organization, after, limit))).await
    }

    async fn retention_run(&self, scope: Uuid) -> Result<Option<RetentionRun>, StorageError> {
        self.one(move |conn| Box::pin(retention::run(conn, StoredId(scope)))).await
    }

    async fn due_retention_runs(
        &self,
        now: Timestamp,
        limit: usize,
    ) -> Result<Vec<RetentionRun>, StorageError> {
        let due =
            self.read(move |conn| Box::pin(retention::due_runs(conn, StoredMoment(now), limit))).await?;
        Ok(readable(due))
    }

    async fn ended_invitations(
        &self,
        scope: RetentionScope,
        after: Option<RetentionPosition>,
        until: Timestamp,
        limit: usize,
    ) -> Result<Vec<EndedInvitation>, StorageError> {
        let after = after.map(|at| (StoredMoment(at.ended_at), stored_id(at.invitation_id)));
        let until = StoredMoment(until);
        self.read(move |conn| Box::pin(retention::ended(conn, scope, after, until, limit))).await
    }
}
