//! What a sentence says was done to people or their work, from harm to praise.

use colloquy_domain::insights::FindingKind;
use colloquy_domain::invitation::Sentiment;
use colloquy_domain::language::Language;
use colloquy_domain::safety::{self, SafetyConcern};
use colloquy_domain::word_patterns::WordPatterns;
use colloquy_languages::PerLanguage;

use super::sentiment::SentimentTally;

/// Returns what kind of finding a text is.
pub fn kind_of(
    text: &str,
    concern: Option<SafetyConcern>,
    feeling: SentimentTally,
    language: Language,
) -> FindingKind {
    static PATTERNS: PerLanguage<WordPatterns<FindingKind>> = PerLanguage::new(|language| {
        let (impact, grammar) = (&language.tables().impact, &language.tables().safety.patterns);
        let kinds = [
            (FindingKind::Harm, impact.harm),
            (FindingKind::Money, impact.money),
            (FindingKind::Leaving, impact.leaving),
            (FindingKind::Blocked, impact.blocked),
            (FindingKind::Complaint, impact.complaint),
            (FindingKind::Wish, impact.wish),
            (FindingKind::Praise, impact.praise),
        ];
        WordPatterns::new(grammar, "", "", &kinds)
    });
    if concern.is_some() {
        return FindingKind::Harm;
    }
    match (PATTERNS.of(language).kind_of(text), feeling.sentiment()) {
        // Praise that mentions what was wrong before.
        (Some(FindingKind::Complaint | FindingKind::Wish) | None, Sentiment::Positive) => FindingKind::Praise,
        (None | Some(FindingKind::Praise), Sentiment::Negative) => FindingKind::Complaint,
        (Some(kind), _) => kind,
        (None, Sentiment::Neutral) => FindingKind::Other,
    }
}

/// Returns the blame in a fact of this kind, whatever its words are.
pub fn blame(kind: FindingKind) -> f64 {
    match kind {
        FindingKind::Harm => 2.0,
        FindingKind::Money | FindingKind::Leaving | FindingKind::Blocked | FindingKind::Complaint => 1.0,
        FindingKind::Wish | FindingKind::Praise | FindingKind::Other => 0.0,
    }
}

/// Returns the concern about someone's safety in a text.
pub fn concern(text: &str, language: Language) -> Option<SafetyConcern> {
    safety::concern_of_answer(text, language).map(|(concern, _)| concern)
}
