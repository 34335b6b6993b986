use super::*;

#[test]
fn a_thin_answer_is_followed_up_once() {
    let prompt = "Topics:\n- pay\n- hours\n- holidays\n- colleagues";
    let opening = "Let us start with this topic: pay. What comes to your mind first?";
    let (probe, _) = spoken(&situation("en", prompt, &[opening, "Fine."]));
    assert!(!probe.contains(':'), "{probe}");
    let (next, _) = spoken(&situation("en", prompt, &[opening, "Fine.", &probe, "Fine."]));
    assert!(next.contains(": hours."), "{next}");
}

#[test]
fn does_not_follow_up_if_answers_are_scarce() {
    let mut scarce = situation("en", PROMPT, &[OPENING, "Fine."]);
    let (probe, _) = spoken(&scarce);
    assert!(!probe.contains("app"), "{probe}");
    scarce.remaining.responses = Some(3);
    let (next, _) = spoken(&scarce);
    assert!(next.contains("how you use the app"), "{next}");
}

#[test]
fn a_fact_that_was_asked_for_is_not_followed_up() {
    let facts = [
        ("en", "Ask how often they use the app, and what they would change.", "Weekly.", "change"),
        ("de", "Frage, wie oft sie die App nutzen, und was sie ändern würden.", "Täglich.", "ändern"),
        ("fr", "Demande depuis quand ils viennent et ce qu’ils changeraient.", "Trois ans.", "changer"),
        ("es", "Pregunta cuántas veces vienen y qué cambiarían.", "Dos veces.", "cambiar"),
        ("it", "Chiedi quante volte vengono e che cosa cambierebbero.", "Due volte.", "cambier"),
        ("pt", "Pergunta quantas vezes vêm e o que mudariam.", "Duas vezes.", "mudar"),
        ("nl", "Vraag hoe vaak ze komen en wat ze zouden veranderen.", "Dagelijks.", "veranderen"),
    ];
    for (locale, prompt, fact, change) in facts {
        let opening = situation(locale, prompt, &[]).guide.topics[0].opening.clone();
        let (next, _) = spoken(&situation(locale, prompt, &[&opening, fact]));
        assert!(next.contains(change), "{opening} {fact} {next}");
    }
    let prompt = "Ask how often the app fails, and what they would change.";
    let opening = situation("en", prompt, &[]).guide.topics[0].opening.clone();
    let (next, _) = spoken(&situation("en", prompt, &[&opening, "Daily."]));
    assert!(!next.contains("change"), "more is to be said about something bad: {next}");
}

#[test]
fn a_wish_is_not_followed_up_as_if_it_had_happened() {
    let prompt = "Ask what they would change about the hall. Go deep on each topic.";
    let opening = situation("en", prompt, &[]).guide.topics[0].opening.clone();
    let answer =
        "Lamps along the path from the station to the side entrance, because it is really dark there.";
    let (next, _) = spoken(&situation("en", prompt, &[&opening, answer]));
    assert!(!next.contains("that go") && !next.contains("happened"), "{next}");
    let wish = "I would like it if someone rang before the coach is late.";
    let (next, _) = spoken(&situation(
        "en",
        "Ask about the coach. Go deep on each topic.",
        &["How was the coach?", wish],
    ));
    assert!(next.ends_with("What difference would that make for you?"), "{next}");
}

#[test]
fn a_complaint_about_the_interview_is_not_taken_up() {
    let answer = "The hall was fine. You never answered my question, and that annoyed me.";
    let (next, _) =
        spoken(&situation("en", "Ask about the hall and the bar.", &["How was the hall?", answer]));
    assert!(!next.contains("never answered"), "{next}");
}
