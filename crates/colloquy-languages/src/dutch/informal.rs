//! The texts of interviews that address people as "je".

use super::generator::GENERATOR;
use super::grammar;
use super::guide::GUIDE;
use super::interviewer::INTERVIEWER;
use crate::generator::OfflineGeneratorPhrases;
use crate::guide::{GuideCueWords, family, general, named_by_question};
use crate::informal::InformalAddress;
use crate::interviewer::{CounterQuestionReplies, FollowUpPhrases, InterviewerPhrases};
use colloquy_word_list::words;

pub const INFORMAL: InformalAddress = InformalAddress {
    words: words!("je, jij, jou, jouw, jouwe, jezelf"),
    endings: &[],
    from_formal: "heeft u het meest verrast = heeft je het meest verrast | heeft u het meest gestoord = heeft je het \
                  meest gestoord | heeft u het meest geholpen = heeft je het meest geholpen | heeft u doen = heeft je \
                  doen | heeft u ertoe = heeft je ertoe | heeft u verrast = heeft je verrast | heeft u gestoord = \
                  heeft je gestoord | heeft u geholpen = heeft je geholpen | spreekt u het meest aan = spreekt je het \
                  meest aan | spreekt u aan = spreekt je aan | houdt u het meest bezig = houdt je het meest bezig | \
                  houdt u bezig = houdt je bezig | bevalt u = bevalt je | motiveert u = motiveert je | valt u op = \
                  valt je op | is u = is je | hebt u zich = heb je je | heeft u zich = heb je je | had u zich = had \
                  je je | kunt u zich = kun je je | voelt u zich = voel je je | voelde u zich = voelde je je | stoort \
                  u zich = stoor je je | ergert u zich = erger je je | stoort u = stoort je | hebt u = heb je | heeft \
                  u = heb je | bent u = ben je | kunt u = kun je | wilt u = wil je | zult u = zul je | zou u = zou je \
                  | had u = had je | was u = was je | kon u = kon je | wilde u = wilde je | moet u = moet je | moest \
                  u = moest je | mag u = mag je | gaat u = ga je | ging u = ging je | wordt u = word je | werd u = \
                  werd je | vindt u = vind je | vond u = vond je | denkt u = denk je | dacht u = dacht je | ziet u = \
                  zie je | doet u = doe je | deed u = deed je | komt u = kom je | kwam u = kwam je | werkt u = werk \
                  je | gebruikt u = gebruik je | ervaart u = ervaar je | merkt u = merk je | kijkt u = kijk je | \
                  beoordeelt u = beoordeel je | waardeert u = waardeer je | kiest u = kies je | koos u = koos je | \
                  koopt u = koop je | mist u = mis je | verwacht u = verwacht je | weet u = weet je | krijgt u = \
                  krijg je | besteedt u = besteed je | maakt u gebruik = maak je gebruik | hoe u ons heeft = hoe je \
                  ons hebt | hoe u het heeft = hoe je het hebt | dat u heeft = dat je hebt | die u heeft = die je \
                  hebt | wat u heeft = wat je hebt | u heeft = je hebt | U hebt = Je hebt | U bent = Je bent | voor u \
                  = voor je | volgens u = volgens jou | met u = met je | bij u = bij je | aan u = aan je | van u = \
                  van je | uzelf = jezelf | de uwe = die van jou | uw = je | alstublieft = alsjeblieft",
    by_rule: grammar::informal_by_rule,
    second_singular: None,
    third_plural: None,
    formal_words: words!("je heeft, jij heeft, u, U, uw, Uw, uwe, uzelf, alstublieft, Alstublieft"),
    generator: OfflineGeneratorPhrases {
        titles_without_topic: &[
            "Interview voor {organization}",
            "Gesprek met {organization}",
            "Jouw kijk op de zaak voor {organization}",
        ],
        intros: &[
            "Hallo en welkom. Ik ben een AI-interviewer en ik spreek met je namens {organization}. \
             Ik wil het graag met je hebben over {topics}. Neem de tijd en antwoord in je eigen woorden.",
            "Fijn dat je er de tijd voor neemt. Ik ben een AI en ik leid dit interview namens \
             {organization}. We praten vandaag over {topics}. Goede of foute antwoorden zijn er niet.",
            "Wat fijn dat je er bent. Ik ben een AI-interviewer en ik stel je namens {organization} een paar \
             vragen. Ons gesprek gaat over {topics}. Zeg gerust wat je denkt.",
        ],
        intros_without_topic: &[
            "Hallo en welkom. Ik ben een AI-interviewer en ik spreek met je namens {organization}. \
             Ik stel je een paar vragen. Neem de tijd en antwoord in je eigen woorden.",
            "Fijn dat je er de tijd voor neemt. Ik ben een AI en ik leid dit interview namens \
             {organization}. Het gaat om jouw mening. Goede of foute antwoorden zijn er niet.",
            "Wat fijn dat je er bent. Ik ben een AI-interviewer en ik stel je namens {organization} een paar \
             vragen. Zeg gerust wat je denkt.",
        ],
        openings_with_question: &[
            "{question}",
            "Laten we beginnen. {question}",
            "Fijn dat je er bent. {question}",
        ],
        openings_without_topic: &[
            "Kun je om te beginnen iets over jezelf vertellen?",
            "Waar wil je het als eerste over hebben?",
            "Wat houdt je op dit moment het meest bezig?",
        ],
        unnamed_organization: "de organisatie die je heeft uitgenodigd",
        ..GENERATOR
    },
    guide: GuideCueWords {
        families: &[
            family(
                words!("waarom, redenen, reden"),
                words!("vertrokken, vertrek, weggaan, weggegaan, verlaten, ontslag"),
                "je vertrek",
                Some("Wat heeft je doen besluiten te vertrekken?"),
            ),
            family(
                words!("waarom, redenen, reden"),
                words!("opgezegd, opzeg, geannuleerd, annul, zegt u"),
                "je opzegging",
                Some("Wat heeft je doen besluiten op te zeggen?"),
            ),
            family(
                words!("waarom, redenen, reden"),
                words!("stop, gestopt"),
                "je beslissing om te stoppen",
                Some("Wat heeft je doen besluiten te stoppen?"),
            ),
            family(words!("waarom, hoe"), words!("gekozen, kies, koos, keuze"), "je keuze", None),
            family(words!("waarom, hoe"), words!("gekocht, koop, kocht, bestel"), "je aankoop", None),
            named_by_question(
                words!("hoe, waar"),
                words!("gehoord, ontdekt, gevonden, terechtgekomen, gekomen, hoorde"),
            ),
            family(&[], words!("aanbevel, aanrad, aanbeveelt"), "je aanbeveling", None),
            family(
                &[],
                words!(
                    "verbeter, veranderen, beter, anders doen, anders gaan, anders kunnen, anders moeten, anders zou"
                ),
                "je suggesties",
                None,
            ),
            family(
                &[],
                words!("stoort, erger, moeilijk, lastig, problem, frustr, hinder"),
                "de moeilijkheden",
                None,
            ),
            family(&[], words!("mist, missen, ontbreek, wens"), "je wensen", None),
            family(&[], words!("bevalt, waardeer"), "de sterke punten", None),
            family(&[], words!("verwacht"), "je verwachtingen", None),
        ],
        // A stressed "jij" avoids "je je" before topics such as "je vertrek".
        about_event: &[
            "Hoe heb jij {topic} ervaren?",
            "Hoe kijk je terug op {topic}?",
            "Hoe zou jij {topic} beschrijven?",
        ],
        about_view: &[
            "Hoe zou jij {topic} beschrijven?",
            "Wat kun je me vertellen over {topic}?",
            "Hoe ervaar jij {topic}?",
        ],
        about_holding: &[
            "Wat zijn {topic}?",
            "Wat kun je me vertellen over {topic}?",
            "Waar denk je als eerste aan bij {topic}?",
        ],
        about_ground: &["Wat kun je me vertellen over {topic}?"],
        about_phrase: &[
            "Wat vind je van {topic}?",
            "Hoe ervaar jij {topic}?",
            "Wat kun je me vertellen over {topic}?",
        ],
        about_word: &[
            "Wat kun je me vertellen over {topic}?",
            "Wat is jouw ervaring met {topic}?",
            "Hoe denk je over {topic}?",
        ],
        about_offer: &["Zou je {topic} hebben?"],
        about_foreign: &[
            "Wat kun je me vertellen over het onderwerp “{topic}”?",
            "Hoe denk je over het onderwerp “{topic}”?",
            "Wat is jouw ervaring met het onderwerp “{topic}”?",
        ],
        about_clause: &["Kun je me vertellen {clause}?", "Zou je me kunnen vertellen {clause}?"],
        more: "Kun je me daar iets meer over vertellen?",
        general: &[
            general("je ervaringen", &[], "Hoe zou je jouw ervaringen tot nu toe beschrijven?"),
            general("de sterke punten", words!("pluspunten"), "Wat gaat er volgens jou bijzonder goed?"),
            general(
                "de moeilijkheden",
                words!(
                    "problemen, wrijving, knelpunten, obstakels, frustraties, ergernissen, hindernissen, \
                     pijnpunten"
                ),
                "Wat was moeilijk of heeft je gestoord?",
            ),
            general(
                "je suggesties",
                words!("verbeteringen, verbeterpunten, verbetersuggesties, ideeën voor verbetering"),
                "Als je één ding kon veranderen, wat zou dat dan zijn?",
            ),
        ],
        about_self: "Waar denk je aan bij {topic}?",
        own_articles: &[("de", "je")],
        ..GUIDE
    },
    interviewer: InterviewerPhrases {
        acknowledgements: &[
            "Dank je.",
            "Ik begrijp het.",
            "Ja, dank je.",
            "Oké, dank je.",
            "Dank je voor je antwoord.",
        ],
        sympathies: &["Dat spijt me.", "Dat klinkt lastig.", "Dank je dat je dat vertelt."],
        unknown: &["Dat geeft niet.", "Dat is niet erg.", "Je hoeft niet overal een antwoord op te hebben."],
        follow_ups: FollowUpPhrases {
            more: &[
                "Kun je daar meer over vertellen?",
                "Hoe moet ik me dat voorstellen?",
                "Kun je dat iets uitgebreider beschrijven?",
                "Wat kun je me daar nog over zeggen?",
            ],
            then: &["Hoe was dat voor jou?", "Wat gebeurde er daarna?"],
            help: &["Wat zou volgens jou helpen?"],
            vague: &["Kun je daar een voorbeeld van geven?", "Wat bedoel je daar precies mee?"],
            wish: &["Hoe zou dat er in de praktijk uitzien?", "Wat zou dat voor jou veranderen?"],
            good: &["Wat bevalt je daar het meest aan?", "Waar ligt dat aan, denk je?"],
            thin: &[
                "Kun je daar iets meer over vertellen?",
                "Waar merk je dat aan?",
                "Wat komt er als eerste bij je op?",
                "Wat zou daar een voorbeeld van zijn?",
            ],
            easier: &[
                "Is er iets kleins dat je te binnen schiet?",
                "Wanneer was de laatste keer?",
                "Wat zou je eerste gedachte zijn?",
            ],
        },
        mentioned: "Je noemde {clause}.",
        durations: "{clause}, zei je.",
        quotes: &["Je zei: “{clause}”.", "Je vertelde: “{clause}”."],
        earlier_quote: "Eerder zei je: “{clause}”.",
        earlier_more: "{topic}: wil je daar nog iets aan toevoegen?",
        earlier: "Daar heb je het al even over gehad.",
        feels_ignored: "Het spijt me dat het zo overkomt. Wat je hebt gezegd, is genoteerd.",
        wish_questions: words!(
            "zou je veranderen, zou je anders, zou je willen, zou je helpen, zouden we, hadden we, \
             had kunnen, kunnen we, wenst, wensen, verbeteren, suggesties, graag anders"
        ),
        foreign_guide: "Antwoord gerust in je eigen taal; mijn vraag is in een andere taal voorbereid.",
        last_questions: &[
            "Is er nog iets wat je wilt toevoegen?",
            "Voordat we afronden: is er iets belangrijks waar we het nog niet over hebben gehad?",
            "Dat was mijn laatste onderwerp. Wil je nog iets zeggen?",
        ],
        closing_signs: &[
            "toevoegen",
            "nog iets kwijt",
            "nog iets zeggen",
            "nog iets dat je",
            "nog iets wat je",
        ],
        farewells: &[
            "Goed. Dat waren al mijn vragen. Bedankt voor je tijd, en tot ziens.",
            "Goed. We zijn aan het einde van ons interview gekomen. Bedankt voor je tijd, en nog een \
             fijne dag.",
            "Goed. Daarmee is ons gesprek afgerond. Hartelijk dank voor je antwoorden, en tot ziens.",
        ],
        stopped: &[
            "Natuurlijk, we stoppen hier. Dank je wel voor je tijd, en tot ziens.",
            "In orde, dan stoppen we nu met het interview. Dank je voor wat je me hebt verteld, en tot \
             ziens.",
        ],
        exhausted: &[
            "Goed. Daarmee is onze tijd om. Hartelijk dank voor je antwoorden, en tot ziens.",
            "Goed. We moeten hier afronden. Bedankt voor je tijd, en nog een fijne dag.",
        ],
        unheard: &[
            "Ik kon je helaas niet horen.",
            "Neem gerust de tijd.",
            "Ik heb nog geen antwoord gehoord.",
        ],
        greeted: &["Hallo, fijn dat je er bent.", "Dank je, fijn om je te spreken."],
        replies: CounterQuestionReplies {
            privacy: "Je antwoorden gaan naar {organization}, en daar wordt bepaald wie ze leest.",
            purpose: "Je antwoorden helpen {organization} om te begrijpen hoe jij het ziet; waarvoor ze \
                      precies dienen, kun je daar navragen.",
            name_use: "Of je naam bij je antwoorden staat, weet ik niet; dat kan {organization} je zeggen.",
            contact: "Je kunt terecht bij {organization}; daar kunnen ze je meer zeggen over dit interview.",
            reason: "Het antwoord helpt {organization} om je ervaring te begrijpen, en je hoeft het niet te \
                     geven.",
            opinion: "Daar heb ik zelf geen mening over; het gaat hier om die van jou.",
            unknown: "Dat weet ik niet, maar je vraag komt samen met je antwoorden bij {organization} terecht.",
            ..INTERVIEWER.replies
        },
        deflected: &[
            "Ik ben er alleen om dit interview met je te doen.",
            "Dat kan ik niet doen, maar ik ga graag verder met ons interview.",
            "Dat hoort hier niet bij mijn taak.",
        ],
        weary: &[
            "Dat klinkt erg vermoeiend. Je hoeft niet door te gaan, en we kunnen op elk moment stoppen. \
             Wil je verdergaan?",
        ],
        calm: &[
            "Ik begrijp dat dit je stoort. We kunnen deze vraag overslaan of op elk moment stoppen. \
             Wil je doorgaan?",
            "Ik hoor wat je zegt. Je hoeft niet te antwoorden en kunt stoppen wanneer je wilt. \
             Zullen we verdergaan?",
        ],
        praises: "$fine $remark, $glow $remark, dat is $glow, dat is echt $glow, dat klinkt $glow, \
            wat $glow, wat een $glow, wat een goed, wat een goede, goed gezegd, mooi gezegd, goed gedaan, \
            goed bezig, bravo, gefeliciteerd, petje af, ik bewonder, ik ben onder de indruk, u hebt gelijk, \
            u heeft gelijk, u hebt helemaal gelijk, daar hebt u gelijk, ik ben het met u eens, \
            helemaal mee eens, geweldig, fantastisch, prachtig, uitstekend, super, indrukwekkend, \
            schitterend, je hebt gelijk, je hebt helemaal gelijk, daar heb je gelijk, ik ben het met je eens",
        promises: "ik beloof, wij beloven, we beloven, beloofd, ik garandeer, wij garanderen, \
            we garanderen, gegarandeerd, ik verzeker, we verzekeren, u kunt erop rekenen, reken op ons, \
            reken op mij, wees gerust, u ontvangt, u krijgt, u zult … ontvangen, u zult … krijgen, \
            u hoort van ons, u hoort nog, $giver $act, $giver nemen … … contact, $giver neem … … contact, \
            $giver nemen … … mee, $giver neem … … mee, $giver lossen … op, $giver los … op, \
            $giver pakken … op, $giver pak … op, $giver geven … … door, $giver geef … … door, \
            geef ik … … door, geven we … … door, $giver laten … weten, $giver laat … weten, \
            $giver zullen … $settle, $giver zal … $settle, $giver gaan … $settle, $giver ga … $settle, \
            zullen we … $settle, zal ik … $settle, wordt … $settled, worden … $settled, \
            zal … worden … $settled, blijft vertrouwelijk, blijft anoniem, je kunt erop rekenen, \
            je kan erop rekenen, je ontvangt, je krijgt, je zult … ontvangen, je zult … krijgen, \
            je hoort van ons, je hoort nog, $giver bellen je, $giver bel je, $giver sturen je, \
            $giver stuur je, $giver laten je, $giver laat je, $giver houden je, $giver houd je, \
            $giver helpen je, $giver help je",
        references: "u zei, zei u, zei je, u vertelde, u hebt … gezegd, u noemde, u hebt … genoemd, u hebt … verteld, \
            u beschreef, eerder zei, zoals u, heb dit genoteerd, ik noteer, heb genoteerd, je zei, \
            je vertelde, je hebt … gezegd, je noemde, je hebt … genoemd, je hebt … verteld, je beschreef, \
            jij zei, jij vertelde, jij noemde, zoals je al, zoals je hebt, zoals jij",
        meant: "Ik bedoel dit: {topic}. Waar denk je dan aan?",
        ..INTERVIEWER
    },
};
