use crate::deadline::DeadlineTexts;
use crate::page::PageNotice;

pub const DEADLINE: DeadlineTexts = DeadlineTexts {
    page: "Pode começar a entrevista até {time}.",
    mail: "Comece a entrevista antes de {time}, por favor.",
    overdue: PageNotice {
        heading: "O prazo desta entrevista terminou",
        text: "Já não é possível começar a entrevista. Se ainda quiser participar, fale com {organization}.",
    },
};
