use crate::console_player::PlayerTexts;

pub const PLAYER: PlayerTexts = PlayerTexts {
    heading: "Enregistrement",
    play: "Lire",
    pause: "Mettre en pause",
    position: "Position",
    speed: "Vitesse",
    follow: "Suivre la transcription",
    keyboard: "Clavier",
    keyboard_lead: "Les touches agissent lorsque le focus est dans le lecteur.",
    key_play: "Lire ou mettre en pause",
    key_seconds: "Cinq secondes en arrière ou en avant",
    page_up: "Page précédente",
    page_down: "Page suivante",
    key_messages: "Message précédent ou suivant",
    home: "Début",
    end: "Fin",
    key_ends: "Aller au début ou à la fin",
    unavailable: "L’enregistrement ne peut pas être lu pour le moment. Il n’est peut-être pas encore stocké. Veuillez réessayer plus tard.",
};
