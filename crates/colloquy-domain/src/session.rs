//! A session: the conversation from the first word to the last, as a state machine that never waits and needs
//! neither a clock nor a microphone.
//!
//! [`SessionMachine::handle`] takes what happened and returns what to do. It uses two times:
//!
//! - The **session's clock** is advanced by the invitee's frames, 20 ms each, and by the caller's elapsed
//!   time while no frames arrive. Everything that is judged by what is heard uses this clock, so a test can
//!   run a session faster than real time.
//! - The caller's **elapsed time** measures how long engines, playback and pauses take, and how much of what
//!   is heard counts as active time.

mod active_time;
mod answer;
mod backchannel;
mod capture_times;
mod clock;
mod completeness;
mod effect;
mod frames;
mod handover;
mod input;
mod machine;
mod new_words;
mod policy;
mod sentence;
mod speech;
mod speech_segmenter;
mod turn_timings;

pub use backchannel::may_be_answer;
pub use clock::{FRAME_MS, FRAME_SAMPLES, SAMPLE_RATE, TimeSpan};
pub use effect::{FixedUtterance, PauseReason, SessionEffect, ShownSessionState, TranscriptMessage};
pub use handover::FirstActionAfterTakeover;
pub use input::{PlaybackId, RecognitionSegmentId, SessionInput, SpeechId};
pub use machine::{SessionMachine, SessionSettings, SessionStartState};
pub use policy::{EngineTimeouts, SilentInviteePolicy, TurnPolicy};
pub use turn_timings::{TurnEndReason, TurnTimings};
