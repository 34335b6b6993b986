use crate::sentence_forms::{SentenceForms, unchanged};
use colloquy_word_list::words;

pub const FORMS: SentenceForms = SentenceForms {
    forms: &[
        (
            "[a conversa|a entrevista|o guião|as perguntas] [deve|devem|deverá|deveria|deveriam] [abordar|incluir|cobrir|tratar de|tratar|focar|explorar|tocar em|passar por] {x*}",
            "Temas:{x-}",
        ),
        ("[peça|pede|pedir|peçam] [a todos|] uma [nota|classificação] {x*}", "Que nota daria {x}?"),
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
