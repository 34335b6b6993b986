//! Recognizes in an answer the reason for a conditional question, and whether it answers that question too.

use super::mentions::has;
use crate::guide::{ConditionalQuestion, InterviewGuide};
use crate::interviewing::life_facts::{ConditionFacts, ToldFacts, is_negative, is_state_verb};
use crate::interviewing::normalized_text::NormalizedText;
use crate::interviewing::sentences::sentences;
use crate::interviewing::synonyms::is_same_thing;
use crate::interviewing::topic_words::{content_words, is_akin};
use crate::interviewing::word_patterns::CompiledAnswerPatterns;
use crate::language::Language;
use crate::meanings::statement_probability;
use colloquy_languages::statements::StatementKind;

/// How many words before a keyword a negation reaches.
const NEGATION_WORDS: usize = 3;
/// The most letters of a verb of which any form counts.
const SHORT_VERB: usize = 4;
/// A condition of at least this many words is met by `WORDS_OF_LONG_CONDITION` of them. A single word may occur in any
/// answer.
const LONG_CONDITION: usize = 3;
const WORDS_OF_LONG_CONDITION: usize = 2;
/// How probable it must be that a sentence complains.
const IS_COMPLAINT: f32 = 0.5;
/// How probable it must be that a sentence which names the thing complains about it.
const MAY_COMPLAIN: f32 = 0.2;
/// How many sentences of an answer are judged, which bounds the work for a long one.
const JUDGED_SENTENCES: usize = 40;

/// What an answer says about a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConditionStatus {
    Unmet,
    /// The invitee has said that it is not so.
    Denied,
    Met,
    /// It is met, and its question is answered.
    Answered,
}

/// The words by which answers meet a condition.
pub struct ConditionMatcher {
    keywords: Vec<NormalizedText>,
    /// How many of them a sentence must have.
    fewest: usize,
    /// The words that the whole interview is about, which do not meet a condition by themselves.
    common: Vec<String>,
    asks_why: bool,
    /// Whether the condition is that something is not so: "if they will not renew".
    is_negative: bool,
    negators: Vec<NormalizedText>,
    /// The words of the condition after an article, which are no verbs.
    nouns: Vec<String>,
    facts: ConditionFacts,
    /// The words of the condition that are keywords.
    own: Vec<String>,
    language: Language,
}

/// An answer, with what precedes it.
pub struct AnswerInContext<'a> {
    pub text: &'a str,
    pub question: &'a NormalizedText,
    /// Yes or no, if it is either.
    pub consent: Option<bool>,
    /// What all answers tell, this one included.
    pub told: &'a ToldFacts,
}

impl ConditionMatcher {
    pub fn all(guide: &InterviewGuide, language: Language) -> Vec<Self> {
        guide.conditions.iter().map(|condition| ConditionMatcher::of(condition, guide, language)).collect()
    }

    fn of(condition: &ConditionalQuestion, guide: &InterviewGuide, language: Language) -> Self {
        let tables = language.tables();
        let says_something = |word: &NormalizedText| !content_words(word, language).is_empty();
        let keywords = condition.keywords.iter().map(|word| NormalizedText::of(word));
        let keywords: Vec<_> = keywords.filter(says_something).collect();
        let text = NormalizedText::of(&condition.condition);
        let is_keyword = |word: &&str| keywords.iter().any(|keyword| has(keyword, &NormalizedText::of(word)));
        let own: Vec<&str> = content_words(&text, language).into_iter().filter(is_keyword).collect();
        let has_alternatives = text.words().any(|word| tables.guide.bans.separators.contains(&word));
        let asked = guide.topics.iter().flat_map(|topic| [&topic.name, &topic.opening]);
        let names: Vec<NormalizedText> = asked.map(|text| NormalizedText::of(text)).collect();
        let faint: Vec<NormalizedText> =
            tables.guide.faint.iter().map(|word| NormalizedText::of(word)).collect();
        let is_common = |word: &&str| {
            let is_named = || names.iter().any(|name| name.words().any(|own| is_akin(own, word)));
            faint.contains(&NormalizedText::of(word)) || is_state_verb(word, language) || is_named()
        };
        let common: Vec<&str> = own.iter().copied().filter(is_common).collect();
        let is_distinct = common.len() < own.len();
        let is_long = own.len() - common.len() >= LONG_CONDITION && !has_alternatives;
        let question = NormalizedText::of(&condition.question);
        let why = tables.guide.why.iter().map(|word| NormalizedText::of(word));
        let negators: Vec<NormalizedText> =
            tables.sentiment.modifiers.negators.iter().map(|word| NormalizedText::of(word)).collect();
        ConditionMatcher {
            is_negative: is_negative(&text, language),
            facts: ConditionFacts::of(&condition.condition, language),
            fewest: if is_long { WORDS_OF_LONG_CONDITION } else { 1 },
            common: if is_distinct { with_synonyms(&common, language) } else { Vec::new() },
            asks_why: why.into_iter().any(|why| question.contains(&why)),
            negators,
            nouns: nouns_in(&text, language),
            own: own.iter().map(|word| (*word).to_owned()).collect(),
            keywords,
            language,
        }
    }

