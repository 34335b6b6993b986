use crate::sentence_forms::{SentenceForms, unchanged};
use colloquy_word_list::words;

pub const FORMS: SentenceForms = SentenceForms {
    forms: &[
        (
            "[l'entretien|la conversation|l'échange|les questions] [doit|doivent|devra|devrait|devraient] [aborder|couvrir|porter sur|traiter|inclure|explorer] {x*}",
            "Thèmes :{x-}",
        ),
        (
            "[demande|demandez|demander|demandez-leur|demande-leur] une note {x*}",
            "Quelle note donneriez-vous {x} ?",
        ),
    ],
    restraints: words!(
        "ne pas insister, n'insiste pas, n'insistez pas, sans insister, ne pas creuser, ne creuse pas, ne creusez pas, ne pas relancer, ne relance pas, ne relancez pas"
    ),
    more_people: &[],
    examples: &[],
    children: &[],
    with_capitals: unchanged,
    to_one: unchanged,
};
