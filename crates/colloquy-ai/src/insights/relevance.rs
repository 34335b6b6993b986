//! Tells what an invitee stated from what they only said to the interviewer: refusals, questions, "that's all".

use colloquy_domain::insights::FindingKind;
use colloquy_domain::interviewing::{
    AnswerIntent, CompiledAnswerPatterns, InterpretedAnswer, NormalizedText, content_words, is_akin,
};
use colloquy_domain::language::Language;
use colloquy_domain::safety;
use colloquy_languages::PerLanguage;

use super::answers::AnalysedPassage;
use super::impact;
use super::preceding_question::{PrecedingQuestionKind, is_open_question};
use super::statement_patterns::StatementPatterns;

/// A longer sentence says more than that there is nothing to say.
const NOTHING_WORDS: usize = 10;
/// A sentence with more words that carry meaning is about more than the interview.
const REMARK_CONTENT: usize = 2;
/// The same for one that names the interview, a question or a joke.
const REMARK_WITH_CONTENT: usize = 5;
/// The same for one that says it was said before.
const REPEATED_CONTENT: usize = 3;
/// The most words of a remark to the interviewer, and how many sentences of a line may be one.
const REMARK_WORDS: usize = 30;
const READ_SENTENCES: usize = 40;
/// The most words with which people say that a notice of help was not needed.
const NOTICE_WORDS: usize = 12;
/// In which of the first sentences after a notice people mostly say that they continue, if one is so short.
const RESUMED_WITHIN: usize = 2;
const RESUMED_WORDS: usize = 8;
/// A sentence that breaks off leads to the next one if it is not longer: "Well, let me put it this way…".
const LEAD_WORDS: usize = 7;
/// The most words of "no" and what comes with it.
const NO_WORDS: usize = 6;
/// An answer with fewer letters is no noun: "Neu."
const NOUN_LETTERS: usize = 4;
/// The most words of a formula that ends an interview.
const CLOSING_WORDS: usize = 8;
const YES_OR_NO_WORDS: usize = 2;
const TERSE_WORDS: usize = 2;
/// The most words after the last comma that make a statement a question: "isn't it?"
const TAG_WORDS: usize = 3;
/// A shorter sentence is no digression.
const DIGRESSION_WORDS: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerSentenceRole {
    Statement,
    /// A bare "yes" or "no" that answers its question.
    YesOrNo,
    /// Said to the interviewer, or says nothing.
    Aside,
}

/// What surrounds a sentence of an answer.
#[derive(Clone, Copy)]
pub struct SentenceContext<'a> {
    pub language: Language,
    pub question: Option<PrecedingQuestionKind>,
    /// The interviewer's last message.
    pub asked: &'a str,
    /// What the whole answer means.
    pub answer: InterpretedAnswer,
    /// Whether the answer has no other sentence.
    pub is_only: bool,
    pub is_last: bool,
    /// The number of pieces of its line before it.
    pub place: usize,
}

/// Returns the role of a sentence in its answer.
pub fn role(passage: &AnalysedPassage, context: SentenceContext<'_>) -> AnswerSentenceRole {
    // "Oh no, it was a joke" after a notice of help is about the notice.
    let is_about_notice = passage.words <= NOTICE_WORDS
        && safety::is_response(context.asked, context.language)
        && (safety::denies_a_danger(&passage.text, context.language) || resumes(passage, context));
    if passage.concern.is_none() && is_about_notice {
        return AnswerSentenceRole::Aside;
    }
    let is_serious = passage.kind <= FindingKind::Blocked && !passage.is_question;
    let denies_a_complaint =
        || passage.kind == FindingKind::Praise && impact::denies_a_complaint(&passage.text, context.language);
    if passage.concern.is_some() || (is_serious && !says_nothing(passage, context)) || denies_a_complaint() {
        return AnswerSentenceRole::Statement;
    }
    let is_aside = context.is_declined()
        || (passage.is_question && !is_tag_question(&passage.text, context.language))
        || is_lead(passage, context)
        || is_about_the_interview(passage, context)
        || says_nothing(passage, context);
    if is_aside {
        AnswerSentenceRole::Aside
    } else if passage.says_something() {
        AnswerSentenceRole::Statement
    } else {
        bare_reply(passage, context)
    }
}

