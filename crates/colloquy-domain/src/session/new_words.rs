//! Whether words have been added to a text. Recognizers write the same sound differently when more follows it, so texts are
//! compared by the words that they have in common.

use super::completeness::words;

/// Returns how many more words `now` has than `before` after the last one that both have in common. Either text may lack
/// the beginning of the other.
pub(super) fn new_words(before: &str, now: &str) -> usize {
    let (before, now) = (before.to_lowercase(), now.to_lowercase());
    let (before, now) = (words(&before), words(&now));
    let (before_rest, now_rest) = rests(&before, &now);
    now_rest.saturating_sub(before_rest)
}

/// Returns how many words each text has after the last common one. If they have none in common, all words of `now` are new.
fn rests(before: &[&str], now: &[&str]) -> (usize, usize) {
    // `lengths[i]` is the length of the longest common subsequence of the first `i` words of `before` and those of `now` so
    // far. The first place where the greatest length is reached ends with the last common word.
    let mut lengths = vec![0; before.len() + 1];
    let (mut longest, mut rests) = (0, (0, now.len()));
    for (at, word) in now.iter().enumerate() {
        let mut diagonal = 0;
        for (other_at, other) in before.iter().enumerate() {
            let above = lengths[other_at + 1];
            let length = if word == other { diagonal + 1 } else { above.max(lengths[other_at]) };
            (diagonal, lengths[other_at + 1]) = (above, length);
            if length > longest {
                (longest, rests) = (length, (before.len() - other_at - 1, now.len() - at - 1));
            }
        }
    }
    rests
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_new_if_they_follow_the_last_common_one() {
        for (before, now, expected) in [
            ("It was a long week.", "It was a long week", 0),
            ("It was a long week.", "It was a long week, and then", 2),
            ("", "", 0),
            ("", "So", 1),
            ("It was a long week.", "", 0),
            // The end of a voice, without its beginning.
            ("It was a long week and I was", "long week and I was tired.", 1),
            ("It was a long week and I was tired.", "week and I was tired", 0),
            ("week and I was tired", "It was a long week and I was tired.", 0),
            // The last word is written differently, because of what follows it.
            ("It was a long weak", "it was a long week", 0),
            ("It was a long weak", "was a long week and", 1),
            // A word that is said twice.
            ("We took the", "took the train to the", 3),
            ("Nothing in common", "other words", 2),
        ] {
            assert_eq!(new_words(before, now), expected, "{before} / {now}");
        }
    }
}
