//! Leaves out what only tells the interviewer not to ask further: "ask what would help and don't push".

use colloquy_domain::language::Language;

use crate::prompt_parts::keywords::without_leads;
use crate::prompt_parts::wording::{after_any, tails};

/// Returns whether a text asks something of its own: "ask what would help and don't push".
pub fn asks_something(text: &str, language: Language) -> bool {
    let cues = &language.tables().prompt;
    // "Frage, seit wann"
    after_any(without_leads(text, cues), cues.asking).is_some_and(|(_, asked)| {
        tails(asked).take(2).any(|tail| after_any(tail, cues.question_words).is_some())
    })
}

/// Returns "If they cry, ask what helps" of "If they cry, ask what helps and don't press": what is asked remains.
pub fn without_restraint(sentence: &str, language: Language) -> &str {
    let tables = language.tables();
    let restraints = tables.briefing.sentence_forms.restraints;
    let end = tails(sentence).skip(2).find(|tail| {
        let before = sentence[..sentence.len() - tail.len()].trim_end();
        let joined = after_any(tail, tables.prompt.joints).map(|(_, rest)| rest);
        let is_pause = before.ends_with([',', ';', '-', '–']);
        let rest = joined.or(is_pause.then_some(*tail));
        rest.is_some_and(|rest| after_any(rest, restraints).is_some())
            && tails(before).any(|tail| asks_something(tail, language))
    });
    let kept = &sentence[..sentence.len() - end.map_or(0, str::len)];
    if end.is_some() { kept.trim_end_matches([',', ';', '-', '–', ' ']) } else { sentence }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_remains_without_the_restraint_after_it() {
        for (language, sentence, kept) in [
            (Language::English, "If they cry, ask what helps and don't push", "If they cry, ask what helps"),
            (
                Language::German,
                "Wenn sie klagen, frage, seit wann, und nicht nachbohren",
                "Wenn sie klagen, frage, seit wann",
            ),
            (
                Language::Spanish,
                "Si lloran, pregunta qué les ayuda, sin insistir",
                "Si lloran, pregunta qué les ayuda",
            ),
            (
                Language::English,
                "If they mention the strike, don't push",
                "If they mention the strike, don't push",
            ),
        ] {
            assert_eq!(without_restraint(sentence, language), kept);
        }
    }
}
