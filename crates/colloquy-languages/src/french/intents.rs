use crate::intents::{AnswerPatterns, IntentPhrases, PhrasePattern};

pub const INTENTS: IntentPhrases = IntentPhrases {
    courtesies: "s'il vous plaît, merci, ok, okay, bon, ben, bah, euh, alors, oui, non, pardon, désolé, et, la, maintenant",
    stop: PhrasePattern {
        whole: "stop, assez, ça suffit, c'est assez, arrêtez, arrête, arrêtons, fin, terminé, j'ai fini, au revoir, j'arrête, on arrête",
        within: "veux arrêter, voudrais arrêter, aimerais arrêter, souhaite arrêter, préfère arrêter, arrêter l'entretien, arrêtez l'entretien, terminer l'entretien, finir l'entretien, on arrête, arrêtons-nous, arrêter là, arrêter ici, dois partir, dois y aller, plus de questions, ça suffit, peut arrêter, peut-on arrêter, en rester là",
    },
    repeat: PhrasePattern {
        whole: "quoi, pardon, hein, comment, répétez, encore, excusez-moi, vous dites",
        within: "répéter, répétez, me redire, le redire, redire la question, redites, pas compris, comprends pas, pas entendu, reformuler, reformulez, que voulez-vous dire, quelle était la question, vous avez dit quoi, c'était quoi la question",
    },
    skip: PhrasePattern {
        whole: "on va passer, on va passer hein, on va sauter, je passe, je vais passer, suivant, suivante, question suivante, passe, passons, continuez, continuons, passez",
        within: "question suivante, prochaine question, passer cette question, passer la question, passez cette question, sauter cette question, sauter la question, autre question, passons à, passer à la suite",
    },
    unknown: PhrasePattern {
        whole: "aucune idée, sais pas, je sais pas, pas d'avis, pas sûr",
        within: "je ne sais pas, je sais pas, j'en sais rien, aucune idée, je ne suis pas sûr, je ne me souviens pas, pas d'avis, pas d'opinion, jamais réfléchi, ne saurais dire",
    },
    refusal: PhrasePattern {
        whole: "sans commentaire, je refuse",
        within: "préfère ne pas, ne veux pas répondre, veux pas répondre, ne souhaite pas répondre, ne préfère pas, ne vous regarde pas, trop personnel, trop privé, sans commentaire, ne veux pas en parler, veux pas en parler, ne répondrai pas, refuse de répondre",
    },
    machine: PhrasePattern {
        whole: "qui êtes-vous, vous êtes qui, qui es-tu",
        within: "êtes-vous un robot, êtes vous un robot, vous êtes un robot, es-tu un robot, t'es un robot, êtes-vous une ia, vous êtes une ia, êtes-vous humain, êtes-vous un humain, vous êtes humain, êtes-vous réel, vous êtes réel, une machine, un robot, intelligence artificielle, chatgpt, qui êtes-vous, qui es-tu",
    },
    privacy: PhrasePattern {
        whole: "c'est anonyme, c'est enregistré",
        within: "qui voit, qui verra, qui va voir, qui écoute, qui va écouter, qui lit, qui va lire, qui entend, c'est enregistré, est enregistré, enregistrez, est anonyme, anonyme, confidentiel, mes données, mes réponses",
    },
    length: PhrasePattern {
        whole: "combien de temps, encore combien, c'est encore long",
        within: "combien de temps, combien de questions, encore longtemps, ça dure, encore long, bientôt fini, combien en reste",
    },
    back: PhrasePattern {
        whole: "pourquoi, et vous, et toi",
        within: "qu'en pensez-vous, que pensez-vous, et vous qu'en, quel est votre avis, pourquoi cette question, pourquoi demandez, pourquoi vous demandez, pouvez-vous m'aider, pouvez-vous me dire, que feriez-vous",
    },
    greeting: PhrasePattern {
        whole: "bonjour, salut, bonsoir, coucou, allô, allo, bonjour bonjour, enchanté",
        within: "comment allez-vous, comment ça va, comment vas-tu, vous m'entendez, ravi de vous, beau temps",
    },
    ready: "allez-y, vas-y, allons-y, on y va, c'est parti, je suis prêt, je suis prête, on peut commencer, vous pouvez commencer, tu peux commencer, vous pouvez y aller, je vous écoute, je t'écoute, comment allez-vous, quand vous voulez, quand tu veux, posez vos questions, pose tes questions",
    hostile: PhrasePattern {
        whole: "idiot, n'importe quoi, connerie, conneries, merde, taisez-vous, tais-toi, laissez-moi tranquille",
        within: "va te faire, allez vous faire, ta gueule, fermez-la, ferme-la, taisez-vous, tais-toi, question stupide, questions stupides, question idiote, questions idiotes, vous êtes stupide, vous êtes nul, machine stupide, stupide machine, perte de temps, perdre mon temps, laissez-moi tranquille, fous-moi la paix, foutez-moi la paix, c'est ridicule, vous m'énervez, quelle connerie",
    },
    tags: "non, hein, n'est ce pas, vous voyez, tu vois, vous savez, tu sais, quoi, pas vrai, vous comprenez, d'accord, si",
    reporting: "pensé, pensais, me suis dit, me disais, se dit, s'est dit, a dit, disait, disaient, me suis demandé, me demandais",
    yes: PhrasePattern {
        whole: "oui, ouais, d'accord, ok, bien sûr, si, volontiers, allez, allons-y, continuez",
        within: "on continue",
    },
    no: PhrasePattern {
        whole: "non, nan, non merci, pas vraiment, plutôt pas",
        within: "non je ne veux, je préfère pas",
    },
    injection: "ignore tes, ignorez vos, ignore toutes, ignorez toutes, ignore les, ignorez les, oublie tes, oubliez vos, tes instructions, révèle tes, révélez vos, montrez vos instructions, quelles sont vos instructions, ton prompt, votre prompt, le prompt, prompt système, tes règles, tu es maintenant, vous êtes maintenant, fais semblant, faites semblant, répète après moi, répétez après moi, dis le mot, dites le mot, dis exactement, dites exactement, réponds uniquement, répondez uniquement, entretiens des autres, entretien des autres, tous les entretiens, écris un poème, écrivez un poème",
    patterns: PATTERNS,
};

