use crate::earlier_answers::{EarlierAnswerCues, TopicField};
use colloquy_word_list::words;

pub const CUES: EarlierAnswerCues = EarlierAnswerCues {
    acknowledgements: &[
        "Misschien is mijn volgende vraag daarmee al beantwoord.",
        "Een deel daarvan kwam dus al ter sprake.",
        "Dat hoort misschien al bij de volgende vraag.",
    ],
    how_long: "hoe lang, hoelang, hoeveel tijd, hoeveel uur, hoeveel dagen, hoeveel weken, hoe snel",
    lengths: "minuut, minuten, uur, kwartier, halfuur, dag, dagen, week, weken, maand, maanden, jaar",
    instants: "meteen, dezelfde dag, direct daarna",
    lasting: "duurde, duurt, geduurd, wachten, gewacht, wachtte, stond, stonden, zat, zaten, tot, later, sinds, lang, moest, al",
    who: "wie, bij wie, van wie, aan wie, naar wie, is er iemand, was er iemand",
    helping: "geholpen, helpt, hielp, liet me zien, laat me zien, legde uit, uitgelegd, legt uit, ontfermde, opgevangen, opgehaald, meegenomen, kan ik vragen, vraag ik, altijd klaar, nam de tijd, regelde, geregeld, belde me, gebeld, bracht me, kwam langs, komt langs, ving me op, kijkt mee",
    liked: "het leukst, leuk, het fijnst, fijn, het mooist, mooi, het best, beste, goed gaat, goed ging, goed liep, bevalt, geniet, genoten, plezier, trots, waardeert, hoogtepunt*",
    disliked: "ergert, ergeren, irriteert, stoort, storen, moeilijk, moeilijkst*, lastig, lastigst*, vervelend, slecht, slechtst*, problemen, probleem, tegenviel, viel tegen, valt tegen, misging, mis ging, mis gaat, minder",
    wished: "veranderen, anders, verbeteren, beter, verbeterpunten, wens, wensen, suggesties, mist, missen, graag",
    fields: FIELDS,
};

