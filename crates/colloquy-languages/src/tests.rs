use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::*;

/// Returns the texts of a table by their paths, such as `share.button`. The texts of a list share a path.
pub fn texts(table: &impl Serialize) -> BTreeMap<String, Vec<String>> {
    fn gather(path: &str, value: Value, texts: &mut BTreeMap<String, Vec<String>>) {
        let below = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
        match value {
            Value::String(text) => texts.entry(path.to_owned()).or_default().push(text),
            Value::Array(list) => {
                texts.entry(path.to_owned()).or_default();
                list.into_iter().for_each(|item| gather(path, item, texts));
            }
            Value::Object(fields) => {
                fields.into_iter().for_each(|(name, field)| gather(&below(&name), field, texts));
            }
            _ => {}
        }
    }
    let mut texts = BTreeMap::new();
    gather("", serde_json::to_value(table).expect("JSON"), &mut texts);
    texts
}

/// Returns the placeholders of a text in alphabetical order.
pub fn placeholders(text: &str) -> Vec<String> {
    let found = text.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
    let mut names: Vec<String> = found.map(|(name, _)| name.to_owned()).collect();
    names.sort_unstable();
    names
}

#[test]
fn every_language_has_every_text() {
    for language in Language::ALL {
        for (path, texts) in texts(language.tables()) {
            assert!(!texts.is_empty(), "{language:?}: {path} is an empty list");
            for text in texts {
                assert!(!text.is_empty() && text.trim() == text, "{language:?}: {path}: {text:?}");
            }
        }
    }
}

/// Each text has the placeholders that it has in English, as often, and no others. All wordings of a list have the same.
#[test]
fn every_language_uses_the_same_placeholders() {
    let used = |language: Language| -> BTreeMap<String, BTreeSet<Vec<String>>> {
        let of_each = |texts: Vec<String>| texts.iter().map(|text| placeholders(text)).collect();
        texts(language.tables()).into_iter().map(|(path, texts)| (path, of_each(texts))).collect()
    };
    let english = used(Language::English);
    for language in Language::ALL {
        for (path, found) in used(*language) {
            assert_eq!(found.len(), 1, "{language:?}: {path}: {found:?}");
            assert_eq!(Some(&found), english.get(&path), "{language:?}: {path}");
        }
    }
}

#[test]
fn no_sentence_of_a_page_is_left_untranslated() {
    let of_pages = |language: Language| {
        let LanguageTables { page, home, session, consent, .. } = language.tables();
        [texts(page), texts(home), texts(session), texts(consent)]
    };
    for (index, one) in Language::ALL.iter().enumerate() {
        for other in &Language::ALL[index + 1..] {
            let pairs = of_pages(*one).into_iter().zip(of_pages(*other));
            let pairs =
                pairs.flat_map(|(one, other)| one.into_values().flatten().zip(other.into_values().flatten()));
            // Single words may be the same in two languages, such as `Interview`.
            for (a, b) in pairs.filter(|(a, _)| a.replace("{count}", "").trim().contains(' ')) {
                assert_ne!(a, b, "{one:?} and {other:?}");
            }
        }
    }
}

#[test]
fn a_language_is_found_by_its_code() {
    for language in Language::ALL {
        assert_eq!(Language::from_word(language.as_str()), Some(*language));
    }
    assert_eq!(Language::from_word("EN"), None);
}
