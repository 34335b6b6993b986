use crate::page::PageNotice;
use crate::reminder::ReminderTexts;

pub const REMINDER: ReminderTexts = ReminderTexts {
    link: "Recordármelo mañana",
    question: PageNotice {
        heading: "¿Quiere que se lo recordemos mañana?",
        text: "Recibirá un solo correo dentro de 24 horas, en la dirección a la que se le invitó. No se enviará si empieza la entrevista antes.",
    },
    button: "Recordármelo mañana",
    back: "Volver a la invitación",
    done: PageNotice {
        heading: "Recibirá un recordatorio",
        text: "Si empieza la entrevista antes, el correo no se enviará.",
    },
    waiting: "Recibirá un correo de recordatorio el {time}.",
};
