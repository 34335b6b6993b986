//! Puts names in the place of pronouns in English questions.

use crate::phrase::{bare, is_any, replaced};
use colloquy_word_list::words;

/// "How did it go" and "the first day" become "how did the first day go".
pub fn with_name(question: &str, name: &str) -> Option<String> {
    let words: Vec<&str> = question.split(' ').collect();
    let mut places = (0..words.len()).filter(|at| bare(words[*at]) == "it");
    let at = places.next().filter(|_| places.next().is_none())?;
    let after = &words[at + 1..];
    // "How easy was it to park" and "how long does it take" speak of no thing.
    let is_empty = after.iter().take(3).any(|word| is_any(word, words!("to, that, for")))
        || after.first().is_some_and(|word| is_any(word, words!("take, takes, took, cost, like, possible")))
            && !question.starts_with("what");
    let head = name.split(" of ").next().unwrap_or(name);
    let is_several = head.ends_with('s') && !head.ends_with("ss") || name.contains(" and ");
    let is_singular = at > 0 && is_any(words[at - 1], words!("is, was, does, has, isn't, wasn't"))
        || after.first().is_some_and(|word| is_any(word, words!("is, was, does, has")));
    let has_other = words.iter().any(|word| is_any(word, words!("its, itself, they, them")));
    if is_empty || is_several && is_singular || has_other {
        return None;
    }
    let mut named: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
    named[at] = replaced(words[at], name);
    Some(named.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stands_where_its_pronoun_was() {
        for (question, name, named) in [
            ("how did it go", "the first day", Some("how did the first day go")),
            ("was it clear", "the bill", Some("was the bill clear")),
            ("was it clear", "the bills", None),
            ("how easy was it to park", "the car park", None),
            ("what helped you", "the talk", None),
        ] {
            assert_eq!(with_name(question, name).as_deref(), named, "{question}");
        }
    }
}
