//! A transcript as a file.

use std::fmt::Write;

use colloquy_app::{AppError, interviews, invitations};
use colloquy_domain::invitation::Invitation;
use colloquy_domain::message::{Message, Role};
use colloquy_domain::{InvitationId, Timestamp};
use colloquy_export::transcript::{TranscriptHeading, markdown};
use colloquy_languages::console::TranscriptTexts;
use serde_json::json;

use super::csv;
use crate::pages::interviews::{name, title};
use crate::problem::ConsoleProblem;
use crate::request::ConsoleRequest;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TranscriptFormat {
    Markdown,
    Csv,
    WebVtt,
    Json,
}

impl TranscriptFormat {
    pub fn from_extension(extension: &str) -> Option<Self> {
        use TranscriptFormat::{Csv, Json, Markdown, WebVtt};
        [Markdown, Csv, WebVtt, Json].into_iter().find(|format| format.extension() == extension)
    }

    pub fn extension(self) -> &'static str {
        match self {
            TranscriptFormat::Markdown => "md",
            TranscriptFormat::Csv => "csv",
            TranscriptFormat::WebVtt => "vtt",
            TranscriptFormat::Json => "json",
        }
    }

    pub fn content_type(self) -> &'static str {
        match self {
            TranscriptFormat::Markdown => "text/markdown; charset=utf-8",
            TranscriptFormat::Csv => csv::CONTENT_TYPE,
            TranscriptFormat::WebVtt => "text/vtt; charset=utf-8",
            TranscriptFormat::Json => "application/json",
        }
    }
}

/// What all formats need.
struct Transcript {
    interview: String,
    invitee: String,
    invitation: Invitation,
    messages: Vec<Message>,
}

pub async fn read(
    request: &ConsoleRequest<'_>,
    id: InvitationId,
    format: TranscriptFormat,
) -> Result<String, ConsoleProblem> {
    let (texts, untitled) = (&request.texts.invitation, &request.texts.interviews);
    let no_name = request.texts.interview.no_name;
    let (app, caller) = (request.app.clone(), request.caller()?.clone());
    let read = async move {
        let whole = invitations::get::whole(&app, &caller, id).await?;
        let interview = interviews::get::with_counts(&app, &caller, whole.invitation.interview_id).await?;
        let transcript = Transcript {
            interview: title(&interview.interview, untitled),
            invitee: name(&whole.invitation, no_name),
            invitation: whole.invitation.clone(),
            messages: whole.messages.clone(),
        };
        Ok::<_, AppError>(match format {
            TranscriptFormat::Markdown => markdown(&heading(&transcript), &transcript.messages, texts),
            TranscriptFormat::Csv => table(&transcript),
            TranscriptFormat::WebVtt => subtitles(&transcript, texts),
            TranscriptFormat::Json => json(&transcript),
        })
    };
    Ok(request.app.bulk_reads.run(read).await?)
}

fn speaker<'t>(transcript: &'t Transcript, message: &Message, texts: &'static TranscriptTexts) -> &'t str {
    match message.role {
        Role::Assistant => texts.interviewer,
        Role::User => &transcript.invitee,
    }
}

fn heading(transcript: &Transcript) -> TranscriptHeading<'_> {
    TranscriptHeading {
        interview: &transcript.interview,
        invitee: &transcript.invitee,
        summary: transcript.invitation.summary.as_deref(),
    }
}

fn table(transcript: &Transcript) -> String {
    let mut text = csv::BYTE_ORDER_MARK.to_owned();
    let columns = ["session", "number", "role", "offsetMs", "durationMs", "typed", "interrupted", "content"];
    csv::add_row(&mut text, columns);
    for message in &transcript.messages {
        let cells = [
            message.session.to_string(),
            (message.index + 1).to_string(),
            message.role.as_str().to_owned(),
            message.offset_ms.to_string(),
            message.duration_ms.to_string(),
            message.typed.to_string(),
            message.interrupted.to_string(),
            message.content.clone(),
        ];
        csv::add_row(&mut text, cells.iter().map(String::as_str));
    }
    text
}

/// A message without sound, such as a typed answer, is shown until the next one, for a time within these limits.
const SHORTEST_CUE_MS: i64 = 1_000;
const SILENT_CUE_MS: i64 = 3_000;

/// The times of a session follow those of the previous one, as in a recording of all sessions.
fn subtitles(transcript: &Transcript, texts: &'static TranscriptTexts) -> String {
    let (mut text, mut session, mut base_ms, mut end_ms) = ("WEBVTT\n".to_owned(), 0, 0, 0);
    let mut previous_ms = 0;
    for (at, message) in transcript.messages.iter().enumerate() {
        if message.session != session {
            (session, base_ms) = (message.session, end_ms);
        }
        // Cues have to begin in order and to last.
        let from_ms = (base_ms + message.offset_ms).max(previous_ms);
        let spoken_to_ms = base_ms + message.offset_ms + message.duration_ms;
        let next = transcript.messages.get(at + 1).filter(|next| next.session == session);
        let next_ms = next.map_or(i64::MAX, |next| base_ms + next.offset_ms);
        let to_ms = match message.duration_ms > 0 {
            true => spoken_to_ms.max(from_ms + 1),
            false => next_ms.clamp(from_ms + SHORTEST_CUE_MS, from_ms + SILENT_CUE_MS),
        };
        (previous_ms, end_ms) = (from_ms, end_ms.max(spoken_to_ms));
        let plain = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let name = plain(speaker(transcript, message, texts)).replace(['\r', '\n'], " ");
        // An empty line would end the cue.
        let content: Vec<&str> = message.content.lines().filter(|line| !line.trim().is_empty()).collect();
        let (from, to) = (cue_time(from_ms), cue_time(to_ms));
        let content = plain(&content.join("\n"));
        let _ = write!(text, "\n{}\n{from} --> {to}\n<v {name}>{content}</v>\n", message.index + 1);
    }
    text
}

