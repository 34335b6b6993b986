//! The names of folders as IMAP sends them.

use base64::Engine;
use base64::alphabet;
use base64::engine::general_purpose::{GeneralPurpose, NO_PAD};

const MODIFIED_BASE64: GeneralPurpose = GeneralPurpose::new(&alphabet::IMAP_MUTF7, NO_PAD);

/// Encodes a name in modified UTF-7 (RFC 3501, 5.1.3).
pub fn encode(name: &str) -> String {
    let mut encoded = String::new();
    let mut shifted = Vec::new();
    for character in name.chars() {
        if matches!(character, ' '..='~') {
            flush(&mut shifted, &mut encoded);
            encoded.push(character);
            if character == '&' {
                encoded.push('-');
            }
        } else {
            let mut units = [0; 2];
            shifted.extend(character.encode_utf16(&mut units).iter().flat_map(|unit| unit.to_be_bytes()));
        }
    }
    flush(&mut shifted, &mut encoded);
    encoded
}

fn flush(shifted: &mut Vec<u8>, encoded: &mut String) {
    if !shifted.is_empty() {
        encoded.push('&');
        MODIFIED_BASE64.encode_string(&shifted, encoded);
        encoded.push('-');
        shifted.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::encode;

    #[test]
    fn names_are_sent_in_modified_utf_7() {
        assert_eq!(encode("INBOX/Bounces"), "INBOX/Bounces");
        assert_eq!(encode("Rückläufer"), "R&APw-ckl&AOQ-ufer");
        assert_eq!(encode("A & B"), "A &- B");
        assert_eq!(encode("~peter/mail/台北/日本語"), "~peter/mail/&U,BTFw-/&ZeVnLIqe-");
    }
}
