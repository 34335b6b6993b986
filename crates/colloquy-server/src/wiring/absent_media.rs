//! Media for commands that run where there is no media folder and must not create one.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use bytes::Bytes;
use colloquy_domain::Timestamp;
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::{Media, MediaError, MediaFile};

/// Fails every call.
pub struct AbsentMedia {
    pub folder: PathBuf,
}

impl AbsentMedia {
    fn refuse<T>(&self) -> Result<T, MediaError> {
        let reason = format!("there is no media folder {}: set COLLOQUY_MEDIA", self.folder.display());
        Err(MediaError(reason.into()))
    }
}

#[async_trait]
impl Media for AbsentMedia {
    async fn put(&self, _: &MediaName, _: Bytes) -> Result<(), MediaError> {
        self.refuse()
    }

    async fn adopt(&self, _: &MediaName, _: &Path) -> Result<bool, MediaError> {
        self.refuse()
    }

    async fn fetch(&self, _: &MediaName, _: &Path) -> Result<bool, MediaError> {
        self.refuse()
    }

    async fn has(&self, _: &MediaName) -> Result<bool, MediaError> {
        self.refuse()
    }

    async fn open_file(&self, _: &MediaName) -> Result<Option<Arc<dyn MediaFile>>, MediaError> {
        self.refuse()
    }

    async fn list(&self, _: Option<&MediaName>, _: usize) -> Result<Vec<MediaName>, MediaError> {
        self.refuse()
    }

    async fn remove(&self, _: &MediaName) -> Result<(), MediaError> {
        self.refuse()
    }

    async fn presigned(&self, _: &MediaName, _: Timestamp, _: Timestamp) -> Result<String, MediaError> {
        self.refuse()
    }
}
