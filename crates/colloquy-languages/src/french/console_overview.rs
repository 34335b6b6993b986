use crate::console_overview::OverviewTexts;

pub const OVERVIEW: OverviewTexts = OverviewTexts {
    heading: "Vue d’ensemble",
    running: "Entretiens en cours",
    none_running: "Personne ne passe d’entretien en ce moment.",
    more_running: "Il y en a d’autres.",
    person: "Personne",
    interview: "Entretien",
    started: "Commencé",
    status: "État",
    in_progress: "En cours",
    interrupted: "Interrompu depuis {time}",
    attention: "À surveiller",
    all_well: "Tout fonctionne.",
    undelivered: "E-mail non remis : {reason}",
    abandoned: "Interrompu et jamais repris",
    newest: "Entretiens les plus récents",
    all_interviews: "Tous les entretiens",
    usage: "Minutes utilisées",
    week: "Les sept derniers jours",
    week_counts: "{started} commencés, {completed} terminés",
    completed: "Entretiens terminés",
};
