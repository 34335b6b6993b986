//! A visitor sends far more text than anybody can type, so that the organization pays for the time it takes to read.

use std::time::Instant;

use serde_json::json;

use crate::harness::{Server, both, printed};
use crate::interview::invitee::Invitee;
use crate::interview::{created, invitation};

/// Words in one answer, which takes 22 minutes to read.
const WORDS: usize = 4_500;
const ANSWERS: usize = 3;

#[tokio::test]
async fn typed_answers_are_billed_no_faster_than_time_passes() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let organization = server.home.first_organization();
        let cap = ["organizations", "update", &organization, "--monthly-cap", "10h", "--json"];
        printed(server.home.command(&cap));
        let made = created(&server, json!({ "maxMinutes": 10 })).await;
        let slug = made["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        let began = Instant::now();
        let mut invitee = Invitee::connect(&server, slug).await;
        assert_eq!(invitee.until_listening().await, None);
        invitee.type_repeatedly(&"a ".repeat(WORDS), ANSWERS).await;
        invitee.send(json!({ "type": "end" })).await;
        while invitee.until_listening().await.is_none() {}
        let (passed_s, after) = (began.elapsed().as_secs() as i64, invitation(&server, &made).await);
        let active_s = after["activeSeconds"].as_i64().expect("seconds");
        assert!(active_s <= passed_s.min(600), "{active_s} s were billed in {passed_s} s");
        let messages = after["messages"].as_array().expect("a transcript").iter();
        let answers = messages.filter(|message| message["role"] == "user");
        let words = answers.map(|one| one["content"].as_str().expect("a text").split_whitespace().count());
        assert_eq!(words.sum::<usize>(), ANSWERS * WORDS, "an accepted answer is missing");
        let same = "active_ms = (SELECT sum(active_ms) FROM usage)";
        assert_eq!(
            server.home.count("invitations", same).await,
            1,
            "the month's usage differs from the interview's"
        );
        // Other invitees can still start.
        let other = created(&server, json!({})).await;
        let slug = other["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        assert_eq!(Invitee::connect(&server, slug).await.until_listening().await, None);
    }
}
