use crate::interviewer::{CounterQuestionReplies, FollowUpPhrases, InterviewerPhrases};
use colloquy_word_list::words;

pub const INTERVIEWER: InterviewerPhrases = InterviewerPhrases {
    acknowledgements: &[
        "Gracias.",
        "Comprendo.",
        "De acuerdo, gracias.",
        "Gracias por su respuesta.",
        "Entiendo.",
        "Entendido, gracias.",
    ],
    sympathies: &["Lamento oír eso.", "Eso suena difícil.", "Gracias por contármelo."],
    passed: &["Está bien.", "Por supuesto, nos saltamos esa pregunta.", "De acuerdo, pasamos a otra cosa."],
    unknown: &["No pasa nada.", "No importa.", "No se preocupe."],
    follow_ups: FollowUpPhrases {
        more: &[
            "¿Podría contarme algo más de eso?",
            "¿Podría describirlo con un poco más de detalle?",
            "¿Qué más me puede decir sobre eso?",
            "¿Puede contarme un poco más?",
        ],
        then: &["¿Cómo lo vivió usted?", "¿Qué pasó después?"],
        help: &["¿Qué cree usted que ayudaría?"],
        vague: &["¿Podría darme un ejemplo de eso?", "¿Qué quiere decir exactamente con eso?"],
        wish: &["¿Cómo sería eso en la práctica?", "¿Qué cambiaría eso para usted?"],
        good: &["¿Qué es lo que más le gusta de eso?", "¿A qué cree usted que se debe?"],
        thin: &[
            "¿Podría contarme un poco más sobre eso?",
            "¿Por qué lo dice?",
            "¿Qué es lo primero que le viene a la mente?",
            "¿Cuál sería un ejemplo?",
        ],
        easier: &[
            "¿Se le ocurre algún pequeño detalle?",
            "¿Cuándo fue la última vez?",
            "¿Qué diría así, a primera vista?",
        ],
    },
    mentioned: "Ha mencionado usted {clause}.",
    durations: "{clause}, me decía usted.",
    quotes: &["Usted ha dicho: «{clause}».", "Me decía usted: «{clause}»."],
    earlier_quote: "Antes dijo usted: «{clause}».",
    earlier_more: "{topic}: ¿quiere añadir algo?",
    earlier: "De esto ya me ha hablado un poco.",
    connectives: &[
        "la verdad es que",
        "la verdad",
        "para ser sincero",
        "para ser sincera",
        "sinceramente",
        "solo que",
        "sólo que",
        "es que",
        "y",
        "e",
        "pero",
        "porque",
        "entonces",
        "pues",
        "luego",
        "así",
        "o",
        "sí",
        "no obstante",
        "bueno",
    ],
    subjects: words!(
        "yo, nosotros, él, ella, ellos, ellas, nadie, todos, alguien, me, nos, mi, mis, eso, esto"
    ),
    dependent: &[
        "que", "quien", "cuando", "si", "donde", "cual", "como", "para", "mientras", "aunque", "sobre",
        "con", "de",
    ],
    completing: words!("que, de, como, quien, cual"),
    verb_last: &[],
    numbers_before_and: words!("veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa"),
    reported: &[],
    reportable: &[],
    second_person: &[],
    feels_ignored: "Lamento darle esa impresión. He tomado nota de lo que ha dicho.",
    feels_ignored_quote: "Lamento darle esa impresión. He anotado esto: «{clause}».",
    hurried: &[
        "Lo lamento. Seré breve y le preguntaré solo lo más importante.",
        "Le pido disculpas. Me limito a lo esencial.",
    ],
    in_tears: words!(
        "estoy llorando, me pongo a llorar, se me saltan las lágrimas, me echo a llorar, me dan ganas de llorar, se me caen las lágrimas"
    ),
    wish_questions: words!(
        "cambiaría, mejoraría, haría falta, le haría, podríamos, podría ser, habríamos podido, le gustaría, desearía, desea, mejorar, sugerencias, deseos"
    ),
    general_questions: words!(
        "cómo es, cómo fue, cómo era, cómo son, cómo fueron, cómo está, cómo están, cómo le fue, cómo te fue, \
         cómo le va, cómo te va, cómo vive, cómo vivió, cómo vives, cómo viviste, qué le parece, \
         qué le pareció, qué le parecen, qué le parecieron, qué te parece, qué te pareció, qué te parecen, \
         qué te parecieron, cómo valora, cómo valoras, cómo funciona, cómo funcionó, está satisfecho, \
         qué tal con, qué tal, qué opina, qué opinas, está satisfecha, estás satisfecho, estás satisfecha"
    ),
    fact_questions: words!(
        "cuántas veces, cuántos, cuántas, cuánto, con qué frecuencia, cada cuánto, desde cuándo, desde hace cuánto, cuándo, a qué hora, qué día, quién, quiénes, con quién, dónde, de dónde"
    ),
    brought_back: &["Quisiera volver a mi pregunta.", "Vuelvo a lo que le preguntaba."],
    foreign_guide: "Responda en el idioma que prefiera; mi pregunta está preparada en otro.",
    last_questions: &[
        "¿Hay algo que quisiera añadir?",
        "Antes de terminar, ¿hay algo importante de lo que no hayamos hablado?",
        "Ese era el último tema. ¿Le gustaría decir algo más?",
    ],
    closing_signs: &["añadir", "agregar", "algo más que"],
    farewells: &[
        "De acuerdo. Esas eran todas mis preguntas. Le agradezco mucho su tiempo y le deseo un buen día.",
        "De acuerdo. Hemos llegado al final de la entrevista. Le agradezco su tiempo y le deseo un buen día.",
        "De acuerdo. Con esto hemos terminado. Le agradezco sus respuestas y le deseo un buen día.",
    ],
    stopped: &[
        "Por supuesto, lo dejamos aquí. Muchas gracias por su tiempo. Que tenga un buen día.",
        "De acuerdo, terminamos aquí la entrevista. Gracias por lo que me ha contado. Que tenga un buen día.",
    ],
    exhausted: &[
        "De acuerdo. Se nos ha acabado el tiempo. Le agradezco mucho sus respuestas y le deseo un buen día.",
        "De acuerdo. Tenemos que terminar aquí. Le agradezco su tiempo y le deseo un buen día.",
    ],
    over: "La entrevista ya ha terminado. Gracias de nuevo. Que tenga un buen día.",
    once_more: &["Por supuesto.", "Claro, se la repito.", "Se la repito con gusto."],
    unclear: "Perdone, la pregunta no era clara.",
    misunderstood: "Perdón, lo había entendido mal.",
    meant: "Me refiero a esto: {topic}. ¿Qué le viene a la cabeza?",
    unheard: &["Creo que no le he oído.", "Tómese su tiempo.", "No me ha llegado ninguna respuesta."],
    greeted: &["Hola, y gracias por estar aquí.", "Gracias, es un gusto hablar con usted."],
    replies: CounterQuestionReplies {
        machine: "Soy una inteligencia artificial y hago esta entrevista en nombre de {organization}.",
        privacy: "Sus respuestas van a {organization}, y allí se decide quién las lee.",
        organizer: "Esta entrevista se hace para {organization}, y soy una inteligencia artificial que hace las preguntas.",
        purpose: "Sus respuestas ayudan a {organization} a comprender su punto de vista; allí pueden decirle para qué se usan exactamente.",
        name_use: "No sé si su nombre aparece junto a sus respuestas; eso se lo puede decir {organization}.",
        contact: "Puede dirigirse a {organization}; allí pueden informarle sobre esta entrevista.",
        reason: "La respuesta ayuda a {organization} a comprender su experiencia, y no hace falta que la dé.",
        opinion: "No tengo una opinión propia sobre eso; aquí cuenta la suya.",
        unknown: "Eso no lo sé, pero su pregunta llega a {organization} junto con sus respuestas.",
        many_minutes: "Como mucho quedan unos {count} minutos.",
        one_minute: "Queda más o menos un minuto.",
        many_topics: "Después de este quedan unos {count} temas.",
        one_topic: "Después de este solo queda un tema.",
        no_topic: "Ya casi hemos terminado.",
    },
    deflected: &[
        "Estoy aquí solo para hacerle esta entrevista.",
        "No puedo hacer eso, pero podemos seguir con la entrevista.",
        "Eso queda fuera de lo que puedo hacer aquí.",
    ],
    weary: &[
        "Eso suena agotador. No hace falta seguir, y podemos parar en cualquier momento. ¿Desea continuar?",
    ],
    calm: &[
        "Comprendo que esto le moleste. Podemos saltarnos esta pregunta o parar cuando quiera. ¿Quiere que sigamos?",
        "Lo siento. No hace falta que responda y puede parar cuando quiera. ¿Seguimos?",
    ],
    praises: "$fine $remark, $glow $remark, es $glow, eso es $glow, qué $glow, qué buena, qué buen, qué bonito, qué bien, muy bien dicho, bien dicho, bien hecho, buen trabajo, bravo, enhorabuena, felicidades, felicitaciones, le felicito, admiro, me impresiona, tiene razón, tiene toda la razón, estoy de acuerdo, maravilloso, fantástico, estupendo, genial, increíble, impresionante, excelente, magnífico, fascinante",
    welcomes: "me alegro, me alegra, nos alegra, me complace, contento de, contenta de, feliz de, es bueno saber, qué bueno, buena noticia, buenas noticias, suena bien, suena positivo, suena agradable, es positivo, muy positivo, es una buena señal, menos mal, experiencia positiva, buena experiencia, bonita experiencia, experiencia agradable, punto fuerte, puntos fuertes, ventaja, salió bien, fue bien, le gustó",
    promises: "prometo, prometemos, prometido, garantizo, garantizamos, le aseguro, aseguramos, tenga la seguridad, puede estar segur*, esté tranquil*, puede contar con, cuente con, recibirá, obtendrá, tendrá noticias, tendrá una respuesta, $act, voy a $settle, vamos a $settle, van a $settle, va a ser $settled, será … $settled, serán … $settled, se le reembolsará, se solucionará, se resolverá, se arreglará, se corregirá, se tendrá en cuenta, se mantendrá … confidencial*, quedará … confidencial*, es confidencial, será confidencial",
    references: "usted ha dicho, ha dicho, dijo usted, me decía, decía usted, ha mencionado, mencionó, ha hablado, me ha contado, ha descrito, como usted, he anotado, tomo nota",
};
