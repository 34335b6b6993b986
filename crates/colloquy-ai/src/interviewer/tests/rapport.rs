//! What is said to an invitee who speaks of the conversation or of feelings.

use colloquy_languages::fill;

use super::*;

/// Two topics for each language.
fn prompt(locale: &str) -> &'static str {
    match locale {
        "en" => "Ask about the parking and about the canteen.",
        "de" => "Frage nach den Parkplätzen und nach der Kantine.",
        "fr" => "Demande leur avis sur le parking et sur la cantine.",
        "es" => "Pregunta por el aparcamiento y por el comedor.",
        "it" => "Chiedi del parcheggio e della mensa.",
        "pt" => "Pergunta sobre o estacionamento e sobre a cantina.",
        _ => "Vraag naar het parkeren en naar de kantine.",
    }
}

fn replies(locale: &str) -> &'static colloquy_languages::rapport::RapportReplies {
    let locale = Locale::parse(locale).expect("a locale");
    &locale.language().tables().rapport.formal
}

/// Returns what is said after this answer to the first question.
fn after(locale: &str, answer: &str) -> String {
    let opening = spoken(&situation(locale, prompt(locale), &[])).0;
    spoken(&situation(locale, prompt(locale), &[&opening, answer])).0
}

/// Checks that the next turn begins with one of these sentences.
fn check(
    expected: fn(&colloquy_languages::rapport::RapportReplies) -> Vec<&'static str>,
    said: &[(&str, &str)],
) {
    let begins = |(locale, answer): &&(&str, &str)| {
        let next = after(locale, answer);
        expected(replies(locale)).iter().any(|text| next.starts_with(text))
    };
    let wrong: Vec<_> = said
        .iter()
        .filter(|one| !begins(one))
        .map(|(locale, answer)| (answer, after(locale, answer)))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn who_is_asked_again_gets_an_apology_and_the_next_question() {
    let said = [
        ("en", "I did just say, it is full by eight, and that was on the first day."),
        ("de", "Das habe ich Ihnen doch gerade gesagt, ab acht ist alles voll. Hören Sie eigentlich zu?"),
        ("fr", "Mais je viens de vous le dire, tout est plein dès huit heures."),
        ("es", "Pero si ya se lo he dicho, a las ocho está todo lleno."),
        ("it", "Gliel'ho appena detto, alle otto è tutto pieno."),
        ("pt", "Acabei de dizer isso, às oito está tudo cheio."),
        ("nl", "Dat zeg ik toch, om acht uur is alles vol."),
    ];
    check(|said| said.said_before.to_vec(), &said);
    for (locale, answer) in said {
        let next = after(locale, answer);
        assert!(!next.contains(['“', '«', '„']), "{next}");
    }
}

#[test]
fn a_question_that_was_not_understood_is_not_repeated_in_the_same_words() {
    for (locale, answer) in [
        ("en", "Sorry, I don't know what you mean."),
        ("de", "Ich verstehe die Frage nicht."),
        ("fr", "Je ne comprends pas la question."),
        ("es", "No entiendo la pregunta."),
        ("it", "Non ho capito la domanda."),
        ("pt", "Não percebi a pergunta."),
        ("nl", "Sorry, ik snap de vraag niet."),
    ] {
        let opening = spoken(&situation(locale, prompt(locale), &[])).0;
        let (next, _) = spoken(&situation(locale, prompt(locale), &[&opening, answer]));
        let apologizes = replies(locale).unclear.iter().any(|text| next.starts_with(text));
        assert!(apologizes && !next.contains(&opening), "{next}");
        let (after, _) = spoken(&situation(locale, prompt(locale), &[&opening, answer, &next, answer]));
        assert_ne!(after, next);
    }
}

#[test]
fn an_echo_with_an_answer_is_taken_for_the_answer() {
    for (locale, prompt, asked, answer) in [
        (
            "it",
            "Chiedi del parcheggio e della mensa.",
            "Grazie. Che cosa è successo dopo?",
            "Scusi, dopo che cosa? Dopo vi ho chiamato e siete venuti a prenderla a casa.",
        ),
        (
            "fr",
            "Demande leur avis sur le parking.",
            "Merci. Qu’est-ce qui pourrait aider, selon vous ?",
            "Aider à quoi ? C'était un bon souvenir, il n'y a pas de problème.",
        ),
        (
            "en",
            "Ask about the parking.",
            "Thank you. What would help there, from your point of view?",
            "Help with what? It was a good memory, nothing was wrong.",
        ),
        (
            "es",
            "Pregunta por el comedor.",
            "Gracias. ¿Cómo le fue con ella?",
            "¿Con quién, con mi cuñada? Ella no vino, nos lo recomendó.",
        ),
        (
            "de",
            "Frage nach der Kantine.",
            "Danke. Was würde da helfen?",
            "Helfen womit? Es war doch eine schöne Erinnerung.",
        ),
    ] {
        let opening = spoken(&situation(locale, prompt, &[])).0;
        let (next, _) = spoken(&situation(locale, prompt, &[&opening, "…", asked, answer]));
        let apologizes = replies(locale).unclear.iter().any(|text| next.starts_with(text));
        assert!(apologizes && !next.contains(['“', '«', '„']), "{next}");
    }
    for (locale, asked, answer) in [
        ("en", "Thank you. Who did you go with?", "Who with? With my sister and her two children."),
        ("de", "Danke. Mit wem waren Sie dort?", "Mit wem? Mit meiner Schwester und den Kindern."),
        ("it", "Grazie. Con chi è venuto?", "Con chi? Con mia sorella e i bambini."),
    ] {
        let opening = spoken(&situation(locale, prompt(locale), &[])).0;
        let (next, _) = spoken(&situation(locale, prompt(locale), &[&opening, "…", asked, answer]));
        assert!(!replies(locale).unclear.iter().any(|text| next.starts_with(text)), "{next}");
    }
}

#[test]
fn a_right_guess_is_confirmed() {
    let opening = "How do you see the parking?";
    let said = [opening, "Do you mean the parking for bikes?"];
    let (next, closes) = spoken(&situation("en", prompt("en"), &said));
    assert_eq!((next.as_str(), closes), ("Yes, that is what I mean. Please tell me about it.", false));
    let answered = [said[0], said[1], &next, "It is full by eight o'clock every single morning."];
    let (after, _) = spoken(&situation("en", prompt("en"), &answered));
    assert!(after != next && !after.contains(opening), "{after}");
}

#[test]
fn feelings_get_words_that_fit_them() {
    check(
        |said| said.fear.to_vec(),
        &[
            ("en", "I was really scared down there on my own at night."),
            ("de", "Ich hatte richtig Angst da unten, ganz ohne Licht."),
            ("fr", "J'ai eu très peur là-bas, le soir sans lumière."),
            ("es", "Pasé mucho miedo allí abajo sin luz."),
            ("it", "Ho avuto paura laggiù al buio."),
            ("pt", "Fiquei com medo lá em baixo às escuras."),
            ("nl", "Ik was echt bang daar beneden in het donker."),
        ],
    );
    check(
        |said| said.exhaustion.to_vec(),
        &[
            ("en", "By the evening I'm completely exhausted from the stairs."),
            ("de", "Am Abend bin ich völlig erschöpft von den Treppen."),
            ("fr", "Le soir je suis épuisée par les escaliers."),
            ("es", "Por la noche estoy agotada de tanta escalera."),
            ("it", "La sera sono sfinita dalle scale."),
            ("pt", "À noite estou exausta das escadas."),
            ("nl", "'s Avonds ben ik uitgeput van de trappen."),
        ],
    );
    check(
        |said| said.grief.to_vec(),
        &[
            ("en", "I fell on the ramp in March and got an infection in the knee."),
            ("de", "Im März bin ich auf der Rampe gestürzt, das Knie war entzündet."),
            ("fr", "En mars je suis tombée sur la rampe, et le genou s'est infecté."),
            ("es", "En marzo me caí en la rampa y acabé en urgencias."),
            ("it", "A marzo sono caduta sulla rampa e mi sono fatta male."),
            ("pt", "Em março caí na rampa e fiquei magoada no joelho."),
            ("nl", "In maart ben ik gevallen op de helling en lag ik in het gips."),
        ],
    );
    check(
        |said| said.joy.to_vec(),
        &[
            ("en", "The man at the gate is lovely, we love him."),
            ("de", "Der Mann an der Schranke ist sehr freundlich, ich bin begeistert."),
            ("fr", "Le monsieur de la barrière est adorable, j'adore."),
            ("es", "El señor de la barrera es encantador, estoy muy contenta."),
            ("it", "Il signore alla sbarra è gentilissimo, mi sono trovata benissimo."),
            ("pt", "O senhor da cancela é muito simpático, adoro."),
            ("nl", "De man bij de slagboom is heel vriendelijk, geweldig."),
        ],
    );
}

#[test]
fn feelings_that_nobody_has_get_none() {
    for (locale, answer) in [
        ("en", "I was never scared there, it is well lit and there are people about."),
        ("en", "I'm afraid I don't use it much, I take the tram."),
        ("en", "The pain is gone now, and the ramp is fine."),
        ("en", "I wasn't scared down there, and my son isn't either."),
        ("en", "If I fell there, somebody would see it at once."),
        ("de", "Angst hatte ich da nie, es ist ja hell."),
        ("de", "Schmerzen habe ich da keine, die Rampe ist flach."),
        ("de", "Ich habe keine Schmerzen mehr, seit es die Rampe gibt."),
        ("fr", "Je n'ai pas peur là-bas, c'est bien éclairé."),
        ("es", "No me da miedo, está bien iluminado."),
        ("it", "Non ho paura, è ben illuminato."),
        ("pt", "Não tenho medo, está bem iluminado."),
        ("nl", "Ik ben daar niet bang, het is goed verlicht."),
        ("en", "It is lovely, but the barrier sticks every other day."),
        ("de", "Die Schranke ist toll, aber sie klemmt jeden zweiten Tag."),
    ] {
        let next = after(locale, answer);
        let said = replies(locale);
        // Without a fear, what is good about it may be welcomed.
        let is_mixed = answer.contains("but") || answer.contains("aber");
        let may_be_said = |text: &&str| said.confided.contains(text) || !is_mixed && said.joy.contains(text);
        assert!(
            !said.to_feelings().filter(|text| !may_be_said(text)).any(|text| next.contains(text)),
            "{answer}: {next}"
        );
    }
}

#[test]
fn a_request_to_pass_something_on_is_answered_truthfully() {
    for (locale, answer) in [
        ("en", "The porter is a gentleman, write that down."),
        ("en", "Will you tell Marta I said thanks?"),
        ("de", "Sagen Sie dem Hausmeister, dass die Schranke klemmt."),
        ("fr", "Vous pouvez dire à Odile que la barrière est réparée."),
        ("es", "Dígale al portero que la barrera funciona."),
        ("it", "Il portiere è un signore, quello lo scriva."),
        ("pt", "Diga ao porteiro que a cancela já funciona."),
        ("nl", "Doe de portier maar de groeten."),
    ] {
        let next = after(locale, answer);
        let expected = fill(replies(locale).passed_on, &[("organization", "Acme")]);
        assert!(next.starts_with(&expected), "{answer}: {next}");
    }
    let told = after("en", "They tell him every week that the barrier sticks, and he shrugs.");
    assert!(!told.contains("what Acme receives"), "{told}");
}

#[test]
fn a_question_without_an_answer_reaches_the_organization() {
    let next = after("en", "It is full by eight o'clock. Will there be a second deck next year?");
    assert!(next.contains("your question reaches Acme together with your answers"), "{next}");
    let next = after("en", "They told me to call the porter at night, but who is the porter then?");
    assert!(!next.contains("reaches Acme"), "{next}");
}

#[test]
fn who_asks_whether_there_is_more_gets_the_next_question() {
    let next = after("en", "It is full by eight o'clock. Is there anything else you wanted to ask?");
    assert!(next.starts_with("Yes, there is something else.") && next.contains("canteen"), "{next}");
}

#[test]
fn a_denied_danger_is_apologized_for_in_every_language() {
    for (locale, answer) in [
        ("en", "No, nothing is wrong, I was speaking of my grandmother's cat."),
        ("de", "Nein, es ist nichts passiert, ich sprach von der Katze meiner Oma."),
        ("fr", "Non, il n'y a aucun danger, je parlais du chat de ma grand-mère."),
        ("es", "Ay, no, hija, que no pasa nada, yo le hablaba del gato de mi abuela."),
        ("it", "No no, tranquillo, non è che sono in pericolo, adesso sto bene."),
        ("pt", "Que perigo? Não tem perigo nenhum."),
        ("nl", "Nee hoor, er is niets aan de hand, ik had het over de kat van oma."),
    ] {
        let locale_of = Locale::parse(locale).expect("a locale");
        let concern = colloquy_domain::safety::SafetyConcern::Violence;
        let notice = colloquy_domain::safety::response(concern, &locale_of, None);
        let opening = spoken(&situation(locale, prompt(locale), &[])).0;
        let (next, _) = spoken(&situation(locale, prompt(locale), &[&opening, "…", &notice, answer]));
        let apology = locale_of.language().tables().interviewer.misunderstood;
        assert!(next.starts_with(apology), "{locale}: {next}");
    }
}

#[test]
fn a_death_gets_condolences_and_is_not_followed_up() {
    for (locale, answer) in [
        ("en", "My husband always drove me there. He died in March."),
        ("de", "Mein Mann hat mich immer gefahren. Im März ist er gestorben."),
        ("fr", "Mon mari me conduisait toujours. Il est mort en mars."),
        ("es", "Mi marido me llevaba siempre. Murió en marzo."),
        ("it", "Mi portava sempre mio marito. È morto a marzo."),
        ("pt", "O meu marido levava-me sempre. Morreu em março."),
        ("nl", "Mijn man bracht me altijd. In maart is hij overleden."),
    ] {
        let next = after(locale, answer);
        assert!(replies(locale).loss.iter().any(|text| next.starts_with(text)), "{answer} {next}");
        let language = Locale::parse(locale).expect("a locale").language();
        let mut follow_ups = language.tables().interviewer.follow_ups.all();
        assert!(!follow_ups.any(|question| next.contains(question)), "{answer} {next}");
    }
}

#[test]
fn relief_and_pride_get_words_that_fit_them() {
    check(
        |said| said.relief.to_vec(),
        &[
            ("en", "I was so relieved when the new car park opened."),
            ("de", "Ich war so erleichtert, als der neue Parkplatz aufgemacht hat."),
            ("fr", "J'étais vraiment soulagée quand le nouveau parking a ouvert."),
            ("es", "Fue un alivio cuando abrieron el aparcamiento nuevo."),
            ("it", "È stato un sollievo quando hanno aperto il parcheggio nuovo."),
            ("pt", "Foi um alívio quando abriram o estacionamento novo."),
            ("nl", "Ik was zo opgelucht toen de nieuwe parkeerplaats openging."),
        ],
    );
    check(
        |said| said.pride.to_vec(),
        &[
            ("en", "I'm so proud of my son, who painted the whole car park."),
            ("de", "Ich bin so stolz auf meinen Sohn, er hat den ganzen Parkplatz gemalt."),
            ("fr", "Je suis fière de mon fils, il a peint tout le parking."),
            ("es", "Estoy orgullosa de mi hijo, pintó todo el aparcamiento."),
            ("it", "Sono orgogliosa di mio figlio, ha dipinto tutto il parcheggio."),
            ("pt", "Estou orgulhosa do meu filho, pintou o estacionamento todo."),
            ("nl", "Ik ben zo trots op mijn zoon, hij heeft de hele parkeerplaats geschilderd."),
        ],
    );
}

#[test]
fn no_reaction_to_a_feeling_is_said_twice_in_an_interview() {
    let prompt = "Ask about the parking, the canteen, the lift, the garden and the porter.";
    let answers = [
        "I was really scared down there on my own at night.",
        "I was so afraid of the dog in the kitchen, I was shaking.",
        "It was terrifying, we were stuck between two floors.",
        "I panicked when the gate closed behind me.",
        "He frightened me, he came out of the dark.",
    ];
    let said = interview("en", prompt, &answers);
    let reactions = replies("en").to_feelings();
    for reaction in reactions {
        let times = said.iter().filter(|turn| turn.contains(reaction)).count();
        assert!(times < 2, "{reaction} {said:#?}");
    }
}
