use async_trait::async_trait;
use bytes::Bytes;
use jiff::Timestamp;

use crate::erasure::Erasure;
use crate::event::Event;
use crate::interview::Interview;
use crate::invitation::Invitation;
use crate::message::Message;
use crate::text::EndpointUrl;
use crate::webhook::{SigningSecret, WebhookResponseStatus};

/// The request of one delivery attempt.
#[derive(Clone, Debug)]
pub struct WebhookRequest {
    /// The same for every attempt, so that a receiver can recognize duplicates.
    pub id: String,
    /// The time of this attempt.
    pub at: Timestamp,
    pub url: EndpointUrl,
    /// The same bytes for every attempt.
    pub body: Bytes,
    /// The current secret first, then the previous one while it is still valid.
    pub secrets: Vec<SigningSecret>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WebhookResponse {
    Answered {
        status: WebhookResponseStatus,
        /// The beginning of the response body.
        body: String,
    },
    /// No complete response arrived. The reason may be shown to the organization.
    Unanswered(String),
}

/// Sends webhooks to the endpoints of organizations.
#[async_trait]
pub trait WebhookSender: Send + Sync {
    /// Checks whether it would send to this URL, as far as this is known without resolving the host. The
    /// reason may be shown to the organization.
    fn accepts(&self, url: &EndpointUrl) -> Result<(), String>;

    /// Sends a request with its id and its unmodified body, and returns a response of any status.
    /// Always returns within a time limit, however slow the receiver is.
    async fn send(&self, request: &WebhookRequest) -> WebhookResponse;
}

/// The content of an event when it is first sent.
#[derive(Clone, Debug, PartialEq)]
pub struct EventWithSubject {
    pub event: Event,
    /// `None` for a test.
    pub subject: Option<EventSubject>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct EventSubject {
    pub interview: Interview,
    pub invitation: Invitation,
    /// The transcript, in order.
    pub messages: Vec<Message>,
}

/// Renders the body that receivers get.
pub trait WebhookSerializer: Send + Sync {
    /// Returns the body for a snapshot, always the same for the same one. It contains the transcript of a
    /// completed interview.
    fn body(&self, snapshot: &EventWithSubject) -> String;

    /// Returns the body that reports a completed erasure of an invitation.
    fn erased(&self, event: &Event, erasure: &Erasure) -> String;
}
