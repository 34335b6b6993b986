//! Completeness: whether the words so far can be all of an answer. Recognizers put a full stop after all that they
//! hear, so the words decide before the punctuation does.

use super::backchannel::{AnswerWeight, weigh};
use crate::language::Language;

/// How complete an answer is by its words, from the least patience to the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Completeness {
    /// Nothing suggests that more follows.
    Finished,
    /// More may follow: there is no full stop.
    Open,
    /// A sentence can end like this but seldom does: with a preposition, or with a construction that was opened and not
    /// closed.
    ProbablyUnfinished,
    /// More must follow: it ends with a conjunction, an article or a hesitation.
    Unfinished,
    /// The invitee asked for time: "let me think".
    AsksForTime,
}

/// Phrases of at least this many words ask for time wherever they end an answer. "Wait" does so only as a clause of
/// its own: "I had to wait" is an answer.
const UNMISTAKABLE_WORDS: usize = 3;

/// A telephone number has at least this many digits.
const NUMBER_DIGITS: usize = 7;

/// A clause of up to this many words that depends on another one is hardly the whole sentence. With more words, the other
/// one may follow without a comma, because recognizers leave out many.
const DEPENDENT_WORDS: usize = 7;

/// A subject that is a noun has its article at most this many words before its verb.
const SUBJECT_WORDS: usize = 5;

/// A list has at least this many items, each of at most this many words.
const LIST_ITEMS: usize = 3;
const LIST_ITEM_WORDS: usize = 3;

/// A sentence that announces a list is seldom longer.
const ANNOUNCEMENT_WORDS: usize = 8;

/// Questions to the interviewer are seldom longer.
const SHORT_QUESTION_WORDS: usize = 4;

/// Between an auxiliary and its infinitive there are seldom more words.
const BRACKET_WORDS: usize = 5;

/// With fewer words, a statement answers a question for a fact: "in March, I think".
const STATEMENT_WORDS_FOR_FACT: usize = 4;
/// With fewer words, it is no sentence.
const STATEMENT_WORDS: usize = 3;

const CLAUSE_ENDS: [char; 10] = ['.', '!', '?', '…', ',', ';', ':', '–', '—', '¿'];
const SENTENCE_ENDS: [char; 4] = ['.', '!', '?', '…'];
const CLOSING_MARKS: [char; 8] = ['"', '\'', ')', ']', '»', '”', '’', '“'];

/// How the text ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TextEnd {
    Stop,
    Question,
    /// A comma, a dash or an ellipsis.
    Continues,
    Bare,
}

pub(super) fn completeness(text: &str, language: Option<Language>) -> Completeness {
    let lower = text.trim().to_lowercase();
    let by_words = language.map_or(Completeness::Finished, |language| by_words(&lower, language));
    match text_end(&lower) {
        TextEnd::Stop | TextEnd::Question => by_words,
        // Two signals leave no doubt.
        TextEnd::Bare if by_words == Completeness::ProbablyUnfinished => Completeness::Unfinished,
        TextEnd::Bare => by_words.max(Completeness::Open),
        TextEnd::Continues => by_words.max(Completeness::Unfinished),
    }
}

/// Returns the number of words of a statement, which could as well be the beginning of a longer one. "Yes, I did" answers
/// a closed question, and a question to the interviewer wants a reply.
pub(super) fn statement_words(text: &str, language: Option<Language>, is_fact_wanted: bool) -> Option<usize> {
    let least = if is_fact_wanted { STATEMENT_WORDS_FOR_FACT } else { STATEMENT_WORDS };
    let lower = text.trim().to_lowercase();
    let all = clauses(&lower);
    let is_no = |clause: &str| {
        language.is_some_and(|language| {
            language.tables().speech.negative_answers.split(", ").any(|no| words(clause) == [no])
        })
    };
    let is_reply = all.len() > 1
        && words(all[0]).len() == 1
        && (weigh(all[0], language) == AnswerWeight::Agreement || is_no(all[0]));
    let count = words(&lower).len();
    (count >= least && text_end(&lower) != TextEnd::Question && !is_reply).then_some(count)
}

