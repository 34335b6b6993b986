//! Finds what answers said that may answer a topic which was not asked about, even if none of it names the topic. It
//! decides only how the topic is asked about, so less is demanded of it than of an answer.

use std::cell::OnceCell;
use std::ops::Range;

use colloquy_languages::PerLanguage;
use colloquy_languages::earlier_answers::{EarlierAnswerCues, TopicField, earlier_answers};
use colloquy_languages::statements::StatementKind;

use crate::guide::{GuideTopic, InterviewGuide};
use crate::interviewing::normalized_text::NormalizedText;
use crate::interviewing::sentences::sentences;
use crate::interviewing::synonyms::{is_noun_of_verb, is_same_thing};
use crate::interviewing::topic_words::{content_words, is_akin};
use crate::interviewing::word_patterns::WordPatternSet;
use crate::language::Language;
use crate::meanings::statement_kind;

/// What a clause weighs that has the word of a topic, another form of it or a word for the same thing, a word from its
/// field, another word of its question, the kind of fact that the question asks for, or a judgement.
const NAMED: usize = 3;
const RELATED: usize = 2;
const FIELD: usize = 2;
const ASKED: usize = 1;
const FACT: usize = 2;
const JUDGED: usize = 1;
/// A clause weighs at least so much that it may answer a topic.
const ENOUGH: usize = 3;
/// Further words of a field count this much together.
const MORE_OF_FIELD: usize = 1;
/// The number of words at the beginning of a clause among which its subject is.
const SUBJECT_WITHIN: usize = 3;
/// Fewer words say nothing.
const FEWEST_WORDS: usize = 4;
/// How probable a judgement must be, and one that answers a question for what was good, bad or missing.
const IS_JUDGEMENT: f32 = 0.5;
const IS_CLEAR_JUDGEMENT: f32 = 0.8;
/// How many sentences of an answer are read, which bounds the work for a long one.
const READ_SENTENCES: usize = 40;
/// Two forms of a word differ by fewer letters in length.
const FORMS_DIFFER: usize = 2;
/// Shorter names of fields are whole words.
const STEM_LETTERS: usize = 4;
/// Within how many words a question has its question word.
const QUESTION_WORD_WITHIN: usize = 5;
/// Words before a unit of time: "an hour".
const AMOUNTS: [&str; 16] = [
    "a", "an", "half", "few", "several", "couple", "ein", "eine", "einen", "halbe", "halben", "paar",
    "mehrere", "een", "paar", "enkele",
];
/// Words before those who came along.
const COMPANY: [&str; 3] = ["with", "mit", "met"];
/// Words before a time of the day.
const CLOCKS: [&str; 4] = ["at", "um", "om", "rond"];
/// Words for the most of something, which say nothing of what.
const SUPERLATIVES: [&str; 8] =
    ["most", "best", "meisten", "besten", "liebsten", "meest", "meeste", "leukst"];
const CLAUSE_ENDS: [char; 9] = [',', ';', ':', '–', '—', '.', '!', '?', '…'];

/// What an answer said that may answer a topic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopicEvidence {
    /// The sentence that says most about it.
    pub sentence: String,
    /// The words by which it does.
    pub words: Vec<String>,
    /// The turn of the conversation that it is in.
    pub turn: usize,
    weight: usize,
}

struct CompiledCues {
    how_long: WordPatternSet,
    lengths: WordPatternSet,
    instants: WordPatternSet,
    lasting: WordPatternSet,
    who: WordPatternSet,
    helping: WordPatternSet,
    liked: WordPatternSet,
    disliked: WordPatternSet,
    wished: WordPatternSet,
    /// The signs of each field.
    fields: Vec<WordPatternSet>,
}

static CUES: PerLanguage<CompiledCues> = PerLanguage::new(|language| {
    let (cues, set): (&EarlierAnswerCues, _) = (earlier_answers(language), WordPatternSet::of);
    CompiledCues {
        how_long: set(cues.how_long),
        lengths: set(cues.lengths),
        instants: set(cues.instants),
        lasting: set(cues.lasting),
        who: set(cues.who),
        helping: set(cues.helping),
        liked: set(cues.liked),
        disliked: set(cues.disliked),
        wished: set(cues.wished),
        fields: cues.fields.iter().map(|field| set(field.signs)).collect(),
    }
});

/// What a question asks for, if it is no thing that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnswerSort {
    Length,
    Person,
    /// What was good, bad or should be otherwise, about anything.
    Judgement(&'static [StatementKind]),
}

