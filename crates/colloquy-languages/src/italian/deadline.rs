use crate::deadline::DeadlineTexts;
use crate::page::PageNotice;

pub const DEADLINE: DeadlineTexts = DeadlineTexts {
    page: "Termine per iniziare l’intervista: {time}.",
    mail: "Per partecipare, inizi l’intervista entro questo termine: {time}.",
    overdue: PageNotice {
        heading: "Il termine per questa intervista è scaduto",
        text: "Non è più possibile iniziarla. Se desidera comunque partecipare, contatti {organization}.",
    },
};
