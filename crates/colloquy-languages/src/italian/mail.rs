use crate::mail::{AccountLetterTexts, AccountMailTexts, LetterTexts, MailTexts};

pub const MAIL: MailTexts = MailTexts {
    greeting: "Buongiorno,",
    greeting_named: "Buongiorno {name},",
    invitation: LetterTexts {
        subject: "{organization} La invita a un’intervista",
        subject_titled: "{organization} La invita a un’intervista: {title}",
        opening: "{organization} desidera conoscere il Suo punto di vista e La invita a un’intervista.",
        opening_titled: "{organization} desidera conoscere il Suo punto di vista e La invita a un’intervista: {title}",
        button: "Inizia l’intervista",
    },
    resumption: LetterTexts {
        subject: "{organization}: può riprendere la Sua intervista",
        subject_titled: "{organization}: può riprendere la Sua intervista: {title}",
        opening: "{organization} ha riaperto la Sua intervista. Può riprenderla quando vuole.",
        opening_titled: "{organization} ha riaperto la Sua intervista, che ora può riprendere: {title}",
        button: "Riprendi l’intervista",
    },
    link: LetterTexts {
        subject: "Il Suo link all’intervista con {organization}",
        subject_titled: "Il Suo link all’intervista con {organization}: {title}",
        opening: "Il Suo indirizzo e-mail è stato inserito per partecipare a un’intervista con {organization}. Ne ha già una, e questo è il Suo link. Se non l’ha inserito Lei, può ignorare questo messaggio: il link è stato inviato soltanto a Lei.",
        opening_titled: "Il Suo indirizzo e-mail è stato inserito per partecipare a un’intervista con {organization}: {title}. Ne ha già una, e questo è il Suo link. Se non l’ha inserito Lei, può ignorare questo messaggio: il link è stato inviato soltanto a Lei.",
        button: "Apri l’intervista",
    },
    reminder: LetterTexts {
        subject: "Promemoria: la Sua intervista con {organization}",
        subject_titled: "Promemoria: la Sua intervista con {organization}: {title}",
        opening: "Ha chiesto un promemoria per l’intervista a cui La invita {organization}.",
        opening_titled: "Ha chiesto un promemoria per l’intervista a cui La invita {organization}: {title}",
        button: "Inizia l’intervista",
    },
    account: AccountMailTexts {
        new_password: AccountLetterTexts {
            subject: "Scelga una nuova password",
            opening: "È stata richiesta una nuova password per l’account {email} su {host}. Con questo link può sceglierla. Funziona una sola volta, per un’ora.",
            button: "Scegliere una nuova password",
            closing: "Se non l’ha richiesta, ignori questa e-mail. La Sua password resta invariata.",
        },
        join: AccountLetterTexts {
            subject: "{organization} La invita su Colloquy",
            opening: "{organization} La invita a lavorare alle sue interviste su {host}. Con questo link può entrare. Funziona una sola volta e scade sette giorni dopo l’invito.",
            button: "Entrare nell’organizzazione",
            closing: "Se non aspettava questa e-mail, può ignorarla.",
        },
        password_changed: AccountLetterTexts {
            subject: "La Sua password è stata modificata",
            opening: "La password dell’account {email} su {host} è stata modificata. Tutti gli altri browser sono stati disconnessi.",
            button: "Scegliere un’altra password",
            closing: "Se è stato Lei, non deve fare nulla. Altrimenti scelga subito un’altra password.",
        },
        passkey_added: AccountLetterTexts {
            subject: "Al Suo account è stata aggiunta una passkey",
            opening: "Ora è possibile accedere all’account {email} su {host} con una nuova passkey.",
            button: "Vedere le passkey",
            closing: "Se l’ha aggiunta Lei, non deve fare nulla. Altrimenti la rimuova nella pagina del Suo account e cambi subito la password.",
        },
    },
    intro_label: "Di che cosa si tratta:",
    what: "È una conversazione a voce con un’intelligenza artificiale, che Le pone le domande: Lei risponde parlando, con parole Sue, come al telefono.",
    when: "Può partecipare quando preferisce, nel browser, da computer o da telefono. Serve solo un microfono: non c’è nulla da installare.",
    link_hint: "Se il pulsante non funziona, copi questo indirizzo nel browser:",
    recorded: "La conversazione viene registrata e trascritta per {organization}. Prima di iniziare Le sarà chiesto il consenso.",
    contact: "Per qualsiasi domanda, o se non si aspettava questo messaggio, contatti {organization}.",
    unsubscribe: "Non ricevere più questi messaggi",
    unnamed_organization: "l’organizzazione",
};
