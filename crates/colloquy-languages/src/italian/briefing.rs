use crate::briefing::BriefingCueWords;
use colloquy_word_list::words;

pub const BRIEFING: BriefingCueWords = BriefingCueWords {
    mail_headers: words!("da, a, cc, ccn, oggetto, inviato, data, re, r"),
    sign_offs: words!(
        "grazie, grazie mille, un saluto, saluti, cordiali saluti, ciao, a presto, un abbraccio, baci, \
         distinti saluti, buona giornata, cari saluti, grazie in anticipo, grazie a tutti"
    ),
    spellings: &[
        ("qnd", "quando"),
        ("cn", "con"),
        ("dv", "dove"),
        ("tt", "tutto"),
        ("cmq", "comunque"),
        ("xché", "perché"),
        ("xke", "perché"),
        ("perchè", "perché"),
        ("perche", "perché"),
        ("x", "per"),
        ("nn", "non"),
        ("qlc", "qualcosa"),
        ("qualcosina", "qualcosa"),
        ("&", "e"),
        ("ke", "che"),
        ("pls", "per favore"),
        ("c", "ci"),
    ],
    informing: words!(
        "raccontino, racconti, dicano, descriva, descrivano, spieghino, raccontarci, dirci, spiegarci, \
         descriverci, parlarci, raccontare, dire, spiegare, descrivere, parlare, riferire, \
         farci sapere"
    ),
    obliging: words!("devono, dovrebbero, dovranno, possono, potranno, deve, dovrebbe, dovremmo farci"),
    wishes: words!(
        "ci chiediamo, siamo curiosi di sapere, siamo curiosi di, raccontassero, ci raccontassero, dicessero, ci dicessero, spiegassero, ci spiegassero, si sappia, così da capire, così da sapere, ci preme sapere, ci preme capire, mi preme sapere, preme sapere, vorrebbe capire, vorrebbe sapere, ci piacerebbe sapere, ci piacerebbe capire, \
         mi piacerebbe sapere, mi piacerebbe capire, vorremmo sapere, vorremmo capire, vorrei sapere, \
         vorrei capire, vogliamo sapere, vogliamo capire, voglio sapere, voglio capire, mi interessa, \
         ci interessa, ci interessano, mi interessano, interessa sapere, sarebbe interessante sapere, \
         sarebbe utile sapere, è importante sapere, ci serve sapere, serve capire, serve sapere, \
         siamo curiosi di sapere, siamo curiosi di, dobbiamo capire, dobbiamo sapere, \
         cerchiamo di capire, per capire, ci stanno a cuore, mi stanno a cuore, ci sta a cuore, mi sta a cuore, sappiamo poco di, non sappiamo bene, sappiamo a malapena"
    ),
    raised: words!(
        "se non ne parlano loro, se non ne parlano, se non ne parla, se non lo menziona, se non lo menzionano, solo se ne parlano loro, solo se ne parlano, a meno che non ne parlino loro, a meno che non ne parlino, tranne se ne parlano"
    ),
    unprompted: words!("di tua iniziativa, di propria iniziativa, spontaneamente, per primo, per prima"),
    avoid: "Non menzionare",
    mattering: words!("ci interessa, ci interessa molto, è importante per noi, ci sta a cuore"),
    if_any: words!("se ce ne sono, se presenti, eventualmente"),
    then_ask: words!(
        "chiedi, chieda, chiedere, chiedete, chiedigli, chiedergli, chiedere loro, si chiede, si chiederà, gli si chiede, le si chiede, gli si chiederà, le si chiederà, si chiede loro, si chiederà loro"
    ),
    before_verb: words!(
        "che, a, di, da, e, o, si, ci, vogliono, vuole, per, deve, devono, può, possono, senza"
    ),
    for_person: words!("per lei, per lui"),
    for_invitee: ("per Lei", "per te"),
    only: words!(
        "solo se, solo per, soltanto se, soltanto per, solo chi, solo a chi, solo con chi, \
         unicamente se, solo"
    ),
    those_who: words!(
        "chi, coloro che, a coloro che, a quelli che, se qualcuno, se una persona, a chi, per chi"
    ),
    otherwise: words!("altrimenti, in caso contrario, se no, sennò, se non è così"),
    skipping: words!(
        "terminare l'intervista, chiudere l'intervista, indirizzare a, rimandare a, dare il numero, non serve, non occorre, non deve, \
         saltare, salta, salti, tralascia, tralasciare, ometti, omettere"
    ),
    but: words!("ma, però, tuttavia, senza che"),
    endings: words!(
        "alla fine, per finire, in chiusura, per concludere, per chiudere, infine ringrazia, \
         ringrazia, ringraziare, ringrazi, chiudi, chiudere, chiuda, concludi, concludere, concluda, \
         termina, terminare, al termine, chiusura, congeda, congedati, saluta, prima di chiudere, \
         prima di riattaccare, congedo"
    ),
    telling: words!(
        "di' loro, dì, di', dire, digli, ricorda, ricordare, ricordando, ricordi, ricorda loro, \
         avvisa, avvisare, avvisali, comunica, comunicare, dicendo, informa, informare, informali, \
         menziona, segnala"
    ),
    that: words!("che"),
    at_most: words!("massimo, max, al massimo, non più di, fino a, al più, un massimo di"),
    questions: words!("domande, domanda, temi, argomenti"),
    numbers: &[
        "una", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici",
    ],
    part_labels: words!("blocco, parte, sezione, tema, argomento, domanda, modulo, punto, fase, area"),
    goal_headings: words!("obiettivo, obiettivi, scopo, finalità, domanda di ricerca, domande di ricerca"),
    guide_headings: words!(
        "traccia, traccia di intervista, traccia dell'intervista, domande, temi, argomenti, scaletta, \
         guida, guida all'intervista, da chiedere, temi da affrontare"
    ),
    background_headings: words!(
        "chi, a chi, contesto, campione, profilo, analisi, metodo, metodologia, riservatezza, reclutamento, \
         destinatari, pubblico, premessa, interno"
    ),
    informal: words!(
        "tono informale, registro informale, dando del tu, diamoci del tu, darci del tu, dare del tu, dai del tu, dagli del tu, dargli del tu, dategli del tu, del tu, dia del tu, tono informale con il tu"
    ),
    formal: words!("dando del lei, diamo del lei, dare del lei, dai del lei, del lei, dia del lei"),
    everyone: words!("la persona, ciascuno, ciascuna, ognuno, ognuna, ogni persona, tutti, ciascuno di loro"),
    required: words!("obbligatorio, obbligatoria, obbligatorie, indispensabile, da fare assolutamente"),
    conduct: words!("niente domande, niente, per carità, inizia con due chiacchiere"),
    petitions: words!(
        "mi prepari, mi prepareresti, mi fai, mi faresti, mi puoi, puoi, potresti, potreste, potete, potremmo, possiamo, può, potrebbe, qualcuno può, \
         qualcuno potrebbe, riesci a, ce la fai a, sarebbe possibile, bisognerebbe, dovremmo"
    ),
    tools: words!(
        "strumento, bot, robot, assistente, intervista, un'intervista, l'intervista, interviste, sondaggio, questionario, \
         intervistare, sistema, ia, chiamare"
    ),
    agreed: words!(
        "come d'accordo, come concordato, come da accordi, come promesso, come dicevamo, \
         come accennato"
    ),
    audience_headings: words!("chi, a chi, campione, destinatari, pubblico, profilo, partecipanti, target"),
    interviewers: words!("l'intervistatore, l'intervistatrice, l'assistente, l'ia"),
    interviewer_pronouns: words!("lui, lei"),
    imperatives: &[
        ("chiederà", "chiedi"),
        ("gli chiede", "chiedi"),
        ("le chiede", "chiedi"),
        ("gli chiederà", "chiedi"),
        ("le chiederà", "chiedi"),
        ("vuole sapere", "chiedi"),
        ("vorrà sapere", "chiedi"),
        ("comincia chiedendo", "comincia chiedendo"),
        ("inizia chiedendo", "inizia chiedendo"),
        ("termina chiedendo", "termina chiedendo"),
        ("non chiederà", "non chiedere"),
        ("non menzionerà", "non menzionare"),
        ("non parlerà", "non parlare"),
        ("eviterà", "evita"),
        ("si astiene dal parlare", "non parlare"),
        ("esplorerà", "esplora"),
        ("chiede", "chiedi"),
        ("non chiede", "non chiedere"),
        ("non chiede mai", "non chiedere mai"),
        ("non menziona", "non menzionare"),
        ("non menziona mai", "non menzionare mai"),
        ("non parla", "non parlare"),
        ("non parla mai", "non parlare mai"),
        ("evita", "evita"),
        ("parla con", "parla con"),
        ("scopre", "scopri"),
        ("deve chiedere", "chiedi"),
        ("non deve chiedere", "non chiedere"),
        ("non deve menzionare", "non menzionare"),
        ("non deve parlare", "non parlare"),
        ("intervista", "intervista"),
        ("esplora", "esplora"),
    ],
    asked: words!(
        "deve raccontare, devono raccontare, dovrebbe raccontare, deve dire, devono dire, ci racconta, ci raccontano, ci dice, ci dicono, gli si chiede, le si chiede, viene chiesto"
    ),
    plain_beginnings: &[
        ("si conclude chiedendo", "Concludi chiedendo"),
        ("si concluderà chiedendo", "Concludi chiedendo"),
        ("si termina chiedendo", "Concludi chiedendo"),
        ("si finisce chiedendo", "Concludi chiedendo"),
        ("quando parlano", "Se parlano"),
        ("quando dicono", "Se dicono"),
        ("quando menzionano", "Se menzionano"),
        ("quando raccontano", "Se raccontano"),
        ("quando si lamentano", "Se si lamentano"),
        ("quando qualcuno parla", "Se qualcuno parla"),
        ("quando qualcuno dice", "Se qualcuno dice"),
        ("quando qualcuno menziona", "Se qualcuno menziona"),
        ("quando qualcuno si lamenta", "Se qualcuno si lamenta"),
        ("parla con chi", "Parla con le persone che"),
        ("parlare con chi", "Parla con le persone che"),
        ("conversazione con", "Parla con"),
        ("chiacchierata con", "Parla con"),
        ("intervista con", "Parla con"),
        ("intervista di uscita con", "Parla con"),
        ("chiudere chiedendo", "Concludi chiedendo"),
        ("chiudi chiedendo", "Concludi chiedendo"),
        ("chiuda chiedendo", "Concludi chiedendo"),
        ("concludere chiedendo", "Concludi chiedendo"),
        ("finire chiedendo", "Concludi chiedendo"),
        ("terminare chiedendo", "Concludi chiedendo"),
        ("come ultima domanda chiedi", "Concludi chiedendo"),
        ("come ultima domanda chiedere", "Concludi chiedendo"),
        ("come ultima domanda deve chiedere", "Concludi chiedendo"),
        ("come ultima domanda chieda", "Concludi chiedendo"),
        ("parla con chi", "Parla con le persone che"),
        ("parli con chi", "Parli con le persone che"),
        ("parlate con chi", "Parlate con le persone che"),
        ("intervista chi", "Intervista le persone che"),
        ("intervisti chi", "Intervisti le persone che"),
        ("intervistate chi", "Intervistate le persone che"),
    ],
    why_so_many: &[
        ("perché così tanti", "perché i"),
        ("perché tanti", "perché i"),
        ("perché così tante", "perché le"),
        ("perché tante", "perché le"),
    ],
    if_so: &[("Se sì", "e se sì"), ("In caso affermativo", "e in caso affermativo"), ("Se no", "e se no")],
    company: words!("con loro"),
    nobody: words!("nessuno"),
    asked_about: words!(
        "si deve chiedere del, si deve chiedere dello, si deve chiedere della, si deve chiedere dei, si deve chiedere delle, va chiesto del, va chiesto della"
    ),
    asked_around: &[],
    condition_verbs: &[],
    condition_word: None,
    then: &[],
    ask: "Chiedi",
    requests_to_invitee: &[
        ("ci racconti", "Può raccontarci", ""),
        ("mi racconti", "Può raccontarmi", ""),
        ("raccontaci", "Puoi raccontarci", ""),
        ("raccontami", "Puoi raccontarmi", ""),
        ("ci parli", "Può parlarci", ""),
        ("parlaci", "Puoi parlarci", ""),
        ("ci descriva", "Può descriverci", ""),
        ("descrivici", "Puoi descriverci", ""),
        ("ci dica", "Può dirci", ""),
        ("dicci", "Puoi dirci", ""),
    ],
    asks_to_tell: words!(
        "che raccontino, che ci raccontino, che ci dicano, che dicano, che spieghino, che ci spieghino, che racconti, vogliamo sapere, vorremmo sapere, ci interessa sapere, vorrei sapere"
    ),
    bare_reasons: &[
        ("perché", "e perché"),
        ("e perché", "e perché"),
        ("perché no", "e perché"),
        ("perché sì o perché no", "e perché"),
        ("come mai", "e come mai"),
        ("per quale motivo", "e per quale motivo"),
    ],
    informal_pronouns: words!("tu"),
    formal_pronouns: words!("lei"),
    address_fillers: words!(
        "del, il, per, favore, sempre, usare, usa, diamo, dare, al, rivolgersi, forma, tono"
    ),
    sentence_forms: super::sentence_forms::FORMS,
    farewell: "Vorrei anche dirLe che {clause}.",
};
