use std::collections::BTreeSet;

use colloquy_app::invitee_pages::InterviewDescription;
use colloquy_domain::ports::{ConsentTextArchive, StorageError};
use colloquy_domain::retention::{RetentionKind, RetentionPeriod, RetentionRules};
use colloquy_domain::text::{Intro, Locale, OrganizationName, PersonName, Title};
use colloquy_testkit::sample::text;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;
use crate::WebConsentTextArchive;
use crate::tests::document::{Document, page, session_page};
use crate::tests::sample::{HOSTILE, STAGES, invitation, slug, subject, subject_of};

fn page_of(invitation: InvitationPageContent) -> Document {
    let is_open = is_open(invitation.stage);
    let response = answer(&slug(), Ok(Some(invitation)), Language::Dutch);
    if is_open { session_page(response) } else { page(response, StatusCode::OK) }
}

/// Returns the data for the script.
fn data(document: &Document) -> Value {
    serde_json::from_str(&document.with_id("session").expect("data").text).expect("JSON")
}

fn is_open(stage: InvitationStage) -> bool {
    stage.is_open()
}

#[test]
fn each_stage_has_its_own_page_in_each_language() {
    let mut texts = BTreeSet::new();
    for language in Language::ALL {
        for stage in STAGES {
            let document = page_of(invitation(subject(language.as_str()), stage));
            assert_eq!(document.language(), language.as_str());
            assert!(document.text().contains("Lovelace & Co."));
            assert!(document.text().contains("The first week"));
            texts.insert(document.text().to_owned());
        }
    }
    assert_eq!(texts.len(), Language::ALL.len() * STAGES.len());
}

#[test]
fn the_page_greets_the_invitee_and_says_who_asks_and_who_will_listen() {
    for language in Language::ALL {
        let words = &language.tables().page;
        for stage in STAGES {
            let document = page_of(invitation(subject(language.as_str()), stage));
            let greeting = words.greeting_named.replace("{name}", "Ada");
            let session = &language.tables().session;
            let consent = PageConsent::of(&invitation(subject("en"), stage).kept, *language);
            let kept = fill(&consent.kept, &[("organization", "Lovelace & Co.")]);
            for sentence in [&greeting, words.what, session.expect.freedom, &kept, session.no_script.text] {
                assert_eq!(document.text().contains(sentence), is_open(stage), "{sentence} {stage:?}");
            }
        }
    }
}

#[test]
fn an_intro_is_complete_and_keeps_its_paragraphs() {
    let long = format!("First line.\nSecond line.\n\n{}\r\n \r\nThe end.", "word ".repeat(1_990));
    let subject = InterviewDescription { intro: Some(text(Intro::parse, &long)), ..subject("en") };
    let document = page_of(invitation(subject, InvitationStage::Ready));
    let has = |paragraph: &str| document.all("p").any(|each| each.text == paragraph);
    assert!(has("First line.\nSecond line.") && has("The end."));
    assert!(has("word ".repeat(1_990).trim_end()));
}

#[test]
fn omits_what_is_missing() {
    let bare = InterviewDescription { title: None, intro: None, ..subject("de") };
    let page = InvitationPageContent { name: None, ..invitation(bare, InvitationStage::Ready) };
    let document = page_of(page);
    assert_eq!(document.one("h1").text, "Interview");
    assert!(document.text().contains("Guten Tag,") && !document.text().contains("Worum es geht"));
}

#[test]
fn names_an_organization_whose_name_is_invisible() {
    let unseen = InterviewDescription {
        organization_name: text(OrganizationName::parse, " \u{200b} "),
        ..subject("en")
    };
    let document = page_of(invitation(unseen, InvitationStage::Ready));
    assert!(document.text().contains("The organization would like to hear from you"));
    assert_eq!(document.all("header").count(), 0);
    assert_eq!(document.one("title").text, "The first week");
}

