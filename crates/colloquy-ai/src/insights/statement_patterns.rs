//! Patterns of words by which a text shows what it is about. `colloquy_languages::impact` explains how they are written.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

use colloquy_languages::impact::StatementMatchingWords;

/// How many words before a match a negator still negates it.
const NEGATION_REACH: usize = 2;
/// The most words that are read. An answer has fewer.
const WORDS_MAX: usize = 2_000;

/// The patterns of a language for several kinds of statement, ready to be matched.
pub struct StatementPatterns<T> {
    elides: bool,
    ignored: HashSet<String>,
    negators: HashSet<String>,
    /// In the order of their urgency.
    kinds: Vec<(T, Vec<Pattern>)>,
}

struct Pattern {
    /// One part, or several that a sentence has in any order.
    parts: Vec<Vec<Element>>,
    holds_after_negator: bool,
}

impl Pattern {
    /// Returns whether the words that every match has are among these. It saves most of the work.
    fn may_match(&self, present: &BTreeSet<String>) -> bool {
        self.parts.iter().flatten().all(|element| match element {
            Element::Gap(_)
            | Element::Words { is_optional: true, .. }
            | Element::Words { may_end: true, .. } => true,
            Element::Words { phrases, .. } => {
                phrases.iter().any(|phrase| phrase.iter().all(|form| form.is_among(present)))
            }
        })
    }
}

enum Element {
    Words {
        phrases: Vec<Vec<WordForm>>,
        is_optional: bool,
        /// Whether the end of the sentence or a comma will do.
        may_end: bool,
    },
    Gap(usize),
}

enum WordForm {
    Exact(String),
    BeginsWith(String),
}

impl WordForm {
    fn is_among(&self, present: &BTreeSet<String>) -> bool {
        match self {
            WordForm::Exact(form) => present.contains(form),
            WordForm::BeginsWith(stem) => {
                present.range(stem.clone()..).next().is_some_and(|word| word.starts_with(stem.as_str()))
            }
        }
    }

    fn matches(&self, word: &str) -> bool {
        match self {
            WordForm::Exact(form) => form == word,
            WordForm::BeginsWith(stem) => word.starts_with(stem.as_str()),
        }
    }
}

/// A word, or an empty text where a sentence ends.
struct SpokenWord {
    text: String,
    follows_comma: bool,
}

impl<T: Copy> StatementPatterns<T> {
    /// Reads the patterns of each kind, the most urgent kind first.
    pub fn new(grammar: &StatementMatchingWords, classes: &str, kinds: &[(T, &str)]) -> Self {
        let classes = Classes::new(classes, grammar.elides);
        let words = |list: &str| list.split_whitespace().map(fold).collect();
        let all = |lines: &str| lines.lines().filter_map(|line| classes.pattern(line)).collect();
        StatementPatterns {
            elides: grammar.elides,
            ignored: words(grammar.ignored),
            negators: words(grammar.negators),
            kinds: kinds.iter().map(|(kind, lines)| (*kind, all(lines))).collect(),
        }
    }

    /// Reads patterns that leave no word out of a text, since they have words such as "already" and "just".
    pub fn of_all_words(grammar: &StatementMatchingWords, classes: &str, kinds: &[(T, &str)]) -> Self {
        StatementPatterns { ignored: HashSet::new(), ..StatementPatterns::new(grammar, classes, kinds) }
    }

