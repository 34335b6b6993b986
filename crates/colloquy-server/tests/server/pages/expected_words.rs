//! Words that the pages of an invitation must have in each language.

/// A locale, its language, and words of six pages: an interview that is ready, in progress, reopened, completed or
/// closed, and the page for an unknown address.
pub const LANGUAGES: [(&str, &str, [&str; 6]); 7] = [
    (
        "en-GB",
        "en",
        [
            "invites you to an interview",
            "You have begun your interview",
            "has reopened your interview",
            "Your interview is complete",
            "This invitation is closed",
            "There is no such page",
        ],
    ),
    (
        "fr",
        "fr",
        [
            "vous invite à un entretien",
            "Vous avez commencé votre entretien",
            "a rouvert votre entretien",
            "Votre entretien est terminé",
            "Cette invitation n’est plus valable",
            "Cette page n’existe pas",
        ],
    ),
    (
        "de-AT",
        "de",
        [
            "lädt Sie zu einem Interview ein",
            "Sie haben Ihr Interview bereits begonnen",
            "hat Ihr Interview wieder geöffnet",
            "Ihr Interview ist abgeschlossen",
            "Diese Einladung ist nicht mehr gültig",
            "Diese Seite gibt es nicht",
        ],
    ),
    (
        "es-MX",
        "es",
        [
            "le invita a una entrevista",
            "Tiene una entrevista empezada",
            "ha reabierto su entrevista",
            "Ha completado su entrevista",
            "Esta invitación ya no es válida",
            "Esta página no existe",
        ],
    ),
    (
        "it",
        "it",
        [
            "La invita a un’intervista",
            "Ha iniziato la Sua intervista",
            "ha riaperto la Sua intervista",
            "La Sua intervista è conclusa",
            "Questo invito non è più valido",
            "Questa pagina non esiste",
        ],
    ),
    (
        "pt-BR",
        "pt",
        [
            "envia este convite para uma entrevista",
            "A sua entrevista já começou",
            "reabriu a sua entrevista",
            "A sua entrevista está concluída",
            "Este convite está encerrado",
            "Esta página não existe",
        ],
    ),
    (
        "NL",
        "nl",
        [
            "nodigt u uit voor een interview",
            "U bent aan uw interview begonnen",
            "heeft uw interview heropend",
            "Uw interview is afgerond",
            "Deze uitnodiging is niet meer geldig",
            "Deze pagina bestaat niet",
        ],
    ),
];
