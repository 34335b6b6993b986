//! Addresses of audio: a caller with a key gets them, and anybody with the address can use them.

mod bucket;
mod local_addresses;
pub mod recordings;

use hound::{SampleFormat, WavReader};
use jiff::Timestamp;
use jiff::fmt::rfc2822;
use serde_json::Value;

use crate::harness::{Response, Server};

fn text<'a>(record: &'a Value, field: &str) -> &'a str {
    record[field].as_str().unwrap_or_else(|| panic!("no {field} in {record}"))
}

/// Returns the paths of the sample operation for all voices.
async fn samples(server: &Server) -> Vec<String> {
    let voices = server.call("GET", "/v1/voices", None).await.ok();
    let voices = voices.as_array().expect("a bare array").iter();
    voices.map(|voice| format!("/v1/voices/{}/test-audio-url", text(voice, "id"))).collect()
}

/// Requests an address and checks that it is valid for a quarter of an hour by the server's clock.
async fn address(server: &Server, path: &str, content_type: &str) -> String {
    let response = server.call("GET", path, None).await;
    let given = response.ok();
    assert_eq!(given["contentType"], content_type);
    assert_eq!(given.as_object().map(|fields| fields.len()), Some(3), "{given}");
    let answered_at = rfc2822::parse(response.header("date").expect("a date")).expect("a date").timestamp();
    let expires_at: Timestamp = text(&given, "expiresAt").parse().expect("a time");
    let lasting_s = expires_at.as_second() - answered_at.as_second();
    // The `Date` header may be some tenths of a second old.
    assert!((890..=902).contains(&lasting_s), "{given} at {answered_at}");
    text(&given, "url").to_owned()
}

struct Fetched {
    status: u16,
    headers: reqwest::header::HeaderMap,
    content: Vec<u8>,
}

impl Fetched {
    fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().expect("visible ASCII"))
    }

    fn json(&self) -> Value {
        serde_json::from_slice(&self.content).expect("JSON")
    }
}

/// Sends a request without a key.
async fn fetch(request: reqwest::RequestBuilder) -> Fetched {
    let response = request.send().await.expect("a response");
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    Fetched { status, headers, content: response.bytes().await.expect("a body").to_vec() }
}

async fn follow(server: &Server, address: &str) -> Fetched {
    fetch(server.client.get(address)).await
}

/// Checks that a file has a few seconds of audible speech.
pub fn check_sample(file: &[u8]) {
    let reader = WavReader::new(file).expect("a WAV file");
    let spec = reader.spec();
    assert_eq!((spec.channels, spec.bits_per_sample, spec.sample_format), (1, 16, SampleFormat::Int));
    let duration_s = f64::from(reader.duration()) / f64::from(spec.sample_rate);
    assert!((2.0..15.0).contains(&duration_s), "{duration_s} s");
    let samples: Vec<i16> = reader.into_samples().collect::<Result<_, _>>().expect("samples");
    let loud = samples.iter().filter(|sample| sample.unsigned_abs() > 1_000).count();
    assert!(loud * 20 > samples.len(), "{loud} of {} samples are loud", samples.len());
}

/// Checks the status and message of a standard error.
fn check_refused(response: &Response, status: u16, message: &str) {
    assert_eq!(response.status, status, "{}", response.text);
    assert_eq!(response.json()["statusCode"], status);
    assert_eq!(response.json()["message"], message);
}
