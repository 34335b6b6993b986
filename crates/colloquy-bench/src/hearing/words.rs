//! Compares what was said with what was understood.

/// How the words of two texts differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WordDifferences {
    pub said: usize,
    /// Words in their place that differ.
    pub replaced: usize,
    pub missing: usize,
    /// Words that were not said.
    pub invented: usize,
}

impl WordDifferences {
    pub fn between(said: &str, heard: &str) -> Self {
        let (said, heard) = (words(said), words(heard));
        let width = heard.len() + 1;
        let mut costs = vec![0_usize; (said.len() + 1) * width];
        for row in 0..=said.len() {
            for column in 0..=heard.len() {
                costs[row * width + column] = match (row, column) {
                    (0, _) => column,
                    (_, 0) => row,
                    _ => {
                        let same = usize::from(said[row - 1] != heard[column - 1]);
                        (costs[(row - 1) * width + column - 1] + same)
                            .min(costs[(row - 1) * width + column] + 1)
                            .min(costs[row * width + column - 1] + 1)
                    }
                };
            }
        }
        let mut differences = WordDifferences { said: said.len(), ..WordDifferences::default() };
        let (mut row, mut column) = (said.len(), heard.len());
        while row > 0 || column > 0 {
            let cost = costs[row * width + column];
            if row > 0 && column > 0 {
                let same = usize::from(said[row - 1] != heard[column - 1]);
                if cost == costs[(row - 1) * width + column - 1] + same {
                    differences.replaced += same;
                    (row, column) = (row - 1, column - 1);
                    continue;
                }
            }
            if row > 0 && cost == costs[(row - 1) * width + column] + 1 {
                differences.missing += 1;
                row -= 1;
            } else {
                differences.invented += 1;
                column -= 1;
            }
        }
        differences
    }

    pub fn add(&mut self, other: WordDifferences) {
        self.said += other.said;
        self.replaced += other.replaced;
        self.missing += other.missing;
        self.invented += other.invented;
    }
}

fn words(text: &str) -> Vec<String> {
    let text = text.to_lowercase();
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_replaced_missing_and_invented_words() {
        let found = WordDifferences::between("I started in March and stayed", "so I started at March and");
        assert_eq!(found, WordDifferences { said: 6, replaced: 1, missing: 1, invented: 1 });
        assert_eq!(WordDifferences::between("", "thank you").invented, 2);
    }
}
