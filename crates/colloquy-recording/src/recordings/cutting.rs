//! Cuts a message's recording out of that of its part.

use std::fs;
use std::io::ErrorKind;
use std::time::Duration;

use colloquy_domain::media::MediaName;
use colloquy_domain::message::Role;
use colloquy_domain::ports::RecordingError;
use colloquy_domain::recording::RecordingPart;
use colloquy_domain::session::TimeSpan;
use tokio::time::sleep;

use super::{SpooledRecordings, copy_name, done, duration, port_error, track};
use crate::error::RecordingFileError;
use crate::recorder::FinishedRecording;

/// How long it takes at most until sound is recorded, except for the end that the codec still holds.
const MAX_RECORDING_LAG: Duration = Duration::from_secs(2);
const POLL_INTERVAL: Duration = Duration::from_millis(100);
const HELD_BY_CODEC: Duration = Duration::from_millis(60);

impl SpooledRecordings {
    /// Cuts from this side's track if there is one, or else from the joined recording while it waits for its upload.
    pub(super) async fn cut_here(
        &self,
        part: &RecordingPart,
        side: Role,
        span: TimeSpan,
        name: &MediaName,
    ) -> Result<Option<FinishedRecording>, RecordingError> {
        let mut waited = Duration::ZERO;
        loop {
            let mut cut = self.cut_from(track(part, side), span, name).await?;
            if cut.is_none() {
                cut = self.cut_from(part.name(), span, name).await?;
            }
            let is_short =
                |cut: &FinishedRecording| cut.duration + HELD_BY_CODEC < duration(span.length_ms());
            if waited >= MAX_RECORDING_LAG || !cut.as_ref().is_some_and(is_short) {
                return Ok(cut.filter(has_sound));
            }
            sleep(POLL_INTERVAL).await;
            waited += POLL_INTERVAL;
        }
    }

    /// Cuts from the recording in the media store.
    pub(super) async fn cut_fetched(
        &self,
        part: &RecordingPart,
        span: TimeSpan,
        name: &MediaName,
    ) -> Result<Option<FinishedRecording>, RecordingError> {
        let fetched = copy_name(name);
        let path = self.spool.finished(&fetched).map_err(|error| RecordingError(error.to_string()))?;
        let exists = self.uploader.media.fetch(&part.name(), &path).await.map_err(port_error)?;
        let cut = if exists { self.cut_from(fetched, span, name).await? } else { None };
        // A failed fetch may also have created the file.
        let _ = fs::remove_file(&path);
        Ok(cut)
    }

    async fn cut_from(
        &self,
        track: MediaName,
        span: TimeSpan,
        name: &MediaName,
    ) -> Result<Option<FinishedRecording>, RecordingError> {
        let (spool, name) = (self.spool.clone(), name.clone());
        done(self.workers.threads.run(move || {
            match spool.cut(&name, &track, duration(span.start_ms)..duration(span.end_ms)) {
                Err(RecordingFileError::File(error)) if error.kind() == ErrorKind::NotFound => Ok(None),
                cut => cut.map(Some),
            }
        }))
        .await
    }
}

/// Returns whether the cut has any sound, and removes its file if not.
fn has_sound(cut: &FinishedRecording) -> bool {
    let has_sound = !cut.duration.is_zero();
    if !has_sound {
        let _ = fs::remove_file(&cut.path);
    }
    has_sound
}
