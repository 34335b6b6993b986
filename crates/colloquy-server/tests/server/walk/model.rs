//! A model of the service in plain structures: what each call returns and changes.

mod commands;
mod mails;
mod sessions;

use std::collections::{BTreeSet, HashMap};

use colloquy_api::operations::OperationId;
use jiff::{SignedDuration, Timestamp};
use serde_json::{Map, Value};

use super::inputs::{Fault, SINCE, fault};
use super::request::{Request, Subject};
use super::steps::MailerMode;

/// A value that must be present but is not known beforehand.
pub const SOME: &str = "*";

pub struct Interview {
    pub id: String,
    pub owner: usize,
    /// The settings as responses show them.
    pub settings: Map<String, Value>,
    pub archived_at: Option<Timestamp>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    pub share: Option<Share>,
}

pub struct Share {
    pub slug: String,
    pub settings: Map<String, Value>,
    pub code: String,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

pub struct Invitation {
    pub id: String,
    pub slug: String,
    pub interview: usize,
    pub status: &'static str,
    pub name: Option<String>,
    pub email: Option<String>,
    pub sent: bool,
    pub sent_at: Option<Timestamp>,
    /// The number of the last requested mail, unless it was withdrawn.
    pub mail: Option<usize>,
    pub has_error: bool,
    pub incomplete: bool,
    pub end_reason: Option<&'static str>,
    /// Whether its transcript has been analysed.
    pub is_analysed: bool,
    pub sessions: i64,
    pub started_at: Option<Timestamp>,
    pub completed_at: Option<Timestamp>,
    pub reopened_at: Option<Timestamp>,
    pub cancelled_at: Option<Timestamp>,
    pub deactivated_at: Option<Timestamp>,
    pub archived_at: Option<Timestamp>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    pub messages: Vec<Message>,
}

pub struct Message {
    pub id: String,
    pub is_answer: bool,
    pub is_recorded: bool,
    pub created_at: Timestamp,
    pub session: i64,
}

/// The active time that each message adds, in seconds.
pub const MESSAGE_S: i64 = 2;

pub struct Entry {
    pub kind: &'static str,
    pub interview: usize,
    pub invitation: Option<usize>,
    pub actor: &'static str,
    pub at: Timestamp,
    /// Entries with the same place may be in any order, because mails are sent concurrently.
    pub place: u32,
}

/// The call for which an idempotency key was used.
struct StoredCall {
    call: (OperationId, String, Option<String>),
    response: String,
    at: Timestamp,
}

#[derive(Debug)]
pub enum Refusal {
    Faults(Vec<Fault>),
    Foreign,
    /// The start of the error message.
    Missing(String),
}

/// The expected response.
#[derive(Debug)]
pub enum Reply {
    Refused(Refusal),
    /// The stored body, unchanged.
    Replayed(String),
    /// The created interview, with one row for each invitation.
    Created(usize, Vec<usize>),
    Interview(usize),
    InterviewArchive(usize),
    Interviews(Vec<usize>),
    InterviewLog(usize),
    Invitations(Vec<usize>),
    Invitation(usize),
    Transcript(usize),
    InvitationArchive(usize),
    InvitationLog(usize),
    Audio(&'static str),
    Share(usize),
    Voices(Vec<usize>),
}

/// A mail that waits for its next attempt.
struct WaitingMail {
    at: usize,
    email: String,
    number: usize,
}

pub struct Model {
    pub interviews: Vec<Interview>,
    pub invitations: Vec<Invitation>,
    pub log: Vec<Entry>,
    /// The voices as responses show them, in order.
    pub voices: Vec<Value>,
    pub mailer_mode: MailerMode,
    /// The expected mails: the invitation and the address.
    pub letters: Vec<(usize, String)>,
    waiting: Vec<WaitingMail>,
    /// The number of mails requested so far.
    mails: usize,
    kept: HashMap<(usize, String), StoredCall>,
    /// Rare situations that occurred, for the coverage check.
    pub met: BTreeSet<&'static str>,
    pub now: Timestamp,
    place: u32,
}

impl Model {
    pub fn new(voices: Vec<Value>, now: Timestamp) -> Self {
        Model {
            interviews: Vec::new(),
            invitations: Vec::new(),
            log: Vec::new(),
            voices,
            mailer_mode: MailerMode::Accepts,
            letters: Vec::new(),
            waiting: Vec::new(),
            mails: 0,
            kept: HashMap::new(),
            met: BTreeSet::new(),
            now,
            place: 0,
        }
    }

