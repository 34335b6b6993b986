//! Reads what an interviewer is not to bring up: "do not mention X, nor ask about Y", "nicht nach X fragen", "X is off
//! limits".

use colloquy_domain::language::Language;
use colloquy_languages::guide::ForbiddenTopicCues;
use colloquy_languages::prompt::PromptCueWords;

use super::super::compose::lowered;
use super::super::matching::normalized;
use super::ParsedPrompt;
use crate::prompt_parts::keywords::without_leads;
use crate::prompt_parts::wording::{after_any, tails, word_count};

/// The most fillers between a negation and its verb, and after them.
const FILLERS: usize = 4;
/// The most words of what is banned before a verb at the end of a clause.
const WORDS_BEFORE_VERB: usize = 14;
/// The most words in the heading of a list of bans.
const HEADING_WORDS: usize = 7;

/// A sentence and what it bans.
pub struct SentenceWithBans {
    /// What it says besides. Empty if it says nothing else.
    pub rest: String,
    /// What is not to be brought up. Empty if the sentence names nothing.
    pub bans: Vec<String>,
}

/// Finds the bans in sentences of a language.
#[derive(Clone, Copy)]
pub struct ForbiddenTopicReader {
    cues: &'static ForbiddenTopicCues,
    prompt: &'static PromptCueWords,
    /// Words that show that a part is a sentence.
    finite: &'static [&'static str],
}

impl ParsedPrompt {
    /// Returns what a ban is about: in "The office will move. That must not be mentioned.", the office.
    pub(super) fn meant_by(&self, ban: String) -> String {
        const PRONOUNS: [&str; 18] = [
            "that", "this", "it", "das", "dies", "es", "cela", "ça", "ceci", "eso", "esto", "ciò", "questo",
            "isso", "isto", "dat", "dit", "het",
        ];
        let clause_name = self.language.tables().guide.clause_name;
        // The first word of a clause is none of its name.
        let before =
            || self.asides.last().and_then(|sentence| clause_name(&format!("_ {}", lowered(sentence))));
        if PRONOUNS.contains(&ban.to_lowercase().as_str()) { before().unwrap_or(ban) } else { ban }
    }
}

impl ForbiddenTopicReader {
    pub fn of(language: Language) -> Self {
        let tables = language.tables();
        ForbiddenTopicReader { cues: &tables.guide.bans, prompt: &tables.prompt, finite: tables.guide.finite }
    }

    /// Returns `None` if the sentence bans nothing.
    pub fn read(self, text: &str) -> Option<SentenceWithBans> {
        if let Some(banned) = self.taboo(text).map(without_pronoun) {
            // "Nothing on prices, please - that must not be mentioned"
            let banned = self.object(banned).unwrap_or(banned);
            let things = divided(vec![banned.to_owned()], self.cues.ands);
            let bans = things.iter().flat_map(|thing| self.things(thing)).collect();
            return Some(SentenceWithBans { rest: String::new(), bans });
        }
        if let Some(banned) = self.fronted(text) {
            return Some(SentenceWithBans { rest: String::new(), bans: self.things(banned) });
        }
        let mut starts: Vec<(usize, &str)> = Vec::new();
        for at in self.clauses(text) {
            let clause = &text[at..];
            let continued = || if starts.is_empty() { None } else { self.after_negation(clause) };
            if let Some(object) = self.object(clause).or_else(continued) {
                starts.push((at, object));
            }
        }
        let first = starts.first()?.0;
        let ends = starts.iter().skip(1).map(|(at, _)| *at).chain([text.len()]);
        let objects = starts.iter().zip(ends).map(|((_, object), end)| {
            let from = text.len() - object.len();
            text.get(from..end).unwrap_or_default()
        });
        let bans = objects.flat_map(|object| self.things(object)).collect();
        let before =
            text[..first].trim_end_matches(|letter: char| !letter.is_alphanumeric() && letter != ')');
        let rest = self.without_last_joint(before);
        // "Please" says nothing by itself.
        let is_empty = without_leads(rest, self.prompt).trim().is_empty();
        Some(SentenceWithBans { rest: if is_empty { String::new() } else { rest.to_owned() }, bans })
    }

    /// Returns whether a text begins with a ban.
    pub fn begins(self, text: &str) -> bool {
        self.object(text).is_some()
    }

    /// Returns whether a heading is that of a list of bans: "Topics not to mention".
    pub fn is_heading(self, heading: &str) -> bool {
        let bans = |tail: &str| self.object(tail).is_some_and(|object| self.things(object).is_empty());
        word_count(heading) <= HEADING_WORDS && tails(heading).any(bans)
    }

