//! Splits the invitee's answers into sentences, and finds the question before each answer.

use std::collections::BTreeSet;
use std::ops::Range;

use colloquy_domain::insights::FindingKind;
use colloquy_domain::interviewing::{InterpretedAnswer, NormalizedText};
use colloquy_domain::invitation::Sentiment;
use colloquy_domain::language::Language;
use colloquy_domain::message::{Message, Role};
use colloquy_domain::ports::AnalysisInput;
use colloquy_domain::safety::{self, SafetyConcern};

use super::impact;
use super::lexicon;
use super::preceding_question::PrecedingQuestionKind;
use super::relevance::{self, AnswerSentenceRole, SentenceContext};
use super::sentiment::SentimentTally;
use super::tokens::{ApostropheRule, tokens};
use crate::prompt_parts::pieces;
use crate::prompt_parts::sentences::RawSentence;

/// The most characters that are read of a message. No one says that much at once.
const MESSAGE_CHARACTERS: usize = 200_000;
/// A longer sentence is cited in parts.
const PASSAGE_CHARACTERS: usize = 280;
/// A sentence with at most this many words is cited together with the one beside it: "Maths. I am lost there."
const FRAGMENT_WORDS: usize = 3;
const JOINED_CHARACTERS: usize = 200;
/// A longer sentence says something alone, even if it begins with a word that refers to the one before it.
const REFERRING_WORDS: usize = 14;
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
    /// What was stated, without what was only said to the interviewer.
    pub passages: Vec<AnalysedPassage>,
    /// The sentiment of the whole message.
    pub feeling: SentimentTally,
    /// Whether the message declines its question, without an answer to it.
    pub is_declined: bool,
}

impl AnalysedAnswer<'_> {
    /// Returns whether it says something.
    pub fn is_told(&self) -> bool {
        self.passages.iter().any(|passage| passage.is_informative() || passage.is_yes_or_no)
    }
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
pub struct AnalysedPassage {
    pub text: String,
    /// Whether the sentence begins before this part, and whether it continues after it.
    pub is_cut: (bool, bool),
    pub is_question: bool,
    /// Whether it is a bare "yes" or "no" that answers its question.
    pub is_yes_or_no: bool,
    pub feeling: SentimentTally,
    pub words: usize,
    /// Whether it has nothing but phrases such as "I don't know".
    pub is_filler: bool,
    /// Whether it refers to something that another answer names: "She was kept in for two nights."
    pub lacks_its_subject: bool,
    /// The words that carry meaning.
    pub content: BTreeSet<String>,
    pub kind: FindingKind,
    pub states_an_amount: bool,
    pub concern: Option<SafetyConcern>,
}

/// Returns the answers with their questions, in order. A message without visible text is not an answer.
pub fn answers<'a>(conversation: &AnalysisInput<'a>) -> Vec<AnalysedAnswer<'a>> {
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
            Role::User => answers.extend(answer(message, question, usual, own)),
        }
    }
    answers
}

fn answer<'a>(
    message: &'a Message,
    question: Option<PrecedingQuestion<'a>>,
    usual: Language,
    own: Language,
) -> Option<AnalysedAnswer<'a>> {
    let end = message.content.char_indices().nth(MESSAGE_CHARACTERS);
    let content = &message.content[..end.map_or(message.content.len(), |(end, _)| end)];
    let spoken = language(content, usual);
    let lexicon = lexicon::of(spoken);
    let lines: Vec<String> = content.lines().map(visible).collect();
    let kind = question.map(|question| PrecedingQuestionKind::of(&question.message.content, own));
    let context = SentenceContext {
        language: spoken,
        question: kind,
        asked: question.map_or("", |question| &question.message.content),
        answer: InterpretedAnswer::of(content, spoken),
        is_only: false,
        is_last: false,
        place: 0,
    };
    let sentences = lines.iter().flat_map(|line| pieces(line)).filter(has_words).take(2).count();
    let context = SentenceContext { is_only: sentences == 1, ..context };
    let mut passages: Vec<AnalysedPassage> = lines.iter().flat_map(|line| stated(line, context)).collect();
    if !content.contains(char::is_alphanumeric) {
        // The answer has only symbols and emoji.
        let text = lines.iter().find(|line| !line.is_empty())?;
        passages.extend(parts(text).first().map(|part| AnalysedPassage::read(part, spoken)));
    }
    // "Okay, we can breathe here" reports a danger only without the rest of its answer.
    if safety::concern_of_answer(content, spoken).is_none() {
        withdraw_dangers(&mut passages, spoken);
    }
    let mut feeling = SentimentTally::default();
    for line in &lines {
        for piece in pieces(line) {
            feeling += SentimentTally::of(&tokens(piece.text, lexicon.elision()), lexicon);
        }
    }
    passages.iter().for_each(|passage| feeling.add_blame(passage.kind));
    Some(AnalysedAnswer { message, question, passages, feeling, is_declined: context.is_declined() })
}

