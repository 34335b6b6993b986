use crate::rapport::{FeelingPatterns, RapportPhrases, RapportReplies};
use colloquy_word_list::words;

pub const RAPPORT: RapportPhrases = RapportPhrases {
    classes: &[
        ("who", "mio|mia|un|una|tutti|nostro|nostra|lui"),
        ("said", "detto|raccontato|risposto|spiegato|menzionato|accennato"),
        ("toyou", "gliel'ho|te l'ho|ve l'ho|l'ho|le ho|ti ho|vi ho|gliene ho|te ne ho"),
        (
            "tell",
            "gli dica|le dica|gli dici|dica|diglielo|glielo dica|digli|dille|dite|ditelo|diteglielo|ditegli|dillo",
        ),
        (
            "lost",
            "marito|moglie|mamma|papà|madre|padre|figlio|figlia|fratello|sorella|lavoro|posto|amico|amica",
        ),
        (
            "kin",
            "marito|moglie|mamma|papà|madre|padre|figlio|figlia|fratello|sorella|amico|amica|nonno|nonna",
        ),
    ],
    said_before: "gliel'ho $said, te l'ho $said, $toyou già $said, $toyou appena $said, $toyou $said poco fa, $toyou $said un attimo fa, l'avevo già $said, gliel'avevo già $said, te l'avevo già $said, ho già $said prima, ho già risposto, ne ho già parlato, gliene ho già parlato, te ne ho già parlato, come le ho già, come ti ho già, come ho già $said, come le ho $said, come ti ho $said, come le ho appena, come ti ho appena, come ho appena, ma se gliel'ho, ma se te l'ho, ma se l'ho, me l'ha già chiesto, me l'hai già chiesto, l'ha già chiesto, l'hai già chiesto, me lo ha già chiesto, me l'ha appena chiesto, me l'hai appena chiesto, questo l'ho già, questo gliel'ho, questo te l'ho, la stessa domanda, l'ho $said prima, te l'ho $said prima, gliel'ho $said prima",
    said_before_alone: "già $said, appena $said, l'ho $said, te l'ho $said, dicevo prima, te l'ho già",
    as_said: "come dicevo, come le dicevo, come ti dicevo, come ho detto, come detto, le dicevo, ti dicevo, come accennavo, come le accennavo, come ti accennavo, come raccontavo, dicevo prima",
    to_others: "$said al, $said alla, $said ai, $said allo, $said agli, $said alle, $said a $who",
    unasked: "non mi chiede nemmeno, non mi chiede neanche, non mi chiede neppure, non mi chiedi nemmeno, non mi chiedi neanche, non mi chiedi neppure, non chiede nemmeno, non chiede neanche, non chiedi nemmeno, non chiedi neanche, non mi ha nemmeno chiesto, non mi ha neanche chiesto, non mi hai nemmeno chiesto, non mi hai neanche chiesto, non mi ha chiesto, non mi hai chiesto, non me l'ha chiesto, non me l'hai chiesto, perché non mi chiede, perché non mi chiedi, perché non chiede, perché non chiedi, poteva chiedermi, potevi chiedermi, poteva chiedermelo, potevi chiedermelo, dovrebbe chiedere, dovresti chiedere, dovrebbe chiedermi, dovresti chiedermi",
    puzzled: "cosa intende, che intende, cosa intendi, che intendi, cosa vuoi dire, non so cosa intende, non so cosa intenda, non so cosa intendi, non so che cosa intende, non so cosa vuole, non so cosa vuoi, non capisco la domanda, non ho capito la domanda, non capisco cosa, non capisco che cosa, non ho capito cosa mi, non ho capito che cosa mi, non ho ben capito la domanda, non la seguo, non ti seguo, domanda non ha senso, domanda non ha molto senso, domanda non è chiara, domanda non era chiara, a cosa si riferisce, a che cosa si riferisce, a cosa ti riferisci, a che cosa ti riferisci, di cosa parla, di che cosa parla, di che parla, di cosa parli, di che cosa parli, di che parli, di cosa sta parlando, di cosa stai parlando, non è una domanda, non è una frase, finisca la frase, finisci la frase, la domanda intera, la domanda completa, una domanda completa, cosa vuole sapere, che cosa vuole sapere, cosa vuoi sapere, che domanda è, domanda strana, strana domanda, intendevo la sua domanda, intendevo la tua domanda, parlavo della sua domanda, parlavo della tua domanda, cosa vuole da me, cosa vuoi da me",
    guesses: "intende, intendi, vuol dire, vuoi dire, si riferisce a, si riferisce al, si riferisce alla, ti riferisci a, ti riferisci al, ti riferisci alla, parla di, parla del, parla della, parli di, parli del, parli della, vuole sapere se, vuoi sapere se, mi chiede se, mi chiedi se, mi sta chiedendo se, mi stai chiedendo se",
    more_questions: "altro che voleva chieder*, altro che volevi chieder*, altro che vuole chieder*, altro che vuoi chieder*, altro che vuole sapere, altro che vuoi sapere, qualcos'altro da chieder*, altro da chieder*, altre domande, ancora domande, vuole sapere altro, vuoi sapere altro, vuole chiedermi altro, vuoi chiedermi altro, cos'altro vuole sapere, cos'altro vuoi sapere, che altro vuole sapere, che altro vuoi sapere",
    all_asked: "è tutto, tutto qui, finito qui",
    pass_on: "faccia … complimenti, fai … complimenti, fate … complimenti, facciano … complimenti, i miei complimenti a*, complimenti a*, faccia … saluti, porti … saluti, porta … saluti, un saluto a*, saluti a*, tanti saluti a*, saluti la, saluti il, un abbraccio a*, un grazie a*, lo scriva, questo lo scriva, quello lo scriva, scrivilo, questo scrivilo, quello scrivilo, scriva, lo scriva pure, scrivi questo, scrivi che, lo segni, segnalo, segna che, se lo segni, prenda nota, prendi nota, annoti, annota, $tell, lo dica, lo riferisca, riferisca, riferisci, riferiscilo, riferisca pure, può dire, puoi dire, può dirgli, puoi dirgli, può dirle, puoi dirle, glielo può dire, glielo puoi dire, può riferire, puoi riferire, faccia sapere, fai sapere, fategli sapere, fate sapere, lo faccia sapere, mi saluti, salutami, salutatemi, ringrazi, ringrazia, ringraziate, passi il messaggio, passa il messaggio",
    reason_words: words!("perché, come mai"),
    echo_words: words!("cosa, chi, dove, quando, quale, quali"),
    person_words: words!("chi, a chi"),
    joining: words!("ma, e, o, però, solo che, allora"),
    addressed: words!(
        "lei, voi, vi, ti, tu, te, vostro, vostra, vostri, vostre, suo, sua, mi può, mi puoi, mi sa, avete, potete, siete, fate"
    ),
    no_danger: "non … in pericolo, nessun pericolo, non c'è pericolo, non c'è nessun pericolo, quale pericolo, che pericolo, in pericolo no, non sono … in pericolo, nessuno è in pericolo, non è successo niente, non è successo nulla, non succede niente, non c'è niente, va tutto bene, tutto a posto, nessuna emergenza, non è un'emergenza, non serve chiamare, non c'è bisogno di chiamare, non c'è bisogno, non ho bisogno di aiuto, mi ha frainteso, mi hai frainteso, ha capito male, hai capito male, mi ha capito male, mi hai capito male, un malinteso, un equivoco, un'espressione, modo di dire, per modo di dire, era una battuta, una battuta, scherzavo, non intendevo, non volevo dire, stia tranquilla, stia tranquillo, non si preoccupi, non ti preoccupare, nessuno mi minaccia, ma figurati, si figuri",
    spoke_of: "parlavo di, parlavo del, parlavo della, parlavo dei, le parlavo, ti parlavo, stavo parlando, stavo raccontando, raccontavo, mi riferivo",
    feelings: FeelingPatterns {
        fear: "ho … paura, avevo … paura, ho avuto … paura, avevamo paura, abbiamo avuto paura, mi fa paura, mi faceva paura, mi ha fatto paura, faceva paura, che paura, paura di, spaventato, spaventata, spaventoso, spaventosa, mi sono spaventat*, terrorizzato, terrorizzata, terrore, panico, tremavo, tremava, angosciato, angosciata, angoscia",
        exhaustion: "sfinito, sfinita, esausto, esausta, stremato, stremata, estenuante, distrutto, distrutta, stanchissimo, stanchissima, stanco morto, stanca morta, a pezzi, non ce la faccio, non ce la facevo, non ne posso più, non ne potevo più, non dormo, non ho dormito, non dormivo, senza dormire, non stacco mai, al limite, mi logora, logorante, troppo per me, una fatica",
        grief: "mi fa male, mi faceva male, mi ha fatto male, fa molto male, dolore, dolori, doloroso, dolorosa, ho sofferto, soffrivo, sono caduto, sono caduta, è caduto, è caduta, caduta dalle, infezione, ferito, ferita, mi sono fatto male, mi sono fatta male, si è fatto male, si è fatta male, al pronto soccorso, ricoverato, ricoverata, mi sono rotto, mi sono rotta, è morto, è morta, morto mio, morta mia, mancato mio, è mancato, è mancata, funerale, lutto, perso mio $lost, perso mia $lost, perso il $lost, perso la $lost, licenziato, licenziata, invisibile, abbandonato, abbandonata, mi sento … solo, mi sento … sola, mi sentivo … solo, mi sentivo … sola, tanto triste, ero triste, mi rende triste, tristezza, ci sono rimasto male, ci sono rimasta male, deluso, delusa, ferito nell'orgoglio, non mi riconosce",
        anger: "arrabbiato, arrabbiata, mi sono arrabbiat*, mi arrabbio, rabbia, furioso, furiosa, furibondo, furibonda, incavolato, incavolata, incazzato, incazzata, mi dà fastidio, mi dava fastidio, mi ha dato fastidio, fastidioso, seccato, seccata, irritato, irritata, irritante, indignato, indignata, esasperato, esasperata, esasperante, frustrato, frustrata, frustrante, stufo, stufa, mi fa imbestialire, mi manda in bestia, mi innervosisce",
        shame: "vergogna, mi vergogno, mi vergognavo, mi sono vergognat*, imbarazzato, imbarazzata, imbarazzante, imbarazzo, umiliato, umiliata, umiliante, figuraccia, brutta figura, come uno scemo, come una scema, come un cretino, come una cretina, come un idiota, sentito stupido, sentita stupida",
        quarrel: "litigato, litigio, litigata, lite, discussione con, discussione pesante, mi ha urlato, urlato contro, gridato contro, mi ha sgridat*, scontrato con, scontrata con, battibecco",
        loss: "si è tolto la vita, si è tolta la vita, si è suicidato, si è suicidata, è morto, è morta, sono morti, morto mio, morta mia, è mancato mio, è mancata mia, deceduto, deceduta, funerale, lutto, vedova, vedovo, perso mio $kin, perso mia $kin, perso il mio $kin, perso la mia $kin, mi manca molto, mi manca tanto",
        tears: "ho pianto, piangevo, piangeva, piangere, in lacrime, lacrime",
        relief: "sollevato, sollevata, un sollievo, che sollievo, una liberazione, grazie a dio, un sospiro di sollievo, un peso in meno",
        pride: "orgoglioso, orgogliosa, con orgoglio, un orgoglio, fiero di, fiera di, commosso, commossa, mi sono commoss*, commovente, mi ha commoss*, significa molto, significa tanto, indimenticabile",
        joy: "adoro, adoravo, mi piace tantissimo, mi piace molto, mi è piaciuto molto, mi è piaciuto tantissimo, mi è piaciuta molto, ci è piaciuto molto, meraviglioso, meravigliosa, fantastico, fantastica, splendido, splendida, bellissimo, bellissima, stupendo, stupenda, ottimo, ottima, eccezionale, eccellente, perfetto, perfetta, benissimo, contentissimo, contentissima, molto contento, molto contenta, felice, felicissimo, felicissima, gentilissimo, gentilissima, gentilissimi, molto gentile, molto gentili, bravissimo, bravissima, bravissimi, grato, grata, un signore, una gioia, un piacere, nulla da ridire, niente da ridire, mi sono trovato benissimo, mi sono trovata benissimo, molto soddisfatto, molto soddisfatta",
    },
    not_felt: words!(
        "se, sarebbe, avrebbe, potrebbe, non più, non ho più, passato, passata, meglio adesso, molto meglio, per fortuna, meno male, prima, per paura, quando uno, dovrebbe, nel caso, magari, immagino"
    ),
    formal: RapportReplies {
        said_before: &[
            "È vero, l’ha già detto, mi scusi.",
            "Mi scusi, me l’aveva già detto.",
            "Mi scusi per averlo chiesto di nuovo.",
        ],
        unasked: &["Mi scusi, avrei dovuto chiederglielo.", "Mi scusi, questa domanda mancava."],
        unclear: &[
            "Mi scusi, la domanda non era chiara.",
            "Mi scusi, la domanda era fuori posto.",
            "Le chiedo scusa, la domanda era posta male.",
        ],
        confirmed: "Sì, intendo proprio questo. Mi racconti pure.",
        ..INFORMAL
    },
    informal: INFORMAL,
};

