use crate::prompt::{
    AskedAboutWords, PromptCueWords, TopicOrderWords, UnmarkedQuestionWords, never, unchanged,
};
use colloquy_word_list::words;

pub const PROMPT: PromptCueWords = PromptCueWords {
    leads: words!(
        "os ruego, le ruego, les ruego, se ruega, se recomienda, en primer lugar, en segundo lugar, en tercer lugar, a continuación, seguidamente, posteriormente, por otro lado, por otra parte, por último, asimismo, para empezar, de momento, por ahora, por el momento, nb, a los demás, a las demás, a los otros, a las otras, al resto, a todos, a todas, ojo, hay que, habría que, conviene, no olvides, no olvide, quiero que, queremos que, necesito que, necesitamos que, quisiera que, me gustaría que, nos gustaría que, necesito, por favor, también, luego, después, y, primero, además, finalmente, debes, debe, tu tarea es, su tarea es, \
         tu misión es, el objetivo es, nuestro objetivo es, queremos, quiero, nos gustaría, me gustaría, quisiera, \
         quisiéramos, necesitamos, deseamos, puedes, puede, podéis, podríais, podrías, podría, intenta, intente, empieza por, \
         comienza por, para"
    ),
    asking: words!(
        "el entrevistador pregunta, el entrevistador le pregunta, el entrevistador preguntará, el entrevistador le preguntará, la entrevistadora pregunta, la entrevistadora le pregunta, se pregunta, se preguntará, se le pregunta, se le preguntará, se les pregunta, se les preguntará, se le pide, se les pide, se le pedirá, se les pedirá, le preguntamos, les preguntamos, le preguntaremos, les preguntaremos, charlar, charla, charle, charlen, platicar, platica, platique, interésate por, interésese por, infórmate de, infórmese de, se le pregunte, se les pregunte, le pregunte, les pregunte, haz preguntas, haga preguntas, pregunta, pregunte, preguntar, pregúntales, pregúnteles, pregúntale, \
         pregúntele, preguntarles, preguntarle, preguntes, preguntad, preguntadles, hablad, entrevistad, hables, converses, entrevistes, ver con ellos, mira con ellos, entrevista, entreviste, entrevistar, habla, hable, hablar, conversa, converse, \
         conversar, consulta, consulte, indaga, indague, indagar, pide, pídeles, pida, profundiza, profundice, \
         insiste, pregunten, preguntad, preguntadles, entrevisten, entrevistad, hablen, hablad, haz una entrevista, realiza una entrevista"
    ),
    exploring: words!(
        "se aborda, se abordan, se abordará, se abordarán, se explora, se exploran, se explorará, se explorarán, se profundiza en, se profundizará en, se indaga en, se indagará en, se repasa, se repasan, se repasará, se hablará de, se recoge, se recogerá, céntrate en, céntrese en, centrarse en, pídales que cuenten, pídales que describan, pídeles que describan, pídales que digan, pídeles que digan, que hablaran, que hablasen, que contaran, que hablen, que nos hablen, que te cuenten, pídeles que cuenten, pídeles que hablen, haz que cuenten, haz que hablen, \
         verifica, verifique, verificar, comprueba, compruebe, comprobar, averigües, descubras, explores, indagues sobre, describa, describe, averigua, averigüe, averiguar, descubre, descubra, descubrir, explora, explore, \
         explorar, entiende, entender, comprende, comprender, saber, conocer, aborda, aborde, abordar, recoge, \
         recoja, recoger, recopila, recopilar, investiga, investigue, investigar, evalúa, evalúe, evaluar, \
         identifica, identificar, analiza, analizar, trata, trate, tratar, cubre, cubra, cubrir, repasa, repase, repasar, describir, contar, explicar"
    ),
    following: words!("profundiza, profundice, profundizar, insiste, indaga, indague"),
    links: &[
        ("acerca del", "el"),
        ("acerca de", ""),
        ("sobre", ""),
        ("respecto al", "el"),
        ("respecto a", ""),
        ("con respecto a", ""),
        ("en torno a", ""),
    ],
    asked_about: AskedAboutWords { verbs: &["pregunt", "pregúnt"], links: &[("por", "")] },
    near_links: &[("por", ""), ("del", "el"), ("de", ""), ("en", "")],
    relays: words!("que"),
    question_words: words!(
        "cada cuánto, qué tal, con qué frecuencia, para qué, a qué hora, cuántas veces, cada cuánto, de dónde, desde cuándo, con quién, cómo, como, por qué, qué, lo que, si, cuándo, dónde, cuál, cuáles, quién, quiénes, cuánto, cuánta, cuántos, \
         cuántas, en qué medida, hasta qué punto, a qué, con qué, de qué"
    ),
    markers: words!(
        "los temas son, nos interesa saber, nos interesa, nos interesan, me interesa saber, me gustaría saber, me interesa, opinión sobre, opiniones sobre, comentarios sobre, entrevista sobre, entrevistas sobre, \
         entrevista acerca de, encuesta sobre, estudio sobre, conversación sobre, se trata de, trata sobre, \
         queremos saber, queremos entender, queremos conocer, quisiéramos saber, nos gustaría saber, \
         nos gustaría entender, para entender, para saber, para conocer"
    ),
    manners: words!(
        "eres, usted es, sé, sea, mantén, mantenga, no, evita, evite, ignora, ignore, olvida, olvide, usa, use, \
         utiliza, utilice, actúa, actúe, nunca, siempre, responde, responda, agradece, agradezca, hola, repite, \
         repita"
    ),
    labels: words!(
        "tema, temas, objetivo, objetivos, meta, contexto, título, entrevista, pregunta, preguntas, tarea, \
         propósito, asunto, finalidad"
    ),
    list_heads: words!("siguientes, siguiente, estos, estas, temas, preguntas, puntos"),
    conjunctions: words!("y, e, luego, después, o, pero"),
    function_words: words!(
        "el, la, los, las, un, una, unos, de, del, y, en, con, por, para, sobre, que, qué, es, son, nuestro, \
         nuestra, nuestros, nuestras, su, sus, cómo, cuál, se, al, lo, como, más, ha, han, o, no, si, pregunta, \
         usted, ustedes, le, les, a, e, nos, queremos, está, este, esta, sin, acerca"
    ),
    articles: words!("el, la, los, las, un, una, su, sus"),
    addressed: &[],
    addressing: &[],
    also: words!("también"),
    always: words!("siempre"),
    with: words!("con"),
    joints: words!("y, e"),
    interrogatives: words!(
        "cada cuánto, cada cuánto, cómo, por qué, qué, cuál, cuáles, cuánto, cuándo, dónde, quién"
    ),
    whether: words!("si"),
    whether_after_and: words!("si"),
    antecedents: &[],
    relatives: words!("que"),
    conditions: words!("si, en caso de, en caso de que, en el caso de que, en caso de haber"),
    speakers: words!("nosotros, somos, soy"),
    possessives: &[],
    settings: words!("duración, idioma, tono, estilo, reglas"),
    occasions: words!("entrevista, entrevistas"),
    unmarked: UnmarkedQuestionWords {
        openings: &[],
        verbs: &[],
        adverbs: &[],
        subjects: &[],
        verb_endings: &[],
        adjectives: &[],
    },
    bare_questions: words!(
        "quién hace qué, por qué medio, por qué vía, por qué canal, cómo, por qué, cuándo, dónde, quién, qué, cuánto, cuánta, cuántos, cuántas, con quién, desde cuándo, para qué, a quién, de quién, cada cuánto, cada cuánto tiempo, cuánto tiempo, desde hace cuánto, desde hace cuánto tiempo, a qué hora, a qué horas, cuáles, cuál, por qué no"
    ),
    bare_openings: words!("con qué, en qué, con cuánta, con cuánto, cuántas, cuántos, de qué"),
    told_occasions: words!("la última vez, la primera vez"),
    follow_ons: words!("si sí, si no, en caso afirmativo, en caso negativo, por qué no, y por qué"),
    back_references: words!("lo, la, los, las, ahí, eso, esto"),
    question_labels: words!("última pregunta, pregunta final, pregunta de cierre, para terminar"),
    abbreviations: words!("sr, sra, etc"),
    nominative: unchanged,
    speaks_of_one_thing: never,
    sequence: TopicOrderWords {
        first: &[
            ("empieza por", ""),
            ("empiece por", ""),
            ("empieza con", ""),
            ("empiece con", ""),
            ("comienza por", ""),
            ("comience por", ""),
            ("comienza con", ""),
            ("comience con", ""),
            ("arranca con", ""),
            ("arranque con", ""),
        ],
        later: &[
            ("se pasa al", "el"),
            ("se pasa a", ""),
            ("se sigue con", ""),
            ("se continúa con", ""),
            ("luego", ""),
            ("después", ""),
            ("a continuación", ""),
            ("sigue con", ""),
            ("siga con", ""),
            ("continúa con", ""),
            ("continúe con", ""),
            ("pasa al", "el"),
            ("pase al", "el"),
            ("pasa a", ""),
            ("pase a", ""),
            ("seguido del", "el"),
            ("seguido de", ""),
            ("termina con", ""),
            ("termine con", ""),
            ("acaba con", ""),
            ("acabe con", ""),
            ("cierra con", ""),
            ("cierre con", ""),
            ("concluye con", ""),
            ("concluya con", ""),
            ("finaliza con", ""),
            ("finalice con", ""),
            ("por último", ""),
            ("finalmente", ""),
            ("al final", ""),
            ("para terminar", ""),
        ],
        first_asking: words!(
            "empieza preguntando, empiece preguntando, comienza preguntando, comience preguntando"
        ),
        later_asking: words!(
            "acaba preguntando, acabe preguntando, termina preguntando, termine preguntando, \
             terminar preguntando, cierra preguntando, cierre preguntando, cerrar preguntando, concluye preguntando, \
             concluya preguntando, finaliza preguntando, finalice preguntando, finalizar preguntando, acabar preguntando"
        ),
        ask: "pregunta",
        adverbs: words!(
            "primero, en primer lugar, al principio, para empezar, luego, después, al final, por último, \
             finalmente"
        ),
        no_topics: words!(
            "nota, algo, algunas, algunos, un par, despedida, saludo, gracias, \
             agradecimiento, palabras, sonrisa, frase"
        ),
    },
};
