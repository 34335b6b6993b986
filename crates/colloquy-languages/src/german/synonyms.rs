//! Words for the same thing, by their beginnings.

use colloquy_word_list::words;

pub const SYNONYMS: &[&[&str]] = &[
    words!(
        "kind, kinder, kindern, sohn, söhne, tochter, töchter, töchtern, mädchen, jungs, enkel, enkelin, enkeln, baby, die kleinen, unsere kleine, unser kleiner, meine kleine, mein kleiner, meine große, mein großer, zwillinge"
    ),
    words!("schmerz, schmerzen, rückenschmerzen, kopfschmerzen, tut weh, tun weh"),
    words!(
        "konkurrenz, wettbewerber, mitbewerber, anderen anbieter, anderer anbieter, neue stelle, neuer job, \
         neuen job"
    ),
    words!("preis, kosten, kostet, gekostet, teuer, billig, günstig, gebühr, tarif, euro"),
    words!("support, hilfe, hotline, kundendienst, kundenservice, service, beratung"),
    words!("einarbeitung, onboarding, erste woche, erster tag, schulung"),
    words!("führungskr, führungsstil, führungsverhalten, vorgesetzt, chef, leitung, führungskraft, manager"),
    words!("gehalt, lohn, bezahlung, vergütung, verdien"),
    words!("team, kolleg, abteilung, zusammenarbeit"),
    words!("kündig, unternehmen verlassen, firma verlassen, gegangen, aufgehört, wechsel, ausgestiegen"),
    words!("app, anwendung, software, website, webseite, programm, funktionsumfang"),
    words!("lieferung, geliefert, versand, paket, bote, zusteller, lieferant, kurier, lieferfahrer"),
    words!(
        "essen, speise, menü, frühstück, geschmack, küche, kantine, geschmeckt, schmeckt, schmecken, \
         köche, köchin, koch, mittagessen, abendessen, gegessen"
    ),
    words!("arbeitszeit, schicht, dienstplan, überstunden"),
    words!("stress, belastung"),
    words!("kommunikation, information, informiert, kontakt, rückmeldung"),
    words!(
        "arzt, ärzte, ärztin, ärztlich, hausarzt, hausärzt, facharzt, fachärzt, zahnarzt, oberarzt, chirurg, \
         mediziner, chefarzt, chefärzt, kinderarzt, kinderärzt, notarzt"
    ),
    words!(
        "pflegekraft, pflegekräfte, pflegepersonal, pflegedienst, pfleger, krankenpfleger, krankenschwester, \
         altenpfleg, stationsleitung, auf station, auf der station"
    ),
    words!(
        "medikament, arznei, tablette, pille, dosis, dosierung, rezepte, verschrieben, verschreibung, \
         schmerzmittel, antibiotik, nebenwirkung"
    ),
    words!(
        "termine, der termin, ihr termin, einen termin, terminvergabe, terminvereinbarung, sprechstunde, \
         buchung, terminabsprache, gebucht, reserviert, reservierung"
    ),
    words!(
        "warten, gewartet, wartete, wartezeit, wartezimmer, warteschlange, warteschleife, warteliste, \
         angestanden, verspätung, verspätet, verzögerung"
    ),
    words!(
        "laptop, computer, rechner, gerät, ausstattung, ausrüstung, hardware, bildschirm, drucker, maschine, \
         headset, arbeitsmittel"
    ),
    words!(
        "büros, im büro, ins büro, bürostuhl, büroraum, büroräume, großraumbüro, einzelbüro, schreibtisch, \
         arbeitsplatzausstattung, räumlichkeit"
    ),
    words!(
        "lärm, geräusch, krach, radau, lautstärke, zu laut, sehr laut, leise, hellhörig, ruhestörung, ruhiger"
    ),
    words!(
        "heizung, heizen, heizkörper, geheizt, beheizt, temperatur, kälte, eiskalt, zu kalt, gefroren, \
         frieren, dämmung"
    ),
    words!(
        "reparatur, reparieren, repariert, kaputt, defekt, behoben, wartung, instandhaltung, instandsetzung, \
         handwerker, hausmeister, klempner"
    ),
    words!(
        "miete, mietvertrag, mietpreis, gemietet, vermiet, kaltmiete, warmmiete, nebenkosten, kaution, \
         hausverwaltung, wohnungsgenossenschaft, wohnungsbaugesellschaft"
    ),
    words!(
        "nachbar, nachbarin, nachbarschaft, nachbarwohnung, nebenan, mitmieter, hausbewohner, \
         hausgemeinschaft, anwohner"
    ),
    words!(
        "anfahrt, arbeitsweg, pendeln, pendler, bahn, straßenbahn, mit dem bus, mit dem zug, mit dem auto, \
         haltestelle, parkplatz, parkplätze"
    ),
    words!(
        "lehrer, lehrkraft, lehrkräfte, dozent, ausbilder, trainer, coach, professor, kursleiter, \
         kursleitung, pädagog, schulleiter"
    ),
    words!(
        "kursunterlagen, lehrbuch, lehrbücher, schulbuch, schulbücher, skript, folien, arbeitsblatt, \
         arbeitsblätter, lernmaterial, kursmaterial, handout"
    ),
    words!(
        "prüfung, klausur, klassenarbeit, examen, noten, benotung, benotet, zensuren, zeugnis, hausaufgabe, \
         hausarbeit"
    ),
    words!(
        "an der kasse, kassen, bezahlen, zahlung, kartenzahlung, kreditkarte, bargeld, rechnung, \
         lastschrift, erstattung, erstattet, rückerstattung"
    ),
    words!(
        "sicherheit, unfall, unfälle, arbeitsunfall, gefährlich, gefährdung, verletzt, verletzung, \
         schutzhelm, schutzkleidung, schutzausrüstung, arbeitsschutz"
    ),
    words!("privatleben, freizeit, feierabend, wochenende, work-life, vereinbarkeit"),
    words!(
        "karriere, laufbahn, aufstieg, aufsteigen, befördert, beförderung, aufstiegschance, \
         berufliche perspektive, weiterentwickl, weiterbildung, fortbildung, entwicklungsmöglichkeit, \
         entwicklungschance"
    ),
    words!(
        "anerkennung, anerkannt, wertschätzung, wertschätzend, wertgeschätzt, gelobt, loben, ein lob, \
         kein lob, gewürdigt, würdigung, dankeschön"
    ),
    words!(
        "anleitung, bedienungsanleitung, gebrauchsanweisung, anweisung, erklärt, erklären, erklärung, \
         handbuch, merkblatt, packungsbeilage, beipackzettel, tutorial"
    ),
    words!(
        "schlaf, schläft, geschlafen, einschlafen, eingeschlafen, durchschlafen, durchgeschlafen, \
         ausgeschlafen, aufgewacht, wachgelegen, nachtruhe, müde"
    ),
    words!(
        "sauber, schmutz, dreck, verdreckt, hygien, unhygien, putzen, geputzt, reinigung, gereinigt, \
         ungepflegt, toilette"
    ),
    words!(
        "das personal, personals, mitarbeiter, mitarbeitende, angestellte, belegschaft, am empfang, \
         empfangsdame, rezeption, kassierer, kellner, verkäufer"
    ),
    words!(
        "öffnungszeit, öffnungstage, öffnet, geöffnet, schließt, schließzeit, geschlossen, ladenschluss, \
         geschäftszeit, sprechzeit, ruhetag, feiertags"
    ),
    words!(
        "ausstellung, sonderausstellung, dauerausstellung, exponat, vitrine, galerie, sammlung, gemälde, \
         kunstwerk, schautafel, audioguide"
    ),
    words!(
        "datenschutz, dsgvo, privatsphäre, vertraulich, personenbezogen, meine daten, persönliche daten, \
         persönlichen daten, anonym, diskret, schweigepflicht"
    ),
    words!(
        "absturz, abstürze, abstürzt, abgestürzt, stürzt ab, hängt sich, eingefroren, fehlermeldung, bugs, \
         ausfälle, störung"
    ),
    words!(
        "geschwindigkeit, langsam, verlangsamt, schnell, zügig, schleppend, ladezeit, ladebalken, \
         reaktionszeit, performance, ruckelt"
    ),
    words!(
        "sortiment, auswahl, warenangebot, produktpalette, produktvielfalt, regale, ausverkauft, vergriffen, \
         vorrätig, auf lager, verfügbarkeit"
    ),
    words!(
        "verpackung, verpackt, verpacken, eingepackt, ausgepackt, auspacken, unverpackt, umverpackung, \
         karton, füllmaterial, luftpolster, plastiktüte"
    ),
    words!(
        "besprechung, dienstbesprechung, besprochen, meeting, sitzung, konferenz, videokonferenz, \
         telefonkonferenz, videocall, jour fixe, stand-up, morgenrunde"
    ),
    words!(
        "homeoffice, home-office, home office, von zuhause, von zu hause, remote, mobiles arbeiten, \
         mobil arbeiten, telearbeit, heimarbeit, hybrid, präsenztag"
    ),
    words!(
        "spielplatz, spielplätze, grünfläche, grünanlage, begrünung, begrünt, parkbank, sitzbank, sitzbänke, \
         garten, gärten, innenhof"
    ),
];
