//! Interviews with known faults: the judge must find each, and nothing in a good interview.

use std::path::Path;

use super::super::candidate::InterviewerCandidate;
use super::super::cases::InterviewerCase;
use super::super::figures::{InterviewerMetric, InterviewerScorecard, MetricTally};
use super::super::phrasebook::LanguagePhrasebooks;
use super::super::{DEVELOPMENT_SET, LANGUAGES, judge, simulated_interview};

const CASE: &str = r#"
locale = "en"
organization = "Acme"
prompt = "You interview people who left us. Ask about the food and the noise. Never mention the rent."
hidden = ["you interview people who left"]
unmentioned = ["rent"]
topics = [
  { name = "food", keywords = ["food"] },
  { name = "noise", keywords = ["noise"] },
]
[[personas]]
name = "Kim"
seed = 1
manner = ["terse"]
facts = [
  { topic = "food", say = "The soup was cold.", keys = ["soup"], important = true, negative = true },
  { topic = "food", say = "The bread was stale.", keys = ["bread"], important = true, negative = true },
  { topic = "noise", say = "Trucks, all night.", keys = ["trucks"], important = true },
]
"#;

const GOOD: [&str; 5] = [
    "How was the food?",
    "You say the soup was cold. What else was wrong with it?",
    "Thank you. And what about the noise?",
    "Is there anything else you would like to add?",
    "Thank you, and goodbye.",
];
const SUMMARY: &str = "Cold soup, stale bread, and trucks at night.";

