use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use jiff::Timestamp;

use crate::media::MediaName;

/// How long storing a file may take. After this time it has failed or is done.
pub const LONGEST_PUT: Duration = Duration::from_secs(30);

#[derive(Debug, thiserror::Error)]
#[error("the media store cannot be reached")]
pub struct MediaError(#[source] pub Box<dyn Error + Send + Sync>);

/// Stores audio and issues URLs for it that expire.
#[async_trait]
pub trait Media: Send + Sync {
    /// Stores a file. `Ok` means that it is stored. It replaces a file of the same name as a whole, never
    /// partly. It takes [`LONGEST_PUT`] at most.
    async fn put(&self, name: &MediaName, content: Bytes) -> Result<(), MediaError>;

    /// Moves a local file into the store without copying it; afterwards it is gone from its old path. Returns
    /// `false`, and does nothing, if the store cannot do this.
    async fn adopt(&self, _name: &MediaName, _file: &Path) -> Result<bool, MediaError> {
        Ok(false)
    }

    /// Writes a stored file to a local file, which it creates. Returns `false` if there is no such file.
    /// After `false` or an error, the content of the local file is undefined.
    async fn fetch(&self, name: &MediaName, file: &Path) -> Result<bool, MediaError>;

    async fn has(&self, name: &MediaName) -> Result<bool, MediaError>;

    /// Opens a stored file, to read it piece by piece. Returns `None` if there is no such file.
    async fn open_file(&self, name: &MediaName) -> Result<Option<Arc<dyn MediaFile>>, MediaError>;

    /// Returns up to `limit` names of stored files that come after `after`, in the order of their bytes. It passes over
    /// files that have no such name.
    async fn list(&self, after: Option<&MediaName>, limit: usize) -> Result<Vec<MediaName>, MediaError>;

    /// Removes a file. `Ok` means that there is no file of this name any longer.
    async fn remove(&self, name: &MediaName) -> Result<(), MediaError>;

    /// Returns a URL that serves the file by GET, to anyone who has it, from `now` until `until`.
    async fn presigned(
        &self,
        name: &MediaName,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<String, MediaError>;
}

/// Why a presigned URL is refused.
#[derive(Debug, thiserror::Error)]
pub enum PresignedRefused {
    #[error("the URL was not issued by this service, or was changed")]
    Forged,
    #[error("the URL has expired")]
    Expired,
    #[error("the file does not exist")]
    Missing,
    #[error(transparent)]
    Failed(#[from] MediaError),
}

/// A stored file that is read piece by piece.
#[async_trait]
pub trait MediaFile: Send + Sync {
    fn content_type(&self) -> &'static str;

    /// Returns the length in bytes.
    fn length(&self) -> u64;

    /// Returns a tag that identifies this content. Different content has a different tag.
    fn tag(&self) -> &str;

    /// Returns bytes from `offset` on: at most `length`, and at least one unless the end is reached.
    async fn read(&self, offset: u64, length: usize) -> Result<Bytes, MediaError>;
}

/// Resolves the presigned URLs that the service itself serves.
#[async_trait]
pub trait PresignedUrlResolver: Send + Sync {
    /// Opens the file of a presigned URL. `name` is the path after the media prefix and `query` the query
    /// string, both unmodified.
    async fn open(
        &self,
        name: &str,
        query: &str,
        now: Timestamp,
    ) -> Result<Arc<dyn MediaFile>, PresignedRefused>;
}
