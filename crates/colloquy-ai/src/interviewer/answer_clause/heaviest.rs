//! Finds the part of an answer that weighs most, by examples: most burdens are said without a word of feeling, in the
//! middle of something else.

use colloquy_domain::interviewing::{NormalizedText, sentences};
use colloquy_domain::language::Language;
use colloquy_domain::meanings::{statement_probability, weight_probability};
use colloquy_languages::statements::StatementKind::{Complaint, Harm, Praise};
use colloquy_languages::weights::StatementWeight::{self, Burden, Damage, Trouble};

use super::weight::{denies_blame, is_aside};
use super::{FollowUpReason, ScoredAnswerClause, clauses_of, is_to_interviewer};
use crate::insights::second_opinion::is_former;

/// From these on, a sentence and a clause of one are taken to weigh on someone or to have consequences, by the
/// probabilities of a burden, of damage and, by other examples, of harm. A clause has lost what was around it.
const HEAVY: (f32, f32) = (0.7, 0.85);
/// From this one on, a sentence may have such a clause.
const MAY_HOLD: f32 = 0.2;
/// From this one on, a sentence of this many words is bad without weighing that much.
const PLAINLY_BAD: f32 = 0.9;
const PLAIN_WORDS: usize = 10;
/// From this one on, it is rather bad than not.
const RATHER_BAD: f32 = 0.5;
/// From this one on, a clause says what is bad about its sentence.
const SAYS_IT: f32 = 0.65;
/// The fewest words that are judged.
const JUDGED_WORDS: usize = 4;
/// How many sentences of an answer are judged, which bounds the work for a long one.
const JUDGED_SENTENCES: usize = 16;

/// What weighs most in an answer.
#[derive(Clone, Debug)]
pub struct HeavyStatement {
    pub weight: StatementWeight,
    pub clause: ScoredAnswerClause,
}

/// Returns what weighs most in an answer, if anything does.
pub fn heaviest(answer: &str, language: Language) -> Option<HeavyStatement> {
    let told = sentences(answer).into_iter().filter(|sentence| !sentence.is_question);
    let told: Vec<&str> = told.take(JUDGED_SENTENCES).map(|sentence| sentence.text).collect();
    let heavy = told.iter().filter_map(|sentence| heavy(sentence, language));
    if let Some((_, weight, sentence)) = heavy.max_by(|one, other| one.0.total_cmp(&other.0)) {
        return Some(statement(weight, sentence, language));
    }
    let bad = told.iter().filter(|sentence| sentence.split_whitespace().count() >= PLAIN_WORDS);
    let bad = bad.map(|sentence| (badness(sentence, language), *sentence));
    let (_, sentence) = bad
        .filter(|(bad, sentence)| *bad >= PLAINLY_BAD && may_be_taken_up(sentence, language))
        .max_by(|one, other| one.0.total_cmp(&other.0))?;
    Some(statement(Trouble, sentence, language))
}

/// Returns whether a sentence or one of its clauses is rather bad than not.
pub fn is_bad(sentence: &str, language: Language) -> bool {
    let clauses = clauses_of(sentence, language);
    let judged = clauses.iter().filter(|clause| clause.split_whitespace().count() >= JUDGED_WORDS);
    let mut judged = judged.map(String::as_str).chain([sentence]);
    judged.any(|text| badness(text, language) >= RATHER_BAD)
}

fn badness(text: &str, language: Language) -> f32 {
    weight_probability(text, language, &[Burden, Damage, Trouble])
}

/// Returns a sentence that weighs on someone, with its weight and how much more probable than needed that is.
fn heavy(sentence: &str, language: Language) -> Option<(f32, StatementWeight, &str)> {
    let judged = |text: &str, wanted: f32| {
        let says_enough = text.split_whitespace().count() >= JUDGED_WORDS;
        let of = |weight| weight_probability(text, language, &[weight]);
        let (burden, damage) = (of(Burden), of(Damage));
        let kinds = |kinds: &[_]| statement_probability(text, language, kinds);
        let surplus = burden + damage + kinds(&[Harm]) - wanted;
        // "She held my hand all night" has the words of a burden.
        let is_bad = || kinds(&[Harm, Complaint]) >= kinds(&[Praise]);
        let weight = if burden >= damage { Burden } else { Damage };
        (says_enough && surplus >= 0.0 && is_bad()).then_some((surplus, weight))
    };
    // "She is a darling, she took my hand" as a whole is far from a burden.
    let whole = weight_probability(sentence, language, &[Burden, Damage]);
    let clauses = if whole >= MAY_HOLD { clauses_of(sentence, language) } else { Vec::new() };
    let of_clauses = clauses.iter().filter_map(|clause| judged(clause, HEAVY.1));
    let whole = judged(sentence, HEAVY.0).into_iter();
    let (surplus, weight) = whole.chain(of_clauses).max_by(|one, other| one.0.total_cmp(&other.0))?;
    may_be_taken_up(sentence, language).then_some((surplus, weight, sentence))
}

fn may_be_taken_up(sentence: &str, language: Language) -> bool {
    !is_aside(sentence, language)
        && !is_to_interviewer(sentence, language)
        && !denies_blame(sentence, language)
        && !is_former(sentence, language)
}

/// Returns a sentence with its clause that says most clearly what is bad.
fn statement(weight: StatementWeight, sentence: &str, language: Language) -> HeavyStatement {
    let clauses = clauses_of(sentence, language);
    let judged = clauses.into_iter().filter(|clause| clause.split_whitespace().count() >= JUDGED_WORDS);
    let judged = judged.filter(|clause| !announces_speech(clause, language));
    let judged = judged.map(|clause| (badness(&clause, language), clause));
    let clearest = judged.max_by(|one, other| one.0.total_cmp(&other.0)).filter(|one| one.0 >= SAYS_IT);
    let is_light = weight == Trouble;
    HeavyStatement {
        weight,
        clause: ScoredAnswerClause {
            text: clearest.map_or_else(|| sentence.to_owned(), |(_, clause)| clause),
            sentence: sentence.to_owned(),
            kind: if weight == Burden { FollowUpReason::Harm } else { FollowUpReason::Complaint },
            is_grave: false,
            is_weighty: !is_light,
            is_certain: true,
            score: 0,
        },
    }
}

/// Returns whether a clause ends before what someone said: "she said the whole time".
pub fn announces_speech(clause: &str, language: Language) -> bool {
    let said = NormalizedText::of(clause);
    let last = said.words().last().unwrap_or_default();
    let reporting = language.tables().intents.reporting;
    reporting.split(", ").any(|phrase| phrase.rsplit(' ').next() == Some(last))
}
