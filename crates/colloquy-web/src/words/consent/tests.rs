use colloquy_domain::retention::RetentionRules;
use colloquy_testkit::sample::text;

use super::*;

fn shown(version: &str, kept: [&str; 2], language: Language, organization: &str) -> Option<String> {
    let organization = text(OrganizationName::parse, organization);
    WebConsentTextArchive.shown(version, &periods(kept), language, &organization)
}

/// Returns the periods of the recording and of the transcript.
fn periods([recording, transcript]: [&str; 2]) -> RetentionPeriods {
    let rules = RetentionRules::default()
        .with(RetentionKind::Audio, Some(period(recording)))
        .with(RetentionKind::Transcripts, Some(period(transcript)));
    rules.within(&RetentionRules::default())
}

fn period(text: &str) -> RetentionPeriod {
    RetentionPeriod::parse(text).expect("a period")
}

/// Without an end, and with the ends of recording and transcript.
const KEPT: [[&str; 2]; 5] =
    [["forever", "forever"], ["90d", "90d"], ["90d", "forever"], ["forever", "30d"], ["90d", "1d"]];

fn texts(language: Language) -> Vec<PageConsent> {
    KEPT.iter().map(|kept| PageConsent::of(&periods(*kept), language)).collect()
}

#[test]
fn a_version_that_no_page_shows_now_has_no_text() {
    for version in ["", "0", "1 ", "1:90d:90d", "2", "2:", "2:90d", "2:forever:forever", "999 made up"] {
        for kept in KEPT {
            assert_eq!(shown(version, kept, Language::English, "Acme"), None, "{version:?} {kept:?}");
        }
    }
    for (text, kept) in texts(Language::English).into_iter().zip(KEPT) {
        for other in KEPT {
            let words = shown(&text.version, other, Language::English, "Acme");
            assert_eq!(words.is_some(), kept == other, "{} with {other:?}", text.version);
        }
    }
}

#[test]
fn a_page_with_an_earlier_name_of_the_organization_has_no_text() {
    for (page, kept) in texts(Language::English).into_iter().zip(KEPT) {
        let version = page.version_with_name(&text(OrganizationName::parse, "Acme"));
        let words = shown(&version, kept, Language::English, "Acme");
        assert_eq!(words, shown(&page.version, kept, Language::English, "Acme"));
        assert!(words.is_some(), "{version}");
        assert_eq!(shown(&version, kept, Language::English, "Acme Research"), None, "{version}");
    }
    for version in ["1@", "1@00000000", "@", "1@@"] {
        assert_eq!(shown(version, KEPT[0], Language::English, "Acme"), None, "{version}");
    }
}

#[test]
fn the_text_matches_the_page_and_names_the_organization() {
    for language in Language::ALL {
        for (text, kept) in texts(*language).into_iter().zip(KEPT) {
            let words = shown(&text.version, kept, *language, "Lovelace & Co.").expect("it is shown");
            let kept = crate::words::fill(&text.kept, &[("organization", "Lovelace & Co.")]);
            assert!(words.lines().nth(1) == Some(&kept), "{words} {kept}");
            assert!(words.contains("Lovelace & Co") && !words.contains(['{', '}']), "{words}");
            assert_eq!(words.lines().count(), 3, "{words}");
        }
    }
    let words = shown("1", KEPT[0], Language::English, "Lovelace & Co.").expect("it is shown");
    assert!(words.ends_with("recorded, transcribed and analysed for Lovelace & Co."), "{words}");
    let unnamed = shown("1", KEPT[0], Language::English, " \u{200b} ").expect("it is shown");
    assert!(unnamed.contains("The organization can listen"), "{unnamed}");
}

