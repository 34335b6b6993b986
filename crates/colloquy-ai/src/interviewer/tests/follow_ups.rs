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
    assert!(next.ends_with("What would that look like in practice?"), "{next}");
}

#[test]
fn a_complaint_about_the_interview_is_not_taken_up() {
    let answer = "The hall was fine. You never answered my question, and that annoyed me.";
    let (next, _) =
        spoken(&situation("en", "Ask about the hall and the bar.", &["How was the hall?", answer]));
    assert!(!next.contains("never answered"), "{next}");
}

/// Returns what follows an answer to the first question of an interview about two things.
fn after(locale: &str, prompt: &str, answer: &str) -> String {
    let opening = situation(locale, prompt, &[]).guide.topics[0].opening.clone();
    spoken(&situation(locale, prompt, &[&opening, answer])).0
}

const ABOUT: [(&str, &str); 7] = [
    ("en", "Ask about the journey and the hotel."),
    ("de", "Frage nach der Reise und nach dem Hotel."),
    ("fr", "Demande ce qu’ils ont pensé du voyage et de l’hôtel."),
    ("es", "Pregunta por el viaje y por el hotel."),
    ("it", "Chiedi del viaggio e dell’albergo."),
    ("pt", "Pergunta sobre a viagem e sobre o hotel."),
    ("nl", "Vraag naar de reis en naar het hotel."),
];

/// Returns the follow-up questions of a language.
fn follow_ups(locale: &str) -> Vec<&'static str> {
    let locale = colloquy_domain::text::Locale::parse(locale).expect("a locale");
    locale.language().tables().interviewer.follow_ups.all().collect()
}

#[test]
fn what_is_over_or_played_down_is_not_followed_up() {
    let answers = [
        "The bag was lost, but luckily it turned up the next day.",
        "My suitcase got a scratch, but that's just a detail.",
        "Der Koffer war weg, aber zum Glück kam er am nächsten Tag.",
        "Der Kaffee im Zug war kalt, aber halb so schlimm.",
        "La valise avait disparu, mais heureusement elle est arrivée le lendemain.",
        "Le café était froid, mais bon, c’est un détail.",
        "La maleta se perdió, pero por suerte apareció al día siguiente.",
        "El café estaba frío, pero no es para tanto.",
        "La valigia era sparita, ma per fortuna è arrivata il giorno dopo.",
        "Il caffè era freddo, ma è un dettaglio.",
        "A mala sumiu, mas felizmente apareceu no dia seguinte.",
        "O café estava frio, mas não tem importância.",
        "De koffer was kwijt, maar gelukkig kwam hij de volgende dag.",
        "De koffie was koud, maar dat is niet erg.",
    ];
    for ((locale, prompt), answers) in ABOUT.iter().zip(answers.chunks(2)) {
        for answer in answers {
            let next = after(locale, prompt, answer);
            assert!(!follow_ups(locale).iter().any(|question| next.contains(question)), "{answer} {next}");
        }
    }
}

#[test]
fn a_quarrel_or_a_loss_with_which_an_answer_ends_is_followed_up_without_repeating_it() {
    let answers = [
        "The seats were fine. I had a row with the driver because he left my mother standing.",
        "Die Sitze waren gut. Ich hatte Streit mit dem Fahrer, weil er meine Mutter hat stehen lassen.",
        "Les sièges étaient bien. Je me suis disputé avec le chauffeur, il avait laissé ma mère dehors.",
        "Los asientos bien. Tuve una bronca con el conductor porque dejó a mi madre en la calle.",
        "I sedili andavano bene. Ho litigato con l’autista perché ha lasciato mia madre in strada.",
        "Os bancos eram bons. Tive uma discussão com o motorista porque deixou a minha mãe na rua.",
        "De stoelen waren prima. Ik had ruzie met de chauffeur, hij liet mijn moeder op straat staan.",
    ];
    for ((locale, prompt), answer) in ABOUT.iter().zip(answers) {
        let next = after(locale, prompt, answer);
        assert!(follow_ups(locale).iter().any(|question| next.contains(question)), "{answer} {next}");
        assert!(!next.contains(['“', '„', '«']), "{answer} {next}");
    }
}

#[test]
fn nobody_is_asked_what_would_help_with_something_good_or_past_or_after_naming_it() {
    let help = "What would help";
    for answer in [
        "The journey was a joy, the children sang all the way and the driver told us about every village that we passed.",
        "The train was cold in March and the toilets were locked, so we sat there in our coats and waited for the next station.",
        "The journey is far too slow now because of the works at the bridge, and they should simply run a bus from the market.",
    ] {
        let next = after("en", ABOUT[0].1, answer);
        assert!(!next.contains(help), "{answer} {next}");
    }
    let next = after(
        "en",
        ABOUT[0].1,
        "The seats are nice. The journey is far too slow and the toilets are always locked, so I cannot take my father any more.",
    );
    assert!(next.contains(help), "{next}");
}

/// Something bad that weighs on no one needs a question only as long as it is unexplained.
#[test]
fn a_complaint_that_explains_itself_is_not_followed_up() {
    let cases = [
        (
            "en",
            "Ask about the library.",
            "The opening hours are terrible.",
            "The opening hours are terrible because they close at 4.",
        ),
        (
            "de",
            "Frage nach der Bücherei.",
            "Die Öffnungszeiten sind furchtbar.",
            "Die Öffnungszeiten sind furchtbar, weil um 16 Uhr zu ist.",
        ),
        (
            "fr",
            "Pose des questions sur la bibliothèque.",
            "Les horaires sont affreux.",
            "Les horaires sont affreux parce que ça ferme à 16 heures.",
        ),
        (
            "nl",
            "Vraag naar de bibliotheek.",
            "De openingstijden zijn verschrikkelijk.",
            "De openingstijden zijn verschrikkelijk omdat ze om 16 uur sluiten.",
        ),
    ];
    for (locale, prompt, short, explained) in cases {
        let prompt = &format!("{prompt} Go deep on each topic.");
        let next = after(locale, prompt, short);
        assert!(follow_ups(locale).iter().any(|text| next.contains(text)), "{short} {next}");
        let next = after(locale, prompt, explained);
        assert!(!follow_ups(locale).iter().any(|text| next.contains(text)), "{explained} {next}");
    }
}

/// A question about it would ask for what the invitee has put behind them.
#[test]
fn what_used_to_be_bad_is_not_followed_up() {
    for ((locale, prompt), answer) in [
        (ABOUT[0], "We used to stand in the corridor for hours because there were no seats at all."),
        (ABOUT[1], "Früher standen wir stundenlang im Gang, und keiner hat uns etwas gesagt."),
        (ABOUT[3], "Antes había que esperar dos horas en el andén y nadie nos decía nada."),
    ] {
        let next = after(locale, prompt, answer);
        assert!(!follow_ups(locale).iter().any(|question| next.contains(question)), "{answer} {next}");
    }
}