#[test]
fn marks_texts_in_other_languages() {
    let check = |locale: &str, page_language: &str, expected: Option<&str>| {
        let document = page_of(invitation(subject(locale), InvitationStage::Ready));
        assert_eq!(
            (document.language(), document.one("h1").get("lang")),
            (page_language, expected),
            "{locale}"
        );
    };
    check("ja-JP", "en", Some("ja-JP"));
    check("de_AT", "de", None);
    check("\"><b>", "en", None);
    check("", "en", None);
}

#[test]
fn escapes_hostile_texts() {
    for hostile in HOSTILE {
        for stage in STAGES {
            let named = InvitationPageContent {
                name: Some(text(PersonName::parse, hostile)),
                ..invitation(subject_of(hostile), stage)
            };
            let document = page_of(named);
            let plain = page_of(invitation(subject_of("plain"), stage));
            let names = |document: &Document| {
                document.elements.iter().map(|each| each.name.clone()).collect::<Vec<_>>()
            };
            assert_eq!(names(&document), names(&plain), "{hostile}");
            let shown = hostile.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(
                document.text().contains(&shown) && document.one("title").text.contains(&shown),
                "{hostile}"
            );
        }
    }
}

#[test]
fn explains_at_first_why_speech_is_unavailable() {
    for language in Language::ALL {
        let words = &language.tables().session.live;
        let why = [
            (SpeechUnavailable::Fetching, words.hears_fetching),
            (SpeechUnavailable::NotInstalled, words.hears_nothing),
            (SpeechUnavailable::NotThisLanguage, words.hears_language),
        ];
        for speech_unavailable in [
            None,
            Some(SpeechUnavailable::Fetching),
            Some(SpeechUnavailable::NotInstalled),
            Some(SpeechUnavailable::NotThisLanguage),
        ] {
            let document = page_of(InvitationPageContent {
                speech_unavailable,
                ..invitation(subject(language.as_str()), InvitationStage::Ready)
            });
            for (unready, sentence) in why {
                let is_told = document.all("li").any(|item| item.text == sentence);
                assert_eq!(
                    is_told,
                    speech_unavailable == Some(unready),
                    "{language:?} {speech_unavailable:?} {sentence}"
                );
            }
            assert_eq!(document.with_id("speech-unavailable").is_some(), speech_unavailable.is_some());
            let tells = |sentence: &str| document.all("li").any(|item| item.text == sentence);
            assert_eq!(
                tells(language.tables().session.expect.typed),
                speech_unavailable.is_some(),
                "{language:?}"
            );
            assert_eq!(tells(language.tables().page.when), speech_unavailable.is_none(), "{language:?}");
        }
    }
}

#[test]
fn shows_the_limits_of_the_interview() {
    let count = |limits: InterviewLimits| {
        let document =
            page_of(InvitationPageContent { limits, ..invitation(subject("en"), InvitationStage::Ready) });
        let has = |sentence: &str| document.all("li").any(|item| item.text == sentence);
        (
            has("Length: at most 20 min of conversation."),
            has("Number of your answers: at most 7."),
            document.text().contains("at most"),
        )
    };
    assert_eq!(count(InterviewLimits { max_minutes: Some(20), max_responses: Some(7) }), (true, true, true));
    assert_eq!(count(InterviewLimits { max_minutes: Some(20), max_responses: None }), (true, false, true));
    assert_eq!(count(InterviewLimits::default()), (false, false, false));
}

#[test]
fn shows_until_when_the_interview_can_be_started() {
    let deadline = Some("2027-03-01T18:00:00Z".parse().expect("a time"));
    let of = |deadline| {
        page_of(InvitationPageContent { deadline, ..invitation(subject("en"), InvitationStage::Ready) })
    };
    let sentence = "You can start the interview until 1 March 2027, 18:00 UTC.";
    assert!(of(deadline).all("li").any(|item| item.text == sentence));
    assert!(!of(None).text().contains("You can start the interview until"));
}

