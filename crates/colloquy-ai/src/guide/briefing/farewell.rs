//! Reads what the organization wants to be said at the end of an interview.

use colloquy_domain::language::Language;
use colloquy_languages::fill;

use super::super::matching::has_any;
use super::super::reading::ends_with_topic;
use super::find;
use crate::prompt_parts::keywords::without_leads;
use crate::prompt_parts::wording::{after_any, word_count};

/// The fewest words in something that is worth saying.
const CLAUSE_WORDS: usize = 3;

/// Returns whether a sentence says how to end the interview, and asks nothing.
pub fn is_ending(sentence: &str, language: Language) -> bool {
    let tables = language.tables();
    let text = sentence.trim().trim_start_matches(|letter: char| !letter.is_alphanumeric());
    let begins = after_any(text, tables.briefing.endings)
        .or_else(|| after_any(without_leads(text, &tables.prompt), tables.briefing.endings));
    let Some((_, rest)) = begins else { return false };
    let rest = rest.trim_start_matches([':', ',', ' ']);
    // "E, por fim, se pensam voltar" asks.
    let cues = &tables.prompt;
    let asks = after_any(rest, cues.whether).is_some() || after_any(rest, cues.interrogatives).is_some();
    if asks && word_count(rest) > 2 && find(rest, tables.briefing.telling).is_none() {
        return false;
    }
    // "Per finire, chiedete che cosa vorrebbero dire" asks, too.
    let asked = after_any(without_leads(rest, cues), cues.asking).map(|(_, asked)| asked);
    if asked.is_some_and(|asked| after_any(asked, cues.interrogatives).is_some()) {
        return false;
    }
    is_told(rest, language) && !ends_with_topic(text, language)
}

/// Returns whether a text tells something, and asks nothing before.
pub fn is_told(rest: &str, language: Language) -> bool {
    let tables = language.tables();
    // "Thank them and ask …" asks, but "say that they can ask …" does not.
    let asked = rest.len() - find(rest, tables.briefing.telling).map_or(0, |told| told.after.len());
    let before = rest.get(..asked).unwrap_or(rest);
    let asks = |verb: &&&str| !tables.briefing.telling.contains(*verb) && has_any(before, &[**verb]);
    let telling = find(rest, tables.briefing.telling).is_some();
    telling || !tables.prompt.asking.iter().any(|verb| asks(&verb))
}

/// Returns what to say as a sentence to the invitee, if the prompt has it as a clause.
pub fn statement(sentence: &str, language: Language) -> Option<String> {
    let tables = language.tables();
    let own = &tables.briefing;
    let told = find(sentence, own.telling)?;
    let told = told.after.trim_start_matches([',', ' ']);
    let (_, clause) = find(told, own.that)
        .filter(|found| word_count(found.before) <= 2)
        .map(|found| ((), found.after))
        .or_else(|| {
            let is_clause = after_any(told, &["they", "you", "we"]).is_some()
                || after_any(told, &["the", "our", "a"]).is_some() && has_any(told, tables.guide.finite);
            is_clause.then_some(((), told))
        })?;
    let clause = clause.trim().trim_end_matches(|end: char| !end.is_alphanumeric() && end != ')');
    let nouns: Vec<String> = tables.guide.people.iter().map(|noun| (*noun).to_owned()).collect();
    // The rules for a second person expect a word before the subject, as in an indirect question.
    let second = (tables.guide.second_person)(&format!("whether {clause}"), &nouns)?;
    let clause = second.strip_prefix("whether ")?.to_owned();
    let is_third = clause.split(' ').any(|word| {
        tables.guide.third_person.contains(&word.trim_matches(|letter: char| !letter.is_alphanumeric()))
    });
    let is_whole = word_count(&clause) >= CLAUSE_WORDS && word_count(&clause) <= 30;
    (is_whole && !is_third).then(|| fill(own.farewell, &[("clause", &clause)]))
}
