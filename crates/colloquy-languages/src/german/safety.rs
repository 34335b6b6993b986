use crate::safety::{SafetyPatterns, SafetyPhrases, SafetyTexts};

pub const SAFETY: SafetyPhrases = SafetyPhrases {
    patterns: SafetyPatterns {
        ignored: "kleine kleinen kleiner kleines jüngeren jüngere großen äh ähm öhm hm hmm mhm ja also halt eben einfach wirklich echt eigentlich ehrlich manchmal oft immer \
                  ständig dauernd wieder schon auch doch sogar gerade irgendwie mal tatsächlich wahrscheinlich \
                  vielleicht ernsthaft bald letztens neulich gern gerne lieber",
        negators: "nicht nie niemals kein keine keinen keiner keinem niemand niemanden ohne nichts",
        elides: false,
        classes: CLASSES,
        harmless: HARMLESS,
        self_harm: SELF_HARM,
        violence: VIOLENCE,
        medical: MEDICAL,
    },
    texts: SafetyTexts {
        self_harm: "Danke, dass Sie mir das sagen. Ich nehme es sehr ernst, kann als KI in Gefahr aber nicht \
                    helfen: Bitte rufen Sie jetzt {emergency} oder eine Vertrauensperson an.",
        violence: "Danke, dass Sie mir das sagen. Ich nehme es sehr ernst, kann als KI in Gefahr aber nicht \
                   helfen: Wenn jemand bedroht ist, rufen Sie bitte jetzt {emergency} oder eine \
                   Vertrauensperson an.",
        medical: "Danke, dass Sie mir das sagen. Das klingt ernst, und als KI kann ich im Notfall nicht \
                  helfen: Bitte rufen Sie sofort {emergency} an, oder bitten Sie jemanden in der Nähe darum.",
        emergency: "den örtlichen Notruf",
        emergency_number: "den Notruf {number}",
        contact: "In Ihrer Organisation ist dafür ansprechbar: {contact}.",
        pause: "Das Interview macht hier Pause, Sie können es beenden oder fortsetzen.",
        withheld: "Darüber möchte ich nicht sprechen.",
    },
};

const CLASSES: &str = include_str!("danger_words.txt");

