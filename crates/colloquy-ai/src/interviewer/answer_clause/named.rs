//! Names a part of a clause, where that is shorter than to repeat the clause.

use colloquy_domain::interviewing::{CompiledAnswerCues, NormalizedText, content_words};
use colloquy_domain::language::Language;
use colloquy_languages::interviewer::InterviewerPhrases;

use super::quotes::is_plain;

/// How many words a subject has, with its article.
const SUBJECT_WORDS: std::ops::RangeInclusive<usize> = 2..=6;

/// The most letters of a preposition that joins nouns: "la puerta de atrás".
const PREPOSITION_LETTERS: usize = 2;

/// Returns a number with a unit of time that a clause has: "two weeks".
pub fn duration_in(clause: &str, language: Language) -> Option<String> {
    let cues = &language.tables().answer_cues;
    let words: Vec<&str> = clause.split_whitespace().collect();
    let lower: Vec<String> = words.iter().map(|word| word.replace('’', "'").to_lowercase()).collect();
    let whole = |at: usize| {
        let phrases = cues.durations.iter().filter(|phrase| phrase.contains(' '));
        let ends = phrases.map(|phrase| (phrase, at + phrase.split(' ').count()));
        ends.filter(|(_, end)| *end <= lower.len())
            .find(|(phrase, end)| lower[at..*end].join(" ") == **phrase)
            .map(|(_, end)| end)
    };
    let counted = |at: usize| {
        let is_number = lower[at].parse::<u32>().is_ok_and(|number| number > 1)
            || cues.numbers.contains(&lower[at].as_str());
        let unit = lower.get(at + 1)?;
        (is_number && cues.durations.contains(&unit.as_str())).then_some(at + 2)
    };
    (0..words.len()).find_map(|at| Some(words[at..whole(at).or_else(|| counted(at))?].join(" ")))
}

/// Returns the subject of a clause, with its article: what precedes its verb.
pub fn subject_of(clause: &str, phrases: &InterviewerPhrases, language: Language) -> Option<String> {
    let cues = &language.tables().answer_cues;
    let compiled = CompiledAnswerCues::of(language);
    let joints = language.tables().sentiment.modifiers.joints;
    let words: Vec<&str> = clause.split_whitespace().collect();
    let lower: Vec<String> = words.iter().map(|word| word.replace('’', "'").to_lowercase()).collect();
    let is_verb = |at: usize| {
        let rest = NormalizedText::of(&lower[at..].join(" "));
        let rest: Vec<&str> = rest.words().collect();
        [&compiled.present, &compiled.states, &compiled.events].iter().any(|verbs| verbs.begins(&rest))
    };
    let verb = (1..lower.len()).find(|at| is_verb(*at))?;
    let is_noun = |word: &String| {
        let word = word.as_str();
        let depends = word.chars().count() > PREPOSITION_LETTERS && phrases.dependent.contains(&word);
        // "Das lief mit einem Formular und war schnell fertig" begins with a pronoun.
        let joins = joints.contains(&word);
        !phrases.subjects.contains(&word) && !depends && !joins && !cues.hollow.contains(&word)
    };
    let subject = &lower[1..verb];
    let is_named = SUBJECT_WORDS.contains(&verb)
        && cues.articles.contains(&lower[0].as_str())
        && subject.iter().all(is_noun)
        && !content_words(&NormalizedText::of(&subject.join(" ")), language).is_empty();
    let named = format!("{} {}", lower[0], words[1..verb].join(" "));
    (is_named && is_plain(&named)).then_some(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_clause_is_about_is_named_if_it_has_an_article() {
        use Language::{Dutch, English, French, German, Italian, Portuguese, Spanish};
        for (language, clause, name) in [
            (
                English,
                "The lift in the east wing has been broken since May",
                Some("the lift in the east wing"),
            ),
            (English, "the problem is the cold", None),
            (English, "my boss was angry", None),
            (English, "he was late again", None),
            (German, "die Heizung im Keller ist ausgefallen", Some("die Heizung im Keller")),
            (German, "das ist mir zu laut", None),
            (German, "der Chef ist nie da", None),
            (German, "das lief mit einem Formular und war schnell fertig", None),
            (French, "la machine du couloir est en panne", Some("la machine du couloir")),
            (French, "le problème est le bruit", None),
            (Spanish, "la puerta de atrás está rota", Some("la puerta de atrás")),
            (Italian, "il bagno del piano terra è sporco", Some("il bagno del piano terra")),
            (Portuguese, "a luz do corredor está fraca", Some("a luz do corredor")),
            (Dutch, "de lift in de hal is kapot", Some("de lift in de hal")),
            (Dutch, "het is er koud", None),
        ] {
            let words = &language.tables().interviewer;
            assert_eq!(subject_of(clause, words, language).as_deref(), name, "{language:?}: {clause}");
        }
    }

    #[test]
    fn a_duration_is_a_number_with_a_unit() {
        use Language::{Dutch, English, French, German, Italian, Portuguese, Spanish};
        for (language, clause, duration) in [
            (English, "I stood there for 40 minutes", Some("40 minutes")),
            (English, "half an hour in the cold", Some("half an hour")),
            (English, "she is six years old", None),
            (English, "in the last few minutes", None),
            (German, "da stand ich eine halbe Stunde", Some("eine halbe Stunde")),
            (German, "das hat drei Wochen gedauert", Some("drei Wochen")),
            (German, "seit drei Tagen", None),
            (French, "j’ai attendu vingt minutes", Some("vingt minutes")),
            (Spanish, "estuve dos horas al teléfono", Some("dos horas")),
            (Italian, "ho aspettato tre settimane", Some("tre settimane")),
            (Portuguese, "esperei meia hora", Some("meia hora")),
            (Dutch, "ik heb twee weken gewacht", Some("twee weken")),
            (Dutch, "om acht uur", None),
        ] {
            assert_eq!(duration_in(clause, language).as_deref(), duration, "{language:?}: {clause}");
        }
    }
}
