use crate::console_player::PlayerTexts;

pub const PLAYER: PlayerTexts = PlayerTexts {
    heading: "Grabación",
    play: "Reproducir",
    pause: "Pausar",
    position: "Posición",
    speed: "Velocidad",
    follow: "Seguir la transcripción",
    keyboard: "Teclado",
    keyboard_lead: "Las teclas funcionan mientras el foco está en el reproductor.",
    key_play: "Reproducir o pausar",
    key_seconds: "Cinco segundos atrás o adelante",
    page_up: "Re Pág",
    page_down: "Av Pág",
    key_messages: "Mensaje anterior o siguiente",
    home: "Inicio",
    end: "Fin",
    key_ends: "Ir al principio o al final",
    unavailable: "La grabación no se puede reproducir en este momento. Puede que aún no esté guardada. Inténtelo de nuevo más tarde.",
};
