use crate::safety::{SafetyPatterns, SafetyPhrases, SafetyTexts};

pub const SAFETY: SafetyPhrases = SafetyPhrases {
    patterns: SafetyPatterns {
        ignored: "petit petite grand jeune euh ben bah hein hum vraiment juste parfois souvent toujours simplement honnêtement franchement \
                  sérieusement encore même déjà peut-être sûrement quelquefois carrément tellement trop très bien",
        negators: "ne n pas jamais aucun aucune personne rien sans ni",
        elides: true,
        classes: CLASSES,
        harmless: HARMLESS,
        self_harm: SELF_HARM,
        violence: VIOLENCE,
        medical: MEDICAL,
    },
    texts: SafetyTexts {
        self_harm: "Merci de me l'avoir dit. Je prends cela au sérieux, mais en tant qu'IA je ne peux rien en \
                    cas de danger : appelez maintenant {emergency} ou un proche.",
        violence: "Merci de me l'avoir dit. Je prends cela au sérieux, mais en tant qu'IA je ne peux protéger \
                   personne : appelez maintenant {emergency} ou une personne de confiance.",
        medical: "Merci de me l'avoir dit. Cela semble grave, et une IA ne peut pas aider en cas d'urgence : \
                  appelez maintenant {emergency}, ou demandez-le à une personne proche.",
        emergency: "le numéro d'urgence local",
        emergency_number: "le {number}",
        contact: "Votre interlocuteur au sein de l'organisation : {contact}.",
        pause: "L'entretien est en pause, vous pouvez y mettre fin ou le reprendre.",
        withheld: "Je préfère ne pas en parler.",
    },
};

const CLASSES: &str = include_str!("danger_words.txt");

