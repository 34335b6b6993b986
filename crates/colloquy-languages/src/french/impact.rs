use crate::impact::{ImpactPatterns, StatementMatchingWords};

pub const IMPACT: ImpactPatterns = ImpactPatterns {
    grammar: StatementMatchingWords {
        ignored: "petit petite grand jeune euh ben bah hein hum vraiment juste parfois souvent toujours simplement honnêtement franchement \
                  sérieusement encore même déjà peut-être sûrement quelquefois carrément tellement trop très bien",
        negators: "ne n pas jamais aucun aucune personne rien sans ni",
        elides: true,
    },
    classes: "
number: 1*|2*|3*|4*|5*|6*|7*|8*|9*|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|plusieurs|cent|une_demi
time: minute|minutes|heure|heures|jour|jours|nuit|nuits|semaine|semaines|mois|an|ans|annee|annees
body: dos|cou|genou|genoux|epaule|epaules|poignet|yeux|oreilles|main|mains|poumons|hanche|tete|pied|pieds|jambe|jambes|ventre|peau|doigt
",
    nothing: "
c est a_peu_pres tout $
c est|etait tout $|ce_que|pour|de_mon
fait le tour
tout dit|raconte
!rien|pas|plus|vois|vient ... d_autre|de_plus|a_ajouter|a_dire|a_signaler $|a|la_dessus|sur
!sais|saurais|souviens|rappelle pas|plus|rien $|dire|vous|trop|repondre
!sais|saurais .. pas|plus .. dire
!aucune idee|avis|opinion $
!pas d_idee|d_avis|d_opinion $
crois|pense .. tout|fini|termine|fait_le_tour|suffit
!rien .. autre .. vient|ajouter|dire|$
bon pour_moi|comme_ca
",
    remarks: "
votre|vos|ta|tes question|questions
la|cette question .. sens|claire|bizarre
!compris|comprends .. question|ce_que_vous_demandez
que voulez vous dire
c etait une blague|plaisanterie|boutade
je plaisante|plaisantais|rigole|rigolais
passez|passons|sautez|sautons .. question|celle_ci|celle_la|ca|a_la_suivante|autre_chose
ca suffit maintenant|comme_ca|avec_les_questions
!rien|pas_grand_chose .. a .. preciser|en_dire|ajouter|dire_de_plus
!grand chose a .. dire|preciser|ajouter|raconter
saluez|passez_le_bonjour|bonjour|amities|salutations de_ma_part|a|au
dites|dire|dis|tu_peux_dire a|au .. que
continuons|poursuivons|reprenons $|avec|sur
finissez|fini votre|la phrase
aider a quoi
vous m ecoutez|entendez
pour cette chose $|dont
",
    repeated: "
viens de .. dire|raconter|expliquer|repondre
ai deja dit|raconte|explique|repondu
deja dit|repondu|raconte
disais tout_a_l_heure
",
    harm: "
glisse sur|dans
trebuche*
aux urgences
charge|palette|caisse|echelle|etagere .. tombee*|glisse|bascule|passe .. a|sur|cote|pres
a un_cheveu|deux_doigts|quelques_centimetres .. de
infection|septicemie
blessé|blessée|empoisonné*|harcelé*|agressé*
je|j|nous|on|il|elle|patient|patients|collègue|enfant|client|quelqu_un|résident|salarié|gens .. blessé*|hospitalis*|hôpital|harcelé*|discriminé*|humilié*|brûlé*|tombé*|mort|morte|menacé*|agressé*|insulté*
accident*|blessure*|harcèlement|discrimination*|racis*|sexis*|violence*|burn_out|burnout|dépression|intoxication
mauvais* dose|dosage|médicament*
pleuré|pleure|pleurais|panique|dangereux|dangereuse|danger|malade|arrêt_maladie|insécurité
@body .. mal|bloque|bloquee|casse|cassee|enfle|enflee|engourdi
mal aux|au|a .. @body
tendinite|acouphenes|migraine|migraines|vertiges|enfle|engourdi|infection|infecte|saigne|saignait|fracture|entorse|brulure*|lumbago
perdu .. emploi|poste|logement|bebe
failli .. mourir|tomber|perdre|etouffer|noyer|ecraser
bronchite|pneumonie|hernie|sciatique|fievre|asthme|bleu|ecchymose
homme|femme|ami|amie|voisin|voisine|mère|père|maman|papa|mari|fils|fille|frère|sœur|bébé .. mort|morte|décédé*
évanoui|évanouie|malaise|perdu_connaissance
@body|bras|clavicule|cheville|cote|nez|coude .. cassee|casse|fracture*|foule|foulee|tordu|tordue|coince|coincee|ecrase*|demis
renverse* par
endormi*|assoupi* .. volant
points de_suture
des|couvert|couverte bleus sur|partout|aux|au
choc|reaction anaphylactique|allergique
crache dessus|a_la_figure
dans le platre
cotes|dent|dents .. cassees|cassee|perdu|perdue|perdues
perdu .. dent|dents|doigt|phalange
tombe|tombee|roule|devale .. escalier|escaliers|marches|echelle|toit
tombe|tombee dans_les_pommes
seul|seule dans|sur la rue|route
tire*|sorti*|repeche* de l|la eau|piscine|riviere
pris|prise|recu|tombe|tombee .. sur la|le|les tete|pied|pieds|figure|dos|main
",
    money: "
perdu|perd|perdons|coûté|coûte|payé|payer|paie|prélevé|remboursé|rembours*|facturé|gaspillé .. euro*|argent|mille|cent|million*|deux_fois|chiffre|salaire|franc*
euro*|argent .. perdu|perte*|coûté|gaspillé|prélev*|manque|rembours*
remboursement|faillite|pénalité*|surfactur*|impayé*
facture|factures|salaire|paie .. fausse|fausses|faux|erron*|retard|deux_fois|jamais|manqu*|incorrect*
doit|doivent .. encore|toujours .. heures|argent|euros|mois|salaire
nous|me|lui|leur doit|doivent|devez .. heures|argent|euros|mois|salaire|jours|primes|prime
preleve*|debite*|facture* deux_fois|a_tort
deux fois .. preleve*|debite*|facture*|paye*
!jamais|pas|personne .. rembourse*|indemnise*|paye|payes|payee|payees
!sans salaire|revenu|revenus|paie
de ma|sa|notre poche
",
    leaving: "
équipe|collègues|clients|gens|moitié|plusieurs|trois|deux .. parti|partie|partis|parties|démissionné|quitté
résili*|démission*|désabonn*
quitte|quitter|quitté|partir|pars|parti|partie|changer|changé|change|passe|passé .. entreprise|boîte|concurrent*|concurrence|fournisseur|équipe|poste|contrat|opérateur|banque|ailleurs|emploi|travail
concurrent*|ailleurs|concurrence
cherche|cherchons|chercher .. travail|emploi|alternative*|autre|ailleurs
!ne|pas|plus|jamais .. renouvel*|reviendr*|recommander*|racheter*|revenir|commander_à_nouveau
si ... on_arrete|j_arrete|on_s_en_va|je_m_en_vais|nous_arretons|je_demissionne
demande* .. mutation
!pas|plus reinscri*|reabonne*|renouvel*
",
    blocked: "
!pas|jamais|plus pu|réussi .. finir|terminer|travailler|connecter|payer|commander|ouvrir|envoyer|livrer|joindre|accéder
!pas pu
!peux|pouvais|pu|pouvons|arrive|arrivé|réussi|peut|possible .. pas|plus .. travailler|connecter|payer|commander|ouvrir|utiliser|finir|terminer|accéder|envoyer|joindre|imprimer|faire|continuer|livrer|valider
!n|ne|pas|plus|impossible .. travailler|connecter|payer|commander|ouvrir|utiliser|terminer|accéder|envoyer|joindre|imprimer|valider
plant*|bug*|panne*|coupure*|figé|gelé
cassé|cassée|bloqué|bloquée|arrêt_complet|à_l_arrêt|en_panne
!rien|ne|n|pas|plus|jamais .. fonctionn*|marche|marché|marchait|charge|démarr*
production|système|serveur|machine|ligne|site .. arrêt*|panne|tombé|bloqu*
données|fichiers|travail|commande|dossier .. perdu*|disparu*|effacé*
perdu .. données|fichiers|travail|commande|dossier
notes|donnees|fichiers|photos|contacts|documents|dossiers|mails .. perdu*|disparu*|efface*|envole*
hors service
refoule*|renvoye*|enferme*|annule*
coupe|coupee|coupes|reporte|reportee|annule|annulee|supprime*|refuse* depuis|deux|trois|la_veille|hier|ce_matin|plusieurs
casse|cassee|cassent|dechire*|brise*|raye*|ecrase*|fendu*|fissure*
",
    irony: "
par_contre|alors|franchement .. merci bien
merci du_cadeau|pour_rien
il ne? manquait plus que
tu|vous parles|parlez d_un|d_une
bonjour la|le|les|l
pire ennemi|ennemis
",
    complaint: "
dispute*|engueul*|conflit*|querelle*|accrochage*|brouille|brouillee|brouilles|clash|altercation
peur|craindre
!personne n|ne|nous|m .. appelé|venu|fait|aidé|prévenu
froid|froide|promis|vétuste*
attend*|retard*|délai*|duré|prend|pris|mis ... minute*|heure*|jour*|semaine*|mois|an|ans|longtemps
!personne|jamais|pas|rien|aucun|aucune ne|n? ... rappel*|répond*|réponse|aid*|expliqu*|dit|inform*|écout*|venu|réagi*|excus*|intéress*|passé|changé|nouvelles|livré|arrivé|prévenu
ignoré*|impoli*|désagréable*|confus*|compliqu*|lent|lente|cher|chère|sale|bruyant*|erreur*|faux|fausse*|manque*|agaç*|énerv*|frustr*|déçu*|décev*|chaos|stress*|surcharg*|heures_supplémentaires|pénible
trop .. de|cher|lent|long|compliqué|peu|tard|souvent|bruyant
trop
plusieurs_fois|à_chaque_fois|sans_cesse
difficile*|dur|mal
du|dus|oblige|obligee|obliges|force|forcee|contraint attendre|payer|marcher|dormir|revenir|faire|rappeler|lacher|refaire|partir|acheter|renoncer|rentrer|porter|demander|tout
oblige|obligee|obliges|contraint|contrainte
au_bout_de|apres @number @time
@number @time .. de_retard|sans|a_attendre|d_attente|pour|de_delai
!pas|meme_pas un|une seul|seule
!aucun|aucune|zero reponse|aide|nouvelle|suivi|explication|retour|solution|place|chauffage|excuse
!personne n|ne|nous|m|ne_nous .. 
!il n|ny y .. avait|a .. pas|plus|aucun|rien|personne
crie|crient|criait|hurle|hurlait|engueule*|insulte*|moque*|raccroche*|menti|hausse_les_epaules|rabaisse*
pire|moins_bien|se_degrade|degrade
avant .. c_etait .. mieux|plus_rapide|plus_simple
!pas|jamais assez
marre|ras_le_bol|abandonne*|laisse_tomber|baisse_les_bras
!peux|pouvais|pu|arrive|arrivais .. pas|plus|jamais .. dormir|entendre|voir|lire|trouver|tenir|suivre
!jamais|pas|rien|toujours_rien .. recu|eu|repare|montre|propose|verifie|retrouve|compris|trouve|rendu
perime*|preleve*|affame*|froides|froids|fausses|sans_la|confiance
!plus .. confiance
miettes|raccroche|jete*|rats|souris|cafards|moisi*|fuite*|humidite|dort_en
musique .. raccroche|puis
!sans lire|regarder|demander|prevenir|explication|excuse|un_mot|ecouter|verifier|meme
double|triple .. de|du|prix|prevu
bonde|bondee|bondes|boue|puanteur|pue|moisi
tous .. partis
manque|manquent mes|mon|ma|des|les|deux|trois
mal .. coeur|ventre
ferme|fermee|fermes $|depuis
!pas_de|sans|aucun harnais|casque|casques|rambarde|gants|masque|masques|protection
",
    wish: "
aimerais|aimerions|voudrais|souhaite*|serait|seraient|il_faudrait|devrait|devraient|besoin_de|ce_serait|souhaiterais
",
    wishes_asked: "
aiderait|aiderais|aurait_aide|pourrait_aider|changeriez|changerais|amelioreriez|ameliorerais
qu|que|quoi|comment ... ameliorer|mieux|differemment
une|seule chose ... changer
suggestion*|souhait*|ideal*|parfait*|conseil|conseils|propos*
faudrait|devrait|aurait_pu|aurait_fallu|attendez|attendriez|attendrais|aimeriez|aimerais|voudriez|voudrais
ferait|feraient ... rester|revenir|continuer
",
    praise: "
adore|adoré|super|excellent*|serviable*|sympa*|facile|rapide|merveilleu*|fantastique|sauvé|aime|content*|satisfait*|apprécie|bien|bon|bonne|agréable*|efficace
",
    no_complaint: "
!pas|rien|jamais|aucun|aucune ... plains|plaindre|redire|reprocher|reproche|plainte|mal|probleme|souci|difficile|complique*
!plains .. pas
!pas complique*|difficile|cher
que_demande_le_peuple
jour_meme|dans_la_journee|dans_l_heure
comme convenu|promis|prevu
je_le reconnais
il_faut_le|faut_le reconnaitre
!etait|est|sont|etaient ... rien a_dire|a_redire
",
};
