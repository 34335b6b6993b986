mod probably_unfinished;

use super::{Completeness, completeness};
use crate::language::Language;

fn check(language: Language, expected: Completeness, texts: &[&str]) {
    for text in texts {
        assert_eq!(completeness(text, Some(language)), expected, "{language:?}: {text}");
    }
}

#[test]
fn a_sentence_is_finished() {
    use Completeness::Finished;
    check(
        Language::English,
        Finished,
        &[
            "I started in March.",
            "Yes.",
            "No, not really.",
            "I had to wait.",
            "It was either too hot or too cold.",
            "What do you mean?",
            "What is it for?",
            "My number is 555 123 4567.",
            "I like tea, coffee and juice.",
            "When I was young, we moved to Cork.",
            "I was in the queue for a moment.",
        ],
    );
    check(
        Language::German,
        Finished,
        &[
            "Ich habe im März angefangen.",
            "Ja, genau.",
            "Weil es so schön war, bin ich geblieben.",
            "Ich musste lange warten.",
            "Das glaube ich.",
            "Wir sind dann nach Hause gegangen.",
        ],
    );
    check(
        Language::French,
        Finished,
        &[
            "J'ai commencé en mars.",
            "Oui, d'accord.",
            "Je ne sais pas.",
            "Nous avons dû attendre.",
            "C'était bien.",
        ],
    );
    check(
        Language::Spanish,
        Finished,
        &["Empecé en marzo.", "Sí, claro.", "No.", "Es muy bueno.", "Yo creo que sí."],
    );
    check(
        Language::Italian,
        Finished,
        &["Ho iniziato a marzo.", "Sì, certo.", "Mi piace molto.", "Non lo so."],
    );
    check(
        Language::Portuguese,
        Finished,
        &["Comecei em março.", "Sim, claro.", "Não.", "Gosto muito.", "Ajudou-nos.", "Vi-o."],
    );
    check(
        Language::Dutch,
        Finished,
        &["Ik ben in maart begonnen.", "Ja, precies.", "Dat weet ik niet.", "Dat denk ik."],
    );
}

#[test]
fn a_full_stop_does_not_finish_an_answer_that_ends_with_a_conjunction_or_an_article() {
    use Completeness::Unfinished;
    check(
        Language::English,
        Unfinished,
        &[
            "I started in March, and.",
            "It was fine because.",
            "I put it in the.",
            "Well, I'm.",
            "I went home, um.",
            "I think that we.",
            "I liked my.",
        ],
    );
    check(
        Language::German,
        Unfinished,
        &[
            "Ich habe im März angefangen und.",
            "Es war gut, weil.",
            "Ich ging zum.",
            "Das war, äh.",
            "Ich glaube, dass ich.",
        ],
    );
    check(
        Language::French,
        Unfinished,
        &[
            "J'ai commencé en mars et.",
            "C'était bien parce que.",
            "Je suis allé à la.",
            "Je pense que c'est.",
            "Il faut, euh.",
            "Parce qu'.",
        ],
    );
    check(
        Language::Spanish,
        Unfinished,
        &["Empecé en marzo y.", "Me gustó porque.", "Fui a la.", "Fue, o sea."],
    );
    check(
        Language::Italian,
        Unfinished,
        &["Ho iniziato a marzo e.", "Era bello ma.", "Sono andato alla.", "Era, cioè."],
    );
    check(
        Language::Portuguese,
        Unfinished,
        &["Comecei em março e.", "Gostei porque.", "Fui para a.", "Foi, quer dizer."],
    );
    check(
        Language::Dutch,
        Unfinished,
        &["Ik ben in maart begonnen en.", "Het was goed omdat.", "Ik ging naar de.", "Het was, eh."],
    );
}

