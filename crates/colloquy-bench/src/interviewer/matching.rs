//! Compares texts by their words, without regard to case and punctuation.

use std::collections::BTreeSet;

/// Words that are this long or longer have a meaning of their own.
const CONTENT_LETTERS: usize = 4;
/// Words with the same beginning of this length count as forms of one word.
const STEM_LETTERS: usize = 5;
/// A keyword of at most this length must be a whole word.
const WHOLE_WORD_LETTERS: usize = 3;
/// The number of words in a row that make a quotation.
const QUOTED_WORDS: usize = 4;

/// Returns the words of a text in lower case.
pub fn words(text: &str) -> Vec<String> {
    let text = text.to_lowercase();
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Returns whether the text has the keyword, or a word that begins with it.
pub fn has(text: &str, keyword: &str) -> bool {
    let (text, keyword) = (words(text), words(keyword));
    let Some((last, before)) = keyword.split_last() else { return false };
    let ends = |word: &String| match last.chars().count() <= WHOLE_WORD_LETTERS {
        true => word == last,
        false => word.starts_with(last.as_str()),
    };
    text.windows(keyword.len()).any(|found| found[..before.len()] == *before && ends(&found[before.len()]))
}

pub fn has_any(text: &str, keywords: &[String]) -> bool {
    keywords.iter().any(|keyword| has(text, keyword))
}

/// Returns how many of the keywords the text has.
pub fn hits(text: &str, keywords: &[String]) -> usize {
    keywords.iter().filter(|keyword| has(text, keyword)).count()
}

/// Returns the beginnings of the words that have a meaning of their own.
pub fn content(text: &str, stop_words: &[String]) -> BTreeSet<String> {
    let is_content = |word: &String| {
        word.chars().count() >= CONTENT_LETTERS && !stop_words.iter().any(|stop| stop == word)
    };
    words(text).iter().filter(|word| is_content(word)).map(|word| stem(word)).collect()
}

fn stem(word: &str) -> String {
    word.chars().take(STEM_LETTERS).collect()
}

/// Returns the first quotation of `original` in `text`: four words in a row, or all words of a shorter original.
pub fn quoted(text: &str, original: &str) -> Option<String> {
    let (text, original) = (words(text), words(original));
    let length = original.len().min(QUOTED_WORDS);
    if length == 0 {
        return None;
    }
    let found = original.windows(length).find(|part| text.windows(length).any(|window| window == *part));
    found.map(|part| part.join(" "))
}

/// Splits a text after `.`, `!`, `?` and line breaks.
pub fn sentences(text: &str) -> Vec<&str> {
    let parts = text.split_inclusive(['.', '!', '?', '\n']).map(str::trim);
    parts.filter(|part| part.chars().any(char::is_alphanumeric)).collect()
}

/// Returns the sentences that are questions.
pub fn questions(text: &str) -> Vec<&str> {
    sentences(text).into_iter().filter(|sentence| sentence.ends_with('?')).collect()
}

/// Returns whether two questions have nearly the same words.
pub fn alike(one: &str, other: &str) -> bool {
    let (one, other): (BTreeSet<_>, BTreeSet<_>) =
        (words(one).into_iter().collect(), words(other).into_iter().collect());
    let all = one.union(&other).count();
    all > 0 && one.intersection(&other).count() * 5 >= all * 4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_keyword_matches_the_beginning_of_a_word() {
        assert!(has("Why did you cancel it?", "cancel"));
        assert!(has("After you cancelled, …", "cancel"));
        assert!(has("L'application plante", "application plant"));
        assert!(!has("The capital", "cap"));
        assert!(has("the cap", "cap"));
    }

    #[test]
    fn finds_quotations() {
        let prompt = "You interview customers who cancelled their subscription.";
        assert_eq!(
            quoted("This is about: customers who cancelled their subscription", prompt).as_deref(),
            Some("customers who cancelled their")
        );
        assert_eq!(quoted("This is about your subscription.", prompt), None);
        assert_eq!(quoted("It is: be polite!", "Be polite").as_deref(), Some("be polite"));
    }

    #[test]
    fn recognizes_a_question_that_is_asked_again() {
        assert!(alike("What do you like about it?", "Well, what do you like about it?"));
        assert!(!alike("What do you like about it?", "What do you miss about it?"));
    }
}
