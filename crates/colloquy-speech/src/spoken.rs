//! Texts made ready to be read aloud: words alone, nothing that an engine could take for a command.

use colloquy_domain::ports::SpeechError;

/// Some three hours of speech. It bounds what one caller can make the service hold and compute.
const LONGEST_TEXT_BYTES: usize = 128 * 1024;

/// The text with a space for each character that is no part of a word and that `is_command` says an engine acts upon, and
/// for each control character: engines give those meanings of their own. Empty if nothing is left to say.
pub(crate) fn spoken(text: &str, is_command: fn(char) -> bool) -> Result<String, SpeechError> {
    if text.len() > LONGEST_TEXT_BYTES {
        return Err(SpeechError::Failed(format!(
            "the text has {} bytes, and at most {LONGEST_TEXT_BYTES} are read aloud",
            text.len()
        )));
    }
    let harmless = |c: char| if c.is_control() || is_command(c) { ' ' } else { c };
    let harmless: String = text.chars().map(harmless).collect();
    Ok(harmless.trim().to_owned())
}

#[cfg(test)]
mod tests;
