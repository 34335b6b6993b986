//! People whose most important facts have few words of blame. The summary must contain them.

use super::*;
use Sentiment::Negative;

/// Checks that the summary has the facts, and returns the analysis.
fn check(locale: &str, answers: &[&str], facts: &[&str]) -> TranscriptAnalysis {
    let turns: Vec<(Role, &str)> =
        answers.iter().flat_map(|answer| [(Assistant, "?"), (User, *answer)]).collect();
    let analysis = analysed(locale, &turns);
    keeps_its_promises(&turns, &analysis);
    let summary = analysis.summary.as_deref().expect("a summary");
    let missing: Vec<_> = facts.iter().filter(|fact| !summary.contains(**fact)).collect();
    assert!(missing.is_empty(), "{locale}: {missing:?} is not in {summary}");
    assert_eq!(analysis.sentiment, Some(Negative), "{summary}");
    analysis
}

#[test]
fn the_summary_has_harm_losses_and_blocked_work_first() {
    let analysis = check(
        "en",
        &[
            "The design is nice and the colours are pleasant. It crashed twice during the payroll run.",
            "We lost 4,000 euros because the invoice went out double. The people on the phone were kind.",
            "A colleague fainted in the hall because it was so hot. We have already cancelled the contract.",
        ],
        &["crashed twice", "4,000 euros", "A colleague fainted", "cancelled the contract"],
    );
    let kinds: Vec<_> = findings(&analysis).iter().map(|finding| finding["kind"].clone()).collect();
    assert_eq!(kinds[..4], ["harm", "money", "leaving", "blocked"]);
    check(
        "de",
        &[
            "Die Farben sind schön. Drei Wochen habe ich auf einen Rückruf gewartet.",
            "Ein Patient hat die falsche Dosis bekommen. Das Team ist nett.",
            "Wir haben 2000 Euro verloren und zum Jahresende gekündigt.",
        ],
        &["Drei Wochen", "falsche Dosis", "2000 Euro"],
    );
    check(
        "fr",
        &[
            "Les couleurs sont jolies. J'ai attendu trois semaines et personne ne m'a rappelé.",
            "Un résident est tombé dans l'escalier parce que la lumière était en panne.",
            "Nous avons perdu 3000 euros et nous avons résilié le contrat.",
        ],
        &["trois semaines", "est tombé", "3000 euros"],
    );
    check(
        "es",
        &[
            "Los colores son bonitos. Esperé tres semanas y nadie me llamó.",
            "Una paciente recibió la dosis equivocada.",
            "Perdimos 3000 euros y cancelamos el contrato.",
        ],
        &["tres semanas", "dosis equivocada", "3000 euros"],
    );
    check(
        "it",
        &[
            "I colori sono belli. Ho aspettato tre settimane e nessuno mi ha richiamato.",
            "Un paziente ha ricevuto la dose sbagliata.",
            "Abbiamo perso 3000 euro e abbiamo dato disdetta.",
        ],
        &["tre settimane", "dose sbagliata", "3000 euro"],
    );
    check(
        "pt",
        &[
            "As cores são bonitas. Esperei três semanas e ninguém me ligou.",
            "Um paciente recebeu a dose errada.",
            "Perdemos 3000 euros e cancelámos o contrato.",
        ],
        &["três semanas", "dose errada", "3000 euros"],
    );
    check(
        "nl",
        &[
            "De kleuren zijn mooi. Ik heb drie weken gewacht en niemand heeft teruggebeld.",
            "Een patiënt kreeg de verkeerde dosis.",
            "We hebben 3000 euro verloren en het contract opgezegd.",
        ],
        &["drie weken", "verkeerde dosis", "3000 euro"],
    );
}

#[test]
fn facts_without_a_word_of_blame_are_negative() {
    for (locale, answer) in [
        ("en", "I waited three weeks."),
        ("en", "It crashed twice."),
        ("en", "Nobody called back."),
        ("en", "Nothing worked."),
        ("en", "My husband hits me."),
        ("de", "Ich habe drei Wochen gewartet."),
        ("de", "Niemand hat zurückgerufen."),
        ("de", "Nichts hat funktioniert."),
        ("fr", "J'ai attendu trois semaines."),
        ("fr", "Personne ne m'a rappelé."),
        ("fr", "Rien n'a fonctionné."),
        ("es", "Esperé tres semanas."),
        ("es", "Nadie me devolvió la llamada."),
        ("es", "Nada funcionó."),
        ("it", "Ho aspettato tre settimane."),
        ("it", "Nessuno mi ha richiamato."),
        ("it", "Non funzionava niente."),
        ("pt", "Esperei três semanas."),
        ("pt", "Ninguém me ligou."),
        ("pt", "Nada funcionou."),
        ("nl", "Ik heb drie weken gewacht."),
        ("nl", "Niemand heeft teruggebeld."),
        ("nl", "Niets werkte."),
    ] {
        assert_eq!(sentiment(locale, answer), Negative, "{locale}: {answer}");
    }
}

#[test]
fn dangers_are_flagged_with_their_messages() {
    let turns = [(Assistant, "How was your week?"), (User, "I think about ending my life.")];
    let analysis = analysed("en", &turns);
    let flags = &analysis.insights.as_ref().expect("insights")["safety"];
    assert_eq!(*flags, json!([{ "concern": "selfHarm", "messageIds": [id(1).to_string()] }]));
    assert_eq!(findings(&analysis)[0]["kind"], "harm");
    assert_eq!(analysis.sentiment, Some(Negative));
}
