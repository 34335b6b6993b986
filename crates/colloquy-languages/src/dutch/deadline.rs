use crate::deadline::DeadlineTexts;
use crate::page::PageNotice;

pub const DEADLINE: DeadlineTexts = DeadlineTexts {
    page: "U kunt tot {time} met het interview beginnen.",
    mail: "Begin het interview alstublieft vóór {time}.",
    overdue: PageNotice {
        heading: "De termijn voor dit interview is verstreken",
        text: "Het kan niet meer worden gestart. Wilt u toch nog deelnemen? Neem dan contact op met {organization}.",
    },
};
