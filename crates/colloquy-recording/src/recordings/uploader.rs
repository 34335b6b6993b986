//! Uploads recordings from the spool to the media store.

use std::collections::HashMap;
use std::fs;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use colloquy_domain::InvitationId;
use colloquy_domain::ports::{LONGEST_PUT, Media, RecordingError};
use colloquy_domain::recording::invitation_of;
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};

use super::{blocking, port_error};
use crate::recorder::FinishedRecording;

/// The most uploads at the same time, each of which has its file in memory.
const MAX_UPLOADS: usize = 4;
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// How long an upload can take that has read its file.
const LONGEST_UPLOAD: Duration = LONGEST_PUT.saturating_add(Duration::from_secs(5));

pub struct Uploader {
    pub media: Arc<dyn Media>,
    permits: Semaphore,
    /// How many uploads of each invitation are in progress.
    in_progress: watch::Sender<HashMap<InvitationId, usize>>,
}

/// Counts an upload until this is dropped.
struct UploadInProgress<'u> {
    uploader: &'u Uploader,
    invitation: InvitationId,
}

impl<'u> UploadInProgress<'u> {
    fn begin(uploader: &'u Uploader, invitation: InvitationId) -> Self {
        uploader.in_progress.send_modify(|uploads| *uploads.entry(invitation).or_default() += 1);
        UploadInProgress { uploader, invitation }
    }
}

impl Drop for UploadInProgress<'_> {
    fn drop(&mut self) {
        self.uploader.in_progress.send_modify(|uploads| {
            if let Some(count) = uploads.get_mut(&self.invitation) {
                *count -= 1;
                if *count == 0 {
                    uploads.remove(&self.invitation);
                }
            }
        });
    }
}

impl Uploader {
    pub fn new(media: Arc<dyn Media>) -> Self {
        Uploader { media, permits: Semaphore::new(MAX_UPLOADS), in_progress: watch::Sender::default() }
    }

    /// Returns the invitations of which something is being uploaded.
    pub fn invitations(&self) -> Vec<InvitationId> {
        self.in_progress.borrow().keys().copied().collect()
    }

    /// Waits until nothing of an invitation is being uploaded.
    pub async fn until_uploaded(&self, invitation: InvitationId) -> Result<(), RecordingError> {
        let mut in_progress = self.in_progress.subscribe();
        let ended = in_progress.wait_for(|uploads| !uploads.contains_key(&invitation));
        match timeout(LONGEST_UPLOAD, ended).await {
            Ok(_) => Ok(()),
            Err(_) => {
                Err(RecordingError(format!("audio of invitation {invitation} is still being uploaded")))
            }
        }
    }

    /// Uploads a recording in the background, with retries until the media store accepts it, and removes its file. If
    /// the process ends first, the next one does it.
    pub fn upload_in_background(self: &Arc<Self>, finished: FinishedRecording) {
        let uploader = self.clone();
        tokio::spawn(async move {
            let mut pause = FIRST_PAUSE;
            while let Err(error) = uploader.upload(&finished).await {
                // Another task has uploaded it, or a newer recording of this name.
                if !finished.path.exists() {
                    break;
                }
                tracing::warn!(name = %finished.name, %error, "cannot upload a recording, will retry");
                sleep(pause).await;
                pause = LONGEST_PAUSE.min(pause * 2);
            }
        });
    }

    pub async fn upload(&self, finished: &FinishedRecording) -> Result<(), RecordingError> {
        let _permit = self.permits.acquire().await;
        // Before the file is read: `forget` removes the file first, and then waits for the uploads that have read it.
        let _in_progress = invitation_of(&finished.name).map(|id| UploadInProgress::begin(self, id));
        if self.media.adopt(&finished.name, &finished.path).await.map_err(port_error)? {
            return Ok(());
        }
        let path = finished.path.clone();
        let content = blocking(move || Ok(fs::read(path)?)).await?;
        self.media.put(&finished.name, Bytes::from(content)).await.map_err(port_error)?;
        let path = finished.path.clone();
        blocking(move || Ok(fs::remove_file(path)?)).await
    }
}
