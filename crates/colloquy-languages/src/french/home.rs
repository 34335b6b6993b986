use crate::home::HomePageTexts;
use crate::page::PageNotice;

pub const HOME: HomePageTexts = HomePageTexts {
    what: "Ce serveur héberge Colloquy, un service libre d’entretiens de vive voix. Une organisation indique ce qu’elle souhaite savoir\u{a0}; une IA s’entretient avec chaque personne invitée et conserve la transcription.",
    invited: PageNotice {
        heading: "Vous avez reçu une invitation à un entretien\u{a0}?",
        text: "Ouvrez le lien complet de votre invitation. Il est plus long que cette adresse. S’il ne fonctionne pas, adressez-vous à l’organisation qui vous l’a envoyé.",
    },
    sign_in: PageNotice {
        heading: "Connexion",
        text: "Les membres d’une organisation se connectent à la console. Les programmes et la ligne de commande utilisent une clé d’API.",
    },
    console: "Ouvrir la console",
    keys: "Utiliser une clé d’API",
    read_on: "Pour les développeurs et les exploitants",
    documentation: "Documentation",
    getting_started: "Premiers pas",
    reference: "Référence de l’API",
    health: "État de ce serveur",
};