const HARMLESS: &str = "
töte|kille|erschlage ich den|die|das? prozess|task|dienst|server|anwendung|programm|mücke|spinne|fliege
totgelacht|kaputtgelacht|totlachen
@death .. vor .. lachen|scham|langeweile|neugier|peinlichkeit|durst|hunger
sterbe|sterben|gestorben vor
bringt|brachte|macht mich um|fertig .. deadline|termin|abgabe
deadline|termin|abgabe|arbeit|stress|job|hitze|lärm|projekt|bürokratie|software|app .. bringt|macht mich .. um
prozess|task|anwendung|programm|server|app|dienst|job|idee|projekt .. killen|abgeschossen|töten|abschießen|getötet|tot|gestorben|stirbt
töte|töten|kille|killen den|die|das? prozess|task|dienst|anwendung|stimmung|anwendungen|prozesse
für .. könnte|würde|hätte .. töten|morden|umbringen|sterben
würde|könnte|hätte|töten|morden|sterben für_einen|für_ein|für_eine .. kaffee|urlaub|pizza|bier|schokolade|pause|schlaf|stück
würde|werde|könnte|habe|hab|wollte|will mich|mir|dich|ihn|sie|niemanden? nie|niemals|nicht .. @harm
würde|werde|könnte|habe|hab|will niemandem|niemanden|keinem|keinen .. @harm
nicht|nie|niemals .. @harm
verletzt|geschnitten|verbrannt .. beim|sport|kochen|fußball|versehentlich|aus_versehen|mal|früher|damals|vor_jahren
beim|versehentlich .. verletzt|geschnitten|verbrannt|schneide|schneiden
@blow .. vor|zur|zum|im|beim|in .. wahl|tischtennis|schach|tennis|fußball|sitzung|preisrunde|presse|besprechung|spiel|tischkicker|kickern
schlägt|schlagen|geschlagen|schlug .. mir|uns .. vor|termin|lösung
schlägt|schlagen|geschlagen .. wettbewerb|konkurrenz|markt
konkurrenz|wettbewerb|preise|kosten .. @blow uns
mir .. vorgeschlagen|vorschlagen
schlägt auf .. magen|stimmung
schlägt mir|uns vor
@blow .. mit .. fragen|mails|aufgaben|arbeit|kündigung|klage
droht|drohte|drohen|gedroht|bedroht .. kündigung|kündigen|klage|anwalt|abmahnung|wechsel
verfolgt .. ziel|ziele|plan|strategie|mich_der_gedanke|mich_das_thema
haut|hauen mich|uns um|nicht_vom_hocker|vom_hocker
gequält mit|durch .. formular|menü|anleitung
infarkt|herzinfarkt|schlaganfall .. vor .. jahren|damals|früher|jahr|monaten
vor|damals|früher|letztes|2010|2015|2018|2019|2020 .. jahren|jahr|ich? .. herzinfarkt|schlaganfall|infarkt|anfall|op
herzinfarkt|schlag .. bekommen|gekriegt|gekriegt_als|bekommen_als .. preis|rechnung|gesehen
fast .. herzinfarkt
als_pflegekraft|als_krankenpfleger|als_krankenschwester|als_pfleger|als_ärztin|als_arzt|als_sanitäter|als_notärztin|in_der_notaufnahme|auf_station|auf_unserer_station|in_meinem_beruf|im_dienst|im_rettungsdienst|unsere_patienten|bei_patienten|patienten_mit|patienten_die|menschen_mit|wir_behandeln|wir_versorgen|ich_versorge|mein_beruf ... herzinfarkt*|schlaganf*|blutung*|bluten|anfälle|bewusstlos*|überdosis|überdosen|notfäll*|brustschmerzen|atemnot|verletz*|suizid*
blut und wasser
am ende .. tages|woche|monats|quartals|gesprächs|formulars|jahres
schluss machen .. für_heute|feierabend|freitag|mit_dem_abo|mit_dem_thema|mit_dem_vertrag|uhr
beenden wir|das_gespräch|das_interview|den_vertrag
ohne mich .. besprechung|meeting|entschieden|angefangen
springt|springen vom|von .. thema
weg vom fenster
allergisch auf|gegen .. besprechungen|meetings|werbung
kann nicht mehr .. anmelden|einloggen|bestellen|zugreifen|öffnen|speichern|drucken|sehen|finden|warten|verlängern|kündigen|buchen|bezahlen|zahlen|klicken|ohne
nicht mehr .. leben ohne .. app|handy|kaffee
klinik|krankenhaus|praxis|station .. kommen|haben|sehen|betreuen|kümmern|patienten ... brustschmerz*|herzinfarkt*|schlaganf*|blut*|bewusstlos*|atemnot
schlägt|schlug .. magen|gemüt|stimmung|wellen|zu_buche
@blow .. preis|preisen|qualität|tempo|umsatz
beim|im preis|umsatz|tempo @blow
will|möchte|wollte|kann .. nicht mehr so|lange|länger|auf|bezahlen|zahlen|warten|arbeiten|nutzen|verwenden|das|für|mit|in_diesem
nehme|nehmen .. tabletten|medikamente|pillen ... jeden|täglich|morgens|erinnert|verschrieben
wir|man so nicht weitermachen|weiterarbeiten
so können wir nicht
läuft|funktioniert|klappt .. ohne_mich
@xsuimeta
@person ... @xkillif .. @xifwhen
@xthing .. @xperish
@xperish .. @xthing
@xfiction & @xperish
";

