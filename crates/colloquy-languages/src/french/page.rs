use crate::page::{
    DateTimeFormat, DeclinePageTexts, ErrorPageTexts, InviteePageTexts, PageNotice, ShareLinkPageTexts,
    UnsubscribePageTexts, VisitorFormErrorTexts,
};

pub const PAGE: InviteePageTexts = InviteePageTexts {
    unnamed_organization: "l’organisation",
    untitled: "Entretien",
    greeting: "Bonjour,",
    greeting_named: "Bonjour {name},",
    invited: "{organization} souhaite recueillir votre point de vue et vous invite à un entretien.",
    reopened: "{organization} a rouvert votre entretien. Vous pouvez le reprendre.",
    in_progress: "Vous avez commencé votre entretien. Ce même lien vous permet de le reprendre.",
    intro_label: "De quoi il s’agit",
    expect_label: "Comment cela se passe",
    what: "C’est une conversation de vive voix, menée par une intelligence artificielle\u{a0}: elle pose les questions et vous répondez à voix haute, avec vos propres mots, comme au téléphone.",
    when: "L’entretien se déroule dans le navigateur de votre ordinateur ou de votre téléphone. Il vous faut un micro\u{a0}; il n’y a rien à installer.",
    contact: "Pour toute question, adressez-vous à {organization}.",
    completed: PageNotice {
        heading: "Merci",
        text: "Votre entretien est terminé. Vous n’avez plus rien à faire et vous pouvez fermer cette page.",
    },
    invitation_closed: PageNotice {
        heading: "Cette invitation n’est plus valable",
        text: "Son lien ne permet plus d’accéder à l’entretien. Si vous pensez qu’il s’agit d’une erreur, adressez-vous à la personne qui vous a envoyé l’invitation.",
    },
    capped: PageNotice {
        heading: "Cet entretien ne peut pas commencer pour le moment",
        text: "Réessayez plus tard avec ce même lien. Si c’est urgent, adressez-vous à la personne qui vous l’a envoyé.",
    },
    share: ShareLinkPageTexts {
        name: "Votre nom",
        email: "Votre adresse e-mail",
        access_code: "Code d’accès",
        access_code_hint: "La personne qui vous a donné ce lien peut vous indiquer le code.",
        required: "obligatoire",
        optional: "facultatif",
        use_of_details: "Ces informations seront transmises à {organization}.",
        button: "Continuer",
        complaints: VisitorFormErrorTexts {
            heading: "Veuillez vérifier ce qui suit",
            name_missing: "Indiquez votre nom.",
            name_too_long: "Le nom ne peut pas dépasser 200 caractères.",
            email_missing: "Indiquez votre adresse e-mail.",
            email_invalid: "Indiquez une adresse e-mail complète, par exemple nom@example.org.",
            email_domain: "Cet entretien est réservé à certaines adresses e-mail. Utilisez celle de votre organisation.",
            access_code_wrong: "Ce code d’accès n’est pas le bon. Vérifiez-le et saisissez-le à nouveau.",
            too_many_tries: "Trop de tentatives ont été faites avec un code d’accès incorrect. Attendez quelques minutes, puis réessayez.",
            too_many_today: "Le nombre maximal d’entretiens par jour depuis une même connexion est atteint. Réessayez demain.",
        },
        disabled: PageNotice {
            heading: "Ce lien n’est pas actif",
            text: "Il ne permet pas de commencer un entretien pour le moment. Pour toute question, adressez-vous à {organization}.",
        },
        not_yet: PageNotice {
            heading: "Ce lien n’est pas encore actif",
            text: "Revenez plus tard avec ce même lien.",
        },
        opens: "Ouverture des entretiens\u{a0}:",
        over: PageNotice {
            heading: "Ce lien n’est plus actif",
            text: "La période prévue pour ces entretiens est terminée. Merci de votre intérêt.",
        },
        full: PageNotice {
            heading: "Toutes les places sont prises",
            text: "Le nombre de participations souhaité est atteint. Merci de votre intérêt.",
        },
        full_today: PageNotice {
            heading: "Toutes les places d’aujourd’hui sont prises",
            text: "Le nombre maximal de participations par jour est atteint. Revenez demain avec ce même lien.",
        },
        link_mailed: PageNotice {
            heading: "Nous vous avons envoyé votre lien",
            text: "Un entretien existe déjà pour cette adresse e-mail. Le lien figure dans un message envoyé à cette adresse\u{a0}; il peut mettre quelques minutes à arriver. Pensez à vérifier aussi vos courriers indésirables. Si vous ne recevez rien, adressez-vous à {organization}.",
        },
    },
    unsubscribe: UnsubscribePageTexts {
        question: PageNotice {
            heading: "Ne plus recevoir ces messages\u{a0}?",
            text: "{organization} n’enverra plus de messages à l’adresse qui a reçu ce lien. Votre invitation reste valable et son lien fonctionne toujours.",
        },
        button: "Se désabonner",
        done: PageNotice {
            heading: "Désabonnement enregistré",
            text: "{organization} n’enverra plus de messages à cette adresse. Votre invitation reste valable. Si vous changez d’avis, adressez-vous à {organization}.",
        },
    },
    decline: DeclinePageTexts {
        link: "Je ne souhaite pas participer",
        question: PageNotice {
            heading: "Vous ne souhaitez pas participer ?",
            text: "Votre invitation sera fermée, et {organization} verra que vous avez décliné. Vous n’avez pas à donner de raison.",
        },
        button: "Décliner l’invitation",
        back: "Retour à l’invitation",
        done: PageNotice {
            heading: "Vous avez décliné l’invitation",
            text: "Votre invitation est fermée, et {organization} voit que vous ne participerez pas. Si vous changez d’avis, veuillez contacter {organization}.",
        },
    },
    problems: ErrorPageTexts {
        not_found: PageNotice {
            heading: "Cette page n’existe pas",
            text: "Vérifiez que l’adresse est complète\u{a0}: si un lien est coupé sur deux lignes, il en manque souvent la fin. Si l’adresse est bien complète, adressez-vous à la personne qui vous a envoyé le lien.",
        },
        other_method: PageNotice {
            heading: "Cette action n’est pas possible ici",
            text: "Ouvrez à nouveau le lien dans votre navigateur.",
        },
        unreadable: PageNotice {
            heading: "Le formulaire n’est pas arrivé en entier",
            text: "La connexion a peut-être été interrompue. Revenez en arrière et envoyez à nouveau le formulaire.",
        },
        too_large: PageNotice {
            heading: "Le texte est trop long",
            text: "Le formulaire n’accepte qu’un nom, une adresse e-mail et un code d’accès. Revenez en arrière et envoyez-le à nouveau avec un texte plus court.",
        },
        wrong_type: PageNotice {
            heading: "Le formulaire n’a pas pu être lu",
            text: "Ouvrez à nouveau le lien dans votre navigateur et remplissez-y le formulaire.",
        },
        foreign_form: PageNotice {
            heading: "Ce formulaire ne vient pas de notre page",
            text: "Ouvrez le lien lui-même dans votre navigateur et remplissez-y le formulaire.",
        },
        too_many: PageNotice {
            heading: "Trop d’envois en peu de temps",
            text: "Beaucoup de formulaires viennent d’être envoyés depuis votre connexion. Attendez une minute, puis renvoyez le vôtre.",
        },
        unavailable: PageNotice {
            heading: "Un instant, s’il vous plaît",
            text: "Cette page ne peut pas être affichée pour le moment. Votre lien reste valable. Réessayez dans une minute.",
        },
        failed: PageNotice {
            heading: "Une erreur s’est produite de notre côté",
            text: "Vous n’y êtes pour rien, et l’erreur a été notée. Réessayez plus tard avec ce même lien.",
        },
    },
    moment: DateTimeFormat {
        pattern: "{day} {month} {year} à {time} (UTC)",
        day_pattern: "{day} {month}",
        month_pattern: "{month} {year}",
        first_day: "1er",
        months: [
            "janvier",
            "février",
            "mars",
            "avril",
            "mai",
            "juin",
            "juillet",
            "août",
            "septembre",
            "octobre",
            "novembre",
            "décembre",
        ],
    },
};
