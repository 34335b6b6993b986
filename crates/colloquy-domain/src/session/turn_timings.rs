//! When the steps from an answer to its reply happened. Operators see with it what an invitee waits for.

/// Why the invitee's turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnEndReason {
    /// The words were finished, and the turn detector, if there is one, agreed.
    Finished,
    /// The words left it open whether more would follow.
    Open,
    /// The silence lasted although the turn detector expected more.
    Doubtful,
    /// The silence lasted although the words were unfinished.
    Unfinished,
    /// The silence lasted although the invitee had asked for time.
    AskedForTime,
    /// The silence lasted before the words were known.
    BeforeWords,
    /// The voice lasted, but no new words arrived.
    NoNewWords,
    /// The answer was typed.
    Typed,
    /// The answer reached its longest duration.
    TooLong,
}

impl TurnEndReason {
    /// Returns the name in logs.
    pub fn as_str(self) -> &'static str {
        match self {
            TurnEndReason::Finished => "finished",
            TurnEndReason::Open => "open",
            TurnEndReason::Doubtful => "doubtful",
            TurnEndReason::Unfinished => "unfinished",
            TurnEndReason::AskedForTime => "askedForTime",
            TurnEndReason::BeforeWords => "beforeWords",
            TurnEndReason::NoNewWords => "noNewWords",
            TurnEndReason::Typed => "typed",
            TurnEndReason::TooLong => "tooLong",
        }
    }
}

/// The times of one turn, on the session's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnTimings {
    /// The end of the invitee's voice, or when a typed answer was sent.
    pub speech_ended_ms: i64,
    pub turn_ended_ms: i64,
    /// When all words were known and the reply was requested.
    pub recognized_ms: Option<i64>,
    /// When the first sentence of the reply arrived.
    pub replied_ms: Option<i64>,
    /// When the first sound of the reply was heard.
    pub heard_ms: Option<i64>,
    /// How often the interviewer was interrupted since the last turn.
    pub interruptions: u32,
    /// How many replies were withdrawn because the invitee continued.
    pub withdrawals: u32,
    pub ended_by: TurnEndReason,
}
