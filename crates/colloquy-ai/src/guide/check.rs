//! The last check of what an invitee may hear: no instruction, no third person, nothing from the rest of the prompt.

use colloquy_domain::language::Language;

use super::matching::{has_any, normalized};
use super::reading::PromptReading;

/// The most words in a question.
const QUESTION_WORDS: usize = 45;
const NAME_WORDS: usize = 12;
const NAME_CHARACTERS: usize = 90;
/// The fewest words in a row that make a quotation.
const QUOTED_WORDS: usize = 5;

/// Returns whether a question from these rules can be spoken.
pub fn is_question_fit(question: &str, reading: &PromptReading, language: Language) -> bool {
    let count = question.split_whitespace().count();
    let marks = question.matches(['?', '？']).count();
    (2..=QUESTION_WORDS).contains(&count)
        && marks == 1
        && is_sound(question, language)
        && is_text_fit(question, reading, language)
}

/// Returns whether a question of the prompt can be spoken as it is.
pub fn is_verbatim_fit(question: &str, language: Language) -> bool {
    let tables = language.tables();
    let is_addressed = tables.prompt.addressing.iter().any(|word| {
        question.split(' ').any(|own| own.trim_matches(|letter: char| !letter.is_alphanumeric()) == *word)
    });
    question.split_whitespace().count() <= QUESTION_WORDS
        && question.matches(['?', '？']).count() == 1
        && (is_addressed || !names_third_person(question, language))
}

/// Returns whether a question has no trace of having been put together wrongly: a bracket, a word twice, an end in the
/// middle of a phrase.
fn is_sound(question: &str, language: Language) -> bool {
    let words = normalized(question);
    let words: Vec<&str> = words.split_whitespace().collect();
    let tables = language.tables();
    let is_open = |word: &&str| tables.prompt.articles.contains(word) || tables.prompt.joints.contains(word);
    !question.contains(['(', ')', '[', ']', '/', '|'])
        && words.windows(2).all(|pair| pair[0] != pair[1])
        && !words.last().is_some_and(is_open)
}

pub fn is_name_fit(name: &str, reading: &PromptReading, language: Language) -> bool {
    let is_short = name.split_whitespace().count() <= NAME_WORDS && name.chars().count() <= NAME_CHARACTERS;
    let is_phrase = !name.contains(['?', '!', ';', ':', '¿', '"', '=', '@', '\n', '。', '{', '}']);
    is_short && is_phrase && name.contains(char::is_alphabetic) && is_text_fit(name, reading, language)
}

fn is_text_fit(text: &str, reading: &PromptReading, language: Language) -> bool {
    // A prompt may mix languages.
    let instructs = |other: &Language| has_any(text, other.tables().guide.instruction_signs);
    !Language::ALL.iter().any(instructs)
        && !names_third_person(text, language)
        && !reading.audience.is_named_in(text)
        && !quotes(text, &reading.asides)
}

fn names_third_person(text: &str, language: Language) -> bool {
    let words = language.tables().guide.third_person;
    text.split([' ', '\u{a0}']).any(|word| {
        words.contains(&word.trim_matches(|letter: char| !letter.is_alphanumeric() && letter != '\''))
    })
}

/// Returns whether a text has several words in a row of one of the others.
fn quotes(text: &str, others: &[String]) -> bool {
    let text = normalized(text);
    let words: Vec<&str> = text.split_whitespace().collect();
    let others: Vec<String> = others.iter().map(|other| normalized(other)).collect();
    words.windows(QUOTED_WORDS).any(|run| {
        let run = format!(" {} ", run.join(" "));
        others.iter().any(|other| other.contains(&run))
    })
}
