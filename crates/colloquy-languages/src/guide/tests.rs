use crate::Language;

fn people(list: &[&str]) -> Vec<String> {
    list.iter().map(|noun| (*noun).to_owned()).collect()
}

/// Checks how a clause about people becomes a question to one of them.
fn check(language: Language, nouns: &[&str], clause: &str, second: &str, question: Option<&str>) {
    let words = &language.tables().guide;
    let turned = (words.second_person)(clause, &people(nouns));
    assert_eq!(turned.as_deref(), Some(second), "{clause}");
    assert_eq!((words.direct_question)(second).as_deref(), question, "{clause}");
}

#[test]
fn clauses_about_people_become_questions_to_them() {
    use Language::*;
    let customers = &["customers", "people", "customer"];
    check(English, customers, "why customers left", "why you left", Some("Why did you leave"));
    check(
        English,
        customers,
        "how you currently track shipments",
        "how you currently track shipments",
        Some("How do you currently track shipments"),
    );
    check(
        English,
        customers,
        "which tools you have tried before",
        "which tools you have tried before",
        Some("Which tools have you tried before"),
    );
    check(
        English,
        customers,
        "whether you would recommend us",
        "whether you would recommend us",
        Some("Would you recommend us"),
    );
    check(English, customers, "what went well", "what went well", Some("What went well"));
    check(
        English,
        customers,
        "how the customer heard about us",
        "how you heard about us",
        Some("How did you hear about us"),
    );
    check(English, customers, "how the delivery went", "how the delivery went", None);
    check(
        German,
        &["kunden"],
        "warum Kunden gegangen sind",
        "warum Sie gegangen sind",
        Some("Warum sind Sie gegangen"),
    );
    check(
        German,
        &["familien"],
        "wie Familien ihren Urlaub planen",
        "wie Sie Ihren Urlaub planen",
        Some("Wie planen Sie Ihren Urlaub"),
    );
    check(
        German,
        &[],
        "ob Sie wiederkommen würden",
        "ob Sie wiederkommen würden",
        Some("Würden Sie wiederkommen"),
    );
    check(German, &[], "wie Sie ankommen", "wie Sie ankommen", None);
    check(
        French,
        &["abonnés"],
        "pourquoi les abonnés partent",
        "pourquoi vous partez",
        Some("Pourquoi partez-vous"),
    );
    check(
        French,
        &[],
        "comment ils ont découvert la boutique",
        "comment vous avez découvert la boutique",
        Some("Comment avez-vous découvert la boutique"),
    );
    check(
        Spanish,
        &["padres"],
        "cómo eligen los padres un colegio",
        "cómo elige un colegio",
        Some("Cómo elige un colegio"),
    );
    check(
        Spanish,
        &[],
        "por qué abandonan el carrito",
        "por qué abandona el carrito",
        Some("Por qué abandona el carrito"),
    );
    check(
        Italian,
        &["abbonati"],
        "perché gli abbonati non rinnovano",
        "perché non rinnova",
        Some("Perché non rinnova"),
    );
    check(
        Portuguese,
        &["famílias"],
        "como as famílias planeiam as férias",
        "como planeia as férias",
        Some("Como planeia as férias"),
    );
    check(Dutch, &["mensen"], "waarom mensen stoppen", "waarom u stopt", Some("Waarom stopt u"));
    check(
        Dutch,
        &["vrijwilligers"],
        "hoe vrijwilligers het werk ervaren",
        "hoe u het werk ervaart",
        Some("Hoe ervaart u het werk"),
    );
}

#[test]
fn a_clause_that_cannot_be_turned_safely_is_not_turned() {
    let turned =
        |language: Language, clause| (language.tables().guide.second_person)(clause, &people(&["abonnés"]));
    assert_eq!(turned(Language::French, "pourquoi les abonnés sans carte"), None);
}

#[test]
fn both_participles_agree_with_one_person() {
    check(
        Language::Italian,
        &["clienti"],
        "come i clienti sono stati accolti",
        "come è stato accolto o stata accolta",
        Some("Come è stato accolto o stata accolta"),
    );
}

#[test]
fn an_adjective_agrees_with_one_person_whoever_it_is() {
    check(
        Language::Spanish,
        &["voluntarios"],
        "si los voluntarios se sienten valorados",
        "si se siente valorado o valorada",
        Some("Se siente valorado o valorada"),
    );
    check(
        Language::Italian,
        &["clienti"],
        "perché i clienti sono andati via",
        "perché è andato o andata via",
        Some("Perché è andato o andata via"),
    );
    check(
        Language::Portuguese,
        &["voluntários"],
        "se os voluntários se sentem valorizados",
        "se se sente valorizado ou valorizada",
        Some("Sente-se valorizado ou valorizada"),
    );
}

#[test]
fn a_german_name_takes_the_form_of_an_object() {
    let object = Language::German.tables().guide.object;
    assert_eq!(object("der letzte Einkauf"), "den letzten Einkauf");
    assert_eq!(object("Ihr neuer Vertrag"), "Ihren neuen Vertrag");
    assert_eq!(object("Ihr Team"), "Ihr Team");
    assert_eq!(object("die erste Woche"), "die erste Woche");
}

#[test]
fn every_question_asks_one_thing_and_has_its_placeholder() {
    for language in Language::ALL {
        let words = &language.tables().guide;
        let lists = [
            words.about_event,
            words.about_view,
            words.about_holding,
            words.about_ground,
            words.about_phrase,
            words.about_word,
            words.about_foreign,
        ];
        for question in lists.into_iter().flatten() {
            assert!(question.contains("{topic}") && question.matches('?').count() == 1, "{question}");
        }
        assert!(words.about_clause.iter().all(|question| question.contains("{clause}")));
        assert!(words.general.len() == 4 && words.general.iter().all(|topic| topic.opening.contains('?')));
    }
}

#[test]
fn those_who_are_named_twice_are_left_out() {
    let people = ["visitantes".to_owned(), "estudiantes".to_owned()];
    let turned = |text| (Language::Spanish.tables().guide.second_person)(text, &people);
    for (clause, question) in [
        ("qué les pareció la feria a los visitantes", "qué le pareció la feria"),
        ("qué les gustó a nuestros visitantes de la comida", "qué le gustó de la comida"),
        ("qué impide a los estudiantes usar las salas", "qué le impide usar las salas"),
    ] {
        assert_eq!(turned(clause).as_deref(), Some(question));
    }
}

#[test]
fn the_verb_of_a_subject_after_it_stays_as_it_is() {
    let turned = |language: Language, clause| (language.tables().guide.second_person)(clause, &[]);
    for (language, clause, question) in [
        (Language::Italian, "come si comportano i vicini", "come si comportano i vicini"),
        (Language::Italian, "che cosa li stanca", "che cosa La stanca"),
        (
            Language::Italian,
            "se le informazioni dei medici erano chiare",
            "se le informazioni dei medici erano chiare",
        ),
        (Language::Spanish, "qué tal lo pasaron los niños", "qué tal lo pasaron los niños"),
        (Language::Spanish, "cómo vivieron los temporeros la última campaña", "cómo vivió la última campaña"),
        (Language::Spanish, "cómo los trató el personal", "cómo le trató el personal"),
        (
            Language::Portuguese,
            "se perceberam o que os médicos lhes disseram",
            "se percebeu o que os médicos lhe disseram",
        ),
    ] {
        let turned = turned(language, clause).unwrap_or_else(|| clause.to_owned());
        assert_eq!(turned, question, "{clause}");
    }
}
