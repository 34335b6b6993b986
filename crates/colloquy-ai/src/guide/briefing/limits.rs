//! Reads how many questions may be asked, and how to address the invitees.

use colloquy_domain::guide::FormOfAddress;
use colloquy_domain::language::Language;

use super::super::matching::{has_any, normalized};
use super::brackets::capitalized;
use super::{find, tables};
use crate::prompt_parts::keywords::{is_instruction, without_leads};
use crate::prompt_parts::wording::{after_any, word_count};

/// The most questions that are a limit. Greater numbers are about something else.
const MAX_QUESTIONS: usize = 30;
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
            (has_any(&around, own.at_most) && (1..=MAX_QUESTIONS).contains(&number)).then_some(number)
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
    const ALONE: [&str; 8] = ["du", "tu", "tú", "je", "jij", "per du", "duzen", "tutoyer"];
    let whole = plain.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
    let informal = has_any(&plain, own.informal) || ALONE.contains(&whole.as_str());
    let formal = has_any(&plain, own.formal);
    match (informal, formal) {
        (true, false) => Some(FormOfAddress::Informal),
        (false, true) => Some(FormOfAddress::Formal),
        _ => pronoun(&plain).or_else(|| plain.split(PART_ENDS).find_map(|part| bare_pronoun(part, language))),
    }
}

/// The signs after which a remark on the address may begin.
const PART_ENDS: [char; 7] = [',', ';', '.', '(', ')', '–', '—'];

/// Returns the address that a remark names with nothing but pronouns and a few words beside them: "je/jij please".
///
/// "Sie" begins with a capital, because a prompt is mostly about those whom it calls "sie".
fn bare_pronoun(part: &str, language: Language) -> Option<FormOfAddress> {
    let tables = language.tables();
    let own = &tables.briefing;
    let words = normalized(part);
    let mut words: Vec<&str> = words.split_whitespace().collect();
    let (mut informal, mut formal) = (0, 0);
    words.retain(|word| {
        let (is_informal, is_formal) =
            (own.informal_pronouns.contains(word), own.formal_pronouns.contains(word));
        (informal, formal) = (informal + usize::from(is_informal), formal + usize::from(is_formal));
        !is_informal && !is_formal
    });
    let is_joint = |word: &&&str| tables.prompt.conjunctions.contains(*word);
    let fillers = words.iter().filter(|word| !is_joint(word)).count();
    let is_capital = language != Language::German || formal == 0 || part.contains("Sie");
    // "app, utenti, tono amichevole, tu"
    let is_alone = ["tu", "tú", "vos", "du", "jij"].contains(&part.trim()) && informal == 1;
    let is_remark = is_alone
        || words.iter().all(|word| own.address_fillers.contains(word)) && fillers + informal + formal > 1;
    match (informal, formal) {
        (1.., 0) if is_remark => Some(FormOfAddress::Informal),
        (0, 1..) if is_remark && is_capital => Some(FormOfAddress::Formal),
        _ => None,
    }
}

/// The most words before a remark on the address in its part of a sentence.
const BEFORE_ADDRESS: usize = 3;

/// Returns a sentence without the parts that only say how to address the invitees: "why they leave, and use their first
/// names". What follows such a remark and an "and" becomes a sentence of its own.
pub fn without_address(sentence: &str, language: Language) -> Option<String> {
    let tables = language.tables();
    let phrases: Vec<&str> = tables.briefing.informal.iter().chain(tables.briefing.formal).copied().collect();
    let (mut kept, mut apart): (Vec<&str>, Vec<String>) = (Vec::new(), Vec::new());
    let end = sentence.trim_end_matches(['.', '!', ' ']).len();
    for part in sentence[..end].split(", ") {
        if bare_pronoun(part, language).is_some() {
            continue;
        }
        let found = find(part, &phrases).filter(|found| word_count(found.before) <= BEFORE_ADDRESS);
        let Some(found) = found else {
            kept.push(part);
            continue;
        };
        let rest = found.after.trim_start_matches([':', ' ']);
        let joined = after_any(rest, tables.prompt.joints).map(|(_, rest)| rest);
        match joined {
            Some(rest) if word_count(rest) > 1 => apart.push(format!(" {}.", capitalized(rest))),
            _ if word_count(rest) <= 1 => {}
            _ => kept.push(part),
        }
    }
    let is_courtesy = |part: &&str| {
        let words = normalized(part);
        words.split_whitespace().all(|word| tables.briefing.address_fillers.contains(&word))
    };
    let is_shorter = kept.len() < sentence[..end].split(", ").count();
    kept.retain(|part| !is_courtesy(part));
    if !is_shorter || kept.is_empty() && apart.is_empty() {
        return None;
    }
    let space = if sentence.starts_with(' ') { " " } else { "" };
    let kept =
        if kept.is_empty() { String::new() } else { format!("{}.", capitalized(kept.join(", ").trim())) };
    Some(format!("{space}{kept}{}", apart.concat()))
}

