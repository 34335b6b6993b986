use std::error::Error;
use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use bytes::Bytes;
use jiff::Timestamp;

use crate::media::MediaName;

#[derive(Debug, thiserror::Error)]
#[error("the media cannot be reached")]
pub struct MediaError(#[source] pub Box<dyn Error + Send + Sync>);

/// Keeps audio, and hands out addresses of it that expire.
#[async_trait]
pub trait Media: Send + Sync {
    /// `Ok` means that it is kept. What had the name before is replaced, and never half of it.
    async fn put(&self, name: &MediaName, content: Bytes) -> Result<(), MediaError>;

    /// Takes over a file of this machine as it is, which is not where it was any more then. `false` where that cannot
    /// be done; then nothing is.
    async fn adopt(&self, _name: &MediaName, _file: &Path) -> Result<bool, MediaError> {
        Ok(false)
    }

    /// Writes what has this name to a file of this machine, which is made for that. `false` where there is nothing; what
    /// the file has then, or when it fails, means nothing.
    async fn fetch(&self, name: &MediaName, file: &Path) -> Result<bool, MediaError>;

    async fn has(&self, name: &MediaName) -> Result<bool, MediaError>;

    /// An address that answers what has this name to whoever has the address, by GET, from `now` until `until`.
    async fn presigned(
        &self,
        name: &MediaName,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<String, MediaError>;
}

/// Why a presigned address is not answered.
#[derive(Debug, thiserror::Error)]
pub enum PresignedRefused {
    #[error("the address is not one of ours, or was changed")]
    Forged,
    #[error("the address has expired")]
    Expired,
    #[error("what it names is not there")]
    Missing,
    #[error(transparent)]
    Failed(#[from] MediaError),
}

/// What a presigned address of ours leads to.
#[async_trait]
pub trait MediaFile: Send + Sync {
    fn content_type(&self) -> &'static str;

    /// In bytes.
    fn length(&self) -> u64;

    /// Names this content; another content has another tag.
    fn tag(&self) -> &str;

    /// The bytes from `offset` on, at most `length` and at least one of them, unless the end is reached.
    async fn read(&self, offset: u64, length: usize) -> Result<Bytes, MediaError>;
}

/// Redeems the presigned addresses that the service answers by itself.
#[async_trait]
pub trait PresignedMedia: Send + Sync {
    /// `name` is what the address has behind the door's path, `query` what stands behind its question mark; both as
    /// they came.
    async fn open(
        &self,
        name: &str,
        query: &str,
        now: Timestamp,
    ) -> Result<Arc<dyn MediaFile>, PresignedRefused>;
}
