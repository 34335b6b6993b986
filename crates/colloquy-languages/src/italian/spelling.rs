use crate::spelling::SpellingVariants;
use colloquy_word_list::words;

pub const SPELLING: SpellingVariants = SpellingVariants {
    contractions: words!(
        "l'ho, l'ha, l'hanno, l'abbiamo, m'ha, c'era, un'ora, mezz'ora, un'ambulanza, l'ambulanza, un'altra, d'addio, \
         all'improvviso, dall'altra, quest'anno, l'acqua, un'overdose, d'aria, l'aria, dell'acqua, nell'acqua, gliel'ho, \
         t'ammazzo, m'ammazzo, m'ammazza, s'ammazza"
    ),
    has_umlaut_digraphs: false,
};
