use crate::sentence_forms::{SentenceForms, unchanged};
use colloquy_word_list::words;

pub const FORMS: SentenceForms = SentenceForms {
    forms: &[
        (
            "[la conversazione|l'intervista|il colloquio|le domande] [deve|devono|dovrebbe|dovrebbero] [affrontare|toccare|trattare|coprire|includere|esplorare|riguardare] {x*}",
            "Temi:{x-}",
        ),
        ("[chiedi|chiedere|chiedete|chieda] [a tutti|] un voto {x*}", "Che voto darebbe {x}?"),
    ],
    restraints: words!("non insistere, non insista, senza insistere, non approfondire, non forzare"),
    more_people: &[],
    examples: &[],
    children: &[],
    with_capitals: unchanged,
    to_one: unchanged,
};
