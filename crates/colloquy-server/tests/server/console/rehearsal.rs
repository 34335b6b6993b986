//! Members rehearse interviews, and nothing of it remains.

use super::editing::created;
use super::person::{Person, between};
use crate::harness::{Response, Server, both};

/// Everything that an interview which counts would leave in the database.
const TABLES: [&str; 12] = [
    "organizations",
    "interviews",
    "invitations",
    "messages",
    "session_runs",
    "log_entries",
    "events",
    "webhook_deliveries",
    "usage",
    "mails",
    "interview_guides",
    "share_visits",
];

async fn counts(server: &Server) -> Vec<i64> {
    let mut counts = Vec::new();
    for table in TABLES {
        counts.push(server.home.count(table, "1 = 1").await);
    }
    counts
}

struct Running {
    link: String,
    cookie: String,
}

/// Starts a rehearsal, and returns its link and the cookie that opens it.
async fn started(member: &Person<'_>, interview: &str) -> Running {
    let begun = member.post_to(&format!("{interview}/rehearsal"), &[]).await;
    assert_eq!(begun.status, 303, "{}", begun.text);
    let cookie = begun.header("set-cookie").expect("a cookie").to_owned();
    let page = member.read(&format!("{interview}/rehearsal")).await.text;
    let link = format!("/i/{}", between(&page, "/i/", "\""));
    assert!(cookie.contains(&format!("; Path={link}; HttpOnly; SameSite=Strict")), "{cookie}");
    Running { link, cookie: cookie.split(';').next().expect("a cookie").to_owned() }
}

async fn opened(server: &Server, link: &str, cookie: &str) -> Response {
    let request = server.request("GET", link).header("cookie", cookie).header("accept", "text/html");
    Response::of(request.send().await).await.expect("a response")
}

#[tokio::test]
async fn a_rehearsal_opens_in_the_browser_of_its_member_alone_and_leaves_nothing_in_the_database() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        let interview = created(&owner).await;
        let before = counts(&server).await;
        let Running { link, cookie } = started(&member, &interview).await;
        let page = opened(&server, &link, &cookie).await;
        assert_eq!(page.status, 200);
        for shown in ["Probe: ", "Anders als bei ihnen wird Ihr Gespräch nicht aufgezeichnet"] {
            assert!(page.text.contains(shown), "no {shown} in {}", page.text);
        }
        let others = started(&owner, &interview).await;
        for foreign in ["", &*others.cookie, "colloquy_rehearsal=x"] {
            assert_eq!(opened(&server, &link, foreign).await.status, 404, "{foreign}");
        }
        let consent = server.request("POST", &format!("{link}/consent")).header("origin", &server.url);
        let consent = consent.header("cookie", &cookie).body(r#"{"version":"1"}"#).send().await;
        assert_eq!(consent.expect("a response").status(), 204);
        assert_eq!(counts(&server).await, before);
        let folder = server.home.folder().join("rehearsals");
        let kept = || std::fs::read_dir(&folder).expect("the folder").count();
        assert_eq!(kept(), 2);
        let again = started(&member, &interview).await;
        assert_eq!(opened(&server, &link, &cookie).await.status, 404, "a person has one rehearsal");
        assert_eq!(kept(), 2);
        assert_eq!(member.post_to(&format!("{interview}/rehearsal/end"), &[]).await.status, 303);
        assert_eq!(opened(&server, &again.link, &again.cookie).await.status, 404, "it has ended");
        assert_eq!(opened(&server, &others.link, &others.cookie).await.status, 200, "others have their own");
        assert_eq!(owner.post_to("/app/sign-out", &[]).await.status, 303);
        assert_eq!(opened(&server, &others.link, &others.cookie).await.status, 404, "nobody is signed in");
        assert_eq!(counts(&server).await, before);
    }
}

#[tokio::test]
async fn an_archived_interview_is_not_rehearsed_and_a_viewer_rehearses_none() {
    let server = Server::sqlite().await;
    let owner = Person::owner(&server).await;
    let interview = created(&owner).await;
    let viewer = owner.colleague("v@example.org", "viewer").await;
    assert_eq!(viewer.post_to(&format!("{interview}/rehearsal"), &[]).await.status, 403);
    assert!(!viewer.read(&interview).await.text.contains("/rehearsal"));
    assert_eq!(owner.post_to(&format!("{interview}/archive"), &[]).await.status, 303);
    assert_eq!(owner.post_to(&format!("{interview}/rehearsal"), &[]).await.status, 400);
}
