//! Finds, cuts and replaces words.

use colloquy_domain::language::Language;
use colloquy_languages::prompt::PromptCueWords;

/// How many words are enough to identify a language.
const SAMPLE_WORDS: usize = 400;

fn is_same(token: &str, word: &str) -> bool {
    may_begin(first_letter(token), word) && {
        let bare = token.trim_matches(|letter: char| !letter.is_alphanumeric());
        bare.chars().flat_map(char::to_lowercase).eq(word.chars())
    }
}

/// Returns the first letter or digit of a text in lower case.
fn first_letter(text: &str) -> Option<char> {
    text.chars().find(|letter| letter.is_alphanumeric())?.to_lowercase().next()
}

/// Returns whether a phrase begins with this letter. Most phrases of a list do not, and this is quickly found out.
fn may_begin(first: Option<char>, phrase: &str) -> bool {
    first == phrase.chars().next()
}

/// Returns the text after a phrase, if the text begins with it in any letter case.
pub fn after<'t>(text: &'t str, phrase: &str) -> Option<&'t str> {
    let mut rest = text;
    for word in phrase.split(' ') {
        rest = rest.trim_start_matches(|letter: char| !letter.is_alphanumeric());
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let taken = if word.ends_with('\'') { rest[..end].find('\'')? + 1 } else { end };
        let fits =
            if taken == end { is_same(&rest[..end], word) } else { rest[..taken].to_lowercase() == word };
        if !fits {
            return None;
        }
        rest = &rest[taken..];
    }
    Some(rest.trim_start())
}

/// Returns the longest phrase with which a text begins, and the text after it.
pub fn after_any<'t, 'p>(text: &'t str, phrases: &'p [&'p str]) -> Option<(&'p str, &'t str)> {
    let first = first_letter(text);
    let possible = phrases.iter().filter(|phrase| may_begin(first, phrase));
    let matches = possible.filter_map(|phrase| Some((*phrase, after(text, phrase)?)));
    matches.max_by_key(|(phrase, _)| phrase.len())
}

/// Words before an interrogative pronoun: "in which", "an welchen", "à quelle".
pub const PREPOSITIONS: &[&str] = &[
    "in", "on", "at", "for", "with", "from", "to", "by", "through", "under", "since", "an", "auf", "bei",
    "mit", "von", "zu", "für", "nach", "aus", "bis", "seit", "über", "unter", "dans", "à", "de", "avec",
    "pour", "sur", "chez", "sous", "en", "par", "depuis", "con", "para", "por", "sobre", "desde", "hasta",
    "a", "da", "di", "su", "per", "tra", "em", "com", "sob", "até", "op", "met", "van", "naar", "aan",
    "voor", "sinds", "tot", "uit",
];
pub const INTERROGATIVE_PRONOUNS: &[&str] = &[
    "which", "what", "whom", "welche", "welchen", "welcher", "welchem", "welches", "wem", "wen", "wann",
    "quel", "quelle", "quels", "quelles", "qui", "quoi", "qué", "cuál", "cuáles", "quién", "quiénes",
    "cuánto", "cuántos", "che", "quale", "quali", "chi", "cosa", "quanto", "quanti", "quante", "quem",
    "qual", "quais", "quantos", "quantas", "welke", "welk", "wie", "wanneer",
];

/// Returns the text after the question word with which it begins, if there is a question after that.
pub fn after_question_word<'t>(text: &'t str, cues: &PromptCueWords) -> Option<&'t str> {
    if let Some((_, rest)) = after_any(text, cues.question_words) {
        return Some(rest);
    }
    let (preposition, rest) = text.split_once(' ')?;
    let (pronoun, rest) = rest.split_once(' ')?;
    let is_pronoun = is_one_of(pronoun, INTERROGATIVE_PRONOUNS)
        // "di che" and "de que" mostly relate, but "à quelle" asks.
        && (cues.question_words.contains(&pronoun.to_lowercase().as_str()) || is_one_of(pronoun, &["quelle", "quoi", "welchem", "wem"]));
    let may_relate = is_one_of(pronoun, &["qui", "que", "wie", "cosa"]);
    (is_one_of(preposition, PREPOSITIONS) && is_pronoun && !may_relate).then_some(rest)
}

/// Returns whether an indirect question follows a link before this end of a text: "de ce que le menu change".
pub fn asks_before(text: &str, end: &str, cues: &PromptCueWords) -> bool {
    let asks = |tail: &str| {
        after_any(tail, cues.relays).is_some_and(|(_, asked)| after_question_word(asked, cues).is_some())
    };
    tails(&text[..text.len() - end.len()]).any(asks)
}

