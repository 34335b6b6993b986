//! Reads how many questions may be asked, and how to address the invitees.

use colloquy_domain::guide::FormOfAddress;
use colloquy_domain::language::Language;

use super::super::matching::{has_any, normalized};
use super::{find, tables};
use crate::prompt_parts::keywords::{is_instruction, without_leads};
use crate::prompt_parts::wording::word_count;

/// The most questions that are a limit. Greater numbers are about something else.
const MOST: usize = 30;
/// The most words between the number and "at most".
const NEAR: usize = 3;
/// The most words in a sentence that is only about the way to interview.
const LIMIT_WORDS: usize = 16;

/// Returns the number in "at most five questions" and in "5 questions max".
pub fn most_questions(sentence: &str, language: Language) -> Option<usize> {
    tables(language).find_map(|own| {
        let words = normalized(sentence);
        let words: Vec<&str> = words.split_whitespace().collect();
        let own = &own.briefing;
        let mut places = (0..words.len()).filter(|place| own.questions.contains(&words[*place]));
        places.find_map(|place| {
            let start = place.saturating_sub(2);
            let number = words[start..place].iter().rev().find_map(|word| number(Some(word), own.numbers))?;
            let around = words[place.saturating_sub(2 + NEAR)..(place + 1 + NEAR).min(words.len())].join(" ");
            (has_any(&around, own.at_most) && (1..=MOST).contains(&number)).then_some(number)
        })
    })
}

fn number(word: Option<&&str>, numbers: &[&str]) -> Option<usize> {
    let word = word?;
    word.parse().ok().or_else(|| numbers.iter().position(|known| known == word).map(|at| at + 1))
}

/// Returns the form of address that a sentence asks for.
pub fn address(sentence: &str, language: Language) -> Option<FormOfAddress> {
    let own = &language.tables().briefing;
    // English prompts for other languages name the pronoun: use "je".
    let plain = sentence.replace(['"', '“', '”', '„', '«', '»', '\''], " ");
    let informal = has_any(&plain, own.informal);
    let formal = has_any(&plain, own.formal);
    match (informal, formal) {
        (true, false) => Some(FormOfAddress::Informal),
        (false, true) => Some(FormOfAddress::Formal),
        _ => pronoun(&plain),
    }
}

/// Returns the address that "use je" asks for, in a prompt of any language.
fn pronoun(sentence: &str) -> Option<FormOfAddress> {
    let verbs = ["use", "say", "with", "verwende", "benutze", "utilise", "usa", "use o", "gebruik"];
    let found = find(sentence, &verbs)?;
    let word = normalized(found.after);
    match word.split_whitespace().next()? {
        "du" | "tu" | "tú" | "je" | "jij" | "você" => Some(FormOfAddress::Informal),
        "sie" | "vous" | "usted" | "lei" | "u" | "ustedes" => Some(FormOfAddress::Formal),
        _ => None,
    }
}

/// The fewest parts of a sentence in which a limit is only one part of an enumeration.
const PARTS: usize = 4;

/// Returns "food, prices, service" for "food, prices, service – at most five questions".
pub fn list_beside_limit(sentence: &str, language: Language) -> Option<String> {
    let limits = |part: &str| most_questions(part, language).is_some() || address(part, language).is_some();
    let dash = [" – ", " — ", " - "].iter().find_map(|dash| sentence.rsplit_once(dash));
    if let Some((list, remark)) = dash
        && list.matches(',').count() > 1
        && limits(remark)
        && !limits(list)
    {
        return Some(list.to_owned());
    }
    let parts: Vec<&str> = sentence.split(',').collect();
    let kept: Vec<&str> = parts.iter().copied().filter(|part| !limits(part)).collect();
    let is_list = parts.len() >= PARTS && kept.len() + 1 == parts.len();
    (is_list && kept.iter().all(|part| word_count(part) <= NEAR)).then(|| kept.join(","))
}

/// Returns whether a sentence with a limit says nothing else.
pub fn is_only_a_limit(sentence: &str, language: Language) -> bool {
    let cues = &language.tables().prompt;
    let asks = is_instruction(without_leads(sentence.trim(), cues), cues)
        || find(sentence, language.tables().briefing.wishes).is_some();
    word_count(sentence) <= LIMIT_WORDS && !asks && !sentence.contains(['?', ';'])
}
