use crate::speech::{FixedPhrases, SpeechTexts};

pub const SPEECH: SpeechTexts = SpeechTexts {
    fixed: FixedPhrases {
        welcome_back: "Merci de reprendre notre entretien.",
        filler: "Mm-hm.",
        prompt: "Prenez votre temps. Voulez-vous que je répète la question\u{a0}?",
        say_again: "Je n’ai pas compris ce que vous avez dit. Pourriez-vous le répéter\u{a0}?",
        offer_typing: "Vous pouvez aussi écrire votre réponse.",
        unrecognized: "Votre réponse est enregistrée, mais je n’ai pas pu la comprendre. Vous pouvez l’écrire, si vous le souhaitez.",
        fallback: "Merci. Pourriez-vous m’en dire davantage\u{a0}?",
        closing: "Merci beaucoup pour le temps que vous m’avez accordé et pour vos réponses. Au revoir.",
        opening: "Bonjour. De quoi souhaitez-vous parler\u{a0}?",
    },
    sample: "Bonjour. J’aimerais vous poser quelques questions. Prenez tout votre temps.",
    and: "et",
    agreements: "oui, ouais, ok, okay, d accord, bien, bien sûr, très bien, exact, exactement, voilà, je vois, tout à fait, c est ça, super, entendu",
};
