//! Bounces and complaints, from a real IMAP mailbox and as providers post them.

use colloquy_testkit::{TestIdentityProvider, TestImapServer, TestMailServer};
use mail_parser::MessageParser;
use serde_json::{Value, json};

use super::{invite, now, on_both, outcome};
use crate::harness::{Database, Response, Server};

const SECRET: &str = "0123456789abcdefghijklmnopqrstuv";
const BOUNCED: &str = "the mail bounced: 550 5.1.1 No such user here";

/// The Message-ID of a mail that the mail server has received.
fn message_id(mail: &Value) -> String {
    let content = mail["content"].as_str().expect("a mail");
    let mail = MessageParser::new().parse(content.as_bytes()).expect("a mail that can be read");
    mail.message_id().expect("a Message-ID").to_owned()
}

/// What a mail server returns that could not deliver a mail.
fn bounce(message_id: &str) -> String {
    [
        "From: MAILER-DAEMON@mx.example.org",
        "To: reports@example.org",
        "Subject: Undelivered Mail Returned to Sender",
        "MIME-Version: 1.0",
        "Content-Type: multipart/report; report-type=delivery-status; boundary=\"limit\"",
        "",
        "--limit",
        "Content-Type: text/plain",
        "",
        "Your message could not be delivered.",
        "--limit",
        "Content-Type: message/delivery-status",
        "",
        "Reporting-MTA: dns; mx.example.org",
        "",
        "Final-Recipient: rfc822; p1@example.org",
        "Action: failed",
        "Status: 5.1.1",
        "Diagnostic-Code: smtp; 550 5.1.1 No such user here",
        "",
        "--limit",
        "Content-Type: text/rfc822-headers",
        "",
        &format!("Message-ID: <{message_id}>"),
        "",
        "--limit--",
        "",
    ]
    .join("\r\n")
}

