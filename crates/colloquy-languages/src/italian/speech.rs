use crate::speech::{FixedPhrases, SpeechTexts};

pub const SPEECH: SpeechTexts = SpeechTexts {
    fixed: FixedPhrases {
        welcome_back: "Grazie di essere di nuovo qui.",
        filler: "Mm-hm.",
        prompt: "Faccia con calma. Vuole che ripeta la domanda?",
        say_again: "Mi scusi, non ho capito bene. Potrebbe ripetere?",
        offer_typing: "Può anche scrivere la risposta.",
        unrecognized: "La Sua risposta è stata registrata, ma non ho potuto comprenderla. Se vuole, può scriverla.",
        fallback: "Grazie. Mi racconti qualcosa di più, per favore.",
        closing: "Grazie mille per il Suo tempo e per quello che mi ha raccontato. Arrivederci.",
        opening: "Buongiorno. Che cosa vorrebbe raccontarmi?",
    },
    sample: "Buongiorno. Le vorrei fare alcune domande. Si prenda tutto il tempo che vuole.",
    and: "e",
    agreements: "sì, si, ok, okay, va bene, bene, certo, esatto, giusto, capisco, ho capito, d accordo, già, ecco, perfetto, vero",
};
