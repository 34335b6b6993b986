//! Recognizes what a sentence means by examples: a softmax regression over the words, pairs of words and parts of words
//! of each example. It learns in a fraction of a second, so the examples are the only source and no weights are stored.
//!
//! Lists of phrases recognize what their writer thought of. Parts of words and their combinations recognize sentences
//! that are in no list, with other inflections, spellings and idioms.

mod features;
mod regression;

use features::{FeatureScope, SentenceFeatures};
use regression::SoftmaxRegression;

pub use regression::LearningPace;

/// What sentences of a language mean, by examples.
#[derive(Debug)]
pub struct SentenceClassifier<L> {
    labels: Vec<L>,
    regression: SoftmaxRegression,
    scope: FeatureScope,
}

/// How probable each label is for a sentence.
#[derive(Clone, Debug)]
pub struct LabelProbabilities<'c, L> {
    labels: &'c [L],
    probabilities: Vec<f32>,
}

impl<L: Copy + PartialEq> SentenceClassifier<L> {
    /// Learns from labelled sentences. The same examples give the same classifier.
    pub fn learn<'e>(examples: impl IntoIterator<Item = (L, &'e str)>, pace: LearningPace) -> Self {
        let mut labels: Vec<L> = Vec::new();
        let mut learned = Vec::new();
        for (label, sentence) in examples {
            let known = labels.iter().position(|known| *known == label);
            let label = known.unwrap_or_else(|| {
                labels.push(label);
                labels.len() - 1
            });
            learned.push((label, SentenceFeatures::of(sentence, pace.scope())));
        }
        let regression = SoftmaxRegression::fit(labels.len(), &learned, pace);
        SentenceClassifier { labels, regression, scope: pace.scope() }
    }

    pub fn probabilities(&self, sentence: &str) -> LabelProbabilities<'_, L> {
        let probabilities = self.regression.softmax(&SentenceFeatures::of(sentence, self.scope));
        LabelProbabilities { labels: &self.labels, probabilities }
    }
}

impl<L: Copy + PartialEq> LabelProbabilities<'_, L> {
    /// Returns the probability that the sentence has one of these labels.
    pub fn of_any(&self, labels: &[L]) -> f32 {
        let all = self.labels.iter().zip(&self.probabilities);
        all.filter(|(label, _)| labels.contains(label)).map(|(_, probability)| probability).sum()
    }

    /// Returns the most probable label, with its probability. There is none without examples.
    pub fn best(&self) -> Option<(L, f32)> {
        let all = self.labels.iter().copied().zip(self.probabilities.iter().copied());
        all.max_by(|(_, one), (_, other)| one.total_cmp(other))
    }
}

#[cfg(test)]
mod tests;
