//! What is said after a notice of help, and after the last answer.

use colloquy_domain::safety::{SafetyConcern, response};

use super::*;

#[test]
fn an_invitee_who_continues_after_a_notice_is_not_asked_about_it() {
    let notice = response(SafetyConcern::Violence, &Locale::from(Language::English), None);
    for calm in [
        "No, nobody's in danger, it was only a loud meeting.",
        "I am fine. Let's continue.",
        "No, there is no one I could call.",
        "I meant it.",
        "That was no joke, and not a figure of speech.",
        "It is over now.",
    ] {
        let (next, closes) = spoken(&situation("en", PROMPT, &[OPENING, "…", &notice, calm]));
        assert!(next.ends_with("To begin with, could you tell me how you use the app?"), "{next}");
        assert!(!next.contains('“') && !closes, "{next}");
        let apology = Language::English.tables().interviewer.misunderstood;
        let is_denial = calm.contains("in danger");
        assert_eq!(next.starts_with(apology), is_denial, "{next}");
        assert_eq!(next.contains("sorry"), is_denial, "{next}");
    }
}

#[test]
fn a_last_answer_that_tells_something_is_acknowledged_before_the_farewell() {
    let words = &Language::English.tables().interviewer;
    let said = [
        OPENING,
        "Fine.",
        words.last_questions[0],
        "The garden is open on Fridays, and my sister comes along.",
    ];
    let (farewell, closes) = spoken(&situation("en", "Ask about the canteen.", &said));
    assert!(closes, "{farewell}");
    let noted = Language::English.tables().rapport.formal.noted;
    assert!(noted.iter().any(|noted| farewell.starts_with(noted)), "{farewell}");
    let thanks = farewell.to_lowercase().matches("thank").count();
    assert!(thanks <= 1, "{farewell}");
}
