//! The softmax regression. It is not generic, so that it is compiled here, with optimization in development builds too.

use super::features::{CommonFeatures, FeatureScope, NumberedFeatures, SentenceFeatures};

/// From this probability on, an example is not learned again in a round.
const LEARNED_PROBABILITY: f32 = 0.95;
/// Draws each weight towards zero whenever its feature is in an example. Otherwise many common words that happen to be in
/// examples of one meaning would add up to it.
const WEIGHT_DECAY: f32 = 0.001;
/// Makes up for the decay, so that probabilities are as far from each other as without it.
const SHARPNESS: f32 = 1.4;
/// Keeps the first steps of a feature finite.
const FIRST_GRADIENT: f32 = 1e-4;

/// How thoroughly examples are learned.
#[derive(Clone, Copy, Debug)]
pub struct LearningPace {
    /// How often each example is learned. With more, unseen sentences are not recognized better.
    rounds: usize,
    rate: f32,
    /// In how many examples a feature must be. One that is in a single example may say more about that example than about
    /// what it means, and most are.
    fewest_examples: u32,
    scope: FeatureScope,
}

impl LearningPace {
    /// For labels of which some have few examples.
    pub const THOROUGH: LearningPace =
        LearningPace { rounds: 12, rate: 0.4, fewest_examples: 2, scope: FeatureScope::Words };
    /// For labels with many examples each, whose sentences are more diverse.
    pub const GENTLE: LearningPace =
        LearningPace { rounds: 8, rate: 0.3, fewest_examples: 1, scope: FeatureScope::WordsAndForm };

    pub(crate) fn scope(self) -> FeatureScope {
        self.scope
    }
}

/// The weights of the features for labels that are numbers.
#[derive(Debug)]
pub struct SoftmaxRegression {
    labels: usize,
    features: CommonFeatures,
    /// A row for each feature with a weight for each label, and a last row that every sentence has.
    weights: Vec<f32>,
}

impl SoftmaxRegression {
    /// Learns by stochastic gradient descent, with a rate for each weight that falls as it is learned (AdaGrad).
    pub fn fit(labels: usize, examples: &[(usize, SentenceFeatures)], pace: LearningPace) -> Self {
        let of_examples = examples.iter().map(|(_, features)| features);
        let features = CommonFeatures::of(of_examples, pace.fewest_examples);
        let numbered: Vec<_> = examples.iter().map(|(_, example)| features.numbered(example)).collect();
        let weights = vec![0.0; (features.count() + 1) * labels];
        let mut learned = SoftmaxRegression { labels, features, weights };
        let mut gradients = vec![FIRST_GRADIENT; learned.weights.len()];
        let mut order: Vec<usize> = (0..examples.len()).collect();
        let mut shuffle = Shuffle(1);
        for _ in 0..pace.rounds {
            shuffle.mix(&mut order);
            for (label, features) in order.iter().map(|at| (examples[*at].0, &numbered[*at])) {
                let mut errors = learned.softmax_of(features, 1.0);
                if errors[label] > LEARNED_PROBABILITY {
                    continue;
                }
                errors[label] -= 1.0;
                for (feature, value) in features.all() {
                    let row = learned.row(feature);
                    let weights = learned.weights[row.clone()].iter_mut().zip(&mut gradients[row]);
                    for ((weight, gradient), error) in weights.zip(&errors) {
                        let step = error * value + WEIGHT_DECAY * *weight;
                        *gradient += step * step;
                        *weight -= pace.rate * step / gradient.sqrt();
                    }
                }
            }
        }
        learned
    }

    pub fn softmax(&self, sentence: &SentenceFeatures) -> Vec<f32> {
        self.softmax_of(&self.features.numbered(sentence), SHARPNESS)
    }

    fn softmax_of(&self, features: &NumberedFeatures, sharpness: f32) -> Vec<f32> {
        let mut sums = vec![0.0; self.labels];
        for (feature, value) in features.all() {
            for (sum, weight) in sums.iter_mut().zip(&self.weights[self.row(feature)]) {
                *sum += weight * value;
            }
        }
        let highest = sums.iter().copied().fold(f32::MIN, f32::max);
        sums.iter_mut().for_each(|sum| *sum = (sharpness * (*sum - highest)).exp());
        let total: f32 = sums.iter().sum();
        sums.iter_mut().for_each(|sum| *sum /= total);
        sums
    }

    fn row(&self, feature: usize) -> std::ops::Range<usize> {
        feature * self.labels..(feature + 1) * self.labels
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