const SELF_HARM: &str = "
mir .. leben nehme|nehmen|nähme
strick|seil|schlinge & schon|habe|hab|liegt|da & vorbei|aufhört|aufhören|ende|endet
tabletten|pillen|waffe & genug|schon|bereit & alles_vorbei|alles_beenden|alles_aufhört|zu_beenden
mich .. @harm
mir .. antue|antu|antäte|zufüge|antun|anzutun|etwas_antun|was_antun|angetan|das_leben_nehmen|das_leben_zu_nehmen|wehtun|weh_tun|weh_zu_tun|die_kugel|die_pulsadern|die_adern
bringe|bring|brächte|brachte mich .. um
häng|hänge|erhänge|erschieße|erschieß|ritze|schneide|vergifte|ertränke|verletze|töte mich
nehme|nehmen|nahm|nehm mir .. leben
das leben nehmen|zu_nehmen|genommen
leben .. ende .. setzen|setze|gesetzt|bereiten|machen
meinem|meinen leben|dasein .. ende|schluss
beenden|beende|zu_beenden mein|mein_eigenes leben
mein .. leben .. beenden|zu_beenden|beende|wegwerfen|wegzuwerfen|ein_ende
suizid*|selbstmord*|freitod
selbstverletz*|lebensmüde
will|möchte|wollte|wünschte|wünsche|wünsch|würde|könnte|hoffe|wäre|sehne|denke|überlege|daran|darüber|plane|vorhaben|sehnsucht|lust|angst .. @death
@death .. will|möchte|wollte|wünsche|wäre|würde|sein
will|möchte|wollte .. nicht .. @death
!nicht|nie .. mehr .. leben|aufwachen|da_sein|hier_sein|existieren|weiterleben|sein_auf|am_leben_sein|auf_der_welt|aufwache|aufstehen_und_leben|dasein
!nicht länger .. leben|da_sein|existieren|hier_sein
!nicht|nie|niemals|garnicht|gar_nicht .. aufwachen|aufwache|aufgewacht|aufzuwachen|geboren
!morgen|morgens|früh|einschlafen|einschlafe|schlafen .. nicht|nie .. aufwachen|aufwache|aufzuwachen
!einschlafen|einschlafe|schlafen .. und .. nicht|nie
für immer .. schlafen|einschlafen|weg|verschwinden|ruhe
einschlafen .. für_immer
!kann|schaffe|schaff|halte|halt|ertrage|ertrag|pack|packe|könnte|konnte .. so|es|das|leben? nicht|s_nicht .. mehr .. leben|weiterleben
!ich kann|mag|will nicht mehr .. leben|weiterleben
!schaffe|schaff|schaffs|halte|halts|ertrage|ertrags|packe|packs|kann|mag .. leben .. nicht mehr|länger
!leben .. kein|keinen|nicht|nichts .. sinn|mehr|wert|lebenswert
!kein|keinen|keine sinn|grund|kraft|lust|lebenswillen|lebensmut|freude .. leben|lebens|weiterzuleben|weiterleben|weiterzumachen|mehr_zu_leben|da_zu_sein|am_leben|aufzustehen
!keinen|kein|keine ausweg|lebenswillen|lebensmut|lebensfreude
leben .. sinnlos|wertlos|unerträglich|vorbei|satt|leid|hinschmeißen
sinnlos .. leben
des lebens|vom_leben .. müde|überdrüssig|genug
hab|habe|bin .. leben .. satt|leid|genug|müde
genug vom leben
alle|alles|jeder|welt|familie|kinder|kindern|leute|ihr|ihnen|mann|frau|eltern|niemand|team .. besser|leichter|glücklicher|einfacher .. ohne_mich|wenn_ich_weg|wenn_ich_nicht|wenn_ich_tot|dran
ohne mich .. besser|leichter|glücklicher|einfacher
besser|leichter .. ohne_mich|wenn_ich_weg|wenn_ich_tot|wenn_ich_nicht_mehr|wenn_es_mich_nicht|wenn_ich_gar_nicht
wenn ich .. weg|tot|nicht_mehr_da|nicht_mehr_bin|nicht_mehr_wäre|nicht_mehr_lebe|gestorben .. wäre|bin|würde|vermissen|besser|merken
!wenn ich nicht mehr da|wäre|bin|lebe|hier
!niemand|keiner|keinem .. vermissen|vermisst|merken|auffallen|interessieren .. ich|mich|weg
!vermissen|merken .. niemand|keiner .. ich|mich|weg
!wenn es mich nicht .. gäbe|gibt
alles beenden|zu_beenden|hinter_mir_lassen|ein_ende
allem .. ende .. setzen|machen|bereiten
dem .. ende .. setzen|machen|bereiten|setze|mache
schluss .. machen|mache|gemacht .. allem|leben|mit_mir|endgültig
mit .. allem|leben|mir .. schluss .. machen|mache|zu_machen
es .. beenden|zu_ende_bringen .. endgültig
von|vor|aus .. brücke|zug|dach|hochhaus|balkon|fenster|bahn|u_bahn|klippe|gleise|auto|lkw|brückengeländer .. springen|spring|springe|gesprungen|stürzen|werfen|zu_springen|zu_werfen|laufen|stürze|werfe|schmeißen|fahren
springen|springe|stürzen|werfen|werfe|laufen vor|von|aus .. brücke|zug|dach|hochhaus|balkon|fenster|bahn|klippe
gegen .. baum|wand|brückenpfeiler|mauer|lkw .. fahren|fahre|lenken|steuern|zu_fahren|rasen
auf die gleise
tabletten|pillen|schlaftabletten|medikamente .. genommen|geschluckt|gesammelt|schlucken|nehmen|gehortet|eingenommen|bereit|reicht
alle|packung|zu_viele|überdosis|handvoll|schachtel .. tabletten|pillen|schlaftabletten|medikamente
überdosis
pulsadern|handgelenke .. aufschneiden|aufgeschnitten|aufschlitzen|schneiden
ritze|ritzen|geritzt
strick|seil|waffe|pistole|rasierklinge|klinge|messer .. gekauft|liegt_bereit|hängt|bereit|bereitgelegt|besorgt|liegt|zu_hause .. mich|mir|es_zu|ende|schluss|dafür
strick|seil|pistole|rasierklinge .. liegt|bereit|gekauft|besorgt
abschiedsbrief*|abschiedsbriefe
verabschiedet|verabschieden .. für_immer|von_allen|vom_leben|kindern
verschwinden|weg_sein .. für_immer|von_dieser_welt|endgültig|vom_erdboden
will|möchte|wollte|könnte|würde .. verschwinden
will|möchte|wollte|wäre .. weg_sein|nicht_mehr_sein|ganz_weg
!will|möchte|wollte .. nicht mehr .. leben|da_sein|hier_sein|am_leben
!will|möchte|wollte|mag nicht weiterleben
wünschte|wünsche|wäre|hätte .. nie_geboren|nicht_geboren|niemals_geboren|gar_nicht_geboren|tot
!wäre nie|nicht|niemals geboren
tod|sterben .. erlösung|ausweg|lösung|erleichterung|ruhe|besser|frieden
einziger|einzige|beste|bester .. ausweg|lösung .. tod|sterben|suizid|selbstmord
denke|gedanken|nachgedacht|gedacht|grüble|träume|fantasien|überlege|gedanke|spiele .. tod|sterben|tot|ende_zu_machen|mich_umzubringen|todes*|nicht_mehr_da_zu_sein|nicht_mehr_zu_leben
todessehnsucht|todeswunsch|suizidgedanken|todesgedanken
tochter|sohn|freund|freundin|kind|bruder|schwester|mann|frau|kollege|kollegin|er|sie .. sich .. umbringen|umzubringen|antun|anzutun|leben_nehmen|ritzt|verletzt_sich|geritzt|erhängen|umgebracht_hat_versucht|etwas_antun
tochter|sohn|freund|freundin|kind|bruder|schwester|mann|frau|er|sie ritzt|verletzt|schneidet sich
tochter|sohn|freund|freundin|kind|bruder|schwester|mann|frau|er|sie .. will|möchte .. @death
!nichts|wenig .. wofür|für_das .. lohnt|lebe|leben
!wofür|warum|wozu .. ich .. noch .. lebe|leben
wofür|warum|wozu .. lebe|leben
!lohnt .. nicht .. leben
!leben .. lohnt .. nicht
aus dem leben .. scheiden|gehen
von dieser welt|erde .. gehen|verschwinden|verlassen
diese welt|erde|das_leben .. verlassen|zu_verlassen
falle|zur|nur last .. allen|alle|familie|besser
ins jenseits|ins_grab
hasse mein_leben
mein leben .. hasse|weg
brücke|dach|balkon|gleisen|bahnsteig|klippe|fenster|hochhaus|geländer ... springen|gesprungen|springe|runterspringen|hinunter|stürzen|fallen
!besten|besser|liebsten|lieber .. nicht|nie .. mehr? da|hier|mehr|wäre|aufwachen|geboren|existieren|am_leben
!wäre|bin ich? .. nicht mehr da|hier|am_leben $
wenn ich .. sterbe|sterben|tot|stürbe|gestorben|verschwinde|verschwinden .. egal|würde|heute|morgen|besser|keinen|niemand*|$
!verdiene|verdient .. nicht .. leben
gefahr für mich_selbst|mich
lebenswillen|lebensmut|lebenslust|lebensfreude .. verloren|weg
verloren .. lebenswillen|lebensmut|lebenslust|lebensfreude
!was .. soll|hat .. leben .. sinn|noch
!wozu|warum .. weiterleben|leben|am_leben
schneide|ritze|kratze|verbrenne .. arme|arm|haut|beine|handgelenke
bereit .. zu .. sterben|gehen_für
bereit zu .. sterben
belastung|last|bürde .. für|zur .. alle|familie|anderen|kinder
soll|will|möchte .. aufhören|vorbei|schmerz*|leid .. sterben|nicht_mehr|für_immer|leben
hoffnungslos*|wertlos* .. sterben|leben|tot|ende
tabletten|pillen|medikamente|schlaftabletten & alle|ganze|sämtliche|viele|genug & nehmen|schlucken|genommen|geschluckt|nehme|zu_nehmen
ohne_mich & besser|leichter|glücklicher|einfacher|froh
schluss_machen|schluss_mache|schluss_gemacht & schlecht|leben|allem|mehr|ende|kraft
kind|sohn|tochter|bruder|schwester|mann|frau|freund|freundin|kollege|kollegin|er|sie|vater|mutter|schüler|schülerin|es & sich & umbringen|umzubringen|töten|ritzt|erhängen|umbringt|das_leben_nehmen|antun|antut|verletzen
!nicht|nimmer|kaum & weiterleben|weitermachen|leben|weiterzuleben|aushalten & so_nicht|dieses_leben
sterben|tot_sein|tot|sterbe & wünsch*|möchte|gern|besser|einfacher|leichter|hoffe|will & ich
@xpills|@xmeans && @xstore && @xdark && @xi
@xhigh & @xstep & @xdark
@xhigh & @xstep & @xurge & @xi
@xhigh & @xdark & @xi & @xurge
@xpills & @xtook & @xmany
@xtook && @xpills && @xmany && @xdark
@xwrote & @xletter & @xbye
@xletter && @xwrote && @xdark && @xi
@xstarve & @xfade
@xwheel & @xwall & @xurge & @xi
@xgives & @xafter & @xi
@yfront .. @yvehicle & @zgo & @ywishing & @xi
@yfront .. @xhigh & @ywishing & @xstep
@ygrave & @ywishing
@ysharp & @ybody & @yapply & @xi
@yall .. @ystop .. @yever
@yall & @ystop & @yever & @ywishing & @xi
@yfuneral & @ysorted & @xi
@xnear & @yfarewell & @ygone
@xletter & @zfam & @zplace
@zgone & @xwrote|@zread
@znot .. @zeaten & @xfade
@zeaten .. @znot & @xfade
@znot .. @zeaten && @xfade && @xdark
@zlet .. @xwheel & @xwall
@xwheel & @xwall & @xurge
";

