use super::*;

/// Of five blocks of examples, one is kept apart. Neighbours may be alike, so single lines would be too easy.
const BLOCK: usize = 10;

fn is_kept_apart(at: usize) -> bool {
    (at / BLOCK).is_multiple_of(5)
}

/// Returns how many of the sentences that were kept apart are recognized as one of the meanings, in percent.
fn recognized(classifier: &SentenceClassifier<Meaning>, language: Language, meanings: &[Meaning]) -> usize {
    let apart = language.tables().examples.all().enumerate();
    let apart = apart.filter(|(at, (meaning, _))| is_kept_apart(*at) && meanings.contains(meaning));
    let probabilities: Vec<f32> =
        apart.map(|(_, (_, sentence))| classifier.probabilities(sentence).of_any(meanings)).collect();
    let right = probabilities.iter().filter(|probability| **probability > 0.4).count();
    right * 100 / probabilities.len()
}

#[test]
fn recognizes_most_dangers_and_refusals_of_kinds_that_no_example_has() {
    for language in Language::ALL {
        let known = language.tables().examples.all().enumerate().filter(|(at, _)| !is_kept_apart(*at));
        let classifier = SentenceClassifier::learn(known.map(|(_, example)| example), LearningPace::THOROUGH);
        for (meanings, least) in [(&crate::safety::DANGERS[..], 60), (&[Meaning::Refusal], 45)] {
            let percent = recognized(&classifier, *language, meanings);
            assert!(percent >= least, "{language:?}: {percent} % of {meanings:?}");
        }
    }
}

#[test]
fn finds_a_danger_inside_a_long_answer_without_punctuation() {
    let long = "well the training was fine and the people were nice and we had lunch together every day and \
                honestly i keep thinking about killing myself and then there was the system which was slow and the \
                printer never worked and so we went home late most days and the bus was full";
    let found = meaning_of_any_part(long, Language::English, &crate::safety::DANGERS, 0.4, 0.65);
    assert_eq!(found, Some(Meaning::SelfHarm));
}

#[test]
fn no_sentence_is_an_example_of_two_meanings() {
    for language in Language::ALL {
        let mut seen = std::collections::HashMap::new();
        for (meaning, sentence) in language.tables().examples.all() {
            assert!(!sentence.trim().is_empty(), "{language:?}: an empty line among {meaning:?}");
            if let Some(other) = seen.insert(sentence.to_lowercase(), meaning) {
                assert_eq!(other, meaning, "{language:?}: {sentence}");
            }
        }
    }
}