/// Returns whether someone only continues after a notice of help: "No, it's over, that was weeks ago. Let's carry on."
fn resumes(passage: &AnalysedPassage, context: SentenceContext<'_>) -> bool {
    let denies = || {
        let beginning = passage.text.split(',').next().unwrap_or_default();
        context.place == 0 && InterpretedAnswer::of(beginning, context.language).consent == Some(false)
    };
    match passage.kind {
        FindingKind::Other => denies() || context.place < RESUMED_WITHIN && passage.words <= RESUMED_WORDS,
        FindingKind::Complaint => denies(),
        _ => false,
    }
}

impl SentenceContext<'_> {
    /// Returns whether the whole answer declines to answer.
    pub fn is_declined(&self) -> bool {
        self.answer.meaning.declines() && !self.answer.has_answer
    }

    /// Interprets a sentence of the answer alone.
    fn interpreted(&self, passage: &AnalysedPassage) -> InterpretedAnswer {
        if self.is_only { self.answer } else { InterpretedAnswer::of(&passage.text, self.language) }
    }
}

fn bare_reply(passage: &AnalysedPassage, context: SentenceContext<'_>) -> AnswerSentenceRole {
    let is_asked =
        context.question == Some(PrecedingQuestionKind::YesOrNo) && passage.words <= YES_OR_NO_WORDS;
    let heard = || context.interpreted(passage);
    if is_asked && heard().consent.is_some() {
        AnswerSentenceRole::YesOrNo
    } else {
        AnswerSentenceRole::Aside
    }
}

fn is_lead(passage: &AnalysedPassage, context: SentenceContext<'_>) -> bool {
    passage.text.ends_with('…') && passage.words <= LEAD_WORDS && !context.is_last
}

fn is_about_the_interview(passage: &AnalysedPassage, context: SentenceContext<'_>) -> bool {
    use AnswerIntent::{
        AlreadySaid, FeelsIgnored, Injection, Plain, Repeat, Rich, Stop, Thin, Unasked, Unclear,
    };
    // A remark is short, and no one makes it in the middle of a speech. This also bounds the work.
    if passage.words > REMARK_WORDS || context.place >= READ_SENTENCES {
        return false;
    }
    if is_remark(passage, context.language) {
        return true;
    }
    let heard = context.interpreted(passage);
    let meaning = heard.meaning;
    match meaning {
        meaning if meaning.declines() || meaning.asks() => !is_tag_statement(passage, meaning),
        // After an answer has begun, "I don't follow" is about its subject.
        Repeat if context.place > 0 && context.answer.meaning.is_answer() => false,
        // "As I said, I will probably stop in December" says it, and perhaps for the first time.
        AlreadySaid => passage.content.len() <= REPEATED_CONTENT && !heard.has_answer,
        Injection | Repeat | Stop | FeelsIgnored => true,
        Unasked | Unclear if !heard.has_answer => true,
        Thin | Plain | Rich => is_digression(passage, context),
        // "Too long" answers how the wait was.
        AnswerIntent::Impatient if passage.words <= TERSE_WORDS => false,
        AnswerIntent::Unknown => passage.content.len() < REMARK_CONTENT,
        // "That was it for the contract" says what ended, "I can't take any more of this noise" of what.
        AnswerIntent::Nothing | AnswerIntent::Weary => passage.content.is_empty(),
        // "The training was a waste of time" is no insult.
        _ => passage.content.len() <= REMARK_CONTENT && passage.kind != FindingKind::Praise,
    }
}

