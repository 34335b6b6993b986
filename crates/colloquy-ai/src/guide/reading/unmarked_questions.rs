//! Recognizes questions that have no question mark by the order of their words.

use colloquy_languages::prompt::PromptCueWords;

use crate::prompt_parts::wording::after_any;

/// How many words may stand before a French verb and its pronoun, with them: "les consignes de sécurité étaient-elles".
const HYPHEN_WITHIN: usize = 6;
/// Subjects that may as well be the object of a statement.
const MAY_BE_OBJECTS: [&str; 6] = ["it", "there", "anyone", "anybody", "someone", "anything"];

/// Returns whether an item of a list asks without a question mark: "would they pay for it", "how does it get signed off".
/// "How they sign it off" only names what to ask.
pub fn is_unmarked_question(item: &str, cues: &PromptCueWords) -> bool {
    let words = &cues.unmarked;
    let is_in = |list: &[&str], word: Option<&str>| word.is_some_and(|word| list.contains(&word));
    // "Did the therapist explain it"
    let begins_subject = |word: Option<&str>| is_in(words.subjects, word) || is_in(cues.articles, word);
    let first_two = |text: &str| {
        let text = text.trim_start().to_lowercase();
        let mut all = text.split_whitespace().map(|word| word.trim_end_matches([',', '.']).to_owned());
        (all.next(), all.next())
    };
    if after_any(item, words.openings).is_some() || is_inverted_with_hyphen(item) {
        return true;
    }
    let (first, second) = first_two(item);
    if is_in(words.verbs, first.as_deref()) && begins_subject(second.as_deref()) {
        return true;
    }
    // "Kommen wir pünktlich"
    let ends = |word: &String| words.verb_endings.iter().any(|ending| word.ends_with(ending));
    let is_verb =
        |word: &String| ends(word) && word.chars().count() > 4 && !is_in(words.adjectives, Some(word));
    if first.as_ref().is_some_and(is_verb) && is_in(words.subjects, second.as_deref()) {
        return true;
    }
    let Some((_, rest)) = after_any(item, words.adverbs) else { return false };
    let (first, second) = first_two(rest);
    let is_indirect = is_in(words.subjects, first.as_deref());
    // "How well were they informed", unlike "how staff do it"
    let after_measure = rest.trim_start().split_once(' ').map(|(_, rest)| first_two(rest));
    let has_measure = after_measure.is_some_and(|(verb, subject)| {
        let is_object = subject.as_deref().is_some_and(|word| MAY_BE_OBJECTS.contains(&word));
        is_in(words.verbs, verb.as_deref()) && is_in(words.subjects, subject.as_deref()) && !is_object
    });
    let begins_with_verb = is_in(words.verbs, first.as_deref()) && second.is_some();
    let may_be_verb = |word: &String| {
        words.verb_endings.iter().any(|ending| word.ends_with(ending)) && !is_in(words.adjectives, Some(word))
    };
    let is_inverted = || is_in(words.subjects, second.as_deref()) && first.as_ref().is_some_and(may_be_verb);
    !is_indirect && (begins_with_verb || has_measure || is_inverted())
}

/// Returns whether a French verb stands before its pronoun: "ont-ils assez de matériel", "les consignes étaient-elles claires".
fn is_inverted_with_hyphen(item: &str) -> bool {
    const PRONOUNS: [&str; 7] = ["-ils", "-elles", "-il", "-elle", "-t-on", "-vous", "-tu"];
    const IMPERATIVES: [&str; 4] = ["rendez-vous", "dites-vous", "donnez-vous", "assurez-vous"];
    item.split_whitespace().take(HYPHEN_WITHIN).any(|word| {
        let word = word.trim_end_matches([',', '.']).to_lowercase();
        PRONOUNS.iter().any(|pronoun| word.ends_with(pronoun)) && !IMPERATIVES.contains(&word.as_str())
    })
}

/// Returns whether a text has the order of a question beyond doubt: with its verb before its subject. "Hoe laat ze komen"
/// only looks like one.
pub fn is_certain_question(text: &str, cues: &PromptCueWords) -> bool {
    let words = &cues.unmarked;
    let lower = text.trim_end_matches(['?', ' ', '\u{a0}']).to_lowercase();
    let is_in = |list: &[&str], word: Option<&&str>| word.is_some_and(|word| list.contains(word));
    let asked = after_any(&lower, words.adverbs).map(|(_, rest)| rest);
    let all: Vec<&str> = asked.unwrap_or(&lower).split_whitespace().collect();
    let (first, second) = (all.first(), all.get(1));
    let is_inverted =
        is_in(words.verbs, first) && second.is_some() && (asked.is_some() || is_in(words.subjects, second));
    let is_plural = || {
        let is_verb =
            |word: &&str| word.ends_with("en") && *word != "often" && !words.adjectives.contains(word);
        is_in(words.subjects, second) && first.is_some_and(is_verb)
    };
    after_any(text, words.openings).is_some() || is_inverted || is_plural()
}
