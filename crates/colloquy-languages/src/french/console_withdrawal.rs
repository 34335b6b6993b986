use crate::console_withdrawal::ConsoleWithdrawalTexts;

pub const WITHDRAWAL: ConsoleWithdrawalTexts = ConsoleWithdrawalTexts {
    heading: "Retrait du consentement",
    lead: "Les personnes invitées peuvent retirer le consentement qu’elles ont donné. Leur entretien prend alors fin et personne ne peut le reprendre.",
    ask_first: "Demander d’abord",
    ask_first_hint: "Tout reste conservé jusqu’à ce qu’un propriétaire décide. D’ici là, l’invitation figure sur la vue d’ensemble.",
    erase_at_once: "Effacer aussitôt",
    erase_at_once_hint: "Tout ce qui est conservé sur l’invitation est effacé sans autre question.",
    undecided: "Consentement retiré",
    withdrawn: "La personne invitée a retiré son consentement\u{a0}: {time}.",
    decide: "Décidez si ce qui est conservé doit être effacé. D’ici là, la transcription et l’enregistrement restent en place.",
    owners_decide: "Un propriétaire décide si ce qui est conservé doit être effacé. D’ici là, la transcription et l’enregistrement restent en place.",
    being_erased: "Ce qui est conservé est en cours d’effacement.",
    kept: "Un propriétaire a décidé de garder ce qui est conservé\u{a0}: {time}.",
    reason: "Pourquoi c’est gardé",
    reason_hint: "La raison figure dans le journal d’audit. La personne invitée voit que ses données sont gardées, mais pas pourquoi.",
    bad_reason: "Saisissez une raison de 500 caractères au plus.",
    keep: "Garder",
    consent_withdrawn: "Consentement retiré",
    kept_after_withdrawal: "Gardé après le retrait du consentement",
};
