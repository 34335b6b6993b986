use crate::page::PageNotice;
use crate::withdrawal::WithdrawalTexts;

pub const WITHDRAWAL: WithdrawalTexts = WithdrawalTexts {
    link: "Einwilligung widerrufen",
    question: PageNotice {
        heading: "Einwilligung widerrufen?",
        text: "Wenn Ihr Interview noch nicht abgeschlossen ist, endet es und kann nicht fortgesetzt werden. Einen Grund müssen Sie nicht nennen.",
    },
    asks_first: "{organization} entscheidet dann, ob gelöscht wird, was über Ihr Interview gespeichert ist. Bis dahin bleiben die Aufnahme und die Verschriftlichung gespeichert.",
    erases_at_once: "Alles, was über Ihr Interview gespeichert ist, wird dann gelöscht: die Aufnahme, die Verschriftlichung und Ihre Angaben. Das lässt sich nicht rückgängig machen.",
    button: "Einwilligung widerrufen",
    back: "Zurück",
    undecided: PageNotice {
        heading: "Sie haben Ihre Einwilligung widerrufen",
        text: "{organization} sieht das und entscheidet, ob gelöscht wird, was über Ihr Interview gespeichert ist. Bis dahin bleiben die Aufnahme und die Verschriftlichung gespeichert. Wenn Sie Fragen haben, wenden Sie sich bitte an {organization}.",
    },
    being_erased: PageNotice {
        heading: "Sie haben Ihre Einwilligung widerrufen",
        text: "Alles, was über Ihr Interview gespeichert ist, wird jetzt gelöscht. Danach funktioniert dieser Link nicht mehr.",
    },
    kept: PageNotice {
        heading: "Sie haben Ihre Einwilligung widerrufen",
        text: "{organization} hat entschieden, das über Ihr Interview Gespeicherte aufzubewahren. Wenn Sie den Grund wissen möchten, wenden Sie sich bitte an {organization}.",
    },
    mail: "Einwilligung in die Aufzeichnung widerrufen",
};