    pub fn finding(&self, answer: &AnswerInContext<'_>) -> ConditionStatus {
        let all = sentences(answer.text);
        let said: Vec<NormalizedText> =
            all.iter().map(|sentence| self.without_names(sentence.text)).collect();
        let is_complaint = |sentence: &str| self.complains(sentence, answer.question);
        let is_met = |at: &usize| self.is_met_by(&said[*at]) && self.may_complain(all[*at].text);
        let met = (0..said.len()).find(is_met);
        let met = met.or_else(|| all.iter().take(JUDGED_SENTENCES).position(|it| is_complaint(it.text)));
        let by_facts = || self.facts.are_met(answer.told, answer.text, self.language);
        let decided = self.decided(answer);
        let place = match met {
            Some(place) => place,
            None if decided == Some(true) || by_facts() => 0,
            None if decided == Some(false)
                || self.facts.are_denied(answer.told)
                || self.is_denied_by(&said) =>
            {
                return ConditionStatus::Denied;
            }
            None => return ConditionStatus::Unmet,
        };
        let causes = &CompiledAnswerPatterns::of(self.language).causes;
        let gives_reason = || said[place..].iter().take(2).any(|sentence| causes.is_in(sentence));
        if self.asks_why && gives_reason() { ConditionStatus::Answered } else { ConditionStatus::Met }
    }

    /// Returns a sentence without names within it, unless the condition has them: "Carol" is no form of "caro". German nouns
    /// look like names.
    fn without_names(&self, sentence: &str) -> NormalizedText {
        let is_kept = |(at, word): &(usize, &str)| {
            *at == 0
                || self.language == Language::German
                || !word.starts_with(char::is_uppercase)
                || self.keywords.iter().any(|keyword| keyword.contains(&NormalizedText::of(word)))
        };
        let kept = sentence.split_whitespace().enumerate().filter(is_kept).map(|(_, word)| word);
        NormalizedText::of(&kept.collect::<Vec<_>>().join(" "))
    }

    /// Returns whether yes or no answers a question that has the words of the condition: "Do you use the app?"
    fn decided(&self, answer: &AnswerInContext<'_>) -> Option<bool> {
        let consent = answer.consent?;
        let is_asked = |word: &NormalizedText| has(answer.question, word);
        let own: Vec<&NormalizedText> = self.keywords.iter().filter(|word| self.is_own(word)).collect();
        let is_decided = !own.is_empty() && own.iter().all(|word| is_asked(word));
        is_decided.then_some(consent != self.is_negative)
    }

    /// Returns whether a keyword is a word of the condition, and no synonym of one.
    fn is_own(&self, keyword: &NormalizedText) -> bool {
        self.own.iter().any(|own| NormalizedText::of(own) == *keyword)
    }

    /// Returns whether a sentence denies all words of the condition that it has: "We do not use the app."
    fn is_denied_by(&self, said: &[NormalizedText]) -> bool {
        let own = || self.keywords.iter().filter(|word| self.is_own(word));
        !self.is_negative
            && said.iter().any(|sentence| {
                let mut found = own().filter(|word| has(sentence, word)).peekable();
                found.peek().is_some() && found.all(|word| self.is_negated(sentence, word))
            })
    }

