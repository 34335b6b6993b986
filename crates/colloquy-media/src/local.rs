//! A media store in a folder, and the presigned URLs at which the service serves its files.

mod address;
mod folder;
mod key;

use std::error::Error;
use std::fs::{File, Metadata};
use std::os::unix::fs::{FileExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fmt, io};

use async_trait::async_trait;
use bytes::Bytes;
use colloquy_domain::Timestamp;
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::{
    Media, MediaError, MediaFile, PresignedRefused, PresignedUrlResolver, Randomness,
};

use address::LocalMediaUrlKey;
use folder::MediaFileFolder;

/// The most bytes that are read at once.
const MAX_PIECE: usize = 256 * 1_024;

/// A media store in a folder. Several processes may share the folder. They use the key that is in it, so each of them
/// accepts the presigned URLs of the others.
pub struct LocalMedia {
    folder: Arc<MediaFileFolder>,
    key: LocalMediaUrlKey,
    base: String,
}

/// Why a folder cannot be used as a media store.
#[derive(Debug, thiserror::Error)]
pub enum MediaFolderOpenError {
    #[error("the media folder {} cannot be used", .0.display())]
    Folder(PathBuf, #[source] io::Error),
    #[error("the signing key for media URLs, {}, can neither be read nor created", .0.display())]
    Key(PathBuf, #[source] io::Error),
    #[error(
        "{} does not contain a key of 32 bytes; if you delete it, a new key is created and existing media URLs become \
         invalid",
        .0.display()
    )]
    DamagedKey(PathBuf),
}

impl LocalMedia {
    /// Opens the media store. Creates the folder, accessible to the service's user only, and its key if they are
    /// missing, and removes what killed processes have left half written. `base_url` is the public URL of the service, below which it serves `/media/`.
    pub fn open(
        folder: &Path,
        base_url: &str,
        randomness: &dyn Randomness,
    ) -> Result<Self, MediaFolderOpenError> {
        let unusable = |error| MediaFolderOpenError::Folder(folder.to_owned(), error);
        folder::create(folder).map_err(unusable)?;
        let key = key::find_or_create(folder, randomness)?;
        let files = MediaFileFolder::new(folder.to_owned(), randomness);
        files.remove_abandoned().map_err(unusable)?;
        Ok(LocalMedia {
            folder: Arc::new(files),
            key: LocalMediaUrlKey::new(key),
            base: base_url.trim_end_matches('/').to_owned(),
        })
    }

    /// Runs work on the folder, on a thread that may block.
    async fn in_folder<T: Send + 'static>(
        &self,
        work: impl FnOnce(&MediaFileFolder) -> io::Result<T> + Send + 'static,
    ) -> Result<T, MediaError> {
        let folder = self.folder.clone();
        off_the_runtime(move || work(&folder)).await
    }
}

async fn off_the_runtime<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> Result<T, MediaError> {
    tokio::task::spawn_blocking(work).await.map_err(failed)?.map_err(failed)
}

fn failed(error: impl Error + Send + Sync + 'static) -> MediaError {
    MediaError(Box::new(error))
}

#[async_trait]
impl Media for LocalMedia {
    async fn put(&self, name: &MediaName, content: Bytes) -> Result<(), MediaError> {
        let name = name.clone();
        self.in_folder(move |folder| folder.put(&name, &content)).await
    }

    async fn adopt(&self, name: &MediaName, file: &Path) -> Result<bool, MediaError> {
        let (name, file) = (name.clone(), file.to_owned());
        self.in_folder(move |folder| folder.adopt(&name, &file)).await
    }

    async fn fetch(&self, name: &MediaName, file: &Path) -> Result<bool, MediaError> {
        let (name, file) = (name.clone(), file.to_owned());
        self.in_folder(move |folder| {
            let Some((mut found, _)) = folder.find(&name)? else { return Ok(false) };
            io::copy(&mut found, &mut File::create(file)?)?;
            Ok(true)
        })
        .await
    }

    async fn has(&self, name: &MediaName) -> Result<bool, MediaError> {
        let name = name.clone();
        self.in_folder(move |folder| Ok(folder.find(&name)?.is_some())).await
    }

    async fn open_file(&self, name: &MediaName) -> Result<Option<Arc<dyn MediaFile>>, MediaError> {
        let content_type = name.content_type();
        let name = name.clone();
        let found = self.in_folder(move |folder| folder.find(&name)).await?;
        Ok(found.map(|(file, metadata)| Arc::new(LocalFile::new(file, &metadata, content_type)) as _))
    }

    async fn list(&self, after: Option<&MediaName>, limit: usize) -> Result<Vec<MediaName>, MediaError> {
        let after = after.map(MediaName::to_string);
        self.in_folder(move |folder| folder.list(after.as_deref(), limit)).await
    }

    async fn remove(&self, name: &MediaName) -> Result<(), MediaError> {
        let name = name.clone();
        self.in_folder(move |folder| folder.remove(&name)).await
    }

    async fn presigned(
        &self,
        name: &MediaName,
        _now: Timestamp,
        until: Timestamp,
    ) -> Result<String, MediaError> {
        Ok(format!("{}/media/{name}?{}", self.base, self.key.query(name, until)))
    }
}

#[async_trait]
impl PresignedUrlResolver for LocalMedia {
    async fn open(
        &self,
        name: &str,
        query: &str,
        now: Timestamp,
    ) -> Result<Arc<dyn MediaFile>, PresignedRefused> {
        let name = MediaName::parse(name).ok_or(PresignedRefused::Forged)?;
        let expires_s = self.key.expiry_of(&name, query).ok_or(PresignedRefused::Forged)?;
        if now.as_second() >= expires_s {
            return Err(PresignedRefused::Expired);
        }
        self.open_file(&name).await?.ok_or(PresignedRefused::Missing)
    }
}

/// An open file. Its content stays the same even if a new file gets its name.
struct LocalFile {
    file: Arc<File>,
    content_type: &'static str,
    length: u64,
    tag: String,
}

impl LocalFile {
    fn new(file: File, metadata: &Metadata, content_type: &'static str) -> Self {
        // A file that replaces this one has another inode or time, and so another tag.
        let (inode, length) = (metadata.ino(), metadata.len());
        let tag = format!("{inode:x}-{length:x}-{:x}-{:x}", metadata.mtime(), metadata.mtime_nsec());
        LocalFile { file: Arc::new(file), content_type, length, tag }
    }
}

#[async_trait]
impl MediaFile for LocalFile {
    fn content_type(&self) -> &'static str {
        self.content_type
    }

    fn length(&self) -> u64 {
        self.length
    }

    fn tag(&self) -> &str {
        &self.tag
    }

    async fn read(&self, offset: u64, length: usize) -> Result<Bytes, MediaError> {
        let file = self.file.clone();
        let left = usize::try_from(self.length.saturating_sub(offset)).unwrap_or(usize::MAX);
        let length = length.min(left).min(MAX_PIECE);
        if length == 0 {
            return Ok(Bytes::new());
        }
        off_the_runtime(move || {
            let mut piece = vec![0; length];
            let read = file.read_at(&mut piece, offset)?;
            piece.truncate(read);
            Ok(piece.into())
        })
        .await
    }
}

/// Leaves out the key, so that it is never logged.
impl fmt::Debug for LocalMedia {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("LocalMedia").field("folder", &self.folder).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
