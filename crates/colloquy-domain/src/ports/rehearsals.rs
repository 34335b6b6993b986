//! Where rehearsals happen: beside the database of the service, so that nothing of them can get into it.

use std::sync::Arc;

use async_trait::async_trait;

use super::Storage;

#[derive(Debug, thiserror::Error)]
#[error("a rehearsal cannot be prepared")]
pub struct RehearsalStageError(#[source] pub Box<dyn std::error::Error + Send + Sync>);

/// An empty storage for one rehearsal. Dropping the stage removes everything that was stored in it. What a crash leaves
/// behind is removed at the next start.
pub trait RehearsalStage: Send + Sync {
    fn storage(&self) -> Arc<dyn Storage>;
}

/// Prepares the storage of rehearsals.
#[async_trait]
pub trait RehearsalStages: Send + Sync {
    async fn prepare(&self) -> Result<Box<dyn RehearsalStage>, RehearsalStageError>;
}
