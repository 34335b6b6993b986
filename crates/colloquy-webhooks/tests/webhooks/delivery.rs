//! What arrives, and what becomes of the answer.

use std::net::Ipv6Addr;
use std::time::Duration;

use colloquy_domain::ports::{WebhookResponse, WebhookSender};
use tokio::time::Instant;

use crate::harness::{BODY, Identity, Led, NEW, OLD, answered, call, secret, sender, sent, unanswered};
use crate::receiver::{NO_CONTENT, Receiver, Reply};

#[tokio::test]
async fn a_call_arrives_byte_for_byte_with_its_headers() {
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
async fn each_valid_secret_has_its_signature_the_present_one_first() {
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
async fn a_receiver_is_called_over_tls_by_its_name() {
    let identity = Identity::of("hooks.example.com");
    let mut receiver = Receiver::start_tls(identity.acceptor.clone(), Reply::of(200, "thanks")).await;
    let sender = identity.sender("127.0.0.0/8", Led::to(&[&["127.0.0.1"]]));
    let call = call(&format!("https://hooks.example.com:{}/", receiver.port()));
    assert_eq!(sender.send(&call).await, answered(200, "thanks"));
    let host = format!("hooks.example.com:{}", receiver.port());
    assert_eq!(receiver.heard().await.header("host"), Some(host.as_str()));
}

#[tokio::test]
async fn a_receiver_is_called_over_ipv6() {
    let mut receiver = Receiver::start_at((Ipv6Addr::LOCALHOST, 0).into(), None, Reply::no_content()).await;
    assert_eq!(sender("::1").send(&call(&receiver.at("/"))).await, answered(204, ""));
    assert_eq!(receiver.heard().await.body, BODY.as_bytes());
}

#[tokio::test]
async fn every_status_is_brought_back_with_what_was_said() {
    for status in [200, 202, 301, 400, 404, 410, 429, 500, 503] {
        let receiver = Receiver::start(Reply::of(status, "said")).await;
        assert_eq!(sent(&receiver.at("/")).await, answered(status, "said"));
    }
}

#[tokio::test]
async fn a_redirect_is_an_answer_and_nothing_more() {
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
async fn of_a_long_answer_the_beginning_is_kept_and_the_rest_is_not_waited_for() {
    let long = "x".repeat(5 * 1024 * 1024);
    let mut receiver = Receiver::start(Reply::of(200, long)).await;
    assert_eq!(sent(&receiver.at("/")).await, answered(200, &"x".repeat(4096)));
    receiver.closed().await;
}

#[tokio::test]
async fn an_answer_that_never_ends_is_cut_off() {
    for head in ["HTTP/1.1 200 OK\r\n\r\n", "HTTP/1.1 200 OK\r\ncontent-length: 1000000000000\r\n\r\n"] {
        let mut receiver = Receiver::start(Reply::ThenFlood(head.into())).await;
        assert_eq!(sent(&receiver.at("/")).await, answered(200, &"x".repeat(4096)));
        receiver.closed().await;
        // More than is read fits into the buffers of the two ends.
        assert!(receiver.flooded() < 32 * 1024 * 1024, "{}", receiver.flooded());
    }
}

#[tokio::test]
async fn the_status_counts_where_the_body_breaks_off() {
    let head = "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nthe beginn";
    let receiver = Receiver::start(Reply::ThenClose(head.into())).await;
    assert_eq!(sent(&receiver.at("/")).await, answered(200, "the beginn"));
    let head = "HTTP/1.1 202 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nthe\r\nnonsense\r\n";
    let receiver = Receiver::start(Reply::ThenClose(head.into())).await;
    assert_eq!(sent(&receiver.at("/")).await, answered(202, "the"));
}

/// What a receiver says that then stays silent, and after how long the sender has given up.
async fn check_silence(said: &str, expected: WebhookResponse, seconds: u64) {
    let mut receiver = Receiver::start(Reply::ThenSilence(said.into())).await;
    let (call, sender) = (call(&receiver.at("/")), sender("true"));
    let sending = async { (sender.send(&call).await, Instant::now()) };
    let pausing = async {
        receiver.heard().await;
        // From here on, time passes when there is nothing else to do.
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
async fn a_receiver_that_says_nothing_is_waited_for_fifteen_seconds() {
    check_silence("", unanswered("no answer within 15 seconds"), 15).await;
}

#[tokio::test]
async fn a_receiver_that_stops_within_its_headers_is_waited_for_as_long() {
    check_silence("HTTP/1.1 200 OK\r\ncontent-", unanswered("no answer within 15 seconds"), 15).await;
}

#[tokio::test]
async fn a_receiver_that_only_says_that_it_goes_on_is_waited_for_as_long() {
    check_silence("HTTP/1.1 100 Continue\r\n\r\n", unanswered("no answer within 15 seconds"), 15).await;
}

#[tokio::test]
async fn the_rest_of_a_body_is_waited_for_two_seconds() {
    let said = "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nthe beginn";
    check_silence(said, answered(200, "the beginn"), 2).await;
}

#[tokio::test]
async fn what_was_said_can_be_kept_whatever_it_is() {
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
async fn calls_to_the_same_receiver_share_a_connection() {
    let mut receiver = Receiver::start(Reply::of(200, "said")).await;
    let (call, sender) = (call(&receiver.at("/")), sender("true"));
    for _ in 0..5 {
        assert_eq!(sender.send(&call).await, answered(200, "said"));
        assert_eq!(receiver.heard().await.connection, 1);
    }
}

#[tokio::test]
async fn a_connection_that_the_receiver_has_closed_is_followed_by_another() {
    let mut receiver = Receiver::start(Reply::ThenClose(NO_CONTENT.into())).await;
    let (call, sender) = (call(&receiver.at("/")), sender("true"));
    for connection in 1..=3 {
        assert_eq!(sender.send(&call).await, answered(204, ""));
        assert_eq!(receiver.heard().await.connection, connection);
        receiver.closed().await;
    }
}

#[tokio::test]
async fn a_connection_is_not_kept_for_longer_than_common_servers_keep_it() {
    let mut receiver = Receiver::start(Reply::no_content()).await;
    let (call, sender) = (call(&receiver.at("/")), sender("true"));
    assert_eq!(sender.send(&call).await, answered(204, ""));
    tokio::time::pause();
    let began = Instant::now();
    receiver.closed().await;
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
}
