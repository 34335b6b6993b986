use crate::interviewer::{CounterQuestionReplies, FollowUpPhrases, InterviewerPhrases};
use colloquy_word_list::words;

pub const INTERVIEWER: InterviewerPhrases = InterviewerPhrases {
    acknowledgements: &[
        "Dank u.",
        "Ik begrijp het.",
        "Ja, dank u.",
        "Oké, dank u.",
        "Dank u voor uw antwoord.",
    ],
    sympathies: &["Dat spijt me.", "Dat klinkt zwaar.", "Dank u dat u dat vertelt."],
    passed: &["Dat is goed.", "Natuurlijk, dat laten we rusten.", "Goed, dan slaan we dat over."],
    unknown: &["Dat geeft niet.", "Dat is niet erg.", "U hoeft niet overal een antwoord op te hebben."],
    follow_ups: FollowUpPhrases {
        more: &[
            "Kunt u daar meer over vertellen?",
            "Hoe moet ik me dat voorstellen?",
            "Kunt u dat iets uitgebreider beschrijven?",
            "Wat kunt u me daar nog over zeggen?",
        ],
        then: &["Hoe was dat voor u?", "Wat gebeurde er daarna?"],
        help: &["Wat zou volgens u helpen?"],
        vague: &["Kunt u daar een voorbeeld van geven?", "Wat bedoelt u daar precies mee?"],
        wish: &["Hoe zou dat er in de praktijk uitzien?", "Wat zou dat voor u veranderen?"],
        good: &["Wat bevalt u daar het meest aan?", "Waar ligt dat aan, denkt u?"],
        thin: &[
            "Kunt u daar iets meer over vertellen?",
            "Waar merkt u dat aan?",
            "Wat komt er als eerste bij u op?",
            "Wat zou daar een voorbeeld van zijn?",
        ],
        easier: &[
            "Is er iets kleins dat u te binnen schiet?",
            "Wanneer was de laatste keer?",
            "Wat zou uw eerste gedachte zijn?",
        ],
    },
    mentioned: "U noemde {clause}.",
    durations: "{clause}, zei u.",
    quotes: &["U zei: “{clause}”.", "U vertelde: “{clause}”."],
    earlier_quote: "Eerder zei u: “{clause}”.",
    earlier_more: "{topic}: wilt u daar nog iets aan toevoegen?",
    earlier: "Daar hebt u het al even over gehad.",
    connectives: &[
        "om eerlijk te zijn",
        "eerlijk gezegd",
        "alleen",
        "en",
        "maar",
        "want",
        "dus",
        "of",
        "ja",
        "nou",
        "dan",
        "echter",
    ],
    subjects: words!("ik, wij, we, hij, zij, ze, het, men, niemand, iedereen, iemand, mijn, dat, er"),
    dependent: &[
        "wat", "dat", "die", "als", "waar", "wie", "hoe", "waarom", "terwijl", "om", "zodat", "totdat",
        "wanneer", "zonder", "met", "van", "voor",
    ],
    completing: words!("dat, om, van, die, hoe, wat, wie"),
    verb_last: words!(
        "dat, als, waar, wie, hoe, waarom, wat, die, terwijl, zodat, totdat, wanneer, omdat, toen, nadat, voordat, sinds"
    ),
    numbers_before_and: words!("honderd, duizend"),
    reported: &[],
    reportable: &[],
    second_person: &[],
    feels_ignored: "Het spijt me dat het zo overkomt. Wat u hebt gezegd, is genoteerd.",
    feels_ignored_quote: "Het spijt me dat het zo overkomt. Ik heb genoteerd: “{clause}”.",
    hurried: &[
        "Het spijt me. Ik houd het kort en vraag alleen het belangrijkste.",
        "Mijn excuses. Ik beperk me tot de hoofdzaken.",
    ],
    in_tears: words!("ik moet huilen, moet even huilen, krijg tranen, tranen in mijn ogen"),
    wish_questions: words!(
        "zou u veranderen, zou u anders, zou u willen, zou u helpen, zouden we, hadden we, had kunnen, kunnen we, wenst, wensen, verbeteren, suggesties, graag anders"
    ),
    general_questions: words!(
        "hoe is, hoe was, hoe zijn, hoe waren, hoe vindt u, hoe vond u, hoe vind je, hoe vond je, \
         hoe ervaart u, hoe heeft u, hoe ervaar je, hoe heb je, hoe bevalt, hoe beviel, hoe loopt, hoe liep, \
         hoe gaat, hoe ging, hoe tevreden bent u, hoe tevreden was u, hoe tevreden ben je, hoe werkt, \
         wat vindt u, wat vond u, wat vind je, wat vond je, \
         hoe goed wordt u, hoe goed werd u, hoe goed is, hoe goed was, hoe hebt u, hoe tevreden was je, hoe goed word je, hoe goed werd je"
    ),
    fact_questions: words!(
        "hoe vaak, hoe lang, hoeveel, hoe oud, hoe ver, sinds wanneer, wanneer, hoe laat, op welke dag, wie, met wie, waar woont, waar werkt, waarvandaan"
    ),
    brought_back: &["Ik kom graag terug op mijn vraag.", "Ik ga terug naar mijn vraag."],
    foreign_guide: "Antwoord gerust in uw eigen taal; mijn vraag is in een andere taal voorbereid.",
    last_questions: &[
        "Is er nog iets wat u wilt toevoegen?",
        "Voordat we afronden: is er iets belangrijks waar we het nog niet over hebben gehad?",
        "Dat was mijn laatste onderwerp. Wilt u nog iets zeggen?",
    ],
    closing_signs: &["toevoegen", "nog iets kwijt", "nog iets zeggen", "nog iets dat u", "nog iets wat u"],
    farewells: &[
        "Goed. Dat waren al mijn vragen. Dank u wel voor uw tijd, en tot ziens.",
        "Goed. We zijn aan het einde van ons interview gekomen. Ik dank u voor uw tijd en wens u een fijne dag.",
        "Goed. Daarmee is ons gesprek afgerond. Hartelijk dank voor uw antwoorden, en tot ziens.",
    ],
    stopped: &[
        "Natuurlijk, we stoppen hier. Hartelijk dank voor uw tijd, en tot ziens.",
        "In orde, dan beëindigen we het interview nu. Dank u voor wat u mij hebt verteld, en tot ziens.",
    ],
    exhausted: &[
        "Goed. Daarmee is onze tijd om. Hartelijk dank voor uw antwoorden, en tot ziens.",
        "Goed. We moeten hier afronden. Ik dank u voor uw tijd en wens u een fijne dag.",
    ],
    over: "Ons interview is al afgelopen. Nogmaals dank, en tot ziens.",
    once_more: &["Natuurlijk.", "Zeker, graag nog een keer.", "Ik herhaal de vraag graag."],
    unclear: "Sorry, die vraag was niet duidelijk.",
    misunderstood: "Sorry, dat had ik verkeerd begrepen.",
    meant: "Ik bedoel dit: {topic}. Waar denkt u dan aan?",
    unheard: &["Ik kon u helaas niet horen.", "Neem gerust de tijd.", "Ik heb nog geen antwoord gehoord."],
    greeted: &["Goedendag, fijn dat u er bent.", "Dank u, fijn om u te spreken."],
    replies: CounterQuestionReplies {
        machine: "Ik ben een AI en neem dit interview af namens {organization}.",
        privacy: "Uw antwoorden gaan naar {organization}, en daar wordt bepaald wie ze leest.",
        organizer: "Dit interview wordt gehouden voor {organization}, en ik ben een AI die de vragen stelt.",
        purpose: "Uw antwoorden helpen {organization} om uw kijk te begrijpen; waarvoor ze precies dienen, kunt u daar navragen.",
        name_use: "Of uw naam bij uw antwoorden staat, weet ik niet; dat kan {organization} u zeggen.",
        contact: "U kunt terecht bij {organization}; daar kunnen ze u meer zeggen over dit interview.",
        reason: "Het antwoord helpt {organization} om uw ervaring te begrijpen, en u hoeft het niet te geven.",
        opinion: "Daar heb ik zelf geen mening over; het gaat hier om de uwe.",
        unknown: "Dat weet ik niet, maar uw vraag komt samen met uw antwoorden bij {organization} terecht.",
        many_minutes: "Hooguit nog ongeveer {count} minuten.",
        one_minute: "Nog ongeveer een minuut.",
        many_topics: "Na dit onderwerp komen er nog ongeveer {count}.",
        one_topic: "Na dit onderwerp komt er nog maar één.",
        no_topic: "We zijn bijna aan het einde.",
    },
    deflected: &[
        "Ik ben er alleen om dit interview bij u af te nemen.",
        "Dat kan ik niet doen, maar ik ga graag verder met ons interview.",
        "Dat hoort hier niet bij mijn taak.",
    ],
    weary: &[
        "Dat klinkt erg vermoeiend. U hoeft niet door te gaan, en we kunnen op elk moment stoppen. Wilt u verdergaan?",
    ],
    calm: &[
        "Ik begrijp dat dit u stoort. We kunnen deze vraag overslaan of op elk moment stoppen. Wilt u doorgaan?",
        "Ik hoor wat u zegt. U hoeft niet te antwoorden en kunt stoppen wanneer u wilt. Zullen we verdergaan?",
    ],
    praises: "$fine $remark, $glow $remark, dat is $glow, dat is echt $glow, dat klinkt $glow, wat $glow, wat een $glow, wat een goed, wat een goede, goed gezegd, mooi gezegd, goed gedaan, goed bezig, bravo, gefeliciteerd, petje af, ik bewonder, ik ben onder de indruk, u hebt gelijk, u heeft gelijk, u hebt helemaal gelijk, daar hebt u gelijk, ik ben het met u eens, helemaal mee eens, geweldig, fantastisch, prachtig, uitstekend, super, indrukwekkend, schitterend",
    welcomes: "fijn om te horen, goed om te horen, leuk om te horen, mooi om te horen, prettig om te horen, blij om te horen, blij dat, fijn dat, goed dat, mooi dat, dat is fijn, dat is goed nieuws, goed nieuws, klinkt goed, klinkt positief, klinkt fijn, klinkt leuk, dat is mooi, is positief, heel positief, goed teken, positieve ervaring, goede ervaring, mooie ervaring, prettige ervaring, sterk punt, sterke punten, pluspunt, voordeel, goed verlopen, goed gegaan, beviel, genoten",
    promises: "ik beloof, wij beloven, we beloven, beloofd, ik garandeer, wij garanderen, we garanderen, gegarandeerd, ik verzeker, we verzekeren, u kunt erop rekenen, reken op ons, reken op mij, wees gerust, u ontvangt, u krijgt, u zult … ontvangen, u zult … krijgen, u hoort van ons, u hoort nog, $giver $act, $giver nemen … … contact, $giver neem … … contact, $giver nemen … … mee, $giver neem … … mee, $giver lossen … op, $giver los … op, $giver pakken … op, $giver pak … op, $giver geven … … door, $giver geef … … door, geef ik … … door, geven we … … door, $giver laten … weten, $giver laat … weten, $giver zullen … $settle, $giver zal … $settle, $giver gaan … $settle, $giver ga … $settle, zullen we … $settle, zal ik … $settle, wordt … $settled, worden … $settled, zal … worden … $settled, blijft vertrouwelijk, blijft anoniem",
    references: "u zei, zei u, u vertelde, u hebt … gezegd, u noemde, u hebt … genoemd, u hebt … verteld, u beschreef, eerder zei, zoals u, heb dit genoteerd, ik noteer, heb genoteerd",
};
