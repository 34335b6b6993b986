//! Until when the interview can be started.

use super::*;

#[test]
fn invitations_and_resumptions_say_until_when_the_interview_can_be_started() {
    let at = "2027-03-01T18:00:00Z".parse().expect("a time");
    for language in Language::ALL {
        let time = moment::written(at, *language);
        let sentence = fill(language.tables().deadline.mail, &[("time", &time)]);
        for kind in Letter::ALL {
            let letter = letter(language.as_str(), *kind);
            let without = received(&letter);
            let with = received(&InvitationLetter { deadline: Some(at), ..letter });
            let is_shown = |mail: &Received| {
                (
                    unwrapped(&mail.text).contains(&sentence),
                    mail.html.contains(&format!("<strong>{sentence}</strong>")),
                )
            };
            assert_eq!(is_shown(&without), (false, false));
            let shown = *kind != Letter::Link;
            assert_eq!(is_shown(&with), (shown, shown), "{}", with.text);
        }
    }
}

/// Joins the lines, which are wrapped for terminals.
fn unwrapped(text: &str) -> String {
    text.replace('\n', " ")
}
