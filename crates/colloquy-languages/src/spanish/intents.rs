use crate::intents::{AnswerPatterns, IntentPhrases, PhrasePattern};

pub const INTENTS: IntentPhrases = IntentPhrases {
    courtesies: "por favor, gracias, ok, okay, bueno, pues, eh, ah, sí, no, perdón, perdone, disculpe, y, la, ya, ahora",
    stop: PhrasePattern {
        whole: "basta, ya basta, suficiente, es suficiente, para, pare, parar, stop, fin, terminar, terminemos, he terminado, adiós, ya está, hasta luego",
        within: "quiero parar, quisiera parar, prefiero parar, me gustaría parar, quiero terminar, quisiera terminar, me gustaría terminar, quiero dejarlo, dejarlo aquí, lo dejamos aquí, lo dejamos por hoy, podemos parar, podemos terminar, terminar la entrevista, termine la entrevista, acabar la entrevista, parar la entrevista, pare la entrevista, tengo que irme, me tengo que ir, no más preguntas, ya es suficiente, ya basta",
    },
    repeat: PhrasePattern {
        whole: "qué, cómo, perdón, cómo dice, cómo dices, mande, repita, repite, otra vez, disculpe, qué dijo, qué ha dicho",
        within: "repetir, repita, repite, repetirme, otra vez la pregunta, no entiendo, no entendí, no he entendido, no he oído, no le oí, no escuché, reformular, qué quiere decir, cuál era la pregunta, qué ha dicho, qué dijo, cómo dice",
    },
    skip: PhrasePattern {
        whole: "siguiente, siguiente pregunta, la siguiente, pasar, sigamos, siga, continúe, continuemos, adelante",
        within: "siguiente pregunta, próxima pregunta, saltar esta, saltar la pregunta, saltemos, sáltese, saltarme, otra pregunta, pasemos a, pasar a la siguiente",
    },
    unknown: PhrasePattern {
        whole: "ni idea, no sé, no lo sé, sin opinión",
        within: "no lo sé, no sé qué decir, no sé, ni idea, no tengo idea, no estoy seguro, no estoy segura, no me acuerdo, no recuerdo, no tengo opinión, nunca lo he pensado, no sabría decir",
    },
    refusal: PhrasePattern {
        whole: "sin comentarios, me niego",
        within: "prefiero no, no quiero responder, no quiero contestar, no voy a responder, no voy a contestar, no es asunto suyo, no le importa, demasiado personal, muy personal, demasiado privado, sin comentarios, no quiero hablar de, no deseo responder, me niego",
    },
    machine: PhrasePattern {
        whole: "quién es usted, quién eres, qué eres",
        within: "es usted un robot, eres un robot, es un robot, es usted una máquina, eres una máquina, es usted humano, eres humano, eres una persona, es usted una persona, eres real, es usted real, una ia, un bot, con un robot, con una máquina, inteligencia artificial, chatgpt, quién es usted, quién eres",
    },
    privacy: PhrasePattern {
        whole: "es anónimo, se graba",
        within: "quién ve, quién verá, quién va a ver, quién escucha, quién va a escuchar, quién oye, quién lee, quién leerá, se graba, se está grabando, está grabando, grabando, es anónimo, es anónima, anónimo, confidencial, mis datos, mis respuestas",
    },
    length: PhrasePattern {
        whole: "cuánto dura, cuánto falta, cuánto queda",
        within: "cuánto dura, cuánto tiempo, cuánto falta, cuánto queda, cuántas preguntas, falta mucho, queda mucho, va a durar, ya terminamos",
    },
    back: PhrasePattern {
        whole: "por qué, y usted, y tú",
        within: "qué piensa usted, qué opina usted, qué y piensas, qué opinas, y usted qué, cuál es su opinión, por qué pregunta, por qué me pregunta, para qué pregunta, puede ayudarme, puede decirme, qué haría usted",
    },
    greeting: PhrasePattern {
        whole: "hola, buenas, buenos días, buenas tardes, buenas noches, hola hola, aló, encantado, encantada",
        within: "cómo está, cómo estás, qué tal está, qué tal, mucho gusto, me oye, me escucha, buen tiempo",
    },
    ready: "dígame, dime, diga, adelante, empecemos, empezamos, empiece, empieza, podemos empezar, puede empezar, puedes empezar, puede preguntar, puedes preguntar, cuando quiera, cuando quieras, cuando queráis, estoy listo, estoy lista, pregunte, pregúnteme, pregunta, pregúntame, qué tal, cómo está, cómo estás, muy buenas, buenas",
    hostile: PhrasePattern {
        whole: "idiota, mierda, cállese, cállate, tonterías, déjeme en paz, déjame en paz",
        within: "vete a la mierda, váyase a la mierda, vete al, cállate, cállese, qué pregunta más tonta, pregunta estúpida, preguntas estúpidas, pregunta tonta, preguntas tontas, eres estúpido, es usted estúpido, eres inútil, máquina estúpida, pérdida de tiempo, perder el tiempo, perdiendo el tiempo, déjeme en paz, déjame en paz, es ridículo, qué tontería, que te jodan, jódete",
    },
    tags: "no, verdad, sabe, sabes, eh, vale, no cree, me entiende, me explico, no es así, o no, entiende, ya sabe",
    reporting: "pensé, pensaba, pensando, y piensas, me dije, me decía, me preguntaba, me pregunté, me dijo, él dijo, ella dijo, decía, dijeron",
    yes: PhrasePattern {
        whole: "sí, si, claro, vale, ok, de acuerdo, por supuesto, bueno, adelante, sigamos, está bien",
        within: "podemos seguir",
    },
    no: PhrasePattern {
        whole: "no, no gracias, la verdad no, mejor no, no mucho",
        within: "no no quiero, prefiero que no",
    },
    injection: "ignora tus, ignore sus, ignora todas, ignore todas, ignora las, ignore las, olvida tus, olvide sus, tus instrucciones, revele sus, muestre sus instrucciones, cuáles son sus instrucciones, tu prompt, su prompt, el prompt, prompt del sistema, tus reglas, ahora eres, finge, finja, repite después, repita después, di la palabra, diga la palabra, di exactamente, diga exactamente, responde solo, responda solo, entrevistas de los demás, entrevista de los demás, otras entrevistas, todas las entrevistas, escribe un poema, escriba un poema",
    patterns: PATTERNS,
};

