//! Gives each condition of a prompt a sentence of its own, with a comma before what to ask.

use colloquy_domain::language::Language;

use super::brackets::capitalized;
use crate::prompt_parts::wording::{after_any, tails, word_count};

/// Signs between a condition and what to ask.
const ARROWS: [&str; 5] = [" -> ", " --> ", " → ", " => ", " ⇒ "];
/// The fewest words of a condition: "if it rains".
const CONDITION_WORDS: usize = 3;
/// The fewest words after which another condition may begin.
const BEFORE_ANOTHER: usize = 4;

pub fn apart(text: &str, language: Language) -> String {
    let text = match language {
        Language::English => with_whole_verbs(text),
        Language::German => with_one_pronoun(text),
        _ => text.to_owned(),
    };
    let line =
        |line: &str| -> String { sentences(line).into_iter().map(|one| sentence(one, language)).collect() };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Splits a line after each full stop and each question.
fn sentences(line: &str) -> Vec<&str> {
    let stops = line.split_inclusive(". ");
    stops.flat_map(|part| part.split_inclusive("? ")).flat_map(|part| part.split_inclusive("! ")).collect()
}

/// Works through the conditions of a sentence one after the other, because a prompt may have many.
fn sentence(text: &str, language: Language) -> String {
    let cues = &language.tables().prompt;
    let begin = &text[..text.len() - text.trim_start_matches(|sign: char| !sign.is_alphanumeric()).len()];
    let mut parts: Vec<String> = Vec::new();
    for clause in parted_by_semicolon(&text[begin.len()..], language) {
        let ended = clause.strip_suffix(';').map(|clause| format!("{clause}."));
        let clause = ended.as_deref().unwrap_or(clause);
        // "And if they moved: why?"
        let bare = after_any(clause, cues.joints).map_or(clause, |(_, rest)| rest);
        let is_condition = |text: &str| after_any(text, cues.conditions).is_some();
        let mut rest = if is_condition(bare) { capitalized(bare) } else { clause.to_owned() };
        loop {
            if is_condition(&rest) {
                rest = ARROWS.iter().fold(rest, |rest, arrow| rest.replace(arrow, ", "));
                rest = with_instruction(&rest, language);
            }
            let (first, other) = match another(&rest, is_condition(&rest), language) {
                Some((first, other)) => (first, Some(other)),
                None => (rest, None),
            };
            let is_about_some = after_any(&first, language.tables().briefing.those_who).is_some();
            let needs_comma = is_condition(&first) || is_about_some;
            parts.push(if needs_comma { with_comma(&first, language) } else { first });
            let Some(other) = other else { break };
            rest = other;
        }
    }
    format!("{begin}{}", parts.join(" "))
}

/// "If they used it, have them tell us how it went" asks, and so does "if they live alone, skip block B and ask how it is".
fn with_instruction(text: &str, language: Language) -> String {
    let own = &language.tables().briefing;
    let Some((condition, rest)) = text.split_once(", ") else { return text.to_owned() };
    let ask = own.then_ask[0];
    if let Some((_, asked)) = after_any(rest, own.asks_to_tell) {
        return format!("{condition}, {ask} {}", asked.trim_start_matches([',', ' ']));
    }
    let skips = after_any(rest, own.skipping).is_some();
    let asked = tails(rest).skip(1).find_map(|tail| {
        let (_, bare) = after_any(tail, language.tables().prompt.joints)?;
        after_any(bare, own.then_ask).map(|_| bare)
    });
    asked.filter(|_| skips).map_or_else(|| text.to_owned(), |asked| format!("{condition}, {asked}"))
}

/// Splits "Find out how it went; if they mention the price ask what is fair".
fn parted_by_semicolon(text: &str, language: Language) -> Vec<&str> {
    let conditions = language.tables().prompt.conditions;
    let (mut parts, mut start) = (Vec::new(), 0);
    for (at, sign) in text.match_indices("; ") {
        if after_any(&text[at + sign.len()..], conditions).is_some() {
            parts.push(&text[start..=at]);
            start = at + sign.len();
        }
    }
    parts.push(&text[start..]);
    parts
}

/// "What's better now" asks what is better.
fn with_whole_verbs(text: &str) -> String {
    let contracted = [
        ("what's", "what is"),
        ("what’s", "what is"),
        ("how's", "how is"),
        ("who's", "who is"),
        ("where's", "where is"),
    ];
    contracted.iter().fold(text.to_owned(), |text, (from, to)| {
        text.replace(&format!("{from} "), &format!("{to} "))
            .replace(&format!("{} ", capitalized(from)), &format!("{} ", capitalized(to)))
    })
}

/// "Was er/sie gemacht hat" asks what they have done.
fn with_one_pronoun(text: &str) -> String {
    const VERBS: [(&str, &str); 5] =
        [("hat", "haben"), ("ist", "sind"), ("war", "waren"), ("hatte", "hatten"), ("wurde", "wurden")];
    let pronouns = ["er/sie", "sie/er", "er oder sie"];
    let text =
        &[("ihn oder sie", "sie"), ("ihn/sie", "sie"), ("ihm oder ihr", "ihnen"), ("ihm/ihr", "ihnen")]
            .iter()
            .fold(text.to_owned(), |text, (from, to)| text.replace(&format!(" {from} "), &format!(" {to} ")));
    let clause = |clause: &str| {
        let Some(found) = pronouns.into_iter().find(|pronoun| clause.contains(&format!(" {pronoun} ")))
        else {
            return clause.to_owned();
        };
        let plural = clause.replacen(found, "sie", 1);
        let end = plural.trim_end_matches(|sign: char| !sign.is_alphanumeric()).len();
        let (words, marks) = plural.split_at(end);
        let verb = VERBS.iter().find_map(|(one, several)| Some((words.strip_suffix(one)?, several)));
        verb.filter(|(before, _)| before.ends_with(' '))
            .map_or_else(|| plural.clone(), |(before, several)| format!("{before}{several}{marks}"))
    };
    text.split_inclusive([',', '.', '?', '\n']).map(clause).collect()
}

/// Splits "if X, ask Y and if V ask W", and "whether X and, if V, what W".
fn another(text: &str, is_condition: bool, language: Language) -> Option<(String, String)> {
    let cues = &language.tables().prompt;
    tails(text).skip(BEFORE_ANOTHER).find_map(|tail| {
        let (joint, rest) = after_any(tail, cues.joints)?;
        let follows = tail.get(joint.len()..).unwrap_or_default();
        let is_apart = rest.starts_with(',') || follows.starts_with(',');
        let rest = rest.trim_start_matches([',', ' ']);
        let (_, condition) = after_any(rest, cues.conditions)?;
        let before = text[..text.len() - tail.len()].trim_end_matches([' ', ',', ';']);
        if word_count(condition) < CONDITION_WORDS {
            return None;
        }
        // "And, if they have not, what keeps them": what is asked follows the condition without an instruction.
        let asked = condition
            .split_once(", ")
            .filter(|_| is_apart)
            .map(|(condition, asked)| (condition.len(), asked));
        let other = match asked {
            Some((length, asked)) => {
                let condition = &rest[..rest.len() - condition.len() + length];
                format!("{}: {asked}", capitalized(condition))
            }
            // "Ask what happened and if they were called" asks two things.
            None if is_condition && asks(rest, language) => capitalized(rest),
            None => return None,
        };
        Some((format!("{before}."), other))
    })
}

/// Returns whether a condition continues with what to ask.
fn asks(condition: &str, language: Language) -> bool {
    let own = &language.tables().briefing;
    condition.contains([',', ':'])
        || tails(condition).skip(CONDITION_WORDS).any(|tail| after_any(tail, own.then_ask).is_some())
}

/// Puts a comma before what to ask: "if they mention damp ask which rooms".
fn with_comma(text: &str, language: Language) -> String {
    let own = &language.tables().briefing;
    let asked = tails(text).skip(CONDITION_WORDS).find(|tail| after_any(tail, own.then_ask).is_some());
    let Some(asked) = asked else { return text.to_owned() };
    let before = text[..text.len() - asked.len()].trim_end();
    let last = before.rsplit(' ').next().unwrap_or_default().to_lowercase();
    let is_parted = before.contains([',', ':']) || own.before_verb.contains(&last.as_str());
    if is_parted || word_count(asked) < 2 { text.to_owned() } else { format!("{before}, {asked}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_condition_gets_a_sentence() {
        for (prompt, expected) in [
            (
                "Ask why; if they moved ask when, and if they stayed ask how.",
                "Ask why. If they moved, ask when. If they stayed, ask how.",
            ),
            ("if they use a walker -> ask how boarding goes", "If they use a walker, ask how boarding goes"),
            (
                "Ask whether it works and, if it does not, what is missing.",
                "Ask whether it works. If it does not: what is missing.",
            ),
            ("If you ask about it, be kind.", "If you ask about it, be kind."),
            ("Ask how and where it broke; then thank them.", "Ask how and where it broke; then thank them."),
        ] {
            assert_eq!(apart(prompt, Language::English), expected, "{prompt}");
        }
    }

    #[test]
    fn what_to_ask_after_a_condition_needs_no_verb_of_asking() {
        for (language, prompt, expected) in [
            (
                Language::English,
                "If they used it, have them tell us how it went.",
                "If they used it, ask how it went.",
            ),
            (
                Language::German,
                "Wenn sie es nutzen, möchten wir wissen, wie es ging.",
                "Wenn sie es nutzen, frag wie es ging.",
            ),
            (
                Language::Spanish,
                "Si la usaron, que cuenten cómo les fue.",
                "Si la usaron, pregunta cómo les fue.",
            ),
            (
                Language::Portuguese,
                "Se viver sozinha, saltar o bloco B e perguntar como é.",
                "Se viver sozinha, perguntar como é.",
            ),
            (
                Language::French,
                "S'ils viennent, nous aimerions savoir avec qui.",
                "S'ils viennent, demande avec qui.",
            ),
            (
                Language::Dutch,
                "Als ze kwamen, laat ze vertellen hoe het was.",
                "Als ze kwamen, vraag hoe het was.",
            ),
            (Language::Italian, "Se vengono, vorremmo sapere con chi.", "Se vengono, chiedi con chi."),
            (
                Language::Italian,
                "Chiedi che cosa è successo e se ci hanno richiamato.",
                "Chiedi che cosa è successo e se ci hanno richiamato.",
            ),
        ] {
            assert_eq!(apart(prompt, language), expected, "{prompt}");
        }
    }

    #[test]
    fn many_conditions_need_no_deep_stack() {
        let work = || {
            for joint in ["; if they moved ask when", " and if they moved ask when"] {
                let prompt = format!("If they left ask why{}", joint.repeat(500));
                assert_eq!(apart(&prompt, Language::English).matches(", ask when").count(), 500);
            }
        };
        let small = std::thread::Builder::new().stack_size(64 * 1024).spawn(work).expect("a thread");
        small.join().expect("no overflow");
    }
}
