//! Recognizes what the invitee means: an answer, a wish, or a question to the interviewer.

use super::answer_language::language_of_answer;
use super::answer_weight::weight;
use super::attitudes::{is_about_others, refuses_in_words, shown_annoyance, with_impatience};
use super::compiled_phrases::{COMPILED, Pattern};
use super::learned_intents::{is_impatient, learned_intent, resembles_refusal};
use super::normalized_text::NormalizedText;
use super::remarks::{is_rhetorical, with_remark};
use super::requests::{ConversationRequest, request};
use super::sentences::{Sentence, sentences};
use super::topic_words::content_words;
use super::word_patterns::CompiledAnswerPatterns;
use crate::language::Language;

/// The most characters of an answer that are read.
const READ_CHARACTERS: usize = 2_000;
/// The most words in a wish. In a longer answer, only the last sentence can be one.
pub(super) const WISH_WORDS: usize = 16;
/// The most words in a sentence that refuses an answer.
const REFUSAL_WORDS: usize = 30;
/// The fewest words besides a refusal that are an answer of their own.
pub(super) const ANSWER_WORDS: usize = 8;
/// Fewer words that carry meaning are an answer beside a question to the interviewer.
const TOLD_WORDS: usize = 2;
pub(super) const UNKNOWN_WORDS: usize = 10;
/// The most words with which an answer begins that was given before.
const SAID_WORDS: usize = 6;
/// The most words with which people say something again. More say something new: "Like I said, I'm tired. But last month …".
pub(super) const SAID_AGAIN_WORDS: usize = 25;
/// The most words in an answer that says nothing but that there is nothing to add.
const NOTHING_WORDS: usize = 12;
/// The fewest words in a last sentence that asks to stop. A single word may belong to the answer: "Blocked. Done."
const STOP_WORDS: usize = 3;
/// The fewest words in a last sentence that asks something unknown: "You know?" asks nothing.
const ASKED_WORDS: usize = 5;
/// The most words in a last sentence that decides what the whole answer means.
const LAST_WISH_WORDS: usize = 8;
/// The most words in an answer that says nothing but that the invitee is exhausted.
const WEARY_WORDS: usize = 8;
/// The most words in a question without a question mark.
pub(super) const UNMARKED_WORDS: usize = 10;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerIntent {
    Silence,
    Stop,
    Repeat,
    Skip,
    Unknown,
    Refusal,
    /// The invitee has nothing to add.
    Nothing,
    /// The invitee has answered this already.
    AlreadySaid,
    /// The invitee does not feel heard.
    FeelsIgnored,
    /// The invitee misses a question.
    Unasked,
    /// The invitee does not know what the question means, or guesses.
    Unclear,
    /// The interview takes too long.
    Impatient,
    Hostile,
    /// The invitee is at the end of their strength.
    Weary,
    /// Asks whether this is a machine.
    Machine,
    /// Asks who hears or keeps the answers.
    Privacy,
    /// Asks how long it takes.
    Length,
    /// Asks how many questions or topics remain.
    Count,
    /// Asks whether there is anything else to ask.
    MoreQuestions,
    /// Asks who conducts the interview.
    Organizer,
    /// Asks what the interview is for.
    Purpose,
    /// Asks whether the answers appear under a name.
    NameUse,
    /// Asks for someone to turn to.
    Contact,
    /// Asks why this question is asked.
    Reason,
    /// Asks for the interviewer's own view.
    Opinion,
    /// Asks for something about the conversation itself.
    Request(ConversationRequest),
    /// Asks something else.
    Back,
    Greeting,
    Injection,
    Thin,
    Plain,
    Rich,
}

impl AnswerIntent {
    /// Returns whether it answers the question, at least a little.
    pub fn is_answer(self) -> bool {
        matches!(self, AnswerIntent::Thin | AnswerIntent::Plain | AnswerIntent::Rich)
    }

    /// Returns whether it declines to answer the question.
    pub fn declines(self) -> bool {
        matches!(self, AnswerIntent::Refusal | AnswerIntent::Skip)
    }

