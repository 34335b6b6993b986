//! Invitees withdraw their consent, and the organization decides what happens then.

use serde_json::{Value, json};

use crate::console::person::Person;
use crate::erasure::text;
use crate::harness::{Response, Server, both, printed};
use crate::interview::created;
use crate::interview::invitee::Invitee;
use crate::webhooks::{answer_all, until};

const WORDS: &str = "The first week was good, and what I liked most was the zwetschgenkuchen on Friday.";

async fn page(server: &Server, path: &str) -> Response {
    Response::of(server.request("GET", path).send().await).await.expect("a response")
}

async fn send(server: &Server, path: &str, origin: &str) -> Response {
    Response::of(server.request("POST", path).header("origin", origin).send().await)
        .await
        .expect("a response")
}

/// Takes an interview to its end.
async fn taken(server: &Server) -> Value {
    let made = created(server, json!({ "maxResponses": 1 })).await;
    answer_all(server, text(&made, "slug"), WORDS).await;
    made
}

async fn status(server: &Server, made: &Value) -> Value {
    let path = format!("/v1/invitations/{}", text(made, "id"));
    server.call("GET", &path, None).await.ok()["status"].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitee_withdraws_after_the_end_and_an_owner_keeps_or_erases() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        let member = owner.colleague("m@example.org", "member").await;
        for erases in [false, true] {
            let made = taken(&server).await;
            let path = format!("/i/{}", text(&made, "slug"));
            let withdraw = format!("{path}/withdraw");
            assert!(page(&server, &path).await.text.contains(&format!("<a href=\"{withdraw}\">")));
            let asked = page(&server, &withdraw).await;
            assert!(asked.text.contains("Withdraw your consent?"), "{}", asked.text);
            assert!(asked.text.contains("Until then, the recording and the transcript remain stored."));
            assert_eq!(server.home.count("invitations", "withdrawn_at IS NOT NULL").await, i64::from(erases));
            assert_eq!(send(&server, &withdraw, "https://elsewhere.example").await.status, 403);
            for _ in 0..2 {
                let done = send(&server, &withdraw, &server.url).await;
                assert!(done.status == 200 && done.text.contains("You have withdrawn your consent"));
            }
            assert!(page(&server, &withdraw).await.text.contains("You have withdrawn your consent"));
            assert_eq!(status(&server, &made).await, "COMPLETED");
            let invitation = format!("/invitations/{}", text(&made, "id"));
            let reactivated = server.call("POST", &format!("/v1{invitation}/reactivate"), None).await;
            assert_eq!(reactivated.status, 400, "nobody reopens it");
            let logs = server.call("GET", &format!("/v1{invitation}/logs"), None).await.ok();
            assert_eq!(logs[0]["data"], json!({ "consentWithdrawn": true }));
            assert!(owner.get("/overview").await.text.contains("Consent withdrawn"));
            let shown = member.get(&invitation).await.text;
            assert!(shown.contains("An owner decides") && !shown.contains("/keep\""), "{shown}");
            let shown = owner.get(&invitation).await.text;
            assert!(shown.contains("/keep\"") && shown.contains(WORDS) && !shown.contains("/reactivate\""));
            decide(&server, &owner, &invitation, erases).await;
            assert!(!owner.get("/overview").await.text.contains("Consent withdrawn"));
            let expected = if erases { "There is no such page" } else { "has decided to keep" };
            assert!(page(&server, &path).await.text.contains(expected));
        }
    }
}

async fn decide(server: &Server, owner: &Person<'_>, invitation: &str, erases: bool) {
    if erases {
        let confirmed = [("understood", "yes")];
        assert_eq!(owner.post(&format!("{invitation}/erase"), &confirmed).await.status, 303);
        until(&server.home, "erasures", "completed_at IS NOT NULL", 1).await;
        return;
    }
    let keep = format!("{invitation}/keep");
    let long = "x".repeat(501);
    for reason in ["", "  ", &long] {
        let refused = owner.post(&keep, &[("reason", reason)]).await;
        assert!(refused.status == 400 && refused.text.contains("at most 500 characters"), "{reason}");
    }
    assert_eq!(owner.post(&keep, &[("reason", "A court has <ordered> it.")]).await.status, 303);
    let log = owner.get("/audit-log").await.text;
    assert!(
        log.contains("Kept after withdrawal") && log.contains("A court has &#60;ordered&#62; it."),
        "{log}"
    );
    assert!(owner.get(invitation).await.text.contains("an owner decided to keep"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_interview_in_progress_ends_when_the_consent_is_withdrawn() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({})).await;
        let slug = text(&made, "slug");
        let withdraw = format!("/i/{slug}/withdraw");
        let before = send(&server, &withdraw, &server.url).await;
        assert!(before.text.contains("invites you to an interview"), "there is no consent to withdraw");
        Invitee::consent(&server, slug).await;
        let mut invitee = Invitee::connect(&server, slug).await;
        assert_eq!(invitee.until_listening().await, None);
        let done = send(&server, &withdraw, &server.url).await;
        assert!(done.text.contains("You have withdrawn your consent"), "{}", done.text);
        let ended = json!({ "type": "ended", "reason": "inviteeEnded" });
        assert_eq!(invitee.last().await, ended);
        assert_eq!(status(&server, &made).await, "CANCELLED");
        let refused = Invitee::connect(&server, slug).await.last().await;
        assert_eq!(refused, json!({ "type": "refused", "reason": "closed" }));
        let consent = server.request("POST", &format!("/i/{slug}/consent")).header("origin", &server.url);
        let consent = consent.body(r#"{"version":"1"}"#).send().await.expect("a response");
        assert!(consent.status().is_client_error(), "{}", consent.status());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_is_erased_at_once_if_the_organization_wants_that() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let owner = Person::owner(&server).await;
        assert!(owner.get("/data").await.text.contains("value=\"ask\" checked"));
        assert_eq!(owner.post("/data/withdrawal", &[("withdrawal", "never")]).await.status, 400);
        assert_eq!(owner.post("/data/withdrawal", &[("withdrawal", "erase")]).await.status, 303);
        assert!(owner.get("/data").await.text.contains("value=\"erase\" checked"));
        let made = taken(&server).await;
        let path = format!("/i/{}", text(&made, "slug"));
        let withdraw = format!("{path}/withdraw");
        assert!(page(&server, &withdraw).await.text.contains("will then be erased"));
        let done = send(&server, &withdraw, &server.url).await;
        assert!(done.text.contains("is being erased"), "{}", done.text);
        until(&server.home, "erasures", "completed_at IS NOT NULL", 1).await;
        for path in [&path, &withdraw] {
            assert_eq!(page(&server, path).await.status, 404);
        }
        let organization = server.home.first_organization();
        let options = ["organizations", "update", &organization, "--on-withdrawal", "ask", "--json"];
        let updated = printed(tokio::task::block_in_place(|| server.home.command(&options)));
        assert_eq!(updated["onWithdrawal"], "ask");
    }
}
