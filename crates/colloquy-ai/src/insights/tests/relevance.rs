//! What is quoted of an answer, and what is left out because it is none.

use super::*;
use Sentiment::{Negative, Positive};

/// Returns the summary of an interview about a topic whose answers follow an open question.
fn summary_of(locale: &str, answers: &[&str]) -> String {
    let turns: Vec<(Role, &str)> =
        answers.iter().flat_map(|answer| [(Assistant, "Tell me about it."), (User, *answer)]).collect();
    analysed(locale, &turns).summary.expect("a summary")
}

#[test]
fn that_there_is_nothing_to_add_is_not_quoted() {
    for (locale, fact, formulas) in [
        ("en", "Queues", ["Can't think of anything.", "That's the lot.", "Nothing springs to mind."]),
        ("de", "Zufall", ["Mehr fällt mir nicht ein.", "Nö, das war's von mir.", "Ne, passt so."]),
        (
            "fr",
            "Le prix",
            ["Non, je vois rien d'autre.", "C'est tout ce que j'avais à dire.", "J'ai fait le tour."],
        ),
        (
            "it",
            "Il prezzo",
            ["Nient'altro che mi venga in mente.", "Su questo ho detto tutto.", "A posto così."],
        ),
        ("es", "El precio", ["Ya no se me ocurre nada.", "Por mi parte es todo.", "Con eso está todo."]),
        (
            "pt",
            "O preço",
            ["Acho que já disse tudo.", "De momento não me lembro de mais nada.", "Não lhe sei dizer."],
        ),
        ("nl", "De prijs", ["Meer heb ik niet.", "Nee hoor, dat was het wel.", "Ik zou niks meer weten."]),
    ] {
        for formula in formulas {
            let summary = summary_of(locale, &[fact, formula]);
            assert!(summary.contains(fact), "{locale}: {summary}");
            assert_eq!(
                summary.matches(['“', '«', '„']).count(),
                summary_of(locale, &[fact]).matches(['“', '«', '„']).count(),
                "{summary}"
            );
        }
    }
}

#[test]
fn facts_that_look_like_formulas_are_quoted() {
    for (locale, fact) in [
        ("en", "That's not enough for three shifts"),
        ("en", "I can't think straight with the noise"),
        ("de", "Das war's mit dem Vertrag"),
        ("fr", "C'est tout à fait raisonnable"),
        ("fr", "Trop long"),
        ("it", "Io il telefonino non lo so usare"),
        ("es", "No puedo más con este ruido"),
        ("pt", "Perdi tudo o que tinha guardado"),
        ("nl", "Ik kan niet meer slapen"),
    ] {
        let summary = summary_of(locale, &[&format!("{fact}.")]);
        assert!(summary.contains(fact), "{locale}: {summary}");
    }
}

#[test]
fn short_sentences_are_quoted_together() {
    for (locale, answer, quote) in [
        ("en", "There wasn't any. Not one session for the night shift.", "There wasn't any. Not one session"),
        (
            "en",
            "It takes ages when it is full. Allergies. A man nearly died of them.",
            "Allergies. A man nearly died",
        ),
        ("de", "Mathe. Komm ich nicht mit.", "Mathe. Komm ich nicht mit"),
        ("nl", "Twintig. Naast m'n baan.", "Twintig. Naast m'n baan"),
    ] {
        let summary = summary_of(locale, &[answer]);
        assert!(summary.contains(quote), "{summary}");
    }
}

#[test]
fn what_refers_to_the_sentence_before_it_is_quoted_with_it() {
    for (locale, answer) in [
        ("en", "They moved the stop to the market. It happened over night."),
        ("de", "Die Haltestelle ist jetzt am Markt. Das war über Nacht."),
        ("fr", "L'arrêt est maintenant au marché. C'était du jour au lendemain."),
        ("es", "La parada está ahora en el mercado. Eso fue de un día para otro."),
        ("it", "La fermata adesso è al mercato. Quindi devo camminare dieci minuti."),
        ("pt", "A paragem agora é no mercado. Isso foi de repente."),
        ("nl", "De halte is nu bij de markt. Dat was in maart."),
    ] {
        let texts = texts(&analysed(locale, &[(User, answer)]));
        assert_eq!(texts, [answer], "{locale}");
    }
}

#[test]
fn yes_and_no_are_quoted_as_answers_to_their_questions_only() {
    let quoted = |question: &str| {
        let turns = [(User, "The boiler broke."), (Assistant, question), (User, "Nope.")];
        analysed("en", &turns).summary.expect("a summary").contains("Nope")
    };
    assert!(quoted("Would you come back to the museum?"));
    assert!(!quoted("What would you change?"));
    assert!(!quoted("Is there anything else you want to say?"));
}

#[test]
fn questions_to_the_interviewer_are_not_quoted() {
    let summary = summary_of(
        "en",
        &["Which checklist? Nobody's shown me any checklist.", "How long have you got me for?"],
    );
    assert!(summary.contains("Nobody's shown me") && !summary.contains('?'), "{summary}");
}

#[test]
fn an_interview_without_an_answer_says_so() {
    let summary = summary_of("en", &["Can't think of anything.", "I'd rather not say."]);
    assert!(summary.starts_with("They gave no answer that can be quoted."), "{summary}");
}

#[test]
fn a_danger_is_quoted_first_and_by_itself() {
    let turns = [
        (Assistant, "How was the app?"),
        (User, "The app crashed twice."),
        (User, "I think about ending my life."),
    ];
    let summary = analysed("en", &turns).summary.expect("a summary");
    assert!(summary.starts_with("Possible danger: “I think about ending my life”\n"), "{summary}");
}

