mod connections;
mod contract;

use std::net::Ipv4Addr;
use std::task::Poll;

use colloquy_domain::Timestamp;
use colloquy_domain::mail::Letter;
use colloquy_domain::organization::Appearance;
use colloquy_domain::text::{Email, Intro, Locale, OrganizationName};
use colloquy_testkit::TestMailServer;
use mail_parser::MessageParser;
use rcgen::{CertifiedKey, generate_simple_self_signed};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

use super::*;

struct Noon;

impl Clock for Noon {
    fn now(&self) -> Timestamp {
        Timestamp::from_second(1_700_000_000).expect("a time of 2023")
    }
}

fn letter(number: usize) -> InvitationLetter {
    InvitationLetter {
        message_id: format!("{number}@colloquy.example"),
        letter: Letter::Invitation,
        to: Email::parse("ada@example.com").expect("an address"),
        reply_to: None,
        name: None,
        organization_name: OrganizationName::parse("Acme").expect("a name"),
        appearance: Appearance::default(),
        interview_title: None,
        intro: Some(Intro::parse(".\n..\n.dotted\nQUIT").expect("an intro")),
        link: "https://colloquy.example/i/aBcDeFgH12".to_owned(),
        unsubscribe_link: Some("https://colloquy.example/unsubscribe/aBcDeFgH12".to_owned()),
        deadline: None,
        withdrawal_link: None,
        locale: Locale::parse("en").expect("a locale"),
    }
}

fn letter_to(address: &str) -> InvitationLetter {
    InvitationLetter { to: Email::parse(address).expect("an address"), ..letter(1) }
}

fn mailer_with(url: &str, limits: SmtpTimeouts) -> SmtpMailer {
    let url = url.parse().unwrap_or_else(|error| panic!("{url}: {error}"));
    let sender = "Colloquy <mail@colloquy.example>".parse().expect("a sender");
    SmtpMailer::with_limits(url, sender, Arc::new(Noon), limits).expect("a mailer")
}

fn mailer(url: &str) -> SmtpMailer {
    mailer_with(url, SmtpTimeouts::default())
}

fn later(reason: &str) -> Result<(), MailerError> {
    Err(MailerError::Later(reason.to_owned()))
}

fn refused(reason: &str) -> Result<(), MailerError> {
    Err(MailerError::Refused(reason.to_owned()))
}

/// Checks the outcome of one letter at a server that behaves as ordered.
async fn check(orders: Value, expected: Result<(), MailerError>) {
    let server = TestMailServer::start(orders).await;
    assert_eq!(mailer(&server.url()).deliver(&letter(1)).await, expected);
}

