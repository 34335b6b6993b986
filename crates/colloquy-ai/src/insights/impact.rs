//! What a sentence says was done to people or their work, from harm to praise.

use colloquy_domain::invitation::Sentiment;
use colloquy_domain::language::Language;
use colloquy_domain::safety::{self, SafetyConcern};
use colloquy_languages::PerLanguage;

use super::sentiment::SentimentTally;
use super::word_patterns::WordPatterns;

/// The most important kind first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Impact {
    Harm,
    Money,
    Leaving,
    Blocked,
    Complaint,
    Wish,
    Praise,
    Other,
}

impl Impact {
    /// Returns the kind of statement that a text makes.
    pub fn of(
        text: &str,
        concern: Option<SafetyConcern>,
        feeling: SentimentTally,
        language: Language,
    ) -> Self {
        static PATTERNS: PerLanguage<WordPatterns<Impact>> = PerLanguage::new(|language| {
            let impact = &language.tables().impact;
            let kinds = [
                (Impact::Harm, impact.harm),
                (Impact::Money, impact.money),
                (Impact::Leaving, impact.leaving),
                (Impact::Blocked, impact.blocked),
                (Impact::Complaint, impact.complaint),
                (Impact::Wish, impact.wish),
                (Impact::Praise, impact.no_complaint),
                (Impact::Praise, impact.praise),
            ];
            WordPatterns::new(&impact.grammar, impact.classes, &kinds)
        });
        if concern.is_some() {
            return Impact::Harm;
        }
        match (PATTERNS.of(language).kind_of(text), feeling.sentiment()) {
            // Praise that mentions what was wrong before.
            (Some(Impact::Complaint | Impact::Wish) | None, Sentiment::Positive) => Impact::Praise,
            (None | Some(Impact::Praise), Sentiment::Negative) => Impact::Complaint,
            (Some(kind), _) => kind,
            (None, Sentiment::Neutral) => Impact::Other,
        }
    }

    pub fn as_str(self) -> &'static str {
        match self {
            Impact::Harm => "harm",
            Impact::Money => "money",
            Impact::Leaving => "leaving",
            Impact::Blocked => "blocked",
            Impact::Complaint => "complaint",
            Impact::Wish => "wish",
            Impact::Praise => "praise",
            Impact::Other => "other",
        }
    }

    /// Returns the blame in a fact of this kind, whatever its words are.
    pub fn blame(self) -> f64 {
        match self {
            Impact::Harm => 2.0,
            Impact::Money | Impact::Leaving | Impact::Blocked | Impact::Complaint => 1.0,
            Impact::Wish | Impact::Praise | Impact::Other => 0.0,
        }
    }
}

/// Returns whether a text denies a complaint, which praises without a word of praise.
pub fn denies_a_complaint(text: &str, language: Language) -> bool {
    static PATTERNS: PerLanguage<WordPatterns<()>> = PerLanguage::new(|language| {
        let impact = &language.tables().impact;
        WordPatterns::new(&impact.grammar, impact.classes, &[((), impact.no_complaint)])
    });
    PATTERNS.of(language).kind_of(text).is_some()
}

/// Returns the concern about someone's safety in a text.
pub fn concern(text: &str, language: Language) -> Option<SafetyConcern> {
    safety::concern_of_answer(text, language).map(|(concern, _)| concern)
}
