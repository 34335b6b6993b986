use crate::mail::{LetterTexts, MailTexts};

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
    intro_label: "Waar het over gaat:",
    what: "Het is een gesproken interview met een AI: de AI stelt de vragen en u antwoordt hardop, in uw eigen woorden, zoals aan de telefoon.",
    when: "U kunt het doen wanneer het u uitkomt, in de browser van uw computer of telefoon. U hebt een microfoon nodig; u hoeft niets te installeren.",
    link_hint: "Werkt de knop niet? Kopieer dan dit adres naar uw browser:",
    recorded: "Het gesprek wordt opgenomen en uitgeschreven voor {organization}. Voordat het begint, wordt u om toestemming gevraagd.",
    contact: "Hebt u vragen of had u deze e-mail niet verwacht? Neem dan contact op met {organization}.",
    unsubscribe: "Afmelden voor deze e-mails",
    unnamed_organization: "de organisatie",
};
