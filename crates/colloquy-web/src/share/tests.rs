use std::collections::BTreeSet;

use colloquy_app::invitee_pages::ShareLinkVisitorToken;
use colloquy_domain::SignedDuration;
use colloquy_testkit::sample::moment;
use proptest::prelude::*;

use super::*;
use crate::tests::document::{Document, check_headers, form_page, header, page};
use crate::tests::sample::{HOSTILE, share, slug, subject_of};

const COMPLAINTS: [ShareLinkVisitFormError; 8] = [
    ShareLinkVisitFormError::NameMissing,
    ShareLinkVisitFormError::NameTooLong,
    ShareLinkVisitFormError::EmailMissing,
    ShareLinkVisitFormError::EmailInvalid,
    ShareLinkVisitFormError::EmailDomain,
    ShareLinkVisitFormError::AccessCodeWrong,
    ShareLinkVisitFormError::TooManyTries { retry_after_s: 60 },
    ShareLinkVisitFormError::TooManyToday,
];

fn offered(share: ShareLinkPageContent) -> Document {
    let response = answer(&slug(), Ok(Some(share)), Language::Dutch);
    match header(&response, "referrer-policy") {
        Some("same-origin") => form_page(response, StatusCode::OK),
        _ => page(response, StatusCode::OK),
    }
}

fn refuse(
    share: ShareLinkPageContent,
    entry: &ShareLinkFormInput,
    complaints: &[ShareLinkVisitFormError],
) -> HttpResponse {
    let refused = Ok(Some(VisitorAdmissionOutcome::Refused(share, complaints.to_vec())));
    entered(&slug(), entry, refused, false, Language::Dutch)
}

fn typed_entry(text: &str) -> ShareLinkFormInput {
    ShareLinkFormInput { name: text.to_owned(), email: text.to_owned(), access_code: format!("code {text}") }
}

#[test]
fn the_form_exists_in_each_language() {
    let mut texts = BTreeSet::new();
    for language in Language::ALL {
        let document = offered(share(*language));
        assert_eq!(document.language(), language.as_str());
        assert_eq!(document.one("form").get("action"), Some("/share/aB3dE6gH9k"));
        assert_eq!(document.one("form").get("method"), Some("post"));
        for content in ["The first week", "There are no wrong answers.", "Lovelace & Co."] {
            assert!(document.text().contains(content), "{content}");
        }
        texts.insert(document.text().to_owned());
    }
    assert_eq!(texts.len(), Language::ALL.len());
}

#[test]
fn the_form_has_the_configured_fields_and_marks_required_ones() {
    let check = |name: Ask, email: Ask, asks_code: bool, expected: &[(&str, bool)]| {
        let share =
            ShareLinkPageContent { ask_name: name, ask_email: email, asks_code, ..share(Language::English) };
        let document = offered(share);
        let fields: Vec<_> = document.all("input").collect();
        let found: Vec<_> = fields
            .iter()
            .map(|field| (field.get("name").unwrap_or_default(), field.get("required").is_some()))
            .collect();
        assert_eq!(found, expected);
        for (label, (_, is_required)) in document.all("label").zip(expected) {
            assert!(label.text.contains(if *is_required { "(required)" } else { "(optional)" }));
        }
        assert_eq!(document.all("button").count(), 1);
    };
    check(Ask::Off, Ask::Off, false, &[]);
    check(Ask::Optional, Ask::Off, false, &[("name", false)]);
    check(Ask::Off, Ask::Required, true, &[("email", true), ("accessCode", true)]);
    check(Ask::Required, Ask::Optional, false, &[("name", true), ("email", false)]);
}

#[test]
fn fields_have_autocomplete_hints() {
    let document = offered(share(Language::English));
    let check = |id: &str, expected: [&str; 4]| {
        let field = document.with_id(id).expect("a field");
        let found = ["type", "autocomplete", "inputmode", "maxlength"]
            .map(|name| field.get(name).unwrap_or_default());
        assert_eq!(found, expected, "{id}");
    };
    check("name", ["text", "name", "text", "200"]);
    check("email", ["email", "email", "email", "254"]);
    check("accessCode", ["text", "off", "text", "200"]);
}

#[test]
fn keeps_entries_except_the_access_code() {
    let entry =
        ShareLinkFormInput { name: "Ada".into(), email: "ada@".into(), access_code: "open sesame".into() };
    let response = refuse(share(Language::English), &entry, &[ShareLinkVisitFormError::EmailInvalid]);
    let document = form_page(response, StatusCode::UNPROCESSABLE_ENTITY);
    let value = |id: &str| document.with_id(id).and_then(|field| field.get("value"));
    assert_eq!((value("name"), value("email"), value("accessCode")), (Some("Ada"), Some("ada@"), Some("")));
}

