use crate::safety::{SafetyPatterns, SafetyPhrases, SafetyTexts};

pub const SAFETY: SafetyPhrases = SafetyPhrases {
    patterns: SafetyPatterns {
        ignored: "piccolo piccola piccoli eh ehm mmm beh allora davvero solo semplicemente sinceramente onestamente sempre spesso volte perfino \
                  ancora già anche veramente magari molto tanto proprio forse seriamente ormai certo praticamente",
        negators: "non mai né nessuno niente nulla senza nessun nessuna neanche",
        elides: true,
        classes: CLASSES,
        harmless: HARMLESS,
        self_harm: SELF_HARM,
        violence: VIOLENCE,
        medical: MEDICAL,
    },
    texts: SafetyTexts {
        self_harm: "Grazie per avermelo detto. Lo prendo molto sul serio, ma sono un'IA e non posso aiutare in \
                    caso di pericolo: chiami subito {emergency} o una persona di fiducia.",
        violence: "Grazie per avermelo detto. Lo prendo molto sul serio, ma sono un'IA e non posso proteggere \
                   nessuno: se qualcuno è a rischio, chiami subito {emergency} o una persona di fiducia.",
        medical: "Grazie per avermelo detto. Sembra grave, ma sono un'IA e non posso aiutare in un'emergenza: \
                  chiami subito {emergency}, oppure lo chieda a chi Le sta vicino.",
        emergency: "il numero di emergenza locale",
        emergency_number: "il {number}",
        contact: "Il contatto dell'organizzazione per Lei è: {contact}.",
        pause: "L'intervista è in pausa, e può terminarla o riprenderla.",
        withheld: "Preferisco non parlarne.",
    },
};

const CLASSES: &str = include_str!("danger_words.txt");

const HARMLESS: &str = "
muoio|morire|morto|morta|morti|morivo|morendo|muori dal|dalle|di|dalla ridere|risate|fame|sete|caldo|freddo|vergogna|paura|sonno|noia|curiosità|voglia|imbarazzo|stanchezza
ucciderei|ammazzerei|uccidere|morirei per un|una|il|dormire
uccido|uccidere|ucciso|ammazzo|ammazzare|termino|ammazza|uccide il|la|lo|i|un|questo|quel|l processo|task|programma|server|applicazione|app|sessione|idea|progetto|servizio|umore|tempo
scadenza|scadenze|lavoro|stress|caldo|rumore|attesa|app|applicazione|ritmo|riunioni|burocrazia|traffico|turni .. mi|ci .. uccide|uccidendo|ammazza|ammazzando|uccidono
non|mai .. @selfkill
non|mai .. @hurt
non|mai .. mi .. ucciderei|ammazzerei|suiciderei|farei_del_male|farei_male
non|mai farei|faccio|voglio|vorrei|fatto .. male a nessuno|qualcuno|una_mosca
tagliato|tagliata|bruciato|bruciata|ferito|ferita|fatto_male|fatta_male .. cucinando|giocando|sport|calcetto|incidente|palestra|calcio|correndo|sciando|allenamento|cucina|bici
@blow .. tennis|scacchi|ping_pong|carte|calcetto|gara
@blow .. concorrenza|prezzi|mercato|vendite|economicamente|stampa|riunione|recensioni|social
concorrenza|prezzi|costi|crisi|inflazione .. @blow
@blow .. disdire|disdetta|licenziarsi|licenziamento|licenziarmi|causa|andarsene|recedere|annullare|querela|cambiare|avvocato|multa
mi|ci|m ha|hanno? colpito|colpita|colpisce|toccato|tocca .. che|positivamente|gentilezza|qualità|profondamente|accoglienza|cuore|aspettare|fare|molto|quanto|la|il|rifare|pagare|chiamare|lavorare
mi|ci è? tocca|toccava|toccato|toccata aspettare|fare|rifare|pagare|lavorare|chiamare|a
mi|ci spinge|spinto|spinta a
mi|ci chiude|chiuso|chiusa .. account|app|sessione|conto
@blow .. con domande|email|messaggi|telefonate
abusa|abusato|abusare .. della|di|del .. pazienza|fiducia|caffè|tempo
infarto|ictus .. anni|anno|nel_20*|tempo_fa|scorso
avuto|ebbi|ebbe|avuta .. infarto|ictus .. fa|anni|nel_20*
fa|anni ... infarto|ictus
quasi .. infarto|morto|morta|svenivo|colpo
infarto|colpo .. quando_ho_visto|vedendo|bolletta|fattura
come_infermiera|come_infermiere|come_medico|da_infermiera|da_infermiere|come_soccorritore|al_pronto_soccorso|in_pronto_soccorso|in_reparto|nel_mio_lavoro|nel_nostro_reparto|nostri_pazienti|i_pazienti|miei_pazienti|pazienti_con|pazienti_che|persone_con|assisto|assistiamo|trattiamo|gestisco|curiamo|il_mio_lavoro ... infart*|ictus|emorragi*|sanguin*|emergenze|incoscient*|overdose|sveni*|arresti|convulsioni|dolore_al_petto|suicid*|respir*
saltare .. passaggio|pagina|domanda|parte|pranzo
suicidio .. budget|commerciale|azienda|politico|economico|finanziario|bilancio|professionale
farla_finita|finirla con .. contratto|riunioni|abbonamento|scartoffie|questo_modulo
porre|mettere fine .. contratto|abbonamento|collaborazione|progetto|riunione
sparire|scomparire|sparisce|scompare|sparito .. pulsante|menu|messaggio|file|icona|spiaggia|vacanza
non .. vivere senza
non ce la faccio|ne_posso più .. riunioni|moduli|password|pubblicità|questo_programma|questa_app
allergico|allergica alle|ai riunioni|moduli
clinica|ospedale|ambulatorio|reparto .. pazienti|arrivano|persone ... petto|infart*|ictus|sanguin*|incoscient*|respirare
mi|ci fa|ha|faceva|fa_un_po male|fatto_male .. schiena|testa|gamba|ginocchio|collo|stomaco|dente|pancia|sapere|vedere|sentire|che|spalla|piede|mano|seduto|occhi
prendo|prende|prendere .. pastiglie|pillole|medicine|farmaci|compresse ... mattine|giorni|giorno|ricorda|ogni
non possiamo andare|continuare avanti? così?
funziona|lavora|procede|va .. senza_di_me
messo|mette le mani sopra|dentro|nel|nella|sul|avanti
@xsuimeta
@person ... @xkillif .. @xifwhen
@xthing .. @xperish
@xperish .. @xthing
@xfiction & @xperish
";

