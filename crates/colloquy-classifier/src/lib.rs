//! Recognizes what a sentence means by examples: a softmax regression over the words, pairs of words and parts of words
//! of each example. It learns in a fraction of a second, so the examples are the only source and no weights are stored.
//!
//! Lists of phrases recognize what their writer thought of. Parts of words and their combinations recognize sentences
//! that nobody has listed, with other inflections, spellings and idioms.

mod features;

use features::{FEATURES, Features};

/// How often each example is learned. With more, unseen sentences are not recognized better.
const ROUNDS: usize = 12;
/// From this probability on, an example is not learned again in a round.
const LEARNED: f32 = 0.95;
const LEARNING_RATE: f32 = 0.4;
/// Keeps the first steps of a feature finite.
const FIRST_GRADIENT: f32 = 1e-4;

/// What sentences of a language mean, by examples.
#[derive(Debug)]
pub struct SentenceClassifier<L> {
    labels: Vec<L>,
    /// A row for each feature with a weight for each label, and a last row that every sentence has.
    weights: Vec<f32>,
}

/// How probable each label is for a sentence.
#[derive(Clone, Debug)]
pub struct LabelProbabilities<'c, L> {
    labels: &'c [L],
    probabilities: Vec<f32>,
}

impl<L: Copy + PartialEq> SentenceClassifier<L> {
    /// Learns from labelled sentences. The same examples give the same classifier.
    pub fn learn<'e>(examples: impl IntoIterator<Item = (L, &'e str)>) -> Self {
        let mut labels: Vec<L> = Vec::new();
        let mut learned = Vec::new();
        for (label, sentence) in examples {
            let known = labels.iter().position(|known| *known == label);
            let label = known.unwrap_or_else(|| {
                labels.push(label);
                labels.len() - 1
            });
            learned.push((label, Features::of(sentence)));
        }
        let weights = vec![0.0; (FEATURES + 1) * labels.len()];
        let mut classifier = SentenceClassifier { labels, weights };
        classifier.fit(&learned);
        classifier
    }

    pub fn probabilities(&self, sentence: &str) -> LabelProbabilities<'_, L> {
        let probabilities = self.softmax(&Features::of(sentence));
        LabelProbabilities { labels: &self.labels, probabilities }
    }

    /// Learns by stochastic gradient descent, with a rate for each weight that falls as it is learned (AdaGrad).
    fn fit(&mut self, examples: &[(usize, Features)]) {
        let mut gradients = vec![FIRST_GRADIENT; self.weights.len()];
        let mut order: Vec<usize> = (0..examples.len()).collect();
        let mut shuffle = Shuffle(1);
        for _ in 0..ROUNDS {
            shuffle.mix(&mut order);
            for (label, features) in order.iter().map(|at| &examples[*at]) {
                let mut errors = self.softmax(features);
                if errors[*label] > LEARNED {
                    continue;
                }
                errors[*label] -= 1.0;
                for (feature, value) in features.all() {
                    let row = self.row(feature);
                    let weights = self.weights[row.clone()].iter_mut().zip(&mut gradients[row]);
                    for ((weight, gradient), error) in weights.zip(&errors) {
                        let step = error * value;
                        *gradient += step * step;
                        *weight -= LEARNING_RATE * step / gradient.sqrt();
                    }
                }
            }
        }
    }

    fn softmax(&self, features: &Features) -> Vec<f32> {
        let mut sums = vec![0.0; self.labels.len()];
        for (feature, value) in features.all() {
            for (sum, weight) in sums.iter_mut().zip(&self.weights[self.row(feature)]) {
                *sum += weight * value;
            }
        }
        let highest = sums.iter().copied().fold(f32::MIN, f32::max);
        sums.iter_mut().for_each(|sum| *sum = (*sum - highest).exp());
        let total: f32 = sums.iter().sum();
        sums.iter_mut().for_each(|sum| *sum /= total);
        sums
    }

    fn row(&self, feature: usize) -> std::ops::Range<usize> {
        feature * self.labels.len()..(feature + 1) * self.labels.len()
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

/// A fixed sequence of pseudo-random numbers, so that learning is repeatable.
struct Shuffle(u64);

impl Shuffle {
    fn mix(&mut self, order: &mut [usize]) {
        for at in (1..order.len()).rev() {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            order.swap(at, (self.0 >> 33) as usize % (at + 1));
        }
    }
}

#[cfg(test)]
mod tests;