#[test]
fn a_subject_that_announces_something_waits_for_it() {
    use Completeness::{ProbablyUnfinished, Unfinished};
    for (language, unfinished, open, finished) in [
        (
            Language::English,
            ["What I liked most was.", "Well, the hardest part of my first week was.", "My impression is."],
            "What I really liked.",
            ["The boss knows where the office is.", "That's how it was.", "What I liked most was the team."],
        ),
        (
            Language::German,
            [
                "Was mir am besten gefallen hat, war.",
                "Das größte Problem ist.",
                "Also, die Einarbeitung war.",
            ],
            "Was mir sehr gut gefallen hat.",
            [
                "Das Team fand ich gut, weil es neu war.",
                "Ich weiß nicht, was das war.",
                "Das Problem war die Zeit.",
            ],
        ),
        (
            Language::French,
            ["Ce que j’ai préféré est.", "Le plus difficile était.", "Mon impression est."],
            "Ce que j’ai le plus aimé.",
            [
                "Le chef sait comment il est.",
                "Ce que j’ai préféré, c’était l’équipe.",
                "Le problème était le bruit.",
            ],
        ),
        (
            Language::Spanish,
            ["Lo que más me gustó fue.", "El mayor problema es.", "Bueno, la formación era."],
            "Lo que más me gustó.",
            ["El jefe sabe cómo es.", "Lo que más me gustó fue el equipo.", "No sé qué fue."],
        ),
        (
            Language::Italian,
            ["Quello che mi è piaciuto di più è stato.", "Il problema è.", "La cosa peggiore era."],
            "Quello che mi piace di più.",
            ["Il capo sa dove è.", "Il problema era il tempo.", "Quello che mi piace è la squadra."],
        ),
        (
            Language::Portuguese,
            ["O que mais gostei foi.", "O maior problema é.", "A minha impressão era."],
            "O que mais me agradou.",
            ["O chefe sabe como é.", "O problema foi o tempo.", "O que mais gostei foi a equipa."],
        ),
        (
            Language::Dutch,
            ["Wat ik het leukst vond was.", "Het grootste probleem is.", "Mijn indruk was."],
            "Wat ik het leukst vond.",
            ["De baas weet waar het is.", "Het team was goed.", "Het probleem was de tijd."],
        ),
    ] {
        check(language, Unfinished, &unfinished);
        check(language, ProbablyUnfinished, &[open]);
        for text in finished {
            assert!(completeness(text, Some(language)) < Unfinished, "{language:?}: {text}");
        }
    }
}

#[test]
fn a_comma_a_dash_or_an_ellipsis_continues() {
    for text in ["I started in March,", "It was fine...", "It was fine…", "And then –"] {
        assert_eq!(completeness(text, None), Completeness::Unfinished, "{text}");
    }
    assert_eq!(completeness("It was fine", None), Completeness::Open);
    assert_eq!(completeness("“It was fine.”", None), Completeness::Finished);
}

#[test]
fn a_request_for_time_is_granted() {
    use Completeness::AsksForTime;
    check(
        Language::English,
        AsksForTime,
        &[
            "Let me think.",
            "That is hard to say. Let me think about it.",
            "Wait.",
            "Well, wait.",
            "Okay, um, one moment.",
            "That was, how shall I put it.",
            "Oh good question let me think",
        ],
    );
    check(
        Language::German,
        AsksForTime,
        &[
            "Moment.",
            "Ja, äh, Moment mal.",
            "Lassen Sie mich nachdenken.",
            "Also, wie soll ich sagen.",
            "Gute Frage.",
        ],
    );
    check(
        Language::French,
        AsksForTime,
        &["Attendez.", "Euh, laissez-moi réfléchir.", "C'était, comment dire.", "Bonne question."],
    );
    check(
        Language::Spanish,
        AsksForTime,
        &["A ver.", "Bueno, déjeme pensar.", "Un momento.", "Fue, cómo le digo."],
    );
    check(
        Language::Italian,
        AsksForTime,
        &["Mi lasci pensare.", "Allora, un attimo.", "Era, come dire.", "Vediamo."],
    );
    check(
        Language::Portuguese,
        AsksForTime,
        &["Deixe-me pensar.", "Bem, vamos ver.", "Espere.", "Foi, como é que se diz."],
    );
    check(
        Language::Dutch,
        AsksForTime,
        &["Wacht even.", "Nou, laat me even denken.", "Het was, hoe zal ik het zeggen.", "Goede vraag."],
    );
}

