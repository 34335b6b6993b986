//! Cursors, which mark where the next page of a list begins. They are opaque to callers.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use uuid::Uuid;

/// The key that a list is ordered by. A cursor of one kind of list does not decode as another kind.
pub trait ListOrderKey: Sized {
    fn encode(self) -> String;

    fn decode(cursor: &str) -> Option<Self>;
}

impl ListOrderKey for Uuid {
    fn encode(self) -> String {
        URL_SAFE_NO_PAD.encode(self.as_bytes())
    }

    fn decode(cursor: &str) -> Option<Self> {
        Uuid::from_slice(&URL_SAFE_NO_PAD.decode(cursor).ok()?).ok()
    }
}

impl ListOrderKey for i64 {
    fn encode(self) -> String {
        URL_SAFE_NO_PAD.encode(self.to_be_bytes())
    }

    fn decode(cursor: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(cursor).ok()?;
        bytes.try_into().ok().map(i64::from_be_bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_survives_a_round_trip() {
        let id = Uuid::from_u128(0x0193_2d5e_7c1a_7b3e_9c4d_2f6a_8b0c_1d2e);
        assert_eq!(Uuid::decode(&id.encode()), Some(id));
        assert_eq!(i64::decode(&7.encode()), Some(7));
    }

    #[test]
    fn a_cursor_of_one_kind_does_not_decode_as_another() {
        assert_eq!(Uuid::decode(&7.encode()), None);
        assert_eq!(i64::decode(&Uuid::nil().encode()), None);
    }

    #[test]
    fn rejects_anything_else() {
        for text in ["", "x", "AAAA", "*", "AZMtXnwaez6cTS9qiwwdLg==", "AZMtXnwaez6cTS9qiwwdLgA"] {
            assert_eq!(Uuid::decode(text), None, "{text}");
        }
    }
}
