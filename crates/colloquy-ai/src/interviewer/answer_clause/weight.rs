//! Weighs the clauses of an answer.

use colloquy_domain::insights::FindingKind;
use colloquy_domain::interviewing::{
    CompiledAnswerCues, CompiledAnswerPatterns, NormalizedText, content_words,
};
use colloquy_domain::invitation::Sentiment;
use colloquy_domain::language::Language;
use colloquy_languages::PerLanguage;

use super::quotes::REPEATED_WORDS;
use super::{FollowUpReason, ScoredAnswerClause};
use crate::insights::impact::JudgedStatement;
use crate::insights::sentiment::SentimentTally;
use crate::insights::tokens::tokens;
use crate::insights::{impact, lexicon};

/// The fewest words that say something with a number: "the number 14" does not.
const TOLD_NUMBER_WORDS: usize = 5;
/// How many words a negation reaches: "no problems", "not really difficult", "wasn’t so bad".
const NEGATION_WORDS: usize = 3;
/// The fewest words of a clause that is judged without its sentence.
const JUDGED_WORDS: usize = 5;
/// A longer sentence is judged by its clauses, which bounds the work.
const JUDGED_BYTES: usize = 400;
/// The fewest words that carry meaning in a clause that names something bad: "that it is annoying" names nothing.
const NAMING_WORDS: usize = 2;
/// A clause that says so much about harm deserves sympathy.
const GRAVE: usize = 2;
/// What a loss, a danger or a quarrel weighs besides.
const WEIGHTY: usize = 3;

static NEGATORS: PerLanguage<Vec<NormalizedText>> = PerLanguage::new(|language| {
    let negators = language.tables().sentiment.modifiers.negators;
    negators.iter().map(|word| NormalizedText::of(word)).collect()
});

/// Returns the weight of what a clause says. Its words do not matter.
fn weight_of(kind: FindingKind) -> usize {
    match kind {
        FindingKind::Harm => 7,
        FindingKind::Money | FindingKind::Leaving | FindingKind::Blocked => 5,
        FindingKind::Complaint => 3,
        FindingKind::Wish | FindingKind::Praise | FindingKind::Other => 0,
    }
}

/// Returns whether a clause is about the interview or private life, or only begins an answer.
pub fn is_aside(clause: &str, language: Language) -> bool {
    let (said, cues) = (NormalizedText::of(clause), CompiledAnswerCues::of(language));
    [&cues.interview, &cues.empty, &cues.private].into_iter().any(|cues| cues.is_in(&said))
}

/// Returns whether all words of blame in a text are negated: "I wasn't scared, and my son isn't either".
pub fn denies_blame(text: &str, language: Language) -> bool {
    let said = NormalizedText::of(text);
    let (words, lexicon) = (said.words().collect::<Vec<_>>(), lexicon::of(language));
    let negators = NEGATORS.of(language);
    let is_negated = |at: &usize| {
        let before = NormalizedText::of(&words[at.saturating_sub(NEGATION_WORDS)..*at].join(" "));
        negators.iter().any(|negator| before.contains(negator))
    };
    let mut blame = (0..words.len())
        .filter(|at| lexicon.weight(words[*at]).is_some_and(|weight| weight < 0.0))
        .peekable();
    blame.peek().is_some() && blame.all(|at| is_negated(&at))
}

/// Returns a clause with its weight, unless it has nothing worth a follow-up.
pub fn scored(clause: &str, sentence: &str, language: Language) -> Option<ScoredAnswerClause> {
    let said = NormalizedText::of(clause);
    let (patterns, cues) = (CompiledAnswerPatterns::of(language), CompiledAnswerCues::of(language));
    if is_aside(clause, language) {
        return None;
    }
    let lexicon = lexicon::of(language);
    let words: Vec<&str> = said.words().collect();
    let negators = NEGATORS.of(language);
    let is_negator = |text: &str| negators.iter().any(|negator| NormalizedText::of(text).contains(negator));
    let holds = |at: &usize| !is_negator(&words[at.saturating_sub(NEGATION_WORDS)..*at].join(" "));
    let is_negative = |at: &usize| lexicon.weight(words[*at]).is_some_and(|weight| weight < 0.0);
    let negative = (0..words.len()).filter(is_negative).filter(holds).count();
    // "Never angry" is nothing bad, although "never" may be.
    let negates = |at: &usize| {
        is_negator(words[*at]) && (at + 1..words.len()).take(NEGATION_WORDS).any(|next| is_negative(&next))
    };
    let harm = patterns.harm.places_in(&words).filter(holds).filter(|at| !negates(at)).count();
    let is_weighty = cues.holds(&cues.weighty, &said);
    let feeling = SentimentTally::of(&tokens(clause, lexicon.elision()), lexicon);
    let tally = feeling.sentiment();
    // "They're seven and ten" says too little to be judged alone.
    let judged = if words.len() < JUDGED_WORDS { sentence } else { clause };
    let kind_of_statement = impact::kind_of(judged, None, feeling, language);
    let is_judged = impact::is_bad(kind_of_statement) && sentence.len() <= JUDGED_BYTES;
    let (whole, is_clear) = match is_judged.then(|| JudgedStatement::of(sentence, language)) {
        Some(judged) => (judged.kind, judged.is_certain && judged.is_in_words),
        None => (kind_of_statement, false),
    };
    let is_certain = is_weighty || is_clear && impact::is_bad(whole) || harm + negative > 0;
    // A clause that only seems bad without the rest of its sentence is not.
    let weight = if is_certain || impact::is_bad(whole) { weight_of(kind_of_statement) } else { 0 };
    let is_bad = weight > 0
        || is_weighty
        || tally != Sentiment::Positive && (harm + negative > 1 || tally == Sentiment::Negative);
    let is_grave = harm >= GRAVE || kind_of_statement == FindingKind::Harm && is_clear;
    if is_bad && !is_grave && content_words(&said, language).len() < NAMING_WORDS {
        return None;
    }
    let vague = patterns.vague.count_in(&said);
    let cause = patterns.causes.count_in(&said);
    let has_number = clause.contains(|letter: char| letter.is_ascii_digit());
    let number = usize::from(has_number && words.len() >= TOLD_NUMBER_WORDS);
    let event = patterns.events.count_in(&said) + number;
    let kind = match () {
        () if kind_of_statement == FindingKind::Wish => FollowUpReason::Wish,
        () if is_grave => FollowUpReason::Harm,
        () if is_bad => FollowUpReason::Complaint,
        () if vague > 0 => FollowUpReason::Vague,
        () => FollowUpReason::Notable,
    };
    let is_short = words.len() < *REPEATED_WORDS.start();
    let score = weight.max(3 * harm.max(negative).min(2))
        + usize::from(is_weighty) * WEIGHTY
        + 2 * vague.min(1)
        + 2 * cause.min(1)
        + event.min(2);
    let score = score.saturating_sub(usize::from(is_short));
    (score > 0).then(|| ScoredAnswerClause {
        text: clause.to_owned(),
        sentence: sentence.to_owned(),
        kind,
        is_grave,
        is_weighty,
        is_certain,
        score,
    })
}
