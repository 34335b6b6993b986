use super::*;

fn kinds(analysis: &TranscriptAnalysis) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    findings(analysis).iter().map(|finding| (text(&finding["text"]), text(&finding["kind"]))).collect()
}

#[test]
fn an_answer_to_a_question_for_wishes_is_a_wish() {
    let asked = "What could we have done differently?";
    let said = [(Assistant, asked), (User, "A phone call, simply a phone call on that evening.")];
    assert_eq!(kinds(&analysed("en", &said))[0].1, "wish");
    let praised =
        [(Assistant, asked), (User, "I loved everything, the staff were wonderful and so kind to us.")];
    assert_eq!(kinds(&analysed("en", &praised))[0].1, "praise");
}

/// What is said about a danger, and whether the analysis still reports it after a reply to the notice of help.
fn reports_danger(locale: &str, danger: &str, reply: &str) -> bool {
    let locale = Locale::parse(locale).expect("a locale");
    let concern = safety::concern_of_answer(danger, locale.language());
    let notice = safety::response(concern.expect(danger).0, &locale, None);
    let said = [(Assistant, "…?"), (User, danger), (Assistant, notice.as_str()), (User, reply)];
    let analysis = analysed(locale.as_str(), &said);
    let noticed = analysis.insights.as_ref().expect("insights")["safety"].as_array().cloned();
    let is_flagged = noticed.is_some_and(|list| !list.is_empty());
    let is_harm = kinds(&analysis).iter().any(|(_, kind)| kind == "harm");
    assert_eq!(is_flagged, is_harm, "{danger} {reply}");
    if !is_flagged {
        assert!(texts(&analysis).iter().all(|text| !reply.contains(text)), "{reply}");
    }
    is_flagged
}

#[test]
fn a_danger_that_was_denied_is_reported_nowhere_and_the_denial_is_no_finding() {
    for (locale, danger, denials) in [
        (
            "en",
            "I just want to die.",
            [
                "No, no, it was just a joke.",
                "Oh, nothing is wrong. I meant the exam.",
                "What danger? Nobody is in danger!",
            ],
        ),
        (
            "de",
            "Ich will einfach nur sterben.",
            [
                "Nein, um Gottes willen.",
                "Das war nur so gesagt, mir geht es gut.",
                "Da haben Sie mich falsch verstanden.",
            ],
        ),
        (
            "fr",
            "Je veux juste mourir.",
            [
                "Mais non, tout va bien.",
                "Je parlais du concours, vous m'avez mal compris.",
                "Non, c'était une façon de parler.",
            ],
        ),
        (
            "es",
            "Solo quiero morirme.",
            ["Ay no, que no pasa nada.", "No, mujer, era broma.", "¿Qué peligro? Si no hay ningún peligro."],
        ),
        (
            "it",
            "Voglio solo morire.",
            [
                "No no, tranquillo, non è che sono in pericolo.",
                "Ma no, scherzavo.",
                "Ha capito male, intendevo l'esame.",
            ],
        ),
        (
            "pt",
            "Eu só quero morrer.",
            [
                "Que perigo? Não tem perigo nenhum.",
                "Não, foi força de expressão.",
                "Está tudo bem, falava do exame.",
            ],
        ),
        (
            "nl",
            "Ik wil gewoon dood.",
            [
                "Nee hoor, er is niks aan de hand.",
                "Dat was maar een grapje.",
                "U hebt me verkeerd begrepen, ik bedoelde het examen.",
            ],
        ),
    ] {
        for denial in denials {
            assert!(!reports_danger(locale, danger, denial), "{denial}");
        }
    }
}

