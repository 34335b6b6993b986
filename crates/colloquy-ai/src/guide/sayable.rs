//! Checks that a question is one that someone would say aloud.

use colloquy_domain::guide::FormOfAddress;
use colloquy_domain::language::Language;
use colloquy_languages::LanguageTables;

use super::matching::has_any;
use super::reading::is_bare_question;
use crate::prompt_parts::wording::after;

/// Returns whether a question is a whole sentence to the invitee. A false alarm costs a question of the organization, so
/// that only what no one would say is refused.
pub fn is_sayable(question: &str, language: Language, address: Option<FormOfAddress>) -> bool {
    let tables = language.tables();
    let words: Vec<String> = question.split([' ', '\u{a0}']).map(bare).filter(|word| !word.is_empty()).collect();
    let asked = without_frame(question, tables);
    let is_doubled = words
        .windows(2)
        .any(|pair| pair[0] == pair[1] && !tables.guide.doubles.contains(&pair[0].to_lowercase().as_str()));
    let ends_open = words.last().is_some_and(|last| tables.guide.open_ends.contains(&last.as_str()));
    !is_doubled
        && !ends_open
        && !is_bare_question(asked, &tables.prompt)
        && !has_any(question, tables.guide.leftovers)
        && !speaks_of_one(asked, tables)
        && !(address == Some(FormOfAddress::Informal) && has_formal_reflexive(&words, language))
}

/// Returns the indirect question in "Could you tell me how it went?".
fn without_frame<'q>(question: &'q str, tables: &LanguageTables) -> &'q str {
    let question = question.trim_start_matches('¿');
    let informal = tables.informal.as_ref().map(|informal| informal.guide.about_clause);
    let frames = tables.guide.about_clause.iter().chain(informal.into_iter().flatten());
    let leads = frames.filter_map(|frame| frame.split('{').next());
    let mut asked = leads.filter_map(|lead| question.strip_prefix(lead.trim_start_matches('¿')));
    asked.next().unwrap_or(question).trim_end_matches(['?', ' ', '\u{a0}'])
}

/// Returns whether a question is about people in general and not about the invitee: "wie man sich informiert".
fn speaks_of_one(asked: &str, tables: &LanguageTables) -> bool {
    has_any(asked, tables.guide.one)
        && !asked.split(' ').any(|word| tables.prompt.addressing.contains(&bare(word).as_str()))
}

/// Returns whether a reflexive pronoun of the formal address stands before an informal verb: "cómo se informas".
fn has_formal_reflexive(words: &[String], language: Language) -> bool {
    let (pronoun, endings): (&str, &[&str]) = match language {
        Language::Spanish => ("se", &["as", "es", "ste", "ás"]),
        Language::Italian => ("si", &["vi", "sti", "ai"]),
        _ => return false,
    };
    words.windows(2).any(|pair| {
        pair[0] == pronoun && pair[1].chars().count() > 2 && endings.iter().any(|end| pair[1].ends_with(end))
    })
}

fn bare(word: &str) -> String {
    word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned()
}

/// Returns whether a name can stand in a sentence such as "We will talk about …": a noun phrase with its determiner that
/// has no verb, no question word and no remark.
pub fn is_spoken_name(name: &str, language: Language) -> bool {
    let tables = language.tables();
    let informal = tables.informal.as_ref().map_or(tables.guide.determiners, |own| own.guide.determiners);
    let begins = |list: &[&str]| list.iter().any(|word| after(name, word).is_some_and(|rest| !rest.is_empty()));
    let is_elided = name.starts_with("l'") || name.starts_with("l’");
    let words: Vec<String> = name.split([' ', '\'', '’']).map(|word| bare(word).to_lowercase()).collect();
    let rest = words.get(1..).unwrap_or_default();
    let is_in = |list: &[&str]| rest.iter().any(|word| list.contains(&word.as_str()));
    (is_elided || begins(tables.guide.determiners) || begins(informal))
        && words.len() <= NAME_WORDS
        && !name.contains([',', ':', ';', '?'])
        && !is_in(tables.prompt.question_words)
        && !is_in(tables.guide.finite)
        && !is_in(tables.guide.third_person)
        && words.last().is_some_and(|last| !tables.guide.open_ends.contains(&last.as_str()))
}

/// The most words in the name of a topic that an intro names.
const NAME_WORDS: usize = 7;

#[cfg(test)]
mod tests;