#[test]
fn the_text_says_how_long_the_recording_and_the_transcript_are_kept() {
    let kept = texts(Language::English).into_iter().map(|text| (text.version, text.kept));
    let kept: Vec<_> = kept
        .map(|(version, kept)| (version, kept.split_once(". ").expect("two sentences").1.to_owned()))
        .collect();
    let expected = [
        ("1", "Both are kept until {organization} deletes them."),
        ("2:90d:90d", "Both are deleted 90 days after the conversation."),
        (
            "2:90d:forever",
            "The recording is deleted 90 days after the conversation. The transcript is kept until {organization} deletes it.",
        ),
        (
            "2:forever:30d",
            "The transcript is deleted 30 days after the conversation. The recording is kept until {organization} deletes it.",
        ),
        (
            "2:90d:1d",
            "The recording is deleted 90 days after the conversation, the transcript one day after the conversation.",
        ),
    ];
    assert_eq!(kept, expected.map(|(version, kept)| (version.to_owned(), kept.to_owned())));
}

/// Invitees have agreed to these texts. If this test fails because of a changed text, revert the change and add a version
/// instead. A new language or a new version adds lines.
#[test]
fn the_text_of_a_version_never_changes() {
    let digest =
        |text: String| Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let of_language = |language: &Language| {
        let PageConsent { version, recorded, kept, statement } = texts(*language).swap_remove(0);
        let text = [language.as_str(), recorded, &kept, statement].join("\n") + "\n";
        (version, language.as_str(), digest(text))
    };
    let with_periods = |language: &Language| {
        let kept: Vec<String> = texts(*language).into_iter().skip(1).map(|text| text.kept).collect();
        (
            "2".to_owned(),
            language.as_str(),
            digest(language.as_str().to_owned() + "\n" + &kept.join("\n") + "\n"),
        )
    };
    let languages = Language::ALL.iter();
    let digests: Vec<_> = languages.clone().map(of_language).chain(languages.map(with_periods)).collect();
    let expected = [
        ("1", "en", "bb7a7026876f4c443c3dc472cdfeefe8dc3a6403e5cdd5a2510f8d85689ef977"),
        ("1", "fr", "84f77c753ad15b970e4a6545856e9f2cb07ea21f13cd753d43069b0430a2fa0c"),
        ("1", "de", "9ec0699c66913373e3801aaec2f6480d3b96cc063aedec2dfb46d7c974090ee2"),
        ("1", "es", "c27f3d25f0684f0bcbdedcfef70d1b7ace23845a334cdc3aa78569dbee32c682"),
        ("1", "it", "00f1f79d2c0b8da141cca49bb2cd1275e0a7a2726de7d529e2cd84b06adf4d41"),
        ("1", "pt", "b39b450fd3584c5af4afcd309973db447354a5b346376dde74b47fc6dc0ece1c"),
        ("1", "nl", "7ca4957e7c7e0e14a27bca4e27411196e23139fd5fa7c8e8fbf84eb567ab4098"),
        ("2", "en", "79084e613afa9e32640773ec6eb0079af9866184eb5e51d8e99f815ad916e4de"),
        ("2", "fr", "01828ef386614fbb5f4437f3d8882a64d7c105ef30a3f1f8d309db80147beff8"),
        ("2", "de", "1acf99d1e60085676eb0c371fceac06d3da8034d9e302d61f5037a81d56a4351"),
        ("2", "es", "92e1232a762137f8738239782487380ebbab104aa2fdcd0c2ef079143cef8fa2"),
        ("2", "it", "b5db1614a16aab34955c7fc50d5c079bf54bdbafb36ab6ef802724a3ecb83f8c"),
        ("2", "pt", "39d3b1418c29a1dd41ed8bdd4d061ad5eac8ca09be9321d546f46bd4aa02211c"),
        ("2", "nl", "d22aa9e03a41fcd46843a6b52c775ec6cdf97b3f0e74632915377c13c29991a8"),
    ];
    let owned = expected.map(|(version, language, digest)| (version.to_owned(), language, digest.to_owned()));
    assert_eq!(digests, owned);
}
