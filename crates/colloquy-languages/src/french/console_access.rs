use crate::console_access::{ConsoleAccessTexts, ForgottenPasswordTexts, JoinMailTexts};

pub const ACCESS: ConsoleAccessTexts = ConsoleAccessTexts {
    forgotten: ForgottenPasswordTexts {
        heading: "Mot de passe oublié",
        lead: "Saisissez l’adresse e-mail de votre compte. Vous recevrez un e-mail avec un lien pour choisir un nouveau mot de passe.",
        button: "Envoyer le lien",
        sent_heading: "Consultez votre boîte de réception",
        sent: "Si un compte a cette adresse, un e-mail avec un lien est en route. Le lien fonctionne une seule fois, pendant une heure. Si rien n’arrive, regardez dans les courriers indésirables ou faites une nouvelle demande dans dix minutes.",
        no_mail: "Ce service n’envoie pas d’e-mails. Demandez à son exploitant un lien pour choisir un nouveau mot de passe.",
        back: "Retour à la connexion",
    },
    join_mail: JoinMailTexts {
        mailed: "{email} reçoit un e-mail avec un lien pour rejoindre l’organisation. Vous pouvez aussi envoyer vous-même le lien ci-dessous.",
        no_mail: "Ce service n’envoie pas d’e-mails\u{a0}: envoyez le lien vous-même.",
        waiting: "L’e-mail est en cours d’envoi",
        sent: "E-mail envoyé",
        later: "L’e-mail n’a pas encore pu être envoyé\u{a0}: {reason}",
        failed: "L’e-mail n’a pas pu être envoyé\u{a0}: {reason}",
    },
};
