use crate::deadline::DeadlineTexts;
use crate::page::PageNotice;

pub const DEADLINE: DeadlineTexts = DeadlineTexts {
    page: "Vous pouvez commencer l’entretien jusqu’au {time}.",
    mail: "Merci de commencer l’entretien avant le {time}.",
    overdue: PageNotice {
        heading: "Le délai pour cet entretien est dépassé",
        text: "Il n’est plus possible de le commencer. Si vous souhaitez tout de même participer, adressez-vous à {organization}.",
    },
};
