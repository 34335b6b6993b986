//! Puts conditions that refer to a question of a list, or to the name in their item, where they belong: "if yes to 3, ask
//! who helped" and "- burnout; if any, what would have helped".

use colloquy_domain::language::Language;

use super::brackets::capitalized;
use crate::prompt_parts::without_marker;
use crate::prompt_parts::wording::{after_any, word_count};

/// How many words after its beginning such a condition may name the number.
const NUMBER_WITHIN: usize = 7;
/// The most words in a name before "if any".
const NAME_WORDS: usize = 5;

/// The words of a language for these conditions.
struct NumberedConditionWords {
    begins: &'static [&'static str],
    yes: &'static [&'static str],
    no: &'static [&'static str],
    /// What may stand between the answer and the number: "to question".
    between: &'static [&'static str],
    if_any: &'static [&'static str],
    /// A condition that the name is mentioned, as `{name}`.
    mentions: &'static str,
}

fn words(language: Language) -> NumberedConditionWords {
    match language {
        Language::English => NumberedConditionWords {
            begins: &["if", "in case of"],
            yes: &["yes"],
            no: &["no", "not"],
            between: &[
                "to", "on", "at", "for", "in", "question", "number", "no", "q", "the", "answer", "they",
                "say", "is",
            ],
            if_any: &["if any", "if so", "if there was any", "if there was one", "if there were any"],
            mentions: "If they mention {name}: ",
        },
        Language::German => NumberedConditionWords {
            begins: &["wenn", "falls", "bei"],
            yes: &["ja"],
            no: &["nein", "nicht"],
            between: &["bei", "zu", "auf", "in", "frage", "nummer", "nr", "punkt", "die", "der", "antwort"],
            if_any: &["falls ja", "wenn ja", "falls vorhanden", "falls es welche gab"],
            mentions: "Wenn sie von {name} berichten: ",
        },
        Language::French => NumberedConditionWords {
            begins: &["si", "en cas de"],
            yes: &["oui"],
            no: &["non"],
            between: &["à", "au", "pour", "la", "le", "question", "point", "numéro", "n", "réponse"],
            if_any: &["le cas échéant", "si oui", "s'il y en a", "s'il y en a eu"],
            mentions: "S'ils mentionnent {name}\u{a0}: ",
        },
        Language::Spanish => NumberedConditionWords {
            begins: &["si", "en caso de"],
            yes: &["sí", "si"],
            no: &["no"],
            between: &["a", "en", "para", "la", "el", "pregunta", "punto", "número", "respuesta", "es"],
            if_any: &[
                "si los hay",
                "si las hay",
                "si hay",
                "si hubo",
                "si los hubo",
                "si las hubo",
                "en su caso",
            ],
            mentions: "Si mencionan {name}: ",
        },
        Language::Italian => NumberedConditionWords {
            begins: &["se", "in caso di"],
            yes: &["sì", "si"],
            no: &["no"],
            between: &["a", "al", "alla", "per", "la", "il", "domanda", "punto", "numero", "risposta", "è"],
            if_any: &[
                "se ci sono",
                "se c'è",
                "se presenti",
                "se ci sono stati",
                "se ci sono state",
                "se c'è stato",
            ],
            mentions: "Se menzionano {name}: ",
        },
        Language::Dutch => NumberedConditionWords {
            begins: &["als", "indien", "zo", "bij"],
            yes: &["ja"],
            no: &["nee", "niet"],
            between: &["op", "bij", "voor", "vraag", "nummer", "nr", "punt", "het", "de", "antwoord", "is"],
            if_any: &[
                "zo ja",
                "indien ja",
                "als die er is",
                "als die er was",
                "als die er zijn",
                "indien aanwezig",
            ],
            mentions: "Als ze {name} noemen: ",
        },
        Language::Portuguese => NumberedConditionWords {
            begins: &["se", "em caso de", "caso"],
            yes: &["sim"],
            no: &["não"],
            between: &["a", "à", "na", "no", "para", "pergunta", "ponto", "número", "resposta", "a", "é"],
            if_any: &["se houver", "se houve", "se existir", "se for o caso", "se existirem"],
            mentions: "Se mencionarem {name}: ",
        },
    }
}

pub fn in_place(text: &str, language: Language) -> String {
    let own = words(language);
    let mut lines: Vec<String> = text.lines().map(|line| with_mention(line, &own, language)).collect();
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at].trim().to_owned();
        let (_, content) = without_marker(&line);
        let asked = numbered(content, &own)
            .and_then(|(is_yes, number, asked)| Some((place_of(&lines, number)?, is_yes, asked)));
        match asked.filter(|(place, ..)| *place != at) {
            Some((place, is_yes, asked)) => {
                let begins = if_so(is_yes, language);
                let question =
                    lines[place].trim_end_matches([' ', '?', '.', '\u{a0}', '\u{202f}']).to_owned();
                let mark = if language == Language::French { "\u{a0}?" } else { "?" };
                lines[place] = format!("{question}{mark} {begins}, {}", asked.trim());
                lines.remove(at);
                at = at.saturating_sub(usize::from(place < at));
            }
            None => at += 1,
        }
    }
    lines.join("\n")
}

