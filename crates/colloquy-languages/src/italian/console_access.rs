use crate::console_access::{
    ConsoleAccessTexts, ForgottenPasswordTexts, JoinMailStatusTexts, LanguageChoiceTexts, ProviderSignInTexts,
};

pub const ACCESS: ConsoleAccessTexts = ConsoleAccessTexts {
    forgotten: ForgottenPasswordTexts {
        heading: "Password dimenticata",
        lead: "Inserisca l’indirizzo e-mail del Suo account. Riceverà un’e-mail con un link per scegliere una nuova password.",
        button: "Invia il link",
        sent_heading: "Controlli la posta in arrivo",
        sent: "Se esiste un account con questo indirizzo, un’e-mail con un link è in arrivo. Il link funziona una sola volta, per un’ora. Se non arriva nulla, guardi nella posta indesiderata o ne chieda un’altra fra dieci minuti.",
        no_mail: "Questo servizio non invia e-mail. Chieda a chi lo gestisce un link per scegliere una nuova password.",
        back: "Torna all’accesso",
    },
    join_mail: JoinMailStatusTexts {
        mailed: "{email} riceve un’e-mail con un link per entrare. Può anche inviare Lei il link qui sotto.",
        no_mail: "Questo servizio non invia e-mail, quindi invii Lei il link.",
        waiting: "L’e-mail è in corso di invio",
        sent: "E-mail inviata",
        later: "Non è stato ancora possibile inviare l’e-mail: {reason}",
        failed: "Non è stato possibile inviare l’e-mail: {reason}",
    },
    language: LanguageChoiceTexts {
        heading: "Lingua",
        lead: "La console e le e-mail che riceve sono in questa lingua.",
        label: "Lingua della console",
        of_browser: "Quella del browser",
    },
    provider: ProviderSignInTexts {
        button: "Continua con {provider}",
        unavailable: "Al momento {provider} non è raggiungibile. Riprovi più tardi oppure acceda con la password.",
        other_attempt: "Questo accesso non è iniziato in questo browser, oppure è durato più di dieci minuti. Ricominci.",
        not_signed_in: "{provider} non ha completato il Suo accesso.",
        not_proven: "{provider} non ha confermato la Sua identità. Ricominci. Se non riesce di nuovo, avvisi chi gestisce questo servizio.",
        email_not_verified: "{provider} non ha verificato il Suo indirizzo e-mail. Lo verifichi lì, poi ricominci.",
        other_domain: "Con questo indirizzo e-mail non può accedere tramite {provider}.",
        other_identity: "L’account con il Suo indirizzo e-mail è collegato a un’altra persona presso {provider}. Acceda con la password e rimuova il collegamento nella pagina del Suo account.",
        stranger: "Non esiste un account con il Suo indirizzo e-mail. Chieda un invito a un titolare della Sua organizzazione.",
        heading: "Accesso con {provider}",
        linked: "Il Suo account è collegato dal {time}. Può accedere senza password.",
        not_linked: "Il Suo account non è ancora collegato. Per collegarlo, esca e continui con {provider}. Il Suo indirizzo e-mail lì deve essere lo stesso di qui.",
        unlink: "Rimuovi il collegamento",
        no_password: "Il Suo account non ha una password.",
        choose_password: "Scegli una password",
        password_first: "Scelga una password prima di rimuovere il collegamento.",
    },
    passkeys: super::console_passkeys::PASSKEYS,
};
