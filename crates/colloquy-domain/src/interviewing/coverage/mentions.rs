//! Recognizes in an answer what it says about topics that were not asked about.

use super::facts::FactMatcher;
use crate::guide::{GuideTopic, InterviewGuide};
use crate::interviewing::normalized_text::NormalizedText;
use crate::interviewing::sentences::sentences;
use crate::interviewing::synonyms::{is_noun_of_verb, is_same_thing};
use crate::interviewing::topic_words::{content_words, is_akin, is_named_by_its_question};
use crate::interviewing::word_patterns::CompiledAnswerPatterns;
use crate::language::Language;
use crate::meanings::statement_kind;

/// How many words of a topic, in sentences of how many words, answer it. Of a topic that is named, fewer are enough.
const MANY_KEYWORDS: (usize, usize) = (3, 10);
const SOME_KEYWORDS: (usize, usize) = (2, 20);
/// The fewest words of a sentence that says how something was.
const JUDGING_WORDS: usize = 8;
/// Two forms of a word differ by fewer letters in length.
const FORMS_DIFFER: usize = 2;
/// The fewest words of a sentence with the topic as its subject that tells how something was without judging it.
const TELLING_WORDS: usize = 12;
/// The number of words at its beginning among which its subject is.
const SUBJECT_WITHIN: usize = 4;
/// How many sentences of an answer are judged, which bounds the work for a long one.
const JUDGED_SENTENCES: usize = 40;
/// Fewer letters of the only word of a decision may mean something else: "use".
const DECISION_LETTERS: usize = 7;
/// Within how many words a question that is not answered by yes or no has its question word.
const QUESTION_WORD_WITHIN: usize = 3;
/// How probable it must be that a sentence judges something.
const IS_JUDGEMENT: f32 = 0.5;

/// What an answer says about a topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TopicMentionDegree {
    No,
    InPassing,
    Answers,
}

/// The words by which answers touch on the topics of a guide.
pub struct MentionMatcher {
    topics: Vec<Vec<NormalizedText>>,
    names: Vec<Vec<String>>,
    /// The words of each topic's name that no other topic's has.
    core: Vec<Vec<String>>,
    /// Whether the question of each topic only asks how something was, so that praise or a complaint answers it.
    is_general: Vec<bool>,
    /// Of each topic that asks for yes or no, the words that an answer repeats: "I would recommend it".
    decided: Vec<Vec<String>>,
    /// Of each topic that asks why, the beginnings of words for what was done: "left" and "quit".
    deeds: Vec<Vec<&'static str>>,
    facts: FactMatcher,
    language: Language,
}

