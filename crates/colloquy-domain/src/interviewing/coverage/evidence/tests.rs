use super::*;
use crate::guide::{GuideDraft, TopicDepth};

/// Returns whether an answer has evidence for the second topic of a guide with these two questions.
fn is_found(language: Language, (name, question): (&str, &str), answer: &str) -> bool {
    let topic = |name: &str, opening: &str| GuideTopic {
        name: name.to_owned(),
        opening: opening.to_owned(),
        keywords: vec![name.to_owned()],
        is_required: true,
        depth: TopicDepth::Usual,
    };
    let name = if name.is_empty() { question } else { name };
    let topics = vec![topic("x", "X?"), topic(name, question)];
    let guide = InterviewGuide::new(GuideDraft { topics, ..GuideDraft::default() }).expect("a guide");
    let core = [Vec::new(), own_words(name, language)];
    let matcher = EvidenceMatcher::of(&guide, &core, &[false, true], language);
    !matcher.find(&[1], answer, &NormalizedText::of("X?"), 1).is_empty()
}

#[test]
fn an_answer_without_the_name_of_a_topic_may_be_about_it() {
    use Language::{Dutch, English, German};
    for (language, topic, answer) in [
        (
            English,
            ("bill", "How was the bill?"),
            "We paid ninety pounds and nobody had warned us that it would be so expensive.",
        ),
        (
            English,
            ("", "How long did the repair take?"),
            "It sat in your yard for nine days, which was awful.",
        ),
        (English, ("", "Who looks after new members?"), "A lady called Ruth looked after me all evening."),
        (English, ("", "What annoys you most?"), "The printer never works and nobody ever comes to fix it."),
        (German, ("Beitrag", "Wie finden Sie den Beitrag?"), "Für die Kurse zahle ich achtzig Euro im Jahr."),
        (German, ("Ticketkauf", "Wie lief der Ticketkauf?"), "Den letzten Kauf musste ich dreimal anfangen."),
        (Dutch, ("", "Hoe lang duurde de verbouwing?"), "Het heeft dertien weken geduurd in plaats van zes."),
    ] {
        assert!(is_found(language, topic, answer), "{language:?} {topic:?}: {answer}");
    }
}

#[test]
fn a_word_that_is_in_many_answers_is_no_evidence() {
    use Language::{Dutch, English, German};
    for (language, topic, answer) in [
        (English, ("bill", "How was the bill?"), "The staff were friendly and the room was large."),
        (English, ("", "How long did the repair take?"), "I went there on Monday with my sister."),
        (English, ("", "Who looks after new members?"), "I sing in the second row with the altos."),
        (English, ("", "What annoys you most?"), "I work there three days a week."),
        (German, ("Beitrag", "Wie finden Sie den Beitrag?"), "Ich hole das Gemüse immer freitags ab."),
        (Dutch, ("", "Hoe lang duurde de verbouwing?"), "De nieuwe keuken is wit met grijs."),
    ] {
        assert!(!is_found(language, topic, answer), "{language:?} {topic:?}: {answer}");
    }
}
