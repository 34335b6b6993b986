use crate::speech::{FixedPhrases, SpeechTexts};

pub const SPEECH: SpeechTexts = SpeechTexts {
    fixed: FixedPhrases {
        welcome_back: "Content de vous retrouver.",
        filler: "Mm-hm.",
        prompt: "Prenez votre temps. Voulez-vous que je répète la question ?",
        say_again: "Je n'ai pas compris ce que vous avez dit. Pourriez-vous le répéter ?",
        offer_typing: "Vous pouvez aussi écrire votre réponse.",
        unrecognized: "Votre réponse est enregistrée, mais je n'ai pas pu la comprendre. Vous pouvez l'écrire, si vous voulez.",
        fallback: "Merci. Dites-m'en davantage, s'il vous plaît.",
        closing: "Merci beaucoup de votre temps et de ce que vous m'avez raconté. Au revoir.",
        opening: "Bonjour. Que souhaitez-vous nous raconter ?",
    },
    sample: "Bonjour. J'aimerais vous poser quelques questions. Prenez tout votre temps.",
    and: "et",
    agreements: "oui, ouais, ok, okay, d accord, bien, bien sûr, très bien, exact, exactement, voilà, je vois, tout à fait, c est ça, super, entendu",
};