const INFORMAL: RapportReplies = RapportReplies {
    said_before: &[
        "È vero, l’hai già detto, scusa.",
        "Scusami, me l’avevi già detto.",
        "Scusa se l’ho chiesto di nuovo.",
    ],
    unasked: &["Scusa, avrei dovuto chiedertelo.", "Scusami, questa domanda mancava."],
    unclear: &[
        "Scusa, la domanda non era chiara.",
        "Scusami, la domanda era fuori posto.",
        "Ti chiedo scusa, la domanda era posta male.",
    ],
    confirmed: "Sì, intendo proprio questo. Raccontami pure.",
    more_to_ask: "Sì, c’è ancora qualcosa.",
    nothing_to_ask: "No, per me è tutto.",
    passed_on: "È in ciò che riceve {organization}.",
    noted: &["Ne prendo nota.", "Capisco, ne prendo nota."],
    confided: &["Grazie di avermelo detto.", "Grazie per la franchezza.", "Grazie di averne parlato."],
    fear: &[
        "Deve aver fatto paura.",
        "Capisco che faccia paura.",
        "Dev’essere stato uno spavento.",
        "La paura si capisce bene.",
    ],
    exhaustion: &[
        "Dev’essere sfiancante.",
        "È davvero faticoso.",
        "Ci vuole molta forza.",
        "È un bel peso da portare.",
    ],
    grief: &["Mi dispiace.", "Mi dispiace molto.", "Mi dispiace che sia successo.", "È dura, mi dispiace."],
    anger: &[
        "Capisco la rabbia.",
        "Capisco che dia fastidio.",
        "Il fastidio si capisce.",
        "È comprensibile arrabbiarsi.",
    ],
    shame: &[
        "Dev’essere stato imbarazzante.",
        "Immagino il disagio.",
        "Non è una bella sensazione.",
        "Capisco che abbia ferito.",
    ],
    quarrel: &[
        "Non dev’essere stato facile.",
        "Dev’essere stata una situazione difficile.",
        "Immagino la tensione.",
        "Sono cose che pesano.",
    ],
    loss: &[
        "Mi dispiace davvero.",
        "È una grande perdita, mi dispiace.",
        "È molto triste.",
        "Mi dispiace tanto.",
    ],
    relief: &[
        "Dev’essere un sollievo.",
        "Il sollievo si capisce.",
        "Deve aver fatto bene.",
        "È un peso in meno.",
    ],
    pride: &[
        "Si sente quanto conta.",
        "Si capisce che è importante.",
        "Capisco che commuova.",
        "Si sente che significa molto.",
    ],
    burden: &[
        "Sembra davvero pesante.",
        "Mi dispiace sentirlo.",
        "È normale che pesi.",
        "È dura da portare.",
        "Non è facile da vivere.",
    ],
    serious: &[
        "Sembra una cosa seria.",
        "Non è cosa da poco.",
        "Capisco che sia grave.",
        "Si capisce che non è un dettaglio.",
    ],
    hardship: &[
        "Non sembra facile.",
        "Capisco che dia fastidio.",
        "Non dev’essere stato piacevole.",
        "Capisco che sia un problema.",
    ],
    joy: &[
        "Mi fa piacere sentirlo.",
        "Fa piacere sentirlo.",
        "Sentirlo fa piacere.",
        "Che piacere sentirlo.",
    ],
};