const VIOLENCE: &str = "
bring|bringe ihn|sie|den|meinen_chef|meinen_mann .. um
bring|bringe ich ihn|sie|den|die|meinen_chef|meinen_mann um
stech|steche|schieß|schieße|mach|mache ich? ihn|sie|den|die ab|nieder|kalt|tot
ersteche|erschieße|erwürge|töte|erschlage ich? ihn|sie|den|meinen_chef
weiß|weiss wo .. wohnt|schläft|arbeitet & messer|waffe|pistole|gewehr|machete|axt
waffe|pistole|gewehr|messer|machete & gesagt|sagt|droht|drohte|gedroht|schwört & erschießt|erschießen|zu_erschießen|benutzt|benutzen|umbringt|umzubringen|abzustechen|absticht|ersticht
drohte|droht|gedroht & abzustechen|zu_erschießen|zu_erstechen|umzubringen|totzuschlagen|zu_schlagen|zu_verprügeln
gezwungen|zwingt|zwang|genötigt .. sex|schlafen|auszuziehen
sex|sexuell* .. gezwungen|zwingt|genötigt
fasst mich .. nachts|an
bluterguss|blutergüsse|blaue_flecken|hämatome & jemand|er|sie|pfleger|pflegerin|kollege & gepackt|geschlagen|festgehalten|angefasst|gestoßen|geschüttelt|grob
bewohner|bewohnerin|patient|patientin|bewohnern .. wird|wurde|werden|wurden .. geschlagen|misshandelt|fixiert|geschüttelt
@person .. @blow @victim
@person .. @victim .. @blow
@person .. hat|haben|hatte|wird|will|wollte|würde|droht|drohte .. @victim .. @blow|@harm
@victim .. @blow|umzubringen|zu_töten|umbringen .. @person
von .. @person .. @blow
wurde|werde|wird|bin|ist|worden|werden|wurden .. @blow .. worden|von|mehrfach|sexuell|zuhause|kind|als|arbeit
ich|tochter|sohn|kind|frau|schwester|mutter wurde|werde|wird|bin|ist .. vergewaltigt|missbraucht|misshandelt|geschlagen|verprügelt|bedroht|belästigt|begrapscht|zusammengeschlagen|gestalkt|angegriffen|eingesperrt
wurde|werde|wird .. vergewaltigt|missbraucht|misshandelt|verprügelt|bedroht|sexuell|begrapscht|zusammengeschlagen|gestalkt|geschlagen
@person .. @victim .. umbringen|umbringt|umzubringen|töten|tötet|umbringe|abstechen|etwas_antun|was_antun|wehtun|antut|weh|erschießen|verbrennen|etwas_antut|fertigmachen
@person .. bringt|brächte @victim um
@person .. tut|tat|getan @victim .. weh
@victim .. weh_tut|wehtut|weh_getan|wehgetan|weh_tun
droht|drohte|gedroht|drohung|drohungen .. tot|mord|töten|umzubringen|messer|waffe|gewalt|umbringen|schlagen|schläge
morddrohung*|todesdrohung*
häusliche*|körperliche*|sexuelle*|sexualisierte* gewalt|übergriff*|belästigung|missbrauch
gewalt .. zuhause|zu_hause|beziehung|ehe|familie|mir_gegenüber|angetan|erlebe
@person .. gewalttätig|handgreiflich|übergriffig|ausgerastet_und
wird|wurde|ist .. handgreiflich|gewalttätig|übergriffig
angst .. dass .. @person .. umbringt|schlägt|tötet|antut|verletzt|umbringen|antun|wehtut|schlagen
angst .. vor .. mann|partner|freund|ex|vater|stiefvater|ihm|exmann|frau|ehemann
angst .. um .. mein|unser|ihr|sein leben
fürchte um .. leben|sicherheit
!fühle|fühl|bin .. mich? .. nicht .. sicher .. zuhause|hause|ihm|mann|partner|daheim|wohnung
!zuhause|daheim|zu_hause .. nicht .. sicher
@person .. messer|waffe|pistole .. mich|mir|uns|bedroht
mit .. messer|waffe|pistole .. @blow|auf_mich|vor_mir
hand .. ausgerutscht .. mir|kindern|kind|er|mann
angefasst|berührt|begrapscht|betatscht .. unsittlich|intim|brust|hintern|po|schritt|obwohl|gegen_meinen
fasst|fasste|grapscht|berührt mich .. an|unsittlich|brust|intim
gegen .. willen .. sex|angefasst|geschlafen|festgehalten|eingesperrt|berührt
zwingt|zwang|gezwungen .. sex|auszuziehen|intim|schlafen
sperrt|sperrte|eingesperrt|hält mich .. ein|fest|gefangen
!lässt mich .. nicht .. raus|gehen|weg|telefonieren|aus_dem_haus
blaue|blaues|blauen flecken|auge|flecke .. er|sie|mann|vater|von|weil|schlägt
ich|ichs|dass_ich .. will|möchte|werde|könnte|würde|gleich|plane|vor|überlege|daran .. @target .. @kill|verletzen|weh_tun|wehtun|antun|etwas_antun|zusammenschlagen|verprügeln|schlagen|erschlage|umbringe|abstechen|anzutun|umzubringen|zu_verletzen|anzünden
will|möchte|werde|könnte|würde .. @target .. @kill|verletzen|wehtun|weh_tun|antun|etwas_antun|zusammenschlagen|verprügeln|schlagen|abstechen|anzünden
ich bringe|bring @target .. um
ich .. steche|schlage|erschieße|töte|erwürge @target
@target .. umbringen|umzubringen|abstechen|abknallen|umbringe|kaltmachen|erschießen|töten
ich .. lust|drang|gedanken|impuls .. jemand|jemanden|ihn|sie|leute .. schlagen|verletzen|umzubringen|töten|wehzutun
messer|waffe|pistole|bombe .. mitbringen|dabei|tasche|bringe|mitnehmen .. arbeit|chef|schule|büro|ihn|sie
büro|firma|schule|haus|laden .. anzünden|in_die_luft|niederbrennen
amoklauf|amok
kind|kinder|baby|mädchen|junge .. geschlagen|misshandelt|missbraucht|geschüttelt|verprügelt|vernachlässigt|eingesperrt|vergewaltigt
schlägt|prügelt|misshandelt|missbraucht|vergewaltigt|würgt|tritt .. @victim
entführt|verschleppt|zwangsprostit*
hände|hand .. um|an .. hals|kehle
ich|hab|habe .. mein|meine|meinen|meinem|unser|unsere|unseren .. sohn|tochter|kind|kinder|baby|frau|mann|freundin|partnerin|mutter .. geschlagen|geschüttelt|verprügelt|gewürgt|verletzt|wehgetan
ich schlage|schlug|schüttele|schüttle|verprügle .. mein|meine|meinen .. sohn|tochter|kind|kinder|baby|frau|mann
@person .. arm|nase|rippe|rippen|finger|kiefer gebrochen
@person .. die_treppe|gegen_die_wand|nach_mir|auf_mich|ins_gesicht .. geschubst|gestoßen|geworfen|geschlagen|runtergestoßen
kontrolle|beherrschung .. verliere|verlieren .. kind*|weh*|schlag*|verletz*|antu*
@xweapon & @xplan & @xtarget2 & @xi
@xarson & @xbuilding & @xplan & @xi
@xarson & @xweapon & @xbuilding & @xi
@xvoices & @xorders & @xdeeds
@xnear & @xhitme & @xi
@yfear & @yhome & @zabuser
@zabuser .. @zcomes & @yfear
@zarmed & @ystranger & @yhere
@ystranger & @ysays & @ythreat
@ycarer .. @ywrong
@ycarer & @ywrong & @yweak
@yweak & @ywrong & @ymother
@xarson & @xbuilding & @ywishing & @xi
@zgun & @zday & @zhave
@zgun & @zday & @xtarget2
@zburn & @xbuilding & @zday|@zfuel
@zfuel & @xbuilding & @zday
";

