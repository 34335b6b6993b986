//! The databases of rehearsals.

use std::fs::{self, DirBuilder};
use std::io::{self, ErrorKind};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use colloquy_domain::ports::{IdSource, RehearsalStage, RehearsalStageError, RehearsalStages, Storage};
use colloquy_storage_diesel::StorageUrl;

use crate::system::SystemIds;

/// Their folder. Each rehearsal has a database of its own in it, which is removed with the rehearsal.
pub struct RehearsalDatabases(PathBuf);

impl RehearsalDatabases {
    /// Creates the folder in the data folder. Removes what a crash has left in it.
    pub fn open(data_dir: &Path) -> io::Result<Self> {
        let folder = data_dir.join("rehearsals");
        match fs::remove_dir_all(&folder) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => DirBuilder::new().mode(0o700).create(&folder)?,
        }
        Ok(RehearsalDatabases(folder))
    }
}

#[async_trait]
impl RehearsalStages for RehearsalDatabases {
    async fn prepare(&self) -> Result<Box<dyn RehearsalStage>, RehearsalStageError> {
        let folder = self.0.join(SystemIds.next().to_string());
        let made = DirBuilder::new().mode(0o700).create(&folder);
        made.map_err(|error| RehearsalStageError(error.into()))?;
        let folder = TemporaryFolder(folder);
        let database = StorageUrl::Sqlite(folder.0.join("rehearsal.db"));
        let storage = colloquy_storage_diesel::open(&database).await;
        let storage = storage.map_err(|error| RehearsalStageError(error.into()))?;
        Ok(Box::new(DatabaseOfRehearsal { storage, _folder: folder }))
    }
}

struct DatabaseOfRehearsal {
    storage: Arc<dyn Storage>,
    _folder: TemporaryFolder,
}

impl RehearsalStage for DatabaseOfRehearsal {
    fn storage(&self) -> Arc<dyn Storage> {
        self.storage.clone()
    }
}

/// Removes the folder when it is dropped.
struct TemporaryFolder(PathBuf);

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.0) {
            tracing::error!(%error, "a rehearsal could not be removed; the next start removes it");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_rehearsal_is_removed_when_it_is_dropped_and_after_a_crash_at_the_next_start() {
        let data = tempfile::tempdir().expect("a folder can be made");
        let folder = data.path().join("rehearsals");
        let count = || fs::read_dir(&folder).expect("the folder").count();
        let stages = RehearsalDatabases::open(data.path()).expect("a folder");
        let stage = stages.prepare().await.expect("a rehearsal");
        stage.storage().ping().await.expect("a database");
        assert_eq!(count(), 1);
        drop(stage);
        assert_eq!(count(), 0);
        std::mem::forget(stages.prepare().await.expect("a rehearsal"));
        assert_eq!(count(), 1, "a crash removes nothing");
        RehearsalDatabases::open(data.path()).expect("a folder");
        assert_eq!(count(), 0);
    }
}
