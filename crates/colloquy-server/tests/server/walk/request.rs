//! The request of a step.

use colloquy_api::operations::{OPERATIONS, Operation, OperationId};
use serde_json::{Map, Value};

use super::inputs::{self, Fault, Variant, fault};
use super::model::Model;
use super::steps::{Ask, Input, Key, Which};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    None,
    Interview(usize),
    Invitation(usize),
    /// An invitation and the index of its message.
    Message(usize, usize),
    Voice(usize),
    Missing(&'static str),
    Malformed(&'static str),
}

const MISSING: &str = "0190aaaa-0000-7000-8000-00000000000f";

const MALFORMED: [&str; 4] = [
    "nonsense",
    "%7B0190aaaa-0000-7000-8000-00000000000f%7D",
    "0190aaaa00007000800000000000000f",
    "0190aaaa-0000-0000-8000-00000000000f",
];

#[derive(Clone, Debug)]
pub struct Request {
    pub operation: &'static Operation,
    pub caller: usize,
    pub subject: Subject,
    pub message: Subject,
    pub path: String,
    pub query: String,
    pub body: Option<String>,
    pub content_type: &'static str,
    pub faults: Vec<Fault>,
    /// The value of the `Idempotency-Key` header.
    pub key: Option<String>,
}

impl Request {
    pub fn new(ask: &Ask, model: &Model, number: usize) -> Request {
        let operation = row(ask.operation);
        let caller = usize::from(ask.by_other_caller);
        let variant = match ask.input {
            Input::Bad(pick) => picked(inputs::wrong(ask.operation), pick),
            Input::Good(_) => None,
        };
        let Variant { query, body, content_type, faults } = variant.unwrap_or_else(|| {
            let (Input::Good(pick) | Input::Bad(pick)) = ask.input;
            picked(inputs::good(ask.operation), pick).expect("every operation has a valid input")
        });
        let subject = subject(operation, ask.subject, caller, model);
        let message = message(operation, ask.message, subject, model);
        let mut request = Request {
            operation,
            caller,
            subject,
            message,
            path: String::new(),
            query: query.to_owned(),
            body,
            content_type,
            faults,
            key: None,
        };
        let is_replayed = operation.repeat == colloquy_api::operations::IdempotencyMode::Replayed;
        match ask.key {
            Key::Fresh => request.key = Some(format!("key-{number}")),
            Key::Malformed if is_replayed && request.faults.is_empty() => {
                request.key = Some(["", "x".repeat(256).as_str(), "two words"][number % 3].to_owned());
                request.faults.push(fault("[]", "custom"));
            }
            Key::Malformed | Key::None => {}
        }
        request.set_path(model);
        request
    }

    /// Returns a plain valid request.
    pub fn plain(
        operation: OperationId,
        caller: usize,
        subject: Subject,
        query: &str,
        model: &Model,
    ) -> Request {
        let mut request = Request {
            operation: row(operation),
            caller,
            subject,
            message: Subject::None,
            path: String::new(),
            query: query.to_owned(),
            body: None,
            content_type: "application/json",
            faults: Vec::new(),
            key: None,
        };
        request.set_path(model);
        request
    }

    fn set_path(&mut self, model: &Model) {
        let text = |subject: Subject| match subject {
            Subject::None => String::new(),
            Subject::Interview(at) => model.interviews[at].id.clone(),
            Subject::Invitation(at) => model.invitations[at].id.clone(),
            Subject::Message(at, message) => model.invitations[at].messages[message].id.clone(),
            Subject::Voice(at) => model.voices[at]["id"].as_str().expect("an id").to_owned(),
            Subject::Missing(id) | Subject::Malformed(id) => id.to_owned(),
        };
        for (subject, name) in [(self.subject, "id"), (self.message, "messageId")] {
            if matches!(subject, Subject::Malformed(_)) {
                self.faults.push((format!("[\"{name}\"]"), "invalid_format".to_owned()));
            }
        }
        self.path = self
            .operation
            .path
            .replace("{id}", &text(self.subject))
            .replace("{messageId}", &text(self.message));
    }

    /// Returns the body, or an empty object if it is not an object.
    pub fn object(&self) -> Map<String, Value> {
        let body = self.body.as_deref().and_then(|body| serde_json::from_str(body).ok());
        match body {
            Some(Value::Object(object)) => object,
            _ => Map::new(),
        }
    }

    pub fn parameter(&self, name: &str) -> Option<&str> {
        let pairs = self.query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.filter(|(given, _)| *given == name).map(|(_, value)| value).next()
    }

    pub fn limit(&self) -> usize {
        self.parameter("limit").and_then(|limit| limit.parse().ok()).unwrap_or(1_000)
    }

    /// Returns the key without quotes if the operation supports idempotency keys.
    pub fn plain_key(&self) -> Option<&str> {
        let is_supported = self.operation.repeat == colloquy_api::operations::IdempotencyMode::Replayed;
        self.key.as_deref().filter(|_| is_supported).map(|key| key.trim_matches('"'))
    }
}

fn row(id: OperationId) -> &'static Operation {
    OPERATIONS.iter().find(|operation| operation.id == id).expect("every operation has a row")
}

