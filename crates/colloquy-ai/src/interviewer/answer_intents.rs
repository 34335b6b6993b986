//! Recognizes what the invitee means: an answer, a wish, or a question to the interviewer.

mod noun;

use colloquy_domain::language::Language;
use colloquy_languages::PerLanguage;
use colloquy_languages::intents::{PhrasePattern, phrases};

use super::normalized_text::NormalizedText;
use crate::insights::lexicon;
use crate::insights::tokens::tokens;
use crate::prompt_parts::pieces;

pub use noun::mentioned;

/// The most characters of an answer that are read.
const HEARD_CHARACTERS: usize = 2_000;
/// The most words in a wish. In a longer answer, only the last sentence can be one.
const WISH_WORDS: usize = 16;
const UNKNOWN_WORDS: usize = 8;
const GREETING_WORDS: usize = 8;
/// The most words in a question without a question mark.
const UNMARKED_WORDS: usize = 10;
/// An answer is thin if it has at most this many words, and at most this many that carry meaning.
const THIN_WORDS: usize = 6;
const THIN_CONTENT: usize = 2;
/// An answer with at least this many words is rich enough for a follow-up question.
const RICH_WORDS: usize = 22;
/// In scripts without spaces between words, an answer with more characters is not thin.
const THIN_CHARACTERS: usize = 30;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerIntent {
    Silence,
    Stop,
    Repeat,
    Skip,
    Unknown,
    Refusal,
    Machine,
    Privacy,
    Length,
    Back,
    Greeting,
    Hostile,
    Injection,
    Thin,
    Plain,
    Rich,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InterpretedAnswer {
    pub meaning: AnswerIntent,
    /// Whether an answer precedes the wish.
    pub has_answer: bool,
    /// Yes or no, if it is either.
    pub consent: Option<bool>,
}

/// The phrases for one intent, normalized for comparison.
struct Pattern {
    whole: Vec<NormalizedText>,
    within: Vec<NormalizedText>,
}

struct CompiledPhrases {
    courtesies: Vec<NormalizedText>,
    patterns: Vec<(AnswerIntent, Pattern)>,
    yes: Pattern,
    no: Pattern,
}

static COMPILED: PerLanguage<CompiledPhrases> = PerLanguage::new(CompiledPhrases::of);

fn normalized(text: &'static str) -> Vec<NormalizedText> {
    phrases(text).map(NormalizedText::of).collect()
}

impl Pattern {
    fn of(pattern: &PhrasePattern) -> Self {
        Pattern { whole: normalized(pattern.whole), within: normalized(pattern.within) }
    }

    fn is_whole(&self, said: &NormalizedText, bare: &NormalizedText) -> bool {
        self.whole.iter().any(|phrase| phrase == said || phrase == bare)
    }

    fn is_within(&self, said: &NormalizedText) -> bool {
        self.within.iter().any(|phrase| said.contains(phrase))
    }

    fn begins(&self, bare: &NormalizedText) -> bool {
        self.within.iter().any(|phrase| bare.starts_with(phrase))
    }
}

impl CompiledPhrases {
    /// Compiles the phrases. The order of the patterns decides: a wish to stop comes before a request to repeat.
    fn of(language: Language) -> Self {
        let intents = &language.tables().intents;
        let injection = PhrasePattern { whole: "", within: intents.injection };
        let listed = [
            (AnswerIntent::Injection, &injection),
            (AnswerIntent::Stop, &intents.stop),
            (AnswerIntent::Hostile, &intents.hostile),
            (AnswerIntent::Repeat, &intents.repeat),
            (AnswerIntent::Machine, &intents.machine),
            (AnswerIntent::Privacy, &intents.privacy),
            (AnswerIntent::Length, &intents.length),
            (AnswerIntent::Skip, &intents.skip),
            (AnswerIntent::Refusal, &intents.refusal),
            (AnswerIntent::Unknown, &intents.unknown),
            (AnswerIntent::Greeting, &intents.greeting),
            (AnswerIntent::Back, &intents.back),
        ];
        CompiledPhrases {
            courtesies: normalized(intents.courtesies),
            patterns: listed.map(|(meaning, pattern)| (meaning, Pattern::of(pattern))).into(),
            yes: Pattern::of(&intents.yes),
            no: Pattern::of(&intents.no),
        }
    }

    fn meaning(&self, said: &NormalizedText, is_question: bool) -> Option<AnswerIntent> {
        let words = said.words().count();
        let bare = said.without(&self.courtesies);
        let fits = |(meaning, pattern): &&(AnswerIntent, Pattern)| {
            pattern.is_whole(said, &bare)
                || match meaning {
                    AnswerIntent::Injection => pattern.is_within(said),
                    AnswerIntent::Machine
                    | AnswerIntent::Privacy
                    | AnswerIntent::Length
                    | AnswerIntent::Back
                        if !is_question =>
                    {
                        words <= UNMARKED_WORDS && pattern.begins(&bare)
                    }
                    AnswerIntent::Unknown => words <= UNKNOWN_WORDS && pattern.is_within(said),
                    AnswerIntent::Greeting => words <= GREETING_WORDS && pattern.is_within(said),
                    _ => words <= WISH_WORDS && pattern.is_within(said),
                }
        };
        self.patterns.iter().find(fits).map(|(meaning, _)| *meaning)
    }
}

impl InterpretedAnswer {
    /// Interprets what was said in an interview in this language. Some wishes are understood in other languages too.
    pub fn of(text: &str, language: Language) -> Self {
        let text = beginning(text);
        let heard = |meaning, has_answer| InterpretedAnswer { meaning, has_answer, consent: None };
        if tokens(text, lexicon::of(language).elision()).is_empty() {
            return heard(AnswerIntent::Silence, false);
        }
        let said = NormalizedText::of(text);
        let is_question = text.trim_end().ends_with(['?', '？']);
        if let Some(meaning) = understood(&said, is_question, language) {
            return InterpretedAnswer { consent: consent(&said, language), ..heard(meaning, false) };
        }
        let sentences = pieces(text.trim());
        let last = sentences.iter().rev().find(|piece| piece.text.contains(char::is_alphanumeric));
        let is_long = said.words().count() > WISH_WORDS;
        if let Some(last) = last.filter(|_| is_long)
            && let Some(meaning) = understood(&NormalizedText::of(last.text), last.is_question, language)
            && ends_an_answer(meaning)
        {
            return heard(meaning, true);
        }
        if is_question && !is_long {
            return heard(AnswerIntent::Back, false);
        }
        InterpretedAnswer { consent: consent(&said, language), ..heard(weight(text, language), false) }
    }
}

fn understood(said: &NormalizedText, is_question: bool, language: Language) -> Option<AnswerIntent> {
    if let Some(meaning) = COMPILED.of(language).meaning(said, is_question) {
        return Some(meaning);
    }
    // A single word may mean anything in another language, and a long answer is not a wish.
    if !(2..=WISH_WORDS).contains(&said.words().count()) {
        return None;
    }
    let others = Language::ALL.iter().copied().filter(|other| *other != language);
    let mut meanings =
        others.filter_map(|other| Some((other, COMPILED.of(other).meaning(said, is_question)?)));
    let is_sure = |(other, meaning): &(Language, AnswerIntent)| {
        *other == Language::English || matches!(meaning, AnswerIntent::Stop | AnswerIntent::Injection)
    };
    meanings.find(is_sure).map(|(_, meaning)| meaning)
}

/// Returns whether the intent may follow an answer in the same message.
fn ends_an_answer(meaning: AnswerIntent) -> bool {
    use AnswerIntent::{Injection, Length, Machine, Privacy, Stop};
    matches!(meaning, Stop | Machine | Privacy | Length | Injection)
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

fn weight(text: &str, language: Language) -> AnswerIntent {
    let lexicon = lexicon::of(language);
    let tokens = tokens(text, lexicon.elision());
    let words: Vec<&str> = tokens.iter().map(|token| token.word.as_str()).collect();
    let characters = text.chars().filter(|letter| letter.is_alphanumeric()).count();
    let is_dense = words.len() <= THIN_WORDS && characters / words.len().max(1) > 12;
    if is_dense && characters > THIN_CHARACTERS {
        return AnswerIntent::Plain;
    }
    let (mut content, mut at) = (0, 0);
    while at < words.len() && content <= THIN_CONTENT {
        let filler = lexicon.filler_length(&words[at..]);
        content += usize::from(filler == 0 && lexicon.is_content(words[at]));
        at += filler.max(1);
    }
    match words.len() {
        0..=THIN_WORDS if content <= THIN_CONTENT => AnswerIntent::Thin,
        _ if content == 0 => AnswerIntent::Thin,
        RICH_WORDS.. => AnswerIntent::Rich,
        _ => AnswerIntent::Plain,
    }
}

/// Returns the part of an answer that is read.
pub fn beginning(text: &str) -> &str {
    let end = text.char_indices().nth(HEARD_CHARACTERS);
    &text[..end.map_or(text.len(), |(end, _)| end)]
}

#[cfg(test)]
mod tests;
