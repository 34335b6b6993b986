use super::*;

fn check(text: &str, language: Language, weight: AnswerWeight) {
    assert_eq!(weigh(text, Some(language)), weight, "{text}");
}

#[test]
fn hums_are_hums_in_every_language() {
    for &language in Language::ALL {
        for text in ["Mm-hm.", "Uh-huh", "Hmm...", "mhm, mhm", "M. M."] {
            check(text, language, AnswerWeight::Hum);
        }
    }
    assert_eq!(weigh("Mm-hm", None), AnswerWeight::Hum);
}

#[test]
fn every_language_has_its_agreements() {
    check("Yeah, okay.", Language::English, AnswerWeight::Agreement);
    check("Ja, genau!", Language::German, AnswerWeight::Agreement);
    check("D'accord", Language::French, AnswerWeight::Agreement);
    check("Sí, claro.", Language::Spanish, AnswerWeight::Agreement);
    check("Va bene", Language::Italian, AnswerWeight::Agreement);
    check("Pois é.", Language::Portuguese, AnswerWeight::Agreement);
    check("Ja hoor", Language::Dutch, AnswerWeight::Agreement);
    check("Mm-hm, yeah", Language::English, AnswerWeight::Agreement);
    check("Yeah, okay, right.", Language::English, AnswerWeight::Agreement);
    check("Ja, ja, alles klar.", Language::German, AnswerWeight::Agreement);
    check("Ah oui, d'accord, je vois.", Language::French, AnswerWeight::Agreement);
    check("Ya, vale, de acuerdo.", Language::Spanish, AnswerWeight::Agreement);
    check("Ah, certo, capisco.", Language::Italian, AnswerWeight::Agreement);
    check("Pois, pois, está bem.", Language::Portuguese, AnswerWeight::Agreement);
    check("Oké, ja, precies.", Language::Dutch, AnswerWeight::Agreement);
}

#[test]
fn anything_meaningful_counts_as_words() {
    check("No.", Language::English, AnswerWeight::Words);
    check("Stop!", Language::English, AnswerWeight::Words);
    check("Yes, but not always", Language::English, AnswerWeight::Words);
    check("Nein", Language::German, AnswerWeight::Words);
    check("Oui mais non", Language::French, AnswerWeight::Words);
    check("Yes yes yes yes yes yes yes yes yes", Language::English, AnswerWeight::Words);
}

#[test]
fn punctuation_alone_is_nothing() {
    check(" ... ", Language::English, AnswerWeight::Nothing);
    check("", Language::English, AnswerWeight::Nothing);
}
