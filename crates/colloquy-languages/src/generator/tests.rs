use std::collections::HashSet;

use super::*;
use crate::Language;

/// Returns the lists of wordings, each with the placeholders that its wordings must have.
fn wordings(phrases: &OfflineGeneratorPhrases) -> [(&'static [&'static str], &'static [&'static str]); 6] {
    [
        (phrases.titles, &["{topic}"]),
        (phrases.titles_without_topic, &["{organization}"]),
        (phrases.intros, &["{organization}", "{topics}"]),
        (phrases.intros_without_topic, &["{organization}"]),
        (phrases.openings_with_question, &["{question}"]),
        (phrases.openings_without_topic, &[]),
    ]
}

#[test]
fn every_text_has_at_least_three_different_wordings_in_every_language() {
    for language in Language::ALL {
        for (list, _) in wordings(&language.tables().generator) {
            assert!(list.iter().collect::<HashSet<_>>().len() >= 3, "{language:?}: {list:?}");
        }
    }
}

#[test]
fn every_wording_has_the_placeholders_of_its_text_once_and_no_others() {
    for language in Language::ALL {
        for (list, placeholders) in wordings(&language.tables().generator) {
            for wording in list {
                assert!(placeholders.iter().all(|name| wording.matches(name).count() == 1), "{wording}");
                assert_eq!(wording.matches('{').count(), placeholders.len(), "{wording}");
            }
        }
    }
}

#[test]
fn intros_are_two_to_four_sentences() {
    for language in Language::ALL {
        let phrases = &language.tables().generator;
        for intro in phrases.intros.iter().chain(phrases.intros_without_topic) {
            let sentences = intro.matches(". ").count() + 1;
            assert!((2..=4).contains(&sentences), "{intro}");
        }
    }
}
