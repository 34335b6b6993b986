use colloquy_testkit::sample::text;
use sha2::{Digest, Sha256};

use super::*;

fn shown(version: &str, language: Language, organization: &str) -> Option<String> {
    PageConsentTexts.shown(version, language, &text(OrganizationName::parse, organization))
}

#[test]
fn an_unknown_version_has_no_text() {
    for version in ["", "0", "1 ", "2", "999 made up"] {
        assert_eq!(shown(version, Language::English, "Acme"), None, "{version:?}");
    }
}

#[test]
fn the_text_matches_the_page_and_names_the_organization() {
    for version in &VERSIONS {
        for language in Language::ALL {
            let words = shown(version.name, *language, "Lovelace & Co.").expect("the version is known");
            assert!(words.contains("Lovelace & Co") && !words.contains(['{', '}']), "{words}");
            assert_eq!(words.lines().count(), 3, "{words}");
        }
    }
    let words = shown("1", Language::English, "Lovelace & Co.").expect("the version is known");
    assert!(words.ends_with("recorded, transcribed and analysed for Lovelace & Co."), "{words}");
    let unnamed = shown("1", Language::English, " \u{200b} ").expect("the version is known");
    assert!(unnamed.contains("The organization can listen"), "{unnamed}");
}

#[test]
fn versions_have_unique_names() {
    for (index, version) in VERSIONS.iter().enumerate() {
        assert!(VERSIONS[..index].iter().all(|earlier| earlier.name != version.name), "{}", version.name);
    }
}

/// Invitees have agreed to these texts. If this test fails, revert the change and add a version instead.
#[test]
fn the_text_of_a_version_never_changes() {
    let digest = |version: &ConsentVersion| {
        let mut digest = Sha256::new();
        for language in Language::ALL {
            let ConsentText { recorded, kept, statement } = (version.text)(*language);
            digest.update([language.as_str(), recorded, kept, statement].join("\n") + "\n");
        }
        digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect::<String>()
    };
    let digests = VERSIONS.each_ref().map(|version| (version.name, digest(version)));
    let expected = [("1", "4d3a038548489f68dade7b29a61b65bd2c519791cc2dbf779700070cff13955f")];
    assert_eq!(digests, expected.map(|(name, digest)| (name, digest.to_owned())));
}
