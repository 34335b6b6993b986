//! Makes text from others safe to print on a terminal: nothing in it moves the cursor, changes colors or reorders what
//! is shown. Both programs print through these functions.

/// Returns whether a terminal might obey this character, or show its neighbors in another order or on another line.
pub fn is_control(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{61c}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2066}'..='\u{206f}'
        )
}

/// Replaces control characters by their codes, as in `\u001b`. Line breaks stay; a tab becomes a space.
pub fn escape(text: &str) -> String {
    escape_with(&text.replace("\r\n", "\n"), |character| match character {
        '\n' => Some('\n'),
        '\t' => Some(' '),
        _ => None,
    })
}

/// Does the same for one field of a line, which must not begin another line.
pub fn escape_field(text: &str) -> String {
    escape_with(text, |character| (character == '\t').then_some(' '))
}

/// Returns JSON with the same meaning and no control characters but line breaks. In JSON the others can only be inside
/// strings, where an escape stands for the same character.
pub fn escape_json(json: &str) -> String {
    escape_with(json, |character| (character == '\n').then_some('\n'))
}

fn escape_with(text: &str, kept: impl Fn(char) -> Option<char>) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match kept(character) {
            Some(character) => escaped.push(character),
            None if is_control(character) => escaped.push_str(&format!("\\u{:04x}", u32::from(character))),
            None => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests;