const PATTERNS: AnswerPatterns = AnswerPatterns {
    classes: &[
        ("not", "pas|rien|jamais|plus|point|aucun|aucune|guère"),
        (
            "will",
            "veux|voudrais|souhaite|souhaiterais|préfère|préférerais|préfèrerais|aimerais|désire|tiens à|tiens|compte|vais|envie|prêt à|prête à|à l'aise|disposé|disposée|préférable|intention|veux pas|autant",
        ),
        (
            "tell",
            "dire|parler|répondre|aborder|évoquer|entrer|rentrer|raconter|expliquer|commenter|discuter|partager|m'étendre|étendre|m'exprimer|exprimer|livrer|détailler|développer|confier|révéler|préciser|mentionner|revenir|dévoiler|m'attarder|attarder|en parler|épiloguer|donner de détails|m'ouvrir|communiquer",
        ),
        (
            "leaving",
            "garder|passer|laisser|éviter|sauter|m'abstenir|taire|m'en tenir|changer de sujet|mettre de côté|parler d'autre chose|omettre|passe",
        ),
        ("said", "dit|répondu|expliqué|raconté|mentionné|évoqué|parlé|décrit|précisé"),
        (
            "giver",
            "je|nous|on|quelqu'un|l'équipe|notre équipe|mon équipe|un collègue|une collègue|la direction|l'entreprise|ils|elle|il",
        ),
        (
            "act",
            "transmettr*|contacter*|recontacter*|rappeler*|corriger*|résoudr*|améliorer*|rembourser*|réparer*|tiendrons au courant|tiendrai au courant|tenir au courant|tenir informé*|informer*|préviendr*|prévenir|veiller*|occuper*|occuperons|occuperai|examiner*|vérifier*|remonter*|signaler*|reviendr*|revenir vers|enverr*|envoyer*|aider*|aiderons|changer*|modifier*|régler*|faire en sorte|ferons en sorte|ferai en sorte|fera en sorte|faire le nécessaire|ferons le nécessaire|ferai le nécessaire|faire remonter|faire suivre|ferons suivre|ferai suivre|ferons tout|ferai tout|faire tout|prendrons contact|prendre contact|prendra contact|prendrons en compte|prendre en compte|trouver une solution|trouverons|trouverai|mettre en place|mettrons en place|parler à|parlerai|parlerons",
        ),
        (
            "settled",
            "corrig*|résolu*|amélioré*|réparé*|remboursé*|transmis*|transmises|pris en compte|prise en compte|prises en compte|traité*|étudié*|examiné*|confidentiel*|anonym*|changé*|modifié*|réglé*|remplacé*|informé*|contacté*",
        ),
        (
            "fine",
            "bonne|bon|très bonne|très bon|excellente|excellent|belle|beau|magnifique|précieuse|précieux|intéressante|intéressant|formidable|superbe|utile",
        ),
        (
            "remark",
            "réponse|réponses|point|question|exemple|remarque|remarques|idée|idées|suggestion|suggestions|observation|retour|retours|témoignage|travail|décision|choix|histoire",
        ),
        (
            "glow",
            "formidable|magnifique|fantastique|super|génial|impressionnant|merveilleux|excellent|extraordinaire|admirable|fascinant|passionnant|superbe|parfait|très bien|remarquable",
        ),
    ],
    refusal: "$will … $not … $tell, $will … ne $not, préfère … $not, préférerais … $not, $not $will … $tell, $not … $will … $tell, préfère … $leaving, préférerais … $leaving, aimerais autant $leaving, aimerais mieux $leaving, voudrais $leaving cette, voudrais $leaving ce, pas envie, ne $tell $not, ne peux pas en parler, peux pas en parler, ne peux pas parler de, je refuse, refuse de, je m'abstiens, je m'abstiendrai, m'en abstenir, passons, sautons, laissons, laissez … de côté, laisser … de côté, mettons … de côté, mettre … de côté, peut-on passer, peut-on sauter, on peut passer, on peut sauter, pouvons-nous passer, changeons de sujet, changer de sujet, parlons d'autre chose, parler d'autre chose, question suivante, autre question, autre sujet, autre chose s'il vous plaît, suivante s'il vous plaît, le garde pour moi, la garde pour moi, garde … pour moi, garder … pour moi, garderai … pour moi, gardé pour moi, reste entre, restera entre, rester entre, entre lui et moi, entre elle et moi, entre eux et moi, entre moi et, entre ma … et moi, entre mon … et moi, entre nous, vous regarde pas, vous regarde en rien, regarde personne, regarde que moi, ne … regarde pas, ne … concerne pas, vous concerne pas, concerne que moi, pas vos affaires, pas votre affaire, pas vos oignons, mes affaires, mon affaire, mêlez-vous, affaire personnelle, affaire privée, affaire de famille, trop personnel, trop personnelle, trop intime, trop privé, c'est personnel, est personnel, assez personnel, très personnel, plutôt personnel, c'est privé, est privé, c'est intime, est intime, vie privée, confidentiel, sans commentaire, pas de commentaire, aucun commentaire, joker, sujet sensible, sujet délicat, sujet tabou, tabou, pas un sujet, suis pas obligé, suis pas obligée, suis pas tenu, ne réponds pas, répondrai pas, réponds pas, dirai rien, dirai pas, parlerai pas, en parle pas, n'ai rien à dire, rien à dire, dois-je répondre, obligé de répondre, obligée de répondre, vous n'avez pas besoin de savoir, pas besoin de le savoir, pourquoi voulez-vous savoir, pas ici, rien dire, préfère me taire, ne commente pas, n'en dirai, n'en parlerai, ne m'exprime pas, ne m'étendrai pas, reste entre nous, laisse de côté, entre … et moi, question … mal à l'aise, question … gêne, question … dérange, sujet … mal à l'aise, passe mon tour, je passe sur, on va $leaving cette, on va $leaving ce, on va $leaving ça, on va $leaving celle, demandez-moi autre chose, demandez autre chose, posez-moi une autre, posez-en une autre, mais pas ça, mais pas celle, $not … à une machine, $not … avec une machine, $not … à un robot",
    already_said: "déjà $said, vous l'ai déjà, viens de le dire, viens de vous le dire, viens de le $said, viens d'y répondre, viens de répondre, viens d'en parler, déjà demandé, déjà posé, comme je l'ai dit, comme j'ai dit, comme je disais, la même question, même question, encore la même question",
    going_on: "continuer, continuons, continuez, poursuivre, poursuivons, reprendre, reprenons",
    feels_ignored: "vous ne m'avez pas répondu, vous n'avez pas répondu à ma, vous m'écoutez, m'écoutez-vous, tu m'écoutes, vous écoutez … ce que, écoutez-vous, m'avez-vous écouté, vous m'avez écouté, vous n'écoutez pas, vous n'écoutez rien, n'écoutez pas, avez-vous entendu ce que, vous avez entendu ce que, quelqu'un m'écoute, vous m'ignorez, parle à un mur, parler à un mur",
    impatient: "trop de questions, dépêchez-vous, dépêche-toi, allez à l'essentiel, faites vite, faites court, soyez bref, perds patience",
    has_time: "j'ai … minutes, je n'ai que … minutes, j'ai … demi-heure, j'ai une heure",
    in_a_hurry: "pas le temps, pas beaucoup de temps, peu de temps, plus le temps, je suis pressé, je suis pressée",
    maybe_impatient: "trop long, trop longtemps, c'est long, dépêch*, plus vite, à l'essentiel, abrég*, m'ennuie, m'agace, c'est agaçant, c'est pénible, c'est lassant, interminable",
    nothing: "rien d'autre, rien de plus, rien à ajouter, rien à dire de plus, rien ne me vient, rien de spécial, rien de particulier, rien en particulier, rien d'autre ne, pas grand-chose d'autre, c'est tout, c'est à peu près tout, voilà tout, c'était tout, ce sera tout, j'ai tout dit, tout est dit, tout dit, j'ai fait le tour, fait le tour, pas autre chose, je ne vois pas quoi, je ne vois rien, vois pas quoi ajouter, vois rien d'autre, pas que je sache, pas à ma connaissance, non rien, rien non, plus rien, non merci, ça ira, ça me va, j'ai dit ce que, rien d'autre à, plus rien à, pas plus, je n'ai pas plus, je ne peux pas vous en dire plus, en dire plus, ça couvre, je crois que c'est tout, voilà, voilà c'est tout, ça fait le tour",
    weary: "je n'en peux plus, j'en peux plus, je ne tiens plus, je tiens plus, je suis à bout, à bout de forces, à bout de nerfs, plus la force, je n'ai plus de force, je craque",
    digressions: "la météo, le match, avez-vous vu, vous avez vu, au fait, à propos, les élections, à la télé, une recette, t'as vu, vous avez entendu, ça me rappelle, tiens d'ailleurs, football, foot, la finale, trois buts, buts en, la victoire, le temps qu'il fait, cette pluie, cette chaleur, il fait beau, le chien a, le chat a, gâteau d'anniversaire, la politique, le maire, la série, le film, le loto, il pleut, mes tomates, mon chien, mon chat",
    companions: "mon petit-fils, ma petite-fille, mon voisin, mon jardin",
    organizer: "qui pose, qui demande, qui mène, qui réalise, qui organise, qui est derrière, qui se cache, pour qui, pour le compte de qui, au nom de qui, quelle entreprise, quelle société, quelle organisation, qui vous envoie, qui vous a mandaté, qui veut savoir, qui paie, qui a commandé",
    purpose: "à quoi ça sert, à quoi cela sert, à quoi sert, c'est pour quoi, pour quoi faire, quel est le but, quel est l'objectif, dans quel but, de quoi s'agit, de quoi parle, c'est à quel sujet, que cherchez-vous, qu'allez-vous faire, que deviennent les résultats, pourquoi cet entretien",
    count: "combien de questions, combien de sujets, combien de thèmes, combien il en reste, combien en reste",
    name_use: "mon nom, serai-je nommé, serai-je nommée, suis-je identifi*, serai-je identifi*, nominati*, m'identifier, savoir que c'est moi, qui je suis, remonter jusqu'à moi",
    readers: "va lire ça, va lire cela, va entendre ça, va entendre cela, va écouter ça, va voir ça, vont lire ça, vont entendre ça, vont écouter ça, vont voir ça, peut lire ça, peut entendre ça, peut écouter ça, lira ça, lira cela, entendra ça, verra ça, est-ce que … lit ça, est-ce que … voit ça, va le lire, vont le lire, va savoir ce que j'ai, saura ce que j'ai, va savoir que j'ai, sauront ce que",
    contact: "à qui puis-je, à qui je peux, à qui m'adresser, qui puis-je contacter, qui contacter, je peux contacter, qui est responsable, comment vous contacter, comment contacter, où puis-je m'adresser, une personne à contacter, un contact",
    reason: "pourquoi me demandez, pourquoi demandez, pourquoi vous demandez, pourquoi cette question, pourquoi voulez-vous savoir, pourquoi est-ce important, pourquoi c'est important, quel rapport, en quoi est-ce",
    unclear: "davantage sur quoi, plus sur quoi, en dire plus sur quoi, que voulez-vous dire, qu'est-ce que vous voulez dire, vous voulez dire quoi, c'est-à-dire, comment ça, de quoi vous parlez, de quoi parlez-vous, de quoi tu parles, tu veux dire quoi, que veux-tu dire, dans quel sens, pas compris la question, comprends pas la question, ça veut dire quoi",
    vague: "compliqué, complexe, ça dépend, cela dépend, dépend de, quelques problèmes, des problèmes, certaines choses, des choses, des trucs, en quelque sorte, un peu tout, pas idéal, pas terrible, pas top, mitigé, bizarre, étrange, différent de, plus ou moins, parfois, comme ci comme ça, des hauts et des bas, et cetera, plusieurs",
    causes: "parce que, à cause, grâce à, c'est pourquoi, du coup, raison, raisons, décidé, décision, poussé à",
    harm: "peur, pleuré, pleurer, mal, douleur*, blessé*, accident, hôpital, urgence*, faux, fausse, cassé, perdu, crié, ignoré, seul, seule, personne, jamais, en retard, pire, mauvais*, colère, frustr*, épuis*, fatigué*, démissionné, abandonné, harcel*, harcèl*, menac*, malade, mort, décès, panique, stress*, inqui*, confus, planté, panne, refusé, menti, injuste, déçu*, dû, souffr*, oublié, erreur*, difficile*, dur, attendu, attendre, problème*, engourdi*, acouphène*, sourd*, vertige*, bless*, saign*, gonfl*, infect*, opération, opéré*, césarienne, fausse couche, fauteuil roulant, hurle*, crie*, cri*, insult*, moqu*, humili*, heures d'attente, attendu des heures, deux heures, trois heures, impayé*, licenci*, viré*, dette*, pas les moyens, payé deux fois, volé*, cambriol*, inond*, moisi*, rats, expuls*, discrimin*, racis*, sexis*, burn-out, burnout, dépress*, effondr*, tombé*, cassé*, plaie, semaines sans, jours sans, lâcher mon, lâcher son, perdu mon, perdu son",
    events: "ensuite, puis, soudain, un jour, le lendemain, ce jour-là, la semaine dernière, le mois dernier, l'année dernière, hier, finalement, d'abord, au début, quand j'ai, commencé, arrivé, changé, déménagé",
};
