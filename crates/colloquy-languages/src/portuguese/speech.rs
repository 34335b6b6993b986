use crate::speech::{FixedPhrases, SpeechTexts};

pub const SPEECH: SpeechTexts = SpeechTexts {
    fixed: FixedPhrases {
        welcome_back: "Que bom que voltou.",
        filler: "Mm-hm.",
        prompt: "Leve o tempo que precisar. Quer que eu repita a pergunta?",
        say_again: "Não percebi o que disse. Poderia repetir?",
        offer_typing: "Também pode escrever a sua resposta.",
        unrecognized: "A sua resposta está gravada, mas não consegui entendê-la. Se quiser, pode escrevê-la.",
        fallback: "Obrigado. Conte-me mais sobre isso, por favor.",
        closing: "Muito obrigado pelo seu tempo e pelo que me contou. Até logo.",
        opening: "Olá. O que gostaria de nos contar?",
    },
    sample: "Olá. Gostaria de lhe fazer algumas perguntas. Leve o tempo que precisar.",
    and: "e",
    agreements: "sim, ok, okay, tá, está bem, tudo bem, claro, certo, pois, pois é, exato, exatamente, entendo, entendi, isso, é, bom, bem, de acordo",
};
