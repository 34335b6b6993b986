use super::*;

fn meaning(code: &str, text: &str) -> (AnswerIntent, bool) {
    let language = Language::from_word(code).expect("a language");
    let heard = InterpretedAnswer::of(text, language);
    (heard.meaning, heard.has_answer)
}

/// Checks that each of these texts has this meaning.
fn check(expected: AnswerIntent, said: &[(&str, &str)]) {
    let wrong: Vec<_> = said.iter().filter(|(code, text)| meaning(code, text).0 != expected).collect();
    assert!(wrong.is_empty(), "not {expected:?}: {wrong:?}");
}

#[test]
fn an_answer_that_reproaches_the_interviewer_with_asking_again_still_counts_as_one() {
    let said = [
        ("en", "I did just say, last autumn, when you moved the counter. I still liked it there."),
        ("en", "Didn't I tell you that already? Two hours, every morning."),
        ("en", "I told you earlier, it was the noise."),
        ("en", "I told you, before work, so six would be better. Are you even listening?"),
        (
            "de",
            "Das hab ich Ihnen doch eben erst erzählt, jeden Montag mit der Fähre. Hören Sie überhaupt zu?",
        ),
        ("de", "Am Nachmittag, das sagte ich vorhin auch schon. Langsam reicht es."),
        ("de", "Das hatte ich vorhin schon erwähnt: zwei Stunden am Tag."),
        ("fr", "Mais je viens de vous le dire, la porte du garage ! À part ça, tout le monde était là."),
        ("fr", "Je vous l'ai dit tout à l'heure, c'est le bruit."),
        ("es", "Pero si ya te lo he dicho, fue en mayo, por las obras."),
        ("es", "Acabo de decírselo, el ruido por las noches."),
        ("it", "Ma le ho appena detto che si è rotta di nuovo! Prima sistematela."),
        ("it", "Te l'ho già detto prima, due ore al giorno."),
        ("pt", "Já lhe disse: abrirem mais cedo. Se abrissem mais cedo eu voltava."),
        ("pt", "Já falei, o capacete sempre, a luva de vez em quando."),
        ("nl", "Met de buren was niks mis, dat zeg ik toch. Het lag aan de huisbaas."),
        ("nl", "Dat heb ik u toch net verteld, het lawaai in de gang."),
    ];
    check(AnswerIntent::AlreadySaid, &said);
    let without: Vec<_> = said.iter().filter(|(code, text)| !meaning(code, text).1).collect();
    assert!(without.is_empty(), "no answer beside it: {without:?}");
}

#[test]
fn what_was_said_to_others_is_no_reproach() {
    for (code, text) in [
        ("en", "I already told them twice that the door is broken."),
        ("en", "I just told my boss that I was leaving in June."),
        ("de", "Ich habe dem Arzt schon gesagt, dass es weh tut."),
        ("de", "Das habe ich meiner Chefin doch schon gesagt, und sie schreibt es auf."),
        ("fr", "Je viens de le dire à ma femme ce matin au petit déjeuner."),
        ("fr", "J'ai déjà dit à mon chef que c'était trop pour deux."),
        ("es", "Acabo de contarle a mi jefe que me voy en junio."),
        ("es", "Ya le he dicho a mi jefa que no puedo los lunes."),
        ("it", "Ho appena detto al mio capo che me ne vado a giugno."),
        ("it", "L'ho già detto al medico della mutua."),
        ("pt", "Acabei de contar ao meu chefe que vou sair em junho."),
        ("pt", "Já disse ao médico que dói de noite."),
        ("nl", "Dat heb ik al tegen mijn baas gezegd, in mei."),
        ("nl", "Ik heb net tegen de zuster gezegd dat het pijn doet."),
    ] {
        let (meaning, _) = meaning(code, text);
        assert!(meaning.is_answer(), "{text}: {meaning:?}");
    }
}

#[test]
fn who_misses_a_question_is_heard() {
    check(
        AnswerIntent::Unasked,
        &[
            ("en", "You never asked me about the food, and that was the best bit."),
            ("en", "You don't even ask how my neighbours coped. We shared a generator all week."),
            ("de", "Sie fragen ja nicht einmal nach den Kollegen, dabei waren die das Beste."),
            ("fr", "Vous ne me demandez même pas comment étaient les collègues."),
            ("es", "Ni siquiera me preguntas por los compañeros."),
            ("it", "Non mi chiede nemmeno dei colleghi, che erano la cosa migliore."),
            ("pt", "Nem me pergunta pelos colegas, e isso era o melhor."),
            (
                "nl",
                "Ja, is dat alles? Je vraagt niet eens hoe het met de buren ging, en dat was nou net het leuke.",
            ),
        ],
    );
    for (code, text) in [
        ("en", "They never asked me what I wanted."),
        ("en", "My manager didn't even ask how I was."),
        ("es", "No me preguntaron nada en la entrevista de trabajo."),
        ("fr", "Ils ne m'ont même pas demandé mon avis sur les horaires."),
        ("nl", "Ze vragen niet eens hoe het gaat op de afdeling."),
    ] {
        assert!(meaning(code, text).0.is_answer(), "{text}");
    }
}

