//! Reads two sentences that are cited together.

use colloquy_domain::insights::FindingKind;
use colloquy_domain::invitation::Sentiment;
use colloquy_domain::language::Language;

use super::answers::AnalysedPassage;
use super::impact;

/// From this probability on, a few words of praise after a sentence mock what it says.
const MOCKED: f32 = 0.5;

impl AnalysedPassage {
    /// Returns this sentence and the one after it as one passage. The examples are single sentences, so each of both is
    /// judged alone if it is long enough.
    pub fn together_with(&self, next: &Self, text: &str, language: Language) -> Self {
        use FindingKind::{Complaint, Other};
        let concern = impact::concern(text, language);
        let kind = match (self.judged_kind(), next.judged_kind()) {
            _ if concern.is_some() => None,
            (Some(one), Some(Other)) => Some(one),
            (Some(Other), Some(other)) => Some(other),
            (Some(one), Some(other)) if one == other => Some(one),
            (Some(kind), None) | (None, Some(kind)) if impact::is_bad(kind) => Some(kind),
            (Some(Other), None) if self.is_mocked_by(next, language) => Some(Complaint),
            _ => None,
        };
        AnalysedPassage::of_kind(text, concern, kind, language)
    }

    /// Returns the kind of the passage if it has enough words to show it.
    fn judged_kind(&self) -> Option<FindingKind> {
        (self.words >= impact::STATED_WORDS).then_some(self.kind)
    }

    /// Returns whether words of praise follow something that is rather bad: "The bus drove past again. Great."
    fn is_mocked_by(&self, next: &Self, language: Language) -> bool {
        next.feeling.sentiment() == Sentiment::Positive
            && impact::blamed_share(&self.text, language) >= MOCKED
    }
}
