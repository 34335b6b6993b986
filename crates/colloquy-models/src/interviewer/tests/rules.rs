//! What is passed on of a reply that breaks a rule.

use super::*;

/// Returns the sentences that were passed on, the outcome, and the last message of each request.
async fn spoken(
    situation: &InterviewSituation,
    replies: &[&str],
) -> (Vec<String>, Result<bool, GenerationError>, Vec<String>) {
    let provider =
        StubModelServer::start(replies.iter().map(|reply| streamed(reply)).collect::<Vec<_>>()).await;
    let mut recorded = FakeReplyListener::default();
    let reply = model(openai(&provider)).reply(situation, &mut recorded).await;
    let requests = provider.requests();
    let last = |request: &crate::testing::StubProviderRequest| {
        let messages = request.body["messages"].as_array().expect("messages");
        messages.last().and_then(|message| message["content"].as_str()).expect("a message").to_owned()
    };
    (recorded.heard(), reply.map(|reply| reply.closes), requests.iter().map(last).collect())
}

const GOOD: &str = "TOPIC: 2\nCOVERED: 1\nREFUSED: none\nSAY: I see. What would you change about it?";
const PROMISE: &str = "SAY: I promise to pass this on. What would you change about it?";
const FINISHED: &str = "TOPIC: END\nSAY: Thank you for your time.";

#[tokio::test]
async fn a_reply_that_breaks_a_rule_at_once_is_asked_for_once_more_with_the_fault() {
    let situation = situation_after("By bike.");
    for (broken, fault) in [
        (PROMISE, "Do not promise anything."),
        ("SAY: How do you commute?", "Do not ask again what was asked before"),
        (FINISHED, "Do not end yet. Topic 2 is still open: ask about what you would change."),
        ("TOPIC: 2\nSAY:", "There was nothing to say after SAY."),
    ] {
        let (heard, reply, asked) = spoken(&situation, &[broken, GOOD]).await;
        assert_eq!((heard.join(" ").as_str(), reply), ("I see. What would you change about it?", Ok(false)));
        assert!(!asked[0].contains(fault) && asked[1].contains(fault), "{fault}: {}", asked[1]);
        let (heard, reply, asked) = spoken(&situation, &[broken, broken, GOOD]).await;
        assert!(heard.is_empty() && asked.len() == 2, "{broken}");
        assert!(
            matches!(&reply, Err(GenerationError::Unusable(words)) if words.contains(fault)),
            "{reply:?}"
        );
    }
}

#[tokio::test]
async fn a_reply_that_breaks_a_rule_later_ends_there() {
    let situation = situation_after("By bike.");
    let (heard, reply, asked) =
        spoken(&situation, &["SAY: I see. What would you change about it? And why? And when?"]).await;
    assert_eq!(heard, ["I see.", "What would you change about it?"], "the first question is the only one");
    assert_eq!((reply, asked.len()), (Ok(false), 1));
}

#[tokio::test]
async fn a_reply_that_ends_before_its_question_continues_with_the_guides() {
    let situation = situation_after("By bike.");
    let (heard, reply, _) = spoken(&situation, &["SAY: I see. We guarantee a change. Why?"]).await;
    assert_eq!((heard.join(" ").as_str(), reply), ("I see. What would you change about it?", Ok(false)));
    let (heard, reply, _) = spoken(&situation, &["SAY: Thank you for your time.\nTOPIC: END"]).await;
    assert_eq!(
        heard,
        ["Thank you for your time.", "What would you change about it?"],
        "the end came too early"
    );
    assert_eq!(reply, Ok(false));
}

#[tokio::test]
async fn a_reply_that_breaks_off_after_all_topics_asks_the_last_question() {
    let (heard, reply, _) = spoken(&covered(), &["SAY: I see. We guarantee a change."]).await;
    let last_question = covered().locale.language().tables().interviewer.last_questions[0];
    assert_eq!((heard.join(" "), reply), (format!("I see. {last_question}"), Ok(false)));
}

#[tokio::test]
async fn an_interview_ends_when_it_is_covered_or_the_invitee_wants_to_stop() {
    let stopping = situation_after("Please stop the interview now.");
    for situation in [covered(), stopping] {
        let (heard, reply, _) = spoken(&situation, &[FINISHED]).await;
        assert_eq!((heard.join(" ").as_str(), reply), ("Thank you for your time.", Ok(true)));
    }
    let (heard, reply, asked) = spoken(&covered(), &["TOPIC: END\nSAY: Any last words?", FINISHED]).await;
    assert_eq!((heard.join(" ").as_str(), reply), ("Thank you for your time.", Ok(true)));
    assert!(asked[1].contains("ask nothing"));
}

#[tokio::test]
async fn an_interview_ends_when_nothing_is_left_of_its_limits() {
    let mut situation = situation_after("By bike.");
    situation.remaining = RemainingInterviewLimits { active_ms: None, responses: Some(0) };
    let (heard, reply, asked) = spoken(&situation, &[GOOD]).await;
    assert_eq!((heard.join(" ").as_str(), reply), ("I see.", Ok(true)), "nobody can answer a question");
    assert!(asked[0].contains("nothing: close with this reply"));
}

#[tokio::test]
async fn the_state_of_the_guide_follows_the_last_answer() {
    let (_, _, asked) = spoken(&situation_after("By bike."), &[GOOD]).await;
    assert!(
        asked[0].starts_with("By bike.\n\n<state>\nCovered: 1. Refused: none. Still to ask: 2."),
        "{}",
        asked[0]
    );
    let (_, _, asked) = spoken(&covered(), &[FINISHED]).await;
    assert!(asked[0].contains("Covered: 1, 2. Refused: none. Still to ask: none."), "{}", asked[0]);
}