fn picked(variants: Vec<Variant>, pick: u8) -> Option<Variant> {
    let count = variants.len().max(1);
    variants.into_iter().nth(usize::from(pick) % count)
}

/// Prefers the first two elements, so that more happens to them.
pub fn choose<T: Copy>(all: &[T], pick: u8) -> Option<T> {
    let pick = usize::from(pick);
    let among = if pick < 170 { all.len().min(2) } else { all.len() };
    (among > 0).then(|| all[pick % among])
}

fn subject(operation: &Operation, which: Which, caller: usize, model: &Model) -> Subject {
    let owned_by = |owner: usize| -> Vec<Subject> {
        match operation.subject() {
            Some("Interview") => (0..model.interviews.len())
                .filter(|at| model.interviews[*at].owner == owner)
                .map(Subject::Interview)
                .collect(),
            Some("Invitation") => (0..model.invitations.len())
                .filter(|at| model.owner(*at) == owner)
                .map(Subject::Invitation)
                .collect(),
            _ => (0..model.voices.len()).map(Subject::Voice).collect(),
        }
    };
    if operation.subject().is_none() {
        return Subject::None;
    }
    match which {
        Which::Own(pick) if pick.is_multiple_of(2) => {
            let owned = owned_by(caller);
            let fit: Vec<_> = owned.iter().copied().filter(|one| fits(operation.id, *one, model)).collect();
            choose(&fit, pick).or_else(|| choose(&owned, pick)).unwrap_or(Subject::Missing(MISSING))
        }
        Which::Own(pick) => choose(&owned_by(caller), pick).unwrap_or(Subject::Missing(MISSING)),
        Which::Foreign(pick) => choose(&owned_by(1 - caller), pick).unwrap_or(Subject::Missing(MISSING)),
        Which::Missing => Subject::Missing(MISSING),
        Which::Malformed(pick) => Subject::Malformed(MALFORMED[usize::from(pick) % MALFORMED.len()]),
    }
}

/// Returns whether a call is likely to succeed on a subject. Without this preference, long chains would be rare.
fn fits(id: OperationId, subject: Subject, model: &Model) -> bool {
    let Subject::Invitation(at) = subject else { return true };
    let invitation = &model.invitations[at];
    match id {
        OperationId::GetMessageAudioUrl => !invitation.messages.is_empty(),
        OperationId::CompleteInvitation => invitation.status == "REOPENED",
        OperationId::ReactivateInvitation => matches!(invitation.status, "CANCELLED" | "COMPLETED"),
        _ => true,
    }
}

/// Picks a message of the invitation, or of another one.
fn message(operation: &Operation, which: Which, subject: Subject, model: &Model) -> Subject {
    if operation.id != OperationId::GetMessageAudioUrl {
        return Subject::None;
    }
    let messages: Vec<Subject> = (0..model.invitations.len())
        .flat_map(|at| {
            (0..model.invitations[at].messages.len()).map(move |message| Subject::Message(at, message))
        })
        .collect();
    let is_own = |message: &&Subject| matches!((subject, message), (Subject::Invitation(at), Subject::Message(of, _)) if at == *of);
    let (own, others): (Vec<_>, Vec<_>) = messages.iter().partition(is_own);
    match which {
        Which::Own(pick) => choose(&own, pick).unwrap_or(Subject::Missing(MISSING)),
        Which::Foreign(pick) => choose(&others, pick).unwrap_or(Subject::Missing(MISSING)),
        Which::Missing => Subject::Missing(MISSING),
        Which::Malformed(pick) => Subject::Malformed(MALFORMED[usize::from(pick) % MALFORMED.len()]),
    }
}
