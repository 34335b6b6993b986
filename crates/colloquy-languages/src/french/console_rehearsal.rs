use crate::console_rehearsal::RehearsalTexts;

pub const REHEARSAL: RehearsalTexts = RehearsalTexts {
    rehearse: "Répéter",
    heading: "Répétition",
    title: "Répétition : {title}",
    lead: "Passez l’entretien vous-même avant d’inviter qui que ce soit. Une répétition ne compte nulle part : elle n’est pas enregistrée, n’apparaît dans aucune liste ni aucun résultat, ne consomme aucune minute et est supprimée à la fin.",
    begin: "Commencer la répétition",
    running: "La répétition est prête",
    running_lead: "L’entretien s’ouvre dans un nouvel onglet, uniquement dans ce navigateur. Revenez ici lorsqu’il est terminé. Laissé de côté pendant une demi-heure, il est supprimé.",
    open: "Ouvrir l’entretien",
    show_outcome: "Afficher le bilan",
    end: "Terminer et supprimer",
    ending: "Le résumé est en cours de rédaction",
    ending_lead: "La répétition est terminée. Cela prend en général quelques secondes.",
    deleted: "Cette répétition est supprimée",
    deleted_lead: "Vous ne voyez son bilan qu’une seule fois. Si vous quittez ou rechargez la page, il disparaît.",
    covered: "Sujets abordés",
    again: "Répéter encore une fois",
    marked_title: "Répétition : {title}",
    marked_intro: "Ceci est une répétition. Vous lisez ci-dessous ce que liront les personnes invitées. Contrairement à la leur, votre conversation n’est pas enregistrée, et tout ce que vous dites est supprimé à la fin.",
};
