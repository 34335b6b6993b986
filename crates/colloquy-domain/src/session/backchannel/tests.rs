use super::*;

fn check(text: &str, language: Language, weight: Weight) {
    assert_eq!(weigh(text, Some(language)), weight, "{text}");
}

#[test]
fn hums_are_hums_in_every_language() {
    for &language in Language::ALL {
        for text in ["Mm-hm.", "Uh-huh", "Hmm...", "mhm, mhm"] {
            check(text, language, Weight::Hum);
        }
    }
    assert_eq!(weigh("Mm-hm", None), Weight::Hum);
}

#[test]
fn every_language_has_its_agreements() {
    check("Yeah, okay.", Language::English, Weight::Agreement);
    check("Ja, genau!", Language::German, Weight::Agreement);
    check("D'accord", Language::French, Weight::Agreement);
    check("Sí, claro.", Language::Spanish, Weight::Agreement);
    check("Va bene", Language::Italian, Weight::Agreement);
    check("Pois é.", Language::Portuguese, Weight::Agreement);
    check("Ja hoor", Language::Dutch, Weight::Agreement);
    check("Mm-hm, yeah", Language::English, Weight::Agreement);
}

#[test]
fn what_says_something_is_words() {
    check("No.", Language::English, Weight::Words);
    check("Stop!", Language::English, Weight::Words);
    check("Yes, but not always", Language::English, Weight::Words);
    check("Nein", Language::German, Weight::Words);
    check("Oui mais non", Language::French, Weight::Words);
    check("Yes yes yes yes yes yes", Language::English, Weight::Words);
}

#[test]
fn marks_alone_are_nothing() {
    check(" ... ", Language::English, Weight::Nothing);
    check("", Language::English, Weight::Nothing);
}
