//! Writes a summary: a few sentences that quote the invitee.

use colloquy_domain::language::Language;
use colloquy_languages::summary::SummaryFrames;

use super::answers::{QuotedPassage, visible};
use super::ranking::{SentenceQuota, SentenceRank, SentenceRanking};
use crate::prompt_parts::pieces;

pub const SUMMARY_CHARACTERS: usize = 600;
const QUOTE_CHARACTERS: usize = 160;
const QUESTION_CHARACTERS: usize = 90;
/// How much of the interviewer's message is searched for the question.
const READ_CHARACTERS: usize = 5_000;
const SENTENCES: usize = 4;
const OF_ONE_ANSWER: usize = 2;

/// Returns a summary with as many quotes as fit, and at least one if there is any.
pub fn summary(ranking: &SentenceRanking<'_>, language: Language) -> Option<String> {
    let frames = &language.tables().summary;
    let few = (1..=SENTENCES).rev().find_map(|in_all| {
        let keys = ranking.chosen(SentenceQuota { in_all, of_one_turn: OF_ONE_ANSWER });
        let text = framed(&keys, frames);
        (!keys.is_empty() && text.chars().count() <= SUMMARY_CHARACTERS).then_some(text)
    });
    few.or_else(|| ranking.best().map(|key| framed(&[key], frames)))
}

fn framed(keys: &[SentenceRank<'_>], frames: &SummaryFrames) -> String {
    let mut sentences: Vec<String> = Vec::new();
    let mut asked = None;
    for key in keys {
        let quote = quote(key.passage);
        let question = key.answer.question.filter(|question| asked != Some(question.place));
        asked = key.answer.question.map(|question| question.place);
        let sentence = match question {
            Some(question) => {
                let question = quoted(&question_in(&question.message.content), QUESTION_CHARACTERS);
                filled(frames.asked, &question, &quote)
            }
            None if sentences.is_empty() => filled(frames.said, "", &quote),
            None => filled(frames.also, "", &quote),
        };
        sentences.push(sentence);
    }
    sentences.join(" ")
}

/// Returns the passage as a quote, with an ellipsis where something was left out.
fn quote(passage: &QuotedPassage) -> String {
    let quote = quoted(&passage.text, QUOTE_CHARACTERS);
    let quote = quote.trim_end_matches(['.', ',', ';', ':', ' ']);
    let before = if passage.is_cut.0 { "…" } else { "" };
    let after = if passage.is_cut.1 && !quote.ends_with('…') { "…" } else { "" };
    format!("{before}{quote}{after}")
}

/// Fills in a frame in one pass, because what was said may look like a placeholder.
fn filled(frame: &str, question: &str, quote: &str) -> String {
    let (before, after) = frame.split_once("{quote}").unwrap_or((frame, ""));
    format!("{}{quote}{after}", before.replacen("{question}", question, 1))
}

/// Returns the last question of a message, else its last sentence.
fn question_in(content: &str) -> String {
    let beginning: String = content.chars().take(READ_CHARACTERS).collect();
    let line = visible(&beginning);
    let pieces = pieces(&line);
    let spoken = || pieces.iter().filter(|piece| piece.text.contains(char::is_alphanumeric));
    let question = spoken().rfind(|piece| piece.is_question).or(spoken().next_back());
    question.map_or_else(|| line.clone(), |piece| piece.text.trim().to_owned())
}

/// Shortens a text to fit between quotation marks. Quotation marks inside it become single ones.
fn quoted(text: &str, most: usize) -> String {
    let text = text.replace(['“', '”', '„', '«', '»', '"'], "'");
    let Some((end, _)) = text.char_indices().nth(most) else { return text };
    // Leaves space for the ellipsis.
    let within = &text[..text[..end].char_indices().next_back().map_or(end, |(last, _)| last)];
    let whole = within.rfind(' ').map_or(within, |space| &within[..space]);
    format!("{}…", whole.trim_end_matches([',', ';', ':', ' ', '.']))
}
