use crate::Language;

/// Returns what the rule of a language makes of the beginning of a text, and what follows it.
fn by_rule(language: Language, text: &str) -> Option<String> {
    let informal = language.tables().informal.as_ref().expect("the language has an informal address");
    let (length, turned) = (informal.by_rule)(text)?;
    Some(turned + &text[length..])
}

#[test]
fn every_pair_has_a_formal_and_an_informal_side() {
    for language in Language::ALL {
        for pair in language.tables().informal.iter().flat_map(|informal| informal.from_formal.split(" | ")) {
            let sides: Vec<&str> = pair.split(" = ").collect();
            assert!(
                matches!(sides[..], [from, to] if !from.is_empty() && !to.is_empty()),
                "{language:?}: {pair}"
            );
        }
    }
}

#[test]
fn a_german_verb_before_sie_gets_the_form_of_du() {
    for (formal, informal) in [
        ("wohnen Sie dort?", Some("wohnst du dort?")),
        ("öffnen Sie die App?", Some("öffnest du die App?")),
        ("arbeiten Sie dort?", Some("arbeitest du dort?")),
        // Its stem changes: "empfiehlst".
        ("empfehlen Sie uns?", None),
    ] {
        assert_eq!(by_rule(Language::German, formal).as_deref(), informal, "{formal}");
    }
}

#[test]
fn a_french_verb_with_vous_gets_the_form_of_tu() {
    for (formal, informal) in [
        ("utilisez-vous la carte ?", Some("utilises-tu la carte ?")),
        ("utilisiez-vous la carte ?", Some("utilisais-tu la carte ?")),
        ("appréciez-vous la carte ?", Some("apprécies-tu la carte ?")),
        ("demandez-vous de l'aide ?", Some("demandes-tu de l'aide ?")),
        ("laissez-vous la clé ?", Some("laisses-tu la clé ?")),
        ("répondez-vous vite ?", Some("réponds-tu vite ?")),
        ("qui vous fatigue ?", Some("qui te fatigue ?")),
        ("qui vous aide ?", Some("qui t'aide ?")),
        // Here "vous" is the subject.
        ("qui vous avez vu ?", None),
        // Their stems change: "lis", "préfères".
        ("lisez-vous la lettre ?", None),
        ("préférez-vous la lettre ?", None),
    ] {
        assert_eq!(by_rule(Language::French, formal).as_deref(), informal, "{formal}");
    }
}