#[test]
fn the_beginning_of_a_telephone_number_is_unfinished() {
    use Completeness::Unfinished;
    check(
        Language::English,
        Unfinished,
        &["My number is zero eight five.", "It is 0 8 5 1.", "It costs twenty"],
    );
    check(Language::German, Unfinished, &["Meine Nummer ist null acht fünf.", "Es sind 0 8 5."]);
    check(Language::English, Completeness::Finished, &["I was there in 2019.", "It costs twenty."]);
}

#[test]
fn a_modal_verb_without_its_infinitive_is_unfinished() {
    use Completeness::{Finished, Unfinished};
    for (language, texts) in [
        (Language::English, ["I think I would like.", "After that we had to."]),
        (Language::German, ["Ich würde beim nächsten Mal.", "Nächstes Mal würde ich mir mehr."]),
        (Language::French, ["La prochaine fois, je voudrais.", "Nous aurions aimé, et il faudrait."]),
        (Language::Spanish, ["La próxima vez me gustaría.", "Y yo quisiera."]),
        (Language::Italian, ["La prossima volta vorrei.", "E poi bisognerebbe."]),
        (Language::Portuguese, ["Da próxima vez eu queria.", "Nós gostaríamos."]),
        (Language::Dutch, ["De volgende keer zou ik graag.", "Dan zou de planning."]),
    ] {
        check(language, Unfinished, &texts);
    }
    check(
        Language::German,
        Finished,
        &[
            "Ich würde länger bleiben.",
            "Das würde ich gern ändern.",
            "Ich weiß nicht, ob ich das tun würde.",
            "Ja, das würde ich.",
        ],
    );
    check(Language::Dutch, Finished, &["Ik zou langer blijven.", "Dat zou ik anders doen."]);
    check(Language::Spanish, Finished, &["Me gustaría tener más tiempo."]);
}

#[test]
fn a_question_mark_after_a_conjunction_does_not_finish_a_sentence() {
    use Completeness::{Finished, ProbablyUnfinished, Unfinished};
    check(Language::English, Unfinished, &["The training was fine, but?", "What I liked most was?"]);
    check(
        Language::Italian,
        Unfinished,
        &["La formazione andava bene, ma ?", "La cosa che mi è piaciuta di più è ?"],
    );
    check(Language::Spanish, ProbablyUnfinished, &["Llamamos tres veces por qué?"]);
    check(Language::Spanish, Finished, &["¿Por qué?"]);
    check(Language::English, Finished, &["What is it for?", "How long will it be?"]);
}

#[test]
fn a_sentence_that_announces_what_follows_is_not_finished() {
    use Completeness::Finished;
    for (language, texts) in [
        (
            Language::English,
            &[
                "The room was clean and the breakfast.",
                "I moved here because my wife.",
                "There are two reasons.",
                "Every time I asked for it.",
                "I guess the main reason.",
                "We had this teacher who always.",
            ][..],
        ),
        (
            Language::German,
            &[
                "Das Zimmer war sauber und das Frühstück.",
                "Es gibt zwei Gründe.",
                "Jedes Mal wenn ich frage.",
            ],
        ),
        (Language::French, &["Il y a deux raisons.", "Chaque fois que je demande.", "Parce que ma femme."]),
        (
            Language::Spanish,
            &["Hay dos motivos.", "Cada vez que pregunto.", "La cama era blanda y la ducha."],
        ),
        (Language::Italian, &["Ci sono due motivi.", "Ogni volta che chiedo.", "Perché mia moglie."]),
        (Language::Dutch, &["Er zijn twee redenen.", "Elke keer dat ik bel.", "Omdat mijn vrouw."]),
        (Language::Portuguese, &["Há dois motivos.", "Sempre que pergunto.", "Porque a minha mulher."]),
    ] {
        for text in texts {
            assert_ne!(completeness(text, Some(language)), Finished, "{language:?}: {text}");
        }
    }
    for (language, text) in [
        (Language::English, "I liked the food and the people."),
        (Language::English, "Parking is the biggest problem."),
        (Language::English, "I like it when the sun shines."),
        (Language::German, "Das war besser als das alte."),
        (Language::Spanish, "La comida era buena y la gente amable."),
        (Language::Dutch, "Groter dan mijn kamer."),
    ] {
        assert_eq!(completeness(text, Some(language)), Finished, "{language:?}: {text}");
    }
}
