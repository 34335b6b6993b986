use super::grammar;
use super::synonyms::SYNONYMS;
use crate::guide::{ForbiddenTopicCues, GuideCueWords, family, general, named_by_question};
use colloquy_word_list::words;

pub const GUIDE: GuideCueWords = GuideCueWords {
    audience_leads: words!(
        "el entrevistado es, la entrevistada es, la persona entrevistada es, llamas a, vas a llamar a, estás llamando a, te diriges a, llamarás a, \
         entrevistas a, entrevista usted a, usted entrevista a, vas a entrevistar a, va a entrevistar a, entrevistamos a, \
         estás entrevistando a, está entrevistando a, hablas con, estás hablando con, vas a hablar con, va a hablar con, \
         conversas con, los participantes son, las participantes son, nuestro público son, los entrevistados son"
    ),
    bans: ForbiddenTopicCues {
        whole: words!(
            "nada de, nada de preguntar, nada de hablar, nada de mencionar, nada sobre, ni mencionar, prohibido hablar, prohibido preguntar, prohibido mencionar, mejor no hablar, mejor no mencionar, evita, evite, eviten, evitar, evita el tema, evite el tema, nada de preguntas, ni palabra, \
             ni una palabra"
        ),
        negations: words!(
            "no deben, no debería, no deberían, no podrá, no ha de, no, nunca, jamás, ni, sin, tampoco, no debes, no debe, no se debe, no hay que, no se puede"
        ),
        verbs: words!(
            "hacer promesas, hagas promesas, haga promesas, hagan promesas, disculparse, disculparte, disculpes, se hablará, se mencionará, se mencionarán, se preguntará, se le preguntará, se les preguntará, se prometerá, se prometerán, se tocará, se tratará, se tratarán, se abordará, se abordarán, se comenta, se comentan, se comentará, se comentarán, se ofrecerá, se ofrecerán, mencionarse, hablarse, preguntarse, tratarse, tocarse, abordarse, comentarse, prometerse, ofrecerse, compararse, compares, compare, comparar, comparen, critica, criticar, critiques, critique, critiquen, comentar, comentes, comente, comenten, habléis, mencionéis, preguntéis, toquéis, saquéis, prometer, prometas, prometa, ofrecer, ofrezcas, ofrezca, vender, vendas, se habla, se hable, se menciona, se mencionan, se mencione, se pregunta, se pregunte, hablamos, mencionamos, preguntamos, mencionar, menciones, mencione, mencionen, hablar, hables, hable, hablen, preguntar, preguntes, \
             pregunte, pregunten, pedir, pidas, pida, tocar, toques, toque, sacar, saques, saque, citar, cites, \
             cite, nombrar, nombres, nombre, entrar, entres, entre, decir, digas, diga, revelar, reveles, \
             revele, abordar, abordes, aborde, discutir, discutas, discuta, hacer preguntas, hagas preguntas, \
             haga preguntas, haga referencia, indagar, indagues, indague, \
             expliques, explique, expliquen, explicar, describas, describa, describir, justifiques, justifique, justificar"
        ),
        fillers: words!(
            "por favor, nunca, nada, le, les, de, del, sobre, por, en, a, al, acerca, preguntas, referencia, \
             el tema, el tema de, el tema del"
        ),
        taboos: words!(
            "no se menciona, no se mencionan, de eso no se habla, no se habla, no se debe tocar, no se debe hablar, es tabú, son tabú, está prohibido, están prohibidos, queda fuera, quedan fuera, \
             es un tema prohibido, son temas prohibidos, no se debe mencionar, no se deben mencionar, \
             no se toca, no se tocan"
        ),
        separators: words!("o, ni, u"),
        joints: words!("y, e, o, ni, pero, sino"),
        ands: words!("y, e"),
        has_verbs_last: false,
    },
    why: words!("por qué, por que, para qué, por qué motivo, por qué razón"),
    mentions: words!(
        "tuvo, tuvieron, tenía, tenían, era, eran, fue, fueron, fui, sido, estaba, estaban, hubo, hecho, \
         menciona, mencionan, habla, hablan, dice, dicen, nombra, nombran, se queja, se quejan, saca, sacan, comenta, comentan, \
         de, del, sobre, la, el, ha, han, es, son, está, están, tiene, tienen, que, alguien, alguno"
    ),
    optional: words!(
        "si hay tiempo, si queda tiempo, si sobra tiempo, si el tiempo lo permite, si es posible, opcional, opcionalmente, \
         si da tiempo, si tienes tiempo, si tiene tiempo, de forma opcional, si se da la ocasión, si aún hay tiempo"
    ),
    deep: words!(
        "por supuesto, en detalle, con detalle, en profundidad, a fondo, sobre todo, en particular, especialmente, detalladamente, \
         muy importante, principalmente, extensamente, con mucho detalle"
    ),
    brief: words!("brevemente, rápidamente, de pasada, en pocas palabras, por encima"),
    especially: words!("concretamente, en concreto, en especial, sobre todo, en particular, especialmente"),
    rule_words: words!(
        "pregunta, preguntas, respuesta, respuestas, entrevistador, entrevistadora, entrevistado, entrevistada, entrevistados, \
         participante, participantes, encuestado, encuestados, minuto, minutos, tono, amable, cordial, educado, neutral, \
         repreguntas, abiertas, empático, empática, empatía, resumen, interrumpas, interrumpa, interrumpir, anónimo, \
         anónima, confidencial, anonimato, frases, jerga, ejemplo, ejemplos, interlocutor, tutea, tutear, trata, respetuoso, \
         natural, agradece, agradezca, escucha, escuche, presiones, presione, tú, tu, tus, silencios, deja, deje, \
         da, dé, mantén, mantenga, saluda, salude, cercano"
    ),
    rule_headings: words!(
        "tono, estilo, regla, reglas, instrucciones, rol, papel, duración, tiempo, formato, idioma, nota, notas, contexto, \
         sobre nosotros, quiénes somos, público, audiencia, participantes, comportamiento, pautas, indicaciones, \
         antecedentes, personaje, perfil, observaciones, consejos, normas"
    ),
    ban_headings: words!(
        "nada de, ni hablar de, fuera, evitar, no mencionar, tabú, tabúes, temas a evitar, prohibido, temas sensibles, no hablar de, temas prohibidos, \
         no preguntar, que evitar, fuera de límites"
    ),
    optional_headings: words!(
        "opcional, opcionales, si hay tiempo, si queda tiempo, extra, adicional, adicionales, si da tiempo"
    ),
    topic_headings: words!(
        "tema, temas, pregunta, preguntas, guion, guía, puntos, objetivo, objetivos, áreas, inicio, cierre, introducción, \
         parte, siguientes, siguiente, obligatorios, obligatorio, bloques, principales"
    ),
    greetings: words!(
        "hola, buenos días, buenas tardes, estimado, estimada, estimados, querido, querida, queridos, buenas"
    ),
    farewells: words!(
        "gracias, muchas gracias, saludos, un saludo, atentamente, cordialmente, un abrazo, saludos cordiales, \
         gracias de antemano, hasta pronto, cordiales saludos"
    ),
    people: words!(
        "lectoras, operarios, clientes, clientas, cliente, clienta, usuarios, usuarias, usuario, gente, personas, empleados, empleadas, trabajadores, \
         trabajadoras, miembros, socios, socias, suscriptores, suscriptoras, abonados, visitantes, huéspedes, pacientes, \
         estudiantes, alumnos, alumnas, padres, madres, familias, profesores, profesoras, docentes, enfermeras, enfermeros, \
         médicos, inquilinos, vecinos, vecinas, ciudadanos, voluntarios, voluntarias, donantes, compradores, lectores, \
         oyentes, espectadores, participantes, candidatos, candidatas, viajeros, pasajeros, agricultores, agricultoras, \
         consumidores, jugadores, desarrolladores, autónomos, conductores, jóvenes, colaboradores, colaboradoras, \
         encuestados, entrevistados, comensales, turistas, residentes, dueños, repartidores, expositores, asegurados, comerciantes, familiares, propietarios, camareros, \
         cuidadores, becarios, asistentes, vendedores"
    ),
    anyone: words!("gente, personas, participantes, encuestados, entrevistados"),
    customers: words!(
        "clientes, clientas, cliente, usuarios, usuarias, suscriptores, socios, socias, abonados, compradores, visitantes, consumidores, huéspedes"
    ),
    faint: words!(
        "ya, aún, muy, todavía, trabajar, trabaja, trabajan, usar, usa, usan, ir, va, van, venir, hacer, hace, hecho, algo, alguien, persona, gente, cosa, cosas, tiempo, vez, día, días, año, años, semana, mes, decir, dice, dicen, sentir, necesitar, querer, empezar, pensar, piensan, saber, ayudar, problema, problemas, bien, mal, parte, pensado, pensé, pensaba, piensa, hora, horas, minuto, minutos"
    ),
    closing_signs: words!("debería haber preguntado, debería preguntar, añadir, agregar, algo más"),
    relatives: words!("que"),
    pronoun: "",
    finite: words!(
        "es, son, era, eran, fue, ha, han, será, debe, deben, puede, pueden, quiere, quieren, ofrece, vende, hay, somos, \
         tenemos, queremos, eres, usted, hemos, está, están, yo, nosotros, gracias, tiene"
    ),
    third_person: words!("ellos, ellas"),
    instruction_signs: words!(
        "pregunta a, pregúntales, pregúntele, pregunta por, pregunta, pregunte, entrevista a, entreviste, entrevistador, entrevistado, \
         entrevistados, participante, participantes, encuestado, encuestados, tú, asegúrate, asegúrese, evita, evite, \
         menciona, instrucción, instrucciones, averigua, averigüe, indaga, indague, profundiza, profundice, no olvides, eres"
    ),
    determiners: words!(
        "el, la, los, las, un, una, su, sus, nuestro, nuestra, nuestros, nuestras, este, esta, estos, estas, mi, tu, tus"
    ),
    possessives: words!("su, sus"),
    their: &[],
    human_verbs: words!("piensan, sienten, viven, opinan, prefieren"),
    families: &[
        family(
            words!("por qué, qué le llevó, razones, motivos"),
            words!("fuer, fue, march, dej, abandonó la, salid"),
            "su decisión de irse",
            None,
        ),
        family(
            words!("por qué, qué le llevó, razones, motivos"),
            words!("cancel, baja, rescind"),
            "su decisión de cancelar",
            None,
        ),
        family(words!("por qué, cómo"), words!("elig, elij, escog, elecc"), "su elección", None),
        family(words!("por qué, cómo"), words!("compr, pidi, pedid"), "su compra", None),
        named_by_question(words!("cómo, dónde"), words!("conoci, conoc, descubr, enter")),
        family(&[], words!("recomend, recomiend"), "su recomendación", None),
        family(&[], words!("mejor, cambiar, diferente"), "sus sugerencias", None),
        family(
            &[],
            words!("molest, difícil, dificult, problem, frustr, enfad, peor"),
            "las dificultades",
            None,
        ),
        family(
            &[],
            words!("falt, echa de menos, echan, dese, gustaría, gustarían, habría gustado, hubiera gustado"),
            "sus deseos",
            None,
        ),
        family(&[], words!("gust, agrad, valor"), "los puntos fuertes", None),
        family(&[], words!("esperaba, qué esper, que esper, expect"), "sus expectativas", None),
    ],
    events: words!(
        "momento, semana, día, visita, compra, entrega, incorporación, formación, viaje, estancia, tratamiento, operación, cita, evento, \
         conferencia, taller, curso, llegada, mudanza, solicitud, inscripción, registro, pedido, reserva, vuelo, mes, año, \
         cambio, prácticas, transición, reparación, consulta, festival, examen, vacaciones, búsqueda, jornada, ingreso, envío"
    ),
    views: words!(
        "dolor, miedo, cansancio, soledad, experiencia, satisfacción, relación, impresión, papel, situación, bienestar, rutina, equilibrio, colaboración, ambiente, \
         atmósfera, cultura, contacto, uso, comunicación, motivación, carga, trato, día a día"
    ),
    holdings: words!(
        "expectativas, deseos, problemas, retos, desafíos, razones, objetivos, hábitos, planes, preocupaciones, sugerencias, \
         ideas, esperanzas, necesidades, dificultades, miedos, prioridades, obstáculos, motivos, preferencias, quejas"
    ),
    grounds: words!("motivo, razón, razon, causa"),
    about_event: &[
        "¿Cómo vivió {topic}?",
        "¿Cómo describiría {topic}?",
        "¿Qué recuerda al pensar en {topic}?",
    ],
    about_view: &[
        "¿Cómo describiría {topic}?",
        "¿Qué me puede contar sobre {topic}?",
        "¿Qué destacaría al pensar en {topic}?",
    ],
    about_holding: &[
        "¿Cuáles son {topic}?",
        "¿Qué me puede contar sobre {topic}?",
        "¿Qué le viene a la mente al pensar en {topic}?",
    ],
    about_ground: &["¿Qué me puede contar sobre {topic}?"],
    about_phrase: &[
        "¿Qué opina sobre {topic}?",
        "¿Cómo valora {topic}?",
        "¿Qué me puede contar sobre {topic}?",
    ],
    about_word: &[
        "{topic}: ¿qué me puede contar?",
        "{topic}: ¿cómo lo ve usted?",
        "{topic}: ¿qué experiencia tiene?",
    ],
    superlatives: words!("más, menos, mejor, mejores, peor, peores"),
    about_superlative: &[
        ("el", &["¿Cuál fue {topic}?"]),
        ("la", &["¿Cuál fue {topic}?"]),
        ("los", &["¿Cuáles fueron {topic}?"]),
        ("las", &["¿Cuáles fueron {topic}?"]),
    ],
    offers: words!("sugerencia, idea, consejo, propuesta, deseo"),
    about_offer: &["¿Tendría usted {topic}?"],
    about_story: &["¿Hubo {topic}, y cómo fue?"],
    about_foreign: &[
        "¿Qué me puede contar sobre el tema «{topic}»?",
        "¿Qué opina sobre el tema «{topic}»?",
        "¿Qué experiencia tiene con el tema «{topic}»?",
    ],
    about_clause: &["¿Me puede contar {clause}?", "¿Podría decirme {clause}?"],
    more: "¿Me puede contar algo más sobre eso?",
    general: &[
        general("su experiencia", &[], "¿Cómo describiría su experiencia hasta ahora?"),
        general("los puntos fuertes", words!("aspectos positivos"), "¿Qué le funciona especialmente bien?"),
        general(
            "las dificultades",
            words!("problemas, fricciones, obstáculos, frustraciones, roces, trabas"),
            "¿Qué le ha resultado difícil o molesto?",
        ),
        general(
            "sus sugerencias",
            words!(
                "ideas para mejorar, mejoras, sugerencias de mejora, ideas de mejora, propuestas de mejora"
            ),
            "Si pudiera cambiar una cosa, ¿cuál sería?",
        ),
    ],
    self_descriptions: &[("somos un", "el"), ("somos una", "la")],
    thing_pronoun: None,
    done_to_things: &[],
    introductions: &[
        ("hemos abierto un", "el"),
        ("hemos abierto una", "la"),
        ("hemos lanzado un", "el"),
        ("hemos lanzado una", "la"),
        ("lanzamos un", "el"),
        ("lanzamos una", "la"),
        ("abrimos un", "el"),
        ("abrimos una", "la"),
        ("tenemos un nuevo", "el nuevo"),
        ("tenemos una nueva", "la nueva"),
    ],
    subject_pronouns: &[],
    about_self: "¿Qué le viene a la mente al pensar en {topic}?",
    synonyms: SYNONYMS,
    others: words!("algunos, algunas, alguien, otros, otras, muchos, muchas"),
    open_ends: words!(
        "de, del, el, la, los, las, un, una, y, e, o, a, al, que, en, por, para, sin, sobre, su, sus, lo, si, se, con"
    ),
    leftovers: words!(
        "sí mismas, sí mismos, sí misma, ellos mismos, ellas mismas, con ella, con él, con ellas, con ellos, de ella, de él"
    ),
    doubles: &[],
    one: &[],
    empty_names: words!(
        "lo que, su lugar, el lugar, la próxima vez, la próxima persona, el momento, este año, esta vez"
    ),
    and: " y ",
    second_person: grammar::second_person,
    direct_question: grammar::direct_question,
    object: grammar::object,
    with_article: grammar::with_article,
    own_articles: &[("los", "sus"), ("las", "sus")],
    clause_name: grammar::clause_name,
    with_name: crate::guide::unnamed,
};
