//! The texts of the player for the recording of an interview.

use serde::Serialize;

#[derive(Serialize)]
pub struct PlayerTexts {
    pub heading: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    /// Names the slider for screen readers.
    pub position: &'static str,
    pub speed: &'static str,
    pub follow: &'static str,
    pub keyboard: &'static str,
    pub keyboard_lead: &'static str,
    /// What the keys do.
    pub key_play: &'static str,
    pub key_seconds: &'static str,
    /// The names of keys, as on keyboards of the language.
    pub page_up: &'static str,
    pub page_down: &'static str,
    pub key_messages: &'static str,
    pub home: &'static str,
    pub end: &'static str,
    pub key_ends: &'static str,
    pub unavailable: &'static str,
}