async fn check_mailbox(database: Database) {
    let (mut mail_server, mut mailbox) =
        (TestMailServer::start(json!({})).await, TestImapServer::start().await);
    let settings = [("COLLOQUY_MAIL", mail_server.url()), ("COLLOQUY_MAIL_REPORTS", mailbox.url())];
    let settings = settings.each_ref().map(|(name, value)| (*name, value.as_str()));
    let server = Server::start(database, &settings).await;
    let invited = invite(&server, [1]).await.remove(0);
    mail_server.until_mails(1).await;
    mailbox.append("From: a@example.org\r\nSubject: Out of office\r\n\r\nI am away.\r\n").await;
    mailbox.append(bounce(&message_id(&mail_server.mails[0]))).await;
    // A start reads the mailbox at once.
    let server = Server::start_on(server.kill()).await;
    crate::webhooks::until(&server.home, "mails", "report = 'hardBounce'", 1).await;
    let after = now(&server, &invited).await;
    assert_eq!(outcome(&after), (true, Some(BOUNCED)));
    let again = invite(&server, [1]).await.remove(0);
    assert_eq!(outcome(&again), (false, Some("an earlier mail to this address bounced")));
    assert_eq!(mail_server.mails.len(), 1);
    // Both mails are read, and another start finds nothing.
    let server = Server::start_on(server.kill()).await;
    let log = format!("/v1/invitations/{}/logs", invited["id"].as_str().expect("an id"));
    let entries = server.call("GET", &log, None).await.ok();
    let failures = entries.as_array().expect("entries").iter();
    let failures = failures.filter(|entry| entry["data"]["report"] == "hardBounce").count();
    assert_eq!(failures, 1, "{entries}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bounce_in_the_mailbox_stops_mail_to_the_address() {
    on_both(check_mailbox).await;
}

async fn check_oauth(database: Database) {
    let options = json!({ "mailboxes": true, "authentication": "client_secret_post" });
    let mut provider = TestIdentityProvider::start(options).await;
    provider.register("http://127.0.0.1:1/callback").await;
    let mut mail_server = TestMailServer::start(json!({})).await;
    let mut mailbox = TestImapServer::with_tokens_of(&provider).await;
    let (url, token_url) = (mailbox.url_without_password(), format!("{}/token", provider.issuer));
    let settings = [
        ("COLLOQUY_MAIL", &*mail_server.url()),
        ("COLLOQUY_MAIL_REPORTS", &*url),
        ("COLLOQUY_MAIL_REPORTS_OAUTH_URL", &*token_url),
        ("COLLOQUY_MAIL_REPORTS_OAUTH_CLIENT_ID", TestIdentityProvider::CLIENT_ID),
        ("COLLOQUY_MAIL_REPORTS_OAUTH_CLIENT_SECRET", TestIdentityProvider::CLIENT_SECRET),
        ("COLLOQUY_MAIL_REPORTS_OAUTH_SCOPE", "imap"),
        ("COLLOQUY_LOG", "trace"),
    ];
    let server = Server::start(database, &settings).await;
    let invited = invite(&server, [1]).await.remove(0);
    mail_server.until_mails(1).await;
    mailbox.append(bounce(&message_id(&mail_server.mails[0]))).await;
    // A start reads the mailbox at once.
    let server = Server::start_on(server.kill()).await;
    crate::webhooks::until(&server.home, "mails", "report = 'hardBounce'", 1).await;
    assert_eq!(outcome(&now(&server, &invited).await), (true, Some(BOUNCED)));
    let log = std::fs::read_to_string(server.home.folder().join("log")).expect("a log");
    let issued = provider.order(json!({ "order": "access tokens" })).await;
    let tokens = issued["tokens"].as_array().expect("tokens").iter().filter_map(Value::as_str);
    let tokens: Vec<&str> = tokens.collect();
    assert_eq!(tokens.len(), 2, "one for each start");
    for secret in tokens.iter().chain([&TestIdentityProvider::CLIENT_SECRET]) {
        assert!(!log.contains(secret), "a secret is in the log");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mailbox_is_read_with_access_tokens_that_are_logged_nowhere() {
    on_both(check_oauth).await;
}

async fn post(server: &Server, path: &str, body: &Value) -> Response {
    let request = server.request("POST", path).header("content-type", "application/json");
    Response::of(request.body(body.to_string()).send().await).await.expect("a response")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn providers_report_at_addresses_that_nobody_else_knows() {
    let mut mail_server = TestMailServer::start(json!({})).await;
    let settings = [("COLLOQUY_MAIL", &*mail_server.url()), ("COLLOQUY_MAIL_REPORTS_SECRET", SECRET)];
    let server =
        Server::start(Database::sqlite(), &[&settings[..], &[("COLLOQUY_LOG", "info")]].concat()).await;
    let invited = invite(&server, [1]).await.remove(0);
    mail_server.until_mails(1).await;
    let complaint = json!({
        "RecordType": "SpamComplaint",
        "Email": "p1@example.org",
        "Metadata": { "message-id": message_id(&mail_server.mails[0]) },
    });
    for (path, body, status) in [
        (format!("/mail-reports/postmark/{}", "x".repeat(32)), &complaint, 404),
        (format!("/mail-reports/other/{SECRET}"), &complaint, 404),
        (format!("/mail-reports/postmark/{SECRET}"), &json!("nonsense"), 400),
        // Its signature is missing.
        (format!("/mail-reports/mailgun/{SECRET}"), &complaint, 400),
        (format!("/mail-reports/ses/{SECRET}"), &complaint, 400),
    ] {
        assert_eq!(post(&server, &path, body).await.status, status, "{path}");
    }
    assert_eq!(outcome(&now(&server, &invited).await), (true, None));
    let path = format!("/mail-reports/postmark/{SECRET}");
    assert_eq!(server.call("GET", &path, None).await.status, 405);
    for _ in 0..2 {
        assert_eq!(post(&server, &path, &complaint).await.status, 200);
    }
    let after = now(&server, &invited).await;
    let (is_sent, error) = outcome(&after);
    assert!(is_sent && error.is_some_and(|error| error.contains("reported the mail as unwanted")), "{after}");
    assert_eq!(server.home.count("reported_recipients", "block = 'complaint'").await, 1);
    let line = server.home.until_logged("/mail-reports/{provider}/{secret}").await;
    assert!(!line.contains(SECRET));
    let log = std::fs::read_to_string(server.home.folder().join("log")).expect("a log");
    assert!(!log.contains(SECRET), "the secret is in the log");
}
