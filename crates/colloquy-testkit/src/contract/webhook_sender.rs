//! The contract of a webhook sender.

use std::collections::BTreeSet;
use std::sync::Arc;

use async_trait::async_trait;
use bytes::Bytes;
use colloquy_domain::ports::{WebhookRequest, WebhookResponse, WebhookSender};
use colloquy_domain::text::EndpointUrl;
use colloquy_domain::webhook::SigningSecret;
use colloquy_domain::webhook::WebhookResponseStatus;
use futures::future::join_all;

use super::abandon;
use crate::sample;
use crate::seeded::SeededRandomness;

/// The receiver of a sender under test.
#[async_trait]
pub trait TestWebhookReceiver: Send + Sync {
    /// Returns the id and the body of each request so far.
    async fn received(&self) -> Vec<(String, Bytes)>;

    /// Sets the status of all further responses. It is 204 initially.
    async fn respond(&self, status: u16);
}

/// A webhook sender under test, with its receiver.
#[derive(Clone)]
pub struct WebhookSenderFixture {
    pub sender: Arc<dyn WebhookSender>,
    pub receiver: Arc<dyn TestWebhookReceiver>,
    /// The URL of the receiver.
    pub url: EndpointUrl,
    /// A URL that the sender does not accept.
    pub refused: EndpointUrl,
}

impl WebhookSenderFixture {
    fn request(&self, number: usize) -> WebhookRequest {
        WebhookRequest {
            id: format!("evt_{number}"),
            at: sample::now(),
            url: self.url.clone(),
            body: Bytes::from(format!("{{\"number\": {number},  \"text\": \"\\u00e9é🎤\"}}")),
            secrets: vec![SigningSecret::draw(&SeededRandomness::new(3))],
        }
    }

    async fn check_status(&self, number: usize, expected: u16) {
        let response = self.sender.send(&self.request(number)).await;
        let status = match &response {
            WebhookResponse::Answered { status, .. } => Some(*status),
            WebhookResponse::Unanswered(_) => None,
        };
        assert_eq!(status, Some(WebhookResponseStatus(expected)), "{response:?}");
    }
}

pub async fn a_request_arrives_with_its_id_and_its_body(fixture: WebhookSenderFixture) {
    fixture.check_status(1, 204).await;
    let request = fixture.request(1);
    assert_eq!(fixture.receiver.received().await, [(request.id, request.body)]);
}

pub async fn every_attempt_is_the_same_for_the_receiver(fixture: WebhookSenderFixture) {
    for _ in 0..3 {
        fixture.check_status(7, 204).await;
    }
    let request = fixture.request(7);
    let received = fixture.receiver.received().await;
    assert_eq!(received, vec![(request.id, request.body); 3]);
}

pub async fn every_status_of_the_receiver_is_reported(fixture: WebhookSenderFixture) {
    for status in [200, 201, 204, 301, 400, 404, 410, 429, 500, 503] {
        fixture.receiver.respond(status).await;
        fixture.check_status(1, status).await;
    }
}

pub async fn a_url_is_accepted_or_refused_with_a_reason(fixture: WebhookSenderFixture) {
    assert_eq!(fixture.sender.accepts(&fixture.url), Ok(()));
    let refused = fixture.sender.accepts(&fixture.refused);
    assert!(refused.as_ref().is_err_and(|reason| !reason.is_empty()), "{refused:?}");
}

pub async fn concurrent_requests_all_arrive(fixture: WebhookSenderFixture) {
    let sending = (0..20).map(|number| {
        let fixture = fixture.clone();
        tokio::spawn(async move { fixture.check_status(number, 204).await })
    });
    for sent in join_all(sending.collect::<Vec<_>>()).await {
        sent.expect("it is sent");
    }
    let expected = (0..20).map(|number| fixture.request(number)).map(|request| (request.id, request.body));
    let received: BTreeSet<_> = fixture.receiver.received().await.into_iter().collect();
    assert_eq!(received, expected.collect());
}

pub async fn an_abandoned_request_does_not_disturb_the_next(fixture: WebhookSenderFixture) {
    let first = fixture.request(1);
    abandon(fixture.sender.send(&first)).await;
    fixture.check_status(2, 204).await;
    let last = fixture.receiver.received().await.into_iter().filter(|(id, _)| *id == "evt_2").count();
    assert_eq!(last, 1);
}

/// Runs every case of the [`WebhookSender`] contract, each with a new sender from `fresh`:
/// `webhook_sender_contract!(fresh)` where `async fn fresh() -> FreshAdapter<SenderWithReceiver>`.
#[macro_export]
macro_rules! webhook_sender_contract {
    ($fresh:path) => {
        $crate::contract_cases!(
            $fresh,
            webhook_sender,
            [
                a_request_arrives_with_its_id_and_its_body,
                a_url_is_accepted_or_refused_with_a_reason,
                an_abandoned_request_does_not_disturb_the_next,
                concurrent_requests_all_arrive,
                every_attempt_is_the_same_for_the_receiver,
                every_status_of_the_receiver_is_reported,
            ]
        );
    };
}
