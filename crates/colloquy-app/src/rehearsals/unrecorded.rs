//! Recordings of rehearsals: none.

use async_trait::async_trait;
use colloquy_domain::media::MediaName;
use colloquy_domain::message::Role;
use colloquy_domain::ports::{OpenRecording, Pcm, RecordingError, Recordings};
use colloquy_domain::recording::{RecordingPart, Waveform};
use colloquy_domain::session::{SAMPLE_RATE, TimeSpan};

/// Discards all sound.
pub(super) struct Unrecorded;

#[async_trait]
impl Recordings for Unrecorded {
    fn begin(&self, part: RecordingPart) -> Box<dyn OpenRecording> {
        Box::new(UnrecordedPart(part))
    }

    async fn interrupted(&self) -> Result<Vec<Box<dyn OpenRecording>>, RecordingError> {
        Ok(Vec::new())
    }

    async fn join(&self, _: &[RecordingPart], _: &MediaName) -> Result<(), RecordingError> {
        Err(RecordingError("rehearsals are not recorded".to_owned()))
    }

    async fn waveform(&self, _: &[RecordingPart]) -> Result<Waveform, RecordingError> {
        Err(RecordingError("rehearsals are not recorded".to_owned()))
    }

    async fn cut(
        &self,
        _: &RecordingPart,
        _: Role,
        _: TimeSpan,
        _: &MediaName,
    ) -> Result<bool, RecordingError> {
        Ok(false)
    }
}

struct UnrecordedPart(RecordingPart);

#[async_trait]
impl OpenRecording for UnrecordedPart {
    fn part(&self) -> RecordingPart {
        self.0
    }

    async fn write(&mut self, _: Role, _: i64, _: Pcm) -> Result<(), RecordingError> {
        Ok(())
    }

    async fn read(&mut self, _: Role, _: TimeSpan) -> Result<Pcm, RecordingError> {
        Ok(Pcm { rate: SAMPLE_RATE, samples: Vec::new() })
    }

    async fn end(self: Box<Self>) -> Result<(), RecordingError> {
        Ok(())
    }
}
