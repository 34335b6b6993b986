use super::*;
use crate::testing::{Provider, Script, brief, completion, model, openai, situation_after};

async fn titles(answers: &[&str], previous: Option<&str>) -> (Result<String, GenerationError>, Vec<String>) {
    let scripts: Vec<Script> =
        answers.iter().map(|answer| Script::json("200 OK", completion(answer))).collect();
    let provider = Provider::start(scripts).await;
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

#[tokio::test]
async fn intros_and_first_messages_are_one_paragraph_with_their_provenance() {
    let answer = completion("Welcome!\n\nHow do you commute?");
    let provider = Provider::start([Script::json("200 OK", &answer), Script::json("200 OK", &answer)]).await;
    let model = model(openai(&provider));
    let situation = situation_after("");
    let brief = brief(&situation, None);
    let intro = model.intro(&brief, &situation.guide).await.expect("an intro");
    assert_eq!(
        (intro.value.as_str(), intro.by.template.as_str()),
        ("Welcome! How do you commute?", "intro-1")
    );
    let first = model.first_message(&brief, &situation.guide).await.expect("a first message");
    assert_eq!(
        (first.value.as_str(), first.by.template.as_str()),
        ("Welcome! How do you commute?", "first-message-1")
    );
    let purposes: Vec<_> = model.usage().iter().map(|usage| (usage.purpose, usage.output_tokens)).collect();
    assert_eq!(purposes, [(ModelPurpose::Intro, 9), (ModelPurpose::FirstMessage, 9)]);
}
