use crate::Language;
use crate::tests::texts;

#[test]
fn patterns_are_in_lower_case_and_use_classes_that_their_language_has() {
    for language in Language::ALL {
        let rapport = &language.tables().rapport;
        let classes: Vec<&str> = rapport.classes.iter().map(|(name, _)| *name).collect();
        let patterns = [
            rapport.said_before,
            rapport.said_before_alone,
            rapport.as_said,
            rapport.to_others,
            rapport.unasked,
            rapport.puzzled,
            rapport.guesses,
            rapport.more_questions,
            rapport.all_asked,
            rapport.spoke_of,
            rapport.pass_on,
            rapport.no_danger,
        ];
        let feelings = texts(&rapport.feelings).into_values().flatten();
        for text in patterns.into_iter().map(str::to_owned).chain(feelings) {
            assert_eq!(text, text.to_lowercase(), "{language:?}");
            for phrase in text.split(", ") {
                assert!(!phrase.is_empty() && phrase.trim() == phrase, "{language:?}: {phrase:?} in {text}");
                assert!(!phrase.contains(','), "{language:?}: {phrase}");
                let used = phrase.split(' ').filter_map(|word| word.strip_prefix('$'));
                used.for_each(|class| assert!(classes.contains(&class), "{language:?}: {class}"));
            }
        }
    }
}
