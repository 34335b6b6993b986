use crate::speech::{FixedPhrases, SpeechPhrases, TurnPhrases};

pub const SPEECH: SpeechPhrases = SpeechPhrases {
    fixed: FixedPhrases {
        welcome_back: "Grazie di essere di nuovo qui.",
        question_again: [
            "Torniamo alla mia ultima domanda.",
            "Le avevo appena chiesto questo.",
            "Eravamo rimasti a questa domanda.",
        ],
        filler: "Mm-hm.",
        prompt: "Faccia con calma. Vuole che ripeta la domanda?",
        say_again: "Mi scusi, non ho capito bene. Potrebbe ripetere?",
        offer_typing: "Può anche scrivere la risposta.",
        unrecognized: "La Sua risposta è stata registrata, ma non ho potuto comprenderla. Se vuole, può scriverla.",
        fallback: "Grazie. Mi racconti qualcosa di più, per favore.",
        closing: "Grazie mille per il Suo tempo e per quello che mi ha raccontato. Arrivederci.",
        opening: "Buongiorno. Che cosa vorrebbe raccontarmi?",
    },
    sample: "Buongiorno. Le vorrei fare alcune domande. Si prenda tutto il tempo che vuole.",
    and: "e",
    agreements: "sì, si, sì sì, si si, ok, okay, va bene, vabbè, bene, molto bene, benissimo, certo, certamente, certo certo, esatto, esattamente, giusto, capisco, capito, ho capito, d accordo, già, ecco, perfetto, vero, è vero, ah sì, ah ok, ah ecco, appunto, infatti, proprio così, così, assolutamente, sicuramente, sicuro, naturalmente, ovviamente, interessante, davvero, ottimo, bello, prego, continui, vada avanti, nessun problema, come no, chiaro",
    turns: TurnPhrases {
        unfinished: "e, ed, o, ma, che, se, il, lo, la, i, gli, le, un, di, del, dello, della, dei, degli, delle, a, al, allo, alla, ai, agli, alle, da, dal, dalla, dai, dagli, dalle, in, nel, nello, nella, nei, negli, nelle, con, col, sul, sulla, sui, sulle, per, tra, fra, mentre, siccome, poiché, affinché, oppure, non, l, d, dell, all, nell, sull, dall, quell, c, e poi, e quindi, e allora, e io, anche se, c è, c era, ogni, verso, secondo la, a causa di, grazie a, invece di, perché mi",
        open: "perché, però, quindi, uno, una, mio, mia, miei, mie, nostro, nostra, suo, sua, senza, come, quando, dove, è, era, sono, ho, abbiamo, aveva, hanno, io, noi, anche, forse, per esempio, ad esempio, soprattutto, mi, ci, poi, allora, tipo, qualche, chi",
        hesitations: "ehm, eh, em, mmm, mm, hmm, cioè, insomma, diciamo, beh, mah, voglio dire, nel senso",
        asks_for_time: "mi lasci pensare, lasciami pensare, mi faccia pensare, fammi pensare, mi faccia riflettere, un attimo, un momento, un secondo, un attimino, aspetti, aspetta, aspetti un attimo, aspetta un attimo, come dire, come posso dire, come si dice, come spiegare, come glielo spiego, vediamo, vediamo un po, bella domanda, è una bella domanda, buona domanda, ci devo pensare, devo pensarci, ci penso un attimo, devo pensarci un attimo, mi dia un secondo, mi dia un attimo, dammi un secondo, dov ero, dove ero rimasto, dove ero rimasta",
        subordinate: "se, quando, mentre, anche se, benché, sebbene, siccome, appena, da quando, poiché",
        copulas: "è, era, sono, erano, è stato, è stata, sono stati, sono state, sarebbe, fu",
        subjects: "quello che, ciò che, quel che, la, il, lo, l, le, i, gli, una, un, mio, mia, nostro, nostra, un altra, un altro",
        cleft_subjects: "quello che, ciò che, quel che, tutto quello che",
        pronouns: "io, lui, lei, esso, essa, ciò, questo, così, noi, loro, ci, c, non",
        clause_words: "come, dove, perché, chi, quale, quando, se, siccome, mentre, poiché",
        pairs: &[
            ("da un lato", "dall altro"),
            ("da una parte", "dall altra"),
            ("non solo", "ma"),
            ("innanzitutto", "poi"),
            ("prima di tutto", "poi"),
        ],
        digits: "zero, uno, due, tre, quattro, cinque, sei, sette, otto, nove",
        number_parts: "venti, trenta, quaranta, cinquanta, sessanta, settanta, ottanta, novanta, virgola",
    },
};
