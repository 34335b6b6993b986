//! Whole interviews in a real browser, on the page that the service serves.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use colloquy_domain::ports::{Pcm, TextToSpeech};
use colloquy_speech::PicoEngine;
use serde_json::{Value, json};
use tokio::process::Command;
use tokio::sync::Mutex;

use super::{created, events, invitation};
use crate::harness::{Database, Server, chromium, free_port, target};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../colloquy-web/tests/browser");

/// A volunteer's recording of a sentence, and its text.
const READING: &str =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0870.wav";
const READ: &str = "and mister john dashwood had then leisure to consider how much there might be prudently in his power to do for them";

/// A browser plays and records in real time, and several of them at once would make each other late.
static BROWSER: Mutex<()> = Mutex::const_new(());

/// Runs a browser script on the invitation's page, checks that it found no faults, and returns its report.
async fn visit(invitation: Value, script: &'static str, answers: Vec<PathBuf>) -> Value {
    let address = invitation["url"].as_str().expect("an address");
    assert!(
        Path::new(FOLDER).join("node_modules").is_dir(),
        "this test needs npm packages; install them with `npm ci --ignore-scripts` in {FOLDER}"
    );
    let _alone = BROWSER.lock().await;
    let output = Command::new("node")
        .arg(format!("served/{script}.mjs"))
        .current_dir(FOLDER)
        .env("ADDRESS", address)
        .env("ANSWERS", json!(answers).to_string())
        .env("CHROMIUM", chromium())
        .env("PICTURES", target().join("session-pages"))
        .stdin(Stdio::null())
        .kill_on_drop(true)
        .output()
        .await
        .expect("this test needs `node`; install Node.js 20 or later");
    let faults = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{faults}{}", String::from_utf8_lossy(&output.stdout));
    let seen: Value = serde_json::from_slice(&output.stdout).expect("one JSON value");
    assert_eq!(seen["faults"], json!([]));
    seen
}

/// Checks that the stored transcript is what the page showed, with consistent order and times.
fn check(after: &Value, seen: &Value) {
    assert_eq!((&after["status"], &after["incomplete"]), (&json!("COMPLETED"), &json!(false)));
    let messages = after["messages"].as_array().expect("a transcript");
    let shown = messages.iter().map(|one| json!({ "role": one["role"], "text": one["content"] }));
    assert_eq!(seen["captions"], shown.collect::<Value>());
    let mut end_ms = 0;
    for (place, message) in messages.iter().enumerate() {
        assert_eq!(message["role"], if place % 2 == 0 { "assistant" } else { "user" });
        let number = |name: &str| message[name].as_i64().expect("a number");
        assert!(number("offsetMs") >= end_ms, "{message}");
        assert_eq!(number("durationMs") == 0, message["typed"] == json!(true), "{message}");
        end_ms = number("offsetMs") + number("durationMs");
    }
}

fn answers_of(after: &Value) -> Vec<String> {
    let messages = after["messages"].as_array().expect("a transcript").iter();
    let answers = messages.filter(|message| message["role"] == "user");
    answers.map(|message| message["content"].as_str().expect("a text").to_owned()).collect()
}

#[tokio::test]
async fn a_typed_interview_in_a_browser_runs_to_its_end() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({ "maxMinutes": 15 })).await;
    let seen = visit(made.clone(), "typed", Vec::new()).await;
    let expectations = seen["expectations"].as_array().expect("a list");
    for text in [
        "Length: at most 15 min of conversation.",
        "Spoken answers are not understood just now, so please type your answers.",
    ] {
        assert!(expectations.contains(&json!(text)), "{text}");
    }
    assert_eq!(seen["opened"], json!([]), "the page must not request a microphone without recognition");
    assert_eq!(seen["heading"], "Thank you for your time");
    let after = invitation(&server, &made).await;
    check(&after, &seen);
    assert_eq!(json!(answers_of(&after)), seen["typed"]);
    assert_eq!(after["endReason"], "finished");
}

#[tokio::test]
async fn killing_the_server_during_an_interview_loses_no_answer() {
    // The restarted server needs the same address.
    let address = format!("127.0.0.1:{}", free_port());
    let server = Server::start(Database::sqlite(), &[("COLLOQUY_BIND", &*address)]).await;
    let made = created(&server, json!({ "maxResponses": 4 })).await;
    let visiting = tokio::spawn(visit(made.clone(), "typed", Vec::new()));
    while invitation(&server, &made).await["responsesCount"] != 2 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let server = Server::start_on(server.kill()).await;
    let seen = visiting.await.expect("the visit ends");
    let after = invitation(&server, &made).await;
    assert_eq!((&after["status"], &after["endReason"]), (&json!("COMPLETED"), &json!("maxResponses")));
    assert_eq!(json!(answers_of(&after)), seen["typed"], "every answer is stored once");
    let logged = events(&server, &made).await;
    assert!(logged.contains(&"invitation.resumed".to_owned()), "{logged:?}");
}