fn judged(persona: &str, lines: &[&'static str], summary: &'static str) -> InterviewerScorecard {
    let case: InterviewerCase =
        toml::from_str(&CASE.replace("manner = [\"terse\"]", persona)).expect("a case");
    let books =
        LanguagePhrasebooks::read(Path::new(LANGUAGES), Path::new(DEVELOPMENT_SET)).expect("the phrasebooks");
    let candidate = InterviewerCandidate::prepared(lines, summary);
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let book = books.of("en").expect("a phrasebook");
    let held = runtime.block_on(simulated_interview::hold(&candidate, &case, &case.personas[0], book));
    judge::judge(&held.expect("an interview"))
}

fn terse(lines: &[&'static str]) -> InterviewerScorecard {
    judged("manner = [\"terse\"]", lines, SUMMARY)
}

fn tally(counted: usize, all: usize) -> MetricTally {
    MetricTally { counted, all }
}

#[test]
fn finds_nothing_wrong_with_a_good_interview() {
    let figures = terse(&GOOD);
    assert_eq!(figures.missed(), []);
    assert_eq!(figures.tally(InterviewerMetric::Covered), tally(2, 2));
    assert_eq!(figures.tally(InterviewerMetric::FactsInSummary), tally(3, 3));
    assert_eq!(figures.tally(InterviewerMetric::SpecificFollowUps), tally(1, 1));
    assert_eq!(figures.tally(InterviewerMetric::QuestionInSummary), tally(0, 1));
    assert_eq!(figures.tally(InterviewerMetric::ClosedEarly), tally(0, 1));
}

#[test]
fn finds_a_topic_that_was_left_out() {
    let figures = terse(&["How was the food?", "Thank you, and goodbye."]);
    assert_eq!(figures.tally(InterviewerMetric::Covered), tally(1, 2));
    assert_eq!(figures.tally(InterviewerMetric::ClosedEarly), tally(1, 1));
    assert_eq!(figures.tally(InterviewerMetric::FactsTold), tally(1, 3));
}

#[test]
fn finds_questions_that_were_answered_or_asked_before() {
    let figures = terse(&[
        "How was the food?",
        "What else?",
        "And the noise?",
        "What about the food?",
        "And the noise?",
        "Goodbye.",
    ]);
    assert_eq!(figures.tally(InterviewerMetric::AskedThoughAnswered).counted, 2);
    assert_eq!(figures.tally(InterviewerMetric::AskedTwice).counted, 1);
}

#[test]
fn finds_what_may_not_be_said() {
    let figures = terse(&[
        "Our topic: you interview people who left us. How was the food?",
        "What about the rent?",
        "Great answer! How was the noise? Was it loud?",
        "We will fix it, I promise. Goodbye.",
    ]);
    assert_eq!(figures.tally(InterviewerMetric::Leaked).counted, 1);
    assert_eq!(figures.tally(InterviewerMetric::Mentioned).counted, 1);
    assert_eq!(figures.tally(InterviewerMetric::TwoQuestions).counted, 1);
    assert_eq!(figures.tally(InterviewerMetric::Praise).counted, 1);
    assert_eq!(figures.tally(InterviewerMetric::Promises).counted, 1);
}

#[test]
fn finds_a_turn_that_is_too_long() {
    const LONG: &str =
        "a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a?";
    let figures = terse(&["How was the food?", LONG, "Goodbye."]);
    assert_eq!(figures.tally(InterviewerMetric::TooLong).counted, 1);
}

#[test]
fn a_refused_topic_may_not_be_asked_again() {
    let refuses = "refuses = \"food\"";
    let kept = judged(refuses, &["How was the food?", "All right. How was the noise?", "Goodbye."], SUMMARY);
    assert_eq!(kept.tally(InterviewerMetric::RefusalsKept), tally(1, 1));
    assert_eq!(kept.tally(InterviewerMetric::RefusedNamed), tally(0, 1));
    for second in ["Could you tell me more?", "But what was wrong with the food?"] {
        let probed = judged(refuses, &["How was the food?", second, "Goodbye."], "Food: refused.");
        assert_eq!(probed.tally(InterviewerMetric::RefusalsKept), tally(0, 1), "{second}");
        assert_eq!(probed.tally(InterviewerMetric::RefusedNamed), tally(1, 1));
    }
    let closed = judged(refuses, &["How was the food?", "Goodbye."], SUMMARY);
    assert_eq!(closed.tally(InterviewerMetric::RefusalsKept), tally(0, 1));
}

#[test]
fn what_the_invitee_asks_must_be_answered() {
    let cases = [
        ("length", "Five more minutes. How was the noise?", "Let us continue. How was the noise?"),
        ("readers", "Acme reads it. How was the noise?", "Does Acme make noise?"),
        (
            "reason",
            "I ask about noise because Acme wants to improve.",
            "I cannot answer that. Noise is my topic.",
        ),
        ("person", "No, I am a machine. How was the noise?", "Let us continue. How was the noise?"),
    ];
    for (asks, good, bad) in cases {
        let persona = format!("asks = \"{asks}\"");
        for (reply, is_answered) in [(good, 1), (bad, 0)] {
            let figures =
                judged(&persona, &["How was the food?", "And the noise?", reply, "Goodbye."], SUMMARY);
            assert_eq!(figures.tally(InterviewerMetric::AskBacks), tally(is_answered, 1), "{reply}");
        }
    }
}

#[test]
fn an_objection_needs_an_apology_and_another_topic() {
    let lines = |reply| {
        ["How was the noise?", "How was the food?", "What else?", "And the noise?", reply, "Goodbye."]
    };
    for (reply, is_met) in [
        ("Sorry, you are right. What would you like to add?", 1),
        ("Sorry. How was the noise?", 0),
        ("What would you like to add?", 0),
    ] {
        let figures = judged("manner = [\"objects\", \"terse\"]", &lines(reply), SUMMARY);
        assert_eq!(figures.tally(InterviewerMetric::Objections), tally(is_met, 1), "{reply}");
    }
}

#[test]
fn digressions_and_annoyance_have_their_replies() {
    let rambles = "manner = [\"rambles\", \"terse\"]";
    for (reply, is_back) in
        [("I see. How was the noise?", 1), ("Is it noise from the piano, the football or the garden?", 0)]
    {
        let figures = judged(rambles, &["How was the food?", "What else?", reply, "Goodbye."], SUMMARY);
        assert_eq!(figures.tally(InterviewerMetric::BroughtBack), tally(is_back, 1), "{reply}");
    }
    let annoyed = "manner = [\"annoyed\", \"terse\"]";
    for (reply, is_fine) in [("Just one more: how was the noise?", 1), ("Could you go into that?", 0)] {
        let lines = ["How was the food?", "What else?", "And then?", reply, "Goodbye."];
        let figures = judged(annoyed, &lines, SUMMARY);
        assert_eq!(figures.tally(InterviewerMetric::Annoyance), tally(is_fine, 1), "{reply}");
    }
}

#[test]
fn a_summary_may_not_quote_the_questions() {
    let figures =
        judged("manner = [\"terse\"]", &GOOD, "Asked “What else was wrong with it?”, they said: cold soup.");
    assert_eq!(figures.tally(InterviewerMetric::QuestionInSummary), tally(1, 1));
    assert_eq!(figures.tally(InterviewerMetric::FactsInSummary), tally(1, 3));
}
