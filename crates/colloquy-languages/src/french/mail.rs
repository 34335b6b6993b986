use crate::mail::{AccountLetterTexts, AccountMailTexts, LetterTexts, MailTexts};

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
    reminder: LetterTexts {
        subject: "Rappel\u{a0}: votre entretien avec {organization}",
        subject_titled: "Rappel\u{a0}: votre entretien avec {organization}\u{a0}: {title}",
        opening: "Vous avez demandé un rappel pour l’entretien auquel {organization} vous a invité.",
        opening_titled: "Vous avez demandé un rappel pour l’entretien auquel {organization} vous a invité\u{a0}: {title}",
        button: "Commencer l’entretien",
    },
    account: AccountMailTexts {
        new_password: AccountLetterTexts {
            subject: "Choisissez un nouveau mot de passe",
            opening: "Un nouveau mot de passe a été demandé pour le compte {email} sur {host}. Ce lien vous permet d’en choisir un. Il fonctionne une seule fois, pendant une heure.",
            button: "Choisir un nouveau mot de passe",
            closing: "Si vous n’avez rien demandé, ignorez cet e-mail. Votre mot de passe reste inchangé.",
        },
        join: AccountLetterTexts {
            subject: "{organization} vous invite sur Colloquy",
            opening: "{organization} vous invite à travailler sur ses entretiens sur {host}. Ce lien vous permet de rejoindre l’organisation. Il fonctionne une seule fois et expire sept jours après l’invitation.",
            button: "Rejoindre l’organisation",
            closing: "Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.",
        },
        password_changed: AccountLetterTexts {
            subject: "Votre mot de passe a été modifié",
            opening: "Le mot de passe du compte {email} sur {host} a été modifié. Tous les autres navigateurs ont été déconnectés.",
            button: "Choisir un autre mot de passe",
            closing: "Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un autre mot de passe.",
        },
        passkey_added: AccountLetterTexts {
            subject: "Une clé d’accès a été ajoutée à votre compte",
            opening: "Une nouvelle clé d’accès permet désormais de se connecter au compte {email} sur {host}.",
            button: "Voir vos clés d’accès",
            closing: "Si vous l’avez ajoutée, vous n’avez rien à faire. Sinon, supprimez-la sur la page de votre compte et changez immédiatement votre mot de passe.",
        },
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
