//! Examples of requests and responses. Those of responses are serialized records.

use std::borrow::Cow;

use jiff::Timestamp;
use serde_json::{Map, Value, json};
use uuid::Uuid;

use crate::ApiTimestamp;
use crate::error::{ErrorPathStep, RejectedValue, StandardError, ValidationError, label};
use crate::operations::OperationId;
use crate::records::{
    Actor, ArchiveState, AudioUrl, Interview, Invitation, InvitationCounts, LogEntry, Message, ShareLink,
    Voice,
};

pub const INTERVIEW_ID: &str = "019a9f3c-2b7e-7d41-9c58-3f2e6a1b4c5d";
pub const MESSAGE_ID: &str = "019a9f41-8c02-7b6a-8f13-5d0c9e7a2b14";
pub const REQUEST_ID: &str = "019a9f42-1f3d-7a90-b2c4-7e8f9a0b1c2d";
pub const IDEMPOTENCY_KEY: &str = "8e03978e-40d5-43e8-bc93-6894a57f9324";
pub const DEPRECATION: &str = "Fri, 01 Jan 2027 00:00:00 GMT";
pub const SUNSET: &str = "Thu, 01 Jul 2027 00:00:00 GMT";

const INVITATION: Uuid = Uuid::from_u128(0x019a_9f3c_2b80_7f02_a1d3_6c4b_8e9f_0a1b);
const PROMPT: &str =
    "Find out how new colleagues experienced their first month, what helped and what was missing.";
const FIRST_MESSAGE: &str = "How was your very first day with us?";
const EMAIL: &str = "maria.keller@example.org";

/// Returns the time this many minutes after the creation of the example interview.
fn after(minutes: i64) -> ApiTimestamp {
    // 2026-11-20T08:15:00Z
    const CREATED_MS: i64 = 1_795_162_500_000;
    ApiTimestamp(Timestamp::from_millisecond(CREATED_MS + minutes * 60_000).unwrap_or(Timestamp::UNIX_EPOCH))
}

fn uuid(text: &str) -> Uuid {
    Uuid::parse_str(text).unwrap_or_default()
}

/// Returns the response of an operation, or one row of it.
pub fn answer(id: OperationId, schema: &str) -> Value {
    let archived = !matches!(id, OperationId::RestoreInterview | OperationId::RestoreInvitation);
    let of_invitation = matches!(id, OperationId::ArchiveInvitation | OperationId::RestoreInvitation);
    match schema {
        "Interview" => json!(interview()),
        "ListedInterview" => json!(listed_interview()),
        "Invitation" if id == OperationId::CreateInvitation => json!(ready_invitation()),
        "Invitation" => json!(completed_invitation()),
        "InvitationWithMessages" => json!(invitation_with_messages()),
        "AudioUrl" if id == OperationId::GetVoiceAudioUrl => json!(sample_url()),
        "AudioUrl" => json!(audio_url()),
        "ShareLink" => json!(share_link()),
        "Voice" => json!(voice()),
        "ArchiveState" => json!(ArchiveState {
            id: if of_invitation { INVITATION } else { uuid(INTERVIEW_ID) },
            archived,
            archived_at: archived.then(|| after(90)),
        }),
        "LogEntry" => json!(log_entry()),
        _ => Value::Null,
    }
}

/// Returns an example of a request body.
pub fn request(schema: &str) -> Value {
    let invitees = || json!([{ "name": "Maria Keller", "email": EMAIL }, { "email": "jo@example.org" }]);
    match schema {
        "NewInterview" => json!({
            "prompt": PROMPT,
            "title": "First month",
            "firstMessage": FIRST_MESSAGE,
            "locale": "en-GB",
            "invitees": invitees(),
        }),
        "InterviewUpdate" => json!({ "title": "First month, autumn", "maxMinutes": 15, "maxResponses": 40 }),
        "NewInvitation" => json!({ "name": "Maria Keller", "email": EMAIL }),
        "NewInvitations" => json!({ "invitees": invitees() }),
        "InvitationUpdate" => json!({ "name": "Maria Keller-Lang" }),
        "Sending" => json!({ "email": EMAIL }),
        "Reactivation" => json!({ "sendEmail": true }),
        "ShareLinkUpdate" => json!({
            "enabled": true,
            "askEmail": "required",
            "allowedEmailDomains": "example.org, example.com",
            "maxInterviews": 200,
            "closesAt": "2026-12-31T23:59:59+01:00",
            "accessCode": "blue heron",
        }),
        _ => Value::Null,
    }
}

