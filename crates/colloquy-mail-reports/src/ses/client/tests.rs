use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use colloquy_testkit::{StubResponse, StubServer};
use serde_json::{Value, json};

use super::{MAX_BYTES, SnsError, SnsReceiver};
use crate::InvalidMailReport;
use crate::ses::SnsContent;
use crate::ses::envelope::SnsUrl;

const CERTIFICATE: &str = include_str!("../../../tests/samples/sns.pem");
const BOUNCE: &str = include_str!("../../../tests/samples/sns_bounce.json");
const SUBSCRIPTION: &str = include_str!("../../../tests/samples/sns_subscription.json");
const TOPIC: &str = "arn:aws:sns:eu-west-1:123456789012:mail-reports";

struct Fixture {
    server: StubServer,
    requests: Arc<AtomicUsize>,
    client: SnsReceiver,
}

async fn fixture(status: u16, body: &str) -> Fixture {
    let requests = Arc::new(AtomicUsize::new(0));
    let (counted, body) = (requests.clone(), body.as_bytes().to_vec());
    let server = StubServer::start(move |_| {
        counted.fetch_add(1, Ordering::SeqCst);
        StubResponse { status, content_type: "text/plain", body: body.clone() }
    });
    let client = SnsReceiver::with_rule(|url| url.host_str() == Some("127.0.0.1")).expect("a client");
    Fixture { server: server.await, requests, client }
}

impl Fixture {
    /// Returns a message whose certificate is on the stub server.
    fn message(&self, body: &str) -> Vec<u8> {
        let mut message: Value = serde_json::from_str(body).expect("JSON");
        message["SigningCertURL"] = json!(format!("{}/certificate.pem", self.server.url()));
        message.to_string().into_bytes()
    }

    async fn receive(&self, topic: Option<&str>) -> Result<SnsContent, SnsError> {
        self.client.receive(&self.message(BOUNCE), topic).await
    }

    fn requests(&self) -> usize {
        self.requests.load(Ordering::SeqCst)
    }
}

#[tokio::test]
async fn a_certificate_is_fetched_once() {
    let fixture = fixture(200, CERTIFICATE).await;
    for _ in 0..3 {
        let content = fixture.receive(Some(TOPIC)).await.expect("a valid message");
        assert!(matches!(&content, SnsContent::Reports(reports) if reports.len() == 1), "{content:?}");
    }
    assert_eq!(fixture.requests(), 1);
}

#[tokio::test]
async fn a_message_of_another_topic_is_rejected_before_anything_is_fetched() {
    let fixture = fixture(200, CERTIFICATE).await;
    let rejected = fixture.receive(Some("arn:aws:sns:eu-west-1:999999999999:other")).await;
    assert_eq!(rejected, Err(InvalidMailReport::Topic.into()));
    assert_eq!(fixture.requests(), 0);
    fixture.receive(None).await.expect("any topic is accepted without one");
}

#[tokio::test]
async fn what_is_no_certificate_is_not_kept() {
    let fixture = fixture(200, "busy").await;
    for _ in 0..2 {
        assert_eq!(fixture.receive(None).await, Err(InvalidMailReport::Certificate.into()));
    }
    assert_eq!(fixture.requests(), 2);
}

#[tokio::test]
async fn a_failed_or_endless_response_can_be_repeated_later() {
    let failing = fixture(500, CERTIFICATE).await.receive(None).await;
    assert!(matches!(&failing, Err(SnsError::Unavailable(reason)) if reason.contains("500")), "{failing:?}");
    let long = fixture(200, &"a".repeat(MAX_BYTES + 1)).await.receive(None).await;
    assert!(matches!(&long, Err(SnsError::Unavailable(reason)) if reason.contains("longer")), "{long:?}");
}

#[tokio::test]
async fn only_addresses_of_sns_are_requested() {
    let fixture = fixture(200, CERTIFICATE).await;
    let strict = SnsReceiver::new().expect("a client");
    let rejected = strict.receive(&fixture.message(BOUNCE), None).await;
    assert_eq!(rejected, Err(InvalidMailReport::Address("SigningCertURL").into()));
    // The address of this subscription is signed, but it is not on the stub server.
    let rejected = fixture.client.receive(&fixture.message(SUBSCRIPTION), None).await;
    assert_eq!(rejected, Err(InvalidMailReport::Address("SubscribeURL").into()));
}

#[tokio::test]
async fn a_subscription_is_confirmed_by_a_request() {
    let fixture = fixture(200, "<ConfirmSubscriptionResponse/>").await;
    let url = json!({ "SubscribeURL": format!("{}/?Action=ConfirmSubscription", fixture.server.url()) });
    let url = SnsUrl::of(&url, "SubscribeURL", |_| true).expect("an address");
    fixture.client.confirm(&url).await.expect("a confirmation");
    assert_eq!(fixture.requests(), 1);
}