/// The signs by which answers touch on a topic.
struct TopicSigns {
    /// The words of its name.
    core: Vec<String>,
    /// Other words of its question.
    asked: Vec<String>,
    /// The places of its fields.
    fields: Vec<usize>,
    sort: Option<AnswerSort>,
}

pub struct EvidenceMatcher {
    topics: Vec<TopicSigns>,
    /// Whether a judgement answers the question of each topic.
    is_general: Vec<bool>,
    language: Language,
}

struct ReadSentence<'a> {
    text: &'a str,
    clauses: Vec<NormalizedText>,
    /// Which kind of statement it is. It is found out only if that matters.
    kind: OnceCell<Option<(StatementKind, f32)>>,
}

impl ReadSentence<'_> {
    /// Returns whether it is a statement of one of these kinds, with at least this probability.
    fn is_any_of(&self, kinds: &[StatementKind], least: f32, language: Language) -> bool {
        let kind = self.kind.get_or_init(|| statement_kind(self.text, language));
        kind.is_some_and(|(kind, probability)| kinds.contains(&kind) && probability >= least)
    }
}

impl EvidenceMatcher {
    /// `core` are the words of each topic's name that no other topic's has.
    pub fn of(guide: &InterviewGuide, core: &[Vec<String>], is_general: &[bool], language: Language) -> Self {
        let openings: Vec<Vec<String>> =
            guide.topics.iter().map(|topic| own_words(&topic.opening, language)).collect();
        let about = own_words(&format!("{} {}", guide.goal, guide.audience), language);
        let topics = guide.topics.iter().enumerate().map(|(place, topic)| {
            let is_shared = |word: &String| {
                let mut others = openings.iter().enumerate().filter(|(other, _)| *other != place);
                SUPERLATIVES.contains(&word.as_str())
                    || others.any(|(_, words)| words.iter().any(|own| is_akin(own, word)))
                    || about.iter().any(|own| is_akin(own, word))
            };
            let own = |words: &[String]| -> Vec<String> {
                words.iter().filter(|word| !is_shared(word)).cloned().collect()
            };
            let all = &core[place];
            let core = own(all);
            let mut asked = own(&openings[place]);
            asked.retain(|word| !core.contains(word));
            let sort = sort_of(topic, core.iter().chain(&asked), language);
            TopicSigns { fields: fields_of(topic, all, &asked, language), sort, core, asked }
        });
        EvidenceMatcher { topics: topics.collect(), is_general: is_general.to_vec(), language }
    }

    /// Returns what an answer to this question says that may answer each of these topics.
    pub fn find(
        &self,
        topics: &[usize],
        answer: &str,
        question: &NormalizedText,
        turn: usize,
    ) -> Vec<(usize, TopicEvidence)> {
        let told = sentences(answer).into_iter().filter(|sentence| !sentence.is_question);
        let read: Vec<ReadSentence<'_>> = told
            .take(READ_SENTENCES)
            .map(|sentence| ReadSentence {
                text: sentence.text,
                clauses: sentence.text.split(CLAUSE_ENDS).map(NormalizedText::of).collect(),
                kind: OnceCell::new(),
            })
            .collect();
        let best = |topic: usize| {
            let weighed = read.iter().flat_map(|sentence| {
                let clauses = sentence.clauses.iter();
                clauses.map(move |clause| (sentence, self.weigh(topic, clause, sentence, question)))
            });
            // Of clauses that say as much, the first is taken.
            let (sentence, (weight, words)) =
                weighed.reduce(|best, next| if next.1.0 > best.1.0 { next } else { best })?;
            let sentence = sentence.text.to_owned();
            (weight >= ENOUGH).then_some(TopicEvidence { sentence, words, turn, weight })
        };
        topics.iter().filter_map(|topic| best(*topic).map(|evidence| (*topic, evidence))).collect()
    }

