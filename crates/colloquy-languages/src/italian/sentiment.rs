use crate::sentiment::{SentimentKeywords, SentimentModifiers};
use colloquy_word_list::words;

pub const SENTIMENT: SentimentKeywords = SentimentKeywords {
    modifiers: MODIFIERS,
    positive: include_str!("positive.txt"),
    negative: include_str!("negative.txt"),
};

const MODIFIERS: SentimentModifiers = SentimentModifiers {
    negators: words!(
        "non, mai, niente, nulla, nessun, nessuno, nessuna, senza, né, neanche, nemmeno, neppure, mica"
    ),
    absence: words!("mai, niente, nulla, nessun, nessuno, nessuna, neanche, nemmeno"),
    only: words!("solo, soltanto, solamente"),
    boosters: words!(
        "molto, davvero, così, estremamente, assolutamente, totalmente, completamente, troppo, tanto, veramente, \
         particolarmente, super, sempre, proprio, decisamente, incredibilmente, parecchio"
    ),
    softeners: words!("poco, leggermente, qualche, relativamente, abbastanza, talvolta, parzialmente"),
    contrasts: words!("ma, però, tuttavia, invece, purtroppo, comunque, eppure, tranne"),
    joints: words!("e, ed, o"),
    idioms: words!(
        "va bene, un buono, buono da, buoni pasto, buona domanda, senza dubbio, buona giornata, buona sera, buon giorno, per bene, ben poco, di buon, \
         più forte, male che, meno male"
    ),
    common: words!(
        "io, me, mi, mio, mia, miei, mie, tu, ti, te, tuo, lui, lei, noi, voi, vi, ne, l, d, un, c, dell, nell, all, \
         sull, dall, quell, era, erano, ero, stato, stata, stati, sto, sta, stanno, essere, ho, hai, abbiamo, avevo, \
         aveva, avere, fa, fare, faccio, fatto, può, posso, potere, va, vado, vanno, andare, molto, molta, molti, \
         molte, poco, ma, però, perché, quando, dove, già, poi, quindi, allora, questo, questa, questi, queste, \
         quello, quella, quelli, quelle, tutto, tutta, tutti, tutte, qualcosa, qualche, altro, altra, altri, altre, \
         ogni, tra, fra, fino, senza, bene, così, né, niente, mai, sempre, solo, credo, penso, dico, dice, dire, \
         cose, qui, qua, là, ora, adesso, dopo, prima, inoltre, stesso, tanto, ancora, c'è, ed, dei, degli, sui, \
         sugli, nei, negli"
    ),
    fillers: words!(
        "sì, si, no, ok, okay, certo, certamente, va bene, bene, beh, boh, mah, ehm, eh, ah, oh, uhm, hm, hmm, \
         forse, può darsi, magari, esatto, esattamente, infatti, giusto, vero, non so, non lo so, non saprei, \
         non ne ho idea, nessuna idea, non sono sicuro, non sono sicura, non molto, non proprio, non tanto, credo, \
         credo di sì, penso, penso di sì, suppongo, dipende, niente, nulla, nient'altro, niente altro, è tutto, \
         questo è tutto, basta, grazie, grazie mille, molte grazie, prego, ciao, buongiorno, buonasera, arrivederci, \
         scusi, scusa, mi scusi, per favore, sicuramente, senza dubbio, probabilmente, assolutamente, \
         assolutamente sì, difficile dire, difficile da dire, buona domanda, nessun commento, cosa, come, capisco, \
         d'accordo, ecco, cioè, allora, insomma, prossima domanda, non ricordo, non mi ricordo"
    ),
    backward_reach: 0,
    elides: true,
};
