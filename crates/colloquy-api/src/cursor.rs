//! Cursors: where the next page of a list begins. Callers hand them back and read nothing into them.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use uuid::Uuid;

pub fn encode(last: Uuid) -> String {
    URL_SAFE_NO_PAD.encode(last.as_bytes())
}

pub fn decode(cursor: &str) -> Option<Uuid> {
    Uuid::from_slice(&URL_SAFE_NO_PAD.decode(cursor).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_comes_back_as_it_went() {
        let id = Uuid::from_u128(0x0193_2d5e_7c1a_7b3e_9c4d_2f6a_8b0c_1d2e);
        assert_eq!(decode(&encode(id)), Some(id));
    }

    #[test]
    fn anything_else_is_no_cursor() {
        for text in ["", "x", "AAAA", "*", "AZMtXnwaez6cTS9qiwwdLg==", "AZMtXnwaez6cTS9qiwwdLgA"] {
            assert_eq!(decode(text), None, "{text}");
        }
    }
}
