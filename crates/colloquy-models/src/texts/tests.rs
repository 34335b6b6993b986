use super::*;
use crate::testing::{ScriptedResponse, StubModelServer, brief, completion, model, openai, situation_after};

async fn titles(answers: &[&str], previous: Option<&str>) -> (Result<String, GenerationError>, Vec<String>) {
    let scripts: Vec<ScriptedResponse> =
        answers.iter().map(|answer| ScriptedResponse::json("200 OK", completion(answer))).collect();
    let provider = StubModelServer::start(scripts).await;
    let situation = situation_after("");
    let title = model(openai(&provider)).title(&brief(&situation, previous), &situation.guide).await;
    let instructions = provider
        .requests()
        .iter()
        .map(|request| request.body["messages"][0]["content"].to_string())
        .collect();
    (title.map(|title| title.value.as_str().to_owned()), instructions)
}

#[tokio::test]
async fn removes_quotes_labels_markup_and_reasoning() {
    for answer in [
        "Ways to work",
        "\"Ways to work\"",
        "**Ways to work**",
        "# Ways to work\n",
        "Title: \"Ways to work\"",
        "<think>\nHm, ways?\n</think>\n\n„Ways to work“",
        "Ways\nto work. 🚲",
        "- Ways to work [[CLOSE]]",
    ] {
        assert_eq!(titles(&[answer], None).await.0, Ok("Ways to work".to_owned()), "{answer:?}");
    }
}

#[tokio::test]
async fn asks_once_more_for_an_unusable_text_with_its_fault() {
    let long = "long ".repeat(40);
    for (bad, fault) in [("", "it was empty"), (long.as_str(), "it was longer than 120 characters")] {
        let (title, instructions) = titles(&[bad, "Ways to work"], None).await;
        assert_eq!(title, Ok("Ways to work".to_owned()));
        assert!(!instructions[0].contains(fault) && instructions[1].contains(fault));
        let (title, instructions) = titles(&[bad, bad, "Ways to work"], None).await;
        assert_eq!((title, instructions.len()), (Err(GenerationError::Unusable(fault.to_owned())), 2));
    }
}

#[tokio::test]
async fn the_previous_text_is_sent_and_not_accepted_again() {
    let (title, instructions) = titles(&["Ways to work", "How we travel"], Some("Ways to work")).await;
    assert_eq!(title, Ok("How we travel".to_owned()));
    assert!(instructions[0].contains("Ways to work"));
}

/// Returns the text that is made of these responses, and the instructions of each request.
async fn written(
    kind: ModelRequestPurpose,
    answers: &[&str],
) -> (Result<(String, String), GenerationError>, Vec<String>) {
    let scripts = answers.iter().map(|answer| ScriptedResponse::json("200 OK", completion(answer)));
    let provider = StubModelServer::start(scripts.collect::<Vec<_>>()).await;
    let (model, situation) = (model(openai(&provider)), situation_after(""));
    let (brief, guide) = (brief(&situation, None), &situation.guide);
    let text = match kind {
        ModelRequestPurpose::Intro => {
            model.intro(&brief, guide).await.map(|text| (text.value.to_string(), text.by.template))
        }
        _ => model.first_message(&brief, guide).await.map(|text| (text.value.to_string(), text.by.template)),
    };
    let requests = provider.requests();
    let systems = requests.iter().map(|request| request.body["messages"][0]["content"].to_string()).collect();
    (text, systems)
}

#[tokio::test]
async fn intros_and_first_messages_are_one_paragraph_with_their_provenance() {
    let intro = written(ModelRequestPurpose::Intro, &["Welcome!\n\nThis is about your commute."]).await;
    assert_eq!(intro.0, Ok(("Welcome! This is about your commute.".to_owned(), "intro-2".to_owned())));
    let first = written(ModelRequestPurpose::FirstMessage, &["Welcome!\n\nHow do you commute?"]).await;
    assert_eq!(first.0, Ok(("Welcome! How do you commute?".to_owned(), "first-message-2".to_owned())));
}

#[tokio::test]
async fn an_intro_asks_nothing_and_a_first_message_asks_once() {
    for (kind, bad, good, fault) in [
        (ModelRequestPurpose::Intro, "Welcome! How are you?", "Welcome!", "it must not ask a question yet"),
        (ModelRequestPurpose::FirstMessage, "Welcome!", "How are you?", "it must ask exactly one question"),
        (
            ModelRequestPurpose::FirstMessage,
            "Hi? How are you?",
            "How are you?",
            "it must ask exactly one question",
        ),
    ] {
        let (text, systems) = written(kind, &[bad, good]).await;
        assert_eq!(text.map(|(text, _)| text), Ok(good.to_owned()));
        assert!(systems[1].contains(fault));
    }
}

#[tokio::test]
async fn texts_are_made_from_the_guide_and_not_from_the_prompt() {
    let (_, intro) = written(ModelRequestPurpose::Intro, &["Welcome!"]).await;
    let (_, first) = written(ModelRequestPurpose::FirstMessage, &["How do you commute?"]).await;
    let (_, title) = titles(&["Ways to work"], None).await;
    for system in [&intro[0], &first[0], &title[0]] {
        assert!(!system.contains("Ask how people commute"), "{system}");
    }
    assert!(intro[0].contains("- your commute") && title[0].contains("- what you would change"));
    assert!(first[0].contains("How do you commute?"));
}
