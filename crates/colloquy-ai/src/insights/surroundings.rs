//! Corrects what a sentence alone seems to say by what was asked before and what was said after.

use colloquy_domain::insights::FindingKind;
use colloquy_domain::interviewing::{NormalizedText, sentences};
use colloquy_domain::invitation::Sentiment;
use colloquy_domain::language::Language;
use colloquy_domain::meanings::{statement_kind, statement_probability};
use colloquy_domain::message::Message;
use colloquy_domain::safety;
use colloquy_languages::statements::StatementKind;

use super::answers::{AnalysedAnswer, AnalysedPassage, withdraw_dangers};
use super::impact;
use super::lexicon;
use super::preceding_question::PrecedingQuestionKind;
use super::sentiment::SentimentTally;
use super::tokens::tokens;

/// How probable it must be that an answer to a question for wishes praises something instead.
const IS_PRAISE: f32 = 0.6;
/// How probable it must be that an answer is of the kind that its question asks for.
const IS_LIKELY: f32 = 0.3;

pub fn correct(answers: &mut [AnalysedAnswer<'_>], messages: &[Message], language: Language) {
    withdraw_denied_dangers(answers, messages, language);
    read_wishes(answers, language);
    lean_on_questions(answers, language);
    doubt_unsaid_praise(answers, language);
}

/// Reads praise without a word of praise as a plain fact if it follows something bad, in the same answer or in the one
/// that the question asks more about: "The next day it ran again, with new tape."
fn doubt_unsaid_praise(answers: &mut [AnalysedAnswer<'_>], language: Language) {
    let mut was_bad = false;
    for answer in answers {
        let asked = answer.question.map_or("", |question| &question.message.content);
        was_bad &= PrecedingQuestionKind::of(asked, language) == PrecedingQuestionKind::FollowUp;
        for passage in &mut answer.passages {
            if passage.kind == FindingKind::Praise
                && was_bad
                && impact::is_unsaid_praise(&passage.text, language)
            {
                passage.kind = FindingKind::Other;
                passage.feeling = SentimentTally::default();
            }
            was_bad |= impact::is_bad(passage.kind);
        }
    }
}

/// Reads what would be a plain fact alone as what its question asks for: "What went wrong?" "The bus left at ten."
fn lean_on_questions(answers: &mut [AnalysedAnswer<'_>], language: Language) {
    use StatementKind::{Complaint, Harm, Praise};
    for answer in answers {
        let asked = answer.question.map_or("", |question| &question.message.content);
        let Some(leaning) = leaning(asked, language) else { continue };
        let (likely, unlikely, kind): (&[_], &[_], _) = match leaning {
            Sentiment::Negative => (&[Complaint, Harm], &[Praise], FindingKind::Complaint),
            _ => (&[Praise], &[Complaint, Harm], FindingKind::Praise),
        };
        let is_fact = |passage: &&mut AnalysedPassage| {
            passage.kind == FindingKind::Other && passage.is_informative() && !passage.is_question
        };
        for passage in answer.passages.iter_mut().filter(is_fact) {
            let share = |kinds| statement_probability(&passage.text, language, kinds);
            let likely = share(likely);
            if likely >= IS_LIKELY && likely > share(unlikely) {
                passage.kind = kind;
                passage.feeling.add_blame(kind);
                if kind == FindingKind::Praise {
                    passage.feeling.add_denied_complaint();
                }
            }
        }
    }
}

/// Returns whether a question asks for something good or for something bad only.
fn leaning(asked: &str, language: Language) -> Option<Sentiment> {
    let lexicon = lexicon::of(language);
    let parts = sentences(asked);
    let question = parts.iter().rev().find(|part| part.is_question)?;
    let question = NormalizedText::of(question.text);
    let weights: Vec<f64> = question.words().filter_map(|word| lexicon.weight(word)).collect();
    let has = |sign: f64| weights.iter().any(|weight| weight * sign > 0.0);
    match (has(1.0), has(-1.0)) {
        (true, false) => Some(Sentiment::Positive),
        (false, true) => Some(Sentiment::Negative),
        _ => None,
    }
}

/// Withdraws dangers that the invitee denied after the notice of help.
fn withdraw_denied_dangers(answers: &mut [AnalysedAnswer<'_>], messages: &[Message], language: Language) {
    for answer in answers {
        let place = messages.iter().position(|message| message.id == answer.message.id);
        if place.is_some_and(|place| safety::is_taken_back(messages, place, language)) {
            withdraw_dangers(&mut answer.passages, language);
        }
    }
}

/// Reads what answers a question for wishes as a wish: "a phone call, just a phone call".
fn read_wishes(answers: &mut [AnalysedAnswer<'_>], language: Language) {
    let wishes: Vec<NormalizedText> = language
        .tables()
        .all_interviewer_phrases()
        .flat_map(|words| words.wish_questions)
        .map(|part| NormalizedText::of(part))
        .collect();
    let asks = |answer: &AnalysedAnswer<'_>| {
        let asked = answer.question.map_or("", |question| &question.message.content);
        // "Is there anything that you would like to add?"
        if PrecedingQuestionKind::of(asked, language) == PrecedingQuestionKind::Closing {
            return false;
        }
        let parts = sentences(asked);
        parts.iter().filter(|part| part.is_question).any(|part| {
            let question = NormalizedText::of(part.text);
            wishes.iter().any(|part| question.contains(part)) || impact::asks_for_wishes(part.text, language)
        })
    };
    let joints = language.tables().sentiment.modifiers.joints;
    for answer in answers.iter_mut().filter(|answer| asks(answer)) {
        for (place, passage) in answer.passages.iter_mut().enumerate() {
            // What follows the wish may explain it, unless it is one more.
            let first = passage.text.split_whitespace().next().unwrap_or_default().to_lowercase();
            if place > 0 && !joints.contains(&first.as_str()) {
                continue;
            }
            let lexicon = lexicon::of(language);
            let feels = SentimentTally::of(&tokens(&passage.text, lexicon.elision()), lexicon).sentiment();
            let praises = || {
                let kind = statement_kind(&passage.text, language);
                feels == Sentiment::Positive
                    && kind.is_some_and(|(kind, share)| kind == StatementKind::Praise && share >= IS_PRAISE)
            };
            let is_wish = match passage.kind {
                FindingKind::Other => true,
                // "Ask first whether anyone in the house is ill."
                FindingKind::Harm => {
                    let kind = statement_kind(&passage.text, language);
                    place == 0
                        && passage.concern.is_none()
                        && kind.is_some_and(|(kind, _)| kind != StatementKind::Harm)
                }
                // Most wishes resemble complaints: "two nurses at night instead of one".
                FindingKind::Complaint => !impact::blames_in_words(&passage.text, language),
                FindingKind::Praise => !praises() && !impact::denies_a_complaint(&passage.text, language),
                _ => false,
            };
            if is_wish && passage.is_informative() && !passage.is_question {
                passage.kind = FindingKind::Wish;
                passage.feeling = SentimentTally::default();
            }
        }
    }
}
