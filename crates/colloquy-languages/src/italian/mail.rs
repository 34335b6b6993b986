use crate::mail::{LetterTexts, MailTexts};

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
        opening: "{organization} ha riaperto la Sua intervista. Può riprenderla da subito.",
        opening_titled: "{organization} ha riaperto la Sua intervista, così che possa riprenderla: {title}",
        button: "Riprendi l’intervista",
    },
    link: LetterTexts {
        subject: "Il Suo link all’intervista con {organization}",
        subject_titled: "Il Suo link all’intervista con {organization}: {title}",
        opening: "Il Suo indirizzo e-mail è stato inserito per partecipare a un’intervista con {organization}. Ne ha già una, e questo è il Suo link. Se non è stato Lei, può ignorare questo messaggio: il link è stato inviato soltanto a Lei.",
        opening_titled: "Il Suo indirizzo e-mail è stato inserito per partecipare a un’intervista con {organization}: {title}. Ne ha già una, e questo è il Suo link. Se non è stato Lei, può ignorare questo messaggio: il link è stato inviato soltanto a Lei.",
        button: "Apri l’intervista",
    },
    intro_label: "Di che cosa si tratta:",
    what: "È una conversazione a voce con un’intelligenza artificiale, che fa le domande: Lei risponde ad alta voce, con parole Sue, come al telefono.",
    when: "Può farla quando preferisce, nel browser del computer o del telefono. Le serve un microfono; non c’è nulla da installare.",
    link_hint: "Se il pulsante non funziona, copi questo indirizzo nel browser:",
    recorded: "La conversazione viene registrata e trascritta per {organization}. Prima di iniziare Le sarà chiesto il consenso.",
    contact: "Per qualsiasi domanda, o se non si aspettava questo messaggio, si rivolga a {organization}.",
    unsubscribe: "Annulla l’iscrizione a questi messaggi",
    unnamed_organization: "l’organizzazione",
};
