//! Audio that comes faster than anybody can speak would use up recognition, disk and processors of all others.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::harness::{Server, both};
use crate::interview::created;
use crate::interview::invitee::Invitee;
use crate::interview::stopping::reasons;
use crate::spoken::talker::{FRAMES_A_SECOND, Talker};

const TOO_FAST: Option<u16> = Some(4429);

/// What a page can have buffered, with some seconds for the network.
const BUFFERED: Duration = Duration::from_secs(32);

/// What a new holder of an interview allows beside, with some seconds for its start.
const TOLERATED: Duration = Duration::from_secs(10);

fn seconds(count: usize) -> Vec<i16> {
    vec![0; count * 16_000]
}

fn check_accepted(frames: u32, at_most: Duration) {
    let accepted = Duration::from_secs(1) * frames / FRAMES_A_SECOND;
    assert!(accepted <= at_most, "accepted {accepted:?} of audio where {at_most:?} are allowed");
}

#[tokio::test]
async fn audio_beyond_real_time_and_the_buffer_of_a_page_is_refused_on_every_connection() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({})).await;
        let slug = made["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        let (began, mut next) = (Instant::now(), 0);
        for connection in 1..=4 {
            let mut talker = Talker::connect(&server, slug, next).await;
            talker.send(&seconds(60)).await;
            assert_eq!(talker.closed().await, TOO_FAST, "connection {connection}");
            check_accepted(talker.acknowledged(), BUFFERED + began.elapsed());
            next = talker.acknowledged();
        }
        assert_eq!(reasons(&server, &made).await, ["audioTooFast"; 4]);
    }
}

#[tokio::test]
async fn half_a_minute_that_was_buffered_during_an_outage_is_accepted() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(&server, slug).await;
    let mut talker = Talker::connect(&server, slug, 0).await;
    talker.send(&seconds(30)).await;
    talker.until_acknowledged(30 * FRAMES_A_SECOND).await;
    // What is recorded meanwhile comes as fast as it is recorded.
    let mut ticks = tokio::time::interval(Duration::from_millis(20));
    for _ in 0..2 * FRAMES_A_SECOND {
        ticks.tick().await;
        talker.send(&[0; 320]).await;
    }
    talker.until_acknowledged(32 * FRAMES_A_SECOND).await;
    assert!(!talker.is_closed());
    assert_eq!(reasons(&server, &made).await, [""; 0]);
}

#[tokio::test]
async fn a_restart_gives_no_new_allowance() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({})).await;
        let slug = made["slug"].as_str().expect("a slug").to_owned();
        Invitee::consent(&server, &slug).await;
        let mut talker = Talker::connect(&server, &slug, 0).await;
        talker.send(&seconds(30)).await;
        talker.until_acknowledged(30 * FRAMES_A_SECOND).await;
        let home = server.kill();
        assert_eq!(
            home.count("session_runs", "audio_until IS NOT NULL").await,
            1,
            "it is stored as it is used up"
        );
        // A restart takes time, in which the allowance would grow again.
        let later = home.moment("2099-01-01 00:00:00");
        home.execute(&format!("UPDATE session_runs SET audio_until = {later}")).await;
        let server = Server::again(home).await;
        let next = talker.next;
        let mut talker = Talker::connect(&server, &slug, next).await;
        let began = Instant::now();
        talker.send(&seconds(60)).await;
        assert_eq!(talker.closed().await, TOO_FAST);
        check_accepted(talker.acknowledged().saturating_sub(next), TOLERATED + began.elapsed());
    }
}

#[tokio::test]
async fn frames_that_are_sent_again_and_again_are_refused() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(&server, slug).await;
    let mut talker = Talker::connect(&server, slug, 0).await;
    for _ in 0..100 {
        talker.next = 0;
        talker.send(&seconds(1)).await;
    }
    assert_eq!(talker.closed().await, TOO_FAST);
}
