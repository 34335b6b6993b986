//! A file that is being downloaded. It has a temporary name until it is complete, verified and synced to disk.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use tempfile::{NamedTempFile, TempDir};

use super::fetch::{FetchOrigin, ModelFetchError};
use super::is_hash;
use super::table::ModelFile;

/// The prefix of the names of incomplete files.
const UNFINISHED: &str = ".unfinished-";
const BUFFER: usize = 64 * 1024;

/// Removes the file if it is dropped before [`PartialDownload::finish`].
pub struct PartialDownload {
    file: &'static ModelFile,
    origin: FetchOrigin,
    folder: PathBuf,
    unfinished: NamedTempFile,
    hash: Sha256,
    bytes: u64,
}

pub fn folder_error(folder: &Path) -> impl Fn(io::Error) -> ModelFetchError {
    move |error| ModelFetchError::Folder { folder: folder.to_owned(), reason: error.to_string() }
}

impl PartialDownload {
    pub fn new(
        file: &'static ModelFile,
        origin: FetchOrigin,
        folder: &Path,
    ) -> Result<Self, ModelFetchError> {
        let unfinished = builder().tempfile_in(folder).map_err(folder_error(folder))?;
        Ok(PartialDownload {
            file,
            origin,
            folder: folder.to_owned(),
            unfinished,
            hash: Sha256::new(),
            bytes: 0,
        })
    }

    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    pub fn write(&mut self, bytes: &[u8]) -> Result<u64, ModelFetchError> {
        self.bytes += bytes.len() as u64;
        if self.bytes > self.file.bytes {
            return Err(self.wrong(format!("it is longer than {} bytes", self.file.bytes)));
        }
        self.hash.update(bytes);
        self.unfinished.write_all(bytes).map_err(folder_error(&self.folder))?;
        Ok(self.bytes)
    }

    pub fn write_all_of(&mut self, mut reader: impl Read) -> Result<(), ModelFetchError> {
        let mut buffer = vec![0; BUFFER];
        loop {
            match reader.read(&mut buffer) {
                Ok(0) => return Ok(()),
                Ok(count) => self.write(&buffer[..count])?,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(self.wrong(error.to_string())),
            };
        }
    }

    /// Verifies the file and moves it into the folder, where it replaces the present one.
    pub fn finish(self) -> Result<(), ModelFetchError> {
        if self.bytes < self.file.bytes {
            return Err(self.wrong(format!("it ends after {} of {} bytes", self.bytes, self.file.bytes)));
        }
        if !is_hash(&self.hash.clone().finalize(), self.file.sha256) {
            return Err(self.wrong("its hash is different".to_owned()));
        }
        let error = folder_error(&self.folder);
        self.unfinished.as_file().sync_all().map_err(&error)?;
        self.unfinished.persist(self.folder.join(self.file.name)).map_err(|failed| error(failed.error))?;
        File::open(&self.folder).and_then(|folder| folder.sync_all()).map_err(&error)
    }

    fn wrong(&self, reason: String) -> ModelFetchError {
        ModelFetchError::Wrong { file: self.file.name, origin: self.origin.clone(), reason }
    }
}

fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(UNFINISHED);
    // The service may run as another user than the operator who fetches the models.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o644));
    builder
}

/// Creates a temporary folder for packages. It is on the same disk as the models, which has space for their contents.
pub fn unfinished_folder(folder: &Path) -> Result<TempDir, ModelFetchError> {
    tempfile::Builder::new().prefix(UNFINISHED).tempdir_in(folder).map_err(folder_error(folder))
}

/// Removes what a killed process left. The caller must hold the lock.
pub fn clear(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if !entry.file_name().to_string_lossy().starts_with(UNFINISHED) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            fs::remove_dir_all(entry.path())?;
        } else {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}
