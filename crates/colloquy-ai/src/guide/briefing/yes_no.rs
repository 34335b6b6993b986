//! Reads what hasty prompts say about yes and no: "recommend us y/n" and "whether they would come again and if not why".

use colloquy_domain::language::Language;

use crate::prompt_parts::wording::{after_any, tails, word_count};
use crate::prompt_parts::{pieces, without_marker};

/// Remarks that a question is answered by "yes" or "no".
const MARKS: &[&str] = &[
    "(y/n)",
    "(yes/no)",
    "(j/n)",
    "(ja/nein)",
    "(ja/nee)",
    "(o/n)",
    "(oui/non)",
    "(s/n)",
    "(sí/no)",
    "(si/no)",
    "(sì/no)",
    "(sim/não)",
    "y/n",
    "yes/no",
    "j/n",
    "ja/nein",
    "ja/nee",
    "o/n",
    "oui/non",
    "s/n",
    "sí/no",
    "si/no",
    "sì/no",
    "sim/não",
];
/// English verbs that such an item may begin with.
const VERBS: &[&str] = &[
    "recommend",
    "come",
    "return",
    "buy",
    "renew",
    "stay",
    "join",
    "use",
    "visit",
    "book",
    "apply",
    "choose",
    "donate",
    "switch",
    "attend",
    "go",
    "rent",
    "work",
    "do",
    "order",
    "hire",
];
/// What stands for a space and a comma in the rest of a question, so that it is not read as a part of its own.
const SPACE: char = '\u{35f}';
const COMMA: char = '\u{35e}';
/// The most characters of a word that is read.
const WORD_CHARACTERS: usize = 48;
/// The most words in what is asked if so.
const REST_WORDS: usize = 9;
/// So few words ask without a question word that is known: "wobei".
const BARE_WORDS: usize = 2;

/// Leaves out the remarks: they say how a question is answered.
pub fn without_marks(text: &str, language: Language) -> String {
    text.lines().map(|line| without_mark(line, language)).collect::<Vec<_>>().join("\n")
}

fn without_mark(line: &str, language: Language) -> String {
    let place = MARKS.iter().find_map(|mark| {
        let at = line.find(mark).filter(|at| *at > 0)?;
        let is_apart = line[..at].ends_with([' ', ',', ':', '?'])
            && !line[at + mark.len()..].starts_with(char::is_alphanumeric);
        is_apart.then_some((at, mark.len()))
    });
    let Some((at, length)) = place else { return line.to_owned() };
    let before = line[..at].trim_end_matches([' ', ',', ':', '-', '–', '?']);
    let after = line[at + length..].trim_start_matches([' ', '?']);
    let space = if after.is_empty() || after.starts_with(',') { "" } else { " " };
    let whole = format!("{before}{space}{after}");
    let (_, content) = without_marker(whole.trim_start());
    let begin = &whole[..whole.len() - content.len()];
    let begins_with_verb = language == Language::English && after_any(content, VERBS).is_some();
    if begins_with_verb { format!("{begin}would they {content}") } else { whole.clone() }
}

/// Joins "and if not, why" to the question before it.
pub fn with_rest_joined(text: &str, language: Language) -> String {
    let line = |line: &str| -> String {
        pieces(line)
            .iter()
            .map(|piece| joined(piece.text, language).unwrap_or_else(|| piece.text.to_owned()))
            .collect()
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

fn joined(piece: &str, language: Language) -> Option<String> {
    let tables = language.tables();
    let (cues, pairs) = (&tables.prompt, tables.briefing.if_so);
    let begins: Vec<String> = pairs.iter().map(|(begins, _)| begins.to_lowercase()).collect();
    let begins: Vec<&str> = begins.iter().map(String::as_str).collect();
    tails(piece).skip(2).find_map(|tail| {
        let bare = after_any(tail, cues.joints).map_or(tail, |(_, rest)| rest).trim_start_matches([',', ' ']);
        let (found, rest) = after_any(bare, &begins)?;
        let rest = rest.trim_start_matches([',', ':', ' ']);
        let ended = rest.trim_end_matches(['.', '!', '?', ' ', '\u{a0}']);
        let asked = ended.split(", ").next().unwrap_or(ended);
        let before = piece[..piece.len() - tail.len()].trim_end_matches([' ', ',', ';', '(']);
        let is_question = |text: &str| after_any(text, cues.question_words).is_some();
        let asks_whether = tails(before).any(|tail| after_any(tail, cues.whether).is_some());
        let is_rest = asks_whether
            && (1..=REST_WORDS).contains(&word_count(asked))
            && (is_question(asked) || word_count(asked) <= BARE_WORDS)
            && !piece.trim_end().ends_with('?');
        let joint = pairs.iter().find(|(own, _)| own.to_lowercase() == *found)?.1;
        let joined = format!("{joint}{COMMA}{SPACE}{asked}").replace(' ', &SPACE.to_string());
        let after = &rest[asked.len()..];
        (is_rest && joined.chars().count() <= WORD_CHARACTERS).then(|| format!("{before} {joined}{after}"))
    })
}

/// Returns a clause without such a rest, what joins both, and the rest.
pub fn parted_rest(clause: &str) -> Option<(&str, String, String)> {
    let at = clause.find(SPACE)?;
    let start = clause[..at].rfind(' ')?;
    let end = clause[at..].find(' ').map_or(clause.len(), |end| at + end);
    let joined = clause[start + 1..end].replace(SPACE, " ");
    let (joint, asked) = joined.split_once(COMMA)?;
    Some((&clause[..start], joint.to_owned(), asked.trim_matches([' ', '.']).to_owned()))
}

/// Returns a text without what stood for its spaces and commas.
pub fn plain(text: &str) -> String {
    text.replace(SPACE, " ").replace(COMMA, ",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_that_a_question_is_answered_by_yes_or_no_are_left_out() {
        for (language, line, expected) in [
            (Language::English, "- recommend us y/n, and why", "- would they recommend us, and why"),
            (Language::English, "- parking ok? (yes/no)", "- parking ok"),
            (Language::German, "- würden sie wiederkommen j/n", "- würden sie wiederkommen"),
            (Language::Spanish, "- los precios/negociación", "- los precios/negociación"),
        ] {
            assert_eq!(without_marks(line, language), expected);
        }
    }

    #[test]
    fn what_is_asked_if_so_stays_with_its_question() {
        for (language, sentence, clause, joint, rest) in [
            (
                Language::English,
                "Ask whether they would come again and if not, why.",
                "Ask whether they would come again",
                "and if not",
                "why",
            ),
            (
                Language::German,
                "Frag, ob sie mit anpacken würden, und wenn ja, wobei.",
                "Frag, ob sie mit anpacken würden",
                "und wenn ja",
                "wobei",
            ),
            (
                Language::Spanish,
                "Pregunta si lo harían por internet y, si no, por qué.",
                "Pregunta si lo harían por internet",
                "y si no",
                "por qué",
            ),
        ] {
            let joined = with_rest_joined(sentence, language);
            assert_eq!(parted_rest(&joined), Some((clause, joint.to_owned(), rest.to_owned())), "{joined}");
        }
        let other = "Ask how it went and if they want a call.";
        assert_eq!(with_rest_joined(other, Language::English), other);
    }
}
