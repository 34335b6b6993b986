//! Interviews that send speech as fast as they can, to leave no recognition capacity for others.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use colloquy_testkit::{librivox, word_errors};
use serde_json::json;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::harness::{Database, Server};
use crate::interview::invitee::Invitee;
use crate::interview::{created, invitation};
use crate::spoken::speaker::{Speaker, in_one};
use crate::spoken::talker::{FRAMES_PER_SECOND, Talker};

const CROWD: usize = 6;

/// Within this time, every member of the crowd is sending at full speed.
const PATIENCE: Duration = Duration::from_secs(120);

/// The words of the neighbour take a few seconds, also on a busy machine. Behind everything that the crowd can send,
/// they would take a minute.
const LONGEST_WAIT: Duration = Duration::from_secs(45);

/// Sends speech without a pause, on one connection after another.
async fn shout(
    server: &Server,
    slug: &str,
    speech: &[i16],
    loud: watch::Sender<usize>,
    is_over: &AtomicBool,
) {
    Invitee::consent(server, slug).await;
    let (mut next, mut is_loud) = (0, false);
    while !is_over.load(Ordering::Relaxed) {
        let mut talker = Talker::connect(server, slug, next).await;
        talker.send(speech).await;
        if !is_loud {
            talker.until_acknowledged(15 * FRAMES_PER_SECOND).await;
            loud.send_modify(|count| *count += 1);
            is_loud = true;
        }
        if talker.is_closed() {
            next = talker.acknowledged();
        } else {
            next = talker.next;
        }
    }
}

#[tokio::test]
async fn a_clear_sentence_is_recognized_while_six_others_send_speech_at_full_speed() {
    let server = Server::with_speech_recognition(Database::sqlite()).await;
    let readings = librivox();
    let speech = Arc::new(in_one(&[readings.clone(), readings.clone()].concat(), 200).samples);
    let (loud, mut is_loud) = watch::channel(0);
    let is_over = AtomicBool::new(false);
    let mut slugs = Vec::new();
    for _ in 0..CROWD {
        let made = created(&server, json!({})).await;
        slugs.push(made["slug"].as_str().expect("a slug").to_owned());
    }
    let crowd = slugs.iter().map(|slug| shout(&server, slug, &speech, loud.clone(), &is_over));
    let neighbour = async {
        let all_loud = is_loud.wait_for(|count| *count == CROWD);
        drop(
            timeout(PATIENCE, all_loud)
                .await
                .expect("the crowd reaches full speed")
                .expect("the crowd keeps sending"),
        );
        let made = created(&server, json!({})).await;
        let slug = made["slug"].as_str().expect("a slug");
        Invitee::consent(&server, slug).await;
        let mut speaker = Speaker::start(&server, slug).await;
        speaker.until_listening().await;
        let reading = &readings[0];
        speaker.say(&reading.samples).await;
        let is_said = |one: &Speaker| one.of_type("message").any(|(_, message)| message["role"] == "user");
        let spoken = Instant::now();
        speaker.until("answer in the transcript", is_said).await;
        let waited = spoken.elapsed();
        assert!(waited < LONGEST_WAIT, "the words took {waited:?}");
        let asked_again: Vec<_> =
            speaker.of_type("notice").filter(|(_, message)| message["notice"] == "again").collect();
        assert!(asked_again.is_empty(), "{asked_again:?}");
        is_over.store(true, Ordering::Relaxed);
        let record = invitation(&server, &made).await;
        let messages = record["messages"].as_array().expect("a transcript");
        let answer = messages.iter().find(|one| one["role"] == "user").expect("an answer");
        let heard = answer["content"].as_str().expect("a text");
        // Late frames on a busy machine cost a word here and there, but a crowd must not cost the whole sentence.
        let (wrong, all) = word_errors(&reading.text, heard);
        assert!(wrong * 3 <= all, "{heard:?} instead of {:?}", reading.text);
    };
    let crowd = futures::future::join_all(crowd);
    tokio::select! {
        () = neighbour => {}
        _ = crowd => panic!("the crowd stopped before the neighbour was recognized"),
    }
}
