//! Makes untrusted text safe to insert into a prompt.

use colloquy_domain::language::Language;
use colloquy_domain::text::Locale;

/// The replacement for a missing text.
const NONE: &str = "(none)";
const LOCALE_CHARACTERS: usize = 40;

/// Replaces everything in a text that a model could read as the tags, the marker or the tokens that separate
/// instructions from speech. The text looks almost the same to a person.
pub fn material(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    let mut previous = ' ';
    for letter in text.chars() {
        let letter = match letter {
            '<' => '‹',
            '>' => '›',
            '\n' | '\t' => letter,
            letter if letter.is_control() => ' ',
            letter if is_invisible(letter) => continue,
            letter => letter,
        };
        if letter == previous && matches!(letter, '[' | ']' | '{' | '}') {
            safe.push(' ');
        }
        previous = letter;
        safe.push(letter);
    }
    // Tokens of the Llama and Mistral families.
    for (token, harmless) in [("[INST]", "[ INST ]"), ("[/INST]", "[ /INST ]")] {
        if safe.contains(token) {
            safe = safe.replace(token, harmless);
        }
    }
    safe
}

/// Puts a text on one line, so that no part of it looks like a line of the prompt.
pub fn line(text: &str) -> String {
    material(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

pub fn or_none(text: Option<&str>) -> String {
    text.map(material).filter(|text| !text.trim().is_empty()).unwrap_or_else(|| NONE.to_owned())
}

/// Returns the locale, with the name of its language if the service speaks it.
pub fn language(locale: &Locale) -> String {
    let tag: String = line(locale.as_str()).chars().take(LOCALE_CHARACTERS).collect();
    let primary = locale.primary();
    if primary.is_empty() {
        return Language::DEFAULT.tables().english_name.to_owned();
    }
    match Language::from_word(&primary) {
        Some(language) => format!("{} ({tag})", language.tables().english_name),
        None => format!("the language of the locale {tag}"),
    }
}

/// Returns whether a letter is invisible. Such letters can hide a tag from this filter, but not from a model.
fn is_invisible(letter: char) -> bool {
    matches!(u32::from(letter),
        0x00AD | 0x200B..=0x200F | 0x202A..=0x202E | 0x2060..=0x206F | 0xFEFF | 0xE0000..=0xE007F)
}

/// Shortens a text that is too long to its beginning and its end.
pub fn bounded(text: &str, characters: usize) -> String {
    let length = text.chars().count();
    if length <= characters {
        return text.to_owned();
    }
    let half = characters / 2;
    let start: String = text.chars().take(half).collect();
    let end: String = text.chars().skip(length - half).collect();
    format!("{start} … {end}")
}

#[cfg(test)]
mod tests;