    /// Returns what a clause weighs for a topic, with the words by which it does.
    fn weigh(
        &self,
        topic: usize,
        clause: &NormalizedText,
        sentence: &ReadSentence<'_>,
        question: &NormalizedText,
    ) -> (usize, Vec<String>) {
        let (signs, cues) = (&self.topics[topic], CUES.of(self.language));
        let words: Vec<&str> = clause.words().collect();
        if words.len() < FEWEST_WORDS {
            return (0, Vec::new());
        }
        let is_new = |word: &&str| !question.words().any(|asked| is_akin(asked, word));
        let (mut weight, mut found): (usize, Vec<&str>) = (0, Vec::new());
        let content: Vec<&str> = content_words(clause, self.language).into_iter().filter(is_new).collect();
        let named = |word: &str| signs.core.iter().map(|own| self.relation(own, word)).max().unwrap_or(0);
        let best =
            content.iter().map(|word| (named(word), *word)).max().filter(|(relation, _)| *relation > 0);
        if let Some((relation, word)) = best {
            // "The chief physician never talks to us" is about the doctors.
            let is_subject = words.iter().take(SUBJECT_WITHIN).any(|first| *first == word);
            weight += relation + usize::from(relation == RELATED && is_subject);
            found.push(word);
        }
        let spans = signs.fields.iter().flat_map(|field| cues.fields[*field].spans_in(&words));
        // The longest word of a sign says most.
        let longest = |span: Range<usize>| words[span].iter().copied().max_by_key(|word| word.len());
        let mut of_field: Vec<&str> =
            spans.filter_map(longest).filter(|word| is_new(word) && !found.contains(word)).collect();
        of_field.sort_unstable();
        of_field.dedup();
        if !of_field.is_empty() {
            let first = if weight == 0 { FIELD } else { MORE_OF_FIELD };
            weight += first + usize::from(weight == 0 && of_field.len() > 1) * MORE_OF_FIELD;
            found.extend(of_field);
        }
        let is_asked = |word: &&&str| signs.asked.iter().any(|own| is_akin(own, word));
        if let Some(word) = content.iter().find(is_asked).filter(|word| !found.contains(word)) {
            weight += ASKED;
            found.push(word);
        }
        let kinds = [StatementKind::Complaint, StatementKind::Harm, StatementKind::Praise];
        if weight > 0
            && (self.is_general[topic] || weight == FIELD)
            && sentence.is_any_of(&kinds, IS_JUDGEMENT, self.language)
        {
            weight += JUDGED;
        }
        let (fact, showing) = sort_in(signs.sort, &words, sentence, self.language);
        weight += fact;
        found.extend(showing);
        (weight, found.into_iter().map(str::to_owned).collect())
    }

    /// Returns how closely a word of an answer is related to one of a topic.
    fn relation(&self, own: &str, word: &str) -> usize {
        let is_akin = is_akin(own, word);
        match () {
            () if is_akin && own.chars().count().abs_diff(word.chars().count()) < FORMS_DIFFER => NAMED,
            () if is_akin || is_noun_of_verb(own, word, self.language) => RELATED,
            () if is_same_thing(own, word, self.language) || self.is_compound(own, word) => RELATED,
            () => 0,
        }
    }

    /// Returns whether one word is the end of the other, a compound: "Ticketkauf" and "Kauf".
    fn is_compound(&self, one: &str, other: &str) -> bool {
        let ends = |long: &str, short: &str| {
            short.chars().count() >= STEM_LETTERS
                && long.chars().count() > short.chars().count() + 2
                && (long.ends_with(short) || long.starts_with(short))
        };
        has_compounds(self.language) && (ends(one, other) || ends(other, one))
    }
}

fn has_compounds(language: Language) -> bool {
    matches!(language, Language::German | Language::Dutch)
}

/// Returns the words of a text that carry meaning and are not in many answers.
fn own_words(text: &str, language: Language) -> Vec<String> {
    let faint = language.tables().guide.faint;
    let text = NormalizedText::of(text);
    let words = content_words(&text, language).into_iter();
    let is_empty = |word: &&str| faint.contains(word) || SUPERLATIVES.contains(word);
    words.filter(|word| !is_empty(word)).map(str::to_owned).collect()
}

/// Returns whether a word counts something.
fn is_number(word: &str, language: Language) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_digit())
        || AMOUNTS.contains(&word)
        || language
            .tables()
            .answer_cues
            .numbers
            .iter()
            .any(|number| word == *number || is_compound_number(word, number))
}

/// Returns whether a word is a longer number: "vierundzwanzig", "achttien".
fn is_compound_number(word: &str, number: &str) -> bool {
    number.chars().count() >= STEM_LETTERS && (word.ends_with(number) || word.starts_with(number))
}

