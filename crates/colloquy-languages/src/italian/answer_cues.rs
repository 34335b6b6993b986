use crate::answer_cues::{AnswerCues, TenseCues};
use colloquy_word_list::words;

pub const ANSWER_CUES: AnswerCues = AnswerCues {
    settled: "ora funziona, adesso funziona, funziona di nuovo, è tornato a funzionare, ora va bene, adesso va bene, ora va meglio, adesso va meglio, va meglio, è migliorat*, si è sistemat*, è sistemat*, hanno sistemato, ha sistemato, si è risolto, è risolto, hanno risolto, ha risolto, risolto tutto, per fortuna, fortunatamente, meno male, grazie a dio, mi sono abituat*, ci siamo abituat*, ci ho fatto l'abitudine, presa la mano, preso la mano, alla fine bene, alla fine tutto bene, alla fine è andata bene, ormai è passat*, è passato, acqua passata, si sono scusati, si è scusat*, mi hanno chiesto scusa, chiesto scusa, da allora tutto bene, niente da dire, nulla da dire, niente da ridire, non mi lamento, non posso lamentarmi, adesso sto bene, ora sto bene",
    trifles: "è un dettaglio, un dettaglio, un piccolo dettaglio, solo un dettaglio, niente di grave, nulla di grave, non è grave, niente di che, poca cosa, una cosa da poco, cosa da poco, una sciocchezza, una stupidaggine, una piccolezza, non importa, fa niente, non fa niente, pazienza, poco male, non è un dramma, nessun dramma, non è la fine del mondo, non è per lamentarmi, a voler essere pignoli, per dire una cosa, scherzo, sto scherzando, era una battuta, per scherzo, per ridere, come dappertutto, come ovunque, potrebbe andare peggio",
    private: "mi sono separat*, ci siamo separat*, divorzi*, il mio ex, la mia ex, ci siamo lasciati, incinta, il mio peso, mi guarda male, mi guarda storto, mi guardano male",
    interview: "la domanda, la sua domanda, la tua domanda, questa domanda, le domande, le sue domande, le tue domande, queste domande, l'intervista, questa intervista, questo questionario, cosa intende, cosa intendi, che cosa intende, che cosa intendi, mi chiede, mi chiedi, mi sta chiedendo, mi stai chiedendo, in che senso, mi ascolta, mi ascolti, mi sta ascoltando",
    empty: "non molto, non granché, non proprio, come ho detto, come dicevo, come le dicevo, come ti dicevo, come le ho detto, come ti ho detto, gliel'ho, te l'ho, l'ho già detto, l'ho appena detto, ho già detto, ho appena detto, le ho appena, le ho già, ti ho già, ti ho appena, già detto, già risposto, difficile da dire, difficile dirlo, come dire, cosa vuole che le dica, che dire, da dove comincio, niente di speciale, niente di particolare",
    remedies: "bisognerebbe, dovrebbero, dovrebbe, dovreste, avrebbero dovuto, avrebbe dovuto, avreste dovuto, sarebbe meglio, sarebbe bello, sarebbe utile, sarebbe comodo, sarebbe stato meglio, sarebbe stato bello, aiuterebbe, avrebbe aiutato, basterebbe, bastava, sarebbe bastato, vorrei, avrei voluto, avrei preferito, mi piacerebbe, mi sarebbe piaciuto, preferirei, magari potessero, se potessero, se ci fosse, se si potesse, se avessero, se mi avesse, ci vorrebbe, ci vorrebbero, servirebbe, servirebbero, potrebbero, potreste, potrebbe, meglio se, invece di, al posto di, poter, perché non",
    weighty: "non funziona, non funzionano, guast*, fuori servizio, sempre sporc*, aspettato, aspettare, litigato, litigio, litigata, discusso con, discussione con, urlato, mi ha urlato, sgridat*, quasi caduto, quasi caduta, per poco non, per poco, a momenti, incidente, ferit*, infortun*, caduto, caduta, svenut*, crollat*, perso il, perso la, perso i, perso le, perso tutto, sparit*, mai arrivat*, non è arrivat*, non è mai, nessuno mi, nessuno ci, nessuno ha, nessuno è, non mi ha richiamato, nessuna risposta, senza risposta, al telefono non rispondono, non rispondono, non risponde, mollato, gettato la spugna, rinunciat*, dato le dimissioni, lasciato a metà, pianto, in lacrime, tremavo, umiliat*, insult*, minacci*, paura, pericolos*, da sola del tutto, completamente sol*, lasciat* sol*, il doppio, pagato due volte, addebitato due volte, mezza giornata, tutto il giorno, tutta la giornata, tutto il fine settimana, ore al telefono, ore ad aspettare, mezz'ora, rotta di nuovo, rotto di nuovo, si è rott*, mi sono arrabbiat*, arrabbiat*, la cosa peggiore, il peggio, non ce la faccio, è un'impresa, invisibile, non è venuto nessuno, non tornava mai",
    conditions: words!("se, qualora, salvo, purché"),
    articles: words!("il, lo, la, i, gli, le"),
    referring: words!("questo, quello, ciò, perché, così, quindi, poi, allora, lui, lei, loro"),
    hollow: words!(
        "problema, problemi, cosa, cose, peggio, unico, unica, resto, ragione, verità, altro, altra, altri, altre, stesso, stessa, primo, prima, ultimo, gente, fatto"
    ),
    numbers: words!(
        "due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, quindici, venti, venticinque, \
         trenta, quaranta, cinquanta, sessanta, parecchie, parecchi, diverse"
    ),
    durations: words!(
        "minuti, ore, giorni, settimane, mesi, notti, volte, mezz'ora, tre quarti d'ora, un'ora e mezza, \
         mezza giornata, un quarto d'ora"
    ),
    tenses: TenseCues {
        events: "andato, andata, andati, arrivato, arrivata, arrivati, venuto, venuta, venuti, tornato, tornata, tornati, caduto, caduta, rimasto, rimasta, rimasti, uscito, uscita, successo",
        event_endings: &[],
        auxiliaries: "ho, hai, ha, abbiamo, avete, hanno, avevo, aveva, avevano, mi sono, si è, ci siamo, si sono",
        participle_beginnings: &[],
        participle_endings: words!(
            "ato, ata, ati, ate, uto, uta, uti, ute, ito, ita, iti, ite, rotto, rotta, fatto, detto, preso, perso, \
             messo, chiuso, aperto, visto, scritto, letto, risposto, chiesto, deciso, smesso, speso, offerto"
        ),
        exceptions: words!(
            "stato, stata, stati, state, estate, rate, date, mercato, passato, lato, gelato, privato, vita, gita, \
             partita, uscita, salita, subito, seguito, solito, aiuto, minuto, minuti, contenuto, tutto, tutta, tutti, sito"
        ),
        states: "era, erano, ero, eravamo, aveva, avevano, avevo, c'era, c'erano, voleva, volevo, sapevo, poteva, potevo",
        state_endings: words!("avo, ava, avano, evo, eva, evano"),
        present: "è, sono, ha, hanno, ho, c'è, ci sono, fa, fanno, deve, devono, devo, può, possono, posso, va, vanno, costa, manca, mancano, dura, funziona, arriva, arrivano, serve, resta, viene, vengono, tocca, bisogna, si aspetta, aspetta, rispondono, risponde, riesco",
        habits: "sempre, ogni, tutti i, tutte le, tutti, di solito, spesso, a volte, continuamente, mai, la mattina, la sera, di notte, ogni volta, anche mezz'ora",
        formerly: "un tempo, prima c'era, prima era, prima mi, prima si, prima ci, prima non, prima dovev*",
        nowadays: "adesso, ora, oggi, ormai, ancora",
    },
};