    /// Returns the most urgent kind of statement that the text makes.
    pub fn kind_of(&self, text: &str) -> Option<T> {
        let mut words = spoken_words(text, self.elides);
        words.retain(|word| !self.ignored.contains(&word.text));
        words.truncate(WORDS_MAX);
        let present: BTreeSet<String> = words.iter().map(|word| word.text.clone()).collect();
        let patterns =
            self.kinds.iter().flat_map(|(kind, patterns)| patterns.iter().map(move |one| (*kind, one)));
        let found: Vec<(T, Range<usize>)> = patterns
            .filter(|(_, pattern)| pattern.may_match(&present))
            .filter_map(|(kind, pattern)| {
                Some((kind, self.find(pattern, &words, pattern.holds_after_negator)?))
            })
            .collect();
        // "Er will mich umbringen" contains what would be said about oneself.
        let is_part = |range: &Range<usize>| {
            let contains = |other: &Range<usize>| other.start <= range.start && range.end <= other.end;
            found.iter().any(|(_, other)| contains(other) && other != range)
        };
        let whole = found.iter().find(|(_, range)| !is_part(range));
        whole.or(found.first()).map(|(kind, _)| *kind)
    }

    fn find(&self, pattern: &Pattern, words: &[SpokenWord], even_negated: bool) -> Option<Range<usize>> {
        if let [elements] = pattern.parts.as_slice() {
            return self.find_part(elements, words, even_negated, 0);
        }
        let mut start = 0;
        for sentence in words.split(|word| word.text.is_empty()) {
            let parts = pattern.parts.iter().map(|part| self.find_part(part, sentence, true, start));
            let found: Option<Vec<Range<usize>>> = parts.collect();
            if let Some(found) = found {
                let first = found.iter().map(|range| range.start).min()?;
                let last = found.iter().map(|range| range.end).max()?;
                return Some(first..last);
            }
            start += sentence.len() + 1;
        }
        None
    }

    /// Returns where a part matches, counted from `offset`.
    fn find_part(
        &self,
        elements: &[Element],
        words: &[SpokenWord],
        even_negated: bool,
        offset: usize,
    ) -> Option<Range<usize>> {
        (0..words.len())
            .filter(|start| even_negated || !self.is_negated(words, *start))
            .find_map(|start| self.end(elements, words, start).map(|end| start..end))
            .filter(|range| !range.is_empty())
            .map(|range| range.start + offset..range.end + offset)
    }

    fn is_negated(&self, words: &[SpokenWord], start: usize) -> bool {
        let before = words[..start].iter().rev().take(NEGATION_REACH);
        let mut follows_comma = words.get(start).is_some_and(|word| word.follows_comma);
        for word in before {
            if follows_comma || word.text.is_empty() {
                return false;
            }
            if self.negators.contains(&word.text) {
                return true;
            }
            follows_comma = word.follows_comma;
        }
        false
    }

    /// Returns where a match of the elements from `at` on ends.
    fn end(&self, elements: &[Element], words: &[SpokenWord], at: usize) -> Option<usize> {
        let Some((first, rest)) = elements.split_first() else { return Some(at) };
        match first {
            Element::Gap(most) => {
                let gap = words[at..].iter().take(*most);
                let width = gap.take_while(|word| self.may_lie_between(&word.text)).count();
                (0..=width).find_map(|width| self.end(rest, words, at + width))
            }
            Element::Words { phrases, is_optional, may_end } => {
                let ends = phrases.iter().filter(|phrase| begins_with(&words[at..], phrase));
                let found = ends.map(|phrase| at + phrase.len()).find_map(|end| self.end(rest, words, end));
                let is_end = || words.get(at).is_none_or(|word| word.text.is_empty() || word.follows_comma);
                let may_be_left_out = *is_optional || (*may_end && is_end());
                found.or_else(|| may_be_left_out.then(|| self.end(rest, words, at)).flatten())
            }
        }
    }

    fn may_lie_between(&self, word: &str) -> bool {
        !word.is_empty() && !self.negators.contains(word)
    }
}

fn begins_with(words: &[SpokenWord], phrase: &[WordForm]) -> bool {
    words.len() >= phrase.len() && phrase.iter().zip(words).all(|(form, word)| form.matches(&word.text))
}

/// The phrases of each class, with other classes replaced by their phrases.
struct Classes {
    of: HashMap<String, Vec<String>>,
    elides: bool,
}

