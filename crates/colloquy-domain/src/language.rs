//! The languages that Colloquy itself speaks: in generated texts, in mails and on its pages.

use crate::text::Locale;
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

    /// The language of a locale, or the default one where Colloquy does not speak it.
    pub fn of(locale: &Locale) -> Self {
        Language::from_word(&locale.primary()).unwrap_or(Language::DEFAULT)
    }
}
