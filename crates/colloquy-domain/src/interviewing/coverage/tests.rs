use proptest::prelude::*;

use super::*;
use crate::guide::{ConditionalQuestion, GuideDraft, GuideTopic};
use crate::message::Role;

const SUBJECTS: [(&str, &str); 5] = [
    ("your salary", "salary, bonus, raise"),
    ("the canteen", "canteen, lunch, menu"),
    ("your desk", "desk, chair, lamp"),
    ("the commute", "commute, train, traffic"),
    ("the holidays", "holidays, vacation, leave"),
];

fn guide(required: &[bool], depth: TopicDepth) -> InterviewGuide {
    let topics = SUBJECTS.iter().zip(required).map(|((name, keywords), is_required)| GuideTopic {
        name: (*name).to_owned(),
        opening: format!("How satisfied are you with {name}?"),
        keywords: keywords.split(", ").map(str::to_owned).collect(),
        is_required: *is_required,
        depth,
    });
    let condition = ConditionalQuestion {
        condition: "They were injured".to_owned(),
        keywords: vec!["injured".to_owned(), "accident".to_owned()],
        question: "Did you see a doctor afterwards?".to_owned(),
        if_unknown: None,
    };
    let draft = GuideDraft { topics: topics.collect(), conditions: vec![condition], ..GuideDraft::default() };
    InterviewGuide::new(draft).expect("a guide")
}

fn conversation(said: &[&str]) -> Vec<ConversationTurn> {
    let role = |place: usize| if place.is_multiple_of(2) { Role::Assistant } else { Role::User };
    let turns = said.iter().enumerate();
    turns.map(|(place, text)| ConversationTurn { role: role(place), text: (*text).to_owned() }).collect()
}

fn covered(said: &[&str]) -> Coverage {
    Coverage::of(&guide(&[true; 5], TopicDepth::Deep), &conversation(said), Language::English)
}

const SALARY: &str = "How satisfied are you with your salary?";
const UNLIMITED: RemainingInterviewLimits = RemainingInterviewLimits { active_ms: None, responses: None };

#[test]
fn the_state_of_a_topic_follows_from_the_answer() {
    for (answer, state) in [
        ("It is enough for my family and me.", TopicState::Answered),
        ("I'd rather not say.", TopicState::Refused),
        ("I don't know.", TopicState::Exhausted),
        ("Who reads this?", TopicState::Asked),
        ("I already told you.", TopicState::Answered),
    ] {
        assert_eq!(covered(&[SALARY, answer]).topics[0].state, state, "{answer}");
    }
}

#[test]
fn a_question_that_a_model_worded_belongs_to_its_topic() {
    let said = [
        SALARY,
        "It is fine.",
        "Thank you. Let me turn to the canteen: what is it like for you?",
        "Too loud.",
    ];
    let coverage = covered(&said);
    assert_eq!(coverage.current, Some(1));
    assert_eq!(coverage.topics[1].state, TopicState::Answered);
    let said =
        [SALARY, "The canteen is loud.", "You said that the canteen is loud. What did that mean for you?"];
    let coverage = covered(&said);
    assert_eq!((coverage.current, coverage.follow_ups_in_a_row), (Some(0), 1));
    assert_eq!(coverage.topics[1].state, TopicState::Open);
}

#[test]
fn a_long_answer_covers_other_topics_and_a_short_mention_does_not() {
    let long = "It is low, and at lunch the canteen has the same menu every week, which I find sad after so many years.";
    assert_eq!(covered(&[SALARY, long]).topics[1].state, TopicState::Answered);
    let coverage = covered(&[SALARY, "It is low, like the canteen."]);
    assert_eq!(coverage.topics[1].state, TopicState::Open);
    assert_eq!(coverage.topics[1].mentioned_in, Some(1));
}

#[test]
fn a_reason_that_was_told_before_is_not_asked_for() {
    let mut draft = GuideDraft::clone(&guide(&[true, true], TopicDepth::Usual));
    draft.topics[1].opening = "Why did you leave the company?".to_owned();
    draft.topics[1].name = "your decision to leave".to_owned();
    draft.topics[1].keywords = vec!["leave".to_owned(), "left".to_owned()];
    let guide = InterviewGuide::new(draft).expect("a guide");
    let state = |answer: &str| {
        let coverage = Coverage::of(&guide, &conversation(&[SALARY, answer]), Language::English);
        coverage.topics[1].state
    };
    assert_eq!(state("Poor. I left because nobody listened to me."), TopicState::Answered);
    assert_eq!(state("Poor, because the company pays nobody well."), TopicState::Open);
    assert_eq!(state("Poor. I left in May."), TopicState::Open);
}

