//! Splits the invitee's answers into sentences, and finds the question before each answer.

use std::collections::BTreeSet;

use colloquy_domain::insights::FindingKind;
use colloquy_domain::interviewing::InterpretedAnswer;
use colloquy_domain::language::Language;
use colloquy_domain::message::{Message, Role};
use colloquy_domain::ports::Conversation;
use colloquy_domain::safety::SafetyConcern;

use super::impact;
use super::lexicon;
use super::sentiment::SentimentTally;
use super::tokens::{ApostropheRule, tokens};
use crate::prompt_parts::pieces;

/// The most characters that are read of a message. No one says that much at once.
const MESSAGE_CHARACTERS: usize = 200_000;
/// A longer sentence is cited in parts.
const PASSAGE_CHARACTERS: usize = 280;
/// How many words are enough to identify a language.
const SAMPLE_WORDS: usize = 300;
/// A text counts as foreign if it has at least this many frequent words of another language, and this many more than of
/// the expected one.
const FOREIGN_WORDS: usize = 3;
const FOREIGN_LEAD: usize = 2;

/// A message of the invitee.
pub struct AnalysedAnswer<'a> {
    pub message: &'a Message,
    /// The interviewer's last message before it.
    pub question: Option<PrecedingQuestion<'a>>,
    pub passages: Vec<QuotedPassage>,
    pub feeling: SentimentTally,
}

/// The interviewer's last message before an answer.
#[derive(Clone, Copy)]
pub struct PrecedingQuestion<'a> {
    /// Its position among all messages.
    pub place: usize,
    pub message: &'a Message,
}

/// A sentence, or a part of a long one, verbatim.
#[derive(Clone, Debug)]
pub struct QuotedPassage {
    pub text: String,
    /// Whether the sentence begins before this part, and whether it continues after it.
    pub is_cut: (bool, bool),
    pub is_question: bool,
    pub feeling: SentimentTally,
    pub words: usize,
    /// The words that carry meaning.
    pub content: BTreeSet<String>,
    pub kind: FindingKind,
    pub concern: Option<SafetyConcern>,
    /// Whether it answers nothing: a refusal, a question to the interviewer, or "that is all".
    pub is_aside: bool,
}

/// Returns the answers with their questions, in order. A message without visible text is not an answer.
pub fn answers<'a>(conversation: &Conversation<'a>) -> Vec<AnalysedAnswer<'a>> {
    let own = conversation.locale.language();
    let said = conversation.messages.iter().filter(|message| message.role == Role::User);
    let beginnings: String =
        said.map(|message| message.content.chars().take(1_000).chain([' ']).collect::<String>()).collect();
    let usual = language(&beginnings, own);
    let mut answers = Vec::new();
    let mut question = None;
    for (place, message) in conversation.messages.iter().enumerate() {
        match message.role {
            Role::Assistant if visible(&message.content).is_empty() => {}
            Role::Assistant => question = Some(PrecedingQuestion { place, message }),
            Role::User => answers.extend(answer(message, question, usual)),
        }
    }
    answers
}

fn answer<'a>(
    message: &'a Message,
    question: Option<PrecedingQuestion<'a>>,
    usual: Language,
) -> Option<AnalysedAnswer<'a>> {
    let end = message.content.char_indices().nth(MESSAGE_CHARACTERS);
    let content = &message.content[..end.map_or(message.content.len(), |(end, _)| end)];
    let spoken = language(content, usual);
    let lexicon = lexicon::of(spoken);
    let lines: Vec<String> = content.lines().map(visible).collect();
    let mut passages: Vec<QuotedPassage> = Vec::new();
    for line in &lines {
        for piece in pieces(line).iter().filter(|piece| piece.text.contains(char::is_alphanumeric)) {
            let parts = parts(piece.text.trim());
            let last = parts.len().saturating_sub(1);
            passages.extend(parts.iter().enumerate().map(|(place, part)| QuotedPassage {
                is_cut: (place > 0, place < last),
                is_question: piece.is_question,
                ..QuotedPassage::read(part, spoken)
            }));
        }
    }
    if passages.is_empty() {
        // The answer has only symbols and emoji.
        let text = lines.iter().find(|line| !line.is_empty())?;
        passages.extend(parts(text).first().map(|part| QuotedPassage::read(part, spoken)));
    }
    let mut feeling = SentimentTally::default();
    for line in &lines {
        for piece in pieces(line) {
            feeling += SentimentTally::of(&tokens(piece.text, lexicon.elision()), lexicon);
        }
    }
    passages.iter().for_each(|passage| feeling.add_blame(passage.kind));
    Some(AnalysedAnswer { message, question, passages, feeling })
}