/// Returns the address that "use je" asks for, in a prompt of any language.
fn pronoun(sentence: &str) -> Option<FormOfAddress> {
    let verbs = ["use", "say", "with", "verwende", "benutze", "utilise", "usa", "use o", "gebruik"];
    let found = find(sentence, &verbs)?;
    let word = normalized(found.after);
    match word.split_whitespace().next()? {
        "du" | "tu" | "tú" | "je" | "jij" => Some(FormOfAddress::Informal),
        "sie" | "vous" | "usted" | "lei" | "u" | "ustedes" | "você" => Some(FormOfAddress::Formal),
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
    let own = &language.tables().briefing;
    // "Tratar por o senhor" has the verb of "tratar o tema".
    let is_address = [own.formal, own.informal]
        .iter()
        .any(|list| after_any(sentence, list).is_some_and(|(_, rest)| word_count(rest) <= 1));
    if is_address {
        return true;
    }
    let asks = is_instruction(without_leads(sentence.trim(), cues), cues)
        || find(sentence, language.tables().briefing.wishes).is_some();
    word_count(sentence) <= LIMIT_WORDS && !asks && !sentence.contains(['?', ';'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_of_address_is_found_in_any_shape() {
        use FormOfAddress::{Formal, Informal};
        use Language::{Dutch, French, German, Italian, Portuguese, Spanish};
        for (language, sentence, expected) in [
            (Dutch, "Let op: je/jij, max. 10 minuten", Some(Informal)),
            (Dutch, "Gewoon je/jij.", Some(Informal)),
            (Dutch, "gewoon je en jij", Some(Informal)),
            (Dutch, "Graag u.", Some(Formal)),
            (Dutch, "Hoe vinden ze je?", None),
            (Dutch, "en of je, zoals altijd, op tijd bent", None),
            (German, "bitte duzen", Some(Informal)),
            (German, "Wir sind alle per Du.", Some(Informal)),
            (German, "locker, bitte mit Du", Some(Informal)),
            (German, "Anrede: Sie", Some(Formal)),
            (German, "Frag, ob sie, wie alle, bleiben.", None),
            (German, "Fragen Sie, was fehlt.", None),
            (French, "tutoyer svp", Some(Informal)),
            (French, "on se dit tu ici", Some(Informal)),
            (French, "vouvoiement, s'il vous plaît", Some(Formal)),
            (French, "Ce qui compte pour vous, le calme", None),
            (Spanish, "se tutean", Some(Informal)),
            (Spanish, "trato: usted", Some(Formal)),
            (Spanish, "cómo les va con usted", None),
            (Italian, "come stanno, dando loro del tu", Some(Informal)),
            (Italian, "diamo del Lei", Some(Formal)),
            (Italian, "come stanno con lei", None),
            (Portuguese, "tratamento: por tu", Some(Informal)),
            (Portuguese, "tratar por \"o senhor / a senhora\"", Some(Formal)),
            (Portuguese, "como tu fazes", None),
        ] {
            assert_eq!(address(sentence, language), expected, "{sentence}");
        }
    }

    #[test]
    fn a_remark_on_the_address_leaves_the_rest_of_its_sentence() {
        use Language::{Dutch, Italian, Portuguese, Spanish};
        for (language, sentence, rest) in [
            (
                Dutch,
                " Let op: je/jij, niet over de rechtszaak beginnen.",
                Some(" Niet over de rechtszaak beginnen."),
            ),
            (
                Italian,
                "Vorremmo capire come stanno, dando loro del tu e senza chiedere dei voti.",
                Some("Vorremmo capire come stanno. Senza chiedere dei voti."),
            ),
            (Spanish, "Queremos saber qué tal, tuteándolos.", Some("Queremos saber qué tal.")),
            (Portuguese, "tratar por tu, sff", None),
            (Italian, "Diamo del tu.", None),
        ] {
            assert_eq!(without_address(sentence, language).as_deref(), rest, "{sentence}");
        }
    }
}
