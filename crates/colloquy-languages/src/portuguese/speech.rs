use crate::speech::{FixedPhrases, SpeechTexts};

pub const SPEECH: SpeechTexts = SpeechTexts {
    fixed: FixedPhrases {
        welcome_back: "Ainda bem que voltou.",
        filler: "Mm-hm.",
        prompt: "Leve o tempo que precisar. Quer que eu repita a pergunta?",
        say_again: "Não percebi o que disse. Poderia repetir?",
        offer_typing: "Também pode escrever a sua resposta.",
        unrecognized: "A sua resposta ficou gravada, mas não consegui percebê-la. Se quiser, pode escrevê-la.",
        fallback: "Agradeço-lhe. Conte-me um pouco mais sobre isso, por favor.",
        closing: "Agradeço muito o seu tempo e o que me contou. Até à próxima.",
        opening: "Olá. O que gostaria de nos contar?",
    },
    sample: "Olá. Gostaria de lhe fazer algumas perguntas. Leve o tempo que precisar.",
    and: "e",
    agreements: "sim, ok, okay, tá, está bem, tudo bem, claro, certo, pois, pois é, exato, exatamente, entendo, entendi, isso, é, bom, bem, de acordo",
};
