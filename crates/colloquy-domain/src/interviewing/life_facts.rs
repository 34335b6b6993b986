//! Recognizes facts of life in the conditions of a guide and in answers: "my son is autistic" for "a child with special
//! needs". [`colloquy_languages::life_facts`] has the words.

use std::collections::BTreeSet;

use colloquy_languages::PerLanguage;
use colloquy_languages::life_facts::LifeFact;

use super::normalized_text::NormalizedText;
use super::sentences::sentences;
use super::topic_words::{content_words, is_akin};
use super::word_patterns::WordPatternSet;
use crate::language::Language;

/// How many words a negation reaches: "we do not have a dog".
const NEGATION_WORDS: usize = 3;
/// This many words of a condition beside its facts say which of them are meant: "a dog that bites".
const DISTINCT_WORDS: usize = 2;
const CLAUSE_ENDS: [char; 10] = [',', ';', ':', '–', '—', '.', '!', '?', '…', '¡'];
/// What is one's own exists, even if something is denied of it: "no one asked my son".
const OWN: [&str; 27] = [
    "my", "our", "mein", "meine", "meinen", "meinem", "meiner", "unser", "unsere", "unseren", "unserem",
    "unserer", "mon", "ma", "mes", "notre", "nos", "mi", "mis", "mio", "mia", "miei", "meu", "minha", "mijn",
    "onze", "ons",
];

/// Negations that are nouns after an article.
const NOUNS: [&str; 2] = ["personne", "point"];

struct CompiledFact {
    fact: LifeFact,
    named: WordPatternSet,
    told: WordPatternSet,
    denied: WordPatternSet,
    /// All words of conditions that belong to it.
    words: WordPatternSet,
}

struct CompiledFacts {
    facts: Vec<CompiledFact>,
    states: WordPatternSet,
    attitudes: WordPatternSet,
    mentioning: WordPatternSet,
    complaining: WordPatternSet,
    delicate: WordPatternSet,
    negators: Vec<NormalizedText>,
}

static FACTS: PerLanguage<CompiledFacts> = PerLanguage::new(|language| {
    let (table, set) = (&language.tables().life_facts, WordPatternSet::of);
    let facts = table.facts.iter().map(|words| {
        let (named, _) = words.named.split_once(" | ").unwrap_or((words.named, ""));
        CompiledFact {
            fact: words.fact,
            named: set(named),
            told: set(words.told),
            denied: set(words.denied),
            words: WordPatternSet::of_single_words(words.named),
        }
    });
    let negators = language.tables().sentiment.modifiers.negators;
    CompiledFacts {
        facts: facts.collect(),
        states: set(table.states),
        attitudes: set(table.attitudes),
        mentioning: set(table.mentioning),
        complaining: set(table.complaining),
        delicate: set(table.delicate),
        negators: negators.iter().map(|word| NormalizedText::of(word)).collect(),
    }
});

/// What a condition says about the person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConditionFacts {
    /// The facts of life that it names.
    facts: Vec<LifeFact>,
    /// Whether one of them is enough.
    has_alternatives: bool,
    /// Its words beside them, if there are enough that the facts alone do not meet it.
    others: Vec<String>,
    /// What it is that the person complains about, if it is a condition on complaints.
    pub complained: Vec<String>,
}

/// What the answers of an interview tell about the person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToldFacts {
    told: BTreeSet<LifeFact>,
    denied: BTreeSet<LifeFact>,
}

impl ToldFacts {
    /// Adds what an answer tells.
    pub fn add(&mut self, answer: &str, language: Language) {
        let table = FACTS.of(language);
        let all = sentences(answer);
        let told = all.iter().filter(|sentence| !sentence.is_question);
        let clauses: Vec<NormalizedText> =
            told.flat_map(|sentence| sentence.text.split(CLAUSE_ENDS)).map(NormalizedText::of).collect();
        for fact in &table.facts {
            let (mut is_told, mut is_negated, mut is_denied) = (false, false, false);
            for clause in &clauses {
                let words: Vec<&str> = clause.words().collect();
                is_denied |= fact.denied.places_in(&words).next().is_some();
                for at in fact.told.places_in(&words) {
                    let negates = !is_own(&words, at) && table.is_negated(&words, at);
                    is_told |= !negates;
                    is_negated |= negates;
                }
            }
            // "I can't have gluten" says it with a negation, "the app? I don't use it" has the words of both.
            if is_denied || is_negated && !is_told {
                self.denied.insert(fact.fact);
            } else if is_told {
                self.told.insert(fact.fact);
            }
        }
    }
}

