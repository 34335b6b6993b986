use crate::deadline::DeadlineTexts;
use crate::page::PageNotice;

pub const DEADLINE: DeadlineTexts = DeadlineTexts {
    page: "Sie können das Interview bis zum {time} beginnen.",
    mail: "Bitte beginnen Sie das Interview vor dem {time}.",
    overdue: PageNotice {
        heading: "Die Frist für dieses Interview ist abgelaufen",
        text: "Es kann nicht mehr begonnen werden. Wenn Sie trotzdem noch teilnehmen möchten, wenden Sie sich bitte an {organization}.",
    },
};