    /// Returns whether a sentence may be the complaint that a condition is about: to name a thing is none.
    fn may_complain(&self, sentence: &str) -> bool {
        let kinds = [StatementKind::Complaint, StatementKind::Harm, StatementKind::Wish];
        self.facts.complained.is_empty()
            || statement_probability(sentence, self.language, &kinds) >= MAY_COMPLAIN
    }

    /// Returns whether a sentence that answers a question about the same thing complains about it.
    fn complains(&self, sentence: &str, question: &NormalizedText) -> bool {
        let is_same = |own: &String| question.words().any(|word| is_same_thing(own, word, self.language));
        self.facts.complained.iter().any(is_same)
            && statement_probability(
                sentence,
                self.language,
                &[StatementKind::Complaint, StatementKind::Harm],
            ) >= IS_COMPLAINT
    }

    fn is_met_by(&self, sentence: &NormalizedText) -> bool {
        // "Par" is no form of "part".
        let content = NormalizedText::of(&content_words(sentence, self.language).join(" "));
        let is_said = |word: &&NormalizedText| {
            sentence.contains(word)
                || has(&content, word)
                || word.words().count() > 1 && has(sentence, word)
                || self.has_form(sentence, word)
        };
        let found = self
            .keywords
            .iter()
            .filter(|word| is_said(word) && self.is_negated(sentence, word) == self.is_negative);
        // Several keywords may be forms of one word.
        let mut distinct: Vec<&NormalizedText> = Vec::new();
        for word in found {
            let is_form = |known: &&NormalizedText| has(known, word) || has(word, known);
            if !distinct.iter().any(is_form) {
                distinct.push(word);
            }
        }
        let is_common =
            |word: &&NormalizedText| self.common.iter().any(|common| has(word, &NormalizedText::of(common)));
        distinct.len() >= self.fewest && !distinct.iter().all(is_common)
    }

    /// Returns whether a sentence has another form of a short verb: "no la uso" for "si no usa la app".
    fn has_form(&self, sentence: &NormalizedText, word: &NormalizedText) -> bool {
        let is_romance =
            matches!(self.language, Language::Spanish | Language::Italian | Language::Portuguese);
        let stem = |word: &str| {
            let one = word.strip_suffix(['n', 's']).unwrap_or(word);
            one.strip_suffix(['a', 'e', 'i', 'o']).unwrap_or(one).to_owned()
        };
        let is_short_verb = |own: &&str| {
            is_romance && own.chars().count() <= SHORT_VERB && !self.nouns.iter().any(|noun| noun == own)
        };
        let Some(own) = word.words().next().filter(is_short_verb) else { return false };
        let own_stem = stem(own);
        own_stem.chars().count() >= 2
            && word.words().count() == 1
            && sentence.words().any(|said| said.chars().count() <= SHORT_VERB + 1 && stem(said) == own_stem)
    }

    fn is_negated(&self, said: &NormalizedText, word: &NormalizedText) -> bool {
        let words: Vec<&str> = said.words().collect();
        let Some(first) = word.words().next() else { return false };
        let is_form = |own: &&&str| is_akin(own, first) || self.has_form(&NormalizedText::of(own), word);
        let Some(at) = words.iter().position(|own| is_form(&own)) else { return false };
        let before = NormalizedText::of(&words[at.saturating_sub(NEGATION_WORDS)..at].join(" "));
        self.negators.iter().any(|negator| before.contains(negator))
    }
}

/// Returns words, and those for the same things: "daughter" for "child".
fn with_synonyms(words: &[&str], language: Language) -> Vec<String> {
    let groups = language.tables().guide.synonyms.iter();
    let named =
        groups.filter(|group| group.iter().any(|synonym| words.iter().any(|word| is_akin(synonym, word))));
    let synonyms = named.flat_map(|group| group.iter().copied());
    words.iter().copied().chain(synonyms).map(str::to_owned).collect()
}

/// Returns the words after articles.
fn nouns_in(text: &NormalizedText, language: Language) -> Vec<String> {
    let words: Vec<&str> = text.words().collect();
    let determiners = language.tables().guide.determiners;
    words.windows(2).filter(|pair| determiners.contains(&pair[0])).map(|pair| pair[1].to_owned()).collect()
}

#[cfg(test)]
mod tests;
