use async_trait::async_trait;
use colloquy_domain::OrganizationId;
use colloquy_domain::ports::{Activity, ActivityCounts, StorageError};
use jiff::Timestamp;

use super::InMemoryStorage;

#[async_trait]
impl Activity for InMemoryStorage {
    async fn activity(
        &self,
        organization: OrganizationId,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<ActivityCounts, StorageError> {
        let tables = self.tables()?;
        let of_organization =
            || tables.invitations.values().filter(|one| one.organization_id == organization);
        let is_within = |at: Option<Timestamp>| at.is_some_and(|at| from <= at && at < until);
        Ok(ActivityCounts {
            started: of_organization().filter(|one| is_within(one.started_at)).count() as i64,
            completed: of_organization().filter(|one| is_within(one.completed_at)).count() as i64,
        })
    }
}
