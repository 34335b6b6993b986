use crate::requests::{ConversationRequestReplies, ConversationRequests};

pub const REQUESTS: ConversationRequests = ConversationRequests {
    wait: "un instant, un moment s'il, une seconde, une minute s'il, attendez, attends, laissez-moi réfléchir, laisse-moi réfléchir, laissez-moi une, laisse-moi une, laissez-moi un, laisse-moi un, il faut que je réfléchisse, je dois réfléchir, on sonne, ça sonne, mon téléphone sonne, quelqu'un à la porte, je reviens, donnez-moi une, donne-moi une, donnez-moi un instant, donne-moi un instant",
    interruptions: "mon fils, ma fille, mon enfant, le petit, la petite, le bébé, mon bébé, les enfants, ma mère, mon mari, ma femme, le chien, le chat, la porte, le téléphone, mon téléphone, le four, la casserole, le facteur, un colis, pleure, pleurent, crie, m'appelle, on m'appelle, on frappe, on toque, quelqu'un, mon chef, une collègue, un collègue, un client, une cliente, je dois, il faut que, faut que",
    interrupted: "je n'avais pas fini, j'avais pas fini, je n'avais pas terminé, j'avais pas terminé, je n'ai pas fini de parler, j'ai pas fini de parler, laissez-moi finir, laisse-moi finir, laissez-moi terminer, laisse-moi terminer, je peux finir, puis-je finir, vous m'avez coupé*, tu m'as coupé*, vous m'avez interrompu*, tu m'as interrompu*, vous me coupez, tu me coupes, vous m'interrompez, tu m'interromps, ne me coupez pas, ne me coupe pas, ne m'interrompez pas, je parlais encore, je parle encore, j'étais en train de parler",
    later: "faire ça plus tard, faire cela plus tard, le faire plus tard, continuer plus tard, reprendre plus tard, revenir plus tard, finir plus tard, terminer plus tard, faire ça une autre fois, faire cela une autre fois, pas le bon moment, ce n'est pas le moment, c'est pas le moment, vous tombez mal, tu tombes mal, plus de batterie, presque plus de batterie, batterie va mourir, batterie va lâcher, batterie est presque vide, batterie est presque morte, batterie est faible, batterie est bientôt vide",
    presence: "vous êtes toujours là, tu es toujours là, vous êtes là, tu es là, t'es là, êtes-vous là, êtes-vous toujours là, vous m'entendez, tu m'entends, m'entendez-vous, est-ce que vous m'entendez, est-ce que tu m'entends, il y a quelqu'un, y a quelqu'un",
    writing: "préfère écrire, préférerais écrire, préfère taper, préférerais taper, je peux écrire, je peux taper, puis-je écrire, puis-je taper, est-ce que je peux écrire, est-ce que je peux taper, répondre par écrit, écrire mes réponses, taper mes réponses, écrire ma réponse, taper ma réponse, peux pas parler maintenant, peux pas parler là, peux pas parler à voix haute",
    reading: "je suis malentendant*, je suis sourd*, j'entends mal, j'entends pas bien, vous pouvez l'écrire, tu peux l'écrire, pouvez-vous l'écrire, vous pouvez écrire la question, pouvez-vous écrire la question, je peux lire la question, puis-je lire la question, voir la question, il y a des sous-titres, y a des sous-titres, avec des sous-titres",
    voluntary: "je dois répondre, dois-je répondre, suis-je obligé*, je suis obligé* de répondre, est-ce obligatoire, c'est obligatoire, est-ce que c'est obligatoire, est-ce volontaire, c'est volontaire, c'est facultatif, si je ne réponds pas, si je réponds pas, si je ne veux pas répondre, si je veux pas répondre, je peux refuser, puis-je refuser, je peux passer une question, je peux passer des questions, puis-je passer une question",
    withdrawal: "je peux supprimer, puis-je supprimer, pouvez-vous supprimer, vous pouvez supprimer, tu peux supprimer, je peux effacer, puis-je effacer, pouvez-vous effacer, vous pouvez effacer, tu peux effacer, supprimer mes réponses, effacer mes réponses, supprimer l'enregistrement, effacer l'enregistrement, supprimer mes données, effacer mes données, retirer mes réponses, retirer ce que j'ai, retirer ce que je, ne notez pas ça, ne note pas ça, n'écrivez pas ça, n'écris pas ça, n'enregistrez pas ça, n'enregistre pas ça, oubliez ce que j'ai, oublie ce que j'ai",
    formal: ConversationRequestReplies {
        wait: "Bien sûr, prenez votre temps.",
        interrupted: "Excusez-moi de vous avoir interrompu. Continuez, je vous en prie.",
        later: "Bien sûr. Vous pouvez fermer cette page et continuer plus tard dans la journée avec le même lien ; rien de ce que vous avez dit n'est perdu.",
        presence: "Oui, je suis là.",
        writing: "Vous pouvez aussi taper vos réponses sur cette page.",
        reading: "Tout ce que je dis s'affiche aussi sur cette page.",
        voluntary: "Vous n'êtes pas tenu de répondre, et vous pouvez arrêter à tout moment.",
        withdrawal: "Vous pouvez retirer vos réponses : la dernière page de cet entretien contient un lien pour cela.",
    },
    informal: ConversationRequestReplies {
        wait: "Bien sûr, prends ton temps.",
        interrupted: "Excuse-moi de t'avoir interrompu. Continue, je t'en prie.",
        later: "Bien sûr. Tu peux fermer cette page et continuer plus tard dans la journée avec le même lien ; rien de ce que tu as dit n'est perdu.",
        presence: "Oui, je suis là.",
        writing: "Tu peux aussi taper tes réponses sur cette page.",
        reading: "Tout ce que je dis s'affiche aussi sur cette page.",
        voluntary: "Tu n'es pas tenu de répondre, et tu peux arrêter à tout moment.",
        withdrawal: "Tu peux retirer tes réponses : la dernière page de cet entretien contient un lien pour cela.",
    },
};
