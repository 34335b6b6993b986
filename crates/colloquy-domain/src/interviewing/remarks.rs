//! Recognizes what an invitee says about the conversation itself: that something was said before, that a question makes
//! no sense, or that one is missing. The rest of such an answer counts as an answer.

use colloquy_languages::PerLanguage;
use colloquy_languages::attitudes::Attitude;

use super::answer_intents::{AnswerIntent, InterpretedAnswer, SAID_AGAIN_WORDS};
use super::attitudes::is_about_others;
use super::normalized_text::NormalizedText;
use super::sentences::{Sentence, sentences};
use super::topic_words::content_words;
use super::word_patterns::{CompiledAnswerPatterns, WordPatternSet};
use crate::concepts::attitude;
use crate::language::Language;

const CLAUSE_ENDS: [char; 13] = [',', ';', ':', '–', '—', '.', '!', '?', '…', '«', '»', '¿', '¡'];
/// A longer answer is not searched for remarks.
const MOST_SENTENCES: usize = 10;
/// The most words in a clause or a sentence about the conversation.
const REMARK_WORDS: usize = 16;
/// The most words in a clause that says nothing but that something was said before.
const ALONE_WORDS: usize = 6;
/// In a clause of more words, what was said before is said again.
const SAID_WORDS: usize = 7;
/// The most words in a question that only asks whether that was all.
const ALL_ASKED_WORDS: usize = 5;
/// The most words in a question about what another one means.
const UNCLEAR_WORDS: usize = 6;
/// The fewest words that carry meaning beside a question that was not understood, if they answer it.
const ANSWERED_WORDS: usize = 2;
/// The fewest words before a question that belongs to its sentence.
const TOLD_BEFORE_WORDS: usize = 2;
/// Questions for a time are asked for an answer, also at the end of a story.
const TIMES: [&str; 7] = ["when", "wann", "quand", "cuándo", "quando", "wanneer", "quanto"];

/// The patterns of [`colloquy_languages::rapport::RapportPhrases`], ready for comparison.
#[derive(Debug)]
pub struct CompiledRapport {
    said_before: WordPatternSet,
    said_before_alone: WordPatternSet,
    as_said: WordPatternSet,
    to_others: WordPatternSet,
    unasked: WordPatternSet,
    puzzled: WordPatternSet,
    guesses: WordPatternSet,
    more_questions: WordPatternSet,
    all_asked: WordPatternSet,
    pub pass_on: WordPatternSet,
    pub no_danger: WordPatternSet,
    pub spoke_of: WordPatternSet,
    pub fear: WordPatternSet,
    pub exhaustion: WordPatternSet,
    pub grief: WordPatternSet,
    pub anger: WordPatternSet,
    pub shame: WordPatternSet,
    pub quarrel: WordPatternSet,
    pub loss: WordPatternSet,
    pub tears: WordPatternSet,
    pub relief: WordPatternSet,
    pub pride: WordPatternSet,
    pub joy: WordPatternSet,
}

static COMPILED: PerLanguage<CompiledRapport> = PerLanguage::new(CompiledRapport::compile);

impl CompiledRapport {
    pub fn of(language: Language) -> &'static Self {
        COMPILED.of(language)
    }

    fn compile(language: Language) -> Self {
        let rapport = &language.tables().rapport;
        let [said_before, said_before_alone, as_said, to_others, unasked, puzzled] = WordPatternSet::all(
            [
                rapport.said_before,
                rapport.said_before_alone,
                rapport.as_said,
                rapport.to_others,
                rapport.unasked,
                rapport.puzzled,
            ],
            rapport.classes,
        );
        let [guesses, more_questions, all_asked, pass_on, no_danger, spoke_of] = WordPatternSet::all(
            [
                rapport.guesses,
                rapport.more_questions,
                rapport.all_asked,
                rapport.pass_on,
                rapport.no_danger,
                rapport.spoke_of,
            ],
            rapport.classes,
        );
        let feelings = &rapport.feelings;
        let lists = [feelings.fear, feelings.exhaustion, feelings.grief, feelings.anger, feelings.shame];
        let [fear, exhaustion, grief, anger, shame] = WordPatternSet::all(lists, rapport.classes);
        let lists =
            [feelings.quarrel, feelings.loss, feelings.tears, feelings.relief, feelings.pride, feelings.joy];
        let [quarrel, loss, tears, relief, pride, joy] = WordPatternSet::all(lists, rapport.classes);
        CompiledRapport {
            said_before,
            said_before_alone,
            as_said,
            to_others,
            unasked,
            puzzled,
            guesses,
            more_questions,
            all_asked,
            pass_on,
            no_danger,
            spoke_of,
            fear,
            exhaustion,
            grief,
            anger,
            shame,
            quarrel,
            loss,
            tears,
            relief,
            pride,
            joy,
        }
    }

    /// Returns whether a question guesses what the interviewer meant.
    pub fn guesses(&self, question: &str) -> bool {
        clauses(question).any(|clause| begins(&self.guesses, &NormalizedText::of(clause)))
    }
}

