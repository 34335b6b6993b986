//! What an analysis says about statements that a list of words judges wrongly.

use super::*;
use Sentiment::{Negative, Positive};

/// Returns the kind of the first finding about an answer.
fn kind(locale: &str, answer: &str) -> String {
    let found = findings(&analysed(locale, &[(Assistant, "…?"), (User, answer)]));
    found.first().map_or_else(String::new, |one| one["kind"].as_str().expect("a kind").to_owned())
}

fn check(expected: &str, said: &[(&str, &str)]) {
    let wrong: Vec<_> = said
        .iter()
        .map(|(locale, answer)| (kind(locale, answer), answer))
        .filter(|(kind, _)| kind != expected)
        .collect();
    assert!(wrong.is_empty(), "not {expected}: {wrong:#?}");
}

#[test]
fn praise_that_the_facts_behind_it_belie_is_a_complaint() {
    check(
        "complaint",
        &[
            ("en", "The new system is brilliant: nobody can log in before ten."),
            ("de", "Tolle Planung: Keiner hat uns gesagt, dass der Termin ausfällt."),
            ("fr", "Ah, une organisation formidable : personne ne nous a prévenus du changement."),
            ("es", "Una maravilla de servicio: nadie contestó al teléfono en toda la semana."),
            ("it", "Bella organizzazione: nessuno ci ha avvisati che il corso era annullato."),
            ("nl", "Geweldige planning: niemand had ons verteld dat de les niet doorging."),
            ("pt", "Uma maravilha de serviço: ninguém atendeu o telefone a semana inteira."),
        ],
    );
    check(
        "praise",
        &[
            ("en", "The course was great: every week a new topic and always a friendly teacher."),
            ("de", "Der Kurs war toll: jede Woche ein neues Thema und immer nette Leute."),
            ("nl", "De cursus was geweldig: elke week iets nieuws en altijd leuke mensen."),
        ],
    );
}

#[test]
fn a_complaint_about_an_amount_of_money_is_about_money() {
    check(
        "money",
        &[
            ("en", "They charged us twice and we are still waiting for the 90 dollars."),
            ("en", "The firm still owes us the hours from March."),
            ("de", "Abgebucht haben sie auch zweimal, jeweils 412 Euro."),
            ("fr", "Ils nous doivent encore les heures de nuit du mois de mars."),
            ("es", "Todavía nos deben las horas extra de diciembre."),
            ("it", "Abbiamo pagato 4.200 euro per una grondaia che nessuno ha mai visto."),
            ("nl", "Ik zit nu zes weken thuis zonder inkomen."),
            ("pt", "Foram 14 mil reais que ninguém devolve."),
        ],
    );
}

#[test]
fn what_follows_not_bad_but_counts() {
    check(
        "complaint",
        &[
            ("en", "The room was not bad at all, but nobody ever came to clean it."),
            ("de", "Das Essen ist nicht schlecht, aber wir warten jeden Tag vierzig Minuten darauf."),
            ("es", "Las clases no están mal, pero nadie corrige los ejercicios."),
            ("nl", "Het zwembad is niet vies, maar er komt nooit iemand als de douche koud is."),
            ("nl", "Het is er niet vies, dat moet ik zeggen, maar er zijn vier hokjes voor zestig kinderen."),
        ],
    );
}

#[test]
fn broken_bones_and_accidents_are_harm() {
    check(
        "harm",
        &[
            ("en", "Two of us fell asleep at the wheel on the way home."),
            ("de", "Meine Freundin hat sich beim Drehen das Knie verdreht, weil der Boden so glatt war."),
            ("fr", "Il s'est cassé la clavicule sur le trottoir devant la mairie."),
            ("es", "A Iván se le partió la clavícula en el almacén."),
            ("it", "Si è rotta la clavicola scendendo dal palco."),
            ("nl", "Vorige maand ben ik geschept door een busje, sleutelbeen gebroken."),
            ("pt", "Partiu a clavícula quando caiu da bancada."),
            ("en", "I have got a hairline fracture in my hip since they dropped me."),
            ("de", "Ein Radfahrer hat meinen Sohn aus dem Wasser gezogen."),
            ("nl", "Een fietser heeft hem uit het water getrokken."),
        ],
    );
}

#[test]
fn one_accident_outweighs_several_words_of_praise() {
    let said = [
        (Assistant, "How was the pool?"),
        (User, "The changing rooms are lovely and clean. My daughter slipped and broke her wrist."),
        (Assistant, "How did the staff react?"),
        (User, "They were nice. Nobody called an ambulance, and I had to drive her to the hospital myself."),
    ];
    assert_eq!(analysed("en", &said).sentiment, Some(Negative));
    let said = [
        (Assistant, "How was the pool?"),
        (User, "The changing rooms are lovely and clean. My daughter loved the slide."),
        (Assistant, "How was the staff?"),
        (User, "They were so kind. The queue was a bit too long."),
    ];
    assert_eq!(analysed("en", &said).sentiment, Some(Positive));
}

#[test]
fn an_answer_stays_with_its_question_unless_it_begins_with_another_topic() {
    let guide = guide_of("- the booking\n- the coach\n- the canteen", Language::English);
    let names: Vec<&str> = guide.topics.iter().map(|topic| topic.name.as_str()).collect();
    let turns = [
        (Assistant, guide.topics[0].opening.as_str()),
        (User, "It failed twice because somebody had left the form beside the till of the canteen."),
        (Assistant, guide.topics[1].opening.as_str()),
        (User, "He is strict and fair with the children. The canteen is far too expensive for families."),
    ];
    let found = findings(&analysed_by(&guide, "en", &turns));
    let topic = |part: &str| {
        let one = found.iter().find(|one| one["text"].as_str().is_some_and(|text| text.contains(part)));
        one.expect(part)["topic"].clone()
    };
    assert_eq!(topic("failed twice"), json!(names[0]));
    assert_eq!(topic("strict"), json!(names[1]));
    assert_eq!(topic("expensive"), json!(names[2]));
}

