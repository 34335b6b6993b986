use crate::console_deadline::ConsoleDeadlineTexts;

pub const DEADLINE: ConsoleDeadlineTexts = ConsoleDeadlineTexts {
    heading: "Date limite",
    lead: "Jusqu’à quand les personnes invitées peuvent commencer. Celles qui ont commencé peuvent encore terminer.",
    of_interview: "La date limite de l’entretien, {time}, s’applique si cette invitation n’a pas la sienne.",
    interview_has_none: "L’entretien n’a pas de date limite.",
    label: "Commencer avant",
    hint: "Indiquée sur la page et dans les e-mails. Ensuite, le lien de partage est fermé et les e-mails en attente ne sont plus envoyés.",
    bad: "Indiquez une date à venir.",
    remove: "Supprimer la date limite",
    none: "Aucune date limite",
};
