//! Rewrites sentences into forms that the other rules read: "In case of a delay, ask why" becomes "If they mention a
//! delay, ask why".

use colloquy_domain::language::Language;

use super::super::compose::lowered;
use super::super::matching::has_any;
use super::brackets::capitalized;
use super::is_petition;
use super::restraints::{asks_something, without_restraint};
use crate::prompt_parts::keywords::without_leads;
use crate::prompt_parts::sentences::RawSentence;
use crate::prompt_parts::wording::{after_any, word_count};
use crate::prompt_parts::{pieces, without_marker};

/// The most words of a sentence that is compared. Longer ones have no usual form.
const SENTENCE_WORDS: usize = 60;
/// The most words in "most of the residents", which names people.
const PEOPLE_WORDS: usize = 5;
/// The most words after the last "and" of a list that are a thing of their own without a determiner.
const LAST_WORDS: usize = 4;
/// The beginnings of German relative clauses.
const RELATIVES: &[&str] = &["der", "die", "das", "den", "dem", "denen", "deren", "dessen"];

pub fn rewritten(text: &str, language: Language) -> String {
    let forms = &language.tables().briefing.sentence_forms;
    let text = forms.children.iter().fold(text.to_owned(), |text, (parents, child, own)| {
        if has_any(&text, &[parents]) { text.replace(&format!(" {child}"), &format!(" {own}")) } else { text }
    });
    let mut patterns: Vec<SentencePattern> = forms.forms.iter().map(SentencePattern::parse).collect();
    // "If they mention it, don't ask further" looks like a request, too.
    patterns.sort_by_key(|pattern| !pattern.parts.iter().any(PatternPart::is_restraint));
    if patterns.is_empty() {
        return text;
    }
    text.lines().map(|line| rewritten_line(line, &patterns, language)).collect::<Vec<_>>().join("\n")
}

fn rewritten_line(line: &str, patterns: &[SentencePattern], language: Language) -> String {
    let (is_item, content) = without_marker(line.trim_start());
    let mut written = line[..line.len() - content.len()].to_owned();
    let question_words = language.tables().prompt.question_words;
    let asks = |piece: RawSentence| piece.is_question || after_any(piece.text, question_words).is_some();
    for piece in pieces(content) {
        let bare = piece.text.trim().trim_end_matches(['.', '!', '?', ';', ' ']);
        let bare = if is_item { without_examples(bare, language) } else { bare };
        let unrestrained = if piece.is_question { bare } else { without_restraint(bare, language) };
        let has_restraint = unrestrained.len() < bare.len();
        let bare = unrestrained;
        let mut kept = patterns.iter().filter(|pattern| pattern.is_question == piece.is_question);
        let found = kept.find_map(|pattern| pattern.rewritten(bare, language));
        let is_shorter =
            found.is_none() && (is_item && bare.len() + 2 < piece.text.trim().len() || has_restraint);
        let found = if is_shorter { Some(bare.to_owned()) } else { found };
        match found {
            Some(found) => {
                let space = if written.ends_with([' ', '\n']) || written.is_empty() { "" } else { " " };
                let end = if found.ends_with(['\n', '?', '.']) {
                    ""
                } else if piece.is_question {
                    "?"
                } else {
                    "."
                };
                written.push_str(&format!("{space}{found}{end}"));
            }
            None if written.ends_with('\n') => written.push_str(piece.text.trim_start()),
            // "Könnt ihr ein Interview führen?" asks colleagues.
            None if (is_item || asks(piece)) && !is_petition(piece.text, language) => {
                written.push_str(&(language.tables().briefing.sentence_forms.to_one)(piece.text));
            }
            None => written.push_str(piece.text),
        }
    }
    written
}

/// Returns "the support" of "the support, such as courses".
fn without_examples(item: &str, language: Language) -> &str {
    let words = language.tables().briefing.sentence_forms.examples;
    let begins = |(at, _): &(usize, &str)| after_any(&item[at + 2..], words).is_some();
    item.match_indices(", ").find(begins).map_or(item, |(at, _)| &item[..at])
}

/// A form of a sentence, and what it becomes. The notation is that of `SentenceForms`.
struct SentencePattern {
    is_question: bool,
    parts: Vec<PatternPart>,
    becomes: &'static str,
}

