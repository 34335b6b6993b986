//! Questions that depend on facts about the person.

use super::*;

/// Returns the interviewer's turns of an interview with these answers.
fn turns(locale: &str, prompt: &str, answers: &[&str]) -> Vec<String> {
    interview(locale, prompt, answers).into_iter().step_by(2).collect()
}

const NURSERY: &str = "Ask parents about the food and the garden. If they have a child with special needs, ask how \
                       the staff helps.";

#[test]
fn a_fact_in_other_words_meets_its_condition_at_once() {
    let said = turns("en", NURSERY, &["Good. My son is autistic, so he only eats pasta there."]);
    let asked = said.last().expect("a turn");
    assert!(asked.ends_with("how the staff helps?") && !asked.contains("If you have"), "{asked}");
}

#[test]
fn what_nobody_said_is_asked_about_before_the_last_question_and_a_no_ends_it() {
    let cases = [
        ("en", NURSERY, ["Fresh and warm.", "It could be larger."], "No, we don't.", "If you have"),
        (
            "de",
            "Frage Gäste nach dem Essen und dem Zimmer. Falls sie mit dem Zug angereist sind, frage, wie der Weg vom \
             Bahnhof war.",
            ["Frisch und warm.", "Hell und ruhig."],
            "Nein, bin ich nicht.",
            "Falls Sie mit dem Zug",
        ),
        (
            "fr",
            "Interrogez les vacanciers sur le repas et la piscine. S'ils ont un chien, demandez comment il a été accueilli.",
            ["Très bon et copieux.", "Propre et calme."],
            "Non, je n'en ai pas.",
            "Si vous avez un chien",
        ),
        (
            "es",
            "Pregunta a los socios por los horarios y las clases. Si tienen hijos, pregunta si les serviría una ludoteca.",
            ["Son cómodos para mí.", "Están muy bien."],
            "No, no tengo.",
            "Si tiene hijos",
        ),
        (
            "it",
            "Chiedi ai clienti dei prezzi e del sito. Se hanno un animale domestico, chiedi se trovano i prodotti giusti.",
            ["Sono giusti per me.", "Facile da usare."],
            "No, non ne ho.",
            "Se ha un animale",
        ),
        (
            "pt",
            "Pergunte aos pacientes pelos horários e pelo atendimento. Se vêm de ônibus, pergunte como é o caminho até \
             a clínica.",
            ["São bons para mim.", "Sempre com simpatia."],
            "Não, não venho.",
            "Se vem de ônibus",
        ),
        (
            "nl",
            "Vraag klanten naar de prijs en het personeel. Als ze met de trein kwamen, vraag hoe ze onze winkel vonden.",
            ["Prima voor wat je krijgt.", "Vriendelijk en snel."],
            "Nee, dat niet.",
            "Als u met de trein",
        ),
    ];
    for (locale, prompt, answers, no, condition) in cases {
        let mut given: Vec<&str> = answers.to_vec();
        let mut said = turns(locale, prompt, &given);
        // A short answer may be followed up.
        while !said.last().expect("a turn").contains(condition) {
            assert!(given.len() < 6, "{locale}: {said:#?}");
            given.push(answers[1]);
            said = turns(locale, prompt, &given);
        }
        given.push(no);
        said = turns(locale, prompt, &given);
        let last = said.last().expect("a turn");
        let language = Locale::parse(locale).expect("a locale").language();
        let closings = language.tables().interviewer.last_questions;
        let asks_last = closings.iter().any(|text| last.contains(text.rsplit(". ").next().unwrap_or(text)));
        assert!(asks_last, "{locale}: {last}");
    }
}

#[test]
fn a_question_with_its_condition_is_repeated_with_it() {
    let answers = ["Fresh and warm.", "It could be larger, but they love it.", "Sorry, can you repeat that?"];
    let mut given = answers[..2].to_vec();
    while !turns("en", NURSERY, &given).last().expect("a turn").contains("If you have") {
        assert!(given.len() < 6);
        given.push("It is large enough for all.");
    }
    given.push(answers[2]);
    let said = turns("en", NURSERY, &given);
    assert!(said.last().expect("a turn").contains("If you have a child with special needs"), "{said:#?}");
}

#[test]
fn who_has_said_that_it_is_not_so_is_not_asked() {
    let prompt =
        "Ask customers about the prices and the shop. If they use the app, ask what they use it for.";
    let with = |answer: &str| turns("en", prompt, &[answer, "It is close to us.", "No.", "No."]).join("\n");
    assert!(with("They are fair.").contains("If you use the app"));
    assert!(!with("They are fair. We're not using the app, we like to see things.").contains("If you use"));
}
