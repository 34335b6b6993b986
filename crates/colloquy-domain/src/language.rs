//! The languages that Colloquy itself uses: in generated texts, in mails and on its pages.

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
    /// The language used unless another one is set.
    pub const DEFAULT: Language = Language::English;
}
