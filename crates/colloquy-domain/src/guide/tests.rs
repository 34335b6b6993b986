use super::*;
use crate::language::Language;
use crate::text::Prompt;

fn topic(name: &str) -> GuideTopic {
    GuideTopic {
        name: name.to_owned(),
        opening: format!("What can you tell me about {name}?"),
        keywords: vec!["week".to_owned()],
        is_required: true,
        depth: TopicDepth::Deep,
    }
}

fn draft() -> GuideDraft {
    GuideDraft {
        goal: "Find out why people leave.".to_owned(),
        audience: "People who have resigned.".to_owned(),
        topics: vec![topic("your first week"), topic("your manager")],
        conditions: vec![ConditionalQuestion {
            condition: "if they mention harassment".to_owned(),
            keywords: vec!["harassed".to_owned()],
            question: "Would you like to talk to somebody about that?".to_owned(),
            if_unknown: Some(
                "If you were harassed, would you like to talk to somebody about that?".to_owned(),
            ),
        }],
        unmentioned: vec!["salaries".to_owned()],
        closing: Some("What should we have asked?".to_owned()),
        farewell: Some("You will get a voucher.".to_owned()),
        most_questions: Some(5),
        address: Some(FormOfAddress::Informal),
    }
}

#[test]
fn a_guide_is_read_as_it_was_written() {
    let guide = InterviewGuide::new(draft()).expect("a guide");
    assert_eq!(InterviewGuide::from_json(&guide.to_json()), Some(guide));
}

#[test]
fn a_guide_without_topics_is_refused() {
    let empty = GuideDraft { topics: Vec::new(), ..draft() };
    assert_eq!(InterviewGuide::new(empty), Err(UnusableGuide::NoTopic));
}

#[test]
fn a_farewell_asks_nothing() {
    let asking = GuideDraft { farewell: Some("Do you want a voucher?".to_owned()), ..draft() };
    assert_eq!(InterviewGuide::new(asking), Err(UnusableGuide::Question("the farewell")));
}

#[test]
fn a_turn_asks_one_question() {
    let mut two = draft();
    two.topics[1].opening = "Who was your manager? How was she?".to_owned();
    assert_eq!(InterviewGuide::new(two), Err(UnusableGuide::SeveralQuestions("a topic's question")));
}

#[test]
fn two_topics_cannot_have_the_same_name() {
    let mut same = draft();
    same.topics[1].name = "Your First Week".to_owned();
    assert_eq!(InterviewGuide::new(same), Err(UnusableGuide::SameName("Your First Week".to_owned())));
}

#[test]
fn a_text_that_is_spoken_is_one_short_line() {
    let with_opening = |opening: String| {
        let mut draft = draft();
        draft.topics[0].opening = opening;
        InterviewGuide::new(draft).expect_err("an unusable guide")
    };
    assert_eq!(with_opening(" ".to_owned()), UnusableGuide::Empty("a topic's question"));
    assert_eq!(with_opening("a\nb".to_owned()), UnusableGuide::NotOneLine("a topic's question"));
    let long = "a".repeat(QUESTION_CHARACTERS + 1);
    assert_eq!(with_opening(long), UnusableGuide::TooLong("a topic's question", QUESTION_CHARACTERS));
}

#[test]
fn another_prompt_or_language_needs_another_guide() {
    let source =
        |prompt: &str, language| GuideSourceHash::of(&Prompt::parse(prompt).expect("a prompt"), language);
    let first = source("Ask about the first week.", Language::English);
    assert_eq!(first, source("Ask about the first week.", Language::English));
    assert_ne!(first, source("Ask about the first day.", Language::English));
    assert_ne!(first, source("Ask about the first week.", Language::German));
}
