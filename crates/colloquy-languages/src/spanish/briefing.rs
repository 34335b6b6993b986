use crate::briefing::BriefingCueWords;
use colloquy_word_list::words;

pub const BRIEFING: BriefingCueWords = BriefingCueWords {
    mail_headers: words!("de, para, cc, cco, asunto, enviado, fecha, re, rv"),
    sign_offs: words!(
        "gracias, muchas gracias, mil gracias, un saludo, saludos, saludos cordiales, un abrazo, \
         abrazos, besos, atentamente, cordialmente, hasta pronto, gracias de antemano, un beso"
    ),
    spellings: &[
        ("por q", "por qué"),
        ("para q", "para qué"),
        ("x q", "por qué"),
        ("con q", "con qué"),
        ("q tal", "qué tal"),
        ("q les parece", "qué les parece"),
        ("q les pareció", "qué les pareció"),
        ("q piensan", "qué piensan"),
        ("q opinan", "qué opinan"),
        ("pregúntales q", "pregúntales qué"),
        ("pregúntale q", "pregúntale qué"),
        ("preguntar q", "preguntar qué"),
        ("pregunta q", "pregunta qué"),
        ("cuanto", "cuánto"),
        ("cuando", "cuándo"),
        ("donde", "dónde"),
        ("como", "cómo"),
        ("cual", "cuál"),
        ("gustaria", "gustaría"),
        ("mas", "más"),
        ("q", "que"),
        ("x", "por"),
        ("xq", "por qué"),
        ("xk", "por qué"),
        ("tb", "también"),
        ("tmb", "también"),
        ("pq", "por qué"),
        ("porfa", "por favor"),
        ("&", "y"),
        ("k", "qué"),
        ("d", "de"),
    ],
    informing: words!(
        "cuenten, cuente, digan, expliquen, describan, contarnos, decirnos, explicarnos, describirnos, \
         hablarnos, relatarnos, contar, decir, explicar, describir, hablar, compartir, relatar"
    ),
    obliging: words!(
        "deben, deberían, tienen que, han de, pueden, podrán, deberán, debe, debería, tendrían que"
    ),
    wishes: words!(
        "nos preguntamos, tenemos curiosidad por saber, tenemos curiosidad por, contaran, nos contaran, dijeran, nos dijeran, explicaran, nos explicaran, para que sepamos, que sepamos, que averigüemos, nos gustaría saber, nos gustaría entender, nos gustaría conocer, me gustaría saber, \
         me gustaría entender, queremos saber, queremos entender, queremos conocer, quiero saber, \
         quiero entender, quisiéramos saber, quisiera saber, nos interesa, me interesa, nos interesan, \
         me interesan, interesa saber, necesitamos saber, necesitamos entender, necesito saber, \
         hace falta saber, sería útil saber, sería interesante saber, es importante saber, \
         se trata de saber, buscamos entender, buscamos saber, tenemos curiosidad por, \
         intentamos entender, nos importan, me importan, nos importa, me importa, apenas sabemos, no sabemos bien, sabemos poco de"
    ),
    raised: words!(
        "si no lo mencionan ellas, si no lo mencionan ellos, si no lo mencionan, si no lo menciona, solo si lo mencionan, sólo si lo mencionan, solo si sacan el tema, sólo si sacan el tema, salvo que lo mencionen, a menos que lo mencionen, excepto si lo mencionan, salvo que saquen el tema"
    ),
    unprompted: words!("por tu cuenta, por su cuenta, tú mismo, tú misma, por iniciativa propia"),
    avoid: "No menciones",
    mattering: words!(
        "nos importa, nos importa mucho, nos interesa, nos interesa mucho, es importante para nosotros"
    ),
    if_any: words!("si los hay, si la hay, si lo hay, si las hay, en su caso"),
    then_ask: words!(
        "pregunta, pregunte, preguntar, preguntad, pregúntale, pregúntele, preguntarle, preguntarles, se pregunta, se preguntará, se le pregunta, se le preguntará, se les pregunta, se les preguntará"
    ),
    before_verb: words!(
        "que, a, de, y, o, la, una, se, nos, les, cada, esta, quieren, su, esa, alguna, otra, alguien, cliente, sin, debe, deben, puede, pueden"
    ),
    for_person: words!("para ella, para él"),
    for_invitee: ("para usted", "para ti"),
    only: words!(
        "solo si, sólo si, solo para, sólo para, únicamente si, solo quienes, solo a quienes, \
         únicamente para, solo, sólo"
    ),
    those_who: words!(
        "quien, quienes, los que, las que, si alguien, a quien, a quienes, al que, a la que, a los que, a las que, para quienes, si la persona"
    ),
    otherwise: words!("si no, de lo contrario, en caso contrario, en otro caso, sino"),
    skipping: words!(
        "no seguir con, darle el, darle la, darles el, terminar la entrevista, acabar la entrevista, derivar a, cerrar la entrevista, no hace falta, no es necesario, \
         saltar, salta, sáltate, omitir, omite, omita, saltarse"
    ),
    but: words!("pero, sin embargo, aunque, sin que"),
    endings: words!(
        "al final, para terminar, para acabar, para cerrar, para concluir, por último agradece, \
         agradece, agradecer, agradezca, da las gracias, dé las gracias, cierra, cerrar, cierre, \
         termina, terminar, termine, despídete, despídase, despedirse, despedida, concluye, concluir, \
         antes de colgar"
    ),
    telling: words!(
        "diles, dile, dígales, di, decir, diciendo, recuerda, recordar, recordando, recuérdales, \
         recuerde, avisa, avisar, avisando, avísales, informa, informar, infórmales, comunica, \
         menciona, comenta"
    ),
    that: words!("que, de que"),
    at_most: words!("máximo, max, máx, como máximo, como mucho, no más de, hasta, a lo sumo, un máximo de"),
    questions: words!("preguntas, pregunta, temas"),
    numbers: &[
        "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce",
    ],
    part_labels: words!("bloque, parte, sección, tema, pregunta, módulo, punto, apartado, fase, área"),
    goal_headings: words!(
        "objetivo, objetivos, finalidad, propósito, pregunta de investigación, \
         preguntas de investigación, meta"
    ),
    guide_headings: words!(
        "guion, guión, guion de entrevista, guía de entrevista, guía, temas, preguntas, temario, \
         temas a tratar, qué preguntar, guía de temas"
    ),
    background_headings: words!(
        "quién, quiénes, a quién, a quiénes, contexto, muestra, perfil, análisis, método, metodología, confidencialidad, reclutamiento, \
         público, destinatarios, antecedentes, interno"
    ),
    informal: words!(
        "tono cercano y de vos, vos, tono informal, trato informal, registro informal, usa el vos, usá el vos, usar el vos, con vos, tratá de vos, tratar de vos, voseo, voseando, usa el tú, usar el tú, tutéale, tutéala, tutearle, tutearla, tutéales, tutearlos, tutearlas, tuteándolos, tuteándolas, tutéalas, tuteamos, nos tuteamos, se tutean, tuteando, trata de tú, tratar de tú, se les trata de tú, de tú, tutea, tutéalos, tutear, tuteo, \
         trátalos de tú, de vos, vosea"
    ),
    formal: words!(
        "tratándolos de usted, tratarlos de usted, de usted, trata de usted, tratar de usted, trátalos de usted"
    ),
    everyone: words!("la persona, cada uno, cada una, cada cual, cada persona, todos"),
    required: words!("obligatorio, obligatoria, obligatorias, imprescindible, indispensable"),
    conduct: words!("ni palabra, ni una palabra, rompe el hielo"),
    petitions: words!(
        "puedes, podrías, podéis, podríais, podemos, podríamos, puede, podría, alguien puede, \
         alguien podría, te importaría, sería posible, habría que, necesitamos"
    ),
    tools: words!(
        "herramienta, bot, robot, asistente, entrevista, entrevistas, encuesta, encuestas, \
         entrevistar, sistema, ia, llamar"
    ),
    agreed: words!(
        "como acordamos, como hablamos, según lo acordado, como quedamos, como te comenté, \
         tal como hablamos, cómo acordamos, cómo hablamos"
    ),
    audience_headings: words!(
        "quién, quiénes, a quién, a quiénes, muestra, perfil, público, participantes, destinatarios"
    ),
    interviewers: words!("el entrevistador, la entrevistadora, el asistente, la ia"),
    interviewer_pronouns: words!("él, ella"),
    imperatives: &[
        ("preguntará", "pregunta"),
        ("le pregunta", "pregunta"),
        ("le preguntará", "pregunta"),
        ("les pregunta", "pregunta"),
        ("quiere saber", "pregunta"),
        ("querrá saber", "pregunta"),
        ("empieza preguntando", "empieza preguntando"),
        ("comienza preguntando", "comienza preguntando"),
        ("termina preguntando", "termina preguntando"),
        ("no preguntará", "no preguntes"),
        ("no mencionará", "no menciones"),
        ("no hablará", "no hables"),
        ("evitará", "evita"),
        ("se abstiene de hablar", "no hables"),
        ("se abstendrá de hablar", "no hables"),
        ("explorará", "explora"),
        ("pregunta", "pregunta"),
        ("no pregunta", "no preguntes"),
        ("nunca pregunta", "nunca preguntes"),
        ("no menciona", "no menciones"),
        ("nunca menciona", "nunca menciones"),
        ("no habla", "no hables"),
        ("nunca habla", "nunca hables"),
        ("evita", "evita"),
        ("habla con", "habla con"),
        ("averigua", "averigua"),
        ("debe preguntar", "pregunta"),
        ("no debe preguntar", "no preguntes"),
        ("no debe mencionar", "no menciones"),
        ("no debe hablar", "no hables"),
        ("entrevista a", "entrevista a"),
        ("explora", "explora"),
    ],
    asked: words!(
        "debe contar, deben contar, debe decir, deben decir, debería contar, deberían contar, que cuente, que cuenten, nos cuenta, nos cuentan, nos dice, nos dicen, se le pregunta, se les pregunta"
    ),
    plain_beginnings: &[
        ("se termina preguntando", "Termina preguntando"),
        ("se terminará preguntando", "Termina preguntando"),
        ("se concluye preguntando", "Termina preguntando"),
        ("se cierra preguntando", "Termina preguntando"),
        ("cuando mencionen", "Si mencionan"),
        ("cuando digan", "Si dicen"),
        ("cuando hablen", "Si hablan"),
        ("cuando cuenten", "Si cuentan"),
        ("cuando se quejen", "Si se quejan"),
        ("cuando alguien mencione", "Si alguien menciona"),
        ("cuando alguien diga", "Si alguien dice"),
        ("cuando alguien hable", "Si alguien habla"),
        ("cuando alguien se queje", "Si alguien se queja"),
        ("conversación con", "Habla con"),
        ("conversaciones con", "Habla con"),
        ("charla con", "Habla con"),
        ("charlas con", "Habla con"),
        ("entrevista con", "Habla con"),
        ("entrevistas con", "Habla con"),
        ("cerrar preguntando", "Termina preguntando"),
        ("terminar preguntando", "Termina preguntando"),
        ("acabar preguntando", "Termina preguntando"),
        ("cierre preguntando", "Termina preguntando"),
        ("concluir preguntando", "Termina preguntando"),
        ("finalizar preguntando", "Termina preguntando"),
        ("concluya preguntando", "Termina preguntando"),
        ("finalice preguntando", "Termina preguntando"),
        ("habla con quienes", "Habla con las personas que"),
        ("hable con quienes", "Hable con las personas que"),
        ("entrevista a quienes", "Entrevista a las personas que"),
        ("entreviste a quienes", "Entreviste a las personas que"),
    ],
    why_so_many: &[("por qué tantos", "por qué los"), ("por qué tantas", "por qué las")],
    if_so: &[
        ("En caso afirmativo", "y en caso afirmativo"),
        ("Si es así", "y si es así"),
        ("Si sí", "y si es así"),
        ("Si no", "y si no"),
    ],
    company: words!("con ellos, con ellas"),
    nobody: words!("nadie"),
    asked_about: words!(
        "se le debe preguntar por, se les debe preguntar por, hay que preguntarle por, hay que preguntarles por"
    ),
    asked_around: &[],
    condition_verbs: &[],
    condition_word: None,
    then: &[],
    ask: "Pregunta",
    requests_to_invitee: &[
        ("cuéntenos", "Puede contarnos", ""),
        ("cuénteme", "Puede contarme", ""),
        ("cuéntanos", "Puedes contarnos", ""),
        ("cuéntame", "Puedes contarme", ""),
        ("háblenos", "Puede hablarnos", ""),
        ("háblanos", "Puedes hablarnos", ""),
        ("descríbanos", "Puede describirnos", ""),
        ("descríbenos", "Puedes describirnos", ""),
        ("díganos", "Puede decirnos", ""),
        ("dinos", "Puedes decirnos", ""),
        ("explíquenos", "Puede explicarnos", ""),
        ("explícanos", "Puedes explicarnos", ""),
    ],
    asks_to_tell: words!(
        "que cuenten, que nos cuenten, que cuente, que nos cuente, que digan, que nos digan, que expliquen, que nos expliquen, que describan, que comenten, queremos saber, nos interesa saber, nos gustaría saber, quisiéramos saber, pregunten, pregúntenles, preguntadles"
    ),
    bare_reasons: &[
        ("por qué", "y por qué"),
        ("y por qué", "y por qué"),
        ("por qué no", "y por qué"),
        ("por qué sí o por qué no", "y por qué"),
        ("por qué o por qué no", "y por qué"),
        ("por qué motivo", "y por qué motivo"),
    ],
    informal_pronouns: words!("tú, vos"),
    formal_pronouns: words!("usted, ustedes"),
    address_fillers: words!(
        "tono, cercano, cercana, cordial, informal, el, trato, por, favor, siempre, hablarles, háblales, hablar, usar, usa, mejor, aquí"
    ),
    sentence_forms: super::sentence_forms::FORMS,
    farewell: "También quería decirle que {clause}.",
};
