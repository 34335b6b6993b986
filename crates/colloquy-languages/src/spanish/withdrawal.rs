use crate::page::PageNotice;
use crate::withdrawal::WithdrawalTexts;

pub const WITHDRAWAL: WithdrawalTexts = WithdrawalTexts {
    link: "Retirar mi consentimiento",
    question: PageNotice {
        heading: "¿Retirar su consentimiento?",
        text: "Si su entrevista no ha terminado, se dará por finalizada y no se podrá continuar. No tiene que dar ningún motivo.",
    },
    asks_first: "Después, {organization} decidirá si se elimina lo que se conserva de su entrevista. Hasta entonces se conservan la grabación y la transcripción.",
    erases_at_once: "Después se eliminará todo lo que se conserva de su entrevista: la grabación, la transcripción y sus datos. Esta acción no se puede deshacer.",
    button: "Retirar mi consentimiento",
    back: "Volver",
    undecided: PageNotice {
        heading: "Ha retirado su consentimiento",
        text: "{organization} puede verlo y decidirá si se elimina lo que se conserva de su entrevista. Hasta entonces se conservan la grabación y la transcripción. Si tiene preguntas, póngase en contacto con {organization}.",
    },
    being_erased: PageNotice {
        heading: "Ha retirado su consentimiento",
        text: "Se está eliminando todo lo que se conserva de su entrevista. Después, este enlace dejará de funcionar.",
    },
    kept: PageNotice {
        heading: "Ha retirado su consentimiento",
        text: "{organization} ha decidido conservar lo que se guarda de su entrevista. Si quiere saber el motivo, póngase en contacto con {organization}.",
    },
    mail: "Retirar mi consentimiento a la grabación",
};