const FIELDS: &[TopicField] = &[
    TopicField {
        names: words!(
            "prijs, prijzen, kosten, rekening, factuur, bijdrage, geld, tarief, betaling, huurprijs, huur"
        ),
        signs: "euro, cent, betaal, betaald, betalen, kost, kostte, kosten, duur, duurder, goedkoop, rekening, factuur, eigen bijdrage, in de maand, per maand, geld",
    },
    TopicField {
        names: words!("salaris, loon, beloning"),
        signs: "euro, verdien*, loon, salaris, betaald, per uur, toeslag*, bruto, netto",
    },
    TopicField {
        names: words!("wachten, wachttijd, wachtrij, vertraging"),
        signs: "wacht*, gewacht, minuten, half uur, uur, in de rij, in de wacht, stonden, te laat, aan de beurt",
    },
    TopicField {
        names: words!("geluid, lawaai, rust, rustig, stilte, geluidsoverlast"),
        signs: "lawaai, herrie, luid, muziek, stil, rustig, snurk*, schreeuw*, blaf*, gehorig, kabaal, boren",
    },
    TopicField {
        names: words!("slaap, nacht, nachtrust, nachts"),
        signs: "geslapen, slapen, sliep, wakker, moe, bed, snurk*, in slaap",
    },
    TopicField {
        names: words!("eten, maaltijd, ontbijt, lunch, diner, kantine, catering, overblijf, keuken"),
        signs: "eten, eet, at, gegeten, brood*, soep, koffie, smaakt, smaakte, lekker, honger, gekookt, kok, portie*, bord, boterham*",
    },
    TopicField {
        names: words!("familie, gezin, naaste, privé, mantelzorg"),
        signs: "man, vrouw, zoon, dochter, kinderen, kleinkinderen, moeder, vader, oma, opa, zus, broer, gezin, tweeling",
    },
    TopicField {
        names: words!("personeel, medewerker, bediening, receptie, begeleid, balie, verzorg"),
        signs: "meisje, dame, jongen, mevrouw aan, balie, zuster*, vriendelijk, onvriendelijk, behulpzaam, aardig, ober, verpleegkundige*",
    },
    TopicField {
        names: words!("leidinggevende, baas, manager, leiding, chef"),
        signs: "baas, chef, manager, leidinggevende, teamleider, boven ons, luistert, achter je",
    },
    TopicField {
        names: words!("collega, team, samenwerking, sfeer"),
        signs: "collega*, team, ploeg, de anderen, met elkaar, sfeer, lachen, samen, overleg*",
    },
    TopicField {
        names: words!("mentor, maatje, aanspreekpunt, contactpersoon"),
        signs: "vragen, liet me zien, uitgelegd, mentor, maatje, naast me, altijd klaar, begeleid*",
    },
    TopicField {
        names: words!("inwerk, introductie, training, eerste dag, eerste week, intake, opleiding"),
        signs: "eerste dag, eerste week, liet me zien, ingewerkt, cursus, training, in het diepe, kwam iemand, uitgelegd",
    },
    TopicField {
        names: words!("overdracht, sleutel"),
        signs: "overgedragen, sleutel*, overgenomen, doorgegeven, achtergelaten, briefje",
    },
    TopicField {
        names: words!("rooster, dienst, werktijd, openingstijd, tijden"),
        signs: "dienst, diensten, weekend*, zondag*, nachtdienst*, rooster, overuren, om zeven uur, om acht uur, om vier uur",
    },
    TopicField {
        names: words!("reis, reistijd, vervoer, aankomst, route, vervoersdienst"),
        signs: "bus, busje, trein, tram, auto, fiets, te voet, gereden, rijden, kwartier, halen, opgehaald, brengen, kilometer, file, halte, station",
    },
    TopicField {
        names: words!("parkeren, parkeer"),
        signs: "geparkeerd, parkeren, parkeerplaats*, garage, vergunning",
    },
    TopicField {
        names: words!("afspraak, reservering, boeking, aanmelding, inschrijving"),
        signs: "geboekt, boeken, afspraak*, online, formulier, gereserveerd, aangemeld, ingeschreven, plek gekregen",
    },
    TopicField {
        names: words!("telefoon, telefoontje, servicenummer, klantenservice, belt"),
        signs: "gebeld, bellen, belde, telefoon, nummer, in de wacht, doorverbonden, opgehangen",
    },
    TopicField {
        names: words!("inlog, wachtwoord, account, toegang"),
        signs: "wachtwoord, ingelogd, inloggen, account, code, kwam er niet in, toegang",
    },
    TopicField {
        names: words!("laptop, computer, apparatuur, gereedschap, materiaal, onderhoud, reparatie"),
        signs: "laptop, scherm, printer, apparaat, kapot, gerepareerd, monteur, rem, accu, band, gemaakt, onderdeel",
    },
    TopicField {
        names: words!("storing, crash, fout, betrouwbaar, technisch"),
        signs: "viel uit, vastgelopen, loopt vast, liep vast, foutmelding*, storing*, deed het niet, doet het niet, eruit gegooid, bleef hangen",
    },
    TopicField {
        names: words!(
            "informatie, geïnformeerd, communicatie, folder, op de hoogte, hoogte, uitleg, voorlichting"
        ),
        signs: "brief, mail*, berichtje*, bericht, foto's, app, gezegd, verteld, niemand, folder, gelezen, begrepen, uitgelegd, nieuwsbrief, gehoord",
    },
    TopicField {
        names: words!("vergadering, overleg, bijeenkomst"),
        signs: "vergadering*, overleg, bijeenkomst*, elke maandag, bij elkaar",
    },
    TopicField {
        names: words!("taak, taken, project, opdracht"),
        signs: "taak, taken, project*, gebouwd, geschreven, opdracht*, mocht ik",
    },
    TopicField {
        names: words!("levering, bezorging, pakket"),
        signs: "pakje*, pakket*, bezorgd, bezorger, voor de deur, bij de buren, aangekomen",
    },
    TopicField {
        names: words!("schoonmaak, hygiëne, sanitair, toilet, douche"),
        signs: "schoon, vies, vuil, stof, schimmel, stinkt, stank, douche*, toilet*, wc, gepoetst, dweil*",
    },
    TopicField {
        names: words!("stank, ongedierte, overlast"),
        signs: "stinkt, stank, ruikt, vliegen, muizen, ratten, wespen, stof, lawaai, herrie, rommel",
    },
    TopicField {
        names: words!("kamer, woning, huis, verblijf, appartement"),
        signs: "kamer, bed, raam, ramen, balkon, uitzicht, klein, vochtig, schimmel, matras, kast, verwarming",
    },
    TopicField {
        names: words!("verwarming, temperatuur, warm, warmer, isolatie"),
        signs: "warm, warmer, koud, graden, verwarming, stoken, tocht, trui, isolatie, dekens",
    },
    TopicField { names: words!("water, kraan"), signs: "water, kraan, slang, emmers, gieten, droog, pomp" },
    TopicField {
        names: words!("tuin, groente, oogst, plant"),
        signs: "tomaten, bonen, aardappels, sla, wortels, gezaaid, geoogst, onkruid, vers, smaakt",
    },
    TopicField {
        names: words!("buren, buurt, bewoners"),
        signs: "buren, buurman, buurvrouw, naast ons, boven ons, hiernaast, trappenhuis, groet*",
    },
    TopicField {
        names: words!("werklui, aannemer, bouwvakker, vakmensen, uitvoering"),
        signs: "jongens, mannen, geveegd, boorden, rommel, netjes, nette, schilder*, timmer*, loodgieter*",
    },
    TopicField {
        names: words!("arts, huisarts, dokter, specialist, behandel"),
        signs: "dokter, arts, huisarts, specialist, onderzocht, behandeld, spreekuur",
    },
    TopicField {
        names: words!("ontslag, afscheid, vertrek, afscheid nemen"),
        signs: "naar huis, huilde, huilt, tranen, zwaait, afscheid, weggebracht, losgelaten",
    },
    TopicField {
        names: words!("gezondheid, herstel, klachten, welzijn"),
        signs: "beter, hersteld, pijn, loopt weer, genezen, mank, gezond",
    },
    TopicField {
        names: words!("medicijn, medicatie, bijwerking"),
        signs: "tablet*, pil, pillen, medicijn*, duizelig, misselijk, uitslag, apotheek, recept",
    },
    TopicField {
        names: words!("vriend, vriendjes, contacten, aansluiting"),
        signs: "vriend*, speelt met, spelen met, uitgenodigd, feestje, naast … in de klas",
    },
    TopicField {
        names: words!("juf, leraar, docent, meester, leerkracht, les, trainer"),
        signs: "juf, meester, leraar, docent, les, legt uit, lief, schat",
    },
    TopicField {
        names: words!("toets, examen, huiswerk, cijfers"),
        signs: "toets*, examen*, cijfer*, huiswerk, gezakt, geslaagd, leren",
    },
    TopicField {
        names: words!("activiteit, programma, vrije tijd, dagbesteding"),
        signs: "zingen, gezongen, schilderen, geschilderd, spelletjes, dansen, uitje*, wandelen, muziek, knutselen, bingo",
    },
    TopicField {
        names: words!("indeling, ontwerp, gebouw, bewegwijzering"),
        signs: "vinden, verdwaald, bordjes, ingang, trap, lift, waar je, overzichtelijk",
    },
    TopicField {
        names: words!("veiligheid, ongeval, gevaar"),
        signs: "veilig, gevaarlijk, ongeluk, helm, gestolen, ingebroken, donker, uitgegleden, gevallen, alarm",
    },
    TopicField {
        names: words!("waardering, erkenning, respect"),
        signs: "bedankt, bedankje, compliment*, bij naam, gezien, gewaardeerd, bloemen, onzichtbaar",
    },
    TopicField {
        names: words!("werkdruk, stress, belasting"),
        signs: "stress*, te veel, overuren, pauze*, uitgeput, haasten, gejaagd, te weinig mensen",
    },
    TopicField {
        names: words!("reden, vertrek, opzegging, beslissing"),
        signs: "opgezegd, ontslag genomen, daarom ben ik, daarom heb ik, de druppel, was ik er klaar mee, had er genoeg van, gestopt",
    },
    TopicField {
        names: words!("nu doet, nieuwe baan, alternatief, gebruikt u nu, nu gebruikt, in plaats"),
        signs: "nu werk ik, ik werk nu, nu zit ik, nu rijden, rijden nu, en nu, tegenwoordig, overgestapt, terug naar",
    },
    TopicField {
        names: words!("volgend jaar, toekomst, terugkomen, doorgaan, verlengen"),
        signs: "volgend jaar, al geboekt, komen terug, kom terug, nooit meer, verlengd, gaan door, blijven",
    },
    TopicField {
        names: words!("betekent, uzelf, ontlasting, vrije dagen"),
        signs: "op adem, rust, mijn handen vrij, tijd voor mezelf, slapen",
    },
];
