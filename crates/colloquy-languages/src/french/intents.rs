use crate::intents::{IntentPhrases, NounForms, PhrasePattern};

pub const INTENTS: IntentPhrases = IntentPhrases {
    courtesies: "s'il vous plaît, merci, ok, okay, bon, ben, bah, euh, alors, oui, non, pardon, désolé, et, la, maintenant",
    stop: PhrasePattern {
        whole: "stop, assez, ça suffit, c'est assez, arrêtez, arrête, arrêtons, fin, terminé, j'ai fini, au revoir, j'arrête, on arrête",
        within: "veux arrêter, voudrais arrêter, aimerais arrêter, souhaite arrêter, préfère arrêter, arrêter l'entretien, arrêtez l'entretien, terminer l'entretien, finir l'entretien, on arrête, arrêtons-nous, arrêter là, arrêter ici, dois partir, dois y aller, plus de questions, ça suffit, peut arrêter, peut-on arrêter, en rester là",
    },
    repeat: PhrasePattern {
        whole: "quoi, pardon, hein, comment, répétez, encore, excusez-moi, vous dites",
        within: "répéter, répétez, redire, redites, pas compris, comprends pas, pas entendu, reformuler, reformulez, que voulez-vous dire, quelle était la question, vous avez dit quoi, c'était quoi la question",
    },
    skip: PhrasePattern {
        whole: "suivant, suivante, question suivante, passe, je passe, passons, continuez, continuons, passez",
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
    hostile: PhrasePattern {
        whole: "idiot, n'importe quoi, connerie, conneries, merde, taisez-vous, tais-toi, laissez-moi tranquille",
        within: "va te faire, allez vous faire, ta gueule, fermez-la, ferme-la, taisez-vous, tais-toi, question stupide, questions stupides, question idiote, questions idiotes, vous êtes stupide, vous êtes nul, machine stupide, stupide machine, perte de temps, perdre mon temps, laissez-moi tranquille, fous-moi la paix, foutez-moi la paix, c'est ridicule, vous m'énervez, quelle connerie",
    },
    yes: PhrasePattern {
        whole: "oui, ouais, d'accord, ok, bien sûr, si, volontiers, allez, allons-y, continuez",
        within: "on continue",
    },
    no: PhrasePattern {
        whole: "non, nan, non merci, pas vraiment, plutôt pas",
        within: "non je ne veux, je préfère pas",
    },
    injection: "ignore tes, ignorez vos, ignore toutes, ignorez toutes, ignore les, ignorez les, oublie tes, oubliez vos, tes instructions, révèle tes, révélez vos, montrez vos instructions, quelles sont vos instructions, ton prompt, votre prompt, le prompt, prompt système, tes règles, tu es maintenant, vous êtes maintenant, fais semblant, faites semblant, répète après moi, répétez après moi, dis le mot, dites le mot, dis exactement, dites exactement, réponds uniquement, répondez uniquement, entretiens des autres, entretien des autres, tous les entretiens, écris un poème, écrivez un poème",
    nouns: NounForms::AfterPrepositions {
        prepositions: "avec, sur, pour, dans, pendant, après, avant, par, sans, vers, chez",
        articles: &[
            ("le", "le"),
            ("la", "la"),
            ("les", "les"),
            ("mon", "votre"),
            ("ma", "votre"),
            ("mes", "vos"),
            ("notre", "votre"),
            ("nos", "vos"),
        ],
        verb_endings: "er, ir, re, oir, ait",
    },
    vague_nouns: "début, temps, jours, suite, autres, même, gens, monde, point, semaine, mois, années, année, chose, choses, moment, personne",
};
