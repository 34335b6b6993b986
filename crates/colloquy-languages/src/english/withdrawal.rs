use crate::page::PageNotice;
use crate::withdrawal::WithdrawalTexts;

pub const WITHDRAWAL: WithdrawalTexts = WithdrawalTexts {
    link: "Withdraw my consent",
    question: PageNotice {
        heading: "Withdraw your consent?",
        text: "If your interview is not finished, it ends, and nobody can continue it. You do not have to give a reason.",
    },
    asks_first: "{organization} will then decide whether to erase what is stored about your interview. Until then, the recording and the transcript remain stored.",
    erases_at_once: "Everything that is stored about your interview will then be erased: the recording, the transcript and your details. This cannot be undone.",
    button: "Withdraw my consent",
    back: "Back",
    undecided: PageNotice {
        heading: "You have withdrawn your consent",
        text: "{organization} can see this and will decide whether to erase what is stored about your interview. Until then, the recording and the transcript remain stored. If you have any questions, please contact {organization}.",
    },
    being_erased: PageNotice {
        heading: "You have withdrawn your consent",
        text: "Everything that is stored about your interview is being erased. After that, this link no longer works.",
    },
    kept: PageNotice {
        heading: "You have withdrawn your consent",
        text: "{organization} has decided to keep what is stored about your interview. To find out why, please contact {organization}.",
    },
    mail: "Withdraw my consent to the recording",
};
