use crate::speech::{FixedPhrases, SpeechTexts};

pub const SPEECH: SpeechTexts = SpeechTexts {
    fixed: FixedPhrases {
        welcome_back: "Gracias por volver.",
        filler: "Ajá.",
        prompt: "Tómese su tiempo. ¿Quiere que repita la pregunta?",
        say_again: "Disculpe, no le he entendido bien. ¿Podría repetirlo?",
        offer_typing: "Si lo prefiere, puede escribir su respuesta.",
        unrecognized: "Su respuesta está grabada, pero no he podido entenderla. Si quiere, puede escribirla.",
        fallback: "Gracias. ¿Podría contarme un poco más sobre eso?",
        closing: "Muchas gracias por su tiempo y por lo que me ha contado. Que tenga un buen día.",
        opening: "Hola. ¿Qué le gustaría contarnos?",
    },
    sample: "Hola. Me gustaría hacerle unas preguntas. Tómese todo el tiempo que necesite.",
    and: "y",
    agreements: "sí, si, ok, okay, vale, claro, bueno, bien, ya, ya veo, de acuerdo, exacto, entiendo, por supuesto, ajá, perfecto, correcto",
};
