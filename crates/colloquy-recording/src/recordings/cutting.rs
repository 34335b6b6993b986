//! A message's recording, out of that of its part.

use std::fs;
use std::io::ErrorKind;
use std::time::Duration;

use colloquy_domain::media::MediaName;
use colloquy_domain::message::Role;
use colloquy_domain::ports::RecordingError as NotKept;
use colloquy_domain::recording::RecordingPart;
use colloquy_domain::session::TimeSpan;
use tokio::time::sleep;

use super::{SpooledRecordings, done, duration, listened_to, not_kept, track};
use crate::error::RecordingError;
use crate::recorder::FinishedRecording;

/// What is said in this moment is kept so much later at most, but for the end that the codec still holds.
const KEPT_AFTER: Duration = Duration::from_secs(2);
const LOOK_AGAIN: Duration = Duration::from_millis(100);
const HELD: Duration = Duration::from_millis(60);

impl SpooledRecordings {
    /// From this side's track while there is one, and from both sides as one while they wait for the media store.
    pub(super) async fn cut_here(
        &self,
        part: &RecordingPart,
        side: Role,
        span: TimeSpan,
        name: &MediaName,
    ) -> Result<Option<FinishedRecording>, NotKept> {
        let mut waited = Duration::ZERO;
        loop {
            let mut cut = self.cut_from(track(part, side), span, name).await?;
            if cut.is_none() {
                cut = self.cut_from(part.name(), span, name).await?;
            }
            let is_short = |cut: &FinishedRecording| cut.duration + HELD < duration(span.length_ms());
            if waited >= KEPT_AFTER || !cut.as_ref().is_some_and(is_short) {
                return Ok(cut.filter(has_sound));
            }
            sleep(LOOK_AGAIN).await;
            waited += LOOK_AGAIN;
        }
    }

    /// From what has come to the media store.
    pub(super) async fn cut_fetched(
        &self,
        part: &RecordingPart,
        span: TimeSpan,
        name: &MediaName,
    ) -> Result<Option<FinishedRecording>, NotKept> {
        let fetched = listened_to(name);
        let path = self.spool.finished(&fetched).map_err(|error| NotKept(error.to_string()))?;
        let is_there = self.door.media.fetch(&part.name(), &path).await.map_err(not_kept)?;
        let cut = if is_there { self.cut_from(fetched, span, name).await? } else { None };
        // A failed fetch has made it, too.
        let _ = fs::remove_file(&path);
        Ok(cut)
    }

    async fn cut_from(
        &self,
        track: MediaName,
        span: TimeSpan,
        name: &MediaName,
    ) -> Result<Option<FinishedRecording>, NotKept> {
        let (spool, name) = (self.spool.clone(), name.clone());
        done(self.workshop.threads.run(move || {
            match spool.cut(&name, &track, duration(span.start_ms)..duration(span.end_ms)) {
                Err(RecordingError::File(error)) if error.kind() == ErrorKind::NotFound => Ok(None),
                cut => cut.map(Some),
            }
        }))
        .await
    }
}

/// What is empty does not stay.
fn has_sound(cut: &FinishedRecording) -> bool {
    let has_sound = !cut.duration.is_zero();
    if !has_sound {
        let _ = fs::remove_file(&cut.path);
    }
    has_sound
}
