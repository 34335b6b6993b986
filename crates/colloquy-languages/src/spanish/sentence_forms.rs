use crate::sentence_forms::{SentenceForms, unchanged};
use colloquy_word_list::words;

pub const FORMS: SentenceForms = SentenceForms {
    forms: &[
        (
            "[la conversación|la entrevista|la charla|las preguntas] [debe|deben|debería|deberían|tiene que|tienen que] [abordar|incluir|cubrir|tratar|explorar|recoger] {x*}",
            "Temas:{x-}",
        ),
        (
            "[pide|pídeles|pedir|pedirles|pida] [a todos|] una [nota|puntuación|valoración] {x*}",
            "¿Qué nota pondría {x}?",
        ),
    ],
    restraints: words!(
        "no insistas, no insistir, no insista, sin insistir, no profundizar, no profundices, no ahondar, no ahondes"
    ),
    more_people: &[],
    examples: &[],
    children: &[],
    with_capitals: unchanged,
    to_one: unchanged,
};
