use crate::page::{
    DateTimeFormat, DeclinePageTexts, ErrorPageTexts, InviteePageTexts, PageNotice, ShareLinkPageTexts,
    UnsubscribePageTexts, VisitorFormErrorTexts,
};

pub const PAGE: InviteePageTexts = InviteePageTexts {
    unnamed_organization: "de organisatie",
    untitled: "Interview",
    greeting: "Goedendag,",
    greeting_named: "Beste {name},",
    invited: "{organization} hoort graag uw mening en nodigt u uit voor een interview.",
    reopened: "{organization} heeft uw interview heropend. U kunt het voortzetten.",
    in_progress: "U bent aan uw interview begonnen. Met dezelfde link kunt u het voortzetten.",
    intro_label: "Waar het over gaat",
    expect_label: "Wat u kunt verwachten",
    what: "Het is een gesproken interview. De interviewer is een AI: die stelt de vragen en u antwoordt hardop, in uw eigen woorden, zoals aan de telefoon.",
    when: "U doet het in de browser van uw computer of telefoon. U hebt een microfoon nodig; u hoeft niets te installeren.",
    contact: "Hebt u vragen? Neem dan contact op met {organization}.",
    completed: PageNotice {
        heading: "Hartelijk dank",
        text: "Uw interview is afgerond. U hoeft verder niets te doen en kunt deze pagina sluiten.",
    },
    invitation_closed: PageNotice {
        heading: "Deze uitnodiging is niet meer geldig",
        text: "U kunt er geen gebruik meer van maken. Had u dat niet verwacht? Neem dan contact op met degene die u de link heeft gestuurd.",
    },
    capped: PageNotice {
        heading: "Dit interview kan op dit moment niet worden gestart",
        text: "Probeer het later opnieuw met dezelfde link. Heeft het haast? Neem dan contact op met degene die u de link heeft gestuurd.",
    },
    share: ShareLinkPageTexts {
        name: "Uw naam",
        email: "Uw e-mailadres",
        access_code: "Toegangscode",
        access_code_hint: "U krijgt de code van degene die u deze link heeft gegeven.",
        required: "verplicht",
        optional: "niet verplicht",
        use_of_details: "Wat u hier invult, gaat naar {organization}.",
        button: "Verder",
        complaints: VisitorFormErrorTexts {
            heading: "Controleer het volgende",
            name_missing: "Vul uw naam in.",
            name_too_long: "De naam mag maximaal 200 tekens lang zijn.",
            email_missing: "Vul uw e-mailadres in.",
            email_invalid: "Vul een volledig e-mailadres in, bijvoorbeeld naam@example.org.",
            email_domain: "Dit interview is alleen toegankelijk voor bepaalde e-mailadressen. Gebruik het e-mailadres dat u bij uw organisatie hebt.",
            access_code_wrong: "Deze toegangscode klopt niet. Controleer de code en vul hem opnieuw in.",
            too_many_tries: "Er is te vaak een verkeerde toegangscode ingevuld. Wacht een paar minuten en probeer het opnieuw.",
            too_many_today: "Vanaf uw internetverbinding is vandaag al het maximale aantal interviews gestart. Probeer het morgen opnieuw.",
        },
        disabled: PageNotice {
            heading: "Deze link is niet actief",
            text: "U kunt er op dit moment geen interview mee beginnen. Hebt u vragen? Neem dan contact op met {organization}.",
        },
        not_yet: PageNotice {
            heading: "Deze link is nog niet actief",
            text: "Probeer het later opnieuw met dezelfde link.",
        },
        opens: "De link werkt vanaf:",
        over: PageNotice {
            heading: "Deze link is niet meer actief",
            text: "De periode voor deze interviews is voorbij. Hartelijk dank voor uw belangstelling.",
        },
        full: PageNotice {
            heading: "Alle plaatsen zijn bezet",
            text: "Het gezochte aantal deelnemers is bereikt. Hartelijk dank voor uw belangstelling.",
        },
        full_today: PageNotice {
            heading: "Voor vandaag zijn alle plaatsen bezet",
            text: "Het maximale aantal voor vandaag is bereikt. Probeer het morgen opnieuw met dezelfde link.",
        },
        link_mailed: PageNotice {
            heading: "We hebben u uw link gestuurd",
            text: "Voor dit e-mailadres bestaat al een interview. De link staat in een e-mail aan dat adres. Het kan enkele minuten duren voordat die aankomt; kijk ook in uw map met ongewenste e-mail. Komt er niets aan? Neem dan contact op met {organization}.",
        },
    },
    unsubscribe: UnsubscribePageTexts {
        question: PageNotice {
            heading: "Afmelden voor deze e-mails?",
            text: "{organization} stuurt dan geen e-mails meer naar het adres dat deze link heeft ontvangen. Uw uitnodiging blijft geldig en de link blijft werken.",
        },
        button: "Afmelden",
        done: PageNotice {
            heading: "U bent afgemeld",
            text: "{organization} stuurt geen e-mails meer naar dit adres. Uw uitnodiging blijft geldig. Bedenkt u zich? Neem dan contact op met {organization}.",
        },
    },
    decline: DeclinePageTexts {
        link: "Ik wil niet meedoen",
        question: PageNotice {
            heading: "Wilt u niet meedoen?",
            text: "Uw uitnodiging wordt dan gesloten, en {organization} ziet dat u hebt afgezegd. U hoeft geen reden te geven.",
        },
        button: "Uitnodiging afslaan",
        back: "Terug naar de uitnodiging",
        done: PageNotice {
            heading: "U hebt afgezegd",
            text: "Uw uitnodiging is gesloten, en {organization} ziet dat u niet meedoet. Als u zich bedenkt, neem dan contact op met {organization}.",
        },
    },
    problems: ErrorPageTexts {
        not_found: PageNotice {
            heading: "Deze pagina bestaat niet",
            text: "Controleer of het adres volledig is: een link die over twee regels loopt, wordt vaak afgebroken. Is het adres volledig? Neem dan contact op met degene die u de link heeft gestuurd.",
        },
        other_method: PageNotice {
            heading: "Dat kan op deze pagina niet",
            text: "Open de link opnieuw in uw browser.",
        },
        unreadable: PageNotice {
            heading: "Het formulier is niet volledig aangekomen",
            text: "Misschien was de verbinding onderbroken. Ga terug en verstuur het formulier opnieuw.",
        },
        too_large: PageNotice {
            heading: "Dat was te veel tekst",
            text: "In het formulier passen alleen een naam, een e-mailadres en een toegangscode. Ga terug en verstuur het opnieuw met kortere gegevens.",
        },
        wrong_type: PageNotice {
            heading: "Het formulier kon niet worden gelezen",
            text: "Open de link opnieuw in uw browser en vul het formulier daar in.",
        },
        foreign_form: PageNotice {
            heading: "Dit formulier kwam niet van onze pagina",
            text: "Open de link rechtstreeks in uw browser en vul het formulier daar in.",
        },
        too_many: PageNotice {
            heading: "Te veel aanvragen tegelijk",
            text: "Vanaf uw internetverbinding zijn zojuist veel formulieren verstuurd. Wacht een minuut en verstuur uw formulier dan opnieuw.",
        },
        unavailable: PageNotice {
            heading: "Een ogenblik geduld",
            text: "Deze pagina kan nu even niet worden getoond. Uw link blijft geldig. Probeer het over een minuut opnieuw.",
        },
        failed: PageNotice {
            heading: "Er is bij ons iets misgegaan",
            text: "Het ligt niet aan u en de fout is geregistreerd. Probeer het later opnieuw met dezelfde link.",
        },
    },
    moment: DateTimeFormat {
        pattern: "{day} {month} {year}, {time} uur (UTC)",
        day_pattern: "{day} {month}",
        month_pattern: "{month} {year}",
        first_day: "1",
        months: [
            "januari",
            "februari",
            "maart",
            "april",
            "mei",
            "juni",
            "juli",
            "augustus",
            "september",
            "oktober",
            "november",
            "december",
        ],
    },
};
