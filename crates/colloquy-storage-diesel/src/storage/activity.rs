use async_trait::async_trait;
use colloquy_domain::ids::OrganizationId;
use colloquy_domain::ports::{Activity, ActivityCounts, StorageError};
use jiff::Timestamp;

use super::super::{Store, queries};
use crate::rows::stored_id;
use crate::sql_types::StoredMoment;

#[async_trait]
impl Activity for Store {
    async fn activity(
        &self,
        organization: OrganizationId,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<ActivityCounts, StorageError> {
        let (from, until) = (StoredMoment(from), StoredMoment(until));
        self.read(move |conn| Box::pin(queries::activity(conn, stored_id(organization), from, until))).await
    }
}
