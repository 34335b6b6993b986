use crate::intents::{IntentPhrases, NounForms, PhrasePattern};

pub const INTENTS: IntentPhrases = IntentPhrases {
    courtesies: "per favore, per cortesia, grazie, ok, okay, beh, be, eh, ah, allora, sì, no, scusi, scusa, e, la, adesso, ora",
    stop: PhrasePattern {
        whole: "basta, basta così, stop, fine, ho finito, finiamo, fermiamoci, smettiamo, arrivederci, può bastare, abbastanza",
        within: "voglio smettere, vorrei smettere, voglio fermarmi, vorrei fermarmi, voglio finire, vorrei finire, voglio terminare, vorrei terminare, preferisco smettere, terminare l'intervista, finire l'intervista, chiudere l'intervista, interrompere, possiamo fermarci, possiamo finire, fermiamoci qui, finiamola qui, chiudiamo qui, devo andare, devo scappare, niente più domande, basta domande, basta così",
    },
    repeat: PhrasePattern {
        whole: "cosa, che cosa, come, come scusi, prego, scusi, ripeta, ripeti, ancora, eh, come ha detto, cosa ha detto",
        within: "ripetere, ripeta, ripeti, ripetermi, non ho capito, non capisco, non ho sentito, riformulare, cosa intende, che cosa intende, qual era la domanda, cosa ha detto, dirlo di nuovo",
    },
    skip: PhrasePattern {
        whole: "prossima, prossima domanda, avanti, passo, saltare, saltiamo, andiamo avanti, continui, continuiamo, prosegua",
        within: "prossima domanda, domanda successiva, saltare questa, saltare la domanda, saltiamo, salti questa, altra domanda, passiamo a, passare alla",
    },
    unknown: PhrasePattern {
        whole: "boh, nessuna idea, non so, non lo so, non saprei",
        within: "non lo so, non so cosa, non so, non saprei, non ne ho idea, nessuna idea, non sono sicuro, non sono sicura, non ricordo, non mi ricordo, non ho un'opinione, mai pensato",
    },
    refusal: PhrasePattern {
        whole: "no comment, nessun commento, mi rifiuto",
        within: "preferisco non, preferirei non, non voglio rispondere, non vorrei rispondere, non intendo rispondere, non sono affari, non la riguarda, troppo personale, troppo privato, nessun commento, non voglio parlarne, non ne voglio parlare, non rispondo, mi rifiuto",
    },
    machine: PhrasePattern {
        whole: "chi è lei, chi sei, cosa sei",
        within: "è un robot, sei un robot, lei è un robot, è una macchina, sei una macchina, sei umano, è umano, lei è umano, è una persona, sei una persona, è reale, sei reale, un bot, un'ia, un'ai, con un robot, con una macchina, intelligenza artificiale, chatgpt, chi è lei, chi sei",
    },
    privacy: PhrasePattern {
        whole: "è anonimo, è registrato",
        within: "chi vede, chi vedrà, chi ascolta, chi ascolterà, chi sente, chi legge, chi leggerà, viene registrato, viene registrata, è registrato, è registrata, sta registrando, state registrando, registrando, è anonimo, è anonima, anonimo, riservato, i miei dati, le mie risposte, mie risposte",
    },
    length: PhrasePattern {
        whole: "quanto dura, quanto manca, quanto ancora",
        within: "quanto dura, quanto tempo, quanto manca, quante domande, manca molto, ci vuole ancora, quanto ci vuole, abbiamo finito",
    },
    back: PhrasePattern {
        whole: "perché, e lei, e tu",
        within: "cosa ne pensa, che ne pensa, che cosa ne pensa, cosa ne pensi, lei cosa pensa, e lei cosa, qual è la sua opinione, perché lo chiede, perché me lo chiede, perché chiede, può aiutarmi, può dirmi, cosa farebbe",
    },
    greeting: PhrasePattern {
        whole: "ciao, salve, buongiorno, buonasera, buon pomeriggio, pronto, ciao ciao, piacere",
        within: "come sta, come stai, come va, piacere di conoscerla, mi sente, bel tempo",
    },
    hostile: PhrasePattern {
        whole: "idiota, merda, stia zitto, stai zitto, sciocchezze, stronzate, mi lasci in pace",
        within: "vaffanculo, va' al diavolo, vai al diavolo, stai zitto, stia zitto, stia zitta, domanda stupida, domande stupide, domanda idiota, sei stupido, lei è stupido, sei inutile, stupida macchina, macchina stupida, perdita di tempo, perdere tempo, perdendo tempo, lasciami in pace, mi lasci in pace, è ridicolo, che stronzata, che sciocchezza",
    },
    yes: PhrasePattern {
        whole: "sì, si, certo, va bene, ok, d'accordo, volentieri, avanti, andiamo avanti",
        within: "possiamo continuare",
    },
    no: PhrasePattern {
        whole: "no, no grazie, non proprio, meglio di no",
        within: "no non voglio, preferisco di no",
    },
    injection: "ignora le, ignori le, ignora tutte, ignori tutte, dimentica le, dimentichi le, tue istruzioni, riveli le sue, mostri le sue istruzioni, quali sono le sue istruzioni, tuo prompt, suo prompt, il prompt, prompt di sistema, tue regole, ora sei, adesso sei, fai finta, faccia finta, ripeti dopo di me, ripeta dopo di me, di' la parola, dica la parola, dica esattamente, rispondi solo, risponda solo, interviste degli altri, intervista degli altri, altre interviste, tutte le interviste, scrivi una poesia, scriva una poesia",
    nouns: NounForms::AfterPrepositions {
        prepositions: "con, per, tra, fra, durante, dopo, prima, su, senza, verso, contro",
        articles: &[("il", "il"), ("lo", "lo"), ("la", "la"), ("i", "i"), ("gli", "gli"), ("le", "le")],
        verb_endings: "are, ere, ire, rlo, rla",
    },
    vague_nouns: "momento, tempo, inizio, stesso, stessa, altri, altre, settimana, mondo, punto, giorno, giorni, cose, notte, mattina",
};
