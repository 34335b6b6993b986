//! Chooses the part of an answer that is most worth a follow-up: something bad, unclear, decided or experienced.

mod heaviest;
mod named;
mod quotes;
mod weight;

use colloquy_domain::interviewing::{
    AnswerIntent, InterpretedAnswer, NormalizedText, content_words, sentences,
};
use colloquy_domain::invitation::Sentiment;
use colloquy_domain::language::Language;
use colloquy_languages::interviewer::InterviewerPhrases;

use self::heaviest::announces_speech;
pub use self::heaviest::{HeavyStatement, heaviest, is_bad};
pub use self::quotes::clause_about;
use self::quotes::{REPEATED_WORDS, is_plain, quotable, reported, without_exclamation};
use self::weight::{is_aside, scored};
use crate::insights::lexicon;
use crate::insights::sentiment::SentimentTally;
use crate::insights::tokens::tokens;

/// Words that contrast at the beginning of a clause only: "toen kreeg ze toch een koek".
const PARTICLES: [&str; 2] = ["toch", "doch"];
/// Verbs after which a German article is a pronoun.
const GERMAN_VERBS: [&str; 20] = [
    "ist", "war", "sind", "waren", "hat", "haben", "hatte", "hatten", "muss", "müssen", "kann", "können",
    "wird", "werden", "geht", "ging", "kommt", "kam", "macht", "läuft",
];
/// A longer clause is split at its conjunctions.
const LONG_WORDS: usize = 12;
/// A clause with a lower score is not worth a follow-up.
const WORTHWHILE: usize = 2;
/// A whole sentence is bad if more than the likeness to complaints says so.
const SURE: usize = 4;
/// The fewest words of a sentence that is judged as a whole.
const JUDGED_WORDS: usize = 8;
/// The most words that only connect: "to tell the truth".
const CONNECTING_WORDS: usize = 4;

/// Why a clause is worth a follow-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FollowUpReason {
    /// Something that hurt or moved someone.
    Harm,
    /// Something else that is bad.
    Complaint,
    /// Something unclear.
    Vague,
    /// A decision, a cause or an event.
    Notable,
    /// Something that has not happened.
    Wish,
    /// Something good.
    Good,
    /// Nothing in particular.
    Plain,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredAnswerClause {
    pub text: String,
    /// The sentence that it is a part of.
    sentence: String,
    pub kind: FollowUpReason,
    pub is_grave: bool,
    /// Whether it is about a loss, a danger or a quarrel.
    pub is_weighty: bool,
    /// Whether there is no doubt that it is bad.
    pub is_certain: bool,
    score: usize,
}

impl FollowUpReason {
    pub fn is_bad(self) -> bool {
        matches!(self, FollowUpReason::Harm | FollowUpReason::Complaint)
    }
}

/// Returns the clause of an answer that is most worth asking about, if any is.
pub fn most_telling(answer: &str, language: Language) -> Option<ScoredAnswerClause> {
    let scored =
        clauses_in(answer, language).filter_map(|(clause, sentence)| scored(&clause, sentence, language));
    let told = scored
        .filter(|clause| clause.score >= WORTHWHILE && !is_to_interviewer(&clause.text, language))
        .max_by_key(|clause| clause.score + usize::from(clause.kind.is_bad() && clause.is_certain));
    // A sentence may say something bad that none of its clauses says alone.
    match told {
        Some(clause) if clause.kind.is_bad() => Some(clause),
        told => bad_sentence(answer, language).or(told),
    }
}

/// Returns what a sentence says that is bad as a whole.
fn bad_sentence(answer: &str, language: Language) -> Option<ScoredAnswerClause> {
    let told = sentences(answer).into_iter().filter(|sentence| !sentence.is_question);
    let long = told.filter(|sentence| sentence.text.split_whitespace().count() >= JUDGED_WORDS);
    let bad = long.filter_map(|sentence| {
        let whole = scored(sentence.text, sentence.text, language)?;
        let is_sure = whole.kind.is_bad() && whole.score >= SURE;
        (is_sure && !is_to_interviewer(sentence.text, language)).then_some(whole)
    });
    let whole = bad.max_by_key(|clause| clause.score)?;
    let text = fullest(&whole.sentence, language)?.text;
    Some(ScoredAnswerClause { text, ..whole })
}

/// Returns whether a clause speaks of the interview itself: "you never answered me", "I won't describe it". Nothing of it is
/// taken up.
fn is_to_interviewer(clause: &str, language: Language) -> bool {
    use AnswerIntent::{AlreadySaid, Hostile, Impatient, Nothing, Refusal, Skip, Stop};
    use AnswerIntent::{FeelsIgnored, Unasked, Unclear, Weary};
    matches!(
        InterpretedAnswer::of(clause, language).meaning,
        AlreadySaid
            | Hostile
            | Impatient
            | Nothing
            | Refusal
            | Skip
            | Stop
            | Unasked
            | Unclear
            | FeelsIgnored
            | Weary
    )
}