/// Returns a list of keywords in all languages. Prompts mix languages.
pub fn in_any(
    list: fn(&'static PromptCueWords) -> &'static [&'static str],
) -> impl Iterator<Item = &'static str> {
    Language::ALL.iter().flat_map(move |language| list(&language.tables().prompt)).copied()
}

/// Returns whether a text begins with a keyword of the list in any language.
pub fn begins_with(text: &str, list: fn(&'static PromptCueWords) -> &'static [&'static str]) -> bool {
    let first = first_letter(text);
    in_any(list).any(|keyword| may_begin(first, keyword) && after(text, keyword).is_some())
}

/// Returns the rest of the text from each of its words.
pub fn tails(text: &str) -> impl Iterator<Item = &str> {
    let starts = text.char_indices().scan(true, |before_is_space, (at, letter)| {
        let is_start = *before_is_space && !letter.is_whitespace();
        *before_is_space = letter.is_whitespace();
        Some((is_start, at))
    });
    starts.filter(|(is_start, _)| *is_start).map(|(_, at)| &text[at..])
}

pub fn word_count(text: &str) -> usize {
    text.split_whitespace().count()
}

/// Returns the language whose frequent words occur most often, if one stands out.
pub fn language(text: &str) -> Option<Language> {
    let lower = super::clean::without_tags(&text.chars().take(SAMPLE_WORDS * 10).collect::<String>());
    let lower = super::clean::plain_line(&lower).to_lowercase();
    let words: Vec<&str> = lower
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .take(SAMPLE_WORDS)
        .collect();
    let first = first_letter(&lower);
    let score = |language: &Language| {
        let cues = &language.tables().prompt;
        let frequent = words.iter().filter(|word| cues.function_words.contains(word)).count();
        // An imperative says more about the language than an article that three languages share.
        let verb = cues
            .asking
            .iter()
            .chain(cues.exploring)
            .chain(cues.labels)
            .any(|verb| may_begin(first, verb) && after(&lower, verb).is_some());
        2 * frequent + if verb { 3 } else { 0 }
    };
    let mut scores: Vec<(usize, Language)> =
        Language::ALL.iter().map(|language| (score(language), *language)).collect();
    scores.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    (scores[0].0 >= 3 && scores[0].0 > scores[1].0).then_some(scores[0].1)
}

/// Shortens a text to whole words, with an end after which no one expects more. Returns an empty text if the first
/// word is too long.
pub fn cut_at_word(text: &str, max_characters: usize, cues: &PromptCueWords) -> String {
    if text.chars().count() <= max_characters {
        return trimmed(text).to_owned();
    }
    let end = text.char_indices().nth(max_characters).map_or(text.len(), |(at, _)| at);
    let within = &text[..end];
    let is_whole = text[end..].starts_with(char::is_whitespace);
    let whole = if is_whole { within } else { within.rsplit_once(' ').map_or("", |(whole, _)| whole) };
    let mut kept = at_pause(whole, cues).unwrap_or(whole);
    if kept.contains('(') && !kept.contains(')') {
        kept = kept.split('(').next().unwrap_or("");
    }
    while let Some((before, last)) = kept.rsplit_once(' ')
        && (is_waiting(last, cues)
            || before.rsplit(' ').next().is_some_and(|word| is_one_of(word, cues.conjunctions)))
    {
        kept = before;
    }
    trimmed(kept).to_owned()
}

/// Returns whether a text cannot end in this word.
fn is_waiting(word: &str, cues: &PromptCueWords) -> bool {
    is_one_of(word, cues.function_words)
        || is_one_of(word, cues.question_words)
        || is_one_of(word, cues.conjunctions)
}

fn is_one_of(token: &str, words: &[&str]) -> bool {
    let first = first_letter(token);
    words.iter().any(|word| may_begin(first, word) && is_same(token, word))
}

/// Returns the part before the last comma, dash or "and", if that is enough to name something.
fn at_pause<'t>(text: &'t str, cues: &PromptCueWords) -> Option<&'t str> {
    let joints = cues.conjunctions.iter().map(|word| format!(" {word} "));
    let pauses = [", ", " – ", " — ", " - ", ": "].into_iter().map(str::to_owned).chain(joints);
    let pause = pauses.filter_map(|pause| text.rfind(&pause)).max()?;
    (pause * 3 > text.len()).then(|| &text[..pause])
}

pub fn trimmed(text: &str) -> &str {
    let is_end = |end: char| {
        !end.is_alphanumeric() && !matches!(end, ')' | '%' | '+' | '€' | '£' | '°') && !is_mark(end)
    };
    let kept = text.trim_end_matches(is_end);
    kept.trim_start_matches(|start: char| {
        !start.is_alphanumeric() && !matches!(start, '(' | '¿' | '¡' | '€' | '£')
    })
}

/// Returns whether a character is a combining mark or a vowel sign.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{900}'..='\u{fff}')
}

/// How near the beginning a pronoun or a possessive must be to refer to the invitee, in words.
pub struct InviteePronounReach {
    pub pronoun: usize,
    pub possessive: usize,
}

/// Addresses the person whom a text is about: "their work" becomes "your work". The text stays unchanged if no pronoun
/// is within the first words, because a later "they" may be someone else.
pub fn addressed(text: &str, within: InviteePronounReach, cues: &PromptCueWords) -> String {
    let is_spoken_of = |(place, word): (usize, &str)| {
        let last = if in_any(|keywords| keywords.possessives).any(|known| is_same(word, known)) {
            within.possessive
        } else {
            within.pronoun
        };
        place < last && cues.addressed.iter().any(|(from, _)| is_same(word, from))
    };
    if !text.split(' ').enumerate().any(is_spoken_of) || (cues.speaks_of_one_thing)(text) {
        return text.to_owned();
    }
    let bare = |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned();
    if text.split(' ').skip(1).any(|word| cues.addressing.contains(&bare(word).as_str())) {
        return text.to_owned();
    }
    let words: Vec<&str> = text.split(' ').collect();
    let turned = words.iter().enumerate().map(|(at, word)| {
        // "Did they keep doing them": others than the subject.
        let is_object = bare(word) == "them" && words[at.saturating_sub(4)..at].contains(&"they");
        let pair = cues.addressed.iter().find(|(from, _)| is_same(word, from) && !is_object);
        pair.map_or_else(|| (*word).to_owned(), |(_, to)| word.replace(&bare(word), to))
    });
    turned.collect::<Vec<_>>().join(" ")
}
