use crate::console_player::PlayerTexts;

pub const PLAYER: PlayerTexts = PlayerTexts {
    heading: "Opname",
    play: "Afspelen",
    pause: "Pauzeren",
    position: "Positie",
    speed: "Snelheid",
    follow: "Meelopen in de tekst",
    keyboard: "Toetsenbord",
    keyboard_lead: "De toetsen werken zolang de focus in de speler is.",
    key_play: "Afspelen of pauzeren",
    key_seconds: "Vijf seconden terug of vooruit",
    page_up: "Page Up",
    page_down: "Page Down",
    key_messages: "Vorig of volgend bericht",
    home: "Home",
    end: "End",
    key_ends: "Naar het begin of het einde",
    unavailable: "De opname kan nu niet worden afgespeeld. Misschien is ze nog niet opgeslagen. Probeer het later opnieuw.",
};
