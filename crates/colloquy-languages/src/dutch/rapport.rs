use crate::rapport::{FeelingPatterns, RapportPhrases, RapportReplies};
use colloquy_word_list::words;

pub const RAPPORT: RapportPhrases = RapportPhrases {
    classes: &[
        ("who", "mijn|de|het|een|hem|haar|hen|hun|die|onze|mensen|alle"),
        ("said", "gezegd|verteld|genoemd|uitgelegd|geantwoord|beantwoord|beschreven"),
        ("again", "al|net|zojuist|toch|eerder|daarnet|zonet"),
        ("have", "heb|had"),
        ("him", "hem|haar|ze|hun|hen|die|de|het|maar"),
        ("lost", "man|vrouw|moeder|vader|zoon|dochter|broer|zus|baan|werk|vriend|vriendin"),
        ("kin", "man|vrouw|moeder|vader|zoon|dochter|broer|zus|vriend|vriendin|oma|opa"),
    ],
    said_before: "dat $have ik … $again … $said, dat $have ik … $said, $have ik … $again … $said, $have ik u … $again, $have ik je … $again, dat zei ik $again, zei ik $again al, zei ik $again, dat zei ik, dat zeg ik toch, zeg ik toch, dat zeg ik net, zeg ik net, ik zeg toch dat, ik zeg het toch, ik zei toch, ik zei het toch, ik zei $again, ik zei dat $again, ik $have dat … $again … $said, ik $have het … $again … $said, ik $have u … $again … $said, ik $have je … $again … $said, zoals ik net, zoals ik al, zoals ik daarnet, zoals ik zojuist, zoals ik u, zoals ik je, dat vertelde ik … al, dat vertelde ik net, vertelde ik u … al, vertelde ik je … al, daar $have ik … al antwoord, daar $have ik net antwoord, ik $have … $again … antwoord gegeven, dat hebt u … al gevraagd, dat heeft u … al gevraagd, dat heb je … al gevraagd, dat vroeg u … al, dat vroeg je … al, dat vroeg u net, dat vroeg je net, u vraagt hetzelfde, je vraagt hetzelfde, weer dezelfde vraag, alweer dezelfde vraag",
    said_before_alone: "al $said, net $said, zojuist $said, eerder $said, zei ik al, zei ik net, al antwoord",
    as_said: "zoals ik zei, zoals gezegd, zoals ik al zei, zoals ik vertelde, zoals genoemd, wat ik zei, waar ik het over had",
    to_others: "tegen $who, aan $who, tegen iedereen, tegen ze, tegen ons",
    unasked: "u vraagt … niet eens, je vraagt … niet eens, u vraagt … helemaal niet, je vraagt … helemaal niet, u vraagt mij niet, u vraagt me niet, je vraagt me niet, u vraagt niet, je vraagt niet, u hebt … niet gevraagd, u heeft … niet gevraagd, je hebt … niet gevraagd, u hebt … niet eens, u heeft … niet eens gevraagd, je hebt … niet eens gevraagd, waarom vraagt u niet, waarom vraag je niet, vraag … eens naar, daar vraagt u niet, daar vraag je niet, daar vraagt u niet naar, u had … kunnen vragen, je had … kunnen vragen, u had … moeten vragen, je had … moeten vragen",
    puzzled: "wat bedoelt u, wat bedoel je, hoe bedoelt u, hoe bedoel je, weet niet wat u bedoelt, weet niet wat je bedoelt, geen idee wat u bedoelt, geen idee wat je bedoelt, weet … niet wat u … wilt, weet … niet wat je … wilt, weet … niet wat u … van mij, snap de vraag niet, begrijp de vraag niet, snap uw vraag niet, snap je vraag niet, begrijp uw vraag niet, begrijp je vraag niet, snap niet wat u, snap niet wat je, begrijp niet wat u, begrijp niet wat je, snap ik niet die vraag, vraag niet begrepen, vraag snap ik niet, vraag begrijp ik niet, vraag slaat nergens op, vraag is niet duidelijk, vraag niet duidelijk, vraag onduidelijk, waar hebt u het over, waar heeft u het over, waar heb je het over, dat is geen vraag, dat is toch geen vraag, geen hele zin, geen hele vraag, de hele vraag, zin niet af, vraag niet af, wat wilt u weten, wat wil je weten, wat wilt u van mij, wat wil je van mij, wat moet ik daarmee, rare vraag, vreemde vraag, ik bedoelde uw vraag, ik bedoelde je vraag, ik bedoel uw vraag, kan u niet volgen, kan je niet volgen, ik volg u niet, ik volg je niet",
    guesses: "bedoelt u, bedoel je, u bedoelt, je bedoelt, hebt u het over, heeft u het over, heb je het over, wilt u weten of, wil je weten of, vraagt u of, vraag je of, bedoelde u, bedoelde je",
    more_questions: "nog iets dat u wilde vragen, nog iets dat je wilde vragen, nog iets wat u wilde vragen, nog iets wat je wilde vragen, wilt u nog iets vragen, wil je nog iets vragen, wilde u nog iets vragen, wilde je nog iets, wilt u nog iets weten, wil je nog iets weten, wilde u nog iets weten, wilt u nog meer weten, wil je nog meer weten, nog meer vragen, hebt u nog vragen, heeft u nog vragen, heb je nog vragen, nog andere vragen, wat wilt u nog weten, wat wil je nog weten",
    all_asked: "is dat alles, was dat alles, was dat het, is dat het, was dit alles, is dit alles",
    pass_on: "schrijf … op, schrijft u … op, schrijf dat, schrijft u dat, noteer, noteert u, zet … erin, zet dat, zeg $him, zegt u, zeg maar tegen, zeg tegen, zeg dat maar, vertel $him, geef … door, geeft u … door, wilt u … doorgeven, wil je … doorgeven, wilt u … zeggen, wil je … zeggen, kunt u … doorgeven, kun je … doorgeven, kunt u … tegen, kun je … tegen, dat mag u … doorgeven, dat mag je … doorgeven, dat mag u … opschrijven, dat mag je … opschrijven, dat mag u … zeggen, dat mag je … zeggen, u mag … doorgeven, je mag … doorgeven, doe … de groeten, doet u … de groeten, de groeten aan, bedank, laat … weten, laat u … weten, geef dat maar",
    reason_words: words!("waarom, waarvoor, hoezo"),
    echo_words: words!("wat, wie, waar, waarover, waarmee, waarvan, welke, wanneer"),
    person_words: words!("wie"),
    joining: words!("maar, en, of, alleen, dan"),
    addressed: words!("u, uw, jij, jou, jouw, jullie"),
    no_danger: "niet … in gevaar, geen gevaar, niet in gevaar, welk gevaar, wat voor gevaar, hoezo gevaar, niemand in gevaar, er is niets aan de hand, niets aan de hand, niks aan de hand, er is niets, er is niks, er is niets gebeurd, er is niks gebeurd, alles is in orde, alles in orde, geen noodgeval, geen spoed, niemand gewond, niemand is gewond, hoef niemand te bellen, hoef niet te bellen, hoeft niet te bellen, hoeft niemand te bellen, geen hulp nodig, verkeerd begrepen, een misverstand, een uitdrukking, bij wijze van, figuurlijk, een grapje, zo bedoelde ik, dat bedoelde ik niet, bedoel ik niet, zo was het niet bedoeld, maak je geen zorgen, maakt u zich geen zorgen, niemand bedreigt, welnee, onzin",
    spoke_of: "ik had het over, ik heb het over, ik bedoelde, ik vertelde alleen, ik vertelde gewoon",
    feelings: FeelingPatterns {
        fear: "was … bang, ben … bang, werd … bang, waren bang, bang voor, bang dat, bang om, doodsbang, doodsbenauwd, angst, angstig, beangstigend, geschrokken, schrok, eng, doodeng, paniek, in paniek, trilde, stond te trillen, zat te trillen, te beven",
        exhaustion: "uitgeput, uitputtend, doodmoe, doodop, kapot van, helemaal op, opgebrand, slopend, afgepeigerd, bekaf, kan niet meer, kon niet meer, trek het niet, trok het niet, hou het niet vol, houd het niet vol, niet vol te houden, red het niet meer, slaap niet, slaap nauwelijks, slaap slecht, niet geslapen, nauwelijks geslapen, kan niet slapen, niet slapen, nooit … uitschakel*, wordt me te veel, werd me te veel, te veel voor mij",
        grief: "pijn, deed zeer, doet zeer, pijnlijk, gevallen, ten val, infectie, ontstoken, gewond, geblesseerd, spoedeisende hulp, op de eerste hulp, naar het ziekenhuis, in het ziekenhuis beland, gebroken, hersenschudding, overleden, gestorven, doodgegaan, begrafenis, crematie, $lost verloren, ik mis hem, ik mis haar, ontslagen, onzichtbaar, in de steek gelaten, aan mijn lot, alleen gelaten, eenzaam, zo alleen, helemaal alleen, verdrietig, verdriet, kwetste, gekwetst, kwetsend, teleurgesteld, werd er niet goed van, werd ik … niet goed van, herkent me niet, herkent mij niet",
        anger: "boos, kwaad, woedend, razend, pissig, geïrriteerd, irritant, irriteert me, irriteerde me, ergert me, ergerde me, erger me, geërgerd, ergerlijk, gefrustreerd, frustrerend, frustreert me, zat van, spuugzat, beu, verontwaardigd, baal, baalde, balen, chagrijnig",
        shame: "schaam me, schaamde me, geschaamd, beschaamd, gênant, vernederd, vernederend, voor gek, voor schut, voor paal, voelde me dom, voelde me stom, gevoeld dom, opgelaten, stond voor aap, ongemakkelijk",
        quarrel: "ruzie, gebotst met, botsing met, uitgescholden, tegen me geschreeuwd, schreeuwde tegen, gescholden, onenigheid met, slaande",
        loss: "overleden, gestorven, doodgegaan, is dood, begrafenis, crematie, weduwe, weduwnaar, mijn $kin verloren, laten inslapen, ik mis hem, ik mis haar, in de rouw",
        tears: "gehuild, huilen, huilde, tranen",
        relief: "opgelucht, opluchting, pak van mijn hart, godzijdank, weer ademhalen",
        pride: "trots, ontroerd, ontroerend, ontroerde, raakte me, me geraakt, betekent veel voor, betekent heel veel, kippenvel, onvergetelijk",
        joy: "geweldig, fantastisch, heerlijk, prachtig, schitterend, uitstekend, super, top, hartstikke goed, hartstikke leuk, heel leuk, erg leuk, heel fijn, erg fijn, heel blij, erg blij, zo blij, ontzettend blij, dolblij, heel tevreden, erg tevreden, zeer tevreden, heel lief, zo lief, erg aardig, heel aardig, zo aardig, heel vriendelijk, erg vriendelijk, heel behulpzaam, erg behulpzaam, dankbaar, genoten, geniet, ik hou van, ik houd van, niets dan lof, niks dan lof, een feest, heel netjes, perfect, prima geregeld",
    },
    not_felt: words!(
        "als, zou, zouden, misschien, niet meer bang, weg, voorbij, stuk beter, veel beter, gelukkig, vroeger, moeten, ik ben bang dat, stel, indien"
    ),
    formal: RapportReplies {
        said_before: &[
            "Dat klopt, dat had u al gezegd, mijn excuses.",
            "Sorry, dat had u me al verteld.",
            "Excuses dat ik het nog een keer vroeg.",
        ],
        unasked: &["Sorry, daar had ik naar moeten vragen.", "Mijn excuses, die vraag ontbrak."],
        unclear: &[
            "Sorry, die vraag was niet duidelijk.",
            "Mijn excuses, die vraag paste hier niet.",
            "Sorry, dat heb ik onhandig gevraagd.",
        ],
        confirmed: "Ja, dat bedoel ik. Vertelt u maar.",
        confided: &[
            "Dank u dat u dat vertelt.",
            "Dank u voor uw openheid.",
            "Dank u dat u daar zo open over bent.",
        ],
        ..INFORMAL
    },
    informal: INFORMAL,
};

