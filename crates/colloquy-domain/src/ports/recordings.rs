use async_trait::async_trait;

use crate::ids::InvitationId;
use crate::media::MediaName;
use crate::message::Role;
use crate::ports::Pcm;
use crate::recording::{RecordingPart, Waveform};
use crate::session::TimeSpan;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the recording cannot be stored: {0}")]
pub struct RecordingError(pub String);

/// Records the audio of interviews.
#[async_trait]
pub trait Recordings: Send + Sync {
    /// Starts the recording of a part that has none.
    fn begin(&self, part: RecordingPart) -> Box<dyn OpenRecording>;

    /// Returns the recordings that an earlier process did not finish, as far as they were stored. Call it
    /// once, before starting any recording. It also uploads finished recordings that have not reached the
    /// media store.
    async fn interrupted(&self) -> Result<Vec<Box<dyn OpenRecording>>, RecordingError>;

    /// Joins parts of an interview that are in the media store into one recording: session after session,
    /// each part at its position in its session. `Ok` means that the recording is in the media store too.
    async fn join(&self, parts: &[RecordingPart], whole: &MediaName) -> Result<(), RecordingError>;

    /// Returns the waveform of the recording that `join` makes of these parts. Of a single part, it is that of the part
    /// itself, from its beginning.
    async fn waveform(&self, parts: &[RecordingPart]) -> Result<Waveform, RecordingError>;

    /// Cuts a span out of a part and stores it as a recording of its own. While the part is still being
    /// recorded on this node, it contains only this side; afterwards, both. `Ok(true)` means that it is in
    /// the media store, `Ok(false)` that the part is neither there nor on this node.
    async fn cut(
        &self,
        part: &RecordingPart,
        side: Role,
        span: TimeSpan,
        name: &MediaName,
    ) -> Result<bool, RecordingError>;

    /// Returns the invitations of which this node stores audio that is not in the media store yet, or is being uploaded.
    async fn held(&self) -> Result<Vec<InvitationId>, RecordingError> {
        Ok(Vec::new())
    }

    /// Removes the audio of an invitation from this node, and waits until none is being uploaded. The media store keeps what
    /// it has then.
    async fn forget(&self, _invitation: InvitationId) -> Result<(), RecordingError> {
        Ok(())
    }
}

/// The recording of one part, with both sides. All positions count from the beginning of the part.
#[async_trait]
pub trait OpenRecording: Send {
    fn part(&self) -> RecordingPart;

    /// Adds audio of one side that starts at `at_ms`. Audio that does not start after everything this side
    /// already has is appended directly; gaps are filled with silence. `Ok` means that the audio survives the
    /// end of the process, except for the last hundredths of a second, which are written with the audio that
    /// follows.
    async fn write(&mut self, side: Role, at_ms: i64, sound: Pcm) -> Result<(), RecordingError>;

    /// Returns the recorded audio of one side in a span, shorter if the recording ends before.
    async fn read(&mut self, side: Role, span: TimeSpan) -> Result<Pcm, RecordingError>;

    /// Finishes the recording. Both sides are uploaded to the media store a little later, as one file named
    /// after the part.
    async fn end(self: Box<Self>) -> Result<(), RecordingError>;
}
