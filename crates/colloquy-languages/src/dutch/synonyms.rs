//! Words for the same thing, by their beginnings.

use colloquy_word_list::words;

pub const SYNONYMS: &[&[&str]] = &[
    words!(
        "kind, kinderen, zoon, dochter, kleinzoon, kleindochter, baby, kids, kleintjes, kleinkinderen, mijn jongste, mijn oudste, onze jongste, onze oudste, tweeling"
    ),
    words!("pijn, rugpijn, hoofdpijn, doet zeer"),
    words!("concurrent, concurrentie, ander bedrijf, andere aanbieder, nieuwe baan"),
    words!("prijs, prijzen, kosten, kost, te duur, duurder, prijzig, goedkoop, tarief, euro"),
    words!("ondersteuning, hulp, helpdesk, klantenservice, service"),
    words!("inwerk, onboarding, eerste dagen, eerste week, training, inwerkperiode"),
    words!("leidinggevende, baas, manager, chef, de directie"),
    words!("salaris, loon, beloning, verdien"),
    words!("team, collega, afdeling, samenwerking"),
    words!("vertrok, ontslag genomen, opzeg, gestopt, stopt, verlaten, weggegaan, weggaan"),
    words!("app, applicatie, programma, website, site, functionaliteit"),
    words!("levering, bezorg, pakket, verzending, koerier, pakketbezorger"),
    words!("eten, menu, ontbijt, smaak, keuken, kantine, maaltijd, smaakte, smaakt, kok, lunch, diner"),
    words!("rooster, late dienst, nachtdienst, dienstrooster, uren"),
    words!("werkdruk, stress"),
    words!("communicatie, informatie, contact"),
    words!(
        "arts, artsen, dokter, huisarts, tandarts, zaalarts, specialist, chirurg, internist, cardioloog, \
         gynaecoloog"
    ),
    words!(
        "verpleegkundige, verpleegster, verpleger, verpleging, verpleegafdeling, verzorgende, verzorgster, \
         zorgverlener, zorgpersoneel, thuiszorg, zusters"
    ),
    words!(
        "medicijn, medicatie, geneesmiddel, pillen, tabletten, dosis, dosering, herhaalrecept, \
         voorgeschreven, pijnstiller, antibiotica, bijwerking"
    ),
    words!(
        "afspraak, afspraken, spreekuur, reservering, reserveren, gereserveerd, boeking, geboekt, tijdslot, \
         inplannen, ingepland"
    ),
    words!(
        "wachten, gewacht, wachtte, wachttijd, wachtkamer, wachtrij, wachtlijst, in de wacht, in de rij, \
         vertraging, vertraagd, oponthoud"
    ),
    words!(
        "laptop, computer, apparatuur, apparaat, apparaten, printer, beeldscherm, toetsenbord, hardware, \
         machine, uitrusting"
    ),
    words!(
        "kantoor, kantoren, kantoortuin, bureaus, bureaustoel, mijn bureau, werkplek, werkplekken, flexplek, \
         werkkamer, werkruimte"
    ),
    words!(
        "geluid, geluidsoverlast, lawaai, herrie, rumoer, kabaal, luidruchtig, te luid, gehorig, galmt, \
         stilte, rustiger"
    ),
    words!(
        "verwarming, verwarmd, verwarmen, stoken, radiator, cv-ketel, thermostaat, temperatuur, te koud, \
         warmte, tochtig, slecht geïsoleerd"
    ),
    words!(
        "reparatie, repareren, gerepareerd, kapot, defect, onderhoud, loodgieter, huismeester, conciërge, \
         monteur, klusjesman"
    ),
    words!(
        "huur, huurder, huurcontract, huurprijs, huurverhoging, huren, gehuurd, verhuurder, huisbaas, \
         woningcorporatie, woningbouwvereniging, waarborgsom"
    ),
    words!(
        "buren, buurman, buurvrouw, bovenburen, onderburen, benedenburen, bovenbuurman, buurtgenoot, \
         buurtbewoner, hiernaast, medebewoner"
    ),
    words!(
        "reistijd, woon-werk, openbaar vervoer, bussen, bushalte, met de bus, met de tram, metro, trein, \
         parkeren, parkeer, met de auto"
    ),
    words!(
        "leraar, leraren, lerares, docent, leerkracht, juffen, juffrouw, trainer, cursusleider, begeleider, \
         coach, hoogleraar"
    ),
    words!(
        "lesmateriaal, lesmaterialen, cursusmateriaal, studieboek, lesboek, schoolboek, werkboek, werkblad, \
         slides, hand-out, syllabus, literatuurlijst"
    ),
    words!(
        "examen, tentamen, proefwerk, de toets, toetsweek, overhoring, cijfers, rapportcijfer, herkansing, \
         herkansen, huiswerk, werkstuk"
    ),
    words!(
        "kassa, zelfscan, afrekenen, afgerekend, betalen, betaling, factuur, facturen, terugbetaling, \
         terugbetaald, creditcard, pinnen"
    ),
    words!(
        "veilig, veiligheid, onveilig, ongeval, ongelukken, gevaar, gevaren, risico, veiligheidshelm, \
         beschermende kleding, letsel, gewond"
    ),
    words!("privéleven, werk-privé, vrije tijd, weekend, avonden"),
    words!(
        "carrière, loopbaan, promotie maken, promotiekans, doorgroei, doorgegroeid, doorstromen, hogerop, \
         ontwikkelingsmogelijkheden, groeikansen, toekomstperspectief"
    ),
    words!(
        "waardering, gewaardeerd voelen, waarderend, gewaardeerd, erkenning, erkend, compliment, \
         schouderklop, bedankje, pluimpje, dankbaarheid"
    ),
    words!(
        "instructie, handleiding, gebruiksaanwijzing, stappenplan, uitleg, uitgelegd, uitleggen, \
         toelichting, bijsluiter, folder, brochure"
    ),
    words!(
        "slaap, slapen, geslapen, sliep, inslapen, doorslapen, uitgeslapen, slapelo, wakker, nachtrust, dutje"
    ),
    words!(
        "schoonmaak, schoonmaken, schoongemaakt, niet schoon, schone, vies, vieze, vuil, smerig, poets, \
         hygiën, toilet"
    ),
    words!(
        "personeel, medewerker, werknemer, receptie, receptionist, balie, caissière, serveerster, obers, \
         bediende, verkoper, verkoopster"
    ),
    words!(
        "openingstijd, openingsuren, geopend, sluiten, gesloten, sluitingstijd, sluitingsdag, koopavond, \
         koopzondag, feestdagen, gaat dicht"
    ),
    words!(
        "tentoonstelling, tentoongesteld, expositie, galerie, vitrine, collecties, schilderij, kunstwerk, \
         kunstvoorwerp, zaaltekst, rondleiding, audiotour"
    ),
    words!(
        "privacy, vertrouwelijk, persoonsgegevens, persoonlijke gegevens, mijn gegevens, \
         gegevensbescherming, beroepsgeheim, geheimhouding, anoniem, anonimiteit, discreet"
    ),
    words!(
        "crash, gecrasht, vastlopen, vastgelopen, loopt vast, liep vast, foutmelding, bugs, storing, hapert, \
         onbetrouwbaar"
    ),
    words!("snelheid, snelle, sneller, traag, trager, traagheid, langzaam, laadtijd, laadt, vlot"),
    words!(
        "assortiment, aanbod, ruime keuze, weinig keuze, veel keuze, uitverkocht, voorraad, schappen, \
         verkrijgbaar, leverbaar"
    ),
    words!(
        "verpakking, verpakt, verpakken, onverpakt, ingepakt, inpakken, doos, dozen, karton, \
         bubbeltjesplastic, plastic, folie"
    ),
    words!(
        "vergadering, vergaderen, vergaderd, overleg, werkoverleg, meeting, bespreking, bijeenkomst, \
         videogesprek, videobellen, stand-up, dagstart"
    ),
    words!(
        "thuiswerk, thuisgewerkt, thuis werken, vanuit huis, op afstand, hybride, remote, telewerk, \
         thuiskantoor"
    ),
    words!(
        "speeltuin, speelplaats, speelplek, speelveld, groenvoorziening, openbaar groen, plantsoen, \
         stadspark, tuin, bankjes, bomen, schommel"
    ),
];
