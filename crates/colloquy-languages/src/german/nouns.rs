//! Writes the nouns of hasty German notes with a capital letter, by which the other rules know them.

use super::grammar::with_article;
use crate::phrase::{bare, capitalized, is_any};
use colloquy_word_list::words;

/// Words that end like nouns, and are others.
const OTHERS: &[&str] = words!(
    "frage, frag, fragen, stelle, stellen, suche, suchen, weg, ganz, jung, knapp, laut, dank, kosten, reise, hilfe, warum, \
     darum, jedoch, bitte, lass, besuche, starte, plane, kaufe, tausche"
);
/// The fewest letters of a noun, and the fewest commas of a list.
const LETTERS: usize = 4;
const COMMAS: usize = 2;

/// "grund der kündigung, preis" becomes "Grund der Kündigung, Preis".
pub fn with_capitals(line: &str) -> String {
    let is_list = line.matches(',').count() >= COMMAS;
    let segments = line.split_inclusive([',', ';', '/', ':', '.', '!', '?']);
    let segments = segments.map(|segment| {
        let named = segment.split('(').next().unwrap_or(segment);
        let own = named.trim_end_matches([',', ';', '/', ':', '.', '!', '?', ' ']).trim_start();
        let is_alone =
            is_list && !own.contains(' ') && own.chars().count() > LETTERS && !segment.ends_with(':');
        let words = segment.split(' ').map(|word| {
            let is_noun = is_alone && bare(word) == own || is_noun(&bare(word));
            if is_noun && word.starts_with(char::is_lowercase) { capitalized(word) } else { word.to_owned() }
        });
        words.collect::<Vec<_>>().join(" ")
    });
    segments.collect()
}

/// Returns whether the end of a word is that of a feminine or masculine noun, or of one in the plural. Too many other words
/// end like neuter ones.
fn is_noun(word: &str) -> bool {
    let has_article = || {
        let known = with_article(&capitalized(word));
        known.is_some_and(|known| known.starts_with("der ") || known.starts_with("die "))
    };
    // "Vorstellen" and "einstellen" are verbs.
    let is_other = is_any(word, OTHERS) || word.ends_with("stellen");
    word.chars().count() >= LETTERS && !is_other && has_article()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nouns_get_a_capital_letter() {
        assert_eq!(
            with_capitals("wichtig: grund der kündigung, gemüsemenge (zu viel?), preis / abholstation"),
            "wichtig: Grund der Kündigung, Gemüsemenge (zu viel?), Preis / Abholstation"
        );
        assert_eq!(with_capitals("frag sie, warum sie ganz weg sind"), "frag sie, warum sie ganz weg sind");
    }
}
