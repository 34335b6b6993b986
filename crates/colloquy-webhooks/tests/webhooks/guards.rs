//! Which addresses are connected to.

use std::net::SocketAddr;
use std::sync::Arc;

use colloquy_domain::ports::WebhookSender;
use colloquy_webhooks::{DnsResolver, HttpWebhookSender};
use tokio::process::Command;

use crate::harness::{FakeResolver, Identity, answered, call, sender, settings, unanswered};
use crate::receiver::{NO_CONTENT, Receiver, Reply};

/// Starts two receivers, on the same port of two addresses. The tests allow only the second.
async fn receivers() -> (Receiver, Receiver) {
    let reply = Reply::ThenClose(NO_CONTENT.into());
    let refused = Receiver::start(reply.clone()).await;
    let allowed = SocketAddr::from(([127, 0, 0, 2], refused.port()));
    let allowed = Receiver::start_at(allowed, None, reply).await;
    (refused, allowed)
}

fn sender_with(rules: &str, names: Arc<dyn DnsResolver>) -> HttpWebhookSender {
    HttpWebhookSender::with_names(settings(rules), names).expect("a sender")
}

#[tokio::test]
async fn does_not_connect_to_a_refused_address() {
    let receiver = Receiver::start(Reply::no_content()).await;
    let sender = sender("127.0.0.2");
    for host in ["127.0.0.1", "2130706433", "0177.0.0.1", "0x7f.1", "127.1", "127.0.0.1."] {
        for scheme in ["http", "https"] {
            let call = call(&format!("{scheme}://{host}:{}/", receiver.port()));
            assert_eq!(sender.send(&call).await, unanswered("127.0.0.1 is a loopback address"), "{host}");
        }
    }
    assert_eq!(receiver.connections(), 0);
}

#[tokio::test]
async fn does_not_connect_to_a_name_that_resolves_to_a_refused_address() {
    let receiver = Receiver::start(Reply::no_content()).await;
    for rules in ["false", "127.0.0.2"] {
        let sender = sender_with(rules, FakeResolver::returning(&[&["127.0.0.1"]]));
        let call = call(&format!("https://hooks.example.com:{}/", receiver.port()));
        assert_eq!(sender.send(&call).await, unanswered("hooks.example.com resolves to a loopback address"));
    }
    assert_eq!(receiver.connections(), 0);
}

#[tokio::test]
async fn connects_to_a_loopback_name_if_loopback_is_allowed() {
    let receiver = Receiver::start(Reply::no_content()).await;
    let call = call(&format!("http://localhost:{}/", receiver.port()));
    let refused = unanswered("localhost is a loopback name");
    assert_eq!(sender("10.0.0.0/8").send(&call).await, refused);
    // The system's resolver finds it.
    assert_eq!(sender("127.0.0.1,::1").send(&call).await, answered(204, ""));
}

#[tokio::test]
async fn a_name_cannot_be_rebound_after_it_was_checked() {
    let (refused, mut allowed) = receivers().await;
    let names = FakeResolver::returning(&[&["127.0.0.2"], &["127.0.0.2"], &["127.0.0.1"]]);
    let sender = sender_with("127.0.0.2", names.clone());
    let call = call(&format!("http://hooks.example.com:{}/", allowed.port()));
    // Each connection is closed after its response, so each request resolves the name.
    for left in [2, 1] {
        assert_eq!(sender.accepts(&call.url), Ok(()));
        assert_eq!(sender.send(&call).await, answered(204, ""));
        assert_eq!(names.left(), left);
        allowed.closed().await;
    }
    assert_eq!(sender.send(&call).await, unanswered("hooks.example.com resolves to a loopback address"));
    assert_eq!((refused.connections(), allowed.connections()), (0, 2));
}

#[tokio::test]
async fn skips_the_refused_ones_of_several_addresses() {
    let (refused, allowed) = receivers().await;
    let names = FakeResolver::returning(&[&["127.0.0.1", "::1", "127.0.0.2"]]);
    let call = call(&format!("http://hooks.example.com:{}/", allowed.port()));
    assert_eq!(sender_with("127.0.0.2", names).send(&call).await, answered(204, ""));
    assert_eq!((refused.connections(), allowed.connections()), (0, 1));
}

#[tokio::test]
async fn a_host_that_the_operator_names_is_reached_at_its_port_only() {
    let receiver = Receiver::start(Reply::no_content()).await;
    let other = Receiver::start(Reply::no_content()).await;
    let rules = format!("n8n.internal:{}", receiver.port());
    let sender = sender_with(&rules, FakeResolver::returning(&[&["127.0.0.1"]]));
    let at = |scheme: &str, port: u16| call(&format!("{scheme}://n8n.internal:{port}/"));
    assert_eq!(sender.send(&at("http", receiver.port())).await, answered(204, ""));
    assert_eq!(sender.send(&at("http", other.port())).await, unanswered("https only"));
    let expected = unanswered("n8n.internal resolves to a loopback address");
    assert_eq!(sender.send(&at("https", other.port())).await, expected);
    assert_eq!((receiver.connections(), other.connections()), (1, 0));
}

#[tokio::test]
async fn addresses_are_not_resolved_as_names() {
    let receiver = Receiver::start(Reply::no_content()).await;
    let sender = sender_with("127.0.0.1", FakeResolver::returning(&[&["127.0.0.3"]]));
    assert_eq!(sender.send(&call(&receiver.at("/"))).await, answered(204, ""));
}

#[tokio::test]
async fn another_receiver_behind_the_same_name_needs_a_certificate_of_its_own() {
    let (ours, theirs) = (Identity::of("hooks.example.com"), Identity::of("hooks.example.com"));
    let receiver = Receiver::start_tls(theirs.acceptor.clone(), Reply::no_content()).await;
    let sender = ours.sender("127.0.0.1", FakeResolver::returning(&[&["127.0.0.1"]]));
    let answer = sender.send(&call(&format!("https://hooks.example.com:{}/", receiver.port()))).await;
    // Both have the same name, and both are self-signed.
    assert_eq!(answer, unanswered("the certificate is not valid: its signature is invalid"));
}

#[tokio::test]
async fn ignores_a_proxy_of_the_environment() {
    const ANY: &str = "delivery::a_request_arrives_byte_for_byte_with_its_headers";
    // The environment belongs to the process, so a test that sends a request is run in another one.
    let proxy = Receiver::start(Reply::of(502, "a proxy")).await;
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args(["--exact", ANY]);
    for variable in ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] {
        command.env(variable, proxy.at(""));
    }
    let output = command.env_remove("no_proxy").env_remove("NO_PROXY").output().await.expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
    assert_eq!(proxy.connections(), 0);
}
