//! Puts the verb of what an organization wants to know behind it: "Herausfinden wollen wir, wofür …".

use colloquy_domain::language::Language;

use crate::prompt_parts::pieces;

/// Writes "Wir wollen herausfinden" for "Herausfinden wollen wir", with which no other rule begins.
pub fn usual(text: &str, language: Language) -> String {
    let (modals, subjects): (&[&str], &[&str]) = match language {
        Language::German => (&["wollen", "möchten", "würden"], &["wir"]),
        Language::Dutch => (&["willen", "zouden"], &["we", "wij"]),
        _ => return text.to_owned(),
    };
    let turned = |sentence: &str| {
        let bare = sentence.trim_start();
        let mut words = bare.splitn(3, ' ');
        let (verb, modal, rest) = (words.next()?, words.next()?, words.next()?);
        let subject = subjects.iter().find(|subject| {
            rest.strip_prefix(**subject).is_some_and(|rest| rest.starts_with([' ', ',', ':']))
        })?;
        let is_turned = verb.ends_with("en") && modals.contains(&modal);
        let space = &sentence[..sentence.len() - bare.len()];
        let (first, others) = (subject[..1].to_uppercase(), &subject[1..]);
        let verb = verb.to_lowercase();
        is_turned.then(|| format!("{space}{first}{others} {modal} {verb}{}", &rest[subject.len()..]))
    };
    let line = |line: &str| {
        let sentences = pieces(line);
        sentences
            .iter()
            .map(|piece| turned(piece.text).unwrap_or_else(|| piece.text.to_owned()))
            .collect::<String>()
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_subject_comes_first() {
        for (language, text, expected) in [
            (
                Language::German,
                "Umfrage zum Bus. Herausfinden wollen wir, wofür er genutzt wird.",
                "Umfrage zum Bus. Wir wollen herausfinden, wofür er genutzt wird.",
            ),
            (Language::Dutch, "Weten willen we hoe het ging.", "We willen weten hoe het ging."),
            (Language::German, "Ziele: Fragen wir nach dem Bus.", "Ziele: Fragen wir nach dem Bus."),
            (Language::German, "- Wie lief es?", "- Wie lief es?"),
        ] {
            assert_eq!(usual(text, language), expected);
        }
    }
}
