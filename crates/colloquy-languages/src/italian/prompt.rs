use crate::prompt::{
    AskedAboutWords, PromptCueWords, TopicOrderWords, UnmarkedQuestionWords, never, unchanged,
};
use colloquy_word_list::words;

pub const PROMPT: PromptCueWords = PromptCueWords {
    leads: words!(
        "vi prego di, ti prego di, la prego di, si prega di, si raccomanda di, in primo luogo, in secondo luogo, innanzitutto, anzitutto, in seguito, successivamente, per cominciare, da ultimo, per ultimo, per ora, per il momento, per adesso, nb, agli altri, alle altre, a tutti, a tutte, a ciascuno, a ciascuna, attenzione, bisogna, occorre, bisognerebbe, non dimenticare di, non dimenticate di, ho bisogno di, abbiamo bisogno di, devo, per favore, per cortesia, anche, poi, e, prima, inoltre, infine, devi, deve, il tuo compito è, \
         il suo compito è, l'obiettivo è, lo scopo è, il nostro obiettivo è, vogliamo, voglio, vorremmo, vorrei, \
         desideriamo, ci piacerebbe, mi piacerebbe, puoi, può, potresti, potrebbe, potete, potreste, dovete, dovreste, dobbiamo, dovremmo, serve, cerca di, cerchi di, prova a, \
         provi a, inizia a, comincia a, per"
    ),
    asking: words!(
        "l'intervistatore chiede, l'intervistatore gli chiede, l'intervistatore le chiede, l'intervistatore chiederà, l'intervistatrice chiede, si chiede, si chiederà, gli si chiede, le si chiede, gli si chiederà, le si chiederà, si chiede loro, si chiederà loro, si domanda, si domanderà, si domanda loro, gli si domanda, le si domanda, gli chiediamo, le chiediamo, chiediamo loro, domandate loro, fai due chiacchiere, fate due chiacchiere, scambia due parole, chiacchiera, chiacchierare, informati su, si informi su, gli chieda, le chieda, gli si chieda, le si chieda, chieda loro, fai domande, faccia domande, chiedi, chieda, chiedere, chiedigli, chiedile, chiedi loro, chiedete, chiedete loro, domandate, parlate, intervistate, sentire, sentite, domanda, domandi, \
         domandare, intervista, intervisti, intervistare, parla, parli, parlare, discuti, discuta, informati, \
         indaga, indaghi, indagare, interroga, chiedete, domandate, intervistate, parlate, interrogate, conversa, approfondisci con"
    ),
    exploring: words!(
        "si affronta, si affrontano, si affronterà, si affronteranno, si approfondisce, si approfondiscono, si approfondirà, si approfondiranno, si esplora, si esplorano, si esplorerà, si tratta il, si indaga, si indagherà, si raccoglie, si raccoglierà, chiedi loro di raccontare, chiedi loro di descrivere, chiedi loro di spiegare, chiedi loro di raccontarci, chiedete loro di raccontare, chiedete loro di descrivere, chiedete loro di spiegare, chiedete loro di raccontarci, chiedere loro di raccontare, chiedere loro di descrivere, chiedere loro di spiegare, chiedere loro di raccontarci, chieda loro di raccontare, chieda loro di descrivere, chieda loro di spiegare, chieda loro di raccontarci, chiedigli di raccontare, chiedigli di descrivere, chiedigli di spiegare, chiedigli di raccontarci, chiedi di raccontare, chiedi di descrivere, chiedi di spiegare, chiedi di raccontarci, chiedete di raccontare, chiedete di descrivere, chiedete di spiegare, chiedete di raccontarci, chiedere di raccontare, chiedere di descrivere, chiedere di spiegare, chiedere di raccontarci, chieda di raccontare, chieda di descrivere, chieda di spiegare, chieda di raccontarci, \
         concentrati su, concentrati sul, concentrati sulla, si concentri su, soffermati su, si soffermi su, che parlassero, che parlino, che ci parlassero, che ci parlino, che raccontassero, fatevi raccontare, fatti raccontare, si faccia raccontare, fatevi spiegare, fatti spiegare, fatevi dire, fatti dire, \
         fai raccontare, verificate, verificare, scoprite, esplorate, approfondite, raccogliete, indagate, descriva, descrivi, scopri, scopra, scoprire, esplora, esplori, esplorare, capisci, capire, comprendi, \
         comprendere, sapere, conoscere, affronta, affronti, affrontare, approfondisci, approfondisca, approfondire, \
         raccogli, raccolga, raccogliere, valuta, valuti, valutare, analizza, analizzare, identifica, identificare, \
         descrivere, raccontare, spiegare, copri, copra, coprire, tratta, trattare, esamina, esamini, esaminare"
    ),
    following: words!("approfondisci, approfondire, approfondisca, insisti"),
    links: &[
        ("a proposito del", "il"),
        ("a proposito della", "la"),
        ("a proposito di", ""),
        ("riguardo al", "il"),
        ("riguardo alla", "la"),
        ("riguardo ai", "i"),
        ("riguardo alle", "le"),
        ("riguardo a", ""),
        ("circa", ""),
        ("sull'", "l'"),
        ("sul", "il"),
        ("sullo", "lo"),
        ("sulla", "la"),
        ("sui", "i"),
        ("sugli", "gli"),
        ("sulle", "le"),
        ("su", ""),
    ],
    asked_about: AskedAboutWords {
        verbs: &["chied", "domand"],
        links: &[
            ("dell'", "l'"),
            ("del", "il"),
            ("dello", "lo"),
            ("della", "la"),
            ("dei", "i"),
            ("degli", "gli"),
            ("delle", "le"),
        ],
    },
    near_links: &[
        ("dell'", "l'"),
        ("del", "il"),
        ("dello", "lo"),
        ("della", "la"),
        ("dei", "i"),
        ("degli", "gli"),
        ("delle", "le"),
        ("di", ""),
        ("d'", ""),
    ],
    relays: words!("di"),
    question_words: words!(
        "con quale frequenza, con che frequenza, ogni quanto, a che ora, da quanto, da dove, da quando, con chi, com', come, perché, che cosa, cosa, che, se, quando, dove, quale, quali, qual, chi, quanto, quanta, quanti, \
         quante, in che modo, in che misura, fino a che punto"
    ),
    markers: words!(
        "i temi sono, gli argomenti sono, ci interessa sapere, ci interessa, ci interessano, opinione sul, opinioni sul, opinione su, opinioni su, parere su, feedback sul, feedback sulla, feedback su, \
         intervista su, intervista sul, intervista sulla, interviste su, sondaggio su, conversazione su, \
         si tratta di, vogliamo sapere, vogliamo capire, vorremmo sapere, vorremmo capire, per capire, per sapere"
    ),
    manners: words!(
        "sei, lei è, sii, sia, resta, rimani, mantieni, mantenga, non, evita, eviti, ignora, ignori, dimentica, \
         dimentichi, usa, usi, utilizza, agisci, mai, sempre, rispondi, risponda, ringrazia, ringrazi, ciao, salve, \
         buongiorno, ripeti"
    ),
    labels: words!(
        "tema, temi, argomento, argomenti, obiettivo, obiettivi, scopo, contesto, titolo, intervista, domanda, \
         domande, compito, oggetto"
    ),
    list_heads: words!("seguenti, seguente, questi, queste, temi, domande, punti, argomenti"),
    conjunctions: words!("e, ed, poi, o, ma"),
    function_words: words!(
        "il, lo, la, i, gli, le, un, uno, una, di, del, della, dei, delle, e, è, sono, in, con, per, su, sul, sulla, \
         che, come, perché, nostro, nostra, nostri, nostre, loro, non, al, alla, ai, alle, da, dal, dalla, nel, \
         nella, si, più, ha, hanno, o, a, cosa, chiedi, ci, quali, quale, vogliamo, anche, se"
    ),
    articles: words!("il, lo, la, i, gli, le, l', un, uno, una"),
    addressed: &[],
    addressing: &[],
    also: words!("anche"),
    always: words!("sempre"),
    with: words!("con"),
    joints: words!("e, ed"),
    interrogatives: words!("com', come, perché, che cosa, cosa, quale, quali, quanto, quando, dove, chi"),
    whether: words!("se"),
    whether_after_and: words!("se"),
    antecedents: &[],
    relatives: words!("in cui, nel quale, nella quale, che"),
    conditions: words!("se, in caso di, nel caso in cui, nel caso, qualora"),
    speakers: words!("noi, siamo, sono"),
    possessives: &[],
    settings: words!("durata, lingua, tono, stile, regole"),
    occasions: words!("intervista, interviste"),
    unmarked: UnmarkedQuestionWords {
        openings: &[],
        verbs: &[],
        adverbs: &[],
        subjects: &[],
        verb_endings: &[],
        adjectives: &[],
    },
    bare_questions: words!(
        "chi fa cosa, chi fa che cosa, come, perché, quando, dove, chi, che cosa, cosa, quanto, quanti, quante, con chi, da quando, per cosa, a chi, di chi, quanto spesso, quanto tempo, da quanto, da quanto tempo, ogni quanto, ogni quanto tempo, a che ora, quali, quale, perché no, da chi"
    ),
    bare_openings: words!(
        "con che, con quale, con quali, in che, in quale, in quali, quante, quanti, per quale, per quali"
    ),
    told_occasions: words!("l'ultima volta, la prima volta"),
    follow_ons: words!("se sì, se si, se no, in caso affermativo, in caso contrario, perché no, e perché"),
    back_references: words!("lo, la, li, le, ne, ci, ciò, questo"),
    question_labels: words!("ultima domanda, domanda finale, domanda conclusiva, domanda di chiusura"),
    abbreviations: words!("sig"),
    nominative: unchanged,
    speaks_of_one_thing: never,
    sequence: TopicOrderWords {
        first: &[
            ("comincia con", ""),
            ("comincia col", "il"),
            ("comincia dal", "il"),
            ("comincia dalla", "la"),
            ("comincia dai", "i"),
            ("comincia dagli", "gli"),
            ("comincia dalle", "le"),
            ("comincia dall'", "l'"),
            ("cominci con", ""),
            ("cominci col", "il"),
            ("cominci dal", "il"),
            ("cominci dalla", "la"),
            ("cominci dai", "i"),
            ("cominci dagli", "gli"),
            ("cominci dalle", "le"),
            ("cominci dall'", "l'"),
            ("inizia con", ""),
            ("inizia col", "il"),
            ("inizia dal", "il"),
            ("inizia dalla", "la"),
            ("inizia dai", "i"),
            ("inizia dagli", "gli"),
            ("inizia dalle", "le"),
            ("inizia dall'", "l'"),
            ("inizi con", ""),
            ("inizi col", "il"),
            ("inizi dal", "il"),
            ("inizi dalla", "la"),
            ("inizi dai", "i"),
            ("inizi dagli", "gli"),
            ("inizi dalle", "le"),
            ("inizi dall'", "l'"),
            ("parti dal", "il"),
            ("parti dalla", "la"),
            ("parti da", ""),
        ],
        later: &[
            ("si passa al", "il"),
            ("si passa all'", "l'"),
            ("si passa alla", "la"),
            ("si passa ai", "i"),
            ("si passa agli", "gli"),
            ("si passa alle", "le"),
            ("si passa a", ""),
            ("si prosegue con", ""),
            ("poi", ""),
            ("e poi", ""),
            ("quindi", ""),
            ("in seguito", ""),
            ("dopo", ""),
            ("prosegui con", ""),
            ("prosegua con", ""),
            ("continua con", ""),
            ("continui con", ""),
            ("passa al", "il"),
            ("passa alla", "la"),
            ("passa ai", "i"),
            ("passa alle", "le"),
            ("passa a", ""),
            ("seguito da", ""),
            ("concludi con", ""),
            ("concluda con", ""),
            ("finisci con", ""),
            ("finisca con", ""),
            ("termina con", ""),
            ("termini con", ""),
            ("chiudi con", ""),
            ("infine", ""),
            ("alla fine", ""),
            ("per finire", ""),
            ("per concludere", ""),
        ],
        first_asking: words!("comincia chiedendo, cominci chiedendo, inizia chiedendo, inizi chiedendo"),
        later_asking: words!(
            "concludi chiedendo, concluda chiedendo, finisci chiedendo, finisca chiedendo, \
             termina chiedendo, termini chiedendo, finire chiedendo, terminare chiedendo, concludere chiedendo, \
             chiudi chiedendo, chiuda chiedendo, chiudere chiedendo, concludete chiedendo, terminate chiedendo"
        ),
        ask: "chiedi",
        adverbs: words!(
            "prima di tutto, per prima cosa, innanzitutto, all'inizio, dapprima, prima, poi, infine, \
             alla fine, per finire"
        ),
        no_topics: words!(
            "nota, qualcosa, qualche, alcune, saluto, saluti, ringraziamento, ringraziamenti, \
             parole, sorriso, frase, grazie"
        ),
    },
};
