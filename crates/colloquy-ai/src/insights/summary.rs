//! Writes a summary: the most important sentences of the invitee under the topics of the guide.

use colloquy_domain::interviewing::NormalizedText;
use colloquy_domain::language::Language;
use colloquy_languages::fill;
use colloquy_languages::summary::SummaryTexts;

use super::answers::AnalysedPassage;
use super::lexicon;
use super::ranking::{KeySentenceQuota, RankedSentence, SentenceRanking};

pub const SUMMARY_CHARACTERS: usize = 1_900;
/// As long as the longest passage, so that no sentence is cut.
const QUOTE_CHARACTERS: usize = 300;
const SENTENCES: usize = 12;
const OF_ONE_ANSWER: usize = 3;

/// A quoted sentence with the name of its topic.
pub type TopicQuote<'c> = (Option<&'c str>, RankedSentence<'c>);

/// What a summary adds to the quotes.
pub struct UnansweredTopics<'a> {
    pub refused: Vec<&'a str>,
    pub uncovered: Vec<&'a str>,
}

impl<'a> UnansweredTopics<'a> {
    /// Returns the names as a reader understands them. A refused topic is named in any case.
    pub fn as_headings(&self, language: Language) -> UnansweredTopics<'a> {
        let named = |name: &&'a str| heading(name, language).unwrap_or(name);
        UnansweredTopics {
            refused: self.refused.iter().map(named).collect(),
            uncovered: self.uncovered.iter().filter_map(|name| heading(name, language)).collect(),
        }
    }
}

/// Returns a summary with as many quotes as fit, and at least one if there is any.
pub fn summary<'c>(
    ranking: &SentenceRanking<'c>,
    topic_of: impl Fn(&RankedSentence<'c>) -> Option<&'c str>,
    gaps: &UnansweredTopics<'_>,
    language: Language,
    has_answers: bool,
) -> Option<String> {
    let frames = &language.tables().summary;
    let quotes = |keys: Vec<RankedSentence<'c>>| -> Vec<TopicQuote<'c>> {
        keys.into_iter().map(|key| (topic_of(&key), key)).collect()
    };
    let few = (1..=SENTENCES).rev().find_map(|in_all| {
        let keys = quotes(ranking.chosen(KeySentenceQuota { in_all, of_one_turn: OF_ONE_ANSWER }));
        let text = with_gaps(framed(&keys, frames), gaps, frames);
        (!keys.is_empty() && text.chars().count() <= SUMMARY_CHARACTERS).then_some(text)
    });
    few.or_else(|| ranking.best().map(|key| framed(&quotes(vec![key]), frames)))
        .or_else(|| has_answers.then(|| with_gaps(frames.nothing.to_owned(), gaps, frames)))
}

/// Returns a line for each topic, the one with the most important quote first. Dangers come before the topics.
fn framed(quotes: &[TopicQuote<'_>], frames: &SummaryTexts) -> String {
    let quoted = |keys: Vec<&RankedSentence<'_>>| {
        let quoted = keys.into_iter().map(|key| fill(frames.quote, &[("quote", &quote(key.passage))]));
        quoted.collect::<Vec<_>>().join(" ")
    };
    let (dangers, others): (Vec<&TopicQuote<'_>>, Vec<&TopicQuote<'_>>) =
        quotes.iter().partition(|(_, key)| key.passage.concern.is_some());
    let mut topics: Vec<Option<&str>> = Vec::new();
    for (topic, _) in &others {
        if !topics.contains(topic) {
            topics.push(*topic);
        }
    }
    let mut lines = Vec::new();
    if !dangers.is_empty() {
        let quotes = quoted(dangers.iter().map(|(_, key)| key).collect());
        lines.push(fill(frames.danger, &[("quotes", &quotes)]));
    }
    for topic in topics {
        let quotes = quoted(others.iter().filter(|(of, _)| *of == topic).map(|(_, key)| key).collect());
        lines.push(match topic {
            Some(topic) => fill(frames.topic, &[("topic", &capitalized(topic)), ("quotes", &quotes)]),
            None => fill(frames.said, &[("quotes", &quotes)]),
        });
    }
    lines.join("\n")
}

/// Returns the name of a topic as a heading for a reader who is not the invitee: "your experience" is theirs.
pub fn heading(name: &str, language: Language) -> Option<&str> {
    let tables = language.tables();
    let name = match (name.find('('), name.find(')')) {
        (Some(bracket), None) => &name[..bracket],
        (None, Some(bracket)) => &name[..bracket],
        _ => name,
    };
    let name =
        name.trim_matches(|letter: char| letter.is_whitespace() || matches!(letter, '(' | ',' | ';' | ':'));
    let first = |text: &str| text.split_whitespace().next().unwrap_or_default().to_lowercase();
    let rest = |text: &'_ str| text.split_once(' ').map_or("", |(_, rest)| rest).len();
    let after = |text: &'static [&'static str], word: &str| text.contains(&word);
    let tail = &name[name.len() - rest(name)..];
    let is_ours = |word: &str| after(tables.guide.possessives, word);
    let name = if is_ours(&first(name)) {
        tail
    } else if after(tables.prompt.articles, &first(name)) && is_ours(&first(tail)) {
        &tail[tail.len() - rest(tail)..]
    } else {
        name
    };
    (!name.is_empty() && !name.contains(['?', '？', '"', '“'])).then_some(name)
}

/// Returns the heading of a topic whose name may be its question: "what do you think of the new office" is about the new
/// office, and "how often do you go" has no heading.
pub fn heading_of_question<'a>(name: &'a str, opening: &str, language: Language) -> Option<&'a str> {
    if NormalizedText::of(opening) == NormalizedText::of(name) {
        thing_at_the_end(name, language)
    } else {
        heading(name, language)
    }
}

/// Returns what follows the article of a question, if it is all that follows and names a thing.
fn thing_at_the_end(question: &str, language: Language) -> Option<&str> {
    let is_article = |word: &str| language.tables().prompt.articles.contains(&word.to_lowercase().as_str());
    let lexicon = lexicon::of(language);
    let is_plain = |word: &str| lexicon.is_content(&word.to_lowercase());
    let mut starts = question.match_indices(' ').map(|(at, _)| at + 1);
    let article = starts.find(|at| question[*at..].split(' ').next().is_some_and(is_article))?;
    let (_, thing) = question[article..].split_once(' ')?;
    let words: Vec<&str> = thing.split_whitespace().collect();
    // Only a link of two words may be between them: "the delivery of the keys".
    let names_a_thing = match words.as_slice() {
        [one] => is_plain(one),
        [one, link, other] => is_plain(one) && !is_plain(link) && is_plain(other),
        _ => false,
    };
    (names_a_thing && !thing.contains(',')).then_some(thing)
}

fn with_gaps(mut text: String, gaps: &UnansweredTopics<'_>, frames: &SummaryTexts) -> String {
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
fn quote(passage: &AnalysedPassage) -> String {
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
