use crate::rapport::{FeelingPatterns, RapportPhrases, RapportReplies};
use colloquy_word_list::words;

pub const RAPPORT: RapportPhrases = RapportPhrases {
    classes: &[
        ("who", "mi|mis|la|los|las|un|una|todos|su|nuestro|nuestra"),
        ("said", "dicho|contado|contestado|respondido|explicado|mencionado|comentado"),
        (
            "say",
            "decir|decirlo|decirle|decirte|decírselo|decírtelo|contar|contarlo|contarle|contarte|contárselo|contártelo|contestar|contestarlo|responder|explicar|explicarlo|mencionar|mencionarlo|comentar",
        ),
        ("dile", "dile|dígale|díganle|decidle|dele|díselo|dígaselo|diles|dígales|díganles"),
        ("lost", "marido|mujer|madre|padre|hijo|hija|hermano|hermana|trabajo|empleo|amigo|amiga"),
        ("kin", "marido|mujer|madre|padre|hijo|hija|hermano|hermana|amigo|amiga|abuelo|abuela"),
    ],
    said_before: "acabo de $say, acababa de $say, ya se lo he $said, ya te lo he $said, ya lo he $said, ya os lo he $said, ya te he $said, ya lo dije, ya se lo dije, ya te lo dije, ya te dije, ya le dije, ya lo conté, ya se lo conté, ya te lo conté, se lo dije antes, te lo dije antes, lo dije antes, lo he dicho antes, se lo he dicho antes, te lo he dicho antes, lo he dicho hace un momento, se lo he dicho ya, te lo he dicho ya, lo he dicho ya, si ya lo he dicho, si ya te lo, si ya se lo, como acabo de, como ya le, como ya te, como ya he, como ya dije, que te estoy diciendo, si te lo estoy diciendo, si se lo estoy diciendo, le estoy diciendo, ya me lo ha preguntado, ya me lo has preguntado, ya me ha preguntado, ya me has preguntado, ya me lo preguntó, ya me lo preguntaste, me lo acaba de preguntar, me lo acabas de preguntar, ya he contestado a eso, ya he respondido a eso, ya contesté eso, ya contesté a eso, ya respondí a eso",
    said_before_alone: "ya lo $said, ya $said, ya dije, lo dije, he dicho, ya te lo digo",
    as_said: "te decía, le decía, como te decía, como le decía, como he dicho, como dije, como te dije, como le dije, como te he dicho, como le he dicho, como comentaba, como te comentaba, como le comentaba, te comentaba, le comentaba, como mencioné, lo que te decía, lo que le decía, como venía diciendo",
    to_others: "$said a $who, $say a $who, $said al, $say al, $said … a mi, lo dije a, se lo dije a, se lo he dicho a, se lo dije al, se lo he dicho al",
    unasked: "ni siquiera me pregunta, ni siquiera me preguntas, ni siquiera pregunta, ni siquiera preguntas, ni me pregunta, ni me preguntas, ni siquiera me ha preguntado, ni siquiera me has preguntado, no me pregunta, no me preguntas, no me ha preguntado, no me has preguntado, no me lo ha preguntado, no me lo has preguntado, no preguntas por, no pregunta por, por qué no me pregunta, por qué no me preguntas, por qué no pregunta, por qué no preguntas, podría haberme preguntado, podrías haberme preguntado, debería preguntar, deberías preguntar, debería preguntarme, deberías preguntarme",
    puzzled: "qué quiere decir, qué quieres decir, lo que quiere decir, lo que quieres decir, a qué se refiere, a qué te refieres, no sé qué quiere, no sé qué quieres, no sé a qué se refiere, no sé a qué te refieres, no entiendo la pregunta, no entiendo su pregunta, no entiendo tu pregunta, no entiendo qué me, no entiendo lo que me, no entendí la pregunta, no he entendido la pregunta, no he entendido tu pregunta, no comprendo la pregunta, no le entiendo, no te entiendo, no le sigo, no te sigo, pregunta no tiene sentido, pregunta no tiene ningún sentido, pregunta no tiene mucho sentido, pregunta no se entiende, pregunta no está clara, pregunta no es clara, de qué me habla, de qué me hablas, de qué habla, de qué hablas, eso no es una pregunta, no es una frase, termine la frase, termina la frase, la pregunta completa, la pregunta entera, la frase entera, qué quiere saber, qué quieres saber, qué quiere de mí, qué quieres de mí, qué pregunta más rara, qué pregunta tan rara, pregunta rara, pregunta extraña, me refería a su pregunta, me refería a tu pregunta",
    guesses: "se refiere a, se refiere al, te refieres a, te refieres al, quiere decir, quieres decir, quiere saber si, quieres saber si, me pregunta si, me preguntas si, me pregunta por, me preguntas por, habla de, hablas de, está hablando de, estás hablando de, lo dice por, lo dices por",
    more_questions: "algo más que quiera preguntar, algo más que quieras preguntar, algo más que quisiera preguntar, algo más que quería preguntar, algo más que quiera saber, algo más que quieras saber, algo más que preguntar, alguna otra pregunta, alguna pregunta más, más preguntas, quiere preguntar algo más, quieres preguntar algo más, quiere preguntarme algo más, quieres preguntarme algo más, quiere saber algo más, quieres saber algo más, qué más quiere saber, qué más quieres saber",
    all_asked: "eso es todo, es todo, ya está, ya está todo",
    pass_on: "que le den … gracias, que les den … gracias, que le digan, que les digan, den las gracias, den recuerdos, dé las gracias, da las gracias, dé recuerdos, da recuerdos, deles recuerdos, dale recuerdos, recuerdos a, recuerdos para, saludos a, saludos para, un saludo a, un abrazo a, felicite, felicita a, mi enhorabuena a, apunte, apunta, apúntelo, apúntalo, anote, anótelo, anótalo, anota eso, escriba, escríbalo, escríbelo, escribe eso, ponga eso, pon eso, póngalo, ponlo, $dile, haga llegar, haz llegar, hágale llegar, hazle llegar, transmita, transmite, transmítale, transmítele, páselo, pásalo, pase el mensaje, puede decirle, puedes decirle, puede decirles, puedes decirles, le puede decir, le puedes decir, les puede decir, les puedes decir, se lo puede decir, se lo puedes decir, salude, saluda a, salúdele, que conste, dele las gracias, dale las gracias, déle las gracias, dales las gracias, deles las gracias, que lo sepan, que se lo digan",
    reason_words: words!("por qué, para qué"),
    echo_words: words!("qué, quién, quiénes, dónde, cuándo, cuál, cuáles"),
    person_words: words!("quién, quiénes, a quién"),
    joining: words!("pero, y, o, solo que, entonces"),
    addressed: words!(
        "usted, ustedes, tú, te, ti, os, vosotros, su, sus, tu, tus, me puede, me puedes, me pueden, vais, habéis, vas a, vas, van a"
    ),
    no_danger: "no … en peligro, ningún peligro, no hay peligro, qué peligro, en peligro no, no estoy en peligro, no está en peligro, nadie está en peligro, no corro, no pasa nada, no ha pasado nada, no me pasa nada, no le pasa nada, no pasó nada, no ocurre nada, está todo bien, todo está bien, no hay ninguna emergencia, no es una emergencia, no es ninguna emergencia, no hace falta llamar, no hace falta que llame, no necesito ayuda, no necesito llamar, me ha entendido mal, me has entendido mal, me entendió mal, me entendiste mal, lo ha entendido mal, lo has entendido mal, un malentendido, una expresión, es un dicho, manera de hablar, forma de hablar, un decir, no lo decía en serio, no lo digo en serio, no me refería, no quería decir eso, no se preocupe, no te preocupes, nadie me amenaza, qué va",
    spoke_of: "hablaba de, hablaba del, le hablaba de, te hablaba de, le hablaba del, te hablaba del, estaba hablando de, estaba hablando del, estaba contando, le estaba contando, te estaba contando, me refería a",
    feelings: FeelingPatterns {
        fear: "tengo … miedo, tenía … miedo, tuve … miedo, teníamos miedo, pasé … miedo, pasamos miedo, me da miedo, me daba miedo, me dio … miedo, daba miedo, qué miedo, asustado, asustada, me asusté, me asustó, nos asustamos, un susto, aterrado, aterrada, aterrador, pánico, temblando, temblaba, angustiado, angustiada, angustia",
        exhaustion: "agotado, agotada, agotador, agotadora, agotamiento, rendido, rendida, reventado, reventada, hecho polvo, hecha polvo, no doy más, no doy para más, no puedo más, no podía más, no doy abasto, muerto de cansancio, muerta de cansancio, cansadísimo, cansadísima, no duermo, no dormí, no he dormido, no pego ojo, no pegué ojo, sin dormir, no descanso, no desconecto, al límite, me supera, me superaba",
        grief: "me duele, me dolía, me dolió, eso duele, duele mucho, dolía mucho, dolor, doloroso, dolorosa, sufrí, sufría, sufriendo, me caí, se cayó, una caída, infección, infectado, infectada, herido, herida, a urgencias, en urgencias, ingresado, ingresada, rompí el, rompí la, se rompió el brazo, se rompió la, murió, ha muerto, falleció, fallecido, funeral, entierro, perdí a mi, perdí mi trabajo, perdí el trabajo, me despidieron, invisible, solo del todo, tan sola, tan solo me, muy sola, me siento sola, me siento solo, me sentí sola, me sentí solo, me sentía sola, me sentía solo, abandonado, abandonada, triste, tristeza, me hizo daño, me dolió en el alma, decepcionado, decepcionada, no me reconoce, me llama por el nombre, lo peor lo paso, peor lo paso, una pena porque",
        anger: "rabia, enfadado, enfadada, me enfadé, me enfada, me cabreé, me cabrea, cabreado, cabreada, furioso, furiosa, indignado, indignada, indignante, me molesta, me molestó, harto, harta, me pone de los nervios, me saca de quicio, frustrado, frustrada, frustrante, irritante, una vergüenza de servicio, qué coraje, me fastidia, me fastidió, un fastidio, desesperante, me desespera",
        shame: "vergüenza, avergonzado, avergonzada, quedé fatal, quedé mal, humillado, humillada, humillante, ridículo, como un tonto, como una tonta, como un idiota, me sentí tonto, me sentí tonta, me puse rojo, me puse roja, tierra trágame",
        quarrel: "discutí, discutimos, discusión, nos peleamos, me peleé, pelea, bronca, me gritó, nos gritó, a gritos, enfrentamiento, tuvimos unas palabras",
        loss: "se quitó la vida, se ha quitado la vida, se suicidó, se ha suicidado, murió, murieron, ha muerto, se murió, falleció, fallecido, fallecida, funeral, entierro, viuda, viudo, enviudé, perdí a mi, perdimos a mi, de luto, le echo de menos, lo echo de menos, la echo de menos",
        tears: "lloré, lloraba, lloró, llorando, llorar, lágrimas",
        relief: "aliviado, aliviada, aliviados, un alivio, qué alivio, un peso de encima, gracias a dios, respiré tranquil*",
        pride: "orgulloso, orgullosa, orgullosos, orgullosas, orgullosísimo, orgullosísima, un orgullo, emocionado, emocionada, me emocioné, me emociona, me emocionó, me llegó al alma, significa mucho, inolvidable",
        joy: "me encanta, me encantó, nos encanta, nos encantó, encantado con, encantada con, encantados con, genial, estupendo, estupenda, maravilloso, maravillosa, fantástico, fantástica, precioso, preciosa, fenomenal, excelente, magnífico, buenísimo, buenísima, muy contento, muy contenta, contentísimo, contentísima, muy feliz, feliz, muy bien, muy amable, muy amables, amabilísimo, agradecido, agradecida, un encanto, una maravilla, una alegría, me alegro, me alegré, disfruté, disfrutamos, me gustó mucho, nos gustó mucho, me gusta mucho, de maravilla",
    },
    not_felt: words!(
        "si, sería, habría, podría, ya no, se me pasó, mejor ahora, mucho mejor, por suerte, menos mal, antes, por miedo, cuando uno, debería, para que no, ojalá, imagino"
    ),
    formal: RapportReplies {
        said_before: &[
            "Es verdad, ya me lo ha dicho, disculpe.",
            "Perdone, ya me lo había dicho.",
            "Disculpe que se lo haya vuelto a preguntar.",
        ],
        unasked: &["Perdone, tendría que habérselo preguntado.", "Disculpe, esa pregunta faltaba."],
        unclear: &[
            "Perdone, la pregunta no era clara.",
            "Disculpe, mi pregunta no venía a cuento.",
            "Perdone, me he explicado mal.",
        ],
        confirmed: "Sí, a eso me refiero. Cuénteme, por favor.",
        ..INFORMAL
    },
    informal: INFORMAL,
};