/// Returns whether the words of a sentence are about the interview, or say that something was said before.
fn is_remark(passage: &AnalysedPassage, language: Language) -> bool {
    static REMARKS: PerLanguage<StatementPatterns<usize>> = PerLanguage::new(|language| {
        let impact = &language.tables().impact;
        let kinds = [(REMARK_WITH_CONTENT, impact.remarks), (REPEATED_CONTENT, impact.repeated)];
        StatementPatterns::of_all_words(&impact.grammar, impact.classes, &kinds)
    });
    let most = REMARKS.of(language).kind_of(&passage.text);
    most.is_some_and(|most| passage.content.len() <= most)
}

/// Returns whether a question that says something is only recognized as a question.
fn is_tag_statement(passage: &AnalysedPassage, meaning: AnswerIntent) -> bool {
    passage.is_question && meaning == AnswerIntent::Back
}

fn is_digression(passage: &AnalysedPassage, context: SentenceContext<'_>) -> bool {
    let is_light = matches!(passage.kind, FindingKind::Other | FindingKind::Praise | FindingKind::Wish);
    is_light
        && passage.words >= DIGRESSION_WORDS
        && CompiledAnswerPatterns::of(context.language).digressions.is_in(&NormalizedText::of(&passage.text))
        && !takes_up(passage, context)
}

/// Returns whether a sentence has a word of its question.
fn takes_up(passage: &AnalysedPassage, context: SentenceContext<'_>) -> bool {
    let asked = NormalizedText::of(context.asked);
    let asked = content_words(&asked, context.language);
    passage.content.iter().any(|word| asked.iter().any(|other| is_akin(word, other)))
}

/// Returns whether a short sentence only says that there is nothing to say.
fn says_nothing(passage: &AnalysedPassage, context: SentenceContext<'_>) -> bool {
    static NOTHING: PerLanguage<StatementPatterns<()>> = PerLanguage::new(|language| {
        let impact = &language.tables().impact;
        StatementPatterns::new(&impact.grammar, impact.classes, &[((), impact.nothing)])
    });
    let is_formula = |text: &str| NOTHING.of(context.language).kind_of(text).is_some();
    // "Nothing to say, it is quiet there" goes on with a statement.
    let ends_in_statement = || {
        let last = passage.text.rsplit_once(',').map(|(_, last)| last.trim());
        last.filter(|last| !is_formula(last))
            .map(|last| AnalysedPassage::read(last, context.language))
            .is_some_and(|last| last.words > 1 && last.is_informative())
    };
    if passage.words <= NOTHING_WORDS && is_formula(&passage.text) && !ends_in_statement() {
        return true;
    }
    if context.question == Some(PrecedingQuestionKind::Closing) && is_closing_formula(passage) {
        return true;
    }
    // "No, fine so." after "Can you tell me more?"
    let asks_for_more =
        matches!(context.question, Some(PrecedingQuestionKind::Closing | PrecedingQuestionKind::FollowUp));
    asks_for_more
        && passage.kind == FindingKind::Other
        && passage.words <= NO_WORDS
        && passage.content.len() <= 1
        && context.interpreted(passage).consent == Some(false)
}

/// Returns whether a short answer to the last question has hardly a word that carries meaning: "I think we had it all".
fn is_closing_formula(passage: &AnalysedPassage) -> bool {
    let has_few = passage.content.len() <= REMARK_CONTENT && passage.content.len() * 2 < passage.words;
    let is_vague = has_few || passage.text.chars().filter(|sign| sign.is_alphabetic()).count() < NOUN_LETTERS;
    let has_digits = passage.text.contains(|letter: char| letter.is_ascii_digit());
    passage.kind == FindingKind::Other && is_vague && passage.words <= CLOSING_WORDS && !has_digits
}

/// Returns whether a question is a statement with a tag: "It was late, wasn't it?"
fn is_tag_question(text: &str, language: Language) -> bool {
    let Some((statement, tag)) = text.rsplit_once(',') else { return false };
    let words = |text: &str| text.split_whitespace().count();
    words(tag) <= TAG_WORDS
        && words(statement) > TAG_WORDS
        && !is_open_question(&format!("{statement}?"), language)
}