/// Reads the passages that report a danger as if they reported none.
pub fn withdraw_dangers(passages: &mut [AnalysedPassage], language: Language) {
    for passage in passages.iter_mut().filter(|passage| passage.concern.is_some()) {
        *passage = AnalysedPassage {
            is_cut: passage.is_cut,
            is_question: passage.is_question,
            is_yes_or_no: passage.is_yes_or_no,
            ..AnalysedPassage::with_concern(&passage.text, None, language)
        };
    }
}

/// Returns what a line of an answer states, short sentences together with the one beside them.
fn stated(line: &str, context: SentenceContext<'_>) -> Vec<AnalysedPassage> {
    let mut stated: Vec<(Range<usize>, AnswerSentenceRole, AnalysedPassage)> = Vec::new();
    let pieces = pieces(line);
    let last = pieces.iter().rposition(|piece| has_words(piece));
    let (mut start, mut follows) = (0, false);
    for (place, piece) in pieces.iter().enumerate() {
        let range = start..start + piece.text.len();
        start = range.end;
        if !has_words(piece) {
            continue;
        }
        let passage = AnalysedPassage {
            is_question: piece.is_question,
            ..AnalysedPassage::read(piece.text.trim(), context.language)
        };
        let role =
            relevance::role(&passage, SentenceContext { is_last: Some(place) == last, place, ..context });
        match stated.last_mut() {
            _ if role == AnswerSentenceRole::Aside => {}
            Some((before, of, joined))
                if follows && may_join(joined, &passage, context.language, Some(place) == last) =>
            {
                before.end = range.end;
                let both = (*of == AnswerSentenceRole::YesOrNo && role == AnswerSentenceRole::YesOrNo)
                    .then_some(role);
                *of = both.unwrap_or(AnswerSentenceRole::Statement);
                *joined = joined.together_with(&passage, line[before.clone()].trim(), context.language);
            }
            _ => stated.push((range, role, passage)),
        }
        follows = role != AnswerSentenceRole::Aside;
    }
    stated
        .into_iter()
        .enumerate()
        .flat_map(|(place, (_, role, passage))| {
            let passage = AnalysedPassage {
                is_yes_or_no: role == AnswerSentenceRole::YesOrNo,
                lacks_its_subject: place == 0
                    && context.question == Some(PrecedingQuestionKind::FollowUp)
                    && passage.kind == FindingKind::Other
                    && refers(&passage, context.language),
                ..passage
            };
            in_parts(passage, context.language)
        })
        .collect()
}

/// Returns a passage in the parts in which it is cited.
fn in_parts(passage: AnalysedPassage, language: Language) -> Vec<AnalysedPassage> {
    let parts: Vec<String> = parts(&passage.text).into_iter().map(str::to_owned).collect();
    let last = parts.len().saturating_sub(1);
    if last == 0 {
        return vec![passage];
    }
    let cut = |(place, part): (usize, String)| AnalysedPassage {
        is_cut: (place > 0, place < last),
        is_question: passage.is_question,
        ..AnalysedPassage::read(&part, language)
    };
    parts.into_iter().enumerate().map(cut).collect()
}

fn has_words(piece: &RawSentence<'_>) -> bool {
    piece.text.contains(char::is_alphanumeric)
}