#[test]
fn a_question_that_was_not_understood_is_told_from_one_about_something_else() {
    check(
        AnswerIntent::Unclear,
        &[
            ("en", "What do you mean by that?"),
            ("en", "Your question makes no sense to me, sorry."),
            ("en", "Do you mean the new rota? It's fine so far."),
            ("de", "Ich weiß nicht, was Sie meinen."),
            ("de", "Meinen Sie die Parkplätze? Die sind immer voll."),
            ("fr", "Je ne vois pas ce que vous voulez dire."),
            ("fr", "Vous parlez du parking ? Il est toujours plein."),
            ("es", "No sé a qué se refiere."),
            ("es", "¿Se refiere al aparcamiento? Siempre está lleno."),
            ("it", "Intende il parcheggio? È sempre pieno."),
            ("it", "Aiuto in che senso? A me il prezzo andava bene."),
            ("pt", "Está a falar do estacionamento? Está sempre cheio."),
            ("pt", "Ajudaria fazer a pergunta inteira, se não se importa. O resto eu respondo."),
            ("nl", "Sorry, ik snap de vraag niet. Bedoelt u of ik wil opzeggen?"),
            ("nl", "Bedoelt u het parkeren? Dat is altijd vol."),
        ],
    );
    for (code, text) in [
        ("en", "The leaflet makes no sense at all to me."),
        ("en", "What do I mean by quiet? I mean no phones."),
        ("de", "Ich verstehe die Anleitung für das Gerät nicht, sie ist auf Englisch."),
        ("pt", "As instruções da máquina não fazem sentido nenhum."),
        ("nl", "Ik snap de handleiding niet, en mijn man ook niet."),
    ] {
        assert!(meaning(code, text).0.is_answer(), "{text}: {:?}", meaning(code, text));
    }
}

#[test]
fn a_rhetorical_question_belongs_to_the_story() {
    for (code, text) in [
        ("en", "It's too loud at night, but who do I tell?"),
        ("en", "They close at five. Who can get there by five?"),
        ("en", "Why can't they just put down a mat?"),
        ("de", "Die Nummer ist nie besetzt, aber wen soll man da sonst anrufen?"),
        ("de", "Es ist zu laut am Abend. Warum geht das nicht leiser?"),
        ("fr", "On m'a dit que j'aurais dû appeler plus tôt, mais appeler qui ?"),
        ("es", "Llamas y no contestan, ¿y a quién llamas entonces?"),
        ("it", "Al telefono non risponde nessuno, ma a chi devo chiedere?"),
        ("pt", "Ninguém atende o telefone, mas ligar para quem?"),
        ("nl", "Eén telefoontje en klaar. Waarom kan dat bij een kapotte band dan niet?"),
    ] {
        assert!(meaning(code, text).0.is_answer(), "{text}: {:?}", meaning(code, text));
    }
    check(
        AnswerIntent::Back,
        &[
            ("en", "It's fine. Will there be new chairs in the autumn?"),
            ("fr", "Ça va. Est-ce qu'il y aura un nouveau bus ?"),
            ("es", "Está bien. ¿Esto lo vais a arreglar o qué?"),
            ("it", "Va bene. Ci sarà un nuovo orario in autunno?"),
            ("pt", "Está bem. Vai haver um horário novo?"),
            ("nl", "Het gaat prima, hoor. Komt er nog eens een tolk bij die gesprekken?"),
        ],
    );
}

#[test]
fn who_asks_whether_there_is_more_to_ask_is_understood() {
    check(
        AnswerIntent::MoreQuestions,
        &[
            ("en", "Is there anything else you wanted to ask about the library?"),
            ("en", "Is that all?"),
            ("de", "Wollten Sie sonst noch etwas wissen?"),
            ("de", "War das alles?"),
            ("fr", "Vous vouliez savoir autre chose ?"),
            ("es", "¿Quiere preguntarme algo más?"),
            ("it", "C'è altro che vuole sapere?"),
            ("pt", "Quer saber mais alguma coisa?"),
            ("nl", "Wilt u nog iets weten?"),
        ],
    );
}

#[test]
fn what_was_not_heard_elsewhere_is_no_request_to_repeat_the_question() {
    for (language, text) in [
        (Language::English, "I didn't hear her first cry."),
        (Language::German, "Ich habe seinen ersten Schrei nicht gehört."),
        (Language::Spanish, "No oí su primer llanto."),
    ] {
        let heard = InterpretedAnswer::of(text, language).meaning;
        assert!(heard.is_answer(), "{text}: {heard:?}");
    }
    for (language, text) in [
        (Language::English, "Sorry, I didn't hear that."),
        (Language::English, "I didn't catch the last part of your question."),
        (Language::German, "Das habe ich nicht gehört."),
        (Language::French, "Je n'ai pas entendu la question."),
    ] {
        assert_eq!(InterpretedAnswer::of(text, language).meaning, AnswerIntent::Repeat, "{text}");
    }
}

#[test]
fn who_tells_of_a_machine_asks_nothing_about_this_one() {
    for (language, text) in [
        (Language::English, "A robot wished me a wonderful day eleven times."),
        (Language::French, "Un robot m'a souhaité une excellente journée onze fois."),
        (Language::Spanish, "Un robot me deseó un buen día once veces."),
    ] {
        let heard = InterpretedAnswer::of(text, language).meaning;
        assert!(heard.is_answer(), "{text}: {heard:?}");
    }
}
