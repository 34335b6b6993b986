//! What an organization adds to its mails: the sender, the colour and a text.

use colloquy_domain::accent_colour::RgbColour;
use colloquy_domain::text::{MailText, SenderName};

use super::*;

#[test]
fn an_organization_signs_with_its_sender_its_colour_and_its_text() {
    let appearance = Appearance {
        sender_name: SenderName::parse("Ada\u{202e} from Acme").ok(),
        accent_colour: RgbColour::parse("#ffe100").ok(),
        mail_text: MailText::parse("Three people read it.\r\n<b>Nobody</b> else.").ok(),
        closing_text: None,
        logo: None,
    };
    for (kind, has_text) in [(Letter::Invitation, true), (Letter::Reminder, true), (Letter::Link, false)] {
        let received = received(&InvitationLetter { appearance: appearance.clone(), ..letter("en", kind) });
        assert_eq!(received.from.0, "Ada from Acme");
        assert!(received.text.contains("Acme"), "the organization is still named: {}", received.text);
        let text = "Three people read it.\n<b>Nobody</b> else.";
        assert_eq!(received.text.contains(text), has_text, "{}", received.text);
        assert!(!received.html.contains("<b>Nobody"), "{}", received.html);
        assert_eq!(received.html.contains("Nobody"), has_text, "{}", received.html);
        let shades = RgbColour::parse("#ffe100").expect("a colour").on_light();
        let button =
            format!("background-color:{};color:{};", shades.accent.written(), shades.on_accent.written());
        assert!(received.html.contains(&button), "{}", received.html);
    }
}
