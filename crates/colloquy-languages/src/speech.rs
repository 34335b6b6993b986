//! What the service says without a language model, and what listeners say.

use serde::Serialize;

#[derive(Serialize)]
pub struct SpeechTexts {
    pub fixed: FixedPhrases,
    /// The sample of a voice.
    pub sample: &'static str,
    /// How `&` is read aloud.
    pub and: &'static str,
    /// What listeners say to agree: "yes", "okay". It does not take the turn from the interviewer. In lower case, without
    /// punctuation; commas separate the phrases.
    pub agreements: &'static str,
}

/// The interviewer's sentences for the situations of a session.
#[derive(Serialize)]
pub struct FixedPhrases {
    pub welcome_back: &'static str,
    /// Fills a pause.
    pub filler: &'static str,
    /// After a long silence.
    pub prompt: &'static str,
    pub say_again: &'static str,
    pub offer_typing: &'static str,
    /// After an answer that was recorded but not understood.
    pub unrecognized: &'static str,
    /// If no reply could be generated.
    pub fallback: &'static str,
    pub closing: &'static str,
    /// If the interview has no opening question of its own.
    pub opening: &'static str,
}
