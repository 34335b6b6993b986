use crate::Language;
use crate::tests::texts;

/// Other letter cases are for texts about persons only.
#[test]
fn keywords_are_in_lower_case() {
    for language in Language::ALL {
        let mut lists = texts(&language.tables().prompt);
        lists.retain(|name, _| !["addressed", "addressing"].contains(&name.as_str()));
        for (name, keyword) in lists.iter().flat_map(|(name, list)| list.iter().map(move |word| (name, word)))
        {
            assert_eq!(*keyword, keyword.to_lowercase(), "{language:?}: {name}");
        }
    }
}
