use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use colloquy_domain::media::MediaName;
use colloquy_domain::ports::{Media, MediaError, MediaFile};
use jiff::Timestamp;

const BASE: &str = "https://media.test";

/// A media store in memory. Its URLs contain the name of the file and the time when they expire.
#[derive(Debug, Default)]
pub struct InMemoryMedia(Mutex<MediaState>);

#[derive(Debug, Default)]
struct MediaState {
    is_unavailable: bool,
    put_time: Duration,
    files: HashMap<MediaName, Bytes>,
}

impl InMemoryMedia {
    /// While it is unavailable, every call fails.
    pub fn set_available(&self, available: bool) {
        self.state().is_unavailable = !available;
    }

    /// Lets everything that is stored from now on take this long.
    pub fn set_put_time(&self, time: Duration) {
        self.state().put_time = time;
    }

    pub fn content(&self, name: &MediaName) -> Option<Bytes> {
        self.state().files.get(name).cloned()
    }

    /// Returns the file of a URL, if the URL belongs to this store and has not expired.
    pub fn follow(&self, address: &str, now: Timestamp) -> Option<(Bytes, &'static str)> {
        let (name, until) = address.strip_prefix(BASE)?.strip_prefix('/')?.split_once("?expires=")?;
        let name = MediaName::parse(name)?;
        let until: Timestamp = until.parse().ok()?;
        let content = self.content(&name).filter(|_| now < until)?;
        Some((content, name.content_type()))
    }

    fn state(&self) -> MutexGuard<'_, MediaState> {
        self.0.lock().expect("no test panicked here")
    }

    fn available(&self) -> Result<MutexGuard<'_, MediaState>, MediaError> {
        let state = self.state();
        match state.is_unavailable {
            true => Err(MediaError("the test has made the media store unavailable".into())),
            false => Ok(state),
        }
    }
}

#[async_trait]
impl Media for InMemoryMedia {
    async fn put(&self, name: &MediaName, content: Bytes) -> Result<(), MediaError> {
        let time = self.available()?.put_time;
        if !time.is_zero() {
            tokio::time::sleep(time).await;
        }
        self.available()?.files.insert(name.clone(), content);
        Ok(())
    }

    async fn fetch(&self, name: &MediaName, file: &Path) -> Result<bool, MediaError> {
        let Some(content) = self.available()?.files.get(name).cloned() else { return Ok(false) };
        std::fs::write(file, content).map_err(|error| MediaError(error.into()))?;
        Ok(true)
    }

    async fn has(&self, name: &MediaName) -> Result<bool, MediaError> {
        Ok(self.available()?.files.contains_key(name))
    }

    async fn open_file(&self, name: &MediaName) -> Result<Option<Arc<dyn MediaFile>>, MediaError> {
        let content = self.available()?.files.get(name).cloned();
        Ok(content.map(|content| Arc::new(InMemoryFile { content, content_type: name.content_type() }) as _))
    }

    async fn list(&self, after: Option<&MediaName>, limit: usize) -> Result<Vec<MediaName>, MediaError> {
        let mut names: Vec<MediaName> = self.available()?.files.keys().cloned().collect();
        names.retain(|name| after.is_none_or(|after| name > after));
        names.sort();
        names.truncate(limit);
        Ok(names)
    }

    async fn remove(&self, name: &MediaName) -> Result<(), MediaError> {
        self.available()?.files.remove(name);
        Ok(())
    }

    async fn presigned(
        &self,
        name: &MediaName,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<String, MediaError> {
        let _state = self.available()?;
        assert!(now < until, "a URL of {name} was requested that expires before it is valid");
        Ok(format!("{BASE}/{name}?expires={until}"))
    }
}

struct InMemoryFile {
    content: Bytes,
    content_type: &'static str,
}

#[async_trait]
impl MediaFile for InMemoryFile {
    fn content_type(&self) -> &'static str {
        self.content_type
    }

    fn length(&self) -> u64 {
        self.content.len() as u64
    }

    fn tag(&self) -> &str {
        "in-memory"
    }

    async fn read(&self, offset: u64, length: usize) -> Result<Bytes, MediaError> {
        let end = self.length();
        let from = offset.min(end);
        let to = from.saturating_add(length as u64).min(end);
        Ok(self.content.slice(from as usize..to as usize))
    }
}

#[cfg(test)]
mod tests;
