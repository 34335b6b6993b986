use colloquy_app::invitee_pages::InvitationStage;

use super::*;
use crate::tests::document::{Document, form_page, page, session_page};
use crate::tests::sample::{STAGES, invitation as content, slug, subject};
use crate::words::fill;

const POLICIES: [WithdrawalPolicy; 2] = [WithdrawalPolicy::AskFirst, WithdrawalPolicy::EraseAtOnce];

fn with_consent(locale: &str, stage: InvitationStage, consent: ConsentState) -> InvitationPageContent {
    InvitationPageContent { consent, ..content(subject(locale), stage) }
}

fn withdrawn(locale: &str, data: DataAfterWithdrawal) -> Document {
    let content = with_consent(locale, InvitationStage::Withdrawn, ConsentState::Withdrawn(data));
    page(invitation::answer(&slug(), Ok(Some(content)), Language::English), StatusCode::OK)
}

#[test]
fn asks_first_and_says_what_happens_to_what_is_stored() {
    for language in Language::ALL {
        let words = &language.tables().withdrawal;
        for (policy, meaning) in POLICIES.into_iter().zip([words.asks_first, words.erases_at_once]) {
            let given =
                with_consent(language.as_str(), InvitationStage::Completed, ConsentState::Given(policy));
            let document = form_page(question(&slug(), Ok(Some(given)), Language::English), StatusCode::OK);
            assert_eq!(
                (document.language(), &*document.one("h1").text),
                (language.as_str(), words.question.heading)
            );
            let meaning = fill(meaning, &[("organization", "Lovelace & Co.")]);
            assert!(document.text().contains(&meaning), "{}", document.text());
            assert_eq!(document.one("form").get("action"), Some(&*path_of(&slug())));
            assert_eq!(document.one("form").get("method"), Some("post"));
            let back = format!("/i/{}", slug().as_str());
            assert_eq!((document.one("a").get("href"), &*document.one("a").text), (Some(&*back), words.back));
        }
    }
}

#[test]
fn says_afterwards_what_has_become_of_what_is_stored() {
    for language in Language::ALL {
        let words = &language.tables().withdrawal;
        let expected = [
            (DataAfterWithdrawal::Undecided, &words.undecided),
            (DataAfterWithdrawal::BeingErased, &words.being_erased),
            (DataAfterWithdrawal::Kept, &words.kept),
        ];
        for (data, notice) in expected {
            let document = withdrawn(language.as_str(), data);
            assert!(document.text().contains(notice.heading), "{}", document.text());
            let text = fill(notice.text, &[("organization", "Lovelace & Co.")]);
            assert!(document.text().contains(&text), "{}", document.text());
            assert_eq!(document.all("form").count() + document.all("a").count(), 0, "nothing is left to do");
        }
    }
}

#[test]
fn without_consent_the_invitation_is_shown() {
    let closed = with_consent("en", InvitationStage::Closed, ConsentState::NotGiven);
    let document = page(question(&slug(), Ok(Some(closed)), Language::English), StatusCode::OK);
    assert_eq!(document.one("h1").text, Language::English.tables().page.invitation_closed.heading);
    let heading = Language::Dutch.tables().page.problems.not_found.heading;
    let unknown = page(question(&slug(), Ok(None), Language::Dutch), StatusCode::NOT_FOUND);
    assert_eq!(unknown.one("h1").text, heading);
}

#[test]
fn every_page_of_an_interview_with_consent_leads_to_the_question() {
    let given = ConsentState::Given(WithdrawalPolicy::AskFirst);
    let expected = path_of(&slug());
    let links = |content: InvitationPageContent| {
        let is_open = content.stage.is_open();
        let response = invitation::answer(&slug(), Ok(Some(content)), Language::English);
        let document = if is_open { session_page(response) } else { page(response, StatusCode::OK) };
        document.all("a").filter(|link| link.get("href") == Some(&*expected)).count()
    };
    for stage in STAGES {
        let content = |consent| with_consent("en", stage, consent);
        // The page on which the interview is held has the link at its end, because the invitee consents on it.
        let at_the_end = usize::from(stage.is_open());
        assert_eq!(links(content(ConsentState::NotGiven)), at_the_end, "{stage:?}");
        if stage != InvitationStage::Ready && stage != InvitationStage::Withdrawn {
            assert_eq!(links(content(given)), at_the_end + 1, "{stage:?}");
        }
    }
}
