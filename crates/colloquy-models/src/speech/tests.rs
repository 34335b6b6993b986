use proptest::prelude::*;

use super::*;

fn spoken(pieces: &[&str]) -> (Vec<String>, bool) {
    let mut speech = SentenceStream::default();
    let mut sentences: Vec<String> = pieces.iter().flat_map(|piece| speech.push(piece)).collect();
    let (last, closes) = speech.finish(false);
    sentences.extend(last);
    (sentences, closes)
}

fn strings(sentences: &[&str]) -> Vec<String> {
    sentences.iter().map(|sentence| (*sentence).to_owned()).collect()
}

#[test]
fn only_a_marker_at_the_end_closes() {
    for (answer, sentences, closes) in [
        ("Thank you.\n[[CLOSE]]", vec!["Thank you."], true),
        ("Thank you. [[close]]\n", vec!["Thank you."], true),
        ("Thank you. **[[ CLOSE ]]**", vec!["Thank you."], true),
        ("Thank you. [[CLOSE]", vec!["Thank you."], true),
        ("Thank you. [[CLO", vec!["Thank you."], false),
        ("Thank you. [CLOSE]", vec!["Thank you.", "CLOSE"], false),
        ("Thank you. [ [CLOSE] ]", vec!["Thank you.", "CLOSE"], false),
        ("[[CLOSE]] But why?", vec!["But why?"], false),
        ("Why [[smiles]] so?", vec!["Why so?"], false),
    ] {
        assert_eq!(spoken(&[answer]), (strings(&sentences), closes), "{answer:?}");
    }
}

#[test]
fn reasoning_is_not_spoken() {
    assert_eq!(spoken(&["<th", "ink>Ask. Why?</thi", "nk>\n\nWhy?"]).0, ["Why?"]);
    assert!(spoken(&["<think>It never ends. Why?"]).0.is_empty());
    assert_eq!(spoken(&["<thanks> to you."]).0, ["to you."]);
}

#[test]
fn a_response_that_was_cut_short_ends_with_its_last_whole_sentence() {
    let mut speech = SentenceStream::default();
    assert_eq!(speech.push("I see. And what ab"), ["I see."]);
    assert_eq!(speech.finish(true), (vec![], false));
    let mut speech = SentenceStream::default();
    assert!(speech.push("And what ab").is_empty());
    assert_eq!(speech.finish(true).0, ["And what ab"]);
}

#[test]
fn a_reply_has_at_most_six_hundred_characters() {
    let long = format!("{}. ", "x".repeat(200)).repeat(4);
    assert_eq!(spoken(&[&long]).0.len(), 2, "a third one of 201 would be too much");
}

proptest! {
    #[test]
    fn a_reply_is_the_same_however_it_is_split(
        parts in proptest::collection::vec(prop_oneof![
            Just("Dr. "), Just("Why? "), Just("[[CLOSE]]"), Just("["), Just("... "), Just("**"), Just("<think>"),
            Just("</think>"), Just("\n"), Just("ä"), Just("No. "), Just("3."), Just(" 🙂"), Just("。"),
        ], 0..12),
        cut in 0_usize..60,
    ) {
        let whole = parts.concat();
        let cut = (0..=cut.min(whole.len())).rev().find(|at| whole.is_char_boundary(*at)).unwrap_or(0);
        let (sentences, closes) = spoken(&[&whole[..cut], &whole[cut..]]);
        prop_assert_eq!((&sentences, closes), (&spoken(&[&whole]).0, spoken(&[&whole]).1));
        prop_assert!(sentences.iter().all(|sentence| !sentence.contains(['[', ']', '*', '<', '>', '\n'])));
    }
}
