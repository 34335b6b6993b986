//! The texts of interviews that address people as "tu".

use super::address;
use super::generator::GENERATOR;
use super::guide::GUIDE;
use super::interviewer::INTERVIEWER;
use crate::generator::OfflineGeneratorPhrases;
use crate::guide::{GuideCueWords, family, general, named_by_question};
use crate::informal::InformalAddress;
use crate::interviewer::{CounterQuestionReplies, FollowUpPhrases, InterviewerPhrases};
use colloquy_word_list::words;

pub const INFORMAL: InformalAddress = InformalAddress {
    // Not "sei", which is also a number, nor forms that are nouns too: "ricordi", "consigli", "aspetti".
    words: words!(
        "valuti, giudichi, tu, te, ti, tuo, tua, tuoi, tue, hai, puoi, vuoi, devi, sai, fai, vai, stai, vieni, riesci, pensi, \
         vedi, credi, senti, dici, intendi, conosci, scegli, prendi, ricevi, spendi, descrivi, preferisci, \
         capisci, trovi, compri, usi, eri, avevi, volevi, potevi, dovevi, sapevi, facevi, andavi, usavi, \
         pensavi, cercavi, lavoravi, avrai, sarai, potrai, vorrai, farai, avresti, saresti, vorresti, \
         potresti, dovresti, faresti, daresti, diresti, potessi, avessi, dovessi, raccontami, raccontaci, \
         dimmi, dicci, parlami, parlaci, descrivimi, spiegami, aiutarti, sentirti, convincerti"
    ),
    endings: &["eresti", "iresti", "vresti", "rresti", "dresti", "risci", "tisci", "nisci"],
    from_formal: "a Suo agio = a tuo agio | a Suo modo = a tuo modo | a Suo parere = a tuo parere | a Suo avviso = a tuo avviso | per sé = per te | l'ha spinta = ti ha spinto | l'ha convinta = ti ha convinto | l'ha \
                  convinta = ti ha convinto | cosa L'ha = cosa ti ha | Lei come la vede = \
                  tu come la vedi | come la vede = come la vedi | Lei ha = tu hai | Lei pensa = tu pensi | mi può = \
                  mi puoi | ci può raccontare = ci puoi raccontare | mi potrebbe = mi potresti | può raccontarmi = \
                  puoi raccontarmi | Può dirmi = Puoi dirmi | Può farmi = Puoi farmi | Può descrivere = Puoi \
                  descrivere | vorrebbe = vorresti | descriverebbe = descriveresti | definirebbe = definiresti | \
                  preferirebbe = preferiresti | consiglierebbe = consiglieresti | avrebbe preferito = avresti \
                  preferito | cosa cambierebbe per Lei = cosa cambierebbe per te | cosa cambierebbe per lei = cosa \
                  cambierebbe per te | cosa cambierebbe = cosa cambieresti | cosa farebbe = cosa faresti | se \
                  potesse = se potessi | ha vissuto = hai vissuto | ha conosciuto = hai conosciuto | ha scelto = hai \
                  scelto | ha trovato = hai trovato | ha sentito parlare = hai sentito parlare | ha scoperto = hai \
                  scoperto | ha deciso = hai deciso | ha usato = hai usato | ha ricevuto = hai ricevuto | ha notato \
                  = hai notato | è arrivato o arrivata = sei arrivato o arrivata | si è trovato o trovata = ti sei \
                  trovato o trovata | tempo è cliente = tempo sei cliente | tempo lavora = tempo lavori | spesso usa \
                  = spesso usi | spesso viene = spesso vieni | ha mai = hai mai | Ha avuto = Hai avuto | Che \
                  problemi ha = Che problemi hai | Che esperienza ha = Che esperienza hai | ne pensa = ne pensi | \
                  cosa pensa = cosa pensi | come valuta = come valuti | come trova = come trovi | come usa = come \
                  usi | cosa desidera = cosa desideri | cosa preferisce = cosa preferisci | si aspetta = ti aspetti \
                  | si aspettava = ti aspettavi | come si trova = come ti trovi | come si sente = come ti senti | di \
                  sé = di te | cosa La = cosa ti | cosa Le = cosa ti | che Le = che ti | Quanto Le = Quanto ti | \
                  Come Le = Come ti | o Le ha = o ti ha | le piace = ti piace | le è piaciuto = ti è piaciuto | \
                  secondo Lei = secondo te | per Lei = per te | con Lei = con te | da Lei = da te | Secondo lei = \
                  Secondo te | per lei = per te | suo = tuo | sua = tua | suoi = tuoi | sue = tue",
    // Not "La" and "Le", which are articles at the beginning of a question.
    by_rule: address::informal_by_rule,
    second_singular: Some(address::second_singular),
    third_plural: Some(address::third_plural),
    formal_words: words!("Lei, lei, Suo, Sua, Suoi, Sue, mi dica, ci dica, mi descriva, ci descriva, scusi"),
    generator: OfflineGeneratorPhrases {
        titles_without_topic: &[
            "Intervista per {organization}",
            "Conversazione con {organization}",
            "Il tuo punto di vista per {organization}",
        ],
        intros: &[
            "Ciao e grazie di essere qui. Sono un’IA e conduco questa intervista per conto di \
             {organization}. Vorrei parlare con te di alcuni temi: {topics}. Prenditi il tempo che ti serve \
             e rispondi con parole tue.",
            "Grazie per il tempo che ci dedichi. Sono un’IA e parlo con te per conto di {organization}. \
             Affronteremo insieme {topics}. Non ci sono risposte giuste o sbagliate.",
            "È un piacere parlare con te. Sono un’IA e ti farò alcune domande per conto di {organization}. \
             Tra i temi di oggi ci sono {topics}. Racconta liberamente quello che pensi.",
        ],
        intros_without_topic: &[
            "Ciao e grazie di essere qui. Sono un’intelligenza artificiale e parlo con te per conto di \
             {organization}. Ti farò qualche domanda. Prenditi il tempo che ti serve e rispondi con parole \
             tue.",
            "Grazie per il tempo che ci dedichi. Sono un’intelligenza artificiale e conduco questa \
             intervista per conto di {organization}. Conta il tuo punto di vista: non ci sono risposte \
             giuste o sbagliate.",
            "È un piacere parlare con te. Sono un’intelligenza artificiale e conduco questa conversazione \
             per conto di {organization}. Racconta liberamente quello che pensi.",
        ],
        openings_without_topic: &[
            "Per iniziare, puoi raccontarmi qualcosa di te?",
            "Da che cosa vorresti cominciare?",
            "Che cosa ti sta più a cuore in questo momento?",
        ],
        ..GENERATOR
    },
    guide: GuideCueWords {
        possessives: words!("suo, sua, suoi, sue, tuo, tua, tuoi, tue"),
        families: &[
            family(
                words!("perché, motivi, ragioni"),
                words!("andat, lasci, abbandon, dimess, uscit"),
                "la tua decisione di andartene",
                Some("Che cosa ti ha spinto ad andartene?"),
            ),
            family(
                words!("perché, motivi, ragioni"),
                words!("disd, cancell, annull, recess, rinnov"),
                "la tua disdetta",
                None,
            ),
            family(words!("perché, come"), words!("scelt, scegl, scel"), "la tua scelta", None),
            family(words!("perché, come"), words!("acquist, compr, ordin"), "il tuo acquisto", None),
            named_by_question(words!("come, dove"), words!("conosciut, scopert, sentit, portat")),
            family(&[], words!("consigli, raccomand"), "il tuo consiglio", None),
            family(&[], words!("miglior, cambiare, cambiere, meglio, divers"), "i tuoi suggerimenti", None),
            family(
                &[],
                words!("difficil, difficolt, problem, arrabbi, fastid, frustr, disturb"),
                "le difficoltà",
                None,
            ),
            family(&[], words!("manc, desider"), "i tuoi desideri", None),
            family(&[], words!("piac, apprezz"), "i punti di forza", None),
            family(&[], words!("aspett"), "le tue aspettative", None),
        ],
        about_event: &[
            "Come hai vissuto {topic}?",
            "Come descriveresti {topic}?",
            "Che impressione ti ha lasciato {topic}?",
        ],
        about_view: &["Come descriveresti {topic}?", "Come vivi {topic}?", "Come definiresti {topic}?"],
        about_holding: &[
            "Quali sono {topic}?",
            "Come descriveresti {topic}?",
            "Mi puoi raccontare quali sono {topic}?",
        ],
        about_ground: &["Mi puoi raccontare {topic}?"],
        about_phrase: &["Come valuti {topic}?", "Come descriveresti {topic}?", "Come giudichi {topic}?"],
        about_word: &[
            "{topic}: che cosa mi puoi raccontare?",
            "{topic}: che cosa ne pensi?",
            "{topic}: qual è la tua esperienza?",
        ],
        about_offer: &["Avresti {topic}?"],
        about_story: &["Ricordi {topic}, e com'è stato?"],
        about_foreign: &[
            "Che cosa mi puoi raccontare sul tema «{topic}»?",
            "Che cosa pensi del tema «{topic}»?",
            "Che esperienza hai con il tema «{topic}»?",
        ],
        about_clause: &["Mi puoi raccontare {clause}?", "Mi potresti dire {clause}?"],
        more: "Mi puoi raccontare qualcosa di più?",
        general: &[
            general("la tua esperienza", &[], "Come descriveresti la tua esperienza finora?"),
            general(
                "i punti di forza",
                words!("aspetti positivi"),
                "Che cosa funziona particolarmente bene per te?",
            ),
            general(
                "le difficoltà",
                words!("problemi, attriti, ostacoli, frustrazioni, intoppi, criticità"),
                "Che cosa è stato difficile o ti ha dato fastidio?",
            ),
            general(
                "i tuoi suggerimenti",
                words!(
                    "idee per migliorare, miglioramenti, suggerimenti di miglioramento, idee di miglioramento, proposte di \
                     miglioramento"
                ),
                "Se potessi cambiare una cosa, quale sarebbe?",
            ),
        ],
        about_self: "Che cosa ti fa venire in mente {topic}?",
        own_articles: &[("i", "i tuoi"), ("gli", "i tuoi"), ("le", "le tue")],
        ..GUIDE
    },
    interviewer: InterviewerPhrases {
        sympathies: &["Mi dispiace.", "Non dev’essere stato facile.", "Ti ringrazio di avermelo raccontato."],
        unknown: &["Non ti preoccupare.", "Va bene lo stesso.", "Non fa niente."],
        follow_ups: FollowUpPhrases {
            more: &[
                "Puoi dirmi di più su questo?",
                "Puoi descriverlo un po’ più nel dettaglio?",
                "Che altro puoi dirmi al riguardo?",
                "Puoi raccontarmi ancora qualcosa?",
            ],
            then: &["Come l’hai vissuto?", "Che cosa è successo dopo?"],
            help: &["Secondo te, che cosa sarebbe d’aiuto?"],
            vague: &["Puoi farmi un esempio?", "Che cosa intendi esattamente?"],
            wish: &["Come sarebbe nella pratica?", "Che differenza farebbe per te?"],
            good: &["Che cosa ti piace di più di questo?", "Da che cosa dipende, secondo te?"],
            thin: &[
                "Puoi raccontarmi qualcosa di più?",
                "Da che cosa lo capisci?",
                "Che cosa ti viene in mente per prima cosa?",
                "Quale potrebbe essere un esempio?",
            ],
            easier: &[
                "C’è un piccolo dettaglio che ti viene in mente?",
                "Quando è stata l’ultima volta?",
                "Quale sarebbe la tua prima impressione?",
            ],
        },
        mentioned: "Hai menzionato {clause}.",
        durations: "{clause}, mi dicevi.",
        quotes: &["Hai detto: «{clause}».", "Mi dicevi: «{clause}»."],
        earlier_quote: "Prima hai detto: «{clause}».",
        earlier_more: "{topic}: vuoi aggiungere qualcosa?",
        earlier: "A questo hai già accennato.",
        feels_ignored: "Mi dispiace dare questa impressione. Ho preso nota di quello che hai detto.",
        hurried: &[
            "Mi dispiace. Sarò breve e ti chiederò solo le cose più importanti.",
            "Ti chiedo scusa. Mi limito all’essenziale.",
        ],
        wish_questions: words!(
            "cambierebbe, migliorerebbe, vorrebbe, avremmo potuto, potremmo, potrebbe essere, farebbe, \
             desidera, si aspetta, migliorare, suggerimenti, desideri, cambieresti, miglioreresti, vorresti, \
             faresti, ti aspetti"
        ),
        brought_back: &["Vorrei tornare alla mia domanda.", "Torno a quello che ti chiedevo."],
        foreign_guide: "Rispondi pure nella lingua che preferisci; la mia domanda è preparata in un’altra.",
        last_questions: &[
            "C’è qualcosa che vorresti aggiungere?",
            "Prima di finire, c’è qualcosa di cui non abbiamo parlato?",
            "Questo era l’ultimo tema. Vuoi aggiungere qualcosa?",
        ],
        closing_signs: &[
            "aggiungere",
            "altro da dire",
            "altro che vuole",
            "altro che vorrebbe",
            "altro che vuoi",
            "altro che vorresti",
        ],
        farewells: &[
            "Va bene. Non ho altre domande. Ti ringrazio molto per il tuo tempo. Ciao.",
            "Va bene. Siamo arrivati alla fine della nostra intervista. Ti ringrazio per il tuo tempo e ti \
             auguro una buona giornata.",
            "Va bene. La nostra conversazione si conclude qui. Molte grazie per le tue risposte. Ciao.",
        ],
        stopped: &[
            "Certo, ci fermiamo qui. Grazie mille per il tuo tempo. Ciao.",
            "Va bene, concludiamo qui l’intervista. Grazie per quello che mi hai raccontato. Ciao.",
        ],
        exhausted: &[
            "Va bene. Il tempo a nostra disposizione è finito. Molte grazie per le tue risposte. Ciao.",
            "Va bene. Dobbiamo concludere qui. Ti ringrazio per il tuo tempo e ti auguro una buona giornata.",
        ],
        over: "La nostra intervista è già terminata. Grazie ancora. Ciao.",
        unheard: &[
            "Non ho sentito nulla.",
            "Prenditi il tempo che ti serve.",
            "Non ho sentito la tua risposta.",
        ],
        greeted: &["Ciao, e grazie di essere qui.", "Grazie, è un piacere parlare con te."],
        replies: CounterQuestionReplies {
            privacy: "Le tue risposte vanno a {organization}, che decide chi le legge.",
            purpose: "Le tue risposte aiutano {organization} a capire il tuo punto di vista; per sapere a \
                      che cosa servono esattamente puoi rivolgerti lì.",
            name_use: "Non so se il tuo nome compaia accanto alle risposte; può dirtelo {organization}.",
            contact: "Puoi rivolgerti a {organization}, che può darti informazioni su questa intervista.",
            reason: "La risposta aiuta {organization} a capire la tua esperienza, e puoi anche non darla.",
            opinion: "Non ho un’opinione mia su questo; qui conta la tua.",
            unknown: "Questo non lo so, ma la tua domanda arriva a {organization} insieme alle tue risposte.",
            ..INTERVIEWER.replies
        },
        deflected: &[
            "Sono qui soltanto per condurre questa intervista con te.",
            "Questo non posso farlo, ma proseguo volentieri la nostra intervista.",
            "Questo non rientra in ciò che posso fare qui.",
        ],
        weary: &[
            "Sembra molto faticoso. Non devi proseguire per forza, e possiamo fermarci quando preferisci. \
             Vuoi andare avanti?",
        ],
        calm: &[
            "Capisco che questo ti dia fastidio. Possiamo saltare questa domanda o fermarci quando \
             preferisci. Vuoi continuare?",
            "Mi dispiace. Non devi rispondere per forza, e puoi fermarti quando vuoi. Andiamo avanti?",
        ],
        praises: "$fine $remark, $glow $remark, è $glow, è davvero $glow, che $glow, che bella $remark, che \
                  bello, che brava, che bravo, bravissim*, bravo, brava, complimenti, congratulazioni, ben \
                  detto, ben fatto, ottimo lavoro, ammiro, sono impressionato, sono colpito, ha ragione, ha \
                  perfettamente ragione, hai ragione, hai perfettamente ragione, sono d'accordo, ottimo, \
                  eccellente, meraviglioso, fantastico, straordinario, splendido, stupendo, magnifico",
        welcomes: "mi fa piacere, ci fa piacere, fa piacere sentirlo, sono content*, siamo content*, sono \
                   lieto, sono lieta, lieto di, felice di, felice che, bella notizia, buona notizia, buone \
                   notizie, è positivo, molto positivo, è un bene, va bene così, meglio così, è un buon \
                   segno, esperienza positiva, bella esperienza, buona esperienza, esperienza piacevole, \
                   punto di forza, punti di forza, vantaggio, andato bene, andata bene, le è piaciuto, ti è \
                   piaciuto",
        promises: "prometto, promettiamo, promesso, garantisco, garantiamo, le assicuro, ti assicuro, \
                   assicuriamo, stia tranquill*, stia certo, stia certa, stai tranquill*, stai certo, stai \
                   certa, può contare su, puoi contare su, conti su, riceverà, riceverai, otterrà, otterrai, \
                   avrà una risposta, avrai una risposta, avrà notizie, avrai notizie, $act, sarà … \
                   $settled, saranno … $settled, verrà … $settled, verranno … $settled, ci penseremo noi, ci \
                   penso io, ce ne occupiamo, me ne occupo, resta riservato, resterà riservato, rimarrà \
                   anonimo, resterà anonimo, resta anonimo",
        references: "ha detto, mi diceva, diceva, ha menzionato, ha accennato, ha parlato, mi ha raccontato, \
                     ha descritto, prima ha, come lei, hai detto, mi dicevi, dicevi, hai menzionato, hai \
                     accennato, hai parlato, mi hai raccontato, hai descritto, prima hai, come dici, come \
                     tu, ho annotato, prendo nota",
        unclear: "Scusa, la domanda non era chiara.",
        meant: "Intendo questo: {topic}. Che cosa ti viene in mente?",
        ..INTERVIEWER
    },
};
