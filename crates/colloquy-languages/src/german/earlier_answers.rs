use crate::earlier_answers::{EarlierAnswerCues, TopicField};
use colloquy_word_list::words;

pub const CUES: EarlierAnswerCues = EarlierAnswerCues {
    acknowledgements: &[
        "Vielleicht ist meine nächste Frage damit schon beantwortet.",
        "Ein Teil davon kam also schon zur Sprache.",
        "Das gehört wohl schon zur nächsten Frage.",
    ],
    how_long: "wie lange, wie lang, wie viel zeit, wie viele stunden, wie viele tage, wie viele wochen, wie schnell, dauer",
    lengths: "minute, minuten, stunde, stunden, tag, tage, tagen, woche, wochen, monat, monate, monaten, jahr, jahre, jahren",
    instants: "sofort, gleich danach, am selben tag, noch am vormittag, noch am gleichen tag",
    lasting: "gedauert, dauerte, dauert, gewartet, warten, wartete, musste, stand, standen, saß, saßen, hing, bis, vorm, später, seit, lang",
    who: "wer, wen, wem, von wem, bei wem, an wen, gibt es jemanden, gab es jemanden, kümmert sich jemand",
    helping: "geholfen, hilft, half, gezeigt, zeigt mir, zeigte, erklärt, erklärte, erklärt mir, kümmert, gekümmert, beigebracht, mitgenommen, abgeholt, fragen, frag ich, frage ich, immer da, angerufen, bringt mich, brachte mich, hat mich … gebracht, vorbeigekommen, kommt vorbei, übernommen, eingesprungen, steht mir, stand mir",
    liked: "am besten, am meisten spaß, spaß, freude, gefällt, gefallen, gefiel, gut gelaufen, läuft gut, lief gut, klappt gut, schätzen, schätzt, schön, schönste, positiv, highlight*, lieblings*, stolz",
    disliked: "nervt, nerven, genervt, stört, stören, gestört, ärgert, ärger*, schwierig*, schwer, schwerste, schwersten, schlecht, schlimm*, problem*, mühsam, belastet, belastend, hakt, klemmt, schief, missfällt, unzufrieden, herausforderung*",
    wished: "ändern, verändern, anders, verbessern, besser, verbesserung*, wünsch*, vorschläge, vorschlag, fehlt, fehlte, gefehlt",
    fields: FIELDS,
};

