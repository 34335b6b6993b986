use colloquy_domain::guide::{ConditionalQuestion, GuideDraft, GuideTopic, TopicDepth};

use super::*;

/// Returns the kind of the only finding about an answer, or "" without one.
fn kind(locale: &str, asked: &str, answer: &str) -> String {
    let found = findings(&analysed(locale, &[(Assistant, asked), (User, answer)]));
    found.first().map_or_else(String::new, |one| one["kind"].as_str().expect("a kind").to_owned())
}

#[test]
fn what_is_said_about_the_interview_is_no_finding() {
    for (locale, answer) in [
        ("en", "That was just a joke."),
        ("en", "Your question makes no sense to me."),
        ("en", "Skip this one, please."),
        ("en", "I just told you that."),
        ("en", "Say hello to Karin."),
        ("de", "Das war nur ein Witz."),
        ("de", "Ich verstehe Ihre Frage nicht."),
        ("de", "Das habe ich Ihnen doch gerade gesagt."),
        ("de", "Jetzt reicht's aber langsam."),
        ("de", "Schöne Grüße an Frau Weber."),
        ("fr", "C'était une blague."),
        ("fr", "Je n'ai pas compris votre question."),
        ("fr", "Mais je viens de vous le dire !"),
        ("fr", "Passez à la suivante."),
        ("es", "Era una broma."),
        ("es", "No entiendo su pregunta."),
        ("es", "Eso ya se lo he dicho."),
        ("es", "Sigamos con lo del museo."),
        ("it", "Ma niente, era una battuta."),
        ("it", "Non ho capito la domanda."),
        ("it", "Gliel'ho appena detto!"),
        ("it", "Mi saluti la signora Rossi."),
        ("pt", "Era brincadeira."),
        ("pt", "Não percebi a pergunta."),
        ("pt", "Já lhe disse isso."),
        ("pt", "Pode fazer a pergunta inteira?"),
        ("nl", "Dat was een grapje."),
        ("nl", "Ik snap uw vraag niet."),
        ("nl", "Dat heb ik al gezegd."),
        ("nl", "Doe juf Karin maar de groeten."),
    ] {
        assert_eq!(kind(locale, "…?", answer), "", "{answer}");
    }
}

#[test]
fn what_resembles_a_remark_about_the_interview_and_is_none_stays_a_finding() {
    for (locale, answer) in [
        ("en", "The safety training was a joke, nobody listened to the trainer."),
        ("en", "I had to skip lunch every single day because of the rota."),
        ("de", "Der Lohn reicht nicht mehr bis zum Monatsende."),
        ("de", "Die Kollegen grüßen mich morgens nicht einmal."),
        ("fr", "On nous a dit trois jours avant que l'atelier fermait."),
        ("es", "Nadie contestó a las preguntas que mandamos en marzo."),
        ("it", "Mi hanno detto che il corso era pieno dopo tre settimane."),
        ("pt", "Disseram-me que a consulta passava para outubro."),
        ("nl", "Bij de balie groeten ze je niet eens."),
    ] {
        assert_ne!(kind(locale, "…?", answer), "", "{answer}");
    }
}

#[test]
fn an_infinitive_or_a_that_clause_after_a_question_for_wishes_is_a_wish() {
    for (locale, asked, answer) in [
        ("en", "What would help?", "Two nurses at night instead of one."),
        (
            "en",
            "If you could change one thing, what would it be?",
            "That they ask us before they move a shift.",
        ),
        ("de", "Was würde da helfen?", "Mindestens zwölf Stunden zwischen zwei Diensten."),
        ("de", "Was müsste anders sein?", "Dass ich im Auftrag auch Bilder anhängen kann."),
        ("fr", "Qu'est-ce qui aiderait, selon vous ?", "Qu'ils s'assoient deux minutes avec nous."),
        ("fr", "Que changeriez-vous ?", "Pouvoir réserver en ligne."),
        ("es", "¿Qué ayudaría?", "Que llamen de vez en cuando."),
        ("es", "¿Qué esperarías del grupo?", "No sentirme tan sola."),
        ("it", "Secondo Lei, che cosa sarebbe d'aiuto?", "Poter prenotare da casa."),
        ("it", "Che cosa cambierebbe?", "Che qualcuno risponda al telefono."),
        ("pt", "O que ajudaria, na sua opinião?", "Era abrirem outra vez às sete."),
        ("pt", "Que sugestões tem?", "Que o chefe passe uma noite connosco."),
        ("nl", "Wat zou volgens u helpen?", "Gewoon simpele zinnen."),
        ("nl", "Wat zou u anders willen?", "Dat de bus drie minuten wacht."),
    ] {
        assert_eq!(kind(locale, asked, answer), "wish", "{answer}");
    }
}