/// Returns the clauses of a text that have words.
fn clauses(text: &str) -> impl Iterator<Item = &str> {
    text.split(CLAUSE_ENDS).map(str::trim).filter(|clause| clause.contains(char::is_alphanumeric))
}

fn begins(set: &WordPatternSet, said: &NormalizedText) -> bool {
    set.begins(&said.words().collect::<Vec<_>>())
}

fn words(text: &str) -> usize {
    NormalizedText::of(text).words().count()
}

/// What an answer says about the conversation, and what else it says.
struct Remark<'a> {
    meaning: AnswerIntent,
    /// The parts that say it.
    parts: Vec<&'a str>,
    /// The fewest words that carry meaning with which the rest is an answer.
    wanted: usize,
}

/// Adds to an interpreted answer what it says about the conversation itself.
pub(super) fn with_remark(answer: InterpretedAnswer, text: &str) -> InterpretedAnswer {
    use AnswerIntent::{Hostile, Injection, Silence, Skip, Stop, Weary};
    let language = answer.language;
    let all = sentences(text);
    if matches!(answer.meaning, Stop | Injection | Hostile | Skip | Silence | Weary)
        || all.len() > MOST_SENTENCES
    {
        return answer;
    }
    let Some(remark) = remark(answer, &all, language) else {
        let is_told = answer.meaning.asks() && belongs_to_story(answer.meaning, &all, language)
            || answer.meaning == AnswerIntent::AlreadySaid && says_to_others(text, language);
        return if is_told { answer.told(text) } else { answer };
    };
    let rest = remark.parts.iter().fold(text.to_owned(), |rest, part| rest.replacen(part, " ", 1));
    let says_more = content_words(&NormalizedText::of(&rest), language).len() >= remark.wanted;
    let says_it_again = remark.meaning == AnswerIntent::AlreadySaid
        && remark.parts.iter().any(|part| words(part) > SAID_WORDS);
    InterpretedAnswer {
        meaning: remark.meaning,
        has_answer: answer.has_answer || says_more || says_it_again,
        is_hurried: answer.is_hurried && remark.meaning != AnswerIntent::Unclear,
        ..answer
    }
}

fn remark<'a>(answer: InterpretedAnswer, all: &[Sentence<'a>], language: Language) -> Option<Remark<'a>> {
    use AnswerIntent::{AlreadySaid, Back, FeelsIgnored, Impatient, Opinion, Refusal, Repeat};
    let reproach = || said_before(all, language).or_else(|| unasked(all, language));
    match answer.meaning {
        Refusal if answer.has_answer => reproach().or_else(|| unclear(all, false, language)),
        Refusal => unasked(all, language),
        // "What do you mean about that?" may ask for the interviewer's own view.
        Opinion | AlreadySaid => reproach(),
        FeelsIgnored => reproach().or_else(|| feels_ignored(all, language)),
        Repeat | Impatient => reproach().or_else(|| unclear(all, false, language)),
        meaning if meaning.asks() && meaning != Back => asked_for_more(all, language),
        _ => reproach()
            .or_else(|| feels_ignored(all, language))
            .or_else(|| asked_for_more(all, language))
            .or_else(|| unclear(all, true, language)),
    }
}

