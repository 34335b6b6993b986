//! The same with media in a bucket.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::net::TcpListener;

use super::*;
use crate::harness::Database;
use crate::harness::bucket::{Bucket, settings_of};

/// However the bucket behaves, an answer comes within this.
const ANSWER_LIMIT: Duration = Duration::from_secs(35);

fn borrowed<'s>(settings: &'s [(&'static str, String)]) -> Vec<(&'s str, &'s str)> {
    settings.iter().map(|(name, value)| (*name, &**value)).collect()
}

#[tokio::test]
async fn the_samples_of_voices_are_kept_in_the_bucket_and_heard_from_there() {
    let bucket = Bucket::start().await;
    let server = Server::start(Database::sqlite(), &borrowed(&bucket.settings())).await;
    for path in samples(&server).await {
        let given = address(&server, &path, "audio/wav").await;
        let voice = path.split('/').nth(3).expect("an id");
        assert!(given.starts_with(&format!("{}voices/{voice}.wav?", bucket.url())), "{given}");
        assert!(given.contains("X-Amz-Expires=900&") || given.contains("X-Amz-Expires=899&"), "{given}");
        assert!(!given.contains("secret"), "{given}");
        let heard = follow(&server, &given).await;
        assert_eq!((heard.status, heard.header("content-type")), (200, Some("audio/wav")));
        check_sample(&heard.content);
        assert!(bucket.kept(&format!("voices/{voice}.wav")).is_some_and(|kept| kept == heard.content));
        let again = address(&server, &path, "audio/wav").await;
        assert!(follow(&server, &again).await.content == heard.content, "other bytes");
        assert_eq!(follow(&server, &given.replace("X-Amz-Expires=", "X-Amz-Expires=1")).await.status, 403);
        assert_eq!(follow(&server, given.split('?').next().expect("a place")).await.status, 403);
    }
    // The service has no door of its own then.
    assert_eq!(follow(&server, &format!("{}/media/voices/a.wav", server.url)).await.status, 404);
    assert!(!server.home.folder().join("media").exists());
}

#[tokio::test]
async fn a_recording_is_heard_from_the_bucket() {
    let bucket = Bucket::start().await;
    let server = Server::start(Database::sqlite(), &borrowed(&bucket.settings())).await;
    let interview = server.interview().await;
    let view = server.call("GET", &format!("/v1/interviews/{interview}"), None).await.ok();
    let invitation = text(&view["invitations"][0], "id");
    let [kept, lost] = ["01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d01", "01932d5e-7c1a-7b3e-9c4d-2f6a8b0c1d02"];
    recordings::say(&server, true, invitation, 0, kept, Some("recordings/1.wav")).await;
    recordings::say(&server, true, invitation, 1, lost, Some("recordings/2.wav")).await;
    bucket.put("recordings/1.wav", b"RIFF");
    let given = address(&server, &recordings::path(invitation, kept), "audio/wav").await;
    assert_eq!(follow(&server, &given).await.content, b"RIFF");
    let answer = server.call("GET", &recordings::path(invitation, lost), None).await;
    check_refused(&answer, 404, &format!("Recording of message {lost} not found"));
}

/// Checks that an address cannot be had, and that everything else can.
async fn check_away(settings: &[(&'static str, String)]) {
    let server = Server::start(Database::sqlite(), &borrowed(settings)).await;
    let path = &samples(&server).await[0];
    let started = Instant::now();
    let answer = server.call("GET", path, None).await;
    assert!(started.elapsed() < ANSWER_LIMIT, "{:?}", started.elapsed());
    assert_eq!(answer.status, 503, "{}", answer.text);
    assert_eq!(answer.json()["error"], json!("Service Unavailable"));
    let seconds = answer.header("retry-after").and_then(|after| after.parse::<u32>().ok());
    assert!(seconds.is_some_and(|seconds| (1..=60).contains(&seconds)), "{seconds:?}");
    for secret in ["a secret of", "127.0.0.1", "media?"] {
        assert!(!answer.text.contains(secret), "{}", answer.text);
    }
    server.interview().await;
    let ready = Answer::of(server.request("GET", "/readyz").send().await).await.expect("an answer");
    assert_eq!(ready.status, 200);
}

#[tokio::test]
async fn a_bucket_that_is_away_is_told_as_503() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("its address");
    drop(listener);
    check_away(&settings_of(address)).await;
}

#[tokio::test]
async fn a_bucket_that_does_not_answer_is_told_as_503() {
    let silent = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    check_away(&settings_of(silent.local_addr().expect("its address"))).await;
}

#[tokio::test]
async fn a_bucket_that_refuses_the_key_is_told_as_503() {
    let bucket = Bucket::start().await;
    let mut settings = bucket.settings();
    settings[2].1 = "another secret".to_owned();
    check_away(&settings).await;
}
