use crate::impact::{ImpactPatterns, StatementMatchingWords};

pub const IMPACT: ImpactPatterns = ImpactPatterns {
    grammar: StatementMatchingWords {
        ignored: "kleine jongste eh uh uhm hm nou ja ook wel gewoon echt eigenlijk eerlijk soms vaak altijd steeds weer al even gezegd \
                  zelfs misschien serieus toch heel erg best maar alleen nog waarschijnlijk gelijk eens net liefst \
                  liever",
        negators: "niet nooit geen niemand niets niks zonder nergens",
        elides: false,
    },
    classes: "
number: 1*|2*|3*|4*|5*|6*|7*|8*|9*|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig|meerdere|honderd|anderhalf
time: minuut|minuten|uur|uren|dag|dagen|nacht|nachten|week|weken|maand|maanden|jaar|jaren
body: rug|nek|knie|knieen|schouder|schouders|pols|ogen|oren|hand|handen|longen|heup|hoofd|voet|voeten|been|benen|buik|maag|huid|vinger
",
    nothing: "
dat|dit was|is .. alles|het|wat_ik $|hoor|voor|zo
!meer|verder|anders .. niet|niets|niks|geen $|meer|te|toe|zou
!niets|niks|niet meer|anders|verder|toe $|te|weten|zeggen|voegen
!zou|weet|kan|durf .. niks|niets|niet .. weten|zeggen|bedenken|toevoegen
!heb .. niks|niets .. meer|toe $|te
!weet .. niet $|meer|zo|precies|goed
!geen idee|mening|commentaar $
alles gezegd|verteld
!schiet .. niets|niks|niet .. binnen
dat was .. verhaal
!zou .. niet weten
",
    remarks: "
uw|je|jouw vraag|vragen $|is|was|niet|snap|begrijp
de|die|deze vraag .. zin|duidelijk|raar|slaat
!snap|begrijp|begreep .. vraag|niet_wat
wat bedoel|bedoelt u|je
dat|het was een|maar|maar_een grapje|geintje|grap $
grapje|geintje $
sla|slaan .. over
volgende vraag
nu|zo is_het genoeg
genoeg gevraagd|vragen
groeten|groetjes $|aan|van|doen
doe .. groeten
ga|gaan|laten .. verder $|met
maak|maakt .. zin niet? .. af
uw|je zin .. af
luister|luistert u|je $|eigenlijk
vraagt niet_eens
helpen helpen
",
    repeated: "
heb|had|zei .. al|net|zojuist|eerder gezegd|verteld|genoemd
al gezegd|verteld|genoemd
zei .. net|al|eerder
",
    harm: "
gleed uit
uitgegleden|gestruikeld|struikelde
spoedeisende hulp
eerste|de eerste_hulp|spoed
lading|pallet|kist|ladder|stelling|heftruck .. viel|gleed|kantelde|schoof .. naast|op|langs|vlak
op een_haar|centimeters
gewond|gepest|aangerand
ik|we|wij|hij|zij|ze|iemand|patiënt|patiënten|collega|kind|klant|bewoner|medewerker|mensen .. gewond|ziekenhuis|gepest|lastiggevallen|gediscrimineerd|vernederd|verbrand|gevallen|overleden|bedreigd|geslagen|uitgescholden|ingestort
ongeluk|ongelukken|ongeval*|verwonding*|letsel|pesten|pesterij*|intimidatie|discriminatie|racis*|seksis*|geweld|burn_out|burnout|overspannen|vergiftiging
verkeerde dosis|dosering|medicijn*|medicatie
gehuild|huilde|huil|paniek|gevaarlijk*|gevaar|ziek|ziekgemeld|onveilig
pijn .. @body
@body .. pijn|zeer|kapot|gezwollen|gevoelloos|stijf|gebroken
tinnitus|oorsuizen|migraine|duizelig|gezwollen|ontstoken|ontsteking|infectie|bloedde|bloedt|hersenschudding|gekneusd|doodeng
baan|huis|baby|werk .. verloren|kwijtgeraakt
bijna .. dood|gestorven|gevallen|gestikt|verdronken|aangereden
bronchitis|longontsteking|hernia|koorts|astma
man|vrouw|vriend|vriendin|buurman|buurvrouw|moeder|vader|mama|papa|zoon|dochter|broer|zus|baby .. overleden|gestorven|overleed|stierf
flauwgevallen|bewusteloos|onderuitgegaan
@body|arm|sleutelbeen|enkel|rib|neus|teen|elleboog .. gebroken|verdraaid|verzwikt|gekneusd|bekneld|verstuikt
gebroken|verdraaid|verzwikt|gekneusd .. @body|arm|sleutelbeen|enkel|rib|neus|teen|elleboog
geschept|aangereden|overreden
in slaap .. stuur
blauwe plek|plekken
hechtingen|gehecht
allergische reactie|shock
gespuugd|bespuugd
in gips|het_gips
ribben|tand|tanden .. gebroken|kwijt|uit
vinger|vingertop|teen|tand|tanden .. kwijt|af|verloren
van de trap|ladder|steiger .. gevallen|gegaan|gestort
zwart voor mijn|zijn|haar|de ogen
alleen op de straat|weg|stoep
uit het water|kanaal getrokken|gehaald|gevist
op zijn|haar|mijn|hun hoofd|voet gevallen|gekregen
",
    money: "
verloren|verlies|kost|kostte|gekost|betaald|betalen|betaal|afgeschreven|terugbetaald|verspild|verliezen .. euro*|geld|duizend*|honderd*|miljoen*|dubbel|twee_keer|omzet|salaris
geld|euro*|omzet .. verloren|kwijt|gekost|weg|verspild|afgeschreven|betaald
terugbetaling|boete|verlies|faillissement|failliet|dubbel_afgeschreven|schade_van
factuur|facturen|rekening|salaris|loon .. fout|verkeerd|te_laat|nooit|dubbel|niet|klopt*|klopten
!niet|nooit|niets|niks .. betaald|terugbetaald|vergoed|uitbetaald
!zonder loon|inkomen|salaris|inkomsten
dubbel|twee_keer .. afgeschreven|betaald|berekend
zelf betaald|moeten_betalen
uit eigen zak
nog tegoed
",
    leaving: "
team|collega_s|collegas|klanten|mensen|helft|veel|drie|twee .. vertrokken|weg|opgestapt|gegaan|opgezegd
opgezegd|opzeg*|zeg_op|zeggen_op|ontslag
stap|stappen|overgestapt|overstappen|vertrek|vertrekken|vertrokken|weggegaan|ga_weg|verlaat|verlaten .. concurrent*|leverancier|bedrijf|team|baan|aanbieder|bank|andere|ander|over
overgestapt|overstappen|concurrent*|andere_aanbieder|andere_baan|nieuwe_baan
zoek|zoeken .. baan|alternatief|alternatieven|andere|ander|werk
!niet|nooit .. verleng*|terugkom*|aanbevelen|aanraden|bestellen
als ... ben_ik_weg|zijn_we_weg|stop_ik|stoppen_we|ga_ik_weg|gaan_we_weg|stap_ik_over|stappen_we_over
overplaatsing .. $|gevraagd|aangevraagd
",
    blocked: "
!kan|kon|konden|kunnen|lukt|lukte .. niet|niets|geen .. werken|inloggen|betalen|bestellen|openen|gebruiken|afronden|afmaken|versturen|bereiken|printen|doen|verder|leveren|aanmelden
crash*|gecrasht|vastgelopen|loopt_vast|liep_vast|bevriest|storing|storingen|uitval|uitgevallen|viel_uit
kapot|defect|stil|geblokkeerd|onmogelijk|stilstand
!niet|niets|nooit|nauwelijks .. werk*|gewerkt|geladen|gestart|functioneer*
!werkt|werkte|laadt|doet|functioneert .. niet|niets|nooit
productie|systeem|server|machine|lijn|site .. stil|plat|uit|neer
gegevens|bestanden|werk|bestelling|documenten .. kwijt|verloren|weg|gewist
gegevens|bestanden|foto_s|fotos|contacten|documenten|notities|aantekeningen .. kwijt|verdwenen|weg|gewist|verloren
buiten_werking|buitengesloten|weggestuurd|afgezegd|geannuleerd|afgewezen
valt|viel|vallen|vielen .. uit
!kiemde|werkte|startte|laadde niet
stuk|ingetrokken sinds|al|$|@number
gebroken|gescheurd|bekrast|gedeukt|gebarsten|aan_diggelen|in_stukken|scherven
",
    irony: "
lekker|fijn|mooi|leuk|gezellig dan $
dat ontbrak er nog
daar word|wordt ik|je|men blij van
een|mooie fraaie? boel
ergste|grootste vijand|vijanden
",
    complaint: "
ruzie|ruzies|geruzied|aanvaring|aanvaringen|conflict|conflicten|woorden_gehad|botste|botsten|bonje
bang|angst
!niemand belde|kwam|reageerde|hielp|antwoordde
koud|beloofd|beloofden
gewacht|wachten|wacht|duurt|duurde|geduurd|vertraging|vertraagd ... minu*|uur|uren|dag*|week|weken|maand*|jaar|lang|eeuwen
uur|uren|dagen|weken|maanden|minuten|lang ... gewacht|wachten|geduurd|duurde
!niemand|nooit|niet|niets|geen .. gebeld|teruggebeld|geantwoord|antwoord|geholpen|uitgelegd|gezegd|geïnformeerd|geluisterd|gekomen|gereageerd|excuses|interesse*|gebeurd|veranderd|reactie|hulp|geleverd|aangekomen
genegeerd|onbeleefd|onvriendelijk|verwarrend*|ingewikkeld*|omslachtig|traag|langzaam|duur|vies|lawaai*|fout*|verkeerd|ontbreekt|ontbreken|irrit*|vervelend|frustr*|teleurgesteld|teleurstell*|chaos|stress*|overbelast|overwerk|overuren
te veel|weinig|laat|lang|traag|duur|vaak|ingewikkeld|hard|hoog
meerdere_keren|steeds|elke_keer
moeilijk*|lastig
moest|moesten|gedwongen|genoodzaakt|verplicht
na|pas_na @number @time
@number @time .. te_laat|vertraging|zonder|geen|wachten|later|op_een|in_de_rij
!geen|niet enkel|enkele|een_keer|woord
!geen|nul antwoord|hulp|reactie|uitleg|bereik|plek|ruimte|verwarming|stroom|water|tijd|geld|oplossing|begeleiding|inspraak
!niemand heeft|had|weet|wist|zegt|zei|vraagt|vroeg|kwam|komt|luistert|neemt|nam|doet|deed|legt|legde|wil|wilde|kent
!er .. was|waren|is|zijn .. geen|niks|niemand|niets
schreeuwt|schreeuwen|schreeuwde|brult|scheldt|schold|snauwt|snauwde|uitgelachen|opgehangen|gelogen|liegt
slechter|langzamer|erger .. dan|geworden|$
vroeger|eerst .. beter|sneller|makkelijker
mag|mocht|mochten .. niet|nooit|geen
!niet|nooit genoeg
zat_van|beu|opgegeven|opgeven|stoppen
!kan|kon|konden .. niet|nooit|nauwelijks .. slapen|betalen|horen|zien|lezen|vinden|vertrouwen
!nooit|niet .. gekregen|gerepareerd|getoond|gevraagd|aangeboden|gevonden|gehoord|klopte|klopt|past|wist|overkwam
te_laat|kwijt|lekt|piept|stinkt|klemt
spek_en_bonen
!neemt|namen|nam nooit|niet|niemand .. op
stond|sta|zat alleen .. op|met|voor
ingetrokken|afgezegd|uitgevallen|tranen|ratten|muizen|kakkerlakken|schimmel|lekkage|vocht
!zonder te|een_woord|waarschuwing|uitleg|excuses|aankondiging|overleg|kloppen
dubbele|driedubbele|twee_keer_zo .. van|prijs|veel|afgesproken
allemaal|iedereen .. weg|vertrokken|opgestapt
misselijk
verschoven|uitgesteld|verzet
dicht|gesloten $|sinds
!geen|zonder helm|helmen|leuning|harnas|handschoenen|maskers|bescherming
",
    wish: "
zou|zouden|wens*|zou_moeten|zouden_moeten|nodig|zou_helpen|hoop|graag_willen|zou_handig|wil_graag
",
    wishes_asked: "
wat ... helpen|geholpen|verbeter*
zou|zouden ... beter|anders|helpen|willen|moeten|veranderen
wat kan|kon|kunnen .. beter|anders
wens*|suggestie*|ideaal*|ideale|perfect*|advies|voorstel*|verbeter*
een_ding veranderen
zou|zouden ... blijven|terugkomen
",
    praise: "
geweldig|uitstekend|behulpzaam|vriendelijk|makkelijk|snel|prachtig|fantastisch|gered|fijn|blij|tevreden|waardeer|goed|top|leuk|prettig
",
    no_complaint: "
!niets|niks|nooit|geen|niet ... klagen|klacht|klachten|merken|aanmerken|mopperen|boos|slecht|moeilijk|verkeerd|probleem|problemen
dezelfde dag|middag|avond
zoals afgesproken|beloofd|gepland
dat moet ik|je|men ze|hem|haar|hun nageven
daar kun|kan je|ik|men niks|niets van zeggen
",
};
