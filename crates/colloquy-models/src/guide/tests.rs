use colloquy_domain::ports::{GenerationError, GuideAndTextsGenerator};
use serde_json::{Value, json};

use super::*;
use crate::testing::{
    ScriptedResponse, StubModelServer, brief, commuting, completion, model, openai, situation_after,
};

fn good() -> Value {
    json!({
        "goal": "To learn how people commute.",
        "topics": [
            { "name": "your commute.", "opening": "How do you **commute**?", "keywords": ["Bike", " "], "depth": "deep" },
            { "name": "changes", "opening": "What would you change?", "required": false },
        ],
        "conditions": [{ "condition": "they drive", "keywords": ["car"], "question": "Why do you drive?" }],
        "unmentioned": ["the new parking fee"],
        "closing": null,
    })
}

fn changed(pointer: &str, value: Value) -> String {
    let mut guide = good();
    *guide.pointer_mut(pointer).expect("a part of the guide") = value;
    guide.to_string()
}

async fn guide(answers: &[&str]) -> (Result<InterviewGuide, GenerationError>, Vec<String>) {
    let scripts = answers.iter().map(|answer| ScriptedResponse::json("200 OK", completion(answer)));
    let provider = StubModelServer::start(scripts.collect::<Vec<_>>()).await;
    let situation = situation_after("");
    let guide = model(openai(&provider)).guide(&brief(&situation, None)).await;
    let requests = provider.requests();
    let systems = requests.iter().map(|request| request.body["messages"][0]["content"].to_string()).collect();
    (guide.map(|guide| guide.value), systems)
}

#[tokio::test]
async fn a_guide_is_read_from_json_with_plain_texts() {
    let wrapped = format!("<think>{{</think>Here it is:\n```json\n{}\n```", good());
    for answer in [good().to_string(), wrapped] {
        let (guide, systems) = guide(&[&answer]).await;
        let guide = guide.expect("a guide");
        let first = &guide.topics[0];
        assert_eq!((first.name.as_str(), first.opening.as_str()), ("your commute", "How do you commute?"));
        assert_eq!(
            (first.keywords.as_slice(), first.depth),
            (["bike".to_owned()].as_slice(), TopicDepth::Deep)
        );
        assert!(first.is_required && !guide.topics[1].is_required);
        assert_eq!(guide.conditions[0].question, "Why do you drive?");
        assert!(systems[0].contains("Ask how people commute") && systems[0].contains("language: English"));
    }
}

#[tokio::test]
async fn an_unusable_guide_is_repaired_once_and_then_reported() {
    let quoted = "Ask how people commute, and what they would change";
    for (fault, broken) in [
        ("it has no topic", changed("/topics", json!([]))),
        ("asks more than one question", changed("/topics/0/opening", json!("How? And why?"))),
        ("two topics are called", changed("/topics/1/name", json!("your commute"))),
        ("the opening of topic 1 quotes the description", changed("/topics/0/opening", json!(quoted))),
        ("it was not JSON of the form", changed("/topics", json!("none"))),
        ("it was not a JSON object", "I cannot.".to_owned()),
    ] {
        let (repaired, systems) = guide(&[&broken, &good().to_string()]).await;
        assert!(repaired.is_ok() && systems[1].contains(fault), "{fault}: {repaired:?}");
        let (second, systems) = guide(&[&broken, &broken, &good().to_string()]).await;
        assert!(
            matches!(&second, Err(GenerationError::Unusable(words)) if words.contains(fault)),
            "{second:?}"
        );
        assert_eq!(systems.len(), 2);
    }
}

#[test]
fn the_outline_numbers_the_topics_and_names_what_is_special() {
    let guide = checked(&good().to_string(), "").expect("a guide");
    assert_eq!(
        outline(&guide),
        "1. your commute: How do you commute? (deep)\n2. changes: What would you change? (optional)\n\
         Only if they drive: Why do you drive?\nNever mention: the new parking fee"
    );
    assert_eq!(first_question(&commuting()), "How do you commute?");
    assert_eq!(topic_names(&commuting()), "- your commute\n- what you would change");
}
