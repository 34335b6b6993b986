use crate::speech::{FixedPhrases, SpeechTexts};

pub const SPEECH: SpeechTexts = SpeechTexts {
    fixed: FixedPhrases {
        welcome_back: "Qué bien que haya vuelto.",
        filler: "Ajá.",
        prompt: "Tómese su tiempo. ¿Quiere que repita la pregunta?",
        say_again: "No he entendido lo que ha dicho. ¿Podría repetirlo?",
        offer_typing: "También puede escribir su respuesta.",
        unrecognized: "Su respuesta está grabada, pero no he podido entenderla. Si quiere, puede escribirla.",
        fallback: "Gracias. Cuénteme más sobre eso, por favor.",
        closing: "Muchas gracias por su tiempo y por lo que me ha contado. Adiós.",
        opening: "Hola. ¿Qué le gustaría contarnos?",
    },
    sample: "Hola. Me gustaría hacerle unas preguntas. Tómese todo el tiempo que necesite.",
    and: "y",
    agreements: "sí, si, ok, okay, vale, claro, bueno, bien, ya, ya veo, de acuerdo, exacto, entiendo, por supuesto, ajá, perfecto, correcto",
};