impl CompiledFacts {
    fn is_negated(&self, words: &[&str], at: usize) -> bool {
        let before = NormalizedText::of(&words[at.saturating_sub(NEGATION_WORDS)..at].join(" "));
        self.negators.iter().any(|negator| before.contains(negator))
    }
}

fn is_own(words: &[&str], at: usize) -> bool {
    words[at..].iter().take(2).any(|word| OWN.contains(word))
}

impl ConditionFacts {
    pub fn of(condition: &str, language: Language) -> Self {
        let (table, said) = (FACTS.of(language), NormalizedText::of(condition));
        let mut own = ConditionFacts::default();
        if table.complaining.is_in(&said) {
            let words = content_words(&said, language).into_iter();
            let is_verb = |word: &&str| table.attitudes.is_in(&NormalizedText::of(word));
            own.complained = words.filter(|word| !is_verb(word)).map(str::to_owned).collect();
            return own;
        }
        let named: Vec<&CompiledFact> = table.facts.iter().filter(|fact| fact.named.is_in(&said)).collect();
        let included: Vec<LifeFact> = named.iter().flat_map(|fact| fact.fact.includes()).copied().collect();
        own.facts = named.iter().map(|fact| fact.fact).filter(|fact| !included.contains(fact)).collect();
        if own.facts.is_empty() || depends_on_attitude(&said, &own.facts, language) {
            return ConditionFacts::default();
        }
        let separators = language.tables().guide.bans.separators;
        own.has_alternatives = said.words().any(|word| separators.contains(&word));
        let is_light = |word: &&str| {
            let word = NormalizedText::of(word);
            let tables = language.tables();
            let is_in = |list: &[&str]| list.iter().any(|own| word == NormalizedText::of(own));
            named.iter().any(|fact| fact.words.is_in(&word))
                || table.states.is_in(&word)
                || table.mentioning.is_in(&word)
                || is_in(tables.guide.faint)
                || is_in(tables.guide.mentions)
                || is_in(tables.guide.third_person)
                || is_in(tables.guide.people)
        };
        let others: Vec<&str> =
            content_words(&said, language).into_iter().filter(|word| !is_light(word)).collect();
        if others.len() >= DISTINCT_WORDS {
            own.others = others.into_iter().map(str::to_owned).collect();
        }
        own
    }

    /// Returns whether the answers so far meet the condition, the last of which is given.
    pub fn are_met(&self, told: &ToldFacts, last: &str, language: Language) -> bool {
        let is_told = |fact: &LifeFact| told.told.contains(fact);
        let said = NormalizedText::of(last);
        let said = content_words(&said, language);
        let is_meant = || self.others.iter().any(|own| said.iter().any(|word| is_akin(own, word)));
        self.holds(is_told) && (self.others.is_empty() || is_meant())
    }

    /// Returns whether an answer has said that the condition is not met.
    pub fn are_denied(&self, told: &ToldFacts) -> bool {
        let is_denied = |fact: &LifeFact| told.denied.contains(fact) && !told.told.contains(fact);
        let mut facts = self.facts.iter();
        !self.facts.is_empty()
            && if self.has_alternatives { facts.all(is_denied) } else { facts.any(is_denied) }
    }

    fn holds(&self, is_told: impl Fn(&LifeFact) -> bool) -> bool {
        let mut facts = self.facts.iter();
        !self.facts.is_empty() && if self.has_alternatives { facts.any(is_told) } else { facts.all(is_told) }
    }
}