pub fn interview() -> Interview<'static> {
    Interview { invitations: Some(vec![ready_invitation()]), ..settings() }
}

pub fn listed_interview() -> Interview<'static> {
    let counts = InvitationCounts { ready: 3, in_progress: 1, completed: 12, reopened: 0, cancelled: 1 };
    Interview { invitations_count: 16, invitation_counts: Some(counts), ..settings() }
}

fn settings() -> Interview<'static> {
    let intro = "This is a conversation of about fifteen minutes on how your start with us went.";
    Interview {
        id: uuid(INTERVIEW_ID),
        title: Some("First month".into()),
        prompt: PROMPT.into(),
        intro: Some(intro.into()),
        first_message: Some(FIRST_MESSAGE.into()),
        locale: "en-GB".into(),
        voice_id: voice().id,
        max_minutes: Some(15),
        max_responses: None,
        disable_org_system_prompt: false,
        archived: false,
        archived_at: None,
        created_at: after(0),
        updated_at: after(0),
        invitations_count: 1,
        invitations: None,
        invitation_counts: None,
    }
}

pub fn ready_invitation() -> Invitation<'static> {
    Invitation {
        id: INVITATION,
        interview_id: uuid(INTERVIEW_ID),
        slug: "q7RkZ2mXeB".into(),
        url: "https://colloquy.example.org/i/q7RkZ2mXeB".into(),
        status: "READY".into(),
        name: None,
        email: None,
        source: "direct".into(),
        sent: false,
        sent_at: None,
        error: None,
        incomplete: false,
        end_reason: None,
        summary: None,
        sentiment: None,
        insights: None,
        active_seconds: 0,
        responses_count: 0,
        started_at: None,
        completed_at: None,
        reopened_at: None,
        cancelled_at: None,
        deactivated_at: None,
        archived: false,
        archived_at: None,
        created_at: after(0),
        updated_at: after(0),
        messages: None,
    }
}

pub fn completed_invitation() -> Invitation<'static> {
    let summary = "The start went well; a contact for small questions was missing in the second week.";
    Invitation {
        status: "COMPLETED".into(),
        name: Some("Maria Keller".into()),
        email: Some(EMAIL.into()),
        sent: true,
        sent_at: Some(after(1)),
        end_reason: Some("finished".into()),
        summary: Some(summary.into()),
        sentiment: Some("positive".into()),
        insights: Some(Cow::Owned(json!({ "topics": ["onboarding", "contacts"] }))),
        active_seconds: 612,
        responses_count: 9,
        started_at: Some(after(30)),
        completed_at: Some(after(44)),
        updated_at: after(44),
        ..ready_invitation()
    }
}

pub fn invitation_with_messages() -> Invitation<'static> {
    Invitation { messages: Some(vec![question(), reply()]), ..completed_invitation() }
}

pub fn question() -> Message<'static> {
    Message {
        id: uuid("019a9f41-8a5d-7c11-9e24-1b2c3d4e5f60"),
        index: 0,
        role: "assistant".into(),
        content: FIRST_MESSAGE.into(),
        sentiment: None,
        insights: None,
        created_at: after(30),
        offset_ms: 0,
        duration_ms: 2_150,
        interrupted: false,
        has_audio: true,
        typed: false,
        session: 1,
    }
}

pub fn reply() -> Message<'static> {
    Message {
        id: uuid(MESSAGE_ID),
        index: 1,
        role: "user".into(),
        content: "Quite relaxed, everybody took the time to say hello.".into(),
        sentiment: Some("positive".into()),
        insights: Some(Cow::Owned(json!({ "topics": ["welcome"] }))),
        offset_ms: 3_020,
        duration_ms: 4_480,
        ..question()
    }
}

pub fn audio_url() -> AudioUrl<'static> {
    let url =
        "https://colloquy.example.org/media/recordings/019a9f41-8c02/1.ogg?expires=1795166100&signature=6f1d";
    AudioUrl { url: url.into(), expires_at: after(60), content_type: "audio/ogg".into() }
}

fn sample_url() -> AudioUrl<'static> {
    let url = "https://colloquy.example.org/media/voices/a18a27f9-eed9-5b4d-a6f3-0e83e3814512.wav\
               ?expires=1795166100&signature=b07c";
    AudioUrl { url: url.into(), expires_at: after(60), content_type: "audio/wav".into() }
}

