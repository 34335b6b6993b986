use crate::spelling::SpellingVariants;
use colloquy_word_list::words;

pub const SPELLING: SpellingVariants = SpellingVariants {
    contractions: words!(
        "don't, doesn't, didn't, can't, couldn't, won't, wouldn't, isn't, aren't, wasn't, weren't, haven't, hasn't, \
         hadn't, shouldn't, mustn't, ain't, i'm, i've, you're, you've, you'll, you'd, he's, she's, it's, it'll, that's, \
         there's, what's, who's, who'd, let's, they're, they've, they'll, they'd, we've, he'd, someone's, somebody's, \
         nobody's, everyone's, everybody's, everything's, dad's, mum's, mom's, husband's, wife's, boyfriend's, \
         girlfriend's, partner's, father's, mother's, brother's, sister's, son's, daughter's, baby's, neighbour's, \
         throat's, arm's"
    ),
    has_umlaut_digraphs: false,
};
