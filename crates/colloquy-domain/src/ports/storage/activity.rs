//! The port of what happened in a time.

use async_trait::async_trait;
use jiff::Timestamp;

use super::StorageError;
use crate::ids::OrganizationId;

/// How many interviews began and were completed in a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActivityCounts {
    pub started: i64,
    pub completed: i64,
}

#[async_trait]
pub trait Activity: Send + Sync {
    /// Counts an organization's interviews, archived ones too, from one time until before another one. The cost grows only
    /// with the counts.
    async fn activity(
        &self,
        organization: OrganizationId,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<ActivityCounts, StorageError>;
}
