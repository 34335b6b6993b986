use super::*;

const ID: Uuid = Uuid::from_u128(0x019c_0000_0000_7000_8000_0000_0000_0001);

fn token(secret: [u8; 16]) -> UnsubscribeToken {
    UnsubscribeToken { mail_id: MailId::from_uuid(ID), secret: UnsubscribeLinkSecret(secret) }
}

#[test]
fn a_token_is_read_as_it_was_written() {
    for secret in [[0; 16], [0xff; 16], *b"0123456789abcdef"] {
        let text = token(secret).reveal();
        assert_eq!(text.len(), 43);
        assert!(
            text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')),
            "{text}"
        );
        assert_eq!(UnsubscribeToken::parse(&text), Some(token(secret)));
    }
}

#[test]
fn rejects_anything_else() {
    let text = token([7; 16]).reveal();
    let wrong =
        ["", "x", &text[1..], &text[..42], &format!("{text}A"), &format!("{text}="), &text.replace('A', "+")];
    for wrong in wrong {
        assert_eq!(UnsubscribeToken::parse(wrong), None, "{wrong:?}");
    }
}

#[test]
fn secrets_are_compared_as_a_whole_and_not_printed() {
    assert_eq!(token([7; 16]), token([7; 16]));
    for place in 0..16 {
        let mut other = [7; 16];
        other[place] ^= 1;
        assert_ne!(token([7; 16]), token(other));
    }
    assert_eq!(format!("{:?}", token([7; 16]).secret), "UnsubscribeLinkSecret(…)");
}

#[test]
fn a_recipient_is_an_address_in_any_letter_case_for_one_organization() {
    let (one, other) = (OrganizationId::from_uuid(ID), OrganizationId::from_uuid(Uuid::max()));
    let email = |text: &str| Email::parse(text).expect("an address");
    let recipient = RecipientHash::new(one, &email("Ada@Example.org"));
    assert_eq!(recipient, RecipientHash::new(one, &email("ada@example.org")));
    assert_ne!(recipient, RecipientHash::new(other, &email("ada@example.org")));
    assert_ne!(recipient, RecipientHash::new(one, &email("ada@example.net")));
}