/// Whether the last question asks for a fact that a few words tell: "when did you start?"
pub(super) fn asks_for_fact(question: &str, language: Option<Language>) -> bool {
    let Some(language) = language else { return false };
    let lower = question.trim().to_lowercase();
    let last = sentences(&lower).last().copied().unwrap_or_default();
    let phrases = language.tables().speech.turns.fact_questions;
    clauses(last).into_iter().any(|clause| {
        let all = words(clause);
        let all = &all[lead(&all, language).unwrap_or(0)..];
        phrases.split(", ").any(|phrase| all.starts_with(&words(phrase)))
    })
}

fn text_end(text: &str) -> TextEnd {
    let text = text.trim_end().trim_end_matches(CLOSING_MARKS).trim_end();
    if text.ends_with("..") || text.ends_with([',', ';', ':', '-', '–', '—', '…']) {
        return TextEnd::Continues;
    }
    match text.chars().next_back() {
        Some('.' | '!' | '。' | '！') => TextEnd::Stop,
        Some('?' | '？') => TextEnd::Question,
        _ => TextEnd::Bare,
    }
}

fn by_words(text: &str, language: Language) -> Completeness {
    let phrases = &language.tables().speech.turns;
    let ends_with = |list: &str| is_last(&last_words(text), list);
    if asks_for_time(text, language) {
        Completeness::AsksForTime
    } else if ends_with(phrases.unfinished) {
        // Recognizers also take a voice that stays up for that of a question: "the training was fine, but?"
        Completeness::Unfinished
    } else if text_end(text) == TextEnd::Question {
        // A short question to the interviewer asks for a reply, even if it ends with "for".
        let is_long = words(text).len() > SHORT_QUESTION_WORDS;
        match complement_of(text, language) {
            Complement::Missing if is_long => Completeness::Unfinished,
            _ if is_long && ends_with(phrases.open) => Completeness::ProbablyUnfinished,
            _ => Completeness::Finished,
        }
    } else if ends_with(phrases.hesitations)
        || is_number_begun(text, language)
        || is_list_announced(text, language)
        || is_infinitive_awaited(text, language)
        || complement_of(text, language) == Complement::Missing
    {
        Completeness::Unfinished
    } else if ends_with(phrases.open)
        || is_construction_open(text, language)
        || is_list(text)
        || is_subject_dangling(text, language)
        || complement_of(text, language) == Complement::NotBegun
    {
        Completeness::ProbablyUnfinished
    } else {
        Completeness::Finished
    }
}

fn asks_for_time(text: &str, language: Language) -> bool {
    let all = words(text);
    let clause = words(clauses(text).last().copied().unwrap_or_default());
    let phrases: Vec<_> = language.tables().speech.turns.asks_for_time.split(", ").map(words).collect();
    // The phrase may follow a hesitation in the same clause: "well, okay wait".
    let mut clause = &clause[..];
    while !clause.is_empty() {
        if phrases.iter().any(|phrase| phrase == clause) {
            return true;
        }
        let Some(count) = lead(clause, language) else { break };
        clause = &clause[count..];
    }
    phrases.iter().any(|phrase| phrase.len() >= UNMISTAKABLE_WORDS && all.ends_with(phrase))
}

/// Returns the number of words of a hesitation or an agreement that the clause begins with.
fn lead(clause: &[&str], language: Language) -> Option<usize> {
    let speech = &language.tables().speech;
    let leads = speech.turns.hesitations.split(", ").chain(speech.agreements.split(", "));
    leads.map(words).find(|lead| clause.starts_with(lead)).map(|lead| lead.len())
}

/// Whether it ends within a number: "twenty", or three digits of a telephone number.
fn is_number_begun(text: &str, language: Language) -> bool {
    let phrases = &language.tables().speech.turns;
    let words = last_words(text);
    if is_last(&words, phrases.number_parts) && text_end(text) != TextEnd::Stop {
        return true;
    }
    let digits = |word: &&str| {
        let is_spoken = phrases.digits.split(", ").any(|digit| digit == *word);
        let is_written = word.chars().all(|letter| letter.is_ascii_digit()) && word.len() <= 4;
        if is_spoken { Some(1) } else { is_written.then_some(word.len()) }
    };
    let groups: Vec<usize> = words.iter().rev().map_while(digits).collect();
    groups.len() >= 3 && groups.iter().sum::<usize>() < NUMBER_DIGITS
}