pub fn share_link() -> ShareLink<'static> {
    ShareLink {
        interview_id: uuid(INTERVIEW_ID),
        slug: "Hn4tVw8sLc".into(),
        url: "https://colloquy.example.org/share/Hn4tVw8sLc".into(),
        enabled: true,
        ask_name: "optional".into(),
        ask_email: "required".into(),
        max_interviews: Some(200),
        max_per_day: Some(500),
        max_per_ip_per_day: None,
        opens_at: None,
        closes_at: Some(after(60_000)),
        dedupe_by_contact: true,
        has_access_code: true,
        allowed_email_domains: "example.org, example.com".into(),
        usage_count: 17,
        created_at: after(5),
        updated_at: after(5),
    }
}

pub fn voice() -> Voice<'static> {
    Voice {
        id: uuid("a18a27f9-eed9-5b4d-a6f3-0e83e3814512"),
        name: "Kate".into(),
        language: "en-GB".into(),
        gender: Some("female".into()),
        provider: "offline".into(),
    }
}

pub fn log_entry() -> LogEntry<'static> {
    LogEntry {
        id: uuid("019a9f3c-9d11-7e52-8b60-2c3d4e5f6071"),
        kind: "invitation.sent".into(),
        interview_id: uuid(INTERVIEW_ID),
        invitation_id: Some(INVITATION),
        actor: Actor {
            kind: "apiKey".into(),
            id: Some(uuid("019a9e00-5a1b-7c2d-9e3f-405162738495")),
            label: Some("HR tools".into()),
        },
        data: Cow::Owned(json!({ "email": EMAIL })),
        created_at: after(1),
    }
}

pub fn validation_error() -> ValidationError {
    let rejected = |path: &[ErrorPathStep], code: &'static str, message: &'static str| RejectedValue {
        path: path.to_vec(),
        code: code.into(),
        message: message.into(),
    };
    let email = [
        ErrorPathStep::Field("invitees".into()),
        ErrorPathStep::Index(2),
        ErrorPathStep::Field("email".into()),
    ];
    let prompt = [ErrorPathStep::Field("prompt".into())];
    ValidationError {
        status_code: 400,
        timestamp: after(2),
        path: "/v1/interviews".to_owned(),
        errors: vec![
            rejected(&prompt, "too_small", "Too small: expected string to have >=10 characters"),
            rejected(&email, "invalid_format", "Invalid email address"),
        ],
    }
}

pub fn standard_error(status: u16) -> StandardError {
    let message = match status {
        401 => "The API key is not valid".to_owned(),
        403 => format!("Interview {INTERVIEW_ID} belongs to another organization"),
        404 => format!("Interview {INTERVIEW_ID} not found"),
        405 => "DELETE is not allowed for /v1/interviews; allowed: POST, GET".to_owned(),
        410 => "This version of the interface has been retired".to_owned(),
        429 => "Too many requests; try again in 42 s".to_owned(),
        503 => "The database is not available at the moment; try again shortly".to_owned(),
        _ => format!("Something went wrong on our side; the log has it as request {REQUEST_ID}"),
    };
    StandardError { status_code: status, error: label(status).into(), message }
}

/// Returns an example of a webhook's body.
pub fn event(kind: &str) -> Value {
    let invitation = completed_invitation();
    let mut data = Map::new();
    let mut add = |members: Value| {
        if let Value::Object(members) = members {
            data.extend(members);
        }
    };
    if kind.starts_with("interview.") {
        add(json!({
            "interviewId": invitation.interview_id,
            "interviewTitle": "First month",
            "invitationId": invitation.id,
            "slug": invitation.slug,
            "name": invitation.name,
            "email": invitation.email,
            "startedAt": invitation.started_at,
        }));
    }
    if kind == "interview.completed" {
        add(json!({
            "completedAt": invitation.completed_at,
            "incomplete": invitation.incomplete,
            "endReason": invitation.end_reason,
            "activeSeconds": invitation.active_seconds,
            "summary": invitation.summary,
            "sentiment": invitation.sentiment,
            "resumed": false,
            "messages": [question(), reply()],
        }));
    }
    if kind == "invitation.erased" {
        add(json!({
            "erasureId": "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d09",
            "interviewId": invitation.interview_id,
            "invitationId": invitation.id,
            "requestedAt": after(43),
            "completedAt": after(44),
        }));
    }
    if kind == "invitation.bounced" {
        add(json!({
            "interviewId": invitation.interview_id,
            "invitationId": invitation.id,
            "email": invitation.email,
            "reason": "the mail bounced: 550 5.1.1 No such user",
            "bouncedAt": after(44),
        }));
    }
    json!({ "type": kind, "timestamp": after(44), "data": data })
}