#[test]
fn a_danger_stays_reported_if_it_is_not_denied_or_reported_again() {
    for (locale, danger, reply) in [
        ("en", "He said he would kill me if I came back to the shop.", "Yes, I am afraid of him."),
        ("en", "I just want to die.", "It was not a joke."),
        ("en", "I just want to die.", "I meant it."),
        ("de", "Ich will einfach nur sterben.", "Ich meinte das ernst."),
        ("nl", "Ik wil gewoon dood.", "Ik bedoelde het zoals ik het zei."),
        ("en", "I just want to die.", "I'm fine. I just want to kill myself."),
        ("de", "Ich will einfach nur sterben.", "Danke, ich rufe da an."),
        ("fr", "Je veux juste mourir.", "D'accord."),
        ("es", "Solo quiero morirme.", "Ya lo sé."),
        ("it", "Voglio solo morire.", "Non ho nessuno da chiamare."),
        ("pt", "Eu só quero morrer.", "Obrigado, vou ligar."),
        ("nl", "Ik wil gewoon dood.", "Ik heb niemand om te bellen."),
    ] {
        assert!(reports_danger(locale, danger, reply), "{reply}");
    }
}

/// Returns the topic of each finding, by its text.
fn topics(analysis: &TranscriptAnalysis) -> Vec<(String, Option<String>)> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let topic = |finding: &Value| (text(&finding["text"]).expect("a text"), text(&finding["topic"]));
    findings(analysis).iter().map(topic).collect()
}

#[test]
fn what_is_told_after_a_follow_up_stays_with_its_topic() {
    for (locale, prompt, opening, told, follow_up, more) in [
        (
            "en",
            "Find out how they travel to us, and what the canteen is like.",
            "How do you travel to us?",
            "By bus, with two changes at the market.",
            "You said that you go by bus. Could you tell me more about that?",
            "The second one leaves before the first one arrives.",
        ),
        (
            "de",
            "Frage, wie sie zu uns kommen, und wie die Kantine ist.",
            "Wie kommen Sie zu uns?",
            "Mit dem Bus, zweimal umsteigen am Markt.",
            "Sie sagten: „Mit dem Bus“. Können Sie mir mehr davon erzählen?",
            "Der zweite fährt ab, bevor der erste ankommt.",
        ),
        (
            "fr",
            "Demande comment ils viennent chez nous et ce qu’ils pensent de la cantine.",
            "Comment venez-vous chez nous ?",
            "En bus, avec deux changements au marché.",
            "Vous avez dit : « En bus ». Que pouvez-vous me dire d’autre à ce sujet ?",
            "Le deuxième part avant que le premier arrive.",
        ),
    ] {
        let language = Locale::parse(locale).expect("a locale").language();
        let guide = guide_of(prompt, language);
        let said = [(Assistant, opening), (User, told), (Assistant, follow_up), (User, more)];
        let topics = topics(&analysed_by(&guide, locale, &said));
        let topic_of = |text: &str| topics.iter().find(|(own, _)| own == text).map(|(_, topic)| topic);
        assert!(topic_of(more).is_some(), "{topics:?}");
        assert_eq!(topic_of(more), topic_of(told), "{topics:?}");
    }
}

#[test]
fn last_words_are_no_wishes_because_the_question_offers_to_add_something() {
    for (locale, asked, answer) in [
        ("en", "Is there anything that you would like to add?", "There are six seats and a radiator."),
        (
            "fr",
            "Avant de terminer, y a-t-il un point dont vous aimeriez encore parler ?",
            "Il y a six places et un radiateur.",
        ),
        ("pt", "Há algo que gostaria de acrescentar?", "Há seis lugares e um radiador."),
    ] {
        let kinds = kinds(&analysed(locale, &[(Assistant, asked), (User, answer)]));
        assert!(kinds.iter().all(|(_, kind)| kind != "wish"), "{kinds:?}");
    }
    let asked = "Would you tell me what the waiting room is like?";
    let kinds = kinds(&analysed("en", &[(Assistant, asked), (User, "There are six seats and a radiator.")]));
    assert!(kinds.iter().all(|(_, kind)| kind != "wish"), "{kinds:?}");
}
