//! The link with which an invitee who has consented withdraws the consent.

use super::*;

#[test]
fn mails_to_invitees_who_have_consented_link_to_the_page_for_withdrawing() {
    let link = format!("{LINK}/withdraw");
    for language in Language::ALL {
        let words = language.tables().withdrawal.mail;
        for kind in Letter::ALL {
            let letter = letter(language.as_str(), *kind);
            let mail = received(&letter);
            assert!(!mail.text.contains(words) && !mail.html.contains(words), "{}", mail.text);
            let mail = received(&InvitationLetter { withdrawal_link: Some(link.clone()), ..letter });
            assert!(mail.text.contains(&format!("\n\n{words}:\n{link}\n\n")), "{}", mail.text);
            assert!(mail.html.contains(&format!("<a href=\"{link}\"")), "{}", mail.html);
            assert!(mail.html.contains(&format!(">{words}</a>")), "{}", mail.html);
        }
    }
}
