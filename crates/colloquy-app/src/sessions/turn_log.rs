//! What operators can read in the log about the course of a conversation: the times of each turn, and how often an engine
//! failed. It is stored with the next change of the interview, which is the answer that ended the turn.

use std::collections::BTreeMap;

use colloquy_domain::Timestamp;
use colloquy_domain::ids::LogEntryId;
use colloquy_domain::invitation::Invitation;
use colloquy_domain::log_entry::EventType;
use colloquy_domain::ports::Write;
use colloquy_domain::session::TurnTimings;
use serde_json::{Value, json};

use super::journal::logged;

/// The engine whose call failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FailedEngine {
    Recognizer,
    Interviewer,
    Voice,
}

impl FailedEngine {
    fn as_str(self) -> &'static str {
        match self {
            FailedEngine::Recognizer => "recognizer",
            FailedEngine::Interviewer => "interviewer",
            FailedEngine::Voice => "voice",
        }
    }
}

/// What has not been stored yet.
#[derive(Debug, Default)]
pub struct PendingTurnLog {
    turns: Vec<(LogEntryId, TurnTimings)>,
    failures: BTreeMap<FailedEngine, u32>,
}

impl PendingTurnLog {
    pub fn ended(&mut self, id: LogEntryId, turn: TurnTimings) {
        self.turns.push((id, turn));
    }

    pub fn failed(&mut self, engine: FailedEngine) {
        *self.failures.entry(engine).or_default() += 1;
    }

    /// Adds the turns to what is stored next. The first log entry also has the failures.
    pub fn add_to(&self, writes: Vec<Write>, invitation: &Invitation, now: Timestamp) -> Vec<Write> {
        let turns = self.turns.iter().map(|(id, turn)| {
            let data = timings_json(turn, invitation.sessions);
            logged(*id, invitation, EventType::InvitationTurnEnded, data, now)
        });
        let mut writes: Vec<Write> = turns.chain(writes).collect();
        let entry = writes.iter_mut().find_map(|write| match write {
            Write::AddLogEntry(entry) => Some(entry),
            _ => None,
        });
        if let Some(entry) = entry.filter(|_| !self.failures.is_empty()) {
            let failures =
                self.failures.iter().map(|(engine, count)| (engine.as_str().to_owned(), json!(count)));
            entry.data["failures"] = Value::Object(failures.collect());
        }
        writes
    }

    /// Forgets what was stored with these writes.
    pub fn are_stored(&mut self, had_log_entry: bool) {
        self.turns.clear();
        if had_log_entry {
            self.failures.clear();
        }
    }
}

/// Returns the times of a turn in milliseconds, those of its steps counted from the end of the invitee's voice.
fn timings_json(turn: &TurnTimings, session: i32) -> Value {
    let after = |at_ms: Option<i64>| at_ms.map(|at_ms| at_ms - turn.speech_ended_ms);
    json!({
        "session": session,
        "endedBy": turn.ended_by.as_str(),
        "speechEndedMs": turn.speech_ended_ms,
        "turnEndedAfterMs": after(Some(turn.turn_ended_ms)),
        "recognizedAfterMs": after(turn.recognized_ms),
        "repliedAfterMs": after(turn.replied_ms),
        "heardAfterMs": after(turn.heard_ms),
        "interruptions": turn.interruptions,
        "withdrawals": turn.withdrawals,
    })
}

#[cfg(test)]
mod tests;
