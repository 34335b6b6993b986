use super::*;

/// Of five blocks of examples, one is kept apart. Neighbours may be alike, so single lines would be too easy.
const BLOCK: usize = 10;

fn is_kept_apart(at: usize) -> bool {
    at / BLOCK % 5 == 0
}

/// Returns how many of the sentences that were kept apart are recognized as one of the meanings, in percent.
fn recognized(language: Language, meanings: &[Meaning]) -> usize {
    let numbered = || language.tables().examples.all().enumerate();
    let classifier = SentenceClassifier::learn(
        numbered().filter(|(at, _)| !is_kept_apart(*at)).map(|(_, example)| example),
    );
    let apart = numbered().filter(|(at, (meaning, _))| is_kept_apart(*at) && meanings.contains(meaning));
    let (mut all, mut right) = (0, 0);
    for (_, (_, sentence)) in apart {
        all += 1;
        right += usize::from(classifier.probabilities(sentence).of_any(meanings) > 0.5);
    }
    right * 100 / all
}

#[test]
fn recognizes_dangers_that_are_no_examples() {
    for language in Language::ALL {
        let percent = recognized(*language, &crate::safety::DANGERS);
        assert!(percent >= 85, "{language:?}: {percent} %");
    }
}

#[test]
fn recognizes_refusals_that_are_no_examples() {
    for language in Language::ALL {
        let percent = recognized(*language, &[Meaning::Refusal]);
        assert!(percent >= 75, "{language:?}: {percent} %");
    }
}

#[test]
fn finds_a_danger_inside_a_long_answer_without_punctuation() {
    let long = "well the training was fine and the people were nice and we had lunch together every day and \
                honestly i keep thinking about killing myself and then there was the system which was slow and the \
                printer never worked and so we went home late most days and the bus was full";
    let (meaning, probability) =
        clearest(long, Language::English, &crate::safety::DANGERS).expect("examples");
    assert!(meaning == Meaning::SelfHarm && probability > 0.6, "{meaning:?} {probability}");
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