#[test]
fn thanks_and_praise_that_blame_are_a_complaint() {
    for (locale, answer) in [
        ("en", "The help desk? Thanks for nothing."),
        ("de", "Na super, wieder zwei Stunden gewartet."),
        ("fr", "Les réunions du bureau, par contre, merci bien."),
        ("es", "La centralita, pues gracias por nada."),
        ("it", "Bella accoglienza, davvero."),
        ("pt", "Do suporte, obrigado por nada."),
        ("nl", "Lekker dan, weer geen water."),
    ] {
        let found = findings(&analysed(locale, &[(Assistant, "…?"), (User, answer)]));
        assert_eq!(found[0]["kind"], "complaint", "{answer}");
        assert_ne!(found[0]["sentiment"], "positive", "{answer}");
    }
}

#[test]
fn burnt_coffee_and_shyness_harm_nobody_and_a_load_that_nearly_hits_someone_does() {
    for (locale, harmless, harm) in [
        (
            "en",
            "The espresso roast had started tasting burnt to me.",
            "A pallet slipped off the forklift and fell right next to my colleague.",
        ),
        (
            "de",
            "Der Kaffee schmeckte immer verbrannt.",
            "Die Palette ist vom Stapler gekippt, um Haaresbreite hätte sie ihn getroffen.",
        ),
        ("fr", "Le rôti était toujours brûlé.", "Trois jours après, j'étais aux urgences."),
        (
            "es",
            "Mi marido no pregunta, le da miedo decirlo mal.",
            "La carga resbaló y le pasó al lado al chico del almacén.",
        ),
        ("it", "Ha paura di dirlo male, è timido.", "Tre giorni dopo ero al pronto soccorso."),
        (
            "pt",
            "Ele tem medo de falar errado na reunião.",
            "A carga escorregou e passou a um palmo do rapaz da expedição.",
        ),
        (
            "nl",
            "Mijn man is bang dat hij het verkeerd zegt.",
            "De lading gleed van de heftruck en viel vlak naast hem.",
        ),
    ] {
        assert_ne!(kind(locale, "…?", harmless), "harm", "{harmless}");
        assert_eq!(kind(locale, "…?", harm), "harm", "{harm}");
    }
}

#[test]
fn a_fact_with_numbers_is_a_finding_before_small_talk() {
    let mut turns = vec![(Assistant, "How do you get to work?")];
    let small_talk: Vec<String> = (1..30)
        .map(|day| format!("The shop{day} at the corner{day} belongs to my neighbour{day}."))
        .collect();
    let said = format!(
        "{} The bus took twelve minutes in spring, now it takes twenty minutes.",
        small_talk.join(" ")
    );
    turns.push((User, &said));
    let analysis = analysed("en", &turns);
    assert!(texts(&analysis).iter().any(|text| text.contains("twelve minutes")), "{:?}", texts(&analysis));
}

#[test]
fn a_refused_conditional_question_is_named_by_its_condition() {
    let topic = |name: &str, opening: &str| GuideTopic {
        name: name.to_owned(),
        opening: opening.to_owned(),
        keywords: vec![],
        is_required: true,
        depth: TopicDepth::Usual,
    };
    let guide = InterviewGuide::new(GuideDraft {
        topics: vec![topic("the group", "What do you expect of the group?")],
        conditions: vec![ConditionalQuestion {
            condition: "If they had to work less".to_owned(),
            keywords: vec![],
            question: "How did you cope with it?".to_owned(),
            if_unknown: None,
        }],
        ..GuideDraft::default()
    })
    .expect("a guide");
    let turns = [
        (Assistant, "What do you expect of the group?"),
        (User, "To meet people who know what it is like, since I had to halve my hours at work."),
        (Assistant, "Thank you. How did you cope with it?"),
        (User, "I would rather not talk about that."),
    ];
    let analysis = analysed_by(&guide, "en", &turns);
    assert_eq!(analysis.insights.expect("insights")["refusedTopics"], json!(["if they had to work less"]));
}