    /// Returns what follows a ban at the beginning of a text.
    fn object(self, text: &str) -> Option<&str> {
        let text = without_leads(text, self.prompt);
        if let Some((_, rest)) = after_any(text, self.cues.whole) {
            return Some(self.without_fillers(rest));
        }
        if let Some((negation, rest)) = after_any(text, self.cues.negations) {
            // "NOT salary"
            if negation.chars().count() > 1 && text.starts_with(&negation.to_uppercase()) {
                return Some(self.without_fillers(rest));
            }
            let near = self.skipped(rest).find_map(|tail| after_any(tail, self.cues.verbs));
            let last = || (self.cues.has_verbs_last && self.before_verb(rest).is_some()).then_some(rest);
            return near.map(|(_, rest)| rest).or_else(last).map(|rest| self.without_fillers(rest));
        }
        if !self.cues.has_verbs_last {
            return None;
        }
        let (_, rest) = after_any(text, self.cues.verbs)?;
        // "Vraag waarom niet" asks.
        if after_any(rest, self.prompt.question_words).is_some_and(|(_, rest)| word_count(rest) < 2) {
            return None;
        }
        let negated = self.skipped(rest).find_map(|tail| after_any(tail, self.cues.negations));
        let at_end = || self.before_negation(rest).map(|_| rest);
        negated.map(|(_, rest)| rest).or_else(at_end).map(|rest| self.without_fillers(rest))
    }

    /// "… und nicht nach dem Betriebsrat", "… ni de política": a further ban without a verb of its own.
    fn after_negation(self, text: &str) -> Option<&str> {
        let (_, rest) = after_any(text, self.cues.negations)?;
        let object = self.without_fillers(rest);
        // "…, non è ancora decisa" says why.
        let is_reason = after_any(object, self.finite).is_some();
        (word_count(object) > 0 && !is_reason).then_some(object)
    }

    /// "Nach dem Gehalt fragen": returns what stands before the verb.
    fn before_verb(self, text: &str) -> Option<&str> {
        let sentence = sentence_end(text);
        tails(sentence).take(WORDS_BEFORE_VERB).find_map(|tail| {
            let (_, after) = after_any(tail, self.cues.verbs)?;
            let ends = tails(tail).nth(1).is_none_or(|next| {
                next.len() <= after.len()
                    && self.clauses(sentence).iter().any(|at| sentence.len() - *at == next.len())
            });
            let is_last = after.trim().is_empty() || ends || self.joints_begin(after);
            is_last.then(|| &sentence[..sentence.len() - tail.len()])
        })
    }

    /// "Die Preise nicht": returns what stands before the negation.
    fn before_negation(self, text: &str) -> Option<&str> {
        let sentence = sentence_end(text);
        tails(sentence).take(WORDS_BEFORE_VERB).find_map(|tail| {
            let (_, after) = after_any(tail, self.cues.negations)?;
            let is_last = word_count(after) == 0 || matches!(after.trim(), "an" | "aan");
            is_last.then(|| &sentence[..sentence.len() - tail.len()])
        })
    }

    /// "Nach dem Gehalt bitte nicht fragen": returns what stands before the negation, if nothing but a verb follows it.
    fn fronted(self, text: &str) -> Option<&str> {
        // "Die Preise bitte nicht ansprechen"
        let sentence = sentence_end(text);
        // "Preise anderer Anbieter nicht ansprechen"
        let is_phrase = || {
            let is_word = |list: &[&str]| after_any(text, list).is_some();
            !sentence.contains(',')
                && !is_word(self.prompt.question_words)
                && !is_word(self.prompt.conditions)
                && !is_word(self.prompt.addressing)
                && !tails(sentence).skip(1).any(|tail| after_any(tail, self.finite).is_some())
        };
        let begins = self.cues.has_verbs_last
            && (after_any(text, self.cues.fillers).is_some()
                || after_any(text, self.prompt.articles).is_some()
                || after_any(text, &["den", "dem"]).is_some()
                || is_phrase());
        tails(sentence).filter(|_| begins).skip(1).find_map(|tail| {
            let (_, rest) = after_any(tail, self.cues.negations)?;
            let (_, after) = self.skipped(rest).find_map(|rest| after_any(rest, self.cues.verbs))?;
            let before = sentence[..sentence.len() - tail.len()].trim_end();
            let bare =
                self.cues.fillers.iter().find_map(|filler| before.strip_suffix(filler)).unwrap_or(before);
            let is_named =
                word_count(bare) > 1 || bare.chars().count() > 3 && bare.starts_with(char::is_uppercase);
            (word_count(after) == 0 && is_named).then(|| bare.trim_end_matches([',', ' ']))
        })
    }

    fn joints_begin(self, text: &str) -> bool {
        after_any(text, self.cues.joints).is_some()
    }

    /// Returns what a sentence bans by its end.
    fn taboo(self, text: &str) -> Option<&str> {
        let ended = text.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        let lower = ended.to_lowercase();
        let end = self.cues.taboos.iter().filter(|end| lower.ends_with(**end)).max_by_key(|end| end.len())?;
        // Letters whose case changes their length may lie before the end.
        let before = ended.get(..ended.len().checked_sub(end.len())?)?;
        (before.ends_with(' ') && word_count(before) > 0).then(|| before.trim_end())
    }

