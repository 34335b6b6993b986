use crate::page::PageNotice;
use crate::withdrawal::WithdrawalTexts;

pub const WITHDRAWAL: WithdrawalTexts = WithdrawalTexts {
    link: "Revoca il mio consenso",
    question: PageNotice {
        heading: "Revocare il Suo consenso?",
        text: "Se la Sua intervista non è conclusa, termina e non potrà essere ripresa. Non deve indicare alcun motivo.",
    },
    asks_first: "{organization} deciderà poi se eliminare ciò che è conservato sulla Sua intervista. Fino ad allora la registrazione e la trascrizione restano conservate.",
    erases_at_once: "Tutto ciò che è conservato sulla Sua intervista verrà quindi eliminato: la registrazione, la trascrizione e i Suoi dati. L’operazione non può essere annullata.",
    button: "Revoca il mio consenso",
    back: "Indietro",
    undecided: PageNotice {
        heading: "Ha revocato il Suo consenso",
        text: "{organization} può vederlo e deciderà se eliminare ciò che è conservato sulla Sua intervista. Fino ad allora la registrazione e la trascrizione restano conservate. Se ha domande, La preghiamo di contattare {organization}.",
    },
    being_erased: PageNotice {
        heading: "Ha revocato il Suo consenso",
        text: "Tutto ciò che è conservato sulla Sua intervista viene ora eliminato. Dopodiché questo link non funzionerà più.",
    },
    kept: PageNotice {
        heading: "Ha revocato il Suo consenso",
        text: "{organization} ha deciso di mantenere ciò che è conservato sulla Sua intervista. Per conoscerne il motivo, La preghiamo di contattare {organization}.",
    },
    mail: "Revoca il mio consenso alla registrazione",
};
