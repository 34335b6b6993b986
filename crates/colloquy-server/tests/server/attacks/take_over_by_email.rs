//! Entering someone else's address on the page of a share link, to see, change or end their interview.

use serde_json::{Value, json};

use super::post_from_a_foreign_origin::behind_a_proxy;
use crate::harness::{Home, POLL_INTERVAL, Server, both};
use crate::interview::events;
use crate::interview::invitee::Invitee;
use crate::share::{Visitor, admitted, check_mailed, check_refused, link, nodes, text, visitors};

const VICTIM: [(&str, &str); 2] = [("email", "ada@example.org"), ("name", "Ada")];

/// Logged when the invitee's connection to an interview in progress has ended.
const DISCONNECTED: &str = "invitation.disconnected";

/// Spellings of the victim's address.
const SPELLINGS: [&str; 3] = ["ada@example.org", "ADA@example.ORG", " Ada@Example.org "];

fn settings() -> Value {
    json!({ "enabled": true, "askEmail": "required", "dedupeByContact": true })
}

/// The victim's invitation, created in their own browser.
struct Target {
    link: Value,
    path: String,
    id: String,
    browser: Visitor,
}

impl Target {
    async fn new(server: &Server) -> Target {
        let link = link(server, settings()).await;
        let mut browser = Visitor::new();
        let response = browser.post(server, &link, &VICTIM).await;
        browser.keep(&response);
        let id = text(&visitors(server, &link).await[0], "id").to_owned();
        Target { path: admitted(&response), link, id, browser }
    }

    fn slug(&self) -> &str {
        self.path.trim_start_matches("/i/")
    }

    async fn invitation(&self, server: &Server) -> Value {
        server.call("GET", &format!("/v1/invitations/{}", self.id), None).await.ok()
    }

    async fn command(&self, server: &Server, command: &str) {
        server.call("POST", &format!("/v1/invitations/{}/{command}", self.id), None).await.ok();
    }

    /// Takes part in the interview to its end, or leaves it in the middle.
    async fn talk(&self, server: &Server, to_its_end: bool) -> Invitee {
        Invitee::consent(server, self.slug()).await;
        let mut invitee = Invitee::connect(server, self.slug()).await;
        assert_eq!(invitee.until_listening().await, None);
        invitee.type_text("The first days were chaos, because nobody had told me where to go.").await;
        assert_eq!(invitee.until_listening().await, None);
        if to_its_end {
            invitee.send(json!({ "type": "end" })).await;
            assert_eq!(invitee.until_listening().await.as_deref(), Some("inviteeEnded"));
        }
        invitee
    }

    /// Checks that an attacker in another browser learns nothing, with any cookie that they may forge.
    async fn check_hidden(&self, server: &Server, cookies: &[String]) {
        let before = self.invitation(server).await;
        let mut pages = Vec::new();
        for cookie in std::iter::once(None).chain(cookies.iter().map(Some)) {
            for spelling in SPELLINGS {
                let attacker = Visitor { cookie: cookie.cloned(), ..Visitor::new() };
                let response = attacker.post(server, &self.link, &[("email", spelling)]).await;
                check_mailed(&response);
                assert!(
                    !response.text.contains(self.slug()) && !response.text.contains("Ada"),
                    "{}",
                    response.text
                );
                pages.push(response.text);
            }
        }
        pages.dedup();
        assert_eq!(pages.len(), 1, "the page reveals the status, or whether a mail was sent");
        assert_eq!(self.invitation(server).await, before);
        assert_eq!(visitors(server, &self.link).await.len(), 1);
    }
}

