//! Signs in answers that decide whether they are followed up, ready for comparison.

use colloquy_languages::PerLanguage;

use super::normalized_text::NormalizedText;
use super::word_patterns::WordPatternSet;
use crate::language::Language;

/// How many words before a sign a negation reaches: "it was never fixed".
const NEGATION_WORDS: usize = 3;

/// The cues of one language, as [`colloquy_languages::answer_cues::AnswerCues`] describes them.
#[derive(Debug)]
pub struct CompiledAnswerCues {
    pub settled: WordPatternSet,
    pub trifles: WordPatternSet,
    pub private: WordPatternSet,
    pub interview: WordPatternSet,
    pub empty: WordPatternSet,
    pub remedies: WordPatternSet,
    pub weighty: WordPatternSet,
    pub events: WordPatternSet,
    pub auxiliaries: WordPatternSet,
    pub states: WordPatternSet,
    pub present: WordPatternSet,
    pub habits: WordPatternSet,
    pub formerly: WordPatternSet,
    pub nowadays: WordPatternSet,
    negators: Vec<NormalizedText>,
}

static CUES: PerLanguage<CompiledAnswerCues> = PerLanguage::new(|language| {
    let cues = &language.tables().answer_cues;
    let set = WordPatternSet::of;
    let negators = language.tables().sentiment.modifiers.negators;
    CompiledAnswerCues {
        settled: set(cues.settled),
        trifles: set(cues.trifles),
        private: set(cues.private),
        interview: set(cues.interview),
        empty: set(cues.empty),
        remedies: set(cues.remedies),
        weighty: set(cues.weighty),
        events: set(cues.tenses.events),
        auxiliaries: set(cues.tenses.auxiliaries),
        states: set(cues.tenses.states),
        present: set(cues.tenses.present),
        habits: set(cues.tenses.habits),
        formerly: set(cues.tenses.formerly),
        nowadays: set(cues.tenses.nowadays),
        negators: negators.iter().map(|word| NormalizedText::of(word)).collect(),
    }
});

impl CompiledAnswerCues {
    pub fn of(language: Language) -> &'static Self {
        CUES.of(language)
    }

    /// Returns whether someone plays down what they say.
    pub fn is_played_down(&self, answer: &NormalizedText) -> bool {
        self.trifles.is_in(answer)
    }

    /// Returns whether one of these cues is in a text and not negated.
    pub fn holds(&self, cues: &WordPatternSet, text: &NormalizedText) -> bool {
        let words: Vec<&str> = text.words().collect();
        let is_negated = |at: usize| {
            let before = NormalizedText::of(&words[at.saturating_sub(NEGATION_WORDS)..at].join(" "));
            self.negators.iter().any(|negator| before.contains(negator))
        };
        cues.places_in(&words).any(|at| !is_negated(at))
    }
}
