use crate::console_reminders::ConsoleReminderTexts;

pub const REMINDERS: ConsoleReminderTexts = ConsoleReminderTexts {
    heading: "Rappels",
    lead: "Les personnes invitées par e-mail qui n’ont pas commencé reçoivent jusqu’à trois rappels\u{a0}: pas après un début, un refus, un e-mail non remis ou la date limite.",
    first: "Premier rappel après",
    second: "Deuxième après",
    third: "Troisième après",
    days: "jours",
    days_hint: "Laissez un champ vide pour ne pas envoyer ce rappel. Sans aucun, personne n’est relancé.",
    from: "Envoyer à partir de",
    until: "Envoyer jusqu’à",
    hour: "heures",
    hours_hint: "De 22 à 6 passe par minuit.",
    zone: "Fuseau horaire",
    zone_hint: "Les heures sont dans le fuseau de la personne dès qu’elle a ouvert le lien, et jusque-là dans celui-ci, par exemple Europe/Paris.",
    planned: "Après {days} jours",
    none: "Aucun",
    remind: "Relancer",
    bad_days: "Indiquez un nombre de jours de {fewest} à {most}, et les rappels dans l’ordre.",
    bad_hours: "Indiquez deux heures pleines différentes\u{a0}: le début de 0 à 23, la fin de 1 à 24.",
    bad_zone: "Indiquez un fuseau horaire comme Europe/Paris.",
};
