use async_trait::async_trait;
use bytes::Bytes;
use jiff::Timestamp;

use crate::event::Event;
use crate::interview::Interview;
use crate::invitation::Invitation;
use crate::message::Message;
use crate::text::EndpointUrl;
use crate::webhook::SigningSecret;

/// One try of a delivery.
#[derive(Clone, Debug)]
pub struct WebhookRequest {
    /// The same for every try, so that a receiver can tell a repeat.
    pub id: String,
    /// Of this try.
    pub at: Timestamp,
    pub url: EndpointUrl,
    /// The same bytes for every try.
    pub body: Bytes,
    /// The present one first; the one before as long as it is still valid.
    pub secrets: Vec<SigningSecret>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WebhookResponse {
    Answered {
        status: u16,
        /// The beginning of what the receiver said.
        body: String,
    },
    /// No whole answer came. The reason may be shown to the organization.
    Unanswered(String),
}

/// Tells receivers of the organizations what has happened.
#[async_trait]
pub trait WebhookSender: Send + Sync {
    /// Whether it would send there, as far as that is known without looking for the host. The reason may be shown to
    /// the organization.
    fn accepts(&self, url: &EndpointUrl) -> Result<(), String>;

    /// Ends by itself, however slow the receiver is.
    async fn send(&self, call: &WebhookRequest) -> WebhookResponse;
}

/// What is to be told of an event, as it stands when it is first sent.
#[derive(Clone, Debug, PartialEq)]
pub struct EventSnapshot {
    pub event: Event,
    /// None, for a test.
    pub subject: Option<EventSubject>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct EventSubject {
    pub interview: Interview,
    pub invitation: Invitation,
    /// The transcript, in its order.
    pub messages: Vec<Message>,
}

/// Knows the form in which receivers are told.
pub trait WebhookSerializer: Send + Sync {
    fn body(&self, news: &EventSnapshot) -> String;
}