/// Returns whether a sentence and the one after it are cited together. A few words before another sentence may belong to
/// that one: "Allergies. A man nearly died of them."
fn may_join(one: &AnalysedPassage, other: &AnalysedPassage, language: Language, other_is_last: bool) -> bool {
    // "Great." may mock what precedes it.
    let is_verdict = other.kind == FindingKind::Praise && (other_is_last || impact::is_bad(one.kind));
    let is_fragment = one.words <= FRAGMENT_WORDS
        || (other.words <= FRAGMENT_WORDS
            && (one.words <= 2 * FRAGMENT_WORDS
                || is_verdict
                || other_is_last && other.kind == FindingKind::Other))
        || refers_back(other, one, language);
    let is_plain = |passage: &AnalysedPassage| !passage.is_question && passage.concern.is_none();
    let characters = one.text.chars().count() + other.text.chars().count();
    is_fragment && is_plain(one) && is_plain(other) && characters < JOINED_CHARACTERS
}

/// Returns whether a short sentence says something only together with the one before it: "It never happened again." What is
/// good and what is bad stay apart.
fn refers_back(passage: &AnalysedPassage, before: &AnalysedPassage, language: Language) -> bool {
    let is_alike = passage.kind == before.kind
        || passage.kind == FindingKind::Other
        || before.kind == FindingKind::Other;
    is_alike && refers(passage, language)
}

/// Returns whether a short sentence begins with a word that refers to what was said before.
fn refers(passage: &AnalysedPassage, language: Language) -> bool {
    let said = NormalizedText::of(&passage.text);
    let referring = language.tables().answer_cues.referring;
    passage.words <= REFERRING_WORDS
        && referring.iter().any(|beginning| said.starts_with(&NormalizedText::of(beginning)))
}

impl AnalysedPassage {
    pub fn read(text: &str, language: Language) -> Self {
        AnalysedPassage::with_concern(text, impact::concern(text, language), language)
    }

    fn with_concern(text: &str, concern: Option<SafetyConcern>, language: Language) -> Self {
        AnalysedPassage::of_kind(text, concern, None, language)
    }

    /// Reads a text whose kind may be known from its parts.
    pub fn of_kind(
        text: &str,
        concern: Option<SafetyConcern>,
        kind: Option<FindingKind>,
        language: Language,
    ) -> Self {
        let lexicon = lexicon::of(language);
        let tokens = tokens(text, lexicon.elision());
        let words: Vec<&str> = tokens.iter().map(|token| token.word.as_str()).collect();
        let (mut content, mut is_filler) = (BTreeSet::new(), true);
        let mut at = 0;
        while at < words.len() {
            let filler = lexicon.filler_length(&words[at..]);
            if filler == 0 && lexicon.is_content(words[at]) {
                content.insert(words[at].to_owned());
            }
            is_filler &= filler > 0;
            at += filler.max(1);
        }
        let mut feeling = SentimentTally::of(&tokens, lexicon);
        let kind = kind.unwrap_or_else(|| impact::kind_of(text, concern, feeling, language));
        feeling.add_blame(kind);
        let is_unsaid = kind == FindingKind::Praise
            && words.len() >= impact::STATED_WORDS
            && feeling.sentiment() == Sentiment::Neutral;
        if is_unsaid || kind == FindingKind::Praise && impact::denies_a_complaint(text, language) {
            feeling.add_denied_complaint();
        }
        if kind == FindingKind::Wish || kind == FindingKind::Complaint && impact::is_ironic(text, language) {
            feeling.leave_out_praise();
        }
        let words = words.len();
        AnalysedPassage {
            text: text.to_owned(),
            is_cut: (false, false),
            is_question: false,
            is_yes_or_no: false,
            feeling,
            words,
            is_filler,
            lacks_its_subject: false,
            content,
            kind,
            states_an_amount: impact::states_an_amount(text, language),
            concern,
        }
    }

    /// Returns whether the passage can be cited alone. "There wasn't any" has no word that carries meaning.
    pub fn says_something(&self) -> bool {
        // "Well, good." leads to an answer, "Good." is one.
        let is_lead = self.is_filler && self.text.contains(',');
        let is_felt = self.kind != FindingKind::Other || (self.words > 1 && self.feeling.weight() > 0.0);
        self.is_informative() || (is_felt && !is_lead)
    }

    /// Returns whether the passage says more than "yes" or "I don't know".
    pub fn is_informative(&self) -> bool {
        !self.content.is_empty()
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
