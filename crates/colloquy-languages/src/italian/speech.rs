use crate::speech::{FixedPhrases, SpeechTexts};

pub const SPEECH: SpeechTexts = SpeechTexts {
    fixed: FixedPhrases {
        welcome_back: "Bentornato.",
        filler: "Mm-hm.",
        prompt: "Faccia con calma. Vuole che ripeta la domanda?",
        say_again: "Non ho capito che cosa ha detto. Potrebbe ripeterlo?",
        offer_typing: "Può anche scrivere la risposta.",
        unrecognized: "La sua risposta è registrata, ma non sono riuscito a capirla. Se vuole, può scriverla.",
        fallback: "Grazie. Mi racconti di più, per favore.",
        closing: "Grazie mille per il suo tempo e per ciò che mi ha raccontato. Arrivederci.",
        opening: "Buongiorno. Che cosa vorrebbe raccontarci?",
    },
    sample: "Buongiorno. Vorrei farle alcune domande. Si prenda tutto il tempo che vuole.",
    and: "e",
    agreements: "sì, si, ok, okay, va bene, bene, certo, esatto, giusto, capisco, ho capito, d accordo, già, ecco, perfetto, vero",
};
