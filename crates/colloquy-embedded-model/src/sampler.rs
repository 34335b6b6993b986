//! Chooses the next token.

/// Only this many of the likeliest tokens can be chosen.
const TOP_K: usize = 40;
/// Of those, only as many as together have this probability.
const TOP_P: f64 = 0.9;

/// Chooses tokens at random, the same ones for the same seed.
#[derive(Clone, Debug)]
pub struct TokenSampler {
    temperature: f64,
    state: u64,
}

impl TokenSampler {
    /// Without a temperature, the likeliest token is chosen.
    pub fn new(temperature: f64, seed: u64) -> Self {
        TokenSampler { temperature: temperature.max(0.0), state: seed }
    }

    pub fn choose(&mut self, logits: &[f32]) -> u32 {
        let mut tokens: Vec<usize> = (0..logits.len()).collect();
        let by_logit = |one: &usize, other: &usize| logits[*other].total_cmp(&logits[*one]);
        if tokens.len() > TOP_K {
            tokens.select_nth_unstable_by(TOP_K, by_logit);
            tokens.truncate(TOP_K);
        }
        tokens.sort_unstable_by(by_logit);
        let Some(&likeliest) = tokens.first() else { return 0 };
        if self.temperature == 0.0 {
            return likeliest as u32;
        }
        let highest = f64::from(logits[likeliest]);
        let weight = |token: &usize| ((f64::from(logits[*token]) - highest) / self.temperature).exp();
        let weights: Vec<f64> = tokens.iter().map(weight).collect();
        let enough = weights.iter().sum::<f64>() * TOP_P;
        let mut sum = 0.0;
        let kept = weights.iter().take_while(|weight| {
            let is_needed = sum < enough;
            sum += **weight;
            is_needed
        });
        let kept = kept.count();
        let mut drawn = self.fraction() * weights[..kept].iter().sum::<f64>();
        let at = weights[..kept].iter().position(|weight| {
            drawn -= weight;
            drawn < 0.0
        });
        tokens[at.unwrap_or(0)] as u32
    }

    /// Returns a number from 0 to 1, by SplitMix64.
    fn fraction(&mut self) -> f64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chooses_the_same_tokens_for_the_same_seed() {
        let logits: Vec<f32> = (0..100).map(|token| ((token * 37) % 100) as f32 / 20.0).collect();
        let drawn = |seed| {
            let mut sampler = TokenSampler::new(1.0, seed);
            (0..20).map(|_| sampler.choose(&logits)).collect::<Vec<_>>()
        };
        assert_eq!(drawn(7), drawn(7));
        assert_ne!(drawn(7), drawn(8));
    }

    #[test]
    fn chooses_the_likeliest_token_without_a_temperature() {
        assert_eq!(TokenSampler::new(0.0, 1).choose(&[0.1, 2.0, -3.0]), 1);
    }

    #[test]
    fn never_chooses_an_unlikely_token() {
        // The first two have more than nine tenths of the probability.
        let mut sampler = TokenSampler::new(1.0, 3);
        let drawn: Vec<u32> = (0..200).map(|_| sampler.choose(&[5.0, 5.0, 0.0, 0.0])).collect();
        assert!(drawn.iter().all(|token| *token < 2), "{drawn:?}");
        assert!(drawn.contains(&0) && drawn.contains(&1));
    }
}