#[tokio::test]
async fn a_mail_arrives_with_its_parts_headers_and_envelope() {
    let mut server = TestMailServer::plain().await;
    assert_eq!(mailer(&server.url()).deliver(&letter(1)).await, Ok(()));
    let mail = server.mail().await;
    assert_eq!(
        (&mail["sender"], &mail["recipients"]),
        (&json!("mail@colloquy.example"), &json!(["ada@example.com"]))
    );
    assert_eq!((&mail["encrypted"], &mail["greeted_as"]), (&json!(false), &json!("colloquy.example")));
    let content = mail["content"].as_str().expect("a mail");
    let sender = "Colloquy <mail@colloquy.example>".parse().expect("a sender");
    let composed = compose(&letter(1), &sender, Noon.now()).expect("a mail").formatted();
    assert_eq!(content.as_bytes(), composed);
    let read = MessageParser::new().parse(content).expect("a mail that can be read");
    assert_eq!((read.text_body_count(), read.html_body_count()), (1, 1));
    assert_eq!(read.message_id(), Some("1@colloquy.example"));
    assert!(
        read.body_text(0).expect("a text").replace("\r\n", "\n").contains("\n.\n..\n.dotted\nQUIT\n"),
        "{content}"
    );
    assert!(
        content.contains(
            "List-Unsubscribe: <https://colloquy.example/unsubscribe/aBcDeFgH12>,\r\n \
             <mailto:mail@colloquy.example?subject=unsubscribe>\r\n"
        ),
        "{content}"
    );
    assert!(content.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"), "{content}");
}

#[tokio::test]
async fn a_server_may_take_longer_for_the_content_than_for_a_command() {
    let server = TestMailServer::start(json!({ "delay_s": 1.2 })).await;
    let limits = SmtpTimeouts { command: Duration::from_secs(1), ..SmtpTimeouts::default() };
    assert_eq!(mailer_with(&server.url(), limits).deliver(&letter(1)).await, Ok(()));
    let limits = SmtpTimeouts { content: Duration::from_millis(300), ..SmtpTimeouts::default() };
    let outcome = mailer_with(&server.url(), limits).deliver(&letter(1)).await;
    assert_eq!(outcome, later("The mail server did not answer in time"));
}

/// The certificate and the key of a server.
struct Identity {
    _folder: TempDir,
    certificate: String,
    key: String,
}

impl Identity {
    fn new(name: &str) -> Self {
        let CertifiedKey { cert, signing_key } =
            generate_simple_self_signed(vec![name.to_owned()]).expect("a certificate");
        let folder = tempfile::tempdir().expect("a folder");
        let place = |name: &str, content: String| {
            let path = folder.path().join(name);
            fs::write(&path, content).expect("a file");
            path.to_str().expect("UTF-8").to_owned()
        };
        let certificate = place("certificate.pem", cert.pem());
        let key = place("key.pem", signing_key.serialize_pem());
        Identity { _folder: folder, certificate, key }
    }

    fn orders(&self, tls: &str) -> Value {
        json!({ "tls": tls, "certificate": self.certificate, "key": self.key })
    }
}

/// Checks a delivery to a server with a certificate for `name`, trusting it or not.
async fn check_tls(tls: &str, scheme: &str, name: &str, trusted: bool, expected: Result<(), MailerError>) {
    let identity = Identity::new(name);
    let mut server = TestMailServer::start(identity.orders(tls)).await;
    let authority = if trusted { format!("?ca={}", identity.certificate) } else { String::new() };
    let mailer = mailer(&format!("{scheme}://localhost:{}{authority}", server.port));
    assert_eq!(mailer.deliver(&letter(1)).await, expected);
    if expected == Ok(()) {
        assert_eq!(mailer.deliver(&letter(2)).await, Ok(()));
        assert_eq!(server.mail().await["encrypted"], json!(true));
        assert_eq!((&server.mail().await["encrypted"], server.connections), (&json!(true), 1));
    }
}

const INSECURE: &str = "No secure connection to the mail server could be established";

#[tokio::test]
async fn a_mail_is_encrypted_from_the_start_or_by_starttls() {
    check_tls("starttls", "smtp", "localhost", true, Ok(())).await;
    check_tls("implicit", "smtps", "localhost", true, Ok(())).await;
}

#[tokio::test]
async fn a_certificate_that_is_not_trusted_or_not_for_the_host_stops_the_mail() {
    check_tls("starttls", "smtp", "localhost", false, later(INSECURE)).await;
    check_tls("implicit", "smtps", "localhost", false, later(INSECURE)).await;
    check_tls("starttls", "smtp", "elsewhere.example", true, later(INSECURE)).await;
    check_tls("implicit", "smtps", "elsewhere.example", true, later(INSECURE)).await;
}

#[tokio::test]
async fn sends_no_mail_without_starttls_if_it_is_required() {
    let server = TestMailServer::plain().await;
    let mailer = mailer(&format!("{}?tls=required", server.url()));
    assert_eq!(mailer.deliver(&letter(1)).await, later(INSECURE));
}

#[tokio::test]
async fn rejects_data_injected_after_the_reply_to_starttls() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let forger = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.expect("a connection");
        let mut stream = BufReader::new(stream);
        stream.write_all(b"220 ready\r\n").await.expect("written");
        let mut line = String::new();
        stream.read_line(&mut line).await.expect("a command");
        stream.write_all(b"250-here\r\n250 STARTTLS\r\n").await.expect("written");
        stream.read_line(&mut line).await.expect("a command");
        stream.write_all(b"220 go on\r\n250 forged\r\n").await.expect("written");
        line.clear();
        stream.read_line(&mut line).await.expect("a command");
        line
    });
    let mailer = mailer(&format!("smtp://127.0.0.1:{port}?tls=required"));
    assert_eq!(mailer.deliver(&letter(1)).await, later(INSECURE));
    assert_eq!(forger.await.expect("no panic"), "QUIT\r\n");
}