#[test]
fn asks_for_consent_only_before_the_start() {
    for stage in [InvitationStage::Ready, InvitationStage::Reopened, InvitationStage::InProgress] {
        let document = page_of(invitation(subject("en"), stage));
        let asked = document.with_id("agreed").is_some_and(|field| field.get("checked").is_none());
        assert_eq!(asked, stage != InvitationStage::InProgress, "{stage:?}");
        let form = document.with_id("consent").expect("a form");
        assert!(form.get("hidden").is_some(), "the form is hidden without a script");
    }
}

#[test]
fn the_script_gets_the_slug_the_consent_version_and_the_texts() {
    for language in Language::ALL {
        for asks_time_zone in [false, true] {
            let content = invitation(subject(language.as_str()), InvitationStage::Ready);
            let organization = content.subject.organization_name.clone();
            let version = PageConsent::of(&content.kept, *language).version_with_name(&organization);
            let data = data(&page_of(InvitationPageContent { asks_time_zone, ..content }));
            let live = serde_json::to_value(&language.tables().session.live).expect("JSON");
            let expected = json!({
                "slug": "aB3dE6gH9k", "version": version, "asksTimeZone": asks_time_zone, "words": live,
            });
            assert_eq!(data, expected);
        }
    }
}

#[test]
fn the_page_says_how_long_things_are_kept_in_the_version_that_it_sends() {
    let days = RetentionPeriod::from_days(90).expect("a period");
    let rules = RetentionRules::default().with(RetentionKind::Audio, Some(days));
    let kept = rules.within(&RetentionRules::default());
    for language in Language::ALL {
        let content =
            InvitationPageContent { kept, ..invitation(subject(language.as_str()), InvitationStage::Ready) };
        let document = page_of(content);
        let data = data(&document);
        let version = data["version"].as_str().expect("a version");
        assert!(version.starts_with("2:90d:forever@"), "{version}");
        let organization = text(OrganizationName::parse, "Lovelace & Co.");
        let shown = WebConsentTextArchive.shown(version, &kept, *language, &organization).expect("a text");
        for sentence in shown.lines() {
            assert!(document.text().contains(sentence), "{sentence}");
        }
    }
}

#[test]
fn the_data_cannot_end_its_script_element() {
    for language in Language::ALL {
        let document = page_of(invitation(subject_of("</script><!--<script>"), InvitationStage::Ready));
        let written = &document.with_id("session").expect("data").text;
        assert!(!written.contains(['<', '>', '&']), "{language:?}: {written}");
    }
    let slug = "</script>&";
    let words = &Language::English.tables().session.live;
    let written = ScriptData { slug, version: "1", asks_time_zone: false, words }.written();
    let read: Value = serde_json::from_str(&written).expect("JSON");
    assert!(!written.contains(['<', '>', '&']) && read["slug"] == slug);
}

#[test]
fn an_unknown_invitation_is_not_found() {
    let document = page(answer(&slug(), Ok(None), Language::Dutch), StatusCode::NOT_FOUND);
    assert_eq!(document.language(), "nl");
}

#[test]
fn an_error_page_is_in_the_browsers_language() {
    let away = AppError::Unavailable(StorageError::Unavailable("away".into()));
    let response = answer(&slug(), Err(away), Language::Italian);
    let document = page(response, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(document.language(), "it");
}

proptest! {
    #[test]
    fn any_text_makes_a_valid_page(content in "[^\0]{1,60}", name in any::<String>(), locale in any::<String>()) {
        let subject = InterviewDescription {
            appearance: colloquy_domain::organization::Appearance::default(),
            organization_name: text(OrganizationName::parse, &content),
            title: Title::parse(&name).ok(),
            intro: Some(text(Intro::parse, &content)),
            locale: Locale::parse(&locale).unwrap_or(Language::DEFAULT.into()),
        };
        for stage in STAGES {
            let subject = InterviewDescription {
                appearance: colloquy_domain::organization::Appearance::default(),
                organization_name: subject.organization_name.clone(),
                title: subject.title.clone(),
                intro: subject.intro.clone(),
                locale: subject.locale.clone(),
            };
            let name = PersonName::parse(&name).ok();
            page_of(InvitationPageContent { name, ..invitation(subject, stage) });
        }
    }
}
