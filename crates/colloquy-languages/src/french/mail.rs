use crate::mail::{LetterTexts, MailTexts};

pub const MAIL: MailTexts = MailTexts {
    greeting: "Bonjour,",
    greeting_named: "Bonjour {name},",
    invitation: LetterTexts {
        subject: "{organization} vous invite à un entretien",
        subject_titled: "{organization} vous invite à un entretien\u{a0}: {title}",
        opening: "{organization} souhaite recueillir votre point de vue et vous invite à un entretien.",
        opening_titled: "{organization} souhaite recueillir votre point de vue et vous invite à un entretien\u{a0}: {title}",
        button: "Commencer l’entretien",
    },
    resumption: LetterTexts {
        subject: "{organization} vous propose de reprendre votre entretien",
        subject_titled: "{organization} vous propose de reprendre votre entretien\u{a0}: {title}",
        opening: "{organization} a rouvert votre entretien. Vous pouvez le reprendre dès maintenant.",
        opening_titled: "{organization} a rouvert votre entretien pour que vous puissiez le reprendre\u{a0}: {title}",
        button: "Reprendre l’entretien",
    },
    link: LetterTexts {
        subject: "Votre lien vers l’entretien avec {organization}",
        subject_titled: "Votre lien vers l’entretien avec {organization}\u{a0}: {title}",
        opening: "Votre adresse e-mail a été saisie pour participer à un entretien avec {organization}. Un entretien existe déjà pour cette adresse, et voici votre lien. Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer ce message\u{a0}: le lien n’a été envoyé qu’à vous.",
        opening_titled: "Votre adresse e-mail a été saisie pour participer à un entretien avec {organization}\u{a0}: {title}. Un entretien existe déjà pour cette adresse, et voici votre lien. Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer ce message\u{a0}: le lien n’a été envoyé qu’à vous.",
        button: "Ouvrir l’entretien",
    },
    intro_label: "De quoi il s’agit\u{a0}:",
    what: "C’est une conversation de vive voix avec une intelligence artificielle\u{a0}: elle pose les questions et vous répondez à voix haute, avec vos propres mots, comme au téléphone.",
    when: "Vous pouvez y participer au moment qui vous convient, dans le navigateur de votre ordinateur ou de votre téléphone. Il vous faut un micro\u{a0}; il n’y a rien à installer.",
    link_hint: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u{a0}:",
    recorded: "La conversation est enregistrée et transcrite pour {organization}. Votre accord vous sera demandé avant de commencer.",
    contact: "Pour toute question, ou si vous n’attendiez pas ce message, adressez-vous à {organization}.",
    unsubscribe: "Se désabonner de ces messages",
    unnamed_organization: "l’organisation",
};
