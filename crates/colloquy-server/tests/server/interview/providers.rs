//! Interviews in which an external provider recognizes, writes and speaks.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::NamedTempFile;

use super::invitee::Invitee;
use super::{consent_and_connect, created, invitation};
use crate::harness::voice_server::{HEARD, Mood, RATE, REPLY, VoiceServer};
use crate::harness::{Database, METRICS, Server, both};

const KEY: &str = "sk-a-secret-of-the-operator";
/// How long the test waits for the interviews to recover.
const PATIENCE: Duration = Duration::from_secs(30);
/// The sample rate of the built-in voices.
const BUILT_IN_RATE: i64 = 16_000;

async fn server(database: Database, provider: &VoiceServer) -> (Server, NamedTempFile) {
    let voices = NamedTempFile::new().expect("a file");
    let text = "[[voice]]\nprovider = \"openai\"\nlanguage = \"en\"\nname = \"alloy\"\nlabel = \"Alloy\"\n";
    std::fs::write(voices.path(), text).expect("the file is written");
    let url = provider.url();
    let settings = [
        METRICS[0],
        METRICS[1],
        ("COLLOQUY_AI", "local,offline"),
        ("COLLOQUY_AI_LOCAL_URL", &*url),
        ("COLLOQUY_AI_LOCAL_MODEL", "small-1"),
        ("COLLOQUY_AI_LOCAL_KEY", KEY),
        ("COLLOQUY_VOICES", voices.path().to_str().expect("text")),
        ("COLLOQUY_SPEECH_URL", &url),
        ("COLLOQUY_SPEECH_MODEL", "tts-1"),
        ("COLLOQUY_SPEECH_KEY", KEY),
        ("COLLOQUY_RECOGNITION", "local,openai"),
        ("COLLOQUY_RECOGNITION_URL", &url),
        ("COLLOQUY_RECOGNITION_MODEL", "whisper-1"),
        ("COLLOQUY_RECOGNITION_KEY", KEY),
    ];
    (Server::start(database, &settings).await, voices)
}

/// Returns the audio of a spoken sentence.
fn voice() -> Vec<i16> {
    let words = ["The people were kind, and I learned a lot in my first week."];
    let said = colloquy_pico::say(colloquy_pico::PicoTtsVoice::BritishEnglish, words, || true);
    said.expect("the built-in voice speaks")
}

fn check_no_key(server: &Server) {
    let log = std::fs::read_to_string(server.home.folder().join("log")).expect("a log");
    assert!(!log.contains(KEY), "{log}");
}

#[tokio::test]
async fn a_spoken_interview_runs_through_a_provider() {
    for database in both().await {
        let provider = VoiceServer::start(KEY);
        let (server, _voices) = server(database, &provider).await;
        let made = created(&server, json!({ "maxResponses": 2 })).await;
        let mut invitee = consent_and_connect(&server, &made).await;
        for _ in 0..2 {
            assert_eq!(invitee.until_spoken_to().await, None);
            invitee.speak(&voice()).await;
        }
        assert_eq!(invitee.until_spoken_to().await.as_deref(), Some("maxResponses"));
        let (requests, faults) = provider.requests();
        assert_eq!(faults, Vec::<String>::new());
        let after = invitation(&server, &made).await;
        let messages = after["messages"].as_array().expect("a transcript");
        let contents = |role: &str| {
            let of = messages.iter().filter(|message| message["role"] == role);
            of.map(|message| message["content"].as_str().expect("a text")).collect::<Vec<_>>()
        };
        // The stub hears the whole sentence in each piece of an answer.
        let is_heard = |said: &&str| said.split(HEARD).all(|rest| rest.trim().is_empty());
        let said = contents("user");
        assert!(said.len() == 2 && said.iter().all(is_heard), "{after}");
        assert!(contents("assistant").contains(&REPLY), "{after}");
        assert_eq!(invitee.heard.keys().collect::<Vec<_>>(), [&RATE], "only the provider speaks");
        assert!(invitee.heard[&RATE] > 48_000, "{:?}", invitee.heard);
        check_log(&server, &made).await;
        check_counts(&server, requests["/v1/audio/speech"]).await;
        check_no_key(&server);
    }
}

async fn check_log(server: &Server, made: &Value) {
    let path = format!("/v1/invitations/{}/logs", made["id"].as_str().expect("an id"));
    let log = server.call("GET", &path, None).await.ok();
    let mut entries = log.as_array().expect("an array").iter();
    let completed = entries.find(|entry| entry["type"] == "invitation.completed").expect("an entry");
    let engines = &completed["data"]["engineHistory"].as_array().expect("an array").last().expect("one");
    assert_eq!(engines["recognizer"], "whisper-1", "{log}");
    let interviewer = &engines["interviewer"];
    assert_eq!((&interviewer["provider"], &interviewer["model"]), (&json!("local"), &json!("small-1")));
    let voices = server.call("GET", "/v1/voices?language=en", None).await.ok();
    let mut voices = voices.as_array().expect("an array").iter();
    let voice = voices.find(|voice| voice["name"] == "Alloy").expect("the voice is listed");
    let spoke = &engines["voice"];
    assert_eq!((&voice["provider"], &voice["id"]), (&spoke["provider"], &spoke["id"]));
    assert_eq!(spoke["provider"], "openai");
}