/// Returns the clause of an answer that says most, for a topic that is explored even if the answer is unremarkable.
pub fn fullest(answer: &str, language: Language) -> Option<ScoredAnswerClause> {
    let content = |(clause, _): &(String, &str)| content_words(&NormalizedText::of(clause), language).len();
    let clauses = clauses_in(answer, language).filter(|(clause, _)| !is_aside(clause, language));
    let (text, sentence) = clauses.max_by_key(content)?;
    let kind = if is_positive(&text, language) { FollowUpReason::Good } else { FollowUpReason::Plain };
    let sentence = sentence.to_owned();
    Some(ScoredAnswerClause {
        text,
        sentence,
        kind,
        is_grave: false,
        is_weighty: false,
        is_certain: false,
        score: 0,
    })
}

/// Returns whether a question asks for something bad, and for nothing good beside it.
pub fn asks_for_problems(question: &str, language: Language) -> bool {
    let lexicon = lexicon::of(language);
    let question = NormalizedText::of(question);
    let weights: Vec<f64> = question.words().filter_map(|word| lexicon.weight(word)).collect();
    weights.iter().any(|weight| *weight < 0.0) && !weights.iter().any(|weight| *weight > 0.0)
}

/// Returns whether a text has more praise than blame.
pub fn is_positive(text: &str, language: Language) -> bool {
    let lexicon = lexicon::of(language);
    SentimentTally::of(&tokens(text, lexicon.elision()), lexicon).sentiment() == Sentiment::Positive
}

/// Returns the clauses of an answer, each with its sentence.
fn clauses_in(answer: &str, language: Language) -> impl Iterator<Item = (String, &str)> {
    let told = sentences(answer).into_iter().filter(|sentence| !sentence.is_question);
    told.flat_map(move |sentence| {
        clauses_of(sentence.text, language).into_iter().map(move |clause| (clause, sentence.text))
    })
}

fn clauses_of(sentence: &str, language: Language) -> Vec<String> {
    let grammar = &language.tables().sentiment.modifiers;
    let mut clauses: Vec<Vec<&str>> = Vec::new();
    let marks = [',', ';', ':', '–', '—', '(', ')', '"', '“', '”', '„', '«', '»'];
    for part in sentence.split(marks) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let is_long = words.len() > LONG_WORDS;
        let mut clause = Vec::new();
        for (at, word) in words.iter().enumerate() {
            let plain = word.to_lowercase();
            let turns = grammar.contrasts.contains(&plain.as_str())
                && (at == 0 || !PARTICLES.contains(&plain.as_str()));
            let joins = is_long && grammar.joints.contains(&plain.as_str());
            let both_sides = at > 2 && words.len() - at > 3 && !ends_in_number(&words[..at], language);
            if turns || (joins && both_sides) {
                clauses.push(std::mem::take(&mut clause));
            }
            clause.push(*word);
        }
        clauses.push(clause);
    }
    clauses.iter().map(|clause| without_lead(clause, language)).filter(|clause| !clause.is_empty()).collect()
}

/// Returns whether words end in a number that continues after "and": "a hundred", "five and a half".
fn ends_in_number(words: &[&str], language: Language) -> bool {
    let tables = language.tables();
    let numbers = [tables.interviewer.numbers_before_and, tables.answer_cues.numbers];
    words.last().is_some_and(|word| numbers.iter().any(|all| all.contains(&word.to_lowercase().as_str())))
}

/// Returns how many words at the beginning only connect a clause to what precedes.
fn connecting_words(words: &[&str], connects: impl Fn(&str) -> bool) -> usize {
    let lower: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let mut count = 0;
    let next = |count: usize| {
        let most = CONNECTING_WORDS.min(lower.len() - count);
        (1..=most).rev().find(|number| connects(&lower[count..count + number].join(" ")))
    };
    while let Some(number) = next(count) {
        count += number;
    }
    count
}

/// Returns a clause without the words that only connect it to what precedes.
fn without_lead(words: &[&str], language: Language) -> String {
    let grammar = &language.tables().sentiment.modifiers;
    let connectives = language.tables().interviewer.connectives;
    let connects = |text: &str| connectives.contains(&text) || grammar.contrasts.contains(&text);
    words[connecting_words(words, connects)..]
        .join(" ")
        .trim_end_matches(['.', '!', '…', '?', ' '])
        .to_owned()
}

impl ScoredAnswerClause {
    /// Returns the sentence that the clause is a part of.
    pub fn sentence(&self) -> &str {
        &self.sentence
    }

