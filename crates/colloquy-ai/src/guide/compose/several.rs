//! Recognizes questions in Romance languages whose verb or pronoun alone shows whom they are about.

use colloquy_domain::language::Language;
use colloquy_languages::prompt::PromptCueWords;

use crate::guide::matching::has_any;

/// How many words of a question show by a pronoun that it is about several.
const BEGINNING_WORDS: usize = 3;

/// Returns whether a pronoun of a question shows that it is about several people: "¿Qué les pareció?"
pub fn is_of_several(question: &str, language: Language) -> bool {
    let beginning = question.split(' ').take(BEGINNING_WORDS).collect::<Vec<_>>().join(" ");
    match language {
        // "¿Les enseña algo a sus hijos?" is said of others.
        Language::Spanish => {
            has_any(&beginning, &["les"]) && !has_any(question, &["a sus", "a los", "a las"])
        }
        Language::Portuguese => {
            has_any(&beginning, &["lhes"]) && !has_any(question, &["aos", "às"]) || has_pronoun_os(question)
        }
        // "Qu'est-ce qui les fatigue ?"
        Language::French => has_any(question, &["qui les", "qui leur"]),
        // "Würde man uns empfehlen?"
        Language::German => has_any(&beginning, &["man"]),
        Language::Italian => {
            has_any(question, &["farli", "aiutarli", "trattenerli", "convincerli", "motivarli"])
        }
        _ => false,
    }
}

/// Returns whether a verb alone is a question: "Tornereste?"
pub fn is_whole_verb(text: &str, language: Language) -> bool {
    let endings: &[&str] = match language {
        Language::Italian => &["reste", "rebbe", "rebbero", "resti", "ranno"],
        Language::Spanish => &["rían", "rías", "ría", "rán"],
        Language::Portuguese => &["riam", "rias", "ria"],
        _ => return false,
    };
    text.chars().count() > 5 && endings.iter().any(|ending| text.ends_with(ending))
}

/// Returns whether "os" is a pronoun in "o que os faria voltar". A noun in the plural would end in "s".
fn has_pronoun_os(question: &str) -> bool {
    let words: Vec<&str> = question.split(' ').collect();
    words
        .windows(3)
        .any(|three| three[0].eq_ignore_ascii_case("que") && three[1] == "os" && !three[2].ends_with('s'))
}

pub fn is_romance(language: Language) -> bool {
    matches!(language, Language::French | Language::Italian | Language::Portuguese | Language::Spanish)
}

/// Returns whether a clause has a verb before its subject, and so the order of a question: "unter welchen Bedingungen würden
/// sie unterschreiben".
pub fn is_inverted(text: &str, cues: &PromptCueWords) -> bool {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split(' ').collect();
    let is_pair =
        |pair: &[&str]| cues.unmarked.verbs.contains(&pair[0]) && ["they", "sie", "ze"].contains(&pair[1]);
    words.len() > 3 && words[1..words.len().min(6)].windows(2).any(is_pair)
}
