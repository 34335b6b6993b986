use crate::deadline::DeadlineTexts;
use crate::page::PageNotice;

pub const DEADLINE: DeadlineTexts = DeadlineTexts {
    page: "Puede empezar la entrevista hasta el {time}.",
    mail: "Por favor, empiece la entrevista antes del {time}.",
    overdue: PageNotice {
        heading: "El plazo de esta entrevista ha terminado",
        text: "Ya no se puede empezar. Si aún desea participar, póngase en contacto con {organization}.",
    },
};
