//! Audio addresses with media in a bucket.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::net::TcpListener;

use super::*;
use crate::harness::Database;
use crate::harness::bucket::{Bucket, settings_of};

/// The response arrives within this time, even without the bucket.
const RESPONSE_LIMIT: Duration = Duration::from_secs(35);

fn borrowed<'s>(settings: &'s [(&'static str, String)]) -> Vec<(&'s str, &'s str)> {
    settings.iter().map(|(name, value)| (*name, &**value)).collect()
}

#[tokio::test]
async fn voice_samples_are_stored_in_and_served_from_the_bucket() {
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
        assert!(bucket.object(&format!("voices/{voice}.wav")).is_some_and(|kept| kept == heard.content));
        let again = address(&server, &path, "audio/wav").await;
        assert!(follow(&server, &again).await.content == heard.content, "the content differs");
        assert_eq!(follow(&server, &given.replace("X-Amz-Expires=", "X-Amz-Expires=1")).await.status, 403);
        assert_eq!(follow(&server, given.split('?').next().expect("a place")).await.status, 403);
    }
    // With a bucket, the service does not serve media itself.
    assert_eq!(follow(&server, &format!("{}/media/voices/a.wav", server.url)).await.status, 404);
    assert!(!server.home.folder().join("media").exists());
}

#[tokio::test]
async fn a_recording_is_served_from_the_bucket() {
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
    let response = server.call("GET", &recordings::path(invitation, lost), None).await;
    check_refused(&response, 404, &format!("Recording of message {lost} not found"));
}

/// Checks that requesting an address fails with 503 while everything else works.
async fn check_away(settings: &[(&'static str, String)]) {
    let server = Server::start(Database::sqlite(), &borrowed(settings)).await;
    let path = &samples(&server).await[0];
    let started = Instant::now();
    let response = server.call("GET", path, None).await;
    assert!(started.elapsed() < RESPONSE_LIMIT, "{:?}", started.elapsed());
    assert_eq!(response.status, 503, "{}", response.text);
    assert_eq!(response.json()["error"], json!("Service Unavailable"));
    let seconds = response.header("retry-after").and_then(|after| after.parse::<u32>().ok());
    assert!(seconds.is_some_and(|seconds| (1..=60).contains(&seconds)), "{seconds:?}");
    for secret in ["a secret of", "127.0.0.1", "media?"] {
        assert!(!response.text.contains(secret), "{}", response.text);
    }
    server.interview().await;
    let ready = Response::of(server.request("GET", "/readyz").send().await).await.expect("a response");
    assert_eq!(ready.status, 200);
}

#[tokio::test]
async fn an_unreachable_bucket_causes_a_503() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("its address");
    drop(listener);
    check_away(&settings_of(address)).await;
}

#[tokio::test]
async fn an_unresponsive_bucket_causes_a_503() {
    let silent = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    check_away(&settings_of(silent.local_addr().expect("its address"))).await;
}

#[tokio::test]
async fn a_bucket_that_rejects_the_key_causes_a_503() {
    let bucket = Bucket::start().await;
    let mut settings = bucket.settings();
    settings[2].1 = "another secret".to_owned();
    check_away(&settings).await;
}
