use crate::page::PageNotice;
use crate::reminder::ReminderTexts;

pub const REMINDER: ReminderTexts = ReminderTexts {
    link: "Remind me tomorrow",
    question: PageNotice {
        heading: "Remind you tomorrow?",
        text: "You will get one mail in 24 hours, at the address to which you were invited. It will not be sent if you start the interview before.",
    },
    button: "Remind me tomorrow",
    back: "Back to the invitation",
    done: PageNotice {
        heading: "You will be reminded",
        text: "If you start the interview before, the mail will not be sent.",
    },
    waiting: "You will get a mail as a reminder on {time}.",
};
