use crate::console_withdrawal::ConsoleWithdrawalTexts;

pub const WITHDRAWAL: ConsoleWithdrawalTexts = ConsoleWithdrawalTexts {
    heading: "Widerruf der Einwilligung",
    lead: "Eingeladene Personen können ihre Einwilligung widerrufen. Ihr Interview endet dann, und niemand kann es fortsetzen.",
    ask_first: "Erst fragen",
    ask_first_hint: "Alles bleibt gespeichert, bis ein Inhaber der Organisation entscheidet. Bis dahin steht die Einladung auf der Übersicht.",
    erase_at_once: "Sofort löschen",
    erase_at_once_hint: "Alles, was über die Einladung gespeichert ist, wird ohne Rückfrage gelöscht.",
    undecided: "Einwilligung widerrufen",
    withdrawn: "Die eingeladene Person hat ihre Einwilligung widerrufen: {time}.",
    decide: "Entscheiden Sie, ob das Gespeicherte gelöscht wird. Bis dahin bleiben Transkript und Aufnahme erhalten.",
    owners_decide: "Ein Inhaber der Organisation entscheidet, ob das Gespeicherte gelöscht wird. Bis dahin bleiben Transkript und Aufnahme erhalten.",
    being_erased: "Das Gespeicherte wird gelöscht.",
    kept: "Es wurde entschieden, das Gespeicherte zu behalten: {time}.",
    reason: "Warum es behalten wird",
    reason_hint: "Der Grund steht im Änderungsprotokoll. Die eingeladene Person sieht, dass es behalten wird, aber nicht, warum.",
    bad_reason: "Geben Sie einen Grund mit höchstens 500 Zeichen ein.",
    keep: "Behalten",
    consent_withdrawn: "Einwilligung widerrufen",
    kept_after_withdrawal: "Nach Widerruf der Einwilligung behalten",
};
