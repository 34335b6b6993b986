//! What served each session of an interview: the voice, the recognizer, the interviewer, and the recording. The
//! database and the log use the same JSON.

use serde_json::{Map, Value, json};

use crate::ids::VoiceId;
use crate::media::MediaName;
use crate::origin::Provenance;
use crate::recording::RecordingPart;
use crate::revision::Revision;
use crate::voice::Voice;

/// The voice that a session speaks with, as it was named at the time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionVoice {
    pub id: VoiceId,
    pub provider: String,
    pub name: String,
}

impl SessionVoice {
    fn to_json(&self) -> Value {
        json!({ "id": self.id.to_string(), "provider": self.provider, "name": self.name })
    }

    fn from_json(value: &Value) -> Option<Self> {
        let text = |name: &str| value.get(name)?.as_str();
        let id = VoiceId::parse(text("id")?).ok()?;
        Some(SessionVoice { id, provider: text("provider")?.to_owned(), name: text("name")?.to_owned() })
    }
}

impl From<&Voice> for SessionVoice {
    fn from(voice: &Voice) -> Self {
        SessionVoice { id: voice.id, provider: voice.provider.clone(), name: voice.name.clone() }
    }
}

/// What served a session, or a part of it. A field is empty until it is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineRecord {
    /// The version of the service.
    pub version: Option<String>,
    /// The revision of the interview, and so of its prompt.
    pub prompt_revision: Option<Revision>,
    pub voice: Option<SessionVoice>,
    /// The model that recognized the latest answer.
    pub recognizer: Option<String>,
    /// What generated the latest reply.
    pub interviewer: Option<Provenance>,
    pub recording: Option<RecordingPart>,
}

impl EngineRecord {
    /// Returns the JSON form used in the database and in logs.
    pub fn to_json(&self) -> Value {
        let fields = [
            ("version", self.version.as_ref().map(|version| json!(version))),
            ("promptRevision", self.prompt_revision.map(|revision| json!(revision.number()))),
            ("voice", self.voice.as_ref().map(SessionVoice::to_json)),
            ("recognizer", self.recognizer.as_ref().map(|model| json!(model))),
            ("interviewer", self.interviewer.as_ref().map(Provenance::to_json)),
            ("recording", self.recording.map(|part| json!(part.name().as_str()))),
        ];
        let known = fields.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
        Value::Object(known.collect())
    }

    /// Reads the JSON form. Leaves out what this version does not understand.
    fn from_json(object: &Map<String, Value>) -> Self {
        let text = |name: &str| object.get(name)?.as_str();
        EngineRecord {
            version: text("version").map(str::to_owned),
            prompt_revision: object.get("promptRevision").and_then(Value::as_i64).map(Revision::from_stored),
            voice: object.get("voice").and_then(SessionVoice::from_json),
            recognizer: text("recognizer").map(str::to_owned),
            interviewer: object.get("interviewer").and_then(Provenance::from_json),
            recording: text("recording")
                .and_then(MediaName::parse)
                .and_then(|name| RecordingPart::named(&name)),
        }
    }
}

/// The records of all sessions of an interview, in order. A session has several if its engines changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineHistory(Vec<EngineRecord>);

impl EngineHistory {
    pub fn new(records: Vec<EngineRecord>) -> Self {
        EngineHistory(records)
    }

    pub fn records(&self) -> &[EngineRecord] {
        &self.0
    }

    /// Adds the record of a new session. A session that continues gets a further record only if its engines
    /// changed.
    pub(crate) fn begin(&mut self, record: EngineRecord, is_new_session: bool) {
        if is_new_session || self.0.last() != Some(&record) {
            self.0.push(record);
        }
    }

    /// Replaces the latest record, if there is one.
    pub(crate) fn update_latest(&mut self, record: &EngineRecord) {
        if let Some(latest) = self.0.last_mut() {
            latest.clone_from(record);
        }
    }

    /// Removes the recordings from all records, and returns whether there were any.
    pub(crate) fn remove_recordings(&mut self) -> bool {
        let had_any = self.0.iter().any(|record| record.recording.is_some());
        self.0.iter_mut().for_each(|record| record.recording = None);
        had_any
    }

    pub fn to_json(&self) -> Value {
        self.0.iter().map(EngineRecord::to_json).collect()
    }

    /// Reads the JSON form. Earlier and later versions may have stored other fields, and no interview may
    /// become unreadable because of them.
    pub fn from_json(stored: &Value) -> Self {
        let records = stored.as_array().into_iter().flatten().filter_map(Value::as_object);
        EngineHistory(records.map(EngineRecord::from_json).collect())
    }
}

#[cfg(test)]
mod tests;