/// Returns whether a condition names a fact of life, by which answers meet it.
pub fn names_life_fact(condition: &str, language: Language) -> bool {
    !ConditionFacts::of(condition, language).facts.is_empty()
}

/// Returns whether a word is a verb that many facts have: "come", "have".
pub fn is_state_verb(word: &str, language: Language) -> bool {
    FACTS.of(language).states.is_in(&NormalizedText::of(word))
}

/// Returns the words of the part of an answer that tells a fact of a condition.
pub fn words_telling(condition: &str, answer: &str, language: Language) -> Vec<String> {
    let (table, facts) = (FACTS.of(language), ConditionFacts::of(condition, language).facts);
    let told = |clause: &NormalizedText| {
        let words: Vec<&str> = clause.words().collect();
        let mut named = table.facts.iter().filter(|fact| facts.contains(&fact.fact));
        named.any(|fact| fact.told.places_in(&words).next().is_some())
    };
    let clause = answer.split(CLAUSE_ENDS).map(NormalizedText::of).find(told);
    clause.map_or_else(Vec::new, |clause| {
        content_words(&clause, language).into_iter().map(str::to_owned).collect()
    })
}

/// Returns whether a condition depends on what a person says, feels or wants, or is that something is not so.
fn depends_on_attitude(condition: &NormalizedText, facts: &[LifeFact], language: Language) -> bool {
    use LifeFact::{FailedExam, OtherLanguage, Senses, Unemployed};
    let table = FACTS.of(language);
    // "Does not speak English well" is a fact.
    let may_be_negative =
        facts.iter().any(|fact| matches!(fact, FailedExam | OtherLanguage | Senses | Unemployed));
    let words: Vec<&str> = condition.words().collect();
    let is_negator =
        |at: usize| table.negators.iter().any(|negator| negator.words().any(|own| own == words[at]));
    let is_fact = |at: usize| {
        table.mentioning.begins(&words[at..])
            || facts_have(facts, words[at], language)
            || may_be_negative && is_negator(at)
    };
    !may_be_negative && is_negative(condition, language)
        || table.attitudes.places_in(&words).any(|at| !is_fact(at))
}

/// Returns whether a condition is that something is not so. "La personne" is no negation, which "personne" alone is.
pub fn is_negative(condition: &NormalizedText, language: Language) -> bool {
    let words: Vec<&str> = condition.words().collect();
    let determiners = language.tables().guide.determiners;
    FACTS.of(language).negators.iter().any(|negator| {
        let own: Vec<&str> = negator.words().collect();
        let mut places = (0..words.len()).filter(|at| words[*at..].starts_with(&own));
        let is_noun =
            |at: usize| NOUNS.contains(&words[at]) && at > 0 && determiners.contains(&words[at - 1]);
        places.any(|at| !is_noun(at))
    })
}

fn facts_have(facts: &[LifeFact], word: &str, language: Language) -> bool {
    let word = NormalizedText::of(word);
    let all = &FACTS.of(language).facts;
    all.iter().any(|fact| facts.contains(&fact.fact) && fact.words.is_in(&word))
}

/// Returns whether someone may be asked about a condition of which nothing is known: it is a fact about the person, and no
/// delicate one. What someone says, feels or wants shows in their answers.
pub fn may_ask_about(condition: &str, language: Language) -> bool {
    let (table, said) = (FACTS.of(language), NormalizedText::of(condition));
    let named: Vec<LifeFact> =
        table.facts.iter().filter(|fact| fact.named.is_in(&said)).map(|fact| fact.fact).collect();
    let words = language.tables();
    let judges = || {
        let lists = [words.sentiment.positive, words.sentiment.negative];
        said.words().any(|word| lists.iter().any(|list| list.lines().any(|own| own == word)))
    };
    table.states.is_in(&said)
        && !table.mentioning.is_in(&said)
        && !depends_on_attitude(&said, &named, language)
        && !named.iter().any(|fact| fact.is_delicate())
        && !table.delicate.is_in(&said)
        && (!named.is_empty() || !judges())
        && !content_words(&said, language).is_empty()
}

#[cfg(test)]
mod tests;
