use crate::page::PageNotice;
use crate::reminder::ReminderTexts;

pub const REMINDER: ReminderTexts = ReminderTexts {
    link: "Me le rappeler demain",
    question: PageNotice {
        heading: "Faut-il vous le rappeler demain\u{a0}?",
        text: "Vous recevrez un seul e-mail dans 24 heures, à l’adresse à laquelle vous avez été invité. Si vous commencez l’entretien avant, il ne sera pas envoyé.",
    },
    button: "Me le rappeler demain",
    back: "Retour à l’invitation",
    done: PageNotice {
        heading: "Vous recevrez un rappel",
        text: "Si vous commencez l’entretien avant, l’e-mail ne sera pas envoyé.",
    },
    waiting: "Vous recevrez un e-mail de rappel le {time}.",
};
