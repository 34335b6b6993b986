use crate::impact::{ImpactPatterns, PatternGrammar};

pub const IMPACT: ImpactPatterns = ImpactPatterns {
    grammar: PatternGrammar {
        ignored: "kleine jongste eh uh uhm hm nou ja ook wel gewoon echt eigenlijk eerlijk soms vaak altijd steeds weer al even gezegd \
                  zelfs misschien serieus toch heel erg best maar alleen nog waarschijnlijk gelijk eens net liefst \
                  liever",
        negators: "niet nooit geen niemand niets niks zonder nergens",
        elides: false,
    },
    harm: "
verbrand|gewond|gepest|aangerand
ik|we|wij|hij|zij|ze|iemand|patiënt|patiënten|collega|kind|klant|bewoner|medewerker|mensen .. gewond|ziekenhuis|gepest|lastiggevallen|gediscrimineerd|vernederd|verbrand|gevallen|overleden|bedreigd|geslagen|uitgescholden|ingestort
ongeluk|ongelukken|ongeval*|verwonding*|letsel|pesten|pesterij*|intimidatie|discriminatie|racis*|seksis*|geweld|burn_out|burnout|overspannen|vergiftiging
verkeerde dosis|dosering|medicijn*|medicatie
gehuild|huilde|huil|paniek|bang|angst|gevaarlijk*|gevaar|ziek|ziekgemeld|onveilig
",
    money: "
verloren|verlies|kost|kostte|gekost|betaald|betalen|betaal|afgeschreven|terugbetaald|verspild|verliezen .. euro*|geld|duizend*|honderd*|miljoen*|dubbel|twee_keer|omzet|salaris
geld|euro*|omzet .. verloren|kwijt|gekost|weg|verspild|afgeschreven|betaald
terugbetaling|boete|verlies|faillissement|failliet|dubbel_afgeschreven|schade_van
factuur|facturen|rekening|salaris|loon .. fout|verkeerd|te_laat|nooit|dubbel|niet|klopt*|klopten
",
    leaving: "
team|collega_s|collegas|klanten|mensen|helft|veel|drie|twee .. vertrokken|weg|opgestapt|gegaan|opgezegd
opgezegd|opzeg*|zeg_op|zeggen_op|ontslag
stap|stappen|overgestapt|overstappen|vertrek|vertrekken|vertrokken|weggegaan|ga_weg|verlaat|verlaten .. concurrent*|leverancier|bedrijf|team|baan|aanbieder|bank|andere|ander|over
overgestapt|overstappen|concurrent*|andere_aanbieder|andere_baan|nieuwe_baan
zoek|zoeken .. baan|alternatief|alternatieven|andere|ander|werk
!niet|nooit .. verleng*|terugkom*|aanbevelen|aanraden|bestellen
",
    blocked: "
!kan|kon|konden|kunnen|lukt|lukte .. niet|niets|geen .. werken|inloggen|betalen|bestellen|openen|gebruiken|afronden|afmaken|versturen|bereiken|printen|doen|verder|leveren|aanmelden
crash*|gecrasht|vastgelopen|loopt_vast|liep_vast|bevriest|storing|storingen|uitval|uitgevallen|viel_uit
kapot|defect|stil|geblokkeerd|onmogelijk|stilstand
!niet|niets|nooit|nauwelijks .. werk*|gewerkt|geladen|gestart|functioneer*
!werkt|werkte|laadt|doet|functioneert .. niet|niets|nooit
productie|systeem|server|machine|lijn|site .. stil|plat|uit|neer
gegevens|bestanden|werk|bestelling|documenten .. kwijt|verloren|weg|gewist
",
    complaint: "
!niemand belde|kwam|reageerde|hielp|antwoordde
koud|beloofd|beloofden
gewacht|wachten|wacht|duurt|duurde|geduurd|vertraging|vertraagd ... minu*|uur|uren|dag*|week|weken|maand*|jaar|lang|eeuwen
uur|uren|dagen|weken|maanden|minuten|lang ... gewacht|wachten|geduurd|duurde
!niemand|nooit|niet|niets|geen .. gebeld|teruggebeld|geantwoord|antwoord|geholpen|uitgelegd|gezegd|geïnformeerd|geluisterd|gekomen|gereageerd|excuses|interesse*|gebeurd|veranderd|reactie|hulp|geleverd|aangekomen
genegeerd|onbeleefd|onvriendelijk|verwarrend*|ingewikkeld*|omslachtig|traag|langzaam|duur|vies|lawaai*|fout*|verkeerd|ontbreekt|ontbreken|irrit*|vervelend|frustr*|teleurgesteld|teleurstell*|chaos|stress*|overbelast|overwerk|overuren
te veel|weinig|laat|lang|traag|duur|vaak|ingewikkeld|hard|hoog
twee_keer|drie_keer|meerdere_keren|steeds|elke_keer
moeilijk*|lastig
",
    wish: "
zou_graag|zou_fijn|zou_mooi|wens*|zou_moeten|zouden_moeten|nodig|zou_helpen|hoop|graag_willen|zou_handig|wil_graag
",
    praise: "
geweldig|uitstekend|behulpzaam|vriendelijk|makkelijk|snel|prachtig|fantastisch|gered|fijn|blij|tevreden|waardeer|goed|top|leuk|prettig
",
};