async fn check_counts(server: &Server, spoken: usize) {
    let counts = server.metrics().await;
    for line in [
        r#"colloquy_recognition_seconds_count{engine="openai",outcome="recognized"} "#.to_owned(),
        "colloquy_recognition_queue_seconds_count 0\n".to_owned(),
        "colloquy_recognition_queue_length 0\n".to_owned(),
        r#"colloquy_turn_end_seconds_bucket{ended_by=""#.to_owned(),
        r#"colloquy_turn_heard_seconds_bucket{le="+Inf"} "#.to_owned(),
    ] {
        assert!(counts.contains(&line), "{line} is not in {counts}");
    }
    let number = |name: &str| {
        let number = counts.lines().find_map(|line| line.strip_prefix(name)).expect("it is counted");
        number.parse::<f64>().expect("a number")
    };
    // Seconds, and no milliseconds.
    let recognizing = number(r#"colloquy_recognition_seconds_sum{engine="openai",outcome="recognized"} "#);
    assert!(recognizing > 0.0 && recognizing < 60.0, "{recognizing}");
    let count = number(r#"colloquy_speech_seconds_count{engine="openai",outcome="spoken"} "#) as usize;
    assert!(count > 0 && count <= spoken, "{count} of {spoken}");
}

#[tokio::test]
async fn speech_before_a_crash_is_kept_however_long_recognition_takes() {
    for database in both().await {
        let provider = VoiceServer::start(KEY);
        let (server, _voices) = server(database, &provider).await;
        let invitations = [created(&server, json!({})).await, created(&server, json!({})).await];
        let mut invitees = Vec::new();
        for made in &invitations {
            let mut invitee = consent_and_connect(&server, made).await;
            assert_eq!(invitee.until_listening().await, None);
            invitees.push(invitee);
        }
        // From here on, no answer can be recognized before the crash, however slow this machine is.
        provider.set_mood(Mood::Waits);
        for invitee in &mut invitees {
            // Without the silence that would end the answer.
            invitee.send_audio(&voice()).await;
            invitee.until_acknowledged().await;
        }
        let server = Server::start_on(server.kill()).await;
        // The first invitee returns at once and gets a 503. The other stays away.
        let slug = invitations[0]["slug"].as_str().expect("a slug");
        assert!(!Invitee::can_connect(&server, slug).await, "the earlier speech is not recognized yet");
        provider.set_mood(Mood::Works);
        assert!(Invitee::can_connect(&server, slug).await);
        let began = Instant::now();
        for made in &invitations {
            let mut after = invitation(&server, made).await;
            while after["responsesCount"] != 1 && began.elapsed() < PATIENCE {
                after = invitation(&server, made).await;
            }
            let messages = after["messages"].as_array().expect("a transcript").iter();
            let said: Vec<_> = messages.filter(|message| message["role"] == "user").collect();
            assert_eq!(said.len(), 1, "{after}");
            assert_eq!(said[0]["content"], HEARD, "{after}");
        }
    }
}

async fn check_continues(database: Database, mood: Mood) {
    let provider = VoiceServer::start(KEY);
    let (server, _voices) = server(database, &provider).await;
    let made = created(&server, json!({ "maxResponses": 3 })).await;
    let mut invitee = consent_and_connect(&server, &made).await;
    assert_eq!(invitee.until_spoken_to().await, None);
    invitee.speak(&voice()).await;
    assert_eq!(invitee.until_spoken_to().await, None);
    assert!(!invitee.heard.contains_key(&BUILT_IN_RATE), "{mood:?}: {:?}", invitee.heard);
    provider.set_mood(mood);
    invitee.speak(&voice()).await;
    assert_eq!(
        invitee.until_spoken_to().await,
        None,
        "{mood:?}: the interviewer asks again if it does not understand"
    );
    assert!(invitee.heard.contains_key(&BUILT_IN_RATE), "{mood:?}: a built-in voice takes over");
    let mut typed = Vec::new();
    let reason = loop {
        assert!(typed.len() < 5, "{mood:?}: the interview does not end");
        let text = format!("The shifts were hard, as I said {} times.", typed.len());
        invitee.type_text(&text).await;
        typed.push(text);
        if let Some(reason) = invitee.until_listening().await {
            break reason;
        }
    };
    assert_eq!(reason, "maxResponses", "{mood:?}");
    let after = invitation(&server, &made).await;
    let messages = after["messages"].as_array().expect("a transcript");
    for text in &typed {
        assert!(messages.iter().any(|message| message["content"] == **text), "{mood:?}: {after}");
    }
    check_no_key(&server);
}

#[tokio::test]
async fn an_interview_continues_if_the_provider_rejects_requests() {
    for database in both().await {
        check_continues(database, Mood::Refuses(500)).await;
    }
}

#[tokio::test]
async fn an_interview_continues_if_the_provider_drops_connections() {
    check_continues(Database::sqlite(), Mood::Cuts).await;
}

#[tokio::test]
async fn an_interview_continues_if_the_provider_stalls() {
    check_continues(Database::sqlite(), Mood::Stalls).await;
}
