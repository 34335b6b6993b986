use proptest::prelude::*;

use super::*;

fn read(pieces: &[&str]) -> (String, ReplyAnnotations) {
    let mut form = ReplyParser::default();
    let mut spoken: String = pieces.iter().map(|piece| form.push(piece)).collect();
    spoken.push_str(&form.finish());
    (spoken.split_whitespace().collect::<Vec<_>>().join(" "), form.notes().clone())
}

fn notes(topic: usize) -> ReplyAnnotations {
    ReplyAnnotations { topic: Some(topic), covered: vec![1, 2], refused: vec![4], ends: false }
}

#[test]
fn only_the_words_to_say_are_spoken_however_the_form_is_written() {
    for reply in [
        "TOPIC: 3\nCOVERED: 1, 2\nREFUSED: 4\nSAY: I see. Why?",
        "topic: 3\ncovered: 1,2\nrefused: 4\nsay: I see. Why?\nEND\nAnd more.",
        "**TOPIC:** 3\n- COVERED: 1 and 2\n- REFUSED: [4]\n**SAY**: I see. Why?",
        "SAY: I see. Why?\nCOVERED: 1, 2\nREFUSED: 4\nTOPIC: 3",
        "TOPIC: 3 COVERED: 1, 2 REFUSED: 4 SAY: I see. Why?",
        "TOPIC: 3 | COVERED: 1, 2 | REFUSED: 4 |\nSAY: I see.\nWhy?",
        "```\nTOPIC 3\nCOVERED: 1, 2\nREFUSED = 4\nSAY:\nI see. Why?\n```",
        "{\"topic\": 3, \"covered\": [1, 2], \"refused\": \"4\", \"say\": \"I see. Why?\"}",
        "{\"TOPIC\": \"3\", \"COVERED\": \"1, 2\", \"REFUSED\": [4], \"SAY\": \"I see. Why?\"}\n```",
    ] {
        assert_eq!(read(&[reply]), ("I see. Why?".to_owned(), notes(3)), "{reply:?}");
    }
}

#[test]
fn text_without_the_form_is_spoken() {
    for reply in ["I see. Why?", "Topical, I say. Why?", "Interviewer: Why?", "End of story? Why?", "- Why?"]
    {
        assert_eq!(read(&[reply]), (reply.to_owned(), ReplyAnnotations::default()));
    }
    assert_eq!(read(&["Sagen Sie mehr?"]).0, "Sagen Sie mehr?");
    assert_eq!(read(&["{\"topic\": 3"]).0, "", "a broken object is not spoken");
    assert_eq!(read(&["Why?\nTo"]).0, "Why? To", "the last line could have become a label");
}

#[test]
fn the_end_is_named_as_a_topic_or_on_a_line_of_its_own() {
    for (reply, ends) in [
        ("TOPIC: END\nSAY: Thank you.", true),
        ("Topic: **end**\nSAY: Thank you.", true),
        ("CLOSE: yes\nSAY: Thank you.", true),
        ("{\"topic\": \"end\", \"say\": \"Thank you.\"}", true),
        ("{\"close\": true, \"say\": \"Thank you.\"}", true),
        ("TOPIC: 2 the weekend\nSAY: Thank you.", false),
        ("CLOSE: no\nSAY: Thank you.", false),
        ("TOPIC: 0\nSAY: Thank you.", false),
    ] {
        let (spoken, notes) = read(&[reply]);
        assert_eq!((spoken.as_str(), notes.ends), ("Thank you.", ends), "{reply:?}");
    }
}

#[test]
fn words_are_passed_on_as_soon_as_their_label_is_complete() {
    let mut form = ReplyParser::default();
    assert_eq!(form.push("TOPIC: 1\nSAY: I s"), " I s");
    assert_eq!(form.push("ee. W"), "ee. W");
    let mut form = ReplyParser::default();
    assert_eq!(form.push("I se"), "I se");
}

proptest! {
    #[test]
    fn a_form_is_the_same_however_it_is_split(
        parts in proptest::collection::vec(prop_oneof![
            Just("TOPIC: "), Just("SAY: "), Just("COVERED"), Just(": 1, 2"), Just("\n"), Just("END"), Just("Why? "),
            Just("**"), Just("say"), Just("{"), Just("}"), Just("\"say\": \"x\""), Just("ä："), Just(" "), Just("```"),
        ], 0..14),
        cut in 0_usize..80,
    ) {
        let whole = parts.concat();
        let cut = (0..=cut.min(whole.len())).rev().find(|at| whole.is_char_boundary(*at)).unwrap_or(0);
        prop_assert_eq!(read(&[&whole[..cut], &whole[cut..]]), read(&[&whole]));
    }
}
