use crate::console_access::{ConsoleAccessTexts, ForgottenPasswordTexts, JoinMailTexts};

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
    join_mail: JoinMailTexts {
        mailed: "{email} krijgt een e-mail met een link om lid te worden. U kunt de link hieronder ook zelf sturen.",
        no_mail: "Deze dienst verstuurt geen e-mails. Stuur de link dus zelf.",
        waiting: "De e-mail wordt verstuurd",
        sent: "E-mail verstuurd",
        later: "De e-mail kon nog niet worden verstuurd: {reason}",
        failed: "De e-mail kon niet worden verstuurd: {reason}",
    },
};
