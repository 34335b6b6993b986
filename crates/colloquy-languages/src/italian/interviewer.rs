use crate::interviewer::{CounterQuestionReplies, FollowUpPhrases, InterviewerPhrases};
use colloquy_word_list::words;

pub const INTERVIEWER: InterviewerPhrases = InterviewerPhrases {
    acknowledgements: &[
        "Grazie.",
        "Capisco.",
        "È chiaro, grazie.",
        "Ho capito, grazie.",
        "Grazie della risposta.",
    ],
    sympathies: &["Mi dispiace.", "Non dev’essere stato facile.", "La ringrazio di avermelo raccontato."],
    passed: &["Va bene così.", "Certo, passiamo oltre.", "D’accordo, lasciamo da parte questa domanda."],
    unknown: &["Non si preoccupi.", "Va bene lo stesso.", "Non fa niente."],
    follow_ups: FollowUpPhrases {
        more: &[
            "Può dirmi di più su questo?",
            "Può descriverlo un po’ più nel dettaglio?",
            "Che altro può dirmi al riguardo?",
            "Può raccontarmi ancora qualcosa?",
        ],
        then: &["Come l’ha vissuto?", "Che cosa è successo dopo?"],
        help: &["Secondo Lei, che cosa sarebbe d’aiuto?"],
        vague: &["Può farmi un esempio?", "Che cosa intende esattamente?"],
        wish: &["Come sarebbe nella pratica?", "Che differenza farebbe per Lei?"],
        good: &["Che cosa Le piace di più di questo?", "Da che cosa dipende, secondo Lei?"],
        thin: &[
            "Può raccontarmi qualcosa di più?",
            "Da che cosa lo deduce?",
            "Che cosa Le viene in mente per prima cosa?",
            "Quale potrebbe essere un esempio?",
        ],
        easier: &[
            "C’è un piccolo dettaglio che Le viene in mente?",
            "Quando è stata l’ultima volta?",
            "Quale sarebbe la Sua prima impressione?",
        ],
    },
    mentioned: "Ha menzionato {clause}.",
    durations: "{clause}, mi diceva.",
    quotes: &["Ha detto: «{clause}».", "Mi diceva: «{clause}»."],
    earlier_quote: "Prima ha detto: «{clause}».",
    earlier_more: "{topic}: vuole aggiungere qualcosa?",
    earlier: "A questo ha già accennato.",
    connectives: &[
        "a dire il vero",
        "per essere sincero",
        "per essere sincera",
        "a essere sinceri",
        "sinceramente",
        "solo che",
        "è che",
        "e",
        "ed",
        "ma",
        "però",
        "perché",
        "quindi",
        "poi",
        "allora",
        "o",
        "sì",
        "insomma",
        "beh",
    ],
    subjects: words!("io, noi, lui, lei, loro, nessuno, tutti, qualcuno, mi, ci, mio, mia, questo, si"),
    dependent: &[
        "che", "chi", "quando", "se", "dove", "cui", "come", "per", "mentre", "anche", "da", "con", "di",
    ],
    completing: words!("che, di, da, come, chi, cui"),
    verb_last: &[],
    numbers_before_and: words!("cento, mille"),
    reported: &[],
    reportable: &[],
    second_person: &[],
    feels_ignored: "Mi dispiace dare questa impressione. Ho preso nota di ciò che ha detto.",
    feels_ignored_quote: "Mi dispiace dare questa impressione. Ho annotato: «{clause}».",
    hurried: &[
        "Mi dispiace. Sarò breve e Le chiederò solo le cose più importanti.",
        "Le chiedo scusa. Mi limito all’essenziale.",
    ],
    in_tears: words!("sto piangendo, mi viene da piangere, mi vengono le lacrime"),
    wish_questions: words!(
        "cambierebbe, migliorerebbe, vorrebbe, avremmo potuto, potremmo, potrebbe essere, farebbe, desidera, si aspetta, migliorare, suggerimenti, desideri"
    ),
    general_questions: words!(
        "com'è, com'era, come è, come era, come sono, come erano, come va, come è andato, come è andata, \
         com'è andata, com'è andato, come si trova, come si è trovato, come ti trovi, come ti sei trovato, \
         come giudica, come giudichi, come valuta, come valuti, come vive, come ha vissuto, come vivi, \
         come hai vissuto, come funziona, come ha funzionato, che cosa pensa, cosa pensa, che cosa pensi, \
         cosa pensi, quanto è soddisfatto, quanto è soddisfatta, quanto sei soddisfatto"
    ),
    fact_questions: words!(
        "quante volte, quanti, quante, quanto, con quale frequenza, ogni quanto, da quanto, da quando, quando, a che ora, che giorno, chi, con chi, dove, da dove"
    ),
    brought_back: &["Vorrei tornare alla mia domanda.", "Torno a quello che Le chiedevo."],
    foreign_guide: "Risponda pure nella lingua che preferisce; la mia domanda è preparata in un’altra.",
    last_questions: &[
        "C’è qualcosa che vorrebbe aggiungere?",
        "Prima di finire, c’è qualcosa di cui non abbiamo parlato?",
        "Questo era l’ultimo tema. Desidera aggiungere qualcosa?",
    ],
    closing_signs: &["aggiungere", "altro da dire", "altro che vuole", "altro che vorrebbe"],
    farewells: &[
        "Va bene. Non ho altre domande. La ringrazio molto per il Suo tempo, e arrivederci.",
        "Va bene. Siamo arrivati alla fine della nostra intervista. La ringrazio per il Suo tempo e Le auguro una buona giornata.",
        "Va bene. La nostra conversazione si conclude qui. Molte grazie per le Sue risposte, e arrivederci.",
    ],
    stopped: &[
        "Certo, ci fermiamo qui. Grazie mille per il Suo tempo, e arrivederci.",
        "Va bene, concludiamo qui l’intervista. Grazie per quello che mi ha raccontato, e arrivederci.",
    ],
    exhausted: &[
        "Va bene. Il tempo a nostra disposizione è finito. Molte grazie per le Sue risposte, e arrivederci.",
        "Va bene. Dobbiamo concludere qui. La ringrazio per il Suo tempo e Le auguro una buona giornata.",
    ],
    over: "La nostra intervista è già terminata. Grazie ancora, e arrivederci.",
    once_more: &["Certo.", "Volentieri, la ripeto.", "Ripeto la domanda."],
    unclear: "Mi scusi, la domanda non era chiara.",
    misunderstood: "Chiedo scusa, avevo frainteso.",
    meant: "Intendo questo: {topic}. Che cosa Le viene in mente?",
    unheard: &[
        "Non ho sentito nulla.",
        "Si prenda il tempo che Le serve.",
        "Non ho sentito la Sua risposta.",
    ],
    greeted: &["Buongiorno, e grazie di essere qui.", "Grazie, è un piacere parlare con Lei."],
    replies: CounterQuestionReplies {
        machine: "Sono un’intelligenza artificiale e conduco questa intervista per conto di {organization}.",
        privacy: "Le Sue risposte vanno a {organization}, che decide chi le legge.",
        organizer: "Questa intervista si svolge per conto di {organization}, e io sono un’intelligenza artificiale che pone le domande.",
        purpose: "Le Sue risposte aiutano {organization} a capire il Suo punto di vista; per sapere a che cosa servono esattamente può rivolgersi lì.",
        name_use: "Non so se il Suo nome compaia accanto alle risposte; può dirglielo {organization}.",
        contact: "Può rivolgersi a {organization}, che può informarla su questa intervista.",
        reason: "La risposta aiuta {organization} a capire la Sua esperienza, e può anche non darla.",
        opinion: "Non ho un’opinione mia su questo; qui conta la Sua.",
        unknown: "Questo non lo so, ma la Sua domanda arriva a {organization} insieme alle Sue risposte.",
        many_minutes: "Al massimo ancora {count} minuti circa.",
        one_minute: "Ancora un minuto circa.",
        many_topics: "Dopo questo restano circa {count} temi.",
        one_topic: "Dopo questo resta un solo tema.",
        no_topic: "Abbiamo quasi finito.",
    },
    deflected: &[
        "Sono qui soltanto per condurre questa intervista con Lei.",
        "Questo non posso farlo, ma proseguo volentieri la nostra intervista.",
        "Questo non rientra in ciò che posso fare qui.",
    ],
    weary: &[
        "Sembra molto faticoso. Non è obbligatorio proseguire, e possiamo fermarci quando vuole. Desidera andare avanti?",
    ],
    calm: &[
        "Capisco che questo Le dia fastidio. Possiamo saltare questa domanda o fermarci quando vuole. Desidera continuare?",
        "Mi dispiace. Non è obbligatorio rispondere, e può fermarsi quando vuole. Andiamo avanti?",
    ],
    praises: "$fine $remark, $glow $remark, è $glow, è davvero $glow, che $glow, che bella $remark, che bello, che brava, che bravo, bravissim*, bravo, brava, complimenti, congratulazioni, ben detto, ben fatto, ottimo lavoro, ammiro, sono impressionato, sono colpito, ha ragione, ha perfettamente ragione, sono d'accordo, ottimo, eccellente, meraviglioso, fantastico, straordinario, splendido, stupendo, magnifico",
    welcomes: "mi fa piacere, ci fa piacere, fa piacere sentirlo, sono content*, siamo content*, sono lieto, sono lieta, lieto di, felice di, felice che, bella notizia, buona notizia, buone notizie, è positivo, molto positivo, è un bene, va bene così, meglio così, è un buon segno, esperienza positiva, bella esperienza, buona esperienza, esperienza piacevole, punto di forza, punti di forza, vantaggio, andato bene, andata bene, le è piaciuto",
    promises: "prometto, promettiamo, promesso, garantisco, garantiamo, le assicuro, assicuriamo, stia tranquill*, stia certo, stia certa, può contare su, conti su, riceverà, otterrà, avrà una risposta, avrà notizie, $act, sarà … $settled, saranno … $settled, verrà … $settled, verranno … $settled, ci penseremo noi, ci penso io, ce ne occupiamo, me ne occupo, resta riservato, resterà riservato, rimarrà anonimo, resterà anonimo, resta anonimo",
    references: "ha detto, mi diceva, diceva, ha menzionato, ha accennato, ha parlato, mi ha raccontato, ha descritto, prima ha, come lei, ho annotato, prendo nota",
};