const PATTERNS: AnswerPatterns = AnswerPatterns {
    classes: &[
        ("not", "no|nada|nunca|tampoco|ni|ninguna|ningún"),
        (
            "will",
            "quiero|quisiera|querría|prefiero|preferiría|deseo|desearía|gustaría|pienso|voy a|apetece|me siento|dispuesto|dispuesta|ganas|pretendo|cómodo|cómoda|tengo por qué|me interesa|tengo intención|me gusta",
        ),
        (
            "tell",
            "hablar|hablarlo|decir|decirlo|decirle|contestar|contestarla|contestarle|responder|responderla|responderle|contar|contarlo|contarle|comentar|comentarlo|entrar|compartir|compartirlo|explicar|explicarlo|tratar|tratarlo|tocar|tocarlo|revelar|revelarlo|profundizar|opinar|mencionar|mencionarlo|discutir|discutirlo|detallar|referirme|pronunciarme|meterme|abordar|abordarlo|exponer|abrirme|ahondar|extenderme|dar detalles|dar explicaciones|hablando|hablarle|hablarlo|desvelar|sincerarme",
        ),
        (
            "leaving",
            "dejar|dejarlo|dejarla|saltar|saltarme|saltarla|saltármela|saltarnos|pasar|omitir|omitirlo|guardar|guardarme|guardarlo|guardármelo|reservar|reservarme|reservármelo|evitar|evitarlo|callar|callarme|callármelo|cambiar de tema|seguir|quedarme|mantener|mantenerlo|hablar de otra cosa|abstenerme",
        ),
        ("said", "dicho|contado|contestado|respondido|explicado|mencionado|comentado|descrito|hablado"),
        (
            "act",
            "transmitiré|transmitiremos|contactaremos|contactaré|llamaremos|llamaré|avisaremos|avisaré|informaremos|informaré|solucionaremos|solucionaré|resolveremos|resolveré|arreglaremos|arreglaré|mejoraremos|corregiremos|corregiré|revisaremos|revisaré|encargaremos|encargaré|ocuparemos|ocuparé|pondremos en|pondré en|aseguraremos|aseguraré|devolveremos|compensaremos|haremos|haré llegar|haré todo|enviaremos|enviaré|trasladaremos|trasladaré|comunicaremos|comunicaré|ayudaremos|ayudaré|cambiaremos|tendremos en cuenta|tendré en cuenta|atenderemos|daremos|investigaremos|investigaré|estudiaremos|reembolsaremos|hablaremos con|hablaré con|intentaremos|buscaremos|garantizaremos|responderemos",
        ),
        (
            "settle",
            "transmitir*|contactar*|llamar*|avisar*|informar*|solucionar*|resolver*|arreglar*|mejorar*|corregir*|revisar*|encargar*|ocupar*|poner* en|asegurar*|devolver*|compensar*|hacer llegar|hacer todo|enviar*|trasladar*|comunicar*|ayudar*|cambiar*|tener en cuenta|tenerlo en cuenta|atender*|dar seguimiento|investigar*|estudiar*|reembolsar*|pasar*",
        ),
        (
            "settled",
            "solucionad*|resuelt*|arreglad*|corregid*|mejorad*|tenid* en|revisad*|reembolsad*|transmitid*|confidencial*|anónim*|tratad*|cambiad*|compensad*|reparad*|contactad*|informad*|investigad*",
        ),
        (
            "fine",
            "buena|buen|muy buena|muy buen|excelente|estupenda|estupendo|valiosa|valioso|interesante|magnífica|magnífico|gran|bonita|útil|muy útil",
        ),
        (
            "remark",
            "respuesta|respuestas|pregunta|punto|ejemplo|observación|observaciones|idea|ideas|sugerencia|sugerencias|aporte|aportación|reflexión|comentario|trabajo|decisión|elección|historia",
        ),
        (
            "glow",
            "maravilloso|maravillosa|fantástico|fantástica|estupendo|estupenda|genial|increíble|impresionante|excelente|magnífico|admirable|fascinante|perfecto|precioso|bueno|muy bien",
        ),
    ],
    refusal: "$not … $will … $tell, $will … $not … $tell, prefiero … $not, preferiría … $not, prefiero … $leaving, preferiría … $leaving, quisiera $leaving, me gustaría $leaving, $not … me $will, no $will … eso, no puedo hablar, no puedo contar, no puedo entrar, no puedo comentar, me niego, me abstengo, mejor no, mejor … $leaving, mejor pas*, dejémoslo, dejemos, dejamos eso, saltemos, saltémo*, sáltese, pasemos, podemos saltar*, podemos pasar, podemos dejar*, podemos hablar de otra, cambiemos de tema, hablemos de otra, otra pregunta, siguiente pregunta, la siguiente por favor, otro tema, otra cosa por favor, me lo guardo, me la guardo, me lo reservo, me lo callo, lo guardo para, me lo quedo, para mí mismo, para mí misma, para mí solo, queda entre, quede entre, se queda entre, es entre, entre él y yo, entre ella y yo, entre ellos y yo, entre mi … y yo, entre nosotros, asunto mío, asuntos míos, cosa mía, es mío, asunto personal, asunto privado, asunto de familia, no … asunto, no … incumbe, no … incumbencia, no … importa, no le concierne, tema personal, tema privado, tema delicado, tema sensible, demasiado personal, demasiado íntimo, demasiado privado, muy personal, bastante personal, muy privado, muy íntimo, es personal, es privado, es íntimo, es algo personal, algo privado, vida privada, es confidencial, sin comentarios, sin comentario, ningún comentario, no contesto, no respondo, no contestaré, no responderé, no hablaré, no hablo de, no diré, nada que decir, tengo que contestar a eso, tengo que contestar a esto, tengo que responder a eso, tengo que responder a esto, tengo que contestar esa, tengo que responder esa, no tengo que $tell, no hace falta que lo sepa, no necesita saber, tabú, para qué quiere saber, no es para contar*, no viene al caso, no cuento, no lo cuento, no comento, no lo comento, prefiero callar, entre … y yo, no me pronuncio, no entraré, no lo voy a, no lo diré, vamos a saltar*, vamos a dejar*, vamos a omitir*, vamos a cambiar de, pregunta … incomoda*, pregunta … incómod*, eso me incomoda, tema me incomoda, en esa paso, en eso paso, en esta paso, en esto paso, de esa paso, de eso paso, de esta paso, aquí paso, ahí paso, paso de esta pregunta, paso de esa pregunta, paso palabra, no digo nada, no le digo nada, no digo ni, pregúnteme otra, pregunte otra, pregúnteme algo distinto, pero eso no, $not … a una máquina, $not … con una máquina, $not … a un robot",
    already_said: "ya … $said, ya lo dije, ya se lo dije, ya dije, ya te lo dije, acabo de decir*, acabo de contar*, acabo de contestar*, acabo de responder*, acabo de explicar*, acabo de mencionar*, como dije, como he dicho, como ya, ya me lo ha preguntado, ya me preguntó, ya lo preguntó, ya me ha preguntado, ya respondí, ya contesté, ya lo conté, ya lo expliqué, ya lo mencioné, la misma pregunta, otra vez la misma pregunta",
    going_on: "continuar, continuemos, seguir, sigamos, seguimos",
    feels_ignored: "no me ha respondido, no ha respondido a mi, no me ha contestado, me está escuchando, me escucha, me estás escuchando, me escuchas, me ha escuchado, está escuchando, escucha lo que, escuchó lo que, no me escucha, no está escuchando, no escucha, ha oído lo que, oyó lo que, alguien me escucha, me ignora, me está ignorando, hablar con una pared, hablando con una pared, me está prestando, presta atención",
    impatient: "demasiadas preguntas, dese prisa, date prisa, vaya al grano, al grano, sea breve, solo lo importante",
    has_time: "tengo … minutos, solo tengo … minutos, tengo media hora, tengo una hora, tengo … rato",
    in_a_hurry: "no tengo tiempo, no tengo mucho tiempo, tengo poco tiempo, tengo prisa, llevo prisa",
    maybe_impatient: "demasiado largo, demasiado larga, muy largo, muy larga, se hace largo, se hace larga, tarda demasiado, dura demasiado, más rápido, abrevi*, acortar*, es pesado, qué pesado, me aburre, me cansa, es aburrido, es molesto, interminable, la paciencia",
    nothing: "nada más, nada que añadir, nada que agregar, nada nuevo, nada en particular, nada en especial, nada especial, no se me ocurre, ya no se me ocurre, se me ocurre nada, no me viene, es todo, eso es todo, eso sería todo, ya está todo, está todo dicho, ya lo dije todo, lo he dicho todo, ya he dicho todo, ya dije todo, todo dicho, no tengo más, no tengo nada, no hay más, no hay nada más, no que yo sepa, que yo sepa no, poco más, no gracias, así está bien, no sé qué más, qué más decir, ya no más, no recuerdo más, no recuerdo nada más, no me acuerdo de más, nada más que decir, no tengo nada más, más no, no puedo decir más, no sé más, creo que es todo, con eso está, con esto está, hasta ahí, poco más puedo",
    weary: "ya no puedo más, no puedo más, no aguanto más, ya no aguanto, no doy más, no doy para más, estoy al límite, no me quedan fuerzas, sin fuerzas",
    digressions: "el tiempo que hace, el partido, fútbol, vio usted, ha visto, por cierto, las elecciones, en la tele, una receta, has visto, viste, ha oído, a propósito, eso me recuerda, la final, tres goles, goles en, la victoria, qué tiempo, esta lluvia, este calor, hace sol, el perro ha, el gato ha, tarta de cumpleaños, la política, el alcalde, la serie, la película, la lotería, llueve, mis tomates, mi perro, mi gato, a mi perro, a mi gato",
    companions: "mi nieto, mi nieta, mi vecino, mi jardín, mi huerto",
    organizer: "quién pregunta, quién hace, quién realiza, quién está detrás, quién organiza, para quién, en nombre de quién, de parte de quién, qué empresa, qué compañía, qué organización, quién le envía, quién le manda, quién quiere saber, quién paga, quién lo encarga, quién encargó",
    purpose: "para qué es, para qué sirve, para qué, cuál es el objetivo, cuál es el propósito, cuál es la finalidad, de qué se trata, de qué va, de qué trata, qué buscan, qué quieren saber, qué quiere averiguar, qué harán con, por qué esta entrevista, por qué hacen esta",
    count: "cuántas preguntas, cuántos temas, cuántas faltan, cuántas quedan, cuántas más",
    name_use: "mi nombre, aparezco con, me van a nombrar, me identific*, identificarme, sabrán que soy, sabrán quién, saben quién soy, con nombre",
    readers: "va a leer esto, van a leer esto, va a escuchar esto, van a escuchar esto, va a oír esto, van a oír esto, va a ver esto, van a ver esto, leerá esto, verá esto, oirá esto, escuchará esto, puede leer esto, puede ver esto, puede oír esto, lo va a leer, lo van a leer, lo leerá, lo lee, va a saber lo que, se va a enterar, se entera de esto, se enterará",
    contact: "con quién puedo, a quién puedo, con quién hablo, con quién contacto, a quién me dirijo, quién es el responsable, quién es la responsable, quién es responsable, cómo puedo contactar, cómo contacto, una persona de contacto, un contacto",
    reason: "por qué pregunta, por qué me pregunta, por qué lo pregunta, por qué quiere saber, por qué esta pregunta, por qué es importante, para qué quiere saber, qué tiene que ver, por qué necesita saber",
    unclear: "más sobre qué, algo más de qué, más de qué, a qué se refiere, a qué te refieres, qué quiere decir, qué quieres decir, en qué sentido, no entiendo la pregunta, no entendí la pregunta, no he entendido la pregunta, qué significa",
    vague: "complicado, complicada, complejo, depende, algunos problemas, unos problemas, ciertas cosas, algunas cosas, cosas, de alguna manera, más o menos, no ideal, podría ser mejor, podría haber sido mejor, regular, raro, extraño, distinto de, diferente, a veces, varios, varias, altibajos, etcétera",
    causes: "porque, debido a, por eso, a causa, la razón, motivo, motivos, decidí, decidió, decisión, me llevó a",
    harm: "miedo, lloré, llorar, dolor*, duele, accidente, hospital, urgencias, emergencia, mal, falso, falsa, roto, rompió, perdí, perdido, gritó, gritaron, ignor*, solo, sola, nadie, nunca, demasiado tarde, llegó tarde, con retraso, peor, malo, mala, enfadad*, frustr*, agotad*, cansad*, renuncié, abandon*, acos*, amenaz*, enfermo, enferma, enfermé, enfermedad*, murió, muerte, pánico, estrés, preocup*, confus*, colgó, rechaz*, mintieron, injust*, decepcion*, tuve que, sufr*, olvid*, error*, difícil, duro, esperé, espero, esperar, problema*, me salté, dormid*, acúfeno*, zumbido*, sord*, mareo*, mareado, mareada, herid*, sangr*, hinchad*, infección*, operación, operad*, cesárea, aborto, silla de ruedas, grita*, grit*, insult*, se ríe*, se burl*, burlan, humill*, horas de espera, esperado horas, dos horas, tres horas, sin pagar, sin cobrar, despid*, despedid*, echaron, deuda*, no podía pagar, cobrado dos veces, pagué dos, robad*, robaron, inund*, moho, ratas, desahuci*, discrimin*, racis*, machis*, depres*, ansiedad, desmay*, caí, caído, caída, rompí, rota, herida, semanas sin, días sin, llor*",
    events: "entonces, luego, de repente, un día, al día siguiente, aquel día, la semana pasada, el mes pasado, el año pasado, ayer, al final, primero, al principio, cuando empecé, empezó, ocurrió, pasó, cambié, me mudé",
};