impl MentionMatcher {
    pub fn of(guide: &InterviewGuide, language: Language) -> Self {
        let normalized = |words: &[String]| words.iter().map(|word| NormalizedText::of(word)).collect();
        let name = |name: &str| -> Vec<String> {
            let name = NormalizedText::of(name);
            content_words(&name, language).into_iter().map(str::to_owned).collect()
        };
        let guide_words = language.tables().guide_words(guide.is_informal());
        let general = GeneralQuestions::of(guide.is_informal(), language);
        let named = |topic: &GuideTopic| {
            let is_question = is_named_by_its_question(topic, language);
            let mut words = name(if is_question { &topic.opening } else { &topic.name });
            words.retain(|word| !is_question || !general.words.iter().any(|own| is_akin(own, word)));
            words
        };
        let names: Vec<Vec<String>> = guide.topics.iter().map(named).collect();
        let is_of_others = |place: usize, word: &String| {
            names.iter().enumerate().any(|(other, words)| other != place && words.contains(word))
        };
        // "The pain in the first week" is about the pain.
        let faint = language.tables().guide.faint;
        let central = |place: usize, words: &[String]| -> Vec<String> {
            let own = || words.iter().filter(|word| !is_of_others(place, word)).cloned();
            let clear: Vec<String> = own().filter(|word| !faint.contains(&word.as_str())).collect();
            if clear.is_empty() { own().collect() } else { clear }
        };
        let core = names.iter().enumerate().map(|(place, words)| central(place, words)).collect();
        let is_general =
            guide.topics.iter().zip(&names).map(|(topic, name)| general.include(&topic.opening, name));
        let why: Vec<NormalizedText> = guide_words.why.iter().map(|word| NormalizedText::of(word)).collect();
        let deeds = |opening: &str| -> Vec<&'static str> {
            let opening = NormalizedText::of(opening);
            let families = guide_words.families.iter().filter(|family| has_stem(&opening, family.stems));
            let asks_why = why.iter().any(|word| opening.contains(word));
            families.filter(|_| asks_why).flat_map(|family| family.stems.iter().copied()).collect()
        };
        let decided = guide.topics.iter().zip(&names).map(|(topic, name)| {
            let is_decided = decides(&topic.opening, language) && !general.include(&topic.opening, name);
            let opening = NormalizedText::of(&topic.opening);
            let words = content_words(&opening, language).into_iter().filter(|_| is_decided);
            let is_of_name = |word: &&str| {
                !is_named_by_its_question(topic, language) && name.iter().any(|own| is_akin(own, word))
            };
            let words: Vec<String> = words.filter(|word| !is_of_name(word)).map(str::to_owned).collect();
            let is_clear = words.len() > 1 || words.iter().any(|it| it.chars().count() >= DECISION_LETTERS);
            if is_clear { words } else { Vec::new() }
        });
        MentionMatcher {
            facts: FactMatcher::of(guide, language),
            decided: decided.collect(),
            deeds: guide.topics.iter().map(|topic| deeds(&topic.opening)).collect(),
            is_general: is_general.collect(),
            topics: guide.topics.iter().map(|topic| normalized(&topic.keywords)).collect(),
            core,
            names,
            language,
        }
    }

    /// Returns the words of each topic's name that no other topic's has.
    pub fn core(&self) -> &[Vec<String>] {
        &self.core
    }

    /// Returns whether the question of each topic only asks how something was.
    pub fn is_general(&self) -> &[bool] {
        &self.is_general
    }

    /// Returns what an answer to a question about another topic says about this one.
    pub fn mention(&self, topic: usize, answer: &str, question: &NormalizedText) -> TopicMentionDegree {
        let is_own = |word: &NormalizedText| {
            let shared =
                self.topics.iter().enumerate().any(|(at, words)| at != topic && words.contains(word));
            !shared && !has(question, word)
        };
        let keywords: Vec<&NormalizedText> = self.topics[topic].iter().filter(|word| is_own(word)).collect();
        // Several keywords may be forms of one word, so that words of the answer are counted.
        let causes = &CompiledAnswerPatterns::of(self.language).causes;
        let (mut found, mut length) = (Vec::new(), 0);
        for (place, sentence) in sentences(answer).into_iter().enumerate() {
            let said = NormalizedText::of(sentence.text);
            let known = found.len();
            // "I left because nobody listened" answers why.
            if causes.is_in(&said) && has_stem(&said, &self.deeds[topic]) {
                return TopicMentionDegree::Answers;
            }
            if !sentence.is_question
                && (self.facts.is_given(topic, &said) || self.is_decided(topic, &said, question))
            {
                return TopicMentionDegree::Answers;
            }
            let (mut is_about_it, mut is_its_subject) = (false, false);
            for word in content_words(&said, self.language) {
                let is_keyword = keywords.iter().any(|keyword| belongs(word, keyword, &said));
                let is_subject = said.words().take(SUBJECT_WITHIN).any(|first| first == word);
                let is_named = is_keyword && self.is_named_by(topic, word, is_subject);
                is_about_it |= is_named;
                is_its_subject |= is_named && is_subject;
                if is_keyword && !found.iter().any(|known: &String| is_akin(known, word)) {
                    found.push(word.to_owned());
                }
            }
            length += if found.len() > known { said.words().count() } else { 0 };
            // "The chief physician never talks to us" answers how the cooperation with the doctors is.
            let is_told = is_its_subject && said.words().count() >= TELLING_WORDS;
            if is_about_it
                && self.is_general[topic]
                && (is_told || place < JUDGED_SENTENCES && judges(sentence.text, &said, self.language))
            {
                return TopicMentionDegree::Answers;
            }
        }
        let is_enough = |(fewest, words): (usize, usize)| found.len() >= fewest && length >= words;
        let is_named = self.names_it(topic, answer, question);
        let is_central = found.iter().any(|word| self.is_central(topic, word));
        if is_enough(MANY_KEYWORDS) || (is_named && is_enough(SOME_KEYWORDS)) {
            TopicMentionDegree::Answers
        } else if found.len() > 1 || is_named || is_central {
            TopicMentionDegree::InPassing
        } else {
            TopicMentionDegree::No
        }
    }

    /// Returns whether a sentence with this word is about the topic. A synonym has to be its subject: "a colleague showed
    /// me the till" says nothing about the team.
    fn is_named_by(&self, topic: usize, word: &str, is_subject: bool) -> bool {
        // "Le persone" are not "il personale".
        let is_form = |own: &str| {
            is_akin(own, word) && own.chars().count().abs_diff(word.chars().count()) < FORMS_DIFFER
        };
        let is_named = |own: &String| {
            is_form(own)
                || is_noun_of_verb(own, word, self.language)
                || is_subject && is_same_thing(own, word, self.language)
        };
        self.core[topic].iter().any(is_named)
    }

    /// Returns whether a sentence repeats what a question asks to decide, unless that was just asked.
    fn is_decided(&self, topic: usize, said: &NormalizedText, question: &NormalizedText) -> bool {
        let (decided, words) = (&self.decided[topic], content_words(said, self.language));
        let is_form = |own: &str, word: &str| {
            is_akin(own, word) && own.chars().count().abs_diff(word.chars().count()) <= FORMS_DIFFER
        };
        !decided.is_empty()
            && decided.iter().all(|own| words.iter().any(|word| is_form(own, word)))
            && !decided.iter().any(|own| question.words().any(|word| is_akin(own, word)))
    }

    /// Returns whether a word means what the name of the topic says, and no other topic's does.
    fn is_central(&self, topic: usize, word: &str) -> bool {
        self.core[topic].iter().any(|own| is_same_thing(own, word, self.language))
    }

    fn names_it(&self, topic: usize, answer: &str, question: &NormalizedText) -> bool {
        let (name, said) = (&self.names[topic], NormalizedText::of(answer));
        let is_said =
            |word: &String| content_words(&said, self.language).iter().any(|own| is_akin(own, word));
        let is_asked = |word: &String| question.words().any(|own| is_akin(own, word));
        !name.is_empty() && name.iter().all(is_said) && !name.iter().any(is_asked)
    }
}

