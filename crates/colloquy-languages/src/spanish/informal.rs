//! The texts of interviews that address people as "tú".

use super::address;
use super::generator::GENERATOR;
use super::guide::GUIDE;
use super::interviewer::INTERVIEWER;
use crate::generator::OfflineGeneratorPhrases;
use crate::guide::{GuideCueWords, family, general, named_by_question};
use crate::informal::InformalAddress;
use crate::interviewer::{CounterQuestionReplies, FollowUpPhrases, InterviewerPhrases};
use colloquy_word_list::words;

pub const INFORMAL: InformalAddress = InformalAddress {
    // Neither "puedes" nor "podrías": they ask the interviewer for something. Neither "esperas" nor
    // "compras": nouns.
    words: words!(
        "tú, tu, tus, te, ti, contigo, tuyo, tuya, tuyos, tuyas, vos, eres, estás, has, habías, habrías, \
         hubieras, tienes, tenías, tendrías, tuvieras, quieres, querías, querrías, quieras, quisieras, \
         pudieras, deseas, debes, vas, ibas, irías, vienes, vuelves, volverías, haces, hacías, harías, \
         dices, dirías, ves, verías, sabes, crees, piensas, pensabas, opinas, sientes, sentías, valoras, \
         valorarías, consideras, recuerdas, prefieres, preferirías, necesitas, necesitabas, necesitarías, \
         echas, encuentras, usas, usabas, utilizas, conoces, conocías, vives, trabajas, trabajabas, llevas, \
         sueles, eliges, elegirías, recomiendas, recomendarías, describirías, cambiarías, mejorarías, \
         añadirías, esperabas, buscas, buscabas, imaginabas, estabas, encontraste, entraste, llegaste, \
         pagaste, acabaste, probaste, viviste, quisiste, pusiste, supiste, fuiste"
    ),
    // Without those of "contraste", "desgaste", "existe", "consiste", "triste", "quiste" and "entreviste".
    endings: words!(
        "blaste, caste, celaste, chaste, daste, easte, iaste, jaste, llaste, maste, naste, ñaste, saste, \
         taste, uaste, vaste, zaste, araste, eraste, iraste, oraste, praste, uraste, biste, ciste, diste, \
         giste, jiste, miste, niste, tiste, uviste, guiste, cluiste, truiste, briste, rriste, íste"
    ),
    // Neither "tutee" nor "tuteo": they occur after a negation, too.
    from_formal: "qué valora usted = qué valoras | cómo valora usted = cómo valoras | cómo vive usted = cómo vives | \
                  cómo ve usted = cómo ves | se siente usted = te sientes | se sintió usted = te sentiste | ha \
                  vivido usted = has vivido | describiría usted = describirías | recomendaría usted = recomendarías \
                  | cambiaría usted = cambiarías | está usted = estás | es usted = eres | tiene usted = tienes | \
                  cree usted = crees | piensa usted = piensas | opina usted = opinas | espera usted = esperas | \
                  prefiere usted = prefieres | necesita usted = necesitas | utiliza usted = utilizas | usa usted = \
                  usas | hace usted = haces | ve usted = ves | hizo usted = hiciste | vivió usted = viviste | eligió \
                  usted = elegiste | usted ha = has | usted es = eres | para usted = para ti | sobre usted = sobre \
                  ti | con usted = contigo | de usted = de ti | a usted = a ti | opina sobre = opinas sobre | opina \
                  del = opinas del | opina de = opinas de | piensa sobre = piensas sobre | piensa del = piensas del \
                  | piensa de = piensas de | qué espera del = qué esperas del | qué espera de = qué esperas de | qué \
                  valora = qué valoras | qué recuerda = qué recuerdas | cómo valora = cómo valoras | cómo organiza = \
                  cómo organizas | cómo utiliza = cómo utilizas | cómo usa = cómo usas | cómo vivió = cómo viviste | \
                  cómo vive = cómo vives | cómo ve = cómo ves | qué prefiere = qué prefieres | qué decidió = qué \
                  decidiste | qué eligió = qué elegiste | qué canceló = qué cancelaste | qué compró = qué compraste \
                  | frecuencia utiliza = frecuencia utilizas | frecuencia usa = frecuencia usas | expectativas tiene \
                  = expectativas tienes | experiencia tiene = experiencia tienes | tiempo lleva = tiempo llevas | \
                  Tiene alguna = Tienes alguna | Tiene algún = Tienes algún | ha notado = has notado | ha vivido = \
                  has vivido | ha aprendido = has aprendido | Cree que = Crees que | Siente que = Sientes que | \
                  Puede = Puedes | Podría = Podrías | me puede = me puedes | si pudiera = si pudieras | que quisiera \
                  = que quisieras | describiría = describirías | recomendaría = recomendarías | volvería a = \
                  volverías a | cambiaría = cambiarías | mejoraría = mejorarías | echa de menos = echas de menos | \
                  echa en falta = echas en falta | nos conoció = nos conociste | nos eligió = nos elegiste | se \
                  siente = te sientes | se sintió = te sentiste | se enteró = te enteraste | se fue = te fuiste | \
                  darse de baja = darte de baja | a marcharse = a marcharte | a quedarse = a quedarte | a irse = a \
                  irte | ayudarle = ayudarte | le = te | sus = tus | su = tu",
    // "Usted" is left only if its verb could not be turned.
    by_rule: address::informal_by_rule,
    second_singular: Some(address::second_singular),
    third_plural: Some(address::third_plural),
    formal_words: words!("usted, Usted, ustedes, Ustedes, ud, Ud, uds, Uds, vd, Vd, vds, Vds"),
    generator: OfflineGeneratorPhrases {
        titles_without_topic: &[
            "Entrevista para {organization}",
            "Conversación con {organization}",
            "Tu punto de vista para {organization}",
        ],
        intros: &[
            "Hola, te doy la bienvenida a esta conversación. Soy una IA y hablo contigo en nombre de \
             {organization}. Me gustaría conversar contigo sobre {topics}. Tómate tu tiempo y responde con \
             tus propias palabras.",
            "Gracias por dedicarnos tu tiempo. Soy una IA y dirijo esta entrevista en nombre de \
             {organization}. Vamos a hablar sobre {topics}. No hay respuestas correctas ni incorrectas.",
            "Es un placer hablar contigo. Soy una IA y te haré algunas preguntas en nombre de \
             {organization}. Hoy hablaremos sobre {topics}. Di con libertad lo que piensas.",
        ],
        intros_without_topic: &[
            "Te doy la bienvenida. Soy una inteligencia artificial y converso contigo en nombre de \
             {organization}. Te haré algunas preguntas. Tómate tu tiempo y responde con tus propias \
             palabras.",
            "Gracias por dedicarnos tu tiempo. Soy una inteligencia artificial y hago esta entrevista en \
             nombre de {organization}. Lo que cuenta es tu punto de vista. No hay respuestas correctas ni \
             incorrectas.",
            "Es un placer contar contigo. Soy una inteligencia artificial y hablo contigo en nombre de \
             {organization}. Puedes decir con toda libertad lo que piensas.",
        ],
        openings_without_topic: &[
            "Para empezar, ¿podrías hablarme un poco de ti?",
            "¿De qué te gustaría hablar primero?",
            "¿Qué es lo que más te interesa en este momento?",
        ],
        unnamed_organization: "la organización que te ha invitado",
        ..GENERATOR
    },
    // No question has "tú" or "eres", which are among the signs of an instruction.
    guide: GuideCueWords {
        determiners: words!(
            "el, la, los, las, un, una, tu, tus, su, sus, nuestro, nuestra, nuestros, nuestras, este, esta, \
             estos, estas, mi"
        ),
        possessives: words!("tu, tus, su, sus"),
        families: &[
            family(
                words!("por qué, qué le llevó, qué te llevó, razones, motivos"),
                words!("fuer, fue, march, dej, abandonó la, salid"),
                "tu decisión de irte",
                None,
            ),
            family(
                words!("por qué, qué le llevó, qué te llevó, razones, motivos"),
                words!("cancel, baja, rescind"),
                "tu decisión de cancelar",
                None,
            ),
            family(words!("por qué, cómo"), words!("elig, elij, escog, elecc"), "tu elección", None),
            family(words!("por qué, cómo"), words!("compr, pidi, pedid"), "tu compra", None),
            named_by_question(words!("cómo, dónde"), words!("conoci, conoc, descubr, enter")),
            family(&[], words!("recomend, recomiend"), "tu recomendación", None),
            family(&[], words!("mejor, cambiar, diferente"), "tus sugerencias", None),
            family(
                &[],
                words!("molest, difícil, dificult, problem, frustr, enfad, peor"),
                "las dificultades",
                None,
            ),
            family(&[], words!("falt, echa de menos, echan, dese"), "tus deseos", None),
            family(&[], words!("gust, agrad, valor"), "los puntos fuertes", None),
            family(&[], words!("esper, expect"), "tus expectativas", None),
        ],
        about_event: &[
            "¿Cómo viviste {topic}?",
            "¿Cómo describirías {topic}?",
            "¿Qué recuerdas al pensar en {topic}?",
        ],
        about_view: &[
            "¿Cómo describirías {topic}?",
            "¿Qué me puedes contar sobre {topic}?",
            "¿Qué destacarías al pensar en {topic}?",
        ],
        about_holding: &[
            "¿Cuáles son {topic}?",
            "¿Qué me puedes contar sobre {topic}?",
            "¿Qué te viene a la mente al pensar en {topic}?",
        ],
        about_ground: &["¿Qué me puedes contar sobre {topic}?"],
        about_phrase: &[
            "¿Qué opinas sobre {topic}?",
            "¿Cómo valoras {topic}?",
            "¿Qué me puedes contar sobre {topic}?",
        ],
        about_word: &[
            "{topic}: ¿qué me puedes contar?",
            "{topic}: ¿cómo lo ves?",
            "{topic}: ¿qué experiencia tienes?",
        ],
        about_offer: &["¿Tendrías {topic}?"],
        about_foreign: &[
            "¿Qué me puedes contar sobre el tema «{topic}»?",
            "¿Qué opinas sobre el tema «{topic}»?",
            "¿Qué experiencia tienes con el tema «{topic}»?",
        ],
        about_clause: &["¿Me puedes contar {clause}?", "¿Podrías decirme {clause}?"],
        more: "¿Me puedes contar algo más sobre eso?",
        general: &[
            general("tu experiencia", &[], "¿Cómo describirías tu experiencia hasta ahora?"),
            general(
                "los puntos fuertes",
                words!("aspectos positivos"),
                "¿Qué te funciona especialmente bien?",
            ),
            general(
                "las dificultades",
                words!("problemas, fricciones, obstáculos, frustraciones, roces, trabas"),
                "¿Qué te ha resultado difícil o molesto?",
            ),
            general(
                "tus sugerencias",
                words!(
                    "ideas para mejorar, mejoras, sugerencias de mejora, ideas de mejora, propuestas de mejora"
                ),
                "Si pudieras cambiar una cosa, ¿cuál sería?",
            ),
        ],
        about_self: "¿Qué te viene a la mente al pensar en {topic}?",
        own_articles: &[("los", "tus"), ("las", "tus")],
        ..GUIDE
    },
    interviewer: InterviewerPhrases {
        acknowledgements: &[
            "Gracias.",
            "Comprendo.",
            "De acuerdo, gracias.",
            "Gracias por tu respuesta.",
            "Entiendo.",
            "Entendido, gracias.",
        ],
        unknown: &["No pasa nada.", "No importa.", "No te preocupes."],
        follow_ups: FollowUpPhrases {
            more: &[
                "¿Podrías contarme algo más de eso?",
                "¿Podrías describirlo con un poco más de detalle?",
                "¿Qué más me puedes decir sobre eso?",
                "¿Puedes contarme un poco más?",
            ],
            then: &["¿Cómo lo viviste?", "¿Qué pasó después?"],
            help: &["¿Qué crees que ayudaría?"],
            vague: &["¿Podrías darme un ejemplo de eso?", "¿Qué quieres decir exactamente con eso?"],
            wish: &["¿Cómo sería eso en la práctica?", "¿Qué cambiaría eso para ti?"],
            good: &["¿Qué es lo que más te gusta de eso?", "¿A qué crees que se debe?"],
            thin: &[
                "¿Podrías contarme un poco más sobre eso?",
                "¿Por qué lo dices?",
                "¿Qué es lo primero que te viene a la mente?",
                "¿Cuál sería un ejemplo?",
            ],
            easier: &[
                "¿Se te ocurre algún pequeño detalle?",
                "¿Cuándo fue la última vez?",
                "¿Qué dirías así, a primera vista?",
            ],
        },
        mentioned: "Has mencionado {clause}.",
        durations: "{clause}, me decías.",
        quotes: &["Has dicho: «{clause}».", "Me decías: «{clause}»."],
        earlier_quote: "Antes dijiste: «{clause}».",
        earlier_more: "{topic}: ¿quieres añadir algo?",
        earlier: "De esto ya me has hablado un poco.",
        feels_ignored: "Lamento darte esa impresión. He tomado nota de lo que has dicho.",
        feels_ignored_quote: "Lamento darte esa impresión. He anotado esto: «{clause}».",
        hurried: &[
            "Lo lamento. Seré breve y te preguntaré solo lo más importante.",
            "Te pido disculpas. Me limito a lo esencial.",
        ],
        wish_questions: words!(
            "cambiaría, cambiarías, mejoraría, mejorarías, haría falta, le haría, te haría, podríamos, \
             podría ser, habríamos podido, le gustaría, te gustaría, desearía, desearías, desea, deseas, \
             mejorar, sugerencias, deseos"
        ),
        brought_back: &["Quisiera volver a mi pregunta.", "Vuelvo a lo que te preguntaba."],
        foreign_guide: "Responde en el idioma que prefieras; mi pregunta está preparada en otro.",
        last_questions: &[
            "¿Hay algo que quieras añadir?",
            "Antes de terminar, ¿hay algo importante de lo que no hayamos hablado?",
            "Ese era el último tema. ¿Te gustaría decir algo más?",
        ],
        farewells: &[
            "De acuerdo. Esas eran todas mis preguntas. Te agradezco mucho tu tiempo y te deseo un buen día.",
            "De acuerdo. Hemos llegado al final de la entrevista. Te agradezco tu tiempo y \
             te deseo un buen día.",
            "De acuerdo. Con esto hemos terminado. Te agradezco tus respuestas y te deseo un buen día.",
        ],
        stopped: &[
            "Por supuesto, lo dejamos aquí. Muchas gracias por tu tiempo. Que tengas un buen día.",
            "De acuerdo, terminamos aquí la entrevista. Gracias por lo que me has contado. \
             Que tengas un buen día.",
        ],
        exhausted: &[
            "De acuerdo. Se nos ha acabado el tiempo. Te agradezco mucho tus respuestas y te deseo un buen día.",
            "De acuerdo. Tenemos que terminar aquí. Te agradezco tu tiempo y te deseo un buen día.",
        ],
        over: "La entrevista ya ha terminado. Gracias de nuevo. Que tengas un buen día.",
        once_more: &["Por supuesto.", "Claro, te la repito.", "Te la repito con gusto."],
        unheard: &["Creo que no te he oído.", "Tómate tu tiempo.", "No me ha llegado ninguna respuesta."],
        greeted: &["Hola, y gracias por estar aquí.", "Gracias, es un gusto hablar contigo."],
        replies: CounterQuestionReplies {
            privacy: "Tus respuestas van a {organization}, y allí se decide quién las lee.",
            purpose: "Tus respuestas ayudan a {organization} a comprender tu punto de vista; \
                      allí pueden decirte para qué se usan exactamente.",
            name_use: "No sé si tu nombre aparece junto a tus respuestas; \
                       eso te lo puede decir {organization}.",
            contact: "Puedes dirigirte a {organization}; allí pueden informarte sobre esta entrevista.",
            reason: "La respuesta ayuda a {organization} a comprender tu experiencia, \
                     y no hace falta que respondas.",
            opinion: "No tengo una opinión propia sobre eso; aquí cuenta la tuya.",
            unknown: "Eso no lo sé, pero tu pregunta llega a {organization} junto con tus respuestas.",
            ..INTERVIEWER.replies
        },
        deflected: &[
            "Estoy aquí solo para hacerte esta entrevista.",
            "No puedo hacer eso, pero podemos seguir con la entrevista.",
            "Eso queda fuera de lo que puedo hacer aquí.",
        ],
        weary: &["Eso suena agotador. No hace falta seguir, y podemos parar en cualquier momento. \
             ¿Quieres continuar?"],
        calm: &[
            "Comprendo que esto te moleste. Podemos saltarnos esta pregunta o parar cuando quieras. \
             ¿Quieres que sigamos?",
            "Lo siento. No hace falta que respondas y puedes parar cuando quieras. ¿Seguimos?",
        ],
        praises: "$fine $remark, $glow $remark, es $glow, eso es $glow, qué $glow, qué buena, qué buen, qué \
                  bonito, qué bien, muy bien dicho, bien dicho, bien hecho, buen trabajo, bravo, \
                  enhorabuena, felicidades, felicitaciones, le felicito, te felicito, admiro, me impresiona, \
                  me impresionas, tiene razón, tienes razón, tiene toda la razón, tienes toda la razón, \
                  estoy de acuerdo, maravilloso, fantástico, estupendo, genial, increíble, impresionante, \
                  excelente, magnífico, fascinante",
        welcomes: "me alegro, me alegra, nos alegra, me complace, contento de, contenta de, feliz de, es \
                   bueno saber, qué bueno, buena noticia, buenas noticias, suena bien, suena positivo, suena \
                   agradable, es positivo, muy positivo, es una buena señal, menos mal, experiencia \
                   positiva, buena experiencia, bonita experiencia, experiencia agradable, punto fuerte, \
                   puntos fuertes, ventaja, salió bien, fue bien, le gustó, te gustó",
        promises: "prometo, prometemos, prometido, garantizo, garantizamos, le aseguro, te aseguro, \
                   aseguramos, tenga la seguridad, ten la seguridad, puede estar segur*, puedes estar \
                   segur*, esté tranquil*, estate tranquil*, quédate tranquil*, puede contar con, puedes \
                   contar con, cuente con, cuenta con ello, cuenta con que, recibirá, recibirás, obtendrá, \
                   obtendrás, tendrá noticias, tendrás noticias, tendrá una respuesta, tendrás una \
                   respuesta, $act, voy a $settle, vamos a $settle, van a $settle, va a ser $settled, será … \
                   $settled, serán … $settled, se le reembolsará, se te reembolsará, se solucionará, se \
                   resolverá, se arreglará, se corregirá, se tendrá en cuenta, se mantendrá … confidencial*, \
                   quedará … confidencial*, es confidencial, será confidencial",
        references: "usted ha dicho, ha dicho, has dicho, dijo usted, dijiste, me decía, me decías, decía \
                     usted, decías, ha mencionado, has mencionado, mencionó, mencionaste, ha hablado, has \
                     hablado, me ha contado, me has contado, ha descrito, has descrito, como usted, como \
                     dices, como tú dices, como tú has, he anotado, tomo nota",
        unclear: "Perdona, la pregunta no era clara.",
        meant: "Me refiero a esto: {topic}. ¿Qué te viene a la cabeza?",
        ..INTERVIEWER
    },
};
