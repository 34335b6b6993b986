//! A second opinion on what kind of statement a sentence is: the examples of what weighs on people, and whether it is about
//! what used to be.

use colloquy_domain::insights::FindingKind;
use colloquy_domain::interviewing::{CompiledAnswerCues, NormalizedText};
use colloquy_domain::language::Language;
use colloquy_domain::meanings::{statement_kind, statement_probability, weight_probability};
use colloquy_languages::statements::StatementKind;
use colloquy_languages::weights::StatementWeight;

use super::impact::{STATED_WORDS, blamed_share, kind_as_learned};

/// From these on, the examples of burdens and those of harm agree that something bad is harm.
const WEIGHS: f32 = 0.6;
const MAY_BE_HARM: f32 = 0.1;
/// Below this one, and from the second one on, the examples contradict words of harm: "I cried, in a good way".
const WEIGHS_FOR_WORDS: f32 = 0.8;
const MAY_BE_PRAISE: f32 = 0.2;
/// The most words of a sentence that a phrase of blame is enough to judge.
const PHRASE_WORDS: usize = 9;
/// Below both of these, it is not certain that something is bad which no word blames.
const BLAMED: f32 = 0.8;
const TROUBLES: f32 = 0.6;
/// The number of words at the beginning of a text among which a word such as "formerly" is.
const FORMER_WITHIN: usize = 3;

/// Returns the kind that the examples of what weighs on people confirm. They are a second opinion: where both kinds of
/// examples disagree, a plain fact misleads less than a complaint or harm that is none.
pub fn confirmed(
    kind: FindingKind,
    (in_words, is_phrase): (FindingKind, bool),
    text: &str,
    language: Language,
) -> FindingKind {
    use FindingKind::{Complaint, Harm, Other};
    let share = |kinds: &[StatementKind]| statement_probability(text, language, kinds);
    let weighs = |weights: &[StatementWeight]| weight_probability(text, language, weights);
    let heavy = || weighs(&[StatementWeight::Burden, StatementWeight::Damage]);
    let troubles = || weighs(&[StatementWeight::Burden, StatementWeight::Damage, StatementWeight::Trouble]);
    let is_rather_praise = || {
        share(&[StatementKind::Harm]) < MAY_BE_HARM
            && share(&[StatementKind::Praise]) >= MAY_BE_PRAISE
            && heavy() < WEIGHS_FOR_WORDS
    };
    let words = text.split_whitespace().count();
    // "He is afraid of saying it wrong" is no more than its phrase says.
    let may_weigh_more = !is_phrase || words > PHRASE_WORDS;
    match kind {
        _ if words < STATED_WORDS => kind,
        Harm if in_words == Harm && is_rather_praise() => {
            statement_kind(text, language).map_or(Other, |(learned, _)| match kind_as_learned(learned) {
                Harm => Complaint,
                kind => kind,
            })
        }
        Complaint if may_weigh_more && share(&[StatementKind::Harm]) >= MAY_BE_HARM && heavy() >= WEIGHS => {
            Harm
        }
        Complaint if in_words == Other && blamed_share(text, language) < BLAMED && troubles() < TROUBLES => {
            Other
        }
        kind => kind,
    }
}

/// Returns whether a text is about what used to be, and does not compare that with what is now.
pub fn is_former(text: &str, language: Language) -> bool {
    let cues = CompiledAnswerCues::of(language);
    let said = NormalizedText::of(text);
    let beginning: Vec<&str> = said.words().take(FORMER_WITHIN).collect();
    cues.formerly.places_in(&beginning).next().is_some() && !cues.nowadays.is_in(&said)
}