/// Waits until this many mails with a link are sent.
async fn until_sent(home: &Home, count: i64) {
    for _ in 0..1_500 {
        if home.count("mails", "letter = 'link' AND state = 'sent'").await == count {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("expected {count} mails");
}

/// Returns cookies that someone else may have or forge.
async fn other_cookies(server: &Server, target: &Target) -> Vec<String> {
    let mut neighbour = Visitor::new();
    let response = neighbour.post(server, &target.link, &[("email", "mallory@example.org")]).await;
    neighbour.keep(&response);
    let own = neighbour.cookie.clone().expect("a cookie");
    let id = text(&visitors(server, &target.link).await[0], "id").to_owned();
    server.call("POST", &format!("/v1/invitations/{id}/archive"), None).await.ok();
    let (head, _) = own.rsplit_once('.').expect("a signature");
    vec![
        own.clone(),
        format!("{head}."),
        format!("{head}.{}", "A".repeat(43)),
        "colloquy_visitor=99999999999.".to_owned() + &"A".repeat(43),
        "colloquy_visitor=".to_owned(),
        format!("colloquy_visitor={}", target.id),
    ]
}

#[tokio::test]
async fn an_invitation_in_any_state_is_hidden_from_a_visitor_who_types_its_address() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let ready = Target::new(&server).await;
        let cookies = other_cookies(&server, &ready).await;
        ready.check_hidden(&server, &cookies).await;
        ready.command(&server, "cancel").await;
        ready.check_hidden(&server, &cookies).await;
        let consented = Target::new(&server).await;
        Invitee::consent(&server, consented.slug()).await;
        consented.check_hidden(&server, &cookies).await;
        let running = Target::new(&server).await;
        drop(running.talk(&server, false).await);
        while !events(&server, &running.invitation(&server).await).await.contains(&DISCONNECTED.to_owned()) {
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        running.check_hidden(&server, &cookies).await;
        let completed = Target::new(&server).await;
        drop(completed.talk(&server, true).await);
        until_sent(&server.home, 3).await;
        // The summary is stored a moment after the end.
        while completed.invitation(&server).await["summary"].is_null() {
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        completed.check_hidden(&server, &cookies).await;
        completed.command(&server, "reactivate").await;
        completed.check_hidden(&server, &cookies).await;
        until_sent(&server.home, 4).await;
    }
}

#[tokio::test]
async fn a_mail_requested_by_somebody_else_does_not_disturb_an_interview() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let target = Target::new(&server).await;
        let mut invitee = target.talk(&server, false).await;
        check_mailed(&Visitor::new().post(&server, &target.link, &VICTIM).await);
        tokio::select! {
            () = until_sent(&server.home, 1) => {}
            last = invitee.last() => panic!("the connection ended with {last}"),
        }
        invitee.type_text("It was hard, because my manager was away for two weeks.").await;
        assert_eq!(invitee.until_listening().await, None);
        assert_eq!(target.invitation(&server).await["responsesCount"], 2);
    }
}

#[tokio::test]
async fn the_link_is_mailed_to_its_owner_once_in_ten_minutes() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let target = Target::new(&server).await;
        let before = target.invitation(&server).await;
        let flood = async || {
            let attacker = Visitor::new();
            let posts = (0..20).map(|_| attacker.post(&server, &target.link, &VICTIM));
            futures::future::join_all(posts).await.iter().for_each(check_mailed);
        };
        flood().await;
        until_sent(&server.home, 1).await;
        flood().await;
        assert_eq!(
            server.home.count("mails", "letter = 'link'").await,
            1,
            "the last mail was sent a moment ago"
        );
        let [mail] = &server.home.mails()[..] else { panic!("expected one mail") };
        let mail = std::fs::read_to_string(mail).expect("a mail");
        assert!(mail.contains("ada@example.org") && mail.contains(target.slug()), "{mail}");
        assert_eq!(target.invitation(&server).await, before, "the invitation itself was not sent");
        let log = server.call("GET", &format!("/v1/invitations/{}/logs", target.id), None).await.ok();
        assert_eq!(
            (&log[0]["type"], &log[0]["actor"]["type"]),
            (&json!("invitation.sent"), &json!("system"))
        );
        assert_eq!(log[0]["data"], json!({ "email": "ada@example.org", "letter": "link" }));
        age_mails(&server).await;
        flood().await;
        until_sent(&server.home, 2).await;
        assert_eq!(server.home.count("mails", "letter = 'link'").await, 2);
    }
}

