use crate::speech::{FixedPhrases, SpeechPhrases, TurnPhrases};

pub const SPEECH: SpeechPhrases = SpeechPhrases {
    fixed: FixedPhrases {
        welcome_back: "Ainda bem que voltou.",
        question_again: [
            "Voltemos à minha última pergunta.",
            "Tinha acabado de lhe perguntar o seguinte.",
            "Tínhamos ficado nesta pergunta.",
        ],
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
    agreements: "sim, sim sim, ok, okay, tá, tá bem, tá bom, está bem, está bom, tudo bem, muito bem, claro, claro que sim, certo, pois, pois é, pois pois, pois claro, pois sim, exato, exatamente, isso mesmo, é isso, é verdade, verdade, entendo, entendi, compreendo, percebo, percebi, isso, é, bom, bem, de acordo, com certeza, sem dúvida, perfeito, ótimo, óptimo, lógico, evidente, pronto, ah sim, ah é, ah pois, interessante, a sério, sério, continue, diga, força, sem problema, beleza, legal, combinado",
    turns: TurnPhrases {
        unfinished: "e, ou, mas, porque, que, se, embora, o, a, os, as, um, uns, umas, de, do, da, dos, das, em, no, na, nas, num, numa, ao, à, aos, às, com, por, pelo, pela, pelos, pelas, para, pra, sem, sobre, entre, desde, nem, enquanto, cujo, cuja, e depois, e então, e aí, e eu, que eu, porque eu, cada, apesar de, por causa de, graças a, em vez de, além de, já que, tal como, gostaria, gostaríamos, gostava de, eu queria, nós queríamos, poderia, deveria, deviam, tinha gostado de, precisava, preciso",
        open: "como, quando, onde, uma, nos, meu, minha, meus, minhas, nosso, nossa, seu, sua, este, esta, até, eu, nós, era, são, está, estava, tenho, tinha, há, havia, talvez, por exemplo, sobretudo, principalmente, me, lhe, depois, então, tão, algum, tipo, quem, portanto",
        hesitations: "hã, hum, hmm, ahn, eh, mmm, é pá, bem eh, ou seja, quer dizer, digamos, vamos dizer, sei lá, pronto eh",
        asks_for_time: "deixe me pensar, deixa me pensar, deixe me ver, deixa me ver, deixa eu pensar, deixa eu ver, deixe eu pensar, deixe eu ver, deixe que pense, espere, espera, espere um pouco, espera aí, espere aí, um momento, um momentinho, um segundo, um instante, só um momento, só um segundo, como dizer, como é que hei de dizer, como hei de dizer, como direi, como é que se diz, como se diz, como explicar, vamos ver, ora vejamos, vejamos, boa pergunta, é uma boa pergunta, tenho de pensar, tenho que pensar, preciso pensar, preciso de pensar, dê me um segundo, me dê um segundo, onde é que eu ia, onde eu estava",
        subordinate: "se, quando, enquanto, embora, desde que, assim que, logo que, já que, visto que",
        verb_brackets: None,
        copulas: "é, foi, era, são, foram, eram, seria, tem sido, está, estava",
        subjects: "o, a, os, as, aquilo, meu, minha, meus, minhas, nosso, nossa, um, uma, outra, outro",
        cleft_subjects: "o que, aquilo que, tudo o que",
        pronouns: "eu, ele, ela, isso, isto, assim, já, aí, nós, eles, elas, aquilo",
        clause_words: "como, onde, quem, porque, por que, qual, quando, se, embora, pois, enquanto",
        pairs: &[("por um lado", "por outro"), ("não só", "mas"), ("em primeiro lugar", "em segundo")],
        digits: "zero, um, dois, três, quatro, cinco, seis, meia, sete, oito, nove",
        number_parts: "vinte e, trinta e, quarenta e, cinquenta e, sessenta e, setenta e, oitenta e, noventa e, vírgula",
    },
};