#[test]
fn headings_are_written_for_the_reader() {
    let heading = |name, language| summary::heading(name, language);
    assert_eq!(heading("your experience so far", Language::English), Some("experience so far"));
    assert_eq!(heading("la Sua esperienza con noi", Language::Italian), Some("esperienza con noi"));
    assert_eq!(heading("the refund (only", Language::English), Some("the refund"));
    assert_eq!(heading("how it went", Language::English), Some("how it went"));
}

#[test]
fn negated_complaints_are_praise() {
    for (locale, answers) in [
        ("en", ["No complaints so far.", "It wasn't bad.", "He rings back the same day, can't fault him."]),
        ("de", ["Er wird nie sauer.", "Kann nicht meckern.", "Nix ist schwierig."]),
        ("fr", ["Je ne me plains pas du bruit.", "Rien à redire.", "Ce n'était pas compliqué."]),
        ("it", ["Niente da ridire.", "Non mi lamento.", "Non è stato difficile."]),
        ("es", ["No me quejo.", "Ninguna queja.", "No fue difícil."]),
        ("pt", ["Não me queixo.", "Nenhuma reclamação.", "Não correu mal."]),
        ("nl", ["Niks op aan te merken.", "Ik mag niet klagen.", "Het was niet moeilijk."]),
    ] {
        for answer in answers {
            assert_eq!(sentiment(locale, answer), Positive, "{locale}: {answer}");
        }
    }
}

#[test]
fn what_others_made_is_a_complaint_only_if_it_was_a_burden() {
    for (answer, expected) in [
        ("Then Hanne came and made me a coffee.", false),
        ("My aunt made us lunch on Sundays.", false),
        ("They made us wait outside.", true),
        ("He made me feel stupid.", true),
        ("The clerk made me sign it twice.", true),
    ] {
        assert_eq!(sentiment("en", answer) == Negative, expected, "{answer}");
    }
}

#[test]
fn losses_compulsion_and_absence_are_complaints() {
    for (locale, answers) in [
        (
            "en",
            [
                "I had to sleep on the floor.",
                "All my notes went, eight years of them.",
                "Three tickets, zero answers.",
            ],
        ),
        ("de", ["Ich musste zu Fuß gehen.", "Meine Notizen sind weg.", "Angerufen hat mich kein Mensch."]),
        (
            "fr",
            ["Ma femme a dû lâcher son poste.", "Mes dossiers ont disparu.", "Aucune nouvelle depuis mars."],
        ),
        ("it", ["Ho dovuto dormire per terra.", "Ho dormito per terra.", "Nemmeno una parola."]),
        ("es", ["Tuve que volver a pie.", "Mis archivos desaparecieron.", "Ni una sola llamada."]),
        ("pt", ["Tive de voltar a pé.", "Os ficheiros desapareceram.", "Não tinha ninguém lá."]),
        ("nl", ["Ik moest naar huis lopen.", "Mijn bestanden zijn verdwenen.", "Geen enkele reactie."]),
    ] {
        for answer in answers {
            assert_eq!(sentiment(locale, answer), Negative, "{locale}: {answer}");
        }
    }
}

#[test]
fn that_a_notice_of_help_was_not_needed_is_no_finding() {
    use colloquy_domain::safety::{SafetyConcern, response};

    let notice = response(SafetyConcern::Violence, &Locale::from(Language::English), None);
    let turns = [
        (Assistant, "How was the course?"),
        (User, "My husband would be killed by such a timetable, it was horrible."),
        (Assistant, notice.as_str()),
        (User, "Oh no, sorry, nobody is in danger! The rooms were far too small for all of us."),
    ];
    let found = texts(&analysed("en", &turns));
    assert!(found.iter().any(|text| text.contains("rooms")), "{found:?}");
    assert!(!found.iter().any(|text| text.contains("nobody")), "{found:?}");
}

#[test]
fn what_comes_with_as_i_said_is_kept() {
    for (locale, said, remark) in [
        ("en", "As I said, I will probably leave the choir in December.", "I already told you that."),
        ("fr", "Mais comme je disais je pense arrêter la chorale en décembre.", "Je vous l'ai déjà dit."),
    ] {
        let summary = summary_of(locale, &["The rooms are small and cold.", said, remark]);
        assert!(summary.contains("December") || summary.contains("décembre"), "{summary}");
        assert!(!summary.contains(remark.trim_end_matches('.')), "{summary}");
    }
}

#[test]
fn a_mixed_sentence_is_what_follows_but() {
    for (locale, sentence, expected) in [
        ("en", "They were friendly, but I waited forty minutes and nobody said a word.", "complaint"),
        ("en", "The form was long but the man at the desk helped me through it at once.", "praise"),
        ("en", "We lost 4,000 euros, but the people on the phone were kind and helpful.", "money"),
        (
            "de",
            "Die Leute waren nett, aber ich habe eine Stunde gewartet und niemand hat etwas gesagt.",
            "complaint",
        ),
        ("fr", "Ils étaient aimables, mais j'ai attendu une heure et personne ne m'a rien dit.", "complaint"),
    ] {
        let insights = analysed(locale, &[(Assistant, "How was it?"), (User, sentence)]).insights;
        let kind = insights.expect("insights")["findings"][0]["kind"].clone();
        assert_eq!(kind, expected, "{sentence}");
    }
}
