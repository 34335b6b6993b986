//! How people spell words other than a dictionary does, so that both spellings are recognized.

/// The spellings of a language that stand for the same words.
pub struct SpellingVariants {
    /// Words with an apostrophe that people also write without it. A spelling that is another word too is not one of
    /// them: "we'll" stands for nothing else, but "well" does.
    pub contractions: &'static [&'static str],
    /// Whether people write "ae", "oe" and "ue" for letters with an umlaut.
    pub has_umlaut_digraphs: bool,
}
