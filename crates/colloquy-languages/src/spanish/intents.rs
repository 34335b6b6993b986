use crate::intents::{IntentPhrases, NounForms, PhrasePattern};

pub const INTENTS: IntentPhrases = IntentPhrases {
    courtesies: "por favor, gracias, ok, okay, bueno, pues, eh, ah, sí, no, perdón, perdone, disculpe, y, la, ya, ahora",
    stop: PhrasePattern {
        whole: "basta, ya basta, suficiente, es suficiente, para, pare, parar, stop, fin, terminar, terminemos, he terminado, adiós, ya está, hasta luego",
        within: "quiero parar, quisiera parar, prefiero parar, me gustaría parar, quiero terminar, quisiera terminar, me gustaría terminar, quiero dejarlo, dejarlo aquí, lo dejamos, podemos parar, podemos terminar, terminar la entrevista, termine la entrevista, acabar la entrevista, parar la entrevista, pare la entrevista, tengo que irme, me tengo que ir, no más preguntas, ya es suficiente, ya basta",
    },
    repeat: PhrasePattern {
        whole: "qué, cómo, perdón, cómo dice, cómo dices, mande, repita, repite, otra vez, disculpe, qué dijo, qué ha dicho",
        within: "repetir, repita, repite, repetirme, otra vez la pregunta, no entiendo, no entendí, no he entendido, no he oído, no le oí, no escuché, reformular, qué quiere decir, cuál era la pregunta, qué ha dicho, qué dijo, cómo dice",
    },
    skip: PhrasePattern {
        whole: "siguiente, siguiente pregunta, la siguiente, paso, pasar, sigamos, siga, continúe, continuemos, adelante",
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
        within: "qué piensa usted, qué opina usted, qué piensas, qué opinas, y usted qué, cuál es su opinión, por qué pregunta, por qué me pregunta, para qué pregunta, puede ayudarme, puede decirme, qué haría usted",
    },
    greeting: PhrasePattern {
        whole: "hola, buenas, buenos días, buenas tardes, buenas noches, hola hola, aló, encantado, encantada",
        within: "cómo está, cómo estás, qué tal está, qué tal, mucho gusto, me oye, me escucha, buen tiempo",
    },
    hostile: PhrasePattern {
        whole: "idiota, mierda, cállese, cállate, tonterías, déjeme en paz, déjame en paz",
        within: "vete a la mierda, váyase a la mierda, vete al, cállate, cállese, qué pregunta más tonta, pregunta estúpida, preguntas estúpidas, pregunta tonta, preguntas tontas, eres estúpido, es usted estúpido, eres inútil, máquina estúpida, pérdida de tiempo, perder el tiempo, perdiendo el tiempo, déjeme en paz, déjame en paz, es ridículo, qué tontería, que te jodan, jódete",
    },
    yes: PhrasePattern {
        whole: "sí, si, claro, vale, ok, de acuerdo, por supuesto, bueno, adelante, sigamos, está bien",
        within: "podemos seguir",
    },
    no: PhrasePattern {
        whole: "no, no gracias, la verdad no, mejor no, no mucho",
        within: "no no quiero, prefiero que no",
    },
    injection: "ignora tus, ignore sus, ignora todas, ignore todas, ignora las, ignore las, olvida tus, olvide sus, tus instrucciones, revele sus, muestre sus instrucciones, cuáles son sus instrucciones, tu prompt, su prompt, el prompt, prompt del sistema, tus reglas, ahora eres, finge, finja, repite después, repita después, di la palabra, diga la palabra, di exactamente, diga exactamente, responde solo, responda solo, entrevistas de los demás, entrevista de los demás, otras entrevistas, todas las entrevistas, escribe un poema, escriba un poema",
    nouns: NounForms::AfterPrepositions {
        prepositions: "con, sobre, para, en, durante, tras, por, sin, de, ante, entre, contra",
        articles: &[
            ("el", "el"),
            ("la", "la"),
            ("los", "los"),
            ("las", "las"),
            ("mi", "su"),
            ("mis", "sus"),
            ("nuestro", "su"),
            ("nuestra", "su"),
            ("nuestros", "sus"),
            ("nuestras", "sus"),
        ],
        verb_endings: "ar, er, ir, rlo, rla",
    },
    vague_nouns: "momento, tiempo, final, principio, mismo, misma, demás, otros, otras, gente, mundo, punto, semana, meses, cosas, tarde, mañana, noche",
};
