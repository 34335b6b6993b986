//! Recordings of interviews as Ogg/Opus (RFC 6716, RFC 7845): one for each message, recorded by itself or cut from a
//! track that goes on, and the whole interview joined from them.
//!
//! [`SpooledRecordings`] waits for nobody. Everything else here blocks, on the disk and on the codec: call it on a
//! thread that may wait. Nothing is held in memory but the page that is being filled.

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

pub use error::RecordingError;
pub use join::PlacedRecording;
pub use playback::RecordingReader;
pub use recorder::{FileRecorder, FinishedRecording};
pub use recordings::SpooledRecordings;
pub use recovery::SpoolRecovery;
pub use spool::Spool;
pub use stream::RATE;

#[cfg(test)]
mod tests;
