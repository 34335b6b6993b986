//! Unsubscribing with a mail program's one click or on the page. It takes effect at once and permanently.

use std::path::Path;

use mail_parser::MessageParser;
use serde_json::{Value, json};

use crate::harness::{Database, Response, Server, both, free_port, printed};
use crate::pages::check_page;

const PUBLIC_URL: &str = "https://interviews.example.org";
const REASON: &str = "the recipient has unsubscribed from mails of this organization";

/// Starts a server with a public HTTPS address. These tests bypass the proxy that would provide it.
async fn start(database: Database) -> Server {
    start_with(database, &[]).await
}

async fn start_with(database: Database, settings: &[(&str, &str)]) -> Server {
    let bind = format!("127.0.0.1:{}", free_port());
    let own = [("COLLOQUY_PUBLIC_URL", PUBLIC_URL), ("COLLOQUY_BIND", &*bind)];
    let mut server = Server::start(database, &[&own, settings].concat()).await;
    server.url = format!("http://{bind}");
    server
}

async fn invited(server: &Server, key: &str, email: &str) -> Value {
    let body =
        json!({ "prompt": "Ask about the workshop.", "locale": "de", "invitees": [{ "email": email }] });
    server.call_with(key, "POST", "/v1/interviews", Some(body)).await.ok()[0]["invitations"][0].clone()
}

fn id(record: &Value) -> &str {
    record["id"].as_str().expect("an id")
}

async fn invitation(server: &Server, key: &str, made: &Value) -> Value {
    server.call_with(key, "GET", &format!("/v1/invitations/{}", id(made)), None).await.ok()
}

async fn send(server: &Server, key: &str, made: &Value, email: &str) -> Value {
    let path = format!("/v1/invitations/{}/send", id(made));
    server.call_with(key, "POST", &path, Some(json!({ "email": email }))).await.ok()
}

/// Returns the entries of an invitation's log, oldest first.
async fn log(server: &Server, key: &str, made: &Value) -> Vec<Value> {
    let log = server.call_with(key, "GET", &format!("/v1/invitations/{}/logs", id(made)), None).await.ok();
    log.as_array().expect("an array").iter().rev().cloned().collect()
}

/// Checks the unsubscribe headers of an invitation's mail, and returns the path of the one-click link.
fn one_click(server: &Server, made: &Value) -> String {
    let slug = made["slug"].as_str().expect("a slug");
    let raw = |path: &Path| std::fs::read_to_string(path).expect("a mail");
    let mails = server.home.mails();
    let mail =
        mails.iter().map(|path| raw(path)).find(|mail| mail.contains(slug)).expect("the mail was sent");
    let read = MessageParser::new().parse(mail.as_bytes()).expect("a mail that can be read");
    assert_eq!(read.header_raw("List-Unsubscribe-Post").map(str::trim), Some("List-Unsubscribe=One-Click"));
    let header = read.header_raw("List-Unsubscribe").expect("the header").replace("\r\n", "");
    let (link, address) = header.trim().split_once(',').expect("two addresses");
    assert_eq!(address.trim(), "<mailto:invitations@colloquy.localhost?subject=unsubscribe>");
    let link = link.strip_prefix('<').and_then(|link| link.strip_suffix('>')).expect("an address");
    assert!(!link.contains(slug), "the header must not open the interview: {link}");
    let text = read.body_text(0).expect("a text").replace("\r\n", "\n");
    assert!(text.contains(&format!("Von diesen E-Mails abmelden:\n{link}\n")), "{text}");
    link.strip_prefix(PUBLIC_URL).expect("the service's own address").to_owned()
}

/// Sends the one-click request as a mail program does, without cookies and `Origin`.
async fn click(server: &Server, path: &str) -> Response {
    let request = server.request("POST", path).header("content-type", "application/x-www-form-urlencoded");
    Response::of(request.body("List-Unsubscribe=One-Click").send().await).await.expect("a response")
}

async fn get(server: &Server, path: &str) -> Response {
    Response::of(server.request("GET", path).send().await).await.expect("a response")
}

