use crate::console_player::PlayerTexts;

pub const PLAYER: PlayerTexts = PlayerTexts {
    heading: "Recording",
    play: "Play",
    pause: "Pause",
    position: "Position",
    speed: "Speed",
    follow: "Follow the transcript",
    keyboard: "Keyboard",
    keyboard_lead: "The keys work while the focus is in the player.",
    key_play: "Play or pause",
    key_seconds: "Five seconds back or forward",
    page_up: "Page up",
    page_down: "Page down",
    key_messages: "Previous or next message",
    home: "Home",
    end: "End",
    key_ends: "Beginning or end",
    unavailable: "The recording cannot be played right now. It may not be stored yet. Please try again later.",
};