#[test]
fn complaints_are_in_the_summary_and_at_their_fields() {
    for language in Language::ALL {
        let words = &language.tables().page.share;
        for complaint in COMPLAINTS {
            let response = refuse(share(*language), &ShareLinkFormInput::default(), &[complaint]);
            let status = response.status();
            let document = form_page(response, status);
            let sentence = text(complaint, &words.complaints);
            let summary = document.elements.iter().find(|each| each.get("role") == Some("alert"));
            assert!(summary.is_some_and(|summary| summary.text.contains(sentence)), "{sentence}");
            assert!(document.one("title").text.starts_with(words.complaints.heading));
            let invalid: Vec<_> =
                document.all("input").filter(|input| input.get("aria-invalid").is_some()).collect();
            let Some(id) = about(complaint) else {
                assert!(invalid.is_empty() && document.all("a").count() == 0, "{sentence}");
                continue;
            };
            assert_eq!(document.one("a").get("href"), Some(&*format!("#{id}")));
            assert_eq!(invalid.iter().map(|input| input.get("id")).collect::<Vec<_>>(), [Some(id)]);
            let described_by = invalid[0].get("aria-describedby").unwrap_or_default();
            let at_field = described_by.split(' ').filter_map(|id| document.with_id(id));
            assert_eq!(at_field.filter(|each| each.text == sentence).count(), 1, "{sentence}");
        }
    }
}

#[test]
fn limits_and_mistakes_have_different_statuses() {
    let check = |complaints: &[ShareLinkVisitFormError], status: u16, retry_after: Option<&str>| {
        let response = refuse(share(Language::English), &ShareLinkFormInput::default(), complaints);
        assert_eq!((response.status().as_u16(), header(&response, "retry-after")), (status, retry_after));
    };
    check(&[ShareLinkVisitFormError::NameMissing, ShareLinkVisitFormError::AccessCodeWrong], 422, None);
    check(&[ShareLinkVisitFormError::TooManyTries { retry_after_s: 480 }], 429, Some("480"));
    check(&[ShareLinkVisitFormError::NameMissing, ShareLinkVisitFormError::TooManyToday], 429, None);
}

