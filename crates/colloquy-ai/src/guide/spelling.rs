//! Corrects mistyped words of a prompt from which nothing could be read.

use colloquy_domain::language::Language;

/// The fewest letters of a word that is corrected. Shorter words have too many neighbours.
const LETTERS: usize = 5;

/// How many words of a prompt are corrected.
const WORDS: usize = 300;

/// Returns the prompt with words that are one letter away from a word for instructions, unless nothing changes.
pub fn corrected(prompt: &str, language: Language) -> Option<String> {
    let cues = &language.tables().prompt;
    let lists = [cues.asking, cues.question_words];
    let links = cues.links.iter().chain(cues.near_links).map(|(link, _)| *link);
    let known: Vec<&str> = lists
        .into_iter()
        .flatten()
        .copied()
        .chain(links)
        .chain(language.tables().guide.people.iter().copied())
        .flat_map(str::split_whitespace)
        .filter(|word| word.chars().count() >= LETTERS)
        .collect();
    let correct = |(place, word): (usize, &str)| {
        if place >= WORDS {
            return word.to_owned();
        }
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        let lower = bare.to_lowercase();
        if lower.chars().count() + 1 < LETTERS || known.contains(&lower.as_str()) {
            return word.to_owned();
        }
        // The first letter is rarely wrong.
        let mut near = known.iter().filter(|known| known.chars().next() == lower.chars().next());
        let near = near.find(|known| known.len().abs_diff(lower.len()) <= 2 && is_one_off(&lower, known));
        near.map_or_else(|| word.to_owned(), |near| word.replacen(bare, near, 1))
    };
    let text = prompt.split(' ').enumerate().map(correct).collect::<Vec<_>>().join(" ");
    (text != prompt).then_some(text)
}

/// Returns whether two words differ by one letter more, less or other, or by two that are swapped.
fn is_one_off(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let same = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
    let (one, other) = (&one[same..], &other[same..]);
    match (one, other) {
        ([], [_]) | ([_], []) => true,
        ([a, b, rest @ ..], [c, d, other_rest @ ..]) if a == d && b == c && rest == other_rest => true,
        ([_, rest @ ..], [_, other_rest @ ..]) if rest == other_rest => true,
        ([_, rest @ ..], other) if rest == other => true,
        (one, [_, other_rest @ ..]) if one == other_rest => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistyped_instructions_are_corrected() {
        let text = corrected("Intervew vistors abuot the aquarium", Language::English);
        assert_eq!(text.as_deref(), Some("interview visitors about the aquarium"));
        assert_eq!(corrected("Interview visitors about the aquarium", Language::English), None);
    }
}
