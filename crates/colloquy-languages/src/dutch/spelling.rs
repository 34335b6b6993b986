use crate::spelling::SpellingVariants;
use colloquy_word_list::words;

pub const SPELLING: SpellingVariants = SpellingVariants {
    contractions: words!(
        "m'n, z'n, da's, foto's, naaktfoto's, baby's, collega's, oma's, opa's, papa's, mama's"
    ),
    has_umlaut_digraphs: false,
};
