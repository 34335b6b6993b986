//! From the numbers that a net writes to words.

use std::collections::HashMap;

use crate::engine::EngineError;

/// The text of each word piece, as bytes, because a letter may be spread over two of them. Empty ones are not text.
pub struct TokenVocabulary {
    pieces: Vec<Vec<u8>>,
}

impl TokenVocabulary {
    /// Of the file `tokenizer.bin`: each piece with its length before it, in one byte, or in two if it has 128 bytes or
    /// more.
    pub fn of_lengths_and_bytes(mut file: &[u8]) -> Result<Self, EngineError> {
        let mut pieces = Vec::new();
        while let Some((first, rest)) = file.split_first() {
            let (length, rest) = match (first, rest.split_first()) {
                (0..128, _) => (usize::from(*first), rest),
                (_, Some((second, rest))) => (usize::from(*second) * 128 + usize::from(*first) - 128, rest),
                (_, None) => return Err(cut()),
            };
            let (piece, rest) = rest.split_at_checked(length).ok_or_else(cut)?;
            let is_mark = piece.len() > 2 && piece.starts_with(b"<") && piece.ends_with(b">");
            pieces.push(if is_mark { Vec::new() } else { spaced(piece) });
            file = rest;
        }
        Ok(TokenVocabulary { pieces })
    }

    /// Of the file `vocab.json`, which writes each byte as a letter that can be printed.
    pub fn of_printable_bytes(file: &[u8]) -> Result<Self, EngineError> {
        let numbers: HashMap<String, usize> = serde_json::from_slice(file)
            .map_err(|error| EngineError::File(format!("vocab.json: {error}")))?;
        let bytes = printed_bytes();
        let mut pieces = vec![Vec::new(); numbers.len()];
        for (piece, number) in numbers {
            let Some(place) = pieces.get_mut(number) else { continue };
            *place = piece.chars().filter_map(|c| bytes.get(&c)).copied().collect();
        }
        Ok(TokenVocabulary { pieces })
    }

    /// Without space at either end.
    pub fn text(&self, numbers: &[i32]) -> String {
        let piece = |number: &i32| usize::try_from(*number).ok().and_then(|number| self.pieces.get(number));
        let bytes: Vec<u8> = numbers.iter().filter_map(piece).flatten().copied().collect();
        String::from_utf8_lossy(&bytes).trim().to_owned()
    }
}

fn cut() -> EngineError {
    EngineError::File("tokenizer.bin ends within a word piece".to_owned())
}

/// A space is written as `▁`.
fn spaced(piece: &[u8]) -> Vec<u8> {
    match std::str::from_utf8(piece) {
        Ok(text) => text.replace('▁', " ").into_bytes(),
        Err(_) => piece.to_vec(),
    }
}

/// Bytes that can be printed in Latin 1 stand for themselves, and the others for the letters from U+0100 on.
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
