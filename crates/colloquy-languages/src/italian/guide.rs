use super::grammar;
use super::synonyms::SYNONYMS;
use crate::guide::{ForbiddenTopicCues, GuideCueWords, family, general, named_by_question};
use colloquy_word_list::words;

pub const GUIDE: GuideCueWords = GuideCueWords {
    audience_leads: words!(
        "l'intervistato è, l'intervistata è, la persona intervistata è, chiami, chiamerai, stai chiamando, telefoni a, ti rivolgi a, incontri, \
         stai intervistando, sta intervistando, intervisterai, intervisterà, intervistiamo, intervisti, parli con, \
         stai parlando con, parlerai con, sta parlando con, i partecipanti sono, gli intervistati sono, il nostro pubblico è"
    ),
    bans: ForbiddenTopicCues {
        whole: words!(
            "niente, niente su, nulla su, vietato parlare, vietato chiedere, vietato menzionare, meglio non parlare, meglio non menzionare, vietato nominare, guai a parlare, guai a chiedere, evita, eviti, evitare, evita il tema, eviti il tema, evita l'argomento, eviti l'argomento, \
             niente domande, niente pettegolezzi, neanche una parola, nemmeno una parola"
        ),
        negations: words!(
            "non devono, non dovete, non dovrà, non bisogna, non si può, non, mai, né, senza, neanche, nemmeno, non devi, non deve, non si deve"
        ),
        verbs: words!(
            "fare promesse, faccia promesse, fate promesse, si parlerà, si menzionerà, si menzioneranno, si chiederà, si chiedono, si toccherà, si toccheranno, si affronta, si affrontano, si affronterà, si accenna, si accennerà, si promette, si promettono, si prometterà, si commenta, si commentano, si commenterà, commentare, commenti, commentate, criticare, critichi, criticate, confrontare, confronti, si parla, si parli, si menziona, si nomina, si chiede, si tocca, parliamo, menzioniamo, chiediamo, menzionare, menzioni, menzionate, nominare, nomini, nominate, parlare, parli, parlate, chiedere, \
             chieda, chiedete, domandare, accennare, accenni, affrontare, affronti, affrontate, citare, citi, \
             citate, rivelare, riveli, sollevare, toccare, tocchi, discutere, discuta, dire, dica, fare domande, \
             faccia domande, fate domande, faccia riferimento, entrare, entri, tirare in ballo, \
             tirare fuori, \
             promettere, prometta, promettete, proporre, proponga, proponete, offrire, offra, offrite, spiegare, spieghi, spiegate, spiega, descrivere, descriva, giustificare, giustifichi"
        ),
        fillers: words!(
            "per favore, mai, nulla, niente, nemmeno, di, del, dello, della, dell', dei, degli, delle, su, sul, \
             sullo, sulla, sull', sui, sugli, sulle, a, al, allo, alla, all', ai, agli, alle, in, nel, nella, \
             nell', domande, riferimento, il tema, l'argomento, nel merito"
        ),
        taboos: words!(
            "non si nomina, non si nominano, non si tocca, non si toccano, non se ne parla, non si parla, non si menziona, non si menzionano, non deve essere menzionato, non devono essere menzionati, è tabù, sono tabù, è un argomento tabù, sono argomenti tabù, è vietato, sono vietati, \
             è un argomento vietato, non va menzionato, non va menzionata, non vanno menzionati, \
             non vanno menzionate, non va toccato, non vanno toccati"
        ),
        separators: words!("o, né, oppure, nonché"),
        joints: words!("e, ed, o, né, ma"),
        ands: words!("e, ed"),
        has_verbs_last: false,
    },
    why: words!("perché, come mai, per quale motivo"),
    mentions: words!(
        "avuto, avuta, aveva, avevano, era, erano, stato, stata, stati, state, fu, furono, fatto, fatta, \
         menziona, menzionano, nomina, nominano, parla, parlano, dice, dicono, cita, citano, accenna, accennano, si lamenta, \
         si lamentano, di, del, della, dei, delle, ha, hanno, è, sono, che, qualcuno"
    ),
    optional: words!(
        "se c'è tempo, se resta tempo, se rimane tempo, se il tempo lo permette, se possibile, facoltativo, opzionale, \
         facoltativamente, eventualmente, se avanza tempo, se hai tempo, se ha tempo, in via facoltativa"
    ),
    deep: words!(
        "ovviamente, naturalmente, in dettaglio, nel dettaglio, in profondità, a fondo, soprattutto, in particolare, specialmente, dettagliatamente, \
         molto importante, principalmente, approfonditamente"
    ),
    brief: words!("brevemente, rapidamente, in breve, di sfuggita, in poche parole"),
    especially: words!("nello specifico, in special modo, soprattutto, in particolare, specialmente"),
    rule_words: words!(
        "domanda, domande, risposta, risposte, intervistatore, intervistatrice, intervistato, intervistata, intervistati, \
         partecipante, partecipanti, minuto, minuti, tono, gentile, cortese, neutrale, neutro, aperte, empatico, \
         empatica, empatia, riassunto, interrompere, interrompi, anonimo, anonima, riservato, anonimato, frasi, gergo, esempio, \
         esempi, interlocutore, dare del tu, rispettoso, naturale, conversazione, ringrazia, ringrazi, ascolta, ascolti, \
         pressione, tu, tuo, tua, silenzi, lascia, lasci, mantieni, mantenga, saluta, saluti, cordiale, amichevole"
    ),
    rule_headings: words!(
        "tono, stile, regola, regole, istruzioni, ruolo, durata, tempo, formato, lingua, nota, note, contesto, chi siamo, \
         pubblico, destinatari, partecipanti, comportamento, linee guida, indicazioni, premessa, profilo, avvertenze, \
         consigli"
    ),
    ban_headings: words!(
        "assolutamente no, niente, da evitare, cosa non fare, da non fare, non fare, evitare, non menzionare, tabù, temi da evitare, argomenti da evitare, vietato, temi sensibili, \
         non parlare di, cosa evitare"
    ),
    optional_headings: words!(
        "facoltativo, facoltativi, opzionale, opzionali, se c'è tempo, se resta tempo, extra, aggiuntivi"
    ),
    topic_headings: words!(
        "tema, temi, argomento, argomenti, domanda, domande, guida, traccia, punti, obiettivo, obiettivi, scopo, apertura, \
         chiusura, introduzione, parte, seguenti, obbligatori, scaletta"
    ),
    greetings: words!("ciao, buongiorno, buonasera, salve, gentile, gentili, caro, cara, cari"),
    farewells: words!(
        "grazie, grazie mille, cordiali saluti, saluti, distinti saluti, un saluto, a presto, cordialmente, un caro saluto, \
         grazie in anticipo"
    ),
    people: words!(
        "iscritti, iscritte, allievi, allieve, operatori, clienti, cliente, utenti, utente, persone, gente, dipendenti, impiegati, impiegate, lavoratori, lavoratrici, membri, \
         soci, socie, abbonati, abbonate, visitatori, ospiti, pazienti, studenti, studentesse, alunni, genitori, famiglie, \
         insegnanti, docenti, infermieri, infermiere, medici, inquilini, cittadini, volontari, volontarie, donatori, \
         acquirenti, lettori, ascoltatori, spettatori, partecipanti, candidati, candidate, viaggiatori, passeggeri, \
         agricoltori, consumatori, giocatori, sviluppatori, collaboratori, colleghi, residenti, intervistati, giovani, \
         turisti, pendolari, automobilisti, artigiani, commercianti, espositori, tirocinanti, praticanti, proprietari, autisti, assistiti, \
         familiari, operatrici, atleti, venditori, camerieri"
    ),
    anyone: words!("persone, gente, partecipanti, intervistati"),
    customers: words!(
        "clienti, cliente, utenti, utente, abbonati, abbonate, soci, socie, membri, acquirenti, visitatori, consumatori, ospiti"
    ),
    faint: words!(
        "già, ancora, molto, davvero, lavorare, lavora, lavorano, usare, usa, usano, andare, va, vanno, venire, fare, fatto, qualcosa, qualcuno, persona, gente, cosa, cose, tempo, volta, giorno, giorni, anno, anni, settimana, mese, dire, dice, dicono, sentire, bisogno, volere, iniziare, pensare, pensano, sapere, aiutare, problema, problemi, bene, male, parte, pensato, pensavo, pensa, penso, ora, ore, minuti"
    ),
    closing_signs: words!(
        "avrei dovuto chiedere, avrei dovuto, aggiungere, altro da dire, altro che vuole, altro che vorrebbe"
    ),
    relatives: words!("che"),
    pronoun: "",
    finite: words!(
        "è, sono, era, erano, ha, hanno, sarà, deve, devono, può, possono, vuole, vogliono, offre, vende, siamo, abbiamo, \
         vogliamo, sei, lei è, noi, io, c'è, ci sono, grazie, fa"
    ),
    third_person: words!("loro, essi, esse, li"),
    instruction_signs: words!(
        "chiedi, chieda, chiedere loro, intervista i, intervisti, intervistatore, intervistato, intervistati, partecipante, \
         partecipanti, tu, assicurati, si assicuri, evita, eviti, istruzione, istruzioni, scopri, scopra, indaga, indaghi, \
         approfondisci, approfondisca, menzionare, sei un, sei una"
    ),
    determiners: words!(
        "il, lo, la, i, gli, le, l', un, uno, una, questo, questa, questi, queste, il suo, il tuo, mio, mia, sul"
    ),
    possessives: words!("suo, sua, suoi, sue"),
    their: words!("loro"),
    human_verbs: words!("pensano, sentono, vivono, percepiscono, preferiscono"),
    families: &[
        family(
            words!("perché, motivi, ragioni"),
            words!("andat, lasci, abbandon, dimess, uscit"),
            "la Sua decisione di andarsene",
            Some("Che cosa l’ha spinta ad andarsene?"),
        ),
        family(
            words!("perché, motivi, ragioni"),
            words!("disd, cancell, annull, recess, rinnov"),
            "la Sua disdetta",
            None,
        ),
        family(words!("perché, come"), words!("scelt, scegl, scel"), "la Sua scelta", None),
        family(words!("perché, come"), words!("acquist, compr, ordin"), "il Suo acquisto", None),
        named_by_question(words!("come, dove"), words!("conosciut, scopert, sentit, portat")),
        family(&[], words!("consigli, raccomand"), "il Suo consiglio", None),
        family(&[], words!("miglior, cambiare, cambiere, meglio, divers"), "i Suoi suggerimenti", None),
        family(
            &[],
            words!("difficil, difficolt, problem, arrabbi, fastid, frustr, disturb"),
            "le difficoltà",
            None,
        ),
        family(&[], words!("manc, desider, piacerebbe, sarebbe piaciuto"), "i Suoi desideri", None),
        family(&[], words!("piac, apprezz"), "i punti di forza", None),
        family(
            &[],
            words!("aspettav, aspettativ, si aspett, ti aspett, vi aspett"),
            "le Sue aspettative",
            None,
        ),
    ],
    events: words!(
        "momento, settimana, giorno, giornata, visita, acquisto, consegna, inserimento, formazione, viaggio, soggiorno, trattamento, \
         operazione, appuntamento, evento, conferenza, laboratorio, corso, arrivo, trasloco, candidatura, iscrizione, \
         registrazione, ordine, prenotazione, volo, mese, anno, cambio, tirocinio, transizione, riparazione, consulenza, \
         festival, esame, vacanza, ricerca, accoglienza, intervento, ricovero"
    ),
    views: words!(
        "dolore, paura, stanchezza, solitudine, esperienza, soddisfazione, rapporto, impressione, ruolo, situazione, benessere, quotidianità, equilibrio, \
         collaborazione, clima, ambiente, atmosfera, cultura, contatto, uso, utilizzo, comunicazione, motivazione, carico"
    ),
    holdings: words!(
        "aspettative, desideri, problemi, sfide, ragioni, motivi, obiettivi, abitudini, progetti, preoccupazioni, suggerimenti, \
         idee, speranze, bisogni, esigenze, difficoltà, paure, priorità, ostacoli, motivazioni, preferenze, lamentele"
    ),
    grounds: words!("motivo, motivi, ragion, causa"),
    about_event: &[
        "Come ha vissuto {topic}?",
        "Come descriverebbe {topic}?",
        "Che impressione Le ha lasciato {topic}?",
    ],
    about_view: &["Come descriverebbe {topic}?", "Come vive {topic}?", "Come definirebbe {topic}?"],
    about_holding: &[
        "Quali sono {topic}?",
        "Come descriverebbe {topic}?",
        "Mi può raccontare quali sono {topic}?",
    ],
    about_ground: &["Mi può raccontare {topic}?"],
    about_phrase: &["Come valuta {topic}?", "Come descriverebbe {topic}?", "Come giudica {topic}?"],
    about_word: &[
        "{topic}: che cosa mi può raccontare?",
        "{topic}: che cosa ne pensa?",
        "{topic}: qual è la Sua esperienza?",
    ],
    superlatives: words!("più, meno, migliore, migliori, peggiore, peggiori"),
    about_superlative: &[
        ("il", &["Qual è stato {topic}?"]),
        ("lo", &["Qual è stato {topic}?"]),
        ("la", &["Qual è stata {topic}?"]),
        ("i", &["Quali sono stati {topic}?"]),
        ("gli", &["Quali sono stati {topic}?"]),
        ("le", &["Quali sono state {topic}?"]),
    ],
    offers: words!(
        "consigli, suggerimenti, idee, proposte, desideri, suggerimento, idea, consiglio, proposta, desiderio"
    ),
    about_offer: &["Avrebbe {topic}?"],
    about_story: &["Ricorda {topic}, e com'è stato?"],
    about_foreign: &[
        "Che cosa mi può raccontare sul tema «{topic}»?",
        "Che cosa pensa del tema «{topic}»?",
        "Che esperienza ha con il tema «{topic}»?",
    ],
    about_clause: &["Mi può raccontare {clause}?", "Mi potrebbe dire {clause}?"],
    more: "Mi può raccontare qualcosa di più?",
    general: &[
        general("la Sua esperienza", &[], "Come descriverebbe la Sua esperienza finora?"),
        general(
            "i punti di forza",
            words!("aspetti positivi"),
            "Che cosa funziona particolarmente bene per Lei?",
        ),
        general(
            "le difficoltà",
            words!("problemi, attriti, ostacoli, frustrazioni, intoppi, criticità"),
            "Che cosa è stato difficile o Le ha dato fastidio?",
        ),
        general(
            "i Suoi suggerimenti",
            words!(
                "idee per migliorare, miglioramenti, suggerimenti di miglioramento, idee di miglioramento, proposte di miglioramento"
            ),
            "Se potesse cambiare una cosa, quale sarebbe?",
        ),
    ],
    self_descriptions: &[],
    thing_pronoun: None,
    done_to_things: &[],
    introductions: &[
        ("abbiamo aperto un", "il"),
        ("abbiamo aperto una", "la"),
        ("abbiamo lanciato un", "il"),
        ("abbiamo lanciato una", "la"),
        ("abbiamo introdotto un", "il"),
        ("abbiamo introdotto una", "la"),
    ],
    subject_pronouns: &[],
    about_self: "Che cosa Le fa venire in mente {topic}?",
    synonyms: SYNONYMS,
    others: words!("qualcuno, alcuni, alcune, altri, altre, molti, molte, certi"),
    open_ends: words!(
        "di, del, della, dei, il, lo, gli, le, un, una, e, ed, o, a, al, alla, che, in, per, su, con, da, se, suo, sua, non, si"
    ),
    leftovers: words!("se stessi, se stesse, sé stessi, sé stesse, loro stessi"),
    doubles: &[],
    one: &[],
    empty_names: words!(
        "l'attenzione, il Suo posto, il suo posto, la prossima volta, la prossima persona, il momento, quest'anno, questa volta"
    ),
    and: " e ",
    second_person: grammar::second_person,
    direct_question: grammar::direct_question,
    object: grammar::object,
    with_article: grammar::with_article,
    own_articles: &[("i", "i Suoi"), ("gli", "i Suoi"), ("le", "le Sue")],
    clause_name: grammar::clause_name,
    with_name: crate::guide::unnamed,
};
