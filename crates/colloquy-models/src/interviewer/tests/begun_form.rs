//! What a model that continues a text is given of the form.

use std::sync::Arc;

use colloquy_domain::guide::{GuideDraft, GuideTopic, InterviewGuide, TopicDepth};

use super::*;
use crate::interviewer::begun_form::begun_form;

fn form(situation: &InterviewSituation) -> String {
    begun_form(
        situation,
        &Coverage::of(&situation.guide, &situation.conversation, situation.locale.language()),
    )
}

/// The first line, which decides what the reply is about.
fn topic(situation: &InterviewSituation) -> String {
    form(situation).lines().next().unwrap_or_default().to_owned()
}

fn with_depth(mut situation: InterviewSituation, depth: TopicDepth) -> InterviewSituation {
    let topics = situation.guide.topics.iter().cloned().map(|topic| GuideTopic { depth, ..topic }).collect();
    let guide = InterviewGuide::new(GuideDraft { topics, ..GuideDraft::default() });
    situation.guide = Arc::new(guide.expect("a guide"));
    situation
}

const PLAIN: &str = "I ride my bike to the office every day, because it is quick and the bus is always late.";

#[test]
fn a_deep_topic_is_followed_up_and_a_brief_one_is_not() {
    assert_eq!(topic(&with_depth(situation_after(PLAIN), TopicDepth::Deep)), "TOPIC: 1");
    assert_eq!(topic(&with_depth(situation_after(PLAIN), TopicDepth::Brief)), "TOPIC: 2");
}

#[test]
fn says_what_is_covered_and_leaves_the_words_to_the_model() {
    let form = form(&with_depth(situation_after(PLAIN), TopicDepth::Brief));
    assert_eq!(form, "TOPIC: 2\nCOVERED: 1\nREFUSED: none\nSAY:");
}

#[test]
fn a_refused_topic_is_left() {
    let form = form(&situation_after("I do not want to talk about that."));
    assert!(form.starts_with("TOPIC: 2\n") && form.contains("\nREFUSED: 1\n"), "{form}");
}

#[test]
fn a_question_that_was_not_understood_stays() {
    assert_eq!(topic(&situation_after("Could you repeat that?")), "TOPIC: 1");
}

#[test]
fn ends_when_the_person_wants_to_stop_or_nothing_is_left() {
    assert_eq!(topic(&situation_after("I want to stop now.")), "TOPIC: END");
    let mut exhausted = situation_after(PLAIN);
    exhausted.remaining = RemainingInterviewLimits { active_ms: None, responses: Some(0) };
    assert_eq!(topic(&exhausted), "TOPIC: END");
}

#[test]
fn the_last_question_follows_the_last_topic() {
    assert_eq!(topic(&with_depth(covered(), TopicDepth::Brief)), "TOPIC: last question");
}
