use crate::sentence_forms::{SentenceForms, unchanged};
use colloquy_word_list::words;

pub const FORMS: SentenceForms = SentenceForms {
    forms: &[
        (
            "[a conversa|a entrevista|o guião|as perguntas] [deve|devem|deverá|deveria|deveriam] [abordar|incluir|cobrir|tratar de|tratar|focar|explorar|tocar em|passar por] {x*}",
            "Temas:{x-}",
        ),
        ("[peça|pede|pedir|peçam] [a todos|] uma [nota|classificação] {x*}", "Que nota daria {x}?"),
        (
            "quando {x} , [pergunta|pergunte|perguntar|perguntem|pergunta-lhe|pergunte-lhe|perguntar-lhe|pergunta-se|pergunta-se-lhe|perguntar-se-á|o entrevistador pergunta|o entrevistador perguntará|o entrevistador lhe pergunta|o entrevistador pergunta-lhe] [também|] {y*}",
            "Se {x}, pergunta {y}",
        ),
        (
            "[pergunta-se|perguntar-se-á|questiona-se] [aos|às|ao|à] {p3} , [em primeiro lugar|primeiro|antes de mais|também|por fim] , {x*?}",
            "Pergunta {x}",
        ),
        (
            "[serão|será|são|é] [abordados|abordadas|abordado|abordada|tratados|tratadas|explorados|exploradas] {x*}",
            "Temas:{x-}",
        ),
        (
            "{x} [deve|devem|deverá|deverão] ser [abordado|abordada|abordados|abordadas|tratado|tratada|tratados|tratadas|explorado|explorada]",
            "Temas:{x-}",
        ),
        (
            "[queremos|gostaríamos de|gostávamos de|quero|pretende-se|pretendemos] [ouvir|escutar|entrevistar|falar com|conversar com] quem {x*}",
            "Fale com as pessoas que {x}",
        ),
        ("{x*} , [contar|contá-lo|contá-la|descrever|descrevê-lo|descrevê-la|explicar]", "{x}"),
        (
            "[se|caso] [mencionarem|mencionar|mencionam|menciona|falarem de|falar de|falam de|alguém mencionar|alguém falar de|a pessoa mencionar|a pessoa falar de] {x} , {restraint}",
            "Não mencione {x}",
        ),
        (
            "? [fechar com|feche com|terminar com|termine com|encerrar com|encerre com|para fechar|para terminar|para encerrar|última pergunta] : {x*}",
            "{x}",
        ),
        (
            "[aborda-se|abordam-se|explora-se|abordar-se-á] [de seguida|em seguida|depois|também|ainda|por fim] {x*}",
            "Aborda {x}",
        ),
    ],
    restraints: words!(
        "não insistir, não insistas, não insista, sem insistir, não aprofundar, não aprofundes, não aprofunde"
    ),
    more_people: &[],
    examples: &[],
    children: &[],
    with_capitals: unchanged,
    to_one: unchanged,
};
