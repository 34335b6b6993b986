//! A session: what is heard and said between the first word and the last, decided without waiting, without a clock
//! and without a microphone.
//!
//! [`Session::handle`] takes what happened and answers what is to be done. Two times come in. The **session's clock** is
//! moved on by the invitee's frames, 20 ms each, and by the caller's elapsed time while no frames come; all that is
//! judged by ear is judged on it, so a session can be run through faster than it would take. The caller's **elapsed
//! time** says how long engines, playback and pauses take, and how much of what is heard counts.

mod active_time;
mod answer;
mod backchannel;
mod capture_times;
mod clock;
mod effect;
mod frames;
mod handover;
mod input;
mod machine;
mod policy;
mod sentence;
mod speech;
mod speech_segmenter;

pub use clock::{FRAME_MS, FRAME_SAMPLES, SAMPLE_RATE, TimeSpan};
pub use effect::{FixedSpeech, PauseReason, SessionEffect, SessionState, TranscriptMessage};
pub use handover::Handover;
pub use input::{PlaybackId, SegmentId, SessionInput, SpeechId};
pub use machine::{Session, SessionPast, SessionSetup};
pub use policy::{EnginePolicy, SilencePolicy, TurnPolicy};
