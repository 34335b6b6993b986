use crate::requests::{ConversationRequestReplies, ConversationRequests};

pub const REQUESTS: ConversationRequests = ConversationRequests {
    wait: "un attimo, un momento per favore, un momento che, un momento solo, solo un momento, un secondo, un minuto per favore, aspetti, aspetta un, aspetta che, mi faccia pensare, fammi pensare, mi lasci pensare, lasciami pensare, devo pensarci, ci devo pensare, suonano alla porta, hanno suonato, suona il telefono, mi suona il telefono, mi sta suonando, torno subito, arrivo subito, mi dia un, dammi un",
    interruptions: "mio figlio, mia figlia, il bambino, la bambina, i bambini, il piccolo, la piccola, mia madre, mio marito, mia moglie, il cane, il gatto, la porta, il campanello, il telefono, il cellulare, il forno, la pentola, il postino, un pacco, piange, sta piangendo, mi chiama, mi chiamano, chiamano, bussano, il capo, il mio capo, un collega, una collega, un cliente, una cliente, devo, c'è qualcuno, arriva qualcuno",
    interrupted: "non avevo finito, non ho finito di parlare, mi lasci finire, lasciami finire, mi faccia finire, fammi finire, posso finire, mi ha interrotto lei, lei mi ha interrotto, mi hai interrotto, lei mi interrompe, tu mi interrompi, continua a interrompermi, continui a interrompermi, non mi interrompa, non mi interrompere, mi ha tagliato la parola, mi hai tagliato la parola, stavo ancora parlando, sto ancora parlando, stavo parlando",
    later: "farlo più tardi, farlo dopo, fare più tardi, farlo un'altra volta, fare un'altra volta, farlo in un altro momento, continuare più tardi, continuare dopo, riprendere più tardi, riprendere dopo, finire più tardi, finire dopo, tornare più tardi, non è un buon momento, non è il momento giusto, è un brutto momento ora, batteria quasi scarica, batteria sta per finire, batteria sta per morire, batteria è quasi finita, batteria è quasi scarica, ho poca batteria, sono senza batteria, batteria si sta scaricando",
    presence: "è ancora lì, sei ancora lì, ci sei ancora, c'è ancora, mi sente, mi senti, riesce a sentirmi, riesci a sentirmi, c'è qualcuno",
    writing: "preferisco scrivere, preferirei scrivere, preferisco digitare, posso scrivere, posso digitare, posso scriverlo, potrei scrivere, rispondere per iscritto, scrivere le risposte, scrivere le mie risposte, scrivere la risposta, non posso parlare ora, non posso parlare adesso, ora non posso parlare, non posso parlare ad alta voce",
    reading: "sono sordo, sono sorda, ci sento poco, ci sento male, non ci sento bene, può scriverlo, puoi scriverlo, può scrivere la domanda, puoi scrivere la domanda, posso leggere la domanda, posso leggerla, posso vedere la domanda, ci sono i sottotitoli, ci sono sottotitoli, con i sottotitoli",
    voluntary: "devo rispondere, devo per forza, sono obbligat*, è obbligatorio, è facoltativo, è volontario, cosa succede se non rispondo, cosa succede se non voglio, che succede se non rispondo, che succede se non voglio, e se non voglio, e se non voglio rispondere, e se non rispondo, posso rifiutar*, posso saltare",
    withdrawal: "posso cancellare, può cancellare, puoi cancellare, potrebbe cancellare, posso eliminare, può eliminare, puoi eliminare, cancellare le mie, cancellare quello che, cancellare la registrazione, cancellare i miei dati, eliminare la registrazione, ritirare le mie risposte, ritirare quello che, posso ritirare, non lo scriva, non scriverlo, non lo registri, non registrarlo, dimentichi quello che ho, dimentica quello che ho",
    formal: ConversationRequestReplies {
        wait: "Certo, faccia con calma.",
        interrupted: "Mi scusi per l'interruzione. Prego, continui.",
        later: "Certo. Può chiudere questa pagina e continuare più tardi in giornata con lo stesso link; niente di ciò che ha detto va perso.",
        presence: "Sì, sono qui.",
        writing: "Può anche scrivere le Sue risposte in questa pagina.",
        reading: "Tutto quello che dico compare anche come testo in questa pagina.",
        voluntary: "Non è obbligatorio rispondere, e può smettere quando vuole.",
        withdrawal: "Può ritirare le Sue risposte: nell'ultima pagina di questa intervista c'è un link per farlo.",
    },
    informal: ConversationRequestReplies {
        wait: "Certo, fai con calma.",
        interrupted: "Scusami per l'interruzione. Continua pure.",
        later: "Certo. Puoi chiudere questa pagina e continuare più tardi in giornata con lo stesso link; niente di ciò che hai detto va perso.",
        presence: "Sì, sono qui.",
        writing: "Puoi anche scrivere le tue risposte in questa pagina.",
        reading: "Tutto quello che dico compare anche come testo in questa pagina.",
        voluntary: "Non è obbligatorio rispondere, e puoi smettere quando vuoi.",
        withdrawal: "Puoi ritirare le tue risposte: nell'ultima pagina di questa intervista c'è un link per farlo.",
    },
};
