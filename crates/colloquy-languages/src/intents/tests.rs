use crate::Language;
use crate::tests::texts;

#[test]
fn phrases_are_in_lower_case_with_one_comma_between_them() {
    for language in Language::ALL {
        for (path, texts) in texts(&language.tables().intents) {
            for text in texts.iter() {
                assert_eq!(*text, text.to_lowercase(), "{language:?}: {path}");
                let phrases = text.split(", ");
                assert!(
                    phrases.clone().all(|phrase| !phrase.is_empty() && phrase.trim() == phrase),
                    "{path}: {text}"
                );
                assert!(!phrases.clone().any(|phrase| phrase.contains(',')), "{path}: {text}");
            }
        }
    }
}
