use crate::console_deadline::ConsoleDeadlineTexts;

pub const DEADLINE: ConsoleDeadlineTexts = ConsoleDeadlineTexts {
    heading: "Prazo",
    lead: "Até quando as pessoas convidadas podem começar. Quem já começou pode terminar.",
    of_interview: "Aplica-se o prazo da entrevista, {time}, se este convite não tiver um próprio.",
    interview_has_none: "A entrevista não tem prazo.",
    label: "Começar antes de",
    hint: "Aparece na página e nos e-mails. Depois, a ligação de partilha fica fechada e os e-mails em espera não são enviados.",
    bad: "Indique um momento no futuro.",
    remove: "Remover o prazo",
    none: "Sem prazo",
};