/// Whether the last clause has an auxiliary and no infinitive at its end. After many words, the end of the clause says
/// little, because an addition may follow the infinitive. "Das würde ich" is a whole answer.
fn is_infinitive_awaited(text: &str, language: Language) -> bool {
    let phrases = &language.tables().speech.turns;
    let Some(auxiliaries) = phrases.verb_brackets else { return false };
    let clause = words(clauses(text).last().copied().unwrap_or_default());
    let is_auxiliary = |word: &&str| auxiliaries.split(", ").any(|auxiliary| auxiliary == *word);
    let Some(at) = clause.iter().position(is_auxiliary) else { return false };
    let rest = &clause[at + 1..];
    let is_reply = rest.iter().all(|word| phrases.pronouns.split(", ").any(|pronoun| pronoun == *word));
    !is_reply && rest.len() <= BRACKET_WORDS && rest.last().is_some_and(|last| !last.ends_with('n'))
}

/// Whether the last sentence opens a construction that it does not close.
fn is_construction_open(text: &str, language: Language) -> bool {
    let phrases = &language.tables().speech.turns;
    let sentence = sentences(text).last().copied().unwrap_or_default();
    let all = words(sentence);
    let at = |phrase: &str, from: usize| {
        let phrase = words(phrase);
        (from..all.len()).find(|at| all[*at..].starts_with(&phrase)).map(|at| at + phrase.len())
    };
    let is_half =
        phrases.pairs.iter().any(|(one, other)| at(one, 0).is_some_and(|end| at(other, end).is_none()));
    // A comma separates the clause from the one that it depends on.
    let is_dependent = all.len() <= DEPENDENT_WORDS
        && clauses(sentence).len() == 1
        && phrases.subordinate.split(", ").any(|word| all.starts_with(&words(word)));
    is_half || is_dependent
}

/// What follows the copula of the last sentence, if its subject announces something: "what I liked most was the team".
#[derive(Clone, Copy, PartialEq, Eq)]
enum Complement {
    /// It is present, or the sentence needs none.
    Settled,
    /// The sentence ends with its copula: "what I liked most was".
    Missing,
    /// Not even the copula is present: "what I liked most".
    NotBegun,
}

fn complement_of(text: &str, language: Language) -> Complement {
    let phrases = &language.tables().speech.turns;
    let sentence = sentences(text).last().copied().unwrap_or_default();
    let mut all = &words(sentence)[..];
    let opener = |all: &[&str]| {
        phrases
            .openers
            .split(", ")
            .map(words)
            .filter(|opener| all.starts_with(opener))
            .map(|it| it.len())
            .max()
    };
    while let Some(count) = lead(all, language).or_else(|| opener(all)).filter(|count| *count < all.len()) {
        all = &all[count..];
    }
    let has = |list: &str, words: &[&str]| words.iter().any(|word| list.split(", ").any(|one| one == *word));
    let begins = |list: &str| list.split(", ").any(|phrase| all.starts_with(&words(phrase)));
    let copulas = || phrases.copulas.split(", ").map(words);
    if all.is_empty() || has(phrases.clause_words, &all[1..]) {
        return Complement::Settled;
    }
    let before =
        copulas().filter(|copula| all.ends_with(copula)).map(|copula| all.len() - copula.len()).min();
    match before {
        Some(before) if before > 0 => {
            let is_whole = has(phrases.pronouns, &all[before - 1..before]) && before > 1;
            let subject = &all[before.saturating_sub(SUBJECT_WORDS)..before - 1];
            let has_subject = begins(phrases.subjects) || has(phrases.subjects, subject);
            if has_subject && !is_whole { Complement::Missing } else { Complement::Settled }
        }
        _ => {
            let has_copula = copulas().any(|copula| all.windows(copula.len()).any(|part| part == copula));
            let announces = is_last(&last_words(sentence), phrases.announced);
            if (begins(phrases.cleft_subjects) || announces) && !has_copula {
                Complement::NotBegun
            } else {
                Complement::Settled
            }
        }
    }
}