/// Returns whether what an answer asks in the end is part of what it tells.
fn belongs_to_story(meaning: AnswerIntent, all: &[Sentence<'_>], language: Language) -> bool {
    use AnswerIntent::{Back, Opinion, Organizer, Purpose, Reason};
    let Some((last, before)) = all.split_last() else { return false };
    let tells = before.iter().any(|sentence| words(sentence.text) >= TOLD_BEFORE_WORDS);
    match meaning {
        Back | Opinion if tells => is_rhetorical(last.text, language),
        Back if asks_why_not(last.text, language) => true,
        Purpose | Reason if tells && asks_why_not(last.text, language) => true,
        Back | Opinion | Organizer | Purpose | Reason => ends_in_joined_question(last.text, language),
        _ => false,
    }
}

fn says_to_others(text: &str, language: Language) -> bool {
    clauses(text).any(|clause| CompiledRapport::of(language).to_others.is_in(&NormalizedText::of(clause)))
}

fn said_before<'a>(all: &[Sentence<'a>], language: Language) -> Option<Remark<'a>> {
    let rapport = CompiledRapport::of(language);
    let all_words: usize = all.iter().map(|sentence| words(sentence.text)).sum();
    let says = |clause: &&str| {
        let said = NormalizedText::of(clause);
        let count = said.words().count();
        let reproaches = count <= REMARK_WORDS && rapport.said_before.is_in(&said)
            || count <= ALONE_WORDS && rapport.said_before_alone.is_in(&said);
        let mentions = || {
            count <= ALONE_WORDS + 2 && all_words <= SAID_AGAIN_WORDS + count && rapport.as_said.is_in(&said)
        };
        (reproaches || mentions())
            && !rapport.to_others.is_in(&said)
            && !is_about_others(clause, AnswerIntent::AlreadySaid, language)
    };
    let parts: Vec<&str> = all.iter().flat_map(|sentence| clauses(sentence.text)).filter(says).collect();
    let remark = Remark { meaning: AnswerIntent::AlreadySaid, parts, wanted: 1 };
    (!remark.parts.is_empty()).then_some(remark)
}

fn unasked<'a>(all: &[Sentence<'a>], language: Language) -> Option<Remark<'a>> {
    let set = &CompiledRapport::of(language).unasked;
    let misses = |sentence: &&Sentence<'_>| {
        clauses(sentence.text).any(|clause| {
            let said = NormalizedText::of(clause);
            said.words().count() <= REMARK_WORDS && set.is_in(&said)
        })
    };
    let sentence = all.iter().find(misses)?;
    Some(Remark { meaning: AnswerIntent::Unasked, parts: vec![sentence.text], wanted: ANSWERED_WORDS })
}

/// Finds a sentence at the beginning or the end of an answer that doubts that the interviewer listens.
fn feels_ignored<'a>(all: &[Sentence<'a>], language: Language) -> Option<Remark<'a>> {
    if all.len() < 2 {
        return None;
    }
    let patterns = CompiledAnswerPatterns::of(language);
    let at_an_end = [all.first(), all.last()].into_iter().flatten();
    let shown = |sentence: &Sentence<'a>| {
        if words(sentence.text) > REMARK_WORDS {
            return None;
        }
        let meaning = match attitude(sentence.text, language) {
            Some(Attitude::AlreadySaid) => AnswerIntent::AlreadySaid,
            Some(Attitude::FeelsIgnored) => AnswerIntent::FeelsIgnored,
            _ if patterns.feels_ignored.is_in(&NormalizedText::of(sentence.text)) => {
                AnswerIntent::FeelsIgnored
            }
            _ => return None,
        };
        let is_meant = !is_about_others(sentence.text, meaning, language);
        is_meant.then(|| Remark { meaning, parts: vec![sentence.text], wanted: ANSWERED_WORDS })
    };
    at_an_end.into_iter().find_map(shown)
}

fn asked_for_more<'a>(all: &[Sentence<'a>], language: Language) -> Option<Remark<'a>> {
    let rapport = CompiledRapport::of(language);
    let last = all.last().filter(|sentence| sentence.is_question)?;
    let said = NormalizedText::of(last.text);
    let count = said.words().count();
    let asks = count <= REMARK_WORDS && rapport.more_questions.is_in(&said)
        || count <= ALL_ASKED_WORDS && rapport.all_asked.is_in(&said);
    asks.then(|| Remark {
        meaning: AnswerIntent::MoreQuestions,
        parts: vec![last.text],
        wanted: ANSWERED_WORDS,
    })
}