impl QuotedPassage {
    fn read(text: &str, language: Language) -> Self {
        let lexicon = lexicon::of(language);
        let tokens = tokens(text, lexicon.elision());
        let words: Vec<&str> = tokens.iter().map(|token| token.word.as_str()).collect();
        let mut content = BTreeSet::new();
        let mut at = 0;
        while at < words.len() {
            let filler = lexicon.filler_length(&words[at..]);
            if filler == 0 && lexicon.is_content(words[at]) {
                content.insert(words[at].to_owned());
            }
            at += filler.max(1);
        }
        let mut feeling = SentimentTally::of(&tokens, lexicon);
        let concern = impact::concern(text, language);
        let kind = impact::kind_of(text, concern, feeling, language);
        feeling.add_blame(kind);
        let words = words.len();
        QuotedPassage {
            text: text.to_owned(),
            is_cut: (false, false),
            is_question: false,
            feeling,
            words,
            content,
            kind,
            concern,
            is_aside: !InterpretedAnswer::of(text, language).meaning.is_answer(),
        }
    }

    /// Returns whether the passage says more than "yes" or "I don't know".
    pub fn is_informative(&self) -> bool {
        !self.content.is_empty() && !self.is_aside
    }
}

/// Returns the visible text on one line, without control characters and characters that change the text direction.
pub fn visible(text: &str) -> String {
    let is_hidden = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
            || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
    };
    let words = text.split_whitespace().map(|word| word.replace(is_hidden, ""));
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Cuts a long sentence at its commas, else between words, else within a word.
fn parts(sentence: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = sentence;
    while let Some((end, _)) = rest.char_indices().nth(PASSAGE_CHARACTERS) {
        let within = &rest[..end];
        let comma = within.rfind(", ").filter(|comma| comma * 3 > end).map(|comma| comma + 1);
        let cut = comma.or_else(|| within.rfind(' ').filter(|space| *space > 0)).unwrap_or(end);
        parts.push(rest[..cut].trim());
        rest = rest[cut..].trim_start();
    }
    parts.push(rest);
    parts.retain(|part| !part.is_empty());
    parts
}

/// Returns the language of a text, or the expected one if no other is clear.
fn language(text: &str, expected: Language) -> Language {
    let beginning: String = text.chars().take(SAMPLE_WORDS * 10).collect();
    let found = tokens(&beginning, ApostropheRule::Separates);
    let frequent = |language: Language| {
        let lexicon = lexicon::of(language);
        found.iter().take(SAMPLE_WORDS).filter(|token| lexicon.is_frequent(&token.word)).count()
    };
    let counts: Vec<(usize, Language)> =
        Language::ALL.iter().map(|language| (frequent(*language), *language)).collect();
    let most = counts.iter().map(|(count, _)| *count).max().unwrap_or(0);
    let mut best = counts.iter().filter(|(count, _)| *count == most);
    let (Some((_, language)), None) = (best.next(), best.next()) else { return expected };
    let is_clear = most >= FOREIGN_WORDS && most >= frequent(expected) + FOREIGN_LEAD;
    if is_clear { *language } else { expected }
}