#[tokio::test]
async fn one_click_stops_further_mails_and_keeps_the_invitation_valid() {
    for database in both().await {
        let server = start(database).await;
        let key = server.home.key.clone();
        let made = invited(&server, &key, "ada@example.org").await;
        assert_eq!((&made["sent"], &made["error"]), (&json!(true), &Value::Null));
        let path = one_click(&server, &made);
        // Mail scanners follow links, so a GET must not unsubscribe.
        check_page(&get(&server, &path).await, 200, "de", "Von diesen E-Mails abmelden?");
        assert_eq!(invitation(&server, &key, &made).await["error"], Value::Null);
        for _ in 0..2 {
            check_page(&click(&server, &path).await, 200, "de", "Sie sind abgemeldet");
        }
        let after = invitation(&server, &key, &made).await;
        assert_eq!(
            (&after["sent"], &after["error"], &after["status"]),
            (&json!(true), &json!(REASON), &json!("READY"))
        );
        let entries = log(&server, &key, &made).await;
        let types: Vec<_> = entries.iter().map(|entry| entry["type"].as_str().expect("a type")).collect();
        assert_eq!(types, ["invitation.created", "invitation.sent", "invitation.updated"]);
        let entry = &entries[2];
        assert_eq!(entry["data"], json!({ "unsubscribed": true, "email": "ada@example.org" }));
        assert_eq!(entry["actor"]["type"], "invitee");
        // Later mails of this organization are not sent, for any interview and any letter case.
        let mails = server.home.mails().len();
        let again = send(&server, &key, &made, "Ada@Example.org").await;
        let other = invited(&server, &key, "ada@example.org").await;
        for refused in [&again, &other] {
            assert_eq!((&refused["sent"], &refused["error"]), (&json!(false), &json!(REASON)), "{refused}");
            let last = log(&server, &key, refused).await.pop().expect("an entry");
            assert_eq!(
                (&last["type"], &last["data"]["reason"]),
                (&json!("invitation.sendFailed"), &json!(REASON))
            );
        }
        assert_eq!(server.home.mails().len(), mails);
        check_page(
            &get(&server, &format!("/i/{}", made["slug"].as_str().expect("a slug"))).await,
            200,
            "de",
            "Interview",
        );
        // Another address, and the same address in another organization, still get mails.
        assert_eq!(send(&server, &key, &made, "grace@example.org").await["sent"], true);
        let elsewhere = server.home.organization("Elsewhere");
        assert_eq!(invited(&server, &elsewhere, "ada@example.org").await["sent"], true);
    }
}

