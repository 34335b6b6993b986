//! Tells whether a clause is about something that happened, was so, or is so.

use colloquy_domain::interviewing::{CompiledAnswerCues, NormalizedText};
use colloquy_domain::language::Language;

/// How many words after an auxiliary verb its participle is.
const PARTICIPLE_WITHIN: usize = 4;
/// The fewest letters of a word that is recognized by its ending.
const ENDED_LETTERS: usize = 4;
/// How many words before an ending a verb shows that it is no verb: "was closed".
const VERB_WITHIN: usize = 2;

/// When what a clause says is or was so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClauseTime {
    /// It happened, once.
    Happened,
    /// It was so, or happened again and again.
    Was,
    /// It is so.
    Is,
    /// The words do not show it.
    Unclear,
}

impl ClauseTime {
    pub fn of(clause: &str, language: Language) -> Self {
        let said = NormalizedText::of(clause);
        let (cues, words) = (CompiledAnswerCues::of(language), said.words().collect::<Vec<_>>());
        let has_state = cues.states.is_in(&said) || ends_as_state(&words, language);
        let has_event =
            cues.events.is_in(&said) || ends_as_event(&words, language) || has_participle(&words, language);
        match () {
            () if has_event && !cues.habits.is_in(&said) => ClauseTime::Happened,
            () if has_event || has_state => ClauseTime::Was,
            () if cues.present.is_in(&said) => ClauseTime::Is,
            () => ClauseTime::Unclear,
        }
    }
}

fn ends_in(word: &str, endings: &[&str], language: Language) -> bool {
    let tenses = &language.tables().answer_cues.tenses;
    word.chars().count() >= ENDED_LETTERS
        && endings.iter().any(|ending| word.ends_with(ending))
        && !tenses.exceptions.contains(&word)
}

fn ends_as_state(words: &[&str], language: Language) -> bool {
    let tenses = &language.tables().answer_cues.tenses;
    words.iter().any(|word| ends_in(word, tenses.state_endings, language))
}

fn ends_as_event(words: &[&str], language: Language) -> bool {
    let (cues, tenses) = (CompiledAnswerCues::of(language), &language.tables().answer_cues.tenses);
    (0..words.len()).filter(|at| ends_in(words[*at], tenses.event_endings, language)).any(|at| {
        let before = NormalizedText::of(&words[at.saturating_sub(VERB_WITHIN)..at].join(" "));
        !cues.states.is_in(&before) && !cues.present.is_in(&before)
    })
}

fn has_participle(words: &[&str], language: Language) -> bool {
    let (cues, tenses) = (CompiledAnswerCues::of(language), &language.tables().answer_cues.tenses);
    let is_participle = |word: &&str| ends_in(word, tenses.participle_endings, language);
    let mut auxiliaries = cues.auxiliaries.places_in(words).peekable();
    if tenses.participle_beginnings.is_empty() {
        return auxiliaries.any(|at| words[at + 1..].iter().take(PARTICIPLE_WITHIN).any(&is_participle));
    }
    let begins =
        |word: &str| tenses.participle_beginnings.iter().any(|beginning| word.starts_with(beginning));
    auxiliaries.peek().is_some() && words.iter().filter(|word| begins(word)).any(is_participle)
}

#[cfg(test)]
mod tests {
    use ClauseTime::{Happened, Is, Unclear, Was};

    use super::*;

    #[test]
    fn the_verbs_of_a_clause_show_its_time() {
        use Language::{Dutch, English, French, German, Italian, Portuguese, Spanish};
        for (language, clause, time) in [
            (English, "they cancelled my order without a word", Happened),
            (English, "the lift broke down on the third floor", Happened),
            (English, "the office was closed on Fridays", Was),
            (English, "we waited every morning", Was),
            (English, "the queue is far too long", Is),
            (English, "too much paperwork", Unclear),
            (German, "sie haben den Termin abgesagt", Happened),
            (German, "der Aufzug blieb stehen", Happened),
            (German, "die Halle war eiskalt", Was),
            (German, "der Bus kommt fast immer zu spät", Is),
            (German, "zu viel Papier", Unclear),
            (French, "ils ont annulé ma commande", Happened),
            (French, "la salle était glaciale", Was),
            (French, "le bus est toujours en retard", Is),
            (Spanish, "me cancelaron el pedido", Happened),
            (Spanish, "la sala estaba helada", Was),
            (Spanish, "el autobús siempre llega tarde", Is),
            (Italian, "mi hanno annullato l'ordine", Happened),
            (Italian, "la sala era gelida", Was),
            (Italian, "l'autobus è sempre in ritardo", Is),
            (Portuguese, "cancelaram a minha encomenda", Happened),
            (Portuguese, "a sala estava gelada", Was),
            (Portuguese, "o autocarro está sempre atrasado", Is),
            (Dutch, "ze hebben mijn afspraak afgezegd", Happened),
            (Dutch, "de zaal was ijskoud", Was),
            (Dutch, "de bus is altijd te laat", Is),
        ] {
            assert_eq!(ClauseTime::of(clause, language), time, "{language:?}: {clause}");
        }
    }
}
