use crate::console_player::PlayerTexts;

pub const PLAYER: PlayerTexts = PlayerTexts {
    heading: "Aufnahme",
    play: "Abspielen",
    pause: "Anhalten",
    position: "Position",
    speed: "Tempo",
    follow: "Im Text mitlaufen",
    keyboard: "Tastatur",
    keyboard_lead: "Die Tasten wirken, solange der Fokus im Player ist.",
    key_play: "Abspielen oder anhalten",
    key_seconds: "Fünf Sekunden zurück oder vor",
    page_up: "Bild auf",
    page_down: "Bild ab",
    key_messages: "Vorherige oder nächste Nachricht",
    home: "Pos1",
    end: "Ende",
    key_ends: "Anfang oder Ende",
    unavailable: "Die Aufnahme lässt sich gerade nicht abspielen. Vielleicht ist sie noch nicht gespeichert. Bitte versuchen Sie es später noch einmal.",
};
