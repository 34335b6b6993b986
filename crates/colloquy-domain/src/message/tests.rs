use proptest::prelude::*;

use super::*;

fn parts(text: &str) -> Vec<&str> {
    split(text).collect()
}

#[test]
fn a_text_that_fits_is_one_message() {
    assert_eq!(parts(""), [""; 0]);
    assert_eq!(parts("It was fine."), ["It was fine."]);
    let full = "ä".repeat(MAX_CHARACTERS);
    assert_eq!(parts(&full), [full.as_str()]);
}

#[test]
fn splits_a_longer_text_between_words() {
    let text = format!("{} {}", "a".repeat(MAX_CHARACTERS), "b".repeat(5));
    assert_eq!(parts(&text).iter().map(|part| part.len()).collect::<Vec<_>>(), [MAX_CHARACTERS, 5]);
    let text = format!("{} {}", "a".repeat(9_000), "b".repeat(5_000));
    assert_eq!(parts(&text).iter().map(|part| part.len()).collect::<Vec<_>>(), [9_000, 5_000]);
}

#[test]
fn splits_a_word_only_if_it_is_longer_than_a_message() {
    let word = "ä".repeat(25_000);
    let parts = parts(&word);
    assert_eq!(parts.iter().map(|part| part.chars().count()).collect::<Vec<_>>(), [10_000, 10_000, 5_000]);
    assert_eq!(parts.concat(), word);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn no_word_is_lost_and_no_part_is_too_long(lengths in prop::collection::vec(1_usize..4_000, 0..30)) {
        let words: Vec<String> = lengths.iter().map(|length| "x".repeat(*length)).collect();
        let text = words.join(" \n");
        prop_assert!(split(&text).all(|part| (1..=MAX_CHARACTERS).contains(&part.chars().count())));
        let kept: Vec<&str> = split(&text).flat_map(str::split_whitespace).collect();
        prop_assert_eq!(kept, words);
    }
}
