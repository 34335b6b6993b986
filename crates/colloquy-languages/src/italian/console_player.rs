use crate::console_player::PlayerTexts;

pub const PLAYER: PlayerTexts = PlayerTexts {
    heading: "Registrazione",
    play: "Riproduci",
    pause: "Metti in pausa",
    position: "Posizione",
    speed: "Velocità",
    follow: "Segui la trascrizione",
    keyboard: "Tastiera",
    keyboard_lead: "I tasti funzionano quando il focus è nel lettore.",
    key_play: "Riprodurre o mettere in pausa",
    key_seconds: "Cinque secondi indietro o avanti",
    page_up: "Pag ↑",
    page_down: "Pag ↓",
    key_messages: "Messaggio precedente o successivo",
    home: "Inizio",
    end: "Fine",
    key_ends: "Andare all’inizio o alla fine",
    unavailable: "Al momento la registrazione non si può riprodurre. Forse non è ancora stata salvata. Riprovi più tardi.",
};
