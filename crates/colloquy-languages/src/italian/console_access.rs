use crate::console_access::{ConsoleAccessTexts, ForgottenPasswordTexts, JoinMailTexts};

pub const ACCESS: ConsoleAccessTexts = ConsoleAccessTexts {
    forgotten: ForgottenPasswordTexts {
        heading: "Password dimenticata",
        lead: "Inserisca l’indirizzo e-mail del Suo account. Riceverà un’e-mail con un link per scegliere una nuova password.",
        button: "Inviare il link",
        sent_heading: "Controlli la posta in arrivo",
        sent: "Se esiste un account con questo indirizzo, un’e-mail con un link è in arrivo. Il link funziona una sola volta, per un’ora. Se non arriva nulla, guardi nella posta indesiderata o ne chieda un’altra fra dieci minuti.",
        no_mail: "Questo servizio non invia e-mail. Chieda a chi lo gestisce un link per scegliere una nuova password.",
        back: "Torna all’accesso",
    },
    join_mail: JoinMailTexts {
        mailed: "{email} riceve un’e-mail con un link per entrare. Può anche inviare Lei il link qui sotto.",
        no_mail: "Questo servizio non invia e-mail, quindi invii Lei il link.",
        waiting: "L’e-mail è in corso di invio",
        sent: "E-mail inviata",
        later: "Non è stato ancora possibile inviare l’e-mail: {reason}",
        failed: "Non è stato possibile inviare l’e-mail: {reason}",
    },
};