#[tokio::test]
async fn unreadable_certificates_are_reported_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("empty.pem");
    let make = || {
        let url = format!("smtps://localhost?ca={}", path.display()).parse().expect("an address");
        let sender = "mail@colloquy.example".parse().expect("a sender");
        SmtpMailer::new(url, sender, Arc::new(Noon)).map(|_| ())
    };
    assert_eq!(make(), Err(UnusableAuthority::Unreadable(std::io::ErrorKind::NotFound)));
    fs::write(&path, "nothing").expect("a file");
    assert_eq!(make(), Err(UnusableAuthority::NoCertificate));
    fs::write(&path, "-----BEGIN CERTIFICATE-----\n?\n-----END CERTIFICATE-----\n").expect("a file");
    assert_eq!(make(), Err(UnusableAuthority::NoCertificate));
}

/// Checks a login with this account at a server that knows `user@example.org` with the password `hunter:2`.
async fn check_login(account: &str, without_mechanisms: &[&str], expected: Result<(), MailerError>) {
    let orders =
        json!({ "account": ["user@example.org", "hunter:2"], "without_mechanisms": without_mechanisms });
    let mut server = TestMailServer::start(orders).await;
    let mailer = mailer(&format!("smtp://{account}127.0.0.1:{}", server.port));
    assert_eq!(mailer.deliver(&letter(1)).await, expected);
    if expected == Ok(()) {
        assert_eq!(server.mail().await["user"], json!("user@example.org"));
    }
}

#[tokio::test]
async fn logs_in_by_any_mechanism_that_the_server_offers() {
    check_login("user%40example.org:hunter%3A2@", &[], Ok(())).await;
    check_login("user%40example.org:hunter%3A2@", &["PLAIN"], Ok(())).await;
    let unable = "This service could not log in to the mail server";
    check_login("user%40example.org:hunter%3A2@", &["PLAIN", "LOGIN"], later(unable)).await;
}

#[tokio::test]
async fn mails_wait_while_the_account_is_wrong_or_missing() {
    let reason = |code| format!("The mail server did not accept this service's account ({code})");
    check_login("user%40example.org:wrong@", &[], later(&reason(535))).await;
    check_login("user%40example.org:wrong@", &["PLAIN"], later(&reason(535))).await;
    check_login("", &[], later(&reason(530))).await;
}

#[tokio::test]
async fn an_unknown_recipient_is_refused_with_the_servers_message() {
    let words = "550 5.1.1 <ada@example.com>: no\tsuch user here";
    let expected = "The mail server refused the mail: 550 5.1.1 <ada@example.com>: no such user here";
    check(json!({ "recipients": { "ada@example.com": words } }), refused(expected)).await;
}

#[tokio::test]
async fn a_greylisted_recipient_is_retried_later() {
    let words = "451 4.7.1 Greylisted, come back in five minutes";
    let expected = format!("The mail server put the mail off: {words}");
    check(json!({ "recipients": { "ada@example.com": words } }), later(&expected)).await;
}

#[tokio::test]
async fn the_reply_to_the_content_decides() {
    check(json!({ "answer": "554 5.7.1 Spam" }), refused("The mail server refused the mail: 554 5.7.1 Spam"))
        .await;
    check(json!({ "answer": "452 Disk full" }), later("The mail server put the mail off: 452 Disk full"))
        .await;
}

#[tokio::test]
async fn a_long_reply_is_shortened() {
    let server = TestMailServer::start(json!({ "answer": format!("550 {}", "blah ".repeat(90)) })).await;
    let outcome = mailer(&server.url()).deliver(&letter(1)).await;
    let Err(MailerError::Refused(reason)) = outcome else { panic!("{outcome:?}") };
    assert!(reason.ends_with('…') && reason.chars().count() == 200, "{reason}");
}

