use crate::safety::{SafetyPatterns, SafetyPhrases, SafetyTexts};

pub const SAFETY: SafetyPhrases = SafetyPhrases {
    patterns: SafetyPatterns {
        ignored: "kleine jongste eh uh uhm hm nou ja ook wel gewoon echt eigenlijk eerlijk soms vaak altijd steeds weer al even gezegd \
                  zelfs misschien serieus toch heel erg best maar alleen nog waarschijnlijk gelijk eens net liefst \
                  liever",
        negators: "niet nooit geen niemand niets niks zonder nergens",
        elides: false,
        classes: CLASSES,
        harmless: HARMLESS,
        self_harm: SELF_HARM,
        violence: VIOLENCE,
        medical: MEDICAL,
    },
    texts: SafetyTexts {
        self_harm: "Dank u dat u mij dit vertelt. Ik neem het heel serieus, maar als AI kan ik bij gevaar niet \
                    helpen: bel nu {emergency} of iemand die u vertrouwt.",
        violence: "Dank u dat u mij dit vertelt. Ik neem het heel serieus, maar als AI kan ik bij gevaar niet \
                   helpen: loopt iemand gevaar, bel dan nu {emergency} of iemand die u vertrouwt.",
        medical: "Dank u dat u mij dit vertelt. Dit klinkt ernstig, en als AI kan ik in een noodgeval niet \
                  helpen: bel meteen {emergency}, of vraag dat aan iemand in de buurt.",
        emergency: "het plaatselijke alarmnummer",
        emergency_number: "het alarmnummer {number}",
        contact: "Binnen de organisatie kunt u hiervoor terecht bij: {contact}.",
        pause: "Het interview pauzeert hier, u kunt het beëindigen of voortzetten.",
        withheld: "Daar praat ik liever niet over.",
    },
};

const CLASSES: &str = include_str!("danger_words.txt");

