use colloquy_testkit::sample::text;
use sha2::{Digest, Sha256};

use super::*;

fn shown(version: &str, language: Language, organization: &str) -> Option<String> {
    WebConsentTextArchive.shown(version, language, &text(OrganizationName::parse, organization))
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

/// Invitees have agreed to these texts. If this test fails because of a changed text, revert the change and add a version
/// instead. A new language or a new version adds lines.
#[test]
fn the_text_of_a_version_never_changes() {
    let digest = |version: &ConsentVersion, language: Language| {
        let ConsentText { recorded, kept, statement } = (version.text)(language);
        let text = [language.as_str(), recorded, kept, statement].join("\n") + "\n";
        Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect::<String>()
    };
    let of_version = |version: &'static ConsentVersion| {
        let digests = Language::ALL.iter().map(move |language| (version, *language));
        digests.map(|(version, language)| (version.name, language.as_str(), digest(version, language)))
    };
    let digests: Vec<_> = VERSIONS.iter().flat_map(of_version).collect();
    let expected = [
        ("1", "en", "bb7a7026876f4c443c3dc472cdfeefe8dc3a6403e5cdd5a2510f8d85689ef977"),
        ("1", "fr", "84f77c753ad15b970e4a6545856e9f2cb07ea21f13cd753d43069b0430a2fa0c"),
        ("1", "de", "9ec0699c66913373e3801aaec2f6480d3b96cc063aedec2dfb46d7c974090ee2"),
        ("1", "es", "c27f3d25f0684f0bcbdedcfef70d1b7ace23845a334cdc3aa78569dbee32c682"),
        ("1", "it", "00f1f79d2c0b8da141cca49bb2cd1275e0a7a2726de7d529e2cd84b06adf4d41"),
        ("1", "pt", "b39b450fd3584c5af4afcd309973db447354a5b346376dde74b47fc6dc0ece1c"),
        ("1", "nl", "7ca4957e7c7e0e14a27bca4e27411196e23139fd5fa7c8e8fbf84eb567ab4098"),
    ];
    assert_eq!(digests, expected.map(|(version, language, digest)| (version, language, digest.to_owned())));
}
