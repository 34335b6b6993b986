//! What endpoints of an organization are told, in the records that the interface has.

use colloquy_api::Time;
use colloquy_api::events::{Completed, Event, Started, Test};
use colloquy_domain::event::Kind;
use colloquy_domain::ports::{News, Subject, WebhookWriter};
use serde::Serialize;

use crate::message;

pub struct WebhookBodies;

impl WebhookWriter for WebhookBodies {
    fn body(&self, news: &News) -> String {
        match (&news.subject, news.event.kind) {
            (Some(subject), Kind::InterviewStarted) => enveloped(news, started(news, subject)),
            (Some(subject), Kind::InterviewCompleted) => enveloped(news, completed(news, subject)),
            (None, _) | (Some(_), Kind::EndpointTest) => enveloped(news, Test {}),
        }
    }
}

/// Records can always be written as JSON.
fn enveloped(news: &News, data: impl Serialize) -> String {
    let event = Event { kind: news.event.kind.as_str().into(), timestamp: Time(news.event.created_at), data };
    serde_json::to_string(&event).unwrap_or_default()
}

fn started<'a>(news: &News, subject: &'a Subject) -> Started<'a> {
    let Subject { interview, invitation, .. } = subject;
    Started {
        interview_id: interview.id.uuid(),
        interview_title: interview.title.as_ref().map(|title| title.as_str().into()),
        invitation_id: invitation.id.uuid(),
        slug: invitation.slug.as_str().into(),
        name: invitation.name.as_ref().map(|name| name.as_str().into()),
        email: invitation.email.as_ref().map(|email| email.as_str().into()),
        started_at: Time(invitation.started_at.unwrap_or(news.event.created_at)),
    }
}

fn completed<'a>(news: &News, subject: &'a Subject) -> Completed<'a> {
    let Subject { invitation, messages, .. } = subject;
    Completed {
        started: started(news, subject),
        completed_at: Time(invitation.completed_at.unwrap_or(news.event.created_at)),
        incomplete: invitation.incomplete,
        end_reason: invitation.end_reason.map_or("", |reason| reason.as_str()).into(),
        active_seconds: invitation.active_ms / 1_000,
        summary: invitation.summary.as_deref().map(Into::into),
        sentiment: invitation.sentiment.map(|sentiment| sentiment.as_str().into()),
        resumed: news.event.resumed,
        messages: messages.iter().map(message).collect(),
    }
}