#[tokio::test]
async fn handles_a_break_a_correction_another_window_and_an_early_end() {
    let server = Server::sqlite().await;
    let made = created(&server, json!({})).await;
    let seen = visit(made.clone(), "controls", Vec::new()).await;
    assert_eq!(seen["replaced"], "The interview goes on elsewhere");
    assert_eq!(
        seen["ended"],
        "You have ended the interview. What you said has arrived. You can close this page."
    );
    assert_eq!(seen["again"], "Thank you");
    assert_eq!(seen["question"], "Withdraw your consent?");
    assert_eq!(seen["withdrawn"], "You have withdrawn your consent");
    let after = invitation(&server, &made).await;
    assert_eq!((&after["endReason"], &after["incomplete"]), (&json!("inviteeEnded"), &json!(true)));
    assert_eq!(answers_of(&after), ["I was there."]);
    let logged = events(&server, &made).await;
    let expected = ["disconnected", "resumed", "completed"].map(|event| format!("invitation.{event}"));
    assert!(expected.iter().all(|event| logged.contains(event)), "{logged:?}");
}

#[tokio::test]
async fn the_sound_check_hears_the_browsers_own_microphone() {
    let server = Server::with_speech_recognition(Database::sqlite()).await;
    let made = created(&server, json!({})).await;
    let seen = visit(made.clone(), "check", Vec::new()).await;
    assert_eq!(seen["opened"], json!(["in the check"]), "after consent");
    assert_eq!(
        invitation(&server, &made).await["status"],
        "READY",
        "the sound check must not start the interview"
    );
}

#[tokio::test]
async fn a_spoken_interview_in_a_browser_runs_to_its_end() {
    let server = Server::with_speech_recognition(Database::sqlite()).await;
    let made = created(&server, json!({ "maxResponses": 3 })).await;
    let said = [
        "The people were kind and patient, and I learned how the whole factory works.",
        READ,
        "On the first day nobody knew where my desk was, so I waited for an hour.",
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let files = vec![
        spoken(folder.path(), "first", said[0]).await,
        READING.into(),
        spoken(folder.path(), "last", said[2]).await,
    ];
    assert!(files[1].is_file(), "this test uses human speech: install the package pocketsphinx-testdata");
    let seen = visit(made.clone(), "spoken", files).await;
    assert_eq!((&seen["spoken"], &seen["opened"]), (&json!(3), &json!(["in the check"])));
    let after = invitation(&server, &made).await;
    check(&after, &seen);
    assert_eq!((&after["endReason"], &after["responsesCount"]), (&json!("maxResponses"), &json!(3)));
    let heard = answers_of(&after);
    for (said, heard) in said.iter().zip(&heard) {
        let rate = word_error_rate(said, heard);
        assert!(rate <= 0.15, "{rate:.2} of the words are wrong: {said} / {heard}");
    }
    let spoken_s: i64 = after["activeSeconds"].as_i64().expect("seconds");
    assert!((20..60).contains(&spoken_s), "{spoken_s} s were metered");
    let mut logged = events(&server, &made).await;
    logged.retain(|event| event != "invitation.turnEnded");
    let expected =
        ["created", "opened", "consented", "started", "completed"].map(|event| format!("invitation.{event}"));
    assert_eq!(logged[..5], expected);
}

/// Writes a sentence in the built-in English voice to a file.
async fn spoken(folder: &Path, name: &str, text: &str) -> PathBuf {
    let voices = PicoEngine::default();
    let english = voices.voices().into_iter().find(|voice| voice.language == "en-GB").expect("a voice");
    let Pcm { rate, samples } = voices.speak(&english, text).await.expect("the voice speaks");
    let path = folder.join(name).with_extension("wav");
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: rate,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut file = hound::WavWriter::create(&path, spec).expect("a file");
    samples.iter().for_each(|sample| file.write_sample(*sample).expect("the file is written"));
    file.finalize().expect("the file is complete");
    path
}

/// Returns the word error rate: insertions, deletions and substitutions per expected word.
fn word_error_rate(right: &str, heard: &str) -> f64 {
    let (right, heard) = (words(right), words(heard));
    let mut distances: Vec<usize> = (0..=heard.len()).collect();
    for word in &right {
        let mut diagonal = distances[0];
        distances[0] += 1;
        for (at, other) in heard.iter().enumerate() {
            let changed = diagonal + usize::from(word != other);
            diagonal = distances[at + 1];
            distances[at + 1] = changed.min(diagonal + 1).min(distances[at] + 1);
        }
    }
    distances[heard.len()] as f64 / right.len() as f64
}

fn words(text: &str) -> Vec<String> {
    let text = text.to_lowercase().replace("mr.", "mister");
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
