//! Recordings of interviews as Ogg/Opus (RFC 6716, RFC 7845). A message has a recording of its own, or one that is cut
//! from a track, which may still be growing. The whole interview is joined from its recordings.
//!
//! [`SpooledRecordings`] is asynchronous. Everything else blocks on the disk and on the codec, so call it on a thread
//! that may block. Only the page that is being filled is held in memory.

mod cut;
mod encoder;
mod error;
mod join;
mod ogg;
mod page_writer;
mod playback;
mod recorder;
mod recordings;
mod recovery;
mod resampler;
mod seek;
mod spool;
mod stream;

pub use error::RecordingFileError;
pub use join::PlacedRecording;
pub use playback::RecordingReader;
pub use recorder::{FinishedRecording, TrackRecorder};
pub use recordings::SpooledRecordings;
pub use recovery::SpoolRecoveryReport;
pub use spool::{Spool, is_recording, recording_of};
pub use stream::RATE;

#[cfg(test)]
mod tests;