const FIELDS: &[TopicField] = &[
    TopicField {
        names: words!(
            "preis, kosten, gekostet, rechnung, beitrag, gebühr, geld, bezahlung, ausgaben, tarif, bezahl"
        ),
        signs: "euro, cent, bezahlt, zahle, zahlen, zahlt, gezahlt, kostet, kostete, gekostet, teuer, billig, günstig, rechnung, ausgegeben, beitrag, preis*, geld",
    },
    TopicField {
        names: words!("gehalt, lohn, vergütung, verdienst, bezahlung"),
        signs: "euro, verdien*, lohn, gehalt, stundenlohn, mehr als, zulage*, netto, brutto",
    },
    TopicField {
        names: words!("warten, wartezeit, schlange, einlass, verspätung, anstehen"),
        signs: "gewartet, warten, warte*, minuten, stunden, angestanden, schlange, standen, stand, bis ich dran, verspätet, zu spät",
    },
    TopicField {
        names: words!("lärm, lautstärke, ruhe, geräusch, akustik"),
        signs: "laut, lärm, krach, leise, ruhig, schnarch*, gebrüll*, musik bis, gehämmert, gebohrt, verstehe mein, hellhörig",
    },
    TopicField {
        names: words!("schlaf, nacht, nachtruhe, erholung"),
        signs: "geschlafen, schlafen, schlaf, wach, eingeschlafen, müde, schnarch*, bett, aufgewacht, kein auge, nachts",
    },
    TopicField {
        names: words!(
            "essen, verpflegung, mahlzeit, kantine, mensa, frühstück, mittagessen, trinken, speise, gastronomie, küche"
        ),
        signs: "gegessen, essen, isst, esse, brot, suppe, kaffee, wurst, pommes, kuchen, satt, hunger, geschmeckt, schmeckt, schmecken, gekocht, koch, teller, portion*, warm gemacht",
    },
    TopicField {
        names: words!("familie, angehörig, privatleben, partner, vereinbarkeit"),
        signs: "frau, mann, sohn, tochter, kinder, jungs, enkel*, mutter, vater, oma, opa, schwester und, bruder, der kleine, die kleine, familie, eltern",
    },
    TopicField {
        names: words!("personal, mitarbeit, bedienung, service, empfang, annahme, aufnahme, schwestern"),
        signs: "schwester, pfleger, dame am, herr am, junge mann, junge frau, am empfang, am schalter, kellner*, verkäufer*, freundlich, unfreundlich, hilfsbereit, patzig, begrüßt, aufgeschrieben",
    },
    TopicField {
        names: words!("vorgesetzt, chef, führung, leitung, teamleit, meister"),
        signs: "chef, chefin, meister, vorgesetzt*, leiter, leiterin, boss, über uns, hört zu, rückendeckung, setzt sich ein",
    },
    TopicField {
        names: words!("kolleg, team, zusammenarbeit, betriebsklima, stimmung, gesellen"),
        signs: "kolleg*, gesellen, team, truppe, die anderen, jungs, mädels, untereinander, zusammen, lachen, klima, stimmung",
    },
    TopicField {
        names: words!("pate, mentor, ansprechpartner, ansprechperson, betreuung, kümmert"),
        signs: "gezeigt, erklärt, fragen, an die hand, pate, patin, mentor*, betreu*, ansprechpartner*, für mich da",
    },
    TopicField {
        names: words!("einarbeitung, schulung, einführung, erste woche, erster tag, anfang, onboarding"),
        signs: "ersten tag, erste woche, ersten woche, am anfang, gezeigt, eingearbeitet, schulung, ins kalte wasser, mitgelaufen, reingeworfen, video, eingewiesen",
    },
    TopicField {
        names: words!("übergabe, schichtwechsel"),
        signs: "übergeben, schlüssel, übernommen, weitergegeben, überlassen, zettel, hinterlassen",
    },
    TopicField {
        names: words!("schicht, dienstplan, arbeitszeit, fahrzeit, uhrzeit, öffnungszeit, takt, zeiten"),
        signs: "schicht*, wochenend*, sonntag*, nachtdienst*, uhr, um vier, um fünf, um sechs, um sieben, um acht, um neun, der letzte, die letzte, frühdienst*, spätdienst*, frei haben, dienstplan, überstunden, zu früh zu",
    },
    TopicField {
        names: words!("anreise, anfahrt, weg, verkehr, transport, hergekommen, unterwegs, fahrt"),
        signs: "bus, bahn, straßenbahn, zug, auto, rad, fahrrad, zu fuß, gefahren, fahre, fährt, linie, haltestelle, stau, kilometer, gebracht, umsteigen, umgestiegen",
    },
    TopicField {
        names: words!("parken, parkplatz, parkplätze"),
        signs: "geparkt, parken, parkplatz, parkplätze, parkhaus, abgestellt, stellplatz",
    },
    TopicField {
        names: words!("termin, buchung, anmeldung, reservierung, vereinbarung"),
        signs: "angemeldet, anmelden, gebucht, termin, online, formular, passwort, reserviert, registriert, eingetragen, platz bekommen",
    },
    TopicField {
        names: words!("anruf, telefon, hotline, telefonat"),
        signs: "angerufen, anrufen, telefon*, hotline, warteschleife, zurückgerufen, durchgestellt, am apparat, aufgelegt",
    },
    TopicField {
        names: words!("zugang, passwort, konto, login, einloggen"),
        signs: "passwort, kennwort, eingeloggt, einloggen, zugang, konto, code, gesperrt, reingelassen, kam nicht rein, drin",
    },
    TopicField {
        names: words!("laptop, rechner, ausstattung, gerät, werkzeug, technik, maschine"),
        signs: "laptop, rechner, bildschirm, drucker, gerät*, maschine*, werkzeug*, kaputt, akku, scanner, klebeband",
    },
    TopicField {
        names: words!("absturz, abstürze, fehler, störung, zuverlässig, technisch"),
        signs: "abgestürzt, stürzt, hing, hängt, eingefroren, fehlermeldung*, flog raus, fliege raus, schmiert ab, aufgehängt, ging nichts, bleibt stehen",
    },
    TopicField {
        names: words!("information, kommunikation, aufklärung, unterlagen, anleitung"),
        signs: "brief, mail, gesagt, bescheid, informiert, erfahren, aushang, zettel, erklärt, niemand hat, keiner hat, aufgeklärt, merkblatt, gelesen, aufgeschrieben",
    },
    TopicField {
        names: words!("fahrplan, auskunft, fahrplanauskunft, verbindung"),
        signs: "zeiten, abfahrt*, verbindung*, aushang, anschluss, gestimmt, angezeigt, verspätung*",
    },
    TopicField {
        names: words!("besprechung, meeting, sitzung"),
        signs: "besprechung*, meeting*, sitzung*, runde, jeden montag, zusammensitzen, tagesordnung",
    },
    TopicField {
        names: words!("aufgabe, projekt, tätigkeit"),
        signs: "aufgabe*, projekt*, gebaut, geschrieben, montage, baustelle, selbst gemacht, darf ich, durfte ich",
    },
    TopicField {
        names: words!("lieferung, zustellung, versand, paket"),
        signs: "paket*, geliefert, bote, vor der tür, nachbarn abgegeben, angekommen, sendung, fahrer",
    },
    TopicField {
        names: words!("sauberkeit, reinigung, hygiene, sanitär, toilette, dusche"),
        signs: "sauber, dreck*, schmutz*, geputzt, putzen, staub, schimmel, gestank, stinkt, dusche*, toilette*, klo, haare im",
    },
    TopicField {
        names: words!("zimmer, unterkunft, wohnung, unterbringung"),
        signs: "zimmer, bett, betten, fenster, balkon, aussicht, eng, klein, feucht, schimmel, matratze, schrank, heizung",
    },
    TopicField {
        names: words!("heizung, temperatur, wärme, dämmung, warm"),
        signs: "warm, kalt, eiskalt, heizung, heizen, grad, gefroren, decke, pullover, zieht",
    },
    TopicField {
        names: words!("wasser, leitung"),
        signs: "wasser, hahn, schlauch, kannen, gießen, gegossen, trocken, pumpe",
    },
    TopicField {
        names: words!("garten, acker, ernte, gemüse, qualität, anbau"),
        signs: "tomaten, kartoffeln, salat, zucchini, bohnen, gesät, geerntet, frisch, schmecken, schmeckt, verfault, welk, acker",
    },
    TopicField {
        names: words!("menge, portion, umfang"),
        signs: "zu viel, so viel, viel zu, zu wenig, hälfte, weggeworfen, reicht, gereicht, übrig",
    },
    TopicField {
        names: words!("nachbar, hausgemeinschaft, bewohner"),
        signs: "nachbar*, nebenan, über uns, unter uns, treppenhaus, grüßen, grüßt",
    },
    TopicField {
        names: words!("arzt, ärzt, therapeut, behandlung, visite, operateur"),
        signs: "arzt, ärzt*, doktor, therapeut*, herr, professor, visite, untersucht, behandelt, übungen, oberarzt",
    },
    TopicField {
        names: words!("entlassung, abschied, heimkehr"),
        signs: "entlassen, nach hause, heim durfte, heimgeschickt, abgeholt, brief mit, abschied, verabschiedet",
    },
    TopicField {
        names: words!("zu hause, zuhause, alltag, versorgung, hilfsmittel"),
        signs: "zu hause, daheim, pflegedienst, rollator, allein, treppe*, einkaufen, haushalt, abgelehnt",
    },
    TopicField {
        names: words!("gesundheit, genesung, befinden, beschwerden, verlauf"),
        signs: "wieder laufen, läuft wieder, besser, geheilt, schmerz*, steif, humpel*, gesund, wieder ganz, narbe",
    },
    TopicField {
        names: words!("medikament, tabletten, nebenwirkung, dosis"),
        signs: "tablette*, pille*, medikament*, schwindel*, übel, ausschlag, apotheke*, rezept, tropfen, dosis",
    },
    TopicField {
        names: words!("freund, kontakte, anschluss"),
        signs: "freund*, kumpel*, eingeladen, spielt mit, spielen zusammen, geburtstag, treffen, kaffee",
    },
    TopicField {
        names: words!("lehrer, lehrkraft, dozent, kursleit, trainer, unterricht"),
        signs: "lehrer*, erklärt, unterricht, frau, herr, kurs, stunde mit, beigebracht",
    },
    TopicField {
        names: words!("schule, berufsschule, prüfung, noten, hausaufgabe"),
        signs: "schule, mathe, fachkunde, prüfung*, note*, klasse*, hausaufgabe*, durchgefallen, bestanden, lernen, lehrer*",
    },
    TopicField {
        names: words!("freizeit, programm, aktivität, angebot, beschäftigung, unterhaltung"),
        signs: "gesungen, singen, gemalt, malen, gespielt, spielen, tanzen, ausflug, ausflüge, basteln, musik, abends, kino, gebastelt",
    },
    TopicField {
        names: words!("orientierung, aufbau, gestaltung, gebäude, ausschilderung"),
        signs: "gefunden, finde, verlaufen, schilder, schild, eingang, treppe, aufzug, versteckt, wo es, übersichtlich",
    },
    TopicField {
        names: words!("sicherheit, unfall, gefahr"),
        signs: "sicher, gefährlich, unfall, helm, gestohlen, eingebrochen, dunkel, ausgerutscht, gestürzt, verbrannt, alarm",
    },
    TopicField {
        names: words!("anerkennung, wertschätzung, respekt, lob"),
        signs: "danke, gelobt, lob, beim namen, gesehen, bemerkt, geschätzt, blumen, unsichtbar, respekt*",
    },
    TopicField {
        names: words!("belastung, stress, arbeitspensum, druck"),
        signs: "stress*, zu viel, überstunden, pause*, erschöpft, gehetzt, hetzen, allein, unterbesetzt, fertig mit",
    },
    TopicField {
        names: words!("reparatur, instandsetzung, wartung"),
        signs: "repariert, kaputt, bremse, werkstatt, ersatzteil*, handwerker, gerichtet",
    },
    TopicField {
        names: words!("alternative, stattdessen, jetzt nutzen, jetzt benutzen"),
        signs: "leihwagen, ersatz*, jetzt wieder, jetzt fahre ich, jetzt nehme, stattdessen, bin umgestiegen",
    },
    TopicField {
        names: words!("grund, gründe, kündigung, entscheidung, weggang"),
        signs: "gekündigt, hab ich gekündigt, war für mich schluss, hat mir gereicht, das war's, deshalb bin ich, darum bin ich, die nase voll, aufgehört",
    },
    TopicField {
        names: words!("nächstes jahr, zukunft, weitermach, wiederkomm, wieder kommen, verlänger, pläne"),
        signs: "wieder gebucht, nächstes jahr, neue saison, nächste saison, komme wieder, kommen wieder, nie wieder, weitermachen, mach weiter, bleibe dabei, verlängert",
    },
    TopicField {
        names: words!("mithelfen, mitarbeit, ehrenamt, engagement, beteiligung"),
        signs: "mitgeholfen, helfe, dabei, ehrenamt*, verein, aufbauen, mit anpacken, angepackt",
    },
    TopicField {
        names: words!("fahrer, fahrern, busfahrer"),
        signs: "hält an, wartet auf, freundlich, lenkt, am steuer, herr, bremst",
    },
];
