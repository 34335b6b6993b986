use crate::impact::{ImpactPatterns, StatementMatchingWords};

pub const IMPACT: ImpactPatterns = ImpactPatterns {
    grammar: StatementMatchingWords {
        ignored: "kleine kleinen kleiner kleines jüngeren jüngere großen äh ähm öhm hm hmm mhm ja also halt eben einfach wirklich echt eigentlich ehrlich manchmal oft immer \
                  ständig dauernd wieder schon auch doch sogar gerade irgendwie mal tatsächlich wahrscheinlich \
                  vielleicht ernsthaft bald letztens neulich gern gerne lieber",
        negators: "nicht nie niemals kein keine keinen keiner keinem niemand niemanden ohne nichts",
        elides: false,
    },
    classes: "
number: 1*|2*|3*|4*|5*|6*|7*|8*|9*|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig|dreissig|vierzig|funfzig|sechzig|mehrere|hundert|eine_halbe|anderthalb
time: minute|minuten|stunde|stunden|tag|tage|tagen|nacht|nachte|woche|wochen|monat|monate|monaten|jahr|jahre|jahren
body: rucken|nacken|knie|schulter|handgelenk|augen|ohren|hand|hande|lunge|hufte|kopf|fuss|fusse|bein|beine|magen|haut|finger|lippe
",
    nothing: "
das wars|war_s eigentlich|schon|soweit|dazu $|dazu|schon|auch
!mehr|weiter|sonst|mir fallt|weiss|hab|habe|kommt|gibt .. nichts|nix|nicht|keine|nimmer|net $|ein|mehr|dazu
!mehr|weiter|sonst .. nichts|nix|nicht $|zu|ein|dazu
!fallt .. mir .. nichts|nix|nicht|dazu|sonst .. ein
!nichts|nix|nicht mehr|weiter|weiteres|hinzuzufugen|zu_sagen|zu_erganzen $|dazu
das|des wars|war_s|war_es|ware_es|ware_alles|war_alles|ist_alles|reicht $|von|fur|dann|jetzt|so_weit|soweit|im
passt so $
alles gesagt
bin .. uberfragt
!kann|konnte .. nicht|nix|nichts .. sagen|erinnern $
!weiss .. nicht|nix|net $|genau|so|mehr
!keine|null ahnung|plan|idee|meinung $
von meiner|unserer seite ... nichts|alles|war|nix
!nichts|nix|nicht ... einfallt|einfiele|eingefallen|zu_sagen|mehr_zu_sagen|zu_erzahlen
passt|passt_alles|passt_schon $
",
    remarks: "
ihre|deine frage|fragen
die|diese frage .. sinn|unklar|komisch
!verstehe|versteh|verstanden .. frage|nicht_was
frage .. nicht .. verstanden|verstehe
was meinen|meinst sie|du $|damit
das|es|war war|nur ein|nur scherz|witz|spass $
war nur? ein|nur scherz|witz $
lassen|uberspringen|streichen wir|sie das|die_frage|diese_frage|diese
uberspringen
jetzt reichts|reicht_es|reicht
reicht_jetzt|reicht_es_jetzt|genug_gefragt|genug_fragen
schone|liebe|viele grusse
grusse|grussen|gruss an|von|sie|mir
machen wir weiter
weiter im text
satz .. zu_ende|fertig|beendet
horen sie|mir eigentlich|uberhaupt|nicht zu|nicht|mir
fragen sie mich lieber|was|etwas
immer|hundertmal dasselbe|das_gleiche fragen|gefragt
wegen der_sache|dem_ding $|von_vorhin
geht sie|dich nichts
!geht .. nichts an
",
    repeated: "
habe|hab|sagte|erzahlte .. schon|gerade|vorhin|bereits|grad gesagt|erzahlt|erwahnt|beantwortet|auch|$
sagte ich|schon schon|vorhin|bereits
schon gesagt|erzahlt|erwahnt|beantwortet
gerade erst? gesagt|erzahlt
",
    harm: "
notaufnahme|notarzt|rettungswagen
last|palette|ladung|leiter|regal|stapler|kiste .. gefallen|gekippt|gerutscht|gesturzt|gekracht
um haaresbreite|ein_haar|zentimeter .. getroffen|verfehlt|vorbei|erwischt
verbrüht|verletzt|vergiftet|gemobbt|belästigt
gestürzt|ausgerutscht|gestolpert|ohnmächtig
bein|arm|hüfte|hand|rippe gebrochen
ich|wir|er|sie|jemand|patient|patienten|kollege|kollegin|kind|kunde|mitarbeiter|bewohner|leute .. verletzt|krankenhaus|gemobbt|belästigt|diskriminiert|gedemütigt|verbrannt|gestürzt|gestorben|bedroht|geschlagen|zusammengebrochen|angeschrien
unfall|unfälle|verletzung*|mobbing|belästigung*|diskriminierung*|rassis*|sexis*|gewalt|burnout|zusammenbruch|vergiftung
falsche* dosis|medikament*|tabletten
geweint|weine|panik|gefährlich|gefahr|krank_geworden|krankgeschrieben|krank
@body .. weh|schmerzt|schmerzen|kaputt|taub|geschwollen|wund|steif|verstaucht|verbrannt
taub|tinnitus|migrane|schwindlig|geschwollen|entzundet|entzundung|ausschlag|gehirnerschutterung|blutet|geblutet|wunde
stelle|job|arbeit|wohnung|baby .. verloren
beinahe|fast .. gestorben|gesturzt|umgefallen|erstickt|ertrunken|uberfahren|ums_leben
bandscheibe|bandscheibenvorfall|bronchitis|lungenentzundung|fieber|asthma|hexenschuss
mann|frau|freund|freundin|nachbar|nachbarin|mutter|vater|mama|papa|sohn|tochter|bruder|schwester|baby .. gestorben|verstorben|starb
bewusstlos|umgekippt|kollabiert|zusammengeklappt
@body|arm|rippe|schlusselbein|nase|zeh|kiefer|ellbogen .. gebrochen|verdreht|verstaucht|gequetscht|geprellt|eingeklemmt|ausgekugelt
verdreht|verstaucht|gequetscht|eingeklemmt .. @body|arm|zeh|ellbogen
angefahren|uberfahren|umgeknickt
eingeschlafen|weggenickt .. steuer|lenkrad
am|hinterm steuer eingeschlafen|weggenickt
platzwunde|platzwunden|prellung|prellungen|blaue_flecken|blauen_fleck|banderriss|zerrung
allergische|allergischer|allergischen reaktion|schock
angespuckt|bespuckt
im|in gips
rippen|zahn|zahne .. gebrochen|verloren|ausgeschlagen
finger|fingerkuppe|zeh|zahn|zahne .. ab|verloren|abgetrennt
schwarz vor augen|den_augen
treppe|stufen|leiter .. gefallen|gesturzt|runtergefallen|hinuntergefallen
allein|alleine auf|an der strasse
knochenbruch|haarriss|angebrochen
aus dem wasser|becken|kanal|fluss gezogen|gefischt|geholt
auf den|die|seinen|ihren|meinen kopf|fuss|brust gefallen|gekracht|gekriegt|bekommen
",
    money: "
verloren|verlieren|kostet|gekostet|gezahlt|bezahlt|zahlen|schulden|abgebucht|erstattet|verschwendet .. euro*|geld|franken|tausend*|hundert*|million*|doppelt|umsatz|gehalt|uns|mich
euro*|geld|franken|umsatz .. verloren|weg|gekostet|zurück|verlust|verschwendet|gezahlt|fehlt|abgebucht
rückerstattung|erstattung|mahnung|verlust|pleite|insolven*|doppelt_abgebucht|schaden_von
rechnung|rechnungen|gehalt|lohn .. falsch|zu_spät|fehlt|doppelt|nicht|fehlerhaft|spät
schuldet|schulden .. uns|mir|ihm|ihr|ihnen
!nicht|nie|nichts bezahlt|vergutet|erstattet|zuruckbezahlt|zuruckgezahlt
unbezahlt*|draufgezahlt
aus eigener tasche
!ohne gehalt|lohn|einkommen|bezahlung
zweimal|doppelt .. abgebucht|berechnet|kassiert|bezahlt
abgebucht|berechnet|kassiert .. zweimal|doppelt
",
    leaving: "
team|kollegen|kolleginnen|leute|mitarbeiter|kunden|hälfte|viele|drei|zwei .. gegangen|gekündigt|weg|verlassen|abgesprungen
kündig*|gekündigt|kündigung
gehe|gehen|wechsle|wechsel|wechseln|gewechselt|verlasse|verlassen|steigen|steige|aufhören .. konkurrenz|anbieter|firma|team|job|stelle|unternehmen|bank|anderen|andere|um
konkurrenz|anderer_anbieter|anderen_anbieter|neuen_job|neue_stelle
suche|suchen|umsehen|umschauen .. job|stelle|alternative*|anderen|neue
!nicht|nie .. verlänger*|wiederkomm*|empfehl*|mehr_kaufen|wieder_kaufen|wieder_bestellen
wenn & bin_ich_weg|sind_wir_weg|bin_ich_raus|sind_wir_raus|hore_ich_auf|horen_wir_auf|hor_ich_auf|kundige_ich
versetzung beantragt|eingereicht
versetzen lassen
",
    blocked: "
!kann|konnte|könnten|konnten|können .. nicht|nichts|kein .. arbeiten|anmelden|einloggen|bezahlen|bestellen|öffnen|nutzen|fertig|abschließen|senden|liefern|erreichen|drucken|machen|weiter|abschicken
abgestürzt|abstürz*|absturz|stürzt_ab|eingefroren|hängt_sich|ausfall|ausfälle|ausgefallen|fällt_aus
kaputt|defekt|stillstand|blockiert|gesperrt|unmöglich
!nicht|nie|nichts|kaum .. funktioniert*|geladen|gestartet|verbunden|geklappt|geht|lief
!funktioniert*|geht|klappt|lädt|läuft .. nicht|nie|nichts
!nichts .. funktioniert*|geht|geklappt
stand|steht|standen still
produktion|anlage|system|server|maschine|linie .. steht|stand|still|aus|unten
daten|dateien|arbeit|bestellung|unterlagen .. verloren|weg|gelöscht
notizen|daten|dateien|fotos|kontakte|unterlagen|mails|stunden .. weg|verschwunden|fort|futsch|geloscht|verloren
!ladt|geladen|ladet nicht|nimmer
!nicht|nimmer geladen|aufgegangen|angesprungen|gestartet
ausser_betrieb|ausgesperrt|weggeschickt|heimgeschickt|abgewiesen|abgesagt
fallt|fiel|fallen|fielen .. aus
steht|stehen|hin seit
zerbrochen|zerrissen|aufgerissen|zerkratzt|zerstort|zerdruckt|scherben|eingedruckt|gerissen
",
    irony: "
na toll|super|bravo|danke|prima|herrlich|wunderbar
schonen dank auch
nicht? mit ihrer|eurer hilfe
das hat|hatte gerade noch? gefehlt
fur ordentlich|schlechte|dicke stimmung|luft|arger
schlimmsten|argsten|argstem|schlimmster feind|feinden
grosses kino
",
    complaint: "
gestritten|streiten|streit|zerstritten|auseinandersetzung|auseinandersetzungen|konflikt|konflikte|krach|aneinandergeraten|angeschnauzt
angst|angste
bis .. antwort|rückmeldung|reaktion|etwas
kalt|dreckig|verspätet|versprochen|unzuverlässig|veraltet
gewartet|warten|warte|dauert|dauerte|gedauert|verspät*|verzöger* ... minute*|stunde*|tag*|woche*|monat*|jahr*|lange|ewig
woche*|stunde*|tage*|monat*|minute*|lange|ewig ... gewartet|warten|gedauert|dauert|warte
!niemand|keiner|nie|nicht|nichts|kein|keine|keinen .. gemeldet|angerufen|zurückgerufen|geantwortet|geholfen|erklärt|gesagt|informiert|zugehört|gekommen|reagiert|entschuldigt|interessiert|passiert|geändert|rückruf|antwort|hilfe|geliefert|angekommen|melde*|meldet
ignoriert|unfreundlich|unhöflich|verwirr*|kompliziert|umständlich|langsam|teuer|schmutzig|laut|fehler*|falsch|fehlt|fehlen|nerv*|frustr*|enttäusch*|chaos|stress*|überlast*|überstunden|mangel*
zu viel|viele|wenig|spät|lang|lange|langsam|teuer|oft|kompliziert|laut|hoch
mehrmals|ständig|jedes_mal|immer_wieder
schwer|schwierig|mühsam
musste|mussten|gezwungen|genotigt
erst .. nach|in @number @time
nach @number @time .. $|kam|noch|erst|pfeift|nicht
@number @time .. zu_spat|verspatung|ohne|kein|keine|keinen|warten|danach|uberfallig
@number @time verspatung
@number @time kein|keine|keinen|nichts|niemand|ohne
beinahe|fast bekommen|verpasst|gekriegt
!keine|kein|keinen|nicht einzige|einziger|einziges|einzigen|einziges_mal
!kein|keine|null antwort|antworten|hilfe|reaktion|ruckmeldung|mensch|schwein|korb|heizung|strom|wasser|empfang|platz|zeit|geld|chance|einfluss|parkplatz|ansprechpartner
!niemand|keiner|kein_mensch hat|hatte|weiss|wusste|sagt|sagte|fragt|fragte|kam|kommt|hort|wollte|will|kummert|geht|ging|nimmt|nahm|interessiert|erklart|zeigt|gezeigt|gefragt|gewarnt|zustandig|da
!hat|haben|gab|gibt .. niemand|keiner|keinen|keine|kein_mensch .. gefragt|gezeigt|gewarnt|bescheid|gesagt|angerufen|abgehoben|erklart
!angerufen|gesagt|gefragt|gezeigt|erklart ... kein_mensch|niemand|keiner
brullt|brullen|schreit|schreien|schrie|angebrullt|angeschrien|schnauzt|angeschnauzt|beschimpft|ausgelacht|aufgelegt|achselzuckend|angelogen|lugt
schlechter|langsamer|schlimmer .. als|geworden|$
fruher|vorher .. besser|schneller|leichter
nur fegen|putzen|zuschauen|zusehen|rumstehen
darf|durfen|durfte .. nur|nicht|nie
!nicht|nie genug|ausreichend
satt|aufgegeben|genervt|reicht_mir|geb_auf
!kann|konnte|konnten|komm|komme .. nicht|nie|kaum|nimmer .. schlafen|leisten|horen|sehen|lesen|finden|vertrauen|durch|mit|ran|hinterher
!nie|nicht|nimmer durch|durchgekommen|erreicht|bekommen|gekriegt|repariert|gezeigt|gefragt|gepasst|gestimmt|dran
gepfiffen|pfeift|quietscht|gestreift|klemmt|wackelt|tropft|stinkt|leckt
ist|sind .. hin $
nachte|tage|stunden|schichten am_stuck|hintereinander|ohne_pause
!geht|ging|nimmt|nahm|hebt keiner|niemand
!nicht eine|ein einzige|einziger|einziges|einzigen
undicht|schimmel|ratten|mause|kakerlaken|gestank|quietschen|bleibt_kalt
!ohne zu|ein_wort|vorwarnung|erklarung|entschuldigung|ankundigung|grund|rucksprache
doppelte|dreifache|doppelt_so .. $|von|wie|vom|preis|teuer|viel
ubel|schlecht geworden|davon|mir
funkstille|rausgeredet|hingehalten|vertrostet
alle .. weg|gegangen|abgehauen
verschoben|abgesagt|verlegt|vertagt
wird|wurde|ist ubel|schwindlig
geschlossen|gesperrt|abgeschlossen $|seit
!kein|keine|keinen|ohne helm|helme|gurt|gelander|handschuhe|maske|masken|schutz
",
    wish: "
ich|wir hätte|hätten
fehlt|bräuchten
wünsch*|wäre|wären|sollte|sollten|bräuchte|bräuchten|würde_helfen|hätte_gern|möchte|wäre_hilfreich|fände_es|würde_mir
",
    wishes_asked: "
was|wie ... helfen|geholfen|verbessern|besser|wunschen
musste|mussten ... anders|sein|passieren|geschehen|andern
wunsch*|vorschlag*|verbesserung*|ideal*|perfekt*|anregung*
wurden|wurdest|wurde ... andern|anders|helfen|brauchen|wunschen
eine_sache|eines andern
was ... bleiben
",
    praise: "
geduldig|angenehm|zuverlässig|verständlich|lieb|wunderschön
toll|super|ausgezeichnet|hilfsbereit|freundlich|einfach|schnell|wunderbar|fantastisch|gerettet|gefällt|zufrieden|schätze|liebe|gut|klasse|hervorragend
",
    no_complaint: "
!nie|nicht|nix|nichts|kein|keine ... sauer|schwierig|schlimm|klagen|beschweren|beschwerden|meckern|auszusetzen|beanstanden|schlecht|ubel|verkehrt|grund_zur_klage
am_selben|am_gleichen|noch_am|selben|gleichen tag|nachmittag|abend|vormittag
wie abgemacht|versprochen|vereinbart|geplant|beschrieben
im_grossen_und_ganzen|soweit lauft|passt|klappt|geht
muss man|ich ihm|ihr|ihnen|denen|dem lassen
da|dagegen kann man nichts sagen
",
};