const MEDICAL: &str = "
rauch|qualm .. aus|überall|dringt|quillt|unter
überall|dichter rauch|qualm
küche|haus|wohnung|dach|zimmer|lager|keller|bett|halle|maschine brennt
es brennt .. $|hier|bei|in|im
feuer|brand .. in_der_küche|im_haus|ausgebrochen|im_keller|im_lager
steht in flammen
riecht|roch|stinkt .. nach gas
gasgeruch|gas_ausgetreten|gasleck
habe|hab|hat|bekommt|bekomme|kriegt|kriege|erleidet|hatte_gerade|erlitten|ist|wohl|glaube .. herzinfarkt|schlaganfall|herzstillstand|krampfanfall|epileptischen_anfall|asthmaanfall|allergischen_schock|allergische_reaktion|anaphyl*|fehlgeburt|atemnot|atemstillstand|herzanfall|infarkt|hitzschlag|unterzucker*
!bekomme|kriege|bekommt|kriegt|krieg|bekomm .. keine|kaum|schlecht luft
!kann|kriege|kannst .. nicht|kaum .. atmen
!atmet|atme .. nicht|kaum
atemnot
!keine luft .. mehr|bekomm*|krieg*
brust .. schmerz*|druck|stich*|tut_weh|eng|weh|brennt|drückt|sticht|engegefühl
schmerz*|druck|stechen|enge|brennen|ziehen .. brust|brustkorb|linken_arm|herz|linke_arm|herzgegend
brustschmerz*
arm|gesicht|seite|bein|gesichtshälfte|körperhälfte .. taub|gelähmt|kribbelt|hängt|lahm|bewegen
mundwinkel .. hängt
!kann|spüre|fühle .. arm|bein|beine|seite|gesicht .. nicht .. bewegen|mehr
lallt|lalle
blutet|blute|bluten .. stark|sehr|heftig|viel|kopf|überall|schlimm|aus|schwanger|doll
!blut* .. hört|stoppt|lässt_sich .. nicht
stark|heftig blutet|blute|blutung
ich|er|sie|kollege|kollegin|kind|mann|frau blute|blutet
verliere|verliert .. blut|bewusstsein
viel blut
blut .. überall|erbrochen|gespuckt|gehustet|läuft|spuckt|spucke|erbreche|erbricht|huste|strömt
überall .. blut
umgekippt|bewusstlos|ohnmächtig|zusammengebrochen|zusammengesackt|kollabiert|krampft|zuckt_am|erstickt|ersticke|ersticken
!reagiert .. nicht|nicht_mehr
!wacht .. nicht .. auf
!nicht .. ansprechbar|wach
!kein|keinen puls
puls .. weg|rast_und
rufen|ruf|rufe|brauche|brauchen|braucht|holen|hol|schnell .. krankenwagen|notarzt|rettungswagen|rettungsdienst|notruf|arzt_sofort|sofort_einen_arzt|sanitäter
krankenwagen|notarzt|rettungswagen .. rufen|holen|brauche|her|kommen|schnell
kippe|falle|breche|werde gleich|jeden_moment .. um|ohnmacht|zusammen|ohnmächtig
gleich .. um|ohnmächtig|zusammenbrechen|bewusstlos|in_ohnmacht
vergiftet|vergiftung
bleichmittel|putzmittel|reiniger|knopfbatterie|batterie|gift|säure|waschmittel|frostschutz .. getrunken|verschluckt|geschluckt|gegessen
hals|zunge|kehle|gesicht|lippen .. schwillt|geschwollen|zu|anschwillt|anschwellen
fruchtblase|wehen .. geplatzt|alle|setzen|stark
stromschlag|unterkühlt|blutvergiftung
kopf .. gestoßen|angeschlagen|gestürzt|gefallen .. schwindlig|übel|erbrech*|blut*|doppelt|bewegen
gestürzt|gefallen|sturz .. bewegen|bewusst*|blut*|auf_den_kopf|nicht_mehr_hoch|aufstehen
schlimmste*|plötzlich|unerträgliche* .. kopfschmerz*|bauchschmerz*|schmerzen
plötzlich .. gelähmt|blind|nichts_mehr|taub|sprechen|sehstörung*
starke*|heftige*|höllische*|extreme* .. schmerzen .. brust|bauch|schwanger|jetzt|unterleib|rücken_und
herz .. bleibt_stehen|stolpert_und|rast_und|setzt_aus|aufgehört
zucker .. niedrig|hoch .. zittere|bewusst*|umkippen|schwarz
mir .. schwarz vor .. augen
@xnear & @xdown & @xmute
@xnear && @xdown && @xmute
@xalarm & @xgas
@yorgan & @yacute & @ynow
@ysugar & @yshaky & @xi
@ygasw & @yleak & @ynow
@yshock & @ybad
";