const SELF_HARM: &str = "
corda|cappio & già|ho|comprato|pronta|ce_l & finisca|finire|finita|smetta
pastiglie|pillole|sonniferi|pistola & già|pronte|pronta|abbastanza & tutto_finisca|finisca_tutto
!@want .. non esistere|svegliarmi|vivere|esserci
@want .. @selfkill
uccidermi|ammazzarmi|suicidarmi|impiccarmi|togliermi_la_vita|farmi_del_male|tagliarmi_le_vene|autolesion*|spararmi|farla_finita|ammazzo|tagliarmi_i_polsi
mi .. uccido|ammazzo|suicido|impicco|autolesiono|faccio_del_male|tolgo_la_vita|taglio_le|taglio_i|sparo|ammazzerò|ucciderò|suicider*|fatto_del_male|fatta_del_male|butto_sotto|butto_giù|butto_dal|tolgo_di_mezzo
mi taglio|tagliavo|tagliata|tagliato|brucio|ferisco|graffio|procuro .. $
mi|a? taglio|tagliavo|tagliarmi|sono_tagliata|sono_tagliato .. quando|braccia|polsi|vene|gambe|nuovo|apposta|notte
ripreso|ricominciato|ricomincio|smettere|iniziato|continuo a|di tagliarmi|ferirmi|farmi
suicid*
togliere|togliermi|tolta|tolto .. vita
porre|mettere|messo|metto|mettendo .. fine .. vita|tutto|sofferenza*|giorni|esistenza|miei
finire|chiudere .. la mia vita|con_la_vita
chiudere|finirla|smettere con_tutto|con_la_vita|per_sempre
!non|più|senza|alcun|alcuna .. voglio|vorrei|desidero|voglia|posso|riesco|forza|forze|senso|ragione|ragioni|motivo|motivi .. vivere|continuare_a_vivere|esserci|essere_qui|esistere|stare_al_mondo|svegliarmi|essere_vivo|essere_viva|vita
!non .. voglio|vorrei .. più .. vivere|esserci|esistere|svegliarmi
!non ce la faccio più a|con .. vivere|la_vita|questa_vita|mia_vita
!non ne posso più di .. vivere|vita|vivere_così
!non reggo|sopporto|resisto|tollero più questa? la? vita|vivere
!non riesco|posso più .. vivere
!vorrei|magari|spero|voglio|desidero|sogno|addormentarmi|dormire|domani .. non|mai .. svegli*|risvegli*
!non|mai svegliarmi|risvegliarmi|svegliassi|svegliarsi .. domani|mai|più|mattina|$
addormentarmi|dormire .. per_sempre
!vita .. non|senza|perso|più .. senso|vale|valore|significato
!non .. vale|ha .. pena|senso .. vivere|vivere_così|vita|andare
vita .. insopportabile|finita|inutile|schifo_e|fa_schifo
!nessun|nessuna|alcun|alcuna|senza senso|ragione|motivo|speranza|futuro|scopo|via .. vivere|vita|uscita
!nessun|nessuna|alcun motivo|ragione .. andare avanti $
stanco|stanca|stufo|stufa|basta|esausta|esausto .. di|della|con .. vivere|vita|esistere|esserci|lottare|essere_al_mondo|questa_vita
tutti|famiglia|figli|gente|marito|moglie|loro|genitori|mondo|bambini|nessuno|squadra .. meglio|felici|felice|sollevati|tranquilli|facile|bene .. senza_di_me|se_non_ci_fossi|se_morissi|se_io_non|se_sparissi|se_fossi_morto|se_fossi_morta|senza_me|se_non_esistessi
senza_di_me|se_morissi|se_non_ci_fossi|se_sparissi|se_fossi_morto|se_fossi_morta|se_io_non_ci_fossi .. meglio|felici|felice|facile|nessuno|tranquill*|accorger*|mancher*
meglio senza_di_me|se_morissi|se_non_ci_fossi
!nessuno .. si|mi|sentirebbe|noterebbe|accorg*|manch*|pianger*|import* .. accorger*|mancanza|se|morissi|sparissi|manch*|me|non_ci_fossi|scomparissi|mia
meglio|magari|vorrei|preferirei|desidererei|fossi .. morto|morta|morire|essere_morto|essere_morta|fossi_morto
!magari|vorrei|meglio|preferirei|desidererei .. non|mai .. nato|nata|nascere|esistere|esistito|esistita
!mai|non essere|fossi|esser mai? nato|nata|esistito|esistita
buttarmi|gettarmi|lanciarmi|saltare|butto|buttare|salto|mi_butto .. ponte|treno|finestra|tetto|metro|balcone|palazzo|macchina|camion|binari
schiantarmi|schiantare|andare .. contro .. albero|muro|camion
preso|presa|ingoiato|inghiottito|prendere|ingoiare|prendo|ingerito .. tutte|tutti|scatola|flacone|troppe|troppi|manciata|pacchetto|mucchio|boccetta .. pastiglie|pasticche|pillole|sonniferi|farmaci|compresse|medicine|paracetamolo|tachipirina
pastiglie|pillole|sonniferi|corda|cappio|pistola|lametta|coltello|pasticche .. per .. finirla|morire|uccidermi|impiccarmi|farla|tagliarmi|ammazzarmi|dormire
corda|cappio|pistola|lametta|sonniferi|pastiglie|pillole .. pront*|comprat*|preparat*|cassetto|messe_da_parte
comprato|preparato|conservato|ho .. corda|cappio|pistola|sonniferi|lametta
overdose
lettera|lettere|biglietto .. addio|suicid*
addio .. a .. tutti|figli|famiglia|vita|mondo
sparire|scomparire|andarmene .. per_sempre|da_questo_mondo|dal_mondo|definitivamente|dalla_faccia
lasciare|abbandonare .. questo_mondo|questa_vita|la_vita|questa_terra
morte .. sollievo|soluzione|unica|liberazione|pace|via
unica|migliore .. soluzione|via|uscita .. morire|morte|suicid*|farla|uccidermi
penso|pensieri|pensare|pensando|pensato|idee|sogno|ossession* .. alla|di|sulla|a|su .. morte|morire|morto|morta|mia_morte|farla_finita|suicid*
!non .. vedo|ho|trovo|c_è .. più .. via_d_uscita|via_di_uscita
!non vedo|trovo .. via|futuro|uscita|soluzione .. uscita|scampo|per_me|$
figlia|figlio|amica|amico|fratello|sorella|marito|moglie|lei|lui|compagno|compagna|collega|ragazzo|ragazza .. si|suicid* .. taglia|uccider*|fa_del_male|suicid*|ammazzar*|togliere_la_vita|impiccare|autolesion*|ammazza
uccidersi|ammazzarsi|suicidarsi|togliersi_la_vita|impiccarsi|tagliarsi_le_vene|farsi_del_male
figlia|figlio|amica|amico|fratello|sorella|marito|moglie|lei|lui|ragazzo|ragazza .. @want .. morire|uccidersi|ammazzarsi|farla_finita
!niente|nulla .. per cui .. vivere|valga
!niente|nulla .. mi .. trattiene|lega
!perché|cosa|motivo .. vivo|vivere|continuo_a_vivere|stare_al_mondo
peso per .. tutti|famiglia|figli|gli_altri|miei
odio la_mia_vita|vivere|essere_vivo|essere_viva
mi lascio|lasciarmi morire
se morissi|sparissi|scomparissi|muoio|non_ci_fossi|non_esistessi|fossi_morto|fossi_morta .. stanotte|oggi|domani|nessuno|importer*|meglio|$
!meglio|felici|facile|sollievo se non ci_fossi|esistessi|fossi|fossi_mai
!nessuno|non .. importer* .. se
ponte|tetto|balcone|binari|finestra|scogliera|banchina ... saltare|buttarmi|gettarmi|salt*|butt*|lanciarmi
!che|cosa .. serve|senso .. vivere|vita
!perché .. vivere|continuare_a_vivere
!non merito .. vivere|di_vivere|esistere|vita
pericolo per me
perso .. voglia|volontà .. vivere
taglio|brucio|graffio|incido .. braccia|pelle|gambe|polsi
pront* a morire
non|più|tutto .. finisca .. morire|tutto|dolore
dolore|sofferenza .. finisca|smetta|finire .. morire|sempre|tutto
sono .. peso|fardello
pillole|pastiglie|sonniferi|farmaci|compresse & tutte|tutti|scatola|flacone & prendere|prenderle|prenderli|ingoiare|preso|prese|prendo|ingoiarle
senza_di_me & meglio|migliore|felici|felice|facile|tranquilli
figlio|figlia|fratello|sorella|marito|moglie|amico|amica|padre|madre|alunno|lui|lei & si|uccidersi|suicidarsi & uccidere|ammazzare|tagliare|impiccare|uccidersi|suicidarsi|ammazzarsi|ferire
!non|mai & vivere & così|questa_vita
morire|morto|morta|morissi|morta & meglio|facile|vorrei|magari|voglio|piacerebbe & essere|se|io|mi|di|voglio
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
lo|la|li ammazzo|uccido|accoltello|strangolo|sgozzo|faccio_fuori
so dove .. abita|vive|dorme|lavora & coltello|arma|pistola|fucile|machete
arma|pistola|coltello|fucile|machete & detto|dice|minaccia|minacciato|giura|giurato & usare|usarla|userà|userebbe|sparare|sparerà|sparerebbe|uccidere
minacciato|minaccia|minacciava .. di .. accoltellar*|uccider*|ammazzar*|picchiar*|sparar*
mi tocca|toccava|toccato .. notte|letto|camera
riempi* .. botte|pugni|calci
preso|presa|prende|prendeva|presi|ammazza|riempito|riempita .. a|di botte|schiaffi|pugni|calci|cinghiate
botte|cinghiate|schiaffi & mi|ci & marito|padre|lui|compagno|ieri|casa|madre
costretto|costretta|costringe|obbligato|obbligata|obbliga|forzata|forzato .. sesso|rapporti|letto|spogliarmi|sessual*
lividi|ematomi & qualcuno|lui|lei|operatore|operatrice|collega & afferrat*|picchiat*|strattonat*|strett*|scoss*|spint*|colpit*
@person .. @victim .. @blow
@person .. @blow .. @victim
mi|m|ci ha|hanno|aveva|sta|stanno|stava|è|viene? @blow|picchiando|minacciando|molestando|perseguitando|maltrattando|seguendo_ovunque
mi|ci @blow
sono|stato|stata|ero|vengo|fui|siamo|è|viene .. stato|stata? picchiato|picchiata|violentata|violentato|stuprata|stuprato|abusata|abusato|molestata|molestato|minacciata|minacciato|maltrattata|maltrattato|aggredita|aggredito|accoltellato|accoltellata|sequestrata|perseguitata|palpeggiata|rinchiusa
violentata|stuprata|violentato|stuprato|stupro
ha|hanno|aveva abusato .. di|della .. me|figlia|figlio|bambina|bambino|mia|sorella
abusa|abusava .. di|della .. me|figlia|figlio|bambina|bambino|mia|sorella
abusi|abuso|molestie|violenza|violenze|aggressione sessuale|sessuali|domestica|domestiche|fisica|fisiche|in_casa|in_famiglia|di_genere|familiare
minacce|minaccia .. morte
minacci* .. morte|coltello|pistola|arma|uccider*|ammazzar*|picchiar*
@person .. @want|minaccia_di|minacciato_di|dice|detto|giura|giurato|vuole .. uccidermi|ammazzarmi|picchiarmi|farmi_del_male|ucciderci|uccidere_i|violentarmi|accoltellarmi|bruciarmi|farmi_fuori|mi_ammazza|mi_uccide|mi_uccider*|mi_ammazzer*
@person .. mi|ci vuole|voleva uccidere|ammazzare|picchiare
paura .. che .. mi|ci .. uccid*|ammazz*|picchi*|faccia_del_male|viol*|aggred*
paura .. che .. uccid*|ammazz*|picchi*|faccia_del_male|faccia_male
paura .. di|del|dell .. marito|compagno|fidanzato|ex|padre|patrigno|lui
paura|temo .. per .. vita|incolumità|sicurezza|figli
!non .. sento|sentiamo|sono .. sicuro|sicura|sicuri .. casa|con|marito|lui|$
coltello|pistola|arma .. mi|contro|gola|puntat*|addosso
@person .. coltello|pistola|arma
lividi|occhio_nero|costola_rotta|braccio_rotto .. marito|picchia|lui|botte|padre|perché|compagno
è|diventa|diventato violento|violenta|manesco .. $
@person .. violento|violenta|manesco
alza|alzato|alzava|alzare|mette|messo .. le_mani .. $|addosso|su
botte|pugni|schiaffi|calci|ceffoni .. mi|marito|padre|prendo|preso|compagno|figli|bambini
mi .. dà|da|dato|tira|tirato|riempie|prende|preso .. botte|pugni|schiaffi|calci|pugno|schiaffo|ceffone
toccato|toccata|tocca|toccava|palp* .. seno|parti_intime|intim*|sedere|inappropriat*|sessual*|gambe|sotto|senza_il_mio|cosce
mi .. costring*|costrett*|obblig* .. sesso|rapporti|spogliarmi|letto|rapporto
contro .. mia volontà
mi .. tiene|tengono .. chiusa|chiuso|rinchius*|prigionier*|segregata
!non .. mi fa|lascia .. uscire|andare_via|telefonare|vedere
@want .. @hurt .. @target|capo|collega|vicino|marito|responsabile
@want .. ucciderlo|ucciderla|ammazzarlo|ammazzarla|accoltellarlo|accoltellarla|strangolarlo|picchiarlo|picchiarla|fargli_del_male|farle_del_male|fargli_male|avvelenarlo|sparargli|ferirlo|farlo_fuori|massacrarlo|spaccargli_la_faccia|ucciderli|ucciderli_tutti|sgozzarlo
uccidere|ammazzare|accoltellare|strangolare|assassinare @target
ucciderò|ammazzerò|accoltellerò .. lo|la|il|mio|mia|tutti|quel
lo|la|li .. ammazzo|ammazzerò|uccido|ucciderò|accoltello|faccio_fuori|strozzo|sgozzo
portare|porto|portato|comprato|ho .. coltello|pistola|arma|bomba .. lavoro|ufficio|scuola|borsa|zaino|lui|capo|ucciderlo
bruciare|incendiare|far_saltare|dare_fuoco .. ufficio|azienda|scuola|casa|fabbrica|negozio
bambino|bambina|bambini|neonato|figlio|figlia|figli .. picchiat*|maltrattat*|abusat*|violentat*|molestat*|chius*_a_chiave|scosso|trascurat*
picchia|picchiava|maltratta|violenta|mena|molesta|picchiano .. @victim|figli|bambini|moglie|figlia|figlio|madre|sorella
rapita|rapito|sequestrata
mani|mano .. al|sul|intorno .. collo|gola
@person .. rotto|spaccato|fratturato .. braccio|naso|costola|dito|mascella
picchio|ho_picchiato|ho_schiaffeggiato|ho_scosso|ho_menato mio|mia|i_miei figlio|figlia|figli|bambino|bambina|moglie|madre|compagna
@person .. buttato|spinto|lanciato|tirato .. scale|contro_il_muro|addosso|faccia
perdo|perdere|perso .. controllo .. male|picchi*|uccid*|figli|bambini
picchia|picchiava|maltratta|violenta|mena & fratellino|sorellina|fratello|sorella|figlio|figlia|madre|bambino|bambina|bambini
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
fumo .. esce|dappertutto|ovunque|in_tutto|in_tutta|sotto|corridoio|cucina
esce|uscire|esce_del|vedo_del .. fumo
cucina|casa|palazzo|tetto|stanza|cantina|magazzino|macchina|letto .. a_fuoco|in_fiamme|brucia|bruciando|incendio
sta|stia bruciando|andando_a_fuoco
c_è un_incendio|il_fuoco
odore|puzza|sento .. di? gas
fuga|perdita di gas
ho|ha|sto|sta|avendo|avere|avuto_adesso|credo|venendo|viene|in_corso|penso .. infarto|attacco_di_cuore|ictus|arresto_cardiaco|convulsioni|crisi_epilettica|attacco_d_asma|crisi_d_asma|shock_anafilattico|reazione_allergica|emorragia|aborto_spontaneo|embolia|crisi_respiratoria|attacco_cardiaco|attacco_epilettico|crisi_asmatica
!non .. riesco|riesce|posso|può .. respirare
!non|fatica|difficoltà|appena .. respira|respiro|respirare|respirando
manca .. aria|respiro|fiato
mi manca il respiro|l_aria|fiato
soffoc*
dolore|dolori|oppressione|pressione|fitta|fitte|bruciore|peso|morsa|stretta .. petto|torace|cuore|braccio_sinistro|toracico
petto .. male|stringe|brucia|oppress*|schiaccia*|dolore
male .. al|il petto|cuore|braccio_sinistro
braccio|viso|gamba|lato|bocca|faccia|mano .. intorpidit*|paralizzat*|addormentat*|storta|cadente|formicol*|cade|insensibil*
!non .. sento|muovere|muovo|sente|muove .. braccio|gamba|gambe|lato|viso|mano|corpo
sanguin*
!sangue .. non .. ferma|smette
perd* .. sangue|conoscenza|coscienza|sensi
perso .. conoscenza|sensi|coscienza|molto_sangue|sangue
sangue .. ovunque|dappertutto|vomit*|fiotti|dalla_testa
vomita|vomito|vomitato|tossisc*|sput* .. sangue
svenut*|incoscient*|collassat*|privo_di_sensi|priva_di_sensi|accasciat*|crollat*_a_terra|convulsion*
sto|sta per? svenire|svenendo|perdere_i_sensi
!non .. reagisce|risponde|risveglia|sveglia|cosciente|polso
!senza|non_ha polso|battito
chiamate|chiami|chiama|chiamare|serve|bisogno|mandate|chiedete .. ambulanza|118|112|soccorsi|pronto_soccorso|medico_subito|medico_urgente
ambulanza .. subito|presto|urgente|favore|serve
avvelenat*|intossicat*
bevuto|ingerito|ingoiato|inghiottito|mangiato .. candeggina|veleno|batteria|pila|detersivo|acido|detergente|antigelo
gola|lingua|viso|labbra .. gonf*|chiud*
gonf*|chiud* .. gola|lingua|viso|labbra
rotte|rotto .. acque
contrazioni .. minuti|ravvicinate
folgorat*|ipotermia|setticemia|colpo_di_calore|scossa_elettrica
caduto|caduta|sbattuto|battuto .. testa|muover*|alzar*|sangue|vomit*|giramenti|svenut*
peggiore|improvviso|fortissimo|insopportabile|lancinante mal_di_testa|dolore
mal_di_testa|dolore|dolori .. insopportabil*|fortissim*|atroce|atroci|lancinant*|terribil*|improvviso .. $
dolore|dolori .. forte|forti|fortissimo|insopportabile|atroce|terribile .. pancia|addome|stomaco|incinta|schiena|testa
cuore .. fermando|ferma|cede|impazzito
glicemia|zuccheri .. bass*|alt* .. tremo|svenendo|confus*|sveng*
improvviso|improvvisamente|colpo .. paralizzat*|cieco|cieca|vedo|parlare|vedere
@xnear & @xdown & @xmute
@xnear && @xdown && @xmute
@xalarm & @xgas
@yorgan & @yacute & @ynow
@ysugar & @yshaky & @xi
@ygasw & @yleak & @ynow
@yshock & @ybad
";
