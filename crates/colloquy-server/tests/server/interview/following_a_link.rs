//! Following a link: what is logged, and whether an interview can start.

use serde_json::json;

use super::invitee::Invitee;
use super::{created, events, invitation};
use crate::harness::{Server, both, printed};

async fn page(server: &Server, slug: &str) -> String {
    let response = server.request("GET", &format!("/i/{slug}")).send().await.expect("a response");
    response.text().await.expect("a page")
}

#[tokio::test]
async fn following_a_link_is_logged_once() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({})).await;
        let slug = made["slug"].as_str().expect("a slug");
        let before = invitation(&server, &made).await;
        server.request("HEAD", &format!("/i/{slug}")).send().await.expect("a response");
        assert_eq!(events(&server, &made).await, ["invitation.created"], "a HEAD request is not a visit");
        for _ in 0..2 {
            page(&server, slug).await;
        }
        assert_eq!(events(&server, &made).await, ["invitation.created", "invitation.opened"]);
        assert_eq!(invitation(&server, &made).await, before, "the record is unchanged");
    }
}

#[tokio::test]
async fn a_reached_cap_blocks_new_interviews_but_not_running_ones() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let organization = server.home.first_organization();
        let cap = |text: &str| {
            let options = ["organizations", "update", &organization, "--monthly-cap", text, "--json"];
            printed(server.home.command(&options))["monthlyCapSeconds"].clone()
        };
        let running = created(&server, json!({})).await;
        let (other, refused) = (created(&server, json!({})).await, "cannot be started at present");
        let slug = running["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        let mut invitee = Invitee::connect(&server, slug).await;
        assert_eq!(invitee.until_listening().await, None);
        let slug = other["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        server.home.execute("UPDATE usage SET active_ms = 1000").await;
        assert_eq!(cap("1s"), 1);
        assert!(page(&server, slug).await.contains(refused));
        let last = Invitee::connect(&server, slug).await.last().await;
        assert_eq!(last, json!({ "type": "refused", "reason": "capped" }));
        invitee.type_text("It goes on.").await;
        assert_eq!(invitee.until_listening().await, None, "a running interview is not cut off");
        for free in ["10h", ""] {
            cap(free);
            assert!(!page(&server, slug).await.contains(refused), "{free:?}");
        }
        assert_eq!(Invitee::connect(&server, slug).await.until_listening().await, None);
    }
}

#[tokio::test]
async fn a_link_that_was_abandoned_for_too_long_shows_the_end() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(&server, slug).await;
    let mut invitee = Invitee::connect(&server, slug).await;
    assert_eq!(invitee.until_listening().await, None);
    drop(invitee);
    let home = server.kill();
    let long_ago = home.moment("2020-01-01 00:00:00");
    home.execute(&format!("UPDATE session_runs SET seen_at = {long_ago}")).await;
    home.execute(&format!("UPDATE invitations SET paused_at = {long_ago}")).await;
    let server = Server::start_on(home).await;
    assert!(
        page(&server, slug).await.contains("Your interview is complete"),
        "the page shows the end even before maintenance runs"
    );
}
