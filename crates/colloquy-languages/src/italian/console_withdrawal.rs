use crate::console_withdrawal::ConsoleWithdrawalTexts;

pub const WITHDRAWAL: ConsoleWithdrawalTexts = ConsoleWithdrawalTexts {
    heading: "Revoca del consenso",
    lead: "Le persone invitate possono revocare il consenso che hanno dato. La loro intervista allora termina e nessuno può riprenderla.",
    ask_first: "Chiedere prima",
    ask_first_hint: "Tutto resta conservato finché un titolare non decide. Fino ad allora l’invito compare nella panoramica.",
    erase_at_once: "Cancellare subito",
    erase_at_once_hint: "Tutto ciò che è conservato sull’invito viene cancellato senza chiedere.",
    undecided: "Consenso revocato",
    withdrawn: "La persona invitata ha revocato il consenso: {time}.",
    decide: "Decida se cancellare ciò che è conservato. Fino ad allora la trascrizione e la registrazione restano.",
    owners_decide: "Un titolare decide se cancellare ciò che è conservato. Fino ad allora la trascrizione e la registrazione restano.",
    being_erased: "Ciò che è conservato è in corso di cancellazione.",
    kept: "Un titolare ha deciso di mantenere ciò che è conservato: {time}.",
    reason: "Perché viene mantenuto",
    reason_hint: "Il motivo compare nel registro delle modifiche. La persona invitata vede che i dati vengono mantenuti, ma non perché.",
    bad_reason: "Inserisca un motivo di al massimo 500 caratteri.",
    keep: "Mantieni",
    consent_withdrawn: "Consenso revocato",
    kept_after_withdrawal: "Mantenuto dopo la revoca del consenso",
};
