use std::fmt::Write;

use clap::Subcommand;
use colloquy_api::ApiTimestamp;
use colloquy_api::terminal::escape_field;
use colloquy_app::sessions::timeline::{InvitationTimeline, TimelineEntry, timeline};
use colloquy_domain::invitation::EndReason;
use colloquy_domain::log_entry::{EventType, LogEntry};
use colloquy_domain::message::{Message, Role};
use colloquy_domain::{Id, InvitationId};
use serde_json::{Value, json};

use super::print;
use crate::configuration::Configuration;
use crate::wiring;

#[derive(Subcommand)]
pub enum SessionsCommand {
    /// Show the course of an interview: messages, times of turns, pauses, reconnections and problems
    Inspect {
        #[arg(value_parser = Id::parse as fn(&str) -> Result<InvitationId, _>)]
        invitation: InvitationId,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
}

pub async fn run(configuration: &Configuration, command: SessionsCommand) -> anyhow::Result<()> {
    let SessionsCommand::Inspect { invitation, json } = command;
    let app = wiring::offline_app(configuration).await?;
    let found = timeline(&app, invitation).await?;
    Ok(print(json, &record(&found), &lines(&found))?)
}

fn record(timeline: &InvitationTimeline) -> Value {
    let invitation = &timeline.invitation;
    json!({
        "invitationId": invitation.id.uuid().to_string(),
        "interviewId": invitation.interview_id.uuid().to_string(),
        "status": invitation.status.as_str(),
        "endReason": invitation.end_reason.map(EndReason::as_str),
        "sessions": invitation.sessions,
        "events": timeline.events.iter().map(event_record).collect::<Vec<_>>(),
    })
}

fn event_record(event: &TimelineEntry) -> Value {
    let at = ApiTimestamp(event.at());
    match event {
        TimelineEntry::Said(message) => json!({
            "at": at,
            "type": "message",
            "index": message.index,
            "role": message.role.as_str(),
            "content": message.content,
            "session": message.session,
            "offsetMs": message.offset_ms,
            "durationMs": message.duration_ms,
            "interrupted": message.interrupted,
            "typed": message.typed,
        }),
        TimelineEntry::Logged(entry) => json!({ "at": at, "type": entry.event.as_str(), "data": entry.data }),
    }
}

fn lines(timeline: &InvitationTimeline) -> String {
    let invitation = &timeline.invitation;
    let mut lines = format!("{}  {}", invitation.id, invitation.status.as_str());
    if let Some(reason) = invitation.end_reason {
        let _ = write!(lines, " ({})", reason.as_str());
    }
    for event in &timeline.events {
        let text = match event {
            TimelineEntry::Said(message) => message_text(message),
            TimelineEntry::Logged(entry) => entry_text(entry),
        };
        let _ = write!(lines, "\n{}  {text}", ApiTimestamp(event.at()));
    }
    lines
}

fn message_text(message: &Message) -> String {
    let who = match message.role {
        Role::Assistant => "interviewer",
        Role::User => "invitee",
    };
    let start = position(message.session, message.offset_ms);
    let notes = [
        (message.typed, "typed"),
        (message.interrupted, "interrupted"),
        // Only an answer of which nothing could be recognized is empty.
        (message.content.is_empty(), "not recognized"),
    ];
    let notes = notes.into_iter().filter(|(applies, _)| *applies).map(|(_, note)| format!(" [{note}]"));
    let content = escape_field(&message.content.replace(['\r', '\n'], " "));
    format!("{start}  {who}{}: {content}", notes.collect::<String>())
}

fn entry_text(entry: &LogEntry) -> String {
    let data = &entry.data;
    let text = |name: &str| data[name].as_str().map(escape_field);
    let described = match entry.event {
        EventType::InvitationTurnEnded => turn_text(data),
        EventType::InvitationDisconnected => format!("paused: {}", text("reason").unwrap_or_default()),
        EventType::InvitationResumed => format!("resumed in session {}", data["session"]),
        EventType::InvitationCompleted => format!("ended: {}", text("endReason").unwrap_or_default()),
        other => other.as_str().to_owned(),
    };
    let failures = data["failures"].as_object().into_iter().flatten();
    let failures: Vec<String> =
        failures.map(|(engine, count)| format!("{} {count} times", escape_field(engine))).collect();
    if failures.is_empty() { described } else { format!("{described}; failed: {}", failures.join(", ")) }
}

/// Describes a turn by the times from the end of the invitee's voice.
fn turn_text(data: &Value) -> String {
    let session = data["session"].as_i64().and_then(|session| i32::try_from(session).ok()).unwrap_or(0);
    let mut text = position(session, data["speechEndedMs"].as_i64().unwrap_or(0));
    let _ = write!(text, "  turn ended ({})", data["endedBy"].as_str().map(escape_field).unwrap_or_default());
    for (name, step) in [
        ("turnEndedAfterMs", "decided"),
        ("recognizedAfterMs", "words"),
        ("repliedAfterMs", "reply"),
        ("heardAfterMs", "heard"),
    ] {
        if let Some(after_ms) = data[name].as_i64() {
            let _ = write!(text, ", {step} after {:.2} s", after_ms as f64 / 1_000.0);
        }
    }
    for (name, meaning) in [("interruptions", "interruptions"), ("withdrawals", "withdrawn replies")] {
        if let Some(count) = data[name].as_i64().filter(|count| *count > 0) {
            let _ = write!(text, ", {meaning}: {count}");
        }
    }
    text
}

/// Returns a position on the clock of a session, such as `1/02:07.4`.
fn position(session: i32, ms: i64) -> String {
    let tenths = ms.max(0) / 100;
    format!("{session}/{:02}:{:02}.{}", tenths / 600, tenths / 10 % 60, tenths % 10)
}

#[cfg(test)]
mod tests;
