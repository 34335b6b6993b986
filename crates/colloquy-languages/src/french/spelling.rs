use crate::spelling::SpellingVariants;
use colloquy_word_list::words;

pub const SPELLING: SpellingVariants = SpellingVariants {
    contractions: words!(
        "j'ai, j'avais, j'en, j'y, j'arrive, j'étais, j'étouffe, j'espère, j'aurais, j'aimerais, j'habite, j'veux, \
         j'suis, j'peux, j'arrête, c'est, n'ai, n'a, n'en, n'est, n'y, n'arrive, n'arrête, l'ai, t'ai, s'est, s'il, \
         s'étouffe, s'effondre, s'endormir, s'évanouir, m'en, m'attend, m'étrangle, m'étouffe, m'endormir, m'évanouir, \
         m'enferme, m'enfermer, m'empêche, m'interdit, m'est, d'un, d'adieu, d'air, qu'il, qu'ils, qu'on, qu'un, \
         quelqu'un, jusqu'à, lorsqu'il, puisqu'il, aujourd'hui, l'hôpital, l'ambulance, l'eau"
    ),
    has_umlaut_digraphs: false,
};