/// Recognizes questions that only ask how something was.
struct GeneralQuestions {
    beginnings: Vec<NormalizedText>,
    /// The words of such questions beside what they are about.
    words: Vec<String>,
    language: Language,
}

impl GeneralQuestions {
    fn of(is_informal: bool, language: Language) -> Self {
        let tables = language.tables();
        let guide = tables.guide_words(is_informal);
        let wordings = [guide.about_event, guide.about_view, guide.about_phrase, guide.about_word];
        let wordings = || wordings.into_iter().flatten();
        let beginnings =
            wordings().filter_map(|wording| wording.split_once("{topic}")).map(|(begin, _)| begin);
        let beginnings = beginnings.chain(tables.interviewer.general_questions.iter().copied());
        let beginnings = beginnings.map(NormalizedText::of).filter(|beginning| !beginning.is_empty());
        let own = |text: &str| -> Vec<String> {
            content_words(&NormalizedText::of(text), language).into_iter().map(str::to_owned).collect()
        };
        let texts = wordings().chain(tables.interviewer.general_questions);
        GeneralQuestions {
            beginnings: beginnings.collect(),
            words: texts.flat_map(|text| own(&text.replace("{topic}", ""))).collect(),
            language,
        }
    }

    fn include(&self, question: &str, name: &[String]) -> bool {
        let question = NormalizedText::of(question);
        let mut others = content_words(&question, self.language)
            .into_iter()
            .filter(|word| !name.iter().chain(&self.words).any(|own| is_akin(own, word)));
        self.beginnings.iter().any(|beginning| question.starts_with(beginning)) && others.next().is_none()
    }
}

/// Returns whether a question is answered by yes or no.
fn decides(question: &str, language: Language) -> bool {
    let (question, cues) = (NormalizedText::of(question), &language.tables().prompt);
    let openings = || cues.question_words.iter().chain(cues.interrogatives);
    let begins = |text: &NormalizedText| openings().any(|word| text.starts_with(&NormalizedText::of(word)));
    let words: Vec<&str> = question.words().collect();
    let mut tails = (0..words.len().min(QUESTION_WORD_WITHIN)).map(|at| words[at..].join(" "));
    !tails.any(|tail| begins(&NormalizedText::of(&tail)))
}

/// Returns whether a sentence says that something was good or bad.
fn judges(sentence: &str, said: &NormalizedText, language: Language) -> bool {
    use colloquy_languages::statements::StatementKind::{Complaint, Harm, Praise};
    let kind = || statement_kind(sentence, language);
    said.words().count() >= JUDGING_WORDS
        && kind().is_some_and(|(kind, probability)| {
            matches!(kind, Complaint | Harm | Praise) && probability >= IS_JUDGEMENT
        })
}

/// Returns whether a text has a word that begins so. Short beginnings are whole words: "quit" is not in "quite".
fn has_stem(text: &NormalizedText, stems: &[&str]) -> bool {
    let has = |word: &str, stem: &str| word == stem || stem.chars().count() > 4 && word.starts_with(stem);
    text.words().any(|word| stems.iter().any(|stem| has(word, stem)))
}

/// Returns whether a word of a text is a keyword, or part of one that has several words.
fn belongs(word: &str, keyword: &NormalizedText, text: &NormalizedText) -> bool {
    let mut words = keyword.words();
    match (words.next(), words.next()) {
        (Some(only), None) => is_akin(word, only),
        (Some(first), Some(_)) => word == first && text.contains(keyword),
        (None, _) => false,
    }
}

/// Returns whether a text has a keyword, which may have another ending.
pub fn has(text: &NormalizedText, keyword: &NormalizedText) -> bool {
    let mut words = keyword.words();
    match (words.next(), words.next()) {
        (Some(word), None) => text.words().any(|own| is_akin(own, word)),
        (Some(_), Some(_)) => text.contains(keyword),
        (None, _) => false,
    }
}
