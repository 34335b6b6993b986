use crate::home::HomeWords;
use crate::page::PageNotice;

pub const HOME: HomeWords = HomeWords {
    what: "Ce serveur héberge Colloquy, un service libre d’entretiens à voix haute. Une organisation écrit ce qu’elle souhaite apprendre ; une IA s’entretient avec chaque personne invitée et conserve la transcription.",
    invited: PageNotice {
        heading: "Vous avez été invité à un entretien ?",
        text: "Ouvrez le lien complet de votre invitation. Il est plus long que cette adresse. S’il ne fonctionne pas, adressez-vous à l’organisation qui vous l’a envoyé.",
    },
    sign_in: PageNotice {
        heading: "Connexion",
        text: "Cette version n’a pas encore d’interface web où se connecter. Les programmes et la ligne de commande s’identifient avec une clé d’API, que l’exploitant de ce serveur crée pour votre organisation :",
    },
    keys: "Utiliser une clé d’API",
    read_on: "Pour les développeurs et les exploitants",
    documentation: "Documentation",
    getting_started: "Premiers pas",
    reference: "Référence de l’API",
    health: "État de ce serveur",
};
