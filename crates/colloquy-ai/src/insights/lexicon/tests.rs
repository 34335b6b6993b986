use colloquy_domain::word_sentiments::{STEM_CHARACTERS, STRONG};

use super::*;

/// Returns the lines of both lists, praise first.
fn lists(language: Language) -> [Vec<&'static str>; 2] {
    let words = &language.tables().sentiment;
    [words.positive, words.negative].map(|text| text.lines().collect())
}

fn bare(line: &'static str) -> &'static str {
    line.trim_end_matches('!').trim_end_matches('*')
}

#[test]
fn lists_are_sorted_in_lower_case_and_say_nothing_twice() {
    for language in Language::ALL {
        let lists = lists(*language);
        for list in &lists {
            assert!(list.len() >= 220, "{language:?} has {} words", list.len());
            for pair in list.windows(2) {
                assert!(pair[0] < pair[1], "{language:?}: {pair:?}");
            }
            for line in list {
                assert_eq!(*line, line.to_lowercase(), "{language:?}");
                let is_word = |letter: char| letter.is_alphabetic() || matches!(letter, ' ' | '\'');
                assert!(!bare(line).is_empty() && bare(line).chars().all(is_word), "{language:?}: {line}");
            }
        }
        let mut words: Vec<&str> = lists.iter().flatten().map(|line| bare(line)).collect();
        let before = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), before, "{language:?} has a word twice");
    }
}

#[test]
fn every_entry_is_found_and_weighs_what_its_list_says() {
    for language in Language::ALL {
        let lexicon = of(*language);
        for (list, sign) in lists(*language).iter().zip([1.0, -1.0]) {
            for line in list {
                let weight = match bare(line).split_once(' ') {
                    Some((first, second)) => lexicon.weight_of_pair(first, second),
                    None => lexicon.weight(bare(line)),
                };
                let expected = if line.ends_with('!') { STRONG * sign } else { sign };
                assert_eq!(weight, Some(expected), "{language:?}: {line}");
                let words = tokens(bare(line), lexicon.elision()).len();
                assert_eq!(words, bare(line).split(' ').count(), "{language:?}: {line} is never looked up");
            }
        }
    }
}

#[test]
fn stems_are_long_enough_not_to_catch_other_words() {
    for language in Language::ALL {
        for line in lists(*language).iter().flatten().filter(|line| line.contains('*')) {
            assert!(bare(line).chars().count() >= STEM_CHARACTERS, "{language:?}: {line}");
        }
    }
}

#[test]
fn modifiers_do_not_praise_or_blame() {
    for language in Language::ALL {
        let lexicon = of(*language);
        let grammar = lexicon.grammar;
        let lists = [grammar.negators, grammar.only, grammar.softeners, grammar.joints];
        for word in lists.into_iter().flatten() {
            assert_eq!(lexicon.weight(word), None, "{language:?}: {word}");
        }
    }
}

#[test]
fn every_filler_consists_of_filler_only() {
    for language in Language::ALL {
        let lexicon = of(*language);
        for filler in lexicon.grammar.fillers {
            let words: Vec<String> =
                tokens(filler, lexicon.elision()).into_iter().map(|token| token.word).collect();
            assert_eq!(lexicon.filler_length(&words), words.len(), "{language:?}: {filler}");
        }
    }
}

#[test]
fn the_longest_stem_wins() {
    let english = of(Language::English);
    assert_eq!(english.weight("flaws"), Some(-1.0));
    assert_eq!(english.weight("flawlessly"), Some(STRONG));
    let german = of(Language::German);
    assert_eq!(german.weight("respektvolle"), Some(1.0));
    assert_eq!(german.weight("respektlose"), Some(-1.0));
    assert_eq!(of(Language::Dutch).weight("slechts"), None);
}
