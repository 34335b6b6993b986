//! The index that the browser searches: which words occur in which sections, and their weights there.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::markdown::PageSection;

/// A page in the index.
pub struct IndexedDocsPage<'p> {
    pub address: String,
    pub title: &'p str,
    pub sections: &'p [PageSection],
}

/// The factor by which a word in a heading outweighs one in the text.
const IN_HEADING: f64 = 8.0;
const IN_TITLE: f64 = 4.0;

/// The usual constants of BM25 ranking.
const SATURATION: f64 = 1.2;
const LENGTH: f64 = 0.5;

/// Returns the index. `sections`: address, page, heading, text. `words`: each word with the indexes and
/// weights of its sections.
pub fn index(pages: &[IndexedDocsPage<'_>]) -> String {
    let mut sections = Vec::new();
    let mut counted: Vec<BTreeMap<String, f64>> = Vec::new();
    for page in pages {
        for section in page.sections {
            let address = match section.id.as_str() {
                "" => page.address.clone(),
                id => format!("{}#{id}", page.address),
            };
            let text = section.text.split_whitespace().collect::<Vec<_>>().join(" ");
            counted.push(counts(page.title, section));
            sections.push(json!([address, page.title, section.heading, text]));
        }
    }
    let words: Vec<Value> =
        weights(&counted).into_iter().map(|(word, places)| json!([word, places])).collect();
    json!({ "sections": sections, "words": words }).to_string()
}

fn counts(title: &str, section: &PageSection) -> BTreeMap<String, f64> {
    let mut counts = BTreeMap::new();
    for (text, weight) in [(title, IN_TITLE), (&section.heading, IN_HEADING), (&section.text, 1.0)] {
        for word in words(text) {
            *counts.entry(word).or_default() += weight;
        }
    }
    counts
}

/// Returns each word's sections by index, each followed by its weight in hundredths.
fn weights(counted: &[BTreeMap<String, f64>]) -> BTreeMap<&str, Vec<u64>> {
    let total = counted.len() as f64;
    let lengths: Vec<f64> = counted.iter().map(|counts| counts.values().sum()).collect();
    let usual = (lengths.iter().sum::<f64>() / total.max(1.0)).max(1.0);
    let mut sections_with: BTreeMap<&str, f64> = BTreeMap::new();
    for word in counted.iter().flat_map(BTreeMap::keys) {
        *sections_with.entry(word).or_default() += 1.0;
    }
    let mut weights: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
    for (place, (counts, length)) in counted.iter().zip(&lengths).enumerate() {
        for (word, count) in counts {
            let with = sections_with.get(word.as_str()).copied().unwrap_or(1.0);
            let rareness = (1.0 + (total - with + 0.5) / (with + 0.5)).ln();
            let share = count / (count + SATURATION * (1.0 - LENGTH + LENGTH * length / usual));
            let weight = (100.0 * rareness * share).round() as u64;
            weights.entry(word).or_default().extend([place as u64, weight.max(1)]);
        }
    }
    weights
}

/// Splits a text as the browser splits a query. A compound name is found as a whole and by each of its words.
fn words(text: &str) -> Vec<String> {
    let names = text.split(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
    names.filter(|name| !name.is_empty()).flat_map(words_of_name).collect()
}

fn words_of_name(name: &str) -> Vec<String> {
    let mut parts: Vec<String> = vec![String::new()];
    let mut was_small = false;
    for letter in name.chars() {
        if letter == '_' || was_small && letter.is_uppercase() {
            parts.push(String::new());
        }
        was_small = letter.is_lowercase();
        if letter != '_'
            && let Some(part) = parts.last_mut()
        {
            part.extend(letter.to_lowercase());
        }
    }
    parts.retain(|part| !part.is_empty());
    if parts.len() > 1 {
        parts.push(name.to_lowercase());
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn section(id: &str, heading: &str, text: &str) -> PageSection {
        PageSection { id: id.to_owned(), heading: heading.to_owned(), text: text.to_owned() }
    }

    /// Returns the addresses of the sections with a word, by falling weight.
    fn found(word: &str) -> Vec<String> {
        let sections = [
            section("", "Speech", "Voices and models. The keys are elsewhere."),
            section("keys", "Keys", "A key is shown once."),
            section(
                "limits",
                "Limits",
                "COLLOQUY_RATE_LIMIT sets how often a key may call; firstMessage has a length.",
            ),
        ];
        let index =
            index(&[IndexedDocsPage { address: "/docs/x".to_owned(), title: "All", sections: &sections }]);
        let index: Value = serde_json::from_str(&index).expect("JSON");
        let row = index["words"].as_array().expect("words").iter().find(|row| row[0] == word);
        let places = row.map(|row| row[1].as_array().expect("places").clone()).unwrap_or_default();
        let mut ranked: Vec<(u64, &Value)> = places
            .chunks(2)
            .map(|pair| {
                (
                    pair[1].as_u64().expect("a weight"),
                    &index["sections"][pair[0].as_u64().expect("a place") as usize],
                )
            })
            .collect();
        ranked.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
        ranked.into_iter().map(|(_, section)| section[0].as_str().expect("an address").to_owned()).collect()
    }

    #[test]
    fn a_heading_outweighs_the_text() {
        assert_eq!(found("keys"), ["/docs/x#keys", "/docs/x"]);
    }

    #[test]
    fn a_name_is_found_by_its_parts_and_as_a_whole() {
        for word in ["colloquy_rate_limit", "rate", "message", "firstmessage"] {
            assert_eq!(found(word), ["/docs/x#limits"], "{word}");
        }
    }

    #[test]
    fn an_absent_word_is_not_found() {
        assert_eq!(found("nothing"), [""; 0]);
    }
}
