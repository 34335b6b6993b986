use crate::fact_cues::FactCues;

pub const FACT_CUES: FactCues = FactCues {
    when: "quando, da quando, in che anno, in quale momento, quanto tempo fa",
    dates: "gennaio, febbraio, marzo, aprile, a maggio, da maggio, di maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, in primavera, d'estate, l'estate scorsa, quest'estate, in autunno, d'inverno, l'inverno scorso, l'anno scorso, il mese scorso, la settimana scorsa, quest'anno, anni fa, un anno fa, mesi fa, settimane fa, giorni fa, un mese fa, una settimana fa, nel 19*, nel 20*, dal 19*, dal 20*, a natale, a pasqua",
    how_often: "quante volte, ogni quanto, con che frequenza, con quale frequenza, quanto spesso",
    frequencies: "tutti i giorni, tutte le settimane, tutti i mesi, tutte le mattine, tutte le sere, ogni giorno, ogni settimana, ogni mese, ogni mattina, una volta a, una volta al, una volta alla, due volte a, due volte al, due volte alla, tre volte a, tre volte al, tre volte alla, volte a settimana, volte alla settimana, volte al mese, volte al giorno, volte l'anno, quasi tutti i, quasi tutte le, quasi mai, un giorno sì e uno no, il martedì, il giovedì, ogni due settimane, ogni due, ogni tre, ogni sabato, ogni domenica, ogni lunedì, ogni martedì, ogni mercoledì, ogni giovedì, ogni venerdì, tutti i sabati, il sabato, la domenica",
    whom: "a chi si rivolge, a chi ti rivolgi, a chi si è rivolt*, a chi ti sei rivolt*, con chi ne ha parlato, con chi ne hai parlato, a chi chied*, chi l'ha aiutat*, chi ti ha aiutat*, a chi può rivolgersi, a chi puoi rivolgerti",
    contacting: "chiedo a, ho chiesto a, mi rivolgo a, mi sono rivolt* a, mi rivolgo sempre, ne ho parlato con, ne ho parlato solo, ne ho parlato a, ne parlo con, chiamo sempre, ho chiamato mi*, vado da, vado sempre da, non ne ho parlato con nessuno, a nessuno, con nessuno, è a lei che, è a lui che, è lei che",
    company: "con chi è venut*, con chi sei venut*, con chi viene, con chi vieni, con chi va, con chi vai, con chi è andat*, con chi sei andat*, chi l'accompagna*, chi ti accompagna*",
    companions: "con mio, con mia, con i miei, con le mie, con nostro, con nostra, con i nostri, con i bambini, con i nipoti, con i nipotini, con mio marito, con amici, con gli amici, con le amiche, con un'amica, con un amico, con i colleghi, con un collega, con una collega, venuta da sola, venuto da solo, andata da sola, andato da solo, in famiglia",
    motion: "venut*, vengo, veniamo, andat*, vado, andiamo, ero, eravamo, siamo, visitat*, arrivat*, sono lì, siamo lì, uso",
    how_much: "quanto paga, quanto paghi, quanto ha pagato, quanto hai pagato, quanto costa, quanto è costat*, quanto costava, che prezzo, a che prezzo",
    amounts: "euro, centesimi, franchi",
    staying: "tratten*, rimanere, rimast*, restare, restat*, cambiare idea",
    would_stay: "sarei rimast*, sarei restat*, rimarrei, resterei, saremmo rimast*, saremmo restat*, non sarei andat*, non me ne sarei andat*, sarei ancora, niente mi avrebbe",
    waiting: "attesa, attendere, aspettare, coda, fila",
    durations: "minuto, minuti, ora, ore, mezz ora, mezzora, quarto d ora, subito",
    waited: "aspett*, attesa, sala d attesa, sedut*, prima che mi, finché, in coda, in fila, chiamat*",
};
