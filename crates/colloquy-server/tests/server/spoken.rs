//! Whole interviews by voice: recorded human speech goes in over the WebSocket and is recognized by the recognizer that
//! comes with the service.

pub mod speaker;
mod stopped;
pub mod talker;

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use colloquy_domain::ports::TextToSpeech;
use colloquy_recording::RecordingReader;
use colloquy_speech::PicoEngine;
use colloquy_testkit::{SpokenSample, librivox, word_errors};
use serde_json::{Value, json};

use crate::harness::{Database, Server, both};
use crate::interview::invitee::Invitee;
use crate::interview::{created, events, invitation, recording};
use speaker::{FRAME, Speaker, are_words, check_words, in_one};

struct Interview {
    server: Server,
    made: Value,
    speaker: Speaker,
}

impl Interview {
    async fn start(database: Database, settings: Value) -> Self {
        let server = Server::with_speech_recognition(database).await;
        let made = created(&server, settings).await;
        let slug = made["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        let speaker = Speaker::start(&server, slug).await;
        Interview { server, made, speaker }
    }

    async fn record(&self) -> Value {
        invitation(&self.server, &self.made).await
    }

    async fn messages(&self, role: &str) -> Vec<Value> {
        let record = self.record().await;
        let messages = record["messages"].as_array().expect("a transcript").iter();
        messages.filter(|message| message["role"] == role).cloned().collect()
    }

    async fn answers(&self) -> Vec<String> {
        self.messages("user").await.iter().map(|one| text(one).to_owned()).collect()
    }

    /// Checks that the whole recording, joined from two parts, has every answer at the time in the transcript.
    async fn check_whole(&self) {
        let whole = samples(&self.saved("whole.ogg", 2).await);
        for message in self.messages("user").await {
            let place = |ms: &Value| ms.as_u64().expect("ms") as usize * 16;
            let (from, length) = (place(&message["offsetMs"]), place(&message["durationMs"]));
            let there = whole.get(from..from + length).unwrap_or_default();
            assert!(loudness(there) > 300.0, "{message} of {} ms", whole.len() / 16);
        }
    }

    /// Saves the recording with the command, once this many parts are in the media store, and returns the file.
    async fn saved(&self, file: &str, parts: u64) -> PathBuf {
        let home = &self.server.home;
        let organization = home.first_organization();
        let file = home.folder().join(file);
        let (invitation, shown) = (self.made["id"].as_str().expect("an id"), file.to_str().expect("a path"));
        let of = ["--organization", &organization, "--invitation", invitation, shown, "--json"];
        let mut said = String::new();
        for _ in 0..400 {
            let saved = home.command(&[&["recordings", "save"], of.as_slice()].concat());
            let message: Value = serde_json::from_slice(&saved.stdout).unwrap_or_default();
            if message["parts"] == parts && message["missingParts"] == 0 {
                let mode = std::fs::metadata(&file).expect("the file").permissions().mode();
                assert_eq!(mode & 0o077, 0, "others can read the recording: {mode:o}");
                return file;
            }
            said = format!("{message} {}", String::from_utf8_lossy(&saved.stderr));
            let _ = std::fs::remove_file(&file);
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("{parts} parts are not in the media store in time: {said}")
    }

    /// Sends silence until the answers fulfil a condition, and returns them as one text. What the page sends again
    /// after a crash may be an answer of its own, so only the words of all of them are certain.
    async fn until_said(&mut self, what: &str, is_so: impl Fn(&str) -> bool) -> String {
        let began_ms = self.speaker.now_ms;
        loop {
            let said = self.answers().await.join(" ");
            if is_so(&said) {
                return said;
            }
            assert!(self.speaker.now_ms - began_ms < speaker::PATIENCE_MS, "no {what} in time: {said:?}");
            self.speaker.say(&[0; 8_000]).await;
        }
    }

    /// Waits until the transcript has this many answers.
    async fn until_answered(&mut self, count: usize) {
        let is_said = |one: &Speaker| {
            one.of_type("message").filter(|(_, message)| message["role"] == "user").count() >= count
        };
        self.speaker.until("answer in the transcript", is_said).await;
    }
}

fn text(message: &Value) -> &str {
    message["content"].as_str().expect("a text")
}

/// Returns the samples of a message's recording.
async fn sound(interview: &Interview, message: &Value) -> Vec<i16> {
    let file = recording(&interview.server, &interview.made, message).await.expect("a recording");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("message.ogg");
    std::fs::write(&path, file).expect("a file");
    samples(&path)
}

fn samples(path: &Path) -> Vec<i16> {
    let mut playback = RecordingReader::open(path).expect("a recording of the service");
    let mut samples = Vec::new();
    while playback.read(&mut samples).expect("sound") {}
    samples
}

/// Returns the samples of a text spoken by a built-in voice.
async fn spoken(text: &str) -> Vec<i16> {
    let pico = PicoEngine::default();
    let voices = pico.voices();
    let voice = voices.iter().find(|voice| voice.language == "en-GB").expect("a voice");
    let sound = pico.speak(voice, text).await.expect("the voice speaks");
    assert_eq!(sound.rate, 16_000);
    sound.samples
}

fn loudness(samples: &[i16]) -> f64 {
    let sum: f64 = samples.iter().map(|sample| f64::from(*sample).powi(2)).sum();
    (sum / samples.len().max(1) as f64).sqrt()
}

#[tokio::test]
async fn a_spoken_interview_runs_to_its_end() {
    for database in both().await {
        let mut interview = Interview::start(database, json!({ "maxResponses": 3 })).await;
        let readings = &librivox()[..3];
        for (number, reading) in readings.iter().enumerate() {
            interview.speaker.until_listening().await;
            interview.speaker.say(&reading.samples).await;
            interview.until_answered(number + 1).await;
        }
        assert_eq!(interview.speaker.until_ended().await, "maxResponses");
        let record = interview.record().await;
        assert_eq!((&record["status"], &record["incomplete"]), (&json!("COMPLETED"), &json!(false)));
        let messages = record["messages"].as_array().expect("a transcript");
        let roles: Vec<&str> = messages.iter().map(|one| one["role"].as_str().expect("a role")).collect();
        assert_eq!(roles, ["assistant", "user", "assistant", "user", "assistant", "user", "assistant"]);
        let places: Vec<i64> = messages.iter().map(|one| one["offsetMs"].as_i64().expect("ms")).collect();
        assert!(places.is_sorted(), "{places:?}");
        let mut heard_ms = 0;
        for message in messages {
            let samples = sound(&interview, message).await;
            let (ms, spoken_ms) = (samples.len() as i64 / 16, message["durationMs"].as_i64().expect("ms"));
            heard_ms += spoken_ms;
            assert!(
                (-60..=1_400).contains(&(ms - spoken_ms)),
                "{ms} ms of sound for {spoken_ms} ms: {message}"
            );
            assert!(loudness(&samples) > 300.0, "{message}");
        }
        for (reading, message) in readings.iter().zip(messages.iter().filter(|one| one["role"] == "user")) {
            check_words(&reading.text, text(message));
        }
        let active_ms = record["activeSeconds"].as_i64().expect("seconds") * 1_000;
        assert!(active_ms <= heard_ms + 1_000 && active_ms > heard_ms / 2, "{active_ms} of {heard_ms}");
        let events = events(&interview.server, &interview.made).await;
        assert!(events.ends_with(&["insights.generated".to_owned()]), "{events:?}");
    }
}

#[tokio::test]
async fn an_invitee_can_interrupt_a_question() {
    let mut interview = Interview::start(Database::sqlite(), json!({})).await;
    let reading = &librivox()[0];
    interview.speaker.until_speaking().await;
    let began_ms = interview.speaker.now_ms;
    interview.speaker.say(&reading.samples).await;
    let cleared: Vec<i64> = interview.speaker.of_type("clear").map(|(at_ms, _)| at_ms - began_ms).collect();
    // The recording begins with a tenth of a second of silence.
    assert!(cleared.first().is_some_and(|ms| *ms <= 1_000), "silent after {cleared:?} ms");
    interview.until_answered(1).await;
    let opening = &interview.messages("assistant").await[0];
    let said: Vec<&str> = interview
        .speaker
        .of_type("speech")
        .map(|(_, message)| message["text"].as_str().expect("text"))
        .collect();
    let (whole, kept) = (said.join(" "), text(opening));
    assert_eq!(opening["interrupted"], true);
    assert!(whole.starts_with(kept) && kept.len() < whole.len(), "{kept:?} of {whole:?}");
    check_words(&reading.text, &interview.answers().await[0]);
}

#[tokio::test]
async fn a_backchannel_sound_does_not_interrupt_the_interviewer() {
    let mut interview = Interview::start(Database::sqlite(), json!({})).await;
    interview.speaker.until_speaking().await;
    interview.speaker.say(&spoken("Mm-hm.").await).await;
    interview.speaker.until_listening().await;
    let opening = &interview.messages("assistant").await[0];
    assert_eq!(opening["interrupted"], false, "{opening}");
    assert_eq!(interview.answers().await, [""; 0]);
}

#[tokio::test]
async fn an_answer_of_a_minute_and_a_half_with_pauses_is_one_message() {
    let mut interview = Interview::start(Database::sqlite(), json!({})).await;
    let mut readings = librivox();
    let length =
        |readings: &[SpokenSample]| readings.iter().map(|one| one.samples.len() / 16_000).sum::<usize>();
    readings.extend(readings.clone());
    while length(&readings) > 95 {
        readings.pop();
    }
    let answer = in_one(&readings, 500);
    interview.speaker.until_listening().await;
    interview.speaker.say(&answer.samples).await;
    interview.until_answered(1).await;
    let answers = interview.answers().await;
    assert_eq!(answers.len(), 1, "{answers:?}");
    check_words(&answer.text, &answers[0]);
}

#[tokio::test]
async fn a_connection_that_drops_every_three_seconds_loses_and_repeats_no_word() {
    let mut interview = Interview::start(Database::sqlite(), json!({ "maxResponses": 1 })).await;
    interview.speaker.until_listening().await;
    let answer = in_one(&librivox()[..2], 500);
    let parts: Vec<&[i16]> = answer.samples.chunks(3 * 16_000).collect();
    for (number, part) in parts.iter().enumerate() {
        // The page reconnects alternately at once and after half a second. It buffers the speech in between.
        let (lost, heard) = part.split_at(if number % 2 == 0 { 0 } else { part.len().min(8_000) });
        if number > 0 {
            interview.speaker.drop_connection();
            interview.speaker.say(lost).await;
            interview.speaker.connect(&interview.server).await;
        }
        interview.speaker.say(heard).await;
    }
    assert_eq!(interview.speaker.until_ended().await, "maxResponses");
    let answers = interview.messages("user").await;
    assert_eq!(answers.len(), 1, "{answers:?}");
    check_words(&answer.text, text(&answers[0]));
    let ms = sound(&interview, &answers[0]).await.len() as i64 / 16;
    let said_ms = answers[0]["durationMs"].as_i64().expect("ms");
    assert!((-60..=1_400).contains(&(ms - said_ms)), "{ms} ms of sound for {said_ms} ms");
}

#[tokio::test]
async fn speech_before_a_server_crash_is_in_the_transcript() {
    for database in both().await {
        let mut interview = Interview::start(database, json!({})).await;
        interview.speaker.until_listening().await;
        // Long enough that a cut-off, unrecognized word is only one of many.
        let reading = &librivox()[0];
        let said = reading.samples.len() * 3 / 4;
        interview.speaker.say(&reading.samples[..said]).await;
        interview.speaker.drop_connection();
        interview.server = Server::start_on(interview.server.kill()).await;
        interview.speaker.connect(&interview.server).await;
        interview.speaker.until_listening().await;
        let right: Vec<&str> = reading.text.split_whitespace().collect();
        let most = |said: &str| said.split_whitespace().count() * 2 > right.len();
        let kept = &interview.until_said("most of the words before the crash", most).await;
        let words = kept.split_whitespace().count();
        let best = (1..=right.len()).map(|count| word_errors(&right[..count].join(" "), kept).0).min();
        // The words beside the cut are often misheard.
        assert!(best.is_some_and(|wrong| wrong as usize * 4 <= words), "{kept:?} of {:?}", reading.text);
        assert!(loudness(&sound(&interview, &interview.messages("user").await[0]).await) > 300.0);
        // The interviewer may react to the words that are sent again.
        interview.speaker.say(&[0; 3 * 16_000]).await;
        interview.speaker.until_listening().await;
        let last = &librivox()[2];
        let count = last.text.split_whitespace().count();
        let ends_with_it = |said: &str| {
            let said: Vec<&str> = said.split_whitespace().collect();
            are_words(&last.text, &said[said.len().saturating_sub(count)..].join(" "))
        };
        interview.speaker.say(&last.samples).await;
        interview.until_said("answer after the crash", ends_with_it).await;
        interview.speaker.end().await;
        interview.check_whole().await;
    }
}

#[tokio::test]
async fn an_answer_that_ends_with_the_interview_is_recorded_to_its_end() {
    let mut interview = Interview::start(Database::sqlite(), json!({})).await;
    interview.speaker.until_listening().await;
    let reading = &librivox()[0];
    interview.speaker.say(&reading.samples).await;
    interview.speaker.end().await;
    let answers = interview.messages("user").await;
    check_words(&reading.text, text(&answers[0]));
    let ms = sound(&interview, &answers[0]).await.len() as i64 / 16;
    let said_ms = answers[0]["durationMs"].as_i64().expect("ms");
    assert!((-60..=1_400).contains(&(ms - said_ms)), "{ms} ms of sound for {said_ms} ms");
}

#[tokio::test]
async fn a_word_that_the_end_cuts_short_is_recorded_to_its_end() {
    let mut interview = Interview::start(Database::sqlite(), json!({})).await;
    interview.speaker.until_listening().await;
    let reading = &librivox()[0].samples;
    // A breath is followed by a part of a word that is not acknowledged yet.
    let (sentence, breath) = (&reading[..3 * 16_000], &[0; 15 * FRAME]);
    let words = reading.windows(24 * FRAME).step_by(FRAME);
    let word = words.max_by(|one, other| loudness(one).total_cmp(&loudness(other))).expect("a word");
    let early = (interview.speaker.sequence as usize + (sentence.len() + breath.len()) / FRAME) % 25;
    interview.speaker.say(&[&sentence[early * FRAME..], breath, word].concat()).await;
    assert_eq!(interview.speaker.sequence % 25, 24);
    interview.speaker.end().await;
    let answers = interview.messages("user").await;
    let sound = sound(&interview, &answers[0]).await;
    let last = loudness(&sound[sound.len() - 12 * FRAME..]);
    assert!(last > loudness(word) / 2.0, "{last} at the end, of {}", loudness(word));
}

#[tokio::test]
async fn speech_before_the_page_was_closed_is_in_the_transcript() {
    let mut interview = Interview::start(Database::sqlite(), json!({})).await;
    interview.speaker.until_listening().await;
    let reading = &librivox()[2];
    interview.speaker.say(&reading.samples).await;
    interview.speaker.drop_connection();
    for _ in 0..2_400 {
        if !interview.answers().await.is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    check_words(&reading.text, &interview.answers().await[0]);
}
