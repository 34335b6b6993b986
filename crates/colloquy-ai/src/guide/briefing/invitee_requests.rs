//! Makes whole questions of what a list asks the invitee in other ways: "Tell us about your first day", "Would you come
//! back? Why?".

use colloquy_domain::language::Language;

use super::super::compose::lowered;
use super::super::matching::normalized;
use super::super::reading::is_bare_question;
use crate::prompt_parts::wording::{after_any, tails};
use crate::prompt_parts::{pieces, without_marker};

/// Joins a question and the one after it that only asks for its reason.
pub fn with_reasons(text: &str, language: Language) -> String {
    text.lines().map(|line| line_with_reasons(line, language)).collect::<Vec<_>>().join("\n")
}

fn line_with_reasons(line: &str, language: Language) -> String {
    let reasons = language.tables().briefing.bare_reasons;
    let mut joined = String::new();
    for piece in pieces(line) {
        let asked = normalized(piece.text);
        let reason = reasons.iter().find(|(reason, _)| piece.is_question && *reason == asked.trim());
        let before = joined.trim_end();
        let question = before.strip_suffix('?').map(|question| question.trim_end_matches(['\u{a0}', ' ']));
        let bare = piece.text.trim().trim_matches(['¿', '?', ' ', '\u{a0}']);
        let is_bare = piece.is_question
            && !bare.is_empty()
            && is_bare_question(bare, &language.tables().prompt)
            && question.is_some();
        // "The export (is it used? what for?)" is resolved as a remark.
        let is_inside = joined.matches('(').count() > joined.matches(')').count();
        match (reason, question.filter(|_| !is_inside)) {
            (None, Some(question)) if is_bare => {
                let mark = &before[question.len()..];
                let and = language.tables().guide.and;
                joined = format!("{question},{and}{}{mark}", lowered(bare));
            }
            (Some((_, joint)), Some(question)) => {
                let mark = &before[question.len()..];
                joined = format!("{question}, {joint}{mark}");
            }
            _ => joined.push_str(piece.text),
        }
    }
    joined
}

/// Turns the items of lists that tell the invitee to tell something.
pub fn as_questions(text: &str, language: Language) -> String {
    text.lines().map(|line| line_as_question(line, language)).collect::<Vec<_>>().join("\n")
}

fn line_as_question(line: &str, language: Language) -> String {
    let (is_item, content) = without_marker(line.trim_start());
    let first = pieces(content).first().map_or("", |piece| piece.text);
    let own = language.tables();
    let fits = own
        .briefing
        .requests_to_invitee
        .iter()
        .filter_map(|(from, begin, end)| Some((from.len(), after_any(first, &[*from])?.1, begin, end)));
    let Some((_, asked, begin, end)) = fits.max_by_key(|(length, ..)| *length).filter(|_| is_item) else {
        return line.to_owned();
    };
    let asked =
        asked.trim_end_matches(['.', '!', '?', ' ', '\u{a0}', ':']).trim_start_matches([',', ':', ' ']);
    if asked.is_empty() {
        return line.to_owned();
    }
    // "Können Sie uns von einem Tag erzählen, an dem …": a clause follows the verb.
    let clause = tails(asked).find(|tail| after_any(tail, own.prompt.question_words).is_some());
    let at = match clause {
        Some(clause) if clause.len() == asked.len() => 0,
        _ => asked.find(", ").unwrap_or(asked.len()),
    };
    let (object, rest) = asked.split_at(at);
    let verb = match (end.is_empty(), object.is_empty()) {
        (true, _) => String::new(),
        (false, true) => format!("{end}, "),
        (false, false) => format!(" {end}"),
    };
    let (before, after) = own.generator.question_marks;
    let marker = &line[..line.len() - content.len()];
    let others = &content[first.len()..];
    format!("{marker}{before}{begin} {object}{verb}{rest}{after}{others}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_joined_with_the_one_that_asks_for_its_reason() {
        for (language, prompt, joined) in [
            (
                Language::English,
                "6. Would you come back? Why or why not?",
                "6. Would you come back, and why?",
            ),
            (Language::German, "Kämen Sie wieder? Warum? Danke.", "Kämen Sie wieder, und warum? Danke."),
            (Language::French, "Reviendriez-vous ? Pourquoi ?", "Reviendriez-vous, et pourquoi ?"),
            (Language::Spanish, "- ¿Volvería? ¿Por qué?", "- ¿Volvería, y por qué?"),
            (Language::Italian, "Tornerebbe? Perché?", "Tornerebbe, e perché?"),
            (Language::Portuguese, "Voltaria? Porquê?", "Voltaria, e porquê?"),
            (Language::Dutch, "Zou u terugkomen? Waarom wel of niet?", "Zou u terugkomen, en waarom?"),
            (Language::English, "What broke? Why did it break?", "What broke? Why did it break?"),
            (Language::English, "We ask why. Why?", "We ask why. Why?"),
        ] {
            assert_eq!(with_reasons(prompt, language), joined, "{prompt}");
        }
    }

    #[test]
    fn an_item_that_tells_the_invitee_to_tell_something_is_a_question() {
        for (language, prompt, question) in [
            (Language::English, "- Tell us about a good day.", "- Could you tell us about a good day?"),
            (
                Language::German,
                "3. Erzählen Sie uns von einem Tag, an dem alles gut lief.",
                "3. Können Sie uns von einem Tag erzählen, an dem alles gut lief?",
            ),
            (Language::German, "- Erzähl uns, wie es war", "- Kannst du uns erzählen, wie es war?"),
            (
                Language::French,
                "3. Raconte-nous un bon moment.",
                "3. Peux-tu nous raconter un bon moment\u{a0}?",
            ),
            (Language::Spanish, "- Cuéntenos un buen día", "- ¿Puede contarnos un buen día?"),
            (Language::Italian, "- Ci racconti una bella giornata.", "- Può raccontarci una bella giornata?"),
            (Language::Portuguese, "- Conte-nos um bom dia.", "- Pode contar-nos um bom dia?"),
            (
                Language::Dutch,
                "- Vertel eens over een goede dag",
                "- Kunt u iets vertellen over een goede dag?",
            ),
            (Language::English, "Tell us what customers think.", "Tell us what customers think."),
            (Language::English, "- the teller", "- the teller"),
        ] {
            assert_eq!(as_questions(prompt, language), question, "{prompt}");
        }
    }
}
