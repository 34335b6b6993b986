use crate::page::PageNotice;
use crate::reminder::ReminderTexts;

pub const REMINDER: ReminderTexts = ReminderTexts {
    link: "Morgen daran erinnern",
    question: PageNotice {
        heading: "Sollen wir Sie morgen erinnern?",
        text: "Sie erhalten in 24 Stunden eine Mail an die Adresse, an die Sie eingeladen wurden. Wenn Sie das Interview vorher beginnen, wird sie nicht gesendet.",
    },
    button: "Morgen erinnern",
    back: "Zurück zur Einladung",
    done: PageNotice {
        heading: "Sie werden erinnert",
        text: "Wenn Sie das Interview vorher beginnen, wird die Mail nicht gesendet.",
    },
    waiting: "Sie erhalten zur Erinnerung eine Mail am {time}.",
};
