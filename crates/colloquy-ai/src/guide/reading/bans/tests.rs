use super::*;

#[track_caller]
fn check(locale: &str, text: &str, rest: &str, bans: &[&str]) {
    let language = colloquy_domain::text::Locale::parse(locale).expect("a locale").language();
    let read = ForbiddenTopicReader::of(language).read(text).unwrap_or_else(|| panic!("{text} bans nothing"));
    assert_eq!(
        (read.rest.as_str(), read.bans),
        (rest, bans.iter().map(|ban| (*ban).to_owned()).collect()),
        "{text}"
    );
}

#[track_caller]
fn check_none(locale: &str, text: &str) {
    let language = colloquy_domain::text::Locale::parse(locale).expect("a locale").language();
    let read = ForbiddenTopicReader::of(language).read(text);
    assert!(read.is_none(), "{text}: {:?}", read.map(|read| read.bans));
}

#[test]
fn a_sentence_bans_several_things() {
    check(
        "en",
        "Never talk about the merger or ask about anybody's age",
        "",
        &["the merger", "anybody's age"],
    );
    check(
        "en",
        "Don't bring up the strike, and please don't ask about their plans",
        "",
        &["the strike", "their plans"],
    );
    check(
        "de",
        "Bitte nicht nach dem Alter fragen und nicht nach dem Verein",
        "",
        &["dem Alter", "dem Verein"],
    );
    check(
        "de",
        "Erwähne keine Gutscheine und frag nicht nach dem Einkommen",
        "",
        &["Gutscheine", "dem Einkommen"],
    );
    check(
        "de",
        "Die Scheidung und die Krankheit des Vaters sind tabu",
        "",
        &["Die Scheidung", "die Krankheit des Vaters"],
    );
    check("de", "Die Löhne und den Umzug sprichst du nicht an", "", &["Die Löhne", "den Umzug"]);
    check("fr", "Ne parlez jamais du rachat, ni de la grève", "", &["rachat", "la grève"]);
    check(
        "fr",
        "Ne pas aborder les clients nommément ni les procès",
        "",
        &["les clients nommément", "les procès"],
    );
    check("es", "No preguntes por el sueldo ni por la edad", "", &["el sueldo", "la edad"]);
    check("it", "Non parlare del bilancio e non fare domande sulla famiglia", "", &["bilancio", "famiglia"]);
    check("it", "Non chiedere mai il reddito o l'età dei soci", "", &["il reddito", "l'età dei soci"]);
    check("pt", "Não falar das obras nem da greve", "", &["obras", "greve"]);
    check("nl", "Vraag niet naar de leeftijd en zeg niets over de fusie", "", &["de leeftijd", "de fusie"]);
    check("nl", "Noem geen prijzen en vraag er ook niet naar", "", &["prijzen"]);
}

#[test]
fn what_a_sentence_asks_besides_is_kept() {
    check(
        "en",
        "If they mention a fall, ask what happened, but do not ask for names of patients or nurses",
        "If they mention a fall, ask what happened",
        &["names of patients or nurses"],
    );
    check(
        "en",
        "Never pressure them, and do not ask about religion or income",
        "Never pressure them",
        &["religion", "income"],
    );
}

#[test]
fn other_sentences_ban_nothing() {
    check_none("en", "Ask why they do not talk about it at work");
    check_none("en", "Find out what they avoid and why");
    check_none("de", "Frag, warum sie nicht über Fehler sprechen");
    check_none("de", "Frag nach, warum sie nicht zufrieden sind");
    check_none("fr", "Demande pourquoi ils ne parlent pas de leurs soucis");
    check_none("es", "Pregunta por qué no hablan de los turnos");
    check_none("nl", "Vraag door als iemand niet tevreden is");
}

#[test]
fn a_heading_may_be_that_of_bans() {
    let is_heading = |locale: &str, text| {
        let language = colloquy_domain::text::Locale::parse(locale).expect("a locale").language();
        ForbiddenTopicReader::of(language).is_heading(text)
    };
    assert!(is_heading("en", "Things not to mention") && is_heading("fr", "Sujets à ne pas évoquer"));
    assert!(is_heading("de", "Nicht ansprechen") && is_heading("es", "Temas que no mencionar"));
    assert!(
        !is_heading("en", "Topics") && !is_heading("de", "Fragen") && !is_heading("fr", "Questions à poser")
    );
}

#[test]
fn letters_whose_case_changes_their_length_do_no_harm() {
    for text in ["İİK is taboo", "İ is off limits", "K sind tabu", "ẞ ist tabu", "do not mention İİK or İ"]
    {
        for language in Language::ALL {
            let _ = ForbiddenTopicReader::of(*language).read(text);
        }
    }
    check("en", "Salaries are off limits", "", &["Salaries"]);
}

#[test]
fn a_sentence_without_a_person_bans_too() {
    check("en", "The flood is not talked about", "", &["The flood"]);
    check("en", "There is to be no talk of wages", "", &["wages"]);
    check("de", "Über die Schließung wird nicht gesprochen", "", &["die Schließung"]);
    check("de", "Es darf nicht über Löhne gesprochen werden", "", &["Löhne"]);
    check("fr", "On ne parle pas de la fermeture", "", &["la fermeture"]);
    check("es", "No se habla de los despidos", "", &["los despidos"]);
    check("it", "Non si parla della chiusura", "", &["chiusura"]);
    check("pt", "Não se fala dos despedimentos", "", &["despedimentos"]);
    check("nl", "Er wordt niet gesproken over de sluiting", "", &["de sluiting"]);
    check("de", "Nach Gebühren bitte auf keinen Fall fragen", "", &["Gebühren"]);
    check("nl", "Over de lonen wordt niet gepraat", "", &["de lonen"]);
}

#[test]
fn what_is_not_to_be_explained_is_banned() {
    check("en", "Do not explain how the locker works", "", &["how the locker works"]);
    check("de", "Erkläre nicht, wie das Schließfach funktioniert", "", &["wie das Schließfach funktioniert"]);
    check("fr", "N'explique pas comment fonctionne le casier", "", &["comment fonctionne le casier"]);
    check("es", "No expliques cómo funciona la taquilla", "", &["cómo funciona la taquilla"]);
    check("it", "Non spiegare come funziona l'armadietto", "", &["come funziona l'armadietto"]);
    check("pt", "Não explique como funciona o cacifo", "", &["como funciona o cacifo"]);
}