    /// Returns the text, and what is left of it after each of the fillers with which it begins.
    fn skipped(self, text: &str) -> impl Iterator<Item = &str> {
        let mut rest = Some(text);
        (0..=FILLERS).map_while(move |_| {
            let present = rest?;
            rest = after_any(present, self.cues.fillers).map(|(_, after)| after);
            Some(present)
        })
    }

    fn without_fillers(self, text: &str) -> &str {
        self.skipped(text).last().unwrap_or(text)
    }

    /// Divides what a ban names: "staffing levels or the pay negotiations" are two things.
    fn things(self, object: &str) -> Vec<String> {
        let object = self.before_verb(object).filter(|_| self.cues.has_verbs_last).unwrap_or(object);
        let object = self.before_negation(object).filter(|_| self.cues.has_verbs_last).unwrap_or(object);
        let parts = divided(vec![sentence_end(object).to_owned()], self.cues.separators);
        // "…, people get funny about it" says why.
        let parts = parts
            .iter()
            .flat_map(|part| part.split(", ").enumerate())
            .filter(|(place, part)| *place == 0 || !self.is_reason(part))
            .map(|(_, part)| part);
        let names = parts.map(|part| self.name(part)).filter(|name| {
            let words = normalized(name);
            let says = |word: &str| word.chars().count() > 2 && !self.cues.fillers.contains(&word);
            words.split_whitespace().any(says)
        });
        names.map(str::to_owned).collect()
    }

    fn is_reason(self, part: &str) -> bool {
        word_count(part) > 2 && tails(part).any(|tail| after_any(tail, self.finite).is_some())
    }

    /// Returns a thing without what bans it: "nor ask about the strike" names the strike.
    fn name(self, part: &str) -> &str {
        let mut name = part.trim();
        for words in [self.cues.joints, self.cues.negations] {
            name = after_any(name, words).map_or(name, |(_, rest)| rest);
        }
        name = self.without_fillers(name);
        name = after_any(name, self.cues.verbs).map_or(name, |(_, rest)| rest);
        let name = self.without_last_joint(self.without_fillers(name).trim_end_matches([',', ' ']));
        name.trim_matches(|letter: char| !letter.is_alphanumeric() && !matches!(letter, '(' | ')' | '"'))
    }

    /// Returns where clauses of a sentence may begin: at its beginning, after a pause and after a joint.
    fn clauses(self, text: &str) -> Vec<usize> {
        let begins = |at: &usize| {
            let before = text[..*at].trim_end();
            let word = before.rsplit(char::is_whitespace).next().unwrap_or_default().to_lowercase();
            before.is_empty()
                || before.ends_with([',', ';', ':', '–', '—', '(', '.'])
                || self.cues.joints.contains(&word.as_str())
        };
        tails(text).map(|tail| text.len() - tail.len()).filter(begins).collect()
    }

    fn without_last_joint(self, text: &str) -> &str {
        match text.rsplit_once(char::is_whitespace) {
            Some((before, last)) if self.cues.joints.contains(&last.to_lowercase().as_str()) => {
                before.trim_end_matches([',', ';', ' '])
            }
            _ => text,
        }
    }
}

/// Returns "the prices" of "the prices - that", if there is anything before the pronoun.
fn without_pronoun(banned: &str) -> &str {
    const PRONOUNS: [&str; 10] = ["that", "this", "it", "they", "das", "dies", "die", "sie", "dat", "dit"];
    let ends = [" - ", " – ", " — ", ", ", ": "].iter().find_map(|pause| {
        let (before, pronoun) = banned.rsplit_once(pause)?;
        PRONOUNS.contains(&pronoun.to_lowercase().as_str()).then_some(before)
    });
    let before = ends.unwrap_or(banned).trim_end_matches([',', ' ']);
    let polite = [" please", " bitte", " alsjeblieft", " alstublieft", " graag"];
    let before = polite.iter().find_map(|word| before.strip_suffix(word)).unwrap_or(before);
    if ends.is_some() { before.trim_end_matches([',', ' ']) } else { banned }
}

/// Returns the text up to where another sentence or a remark begins.
fn sentence_end(text: &str) -> &str {
    let end = text.find([';', '.', '!', '?', '(', ')']).unwrap_or(text.len());
    &text[..end]
}

/// Divides texts at these words, except that a single word after several stays with them: "names of patients or
/// colleagues" are one thing, because "colleagues" would be too many.
fn divided(texts: Vec<String>, words: &[&str]) -> Vec<String> {
    words.iter().fold(texts, |texts, word| {
        let separator = format!(" {word} ");
        let mut parts: Vec<String> = Vec::new();
        for text in &texts {
            for (number, part) in text.split(separator.as_str()).enumerate() {
                match parts
                    .last_mut()
                    .filter(|last| number > 0 && word_count(last) > 2 && word_count(part) < 2)
                {
                    Some(last) => *last = format!("{last}{separator}{part}"),
                    None => parts.push(part.to_owned()),
                }
            }
        }
        parts
    })
}

#[cfg(test)]
mod tests;
