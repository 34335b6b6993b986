use crate::deadline::DeadlineTexts;
use crate::page::PageNotice;

pub const DEADLINE: DeadlineTexts = DeadlineTexts {
    page: "You can start the interview until {time}.",
    mail: "Please start the interview before {time}.",
    overdue: PageNotice {
        heading: "The time for this interview is over",
        text: "It can no longer be started. If you would still like to take part, please contact {organization}.",
    },
};