/// Makes the mails eleven minutes older.
async fn age_mails(server: &Server) {
    let earlier = match server.home.moment("") {
        sqlite if sqlite.starts_with("unixepoch") => "created_at - 660 * 1000000",
        _ => "created_at - interval '11 minutes'",
    };
    server.home.execute(&format!("UPDATE mails SET created_at = {earlier}")).await;
}

#[tokio::test]
async fn only_the_browser_that_created_a_ready_invitation_opens_it_and_only_before_consent() {
    for database in both().await {
        let nodes = nodes(database, &[]).await;
        let target = Target::new(&nodes[0]).await;
        let post = async |server: &Server| target.browser.post(server, &target.link, &VICTIM).await;
        for node in &nodes {
            let response = post(node).await;
            assert_eq!(admitted(&response), target.path, "all nodes share the secret");
            assert_eq!(response.header("set-cookie"), None, "the lifetime of the cookie is not extended");
            check_mailed(&Visitor::new().post(node, &target.link, &VICTIM).await);
        }
        Invitee::consent(&nodes[0], target.slug()).await;
        check_mailed(&post(&nodes[0]).await);
    }
}

#[tokio::test]
async fn a_browser_is_recognized_after_a_restart_but_not_forever() {
    let server = Server::sqlite().await;
    let target = Target::new(&server).await;
    let server = Server::start_on(server.kill()).await;
    let post = async || target.browser.post(&server, &target.link, &VICTIM).await;
    assert_eq!(admitted(&post().await), target.path);
    let cookie = target.browser.cookie.clone().expect("a cookie");
    let expires = cookie.trim_start_matches("colloquy_visitor=").split('.').next().expect("a time");
    let expires: i64 = expires.parse().expect("a number of seconds");
    let (_, signature) = cookie.rsplit_once('.').expect("a signature");
    // The expiry is signed, so it cannot be extended.
    let longer = format!("colloquy_visitor={}.{signature}", expires + 86_400);
    target.check_hidden(&server, &[longer]).await;
    server.home.execute("DELETE FROM service_secrets").await;
    let server = Server::start_on(server.kill()).await;
    target.check_hidden(&server, &[cookie]).await;
}

#[tokio::test]
async fn the_cookie_is_http_only_and_secure_if_the_public_url_has_tls() {
    let public = [("COLLOQUY_PUBLIC_URL", "https://colloquy.example")];
    for (settings, is_secure) in [([].as_slice(), false), (&public, true)] {
        let server = behind_a_proxy(settings).await;
        let with_email = link(&server, self::settings()).await;
        let response = Visitor::new().post(&server, &with_email, &VICTIM).await;
        let cookie = response.header("set-cookie").expect("a cookie");
        let attributes: Vec<&str> = cookie.split("; ").skip(1).collect();
        let path = format!("Path=/share/{}", text(&with_email, "slug"));
        for expected in ["HttpOnly", "SameSite=Lax", &path, "Max-Age=604800"] {
            assert!(attributes.contains(&expected), "{expected}: {cookie}");
        }
        assert_eq!(attributes.contains(&"Secure"), is_secure, "{cookie}");
        let plain = link(&server, json!({ "enabled": true })).await;
        let response = Visitor::new().post(&server, &plain, &VICTIM).await;
        assert_eq!(response.header("set-cookie"), None, "without deduplication no cookie is needed");
    }
}

#[tokio::test]
async fn mails_count_towards_the_daily_visits_of_the_link() {
    let server = Server::sqlite().await;
    let target = Target::new(&server).await;
    crate::share::change(&server, &target.link, json!({ "maxPerDay": 3 })).await;
    let attacker = Visitor::new();
    for _ in 0..2 {
        check_mailed(&attacker.post(&server, &target.link, &VICTIM).await);
        age_mails(&server).await;
    }
    let refused = attacker.post(&server, &target.link, &VICTIM).await;
    check_refused(&refused, 429, "come back tomorrow");
    assert_eq!(server.home.count("mails", "letter = 'link'").await, 2);
    assert_eq!(admitted(&target.browser.post(&server, &target.link, &VICTIM).await), target.path);
}