impl Classes {
    fn new(lines: &str, elides: bool) -> Self {
        let mut classes = Classes { of: HashMap::new(), elides };
        for (name, phrases) in lines.lines().filter_map(|line| line.split_once(':')) {
            let phrases = classes.phrases(phrases.trim());
            classes.of.insert(name.trim().to_owned(), phrases);
        }
        classes
    }

    fn phrases(&self, alternatives: &str) -> Vec<String> {
        let mut phrases = Vec::new();
        for alternative in alternatives.split('|') {
            match alternative.strip_prefix('@') {
                Some(class) => phrases.extend(self.class(class).iter().cloned()),
                None => phrases.push(alternative.to_owned()),
            }
        }
        phrases
    }

    fn class(&self, name: &str) -> &[String] {
        let phrases = self.of.get(name);
        debug_assert!(phrases.is_some(), "no class is called {name:?}");
        phrases.map_or(&[], Vec::as_slice)
    }

    fn pattern(&self, line: &str) -> Option<Pattern> {
        let line = line.trim();
        let (holds_after_negator, line) = match line.strip_prefix('!') {
            Some(rest) => (true, rest),
            None => (false, line),
        };
        let elements = |part: &str| part.split_whitespace().map(|element| self.element(element)).collect();
        let parts = line.split(" & ").map(elements).collect();
        (!line.is_empty()).then_some(Pattern { parts, holds_after_negator })
    }

    fn element(&self, element: &str) -> Element {
        match element {
            ".." => Element::Gap(3),
            "..." => Element::Gap(6),
            _ => {
                let (element, is_optional) = match element.strip_suffix('?') {
                    Some(element) => (element, true),
                    None => (element, false),
                };
                let mut phrases = self.phrases(element);
                let count = phrases.len();
                phrases.retain(|phrase| phrase != "$");
                let may_end = phrases.len() < count;
                let phrases = phrases.iter().map(|phrase| self.forms(phrase)).collect();
                Element::Words { phrases, is_optional, may_end }
            }
        }
    }

    fn forms(&self, phrase: &str) -> Vec<WordForm> {
        let form = |word: &str| match word.strip_suffix('*') {
            Some(stem) => vec![WordForm::BeginsWith(fold(stem))],
            None => {
                spoken_words(word, self.elides).into_iter().map(|word| WordForm::Exact(word.text)).collect()
            }
        };
        phrase.split('_').flat_map(form).collect()
    }
}

fn spoken_words(text: &str, elides: bool) -> Vec<SpokenWord> {
    let mut words: Vec<SpokenWord> = Vec::new();
    let (mut text_of_word, mut follows_comma) = (String::new(), false);
    for letter in text.chars().chain(std::iter::once(' ')) {
        match letter {
            '\'' | '’' | 'ʼ' | '`' if !elides => continue,
            letter if letter.is_alphanumeric() => {
                text_of_word.push(letter);
                continue;
            }
            _ => {}
        }
        if !text_of_word.is_empty() {
            words.push(SpokenWord { text: fold(&text_of_word), follows_comma });
            text_of_word.clear();
            follows_comma = false;
        }
        match letter {
            '.' | '!' | '?' | ';' | ':' | '…' | '\n' => {
                words.push(SpokenWord { text: String::new(), follows_comma: false });
            }
            ',' => follows_comma = true,
            _ => {}
        }
    }
    words
}

/// Returns a word in lower case without accents.
fn fold(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for letter in word.chars().flat_map(char::to_lowercase) {
        match letter {
            'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' => folded.push('a'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'í' | 'ì' | 'î' | 'ï' => folded.push('i'),
            'ó' | 'ò' | 'ô' | 'ö' | 'õ' => folded.push('o'),
            'ú' | 'ù' | 'û' | 'ü' => folded.push('u'),
            'ç' => folded.push('c'),
            'ñ' => folded.push('n'),
            'ß' => folded.push_str("ss"),
            'œ' => folded.push_str("oe"),
            letter => folded.push(letter),
        }
    }
    folded
}