    /// Returns how long something was, as the clause says it: "twenty minutes".
    pub fn duration(&self, language: Language) -> Option<String> {
        named::duration_in(&self.text, language)
    }

    /// Returns what the clause is about, if it can be named without its verb: "the lift on the left".
    pub fn named_subject(&self, words: &InterviewerPhrases, language: Language) -> Option<String> {
        named::subject_of(&self.text, words, language)
    }

    /// Returns whether the clause begins its sentence with a word such as "when". It is repeated as it is: "When I take it
    /// it's late" without its first word would say nothing.
    fn begins_with_condition(&self, words: &InterviewerPhrases) -> bool {
        let first = self.text.split_whitespace().next().unwrap_or_default().to_lowercase();
        self.sentence.starts_with(&self.text) && words.dependent.contains(&first.as_str())
    }

    /// Returns the clause in the second person, if the language and its first word allow that.
    pub fn reported(&self, words: &InterviewerPhrases, language: Language) -> Option<String> {
        let is_whole = !self.begins_with_condition(words) && self.stands_alone(words, language);
        if is_whole { reported(&self.text, words, language) } else { None }
    }

    /// Returns whether the clause says by itself what it says in its sentence: it begins it, or has a subject of its own, and
    /// nothing follows that completes it.
    fn stands_alone(&self, words: &InterviewerPhrases, language: Language) -> bool {
        let Some((before, after)) = self.sentence.split_once(&self.text) else { return true };
        if after.contains(char::is_alphanumeric) && announces_speech(&self.text, language) {
            return false;
        }
        let begins = without_lead(&before.split_whitespace().collect::<Vec<_>>(), language).is_empty();
        let first = |text: &str| {
            let word = text.trim_start_matches([',', ' ']).split([' ', '\'', '’']).next().unwrap_or_default();
            word.to_lowercase()
        };
        let own = first(&self.text);
        let has_subject = words.subjects.contains(&own.as_str())
            || words.reportable.contains(&own.as_str())
            || language.tables().guide.determiners.contains(&own.as_str());
        // "Das ist laut" refers to what precedes it, and "das Essen" does not.
        let second = self.text.split_whitespace().nth(1).unwrap_or_default();
        let is_pronoun = language == Language::German
            && ["das", "die", "der"].contains(&own.as_str())
            && GERMAN_VERBS.contains(&second);
        if is_pronoun && !begins {
            return false;
        }
        let next = first(after);
        let is_completed = words.completing.contains(&next.as_str());
        (begins || has_subject) && !is_completed
    }

    /// Returns the clause as it can be repeated between quotation marks, or its sentence if the clause is too short or would
    /// say something else alone.
    pub fn quoted(&self, words: &InterviewerPhrases, language: Language) -> Option<String> {
        let whole = without_exclamation(self.sentence.trim_end_matches(['.', '!', '…', ' ']));
        if !self.stands_alone(words, language) {
            return quotable(whole, words, language).filter(|quoted| whole.ends_with(quoted.as_str()));
        }
        if self.begins_with_condition(words) {
            // "Since I quit the agency." is no sentence.
            let is_short =
                REPEATED_WORDS.contains(&self.text.split_whitespace().count()) && self.text != whole;
            return (is_short && is_plain(&self.text)).then(|| self.text.clone());
        }
        quotable(&self.text, words, language)
            .or_else(|| quotable(whole, words, language).filter(|quoted| whole.ends_with(quoted.as_str())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(answer: &str) -> Option<(String, FollowUpReason)> {
        most_telling(answer, Language::English).map(|clause| (clause.text, clause.kind))
    }

    #[test]
    fn the_clause_with_the_harm_is_chosen() {
        let answer = "The screen is fine, I like the colours, and the strap is new. I skipped my insulin because of \
                      that false reading, and the next morning I was at 310.";
        let expected =
            ("I skipped my insulin because of that false reading".to_owned(), FollowUpReason::Harm);
        assert_eq!(chosen(answer), Some(expected));
    }

    #[test]
    fn what_is_unclear_is_chosen_without_harm() {
        let expected = ("it depends on the season".to_owned(), FollowUpReason::Vague);
        assert_eq!(chosen("I buy bread here, and it depends on the season."), Some(expected));
    }

    #[test]
    fn an_answer_without_anything_to_ask_about_has_none() {
        assert_eq!(chosen("I use the app with my sister in the kitchen."), None);
    }

    #[test]
    fn what_is_negated_is_no_harm() {
        assert_eq!(chosen("There were no problems with it."), None);
        let (_, kind) = fullest("The staff were lovely and helpful.", Language::English)
            .map(|it| (it.text, it.kind))
            .expect("a clause");
        assert_eq!(kind, FollowUpReason::Good);
    }
}
