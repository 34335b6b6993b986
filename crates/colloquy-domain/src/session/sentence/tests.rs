use proptest::prelude::*;

use super::*;

#[test]
fn counts_only_whole_words_as_heard() {
    let text = "What did you do then?";
    assert_eq!(heard_words(text, 0, 2_100), "");
    assert_eq!(heard_words(text, 399, 2_100), "");
    assert_eq!(heard_words(text, 400, 2_100), "What");
    assert_eq!(heard_words(text, 1_000, 2_100), "What did");
    assert_eq!(heard_words(text, 2_099, 2_100), "What did you do");
    assert_eq!(heard_words(text, 2_100, 2_100), text);
}

proptest! {
    #[test]
    fn hearing_more_never_yields_less(text in "\\PC{0,40}", length_ms in 1_i64..5_000, first in 0_i64..5_000, more in 0_i64..5_000) {
        let (less, all) = (heard_words(&text, first, length_ms), heard_words(&text, first + more, length_ms));
        prop_assert!(all.starts_with(less));
        prop_assert!(text.starts_with(all));
    }
}
