use crate::page::{
    DateTimeFormat, DeclinePageTexts, ErrorPageTexts, InviteePageTexts, PageNotice, ShareLinkPageTexts,
    UnsubscribePageTexts, VisitorFormErrorTexts,
};

pub const PAGE: InviteePageTexts = InviteePageTexts {
    unnamed_organization: "l’organizzazione",
    untitled: "Intervista",
    greeting: "Buongiorno,",
    greeting_named: "Buongiorno {name},",
    invited: "{organization} desidera conoscere il Suo punto di vista e La invita a un’intervista.",
    reopened: "{organization} ha riaperto la Sua intervista. Può riprenderla.",
    in_progress: "Ha iniziato la Sua intervista. Può riprenderla con questo stesso link.",
    intro_label: "Di che cosa si tratta",
    expect_label: "Come si svolge",
    what: "È una conversazione a voce con un’intelligenza artificiale, che Le pone le domande: Lei risponde parlando, con parole Sue, come al telefono.",
    when: "Si svolge nel browser, da computer o da telefono. Serve solo un microfono: non c’è nulla da installare.",
    contact: "Per qualsiasi domanda, contatti {organization}.",
    completed: PageNotice {
        heading: "Grazie",
        text: "La Sua intervista è conclusa. Non deve fare altro e può chiudere questa pagina.",
    },
    invitation_closed: PageNotice {
        heading: "Questo invito non è più valido",
        text: "Non è più possibile utilizzarlo. Se non se lo aspettava, si rivolga a chi glielo ha inviato.",
    },
    capped: PageNotice {
        heading: "Al momento l’intervista non può iniziare",
        text: "Riprovi più tardi con questo stesso link. Se è urgente, si rivolga a chi glielo ha inviato.",
    },
    share: ShareLinkPageTexts {
        name: "Il Suo nome",
        email: "Il Suo indirizzo e-mail",
        access_code: "Codice di accesso",
        access_code_hint: "Il codice è fornito da chi Le ha dato questo link.",
        required: "obbligatorio",
        optional: "facoltativo",
        use_of_details: "{organization} riceverà i dati inseriti qui.",
        button: "Continua",
        complaints: VisitorFormErrorTexts {
            heading: "Da controllare",
            name_missing: "Inserisca il Suo nome.",
            name_too_long: "Il nome può avere al massimo 200 caratteri.",
            email_missing: "Inserisca il Suo indirizzo e-mail.",
            email_invalid: "Inserisca un indirizzo e-mail completo, per esempio nome@example.org.",
            email_domain: "Questa intervista è riservata a determinati indirizzi e-mail. Usi quello della Sua organizzazione.",
            access_code_wrong: "Questo codice di accesso non è corretto. Lo controlli e lo inserisca di nuovo.",
            too_many_tries: "Ci sono stati troppi tentativi con un codice di accesso errato. Attenda qualche minuto e riprovi.",
            too_many_today: "Dalla Sua connessione è già stato raggiunto il numero di interviste consentito in un giorno. Riprovi domani.",
        },
        disabled: PageNotice {
            heading: "Questo link non è attivo",
            text: "Al momento non è possibile iniziare interviste con questo link. Per qualsiasi domanda, contatti {organization}.",
        },
        not_yet: PageNotice {
            heading: "Questo link non è ancora attivo",
            text: "Riprovi più tardi con lo stesso link.",
        },
        opens: "Data di attivazione:",
        over: PageNotice {
            heading: "Questo link non è più attivo",
            text: "Il periodo previsto per queste interviste è terminato. Grazie per l’interesse.",
        },
        full: PageNotice {
            heading: "Posti esauriti",
            text: "È stato raggiunto il numero di partecipanti previsto. Grazie per l’interesse.",
        },
        full_today: PageNotice {
            heading: "I posti per oggi sono esauriti",
            text: "È già stato raggiunto il numero massimo di partecipanti per oggi. Riprovi domani con lo stesso link.",
        },
        link_mailed: PageNotice {
            heading: "Le abbiamo inviato il Suo link",
            text: "Per questo indirizzo e-mail esiste già un’intervista. Il link si trova in un messaggio inviato a quell’indirizzo. L’arrivo può richiedere qualche minuto; controlli anche nella posta indesiderata. Se non arriva nulla, contatti {organization}.",
        },
    },
    unsubscribe: UnsubscribePageTexts {
        question: PageNotice {
            heading: "Non desidera più ricevere questi messaggi?",
            text: "{organization} non invierà più messaggi all’indirizzo che ha ricevuto questo link. Il Suo invito resta valido e il link continua a funzionare.",
        },
        button: "Interrompi l’invio",
        done: PageNotice {
            heading: "Non riceverà altri messaggi",
            text: "{organization} non invierà più messaggi a questo indirizzo. Il Suo invito resta valido. Se cambia idea, contatti {organization}.",
        },
    },
    decline: DeclinePageTexts {
        link: "Non desidero partecipare",
        question: PageNotice {
            heading: "Non desidera partecipare?",
            text: "Il Suo invito verrà chiuso e {organization} vedrà che ha rifiutato. Non deve indicare alcun motivo.",
        },
        button: "Rifiuta l’invito",
        back: "Torna all’invito",
        done: PageNotice {
            heading: "Ha rifiutato l’invito",
            text: "Il Suo invito è chiuso e {organization} vede che non parteciperà. Se cambia idea, La preghiamo di contattare {organization}.",
        },
    },
    problems: ErrorPageTexts {
        not_found: PageNotice {
            heading: "Questa pagina non esiste",
            text: "Controlli che l’indirizzo sia completo: un link spezzato su due righe spesso perde l’ultima parte. Se è completo, si rivolga a chi Le ha inviato il link.",
        },
        other_method: PageNotice {
            heading: "Operazione non consentita",
            text: "Apra di nuovo il link nel browser.",
        },
        unreadable: PageNotice {
            heading: "Il modulo non è arrivato per intero",
            text: "Forse la connessione si è interrotta. Torni indietro e invii di nuovo il modulo.",
        },
        too_large: PageNotice {
            heading: "Il testo è troppo lungo",
            text: "Il modulo accetta solo un nome, un indirizzo e-mail e un codice di accesso. Torni indietro e lo invii di nuovo con un testo più breve.",
        },
        wrong_type: PageNotice {
            heading: "Non è stato possibile leggere il modulo",
            text: "Apra di nuovo il link nel browser e compili lì il modulo.",
        },
        foreign_form: PageNotice {
            heading: "Questo modulo non proviene dalla nostra pagina",
            text: "Apra direttamente il link nel browser e compili lì il modulo.",
        },
        too_many: PageNotice {
            heading: "Troppe richieste in poco tempo",
            text: "Dalla Sua connessione sono appena stati inviati molti moduli. Attenda un minuto e invii di nuovo il Suo.",
        },
        unavailable: PageNotice {
            heading: "Un momento, per favore",
            text: "Al momento non è possibile mostrare questa pagina. Il Suo link resta valido. Riprovi tra un minuto.",
        },
        failed: PageNotice {
            heading: "Si è verificato un errore da parte nostra",
            text: "Non dipende da Lei, e l’errore è stato annotato. Riprovi più tardi con lo stesso link.",
        },
    },
    moment: DateTimeFormat {
        pattern: "{day} {month} {year}, ore {time} (UTC)",
        day_pattern: "{day} {month}",
        month_pattern: "{month} {year}",
        first_day: "1º",
        months: [
            "gennaio",
            "febbraio",
            "marzo",
            "aprile",
            "maggio",
            "giugno",
            "luglio",
            "agosto",
            "settembre",
            "ottobre",
            "novembre",
            "dicembre",
        ],
    },
};