const INFORMAL: RapportReplies = RapportReplies {
    said_before: &[
        "Es verdad, ya me lo has dicho, disculpa.",
        "Perdona, ya me lo habías dicho.",
        "Disculpa que te lo haya vuelto a preguntar.",
    ],
    unasked: &["Perdona, tendría que habértelo preguntado.", "Disculpa, esa pregunta faltaba."],
    unclear: &[
        "Perdona, la pregunta no era clara.",
        "Disculpa, mi pregunta no venía a cuento.",
        "Perdona, me he explicado mal.",
    ],
    confirmed: "Sí, a eso me refiero. Cuéntame, por favor.",
    more_to_ask: "Sí, queda algo más.",
    nothing_to_ask: "No, por mi parte eso es todo.",
    passed_on: "Eso consta en lo que recibe {organization}.",
    noted: &["Queda anotado.", "De acuerdo, queda anotado."],
    confided: &["Gracias por decírmelo.", "Gracias por la franqueza.", "Gracias por contarlo."],
    fear: &[
        "Debió de ser un mal trago.",
        "Entiendo que eso dé miedo.",
        "Debió de ser un buen susto.",
        "Se entiende el miedo.",
    ],
    exhaustion: &[
        "Eso suena agotador.",
        "Eso cansa a cualquiera.",
        "Eso exige mucha fuerza.",
        "Es mucha carga.",
    ],
    grief: &["Lo siento mucho.", "Lamento oír eso.", "Siento que haya pasado.", "Es duro, lo siento."],
    anger: &[
        "Entiendo que eso moleste.",
        "Entiendo el enfado.",
        "Es para enfadarse, se entiende.",
        "Se entiende la rabia.",
    ],
    shame: &[
        "Qué mal rato, lo siento.",
        "Debió de ser un momento incómodo.",
        "No es una sensación agradable.",
        "Entiendo que eso doliera.",
    ],
    quarrel: &[
        "No debió de ser fácil.",
        "Debió de ser una situación difícil.",
        "Debió de ser tenso.",
        "Esas cosas dejan huella.",
    ],
    loss: &[
        "Lo siento de verdad.",
        "Es una gran pérdida, lo siento.",
        "Lamento mucho esa pérdida.",
        "Es muy triste, lo siento.",
    ],
    relief: &[
        "Debe de ser un alivio.",
        "Se entiende el alivio.",
        "Seguro que eso dio tranquilidad.",
        "Es un peso menos.",
    ],
    pride: &[
        "Se nota lo mucho que significa.",
        "Se nota que es importante.",
        "Entiendo que eso emocione.",
        "Esas cosas se quedan.",
    ],
    burden: &[
        "Eso suena duro.",
        "Siento oír eso.",
        "Se entiende que eso pese.",
        "Es duro de llevar.",
        "Eso no es fácil de llevar.",
    ],
    serious: &[
        "Eso suena serio.",
        "No es poca cosa.",
        "Entiendo que es grave.",
        "Ya veo que no es un detalle.",
    ],
    hardship: &[
        "No suena fácil.",
        "Entiendo que eso moleste.",
        "No debió de ser agradable.",
        "Entiendo que eso es un problema.",
    ],
    joy: &["Me alegra oírlo.", "Da gusto oírlo.", "Me alegro de oír eso.", "Es bonito oírlo."],
};