const HARMLESS: &str = "
mort|morte|morts|mourir|meurs|crever|crevé|mourrais de rire|faim|soif|chaud|froid|honte|peur|fatigue|ennui|curiosité|trouille|chaleur
mourir|mourrais d|de ennui|envie
tue|tuer à la tâche
deadline|échéance|délai|délais|travail|boulot|stress|chaleur|bruit|attente|logiciel|appli|application|réunions|rythme|horaires .. @moi|nous tue|tuer|tuent|achève
tue|tuent|tuer|tué|arrête|tues? le|la|les|un|l? processus|tâche|programme|serveur|application|ambiance|session|idée|projet|motivation|service
tuerais|tuer|tuerai|mourrais|vendrais pour un|une|du|des
ne|n .. @moi? .. jamais|pas .. mal|suicid*|blesser|tuer|frapper|frappé|violence|idée|idées
jamais|pas .. me|moi .. suicid*|blesser|tuer|mal
jamais|pas .. faire_de_mal|fait_de_mal
ferais|ferai|voudrais|veux|fais|fait .. de mal à personne|quelqu_un|une_mouche
suis|est|étais pas suicidaire
blessé|blessée|coupé|coupée|brûlé|brûlée|fait_mal .. sport|foot|cuisine|cuisinant|accident|tennis|cuisinant|courant|ski|bricolant|jardin|en_jouant|vélo
@blow .. ping_pong|tennis|échecs|concours|match|aux_cartes|élections|jeu|babyfoot
@blow .. concurrence|marché|prix|ventes
concurrence|concurrents|coûts|prix|tarifs .. @blow
menace|menacé|menacée|menacent|menacés .. résilier|partir|procès|démissionner|licencier|licenciement|quitter|avertissement|changer_de|annuler
@moi|nous touche|touché|touchée .. beaucoup|profondément|que|quand|droit_au_coeur|attention
pousse|poussé|poussée|poussent .. à|plus_loin|nos
frappe|frappé|frappée .. par|c_est|est .. accueil|gentillesse|qualité|que|combien|rapidité|le_manque
@moi frappe|frappé|tape dans|surtout|le_plus
ce qui @moi|nous? frappe|frappé|a_frappé|touche
@blow .. de|avec .. questions|mails|courriels|appels
touche|touché|touchée par|une|un
attaque|attaqué|attaquée|attaquer? .. presse|médias|réunion|le_problème|le_sujet|la_question
abuse|abusé .. de|d .. temps|café|chocolat|patience|confiance
bat|battre record|son_plein
infarctus|crise_cardiaque|avc .. il_y_a|années|ans|en_20*|l_année_dernière|autrefois|jadis
il_y_a .. ans|années ... infarctus|crise|avc|opération
failli .. infarctus|crise_cardiaque
crise_cardiaque|infarctus .. en_voyant|facture|quand_j_ai_vu
comme_infirmière|comme_infirmier|comme_médecin|comme_soignant|comme_soignante|en_tant_qu|en_tant_que|aux_urgences|dans_mon_service|dans_mon_métier|dans_notre_service|nos_patients|les_patients|mes_patients|des_patients|je_soigne|nous_soignons|je_prends_en_charge|mon_métier ... infarctus|avc|hémorragi*|saign*|urgences|inconscient*|overdose*|surdose*|malaise*|arrêts|douleurs_thoraciques|crises|suicid*|respir*|détresse*
sauter .. étape|page|question|repas|déjeuner|pas
en finir|finir avec .. dossier|formulaire|projet|procédure|contrat|réunions|cette_tâche|abonnement
mettre fin au|à .. contrat|abonnement|entretien|appel|réunion|collaboration|projet
disparaître|disparaitre .. bouton|menu|message|fichier|icône
partir|disparaître .. en_vacances|à_la_plage
plus .. @want? vivre sans .. appli|application|téléphone|café|outil
n en peux plus .. réunions|formulaires|mots_de_passe|mails|ce_logiciel|cette_appli|publicités
allergique aux|à_ces|à_la réunion*|pub*|paperasse
clinique|hôpital|cabinet|service .. patients|gens ... poitrine|infarctus|avc|saign*|inconscient*|respirer
touche|touché|touchent peu|moyennement
ça|cela|ce .. me|nous touche|frappe|fait_mal
prends|prend|prendre .. comprimés|cachets|médicaments ... tous_les_jours|tous_les_matins|chaque|rappelle|prescrits
on|nous ne|n .. pas|plus continuer
tape|tapent sur les|le nerfs|système
débrouille|fonctionne|marche|tourne .. sans_moi
@xsuimeta
@person ... @xkillif .. @xifwhen
@xthing .. @xperish
@xperish .. @xthing
@xfiction & @xperish
";