#[test]
fn a_complaint_about_an_absent_field_has_no_link() {
    let share = ShareLinkPageContent { ask_email: Ask::Off, ..share(Language::English) };
    let response = refuse(share, &ShareLinkFormInput::default(), &[ShareLinkVisitFormError::EmailInvalid]);
    let document = form_page(response, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(document.all("a").count(), 0);
}

#[test]
fn redirects_an_admitted_visitor_to_their_own_page() {
    for typed in HOSTILE.into_iter().chain(["https://evil.example/", "//evil.example", "\r\nLocation: /x"]) {
        let admitted = Ok(Some(VisitorAdmissionOutcome::Admitted { invitation: slug(), token: None }));
        let response = entered(&slug(), &typed_entry(typed), admitted, false, Language::English);
        assert_eq!(header(&response, "set-cookie"), None);
        assert_eq!(response.status(), StatusCode::SEE_OTHER);
        let locations: Vec<_> = response.headers().get_all("location").collect();
        assert_eq!(locations, ["/i/aB3dE6gH9k"]);
        assert_eq!(header(&response, "cache-control"), Some("no-store"));
        check_headers(&response);
    }
}

#[test]
fn each_reason_for_closing_has_its_own_text() {
    for language in Language::ALL {
        let mut texts = BTreeSet::new();
        for why in [
            ShareLinkClosed::Disabled,
            ShareLinkClosed::NotYet,
            ShareLinkClosed::Over,
            ShareLinkClosed::Full,
            ShareLinkClosed::FullToday,
        ] {
            let closed = || ShareLinkPageContent { closed: Some(why), ..share(*language) };
            let document = offered(closed());
            assert_eq!(document.language(), language.as_str());
            assert_eq!(document.all("form").count(), 0);
            texts.insert(document.text().to_owned());
            let outcome = Ok(Some(VisitorAdmissionOutcome::Closed(closed())));
            let sent = entered(&slug(), &ShareLinkFormInput::default(), outcome, false, *language);
            assert_eq!(page(sent, status_of_refusal(why)).text(), document.text());
        }
        assert_eq!(texts.len(), 5);
    }
}

#[test]
fn a_link_that_is_not_open_yet_shows_its_opening_time() {
    let opens_at = Some(moment("2027-03-04T09:30:00Z"));
    let document = offered(ShareLinkPageContent {
        closed: Some(ShareLinkClosed::NotYet),
        opens_at,
        ..share(Language::German)
    });
    let time = document.one("time");
    assert_eq!(time.get("datetime"), Some("2027-03-04T09:30:00Z"));
    assert_eq!(time.text, "4. März 2027, 09:30 Uhr (UTC)");
}

#[test]
fn a_link_with_a_full_day_shows_when_it_opens_again() {
    let opens_at = Some(moment("2027-03-05T00:00:00Z"));
    let share = || ShareLinkPageContent {
        closed: Some(ShareLinkClosed::FullToday),
        opens_at,
        ..share(Language::English)
    };
    let shown = offered(share());
    assert!(shown.text().contains("come back tomorrow"), "{}", shown.text());
    assert_eq!(shown.one("time").text, "5 March 2027, 00:00 UTC");
    let outcome = Ok(Some(VisitorAdmissionOutcome::Closed(share())));
    let response = entered(&slug(), &ShareLinkFormInput::default(), outcome, false, Language::English);
    assert_eq!(header(&response, "retry-after"), Some("Fri, 05 Mar 2027 00:00:00 GMT"));
    assert_eq!(page(response, StatusCode::TOO_MANY_REQUESTS).text(), shown.text());
}

#[test]
fn sets_a_cookie_for_a_created_invitation() {
    let token = ShareLinkVisitorToken { text: "1.a".into(), lifetime: SignedDuration::from_hours(1) };
    for (is_encrypted, end) in [(false, "SameSite=Lax"), (true, "Secure")] {
        let admitted = VisitorAdmissionOutcome::Admitted { invitation: slug(), token: Some(token.clone()) };
        let outcome = Ok(Some(admitted));
        let response =
            entered(&slug(), &ShareLinkFormInput::default(), outcome, is_encrypted, Language::English);
        let cookie = header(&response, "set-cookie").expect("a cookie");
        assert!(cookie.starts_with("colloquy_visitor=1.a; Path=/share/aB3dE6gH9k; "), "{cookie}");
        assert!(cookie.ends_with(end), "{cookie}");
    }
}

#[test]
fn the_page_about_a_mailed_link_reveals_no_entry() {
    let mut texts = BTreeSet::new();
    for language in Language::ALL {
        let outcome = Ok(Some(VisitorAdmissionOutcome::LinkMailed(share(*language))));
        let response = entered(&slug(), &typed_entry("ada@example.org"), outcome, true, Language::Dutch);
        assert_eq!(header(&response, "set-cookie"), None);
        let document = page(response, StatusCode::OK);
        assert_eq!(document.language(), language.as_str());
        assert_eq!(document.one("h1").text, language.tables().page.share.link_mailed.heading);
        assert!(!document.text().contains("ada@example.org") && document.all("a").count() == 0);
        texts.insert(document.text().to_owned());
    }
    assert_eq!(texts.len(), Language::ALL.len());
}

#[test]
fn other_closed_links_show_no_opening_time() {
    let opens_at = Some(moment("2027-03-04T09:30:00Z"));
    let document = offered(ShareLinkPageContent {
        closed: Some(ShareLinkClosed::Disabled),
        opens_at,
        ..share(Language::German)
    });
    assert_eq!(document.all("time").count(), 0);
}

#[test]
fn escapes_hostile_texts() {
    let shape = |content: &str| {
        let share = ShareLinkPageContent { subject: subject_of(content), ..share(Language::English) };
        let document =
            form_page(refuse(share, &typed_entry(content), &COMPLAINTS), StatusCode::TOO_MANY_REQUESTS);
        let value =
            document.with_id("name").and_then(|field| field.get("value")).unwrap_or_default().to_owned();
        (document.elements.iter().map(|each| each.name.clone()).collect::<Vec<_>>(), value)
    };
    let (plain, _) = shape("plain");
    for hostile in HOSTILE {
        assert_eq!(shape(hostile), (plain.clone(), hostile.to_owned()));
    }
}

proptest! {
    #[test]
    fn any_entry_makes_a_valid_page(typed in any::<String>()) {
        let response = refuse(share(Language::English), &typed_entry(&typed), &COMPLAINTS);
        form_page(response, StatusCode::TOO_MANY_REQUESTS);
    }
}
