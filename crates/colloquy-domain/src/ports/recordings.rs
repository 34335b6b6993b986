use async_trait::async_trait;

use crate::media::MediaName;
use crate::message::Role;
use crate::ports::Pcm;
use crate::recording::RecordingPart;
use crate::session::TimeSpan;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a recording cannot be kept: {0}")]
pub struct RecordingError(pub String);

/// Keeps what is heard in interviews.
#[async_trait]
pub trait Recordings: Send + Sync {
    /// Begins the recording of a part that has none.
    fn begin(&self, part: RecordingPart) -> Box<dyn Recording>;

    /// Those that an earlier process did not bring to an end, as far as they were kept. To be asked once, before any is
    /// begun; what was made of them and has not come to the media store is brought there.
    async fn interrupted(&self) -> Result<Vec<Box<dyn Recording>>, RecordingError>;

    /// Makes one recording of parts of an interview that have come to the media store: one session after the other, each
    /// part at its place in its session. `Ok` means that it is in the media store too.
    async fn join(&self, parts: &[RecordingPart], whole: &MediaName) -> Result<(), RecordingError>;

    /// Makes a recording of its own of a span of a part: of what this side said there while the part grows here, and
    /// afterwards of what was heard there. `Ok(true)` means that it is in the media store, `Ok(false)` that the part is
    /// neither there nor here.
    async fn cut(
        &self,
        part: &RecordingPart,
        side: Role,
        span: TimeSpan,
        name: &MediaName,
    ) -> Result<bool, RecordingError>;
}

/// The recording of one part, both sides of it. All places are counted from the part's beginning.
#[async_trait]
pub trait Recording: Send {
    fn part(&self) -> RecordingPart;

    /// Keeps sound of one side that begins there. What is not after all that this side has comes right behind it, and
    /// where nothing was kept there is silence. `Ok` means that it survives the end of the process, but for the last
    /// hundredths of a second, which come with what follows.
    async fn keep(&mut self, side: Role, at_ms: i64, sound: Pcm) -> Result<(), RecordingError>;

    /// What was kept of one side there, shorter where it ends before.
    async fn hear(&mut self, side: Role, span: TimeSpan) -> Result<Pcm, RecordingError>;

    /// Nothing follows. Both sides as one, named as the part is, come to the media store a little later.
    async fn end(self: Box<Self>) -> Result<(), RecordingError>;
}
