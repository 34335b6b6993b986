use crate::mail::{LetterTexts, MailTexts};

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
    intro_label: "Worum es geht:",
    what: "Das Interview ist ein Gespräch mit einer KI: Die KI stellt die Fragen, und Sie antworten mündlich in eigenen Worten, wie am Telefon.",
    when: "Sie können es führen, wann immer es Ihnen passt, im Browser auf Ihrem Computer oder Smartphone. Sie brauchen ein Mikrofon; installieren müssen Sie nichts.",
    link_hint: "Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:",
    recorded: "Das Gespräch wird für {organization} aufgezeichnet und verschriftlicht. Vor dem Beginn werden Sie um Ihre Einwilligung gebeten.",
    contact: "Wenn Sie Fragen haben oder diese E-Mail nicht erwartet haben, wenden Sie sich bitte an {organization}.",
    unsubscribe: "Von diesen E-Mails abmelden",
    unnamed_organization: "die Organisation",
};
