//! Prepares texts to be read aloud: removes everything that an engine could take for a command.

use colloquy_domain::ports::TextToSpeechError;

/// About three hours of speech. This bounds the memory and the time that one request can take.
const LONGEST_TEXT_BYTES: usize = 128 * 1024;

/// Replaces each character for which `is_command` is true, and each control character, by a space: engines give them
/// special meanings. Returns an empty text if nothing is left to say.
pub(crate) fn spoken(text: &str, is_command: fn(char) -> bool) -> Result<String, TextToSpeechError> {
    if text.len() > LONGEST_TEXT_BYTES {
        return Err(TextToSpeechError::Failed(format!(
            "the text has {} bytes; at most {LONGEST_TEXT_BYTES} can be read aloud",
            text.len()
        )));
    }
    let harmless = |c: char| if c.is_control() || is_command(c) { ' ' } else { c };
    let harmless: String = text.chars().map(harmless).collect();
    Ok(harmless.trim().to_owned())
}

#[cfg(test)]
mod tests;
