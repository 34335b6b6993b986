use std::collections::HashMap;
use std::path::Path;
use std::sync::{Mutex, MutexGuard};

use async_trait::async_trait;
use bytes::Bytes;
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::{Media, MediaError};
use jiff::Timestamp;

const BASE: &str = "https://media.test";

/// Media in memory. Their addresses say in the open what they lead to, and until when.
#[derive(Debug, Default)]
pub struct InMemoryMedia(Mutex<StoredFile>);

#[derive(Debug, Default)]
struct StoredFile {
    is_away: bool,
    kept: HashMap<MediaName, Bytes>,
}

impl InMemoryMedia {
    /// While they are unavailable, everything fails.
    pub fn set_available(&self, available: bool) {
        self.table().is_away = !available;
    }

    pub fn content(&self, name: &MediaName) -> Option<Bytes> {
        self.table().kept.get(name).cloned()
    }

    /// What an address leads to, if it is one of these and has not expired.
    pub fn follow(&self, address: &str, now: Timestamp) -> Option<(Bytes, &'static str)> {
        let (name, until) = address.strip_prefix(BASE)?.strip_prefix('/')?.split_once("?expires=")?;
        let name = MediaName::parse(name)?;
        let until: Timestamp = until.parse().ok()?;
        let content = self.content(&name).filter(|_| now < until)?;
        Some((content, name.content_type()))
    }

    fn table(&self) -> MutexGuard<'_, StoredFile> {
        self.0.lock().expect("no test panicked here")
    }

    fn reached(&self) -> Result<MutexGuard<'_, StoredFile>, MediaError> {
        let table = self.table();
        match table.is_away {
            true => Err(MediaError("the media are unavailable".into())),
            false => Ok(table),
        }
    }
}

#[async_trait]
impl Media for InMemoryMedia {
    async fn put(&self, name: &MediaName, content: Bytes) -> Result<(), MediaError> {
        self.reached()?.kept.insert(name.clone(), content);
        Ok(())
    }

    async fn fetch(&self, name: &MediaName, file: &Path) -> Result<bool, MediaError> {
        let Some(content) = self.reached()?.kept.get(name).cloned() else { return Ok(false) };
        std::fs::write(file, content).map_err(|error| MediaError(error.into()))?;
        Ok(true)
    }

    async fn has(&self, name: &MediaName) -> Result<bool, MediaError> {
        Ok(self.reached()?.kept.contains_key(name))
    }

    async fn presigned(
        &self,
        name: &MediaName,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<String, MediaError> {
        let _reached = self.reached()?;
        assert!(now < until, "an address of {name} is asked for that ends before it begins");
        Ok(format!("{BASE}/{name}?expires={until}"))
    }
}

#[cfg(test)]
mod tests;
