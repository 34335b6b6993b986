//! Mails, as a real mail server receives them from the real program.

mod content;
mod failures;
mod many;
mod reminder;
mod reports;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use colloquy_testkit::TestMailServer;
use futures::future::join;
use mail_parser::{Message, MessageParser};
use serde_json::{Value, json};

use crate::harness::{Database, Server, both};

/// How long a response waits for its mails.
const RESPONSE_WAIT: Duration = Duration::from_secs(5);

/// Runs a check on both databases concurrently, because these tests mostly wait.
async fn on_both(check: impl AsyncFn(Database)) {
    let [first, second] = both().await;
    join(check(first), check(second)).await;
}

/// Starts a mail server with these orders, and the program that uses it.
async fn start(database: Database, orders: Value) -> (TestMailServer, Server) {
    let mail_server = TestMailServer::start(orders).await;
    let server = Server::start(database, &[("COLLOQUY_MAIL", &mail_server.url())]).await;
    (mail_server, server)
}

fn address(number: usize) -> String {
    format!("p{number}@example.org")
}

/// Creates an interview with an invitee for each number, and returns the invitations.
async fn invite(server: &Server, numbers: impl IntoIterator<Item = usize>) -> Vec<Value> {
    let invitees: Vec<Value> =
        numbers.into_iter().map(|number| json!({ "email": address(number) })).collect();
    let body = json!({ "prompt": "Ask about the workshop.", "invitees": invitees });
    let rows = server.call("POST", "/v1/interviews", Some(body)).await.ok();
    rows.as_array().expect("rows").iter().map(|row| row["invitations"][0].clone()).collect()
}

/// Returns the outcome of an invitation's mail: `sent`, and the error if there is one.
fn outcome(invitation: &Value) -> (bool, Option<&str>) {
    assert_eq!(invitation["sent"] == true, invitation["sentAt"].is_string(), "{invitation}");
    (invitation["sent"] == true, invitation["error"].as_str())
}

/// Returns the current invitation.
async fn now(server: &Server, invitation: &Value) -> Value {
    let interview = invitation["interviewId"].as_str().expect("an id");
    let interview = server.call("GET", &format!("/v1/interviews/{interview}"), None).await.ok();
    let invitations = interview["invitations"].as_array().expect("invitations");
    let same = invitations.iter().find(|other| other["id"] == invitation["id"]);
    same.expect("the invitation is kept").clone()
}

/// Makes all mails due that wait for their next attempt.
async fn make_mails_due(server: &Server) {
    server.home.execute("UPDATE mails SET due_at = created_at WHERE state = 'due'").await;
}

/// Waits until no mail is due.
async fn until_none_due(server: &Server) {
    until(server, 0, "state = 'due'").await;
}

/// Waits until this many mails fulfil a condition.
async fn until(server: &Server, count: i64, condition: &str) {
    let started = Instant::now();
    while server.home.count("mails", condition).await != count {
        assert!(started.elapsed() < Duration::from_secs(30), "expected {count} mails: {condition}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn read(mail: &Value) -> Message<'_> {
    let content = mail["content"].as_str().expect("a mail");
    MessageParser::new().parse(content.as_bytes()).expect("a mail that can be read")
}

/// Returns the `Message-ID`s of the mails that each recipient has received.
fn received(mail_server: &TestMailServer) -> BTreeMap<String, Vec<String>> {
    let mut received = BTreeMap::<String, Vec<String>>::new();
    for mail in &mail_server.mails {
        let recipients = mail["recipients"].as_array().expect("recipients");
        let [recipient] = &recipients[..] else { panic!("{recipients:?}") };
        let id = read(mail).message_id().expect("a Message-ID").to_owned();
        received.entry(recipient.as_str().expect("an address").to_owned()).or_default().push(id);
    }
    received
}

/// Checks that exactly these recipients have received one mail each.
fn check_once(mail_server: &TestMailServer, numbers: impl IntoIterator<Item = usize>) {
    let counts: BTreeMap<String, usize> =
        received(mail_server).into_iter().map(|(recipient, ids)| (recipient, ids.len())).collect();
    assert_eq!(counts, numbers.into_iter().map(|number| (address(number), 1)).collect());
}
