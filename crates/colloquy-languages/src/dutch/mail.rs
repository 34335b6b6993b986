use crate::mail::{AccountLetterTexts, AccountMailTexts, LetterTexts, MailTexts};

pub const MAIL: MailTexts = MailTexts {
    greeting: "Goedendag,",
    greeting_named: "Beste {name},",
    invitation: LetterTexts {
        subject: "{organization} nodigt u uit voor een interview",
        subject_titled: "{organization} nodigt u uit voor een interview: {title}",
        opening: "{organization} hoort graag uw mening en nodigt u uit voor een interview.",
        opening_titled: "{organization} hoort graag uw mening en nodigt u uit voor een interview: {title}",
        button: "Interview starten",
    },
    resumption: LetterTexts {
        subject: "{organization}: u kunt uw interview voortzetten",
        subject_titled: "{organization}: u kunt uw interview voortzetten: {title}",
        opening: "{organization} heeft uw interview heropend. U kunt het nu voortzetten.",
        opening_titled: "{organization} heeft uw interview heropend, zodat u het kunt voortzetten: {title}",
        button: "Interview voortzetten",
    },
    link: LetterTexts {
        subject: "Uw link naar het interview met {organization}",
        subject_titled: "Uw link naar het interview met {organization}: {title}",
        opening: "Met uw e-mailadres is deelname aangevraagd aan een interview met {organization}. U hebt er al een, en dit is uw link ernaartoe. Hebt u dit niet zelf gedaan? Dan kunt u deze e-mail negeren: de link is alleen naar u gestuurd.",
        opening_titled: "Met uw e-mailadres is deelname aangevraagd aan een interview met {organization}: {title}. U hebt er al een, en dit is uw link ernaartoe. Hebt u dit niet zelf gedaan? Dan kunt u deze e-mail negeren: de link is alleen naar u gestuurd.",
        button: "Interview openen",
    },
    reminder: LetterTexts {
        subject: "Herinnering: uw interview met {organization}",
        subject_titled: "Herinnering: uw interview met {organization}: {title}",
        opening: "U hebt gevraagd om een herinnering aan het interview waarvoor {organization} u heeft uitgenodigd.",
        opening_titled: "U hebt gevraagd om een herinnering aan het interview waarvoor {organization} u heeft uitgenodigd: {title}",
        button: "Interview starten",
    },
    account: AccountMailTexts {
        new_password: AccountLetterTexts {
            subject: "Kies een nieuw wachtwoord",
            opening: "Er is een nieuw wachtwoord aangevraagd voor het account {email} op {host}. Met deze link kiest u er een. Hij werkt één keer, binnen een uur.",
            button: "Nieuw wachtwoord kiezen",
            closing: "Als u dit niet hebt aangevraagd, negeer dan deze e-mail. Uw wachtwoord blijft zoals het is.",
        },
        join: AccountLetterTexts {
            subject: "{organization} nodigt u uit voor Colloquy",
            opening: "{organization} nodigt u uit om op {host} mee te werken aan haar interviews. Met deze link wordt u lid. Hij werkt één keer en verloopt zeven dagen na de uitnodiging.",
            button: "Lid worden",
            closing: "Als u deze e-mail niet verwachtte, kunt u hem negeren.",
        },
        password_changed: AccountLetterTexts {
            subject: "Uw wachtwoord is gewijzigd",
            opening: "Het wachtwoord van het account {email} op {host} is gewijzigd. Alle andere browsers zijn afgemeld.",
            button: "Ander wachtwoord kiezen",
            closing: "Als u dat zelf was, hoeft u niets te doen. Zo niet, kies dan meteen een ander wachtwoord.",
        },
        passkey_added: AccountLetterTexts {
            subject: "Er is een passkey aan uw account toegevoegd",
            opening: "Met een nieuwe passkey kan nu worden ingelogd op het account {email} op {host}.",
            button: "Uw passkeys bekijken",
            closing: "Als u deze hebt toegevoegd, hoeft u niets te doen. Zo niet, verwijder de passkey dan op de pagina van uw account en wijzig meteen uw wachtwoord.",
        },
    },
    intro_label: "Waar het over gaat:",
    what: "Het is een gesproken interview met een AI: de AI stelt de vragen en u antwoordt hardop, in uw eigen woorden, zoals aan de telefoon.",
    when: "U kunt het doen wanneer het u uitkomt, in de browser van uw computer of telefoon. U hebt een microfoon nodig; u hoeft niets te installeren.",
    link_hint: "Werkt de knop niet? Kopieer dan dit adres naar uw browser:",
    recorded: "Het gesprek wordt opgenomen en uitgeschreven voor {organization}. Voordat het begint, wordt u om toestemming gevraagd.",
    contact: "Hebt u vragen of had u deze e-mail niet verwacht? Neem dan contact op met {organization}.",
    unsubscribe: "Afmelden voor deze e-mails",
    unnamed_organization: "de organisatie",
};