fn if_so(is_yes: bool, language: Language) -> &'static str {
    let pairs = language.tables().briefing.if_so;
    let no = ["not", "nein", "nicht", "non", "no", "não", "niet", "nee"];
    let is_no = |begins: &str| begins.split(' ').any(|word| no.contains(&word.to_lowercase().as_str()));
    pairs.iter().map(|(begins, _)| *begins).find(|begins| is_no(begins) != is_yes).unwrap_or(pairs[0].0)
}

/// Reads "if yes to question 3, ask who helped": whether it is about a "yes", the number, and what follows.
fn numbered<'t>(content: &'t str, own: &NumberedConditionWords) -> Option<(bool, usize, &'t str)> {
    let (_, mut rest) = after_any(content, own.begins)?;
    let mut is_yes = None;
    for _ in 0..NUMBER_WITHIN {
        let end = rest.find(|letter: char| letter.is_whitespace()).unwrap_or(rest.len());
        let (word, after) = (&rest[..end], rest[end..].trim_start());
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
        let digits = bare.trim_start_matches(['q', 'f', 'p', 'd', 'v']);
        if let (Some(is_yes), Ok(number)) = (is_yes, digits.parse::<usize>()) {
            let asked = after.trim_start_matches([',', ':', '-', '>', '→', '–', ' ']);
            return (word_count(asked) > 0 && number > 0).then_some((is_yes, number, asked));
        }
        let is_answer = own.yes.contains(&bare.as_str()) || own.no.contains(&bare.as_str());
        match is_yes {
            None if is_answer => is_yes = Some(own.yes.contains(&bare.as_str())),
            _ if own.between.contains(&bare.as_str()) || bare.is_empty() => {}
            _ => return None,
        }
        rest = after;
    }
    None
}

/// Returns the line of the question with a number.
fn place_of(lines: &[String], number: usize) -> Option<usize> {
    lines.iter().position(|line| {
        let digits: String = line.trim_start().chars().take_while(char::is_ascii_digit).collect();
        let rest = &line.trim_start()[digits.len()..];
        digits.parse() == Ok(number) && rest.starts_with(['.', ')', ':'])
    })
}

/// Parts "- burnout; if any, what would have helped" into the name and a condition that it is mentioned.
fn with_mention(line: &str, own: &NumberedConditionWords, language: Language) -> String {
    let (is_item, content) = without_marker(line.trim());
    let found = ["; ", ", ", ": ", " – ", " - ", " ("].iter().find_map(|pause| {
        let (name, rest) = content.split_once(pause)?;
        let (_, asked) = after_any(rest, own.if_any)?;
        let asked = asked.trim_start_matches([',', ':', ' ']).trim_end_matches(')');
        Some((name.trim(), asked.trim_start_matches(['-', '>', '→', ' '])))
    });
    let cues = &language.tables().prompt;
    let Some((name, asked)) = found.filter(|(name, asked)| {
        is_item
            && (1..=NAME_WORDS).contains(&word_count(name))
            && word_count(asked) > 0
            && !name.contains('?')
            && after_any(name, cues.question_words).is_none()
    }) else {
        return line.to_owned();
    };
    let begin = &line[..line.len() - line.trim_start().len() + line.trim().len() - content.len()];
    format!("{begin}{name}\n{begin}{}{asked}", capitalized(&own.mentions.replace("{name}", name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_condition_on_the_number_of_a_question_follows_it() {
        for (language, prompt, expected) in [
            (
                Language::English,
                "1. How long?\n2. Have they had a burnout?\n3. The rota\nif yes to 2, ask who they talked to",
                "1. How long?\n2. Have they had a burnout? If so, ask who they talked to\n3. The rota",
            ),
            (
                Language::German,
                "1) Nutzen Sie die App?\n2) Das Büro\n- Wenn nein bei Frage 1: warum nicht",
                "1) Nutzen Sie die App? Falls nein, warum nicht\n2) Das Büro",
            ),
            (
                Language::English,
                "1. Hours\nIf they work 2 days, ask why.",
                "1. Hours\nIf they work 2 days, ask why.",
            ),
        ] {
            assert_eq!(in_place(prompt, language), expected);
        }
    }

    #[test]
    fn what_is_asked_if_there_is_any_becomes_a_condition() {
        for (language, item, expected) in [
            (
                Language::English,
                "- burnout; if any, what would have helped",
                "- burnout\n- If they mention burnout: what would have helped",
            ),
            (
                Language::Dutch,
                "- klachten, zo ja: welke kamer",
                "- klachten\n- Als ze klachten noemen: welke kamer",
            ),
            (Language::English, "- how they slept; if so, why", "- how they slept; if so, why"),
        ] {
            assert_eq!(in_place(item, language), expected);
        }
    }
}
