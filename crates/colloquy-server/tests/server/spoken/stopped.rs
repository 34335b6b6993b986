//! A stop in the middle of a spoken answer.

use colloquy_testkit::librivox;
use serde_json::json;

use super::speaker::{FRAME, check_words, in_one};
use super::{Interview, text};
use crate::harness::{Server, both};

#[tokio::test]
async fn a_stop_in_the_middle_of_an_answer_loses_no_word_and_repeats_no_question() {
    for database in both().await {
        let mut interview = Interview::start(database, json!({})).await;
        interview.speaker.until_listening().await;
        let answer = in_one(&librivox()[..2], 400);
        let (first_part, rest) = answer.samples.split_at(3 * 16_000);
        interview.speaker.say(first_part).await;
        interview.server.signal("TERM");
        // The invitee keeps talking. The page buffers what the service no longer accepts.
        let mut rest = rest.chunks(FRAME);
        while !interview.speaker.is_disconnected() {
            interview.speaker.say(rest.next().unwrap_or(&[0; FRAME])).await;
        }
        let closed: Vec<_> =
            interview.speaker.of_type("closed").map(|(_, message)| message["code"].clone()).collect();
        assert_eq!(closed, [json!(1012)]);
        interview.server = Server::start_on(interview.server.wait_for_exit().await).await;
        let asked = interview.messages("assistant").await;
        let before = interview.speaker.received.len();
        interview.speaker.connect(&interview.server).await;
        for samples in rest {
            interview.speaker.say(samples).await;
        }
        let is_replied = |one: &super::Speaker| {
            let new_messages =
                one.received[before..].iter().filter(|(_, message)| message["type"] == "message");
            new_messages.filter(|(_, message)| message["role"] == "assistant").count() > 0
        };
        interview.speaker.until("reply to the whole answer", is_replied).await;
        let said = interview.answers().await;
        check_words(&answer.text, &said.join(" "));
        let opening = text(&asked[0]);
        let again: Vec<_> = interview.speaker.received[before..]
            .iter()
            .filter(|(_, message)| message["type"] == "speech")
            .filter(|(_, message)| opening.contains(message["text"].as_str().expect("a text")))
            .collect();
        assert!(again.is_empty(), "the question was repeated: {again:?}");
    }
}
