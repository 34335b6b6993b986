use crate::spelling::SpellingVariants;

pub const SPELLING: SpellingVariants = SpellingVariants { contractions: &[], has_umlaut_digraphs: false };
