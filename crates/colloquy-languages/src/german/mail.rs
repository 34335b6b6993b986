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
        subject: "Ihr Link zum Interview mit {organization}",
        subject_titled: "Ihr Link zum Interview mit {organization}: {title}",
        opening: "Ihre E-Mail-Adresse wurde eingegeben, um an einem Interview mit {organization} teilzunehmen. Es gibt für Sie bereits eines, und dies ist Ihr Link dazu. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Der Link wurde nur an Sie geschickt.",
        opening_titled: "Ihre E-Mail-Adresse wurde eingegeben, um an einem Interview mit {organization} teilzunehmen: {title}. Es gibt für Sie bereits eines, und dies ist Ihr Link dazu. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Der Link wurde nur an Sie geschickt.",
        button: "Interview öffnen",
    },
    intro_label: "Worum es geht:",
    what: "Es ist ein gesprochenes Interview mit einer KI: Die KI stellt die Fragen, und Sie antworten laut und in eigenen Worten, wie am Telefon.",
    when: "Sie können es führen, wann immer es Ihnen passt, im Browser Ihres Computers oder Telefons. Sie brauchen ein Mikrofon; zu installieren ist nichts.",
    link_hint: "Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:",
    recorded: "Das Gespräch wird für {organization} aufgezeichnet und verschriftlicht. Vor dem Beginn werden Sie um Ihre Einwilligung gebeten.",
    contact: "Wenn Sie Fragen haben oder diese E-Mail nicht erwartet haben, wenden Sie sich bitte an {organization}.",
    unsubscribe: "Von diesen E-Mails abmelden",
    unnamed_organization: "die Organisation",
};
