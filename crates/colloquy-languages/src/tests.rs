mod adding_a_language;

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

/// Lists that are empty in languages without such words.
const MAY_BE_EMPTY: [&str; 41] = [
    "guide.superlatives",
    "prompt.asked_about.links",
    "prompt.asked_about.verbs",
    "briefing.address_fillers",
    "briefing.formal_pronouns",
    "briefing.informal_pronouns",
    "guide.doubles",
    "guide.one",
    "endings",
    "briefing.asked_around",
    "briefing.plain_beginnings",
    "briefing.condition_verbs",
    "briefing.then",
    "guide.their",
    "guide.general",
    "guide.general.meant_by",
    "guide.families",
    "guide.families.asks",
    "guide.own_articles",
    "guide.self_descriptions",
    "guide.done_to_things",
    "guide.introductions",
    "guide.subject_pronouns",
    "interviewer.reportable",
    "interviewer.reported",
    "interviewer.second_person",
    "interviewer.verb_last",
    "prompt.unmarked.adjectives",
    "prompt.addressed",
    "prompt.addressing",
    "prompt.antecedents",
    "prompt.possessives",
    "prompt.question_labels",
    "prompt.relatives",
    "prompt.relays",
    "prompt.unmarked.adverbs",
    "prompt.unmarked.openings",
    "prompt.unmarked.subjects",
    "prompt.unmarked.verb_endings",
    "prompt.unmarked.verbs",
    "prompt.whether_after_and",
];

/// Parts of texts, which may begin or end with a space or be empty.
const PARTS: [&str; 11] = [
    "briefing.requests_to_invitee",
    "console.frame.colon",
    "generator.question_marks",
    "generator.separator",
    "guide.and",
    "guide.pronoun",
    "prompt.asked_about.links",
    "prompt.links",
    "prompt.near_links",
    "prompt.sequence.first",
    "prompt.sequence.later",
];

/// Returns the path of the text that an informal one stands for.
fn formal(path: &str) -> &str {
    path.strip_prefix("informal.").unwrap_or(path)
}

#[test]
fn every_language_has_every_text() {
    for language in Language::ALL {
        for (path, texts) in texts(language.tables()) {
            let formal = formal(&path);
            let may_be_empty = MAY_BE_EMPTY.contains(&formal);
            assert!(may_be_empty || !texts.is_empty(), "{language:?}: {path} is an empty list");
            for text in texts.iter().filter(|_| !PARTS.contains(&formal)) {
                assert!(!text.is_empty() && text.trim() == text, "{language:?}: {path}: {text:?}");
            }
        }
    }
}

/// Returns the placeholders of each text that has any, by its path, once for each combination among its wordings.
fn used(language: Language) -> BTreeMap<String, BTreeSet<Vec<String>>> {
    let of_each = |texts: Vec<String>| texts.iter().map(|text| placeholders(text)).collect::<BTreeSet<_>>();
    let mut used: BTreeMap<String, BTreeSet<Vec<String>>> = BTreeMap::new();
    for (path, texts) in texts(language.tables()) {
        used.entry(formal(&path).to_owned()).or_default().extend(of_each(texts));
    }
    used.retain(|_, used| used.iter().any(|names| !names.is_empty()));
    used
}

#[test]
fn every_wording_of_a_text_has_the_same_placeholders() {
    for (path, used) in used(Language::English) {
        assert_eq!(used.len(), 1, "{path}: {used:?}");
    }
}

#[test]
fn every_language_uses_the_same_placeholders() {
    let english = used(Language::English);
    for language in Language::ALL {
        assert_eq!(used(*language), english, "{language:?}");
    }
}

/// Removes the names in braces.
fn without_placeholders(text: &str) -> String {
    let (before, rest) = text.split_once('{').unwrap_or((text, ""));
    rest.split('{')
        .fold(before.to_owned(), |kept, part| kept + part.split_once('}').map_or(part, |(_, after)| after))
}

#[test]
fn no_sentence_of_a_page_is_left_untranslated() {
    let of_pages = |language: Language| {
        let LanguageTables { page, home, session, consent, console, .. } = language.tables();
        let mut page = texts(page);
        // The order of a date may be the same.
        page.remove("moment.pattern");
        [page, texts(home), texts(session), texts(consent), texts(console)]
    };
    for (index, one) in Language::ALL.iter().enumerate() {
        for other in &Language::ALL[index + 1..] {
            let pairs = of_pages(*one).into_iter().zip(of_pages(*other));
            let pairs =
                pairs.flat_map(|(one, other)| one.into_values().flatten().zip(other.into_values().flatten()));
            // Single words may be the same in two languages, such as `Interview`.
            for (a, b) in pairs.filter(|(a, _)| without_placeholders(a).trim().contains(' ')) {
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
