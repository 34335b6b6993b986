use crate::page::PageNotice;
use crate::reminder::ReminderTexts;

pub const REMINDER: ReminderTexts = ReminderTexts {
    link: "Ricordamelo domani",
    question: PageNotice {
        heading: "Vuole un promemoria domani?",
        text: "Riceverà una sola e-mail tra 24 ore, all’indirizzo a cui è arrivato l’invito. Non verrà inviata se inizia l’intervista prima.",
    },
    button: "Inviatemi un promemoria domani",
    back: "Torna all’invito",
    done: PageNotice {
        heading: "Riceverà un promemoria",
        text: "Se inizia l’intervista prima, l’e-mail non verrà inviata.",
    },
    waiting: "Promemoria per e-mail: {time}.",
};
