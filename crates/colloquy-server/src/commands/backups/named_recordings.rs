//! Which recordings the rows of a backup name. The rows are as they were at one moment. The audio is copied after them, so the
//! service may have added and erased recordings in between.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use anyhow::Context;
use colloquy_backup::BackupFileKind;
use colloquy_domain::InvitationId;
use colloquy_domain::engine_history::EngineHistory;
use colloquy_domain::media::MediaName;
use colloquy_domain::recording::{RecordingPart, invitation_of, of_interview};
use serde_json::Value;

#[derive(Default)]
pub struct NamedRecordings {
    /// The parts of the recordings of interviews, and whether each was found.
    parts: HashMap<RecordingPart, bool>,
    /// How many parts the recording of an interview has.
    counts: HashMap<InvitationId, usize>,
    /// Hashes of the names of the recordings of messages. There may be millions. Most of them are cut from a part when someone
    /// plays the message, so they need not exist.
    of_messages: HashSet<u64>,
}

impl NamedRecordings {
    /// Reads which recordings these rows name.
    pub fn add_rows(&mut self, table: &str, rows: &[String]) -> anyhow::Result<()> {
        let (column, names): (_, fn(&mut Self, &Value)) = match table {
            "messages" => ("audio", Self::add_message),
            "session_runs" => ("engine_history", Self::add_engine_history),
            _ => return Ok(()),
        };
        // Most messages are typed.
        let quoted = format!("\"{column}\":");
        for row in rows.iter().filter(|row| row.contains(&quoted)) {
            let row: Value = serde_json::from_str(row).with_context(|| format!("a row of {table}"))?;
            names(self, &row[column]);
        }
        Ok(())
    }

    fn add_message(&mut self, audio: &Value) {
        self.of_messages.extend(audio.as_str().map(hash));
    }

    fn add_engine_history(&mut self, history: &Value) {
        let history = EngineHistory::from_json(history);
        for part in history.records().iter().filter_map(|record| record.recording) {
            // A part occurs twice if the engines changed while it was recorded.
            if self.parts.insert(part, false).is_none() {
                *self.counts.entry(part.invitation).or_default() += 1;
            }
        }
    }

    /// Whether the rows name this recording.
    pub fn is_named(&self, name: &MediaName) -> bool {
        RecordingPart::named(name).is_some_and(|part| self.parts.contains_key(&part))
            || self.of_messages.contains(&hash(name.as_str()))
            || self.is_joined_from_named(name)
    }

    /// Whether the rows name the recording of a file. Notes that it was found.
    pub fn find_file(&mut self, kind: BackupFileKind, file: &str) -> bool {
        let name = match kind {
            BackupFileKind::Media => MediaName::parse(file),
            BackupFileKind::WaitingRecordings => colloquy_recording::recording_of(file),
        };
        let Some(name) = name.filter(|name| self.is_named(name)) else { return false };
        if let Some(is_found) = RecordingPart::named(&name).and_then(|part| self.parts.get_mut(&part)) {
            *is_found = true;
        }
        true
    }

    /// Whether this is the recording of a whole interview that was joined from parts which the rows name.
    fn is_joined_from_named(&self, name: &MediaName) -> bool {
        let Some(invitation) = invitation_of(name) else { return false };
        let count = self.counts.get(&invitation).copied().unwrap_or_default();
        (1..=count).any(|parts| of_interview(invitation, parts) == *name)
    }

    /// Returns the recordings that the rows name and that were not found, in order.
    pub fn missing(&self) -> Vec<String> {
        let missing = self.parts.iter().filter(|(_, is_found)| !**is_found);
        let mut names: Vec<String> = missing.map(|(part, _)| part.name().as_str().to_owned()).collect();
        names.sort_unstable();
        names
    }
}

fn hash(name: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use uuid::Uuid;

    use super::*;

    fn part(invitation: u128, session: i32) -> RecordingPart {
        let invitation = InvitationId::from_uuid(Uuid::from_u128(invitation));
        RecordingPart { invitation, session, from_ms: 0, holder: Uuid::from_u128(9) }
    }

    fn named() -> NamedRecordings {
        let history = [1, 2, 2].map(|session| json!({ "recording": part(7, session).name().as_str() }));
        let rows = [
            json!({ "engine_history": history, "session": 2 }).to_string(),
            json!({ "engine_history": [], "session": 1 }).to_string(),
        ];
        let messages = [
            json!({ "audio": "recordings/a/1.ogg", "content": "It was good." }).to_string(),
            json!({ "content": "The \"audio\": it was bad." }).to_string(),
        ];
        let mut named = NamedRecordings::default();
        named.add_rows("session_runs", &rows).expect("rows");
        named.add_rows("messages", &messages).expect("rows");
        named.add_rows("mails", &["{".to_owned()]).expect("they are not read");
        assert!(named.add_rows("messages", &["\"audio\":".to_owned()]).is_err());
        named
    }

    #[test]
    fn what_the_rows_name_is_found_and_the_rest_is_missing() {
        let mut named = named();
        let [first, second] = [1, 2].map(|session| part(7, session).name());
        assert_eq!(named.missing(), [first.as_str(), second.as_str()]);
        assert!(named.find_file(BackupFileKind::Media, first.as_str()));
        assert!(named.find_file(BackupFileKind::Media, "recordings/a/1.ogg"));
        assert_eq!(named.missing(), [second.as_str()]);
        let track = second.as_str().replace('/', "_").replace(".ogg", "-user.ogg.part");
        assert!(named.find_file(BackupFileKind::WaitingRecordings, &track));
        assert_eq!(named.missing(), Vec::<String>::new());
    }

    #[test]
    fn a_recording_that_no_row_names_does_not_belong_to_the_backup() {
        let mut named = named();
        let whole = |invitation, parts| of_interview(part(invitation, 1).invitation, parts);
        assert!(named.is_named(&whole(7, 1)) && named.is_named(&whole(7, 2)));
        for name in [whole(7, 3), whole(8, 1), part(7, 3).name(), part(8, 1).name()] {
            assert!(!named.find_file(BackupFileKind::Media, name.as_str()), "{name}");
        }
        for file in ["recordings/a/2.ogg", "logo.png", "../x"] {
            assert!(!named.find_file(BackupFileKind::Media, file), "{file}");
        }
    }
}