enum PatternPart {
    Choice(Vec<Vec<&'static str>>),
    Hole(PatternHole),
}

struct PatternHole {
    name: &'static str,
    may_have_commas: bool,
    most_words: usize,
    rejects_determiner: bool,
    wants_question: bool,
    is_people: bool,
    is_restraint: bool,
}

/// A word of a sentence or one of its commas and colons, with its place.
struct SentenceToken {
    lower: String,
    start: usize,
    end: usize,
}

type Captures = Vec<(&'static str, usize, usize)>;

impl SentencePattern {
    fn parse((form, becomes): &(&'static str, &'static str)) -> Self {
        let (is_question, mut rest) = form.strip_prefix("? ").map_or((false, *form), |rest| (true, rest));
        let mut parts = Vec::new();
        while !rest.is_empty() {
            let close = match rest.as_bytes()[0] {
                b'[' => ']',
                b'{' => '}',
                _ => ' ',
            };
            let end = rest.find(close).unwrap_or(rest.len());
            let part = &rest[..end];
            parts.push(match close {
                ']' => PatternPart::Choice(
                    part[1..].split('|').map(|one| one.split_whitespace().collect()).collect(),
                ),
                '}' => PatternPart::Hole(PatternHole::parse(&part[1..])),
                _ => PatternPart::Choice(vec![vec![part]]),
            });
            rest = rest[end..].trim_start_matches([close, ' ']);
        }
        SentencePattern { is_question, parts, becomes }
    }

    /// Returns what a sentence becomes, perhaps without its beginning: "Then have them describe it".
    fn rewritten(&self, sentence: &str, language: Language) -> Option<String> {
        let bare = without_leads(sentence, &language.tables().prompt);
        self.filled(sentence, language)
            .or_else(|| if bare.len() < sentence.len() { self.filled(bare, language) } else { None })
    }

    fn filled(&self, sentence: &str, language: Language) -> Option<String> {
        let tokens = tokens(sentence);
        if tokens.len() > SENTENCE_WORDS {
            return None;
        }
        let mut captures = Captures::new();
        matches(&self.parts, &tokens, sentence, language, &mut captures).then(|| {
            let filled = captures.iter().fold(self.becomes.to_owned(), |text, (name, start, end)| {
                let captured = &sentence[*start..*end];
                let captured =
                    if *start == 0 { begun_inside(captured, language) } else { captured.to_owned() };
                filled(&text, name, &captured, language)
            });
            capitalized(&filled)
        })
    }
}

impl PatternPart {
    fn is_restraint(&self) -> bool {
        matches!(self, PatternPart::Hole(hole) if hole.is_restraint)
    }
}

impl PatternHole {
    fn parse(text: &'static str) -> Self {
        let name_end = text.find(|sign: char| !sign.is_ascii_alphabetic()).unwrap_or(text.len());
        let (name, flags) = text.split_at(name_end);
        let most_words =
            flags.find(|sign: char| sign.is_ascii_digit()).and_then(|at| flags[at..].parse().ok());
        let (is_people, is_restraint) = (name == "people", name == "restraint");
        let most_words = if is_people { PEOPLE_WORDS } else { most_words.unwrap_or(SENTENCE_WORDS) };
        let rejects_determiner = flags.contains('^');
        let wants_question = flags.contains('?');
        let may_have_commas = flags.contains('*') || is_restraint;
        PatternHole {
            name,
            may_have_commas,
            most_words,
            rejects_determiner,
            wants_question,
            is_people,
            is_restraint,
        }
    }

    fn accepts(&self, text: &str, language: Language) -> bool {
        let tables = language.tables();
        let begins_with_determiner = || after_any(text, tables.guide.determiners).is_some();
        let asks = || {
            let bare = without_leads(text, &tables.prompt);
            after_any(bare, tables.prompt.question_words).is_some()
                || after_any(bare, tables.prompt.asking).is_some()
        };
        let cues = &tables.prompt;
        let is_other =
            || after_any(text, cues.conditions).is_some() || after_any(text, cues.question_words).is_some();
        let is_refused = self.rejects_determiner && begins_with_determiner()
            || self.name == "v" && is_other()
            || self.wants_question && !asks()
            || self.is_people && !names_people(text, language)
            || self.is_restraint
                && (asks_something(text, language)
                    || !has_any(text, tables.briefing.sentence_forms.restraints));
        !is_refused
    }
}

/// Returns whether a text ends in a word for people who may be interviewed: "new members".
fn names_people(text: &str, language: Language) -> bool {
    let last = text.rsplit(' ').next().unwrap_or_default().to_lowercase();
    let briefing = &language.tables().briefing;
    language.tables().guide.people.contains(&last.as_str())
        || briefing.sentence_forms.more_people.iter().any(|ending| last.ends_with(ending))
}

fn matches(
    parts: &[PatternPart],
    tokens: &[SentenceToken],
    sentence: &str,
    language: Language,
    captures: &mut Captures,
) -> bool {
    let Some((part, rest)) = parts.split_first() else { return tokens.is_empty() };
    match part {
        PatternPart::Choice(choices) => choices.iter().any(|words| {
            words.len() <= tokens.len()
                && words.iter().zip(tokens).all(|(word, token)| *word == token.lower)
                && matches(rest, &tokens[words.len()..], sentence, language, captures)
        }),
        PatternPart::Hole(hole) => {
            let least = if rest.is_empty() { tokens.len().max(1) } else { 1 };
            for length in least..=hole.most_words.min(tokens.len()) {
                let own = &tokens[..length];
                let has_pause = own.iter().any(|token| token.lower == "," || token.lower == ":");
                if own[0].lower == ":" || own[0].lower == "," || has_pause && !hole.may_have_commas {
                    return false;
                }
                let (start, end) = (own[0].start, own[length - 1].end);
                captures.push((hole.name, start, end));
                if hole.accepts(&sentence[start..end], language)
                    && matches(rest, &tokens[length..], sentence, language, captures)
                {
                    return true;
                }
                captures.pop();
            }
            false
        }
    }
}

fn tokens(sentence: &str) -> Vec<SentenceToken> {
    let mut tokens = Vec::new();
    for word in sentence.split_whitespace() {
        let start = word.as_ptr() as usize - sentence.as_ptr() as usize;
        let bare = word.trim_end_matches([',', ':']);
        let mut push = |start: usize, text: &str| {
            tokens.push(SentenceToken { lower: text.to_lowercase(), start, end: start + text.len() });
        };
        if !bare.is_empty() {
            push(start, bare);
        }
        if bare.len() < word.len() {
            push(start + bare.len(), &word[bare.len()..=bare.len()]);
        }
    }
    tokens
}

/// Returns a text from the beginning of a sentence as it is written inside of one.
fn begun_inside(text: &str, language: Language) -> String {
    let tables = language.tables();
    let is_small = after_any(text, tables.guide.determiners).is_some()
        || after_any(text, tables.prompt.function_words).is_some();
    if is_small || language != Language::German { lowered(text) } else { text.to_owned() }
}

/// Fills a place of a template: `{x}` with the text, `{x-}` with a list of its items, and the whole template again for each
/// item if it has `{x;}`.
fn filled(template: &str, name: &str, text: &str, language: Language) -> String {
    let (plain, list, each) = (format!("{{{name}}}"), format!("{{{name}-}}"), format!("{{{name};}}"));
    if template.contains(&each) {
        let items = listed(text, language);
        return items.iter().map(|item| template.replace(&each, item)).collect::<Vec<_>>().join(" ");
    }
    let items = || listed(text, language).iter().map(|item| format!("\n- {item}")).collect::<String>();
    let with_list = if template.contains(&list) {
        format!("{}\n", template.replace(&list, &items()))
    } else {
        template.to_owned()
    };
    with_list.replace(&plain, text)
}

/// Splits an enumeration into its items.
fn listed(text: &str, language: Language) -> Vec<String> {
    let tables = language.tables();
    let mut items: Vec<String> = Vec::new();
    let parts: Vec<&str> = text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()).collect();
    for (place, part) in parts.iter().enumerate() {
        let bare = after_any(part, tables.prompt.joints).map_or(*part, |(_, rest)| rest);
        let bare = bare.strip_prefix("um ").filter(|_| language == Language::German).unwrap_or(bare);
        // "Der Umzug, der im Mai war"
        let is_relative = language == Language::German
            && after_any(part, RELATIVES).is_some()
            && part.rsplit(' ').next().is_some_and(|last| last.starts_with(char::is_lowercase));
        if let Some(last) = items.last_mut().filter(|_| is_relative) {
            last.push_str(&format!(", {part}"));
            continue;
        }
        let is_last = place + 1 == parts.len();
        let pair = tables.prompt.joints.iter().find_map(|joint| bare.split_once(&format!(" {joint} ")));
        let is_other = |other: &str| {
            after_any(other, tables.guide.determiners).is_some()
                || after_any(other, tables.prompt.question_words).is_some()
                || parts.len() > 1 && word_count(other) <= LAST_WORDS
        };
        match pair.filter(|(_, other)| is_last && is_other(other)) {
            Some((one, other)) => items.extend([one.to_owned(), other.to_owned()]),
            None => items.push(bare.to_owned()),
        }
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_of_a_usual_form_is_rewritten() {
        use Language::{Dutch, English, German};
        for (language, prompt, expected) in [
            (
                English,
                "In case of a late delivery, ask what they did.",
                "If they mention a late delivery, ask what they did.",
            ),
            (
                English,
                "Probe if: falls, theft",
                "If they mention falls, ask for more details. If they mention theft, ask for more details.",
            ),
            (English, "Only ask about fees if they pay themselves.", "Only if they pay themselves: fees."),
            (
                English,
                "If someone mentions the strike, please do not ask further.",
                "Do not mention the strike.",
            ),
            (
                English,
                "Tenants with pets should also be asked how they found the flat.",
                "Those who have pets: how they found the flat.",
            ),
            (
                German,
                "- Bei Ausfällen bitte nachfragen, wann das war.",
                "- Wenn sie von Ausfällen berichten, frage, wann das war.",
            ),
            (German, "Erwähnt jemand den Streik, bitte nicht nachhaken.", "Erwähne nicht den Streik."),
            (
                German,
                "Besprochen werden sollen die Heizung, der Aufzug sowie die Miete. Danke.",
                "Themen:\n- die Heizung\n- der Aufzug\n- die Miete\nDanke.",
            ),
            (
                Dutch,
                "Bij vertraging altijd doorvragen hoe lang het duurde.",
                "Als ze vertraging noemen, vraag hoe lang het duurde.",
            ),
            (Dutch, "Noemt iemand de staking, vraag dan niet door.", "Noem niet de staking."),
            (English, "Ask about the price.", "Ask about the price."),
        ] {
            assert_eq!(rewritten(prompt, language), expected, "{prompt}");
        }
    }
}
