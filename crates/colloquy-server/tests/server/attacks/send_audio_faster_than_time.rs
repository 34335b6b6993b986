//! Sending audio faster than anybody can speak, to use up recognition, disk and processors.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::harness::{Server, both};
use crate::interview::created;
use crate::interview::invitee::Invitee;
use crate::interview::stopping::reasons;
use crate::spoken::talker::{FRAMES_PER_SECOND, Talker};

const TOO_FAST: Option<u16> = Some(4429);

/// The audio that a page can have buffered, plus some seconds for the network.
const BUFFERED: Duration = Duration::from_secs(32);

/// The audio that a new lease holder accepts in addition, plus some seconds for its start.
const TOLERATED: Duration = Duration::from_secs(10);

fn seconds(count: usize) -> Vec<i16> {
    vec![0; count * 16_000]
}

fn check_accepted(frames: u32, at_most: Duration) {
    let accepted = Duration::from_secs(1) * frames / FRAMES_PER_SECOND;
    assert!(accepted <= at_most, "accepted {accepted:?} of audio, more than {at_most:?}");
}

#[tokio::test]
async fn rejects_audio_beyond_real_time_and_the_page_buffer_on_every_connection() {
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
async fn accepts_half_a_minute_of_audio_buffered_during_an_outage() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let slug = made["slug"].as_str().expect("a slug");
    Invitee::consent(&server, slug).await;
    let mut talker = Talker::connect(&server, slug, 0).await;
    talker.send(&seconds(30)).await;
    talker.until_acknowledged(30 * FRAMES_PER_SECOND).await;
    // The following audio arrives in real time.
    let mut ticks = tokio::time::interval(Duration::from_millis(20));
    for _ in 0..2 * FRAMES_PER_SECOND {
        ticks.tick().await;
        talker.send(&[0; 320]).await;
    }
    talker.until_acknowledged(32 * FRAMES_PER_SECOND).await;
    assert!(!talker.is_closed());
    assert_eq!(reasons(&server, &made).await, [""; 0]);
}

#[tokio::test]
async fn a_restart_does_not_reset_the_allowance() {
    for database in both().await {
        let server = Server::start(database, &[]).await;
        let made = created(&server, json!({})).await;
        let slug = made["slug"].as_str().expect("a slug").to_owned();
        Invitee::consent(&server, &slug).await;
        let mut talker = Talker::connect(&server, &slug, 0).await;
        talker.send(&seconds(30)).await;
        talker.until_acknowledged(30 * FRAMES_PER_SECOND).await;
        let home = server.kill();
        assert_eq!(
            home.count("session_runs", "audio_until IS NOT NULL").await,
            1,
            "the used allowance is not stored"
        );
        // A restart takes time, during which the allowance would grow again.
        let later = home.moment("2099-01-01 00:00:00");
        home.execute(&format!("UPDATE session_runs SET audio_until = {later}")).await;
        let server = Server::start_on(home).await;
        let next = talker.next;
        let mut talker = Talker::connect(&server, &slug, next).await;
        let began = Instant::now();
        talker.send(&seconds(60)).await;
        assert_eq!(talker.closed().await, TOO_FAST);
        check_accepted(talker.acknowledged().saturating_sub(next), TOLERATED + began.elapsed());
    }
}

#[tokio::test]
async fn rejects_frames_that_are_sent_repeatedly() {
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