#[test]
fn a_condition_is_due_once_and_only_if_it_is_met() {
    let due = |said: &[&str]| covered(said).due_condition(&UNLIMITED);
    assert_eq!(due(&[SALARY, "It is fine for me."]), None);
    assert_eq!(due(&[SALARY, "I was never injured at work."]), None);
    let accident = "It is low since my accident in May.";
    assert_eq!(due(&[SALARY, accident]), Some(0));
    assert_eq!(
        due(&[SALARY, accident, "Did you see a doctor afterwards?", "Yes, my accident was bad."]),
        None
    );
}

#[test]
fn follow_ups_end_with_the_depth_of_the_topic() {
    let said = [
        SALARY,
        "It is so low that we count every euro before the end of the month.",
        "What did that mean for you?",
        "We could not pay the heating in the winter and borrowed from my sister.",
        "How did that affect you?",
        "My children noticed it first when the holiday with their cousins was cancelled.",
    ];
    for (depth, allowed) in [(TopicDepth::Brief, 0), (TopicDepth::Usual, 1), (TopicDepth::Deep, 2)] {
        for asked in 0..3 {
            let said = conversation(&said[..2 + 2 * asked]);
            let coverage = Coverage::of(&guide(&[true; 5], depth), &said, Language::English);
            assert_eq!(coverage.may_follow_up(&UNLIMITED), asked < allowed, "{depth:?} {asked}");
        }
    }
}

#[test]
fn follow_ups_leave_room_for_required_topics_and_the_closing() {
    let coverage = covered(&[SALARY, "It is low."]);
    let with = |responses| RemainingInterviewLimits { responses: Some(responses), active_ms: None };
    assert!(coverage.may_follow_up(&with(6)));
    assert!(!coverage.may_follow_up(&with(5)));
}

#[test]
fn optional_topics_come_after_the_required_ones() {
    let guide = guide(&[false, true, false, true, false], TopicDepth::Usual);
    let coverage = Coverage::of(&guide, &conversation(&["Welcome."]), Language::English);
    assert_eq!(coverage.next_step(&UNLIMITED), NextInterviewStep::Topic(1));
}

const ANSWERS: [&str; 8] = [
    "It is fine.",
    "I'd rather not talk about that.",
    "I don't know.",
    "Who reads this?",
    "",
    "The train is late, traffic is bad, and the commute takes two hours of my day each way.",
    "I already said that.",
    "This takes too long.",
];

proptest! {
    #[test]
    fn an_interview_by_these_steps_keeps_its_promises(
        required in prop::collection::vec(any::<bool>(), 1..=5),
        answers in prop::collection::vec(prop::sample::select(&ANSWERS[..]), 1..30),
        responses in 0i64..12,
    ) {
        let guide = guide(&required, TopicDepth::Usual);
        let mut said: Vec<String> = vec![];
        let mut asked: Vec<usize> = Vec::new();
        let mut left = responses;
        for answer in &answers {
            let texts: Vec<&str> = said.iter().map(String::as_str).collect();
            let coverage = Coverage::of(&guide, &conversation(&texts), Language::English);
            let remaining = RemainingInterviewLimits { active_ms: None, responses: Some(left) };
            let open: Vec<usize> = coverage.open().filter(|topic| required[*topic]).collect();
            let question = match coverage.next_step(&remaining) {
                NextInterviewStep::Topic(topic) => {
                    prop_assert!(!asked.contains(&topic), "asked twice: {said:?}");
                    prop_assert_ne!(coverage.topics[topic].state, TopicState::Refused);
                    prop_assert!(required[topic] || open.is_empty(), "optional before required: {said:?}");
                    asked.push(topic);
                    guide.topics[topic].opening.clone()
                }
                NextInterviewStep::Closing => {
                    prop_assert!(open.is_empty(), "closes before required topics: {said:?}");
                    "Is there anything that you would like to add?".to_owned()
                }
                NextInterviewStep::Farewell => {
                    prop_assert!(open.is_empty() || left == 0);
                    break;
                }
            };
            said.extend([question, (*answer).to_owned()]);
            left -= 1;
        }
    }
}

