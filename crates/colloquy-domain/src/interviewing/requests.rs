//! Recognizes what an invitee asks for about the conversation itself: a moment, to be let finish, to continue later.

use std::ops::Range;

use colloquy_languages::PerLanguage;

use super::answer_intents::{AnswerIntent, InterpretedAnswer};
use super::normalized_text::NormalizedText;
use super::topic_words::content_words;
use super::word_patterns::WordPatternSet;
use crate::language::Language;

const CLAUSE_ENDS: [char; 12] = [',', ';', ':', '–', '—', '.', '!', '?', '…', '¿', '¡', '\n'];
/// The most words in an answer with a request. In a longer one, somebody else was asked.
const ANSWER_WORDS: usize = 30;
/// The most words beside the clauses with requests that say something, if they are no answer.
const OTHER_WORDS: usize = 2;
/// As many after "wait": "Hang on, in March" is an answer.
const WORDS_WHILE_WAITING: usize = 1;
/// The most words with which people ask for a moment and say what interrupts them.
const INTERRUPTED_WORDS: usize = 14;

/// What is asked for, as [`colloquy_languages::requests::ConversationRequests`] describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConversationRequest {
    Wait,
    LetFinish,
    Later,
    Presence,
    Writing,
    Reading,
    Voluntary,
    Withdrawal,
}

impl ConversationRequest {
    /// Returns whether the invitee speaks or acts next, so that no question follows the reply.
    pub fn leaves_the_word(self) -> bool {
        matches!(
            self,
            ConversationRequest::Wait | ConversationRequest::LetFinish | ConversationRequest::Later
        )
    }

    /// Returns whether the same words are an answer if they do not ask: "the course is not compulsory", "my boss hears me".
    fn is_a_question(self) -> bool {
        matches!(self, ConversationRequest::Presence | ConversationRequest::Voluntary)
    }
}

static PATTERNS: PerLanguage<[(ConversationRequest, WordPatternSet); 8]> = PerLanguage::new(|language| {
    let requests = &language.tables().requests;
    [
        (ConversationRequest::Withdrawal, requests.withdrawal),
        (ConversationRequest::LetFinish, requests.interrupted),
        (ConversationRequest::Later, requests.later),
        (ConversationRequest::Writing, requests.writing),
        (ConversationRequest::Reading, requests.reading),
        (ConversationRequest::Voluntary, requests.voluntary),
        (ConversationRequest::Presence, requests.presence),
        (ConversationRequest::Wait, requests.wait),
    ]
    .map(|(request, patterns)| (request, WordPatternSet::of(patterns)))
});

static INTERRUPTIONS: PerLanguage<WordPatternSet> =
    PerLanguage::new(|language| WordPatternSet::of(language.tables().requests.interruptions));

/// Returns what a text asks for, and whether it says more than that. A wish to stop or a refusal beside the request matters
/// more: "The doorbell, I have to end this", "Do I have to answer that? I'd rather not".
pub(super) fn request(text: &str, language: Language) -> Option<(AnswerIntent, bool)> {
    if text.split_whitespace().count() > ANSWER_WORDS {
        return None;
    }
    let asked: Vec<(&str, Option<ConversationRequest>)> =
        text.split_inclusive(CLAUSE_ENDS).map(|clause| (clause, asked_in(clause, language))).collect();
    let (at, request) =
        asked.iter().enumerate().find_map(|(at, (_, request))| request.map(|request| (at, request)))?;
    let others: String =
        asked.iter().filter(|(_, asked)| asked.is_none()).map(|(clause, _)| *clause).collect();
    let other_words = content_words(&NormalizedText::of(&others), language).len();
    // None of the other clauses asks for anything, so this ends here.
    let said_beside = InterpretedAnswer::of_whole(&others, language);
    if matches!(said_beside.meaning, AnswerIntent::Stop | AnswerIntent::Refusal) {
        return Some((said_beside.meaning, said_beside.has_answer));
    }
    let is_in_the_middle =
        at > 0 && asked[at + 1..].iter().any(|(clause, _)| !NormalizedText::of(clause).is_empty());
    match request {
        // "My husband prefers to call, I prefer to write, and the children do it all on the tablet."
        _ if is_in_the_middle && other_words > OTHER_WORDS => None,
        ConversationRequest::Wait
            if other_words > WORDS_WHILE_WAITING && !is_interrupted(&asked, language) =>
        {
            None
        }
        ConversationRequest::Wait => Some((AnswerIntent::Request(request), false)),
        _ => Some((AnswerIntent::Request(request), other_words > OTHER_WORDS)),
    }
}

/// Returns what a clause asks for, if it says nothing else, but for a word in a question: "my boss never listens to me" asks
/// for nothing.
fn asked_in(clause: &str, language: Language) -> Option<ConversationRequest> {
    let is_question = clause.trim_end().ends_with(['?', '？']);
    let said = NormalizedText::of(clause);
    let words: Vec<&str> = said.words().collect();
    let is_all = |span: Range<usize>| {
        let beside = [&words[..span.start], &words[span.end..]].concat().join(" ");
        content_words(&NormalizedText::of(&beside), language).len() <= usize::from(is_question)
    };
    let asks = |request: ConversationRequest, patterns: &WordPatternSet| {
        (is_question || !request.is_a_question()) && patterns.spans_in(&words).into_iter().any(is_all)
    };
    let mut requests = PATTERNS.of(language).iter();
    requests.find(|(request, patterns)| asks(*request, patterns)).map(|(request, _)| *request)
}

/// Returns whether an utterance begins by asking for a moment, and then says no more than what interrupts it.
fn is_interrupted(clauses: &[(&str, Option<ConversationRequest>)], language: Language) -> bool {
    let mut said = clauses.iter().map(|(clause, asked)| (NormalizedText::of(clause), asked));
    let words: usize = said.clone().map(|(clause, _)| clause.words().count()).sum();
    let first = said.find(|(clause, _)| !clause.is_empty());
    let begins = first.is_some_and(|(_, asked)| *asked == Some(ConversationRequest::Wait));
    begins && words <= INTERRUPTED_WORDS && said.any(|(clause, _)| INTERRUPTIONS.of(language).is_in(&clause))
}

#[cfg(test)]
mod tests;