#[tokio::test]
async fn a_connection_sends_the_next_mail_after_a_refusal() {
    let recipients = json!({ "eve@example.com": "550 No", "mallory@example.com": "451 Not now" });
    let mut server = TestMailServer::start(json!({ "recipients": recipients })).await;
    let mailer = mailer(&server.url());
    let no = "The mail server refused the mail: 550 No";
    assert_eq!(mailer.deliver(&letter_to("eve@example.com")).await, refused(no));
    let not_now = "The mail server put the mail off: 451 Not now";
    assert_eq!(mailer.deliver(&letter_to("mallory@example.com")).await, later(not_now));
    assert_eq!(mailer.deliver(&letter(1)).await, Ok(()));
    assert_eq!(server.mail().await["recipients"], json!(["ada@example.com"]));
    assert_eq!(server.connections, 1);
}

#[tokio::test]
async fn a_server_that_is_down_is_retried_later() {
    let mut server = TestMailServer::start(json!({ "is_down": true })).await;
    let mailer = mailer(&server.url());
    assert_eq!(mailer.deliver(&letter(1)).await, later("The mail server cannot be reached"));
    server.come_up().await;
    assert_eq!(mailer.deliver(&letter(1)).await, Ok(()));
}

#[tokio::test]
async fn a_server_that_never_replies_times_out() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let limits = SmtpTimeouts {
        connect: Duration::from_millis(200),
        command: Duration::from_millis(50),
        ..SmtpTimeouts::default()
    };
    for scheme in ["smtp", "smtps"] {
        let mailer = mailer_with(&format!("{scheme}://127.0.0.1:{port}"), limits);
        let outcome = tokio::time::timeout(Duration::from_secs(10), mailer.deliver(&letter(1))).await;
        assert_eq!(outcome, Ok(later("The mail server did not answer in time")));
    }
}

#[tokio::test]
async fn a_server_that_dies_after_the_content_is_retried_later_and_not_at_once() {
    let mut server = TestMailServer::start(json!({ "leaves": "before the answer" })).await;
    let outcome = mailer(&server.url()).deliver(&letter(1)).await;
    assert_eq!(outcome, later("The connection to the mail server was lost"));
    server.mail().await;
    server.next("disconnected").await;
    assert_eq!(server.connections, 1);
}

#[tokio::test]
async fn both_mails_arrive_if_the_server_restarts_between_them() {
    let mut server = TestMailServer::plain().await;
    let mailer = mailer(&server.url());
    assert_eq!(mailer.deliver(&letter(1)).await, Ok(()));
    server.mail().await;
    let mut server = TestMailServer::start(json!({ "port": server.stop().await })).await;
    assert_eq!(mailer.deliver(&letter(2)).await, Ok(()));
    server.mail().await;
}

/// Checks that a server that accepts two mails per connection gets five, with this reply to the third.
async fn check_beyond(answer: &str) {
    let mut server = TestMailServer::start(json!({ "mails_per_connection": 2, "beyond": answer })).await;
    let mailer = mailer(&server.url());
    for number in 0..5 {
        assert_eq!(mailer.deliver(&letter(number)).await, Ok(()), "{answer}");
        server.mail().await;
    }
    assert_eq!(server.connections, 3, "{answer}");
}

#[tokio::test]
async fn uses_several_connections_if_the_server_limits_mails_per_connection() {
    check_beyond("421 4.7.0 Too many mails, goodbye").await;
    check_beyond("452 4.3.1 Too many mails over this connection").await;
}

#[tokio::test]
async fn a_cancelled_delivery_does_not_disturb_the_next() {
    let mut server = TestMailServer::plain().await;
    let mailer = mailer(&server.url());
    assert_eq!(mailer.deliver(&letter(1)).await, Ok(()));
    // After a single poll it has sent its first command and not read the reply.
    let second = letter(2);
    let mut cut_off = mailer.deliver(&second);
    let polled = std::future::poll_fn(|context| Poll::Ready(cut_off.as_mut().poll(context))).await;
    assert_eq!(polled, Poll::Pending);
    drop(cut_off);
    assert_eq!(mailer.deliver(&letter_to("eve@example.com")).await, Ok(()));
    assert_eq!(server.mail().await["recipients"], json!(["ada@example.com"]));
    assert_eq!(server.mail().await["recipients"], json!(["eve@example.com"]));
}
