//! What a session is given when it starts.

use crate::language::Language;
use crate::ports::ConversationTurn;
use crate::session::handover::FirstActionAfterTakeover;
use crate::session::policy::{EngineTimeouts, SilentInviteePolicy, TurnPolicy};

/// The settings of a session, which do not change.
#[derive(Clone, Debug, Default)]
pub struct SessionSettings {
    /// The interview's language, if its backchannels are known.
    pub language: Option<Language>,
    pub max_active_ms: Option<i64>,
    pub max_responses: Option<i64>,
    pub turns: TurnPolicy,
    pub silence: SilentInviteePolicy,
    pub engines: EngineTimeouts,
}

/// The state from which a session starts: empty for a first session; otherwise what was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionStartState {
    /// The session that begins or continues now, from 1.
    pub session: i32,
    /// Where its clock continues: after the last of its messages and of its recording.
    pub clock_ms: i64,
    pub next_sequence: u32,
    /// The active time of the whole interview.
    pub active_ms: i64,
    pub responses: i64,
    pub conversation: Vec<ConversationTurn>,
    /// The time since the interview was last stored, if it is resumed. What happened since then may still
    /// count.
    pub idle_ms: i64,
    /// How it continues if the process before handed it over; otherwise it continues with the last question.
    pub handover: Option<FirstActionAfterTakeover>,
}

impl Default for SessionStartState {
    fn default() -> Self {
        SessionStartState {
            session: 1,
            clock_ms: 0,
            next_sequence: 0,
            active_ms: 0,
            responses: 0,
            conversation: Vec::new(),
            idle_ms: 0,
            handover: None,
        }
    }
}
