//! Completes English questions of hasty notes that leave out whom they are about.

use super::verbs::PAST;
use crate::phrase::{bare, is_any};
use colloquy_word_list::words;

/// "Why returned" asks "why they returned".
pub fn with_subject(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let at = match words.iter().position(|word| !word.is_empty()) {
        Some(at) if is_any(words[at], words!("why, how, when, where")) => at,
        _ => return text.to_owned(),
    };
    let is_how_long = is_any(words[at], &["how"])
        && words.get(at + 1).is_some_and(|next| is_any(next, words!("long, often, soon, far")));
    let place = at + 1 + usize::from(is_how_long);
    let verb = words.get(place).map(|word| bare(word)).unwrap_or_default();
    let is_auxiliary = is_any(&verb, words!("did, was, were, had, could, would, should, need"));
    let is_past = verb.len() > 4 && verb.ends_with("ed") && !verb.ends_with("eed")
        || PAST.iter().any(|(past, _)| *past == verb);
    // "How tired they were" has an adjective.
    let next = words.get(place + 1).map(|word| bare(word)).unwrap_or_default();
    let has_subject = is_any(&next, words!("they, you, we, it, he, she, i, the, their, is, are, was, were"));
    if is_auxiliary || !is_past || has_subject && is_any(words[at], &["how"]) && !is_how_long {
        return text.to_owned();
    }
    // An indirect question has no question mark.
    let whole = [&words[..place], &["they"], &words[place..]].concat().join(" ");
    whole.trim_end_matches(['?', ' ']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_without_a_subject_are_about_the_invitees() {
        for (note, whole) in [
            ("why returned??", "why they returned"),
            ("how heard about us", "how they heard about us"),
            ("how long kept it", "how long they kept it"),
            ("why did they leave", "why did they leave"),
            ("how tired they were", "how tired they were"),
            ("why not", "why not"),
        ] {
            assert_eq!(with_subject(note), whole);
        }
    }
}
