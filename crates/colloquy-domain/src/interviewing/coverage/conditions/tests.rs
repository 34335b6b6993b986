use super::*;
use crate::guide::{GuideDraft, GuideTopic, TopicDepth};

fn matcher(condition: &str, keywords: &[&str], question: &str, topic: &str) -> ConditionMatcher {
    matcher_in(Language::English, condition, keywords, question, topic)
}

fn matcher_in(
    language: Language,
    condition: &str,
    keywords: &[&str],
    question: &str,
    topic: &str,
) -> ConditionMatcher {
    let topic = GuideTopic {
        name: topic.to_owned(),
        opening: "How was it?".to_owned(),
        is_required: true,
        depth: TopicDepth::Usual,
        keywords: Vec::new(),
    };
    let condition = ConditionalQuestion {
        condition: condition.to_owned(),
        keywords: keywords.iter().map(|word| (*word).to_owned()).collect(),
        question: question.to_owned(),
    };
    let draft = GuideDraft { topics: vec![topic], conditions: vec![condition], ..GuideDraft::default() };
    let guide = InterviewGuide::new(draft).expect("a valid guide");
    ConditionMatcher::all(&guide, language).remove(0)
}

#[test]
fn a_word_that_the_whole_interview_is_about_meets_no_condition() {
    let absent =
        matcher("their manager was absent", &["manager", "absent"], "How did you cope?", "Your manager");
    assert_eq!(absent.finding("My manager is friendly."), ConditionStatus::Unmet);
    assert_eq!(absent.finding("She was absent for months."), ConditionStatus::Met);
}

#[test]
fn another_word_for_what_the_interview_is_about_meets_no_condition_either() {
    let words = ["child", "special", "daughter", "son"];
    let special = matcher("they have a child with special needs", &words, "How?", "Books with your children");
    assert_eq!(special.finding("My daughter loves the reading corner."), ConditionStatus::Unmet);
    assert_eq!(special.finding("My daughter goes to a special school."), ConditionStatus::Met);
}

#[test]
fn a_preposition_meets_no_condition() {
    let words = ["vom", "vorherigen", "anbieter", "ärger"];
    let trouble = matcher_in(
        Language::German,
        "jemand vom vorherigen Anbieter Ärger hatte",
        &words,
        "Was ist passiert?",
        "Die Anmeldung",
    );
    assert_eq!(trouble.finding("Der Anbieter liegt nicht weit vom Bahnhof."), ConditionStatus::Unmet);
    assert_eq!(trouble.finding("Es gab Ärger mit dem Anbieter."), ConditionStatus::Met);
}

#[test]
fn one_word_of_a_long_condition_is_not_enough() {
    let words = ["missed", "delivery", "window"];
    let missed = matcher("they missed the delivery window", &words, "What happened then?", "The app");
    assert_eq!(missed.finding("The window in our hall is new."), ConditionStatus::Unmet);
    assert_eq!(missed.finding("I missed the window by an hour."), ConditionStatus::Met);
    let either =
        matcher("they name price, service or delivery", &["price", "service", "delivery"], "How?", "Us");
    assert_eq!(either.finding("The price was steep."), ConditionStatus::Met);
}

#[test]
fn a_question_for_a_reason_is_answered_by_one() {
    let left = matcher("they left the club", &["left", "club"], "Why did you leave the club?", "Training");
    assert_eq!(left.finding("I left in spring."), ConditionStatus::Met);
    assert_eq!(left.finding("I left in spring because nobody trained with us."), ConditionStatus::Answered);
    assert_eq!(left.finding("I never left."), ConditionStatus::Unmet);
}

#[test]
fn a_condition_that_something_is_not_so_needs_a_negation() {
    let renew = matcher("they will not renew", &["renew"], "What would change your mind?", "The tickets");
    assert_eq!(renew.finding("Yes, we will renew in May."), ConditionStatus::Unmet);
    assert_eq!(renew.finding("No, I won't renew."), ConditionStatus::Met);
}

#[test]
fn another_form_of_a_short_verb_meets_a_condition() {
    let words = ["usa", "app"];
    let unused = matcher_in(Language::Spanish, "no usa la app", &words, "¿Por qué?", "La app");
    assert_eq!(unused.finding("Por teléfono, la app no la uso."), ConditionStatus::Met);
    assert_eq!(unused.finding("La app la uso cada día."), ConditionStatus::Unmet);
}

#[test]
fn a_noun_of_a_condition_is_no_form_of_a_verb() {
    let verb =
        matcher_in(Language::Spanish, "si no usa la app", &["usa"], "¿Qué usa en su lugar?", "Su trabajo");
    assert_eq!(verb.finding("No la uso nunca."), ConditionStatus::Met);
    let noun = matcher_in(
        Language::Spanish,
        "si menciona la casa",
        &["casa"],
        "¿Qué le falta en ella?",
        "Su trabajo",
    );
    assert_eq!(noun.finding("Me caso en mayo."), ConditionStatus::Unmet);
}
