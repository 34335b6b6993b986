//! Recognizes what an invitee asks for about the conversation itself: a moment, to be let finish, to continue later.

use colloquy_languages::PerLanguage;

use super::normalized_text::NormalizedText;
use super::topic_words::content_words;
use super::word_patterns::WordPatternSet;
use crate::language::Language;

const CLAUSE_ENDS: [char; 12] = [',', ';', ':', '–', '—', '.', '!', '?', '…', '¿', '¡', '\n'];
/// The most words in an answer with a request. In a longer one, somebody else was asked.
const ANSWER_WORDS: usize = 30;
/// The most words in a clause with a request. In a longer one it is probably part of a story.
const CLAUSE_WORDS: usize = 12;
/// The most words beside a request that say something, if they are no answer.
const OTHER_WORDS: usize = 3;
/// As many after "wait": "Hang on, in March" is an answer.
const WORDS_WHILE_WAITING: usize = 1;

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

/// Returns what a text asks for, and whether it says more than that.
pub fn request(text: &str, language: Language) -> Option<(ConversationRequest, bool)> {
    let clauses: Vec<NormalizedText> = text.split(CLAUSE_ENDS).map(NormalizedText::of).collect();
    if clauses.iter().map(|clause| clause.words().count()).sum::<usize>() > ANSWER_WORDS {
        return None;
    }
    let asked_in = |clause: &NormalizedText| {
        let is_short = clause.words().count() <= CLAUSE_WORDS;
        let patterns = PATTERNS.of(language).iter().filter(|_| is_short);
        patterns.filter(|(_, patterns)| patterns.is_in(clause)).map(|(request, _)| *request).next()
    };
    let request = clauses.iter().find_map(asked_in)?;
    let others = clauses.iter().filter(|clause| asked_in(clause).is_none());
    let other_words = others.map(|clause| content_words(clause, language).len()).sum::<usize>();
    match request {
        ConversationRequest::Wait if other_words > WORDS_WHILE_WAITING => None,
        ConversationRequest::Wait => Some((request, false)),
        _ => Some((request, other_words > OTHER_WORDS)),
    }
}

#[cfg(test)]
mod tests;
