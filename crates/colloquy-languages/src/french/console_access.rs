use crate::console_access::{
    ConsoleAccessTexts, ForgottenPasswordTexts, JoinMailStatusTexts, LanguageChoiceTexts, ProviderSignInTexts,
};

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
    join_mail: JoinMailStatusTexts {
        mailed: "{email} reçoit un e-mail avec un lien pour rejoindre l’organisation. Vous pouvez aussi envoyer vous-même le lien ci-dessous.",
        no_mail: "Ce service n’envoie pas d’e-mails\u{a0}: envoyez le lien vous-même.",
        waiting: "L’e-mail est en cours d’envoi",
        sent: "E-mail envoyé",
        later: "L’e-mail n’a pas encore pu être envoyé\u{a0}: {reason}",
        failed: "L’e-mail n’a pas pu être envoyé\u{a0}: {reason}",
    },
    language: LanguageChoiceTexts {
        heading: "Langue",
        lead: "La console et les e-mails qui vous sont adressés sont dans cette langue.",
        label: "Langue de la console",
        of_browser: "Celle du navigateur",
    },
    provider: ProviderSignInTexts {
        button: "Continuer avec {provider}",
        unavailable: "{provider} est injoignable pour le moment. Réessayez plus tard ou connectez-vous avec votre mot de passe.",
        other_attempt: "Cette connexion n’a pas été commencée dans ce navigateur, ou elle a duré plus de dix minutes. Recommencez.",
        not_signed_in: "{provider} ne vous a pas connecté.",
        not_proven: "{provider} n’a pas confirmé votre identité. Recommencez. En cas de nouvel échec, prévenez l’exploitant de ce service.",
        email_not_verified: "{provider} n’a pas vérifié votre adresse e-mail. Faites-la vérifier, puis recommencez.",
        other_domain: "Vous ne pouvez pas vous connecter par {provider} avec cette adresse e-mail.",
        other_identity: "Le compte qui a votre adresse e-mail est lié à une autre personne chez {provider}. Connectez-vous avec votre mot de passe et supprimez le lien sur la page de votre compte.",
        stranger: "Aucun compte n’a votre adresse e-mail. Demandez une invitation à un propriétaire de votre organisation.",
        heading: "Connexion avec {provider}",
        linked: "Votre compte est lié depuis le {time}. Vous pouvez vous connecter sans mot de passe.",
        not_linked: "Votre compte n’est pas encore lié. Pour le lier, déconnectez-vous, puis continuez avec {provider}. Votre adresse e-mail doit y être la même qu’ici.",
        unlink: "Supprimer le lien",
        no_password: "Votre compte n’a pas de mot de passe.",
        choose_password: "Choisir un mot de passe",
        password_first: "Choisissez un mot de passe avant de supprimer le lien.",
    },
    passkeys: super::console_passkeys::PASSKEYS,
};