#[tokio::test]
async fn a_mail_that_waits_for_its_next_attempt_is_not_sent_after_a_click() {
    let server = start(Database::sqlite()).await;
    let key = server.home.key.clone();
    let made = invited(&server, &key, "ada@example.org").await;
    let waiting = invited(&server, &key, "ada@example.org").await;
    // As after a failed attempt: the second is queued again and its next attempt is far away.
    let far = server.home.moment("2099-01-01 00:00:00");
    let of_waiting = format!("invitation_id = {}", hex_id(&waiting));
    server.home.execute(&format!("UPDATE mails SET state = 'due', due_at = {far} WHERE {of_waiting}")).await;
    let path = one_click(&server, &made);
    check_page(&click(&server, &path).await, 200, "de", "Sie sind abgemeldet");
    let mails = server.home.mails().len();
    server.home.execute(&format!("UPDATE mails SET due_at = created_at WHERE {of_waiting}")).await;
    let started = std::time::Instant::now();
    while server.home.count("mails", "state = 'due'").await > 0 {
        assert!(started.elapsed().as_secs() < 60, "the mail is still queued");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(invitation(&server, &key, &waiting).await["error"], REASON);
    assert_eq!(server.home.mails().len(), mails);
}

/// Returns an id as an SQLite literal.
fn hex_id(record: &Value) -> String {
    format!("x'{}'", id(record).replace('-', ""))
}

#[tokio::test]
async fn an_unknown_or_changed_link_unsubscribes_nobody() {
    let server = start(Database::sqlite()).await;
    let key = server.home.key.clone();
    let made = invited(&server, &key, "ada@example.org").await;
    let path = one_click(&server, &made);
    let (rest, last) = path.split_at(path.len() - 2);
    let changed = format!("{rest}{}", if last == "AA" { "BA" } else { "AA" });
    let slug = made["slug"].as_str().expect("a slug");
    for wrong in [changed, format!("/unsubscribe/{slug}"), "/unsubscribe/".to_owned(), format!("{path}x")] {
        check_page(&click(&server, &wrong).await, 404, "en", "There is no such page");
        check_page(&get(&server, &wrong).await, 404, "en", "There is no such page");
    }
    let empty = server.request("POST", &path).header("content-type", "application/x-www-form-urlencoded");
    assert_eq!(empty.send().await.expect("a response").status(), 400);
    assert_eq!(server.request("POST", &path).send().await.expect("a response").status(), 415);
    assert_eq!(server.request("DELETE", &path).send().await.expect("a response").status(), 405);
    assert_eq!(server.home.count("unsubscriptions", "true").await, 0);
    assert_eq!(send(&server, &key, &made, "ada@example.org").await["sent"], true);
}

#[tokio::test]
async fn the_request_log_contains_no_unsubscribe_link() {
    let server = start_with(Database::sqlite(), &[("COLLOQUY_LOG", "info")]).await;
    let made = invited(&server, &server.home.key, "ada@example.org").await;
    let path = one_click(&server, &made);
    assert_eq!(click(&server, &path).await.status, 200);
    server.home.until_logged("/unsubscribe/{token}\"").await;
    let log = std::fs::read_to_string(server.home.folder().join("log")).expect("a log");
    assert!(!log.contains(path.trim_start_matches("/unsubscribe/")), "{log}");
}

#[tokio::test]
async fn clicks_from_one_address_are_limited() {
    let server = start_with(Database::sqlite(), &[("COLLOQUY_RATE_LIMIT", "20")]).await;
    let path = "/unsubscribe/AZwAAAAAcACAAAAAAAAAAQcHBwcHBwcHBwcHBwcHBwc";
    let mut responses = Vec::new();
    for _ in 0..21 {
        responses.push(click(&server, path).await);
    }
    assert!(responses[..20].iter().all(|response| response.status == 404));
    assert_eq!(responses[20].status, 429);
    assert!(responses[20].header("retry-after").is_some());
}

#[tokio::test]
async fn the_operator_unsubscribes_and_resubscribes_an_address() {
    for database in both().await {
        let server = start(database).await;
        let (key, organization) = (server.home.key.clone(), server.home.first_organization());
        let command = |verb: &str| {
            let words = ["organizations", verb, &organization, "--email", "ada@example.org", "--json"];
            printed(server.home.command(&words))
        };
        for _ in 0..2 {
            let unsubscribed = command("unsubscribe");
            assert_eq!(unsubscribed["unsubscribed"], true, "{unsubscribed}");
        }
        let made = invited(&server, &key, "ada@example.org").await;
        assert_eq!((&made["sent"], &made["error"]), (&json!(false), &json!(REASON)));
        for _ in 0..2 {
            assert_eq!(command("resubscribe")["unsubscribed"], false);
        }
        let again = send(&server, &key, &made, "ada@example.org").await;
        assert_eq!((&again["sent"], &again["error"]), (&json!(true), &Value::Null));
        let unknown_id = "019c0000-0000-7000-8000-000000000001";
        let refused =
            server.home.command(&["organizations", "resubscribe", unknown_id, "--email", "ada@example.org"]);
        assert_eq!(refused.status.code(), Some(1));
    }
}

#[tokio::test]
async fn without_https_a_mail_has_no_one_click_header_but_its_link_works() {
    let server = Server::sqlite().await;
    let key = server.home.key.clone();
    let made = invited(&server, &key, "ada@example.org").await;
    let mail = std::fs::read_to_string(&server.home.mails()[0]).expect("a mail");
    let read = MessageParser::new().parse(mail.as_bytes()).expect("a mail that can be read");
    assert_eq!(read.header_raw("List-Unsubscribe-Post"), None);
    assert!(!read.header_raw("List-Unsubscribe").expect("the header").contains("http"));
    let text = read.body_text(0).expect("a text").into_owned();
    let start = text.find("/unsubscribe/").expect("a link in the footer");
    let path = text[start..].split_whitespace().next().expect("a path");
    check_page(&click(&server, path).await, 200, "de", "Sie sind abgemeldet");
    assert_eq!(invitation(&server, &key, &made).await["error"], REASON);
}
