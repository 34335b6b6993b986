//! What a receiver gets, and what is stored of its response.

use std::net::Ipv6Addr;
use std::time::Duration;

use colloquy_domain::ports::{WebhookResponse, WebhookSender};
use tokio::time::Instant;

use crate::harness::{
    BODY, FakeResolver, Identity, NEW, OLD, answered, call, secret, sender, sent, unanswered,
};
use crate::receiver::{NO_CONTENT, Receiver, Reply};

#[tokio::test]
async fn a_request_arrives_byte_for_byte_with_its_headers() {
    let mut receiver = Receiver::start(Reply::no_content()).await;
    assert_eq!(sent(&receiver.at("/hooks?a=%20b#c")).await, answered(204, ""));
    let heard = receiver.heard().await;
    assert_eq!(heard.line, "POST /hooks?a=%20b HTTP/1.1");
    assert_eq!(heard.body, BODY.as_bytes());
    let mut headers = heard.headers.clone();
    headers.retain(|(name, _)| name != "webhook-signature");
    headers.sort();
    let user_agent = format!("colloquy/{}", env!("CARGO_PKG_VERSION"));
    let (host, length) = (receiver.address.to_string(), BODY.len().to_string());
    let expected = [
        ("accept", "*/*"),
        ("content-length", &length),
        ("content-type", "application/json"),
        ("host", &host),
        ("user-agent", &user_agent),
        ("webhook-id", "evt_0198c2a4"),
        ("webhook-timestamp", "1700000000"),
    ];
    assert_eq!(headers, expected.map(|(name, value)| (name.to_owned(), value.to_owned())));
}

#[tokio::test]
async fn there_is_a_signature_for_each_valid_secret_the_current_one_first() {
    let mut receiver = Receiver::start(Reply::no_content()).await;
    let (url, sender) = (receiver.at("/"), sender("true"));
    let mut signatures = Vec::new();
    for secrets in [vec![secret(NEW)], vec![secret(OLD)], vec![secret(NEW), secret(OLD)]] {
        let mut call = call(&url);
        call.secrets = secrets;
        assert_eq!(sender.send(&call).await, answered(204, ""));
        signatures.push(receiver.heard().await.header("webhook-signature").expect("a signature").to_owned());
    }
    assert_eq!(signatures[2], format!("{} {}", signatures[0], signatures[1]));
}

#[tokio::test]
async fn sends_over_tls_to_a_receivers_name() {
    let identity = Identity::of("hooks.example.com");
    let mut receiver = Receiver::start_tls(identity.acceptor.clone(), Reply::of(200, "thanks")).await;
    let sender = identity.sender("127.0.0.0/8", FakeResolver::returning(&[&["127.0.0.1"]]));
    let call = call(&format!("https://hooks.example.com:{}/", receiver.port()));
    assert_eq!(sender.send(&call).await, answered(200, "thanks"));
    let host = format!("hooks.example.com:{}", receiver.port());
    assert_eq!(receiver.heard().await.header("host"), Some(host.as_str()));
}

#[tokio::test]
async fn sends_over_ipv6() {
    let mut receiver = Receiver::start_at((Ipv6Addr::LOCALHOST, 0).into(), None, Reply::no_content()).await;
    assert_eq!(sender("::1").send(&call(&receiver.at("/"))).await, answered(204, ""));
    assert_eq!(receiver.heard().await.body, BODY.as_bytes());
}

#[tokio::test]
async fn returns_every_status_with_its_body() {
    for status in [200, 202, 301, 400, 404, 410, 429, 500, 503] {
        let receiver = Receiver::start(Reply::of(status, "said")).await;
        assert_eq!(sent(&receiver.at("/")).await, answered(status, "said"));
    }
}

#[tokio::test]
async fn does_not_follow_redirects() {
    let elsewhere = Receiver::start(Reply::no_content()).await;
    for status in [301, 302, 303, 307, 308] {
        let location = elsewhere.at("/");
        let head = format!("HTTP/1.1 {status} X\r\nlocation: {location}\r\ncontent-length: 0\r\n\r\n");
        let receiver = Receiver::start(Reply::Whole(head.into_bytes())).await;
        assert_eq!(sent(&receiver.at("/")).await, answered(status, ""));
    }
    assert_eq!(elsewhere.connections(), 0);
}

#[tokio::test]
async fn stores_the_beginning_of_a_long_response_without_waiting_for_the_rest() {
    let long = "x".repeat(5 * 1024 * 1024);
    let mut receiver = Receiver::start(Reply::of(200, long)).await;
    assert_eq!(sent(&receiver.at("/")).await, answered(200, &"x".repeat(4096)));
    receiver.closed().await;
}

