use crate::mail::{AccountLetterTexts, AccountMailTexts, LetterTexts, MailTexts};

pub const MAIL: MailTexts = MailTexts {
    greeting: "Guten Tag,",
    greeting_named: "Guten Tag {name},",
    invitation: LetterTexts {
        subject: "{organization} lädt Sie zu einem Interview ein",
        subject_titled: "{organization} lädt Sie zu einem Interview ein: {title}",
        opening: "{organization} möchte Ihre Sicht kennenlernen und lädt Sie zu einem Interview ein.",
        opening_titled: "{organization} möchte Ihre Sicht kennenlernen und lädt Sie zu einem Interview ein: {title}",
        button: "Interview beginnen",
    },
    resumption: LetterTexts {
        subject: "{organization}: Sie können Ihr Interview fortsetzen",
        subject_titled: "{organization}: Sie können Ihr Interview fortsetzen: {title}",
        opening: "{organization} hat Ihr Interview wieder geöffnet. Sie können es jetzt fortsetzen.",
        opening_titled: "{organization} hat Ihr Interview wieder geöffnet, damit Sie es fortsetzen können: {title}",
        button: "Interview fortsetzen",
    },
    link: LetterTexts {
        subject: "Ihr Link zum Interview für {organization}",
        subject_titled: "Ihr Link zum Interview für {organization}: {title}",
        opening: "Mit Ihrer E-Mail-Adresse wurde die Teilnahme an einem Interview für {organization} angefragt. Es gibt für Sie bereits eines, und dies ist Ihr Link dazu. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Der Link wurde nur an Sie geschickt.",
        opening_titled: "Mit Ihrer E-Mail-Adresse wurde die Teilnahme an einem Interview für {organization} angefragt: {title}. Es gibt für Sie bereits eines, und dies ist Ihr Link dazu. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Der Link wurde nur an Sie geschickt.",
        button: "Interview öffnen",
    },
    reminder: LetterTexts {
        subject: "Erinnerung an Ihr Interview mit {organization}",
        subject_titled: "Erinnerung an Ihr Interview mit {organization}: {title}",
        opening: "Sie wollten an das Interview erinnert werden, zu dem {organization} Sie eingeladen hat.",
        opening_titled: "Sie wollten an das Interview erinnert werden, zu dem {organization} Sie eingeladen hat: {title}",
        button: "Interview beginnen",
    },
    account: AccountMailTexts {
        new_password: AccountLetterTexts {
            subject: "Neues Passwort wählen",
            opening: "Für das Konto {email} auf {host} wurde ein neues Passwort angefordert. Mit diesem Link wählen Sie eines. Er funktioniert einmal und eine Stunde lang.",
            button: "Neues Passwort wählen",
            closing: "Wenn Sie keines angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.",
        },
        join: AccountLetterTexts {
            subject: "{organization} lädt Sie zu Colloquy ein",
            opening: "{organization} lädt Sie ein, auf {host} an ihren Interviews mitzuarbeiten. Mit diesem Link treten Sie bei. Er funktioniert einmal und bis sieben Tage nach der Einladung.",
            button: "Beitreten",
            closing: "Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.",
        },
        password_changed: AccountLetterTexts {
            subject: "Ihr Passwort wurde geändert",
            opening: "Das Passwort des Kontos {email} auf {host} wurde geändert. Alle anderen Browser wurden abgemeldet.",
            button: "Anderes Passwort wählen",
            closing: "Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie sofort ein anderes Passwort.",
        },
        passkey_added: AccountLetterTexts {
            subject: "Ihrem Konto wurde ein Passkey hinzugefügt",
            opening: "Mit einem neuen Passkey kann man sich jetzt beim Konto {email} auf {host} anmelden.",
            button: "Passkeys ansehen",
            closing: "Wenn Sie ihn hinzugefügt haben, ist nichts zu tun. Wenn nicht, entfernen Sie ihn auf der Seite Ihres Kontos und ändern Sie sofort Ihr Passwort.",
        },
    },
    intro_label: "Worum es geht:",
    what: "Das Interview ist ein Gespräch mit einer KI: Die KI stellt die Fragen, und Sie antworten mündlich in eigenen Worten, wie am Telefon.",
    when: "Sie können es führen, wann immer es Ihnen passt, im Browser auf Ihrem Computer oder Smartphone. Sie brauchen ein Mikrofon; installieren müssen Sie nichts.",
    link_hint: "Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:",
    recorded: "Das Gespräch wird für {organization} aufgezeichnet und verschriftlicht. Vor dem Beginn werden Sie um Ihre Einwilligung gebeten.",
    contact: "Wenn Sie Fragen haben oder diese E-Mail nicht erwartet haben, wenden Sie sich bitte an {organization}.",
    unsubscribe: "Von diesen E-Mails abmelden",
    unnamed_organization: "die Organisation",
};
