//! Whom a prompt asks.

use colloquy_languages::guide::GuideWords;
use colloquy_languages::prompt::PromptKeywords;

use super::matching::normalized;

/// The description of the people to be interviewed, which is never spoken or shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audience {
    pub description: String,
    /// The nouns for one of them, in lower case: "customers".
    nouns: Vec<String>,
    /// Those of them that the prompt has in just this form.
    heads: Vec<String>,
}

impl Audience {
    /// Adds what stands between "interview" and "about".
    pub fn add(&mut self, text: &str, cues: &PromptKeywords) {
        let text = text.trim().trim_end_matches([',', ':', ' ']);
        let text = [
            "to ", "with ", "mit ", "aux ", "à ", "avec ", "a ", "con ", "ai ", "agli ", "alle ", "aos ",
            "às ", "com ", "met ",
        ]
        .iter()
        .find_map(|link| text.strip_prefix(link))
        .unwrap_or(text);
        let pronoun = ["them", "him", "her", "ihnen", "sie", "leur", "hen", "ze", "les", "me", "mir", "you"];
        if text.is_empty() || pronoun.contains(&text.to_lowercase().as_str()) {
            return;
        }
        if self.description.is_empty() {
            text.clone_into(&mut self.description);
        }
        let words = normalized(text);
        let frequent = |word: &str| cues.function_words.contains(&word) || cues.articles.contains(&word);
        let head: Vec<&str> = words
            .split_whitespace()
            .skip_while(|word| frequent(word))
            .take_while(|word| !frequent(word) && !cues.relatives.contains(word))
            .take(4)
            .collect();
        if let Some(noun) = head.last().filter(|noun| noun.chars().count() > 3) {
            self.nouns.push((*noun).to_owned());
            self.heads.push((*noun).to_owned());
            for ending in ["s", "n", "en", "er"] {
                self.nouns.extend(noun.strip_suffix(ending).filter(|stem| stem.len() > 3).map(str::to_owned));
            }
        }
    }

    /// Returns the nouns that mean the invitee in a text of the prompt.
    pub fn nouns(&self, words: &GuideWords) -> Vec<String> {
        let are_customers = self.nouns.iter().any(|noun| words.customers.contains(&noun.as_str()));
        let known = if self.nouns.is_empty() { words.people } else { words.anyone };
        let others = if are_customers { words.customers } else { &[] };
        known.iter().chain(others).map(|noun| (*noun).to_owned()).chain(self.nouns.iter().cloned()).collect()
    }

    /// Returns what a relative clause says of them: "left" for "customers who left".
    pub fn known_of(&self, relatives: &[&str]) -> Option<String> {
        let words: Vec<&str> = self.description.split(' ').collect();
        let bare = |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
        let place = words.iter().skip(1).position(|word| relatives.contains(&bare(word).as_str()))? + 1;
        let known = words[place + 1..].join(" ");
        let end = known.find(',').unwrap_or(known.len());
        Some(known[..end].to_owned()).filter(|known| !known.is_empty())
    }

    /// Returns whether a text has the nouns.
    pub fn is_named_in(&self, text: &str) -> bool {
        let text = normalized(text);
        self.heads.iter().any(|noun| text.contains(&format!(" {noun} ")))
    }
}