#[test]
fn no_more_questions_are_asked_than_the_organization_allows() {
    let most = |most_questions| {
        let draft = (*guide(&[true; 5], TopicDepth::Deep)).clone();
        let guide = InterviewGuide::new(GuideDraft { most_questions: Some(most_questions), ..draft });
        let guide = guide.expect("a guide");
        let said = [SALARY, "It is fine.", "How satisfied are you with the canteen?", "It is loud."];
        Coverage::of(&guide, &conversation(&said), Language::English)
    };
    assert_eq!(most(2).next_step(&UNLIMITED), NextInterviewStep::Farewell);
    assert!(!most(2).may_follow_up(&UNLIMITED) && !most(2).is_out_of_limits(&UNLIMITED));
    assert_eq!(most(3).next_step(&UNLIMITED), NextInterviewStep::Topic(2));
    assert!(!most(5).may_follow_up(&UNLIMITED), "the other topics come first");
}

#[test]
fn last_words_may_give_reason_to_a_conditional_question_and_only_once() {
    let closing = "Is there anything that you would like to add?";
    let said = [SALARY, "Fine.", closing, "I was injured in March."];
    assert_eq!(covered(&said).due_condition(&UNLIMITED), Some(0));
    let more = [&said[..], &["Did you see a doctor afterwards?", "Yes, and I was injured again."]].concat();
    let coverage = covered(&more);
    assert_eq!(coverage.due_condition(&UNLIMITED), None);
    assert_eq!(coverage.next_step(&UNLIMITED), NextInterviewStep::Farewell);
}

#[test]
fn an_answer_about_a_neighbour_is_a_digression_only_with_a_sign_of_another() {
    let is_digression = |answer: &str| covered(&[SALARY, answer]).is_digression;
    assert!(!is_digression("My neighbour told me all about it, he has been with you for three years now."));
    assert!(is_digression("My neighbour came over last night and we watched the match on telly until ten."));
    assert!(is_digression("By the way, did you watch the match last night, what a goal that was."));
}

const IF_UNKNOWN: &str = "If you have children, how do they like the canteen?";

/// A guide with two topics and with a condition that may be asked about.
fn with_unknown(said: &[&str], most_questions: Option<usize>) -> Coverage {
    let mut draft = (*guide(&[true, true], TopicDepth::Usual)).clone();
    draft.conditions = vec![ConditionalQuestion {
        condition: "If they have children".to_owned(),
        keywords: vec!["children".to_owned()],
        question: "How do they like the canteen?".to_owned(),
        if_unknown: Some(IF_UNKNOWN.to_owned()),
    }];
    draft.most_questions = most_questions;
    let guide = InterviewGuide::new(draft).expect("a guide");
    Coverage::of(&guide, &conversation(said), Language::English)
}

const CANTEEN: &str = "How satisfied are you with the canteen?";

#[test]
fn a_condition_of_which_nothing_is_known_is_asked_about_when_all_topics_are_done() {
    let unknown = |said: &[&str]| with_unknown(said, None).unknown_condition(&UNLIMITED);
    assert_eq!(unknown(&[SALARY, "It is enough for me."]), None, "a topic is open");
    let done = [SALARY, "It is enough for me.", CANTEEN, "It is loud in there."];
    assert_eq!(unknown(&done), Some(0));
    assert_eq!(unknown(&[&done[..], &[IF_UNKNOWN, "No, we have none."]].concat()), None, "once");
    let closing = "Is there anything that you would like to add?";
    assert_eq!(unknown(&[&done[..], &[closing, "No."]].concat()), None, "the interview is over");
}

#[test]
fn a_condition_that_an_answer_settles_is_not_asked_about() {
    let with = |answer: &str| with_unknown(&[SALARY, answer, CANTEEN, "It is loud in there."], None);
    assert_eq!(with("We don't have kids, so it is enough.").unknown_condition(&UNLIMITED), None);
    let met = with("It is tight with my two.");
    assert_eq!((met.unknown_condition(&UNLIMITED), met.due_condition(&UNLIMITED)), (None, Some(0)));
}

#[test]
fn a_condition_of_which_nothing_is_known_never_costs_the_last_question() {
    let said = [SALARY, "It is enough for me.", CANTEEN, "It is loud in there."];
    let unknown = |responses| {
        let left = RemainingInterviewLimits { responses: Some(responses), active_ms: None };
        with_unknown(&said, None).unknown_condition(&left)
    };
    assert_eq!((unknown(1), unknown(2)), (None, Some(0)));
    assert_eq!(with_unknown(&said, Some(3)).unknown_condition(&UNLIMITED), None);
    let hurried = [SALARY, "It is enough for me.", CANTEEN, "Loud. I'm in a hurry, please be quick."];
    assert_eq!(with_unknown(&hurried, None).unknown_condition(&UNLIMITED), None);
}
