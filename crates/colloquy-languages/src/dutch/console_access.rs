use crate::console_access::{
    ConsoleAccessTexts, ForgottenPasswordTexts, JoinMailStatusTexts, LanguageChoiceTexts, ProviderSignInTexts,
};

pub const ACCESS: ConsoleAccessTexts = ConsoleAccessTexts {
    forgotten: ForgottenPasswordTexts {
        heading: "Wachtwoord vergeten",
        lead: "Voer het e-mailadres van uw account in. U krijgt een e-mail met een link waarmee u een nieuw wachtwoord kiest.",
        button: "Link versturen",
        sent_heading: "Kijk in uw inbox",
        sent: "Als er een account met dit adres is, is er een e-mail met een link onderweg. De link werkt één keer, binnen een uur. Komt er niets aan, kijk dan in de map met ongewenste e-mail of vraag over tien minuten een nieuwe aan.",
        no_mail: "Deze dienst verstuurt geen e-mails. Vraag de beheerder om een link waarmee u een nieuw wachtwoord kiest.",
        back: "Terug naar het aanmelden",
    },
    join_mail: JoinMailStatusTexts {
        mailed: "{email} krijgt een e-mail met een link om lid te worden. U kunt de link hieronder ook zelf sturen.",
        no_mail: "Deze dienst verstuurt geen e-mails. Stuur de link dus zelf.",
        waiting: "De e-mail wordt verstuurd",
        sent: "E-mail verstuurd",
        later: "De e-mail kon nog niet worden verstuurd: {reason}",
        failed: "De e-mail kon niet worden verstuurd: {reason}",
    },
    language: LanguageChoiceTexts {
        heading: "Taal",
        lead: "De console en de e-mails aan u zijn in deze taal.",
        label: "Taal van de console",
        of_browser: "Die van de browser",
    },
    provider: ProviderSignInTexts {
        button: "Doorgaan met {provider}",
        unavailable: "{provider} is op dit moment niet bereikbaar. Probeer het later opnieuw of log in met uw wachtwoord.",
        other_attempt: "Deze aanmelding is niet in deze browser begonnen, of duurde langer dan tien minuten. Begin opnieuw.",
        not_signed_in: "{provider} heeft u niet aangemeld.",
        not_proven: "{provider} heeft niet bevestigd wie u bent. Begin opnieuw. Lukt het weer niet, neem dan contact op met de beheerder van deze dienst.",
        email_not_verified: "{provider} heeft uw e-mailadres niet geverifieerd. Verifieer het daar en begin opnieuw.",
        other_domain: "Met dit e-mailadres kunt u niet inloggen via {provider}.",
        other_identity: "Het account met uw e-mailadres is bij {provider} aan iemand anders gekoppeld. Log in met uw wachtwoord en verwijder de koppeling op de pagina van uw account.",
        stranger: "Er is geen account met uw e-mailadres. Vraag een eigenaar van uw organisatie om een uitnodiging.",
        heading: "Inloggen met {provider}",
        linked: "Uw account is gekoppeld sinds {time}. U kunt inloggen zonder wachtwoord.",
        not_linked: "Uw account is nog niet gekoppeld. Om het te koppelen, logt u uit en gaat u door met {provider}. Uw e-mailadres moet daar hetzelfde zijn als hier.",
        unlink: "Koppeling verwijderen",
        no_password: "Uw account heeft geen wachtwoord.",
        choose_password: "Wachtwoord kiezen",
        password_first: "Kies een wachtwoord voordat u de koppeling verwijdert.",
    },
    passkeys: super::console_passkeys::PASSKEYS,
};
