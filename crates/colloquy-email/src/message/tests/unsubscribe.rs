//! How a mail offers to unsubscribe, to people and to mail programs.

use super::*;

/// Returns the headers with folded lines joined.
fn unfolded(letter: &InvitationLetter) -> String {
    let raw = sent(letter);
    let (headers, _) = raw.split_once("\r\n\r\n").expect("headers");
    headers.replace("\r\n ", " ")
}

#[test]
fn over_https_one_click_unsubscribes() {
    let headers = unfolded(&letter("en", Letter::Invitation));
    let addresses =
        format!("List-Unsubscribe: <{UNSUBSCRIBE}>, <mailto:mail@colloquy.example?subject=unsubscribe>");
    assert_eq!(headers.lines().filter(|line| *line == addresses).count(), 1, "{headers}");
    let post = "List-Unsubscribe-Post: List-Unsubscribe=One-Click";
    assert_eq!(headers.lines().filter(|line| *line == post).count(), 1, "{headers}");
    let raw = sent(&letter("en", Letter::Invitation));
    let mail = MessageParser::new().parse(raw.as_bytes()).expect("a mail that can be read");
    let parsed: Vec<_> =
        mail.list_unsubscribe().as_address().into_iter().flat_map(|list| list.clone().into_list()).collect();
    let parsed: Vec<_> = parsed.iter().filter_map(|address| address.address()).collect();
    assert_eq!(parsed, [UNSUBSCRIBE, "mailto:mail@colloquy.example?subject=unsubscribe"]);
}

#[test]
fn without_https_only_a_mail_unsubscribes() {
    let plain = UNSUBSCRIBE.replace("https://", "http://");
    let smuggling = format!("{UNSUBSCRIBE}>,<https://evil.example");
    for unsubscribe_link in [None, Some(plain), Some(smuggling), Some(format!("{UNSUBSCRIBE}é"))] {
        let letter = InvitationLetter { unsubscribe_link, ..letter("en", Letter::Invitation) };
        let headers = unfolded(&letter);
        let address = "List-Unsubscribe: <mailto:mail@colloquy.example?subject=unsubscribe>";
        assert!(headers.lines().any(|line| line == address), "{headers}");
        assert!(!headers.contains("List-Unsubscribe-Post"), "{headers}");
    }
}

#[test]
fn the_footer_links_to_the_page_for_unsubscribing() {
    for language in Language::ALL {
        for kind in Letter::ALL {
            let letter = letter(language.as_str(), *kind);
            let words = language.tables().mail.unsubscribe;
            let mail = received(&letter);
            assert!(mail.text.ends_with(&format!("\n\n{words}:\n{UNSUBSCRIBE}\n")), "{}", mail.text);
            assert!(mail.html.contains(&format!("<a href=\"{UNSUBSCRIBE}\"")), "{}", mail.html);
            assert!(mail.html.contains(&format!(">{words}</a>")), "{}", mail.html);
            let mail = received(&InvitationLetter { unsubscribe_link: None, ..letter });
            assert!(!mail.text.contains(words) && !mail.html.contains(words), "{}", mail.text);
        }
    }
}

#[test]
fn the_addresses_for_unsubscribing_are_never_folded() {
    let address = format!("{}@{}.example", "a+b_c'd.".repeat(7) + "e", "host.".repeat(30) + "last");
    let sender = address.parse().expect("a sender");
    let letter = letter("en", Letter::Invitation);
    let message = compose(&letter, &sender, Timestamp::UNIX_EPOCH).expect("a mail").formatted();
    let header =
        format!("\r\nList-Unsubscribe: <{UNSUBSCRIBE}>,\r\n <mailto:{address}?subject=unsubscribe>\r\n");
    let message = String::from_utf8(message).expect("a mail is ASCII");
    assert!(message.contains(&header), "{message}");
}

#[test]
fn replies_and_unsubscriptions_go_to_the_reply_to_address() {
    let reply_to = Some(Email::parse("o'hara+office@acme.example").expect("an address"));
    let letter = InvitationLetter { reply_to, ..letter("en", Letter::Invitation) };
    let raw = sent(&letter);
    for header in [
        "From: Acme <mail@colloquy.example>\r\n",
        "Reply-To: Acme <o'hara+office@acme.example>\r\n",
        "\r\n <mailto:o'hara+office@acme.example?subject=unsubscribe>\r\n",
    ] {
        assert!(raw.contains(header), "{header} in {raw}");
    }
}