#[test]
fn a_question_is_no_heading() {
    for (locale, prompt, question) in [
        ("en", "How does the booking work for you? What do you think of the bus?", "How does"),
        ("fr", "Que pensez-vous de la cantine ? Comment réservez-vous vos places ?", "Comment réserv"),
        ("es", "¿Cómo reserva usted? ¿Qué opina de la piscina?", "Cómo reserva"),
    ] {
        let language = Locale::parse(locale).expect("a locale").language();
        let guide = guide_of(prompt, language);
        let said = "42 / 17 / 3, XYZ.";
        let turns: Vec<(Role, &str)> = guide
            .topics
            .iter()
            .flat_map(|topic| [(Assistant, topic.opening.as_str()), (User, said)])
            .collect();
        let summary = analysed_by(&guide, locale, &turns).summary.expect("a summary");
        assert!(!summary.contains(question), "{summary}");
    }
}

#[test]
fn what_people_say_after_a_notice_of_help_to_continue_is_no_finding() {
    let danger = "I just want to die.";
    let locale = Locale::parse("en").expect("a locale");
    let notice = safety::response(safety::SafetyConcern::SelfHarm, &locale, None);
    let said = [
        (Assistant, "How is work?"),
        (User, danger),
        (Assistant, notice.as_str()),
        (User, "It's over, that was weeks ago. Let's carry on. The canteen closes far too early for us."),
    ];
    let found = texts(&analysed("en", &said));
    assert!(found.iter().any(|text| text.contains("canteen")), "{found:?}");
    assert!(!found.iter().any(|text| text.contains("weeks ago") || text.contains("carry on")), "{found:?}");
}

#[test]
fn what_has_no_word_of_praise_praises_nothing_after_something_bad() {
    let said = [
        (Assistant, "Hoe is het werken met de machines?"),
        (User, "Ze hebben de noodstop afgeplakt, en nu is Irina haar vingertop kwijt."),
        (Assistant, "Kun je daar meer over vertellen?"),
        (User, "De volgende dag draaide hij weer, met nieuwe tape."),
    ];
    let found = findings(&analysed("nl", &said));
    assert!(found.iter().all(|one| one["kind"] != "praise"), "{found:?}");
}

#[test]
fn a_plain_fact_without_its_subject_is_no_finding() {
    let said = [
        (Assistant, "How was the tip?"),
        (User, "The smoke set off the old lady's asthma, ambulance and everything."),
        (Assistant, "Could you tell me more about that?"),
        (User, "She went to the other side. The council closed the lane after Easter."),
    ];
    let found = texts(&analysed("en", &said));
    assert!(!found.iter().any(|text| text.contains("other side")), "{found:?}");
    assert!(found.iter().any(|text| text.contains("The council")), "{found:?}");
}

#[test]
fn a_word_of_praise_after_something_bad_mocks_it() {
    check(
        "complaint",
        &[
            ("en", "The bus drove past the stop again. Great."),
            ("de", "Die Antwort kam nach meinem Urlaub. Toll."),
            ("fr", "Le bus est passé sans s'arrêter. Formidable."),
            ("es", "El autobús pasó otra vez de largo. Estupendo."),
            ("it", "L'autobus è passato senza fermarsi. Fantastico."),
            ("pt", "O autocarro passou outra vez sem parar. Ótimo."),
        ],
    );
    check("praise", &[("en", "They brought the parcel up to the fourth floor for me. Great.")]);
}

#[test]
fn what_used_to_be_is_no_complaint() {
    check(
        "other",
        &[
            ("en", "We used to wait two hours at the counter."),
            ("de", "Früher haben wir zwei Stunden am Schalter gewartet."),
            ("fr", "Avant on attendait deux heures au guichet."),
            ("es", "Antes había que esperar dos horas en la ventanilla."),
            ("it", "Prima si aspettavano due ore allo sportello."),
            ("pt", "Dantes esperávamos duas horas ao balcão."),
            ("nl", "Vroeger stonden we twee uur aan het loket."),
        ],
    );
    check("complaint", &[("de", "Früher ging das in zwei Minuten, jetzt warten wir eine Stunde.")]);
}

#[test]
fn tears_of_joy_are_no_harm() {
    let found = kind("en", "I sat on the steps and cried, they were happy tears.");
    assert_ne!(found, "harm");
}

#[test]
fn a_sentence_that_names_a_thing_and_says_nothing_about_it_is_no_finding() {
    let said = [
        (Assistant, "Wie ist die Schule?"),
        (User, "Schule ist halt Schule. Der Mathelehrer erklärt alles zweimal, das hilft mir sehr."),
    ];
    let found = texts(&analysed("de", &said));
    assert!(found.iter().any(|text| text.contains("Mathelehrer")), "{found:?}");
    assert!(!found.iter().any(|text| text.contains("halt Schule")), "{found:?}");
}

#[test]
fn a_question_what_can_be_better_is_answered_by_a_wish() {
    let said =
        [(Assistant, "Wat kan er beter?"), (User, "Meer toezicht als er speelmateriaal in het water ligt.")];
    let found = findings(&analysed("nl", &said));
    assert_eq!(found[0]["kind"], "wish", "{found:?}");
}
