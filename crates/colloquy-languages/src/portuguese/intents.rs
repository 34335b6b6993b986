use crate::intents::{IntentPhrases, NounForms, PhrasePattern};

pub const INTENTS: IntentPhrases = IntentPhrases {
    courtesies: "por favor, se faz favor, obrigado, obrigada, ok, okay, bom, bem, pois, eh, ah, sim, não, desculpe, e, a, já, agora",
    stop: PhrasePattern {
        whole: "basta, chega, já chega, pare, parar, stop, fim, terminar, acabei, adeus, tchau, é suficiente, suficiente, até logo",
        within: "quero parar, queria parar, gostaria de parar, prefiro parar, quero terminar, queria terminar, gostaria de terminar, quero encerrar, podemos parar, podemos terminar, terminar a entrevista, termine a entrevista, encerrar a entrevista, parar a entrevista, acabar a entrevista, vamos parar, tenho de ir, tenho que ir, preciso ir, preciso de ir, sem mais perguntas, mais perguntas não, já chega, parar por aqui, ficar por aqui",
    },
    repeat: PhrasePattern {
        whole: "o quê, quê, como, como assim, perdão, desculpe, repita, repete, outra vez, de novo, como disse, o que disse",
        within: "repetir, repita, repete, não entendi, não percebi, não entendo, não compreendi, não compreendo, não ouvi, reformular, o que quer dizer, qual era a pergunta, o que disse, dizer de novo",
    },
    skip: PhrasePattern {
        whole: "próxima, próxima pergunta, passo, pular, saltar, seguinte, continue, continuemos, vamos em frente, adiante, avançar",
        within: "próxima pergunta, pergunta seguinte, pular esta, pular essa, pular a pergunta, saltar esta, saltar a pergunta, saltar essa, outra pergunta, passar à próxima, passar para a",
    },
    unknown: PhrasePattern {
        whole: "não sei, sei lá, nem ideia, não faço ideia, sem opinião",
        within: "não sei, sei lá, não faço ideia, não tenho ideia, nem ideia, não tenho a certeza, não tenho certeza, não me lembro, não lembro, não tenho opinião, nunca pensei",
    },
    refusal: PhrasePattern {
        whole: "sem comentários, recuso",
        within: "prefiro não, preferia não, não quero responder, não vou responder, não desejo responder, não é da sua conta, não lhe diz respeito, demasiado pessoal, muito pessoal, pessoal demais, sem comentários, não quero falar, recuso",
    },
    machine: PhrasePattern {
        whole: "quem é você, quem és, o que és",
        within: "é um robô, és um robô, você é um robô, um robô, um robot, é uma máquina, és uma máquina, uma máquina, é humano, és humano, é uma pessoa, és uma pessoa, é real, és real, um bot, uma ia, inteligência artificial, chatgpt, quem é você, quem és",
    },
    privacy: PhrasePattern {
        whole: "é anónimo, é anônimo, está a gravar",
        within: "quem vê, quem vai ver, quem verá, quem ouve, quem vai ouvir, quem lê, quem vai ler, está a gravar, está gravando, é gravado, é gravada, ser gravado, ser gravada, gravado, gravada, anónimo, anónima, anônimo, anônima, confidencial, os meus dados, meus dados, minhas respostas",
    },
    length: PhrasePattern {
        whole: "quanto tempo, quanto falta, falta muito",
        within: "quanto tempo, quanto falta, quantas perguntas, falta muito, demora muito, vai durar, já acabámos, está acabando, quanto dura",
    },
    back: PhrasePattern {
        whole: "porquê, por quê, e você, e tu",
        within: "o que acha, o que você acha, o que pensa, qual é a sua opinião, e você o que, por que pergunta, porque pergunta, porque é que pergunta, pode ajudar-me, pode me ajudar, pode dizer-me, o que faria",
    },
    greeting: PhrasePattern {
        whole: "olá, oi, bom dia, boa tarde, boa noite, alô, olá olá, está lá, muito prazer",
        within: "como está, como vai, tudo bem consigo, tudo bem com você, prazer em, está a ouvir-me, está me ouvindo, bom tempo",
    },
    hostile: PhrasePattern {
        whole: "idiota, merda, cale-se, cala-te, cala a boca, disparate, deixe-me em paz",
        within: "vai à merda, vá à merda, vai se foder, cala a boca, cala-te, cale-se, pergunta estúpida, perguntas estúpidas, pergunta idiota, perguntas idiotas, pergunta parva, és estúpido, você é estúpido, é inútil, máquina estúpida, perda de tempo, perder tempo, perder o meu tempo, deixe-me em paz, me deixe em paz, deixa-me em paz, é ridículo, que disparate, que absurdo",
    },
    yes: PhrasePattern {
        whole: "sim, claro, está bem, tudo bem, ok, pode ser, com certeza, vamos, continue",
        within: "podemos continuar",
    },
    no: PhrasePattern {
        whole: "não, não obrigado, não obrigada, nem por isso, melhor não",
        within: "não não quero, prefiro que não",
    },
    injection: "ignora as, ignore as, ignora todas, ignore todas, ignore suas, ignora tuas, esquece as, esqueça as, tuas instruções, revele suas, mostre suas instruções, quais são as suas instruções, teu prompt, seu prompt, o prompt, prompt do sistema, tuas regras, agora és, agora você é, finge, finja, repete depois, repita depois, diz a palavra, diga a palavra, diga exatamente, responde apenas, responda apenas, entrevistas dos outros, entrevista dos outros, outras entrevistas, todas as entrevistas, escreve um poema, escreva um poema",
    nouns: NounForms::AfterPrepositions {
        prepositions: "com, sobre, para, durante, após, por, sem, entre, contra, até",
        articles: &[("o", "o"), ("a", "a"), ("os", "os"), ("as", "as")],
        verb_endings: "ar, er, ir, or",
    },
    vague_nouns: "momento, tempo, início, mesmo, mesma, outros, outras, pessoas, gente, mundo, semana, meses, coisas, tarde, noite, manhã",
};