const INFORMAL: RapportReplies = RapportReplies {
    said_before: &[
        "Dat klopt, dat had je al gezegd, sorry.",
        "Sorry, dat had je me al verteld.",
        "Excuses dat ik het nog een keer vroeg.",
    ],
    unasked: &["Sorry, daar had ik naar moeten vragen.", "Mijn excuses, die vraag ontbrak."],
    unclear: &[
        "Sorry, die vraag was niet duidelijk.",
        "Mijn excuses, die vraag paste hier niet.",
        "Sorry, dat heb ik onhandig gevraagd.",
    ],
    confirmed: "Ja, dat bedoel ik. Vertel maar.",
    more_to_ask: "Ja, er is nog iets.",
    nothing_to_ask: "Nee, ik heb alles gevraagd wat ik wilde weten.",
    passed_on: "Dat staat in wat {organization} ontvangt.",
    noted: &["Dat is genoteerd.", "Goed, dat is genoteerd."],
    confided: &[
        "Dank je dat je dat vertelt.",
        "Dank je voor je openheid.",
        "Dank je dat je daar zo open over bent.",
    ],
    fear: &[
        "Dat moet beangstigend zijn geweest.",
        "Dat klinkt beangstigend.",
        "Dat was vast schrikken.",
        "Die angst is te begrijpen.",
    ],
    exhaustion: &[
        "Dat klinkt uitputtend.",
        "Dat klinkt vermoeiend.",
        "Dat vraagt veel kracht.",
        "Dat is veel tegelijk.",
    ],
    grief: &[
        "Dat spijt me.",
        "Wat vervelend om te horen.",
        "Dat is zwaar, het spijt me.",
        "Het spijt me dat dat gebeurd is.",
    ],
    anger: &[
        "Dat is heel vervelend.",
        "De ergernis is begrijpelijk.",
        "Ik begrijp dat dat ergert.",
        "Dat is om boos van te worden.",
    ],
    shame: &[
        "Dat moet ongemakkelijk zijn geweest.",
        "Dat is geen prettig gevoel.",
        "Ik kan me voorstellen dat dat pijnlijk was.",
        "Ik begrijp dat dat zeer deed.",
    ],
    quarrel: &[
        "Dat was vast niet makkelijk.",
        "Dat klinkt als een lastige situatie.",
        "Dat was vast gespannen.",
        "Zoiets blijft vaak hangen.",
    ],
    loss: &[
        "Dat spijt me heel erg.",
        "Wat verdrietig.",
        "Dat is een groot verlies.",
        "Wat verdrietig om te horen.",
    ],
    relief: &[
        "Dat moet een opluchting zijn.",
        "De opluchting is te begrijpen.",
        "Dat zal goed hebben gedaan.",
        "Dat is een zorg minder.",
    ],
    pride: &[
        "Dat betekent duidelijk veel.",
        "Het is te horen hoe belangrijk dat is.",
        "Ik begrijp dat dat raakt.",
        "Dat is iets om te koesteren.",
    ],
    hardship: &[
        "Dat klinkt niet makkelijk.",
        "Ik begrijp dat dat stoort.",
        "Dat was vast niet prettig.",
        "Dat is lastig, dat begrijp ik.",
        "Dat klinkt omslachtig.",
    ],
    joy: &["Fijn om te horen.", "Dat is fijn om te horen.", "Mooi om te horen.", "Dat doet me plezier."],
};
