//! The voices that an interview can have.

use colloquy_domain::voice::{Catalogue, Gender, Voice};

/// The voices of the built-in engine. Their names are part of their ids and never change.
pub fn built_in() -> Catalogue {
    let voice = |language, name| Voice::new("pico", language, name, Some(Gender::Female));
    Catalogue::new(
        voice("en-US", "Pico American English"),
        [
            voice("en-GB", "Pico British English"),
            voice("de-DE", "Pico German"),
            voice("es-ES", "Pico Spanish"),
            voice("fr-FR", "Pico French"),
            voice("it-IT", "Pico Italian"),
        ],
    )
}
