use crate::page::PageNotice;
use crate::reminder::ReminderTexts;

pub const REMINDER: ReminderTexts = ReminderTexts {
    link: "Herinner me morgen",
    question: PageNotice {
        heading: "Wilt u morgen een herinnering?",
        text: "U krijgt over 24 uur één mail, op het adres waarop u bent uitgenodigd. Die wordt niet verzonden als u eerder met het interview begint.",
    },
    button: "Herinner me morgen",
    back: "Terug naar de uitnodiging",
    done: PageNotice {
        heading: "U krijgt een herinnering",
        text: "Als u eerder met het interview begint, wordt de mail niet verzonden.",
    },
    waiting: "U krijgt een mail als herinnering op {time}.",
};
