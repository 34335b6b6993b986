//! Prepares texts for a voice.

/// Removes what a voice cannot say. An opening bracket becomes a pause.
pub fn speakable(text: &str) -> String {
    let plain = text
        .replace(" (", ", ")
        .replace(['(', ')', '[', ']', '{', '}', '<', '>', '*', '#', '_', '`', '|'], "");
    plain.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Splits a text into sentences. Closing quotation marks stay with their sentence.
pub fn sentences(text: &str) -> Vec<String> {
    let mut sentences: Vec<String> = Vec::new();
    for piece in crate::prompt_parts::pieces(text) {
        let mut piece = piece.text.trim();
        if let Some(last) = sentences.last_mut()
            && let Some(rest) = piece.strip_prefix(['»', '”', '“'])
            && last.contains(['«', '“', '„'])
        {
            let close = &piece[..piece.len() - rest.len()];
            last.push_str(if close == "»" && last.contains("«\u{a0}") { "\u{a0}»" } else { close });
            piece = rest.trim();
        }
        match sentences.last_mut() {
            Some(last) if !piece.contains(char::is_alphanumeric) => last.push_str(piece),
            Some(last) if last.ends_with(';') && !piece.is_empty() => {
                last.push(' ');
                last.push_str(piece);
            }
            _ if !piece.is_empty() => sentences.push(piece.to_owned()),
            _ => {}
        }
    }
    sentences
}