/// Finds the sentences of an answer that say that the interviewer's question is unclear, or that ask what it means.
fn unclear<'a>(all: &[Sentence<'a>], with_questions: bool, language: Language) -> Option<Remark<'a>> {
    let rapport = CompiledRapport::of(language);
    let unclear = &CompiledAnswerPatterns::of(language).unclear;
    let is_asked = |(place, sentence): (usize, &Sentence<'a>)| {
        let said = NormalizedText::of(sentence.text);
        let count = said.words().count();
        let is_puzzled = count <= REMARK_WORDS
            && rapport.puzzled.is_in(&said)
            && !is_about_others(sentence.text, AnswerIntent::FeelsIgnored, language);
        // Later in an answer, such a question may be part of a story.
        let is_question = with_questions && sentence.is_question && place <= 1 && count <= REMARK_WORDS;
        is_puzzled
            || is_question
                && (count <= UNCLEAR_WORDS && unclear.is_in(&said) || rapport.guesses(sentence.text))
    };
    let found: Vec<&str> =
        all.iter().enumerate().filter(|one| is_asked(*one)).map(|(_, sentence)| sentence.text).collect();
    // "Do you mean the parking? It is full." answers it.
    let guesses = found.iter().all(|part| rapport.guesses(part));
    let wanted = if guesses { 1 } else { ANSWERED_WORDS };
    let remark = Remark { meaning: AnswerIntent::Unclear, parts: found, wanted };
    (!remark.parts.is_empty()).then_some(remark)
}

/// Returns whether a question at the end of an answer belongs to a story: "Why can't that be done for a gear?"
/// It does not ask for an answer.
pub(super) fn is_rhetorical(question: &str, language: Language) -> bool {
    let said = NormalizedText::of(question);
    let persons = language.tables().rapport.person_words;
    let asks_who = persons.iter().any(|word| said.starts_with(&NormalizedText::of(word)));
    ends_in_joined_question(question, language)
        || asks_why_not(question, language)
        || asks_who && !is_addressed(&said, language)
}

/// Returns whether a question complains that something is not so: "Why can't they just call?"
fn asks_why_not(question: &str, language: Language) -> bool {
    let tables = language.tables();
    let said = NormalizedText::of(question);
    let begins = |word: &&str| said.starts_with(&NormalizedText::of(word));
    let negators = tables.sentiment.modifiers.negators;
    let is_negated = || negators.iter().any(|word| said.contains(&NormalizedText::of(word)));
    tables.rapport.reason_words.iter().any(begins) && is_negated() && !is_addressed(&said, language)
}

/// Returns whether a text ends in a question that belongs to its sentence: "I should have called, but who?"
pub(super) fn ends_in_joined_question(text: &str, language: Language) -> bool {
    let tables = language.tables();
    let rapport = &tables.rapport;
    let all = sentences(text);
    let last = all.last().filter(|sentence| sentence.is_question);
    let Some((before, end)) = last.and_then(|last| last.text.rsplit_once([',', ';', '–', '¿'])) else {
        return false;
    };
    let before = before.trim_end_matches(['¿', ' ']);
    let end = NormalizedText::of(end);
    let has = |words: &[&str]| words.iter().any(|word| end.contains(&NormalizedText::of(word)));
    let asks = tables
        .prompt
        .question_words
        .iter()
        .any(|word| !TIMES.contains(word) && end.words().any(|said| said == *word));
    let joined = |words: &[&str]| {
        words.iter().any(|word| end.starts_with(&NormalizedText::of(word)))
            || words.iter().any(|word| before.to_lowercase().ends_with(&format!(" {word}")))
    };
    words(before) >= TOLD_BEFORE_WORDS
        && joined(rapport.joining)
        && (asks || has(rapport.person_words))
        && !is_addressed(&end, language)
}

fn is_addressed(said: &NormalizedText, language: Language) -> bool {
    let words = language.tables().rapport.addressed;
    words.iter().any(|word| said.contains(&NormalizedText::of(word)))
}

#[cfg(test)]
mod tests;
