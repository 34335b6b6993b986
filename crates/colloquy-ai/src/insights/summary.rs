//! Writes a summary: the most important sentences of the invitee under the topics of the guide.

use colloquy_domain::language::Language;
use colloquy_languages::fill;
use colloquy_languages::summary::SummaryFrames;

use super::answers::QuotedPassage;
use super::ranking::{SentenceQuota, SentenceRank, SentenceRanking};

pub const SUMMARY_CHARACTERS: usize = 1_900;
const QUOTE_CHARACTERS: usize = 220;
const SENTENCES: usize = 8;
const OF_ONE_ANSWER: usize = 2;

/// A quoted sentence with the name of its topic.
pub type TopicQuote<'c> = (Option<&'c str>, SentenceRank<'c>);

/// What a summary adds to the quotes.
pub struct TopicGaps<'a> {
    pub refused: Vec<&'a str>,
    pub uncovered: Vec<&'a str>,
}

/// Returns a summary with as many quotes as fit, and at least one if there is any.
pub fn summary<'c>(
    ranking: &SentenceRanking<'c>,
    topic_of: impl Fn(&SentenceRank<'c>) -> Option<&'c str>,
    gaps: &TopicGaps<'_>,
    language: Language,
) -> Option<String> {
    let frames = &language.tables().summary;
    let quotes = |keys: Vec<SentenceRank<'c>>| -> Vec<TopicQuote<'c>> {
        keys.into_iter().map(|key| (topic_of(&key), key)).collect()
    };
    let few = (1..=SENTENCES).rev().find_map(|in_all| {
        let keys = quotes(ranking.chosen(SentenceQuota { in_all, of_one_turn: OF_ONE_ANSWER }));
        let text = with_gaps(framed(&keys, frames), gaps, frames);
        (!keys.is_empty() && text.chars().count() <= SUMMARY_CHARACTERS).then_some(text)
    });
    few.or_else(|| ranking.best().map(|key| framed(&quotes(vec![key]), frames)))
}

/// Returns a line for each topic, the one with the most important quote first.
fn framed(quotes: &[TopicQuote<'_>], frames: &SummaryFrames) -> String {
    let mut topics: Vec<Option<&str>> = Vec::new();
    for (topic, _) in quotes {
        if !topics.contains(topic) {
            topics.push(*topic);
        }
    }
    let line = |topic: &Option<&str>| {
        let of_topic = quotes.iter().filter(|(of, _)| of == topic);
        let quoted = of_topic.map(|(_, key)| fill(frames.quote, &[("quote", &quote(key.passage))]));
        let quoted = quoted.collect::<Vec<_>>().join(" ");
        match topic {
            Some(topic) => fill(frames.topic, &[("topic", &capitalized(topic)), ("quotes", &quoted)]),
            None => fill(frames.said, &[("quotes", &quoted)]),
        }
    };
    topics.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn with_gaps(mut text: String, gaps: &TopicGaps<'_>, frames: &SummaryFrames) -> String {
    for (frame, topics) in [(frames.refused, &gaps.refused), (frames.uncovered, &gaps.uncovered)] {
        if !topics.is_empty() {
            let line = fill(frame, &[("topics", &topics.join("; "))]);
            let long = text.chars().count() + line.chars().count() > SUMMARY_CHARACTERS;
            if !long {
                text = format!("{text}\n{line}");
            }
        }
    }
    text
}

fn capitalized(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Returns the passage as a quote, with an ellipsis where something was left out.
fn quote(passage: &QuotedPassage) -> String {
    let quote = quoted(&passage.text, QUOTE_CHARACTERS);
    let quote = quote.trim_end_matches(['.', ',', ';', ':', ' ']);
    let before = if passage.is_cut.0 { "…" } else { "" };
    let after = if passage.is_cut.1 && !quote.ends_with('…') { "…" } else { "" };
    format!("{before}{quote}{after}")
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