const HARMLESS: &str = "
doodgelachen|kapotgelachen|doodlachen|doodschamen|doodverveeld|doodmoe|doodsimpel|doodstil
@death van .. lachen|schaamte|honger|dorst|verveling|nieuwsgierigheid|hitte|kou|gelach
sterf|sterven|crepeer van .. honger|dorst|hitte|kou|verveling
moord|doen|moorden|doden|vermoorden .. voor .. koffie|kop|biertje|pizza|chocolade|vakantie|pauze|ijsje
voor een .. moord|doden|vermoorden|moorden
werk .. kapot|nekt|sloopt|dood
deadline|deadlines|stress|hitte|lawaai|app|vergaderingen|bureaucratie|rooster|tempo|verkeer .. @kill|kapot|dood|nekt|sloopt
kill|kil|dood|doden|gekild|killen|stop het|de|dat|een|die? proces|processen|taak|programma|server|app|dienst|sfeer|sessie|idee|project
proces|taak|programma|server|app|telefoon|accu|batterij|lijn|laptop|verbinding|sfeer .. dood|doden|sterft|gekild|killen|gestorven|overleden
nooit|niet|niemand .. mezelf|mijzelf|me|mij|iemand|hem|haar .. @harm
nooit|niet|niemand .. @hurt
mezelf|mij|me|iemand|hem|haar|ze .. nooit|niet .. @harm
gesneden|gebrand|bezeerd|verwond|geblesseerd .. koken|sporten|voetbal|hockey|per_ongeluk|tennis|klussen|tuin|vroeger|ooit
bij|tijdens|per_ongeluk .. gesneden|verwond|gebrand
sneed|snijd|snij|gesneden .. groente*|uien|koken|ui|brood
@blow .. tafeltennis|schaken|tennis|kaarten|spel|padel|darten
@blow .. concurrentie|prijs|prijzen|markt|verkiezingen|financieel
concurrentie|concurrent|prijzen|kosten|inflatie .. @blow ons
@blow .. opzeggen|opzegging|ontslag|ontslaan|rechtszaak|vertrek|vertrekken|boete|advocaat|over_te_stappen|te_stoppen
@blow .. met vragen|mails|mailtjes|berichten|telefoontjes
@blow .. media|krant|vergadering|pers
geraakt|raakt|raakte .. mij|me|diep|emotioneel
duwt|duwde|duwen .. richting|om_te|verder
slaat .. nergens|op|aan|over
slaat me op
aangeraakt .. scherm
infarct|hartinfarct|hartaanval|beroerte .. jaar_geleden|jaren_geleden|geleden|vroeger|vorig_jaar|in_20*
geleden|jaar|vroeger|ooit .. hartinfarct|infarct|hartaanval|beroerte
had .. hartinfarct|hartaanval|beroerte
bijna .. hartaanval|hartinfarct|hartverzakking|dood
hartaanval|hartverzakking|beroerte .. toen_ik|rekening|factuur
als_verpleegkundige|als_verpleger|als_arts|als_ambulancemedewerker|op_de_spoedeisende|op_de_eerste_hulp|op_de_seh|op_mijn_afdeling|op_onze_afdeling|in_mijn_werk|in_mijn_vak|onze_patiënten|patiënten_met|patiënten_die|mensen_met|wij_behandelen|we_behandelen|ik_behandel|mijn_werk ... infarct*|hartinfarct*|beroerte*|bloeding*|bloed*|noodgevallen|bewusteloos|bewusteloze|overdos*|reanimatie*|epilep*|pijn_op_de_borst|zelfmoord*|suïcide*|adem*
springen|spring .. over|vraag|pagina
zelfmoord .. budget|begroting|commerciële|voor_ons|voor_het_bedrijf
commerciële|politieke|financiële|economische zelfmoord
einde .. contract|maand|week|abonnement|gesprek|jaar|project|kwartaal
beëindigen .. contract|abonnement|gesprek|interview|samenwerking
verdwijnen|verdwenen|verdwijnt .. knop|menu|bericht|bestand|icoon|strand|vakantie
niet .. leven|zonder zonder
niet meer .. leven_zonder|zonder_leven
kan niet meer .. inloggen|bestellen|openen|opslaan|zien|vinden|wachten|betalen|aanmelden
allergisch voor .. vergaderingen|formulieren
ik kan zonder
praktijk|ziekenhuis|kliniek|afdeling .. patiënten|komen|mensen ... borst|hartinfarct*|beroerte*|bloed*|bewusteloos|adem*
neem|neemt|nemen .. pillen|medicijnen|tabletten ... ochtend|dag|dagelijks|herinnert|elke
we|wij niet verder
draait|werkt|loopt .. zonder_mij
@xsuimeta
@person ... @xkillif .. @xifwhen
@xthing .. @xperish
@xperish .. @xthing
@xfiction & @xperish
";

