//! A stop in the middle of a spoken answer.

use colloquy_testkit::librivox;
use serde_json::json;

use super::speaker::{FRAME, check_words, in_one};
use super::{Interview, text};
use crate::harness::{Server, both};

#[tokio::test]
async fn a_stop_in_the_middle_of_an_answer_loses_no_word_and_asks_nothing_again() {
    for database in both().await {
        let mut interview = Interview::begun(database, json!({})).await;
        interview.speaker.until_listening().await;
        let answer = in_one(&librivox()[..2], 400);
        let (begun, rest) = answer.samples.split_at(3 * 16_000);
        interview.speaker.say(begun).await;
        interview.server.signal("TERM");
        // The invitee talks on; what is not taken any more is kept by the page.
        let mut rest = rest.chunks(FRAME);
        while !interview.speaker.is_hung_up() {
            interview.speaker.say(rest.next().unwrap_or(&[0; FRAME])).await;
        }
        let closed: Vec<_> =
            interview.speaker.of_type("closed").map(|(_, told)| told["code"].clone()).collect();
        assert_eq!(closed, [json!(1012)]);
        interview.server = Server::again(interview.server.ended().await).await;
        let asked = interview.messages("assistant").await;
        let before = interview.speaker.told.len();
        interview.speaker.connect(&interview.server).await;
        for samples in rest {
            interview.speaker.say(samples).await;
        }
        let is_replied = |one: &super::Speaker| {
            let lately = one.told[before..].iter().filter(|(_, told)| told["type"] == "message");
            lately.filter(|(_, told)| told["role"] == "assistant").count() > 0
        };
        interview.speaker.until("a reply to all of it", is_replied).await;
        let said = interview.answers().await;
        check_words(&answer.text, &said.join(" "));
        let opening = text(&asked[0]);
        let again: Vec<_> = interview.speaker.told[before..]
            .iter()
            .filter(|(_, told)| told["type"] == "speech")
            .filter(|(_, told)| opening.contains(told["text"].as_str().expect("a text")))
            .collect();
        assert!(again.is_empty(), "asked again: {again:?}");
    }
}
