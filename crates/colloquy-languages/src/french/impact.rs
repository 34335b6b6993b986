use crate::impact::{ImpactPatterns, PatternGrammar};

pub const IMPACT: ImpactPatterns = ImpactPatterns {
    grammar: PatternGrammar {
        ignored: "petit petite grand jeune euh ben bah hein hum vraiment juste parfois souvent toujours simplement honnêtement franchement \
                  sérieusement encore même déjà peut-être sûrement quelquefois carrément tellement trop très bien",
        negators: "ne n pas jamais aucun aucune personne rien sans ni",
        elides: true,
    },
    harm: "
brûlé|brûlée|blessé|blessée|empoisonné*|harcelé*|agressé*
je|j|nous|on|il|elle|patient|patients|collègue|enfant|client|quelqu_un|résident|salarié|gens .. blessé*|hospitalis*|hôpital|harcelé*|discriminé*|humilié*|brûlé*|tombé*|mort|morte|menacé*|agressé*|insulté*
accident*|blessure*|harcèlement|discrimination*|racis*|sexis*|violence*|burn_out|burnout|dépression|intoxication
mauvais* dose|dosage|médicament*
pleuré|pleure|pleurais|panique|peur|dangereux|dangereuse|danger|malade|arrêt_maladie|insécurité
",
    money: "
perdu|perd|perdons|coûté|coûte|payé|payer|paie|prélevé|remboursé|rembours*|facturé|gaspillé .. euro*|argent|mille|cent|million*|deux_fois|chiffre|salaire|franc*
euro*|argent .. perdu|perte*|coûté|gaspillé|prélev*|manque|rembours*
remboursement|faillite|pénalité*|surfactur*|impayé*
facture|factures|salaire|paie .. fausse|fausses|faux|erron*|retard|deux_fois|jamais|manqu*|incorrect*
",
    leaving: "
équipe|collègues|clients|gens|moitié|plusieurs|trois|deux .. parti|partie|partis|parties|démissionné|quitté
résili*|démission*|désabonn*
quitte|quitter|quitté|partir|pars|parti|partie|changer|changé|change|passe|passé .. entreprise|boîte|concurrent*|concurrence|fournisseur|équipe|poste|contrat|opérateur|banque|ailleurs|emploi|travail
concurrent*|ailleurs|concurrence
cherche|cherchons|chercher .. travail|emploi|alternative*|autre|ailleurs
!ne|pas|plus|jamais .. renouvel*|reviendr*|recommander*|racheter*|revenir|commander_à_nouveau
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
",
    complaint: "
!personne n|ne|nous|m .. appelé|venu|fait|aidé|prévenu
froid|froide|promis|vétuste*
attend*|retard*|délai*|duré|prend|pris|mis ... minute*|heure*|jour*|semaine*|mois|an|ans|longtemps
!personne|jamais|pas|rien|aucun|aucune ne|n? ... rappel*|répond*|réponse|aid*|expliqu*|dit|inform*|écout*|venu|réagi*|excus*|intéress*|passé|changé|nouvelles|livré|arrivé|prévenu
ignoré*|impoli*|désagréable*|confus*|compliqu*|lent|lente|cher|chère|sale|bruyant*|erreur*|faux|fausse*|manque*|agaç*|énerv*|frustr*|déçu*|décev*|chaos|stress*|surcharg*|heures_supplémentaires|pénible
trop .. de|cher|lent|long|compliqué|peu|tard|souvent|bruyant
trop
deux_fois|trois_fois|plusieurs_fois|à_chaque_fois|sans_cesse
difficile*|dur|mal
",
    wish: "
aimerais|aimerions|voudrais|souhaite*|serait_bien|il_faudrait|devrait|devraient|besoin_de|ce_serait|souhaiterais
",
    praise: "
adore|adoré|super|excellent*|serviable*|sympa*|facile|rapide|merveilleu*|fantastique|sauvé|aime|content*|satisfait*|apprécie|bien|bon|bonne|agréable*|efficace
",
};