const SELF_HARM: &str = "
touw|strop & al|klaar|gekocht|heb & voorbij|ophoudt|stopt|einde|ophouden
pillen|pistool & al|klaar|genoeg & alles_voorbij|alles_ophoudt|alles_stopt
mezelf|mijzelf|me .. leven beneem|benemen|neem|nemen
mezelf|mijzelf|me|mij|mn_eigen .. van_kant|van_het_leven|@harm
snij|sneed|snijd|kras|verwond|beschadig|verminkt|brand|sla .. mezelf|mijzelf
mezelf|mijzelf .. snij|snijden|sneed|gesneden|snijd|pijn|beschadig*|verwond*|kras*|verminken
mezelf|mijzelf iets
mezelf|mijzelf .. dood|doden|doodmaken|doodrijden|doodschieten|ophangen|ombrengen|om_het_leven|om_te_brengen|verdrinken|aan_te_doen|aandoen
zelfmoord*|suïcid*|zelfdoding|zelfmoordgedachten
zelfbeschadig*|automutil*|zelfverminking|levensmoe
suicid*
pols|polsen|aderen .. snijden|doorsnijden|doorgesneden|opensnijden|open|sneed
er .. eind|einde|punt .. aan .. maken|maak|gemaakt|breien|zetten
eind|einde .. aan .. leven|alles|mijn_leven|het_leven|alles .. maken|maak|gemaakt|maken|$
mijn .. leven .. beëindigen|te_beëindigen|eindigen|nemen
leven .. beëindigen|te_beëindigen|benemen|beroven
eruit stappen|te_stappen
er uit stappen|te_stappen
uit het leven .. stappen|gestapt|te_stappen
@want .. @death
!wil|wilde|wou|zou|kan|hoef .. niet|nooit .. meer .. leven|bestaan|wakker|er_zijn|verder_leven
!wil|wilde|hoef niet|nooit verder .. leven
!niet|nooit .. meer .. leven|te_leven|wakker|bestaan|verder_leven|er_te_zijn|hier_te_zijn
!niet langer .. leven|bestaan|hier_zijn
!geen .. zin|puf .. leven|leef|bestaan|te_leven
!geen .. reden|kracht|levenslust|doel .. leven|verder|leef|bestaan|op_te_staan
!geen .. levenslust|levenszin|uitweg
!leven .. niet|geen|nergens|zinloos|waardeloos|ondraaglijk|uitzichtloos .. waard|zin|nut|meer|$
leven .. zinloos|waardeloos|ondraaglijk|uitzichtloos|voorbij|beu|zat|moe
!niet .. leven .. waard
!ik kan|trek|hou|houd|red niet meer .. leven|verder_leven
!trek|hou|houd|red dit|het|mijn|t? leven niet|nauwelijks meer
!zie .. het|er .. niet meer zitten $
!zie .. het niet zitten .. leven
!zie .. geen .. uitweg|licht|uitkomst
moe|beu|zat|klaar .. van|het|met|mijn .. leven|bestaan
klaar met .. leven|alles|bestaan
leven .. zat|beu|moe
iedereen|familie|gezin|kinderen|wereld|mensen|man|vrouw|ouders|zij|ze|niemand|team|jullie .. beter|gelukkiger|makkelijker|opgelucht|rustiger .. zonder_mij|zonder_me|af|als_ik_er_niet|als_ik_dood|als_ik_weg|uit
zonder_mij|als_ik_dood_ben|als_ik_dood_was|als_ik_er_niet_meer|als_ik_weg|als_ik_er_niet .. beter|gelukkiger|makkelijker|niemand|missen|rustiger
beter .. af|uit zonder_mij
beter .. zonder mij
!als ik er niet .. ben|was|meer|zou
!niemand .. missen|merken|merkt|mist|opvallen|schelen|zien .. als|ik|mij|me
beter|liever dood
was|wou|wens|wilde|wenste .. dood|nooit_geboren|niet_geboren
!was|wou|wens|wilde|wenste|had .. nooit|niet .. geboren
!nooit geboren
!morgen|ochtends|slapen|slaap|inslapen|inslaap .. niet|nooit .. wakker
!niet|nooit .. wakker worden|te_worden|word|wordt|werd
voor altijd .. slapen|inslapen|weg|verdwijnen|rust
inslapen|slapen .. voor_altijd|eeuwig
springen|spring|gooien|werpen|gooi|gesprongen|lopen .. brug|trein|raam|dak|balkon|flat|metro|spoor|auto|vrachtwagen|gebouw
van|voor|uit .. brug|trein|raam|dak|balkon|flat|metro|gebouw|vrachtwagen .. springen|te_springen|spring|gooien|te_gooien|storten|stappen|af
tegen .. boom|muur|viaduct|vrachtwagen .. rijden|te_rijden|aanrijden|rijd
pillen|slaappillen|tabletten|medicijnen|medicatie|slaaptabletten|paracetamol .. genomen|geslikt|ingenomen|slikken|opgespaard|nemen|verzameld|in_te_nemen
alle|doos|strip|pot|handvol|te_veel|heleboel .. pillen|slaappillen|tabletten|medicijnen|slaaptabletten
overdosis
touw|strop|pistool|mes|scheermes|pillen|slaappillen .. klaar|gekocht|ligt|liggen|hangt|klaargelegd
afscheidsbrief|afscheidsbrieven
afscheid .. van .. iedereen|leven|kinderen|wereld|familie
verdwijnen .. voor_altijd|voorgoed|van_de_wereld|van_deze|aardbodem
wil|wou|zou|wilde .. verdwijnen|weg_zijn|er_niet_meer_zijn
!wil|wou|zou|wilde|hoef .. er .. niet .. zijn
uit|van .. deze_wereld|dit_leven|de_wereld .. stappen|weg|verdwijnen|verlaten
deze_wereld|dit_leven|het_leven .. verlaten|achterlaten
dood .. verlossing|oplossing|uitweg|opluchting|rust|enige|bevrijding
enige|beste .. uitweg|oplossing .. dood|sterven|zelfmoord
denk|gedachten|denken|gedacht|droom|nagedacht|piekeren .. aan|over|van .. dood|doodgaan|sterven|zelfmoord|suicide|einde|dood_te|eind
doodswens|doodsgedachten|doodsverlangen
dochter|zoon|vriend|vriendin|kind|broer|zus|man|vrouw|collega|hij|zij|ze .. zichzelf|zich .. snijdt|iets|pijn|doden|ophangen|verwondt|van_kant|beschadigt|leven
snijdt|verwondt|beschadigt|ophangen .. zichzelf
dochter|zoon|vriend|vriendin|kind|broer|zus|man|vrouw|hij|zij|ze .. wil|wilde .. @death
dood wil|wilde|wou|willen
!niets|niks .. om .. voor .. leven
!niets|niks .. voor te leven
!waarom|waarvoor .. leef|leven|nog_leef
last .. voor|tot .. iedereen|familie|gezin|kinderen|anderen
haat .. mijn_leven|leven
geef|gegeven|opgegeven .. leven .. op|$
als ik .. dood|doodga|doodging|sterf|stierf|verdwijn|verdween|doodgaan|weg_was|er_niet .. niemand|beter|uit|opgelucht|missen|$|schelen|vannacht|morgen
!beter|makkelijker|fijner .. als ik er? niet|dood
beter .. af .. dood|zonder_mij
brug|dak|balkon|spoor|perron|raam|flat|klif|reling ... springen|sprong|spring|gesprongen|storten|vallen
snij|snijd|sneed|kras|brand|kerf .. in? .. armen|arm|huid|benen|polsen|dijen
!wat .. zin|nut .. leven|verder|bestaan
!verdien .. niet .. leven
gevaar voor mezelf|mijzelf|mij
zin|wil|lust .. leven .. verloren|kwijt
verloren|kwijt .. levenslust|levenswil|zin
levenslust|levenswil .. verloren|kwijt
klaar|bereid .. om_te .. sterven|gaan_voorgoed
alles .. ophoudt|stopt|ophouden .. dood|voorgoed|wil
pijn|lijden .. ophoudt|stopt .. dood|altijd|voorgoed|wil
ben .. tot|een .. last
waarom .. zou .. leven
pillen|slaappillen|tabletten|medicijnen|slaaptabletten & alle|allemaal|hele|doos|strip & innemen|in_te_nemen|nemen|slikken|genomen|geslikt
zonder_mij & beter|makkelijker|gelukkiger|opgelucht
kind|zoon|dochter|broer|zus|man|vrouw|vriend|vriendin|vader|moeder|leerling|hij|zij|ze & zichzelf|zich & van_kant|iets_aan|doden|ophangen|snijden|snijdt|pijn_doen|aandoen|aan_te_doen|leven
!niet|nooit|geen & leven & zo|dit_leven
dood|sterven|doodgaan|doodging & beter|makkelijker|wou|wil|wilde|wens|graag|liever & ik
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
vermoord|wurg|steek|schiet|sla ik? hem|haar|ze $|neer|dood|overhoop|kapot
vermoord|wurg ik hem|haar|ze
steek|schiet|sla ik hem|haar|ze neer|dood|kapot|overhoop
weet waar .. woont|slaapt|werkt & mes|wapen|pistool|geweer|machete|bijl
wapen|pistool|mes|geweer|machete & zei|zegt|dreigt|dreigde|gedreigd|zweert & gebruiken|gebruikt|neerschiet|neer_te_schieten|schieten|schiet|vermoordt
dreigt|dreigde|gedreigd ... neer_te_steken|te_steken|dood_te_slaan|te_vermoorden|in_elkaar_te_slaan
@person .. zit|zat|raakt|komt & aan_me|aan_mij|me_aan|mij_aan|in_mijn_bed & nachts|bed|nacht|slaapkamer
dwong|dwingt|gedwongen .. seks|vrijen|uit_te_kleden|naar_bed
blauwe_plekken|blauwe_plek & iemand|hij|zij|verzorger|verzorgster|collega & vastgepakt|vastgegrepen|geslagen|geknepen|vastgehouden|beetgepakt|ruw|geduwd
bewoner|bewoonster|patiënt|cliënt .. wordt|werd|is geslagen|mishandeld|vastgebonden|geschud
@person .. @blow .. @victim
@person .. @victim .. @blow
@person .. heeft|hebben|had|wil|wilde|gaat|dreigt|dreigde .. @victim .. @blow|@hurt
@victim .. @blow|@hurt .. @person
heeft|hebben|had @victim ... aangevallen|geslagen|bedreigd|gestoken|mishandeld|geschopt|aangerand|misbruikt|betast|gewurgd
ben|word|werd|is|wordt|geworden|worden .. @blow .. door|op|thuis|$|seksueel|vroeger|als
ben|word|werd|is|wordt|was|worden door .. @person .. @blow
ben|word|werd|is|wordt .. verkracht|misbruikt|mishandeld|aangerand|bedreigd|gestalkt|lastiggevallen|in_elkaar_geslagen|opgesloten|betast|aangevallen|geslagen
verkracht|verkrachting|aanranding|aangerand
@person .. @want|dreigt|dreigde|gedreigd|zei|zegt .. @victim .. @hurt
@person .. gedreigd|dreigt|dreigde|dreigen .. @hurt|dood|mes|pistool|wapen|vermoord*
dreig* .. met|om|te .. dood|mes|pistool|wapen|geweld|vermoorden|te_vermoorden|slaan|te_slaan
doodsbedreiging*|doodsbedreigingen
bedreig* .. dood|mes|pistool|wapen|vuurwapen
huiselijk|seksueel|lichamelijk|fysiek|seksuele|fysieke geweld|misbruik|intimidatie|mishandeling
geweld .. thuis|relatie|huwelijk|gezin
is|wordt|werd gewelddadig|handtastelijk|agressief_tegen .. $|tegen|als
@person .. gewelddadig|handtastelijk
bang .. dat .. @person .. @victim|vermoordt|slaat|iets|pijn|doodt|wat_aandoet
bang .. dat .. vermoordt|doodmaakt|doodslaat|iets_aandoet|slaat|wurgt
bang .. voor .. man|partner|vriend|ex|vader|stiefvader|hem|echtgenoot
vrees|bang|vrezen .. voor .. leven|veiligheid|kinderen
!voel|ben|voelen .. niet .. veilig .. thuis|bij|huis|man|hem|$
!thuis .. niet .. veilig
mes|pistool|wapen|vuurwapen .. mij|me|ons|keel|op_me|bedreig*
@person .. mes|pistool|wapen
blauwe_plekken|blauw_oog|gebroken_rib|gebroken_arm|blauwe_plek .. man|slaat|hij|vader|door|omdat|partner
hand|handen .. mij|me|kinderen .. opgeheven|op_geheven|los|keel
handen .. keel|nek
losse handjes|handen
klappen|schoppen|klap|stomp|vuist|vuisten .. krijg|kreeg|geeft|gaf|gegeven|man|vader|van
raakt|raakte|aangeraakt|betast|zat|zit .. me|mij? .. borsten|billen|kruis|intiem|seksueel|ongewenst|ongepast|zonder_toestemming|benen|aan_mij|tegen_mijn_wil
ongewenst|ongepast .. aangeraakt|betast|aan
dwingt|dwong|gedwongen .. seks|uit_te_kleden|naar_bed|vrijen
tegen .. mijn wil
sluit|sloot|houdt|hield .. me|mij .. op|vast|gevangen|opgesloten
!mag|laat .. niet .. huis|naar_buiten|weg_van|bellen_van
ik|zin|drang|neiging|plan .. @target .. @hurt
ik vermoord|wurg|doodt|dood|steek|sla @target
ik vermoord .. mijn|die|hem|haar
@want .. @target .. @hurt|neer|dood|kapot
@want .. @hurt .. @target
neersteken|doodsteken|neerschieten|doodslaan|vermoorden
mes|pistool|wapen|bom .. meenemen|mee|tas|gekocht|meegenomen .. werk|kantoor|school|baas|hem|tas|steken
kantoor|bedrijf|school|huis|winkel|fabriek .. in_brand|opblazen|op_te_blazen|in_de_fik
kind|kinderen|baby|dochter|zoon|meisje|jongen .. geslagen|mishandeld|misbruikt|verkracht|verwaarloosd|opgesloten|geschud
slaat|mishandelt|misbruikt|verkracht|wurgt|sloeg|schopt|trapt .. @victim
ontvoerd|gegijzeld
@person .. arm|neus|rib|ribben|vinger|kaak|pols gebroken
ik .. mijn .. zoon|dochter|kind|kinderen|baby|vrouw|man|vriendin .. geslagen|geschud|gewurgd|mishandeld
ik sla|sloeg|schudde .. mijn .. zoon|dochter|kind|kinderen|baby|vrouw|man|vriendin|moeder
@person .. van_de_trap|tegen_de_muur|naar_me|naar_mij|op_me .. geduwd|gegooid|gooide|duwde
@person .. gooide|gooit|duwde|duwt .. trap|muur|naar_me|naar_mijn
controle|zelfbeheersing .. verlies|verlies|verliezen .. kind*|pijn|sla*|aandoe*
zit|zat aan|aan_me .. me|mij|mijn_billen|mijn_borsten
en|hij|zij bedreigt|slaat|stalkt|mishandelt me|mij
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
rook .. uit|overal|onder|keuken|gang
overal|dikke rook
brand .. in_de|uitgebroken|hier
er is|was brand .. $|in|hier
keuken|huis|flat|dak|kamer|kelder|magazijn|machine|bed .. staat in brand|vlam|lichterlaaie
staat in brand
ruikt|rook|stinkt|ruik ... naar gas
gaslucht|gaslek
heb|heeft|krijg|krijgt|kreeg_net|heb_nu|denk|volgens_mij|is|bezig|hebben .. hartaanval|hartinfarct|beroerte|hartstilstand|epileptische_aanval|astma_aanval|astmaaanval|anafyl*|allergische_reactie|miskraam|hersenbloeding|infarct|toeval|benauwd|hypo|bloeding|tia|herseninfarct
!krijg|krijgt|heb .. geen|nauwelijks|amper .. lucht|adem
!kan|lukt .. niet|nauwelijks|amper .. ademen|ademhalen|ademhaling|adem
!ademt|adem|ademhalen .. niet|nauwelijks|amper
stik|stikt|stikken|verslik*_en
benauwd|kortademig .. borst|lucht|adem|erg
borst .. pijn|druk|steken|beklemm*|drukt|branden|knelt|strak
pijn|druk|steken|beklemm*|drukkend|band .. borst|hart|linkerarm|borstkas|hartstreek
arm|gezicht|been|kant|zijde|mond|linkerarm|hand .. verlamd|gevoelloos|hangt|tintelt|tintelen|scheef|slap|doof
!kan|voel .. arm|been|benen|kant|gezicht .. niet|nauwelijks .. bewegen|meer
mond|mondhoek .. scheef|hangt
bloed|bloedt|bloeden|bloeding .. hevig|erg|veel|hard|overal|hoofd|stoppen|flink|zwanger|ernstig|enorm|als_een_rund
!bloed*|bloeding .. stopt|houdt .. niet
ik|hij|zij|ze|collega|kind|man|vrouw bloed|bloedt|bloeden
verlies|verliest|verloren .. bloed|bewustzijn
veel bloed
bloed .. overal|braak|braakt|gebraakt|hoest|spuug|spugen|overgegeven|stroomt|spuit
hoest|braak|braakt|spuug|overgeef .. bloed
flauwgevallen|bewusteloos|buiten_westen|ingestort|in_elkaar_gezakt|neergevallen|stuipen|stuiptrekk*|buiten_bewustzijn|out_gegaan|weggevallen
val|ga bijna|zo|dadelijk? flauw|onderuit|van_mijn_stokje
!reageert|reageren .. niet
!niet|wordt .. niet? .. aanspreekbaar|wakker|bij_kennis
!geen .. hartslag|polsslag|pols
bel|bellen|roep|nodig|stuur|haal .. ambulance|112|ziekenwagen|hulpdiensten|dokter_nu|spoedarts|alarmnummer
ambulance .. nodig|bellen|snel|komen|sturen|alsjeblieft|bel
vergiftigd|vergiftiging
bleek|bleekmiddel|chloor|gif|batterij|knoopcel|schoonmaakmiddel|wasmiddel|zuur|afwasmiddel|antivries .. gedronken|ingeslikt|doorgeslikt|gegeten|binnengekregen|geslikt
gedronken|ingeslikt|doorgeslikt .. bleek|bleekmiddel|chloor|gif|batterij|schoonmaakmiddel
keel|tong|gezicht|lippen .. zwelt|gezwollen|dik|dicht|zwellen|opzwellen|opgezwollen
vliezen .. gebroken
weeën .. minuten|begonnen|snel
geëlektrocuteerd|onderkoeld|bloedvergiftiging|zonnesteek|hitteberoerte
gevallen|viel|gestoten|val .. hoofd|bewegen|bloed*|braak*|duizelig|bewust*|opstaan|overeind
ergste|plotselinge|ondraaglijke|hevige|vreselijke hoofdpijn|buikpijn|pijn|rugpijn
pijn .. ondraaglijk*|vreselijk*|hevig*|verschrikkelijk* .. $
plotseling|opeens|ineens .. verlamd|blind|niets_meer|praten|zie|zien
hart .. stopt|slaat_over_en|begeeft|houdt_op
suiker|bloedsuiker .. laag|hoog .. tril*|flauw*|bewust*|zwart
overal .. bloed
beroerte|hartaanval|hartinfarct|hersenbloeding|epileptische_aanval|herseninfarct .. heeft|krijgt|heb|krijg|gaande|bezig
flauwval*|flauwvallen
@xnear & @xdown & @xmute
@xnear && @xdown && @xmute
@xalarm & @xgas
@yorgan & @yacute & @ynow
@ysugar & @yshaky & @xi
@ygasw & @yleak & @ynow
@yshock & @ybad
";