#[tokio::test]
async fn cuts_off_an_endless_response() {
    for head in ["HTTP/1.1 200 OK\r\n\r\n", "HTTP/1.1 200 OK\r\ncontent-length: 1000000000000\r\n\r\n"] {
        let mut receiver = Receiver::start(Reply::ThenFlood(head.into())).await;
        assert_eq!(sent(&receiver.at("/")).await, answered(200, &"x".repeat(4096)));
        receiver.closed().await;
        // The buffers of both ends hold more than is read.
        assert!(receiver.flooded() < 32 * 1024 * 1024, "{}", receiver.flooded());
    }
}

#[tokio::test]
async fn the_status_counts_if_the_body_is_incomplete() {
    let head = "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nthe beginn";
    let receiver = Receiver::start(Reply::ThenClose(head.into())).await;
    assert_eq!(sent(&receiver.at("/")).await, answered(200, "the beginn"));
    let head = "HTTP/1.1 202 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nthe\r\nnonsense\r\n";
    let receiver = Receiver::start(Reply::ThenClose(head.into())).await;
    assert_eq!(sent(&receiver.at("/")).await, answered(202, "the"));
}

/// Checks the result, and how long the sender waits, for a receiver that falls silent after sending this.
async fn check_silence(said: &str, expected: WebhookResponse, seconds: u64) {
    let mut receiver = Receiver::start(Reply::ThenSilence(said.into())).await;
    let (call, sender) = (call(&receiver.at("/")), sender("true"));
    let sending = async { (sender.send(&call).await, Instant::now()) };
    let pausing = async {
        receiver.heard().await;
        // From now on, the clock advances whenever all tasks wait.
        tokio::time::pause();
        Instant::now()
    };
    let ((answer, ended), began) = tokio::join!(sending, pausing);
    assert_eq!(answer, expected);
    let expected = Duration::from_secs(seconds);
    let took = ended - began;
    // Timers have steps of a millisecond.
    let span = expected - Duration::from_secs(1)..expected + Duration::from_millis(10);
    assert!(span.contains(&took), "{took:?}");
    receiver.closed().await;
}

#[tokio::test]
async fn a_silent_receiver_times_out_after_fifteen_seconds() {
    check_silence("", unanswered("no response within 15 seconds"), 15).await;
}

#[tokio::test]
async fn incomplete_headers_time_out_after_fifteen_seconds() {
    check_silence("HTTP/1.1 200 OK\r\ncontent-", unanswered("no response within 15 seconds"), 15).await;
}

#[tokio::test]
async fn a_lone_100_continue_times_out_after_fifteen_seconds() {
    check_silence("HTTP/1.1 100 Continue\r\n\r\n", unanswered("no response within 15 seconds"), 15).await;
}

#[tokio::test]
async fn the_rest_of_a_body_times_out_after_two_seconds() {
    let said = "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nthe beginn";
    check_silence(said, answered(200, "the beginn"), 2).await;
}

#[tokio::test]
async fn any_body_becomes_text_that_can_be_stored() {
    for (said, kept) in [
        (format!("a{}", "é".repeat(3000)).into_bytes(), format!("a{}", "é".repeat(2047))),
        (b"a\0b".to_vec(), "a\u{fffd}b".to_owned()),
        (b"a\xffb".to_vec(), "a\u{fffd}b".to_owned()),
    ] {
        let receiver = Receiver::start(Reply::of(200, said)).await;
        assert_eq!(sent(&receiver.at("/")).await, answered(200, &kept));
    }
}

#[tokio::test]
async fn requests_to_the_same_receiver_share_a_connection() {
    let mut receiver = Receiver::start(Reply::of(200, "said")).await;
    let (call, sender) = (call(&receiver.at("/")), sender("true"));
    for _ in 0..5 {
        assert_eq!(sender.send(&call).await, answered(200, "said"));
        assert_eq!(receiver.heard().await.connection, 1);
    }
}

#[tokio::test]
async fn opens_a_new_connection_after_the_receiver_has_closed_one() {
    let mut receiver = Receiver::start(Reply::ThenClose(NO_CONTENT.into())).await;
    let (call, sender) = (call(&receiver.at("/")), sender("true"));
    for connection in 1..=3 {
        assert_eq!(sender.send(&call).await, answered(204, ""));
        assert_eq!(receiver.heard().await.connection, connection);
        receiver.closed().await;
    }
}

#[tokio::test]
async fn an_idle_connection_is_closed_before_common_servers_close_it() {
    let mut receiver = Receiver::start(Reply::no_content()).await;
    let (call, sender) = (call(&receiver.at("/")), sender("true"));
    assert_eq!(sender.send(&call).await, answered(204, ""));
    tokio::time::pause();
    let began = Instant::now();
    receiver.closed().await;
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
}
