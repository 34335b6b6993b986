use async_trait::async_trait;
use colloquy_domain::OrganizationId;
use colloquy_domain::ports::{Retention, StorageError};
use colloquy_domain::retention::{
    EndedInvitation, RetentionPosition, RetentionRun, RetentionScope, RetentionSettings,
};
use jiff::Timestamp;
use uuid::Uuid;

use super::InMemoryStorage;

#[async_trait]
impl Retention for InMemoryStorage {
    async fn retention_settings(&self, scopes: &[Uuid]) -> Result<Vec<RetentionSettings>, StorageError> {
        let tables = self.tables()?;
        Ok(scopes.iter().filter_map(|id| tables.retention_settings.get(id).cloned()).collect())
    }

    async fn retention_scopes(
        &self,
        organization: OrganizationId,
        after: Option<Uuid>,
        limit: usize,
    ) -> Result<Vec<RetentionSettings>, StorageError> {
        let tables = self.tables()?;
        let is_wanted = |settings: &&RetentionSettings| {
            settings.scope.organization_id() == organization && after < Some(settings.scope.id())
        };
        Ok(tables.retention_settings.values().filter(is_wanted).take(limit).cloned().collect())
    }

    async fn retention_run(&self, scope: Uuid) -> Result<Option<RetentionRun>, StorageError> {
        Ok(self.tables()?.retention_runs.get(&scope).cloned())
    }

    async fn due_retention_runs(
        &self,
        now: Timestamp,
        limit: usize,
    ) -> Result<Vec<RetentionRun>, StorageError> {
        let tables = self.tables()?;
        let due = tables.retention_runs.values().filter(|run| run.due_at <= now);
        let mut due: Vec<RetentionRun> = due.cloned().collect();
        due.sort_by_key(|run| (run.due_at, run.scope.id()));
        due.truncate(limit);
        Ok(due)
    }

    async fn ended_invitations(
        &self,
        scope: RetentionScope,
        after: Option<RetentionPosition>,
        until: Timestamp,
        limit: usize,
    ) -> Result<Vec<EndedInvitation>, StorageError> {
        let tables = self.tables()?;
        let of_scope = tables.invitations.values().filter(|one| match scope {
            RetentionScope::Organization(id) => one.organization_id == id,
            RetentionScope::Interview(_, id) => one.interview_id == id,
        });
        let ended = of_scope.filter_map(|one| {
            let position = RetentionPosition { ended_at: one.ended_at()?, invitation_id: one.id };
            Some(EndedInvitation { position, interview_id: one.interview_id })
        });
        let is_wanted = |one: &EndedInvitation| after < Some(one.position) && one.position.ended_at <= until;
        let mut found: Vec<EndedInvitation> = ended.filter(is_wanted).collect();
        found.sort_by_key(|one| one.position);
        found.truncate(limit);
        Ok(found)
    }
}
