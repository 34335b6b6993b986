use crate::intents::{AnswerPatterns, IntentPhrases, PhrasePattern};

pub const INTENTS: IntentPhrases = IntentPhrases {
    courtesies: "per favore, per cortesia, grazie, ok, okay, beh, be, eh, ah, allora, sì, no, scusi, scusa, e, la, adesso, ora",
    stop: PhrasePattern {
        whole: "basta, basta così, stop, fine, ho finito, finiamo, fermiamoci, smettiamo, voglio smettere, vorrei smettere, arrivederci, può bastare, abbastanza",
        within: "voglio smettere, vorrei smettere, voglio fermarmi, vorrei fermarmi, voglio finire, vorrei finire, voglio terminare, vorrei terminare, preferisco smettere, terminare l'intervista, finire l'intervista, chiudere l'intervista, interrompere, possiamo fermarci, possiamo finire, fermiamoci qui, finiamola qui, chiudiamo qui, devo andare, devo scappare, niente più domande, basta domande, basta così",
    },
    repeat: PhrasePattern {
        whole: "cosa, che cosa, come, come scusi, prego, scusi, ripeta, ripeti, ancora, eh, come ha detto, cosa ha detto",
        within: "ripetere, ripeta, ripeti, ripetermi, non ho capito, non capisco, non ho sentito, riformulare, cosa intende, che cosa intende, qual era la domanda, cosa ha detto, dirlo di nuovo",
    },
    skip: PhrasePattern {
        whole: "prossima, prossima domanda, avanti, saltare, saltiamo, andiamo avanti, continui, continuiamo, prosegua",
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
    ready: "mi dica, dimmi, dica pure, prego, partiamo, iniziamo, cominciamo, possiamo iniziare, possiamo cominciare, può iniziare, puoi iniziare, può cominciare, puoi cominciare, sono pronto, sono pronta, andiamo, vada pure, vai pure, chieda pure, chiedi pure, come va, come sta, come stai, quando vuole, quando vuoi, ciao si, salve a tutti",
    hostile: PhrasePattern {
        whole: "idiota, merda, stia zitto, stai zitto, sciocchezze, stronzate, mi lasci in pace",
        within: "vaffanculo, va' al diavolo, vai al diavolo, stai zitto, stia zitto, stia zitta, domanda stupida, domande stupide, domanda idiota, sei stupido, lei è stupido, sei inutile, stupida macchina, macchina stupida, perdita di tempo, perdere tempo, perdendo tempo, lasciami in pace, mi lasci in pace, è ridicolo, che stronzata, che sciocchezza",
    },
    tags: "no, vero, sa, sai, capisce, capisci, giusto, eh, non crede, mi spiego, ha presente, o no, insomma",
    reporting: "pensato, pensavo, e penso, mi sono detta, mi sono detto, mi dicevo, mi chiedevo, mi ha detto, lui ha detto, lei mi ha detto, diceva, hanno detto",
    yes: PhrasePattern {
        whole: "sì, si, certo, va bene, ok, d'accordo, volentieri, avanti, andiamo avanti",
        within: "possiamo continuare",
    },
    no: PhrasePattern {
        whole: "no, no grazie, non proprio, meglio di no",
        within: "no non voglio, preferisco di no",
    },
    injection: "ignora le, ignori le, ignora tutte, ignori tutte, dimentica le, dimentichi le, tue istruzioni, riveli le sue, mostri le sue istruzioni, quali sono le sue istruzioni, tuo prompt, suo prompt, il prompt, prompt di sistema, tue regole, ora sei, adesso sei, fai finta, faccia finta, ripeti dopo di me, ripeta dopo di me, di' la parola, dica la parola, dica esattamente, rispondi solo, risponda solo, interviste degli altri, intervista degli altri, altre interviste, tutte le interviste, scrivi una poesia, scriva una poesia",
    patterns: PATTERNS,
};

const PATTERNS: AnswerPatterns = AnswerPatterns {
    classes: &[
        ("not", "non|niente|nulla|mai|nessun|nessuna"),
        (
            "will",
            "voglio|vorrei|preferisco|preferirei|desidero|intendo|sento|va di|va|piacerebbe|voglia|intenzione|disposto|disposta|agio|penso di|tengo a|interessa|ho piacere|me la sento|opportuno",
        ),
        (
            "tell",
            "parlare|parlarne|dire|dirlo|dirle|dirvi|rispondere|risponderle|rispondervi|raccontare|raccontarlo|entrare|entrarci|approfondire|discutere|discuterne|commentare|condividere|condividerlo|spiegare|spiegarlo|affrontare|affrontarlo|toccare|esprimere|esprimermi|menzionare|rivelare|rivelarlo|trattare|dilungarmi|esporre|scendere|soffermarmi|dare dettagli|pronunciarmi|aprirmi|confidare|dettagli",
        ),
        (
            "leaving",
            "lasciare|lasciarlo|lasciarla|saltare|saltarla|passare|omettere|tenere|tenerlo|tenermelo|tenerla|evitare|evitarlo|tacere|cambiare argomento|cambiare discorso|andare avanti|andare oltre|passare oltre|sorvolare|astenermi|parlare d'altro|parlare di altro|glissare|escludere",
        ),
        ("said", "detto|raccontato|risposto|spiegato|menzionato|parlato|descritto|accennato"),
        (
            "act",
            "faremo|farò|farà sapere|contatteremo|contatterò|ricontatteremo|ricontatterò|richiameremo|richiamerò|trasmetteremo|trasmetterò|informeremo|informerò|avviseremo|avviserò|risolveremo|risolverò|sistemeremo|sistemerò|miglioreremo|correggeremo|correggerò|verificheremo|verificherò|occuperemo|occuperò|provvederemo|provvederò|segnaleremo|segnalerò|inoltreremo|inoltrerò|riferirò|riferiremo|rimborseremo|aiuteremo|aiuterò|cambieremo|terremo conto|terrò conto|assicureremo|assicurerò|invieremo|invierò|interverremo|parleremo con|parlerò con|daremo seguito|darò seguito|prenderemo in|prenderò in|troveremo|cercheremo di|cercherò di|garantiremo|risponderemo",
        ),
        (
            "settled",
            "risolt*|riparat*|corrett*|migliorat*|rimborsat*|trasmess*|segnalat*|considerat*|tenut* in|pres* in|anonim*|riservat*|confidenzial*|cambiat*|sistemat*|contattat*|informat*|esaminat*|trattat*",
        ),
        (
            "fine",
            "ottima|ottimo|bella|bello|bel|buona|buon|eccellente|preziosa|prezioso|interessante|meravigliosa|splendida|splendido|utile|valida|valido",
        ),
        (
            "remark",
            "risposta|risposte|domanda|punto|esempio|osservazione|osservazioni|idea|idee|suggerimento|suggerimenti|spunto|spunti|riflessione|lavoro|scelta|decisione|storia|contributo",
        ),
        (
            "glow",
            "meraviglioso|fantastico|straordinario|splendido|eccellente|ottimo|impressionante|ammirevole|stupendo|magnifico|perfetto|affascinante|bellissimo|bello|molto bene",
        ),
    ],
    refusal: "$not … $will … $tell, $will … $not … $tell, preferisco … $not, preferirei … $not, preferisco … $leaving, preferirei … $leaving, vorrei $leaving questa, vorrei $leaving questo, $not … me la sento, non mi va, non posso parlarne, non posso parlare, non posso entrare, mi rifiuto, mi astengo, meglio di no, meglio non, meglio … $leaving, meglio … $not, lasciamo, lasciamolo, saltiamo, saltiamola, passiamo, possiamo saltare, possiamo passare, possiamo lasciare, possiamo parlare d'altro, possiamo andare, cambiamo argomento, cambiamo discorso, parliamo d'altro, parliamo di altro, altra domanda, prossima domanda, domanda successiva, la prossima per favore, altro argomento, un altro tema, lo tengo per me, la tengo per me, me lo tengo, tengo per me, tenerlo per me, tenerla per me, tenere per me, per me stesso, per me stessa, resta tra, rimane tra, resti tra, resta fra, rimane fra, tra me e, fra me e, tra lui e me, tra lei e me, fra lui e me, fra lei e me, tra noi, fra noi, affari miei, fatti miei, cosa mia, cose mie, affare mio, affari suoi, affari vostri, non … riguarda, riguarda solo me, non … interessa a lei, questione personale, questione privata, questione di famiglia, faccenda personale, faccenda privata, troppo personale, troppo intimo, troppo privato, troppo intima, molto personale, piuttosto personale, molto privato, è personale, è privato, è privata, è intimo, cosa personale, cosa privata, cosa intima, vita privata, è riservato, è riservata, è confidenziale, riservatezza, nessun commento, no comment, senza commenti, tema delicato, argomento delicato, tasto dolente, tabù, non rispondo, non risponderò, non ne parlo, non ne parlerò, non lo dico, non dirò, niente da dire, nulla da dire, devo rispondere a questo, devo rispondere a questa, devo rispondere a quest*, devo rispondere per forza, devo per forza, non deve saperlo, non ha bisogno di saperlo, perché vuole saperlo, vorrei evitare, eviterei, non mi esprimo, non commento, non racconto, non lo racconto, sorvoliamo, glisso, tra me e il, tra … e me, non lo dirò, non lo commento, non mi pronuncio, possiamo lasciar*, lasciar* fuori, lasciar* stare, domanda … disagio, domanda … imbarazz*, domanda … imbarazza, argomento … disagio, questo mi mette a disagio, su questa passo, su questo passo, su quella passo, su quello passo, qui passo, stavolta passo, passo la mano, non dico niente, non dico nulla, non le dico niente, non le dico nulla, mi chieda altro, mi chieda un altra, mi chieda qualcos*, chieda qualcos*, ma non questo, ma questo no, resta a me, resta con me, rimane a me, $not … a una macchina, $not … con una macchina, $not … a un robot",
    already_said: "già … $said, ho appena $said, come ho detto, come dicevo, come le ho detto, già chiesto, l'ha già chiesto, la stessa domanda, stessa domanda, gliel'ho già $said, l'ho già $said, l'ho appena $said, gliel'ho appena $said, come già $said, me l'ha già chiesto, di nuovo la stessa domanda, ancora la stessa domanda",
    going_on: "continuare, continuiamo, andare avanti, andiamo avanti, proseguire, proseguiamo",
    feels_ignored: "non mi ha risposto, non ha risposto alla mia, mi sta ascoltando, mi ascolta, mi stai ascoltando, mi ascolti, mi ha ascoltato, mi ha ascoltata, sta ascoltando, ascolta quello che, ha sentito quello che, ha sentito cosa, non mi ascolta, non mi sta ascoltando, non ascolta, qualcuno mi ascolta, mi ignora, mi sta ignorando, parlo al muro, parlare al muro, parlare con un muro",
    impatient: "troppe domande, si sbrighi, sbrighiamoci, venga al punto, veniamo al punto, al sodo, sia breve, faccia in fretta, perdo la pazienza, solo le cose importanti",
    has_time: "ho … minuti, ho solo … minuti, ho mezz'ora, ho mezzora, ho un'ora",
    in_a_hurry: "non ho tempo, non ho molto tempo, ho poco tempo, ho fretta, di fretta",
    maybe_impatient: "troppo lungo, troppo lunga, troppo a lungo, è lunga, è lungo, ci vuole troppo, dura troppo, più veloce, più in fretta, accorci*, abbrevi*, mi annoia, è noioso, mi stanca, mi sto stancando, è fastidioso, interminabile",
    nothing: "niente altro, nient'altro, nulla altro, nient altro, nulla di più, niente di più, niente da aggiungere, nulla da aggiungere, altro da aggiungere, non ho altro, non mi viene, non mi vengono, non viene in mente, niente di particolare, niente di speciale, nulla di particolare, è tutto, tutto qui, questo è tutto, ecco tutto, basta così, ho detto tutto, detto tutto, già tutto, non saprei che altro, non saprei cos'altro, non che io sappia, no niente, niente no, più niente, più nulla, no grazie, va bene così, a posto così, altro non ho, di più non, non so altro, non so che altro, credo sia tutto, penso sia tutto, direi che è tutto, direi basta, altro non saprei, non posso dirle di più",
    weary: "non ce la faccio più, non ne posso più, non ce la faccio, sono allo stremo, sono al limite, non ho più forze, non ho più la forza",
    digressions: "il tempo che fa, la partita, calcio, ha visto, a proposito, le elezioni, in tv, alla televisione, una ricetta, hai visto, avete visto, ha sentito, mi fa venire in mente, la finale, tre gol, gol in, la vittoria, questa pioggia, questo caldo, c'è il sole, il cane ha, il gatto ha, torta di compleanno, la politica, il sindaco, la serie, il film, la lotteria, piove, i miei pomodori, il mio cane, il mio gatto",
    companions: "mio nipote, mia nipote, il mio vicino, il mio giardino, il mio orto",
    organizer: "chi chiede, chi fa, chi conduce, chi svolge, chi c'è dietro, chi organizza, per chi, per conto di chi, a nome di chi, quale azienda, quale società, quale organizzazione, che azienda, chi la manda, chi vuole sapere, chi paga, chi ha commissionato",
    purpose: "a cosa serve, a che cosa serve, a che serve, per cosa è, qual è lo scopo, qual è l'obiettivo, qual è il fine, di cosa si tratta, di che si tratta, di cosa parla, che cosa volete, cosa volete sapere, cosa farete, perché questa intervista, perché fate",
    count: "quante domande, quanti argomenti, quanti temi, quante ne mancano, quante mancano, quante ancora",
    name_use: "il mio nome, mio nome, sarò nominat*, vengo nominat*, sono identific*, sarò identific*, identificarmi, sapranno chi sono, sanno chi sono, risalire a me",
    readers: "legge questo, leggerà questo, leggerà quello che, legge quello che, sente questo, sentirà questo, vede questo, vedrà questo, può leggere questo, può sentire questo, lo leggerà, lo legge, lo sentirà, lo ascolterà, lo vedrà, verrà a sapere, viene a sapere, saprà quello che, saprà cosa ho, leggeranno questo, lo leggeranno",
    contact: "a chi posso, con chi posso, chi posso contattare, a chi mi rivolgo, chi contatto, chi è il responsabile, chi è la responsabile, chi è responsabile, come posso contattare, come contatto, una persona di contatto, un contatto, un referente",
    reason: "perché me lo chiede, perché lo chiede, perché chiede, perché mi chiede, perché vuole sapere, perché vuole saperlo, perché questa domanda, perché è importante, che cosa c'entra, che c'entra, cosa c'entra",
    unclear: "di più su cosa, di più su che cosa, di più di cosa, che cosa intende, cosa intende, che intende, cosa intendi, che vuol dire, cosa vuol dire, in che senso, non capisco la domanda, non ho capito la domanda, a che cosa si riferisce, a cosa si riferisce, a cosa ti riferisci",
    vague: "complicato, complicata, complesso, dipende, qualche problema, alcuni problemi, certe cose, alcune cose, cose, in qualche modo, più o meno, non ideale, poteva andare meglio, così così, strano, strana, diverso da, a volte, vari, varie, alti e bassi, eccetera",
    causes: "perché, a causa, per questo, perciò, il motivo, motivi, la ragione, ho deciso, decisione, mi ha portato",
    harm: "paura, pianto, piangere, dolore, male, incidente, ospedale, pronto soccorso, emergenza, sbagliat*, rotto, perso, urlato, ignorat*, solo, sola, nessuno, mai, in ritardo, tardi, peggio, brutto, brutta, arrabbiat*, frustr*, esaust*, stanc*, dimess*, rinunciato, molest*, minacci*, malat*, morto, morta, morte, panico, stress*, preoccup*, confus*, rifiut*, mentito, ingiust*, delus*, dovuto, soffert*, dimenticat*, error*, difficile, duro, aspetto, aspettato, aspettare, problema, problemi, saltato, intorpidit*, acufen*, sord*, vertigin*, giramenti, ferit*, sangu*, gonfi*, infezion*, operazione, operat*, cesareo, aborto, sedia a rotelle, carrozzina, url*, grid*, insult*, deris*, preso in giro, umili*, ore di attesa, aspettato ore, due ore, tre ore, non pagat*, licenziat*, debit*, non potevo permettermi, pagato due volte, rubat*, derubat*, allagat*, muffa, topi, sfratt*, discrimin*, razzis*, sessis*, burnout, depress*, crollat*, cadut*, rotta, ferita, settimane senza, giorni senza, piang*",
    events: "poi, allora, all'improvviso, un giorno, il giorno dopo, quel giorno, la settimana scorsa, il mese scorso, l'anno scorso, ieri, alla fine, prima, all'inizio, quando ho, cominciato, iniziato, successo, cambiato",
};