fn cue_time(ms: i64) -> String {
    format!("{:02}:{:02}:{:02}.{:03}", ms / 3_600_000, ms / 60_000 % 60, ms / 1_000 % 60, ms % 1_000)
}

/// The names of the fields are those of the REST interface.
fn json(transcript: &Transcript) -> String {
    let invitation = &transcript.invitation;
    let time = |time: Option<Timestamp>| time.map(|time| time.to_string());
    let messages = transcript.messages.iter().map(|message| {
        json!({
            "id": message.id.to_string(),
            "role": message.role.as_str(),
            "content": message.content,
            "createdAt": message.created_at.to_string(),
            "offsetMs": message.offset_ms,
            "durationMs": message.duration_ms,
            "typed": message.typed,
            "interrupted": message.interrupted,
            "session": message.session,
        })
    });
    let whole = json!({
        "id": invitation.id.to_string(),
        "interviewId": invitation.interview_id.to_string(),
        "interviewTitle": transcript.interview,
        "name": invitation.name.as_ref().map(|name| name.as_str()),
        "email": invitation.email.as_ref().map(|email| email.as_str()),
        "status": invitation.status.as_str(),
        "startedAt": time(invitation.started_at),
        "completedAt": time(invitation.completed_at),
        "activeSeconds": invitation.active_ms / 1_000,
        "sentiment": invitation.sentiment.map(|sentiment| sentiment.as_str()),
        "summary": invitation.summary,
        "insights": invitation.insights,
        "messages": messages.collect::<Vec<_>>(),
    });
    format!("{whole:#}\n")
}

#[cfg(test)]
mod tests {
    use colloquy_domain::language::Language;
    use colloquy_testkit::{SeededIdSource, sample};

    use super::*;

    fn transcript(contents: &[(i32, i64, &str)]) -> Transcript {
        let (ids, now) = (SeededIdSource::new(1), sample::now());
        let interview = sample::interview(&ids, sample::organization(&ids, now).id, now);
        let invitation = sample::invitation(&ids, &interview, now);
        let messages = contents.iter().zip(0..).map(|((session, offset_ms, content), index)| Message {
            index,
            session: *session,
            offset_ms: *offset_ms,
            duration_ms: 2_000,
            role: if index % 2 == 0 { Role::Assistant } else { Role::User },
            content: (*content).to_owned(),
            ..sample::message(&ids, &invitation, index, now)
        });
        let messages = messages.collect();
        Transcript { interview: "First *week*".to_owned(), invitee: "Bob".to_owned(), invitation, messages }
    }

    fn texts() -> &'static TranscriptTexts {
        &Language::English.tables().console.invitation
    }

    #[test]
    fn subtitles_of_later_sessions_follow_and_stay_in_order() {
        let text =
            subtitles(&transcript(&[(1, 0, "How?"), (1, 3_000, "a < b\n\n--> c"), (2, 0, "And?")]), texts());
        let times: Vec<&str> = text.lines().filter(|line| line.starts_with("00:")).collect();
        let expected = [
            "00:00:00.000 --> 00:00:02.000",
            "00:00:03.000 --> 00:00:05.000",
            "00:00:05.000 --> 00:00:07.000",
        ];
        assert_eq!(times, expected, "{text}");
        assert!(text.contains("<v Bob>a &lt; b\n--&gt; c</v>\n"), "{text}");
    }

    #[test]
    fn typed_answers_are_shown_long_enough_to_be_read() {
        let messages =
            [(1, 0, "How?"), (1, 3_000, "Fine."), (1, 3_100, "Why?"), (1, 9_000, "It was."), (2, 0, "And?")];
        let mut transcript = transcript(&messages);
        for at in [1, 3] {
            (transcript.messages[at].typed, transcript.messages[at].duration_ms) = (true, 0);
        }
        let text = subtitles(&transcript, texts());
        let times: Vec<&str> = text.lines().filter(|line| line.starts_with("00:")).collect();
        let expected = [
            "00:00:00.000 --> 00:00:02.000",
            "00:00:03.000 --> 00:00:04.000",
            "00:00:03.100 --> 00:00:05.100",
            "00:00:09.000 --> 00:00:12.000",
            "00:00:09.000 --> 00:00:11.000",
        ];
        assert_eq!(times, expected, "{text}");
    }

    #[test]
    fn a_table_and_json_have_every_message() {
        let transcript = transcript(&[(1, 0, "How?"), (1, 3_000, "=1+1")]);
        let table = table(&transcript);
        assert!(table.ends_with("1,2,user,3000,2000,false,false,'=1+1\r\n"), "{table}");
        let json: serde_json::Value = serde_json::from_str(&json(&transcript)).expect("JSON");
        assert_eq!(json["messages"][1]["content"], "=1+1");
    }
}
