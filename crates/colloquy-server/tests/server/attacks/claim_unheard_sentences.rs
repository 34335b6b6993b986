//! A page reports sentences as heard the moment they arrive and requests them again, so that the organization pays for
//! speech that no one can have heard.

use std::time::Instant;

use serde_json::json;

use crate::harness::{Server, both};
use crate::interview::invitee::Invitee;
use crate::interview::{created, invitation};

const REPETITIONS: usize = 30;

#[tokio::test]
async fn sentences_are_billed_only_as_far_as_they_can_have_been_heard() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({})).await;
        let slug = made["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        let began = Instant::now();
        let mut invitee = Invitee::connect(&server, slug).await;
        for _ in 0..REPETITIONS {
            assert_eq!(invitee.until_listening().await, None);
            invitee.send(json!({ "type": "repeat" })).await;
        }
        invitee.send(json!({ "type": "end" })).await;
        while invitee.until_listening().await.is_none() {}
        let (passed_s, after) = (began.elapsed().as_secs() as i64, invitation(&server, &made).await);
        let active_s = after["activeSeconds"].as_i64().expect("seconds");
        assert!(active_s <= passed_s, "{active_s} s were billed in {passed_s} s");
    }
}