    /// Returns whether the invitee asks the interviewer something.
    pub fn asks(self) -> bool {
        use AnswerIntent::{Back, Contact, Count, Length, Machine, MoreQuestions, NameUse, Opinion};
        use AnswerIntent::{Organizer, Privacy, Purpose, Reason, Request};
        let is_known = matches!(self, Machine | Privacy | Length | Count | Organizer | Purpose | NameUse);
        is_known || matches!(self, Contact | MoreQuestions | Reason | Opinion | Request(_) | Back)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InterpretedAnswer {
    pub meaning: AnswerIntent,
    /// Whether an answer comes with the wish.
    pub has_answer: bool,
    /// Yes or no, if it is either.
    pub consent: Option<bool>,
    /// Whether a part of it asks for a shorter interview.
    pub is_hurried: bool,
    /// The language of the answer, which may differ from that of the interview.
    pub language: Language,
}

impl InterpretedAnswer {
    /// Interprets what was said in an interview in this language, in whatever language it was said.
    pub fn of(text: &str, interview: Language) -> Self {
        let text = beginning(text);
        with_remark(with_impatience(InterpretedAnswer::of_whole(text, interview), text), text)
    }

    /// Interprets a text as one utterance.
    pub(super) fn of_whole(text: &str, interview: Language) -> Self {
        let language = language_of_answer(text, interview);
        let heard = |meaning, has_answer| InterpretedAnswer {
            meaning,
            has_answer,
            consent: None,
            is_hurried: false,
            language,
        };
        let said = NormalizedText::of(text);
        if said.is_empty() {
            let meaning = if text.chars().any(is_sign) { AnswerIntent::Thin } else { AnswerIntent::Silence };
            return heard(meaning, false);
        }
        if let Some((meaning, has_answer)) = request(text, language) {
            return heard(meaning, has_answer);
        }
        if COMPILED.of(language).begins_interview(text) || COMPILED.of(interview).begins_interview(text) {
            return heard(AnswerIntent::Greeting, false);
        }
        if ends_in_stop(text, language) {
            return heard(AnswerIntent::Stop, false);
        }
        let is_question = text.trim_end().ends_with(['?', '？']);
        let is_long = said.words().count() > WISH_WORDS;
        let repeated = said_again(text, language);
        let refused_again = repeated.and_then(|rest| refuses(rest, language));
        let refused = refuses(text, language).or(refused_again);
        // "I already said, I won't answer that."
        let is_heeded =
            |meaning: &AnswerIntent| *meaning != AnswerIntent::AlreadySaid || refused_again.is_none();
        let understood_as = understood(&said, is_question, language).filter(is_heeded);
        if !is_long
            && refused.is_none()
            && let Some(meaning) = shown_annoyance(text, understood_as, language)
        {
            return heard(meaning, false);
        }
        let is_repeated = matches!(understood_as, None | Some(AnswerIntent::AlreadySaid))
            && refused.is_none()
            && repeated.is_some();
        let beside = || asked_beside_answer(text, is_long, language);
        if is_repeated && !is_about_others(text, AnswerIntent::AlreadySaid, language) {
            // "As I said, in May. Who reads this?" also asks something.
            let asked = beside().map(|(meaning, _)| meaning).filter(|meaning| meaning.asks());
            return heard(asked.unwrap_or(AnswerIntent::AlreadySaid), true);
        }
        let is_answered = |meaning: AnswerIntent| {
            let has_answer =
                |(_, asked): (AnswerIntent, &str)| has_answer_beside(text, asked, meaning, language);
            meaning.asks() && beside().is_some_and(has_answer)
        };
        if let Some(meaning) = understood_as.filter(|meaning| !is_about_others(text, *meaning, language)) {
            let has_answer = is_answered(meaning);
            return InterpretedAnswer { consent: consent(&said, language), ..heard(meaning, has_answer) };
        }
        if let Some(has_answer) = refused {
            return InterpretedAnswer {
                consent: consent(&said, language),
                ..heard(AnswerIntent::Refusal, has_answer)
            };
        }
        if !is_long
            && let Some(meaning) = learned_intent(text, is_question, language)
            && (meaning == AnswerIntent::Impatient || !is_about_others(text, meaning, language))
        {
            return heard(meaning, is_answered(meaning));
        }
        if let Some((meaning, asked)) = beside() {
            return heard(meaning, has_answer_beside(text, asked, meaning, language));
        }
        let tells = || COMPILED.of(language).has_tag(text) || COMPILED.of(language).reports_question(text);
        if is_question && !is_long && !tells() {
            return heard(AnswerIntent::Back, false);
        }
        InterpretedAnswer { consent: consent(&said, language), ..heard(weight(text, &said, language), false) }
    }
}

/// Returns whether the last of several sentences asks to stop, even if the others do not: "I told you already. Can we finish?"
fn ends_in_stop(text: &str, language: Language) -> bool {
    let all = sentences(text);
    let Some(last) = all.last().filter(|_| all.len() > 1) else { return false };
    let said = NormalizedText::of(last.text);
    (STOP_WORDS - 1..=LAST_WISH_WORDS).contains(&said.words().count())
        && COMPILED.of(language).meaning(&said, last.is_question) == Some(AnswerIntent::Stop)
        && !is_about_others(last.text, AnswerIntent::Stop, language)
        && !COMPILED.of(language).reports_question(last.text)
}

/// Returns whether an answer begins by saying that it was given before, and gives it again: "Like I said, five hours."
fn said_again(text: &str, language: Language) -> Option<&str> {
    let (first, rest) = text.split_once([',', ':', '.', ';', '–'])?;
    let first = NormalizedText::of(first);
    let more = NormalizedText::of(rest).words().count();
    let is_repeated = first.words().count() <= SAID_WORDS
        && (TOLD_WORDS..=SAID_AGAIN_WORDS).contains(&more)
        && CompiledAnswerPatterns::of(language).already_said.is_in(&first);
    is_repeated.then_some(rest)
}

fn understood(said: &NormalizedText, is_question: bool, language: Language) -> Option<AnswerIntent> {
    if let Some(meaning) = meaning(said, is_question, language) {
        return Some(meaning);
    }
    // A single word may mean anything in another language, and a long answer is not a wish.
    if !(2..=WISH_WORDS).contains(&said.words().count()) {
        return None;
    }
    let others = Language::ALL.iter().copied().filter(|other| *other != language);
    let mut meanings = others.filter_map(|other| Some((other, meaning(said, is_question, other)?)));
    let is_sure = |(other, meaning): &(Language, AnswerIntent)| {
        *other == Language::English || matches!(meaning, AnswerIntent::Stop | AnswerIntent::Injection)
    };
    meanings.find(is_sure).map(|(_, meaning)| meaning)
}

/// Returns the intent of a whole utterance in one language.
fn meaning(said: &NormalizedText, is_question: bool, language: Language) -> Option<AnswerIntent> {
    let found = COMPILED.of(language).meaning(said, is_question);
    if matches!(found, Some(AnswerIntent::Injection | AnswerIntent::Stop | AnswerIntent::Hostile)) {
        return found;
    }
    let patterns = CompiledAnswerPatterns::of(language);
    let words = said.words().count();
    let wishes = [
        (AnswerIntent::FeelsIgnored, &patterns.feels_ignored),
        (AnswerIntent::AlreadySaid, &patterns.already_said),
        (AnswerIntent::Impatient, &patterns.impatient),
    ];
    let questions = [
        (AnswerIntent::Count, &patterns.count),
        (AnswerIntent::NameUse, &patterns.name_use),
        (AnswerIntent::Privacy, &patterns.readers),
        (AnswerIntent::Contact, &patterns.contact),
        (AnswerIntent::Organizer, &patterns.organizer),
        (AnswerIntent::Purpose, &patterns.purpose),
        (AnswerIntent::Reason, &patterns.reason),
    ];
    let asked = questions.iter().filter(|_| is_question || words <= UNMARKED_WORDS);
    let asked = asked
        .filter(|(_, set)| is_question && set.is_in(said) || set.begins(&said.words().collect::<Vec<_>>()));
    let wished = wishes.iter().filter(|(_, set)| set.is_in(said));
    let special = wished.chain(asked).map(|(meaning, _)| *meaning).next();
    let special = special.or_else(|| is_impatient(said, language).then_some(AnswerIntent::Impatient));
    // "I can't any more with this hotline" is about the hotline.
    let is_weary = words <= WEARY_WORDS && patterns.weary.is_in(said);
    let weary = is_weary.then_some(AnswerIntent::Weary);
    let is_nothing = words <= NOTHING_WORDS && patterns.nothing.is_in(said);
    let nothing = is_nothing.then_some(AnswerIntent::Nothing);
    special.filter(|_| words <= WISH_WORDS).or(weary).or(found).or(nothing)
}

/// Returns whether an answer ends in a sentence that refuses one, and if so, whether the rest is an answer of its own.
fn refuses(text: &str, language: Language) -> Option<bool> {
    let patterns = CompiledAnswerPatterns::of(language);
    let (mut refused, mut others, mut after) = (false, 0, 0);
    for sentence in sentences(text) {
        let said = NormalizedText::of(sentence.text);
        let words = said.words().count();
        let has_phrase = patterns.refusal.is_in(&said) || refuses_in_words(sentence.text, language);
        let is_refusal = || {
            !is_about_others(sentence.text, AnswerIntent::Refusal, language)
                // "Will my doctor get to know that?" only sounds like one.
                && (has_phrase || !sentence.is_question && has_content(&said, language))
                && resembles_refusal(sentence.text, has_phrase, language)
        };
        if words <= REFUSAL_WORDS && is_refusal() {
            (refused, after) = (true, 0);
        } else {
            others += words;
            // What follows may also say why: "That is private, and I would like you to respect it."
            let turns = begins_with_contrast(&said, language);
            after += if after > 0 || turns { words } else { 0 };
        }
    }
    // "There I can't say anything. But in the evening they come late and tell nobody" is an answer.
    (refused && after < ANSWER_WORDS).then_some(others >= ANSWER_WORDS)
}

fn begins_with_contrast(said: &NormalizedText, language: Language) -> bool {
    let contrasts = language.tables().sentiment.modifiers.contrasts;
    contrasts.iter().any(|contrast| said.starts_with(&NormalizedText::of(contrast)))
}

/// Returns whether a text is more than a hesitation: "um, well…" means nothing, even if it resembles an example.
fn has_content(said: &NormalizedText, language: Language) -> bool {
    !content_words(&said.without(&COMPILED.of(language).fillers), language).is_empty()
}

/// Returns what a sentence of an answer asks of the interviewer, and that sentence.
fn asked_beside_answer(text: &str, is_long: bool, language: Language) -> Option<(AnswerIntent, &str)> {
    let sentences = sentences(text);
    let last = sentences.last().filter(|_| is_long || sentences.len() > 1)?;
    let is_reported = |sentence: &Sentence<'_>| COMPILED.of(language).reports_question(sentence.text);
    let asked = sentences.iter().rev().filter(|sentence| !is_reported(sentence)).find_map(|sentence| {
        let is_last = std::ptr::eq(sentence, last);
        // A question before the last sentence may be part of a story.
        let is_marked = sentence.is_question && is_last;
        let said = NormalizedText::of(sentence.text);
        let words = said.words().count();
        let meaning = understood(&said, is_marked, language)
            .or_else(|| learned_intent(sentence.text, is_marked, language))
            .filter(|meaning| ends_an_answer(*meaning))?;
        let is_asked =
            sentence.is_question && meaning.asks() && !is_about_others(sentence.text, meaning, language);
        let is_wished = is_last && (meaning != AnswerIntent::Stop || words >= STOP_WORDS);
        (is_asked || is_wished).then_some((meaning, sentence.text))
    });
    asked.or_else(|| {
        let words = NormalizedText::of(last.text).words().count();
        let is_told = COMPILED.of(language).has_tag(last.text) || is_rhetorical(last.text, language);
        let is_asked = last.is_question && !is_told && !is_reported(last);
        (is_asked && words >= ASKED_WORDS).then_some((AnswerIntent::Back, last.text))
    })
}

/// Returns whether a text is an answer besides what it asks.
fn has_answer_beside(text: &str, asked: &str, meaning: AnswerIntent, language: Language) -> bool {
    let rest = NormalizedText::of(&text.replacen(asked, " ", 1));
    let is_told = || content_words(&rest, language).len() >= TOLD_WORDS || consent(&rest, language).is_some();
    rest.words().count() >= ANSWER_WORDS || meaning.asks() && is_told()
}

/// Returns whether the intent may follow an answer in the same message.
fn ends_an_answer(meaning: AnswerIntent) -> bool {
    use AnswerIntent::{Back, Injection, Opinion, Stop};
    matches!(meaning, Stop | Injection) || (meaning.asks() && !matches!(meaning, Back | Opinion))
}

fn consent(said: &NormalizedText, language: Language) -> Option<bool> {
    let ready = COMPILED.of(language);
    let is = |pattern: &Pattern| {
        pattern.is_whole(said, said) || (said.words().count() <= UNKNOWN_WORDS && pattern.is_within(said))
    };
    if is(&ready.no)
        || said.words().count() <= UNKNOWN_WORDS && ready.no.whole.iter().any(|no| said.starts_with(no))
    {
        return Some(false);
    }
    is(&ready.yes).then_some(true)
}

/// Returns whether a character is an emoji or a similar symbol.
fn is_sign(letter: char) -> bool {
    matches!(letter, '\u{2600}'..='\u{27bf}' | '\u{2b50}' | '\u{1f300}'..='\u{1faff}')
}

/// Returns the part of an answer that is read.
fn beginning(text: &str) -> &str {
    let end = text.char_indices().nth(READ_CHARACTERS);
    &text[..end.map_or(text.len(), |(end, _)| end)]
}

#[cfg(test)]
mod tests;

#[cfg(test)]
mod refusal_tests;