/// Returns the places of the fields that a topic names. The last word of a name says most: "team leader".
fn fields_of(topic: &GuideTopic, core: &[String], asked: &[String], language: Language) -> Vec<usize> {
    let fields = earlier_answers(language).fields;
    let places = |is_named: &dyn Fn(&TopicField) -> bool| -> Vec<usize> {
        fields.iter().enumerate().filter(|(_, field)| is_named(field)).map(|(place, _)| place).collect()
    };
    let text = NormalizedText::of(&format!("{} {}", topic.name, topic.opening));
    let by_phrase = places(&|field| {
        let mut phrases = field.names.iter().filter(|name| name.contains(' '));
        phrases.any(|name| text.contains(&NormalizedText::of(name)))
    });
    if !by_phrase.is_empty() {
        return by_phrase;
    }
    let names = |name: &str, word: &str| {
        let is_stem = name.chars().count() >= STEM_LETTERS;
        word == name || is_stem && (word.starts_with(name) || has_compounds(language) && word.ends_with(name))
    };
    let by_word = |word: &String| places(&|field| field.names.iter().any(|name| names(name, word)));
    let mut found = core.iter().rev().map(by_word).find(|found| !found.is_empty()).unwrap_or_default();
    found.extend(asked.iter().flat_map(by_word));
    found.sort_unstable();
    found.dedup();
    found
}

/// Returns what a question with these words asks for.
fn sort_of<'a>(
    topic: &GuideTopic,
    mut asked: impl Iterator<Item = &'a String>,
    language: Language,
) -> Option<AnswerSort> {
    use StatementKind::{Complaint, Harm, Praise, Wish};
    let (cues, question) = (CUES.of(language), NormalizedText::of(&topic.opening));
    let words: Vec<&str> = question.words().collect();
    // "Can you tell me how long it took?"
    let asks =
        |set: &WordPatternSet| set.places_in(&words).next().is_some_and(|at| at <= QUESTION_WORD_WITHIN);
    if asks(&cues.how_long) {
        return Some(AnswerSort::Length);
    }
    // Who came along is no one who helped.
    if asks(&cues.who) && !words.iter().any(|word| COMPANY.contains(word)) {
        return Some(AnswerSort::Person);
    }
    let kinds: [(&WordPatternSet, &'static [StatementKind]); 3] =
        [(&cues.liked, &[Praise]), (&cues.disliked, &[Complaint, Harm]), (&cues.wished, &[Wish])];
    let (set, kinds) = kinds.into_iter().find(|(set, _)| set.is_in(&question))?;
    // "What was hard about the inspection?" asks about one thing only.
    let is_open = asked.all(|word| set.has_word(word));
    is_open.then_some(AnswerSort::Judgement(kinds))
}

/// Returns what a clause weighs because it gives what a question asks for, with the words that show it.
fn sort_in<'a>(
    sort: Option<AnswerSort>,
    words: &[&'a str],
    sentence: &ReadSentence<'_>,
    language: Language,
) -> (usize, Vec<&'a str>) {
    let cues = CUES.of(language);
    let shown = |set: &WordPatternSet| set.places_in(words).map(|at| words[at]).collect::<Vec<_>>();
    let (weight, shown) = match sort {
        Some(AnswerSort::Length) => {
            let lasts = sentence.clauses.iter().any(|clause| cues.lasting.is_in(clause));
            // "Om zeven uur" is no duration.
            let is_clock = |at: usize| at > 1 && CLOCKS.contains(&words[at - 2]);
            let counted = |at: usize| {
                !is_clock(at) && (at.saturating_sub(2)..at).any(|before| is_number(words[before], language))
            };
            let units = cues.lengths.places_in(words).filter(|at| counted(*at)).map(|at| words[at]);
            (FACT + usize::from(lasts), units.chain(shown(&cues.instants)).collect())
        }
        Some(AnswerSort::Person) => (ENOUGH, shown(&cues.helping)),
        Some(AnswerSort::Judgement(kinds)) => {
            let is_clear = sentence.is_any_of(kinds, IS_CLEAR_JUDGEMENT, language);
            (ENOUGH, if is_clear { words.to_vec() } else { Vec::new() })
        }
        None => (0, Vec::new()),
    };
    if shown.is_empty() { (0, shown) } else { (weight, shown) }
}

impl TopicEvidence {
    /// Returns the one that says more, the earlier one of two that say as much.
    pub fn or_stronger(self, other: TopicEvidence) -> TopicEvidence {
        if other.weight > self.weight { other } else { self }
    }
}

#[cfg(test)]
mod tests;