    pub fn respond(&mut self, request: &Request) -> Reply {
        self.place += 1;
        self.decide(request).unwrap_or_else(Reply::Refused)
    }

    fn decide(&mut self, request: &Request) -> Result<Reply, Refusal> {
        if !request.faults.is_empty() {
            return Err(Refusal::Faults(request.faults.clone()));
        }
        let kept = self.stored_call(request);
        if let Some((same, response)) =
            kept.map(|kept| (kept.call == call_of(request), kept.response.clone()))
        {
            self.met.insert(if same { "a repeated call" } else { "a reused idempotency key" });
            return match same {
                true => Ok(Reply::Replayed(response)),
                false => Err(Refusal::Faults(vec![fault("[]", "custom")])),
            };
        }
        match request.subject {
            Subject::None => self.without_subject(request),
            Subject::Interview(at) if self.interviews[at].owner != request.caller => Err(Refusal::Foreign),
            Subject::Interview(at) => self.on_interview(request, at),
            Subject::Invitation(at) if self.owner(at) != request.caller => Err(Refusal::Foreign),
            Subject::Invitation(at) => self.on_invitation(request, at),
            Subject::Voice(_) => Ok(Reply::Audio("audio/wav")),
            Subject::Missing(id) => {
                let kind = request.operation.subject().unwrap_or_default();
                Err(Refusal::Missing(format!("{kind} {id} not found")))
            }
            Subject::Malformed(_) | Subject::Message(..) => unreachable!("not a subject of an operation"),
        }
    }

    /// Stores the response of a successful call with an idempotency key.
    pub fn keep(&mut self, request: &Request, response: &str) {
        if let Some(key) = request.plain_key() {
            let kept = StoredCall { call: call_of(request), response: response.to_owned(), at: self.now };
            self.kept.insert((request.caller, key.to_owned()), kept);
        }
    }

    fn stored_call(&self, request: &Request) -> Option<&StoredCall> {
        let kept = self.kept.get(&(request.caller, request.plain_key()?.to_owned()))?;
        (self.now.duration_since(kept.at) <= SignedDuration::from_hours(24)).then_some(kept)
    }

    pub fn owner(&self, invitation: usize) -> usize {
        self.interviews[self.invitations[invitation].interview].owner
    }

    fn log(&mut self, kind: &'static str, interview: usize, invitation: Option<usize>, actor: &'static str) {
        let (at, place) = (self.now, self.place);
        self.log.push(Entry { kind, interview, invitation, actor, at, place });
    }

    fn log_of(&mut self, kind: &'static str, invitation: usize) {
        self.log(kind, self.invitations[invitation].interview, Some(invitation), "apiKey");
    }

    /// Makes later entries follow the earlier ones in the log.
    fn next_place(&mut self) {
        self.place += 1;
    }

    fn without_subject(&mut self, request: &Request) -> Result<Reply, Refusal> {
        match request.operation.id {
            OperationId::CreateInterview => Ok(self.create_interview(request.caller, &request.object())),
            OperationId::ListInterviews => {
                let archived = request.parameter("archived") == Some("true");
                let since: Option<Timestamp> =
                    request.parameter("updatedSince").map(|_| SINCE.parse().expect("a moment"));
                let matches = |interview: &Interview| {
                    interview.owner == request.caller
                        && interview.archived_at.is_some() == archived
                        && since.is_none_or(|since| interview.updated_at >= since)
                };
                Ok(Reply::Interviews(newest_first(&self.interviews, matches)))
            }
            OperationId::ListVoices => {
                let matches = |voice: &Value| {
                    let tag = voice["language"].as_str().expect("a tag");
                    request.parameter("language").is_none_or(|language| {
                        tag == language || !language.contains('-') && tag.starts_with(&format!("{language}-"))
                    })
                };
                let found = (0..self.voices.len()).filter(|at| matches(&self.voices[*at]));
                Ok(Reply::Voices(found.collect()))
            }
            other => unreachable!("{other:?} has a subject"),
        }
    }

    pub fn invitations_where(&self, interview: usize, archived: bool, status: Option<&str>) -> Vec<usize> {
        newest_first(&self.invitations, |invitation| {
            invitation.interview == interview
                && invitation.archived_at.is_some() == archived
                && status.is_none_or(|status| invitation.status == status)
        })
    }
}

fn call_of(request: &Request) -> (OperationId, String, Option<String>) {
    (request.operation.id, request.path.clone(), request.body.clone())
}

fn newest_first<T>(all: &[T], matches: impl Fn(&T) -> bool) -> Vec<usize> {
    (0..all.len()).rev().filter(|at| matches(&all[*at])).collect()
}
