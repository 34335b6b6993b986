//! Tells by its heading what a section of a prompt holds.

use colloquy_domain::language::Language;
use colloquy_languages::briefing::BriefingCueWords;
use colloquy_languages::guide::GuideCueWords;

use super::matching::{has_any, normalized};
use crate::prompt_parts::wording::after_any;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromptSectionKind {
    /// What to ask, or anything else.
    Topics,
    /// What to ask if there is time.
    Optional,
    /// What not to bring up.
    Bans,
    /// How to interview, whom, and why.
    Rules,
    /// What the organization wants to find out, where a list of topics says it more exactly.
    Goals,
}

/// The most words in a heading that is understood by a part of it.
const HEADING_WORDS: usize = 4;

/// Returns the section that a heading begins, if the heading is a usual one.
pub fn section_of(heading: &str, languages: &[&GuideCueWords]) -> Option<PromptSectionKind> {
    // "Visitor survey, target group 18 to 35" is a survey.
    let words = normalized(heading.split(", ").next().unwrap_or(heading));
    let is_short = words.split_whitespace().count() <= HEADING_WORDS;
    let has = |list: fn(&GuideCueWords) -> &'static [&'static str]| {
        languages.iter().any(|own| has_any(&words, list(own)))
    };
    let is_whole = languages.iter().any(|own| own.rule_headings.contains(&words.trim()));
    if has(|own| own.ban_headings) {
        Some(PromptSectionKind::Bans)
    } else if has(|own| own.optional_headings) {
        Some(PromptSectionKind::Optional)
    } else if is_whole {
        Some(PromptSectionKind::Rules)
    } else if has(|own| own.topic_headings) {
        Some(PromptSectionKind::Topics)
    } else if is_short
        && !names_interviews(&words)
        && languages.iter().any(|own| begins_or_ends(&words, own.rule_headings))
    {
        Some(PromptSectionKind::Rules)
    } else {
        None
    }
}

/// Returns whether a heading names the interviews: "notas entrevistas cajeros" are notes of what to ask.
fn names_interviews(heading: &str) -> bool {
    const INTERVIEWS: &[&str] =
        &["interview", "entrevist", "entretien", "intervist", "gesprek", "gespräch", "conversa", "colloqui"];
    const NOTES: &[&str] = &["notes", "notas", "notizen", "appunti", "notities", "nota"];
    let first = heading.split_whitespace().next().unwrap_or_default();
    NOTES.contains(&first) && INTERVIEWS.iter().any(|word| heading.contains(word))
}

/// Returns whether a heading begins or ends with one of the phrases: "about the participants", but not "volunteers who left".
fn begins_or_ends(heading: &str, phrases: &[&str]) -> bool {
    let heading = heading.trim();
    phrases.iter().any(|phrase| {
        let is_apart = |rest: &str| rest.is_empty() || rest.starts_with(' ') || rest.ends_with(' ');
        heading.strip_prefix(phrase).is_some_and(is_apart)
            || heading.strip_suffix(phrase).is_some_and(is_apart)
    })
}

/// Returns whether a heading announces what the organization wants to find out.
pub fn is_goal_heading(heading: &str, language: Language) -> bool {
    is_heading(heading, language, |words| words.goal_headings)
}

/// Returns whether a sentence states a goal after its label: "Goal: understand why people leave".
pub fn begins_with_goal(sentence: &str, language: Language) -> bool {
    let label = sentence.split_once(':').map(|(label, _)| label.trim());
    label.is_some_and(|label| is_goal_heading(label, language))
}

/// Returns whether a heading announces what is not asked about: the sample, the analysis.
pub fn is_background_heading(heading: &str, language: Language) -> bool {
    is_heading(heading, language, |words| words.background_headings)
}

/// Returns "salida" of "entrevista de salida para empleados".
pub fn kind_of_interview(sentence: &str) -> Option<String> {
    const INTERVIEWS: &[&str] = &[
        "entrevista de",
        "entrevistas de",
        "entretien de",
        "entretiens de",
        "intervista di",
        "interviste di",
    ];
    let (_, rest) = after_any(sentence, INTERVIEWS)?;
    rest.split([' ', '.', ',', ':']).next().map(str::to_lowercase)
}

/// Returns whether a sentence tells that its author does research, whose subject says less than the questions after it:
/// "I'm writing my thesis on volunteers."
pub fn tells_of_a_study(sentence: &str) -> bool {
    const AUTHORS: &[&str] = &[
        "i'm", "i am", "we're", "we are", "ich", "wir", "je", "nous", "estoy", "estamos", "sto", "stiamo",
        "estou", "ik", "wij",
    ];
    const STUDIES: &[&str] = &[
        "research",
        "thesis",
        "dissertation",
        "study",
        "forschung",
        "studie",
        "masterarbeit",
        "bachelorarbeit",
        "mémoire",
        "thèse",
        "étude",
        "tesis",
        "investigación",
        "estudio",
        "ricerca",
        "tesi",
        "studio",
        "tese",
        "pesquisa",
        "estudo",
        "onderzoek",
        "scriptie",
    ];
    after_any(sentence, AUTHORS).is_some() && has_any(sentence, STUDIES)
}

/// Adjectives in a heading, by their beginnings in all languages.
const GENERAL: &[&str] = &[
    "général",
    "general",
    "geral",
    "gerais",
    "main",
    "overall",
    "haupt",
    "principal",
    "übergeordnet",
    "algemeen",
    "algemene",
];

/// Returns whether a heading is one of a list, apart from a remark in brackets after it.
fn is_heading(
    heading: &str,
    language: Language,
    list: fn(&'static BriefingCueWords) -> &'static [&'static str],
) -> bool {
    let heading = heading.split(" (").next().unwrap_or(heading);
    let heading = normalized(heading);
    // "General goal" and "objectif général" are goals.
    let words: Vec<&str> = heading.split_whitespace().collect();
    let is_short = words.len() == 2;
    let has = |own: &Language| words.iter().any(|word| list(&own.tables().briefing).contains(word));
    if is_short
        && words.iter().any(|word| GENERAL.iter().any(|stem| word.starts_with(stem)))
        && has(&language)
    {
        return true;
    }
    [language, Language::English].iter().any(|own| list(&own.tables().briefing).contains(&heading.trim()))
}
