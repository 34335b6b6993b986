//! Backchannels: sounds of listening such as "mm-hm" or "okay", which do not take the turn from the
//! interviewer.

use crate::language::Language;

/// How much a short text counts as an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AnswerWeight {
    /// No words at all.
    Nothing,
    /// "Mm-hm": never an answer.
    Hum,
    /// "Yes", "okay": an answer to a question, but no reason for the interviewer to fall silent.
    Agreement,
    Words,
}

/// Hums are spelled alike in all languages. Commas separate the phrases.
const HUMS: &str = "ah, aha, ahem, eh, er, erm, euh, ehm, hm, hmm, hmmm, huh, mh, mhm, mhmm, mm, mmm, mm hm, mm hmm, \
    mmhm, mmhmm, oh, uh, uh huh, um, äh, ähm, öh, hum, hein, tja";

fn agreements(language: Option<Language>) -> &'static str {
    match language {
        None => "ok, okay",
        Some(Language::English) => {
            "yes, yeah, yep, yup, ya, ok, okay, right, sure, alright, all right, i see, got it, good, great, fine, \
             cool, true, exactly, of course, mkay, go on"
        }
        Some(Language::German) => {
            "ja, jaja, jo, jep, ok, okay, genau, gut, klar, stimmt, richtig, ach so, achso, alles klar, verstehe, \
             schön, sicher, natürlich, mach weiter"
        }
        Some(Language::French) => {
            "oui, ouais, ok, okay, d accord, bien, bien sûr, très bien, exact, exactement, voilà, je vois, tout à fait, \
             c est ça, super, entendu"
        }
        Some(Language::Spanish) => {
            "sí, si, ok, okay, vale, claro, bueno, bien, ya, ya veo, de acuerdo, exacto, entiendo, por supuesto, ajá, \
             perfecto, correcto"
        }
        Some(Language::Italian) => {
            "sì, si, ok, okay, va bene, bene, certo, esatto, giusto, capisco, ho capito, d accordo, già, ecco, \
             perfetto, vero"
        }
        Some(Language::Portuguese) => {
            "sim, ok, okay, tá, está bem, tudo bem, claro, certo, pois, pois é, exato, exatamente, entendo, entendi, \
             isso, é, bom, bem, de acordo"
        }
        Some(Language::Dutch) => {
            "ja, jawel, ok, oké, okay, oke, goed, prima, klopt, precies, juist, ja hoor, zeker, snap ik, ik snap het, \
             natuurlijk, ga door"
        }
    }
}

/// Longer texts always count as words.
const SHORT_WORDS: usize = 5;

pub(super) fn weigh(text: &str, language: Option<Language>) -> AnswerWeight {
    let lower = text.to_lowercase();
    let words: Vec<&str> =
        lower.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    if words.is_empty() {
        return AnswerWeight::Nothing;
    }
    if words.len() > SHORT_WORDS {
        return AnswerWeight::Words;
    }
    if is_made_of(&words, &[HUMS]) {
        return AnswerWeight::Hum;
    }
    if is_made_of(&words, &[HUMS, agreements(language)]) {
        AnswerWeight::Agreement
    } else {
        AnswerWeight::Words
    }
}

fn is_made_of(words: &[&str], lists: &[&str]) -> bool {
    words.is_empty()
        || (1..=words.len()).any(|count| {
            let phrase = words[..count].join(" ");
            lists.iter().any(|list| list.split(", ").any(|known| known == phrase))
                && is_made_of(&words[count..], lists)
        })
}

#[cfg(test)]
mod tests;
