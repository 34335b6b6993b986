use crate::impact::{ImpactPatterns, PatternGrammar};

pub const IMPACT: ImpactPatterns = ImpactPatterns {
    grammar: PatternGrammar {
        ignored: "kleine kleinen kleiner kleines jüngeren jüngere großen äh ähm öhm hm hmm mhm ja also halt eben einfach wirklich echt eigentlich ehrlich manchmal oft immer \
                  ständig dauernd wieder schon auch doch sogar gerade irgendwie mal tatsächlich wahrscheinlich \
                  vielleicht ernsthaft bald letztens neulich gern gerne lieber",
        negators: "nicht nie niemals kein keine keinen keiner keinem niemand niemanden ohne nichts",
        elides: false,
    },
    harm: "
verbrannt|verbrüht|verletzt|vergiftet|gemobbt|belästigt
gestürzt|ausgerutscht|gestolpert|ohnmächtig
bein|arm|hüfte|hand|rippe gebrochen
ich|wir|er|sie|jemand|patient|patienten|kollege|kollegin|kind|kunde|mitarbeiter|bewohner|leute .. verletzt|krankenhaus|gemobbt|belästigt|diskriminiert|gedemütigt|verbrannt|gestürzt|gestorben|bedroht|geschlagen|zusammengebrochen|angeschrien
unfall|unfälle|verletzung*|mobbing|belästigung*|diskriminierung*|rassis*|sexis*|gewalt|burnout|zusammenbruch|vergiftung
falsche* dosis|medikament*|tabletten
geweint|weine|panik|angst|gefährlich|gefahr|krank_geworden|krankgeschrieben|krank
",
    money: "
verloren|verlieren|kostet|gekostet|gezahlt|bezahlt|zahlen|schulden|abgebucht|erstattet|verschwendet .. euro*|geld|franken|tausend*|hundert*|million*|doppelt|umsatz|gehalt|uns|mich
euro*|geld|franken|umsatz .. verloren|weg|gekostet|zurück|verlust|verschwendet|gezahlt|fehlt|abgebucht
rückerstattung|erstattung|mahnung|verlust|pleite|insolven*|doppelt_abgebucht|schaden_von
rechnung|rechnungen|gehalt|lohn .. falsch|zu_spät|fehlt|doppelt|nicht|fehlerhaft|spät
",
    leaving: "
team|kollegen|kolleginnen|leute|mitarbeiter|kunden|hälfte|viele|drei|zwei .. gegangen|gekündigt|weg|verlassen|abgesprungen
kündig*|gekündigt|kündigung
gehe|gehen|wechsle|wechsel|wechseln|gewechselt|verlasse|verlassen|steigen|steige|aufhören .. konkurrenz|anbieter|firma|team|job|stelle|unternehmen|bank|anderen|andere|um
konkurrenz|anderer_anbieter|anderen_anbieter|neuen_job|neue_stelle
suche|suchen|umsehen|umschauen .. job|stelle|alternative*|anderen|neue
!nicht|nie .. verlänger*|wiederkomm*|empfehl*|mehr_kaufen|wieder_kaufen|wieder_bestellen
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
",
    complaint: "
bis .. antwort|rückmeldung|reaktion|etwas
kalt|dreckig|verspätet|versprochen|unzuverlässig|veraltet
gewartet|warten|warte|dauert|dauerte|gedauert|verspät*|verzöger* ... minute*|stunde*|tag*|woche*|monat*|jahr*|lange|ewig
woche*|stunde*|tage*|monat*|minute*|lange|ewig ... gewartet|warten|gedauert|dauert|warte
!niemand|keiner|nie|nicht|nichts|kein|keine|keinen .. gemeldet|angerufen|zurückgerufen|geantwortet|geholfen|erklärt|gesagt|informiert|zugehört|gekommen|reagiert|entschuldigt|interessiert|passiert|geändert|rückruf|antwort|hilfe|geliefert|angekommen|melde*|meldet
ignoriert|unfreundlich|unhöflich|verwirr*|kompliziert|umständlich|langsam|teuer|schmutzig|laut|fehler*|falsch|fehlt|fehlen|nerv*|frustr*|enttäusch*|chaos|stress*|überlast*|überstunden|mangel*
zu viel|viele|wenig|spät|lang|lange|langsam|teuer|oft|kompliziert|laut|hoch
zweimal|dreimal|mehrmals|ständig|jedes_mal|immer_wieder
schwer|schwierig|mühsam
",
    wish: "
ich|wir hätte|hätten
fehlt|bräuchten
wünsch*|wäre_schön|wäre_gut|sollte|sollten|bräuchte|bräuchten|würde_helfen|hätte_gern|möchte|wäre_hilfreich|fände_es|würde_mir
",
    praise: "
geduldig|angenehm|zuverlässig|verständlich|lieb|wunderschön
toll|super|ausgezeichnet|hilfsbereit|freundlich|einfach|schnell|wunderbar|fantastisch|gerettet|gefällt|zufrieden|schätze|liebe|gut|klasse|hervorragend
",
};
