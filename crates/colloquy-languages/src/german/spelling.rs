use crate::spelling::SpellingVariants;
use colloquy_word_list::words;

pub const SPELLING: SpellingVariants = SpellingVariants {
    contractions: words!(
        "gibt's, geht's, war's, hab's, habe's, hat's, ist's, wird's, macht's, mach's, merkt's, tut's, kann's, will's, \
         ich's, er's, sie's, wir's, wenn's, weil's, wie's, reicht's, brennt's, riecht's, klappt's, stimmt's, dauert's"
    ),
    has_umlaut_digraphs: true,
};
