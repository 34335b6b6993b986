use super::*;
use crate::guide::{GuideDraft, GuideTopic, TopicDepth};

fn matcher(condition: &str, keywords: &[&str], question: &str, topic: &str) -> ConditionMatcher {
    matcher_in(Language::English, condition, keywords, question, topic)
}

fn finding(matcher: &ConditionMatcher, text: &str) -> ConditionStatus {
    finding_after(matcher, "How was it?", text, None)
}

fn finding_after(
    matcher: &ConditionMatcher,
    question: &str,
    text: &str,
    consent: Option<bool>,
) -> ConditionStatus {
    let mut told = ToldFacts::default();
    told.add(text, matcher.language);
    let question = &NormalizedText::of(question);
    matcher.finding(&AnswerInContext { text, question, consent, told: &told })
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
        if_unknown: None,
    };
    let draft = GuideDraft { topics: vec![topic], conditions: vec![condition], ..GuideDraft::default() };
    let guide = InterviewGuide::new(draft).expect("a valid guide");
    ConditionMatcher::all(&guide, language).remove(0)
}

#[test]
fn a_word_that_the_whole_interview_is_about_meets_no_condition() {
    let absent =
        matcher("their manager was absent", &["manager", "absent"], "How did you cope?", "Your manager");
    assert_eq!(finding(&absent, "My manager is friendly."), ConditionStatus::Unmet);
    assert_eq!(finding(&absent, "She was absent for months."), ConditionStatus::Met);
}

#[test]
fn another_word_for_what_the_interview_is_about_meets_no_condition_either() {
    let words = ["child", "special", "daughter", "son"];
    let special = matcher("they have a child with special needs", &words, "How?", "Books with your children");
    assert_eq!(finding(&special, "My daughter loves the reading corner."), ConditionStatus::Unmet);
    assert_eq!(finding(&special, "My daughter goes to a special school."), ConditionStatus::Met);
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
    assert_eq!(finding(&trouble, "Der Anbieter liegt nicht weit vom Bahnhof."), ConditionStatus::Unmet);
    assert_eq!(finding(&trouble, "Es gab Ärger mit dem Anbieter."), ConditionStatus::Met);
}

#[test]
fn one_word_of_a_long_condition_is_not_enough() {
    let words = ["missed", "delivery", "window"];
    let missed = matcher("they missed the delivery window", &words, "What happened then?", "The app");
    assert_eq!(finding(&missed, "The window in our hall is new."), ConditionStatus::Unmet);
    assert_eq!(finding(&missed, "I missed the window by an hour."), ConditionStatus::Met);
    let either =
        matcher("they name price, service or delivery", &["price", "service", "delivery"], "How?", "Us");
    assert_eq!(finding(&either, "The price was steep."), ConditionStatus::Met);
}

#[test]
fn a_question_for_a_reason_is_answered_by_one() {
    let left = matcher("they left the club", &["left", "club"], "Why did you leave the club?", "Training");
    assert_eq!(finding(&left, "I left in spring."), ConditionStatus::Met);
    assert_eq!(finding(&left, "I left in spring because nobody trained with us."), ConditionStatus::Answered);
    assert_eq!(finding(&left, "I never left."), ConditionStatus::Denied);
}

#[test]
fn a_condition_that_something_is_not_so_needs_a_negation() {
    let renew = matcher("they will not renew", &["renew"], "What would change your mind?", "The tickets");
    assert_eq!(finding(&renew, "Yes, we will renew in May."), ConditionStatus::Unmet);
    assert_eq!(finding(&renew, "No, I won't renew."), ConditionStatus::Met);
}

#[test]
fn another_form_of_a_short_verb_meets_a_condition() {
    let words = ["usa", "app"];
    let unused = matcher_in(Language::Spanish, "no usa la app", &words, "¿Por qué?", "La app");
    assert_eq!(finding(&unused, "Por teléfono, la app no la uso."), ConditionStatus::Met);
    assert_eq!(finding(&unused, "La app la uso cada día."), ConditionStatus::Unmet);
}

#[test]
fn a_noun_of_a_condition_is_no_form_of_a_verb() {
    let verb =
        matcher_in(Language::Spanish, "si no usa la app", &["usa"], "¿Qué usa en su lugar?", "Su trabajo");
    assert_eq!(finding(&verb, "No la uso nunca."), ConditionStatus::Met);
    let noun = matcher_in(
        Language::Spanish,
        "si menciona la casa",
        &["casa"],
        "¿Qué le falta en ella?",
        "Su trabajo",
    );
    assert_eq!(finding(&noun, "Me caso en mayo."), ConditionStatus::Unmet);
}

#[test]
fn yes_or_no_to_a_question_with_the_words_of_a_condition_decides_it() {
    let app = matcher("if they use the app", &["app"], "What do you use it for?", "the service");
    let asked = "Do you use the app?";
    assert_eq!(finding_after(&app, asked, "Yes, daily.", Some(true)), ConditionStatus::Met);
    assert_eq!(finding_after(&app, asked, "No.", Some(false)), ConditionStatus::Denied);
    assert_eq!(finding_after(&app, "Did you like the stay?", "No.", Some(false)), ConditionStatus::Unmet);
}

#[test]
fn a_complaint_about_what_was_asked_about_meets_its_condition() {
    let price = matcher("if they complain about the price", &["price"], "What would be fair?", "the price");
    let asked = "What do you think of the price?";
    let complaint = "Eight hundred for three visits is far too much and nobody had warned us.";
    assert_eq!(finding_after(&price, asked, complaint, None), ConditionStatus::Met);
    assert_eq!(finding_after(&price, "How was the vet?", complaint, None), ConditionStatus::Unmet);
    assert_eq!(finding_after(&price, asked, "It is fine for us.", None), ConditionStatus::Unmet);
}

#[test]
fn a_name_meets_no_condition_that_does_not_have_it() {
    let price =
        |language| matcher_in(language, "se reclamarem do preço", &["preço", "caro"], "Quanto?", "o curso");
    let unmet = finding(&price(Language::Portuguese), "A professora Carol explica de três jeitos.");
    assert_eq!(unmet, ConditionStatus::Unmet);
    let named = matcher("if they mention Spotify", &["spotify"], "What is better there?", "the app");
    assert_eq!(finding(&named, "I moved on to Spotify."), ConditionStatus::Met);
}
