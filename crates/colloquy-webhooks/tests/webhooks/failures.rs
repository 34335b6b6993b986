//! What an organization sees if there was no response.

use std::future::pending;
use std::io;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use async_trait::async_trait;
use colloquy_domain::ports::WebhookSender;
use colloquy_webhooks::{DnsResolver, HttpWebhookSender};
use tokio::net::TcpListener;

use crate::harness::{FakeResolver, Identity, call, sender, sent, settings, unanswered};
use crate::receiver::{Receiver, Reply};

async fn check_reply(reply: Reply, reason: &str) {
    let receiver = Receiver::start(reply).await;
    assert_eq!(sent(&receiver.at("/")).await, unanswered(reason));
}

#[tokio::test]
async fn reports_a_connection_that_is_closed_without_a_response() {
    let reason = "the connection was closed before a response arrived";
    check_reply(Reply::ThenClose(Vec::new()), reason).await;
    check_reply(Reply::ThenClose(b"HTTP/1.1 200 OK\r\nserver:".to_vec()), reason).await;
}

#[tokio::test]
async fn reports_a_response_that_is_not_http() {
    check_reply(
        Reply::ThenSilence(b"220 mail.example.com ESMTP\r\n\r\n".to_vec()),
        "the response is not HTTP",
    )
    .await;
}

#[tokio::test]
async fn reports_a_response_with_endless_headers() {
    let head = [b"HTTP/1.1 200 OK\r\na: ".as_slice(), &vec![b'a'; 2_000_000]].concat();
    check_reply(Reply::ThenFlood(head), "the response is not HTTP").await;
}

#[tokio::test]
async fn reports_a_refused_connection() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    drop(listener);
    assert_eq!(sent(&format!("http://{address}/")).await, unanswered("the connection was refused"));
}

#[tokio::test]
async fn reports_an_unknown_name() {
    let sender =
        HttpWebhookSender::with_names(settings("false"), FakeResolver::returning(&[])).expect("a sender");
    let answer = sender.send(&call("https://hooks.example.com/")).await;
    assert_eq!(answer, unanswered("the name hooks.example.com was not found"));
}

#[tokio::test]
async fn reports_an_invalid_certificate_with_the_reason() {
    let (host, other) = ("hooks.example.com", "other.example.com");
    for (identity, trusted, reason) in [
        (Identity::expired(host), true, "it has expired"),
        (Identity::of(other), true, "it is for another name"),
        (Identity::of(host), false, "its issuer is unknown"),
    ] {
        let receiver = Receiver::start_tls(identity.acceptor.clone(), Reply::no_content()).await;
        let names = FakeResolver::returning(&[&["127.0.0.1"]]);
        let sender = match trusted {
            true => identity.sender("127.0.0.1", names),
            false => HttpWebhookSender::with_names(settings("127.0.0.1"), names).expect("a sender"),
        };
        let answer = sender.send(&call(&format!("https://{host}:{}/", receiver.port()))).await;
        assert_eq!(answer, unanswered(&format!("the certificate is not valid: {reason}")));
    }
}

#[tokio::test]
async fn reports_a_receiver_without_tls() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            use tokio::io::AsyncWriteExt;
            let _ = stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").await;
            tokio::spawn(async move {
                pending::<()>().await;
                drop(stream)
            });
        }
    });
    let answer = sent(&format!("https://{address}/")).await;
    assert_eq!(answer, unanswered("the receiver does not speak TLS"));
}

#[tokio::test(start_paused = true)]
async fn a_silent_tls_handshake_times_out_after_five_seconds() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let answer = sent(&format!("https://{address}/")).await;
    assert_eq!(answer, unanswered("no connection within 5 seconds"));
}

#[tokio::test(start_paused = true)]
async fn name_resolution_times_out_after_five_seconds() {
    struct Silent;

    #[async_trait]
    impl DnsResolver for Silent {
        async fn addresses(&self, _name: &str) -> io::Result<Vec<IpAddr>> {
            pending().await
        }
    }

    let sender = HttpWebhookSender::with_names(settings("false"), Arc::new(Silent)).expect("a sender");
    let answer = sender.send(&call("https://hooks.example.com/")).await;
    assert_eq!(answer, unanswered("no connection within 5 seconds"));
}

#[tokio::test]
async fn sends_nothing_without_a_signature_or_with_an_id_that_is_not_a_header_value() {
    let receiver = Receiver::start(Reply::no_content()).await;
    let mut unsigned = call(&receiver.at("/"));
    unsigned.secrets.clear();
    let sender = sender("true");
    assert_eq!(sender.send(&unsigned).await, unanswered("there is no secret to sign with"));
    let mut split = call(&receiver.at("/"));
    split.id = "evt\r\nhost: elsewhere".to_owned();
    assert_eq!(sender.send(&split).await, unanswered("webhook-id is not a valid header value"));
    assert_eq!(receiver.connections(), 0);
}
