//! The languages that Colloquy itself speaks: in generated texts, in mails and on its pages.

use crate::words::words;

words! {
    Language {
        English = "en",
        French = "fr",
        German = "de",
        Spanish = "es",
        Italian = "it",
        Portuguese = "pt",
        Dutch = "nl",
    }
}

impl Language {
    /// Spoken when nobody has said anything else.
    pub const DEFAULT: Language = Language::English;
}
