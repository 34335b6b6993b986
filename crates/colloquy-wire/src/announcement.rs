//! The bodies of webhooks, built from the records of the API.

use colloquy_api::ApiTimestamp;
use colloquy_api::events::{
    InterviewCompletedData, InterviewStartedData, InvitationBouncedData, InvitationErasedData, TestEventData,
    WebhookBody,
};
use colloquy_domain::erasure::Erasure;
use colloquy_domain::event::{Event, EventKind};
use colloquy_domain::ports::{EventSubject, EventWithSubject, WebhookSerializer};
use serde::Serialize;
use uuid::Uuid;

use crate::message;

pub struct JsonWebhookSerializer;

impl WebhookSerializer for JsonWebhookSerializer {
    fn body(&self, snapshot: &EventWithSubject) -> String {
        match (&snapshot.subject, snapshot.event.kind) {
            (Some(subject), EventKind::InterviewStarted) => {
                enveloped(&snapshot.event, started(snapshot, subject))
            }
            (Some(subject), EventKind::InterviewCompleted) => {
                enveloped(&snapshot.event, completed(snapshot, subject))
            }
            (Some(subject), EventKind::InvitationBounced) => {
                enveloped(&snapshot.event, bounced(snapshot, subject))
            }
            (None, _) | (Some(_), EventKind::EndpointTest | EventKind::InvitationErased) => {
                enveloped(&snapshot.event, TestEventData {})
            }
        }
    }

    fn erased(&self, event: &Event, erasure: &Erasure) -> String {
        let data = InvitationErasedData {
            erasure_id: erasure.id.uuid(),
            interview_id: erasure.target.interview_id().map_or_else(Uuid::nil, |id| id.uuid()),
            invitation_id: erasure.target.id(),
            requested_at: ApiTimestamp(erasure.requested_at),
            completed_at: ApiTimestamp(event.created_at),
        };
        enveloped(event, data)
    }
}

/// Writes the body of an event. Records can always be written as JSON.
fn enveloped(event: &Event, data: impl Serialize) -> String {
    let body =
        WebhookBody { kind: event.kind.as_str().into(), timestamp: ApiTimestamp(event.created_at), data };
    serde_json::to_string(&body).unwrap_or_default()
}

fn started<'a>(snapshot: &EventWithSubject, subject: &'a EventSubject) -> InterviewStartedData<'a> {
    let EventSubject { interview, invitation, .. } = subject;
    InterviewStartedData {
        interview_id: interview.id.uuid(),
        interview_title: interview.title.as_ref().map(|title| title.as_str().into()),
        invitation_id: invitation.id.uuid(),
        slug: invitation.slug.as_str().into(),
        name: invitation.name.as_ref().map(|name| name.as_str().into()),
        email: invitation.email.as_ref().map(|email| email.as_str().into()),
        started_at: ApiTimestamp(invitation.started_at.unwrap_or(snapshot.event.created_at)),
    }
}

fn bounced<'a>(snapshot: &EventWithSubject, subject: &'a EventSubject) -> InvitationBouncedData<'a> {
    let EventSubject { interview, invitation, .. } = subject;
    InvitationBouncedData {
        interview_id: interview.id.uuid(),
        invitation_id: invitation.id.uuid(),
        email: invitation.email.as_ref().map(|email| email.as_str().into()),
        reason: invitation.error.as_deref().map(Into::into),
        bounced_at: ApiTimestamp(snapshot.event.created_at),
    }
}

fn completed<'a>(snapshot: &EventWithSubject, subject: &'a EventSubject) -> InterviewCompletedData<'a> {
    let EventSubject { invitation, messages, .. } = subject;
    InterviewCompletedData {
        started: started(snapshot, subject),
        completed_at: ApiTimestamp(invitation.completed_at.unwrap_or(snapshot.event.created_at)),
        incomplete: invitation.incomplete,
        end_reason: invitation.end_reason.map_or("", |reason| reason.as_str()).into(),
        active_seconds: invitation.active_ms / 1_000,
        summary: invitation.summary.as_deref().map(Into::into),
        sentiment: invitation.sentiment.map(|sentiment| sentiment.as_str().into()),
        resumed: snapshot.event.resumed,
        messages: messages.iter().map(message).collect(),
    }
}

#[cfg(test)]
mod tests;
