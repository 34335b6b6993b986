//! Turns the tokens of a model into text.

use std::collections::HashMap;

use crate::engine::RecognitionModelError;

/// The text of each token, as bytes, because a letter may be spread over two tokens. Tokens that are not text are
/// empty.
pub struct TokenVocabulary {
    tokens: Vec<Vec<u8>>,
}

impl TokenVocabulary {
    /// Reads the file `tokenizer.bin`, in which each token follows its length. The length takes one byte, or two from
    /// 128 on.
    pub fn of_lengths_and_bytes(mut file: &[u8]) -> Result<Self, RecognitionModelError> {
        let mut tokens = Vec::new();
        while let Some((first, rest)) = file.split_first() {
            let (length, rest) = match (first, rest.split_first()) {
                (0..128, _) => (usize::from(*first), rest),
                (_, Some((second, rest))) => (usize::from(*second) * 128 + usize::from(*first) - 128, rest),
                (_, None) => return Err(cut()),
            };
            let (token, rest) = rest.split_at_checked(length).ok_or_else(cut)?;
            let is_mark = token.len() > 2 && token.starts_with(b"<") && token.ends_with(b">");
            tokens.push(if is_mark { Vec::new() } else { spaced(token) });
            file = rest;
        }
        Ok(TokenVocabulary { tokens })
    }

    /// Reads the file `vocab.json`, which has a printable letter for each byte.
    pub fn of_printable_bytes(file: &[u8]) -> Result<Self, RecognitionModelError> {
        let numbers: HashMap<String, usize> = serde_json::from_slice(file)
            .map_err(|error| RecognitionModelError::File(format!("vocab.json: {error}")))?;
        let bytes = printed_bytes();
        let mut tokens = vec![Vec::new(); numbers.len()];
        for (token, number) in numbers {
            let Some(place) = tokens.get_mut(number) else { continue };
            *place = token.chars().filter_map(|c| bytes.get(&c)).copied().collect();
        }
        Ok(TokenVocabulary { tokens })
    }

    /// Returns the text of these tokens, trimmed.
    pub fn text(&self, numbers: &[i32]) -> String {
        let token = |number: &i32| usize::try_from(*number).ok().and_then(|number| self.tokens.get(number));
        let bytes: Vec<u8> = numbers.iter().filter_map(token).flatten().copied().collect();
        String::from_utf8_lossy(&bytes).trim().to_owned()
    }
}

fn cut() -> RecognitionModelError {
    RecognitionModelError::File("tokenizer.bin is truncated".to_owned())
}

/// Replaces `▁`, which stands for a space.
fn spaced(token: &[u8]) -> Vec<u8> {
    match std::str::from_utf8(token) {
        Ok(text) => text.replace('▁', " ").into_bytes(),
        Err(_) => token.to_vec(),
    }
}

/// Returns the byte for each letter. Bytes that are printable in Latin-1 stand for themselves; the letters from U+0100
/// on stand for the others.
fn printed_bytes() -> HashMap<char, u8> {
    let mut next = 0x100;
    let printed = |byte: u8| match byte {
        b'!'..=b'~' | 0xa1..=0xac | 0xae..=0xff => (char::from(byte), byte),
        _ => {
            next += 1;
            (char::from_u32(next - 1).unwrap_or_default(), byte)
        }
    };
    (0..=u8::MAX).map(printed).collect()
}

#[cfg(test)]
mod tests;