const SELF_HARM: &str = "
corde & déjà|prête|acheté|ai & arrête|finisse|fini|cesse|termine
cachets|comprimés|somnifères|arme & prêt|prêts|préparé|assez|gardé & tout_s_arrête|tout_finisse|tout_cesse
@want .. mourir|crever|être_mort|être_morte|être_morts|décéder
@want .. me|m tuer|suicider|pendre|noyer|ouvrir_les_veines|tirer_une_balle|blesser|mutiler|scarifier|foutre_en_l_air|couper|jeter|empoisonner|faire_du_mal|faire_mal|ôter_la_vie|enlever_la_vie|supprimer|flinguer|balancer|endormir_pour|brûler
me|m .. suicid*|tuer|pendre|scarifi*|mutil*|flinguer|supprimer|noyer|foutre_en_l_air|ôter_la_vie|enlever_la_vie|faire_du_mal|automutil*|entaille*
me|m fais|fait du mal
suis|ai|étais me|fait .. du mal
me coupe|taillade|lacère|brûle|frappe|entaille|blesse
coupe|coupé|coupée|ouvrir|ouvert|entaillé|tailladé .. veines|poignets|bras|cuisses
mettre|met|mets|mis fin .. jours|vie|tout|souffrances|existence
en finir|fini|finisse $
en finir avec|pour|une_fois|ce_soir|maintenant|demain .. vie|tout|toujours|moi|bonne|$
@want .. en finir
suicid*
automutil*
scarifi*
!plus .. envie|goût|raison|force|raisons|courage|besoin .. vivre|vie|exister|être_là|être_en_vie
!ne|n|j|je .. @want|désire|supporte|sais|arrive_à|arrive .. plus|pas .. vivre|exister|être_là|être_en_vie|continuer_à_vivre|de_ce_monde|me_réveiller|être_de_ce_monde
!veux|envie|désire|voudrais plus|pas .. vivre|exister|être_là|être_en_vie|de_vivre
!ne|me|jamais|plus|pas .. me réveiller|réveille|réveillerai .. pas|plus|jamais|demain|matin|$
!plus|pas|jamais me réveiller|réveille|réveillais
!m|me endormir|endorme|endors .. ne|plus|jamais|pas|toujours|bon
endormir .. pour toujours|de_bon
!dormir .. plus|jamais .. réveiller
!n|j|je en peux plus de? la_vie|vivre|cette_vie|exister
!n arrive|y_arrive|y_arriverai plus|pas à? vivre|continuer_à_vivre
!peux|supporte|tiens plus vivre|la_vie|cette_vie|ma_vie|continuer_à_vivre
!supporte plus de? vivre|la_vie|cette_vie|ma_vie|exister
!vie .. n|ne|pas|plus|aucun|aucune .. sens|peine|vaut|intérêt|valeur|coup
!vie .. pas|plus .. la peine
!ne vaut .. pas .. vécue|peine_d_être|vivre
!plus|pas|aucune|aucun de? raison|sens|but|espoir|intérêt|issue|avenir .. vivre|vie|rester_en_vie|continuer_à_vivre
!plus|aucune|aucun aucune? raison de continuer|avancer $
!vois|vois_plus|voit .. plus|pas|aucune|aucun .. issue
vie .. insupportable|est_finie|inutile|foutue|vide_de_sens
marre|assez|fatigué|fatiguée|lassé|las|lasse|dégoûté|dégoûtée|ras_le_bol .. de|d .. vivre|la_vie|exister|cette_vie|être_en_vie|être_là
tout|le|monde|gens|famille|enfants|mari|femme|parents|ils|vous|eux|elle|équipe .. mieux|heureux|tranquilles|facile|soulagés|heureuse .. sans_moi|si_je_n|si_j_étais|si_je_mourais|si_je_disparaissais|si_je_ne
!sans_moi|si_j_étais_mort|si_je_disparaissais|si_je_n_étais_plus_là|si_je_mourais|si_j_étais_morte|si_je_n_existais_pas .. mieux|heureux|manque*|personne|remarqu*|facile|tranquilles|soulag*
!personne .. ne|me|s|remarquer*|manquer* .. manque*|remarqu*|pleur*|rendr*|apercev* .. disparai*|mort|morte|plus|moi|mourais|partais|là
!si .. n .. plus là|de_ce_monde
mieux mort|morte|sans_moi
mieux|préfère|préférerais|préfèrerais .. être_mort|être_morte|mort|morte|mourir|disparaître|si_j_étais_mort
voudrais|aimerais|souhaite|souhaiterais|veux .. mort|morte
!jamais|pas né|née|naître|venu_au_monde|existé .. $
!aurais|voudrais .. jamais|pas .. naître|né|née|exister|existé
sauter|jeter|jetter|balancer|lancer|sauterai|saute .. pont|train|fenêtre|toit|métro|balcon|falaise|voiture|immeuble|camion|rails
foncer|percuter|encastrer|voiture .. dans|contre .. arbre|mur|camion|pilier
pris|avalé|prendre|avaler|prends|ingéré .. tous|toute|boîte|tube|trop|plein|beaucoup|plaquette|tas|poignée .. cachets|comprimés|médicaments|somnifères|pilules|antidépresseurs|paracétamol|doliprane|médocs
cachets|comprimés|médicaments|somnifères|corde|arme|pistolet|lame|rasoir|fusil .. pour .. finir|mourir|tuer|pendre|endormir|couper|veines|ça
corde|arme|pistolet|lame|somnifères|comprimés|cachets .. prête|prêt|acheté|achetée|préparé|préparée|stocké|côté|cachés
acheté|préparé|stocké|prévu .. corde|arme|pistolet|somnifères|lame
surdose|overdose
lettre|lettres|mot .. adieu|adieux|suicide
faire|fait|dit|dire mes? adieux|adieu
@want .. disparaître|disparaitre|partir_pour_toujours|ne_plus_exister|plus_être_là|plus_exister|ne_plus_être|ne_plus_vivre|plus_vivre|partir_pour_de_bon|dormir_pour_toujours|rejoindre_ma|rejoindre_mon
disparaître pour_toujours|de_ce_monde|définitivement|à_jamais
quitter .. ce_monde|la_vie|cette_terre|cette_vie
mort .. soulagement|délivrance|solution|seule|issue|paix|libération
seule|meilleure solution|issue .. mourir|mort|mort|suicide|finir
pense|pensées|penser|songe|idées|rêve|pensé|obsession .. à|de|sur .. mort|mourir|la_mort|ma_mort|suicid*|noires|en_finir|finir_avec
idées noires|suicidaires
pensées morbides|noires|suicidaires
fille|fils|ami|amie|frère|soeur|mari|femme|enfant|collègue|il|elle|compagnon .. se|s tuer|suicider|pendre|scarifie|mutile|coupe|mutiler|fait_du_mal|faire_du_mal|foutre_en_l_air|coupe_les
fille|fils|ami|amie|frère|soeur|mari|femme|enfant|il|elle .. @want .. mourir|en_finir
!plus rien .. retient|vivre|ici|intéresse_dans_la_vie
!rien ne? me? retient|retiens
!rien .. retient .. ici|vie|monde
à quoi bon vivre
!pourquoi .. vis|vivre|vivrais|continuer_à_vivre|suis_en_vie
suis un|une? fardeau|poids pour
@moi déteste .. au point|tellement
déteste|hais ma vie
si je|j mourais|meurs|mourrais|disparaissais|disparais|étais_mort|étais_morte|n_existais_pas|n_étais_plus_là|n_existais_plus|partais_pour .. soir|demain|$|personne|tout|mieux|fiche*|égal
!mieux|soulagé|heureux|simple|facile si je|j n|ne
pont|toit|balcon|falaise|quai|rails|fenêtre|voie ... sauter|jeter|sauté|saute|balancer
!quoi .. sert|bon .. vivre|exister
!pourquoi .. vivre|continuer_à_vivre
!mérite pas|plus .. vivre|d_être_en_vie|exister
danger pour moi
envie|volonté|force|goût .. vivre .. perdu|plus
perdu .. goût|envie|volonté .. vivre|vie
désespoir|désespéré|désespérée .. mourir|finir|vie|vivre
coupe|coupé|lacère|brûle|gratte|taillade .. les|mes bras|poignets|cuisses|jambes|veines|peau
prêt|prête à .. mourir|partir_pour_toujours
souffrance|souffrir|douleur .. arrête|cesse|fin .. toujours|mourir
suis|être .. fardeau|poids_pour|boulet
cachets|comprimés|médicaments|somnifères|pilules & tous|toute|boîte|toutes & prendre|avaler|pris|avalé|prends
sans_moi & mieux|heureux|simple|facile|tranquilles|meilleur|soulagés|heureuse
fils|fille|enfant|frère|soeur|mari|femme|ami|amie|père|mère|élève|collègue|il|elle & se_tuer|se_suicider|se_pendre|se_mutiler|se_faire_du_mal|se_faire_mal|s_ôter_la_vie|se_couper|se_scarifier
!ne|n|pas|plus & vivre|continuer_à_vivre|vivre_ainsi|continuer & comme_ça|ainsi|comme_cela|cette_vie
mourir|mort|morte|mourais & mieux|simple|facile|aimerais|voudrais|souhaite|veux & je|j|moi
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
si|quand|fois .. vois|revois|croise|recroise|retrouve ... le|la|les tue|tuerai|bute|plante|poignarde|poignarderai|descends|étrangle
sais où .. habite|vit|dort|travaille & couteau|arme|pistolet|fusil|machette|hache
arme|pistolet|fusil|couteau|machette & dit|dis|menace|menacé|menaçait|jure|juré & servir|servirait|servira|utiliser|tirer|tuer|tuerait|tirerait
@person & touche|touchait|touché & nuit|lit|chambre & me|m
forcé|forcée|force|forçait|obligé|obligée|oblige .. coucher|relation|relations|rapport|rapports|sexe|sexuel*|déshabiller
bleus|ecchymoses|hématomes & quelqu_un|il|elle|soignant|soignante|collègue & attrapé|attrapée|empoigné|empoignée|frappé|frappée|serré|serrée|secoué|secouée|saisi|saisie|brutalement
résident|résidente|patient|patiente|résidents .. est|été|a_été|sont frappé|frappée|giflé|giflée|maltraité|maltraitée|secoué|secouée|attaché|attachée|frappés|maltraités
@person .. @victim .. @blow
@person .. @blow @victim
@victim @blow
@person .. a|ont|avait|est .. @blow .. moi|contre|mes|mon|ma|sur_moi
suis|été|étais|fait|faite|fais|est|ai|être .. @blow|violer|agresser|frapper|battre|tabasser|menacer|harceler|tripoter par|sexuellement|au|quand|depuis|avec|dans|chez|à|de
@moi suis|fais|fait|es|sont fait? violer|agresser|frapper|battre|tabasser|menacer|harceler|tripoter|attaquer|toucher
été|être|suis|fait .. violé|violée|agressé|agressée|battu|battue|tabassé|tabassée|frappé|frappée|abusé|abusée|harcelé|harcelée|menacé|menacée|séquestré|séquestrée|maltraité|maltraitée|poignardé|poignardée|violer|kidnappé|kidnappée
@person .. dit|menace|menacé|promis|juré|veut|voulait|va|jure .. @victim .. @tuer|frapper|brûler|faire_du_mal|battre|retrouver|violer|égorger
va|veut|vont|allait|voulait .. @victim .. @tuer
menaces de mort
menace|menacé|menacée|menaces|menacent .. mort|couteau|arme|tuer|frapper|pistolet
violence|violences conjugale*|domestique*|physique*|sexuelle*|familiale*|à_la_maison|dans_mon_couple
harcèlement|agression|abus|attouchement* sexuel*|moral_et_physique
attouchements
est|devient|devenu|était|sont violent|violente|violents|agressif_avec_moi .. $
@person .. violent|violente .. moi|avec|enfants|quand|boit|envers
lève|levé|porte|porté la main
coups .. reçois|reçu|donne|donné|mari|père|pris|poing|pied
@person .. coups
donne|donné|mis|met|mettre .. coup|coups|gifle|gifles|claque|claques .. moi|enfants|m|fille|fils|me
@victim .. donne|donné|mis|met .. coup|coups|gifle|gifles|claque|claques|poing
peur .. que|qu .. tue|frappe|batte|mal|fasse|viole|attaque
peur .. de .. mon mari|père|ex|compagnon|conjoint|copain|beau_père
peur .. de .. lui
peur|crains|craint pour .. vie|sécurité|enfants
!sens|suis|sent|sentons .. pas|plus|jamais .. sécurité|sûreté|sûre
couteau|arme|pistolet|fusil|machette .. m|me|moi|nous|sur_moi
@person .. couteau|arme|pistolet .. moi|travail|menac*|gorge
bleus|oeil_au_beurre_noir|côte_cassée|bras_cassé|hématomes .. il|mari|père|coups|compagnon|frappe|parce|cause
touché|touche|touchée|touchait|toucher|caressé|caresse .. seins|fesses|sexe|intime*|attouchement*|cuisses|sans_mon|jupe|inapproprié*|déplacé*|entre
main|mains .. seins|fesses|sexe|cuisse|cuisses|culotte|intime*
forcé|forcée|force|forçait|oblige|obligé|obligée .. coucher|sexe|relation|rapports|rapport|déshabiller|lui_faire
contre .. gré|volonté .. $
@moi? .. retient|retenu|retenue|séquestr*|enferm* .. chez|maison|chambre|cave|prisonnière|prisonnier|force|clé|appartement
!ne|m|me laisse pas .. sortir|partir|téléphoner|voir_ma_famille
@want .. @target @tuer|frapper|poignarder|blesser|étrangler|cogner|brûler|empoisonner|tabasser|égorger|planter
@want .. @tuer|frapper|blesser|étrangler|tabasser|empoisonner|cogner|poignarder @target
@want .. @target .. faire_du_mal|faire_mal|faire_la_peau|faire_payer_de_sa_vie|casser_la_gueule
@want .. faire du? mal|la_peau .. à|aux|au .. @target|collègue|chef|patron|gens|mari|femme|enfants|quelqu_un|autres
@want .. casser_la_gueule|faire_la_peau|régler_son_compte
je le|la|les tuerai|buterai|tue|planterai|égorgerai
tuer|buter|poignarder|étrangler|assassiner|égorger mon|ma|mes|ce|cet|cette|quelqu_un|tout_le_monde|des_gens
couteau|arme|pistolet|bombe .. au|apporter|amener|apporte|emmène|acheté|sac .. travail|bureau|école|tuer|lui|chef|patron|sac|régler|planter
incendier|brûler|mettre_le_feu|faire_sauter|faire_exploser .. bureau|boîte|école|maison|entreprise|usine|magasin|bâtiment
enfant|enfants|bébé|fille|fils|petit|petite .. battu|battue|battus|frappé|frappée|maltraité|maltraitée|maltraités|violé|violée|abusé|abusée|secoué|secouée|négligé|enfermé
@person .. bat|frappe|maltraite|viole|tape|cogne|secoue|gifle|battait|frappait .. @victim|femme|enfants|fils|fille|mère|petit|bébé
@person .. abuse|abusé .. de .. moi|enfant|fille|fils|soeur
viol
violée|kidnappé|kidnappée|enlevée
mains|main .. autour|sur .. cou|gorge
m|me a .. étranglé*|étrangl*|frapp*|gifl*|poignard*|viol*|tabass*
@person .. cassé|fracturé .. bras|nez|côte|doigt|mâchoire|poignet
je|j|ai .. frappé|frappe|giflé|secoué|battu|bats|tapé .. mon|ma|mes .. fils|fille|enfant|enfants|bébé|femme|mari|mère|conjoint*
perds|perdre|perdu .. contrôle .. mal|frapper|tuer|violent|enfants
@person .. lancé|jeté|balancé .. sur_moi|sur_nous|escaliers|contre_le_mur|au_visage
peur & ex|mari|conjoint|compagnon|père|lui|copain|homme|patron & mal|tue|frapp*|retrouve|viol*|batte|agress*
@person .. lance|jette|balance .. et .. me frappe|tape|cogne
me frappe|cogne|bat|étrangle|viole
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
fumée .. sort|partout|dans|sortir|envahit|s_échappe|sous
cuisine|maison|immeuble|appartement|toit|chambre|cave|entrepôt|machine|lit .. en_feu|en_flammes|brûle|prend_feu|pris_feu
il_y_a le_feu|un_incendie|un_feu
ça|cela brûle $|dans|ici
incendie .. cuisine|cave|immeuble|étage|déclaré
sent|sentait|odeur .. gaz
fuite de gaz
tombé|tombée dans_les_pommes
fais|fait|faire|faisons|ai|a|avoir|suis|train_de_faire|début .. infarctus|crise_cardiaque|avc|arrêt_cardiaque|crise_d_épilepsie|crise_d_asthme|choc_anaphylactique|réaction_allergique|malaise|convulsions|fausse_couche|embolie|hémorragie|crise_d_angoisse_et_j|hypoglycémie|choc_allergique|attaque_cardiaque|accident_vasculaire|malaise_cardiaque|crise_de_convulsions|oedème
!n|ne|j|peux|arrive .. plus|pas|peine|mal .. respirer|à_respirer|mon_souffle|reprendre_mon_souffle
!respire .. plus|pas|mal|difficilement
mal|peine|difficulté|difficultés|dur .. à|pour .. respirer
étouffe|s_étouffe|m_étouffe|suffoque|étouffer
manque d air
douleur|douleurs|oppression|pression|serrement|serre|mal|brûlure|étau|poids|point .. poitrine|thorax|bras_gauche|coeur|thoracique*|cage_thoracique
poitrine .. serre|mal|brûle|oppress*|écras*|douleur|comprim*
bras|visage|jambe|côté|bouche|main .. engourdi*|paralys*|tombe|affaiss*|déform*|fourmill*|tordu*
!sens|bouger|bouge|sent .. plus|pas .. bras|jambe|jambes|côté|main|visage|corps
!plus .. sentir|bouger .. bras|jambe|jambes
!arrive|arrives|peux|peut plus|pas .. parler|articuler|voir|bouger .. soudain*|coup|bras
saigne|saignes|saigner|saignement .. beaucoup|abondamment|fort|énormément|tête|arrête|partout|enceinte|nez_sans|sang|gravement
!saigne|saignement .. arrête|s|ne|pas|plus
@someone|je saigne
perd|perds|perdu|perdre .. sang|connaissance|conscience
plein|partout|vomi|vomit|vomis|crache|craché|tousse .. sang
sang partout|coule|gicle
évanoui|évanouie|inconscient|inconsciente|convulse|effondré|effondrée|écroulé|écroulée|écroulait
vais|va .. m|s évanouir|effondrer
vais|va .. tomber dans_les_pommes|connaissance|évanoui*
tombé|tombée|tombe dans les pommes
!réagit|répond|réveille .. plus|pas
!plus|pas|sans de? pouls|conscient|consciente|réaction|connaissance
appelez|appeler|appelle|faut|besoin|vite|envoyez|demandez .. ambulance|samu|pompiers|secours|urgences|médecin_tout_de_suite|médecin_d_urgence|112|quinze
ambulance|samu .. vite|appel*|besoin|urgence
empoisonné|empoisonnée|intoxiqué|intoxiquée|empoisonnement|intoxication
avalé|bu|ingéré|boire|mangé .. javel|produit|poison|pile|détergent|lessive|acide|déboucheur|nettoyant|antigel
gorge|langue|visage|lèvres ... gonfle*|gonfl*|enfl*|ferme|serre_et
perdu|perdre|rompu les_eaux|la_poche_des_eaux
contractions .. minutes|rapprochées
électrocuté|électrocutée|décharge_électrique|hypothermie|septicémie|coup_de_chaleur
tombé|tombée|chute|cogné|cognée .. tête|bouger|relever|sang|vomi*|vertige*|inconscien*
pire|violent|violente|soudain|soudaine|terrible|atroce|insupportable mal_de_tête|maux_de_tête|douleur*|migraine
douleur|douleurs|mal .. atroce*|insupportable*|terrible*|violente*|horrible* .. ventre|enceinte|poitrine|dos|maintenant|ventre|tête|abdomen
coeur .. s_arrête|arrête|lâche|emballe|s_emballe_et
glycémie .. basse|haute|chuté
soudain|coup .. paralys*|aveugle|plus_parler|vois_plus
@xnear & @xdown & @xmute
@xnear && @xdown && @xmute
@xalarm & @xgas
@yorgan & @yacute & @ynow
@ysugar & @yshaky & @xi
@ygasw & @yleak & @ynow
@yshock & @ybad
";
