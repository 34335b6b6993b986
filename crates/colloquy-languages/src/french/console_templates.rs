use crate::console_templates::{PromptTemplate, PromptTemplateTexts};

pub const TEMPLATES: PromptTemplateTexts = PromptTemplateTexts {
    heading: "Partir d’un modèle",
    lead: "Vous pouvez tout modifier avant de créer l’entretien.",
    onboarding: PromptTemplate {
        name: "Intégration",
        prompt: "Parlez avec des personnes qui ont commencé à travailler chez nous il y a quelques semaines. Nous voulons savoir comment leurs débuts se sont passés.
- Comment s’est passé votre premier jour ?
- Qu’est-ce qui vous a le plus aidé à prendre vos marques ?
- Qu’est-ce qui a manqué ou pris trop de temps ?
- Dans quelle mesure savez-vous ce que l’on attend de vous ?
- Que devrions-nous changer pour la prochaine personne ?
Approfondissez ce qui a posé problème. Ne posez pas de question sur le salaire.",
    },
    churn: PromptTemplate {
        name: "Résiliations",
        prompt: "Parlez avec des clients qui ont résilié leur abonnement. Nous voulons comprendre ce qui a mené à cette décision. N’essayez pas de les faire revenir.
- À quoi vous servait notre produit ?
- Qu’est-ce qui vous a amené à résilier ?
- Y a-t-il eu un moment où vous vous êtes décidé ?
- Qu’utilisez-vous à la place ?
- Qu’aurait-il fallu de différent pour que vous restiez ?
Approfondissez les raisons.",
    },
    event: PromptTemplate {
        name: "Avis sur un événement",
        prompt: "Parlez avec des personnes qui ont participé à notre événement. Nous voulons améliorer le prochain.
- Qu’est-ce qui vous a amené à cet événement ?
- Quelle partie vous a été la plus utile ?
- Qu’est-ce qui n’a pas fonctionné pour vous ?
- Qu’avez-vous pensé de l’organisation et du lieu ?
- Que souhaitez-vous voir la prochaine fois ?
Approfondissez tout ce qui a déçu.",
    },
    usability: PromptTemplate {
        name: "Facilité d’utilisation",
        prompt: "Parlez avec des personnes qui ont utilisé notre produit récemment. Nous voulons savoir où il les gêne.
- Que vouliez-vous faire ?
- Comment vous y êtes-vous pris ?
- Où êtes-vous resté bloqué ou avez-vous dû réfléchir ?
- À quoi vous attendiez-vous à cet endroit ?
- Si vous pouviez changer une seule chose, laquelle serait-ce ?
Demandez des exemples concrets.",
    },
    exit: PromptTemplate {
        name: "Départ de l’entreprise",
        prompt: "Parlez avec des salariés qui quittent l’entreprise. Nous voulons apprendre de ce qu’ils disent.
- Qu’est-ce qui vous a amené à chercher un autre travail ?
- Qu’est-ce qui vous a plu dans votre travail ici ?
- Comment s’est passé le travail avec votre équipe et votre responsable ?
- Quelque chose aurait-il pu vous faire rester ?
- Que nous conseillez-vous de changer ?
Approfondissez avec tact. Ne posez pas de question sur le nouvel employeur ni sur le salaire.",
    },
};
