use crate::page::PageNotice;
use crate::reminder::ReminderTexts;

pub const REMINDER: ReminderTexts = ReminderTexts {
    link: "Quero um lembrete amanhã",
    question: PageNotice {
        heading: "Quer receber um lembrete amanhã?",
        text: "Receberá um único e-mail daqui a 24 horas, no endereço para o qual foi enviado o convite. Não será enviado se começar a entrevista antes.",
    },
    button: "Enviar um lembrete amanhã",
    back: "Voltar ao convite",
    done: PageNotice {
        heading: "Receberá um lembrete",
        text: "Se começar a entrevista antes, o e-mail não será enviado.",
    },
    waiting: "Data do lembrete por e-mail: {time}.",
};