/// Whether the last sentence says only that there is a list: "there were three things".
fn is_list_announced(text: &str, language: Language) -> bool {
    let phrases = &language.tables().speech.turns;
    let sentence = words(sentences(text).last().copied().unwrap_or_default());
    let Some((last, before)) = sentence.split_last() else { return false };
    let ends = |list: &str, all: &[&str]| list.split(", ").any(|phrase| all.ends_with(&words(phrase)));
    sentence.len() <= ANNOUNCEMENT_WORDS && ends(phrases.things, &[*last]) && ends(phrases.few, before)
}

/// Whether the text ends with a subject that has no verb: "the food was good and the people", "because my wife".
fn is_subject_dangling(text: &str, language: Language) -> bool {
    let speech = &language.tables().speech;
    let phrases = &speech.turns;
    let clause = words(clauses(text).last().copied().unwrap_or_default());
    let is_determiner = |word: &str| phrases.subjects.split(", ").any(|one| one == word);
    // "The people", "a minha mulher": nothing but a noun after its determiners.
    let is_bare_subject = |rest: &[&str]| {
        let noun = rest.iter().position(|word| !is_determiner(word)).unwrap_or(rest.len());
        noun > 0 && noun + 1 == rest.len()
    };
    let ends_with_conjunction =
        |before: &[&str]| phrases.conjunctions.split(", ").any(|one| before.ends_with(&words(one)));
    if (1..clause.len()).any(|at| ends_with_conjunction(&clause[..at]) && is_bare_subject(&clause[at..])) {
        return true;
    }
    let Some(joint) = clause.iter().rposition(|word| *word == speech.and) else { return false };
    let (before, rest) = (&clause[..joint], &clause[joint + 1..]);
    let copulas = || phrases.copulas.split(", ").map(words);
    let has_predicate = (1..before.len()).any(|at| {
        let follows = |copula: &Vec<&str>| before[..at].ends_with(copula);
        copulas().any(|copula| follows(&copula)) && !is_determiner(before[at])
    });
    has_predicate
        && is_bare_subject(rest)
        && !copulas().any(|copula| rest.windows(copula.len()).any(|part| part == copula))
}

/// Whether it ends with a list whose last item has no "and" before it.
fn is_list(text: &str) -> bool {
    let sentence = sentences(text).last().copied().unwrap_or_default();
    let items: Vec<usize> = sentence.split(',').map(|item| words(item).len()).collect();
    let short = items.iter().rev().take_while(|count| (1..=LIST_ITEM_WORDS).contains(*count)).count();
    // The first item ends the clause that the list belongs to: "I like apples, pears, plums".
    let is_whole = items.len() > short;
    short + usize::from(is_whole) >= LIST_ITEMS && short >= 2
}

fn sentences(text: &str) -> Vec<&str> {
    parts(text, &SENTENCE_ENDS)
}

fn clauses(text: &str) -> Vec<&str> {
    parts(text, &CLAUSE_ENDS)
}

fn parts<'t>(text: &'t str, ends: &[char]) -> Vec<&'t str> {
    text.split(|letter| ends.contains(&letter))
        .filter(|part| part.chars().any(char::is_alphanumeric))
        .collect()
}

/// Splits at everything but letters and digits.
pub(super) fn words(text: &str) -> Vec<&str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}

/// Splits at spaces and apostrophes. A hyphen joins: "vi-o" does not end with the article "o".
fn last_words(text: &str) -> Vec<&str> {
    let parts = text.split(|letter: char| letter.is_whitespace() || matches!(letter, '\'' | '’'));
    let trimmed = parts.map(|part| part.trim_matches(|letter: char| !letter.is_alphanumeric()));
    trimmed.filter(|word| !word.is_empty()).collect()
}

fn is_last(words: &[&str], list: &str) -> bool {
    list.split(", ").any(|phrase| {
        let mut rest = words.iter().rev();
        phrase.rsplit(' ').all(|word| rest.next() == Some(&word))
    })
}

#[cfg(test)]
mod tests;
